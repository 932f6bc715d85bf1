"""Being called: who, when, how often, and with what words. Receivers are on loopback."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.server.client import Client
from tests.server.friends import TITLE, actor, end, friends, until
from tests.server.receivers import Browser, Mailbox, Receiver
from tests.server.running import Server, eventually
from tests.server.test_devices import CHROME, another
from tests.server.test_lobby import refused
from tests.server.timed import Clock

WISH = {"language": "en", "zone": "Europe/Berlin"}
LOCAL: dict[str, Any] = {"private_addresses": "true", "call_seconds": "0.3"}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server that calls quickly, and also who is on this machine."""
    folder = tmp_path_factory.mktemp("calling")
    with Server(folder, **LOCAL, **mailbox.settings) as running:
        yield running


async def listening(person: Client, hook: Receiver) -> str:
    """Have this person called at that receiver; the channel."""
    await person.ok("PUT", "/api/calls", json=WISH)
    info = await person.ok("PUT", "/api/calls/webhook", json={"url": hook.url})
    return str(info["channels"][-1]["id"])


def test_who_is_away_is_called_once_and_who_looks_is_not(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as here, Receiver() as away:
            people = [await Client(house).named(name) for name in ("Anna", "Bob")]
            for person, hook in zip(people, (here, away), strict=True):
                await listening(person, hook)
            table = await people[0].table("toy", "me", "open")
            await people[0].connect()
            await people[0].subscribe(table["id"])
            await people[1].join(table["invite"])
            await people[0].start(table["id"])  # all decide at once in the toy's first part
            await away.until(1)
            said = away.json()
            assert said["title"].startswith("Your turn: ")
            assert said["link"] == f"https://house.example/t/{table['id']}"
            assert "Anna" in said["text"]
            assert said["link"] in said["text"]
            assert said["off"].startswith("https://house.example/calls/off/")
            # A test goes the same way, later: nothing else has come before it.
            for person, hook in zip(people, (here, away), strict=True):
                channel = (await person.ok("GET", "/api/calls"))["channels"][0]["id"]
                await person.ok("POST", f"/api/calls/channels/{channel}/test")
                await hook.until(len(hook.bodies) + 1)
            assert [len(here.bodies), len(away.bodies)] == [1, 2]
            await people[0].disconnect()

    asyncio.run(run())


def test_a_hidden_page_is_not_a_look_and_looking_settles_it(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as hook:
            anna, bob = [await Client(house).named(name) for name in ("Anna", "Bob")]
            channel = await listening(bob, hook)
            table = (await anna.table("toy", "me", "open"))["id"]
            await bob.join((await anna.ok("GET", f"/api/tables/{table}"))["invite"])
            await bob.connect()
            await bob.ask("subscribe", table=table, hidden=True)
            await anna.start(table)
            await hook.until(1)
            await bob.ask("look", table=table, hidden=False)
            again = await anna.table("toy", "me", "open")
            await bob.join(again["invite"])
            await bob.subscribe(again["id"])
            await anna.start(again["id"])
            await bob.ok("POST", f"/api/calls/channels/{channel}/test")
            await hook.until(2)
            assert hook.json()["title"] == "Pentarchy can reach you here"
            due = house.rows(
                "SELECT due FROM calls WHERE due IS NOT NULL AND identity IN "
                "(SELECT identity FROM channels WHERE id = :c)",
                c=channel,
            )
            assert due == []
            await bob.disconnect()

    asyncio.run(run())


def minute(moment: float, zone: str) -> int:
    """The minute of the day that it is there."""
    here = datetime.fromtimestamp(moment, ZoneInfo(zone))
    return here.hour * 60 + here.minute


def test_several_tables_are_one_message_after_the_quiet_time(tmp_path: Path) -> None:
    """What becomes due while a person wants their peace is told when it is over."""
    clock = Clock(tmp_path)
    zone = "Asia/Tokyo"

    async def run(server: Server) -> None:
        async with Receiver() as hook:
            anna, bob = [await Client(server).named(name) for name in ("Anna", "Bob")]
            channel = await listening(bob, hook)
            clock.forward(60 - clock.now % 60)  # a whole minute
            now = minute(clock.now, zone)
            quiet = {"quiet_from": (now - 60) % 1440, "quiet_until": (now + 60) % 1440}
            wish = {"language": "ru", "zone": zone, **quiet}
            shown = await bob.ok("PUT", "/api/calls", json=wish)
            assert (shown["zone"], shown["quiet_until"]) == (zone, quiet["quiet_until"])
            morning = clock.now + 3600
            for title in ("toy", TITLE, "toy"):
                table = await anna.table(title, "open", "open")
                await bob.join(table["invite"])
                await bob.join((await anna.ok("GET", f"/api/tables/{table['id']}"))["invite"])
                await anna.start(table["id"])
            await eventually(lambda: len(server.rows("SELECT 1 FROM calls")) == 3)
            clock.forward(120)  # due, but for the quiet time
            await eventually(lambda: server.rows("SELECT due FROM calls") == [(morning,)] * 3)
            clock.forward(3600 - 120)
            await hook.until(1)
            assert hook.json()["title"] == "Вас ждут 3 стола"
            assert len(hook.json()["tables"]) == 3
            # Nothing else has gone before a test that goes the same way, in the language that he
            # reads by now.
            await bob.ok("PUT", "/api/me/settings", json={"language": "en"})
            await bob.ok("POST", f"/api/calls/channels/{channel}/test")
            await hook.until(2)
            assert hook.json()["title"] == "Pentarchy can reach you here"

    with Server(tmp_path, clock=clock, private_addresses="true") as server:
        asyncio.run(run(server))


def test_mail_is_confirmed_first_and_ended_with_one_click(house: Server, mailbox: Mailbox) -> None:
    async def run() -> None:
        anna, bob = [await Client(house).named(name) for name in ("Anna", "Bob")]
        await bob.ok("PUT", "/api/calls", json=WISH)
        before = len(mailbox.mails)
        info = await bob.ok("PUT", "/api/calls/mail", json={"address": "bob@mail.example"})
        assert (info["mail"], info["channels"][0]["confirmed"]) == (True, False)
        channel = info["channels"][0]["id"]
        await eventually(lambda: len(mailbox.mails) == before + 1)
        asked = mailbox.mails[-1]
        assert asked["To"] == "bob@mail.example"
        assert asked["From"] == "Pentarchy <calls@house.example>"
        link = re.search(r"https://house\.example/calls/confirm/(\S+)", mailbox.text())
        assert link is not None
        table = await anna.table("toy", "me", "open")
        await bob.join(table["invite"])
        refused(await bob.api("POST", f"/api/calls/channels/{channel}/test"), 409, "channel-off")
        nobody = Client(house)  # whoever reads the mail, with whichever browser
        refused(await nobody.api("POST", f"/api/calls/confirm/{link[1]}x"), 400, "call-link")
        off = re.search(r"https://house\.example/calls/off/(\S+)", mailbox.text())
        assert off is not None
        refused(await nobody.api("POST", f"/api/calls/confirm/{off[1]}"), 400, "call-link")
        await nobody.ok("POST", f"/api/calls/confirm/{link[1]}")
        await anna.start(table["id"])
        await eventually(lambda: len(mailbox.mails) == before + 2)
        told = mailbox.mails[-1]
        assert told["Subject"].startswith("Your turn: ")
        assert f"https://house.example/t/{table['id']}" in mailbox.text()
        assert "Anna" in mailbox.text()
        assert "click: https://house.example/calls/off/" in mailbox.text()
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        end_link = re.fullmatch(
            r"<https://house\.example(/api/calls/off/\S+)>", told["List-Unsubscribe"]
        )
        assert end_link is not None
        body = {"List-Unsubscribe": "One-Click"}
        await nobody.ok("POST", end_link[1], data=body)
        assert (await bob.ok("GET", "/api/calls"))["channels"] == []
        await nobody.ok("POST", end_link[1], data=body)  # once more does no harm

    asyncio.run(run())


def test_too_many_confirmations_are_refused(house: Server) -> None:
    async def run() -> None:
        bob = await Client(house, source="127.0.0.9").named("Bob")
        answers = [
            await bob.api("PUT", "/api/calls/mail", json={"address": f"b{n}@mail.example"})
            for n in range(5)
        ]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429]
        refused(answers[-1], 429, "too-many-confirmations")
        for wrong in ("bob", "bob@", "a b@c.d", "a@b", "bob@x.y\nBcc: all@x.y", "ü@x.y"):
            answer = await bob.api("PUT", "/api/calls/mail", json={"address": wrong})
            refused(answer, 400, "mail-address")

    asyncio.run(run())


def test_a_push_is_readable_by_its_browser_alone_and_gone_ones_are_dropped(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as service:
            anna, bob = [await Client(house).named(name) for name in ("Anna", "Bob")]
            browser = Browser()
            await bob.ok("PUT", "/api/calls", json=WISH)
            wish = {"endpoint": service.url, "keys": browser.keys}
            info = await bob.ok("PUT", "/api/calls/push", json=wish)
            assert len(info["push_key"]) == 87
            table = await anna.table("toy", "me", "open")
            await bob.join(table["invite"])
            await anna.start(table["id"])
            await service.until(1)
            said = browser.read(service.bodies[0])
            assert said["path"] == f"/t/{table['id']}"
            assert said["title"].startswith("Your turn: ")
            sent = service.headers[0]
            assert sent["content-encoding"] == "aes128gcm"
            assert sent["authorization"].startswith("vapid t=")
            assert sent["authorization"].endswith(f"k={info['push_key']}")
            assert b"Anna" not in service.bodies[0]
            # Its own button ends it, whoever asks.
            assert said["stop"] == "No more of these"
            await Client(house).ok("POST", f"/api/calls/off/{said['off']}")
            assert (await bob.ok("GET", "/api/calls"))["channels"] == []
            info = await bob.ok("PUT", "/api/calls/push", json=wish)
            service.status = 410
            channel = info["channels"][0]["id"]
            await bob.ok("POST", f"/api/calls/channels/{channel}/test")
            await service.until(2)
            await eventually(
                lambda: not house.rows("SELECT 1 FROM channels WHERE id = :c", c=channel)
            )
            # The same browser is another person's now: it is called for that one alone.
            service.status = 201
            await bob.ok("PUT", "/api/calls/push", json=wish)
            info = await anna.ok("PUT", "/api/calls/push", json=wish)
            assert [each["kind"] for each in info["channels"]] == ["push"]
            assert (await bob.ok("GET", "/api/calls"))["channels"] == []
            bad = {"endpoint": service.url, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
            refused(await bob.api("PUT", "/api/calls/push", json=bad), 400, "push-keys")

    asyncio.run(run())


def test_a_browser_that_is_signed_out_is_called_no_more(house: Server) -> None:
    async def run() -> None:
        laptop = await Client(house).named("Bob")
        phone = await another(laptop, CHROME)
        keys = Browser().keys
        for who, where in ((laptop, "laptop"), (phone, "phone")):
            wish = {"endpoint": f"http://127.0.0.1:9/{where}", "keys": keys}
            info = await who.ok("PUT", "/api/calls/push", json=wish)
        assert [each["device"] for each in info["channels"]] == ["", "Chrome, Android"]
        devices = await laptop.ok("GET", "/api/me/devices")
        (other,) = [each["id"] for each in devices if not each["mine"]]
        await laptop.ok("DELETE", f"/api/me/devices/{other}")
        left = (await laptop.ok("GET", "/api/calls"))["channels"]
        assert [each["address"] for each in left] == ["http://127.0.0.1:9/laptop"]

    asyncio.run(run())


def _has_failed(house: Server, channel: str, count: int) -> bool:
    found = house.rows("SELECT failures FROM channels WHERE id = :c", c=channel)
    return found == [(count,)]


def test_dead_addresses_are_dropped_after_days(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as hook:
            hook.status = 400
            bob = await Client(house).named("Bob")
            channel = await listening(bob, hook)
            test = f"/api/calls/channels/{channel}/test"
            for count in range(1, 5):
                await bob.ok("POST", test)
                await eventually(partial(_has_failed, house, channel, count))
            assert (await bob.ok("GET", "/api/calls"))["channels"][0]["failing"]
            house.change("UPDATE channels SET failing = failing - 400000 WHERE id = :c", c=channel)
            await bob.ok("POST", test)
            await eventually(
                lambda: not house.rows("SELECT 1 FROM channels WHERE id = :c", c=channel)
            )

    asyncio.run(run())


def test_channels_are_ones_own(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as hook:
            anna, bob = [await Client(house).named(name) for name in ("Anna", "Bob")]
            channel = await listening(bob, hook)
            path = f"/api/calls/channels/{channel}"
            refused(await anna.api("DELETE", path), 404, "no-channel")
            refused(await anna.api("POST", f"{path}/test"), 404, "no-channel")
            refused(await anna.api("PUT", path, json={"active": False}), 404, "no-channel")
            shown = await bob.ok("PUT", path, json={"active": False})
            assert not shown["channels"][0]["active"]
            refused(await bob.api("POST", f"{path}/test"), 409, "channel-off")
            await bob.ok("DELETE", path)
            assert (await bob.ok("GET", "/api/calls"))["channels"] == []
            wrong = {**WISH, "zone": "Mars/Olympus"}
            refused(await bob.api("PUT", "/api/calls", json=wrong), 400, "zone")

    asyncio.run(run())


def test_a_nudge_calls_and_is_told_and_has_a_limit(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as hook:
            key, people = await friends(house, "Anna", "Bob")
            late = actor(people, key)
            friend, other = people[late], people[1 - late]
            name = ("Anna", "Bob")[1 - late]
            path, wish = f"/api/tables/{key}/nudge", {"seat": late}
            refused(await other.api("POST", path, json=wish), 409, "not-nudged")
            await listening(friend, hook)
            await friend.disconnect()
            seen = other.tables[key]
            await other.until(lambda: seen.presence is not None and late not in seen.presence.seats)
            mine = {"seat": 1 - late}
            refused(await other.api("POST", path, json=mine), 409, "not-nudged")
            await other.ok("POST", path, json=wish)
            await until(other, key, "table-nudge")
            await hook.until(1)
            assert hook.json()["title"].startswith(f"{name} waits for you: ")
            twice = await other.api("POST", path, json=wish)
            refused(twice, 409, "nudged")
            assert "6 hours" in twice.json()["text"]
            stranger = await Client(house).named("Mallory")
            assert (await stranger.api("POST", path, json=wish)).status_code == 404
            await end(other)

    asyncio.run(run())
