"""What goes over the wire, byte by byte, against what each seat may know.

Whole games are played with somebody in each seat and a spectator. Afterwards the game is played
again from its record, by the kernel alone, and everything that anybody received is compared with
what that seat may know at that point. Nothing more may ever have been sent.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.kernel.registry import game, titles
from pentarchy.kernel.replay import prepare
from pentarchy.kernel.state import State
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_undo import leave, seated

every_title = pytest.mark.parametrize("title", titles())

SECTION = {
    "seat", "nth", "whole", "view", "prompt", "choices", "undo", "events", "repeats", "secret",
    "lines",
}  # fmt: skip
UPDATE = {"type", "table", "seen", "sections", "request", "result", "clock"}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Oracle:
    """What every seat may know after every move of a game."""

    def __init__(self, record: Record) -> None:
        assert record.seed is not None
        self.seats = record.seats
        self.dealer = Dealer(record.seed)
        self.events: list[tuple[int, Event]] = []
        self.known: dict[int | None, list[dict[str, Any]]] = {
            seat: [] for seat in (*range(self.seats), None)
        }
        _, state = prepare(record)
        self._deal(state, -1)
        self._note(state, [0] * self.seats)
        nths = [0] * self.seats
        row = 0
        for line in record.lines:
            if isinstance(line, Move) and line.seat != CHANCE:
                log: list[Event] = []
                state.play(line.seat, state.game.parse(line.action), log)
                self.events += [(row, event) for event in log]
                self._deal(state, row)
                nths[line.seat] += 1
                row += 1
                self._note(state, nths)

    def _deal(self, state: State, row: int) -> None:
        while (step := state.chance()) is not None:
            log: list[Event] = []
            state.play(CHANCE, step.dealt(state, self.dealer), log)
            self.events += [(row, event) for event in log]

    def _note(self, state: State, nths: list[int]) -> None:
        for seat, known in self.known.items():
            asked = seat is not None
            known.append(
                {
                    "seen": len(self.events),
                    "nth": nths[seat] if seat is not None else 0,
                    "view": plain(state.view(seat)),
                    "prompt": plain(state.prompt(seat)) if asked else None,  # type: ignore[arg-type]
                    "choices": plain(state.choices(seat)) if asked else [],  # type: ignore[arg-type]
                    "repeats": plain(state.repeats(seat)) if asked else None,  # type: ignore[arg-type]
                    "secret": asked and state.hides(seat),  # type: ignore[arg-type]
                    "lines": {
                        str(other): plain(state.lines_seen(other, seat))
                        for other in range(self.seats)
                    },
                }
            )

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """All events as that seat may know them."""
        found = []
        for number, (row, event) in enumerate(self.events):
            seen = event.seen_by(seat)
            entry = {"number": number, "row": row, "id": seen.id, "seat": seen.seat}
            if seen.args:
                entry["args"] = plain(seen.args)
            if seen.places:
                entry["places"] = list(seen.places)
            found.append(entry)
        return found


def check(wire: list[str], seat: int | None, oracle: Oracle) -> None:
    """Every update this client received says exactly what its seat may know."""
    view: dict[str, Any] = {}
    lines: dict[str, Any] = {}
    events: list[dict[str, Any]] = []
    updates = 0
    for text in wire:
        message = msgspec.json.decode(text)
        if message["type"] != "update":
            continue
        updates += 1
        assert set(message) == UPDATE
        assert message["clock"] is None  # nobody plays against time here
        (section,) = message["sections"]
        assert set(section) == SECTION
        assert section["seat"] == seat
        view = {**({} if section["whole"] else view), **section["view"]}
        lines = {**({} if section["whole"] else lines), **section["lines"]}
        events += section["events"]
        told = {
            "seen": message["seen"],
            "nth": section["nth"],
            "view": view,
            "prompt": section["prompt"],
            "choices": section["choices"],
            "repeats": section["repeats"],
            "secret": section["secret"],
            "lines": lines,
        }
        assert told in oracle.known[seat], "a position that this seat may know"
    assert updates
    assert events == oracle.told(seat)


@every_title
def test_nobody_receives_what_their_seat_may_not_know(
    title: str, tmp_path: Path, server: Server
) -> None:
    async def run() -> tuple[list[Client], str]:
        names = [f"Player {n}" for n in range(game(title).seat_range[-1])]
        key, people = await seated(server, title, *names)
        watch = people[0].info(key).watch
        assert watch is not None
        guest = Client(server)
        await guest.connect()
        await guest.subscribe(key, watch=watch)
        await guest.until_shown(key)
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
        for client in (*people, guest):
            await client.until_over(key)
        record = read_record((await people[0].api("GET", f"/api/tables/{key}/record")).text)
        oracle = Oracle(record)
        for seat, person in enumerate(people):
            check(person.wire, seat, oracle)
        check(guest.wire, None, oracle)
        scan([*people, guest], people, record, key)
        await leave([*people, guest])
        return people, key

    asyncio.run(run())


def test_a_shared_screen_can_show_what_everybody_may_see(server: Server) -> None:
    """Who holds several seats gets a spectator's section too, and is told which seats hide what."""

    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", "me", "me"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until_shown(key)
            turn = anna.my_turns(key)[0]
            sections = anna.tables[key].seats
            assert sorted(sections, key=str) == [0, 1, None]
            hides = {seat: anna.section(key, seat).secret for seat in sections}
            # Rule 2.1: the card of the one on turn lies open; the other's is hidden.
            assert hides == {turn: False, 1 - turn: True, None: False}
            cards = [player["card"] for player in sections[None].view["players"]]
            assert cards == [None, None]
            assert sections[1 - turn].view["players"][1 - turn]["card"] is not None

    asyncio.run(run())


