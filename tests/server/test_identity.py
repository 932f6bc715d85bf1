"""Who somebody is: cookies, names and the way to another device."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from pentarchy.server.messages import Done, Refusal, WhyNot
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused


def test_the_cookie_is_signed_and_kept_from_scripts(server: Server) -> None:
    async def run() -> None:
        anna = Client(server)
        assert await anna.ok("GET", "/api/me") == {"name": None}
        answer = await anna.api("PUT", "/api/me", json={"name": "Anna"})
        flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert "secure" not in flags, "this is not https"
        assert await anna.ok("GET", "/api/me") == {"name": "Anna"}

    asyncio.run(run())


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        key = (await anna.table("toy", "me", "me"))["id"]
        value = anna.cookies["pentarchy"]
        # Not the last letter: some of its bits belong to no byte of the signature.
        flipped = value[:-5] + ("A" if value[-5] != "A" else "B") + value[-4:]
        for forged in (flipped, value.split(".")[0], "x" * 5000, "", "a.b.c", value + "é"):
            cookies = httpx.Cookies()
            cookies.set("pentarchy", forged.encode("ascii", "replace").decode())
            mallory = Client(server, cookies)
            assert await mallory.ok("GET", "/api/me") == {"name": None}
            refused(await mallory.api("GET", f"/api/tables/{key}"), 404, "no-table")

    asyncio.run(run())


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "\u200b"])
def test_names_that_cannot_be_shown(server: Server, name: str) -> None:
    async def run() -> None:
        answer = await Client(server).api("PUT", "/api/me", json={"name": name})
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers

    asyncio.run(run())


def test_a_transfer_link_works_once(server: Server) -> None:
    async def run() -> None:
        phone = await Client(server).named("Anna")
        key = (await phone.table("toy", "me", "me"))["id"]
        await phone.start(key)
        token = (await phone.ok("POST", "/api/me/transfer"))["token"]
        laptop, thief = Client(server), Client(server)
        answers = await asyncio.gather(
            *(c.api("POST", "/api/me/receive", json={"token": token}) for c in (laptop, thief))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 400]
        winner = laptop if answers[0].status_code == 200 else thief
        assert await winner.ok("GET", "/api/me") == {"name": "Anna"}
        async with winner, phone:
            for window in (winner, phone):
                assert isinstance(await window.subscribe(key), Done)
                await window.until_shown(key)
            assert winner.my_turns(key) == phone.my_turns(key) == [0, 1]
        late = await Client(server).api("POST", "/api/me/receive", json={"token": token})
        refused(late, 400, "transfer")
        wrong = await Client(server).api("POST", "/api/me/receive", json={"token": "nonsense"})
        refused(wrong, 400, "transfer")

    asyncio.run(run())


def test_nobody_moves_or_reads_for_another(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        made = await anna.table("toy", "me", "open", "me")
        key = made["id"]
        boris = await Client(server).named("Boris")
        await boris.join(made["invite"])
        await anna.start(key)
        mallory = await Client(server).named("Mallory")
        async with anna, boris, mallory:
            for person in (anna, boris):
                await person.subscribe(key)
                await person.until_shown(key)
            assert list(anna.tables[key].seats) == [0, 2, None], "hers, and what all may see"
            assert list(boris.tables[key].seats) == [1]
            stranger = await mallory.subscribe(key)
            assert isinstance(stranger, Refusal)
            assert stranger.message.id == "refused-no-table"
            for person, seat in ((mallory, 0), (boris, 0), (anna, 1), (boris, 2)):
                for kind, more in (
                    ("move", {"nth": 0, "action": 0}),
                    ("undo", {"nth": 0}),
                    ("answer", {"nth": 0, "agree": True}),
                    ("hint", {"nth": 0}),
                    ("why", {"target": "coins:0"}),
                ):
                    answer = await person.ask(kind, table=key, seat=seat, **more)
                    assert isinstance(answer, Refusal), (kind, answer)
                    assert answer.message.id == "refused-not-your-seat"
            assert isinstance(await mallory.ask("say", table=key, text="hello"), Refusal)
            async with Client(server) as nobody:
                answer = await nobody.move(key, 0, 0, 0)
                assert isinstance(answer, Refusal)
                assert answer.message.id == "refused-no-name"

    asyncio.run(run())


def test_why_not_is_answered(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "me"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until_shown(key)
            answer = await anna.ask("why", table=key, seat=0, target="coins:9")
            assert isinstance(answer, WhyNot)
            assert [reason.rule for reason in answer.reasons] == ["2.1"]
            answer = await anna.ask("why", table=key, seat=0, target="coins:0")
            assert isinstance(answer, WhyNot)
            assert answer.reasons == ()
            action = next(c.id for c in anna.section(key, 0).choices if c.target == "coins:0")
            answer = await anna.move(key, 0, action + 9)
            assert isinstance(answer, Refusal)
            assert answer.message.id == "refused-illegal"
            assert [reason.rule for reason in answer.reasons] == ["2.1"]

    asyncio.run(run())
