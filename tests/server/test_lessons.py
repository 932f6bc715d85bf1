"""Lessons over HTTP: positions in the learner's eyes, reasons, and the real table."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import pentarchy
from pentarchy.kernel.lesson import Lesson
from pentarchy.kernel.lesson_reading import lesson_of, scripts_of
from pentarchy.kernel.record import read_record
from pentarchy.kernel.registry import titles
from pentarchy.kernel.replay import replay, seed_kept
from pentarchy.server import lessons
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused

ALL = [(title, key) for title in titles() for key in scripts_of(pentarchy.game(title).folder)]
FIRST = "/api/games/kingdom-builder/lessons/first"


def shown(lesson: Lesson, decisions: int) -> Any:
    """The learner's view there, as JSON gives it."""
    view = lesson.moments[decisions].state.view(lesson.script.seat)
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize(("title", "key"), ALL)
def test_frames_add_up_to_what_the_learner_sees(title: str, key: str) -> None:
    lesson = lesson_of(pentarchy.game(title), key)
    told = msgspec.json.decode(msgspec.json.encode(lessons.told(title, key)))
    views, view = [], dict[str, Any]()
    for number, frame in enumerate(told["frames"]):
        view = {**view, **frame["view"]}
        views.append(view)
        assert view == shown(lesson, number)
    for name, ask in told["asks"].items():
        place, _, made = name.partition(":")
        moves = [int(number) for number in made.split(",") if number]
        note = lesson.notes[int(place)][1]
        if ask["frame"] is not None:
            state = lesson.after(note, moves).state
            expected = msgspec.json.decode(msgspec.json.encode(state.view(lesson.script.seat)))
            assert {**views[note.at], **ask["frame"]["view"]} == expected
        if len(moves) < note.ask:
            assert ask["wanted"]
            legal = {choice["id"] for choice in ask["choices"]}
            assert {int(action) for action in ask["wanted"]} | set(ask["accepted"]) <= legal


def test_events_are_numbered_in_a_row_and_hide_what_is_hidden() -> None:
    told = lessons.told("kingdom-builder", "first")
    events = [event for frame in told.frames for event in frame.events]
    assert [event.number for event in events] == list(range(len(events)))
    drawn = [event for event in events if event.id == "event-draw"]
    assert {event.args["terrain"] for event in drawn if event.seat == 1} == {"unseen"}
    assert "unseen" not in {event.args["terrain"] for event in drawn if event.seat == 0}


def test_the_shelf_and_the_lesson(server: Server) -> None:
    async def run() -> None:
        person = Client(server)
        games = {game["title"]: game for game in await person.ok("GET", "/api/games")}
        (first, *_) = games["kingdom-builder"]["lessons"]
        assert first["minutes"] == 7
        assert first["name"]["ru"] == "Ваше первое королевство"
        listed = await person.ok("GET", "/api/games/kingdom-builder/lessons")
        assert listed == games["kingdom-builder"]["lessons"]
        told = await person.ok("GET", FIRST)
        assert told["info"] == first
        assert len(told["frames"]) == 22

    asyncio.run(run())


def test_why_not_and_what_there_is_not(server: Server) -> None:
    async def run() -> None:
        person = Client(server)
        # The second settlement must stand beside the first (rule 3.4); O17 does.
        why = f"{FIRST}/notes/6/why?target="
        assert [one["rule"] for one in await person.ok("GET", f"{why}cell:0-0")] == ["3.4"]
        assert await person.ok("GET", f"{why}cell:16-14") == []
        after = f"{FIRST}/notes/18/why?made=2,0&target="
        assert [one["rule"] for one in await person.ok("GET", f"{after}cell:12-14")] == ["3.1"]
        refused(await person.api("GET", f"{FIRST}/notes/99/why?target=cell:0-0"), 404, "no-note")
        refused(await person.api("GET", f"{FIRST}/notes/18/why?made=1&target=x"), 404, "no-note")
        nothing = "/api/games/kingdom-builder/lessons/last"
        refused(await person.api("GET", nothing), 404, "no-lesson")
        refused(await person.api("GET", "/api/games/chess/lessons"), 404, "no-game")
        refused(await person.api("POST", f"{FIRST}/table"), 401, "no-name")

    asyncio.run(run())


@pytest.mark.parametrize(("title", "key"), ALL)
def test_the_real_table_begins_where_the_lesson_ends(title: str, key: str, server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        lesson = lesson_of(pentarchy.game(title), key)
        table = await anna.ok("POST", f"/api/games/{title}/lessons/{key}/table")
        assert table["origin"] == f"lesson:{title}/{key}"
        assert table["status"] == "running"
        assert [seat["mine"] for seat in table["seats"]].index(True) == lesson.script.seat
        assert {seat["level"] for seat in table["seats"] if not seat["mine"]} <= {"novice"}

    asyncio.run(run())


def test_what_is_played_on_after_a_lesson_can_be_verified(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        table = await anna.ok("POST", f"{FIRST}/table")
        await anna.connect()
        await anna.subscribe(table["id"])
        await anna.until_shown(table["id"])
        await anna.play_on(table["id"], Random(1))
        await anna.until_over(table["id"])
        await anna.disconnect()
        record = read_record((await anna.api("GET", f"/api/tables/{table['id']}/record")).text)
        assert replay(record).difference is None
        assert seed_kept(record) is None
        (branch,) = record.branches
        assert branch.source == "lesson:kingdom-builder/first"
        assert branch.commitment == table["commitment"]
        lesson = lesson_of(pentarchy.game("kingdom-builder"), "first")
        joint = record.lines.index(branch)
        assert [str(line) for line in record.lines[:joint]] == [
            str(line) for line in lesson.record.lines
        ]

    asyncio.run(run())
