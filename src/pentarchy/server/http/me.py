"""Who I am: a name, and the way to another device."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post, put
from msgspec import Meta

from pentarchy.server.http.common import responses
from pentarchy.server.identity import TRANSFER_SECONDS
from pentarchy.server.services import Services
from pentarchy.server.store import reads
from pentarchy.server.store.records import Identity


class Me(msgspec.Struct, frozen=True):
    """My name; None as long as I have none."""

    name: str | None


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that others will see."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Transfer(msgspec.Struct, frozen=True):
    """A token that makes another device me: once, and for so many seconds."""

    token: str
    seconds: int


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that another device of mine has made."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class MeController(Controller):
    """`/api/me`"""

    path = "/me"
    tags = ("me",)

    @get(summary="Who am I?", responses=responses(429))
    async def show(
        self, request: Request[Any, Any, Any], who: str | None, services: Services
    ) -> Response[Me]:
        known = None if who is None else await services.store.read(reads.identity, who)
        if known is None:
            return Response(Me(None))
        return _signed(request, services, known)

    @put(summary="Call me so", responses=responses(400, 403, 413, 429))
    async def name(
        self, request: Request[Any, Any, Any], data: Name, who: str | None, services: Services
    ) -> Response[Me]:
        person = await services.identities.name(who, data.name)
        services.tables.renamed(person)
        return _signed(request, services, person)

    @post("/transfer", summary="Let another device be me", responses=responses(401, 403, 429))
    async def send(self, person: Identity, services: Services) -> Transfer:
        return Transfer(await services.identities.send(person.id), TRANSFER_SECONDS)

    @post(
        "/receive",
        status_code=200,
        summary="Be who that token says",
        responses=responses(400, 403, 413, 429),
    )
    async def receive(
        self, request: Request[Any, Any, Any], data: Receipt, services: Services
    ) -> Response[Me]:
        return _signed(request, services, await services.identities.receive(data.token))


def _signed(request: Request[Any, Any, Any], services: Services, person: Identity) -> Response[Me]:
    """The answer with a fresh cookie."""
    secure = request.url.scheme == "https"
    return Response(Me(person.name), cookies=[services.identities.cookie(person.id, secure)])
