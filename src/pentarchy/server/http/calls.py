"""How and where I am called to tables that wait for me."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post, put
from msgspec import Meta

from pentarchy.server.calling import rows
from pentarchy.server.calling.push import Keys
from pentarchy.server.calling.records import Channel, Kind, Language, Minute, Wishes
from pentarchy.server.devices import Caller
from pentarchy.server.http.common import responses
from pentarchy.server.http.tables import Key
from pentarchy.server.limits import Visitor
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity

Address = Annotated[str, Meta(min_length=1, max_length=1000)]
PushKey = Annotated[str, Meta(min_length=1, max_length=200)]
SignedToken = Annotated[str, Meta(min_length=1, max_length=200)]


class ChannelInfo(msgspec.Struct, frozen=True):
    """One way to reach me."""

    id: str
    kind: Kind
    address: str
    active: bool
    confirmed: bool
    failing: bool
    """Whether nothing has arrived there lately."""
    device: str
    """The browser that it is, in plain words; empty if nobody knows."""


class CallsInfo(msgspec.Struct, frozen=True):
    """How I am called."""

    channels: tuple[ChannelInfo, ...]
    push_key: str
    """What a browser must be given to subscribe to pushes."""
    mail: bool
    """Whether this house sends mail at all."""
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    company: bool
    """Whether I am told of invitations and rematches, too."""


class CallWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My language, what of, and when I want my peace: minutes of the day in my time zone."""

    language: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    company: bool = False
    """Whether I am told of invitations and rematches, too."""


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where my mail goes."""

    address: Address


class WebhookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a program of mine, or my group's messenger, listens."""

    url: Address


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a push is encrypted with."""

    p256dh: PushKey
    auth: PushKey


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser of mine."""

    endpoint: Address
    keys: PushKeys


class ChannelSwitch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On or off."""

    active: bool


class CallsController(Controller):
    """`/api/calls`"""

    path = "/calls"
    tags = ("calls",)

    @get(summary="How I am called", responses=responses(401, 429))
    async def show(self, person: Identity, services: Services) -> CallsInfo:
        return await _shown(services, person.id)

    @put(summary="When I want to be called", responses=responses(400, 401, 403, 413, 429))
    async def wish(
        self,
        request: Request[Any, Any, Any],
        data: CallWishes,
        person: Identity,
        services: Services,
    ) -> CallsInfo:
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"[:300]
        wished = Wishes(
            person.id,
            data.language,
            data.zone,
            data.quiet_from,
            data.quiet_until,
            data.company,
            origin,
        )
        await services.calling.channels.wish(wished)
        return await _shown(services, person.id)

    @put(
        "/mail",
        summary="Call me by e-mail; the address is asked first",
        responses=responses(400, 401, 403, 409, 413, 429),
    )
    async def mail(
        self, data: MailWish, person: Identity, asking: Visitor, services: Services
    ) -> CallsInfo:
        await services.calling.channels.add_mail(asking, person.id, data.address)
        services.calling.wake()
        return await _shown(services, person.id)

    @put(
        "/webhook",
        summary="Call me by a webhook",
        responses=responses(400, 401, 403, 413, 429),
    )
    async def webhook(self, data: WebhookWish, person: Identity, services: Services) -> CallsInfo:
        await services.calling.channels.add_webhook(person.id, data.url)
        return await _shown(services, person.id)

    @put("/push", summary="Call me in this browser", responses=responses(400, 401, 403, 413, 429))
    async def push(
        self, data: PushWish, person: Identity, caller: Caller, services: Services
    ) -> CallsInfo:
        keys = Keys(data.keys.p256dh, data.keys.auth)
        await services.calling.channels.add_push(person.id, data.endpoint, keys, caller.device)
        return await _shown(services, person.id)

    @put(
        "/channels/{key:str}",
        summary="Switch one of my channels on or off",
        responses=responses(400, 401, 403, 404, 413, 429),
    )
    async def switch(
        self, key: Key, data: ChannelSwitch, person: Identity, services: Services
    ) -> CallsInfo:
        await services.calling.channels.switch(person.id, key, data.active)
        return await _shown(services, person.id)

    @delete(
        "/channels/{key:str}",
        summary="Forget one of my channels",
        responses=responses(400, 401, 403, 404, 429),
    )
    async def remove(self, key: Key, person: Identity, services: Services) -> None:
        await services.calling.channels.remove(person.id, key)

    @post(
        "/channels/{key:str}/test",
        status_code=204,
        summary="Send me something there, to see whether it arrives",
        responses=responses(400, 401, 403, 404, 409, 429),
    )
    async def test(self, key: Key, person: Identity, services: Services) -> None:
        await services.calling.channels.test(person.id, key)
        services.calling.wake()

    @post(
        "/confirm/{token:str}",
        status_code=204,
        summary="That address is mine",
        responses=responses(400, 403, 429),
    )
    async def confirm(self, token: SignedToken, services: Services) -> None:
        await services.calling.channels.confirm(token)

    @post(
        "/off/{token:str}",
        status_code=204,
        summary="No more mail to that address; whoever has the link may say so",
        responses=responses(400, 403, 429),
    )
    async def off(self, token: SignedToken, services: Services) -> None:
        await services.calling.channels.end(token)


async def _shown(services: Services, who: str) -> CallsInfo:
    wished = await services.store.read(rows.wishes, who)
    found = await services.store.read(rows.channels, who)
    names = {each.id: each.name for each in await services.devices.of(who)}
    return CallsInfo(
        tuple(_info(each, names) for each in found),
        services.calling.public_key,
        services.calling.channels.mail,
        wished.zone,
        wished.quiet_from,
        wished.quiet_until,
        wished.company,
    )


def _info(channel: Channel, names: dict[str, str]) -> ChannelInfo:
    return ChannelInfo(
        channel.id,
        channel.kind,
        channel.address,
        channel.active,
        channel.confirmed,
        channel.failing is not None,
        names.get(channel.device or "", ""),
    )
