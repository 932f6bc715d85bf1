"""Receivers of what the server sends: a webhook or push service, and a mailbox, on loopback."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, Self

import http_ece
import msgspec
from aiohttp import web
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.ports import free_port
from tests.server.running import PATIENCE


class Receiver:
    """Takes whatever is posted to it."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        self.answer: Callable[[web.Request], Awaitable[web.StreamResponse]] | None = None
        self.port = free_port()
        self._runner: web.AppRunner | None = None
        self._came = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._take)
        self._runner = web.AppRunner(app, handler_cancellation=True, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    async def _take(self, request: web.Request) -> web.StreamResponse:
        self.bodies.append(await request.read())
        self.headers.append({name.lower(): value for name, value in request.headers.items()})
        self._came.set()
        if self.answer is not None:
            return await self.answer(request)
        return web.Response(status=self.status)

    async def until(self, count: int) -> None:
        """Wait until so many have come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.bodies) < count:
                self._came.clear()
                await self._came.wait()

    def json(self, place: int = -1) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.bodies[place])
        return found


class Browser:
    """A browser's half of web push: its keys, and what it reads with them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        found: dict[str, Any] = msgspec.json.decode(plain)
        return found


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Mailbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self.refusing: str | None = None
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refusing is not None:
            return self.refusing
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 OK"

    @property
    def settings(self) -> dict[str, Any]:
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self.port,
            "smtp_tls": "none",
            "mail_from": "Pentarchy <calls@house.example>",
            "public_url": "https://house.example",
        }

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def text(self, place: int = -1) -> str:
        found = self.mails[place].get_body()
        assert found is not None
        return str(found.get_content())
