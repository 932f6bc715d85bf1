"""What every request passes first: limits, origin, safe headers, one line in the log."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Send

from pentarchy.server.http.common import CALLER, Problem
from pentarchy.server.identity import COOKIE, no_cookie
from pentarchy.server.limits import address_of, check_origin
from pentarchy.server.refusals import TOO_LARGE, Refused, language_of, sentence
from pentarchy.server.services import Services
from pentarchy.server.socket import table_socket

log = structlog.get_logger()

OPERATIONS = ("/health", "/health/live", "/health/ready", "/metrics")
"""These are asked for by programs that look after the server: nobody counts how often."""
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
UPLOAD = "/api/records"
SOCKET = "/ws"

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    # Links hold tokens: no other site shall learn them.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
NOT_STORED = (b"cache-control", b"no-store")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await table_socket(scope, receive, send, self._services)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0
        is_api = scope["path"].startswith("/api")
        more: tuple[tuple[bytes, bytes], ...] = (NOT_STORED,) if is_api else ()

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, *more]
            await send(message)

        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        try:
            self._check(connection)
            if is_api and await self._is_signed_out(connection):
                more = (*more, no_cookie(scope["scheme"] == "https").to_encoded_header())
        except Refused as refused:
            await _answer(guarded, refused, connection.headers.get("accept-language", ""))
        else:
            await self._app(scope, receive, guarded)
        # The route, not the path: paths hold the tokens of links.
        route = str(scope.get("path_template") or "")
        took = time.perf_counter() - begin
        self._services.meter.requests[_known(scope["method"]), route, status] += 1
        self._services.meter.request_time.add(took)
        log.info(
            "request",
            method=scope["method"],
            route=route,
            status=status,
            ms=round(took * 1000, 1),
        )

    async def _is_signed_out(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Find out who asks; whether by a cookie that is good no more."""
        scope: Any = connection.scope
        caller = await self._services.devices.caller(connection.cookies.get(COOKIE))
        scope[CALLER] = caller
        return caller.refused

    def _check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """:raises Refused: if the request must not be answered."""
        scope: Any = connection.scope
        headers, services = connection.headers, self._services
        if scope["path"] in OPERATIONS:
            return
        address = address_of(connection.client.host if connection.client else None)
        services.address_requests.take(address)
        claim = services.identities.read(connection.cookies.get(COOKIE))
        who = None if claim is None else claim.who
        services.moderation.check(who, address)
        if who is not None:
            services.requests.take(who)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            check_origin(
                headers.get("origin"),
                scope["scheme"],
                headers.get("host"),
                services.settings.origins,
            )
        limits = services.settings.limits
        longest = limits.record_bytes if scope["path"] == UPLOAD else limits.body_bytes
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length) > longest:
            raise Refused(TOO_LARGE, "too-large")


def _known(method: str) -> str:
    """The method, as long as it is one: anybody can make up others."""
    return method if method in METHODS else "other"


async def _answer(send: Send, refused: Refused, languages: str) -> None:
    text = sentence(refused.message, language_of(languages), refused.texts)
    body = msgspec.json.encode(Problem(refused.message, text))
    await send(
        {
            "type": "http.response.start",
            "status": refused.status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
