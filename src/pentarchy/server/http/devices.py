"""My devices: every browser that I am myself in."""

from __future__ import annotations

import msgspec
from litestar import Controller, delete, get

from pentarchy.server.devices import Caller
from pentarchy.server.http.common import responses
from pentarchy.server.http.tables import Key
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity


class DeviceInfo(msgspec.Struct, frozen=True):
    """One of them."""

    id: str
    name: str
    """Browser and system; empty if nobody knows."""
    created: float
    seen: float
    mine: bool
    """Whether it is the one that asks."""


class DevicesController(Controller):
    """`/api/me/devices`"""

    path = "/me/devices"
    tags = ("me",)

    @get(summary="My devices, those seen last first", responses=responses(401, 429))
    async def mine(self, person: Identity, caller: Caller, services: Services) -> list[DeviceInfo]:
        return [
            DeviceInfo(each.id, each.name, each.created, each.seen, each.id == caller.device)
            for each in await services.devices.of(person.id)
        ]

    @delete(
        status_code=204,
        summary="Sign out all my devices but this one",
        responses=responses(401, 403, 429),
    )
    async def sign_out_others(self, person: Identity, caller: Caller, services: Services) -> None:
        await services.devices.sign_out_others(person.id, caller.device)

    @delete(
        "/{key:str}",
        status_code=204,
        summary="Sign a device of mine out",
        responses=responses(400, 401, 403, 404, 429),
    )
    async def sign_out(self, key: Key, person: Identity, services: Services) -> None:
        await services.devices.sign_out(person.id, key)
