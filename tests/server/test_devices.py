"""Devices: cookies that end on the server, are signed out, and those of before there were any."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from itsdangerous import Signer

from pentarchy.server.devices import device_name
from pentarchy.server.messages import Done
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.test_admin import admin, identity
from tests.server.test_lobby import refused

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/150.0.0.0 Mobile Safari/537.36"
)


async def another(person: Client, agent: str = "") -> Client:
    """One more device of the same person."""
    token = (await person.ok("POST", "/api/me/transfer"))["token"]
    found = Client(person.server)
    headers = {"user-agent": agent}
    await found.ok("POST", "/api/me/receive", json={"token": token}, headers=headers)
    return found


async def closed(person: Client) -> None:
    """Until the server has ended the connection."""
    async with asyncio.timeout(PATIENCE):
        while person.closed is None:
            await asyncio.sleep(0.01)


def old_cookie(server: Server, who: str) -> httpx.Cookies:
    """A cookie as it was made before there were devices."""
    secret = (
        server.secret
        if server.database.startswith("postgresql")
        else Path(f"{server.file}.secret").read_text().strip()
    )
    signer = Signer(secret, salt="pentarchy identity", digest_method=sha256)
    made = httpx.Cookies()
    # Of the same host as the one that the server will set in its place.
    made.set("pentarchy", signer.sign(who).decode(), domain="127.0.0.1")
    return made


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU OS 18) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1", "Safari, Mac"),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_browsers_in_plain_words(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_a_device_that_is_signed_out_is_nobody(server: Server) -> None:
    async def run() -> None:
        laptop = await Client(server).named("Anna")
        phone = await another(laptop, CHROME)
        key = (await laptop.table("toy", "me", "me"))["id"]
        await phone.connect()
        assert isinstance(await phone.subscribe(key), Done)
        devices = await laptop.ok("GET", "/api/me/devices")
        assert sorted(each["mine"] for each in devices) == [False, True]
        (other,) = [each for each in devices if not each["mine"]]
        assert other["name"] == "Chrome, Android"
        mallory = await Client(server).named("Mallory")
        refused(await mallory.api("DELETE", f"/api/me/devices/{other['id']}"), 404, "no-device")
        await laptop.ok("DELETE", f"/api/me/devices/{other['id']}")
        await closed(phone)
        kept = httpx.Cookies(phone.cookies)
        answer = await phone.api("GET", "/api/tables")
        refused(answer, 401, "signed-out")
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        for method, path in (("GET", "/api/me"), ("PUT", "/api/me"), ("POST", "/api/me/transfer")):
            stale = Client(server, httpx.Cookies(kept))
            body = {"json": {"name": "Eve"}} if method == "PUT" else {}
            refused(await stale.api(method, path, **body), 401, "signed-out")
        stale = Client(server, httpx.Cookies(kept))
        await stale.connect()
        await closed(stale)
        assert stale.closed == (1008, "refused-signed-out")
        assert await stale.api("GET", "/api/games"), "what needs nobody is still given"
        assert await laptop.ok("GET", "/api/me") == {"name": "Anna"}
        assert len(await laptop.ok("GET", "/api/me/devices")) == 1

    asyncio.run(run())


def test_all_others_are_signed_out_at_once(server: Server) -> None:
    async def run() -> None:
        laptop = await Client(server).named("Anna")
        others = [await another(laptop, FIREFOX) for _ in range(2)]
        await laptop.ok("DELETE", "/api/me/devices")
        for each in others:
            refused(await each.api("GET", "/api/me"), 401, "signed-out")
        (left,) = await laptop.ok("GET", "/api/me/devices")
        assert left["mine"]

    asyncio.run(run())


def test_a_browser_that_becomes_somebody_else_leaves_its_device(server: Server) -> None:
    async def run() -> None:
        anna, boris = [await Client(server).named(name) for name in ("Anna", "Boris")]
        was = httpx.Cookies(boris.cookies)
        token = (await anna.ok("POST", "/api/me/transfer"))["token"]
        await boris.ok("POST", "/api/me/receive", json={"token": token})
        assert await boris.ok("GET", "/api/me") == {"name": "Anna"}
        refused(await Client(server, was).api("GET", "/api/me"), 401, "signed-out")

    asyncio.run(run())


def test_cookies_of_before_get_a_device_at_first_use(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna of before")
        who = identity(server, "Anna of before")
        new = Client(server, old_cookie(server, who))
        refused(await new.api("GET", "/api/me"), 401, "signed-out")  # never was one
        server.change("update identities set plain = 1e12 where id = :who", who=who)
        old = Client(server, old_cookie(server, who))
        assert await old.ok("GET", "/api/tables") == []
        await old.connect()
        await old.until(lambda: old.welcome is not None)
        assert old.welcome is not None
        assert old.welcome.name == "Anna of before"
        assert await old.ok("GET", "/api/me") == {"name": "Anna of before"}
        assert old.cookies["pentarchy"] != old_cookie(server, who)["pentarchy"]
        devices = await old.ok("GET", "/api/me/devices")
        assert len(devices) == 2
        assert [each["mine"] for each in devices].count(True) == 1
        await anna.ok("DELETE", "/api/me/devices")
        late = Client(server, old_cookie(server, who))
        refused(await late.api("GET", "/api/me"), 401, "signed-out")
        await old.disconnect()

    asyncio.run(run())


def test_cookies_end_when_they_are_not_used(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        await anna.ok("GET", "/api/me")
        server.kill()
        server.change("update devices set seen = seen - 3 * 86400")
        server.start()
        old = httpx.Cookies(anna.cookies)
        refused(await anna.api("GET", "/api/me"), 401, "signed-out")
        server.change("update devices set seen = seen + 2 * 86400")
        server.kill()
        server.start()
        back = Client(server, old)
        assert await back.ok("GET", "/api/me") == {"name": "Anna"}
        async with asyncio.timeout(PATIENCE):  # seen again, and written down so
            while server.rows("select seen from devices where seen < created"):
                await asyncio.sleep(0.02)

    with Server(tmp_path, cookie_days=2) as server:
        asyncio.run(run(server))


def test_who_runs_the_house_signs_a_device_out(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna of the house")
        who = identity(server, "Anna of the house")
        await anna.ok("GET", "/api/me", headers={"user-agent": FIREFOX})
        await anna.connect()
        (row,) = server.rows("select id from devices where identity = :who", who=who)
        assert row[0] in await admin(server, "devices", who)
        await admin(server, "sign-out", row[0])
        await closed(anna)
        refused(await anna.api("GET", "/api/me"), 401, "signed-out")
        assert f"sign-out {row[0]}" in await admin(server, "log")

    asyncio.run(run())


@pytest.mark.long
def test_another_process_refuses_it_at_once(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """On PostgreSQL each request goes to another process."""

    async def run(one: Server, two: Server) -> None:
        laptop = await Client(one).named("Anna")
        phone = await another(laptop)
        there = Client(two, httpx.Cookies(phone.cookies))
        await there.connect()
        assert await there.ok("GET", "/api/me") == {"name": "Anna"}
        (other,) = [d for d in await laptop.ok("GET", "/api/me/devices") if not d["mine"]]
        await laptop.ok("DELETE", f"/api/me/devices/{other['id']}")
        stale = Client(two, httpx.Cookies(phone.cookies))
        refused(await stale.api("GET", "/api/me"), 401, "signed-out")
        await closed(there)

    with Server(tmp_path, database=postgres()) as one, one.beside() as two:
        asyncio.run(run(one, two))
