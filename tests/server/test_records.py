"""Finished games: their records, uploads, and the walk through them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from random import Random

import pytest

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.record import Move, read_record
from pentarchy.kernel.registry import game, titles
from pentarchy.kernel.replay import Recording, prepare
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused
from tests.server.test_secrecy import plain
from tests.server.test_undo import leave, seated

every_title = pytest.mark.parametrize("title", titles())


def played(title: str, seed: int = 7, seats: int = 2, components: str | None = None) -> Recording:
    """A random game to its end, written down."""
    recording = Recording(game(title, components), seats, seed, {}, ("Ж", "Z"))
    rng = Random(seed)
    while recording.state.actors:
        seat = rng.choice(recording.state.actors)
        recording.play(seat, recording.state.legal(seat).pick(rng.random()))
    return recording


@every_title
def test_an_uploaded_record_is_verified_and_can_be_walked_through(
    title: str, server: Server
) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        recording = played(title)
        record = recording.record()
        text = record.to_text()
        answer = await anna.ok("POST", "/api/records", content=text.encode())
        table = answer["table"]
        assert (table["status"], table["source"]) == ("finished", "uploaded")
        assert tuple(table["scores"]) == record.scores
        assert [seat["name"] for seat in table["seats"]] == ["Ж", "Z"]
        key = table["id"]
        download = await anna.api("GET", f"/api/tables/{key}/record")
        assert read_record(download.text) == read_record(text)
        assert download.headers["content-disposition"].startswith("attachment")
        # At every tenth position the view is what the engine shows there.
        _, state = prepare(record)
        position = 0
        for line in read_record(text).lines:
            if not isinstance(line, Move):
                continue
            if line.seat != CHANCE:
                if position % 10 == 0:
                    shown = await anna.ok(
                        "GET", f"/api/tables/{key}/positions/{position}?seat={position % 2}"
                    )
                    view = state.view(position % 2)
                    assert shown["view"]["turn"] == view.turn
                    assert shown["view"]["actors"] == list(view.actors)
                    assert shown["position"] == position
                position += 1
            state.play(line.seat, state.game.parse(line.action))
        end = await anna.ok("GET", f"/api/tables/{key}/positions/{position}")
        assert end["positions"] == position
        assert end["over"]
        assert [sum(line["points"] for line in own) for own in end["lines"]] == table["scores"]
        course = await anna.ok("GET", f"/api/tables/{key}/course")
        assert len(course["points"]) == len(course["movers"]) == position + 1
        assert [sum(points) for points in course["points"][-1]] == table["scores"]
        assert course["movers"][-1] == end["seat"]
        last = [event for event in course["events"] if event["row"] == position - 1]
        assert last == end["events"]
        refused(await anna.api("GET", f"/api/tables/{key}/course?seat=9"), 404, "no-position")
        too_far = await anna.api("GET", f"/api/tables/{key}/positions/{position + 1}")
        refused(too_far, 404, "no-position")
        stranger = await Client(server).named("Boris")
        refused(await stranger.api("GET", f"/api/tables/{key}/record"), 404, "no-table")
        watched = await stranger.api("GET", f"/api/tables/{key}/record?watch={table['watch']}")
        assert watched.text == download.text

    asyncio.run(run())


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda text: "nonsense", "line 1"),
        (lambda text: text.replace("seed: 7", "seed: 8"), "the seed gives"),
        (lambda text: text.replace("scores: ", "scores: 1"), "scores"),
        (lambda text: "\n".join(text.split("\n")[:20]), "cut off"),
        (lambda text: text.replace("game: toy", "game: chess"), "chess"),
        (lambda text: text + "more\n", "neither a move"),
        (lambda text: text.replace("seats: 2", "seats: 99"), "seats"),
        (lambda text: text.replace("options: {", 'options: {"x":1,'), "option"),
    ],
)
def test_a_record_that_does_not_agree_is_refused(
    spoil: Callable[[str], str], says: str, server: Server
) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        text = spoil(played("toy").record().to_text())
        answer = await anna.api("POST", "/api/records", content=text.encode())
        refused(answer, 422, "record")
        assert says in answer.json()["text"]
        assert await anna.ok("GET", "/api/tables") == []

    asyncio.run(run())


def test_a_record_is_refused_in_russian(server: Server) -> None:
    """Also with the reason and the rule, which the game's own texts tell."""

    async def run() -> None:
        anna = await Client(server).named("Anna")
        lines = played("toy").record().to_text().splitlines()
        move = next(n for n, line in enumerate(lines) if line.startswith("0 bid"))
        text = "\n".join([*lines[: move + 1], *lines[move:]]) + "\n"
        headers = {"accept-language": "ru"}
        answer = await anna.api("POST", "/api/records", content=text.encode(), headers=headers)
        refused(answer, 422, "record")
        said = answer.json()["text"]
        assert said.startswith(f"Эту запись нельзя использовать: строка {move + 2}: ход bid ")
        assert said.endswith("запрещён: Сейчас не ваш ход.")

    asyncio.run(run())


