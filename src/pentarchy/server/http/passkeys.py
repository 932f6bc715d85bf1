"""Passkeys: made, listed, removed, and signed in with."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import Parameter
from msgspec import Meta

from pentarchy.kernel.messages import Message
from pentarchy.server.devices import Caller, device_name
from pentarchy.server.http.common import agent_of, responses
from pentarchy.server.http.me import Me, signed
from pentarchy.server.passkeys import Site, site_of
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity

Credential = Annotated[str, Parameter(max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


class PasskeyInfo(msgspec.Struct, frozen=True):
    """One of mine."""

    id: str
    name: str
    """The device that it was made on; empty if nobody knows."""
    host: str
    created: float
    used: float | None


class PasskeysInfo(msgspec.Struct, frozen=True):
    """Mine, and whether there can be any here."""

    passkeys: tuple[PasskeyInfo, ...]
    missing: Message | None
    """Why there can be none on this page; None: there can."""


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers when it is asked for a passkey."""

    credential: Annotated[dict[str, Any], Meta(max_length=20)]


class PasskeysController(Controller):
    """`/api/me/passkeys`"""

    path = "/me/passkeys"
    tags = ("me",)

    @get(summary="My passkeys", responses=responses(401, 429))
    async def mine(
        self, request: Request[Any, Any, Any], caller: Caller, services: Services
    ) -> PasskeysInfo:
        caller.check()
        mine = [] if caller.who is None else await services.passkeys.of(caller.who)
        why = _site(request).refusal
        return PasskeysInfo(
            tuple(
                PasskeyInfo(each.id, each.name, each.host, each.created, each.used) for each in mine
            ),
            None if why is None else why.message,
        )

    @post(
        "/begin",
        status_code=200,
        summary="What a browser needs to make a passkey",
        responses=responses(401, 403, 409, 429),
    )
    async def begin(
        self, request: Request[Any, Any, Any], person: Identity, services: Services
    ) -> dict[str, Any]:
        return await services.passkeys.begin(person, _site(request))

    @post(summary="Keep a new passkey", responses=responses(400, 401, 403, 409, 413, 429))
    async def add(
        self,
        request: Request[Any, Any, Any],
        data: Signature,
        person: Identity,
        services: Services,
    ) -> None:
        name = device_name(agent_of(request))
        await services.passkeys.add(person, _site(request), data.credential, name)

    @post(
        "/ask",
        status_code=200,
        summary="What a browser needs to sign in with a passkey",
        responses=responses(403, 409, 429),
    )
    async def ask(self, request: Request[Any, Any, Any], services: Services) -> dict[str, Any]:
        return await services.passkeys.ask(_site(request))

    @post(
        "/sign-in",
        status_code=200,
        summary="Be who has made that passkey",
        responses=responses(400, 403, 409, 413, 429),
    )
    async def sign_in(
        self,
        request: Request[Any, Any, Any],
        data: Signature,
        caller: Caller,
        services: Services,
    ) -> Response[Me]:
        who = await services.passkeys.believe(_site(request), data.credential)
        return await signed(request, services, await services.identities.known(who), caller)

    @delete(
        "/{key:str}",
        status_code=204,
        summary="Remove a passkey of mine",
        responses=responses(400, 401, 403, 404, 429),
    )
    async def remove(self, key: Credential, person: Identity, services: Services) -> None:
        await services.passkeys.remove(person.id, key)


def _site(request: Request[Any, Any, Any]) -> Site:
    return site_of(request.url.scheme, request.headers.get("host"))
