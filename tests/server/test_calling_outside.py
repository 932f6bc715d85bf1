"""Addresses that people give us may be anything: what is never connected to, followed or read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

from pentarchy.server.calling import outside as outside_module
from pentarchy.server.calling.outside import Outside, Unreached, Unsure, is_public
from pentarchy.server.calling.records import Letter, Waiting
from pentarchy.server.calling.saying import as_webhook, say
from pentarchy.server.refusals import Refused
from tests.server.client import Client
from tests.server.receivers import Browser, Receiver
from tests.server.running import Server
from tests.server.test_lobby import refused

PUBLIC = "93.184.216.34"


class Names(AbstractResolver):
    """A name server of the test's own: it gives one answer after another."""

    def __init__(self, *answers: list[str]) -> None:
        self._answers = list(answers)

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        return [
            ResolveResult(
                hostname=host, host=each, port=port, family=socket.AF_INET, proto=0, flags=0
            )
            for each in found
        ]

    async def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        (PUBLIC, True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("nonsense", False),
    ],
)
def test_what_is_public(address: str, expected: bool) -> None:
    assert is_public(address) == expected


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://[::1]/x",
        "http://[::ffff:127.0.0.1]/x",
        "http://169.254.169.254/latest/meta-data",
        "ftp://house.example/x",
        "file:///etc/passwd",
        "http://user:secret@house.example/",
        "http://house.example/#x",
        "http://house.example:99999/",
        "http:///x",
        "//house.example/x",
        "javascript:alert(1)",
        "http://house.example/\r\nX: y",
        "http://house.example/ x",
        f"http://house.example/{'x' * 1000}",
    ],
)
def test_addresses_that_are_never_called(url: str) -> None:
    with pytest.raises(Refused):
        Outside(private=False).check_shape(url, secure=False)


def test_names_are_looked_up_when_they_are_connected_to() -> None:
    """A name that was public when it was given, and is not when it is called."""

    async def run() -> None:
        async with Receiver() as hook:
            names = Names([PUBLIC], ["127.0.0.1"])
            outside = Outside(private=False, resolver=names)
            url = f"http://changing.example:{hook.port}/"
            await outside.check(url, secure=False)
            with pytest.raises(Unreached):
                await outside.post(url, b"{}", {})
            mixed = Outside(private=False, resolver=Names([PUBLIC, "10.0.0.1"]))
            with pytest.raises(Refused, match="url-private"):
                await mixed.check(url, secure=False)
            with pytest.raises(Unreached):
                await mixed.post(url, b"{}", {})
            for each in (outside, mixed):
                await each.close()
            assert hook.bodies == []

    asyncio.run(run())


def test_numbers_that_only_look_like_names_are_found_out() -> None:
    async def run() -> None:
        async with Receiver() as hook:
            outside = Outside(private=False)
            for host in ("2130706433", "0x7f000001", "localhost", "127.1"):
                url = f"http://{host}:{hook.port}/"
                with pytest.raises(Refused):
                    await outside.check(url, secure=False)
                with pytest.raises((Unreached, Unsure)):
                    await outside.post(url, b"{}", {})
            await outside.close()
            assert hook.bodies == []

    asyncio.run(run())


def _posting(answer: Callable[[web.Request], Any]) -> tuple[Any, int]:
    """What comes of a post to a receiver that answers so; how much it got."""

    async def run() -> tuple[Any, int]:
        async with Receiver() as hook:
            hook.answer = answer
            outside = Outside(private=True)
            try:
                return await outside.post(hook.url, b"{}", {}), len(hook.bodies)
            except (Unreached, Unsure) as error:
                return type(error), len(hook.bodies)
            finally:
                await outside.close()

    return asyncio.run(run())


def test_redirects_are_not_followed() -> None:
    async def elsewhere(request: web.Request) -> web.StreamResponse:
        return web.Response(status=307, headers={"location": "/again"})

    assert _posting(elsewhere) == (307, 1)


def test_a_huge_answer_is_not_read() -> None:
    sent = 0

    async def huge(request: web.Request) -> web.StreamResponse:
        nonlocal sent
        response = web.StreamResponse()
        await response.prepare(request)
        while sent < 200_000_000:
            await response.write(b"x" * 100_000)
            sent += 100_000
        return response

    assert _posting(huge) == (200, 1)
    assert sent < 50_000_000


def test_a_huge_head_of_an_answer_is_given_up() -> None:
    async def huge(request: web.Request) -> web.StreamResponse:
        return web.Response(headers={"x-long": "x" * 1_000_000})

    assert _posting(huge) == (Unsure, 1)


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_module, "ANSWER_SECONDS", 0.2)
    ended = asyncio.Event()

    async def slow(request: web.Request) -> web.StreamResponse:
        await ended.wait()
        return web.Response()

    assert _posting(slow) == (Unsure, 1)


def test_private_addresses_are_refused_unless_allowed(server: Server) -> None:
    async def run() -> None:
        async with Receiver() as hook:
            bob = await Client(server).named("Bob")
            for url in (hook.url, "https://192.168.0.1/x", f"https://localhost:{hook.port}/"):
                answer = await bob.api("PUT", "/api/calls/webhook", json={"url": url})
                refused(answer, 400, "url-private")
                wish = {"endpoint": url, "keys": Browser().keys}
                answer = await bob.api("PUT", "/api/calls/push", json=wish)
                assert answer.status_code == 400
            plain = {"endpoint": "http://push.example/x", "keys": Browser().keys}
            refused(await bob.api("PUT", "/api/calls/push", json=plain), 400, "url")
            answer = await bob.api("PUT", "/api/calls/mail", json={"address": "a@b.example"})
            refused(answer, 409, "no-mail")
            assert (await bob.ok("GET", "/api/calls"))["channels"] == []

    asyncio.run(run())


def test_names_are_no_mentions_links_or_styles() -> None:
    hostile = "<!channel> @everyone [x](http://evil.example) *b* `c`"
    letter = Letter("call", (Waiting("abc", "kingdom-builder", (hostile,)),))
    told = as_webhook(say(letter, "en"), "https://house.example", "token").decode()
    assert not set("<>@[]*`") & set(told.partition('"tables"')[0].replace("[{", ""))
    assert "Kingdom Builder" in told
