"""What comes after a game: rematches, and the games of a series."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import people, refused


def test_rematch(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", "random", options={"rounds": 1})
        key = made["id"]
        await boris.join(made["invite"])
        await anna.start(key)
        refused(await anna.api("POST", f"/api/tables/{key}/rematch"), 409, "not-finished")
        async with anna, boris:
            for person in (anna, boris):
                await person.subscribe(key)
            await asyncio.gather(*(p.play_on(key, Random(1)) for p in (anna, boris)))
            one, other = await asyncio.gather(
                *(p.ok("POST", f"/api/tables/{key}/rematch") for p in (anna, boris))
            )
            assert one["id"] == other["id"] != key
            assert [seat["kind"] for seat in one["seats"]] == ["person", "person", "bot"]
            assert one["options"] == made["options"]
            await anna.until(lambda: anna.info(key).rematch == one["id"])
            assert "running" in (one["status"], other["status"]), "both have said so"

    asyncio.run(run())


def test_a_rematch_waits_for_everybody(server: Server) -> None:
    """Whoever asks waits; the others are told, and the last one to come begins it."""

    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", "random", options={"rounds": 1})
        key = made["id"]
        await boris.join(made["invite"])
        await anna.start(key)
        async with anna, boris:
            for person in (anna, boris):
                await person.subscribe(key)
            await asyncio.gather(*(p.play_on(key, Random(1)) for p in (anna, boris)))
            again = await boris.ok("POST", f"/api/tables/{key}/rematch")
            assert again["status"] == "open"
            assert [seat["awaited"] for seat in again["seats"]] == [True, False, False]
            refused(await boris.api("POST", f"/api/tables/{again['id']}/start"), 409, "awaited")
            await anna.until(lambda: anna.info(key).rematch == again["id"])
            assert anna.info(key).rematch_by == 1, "Boris asks"
            begun = await anna.ok("POST", f"/api/tables/{key}/rematch")
            assert (begun["id"], begun["status"]) == (again["id"], "running")
            assert not any(seat["awaited"] for seat in begun["seats"])
            once_more = await boris.ok("POST", f"/api/tables/{key}/rematch")
            assert once_more["status"] == "running", "who asks again is led there"

    asyncio.run(run())


def test_somebody_who_is_not_awaited_any_more_stays_out(server: Server) -> None:
    async def run() -> None:
        anna, boris, clara = await people(server, "Anna", "Boris", "Clara")
        made = await anna.table("toy", "me", "open", options={"rounds": 1})
        key = made["id"]
        await boris.join(made["invite"])
        await anna.start(key)
        async with anna, boris:
            for person in (anna, boris):
                await person.subscribe(key)
            await asyncio.gather(*(p.play_on(key, Random(1)) for p in (anna, boris)))
        again = await anna.ok("POST", f"/api/tables/{key}/rematch")
        freed = await anna.ok("POST", f"/api/tables/{again['id']}/dismiss", json={"seat": 1})
        refused(await boris.api("POST", f"/api/tables/{key}/rematch"), 409, "rematch-gone")
        refused(await boris.api("POST", f"/api/tables/{again['id']}/come"), 409, "rematch-gone")
        await clara.join(freed["invite"])
        assert (await anna.start(again["id"]))["status"] == "running"

    asyncio.run(run())


def test_a_rematch_against_bots_begins_at_once(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "random", options={"rounds": 1}))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
            again = await anna.ok("POST", f"/api/tables/{key}/rematch")
            assert again["status"] == "running"
            await anna.subscribe(again["id"])
            await anna.play_on(again["id"], Random(2))

    asyncio.run(run())


def test_a_series_goes_on_and_sums_up(server: Server) -> None:
    """The toy plays two games; in the second another seat leads (its rule 6.2)."""

    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            options = {"rounds": 1, "first": 1}
            made = await anna.table("toy", "me", "random", "me", options=options, series=True)
            key = made["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
            await anna.until(lambda: len(anna.info(key).series) == 2)
            first, second = anna.info(key).series
            assert first.table == key
            assert first.scores == anna.info(key).scores
            assert anna.info(key).rematch == second.table, "where the next game is"
            await anna.subscribe(second.table)
            await anna.until_shown(second.table)
            info = anna.info(second.table)
            assert (info.status, info.game, info.options["first"]) == ("running", 1, 2)
            assert info.champions == (), "nobody has won yet"
            assert info.commitment != anna.info(key).commitment
            await anna.play_on(second.table, Random(2))
            await anna.until(lambda: anna.info(second.table).status == "finished")
            games = anna.info(second.table).series
            one, other = (game.scores for game in games)
            assert one is not None
            assert other is not None
            totals = tuple(a + b for a, b in zip(one, other, strict=True))
            assert anna.info(second.table).totals == totals
            best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
            assert anna.info(second.table).champions == best
            assert anna.info(second.table).rematch is None, "the series has ended"

    asyncio.run(run())
