"""Who I am: a name, and the way to another device."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from msgspec import Meta

from pentarchy.server.devices import Caller, made_device
from pentarchy.server.http.common import agent_of, responses
from pentarchy.server.identity import TRANSFER_SECONDS, no_cookie
from pentarchy.server.limits import Visitor
from pentarchy.server.refusals import TOO_MANY, Refused
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


class Goodbye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My name once more, so that nobody goes for good by mistake."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class MeController(Controller):
    """`/api/me`"""

    path = "/me"
    tags = ("me",)

    @get(summary="Who am I?", responses=responses(401, 429))
    async def show(
        self, request: Request[Any, Any, Any], caller: Caller, services: Services
    ) -> Response[Me]:
        caller.check()
        who = caller.who
        known = None if who is None else await services.store.read(reads.identity, who)
        if known is None:
            return Response(Me(None))
        return await signed(request, services, known, caller)

    @put(summary="Call me so", responses=responses(400, 401, 403, 413, 429))
    async def name(
        self,
        *,
        request: Request[Any, Any, Any],
        data: Name,
        caller: Caller,
        asking: Visitor,
        services: Services,
    ) -> Response[Me]:
        caller.check()
        if caller.who is not None:
            person = await services.identities.name(caller.who, data.name)
            await services.tables.renamed(person.id)
            return await signed(request, services, person, caller)
        if not services.newcomers.allows(asking.address):
            raise Refused(TOO_MANY, "too-many-people")
        device = made_device("", agent_of(request))
        person = await services.identities.name(None, data.name, device)
        return await signed(request, services, person, Caller(person.id, device.id))

    @delete(
        status_code=200,
        summary="Forget me for good; my seats become those of a former player",
        responses=responses(400, 401, 403, 409, 413, 429, 503),
    )
    async def forget(
        self,
        request: Request[Any, Any, Any],
        data: Goodbye,
        person: Identity,
        services: Services,
    ) -> Response[Me]:
        await services.farewell.forget(person, data.name)
        return Response(Me(None), cookies=[no_cookie(request.url.scheme == "https")])

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
        self,
        request: Request[Any, Any, Any],
        data: Receipt,
        caller: Caller,
        services: Services,
    ) -> Response[Me]:
        return await signed(
            request, services, await services.identities.receive(data.token), caller
        )


async def signed(
    request: Request[Any, Any, Any], services: Services, person: Identity, caller: Caller
) -> Response[Me]:
    """The answer with a fresh cookie of this device, which is made if there is none yet."""
    device = await services.devices.add(person.id, agent_of(request), caller)
    secure = request.url.scheme == "https"
    cookie = services.identities.cookie(person.id, device, secure)
    return Response(Me(person.name), cookies=[cookie])