def test_points_that_depend_on_hidden_things_stay_hidden(tmp_path: Path) -> None:
    """A game says which lines a viewer may know: nobody is sent more."""

    async def run(server: Server) -> None:
        key, people = await seated(server, "shy", "Anna", "Boris")
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
        for seat, person in enumerate(people):
            await person.until_over(key)
            for update in person.tables[key].updates:
                (section,) = update.sections
                for other, lines in section.lines.items():
                    sources = [line.source for line in lines]
                    assert ("purse" in sources) == (other == str(seat))
            end = await person.ok("GET", f"/api/tables/{key}/positions/3?seat={seat}")
            known = ["purse" in [line["source"] for line in own] for own in end["lines"]]
            assert known == [other == seat for other in range(2)]
            watched = await person.ok("GET", f"/api/tables/{key}/positions/3")
            assert not any(line["source"] == "purse" for own in watched["lines"] for line in own)
        await leave(people)

    with Server(tmp_path, games="shy=tests.server.odd_games:shy") as server:
        asyncio.run(run(server))


def scan(clients: list[Client], people: list[Client], record: Record, key: str) -> None:
    """No secret is in any byte that anybody received before the end of the game."""
    server = clients[0].server
    identities = [row[0] for row in server.rows("select id from identities")]
    links = server.rows("select invite, watch from tables where id = :key", key=key)
    ((invite, watch),) = links
    file = Path(f"{server.file}.secret")
    secret = file.read_text().strip() if file.exists() else server.secret
    cookies = [value for person in people for value in person.cookies.values()]
    for client in clients:
        before = [text for text in client.wire if '"result":{' not in text]
        assert len(before) < len(client.wire), "the end was seen"
        for text in before:
            assert str(record.seed) not in text
            assert record.salt not in text
        outside = client not in people
        for text in client.wire:
            for hidden in (secret, *identities, *cookies, *((invite, watch) if outside else ())):
                assert hidden not in text


def test_logs_and_answers_hold_no_secrets(tmp_path: Path) -> None:
    async def play(server: Server) -> list[str]:
        async with await Client(server).named("Anna") as anna:
            made = await anna.table("toy", "me", "me", options={"rounds": 1})
            await anna.start(made["id"])
            await anna.subscribe(made["id"])
            await anna.play_on(made["id"], Random(1))
            await anna.api("GET", f"/api/invites/{made['invite']}")
            await anna.api("GET", f"/api/watch/{made['watch']}")
            token = (await anna.ok("POST", "/api/me/transfer"))["token"]
            await Client(server).ok("POST", "/api/me/receive", json={"token": token})
            return [made["invite"], made["watch"], token, *anna.cookies.values()]

    with Server(tmp_path, log_level="debug") as server:
        hidden = asyncio.run(play(server))
        secret = Path(f"{server.file}.secret")
        assert secret.stat().st_mode & 0o077 == 0
        assert server.file.stat().st_mode & 0o077 == 0
        server.stop()
        log = server.log.read_text()
        assert '"event": "request"' in log
        found = server.rows("select seed, salt, owner from tables")
        for value in (secret.read_text().strip(), *hidden, *(v for row in found for v in row)):
            assert value
            assert value not in log
