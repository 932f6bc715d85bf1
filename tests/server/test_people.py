"""What is mine: settings, results, everything as a file, and going for good."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from random import Random
from typing import Any

from pentarchy.server.results import summed
from pentarchy.server.store.house import HIDDEN
from pentarchy.server.store.results import Outcome
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.test_admin import admin, identity
from tests.server.test_devices import another, closed
from tests.server.test_lobby import refused


async def together(server: Server, *names: str) -> tuple[list[Client], str]:
    """People who look at a running game of theirs."""
    people = [await Client(server).named(name) for name in names]
    made = await people[0].table("toy", "me", *["open"] * (len(names) - 1))
    for person in people[1:]:
        await person.join(made["invite"])
    await people[0].start(made["id"])
    for person in people:
        await person.connect()
        await person.subscribe(made["id"])
        await person.until_shown(made["id"])
    return people, made["id"]


async def played_out(people: list[Client], key: str) -> None:
    await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
    for person in people:
        await person.until_over(key)


def test_settings_follow_the_identity(server: Server) -> None:
    async def run() -> None:
        laptop = await Client(server).named("Anna")
        assert await laptop.ok("GET", "/api/me/settings") == {}
        await laptop.ok("PUT", "/api/me/settings", json={"theme": "dark", "sound": True})
        phone = await another(laptop)
        await phone.ok("PUT", "/api/me/settings", json={"theme": "light"})
        kept = {"theme": "light", "sound": True}
        assert await laptop.ok("GET", "/api/me/settings") == kept
        for wrong in ({"theme": "pink"}, {"colour": 1}, {"sound": "x" * 100}, [1]):
            answer = await laptop.api("PUT", "/api/me/settings", json=wrong)
            assert answer.status_code == 400, wrong
        assert await phone.ok("GET", "/api/me/settings") == kept
        refused(await Client(server).api("GET", "/api/me/settings"), 401, "no-name")

    asyncio.run(run())


def test_people_are_known_again_by_marks_of_ones_own(server: Server) -> None:
    """Whom somebody does not want to hear is kept by that mark, on all their devices."""

    async def run() -> None:
        anna, boris = [await Client(server).named(name) for name in ("Anna", "Boris")]

        async def marks() -> tuple[list[Any], list[Any]]:
            made = await anna.table("toy", "me", "open", "random")
            await boris.join(made["invite"])
            path = f"/api/tables/{made['id']}"
            seen = [(await who.ok("GET", path))["seats"] for who in (anna, boris)]
            hers, his = ([seat["person"] for seat in seats] for seats in seen)
            return hers, his

        hers, his = await marks()
        await boris.ok("PUT", "/api/me", json={"name": "Somebody else"})
        assert await marks() == (hers, his)
        assert [mark is None for mark in hers] == [True, False, True]
        assert [mark is None for mark in his] == [False, True, True]
        assert hers[1] != his[0], "nobody learns by what others know them"
        kept = {"muted": [hers[1]]}
        assert await anna.ok("PUT", "/api/me/settings", json=kept) == kept
        assert await (await another(anna)).ok("GET", "/api/me/settings") == kept

    asyncio.run(run())


def outcome(seat: int, winners: tuple[int, ...], scores: tuple[int, ...], **more: Any) -> Outcome:
    usual = {"table": "t", "title": "toy", "changed": 1.0, "rank": None, "opponents": ("novice",)}
    given = {"seats": len(scores), **usual, **more}
    return Outcome(seat=seat, winners=winners, scores=scores, **given)


def test_what_came_of_games_is_summed_up() -> None:
    """Worked by hand: three against Novice (won, won, lost), one against a person, two alone."""
    found = summed(
        [
            outcome(0, (0,), (10, 5)),
            outcome(0, (0, 1), (7, 7)),
            outcome(1, (0,), (9, 4)),
            outcome(0, (0,), (3, 1, 2), opponents=("", "master")),
            outcome(0, (0,), (50,), opponents=(), rank="rank:king"),
            outcome(0, (), (20,), opponents=(), rank="rank:king", changed=2.0),
        ]
    )
    assert (found.games, found.wins, found.streak, found.best_streak) == (6, 3, 1, 2)
    told = {(t.seats, t.against): (t.games, t.wins, t.mean, t.best, t.last) for t in found.tallies}
    assert told == {
        (2, "novice"): (3, 2, 7.0, 10, (10, 7, 4)),
        (3, "people"): (1, 1, 3.0, 3, (3,)),
        (1, "alone"): (2, 1, 35.0, 50, (50, 20)),
    }
    (title,) = found.titles
    assert (title.rank, title.games, title.best, title.last) == ("rank:king", 2, 50, 2.0)


def test_all_that_is_mine_is_given(server: Server) -> None:
    async def run() -> None:
        people, key = await together(server, "Anna", "Boris")
        anna, boris = people
        await anna.ask("say", table=key, text="hello from Anna")
        await boris.ask("say", table=key, text="hello from Boris")
        await played_out(people, key)
        results = await anna.ok("GET", "/api/me/results")
        assert results["games"] == 1
        assert results["tallies"][0]["against"] == "people"
        answer = await anna.api("GET", "/api/me/data")
        assert answer.headers["content-type"] == "application/zip"
        packed = zipfile.ZipFile(io.BytesIO(answer.content))
        told = json.loads(packed.read("me.json"))
        assert told["identity"]["name"] == "Anna"
        assert [line["text"] for line in told["chat"]] == ["hello from Anna"]
        assert [seat["table"] for seat in told["seats"]] == [key]
        assert len(told["devices"]) == 1
        record = packed.read(f"records/{key}.record").decode()
        assert record == (await anna.api("GET", f"/api/tables/{key}/record")).text
        assert "hello from Boris" not in packed.read("me.json").decode()
        again = await anna.api("GET", "/api/me/data")
        assert again.status_code == 200, "the first one is done with"
        for person in people:
            await person.disconnect()

    asyncio.run(run())


def test_who_goes_for_good_is_a_former_player(server: Server) -> None:
    async def run() -> None:
        people, over = await together(server, "Anna gone", "Boris")
        anna, boris = people
        await played_out(people, over)
        made = await anna.table("toy", "me", "open")
        running, invite = made["id"], made["invite"]
        await boris.join(invite)
        await anna.start(running)
        await boris.subscribe(running)
        await boris.until_shown(running)
        await anna.ask("say", table=running, text="my secret")
        await boris.until(lambda: len(boris.tables[running].chat) == 1)
        alone = (await anna.table("toy", "me", "novice"))["id"]
        phone = await another(anna)
        refused(await anna.api("DELETE", "/api/me", json={"name": "Anna"}), 409, "other-name")
        assert await phone.ok("GET", "/api/me") == {"name": "Anna gone"}, "nothing has changed"
        who = identity(server, "Anna gone")
        await anna.ok("DELETE", "/api/me", json={"name": "Anna gone"})
        await closed(anna)
        for cookies in (anna.cookies, phone.cookies):
            refused(await Client(server, cookies).api("GET", "/api/me"), 401, "signed-out")
        await boris.until(lambda: boris.info(running).seats[0].stand_in == "apprentice")
        await boris.play_on(running, Random(1))
        await boris.until_over(running)  # the substitute plays it to its end
        for key in (over, running):
            info = await boris.ok("GET", f"/api/tables/{key}")
            assert (info["seats"][0]["kind"], info["seats"][0]["name"]) == ("person", "")
            assert not info["seats"][0]["mine"]
            assert info["owner"], "Boris looks after it now"
            record = (await boris.api("GET", f"/api/tables/{key}/record")).text
            assert "Anna" not in record
            stranger = Client(server)
            refused(await stranger.api("GET", f"/api/tables/{key}"), 404, "no-table")
        assert server.rows("select id from tables where id = :key", key=alone) == []
        late = Client(server, boris.cookies)
        await late.connect()
        await late.subscribe(running)
        await late.until(lambda: bool(late.tables[running].chat))
        assert late.tables[running].chat[0].text == HIDDEN
        await late.disconnect()
        await boris.disconnect()
        for table in ("devices", "preferences", "seats", "chats"):
            assert server.rows(f"select * from {table} where identity = :who", who=who) == []

    asyncio.run(run())


def test_who_runs_the_house_removes_somebody(server: Server) -> None:
    async def run() -> None:
        people, key = await together(server, "Eve removed", "Boris")
        eve, boris = people
        who = identity(server, "Eve removed")
        await admin(server, "remove-person", who)
        await closed(eve)
        refused(await eve.api("GET", "/api/me"), 401, "signed-out")
        await boris.until(lambda: boris.info(key).seats[0].stand_in == "apprentice")
        await boris.play_on(key, Random(1))
        await boris.until_over(key)
        await boris.disconnect()
        assert f"remove-person {who}" in await admin(server, "log")

    asyncio.run(run())


def test_lists_need_no_replay(tmp_path: Path) -> None:
    """After a restart no table of a list is loaded: whose turn it is stands in rows."""

    async def set_up(server: Server) -> Client:
        anna = await Client(server).named("Anna")
        for _ in range(3):
            await anna.start((await anna.table("toy", "me", "me"))["id"])
        async with anna:
            key = (await anna.ok("GET", "/api/tables"))[0]["id"]
            await anna.subscribe(key)
            await anna.until_shown(key)
            await anna.play_on(key, Random(1), moves=2)
        async with asyncio.timeout(PATIENCE):
            while server.rows(
                "select id from tables where standing_rows is null or standing_rows <> "
                '(select count(*) from moves where moves."table" = tables.id)'
            ):
                await asyncio.sleep(0.05)
        return anna

    async def look(server: Server, anna: Client, told: Any) -> None:
        assert await anna.ok("GET", "/api/tables?status=running") == told
        metrics = (await anna.api("GET", "/metrics")).text
        (held,) = [line for line in metrics.splitlines() if line.startswith(MEMORY)]
        assert held.split()[-1] in ("0", "0.0")

    with Server(tmp_path) as server:
        anna = asyncio.run(set_up(server))
        told = asyncio.run(anna.ok("GET", "/api/tables?status=running"))
        assert all(table["actors"] for table in told)
    with server:
        asyncio.run(look(server, anna, told))


MEMORY = "pentarchy_live_tables "
