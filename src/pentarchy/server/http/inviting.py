"""Invitations: people I have played with, and those who would like me at their tables."""

from __future__ import annotations

import msgspec
from litestar import Controller, delete, get, post

from pentarchy.server.http.common import responses
from pentarchy.server.http.tables import Key, SeatNumber
from pentarchy.server.inviting import InvitationTold
from pentarchy.server.messages import Key as TableKey
from pentarchy.server.services import Services
from pentarchy.server.store.invitations import Companion, Ignored
from pentarchy.server.store.records import Identity


class InvitationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody I have played with: where they sat then."""

    table: TableKey
    seat: SeatNumber


class Declining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether who invites me shall not do so again."""

    ignore: bool = False


class InvitingController(Controller):
    """`/api/companions`, `/api/invitations`"""

    tags = ("tables",)

    @get("/companions", summary="People I have played with", responses=responses(401, 429))
    async def companions(self, person: Identity, services: Services) -> list[Companion]:
        return await services.inviting.companions(person.id)

    @get(
        "/tables/{key:str}/invitations",
        summary="Who was invited to my table and has not declined",
        responses=responses(400, 401, 404, 429),
    )
    async def asked(self, key: Key, person: Identity, services: Services) -> list[str]:
        return await services.inviting.asked(person.id, key)

    @post(
        "/tables/{key:str}/invitations",
        status_code=204,
        summary="Invite somebody I have played with",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def invite(
        self, key: Key, data: InvitationWish, person: Identity, services: Services
    ) -> None:
        await services.inviting.invite(person, key, data.table, data.seat)

    @get("/invitations", summary="Who would like me at a table", responses=responses(401, 429))
    async def mine(self, person: Identity, services: Services) -> list[InvitationTold]:
        return await services.inviting.mine(person.id)

    @post(
        "/invitations/{key:str}/decline",
        status_code=204,
        summary="Not come to that table",
        responses=responses(400, 401, 403, 404, 413, 429),
    )
    async def decline(
        self, key: Key, data: Declining, person: Identity, services: Services
    ) -> None:
        await services.inviting.decline(person.id, key, ignore=data.ignore)

    @get("/ignored", summary="Who shall not invite me", responses=responses(401, 429))
    async def ignored(self, person: Identity, services: Services) -> list[Ignored]:
        return await services.inviting.ignored(person.id)

    @delete(
        "/ignored/{key:str}",
        summary="They may invite me again",
        responses=responses(400, 401, 403, 429),
    )
    async def unignore(self, key: Key, person: Identity, services: Services) -> None:
        await services.inviting.unignore(person.id, key)