def test_own_components_of_an_upload_tell_what_they_do(server: Server) -> None:
    """What a card pays is made from its row, so the browser reads a user's own card right."""
    own = game("kingdom-builder").components_text.replace("gold = [4]", "gold = [5]", 1)
    own = own.replace("settlements = 40", "settlements = 6", 1)

    async def run() -> None:
        anna = await Client(server).named("Anna")
        text = played("kingdom-builder", components=own).record().to_text()
        key = (await anna.ok("POST", "/api/records", content=text.encode()))["table"]["id"]
        told = (await anna.api("GET", f"/api/tables/{key}/names/ru")).text
        merchants = told.partition("kingdom-merchants = ")[2].splitlines()
        assert merchants[0] == '{ "Купцы" }'
        assert "-gold(count: 5)" in merchants[1]

    asyncio.run(run())


def test_own_components_of_an_upload_have_their_names(server: Server) -> None:
    """The browser can name a card that only somebody's own components have."""
    own = game("roll-and-write").components_text.replace('en = "Farm"', 'en = "Hamlet"', 1)

    async def run() -> None:
        anna = await Client(server).named("Anna")
        text = played("roll-and-write", components=own).record().to_text()
        key = (await anna.ok("POST", "/api/records", content=text.encode()))["table"]["id"]
        names = (await anna.api("GET", f"/api/tables/{key}/names/en")).text
        assert 'called-building-farm = { "Hamlet" }' in names.splitlines()
        usual = played("roll-and-write").record().to_text()
        key = (await anna.ok("POST", "/api/records", content=usual.encode()))["table"]["id"]
        assert (await anna.api("GET", f"/api/tables/{key}/names/ru")).text == ""
        assert (await anna.api("GET", f"/api/tables/{key}/names/de")).status_code == 400

    asyncio.run(run())


def test_uploads_that_are_no_records(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        refused(await anna.api("POST", "/api/records", content=b"\xff\xfe"), 400, "not-text")
        large = b"x" * 1_000_001
        refused(await anna.api("POST", "/api/records", content=large), 413, "too-large")

        async def stream() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b"x" * 100_000

        answer = await anna.api("POST", "/api/records", content=stream())
        refused(answer, 413, "too-large")
        stranger = Client(server)
        text = played("toy").record().to_text()
        refused(await stranger.api("POST", "/api/records", content=text), 401, "no-name")

    asyncio.run(run())


def test_a_played_game_can_be_walked_through(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "me", options={"rounds": 1}))["id"]
            await anna.start(key)
            refused(await anna.api("GET", f"/api/tables/{key}/positions/0"), 409, "not-finished")
            await anna.subscribe(key)
            moves = await anna.play_on(key, Random(1))
            shown = await anna.ok("GET", f"/api/tables/{key}/positions/{moves}?seat=0")
            assert shown["positions"] == moves
            assert shown["view"] == anna.tables[key].seats[0].view

    asyncio.run(run())


def test_after_the_end_a_game_can_be_seen_with_anybodys_eyes(server: Server) -> None:
    """At every move, as each seat saw it; a spectator by link may do the same."""

    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris", options={"rounds": 1})
        anna = people[0]
        watch = anna.info(key).watch
        path = f"/api/tables/{key}/positions"
        refused(await anna.api("GET", f"{path}/1?seat=1"), 409, "not-finished")
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
        await anna.until_over(key)
        await leave(people)
        record = read_record((await anna.api("GET", f"/api/tables/{key}/record")).text)
        _, state = prepare(record)
        stranger = Client(server)
        position = 0
        decisions = [line for line in record.lines if isinstance(line, Move)]
        for number, line in enumerate(decisions):
            state.play(line.seat, state.game.parse(line.action))
            position += line.seat != CHANCE
            settled = number + 1 == len(decisions) or decisions[number + 1].seat != CHANCE
            if not settled:  # a position is what a decision and its draws led to
                continue
            for seat in (0, 1, None):
                query = f"watch={watch}" if seat is None else f"watch={watch}&seat={seat}"
                shown = await stranger.ok("GET", f"{path}/{position}?{query}")
                assert shown["view"] == plain(state.view(seat))
                assert shown["lines"] == [plain(state.lines_seen(n, seat)) for n in range(2)]
        assert state.over

    asyncio.run(run())
