"""Puzzles over HTTP: positions in the solver's eyes, hints, why not, and what is remembered."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

import pentarchy
from pentarchy.analysis.puzzles import Posed, posed, puzzles_of
from pentarchy.kernel.registry import titles
from pentarchy.server.people import KEEPERS
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused

ALL = [(title, key) for title in titles() for key in puzzles_of(pentarchy.game(title).folder)]


def one_of() -> Posed:
    """A puzzle of at least two clicks."""
    found = (posed(pentarchy.game(title), key) for title, key in ALL)
    return next(one for one in found if len(one.solution) > 1)


def at(found: Posed, what: str) -> str:
    return f"/api/puzzles/{found.game.key}/{found.puzzle.key}/{what}"


def test_solved_click_by_click_and_remembered(server: Server) -> None:
    found = one_of()

    async def run() -> None:
        anna = await Client(server).named("Anna")
        shelf = await anna.ok("GET", "/api/puzzles")
        assert {(one["title"], one["key"]) for one in shelf["puzzles"]} == set(ALL)
        assert shelf["day"] in shelf["puzzles"]
        assert (await anna.ok("GET", "/api/me/puzzles"))["solved"] == 0
        for number in range(len(found.solution) + 1):
            moves = [str(action) for action in found.solution[:number]]
            step = await anna.ok("POST", at(found, "try"), json={"moves": moves})
            state = found.after(found.solution[:number])
            seen = msgspec.json.decode(msgspec.json.encode(state.view(found.puzzle.seat)))
            assert step["view"] == seen, "nothing but the seat's view leaves"
            assert step["ended"] == step["solved"] == (number == len(found.solution))
            legal = {choice["id"] for choice in step["choices"]}
            assert legal == (set() if step["ended"] else _ids(state.legal(found.puzzle.seat)))
        mine = await anna.ok("GET", "/api/me/puzzles")
        assert (mine["solved"], mine["current"], mine["best"]) == (1, 1, 1)
        # Again counts no more, and a solution that is shown afterwards changes nothing.
        await anna.ok("POST", at(found, "try"), json={"moves": [str(a) for a in found.solution]})
        await anna.ok("POST", at(found, "hint"), json={"moves": [], "step": 3})
        assert (await anna.ok("GET", "/api/me/puzzles")) == mine
        assert "puzzles" in {keeper.name for keeper in KEEPERS}

    asyncio.run(run())


def _ids(legal: Any) -> set[int]:
    return {action.id for action in legal}


def test_hints_tell_more_each_time_and_the_last_one_everything(server: Server) -> None:
    found = one_of()

    async def run() -> None:
        boris = await Client(server).named("Boris")
        first = await boris.ok("POST", at(found, "hint"), json={"moves": [], "step": 1})
        assert first["theme"] == found.puzzle.theme
        assert (first.get("next"), first.get("line", [])) == (None, [])
        second = await boris.ok("POST", at(found, "hint"), json={"moves": [], "step": 2})
        assert second["next"] == str(found.solution[0])
        assert not second.get("line")
        last = await boris.ok("POST", at(found, "hint"), json={"moves": [], "step": 3})
        assert len(last["line"]) == len(found.solution)
        # Who was shown it has not solved it.
        await boris.ok("POST", at(found, "try"), json={"moves": [str(a) for a in found.solution]})
        mine = await boris.ok("GET", "/api/me/puzzles")
        assert (mine["solved"], [one["solved"] for one in mine["known"]]) == (0, [False])

    asyncio.run(run())


def test_why_not_and_what_cannot_be(server: Server) -> None:
    found = one_of()

    async def run() -> None:
        clara = await Client(server).named("Clara")
        wrong = list(found.puzzle.other)
        step = await clara.ok("POST", at(found, "try"), json={"moves": wrong})
        assert step["ended"]
        assert not step["solved"]
        verdict = await clara.ok("POST", at(found, "why"), json={"moves": wrong})
        assert verdict["solution"] > verdict["value"]
        assert not verdict["as_good"]
        assert (await clara.ok("GET", "/api/me/puzzles"))["solved"] == 0
        unfinished = await clara.api("POST", at(found, "why"), json={"moves": []})
        refused(unfinished, 409, "puzzle-unfinished")
        twice = [str(found.solution[0])] * 30
        assert (await clara.api("POST", at(found, "try"), json={"moves": twice})).status_code == 409
        nonsense = await clara.api("POST", at(found, "try"), json={"moves": ["fly moon:1"]})
        refused(nonsense, 409, "request")
        nowhere = await clara.api("POST", "/api/puzzles/toy/1-1/try", json={"moves": []})
        refused(nowhere, 404, "no-puzzle")
        nobody = await Client(server).api("GET", "/api/me/puzzles")
        assert nobody.status_code == 401

    asyncio.run(run())
