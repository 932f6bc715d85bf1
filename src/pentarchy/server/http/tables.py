"""Tables: set up, find, join, start, leave, play again."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import Parameter
from msgspec import Meta

from pentarchy.server.http.common import responses
from pentarchy.server.levels import SITTING, known
from pentarchy.server.limits import Visitor
from pentarchy.server.lobby import Colour, TableWish
from pentarchy.server.messages import Level, TableInfo
from pentarchy.server.refusals import FORBIDDEN, UNKNOWN, Refused
from pentarchy.server.services import Services
from pentarchy.server.showing import table_info
from pentarchy.server.store import reads
from pentarchy.server.store.records import Identity, Status

PAGE = 50

Key = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Offset = Annotated[int, Parameter(ge=0, le=100_000, default=0)]
# Litestar's description leaves out a bound of 0 where None is allowed too, so: above -1.
SeatNumber = Annotated[int, Meta(gt=-1, lt=64)]


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; None: the first free one, or all of mine."""

    seat: SeatNumber | None = None


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; None: the first free one. At a rated table one says that one would be rated."""

    seat: SeatNumber | None = None
    rated: bool = False


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether strangers find the table among the open ones."""

    listed: bool


class GuestSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of a guest."""

    seat: SeatNumber


class Painting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats gets which colour."""

    seat: SeatNumber
    colour: Colour


class Resignation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats a bot shall take over; None: all."""

    seat: SeatNumber | None = None
    level: Level | None = None
    """None: the level that the table was set up with."""


class TablesController(Controller):
    """`/api/tables`"""

    path = "/tables"
    tags = ("tables",)

    @post(summary="Set up a table", responses=responses(400, 401, 403, 413, 429))
    async def create(
        self, data: TableWish, person: Identity, asking: Visitor, services: Services
    ) -> TableInfo:
        live = await services.lobby.create(person, data, address=asking.address)
        return table_info(live.record, person.id, live)

    @get(summary="My tables, those that changed last first", responses=responses(400, 401, 429))
    async def mine(
        self,
        person: Identity,
        services: Services,
        status: Status | None = None,
        offset: Offset = 0,
    ) -> list[TableInfo]:
        found = await services.store.read(reads.tables_of, person.id, status, PAGE, offset)
        stands = await services.standings.of(found)
        return [table_info(record, person.id, stands.get(record.id)) for record in found]

    @get(
        "/{key:str}",
        summary="A table of mine, or one by its spectators' link",
        responses=responses(400, 404, 429),
    )
    async def show(
        self, key: Key, who: str | None, services: Services, watch: Key | None = None
    ) -> TableInfo:
        live = await services.lobby.visible(who, key, watch)
        return table_info(live.record, who, live)

    @delete(
        "/{key:str}",
        summary="Give up a table that has not started, or a game that I have uploaded",
        responses=responses(400, 401, 403, 404, 409, 429),
    )
    async def remove(self, key: Key, person: Identity, services: Services) -> None:
        await services.lobby.delete(person, key)

    @post(
        "/{key:str}/start",
        status_code=200,
        summary="Begin the game",
        responses=responses(400, 401, 403, 404, 409, 429),
    )
    async def start(self, key: Key, person: Identity, services: Services) -> TableInfo:
        live = await services.lobby.start(person, key)
        return table_info(live.record, person.id, live)

    @post(
        "/{key:str}/leave",
        status_code=204,
        summary="Get up before the start",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def leave(self, key: Key, data: SeatChoice, person: Identity, services: Services) -> None:
        await services.lobby.leave(person, key, data.seat)

    @post(
        "/{key:str}/dismiss",
        status_code=200,
        summary="Ask a guest to get up before the start; the invitation changes",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def dismiss(
        self, key: Key, data: GuestSeat, person: Identity, services: Services
    ) -> TableInfo:
        live = await services.lobby.dismiss(person, key, data.seat)
        return table_info(live.record, person.id, live)

    @post(
        "/{key:str}/colour",
        status_code=200,
        summary="Another colour for my seat before the start",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def paint(
        self, key: Key, data: Painting, person: Identity, services: Services
    ) -> TableInfo:
        live = await services.lobby.paint(person, key, data.seat, data.colour)
        return table_info(live.record, person.id, live)

    @post(
        "/{key:str}/resign",
        status_code=204,
        summary="Let a bot take my seat over",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def resign(
        self, key: Key, data: Resignation, person: Identity, services: Services
    ) -> None:
        level = None if data.level is None else known(data.level, SITTING)
        live = await services.lobby.seen(person.id, key)
        seats = live.record.seats_of(person.id) if data.seat is None else (data.seat,)
        if not seats:
            raise Refused(FORBIDDEN, "not-seated")
        for seat in seats:
            await services.moves.resign(person.id, key, seat, level or live.record.substitute)

    @post(
        "/{key:str}/end",
        status_code=200,
        summary="End a game that today's rules stop; it is kept up to its last good turn",
        responses=responses(400, 401, 403, 404, 409, 429),
    )
    async def end(self, key: Key, person: Identity, services: Services) -> TableInfo:
        live = await services.stopping.end(person, key)
        return table_info(live.record, person.id, live)

    @post(
        "/{key:str}/rematch",
        status_code=200,
        summary="The same people once more; it begins when all of them have said so",
        responses=responses(400, 401, 403, 404, 409, 429),
    )
    async def rematch(
        self, key: Key, person: Identity, asking: Visitor, services: Services
    ) -> TableInfo:
        live = await services.rematch.ask(person, key, asking.address)
        return table_info(live.record, person.id, live)

    @post(
        "/{key:str}/come",
        status_code=200,
        summary="Take the seat that is kept for me; when nobody is missing the game begins",
        responses=responses(400, 401, 403, 404, 409, 429),
    )
    async def come(self, key: Key, person: Identity, services: Services) -> TableInfo:
        live = await services.rematch.come(person, key)
        return table_info(live.record, person.id, live)

    @post(
        "/{key:str}/listing",
        status_code=200,
        summary="Show an open table to everybody, or only to who has its link",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def listing(
        self, key: Key, data: Listing, person: Identity, services: Services
    ) -> TableInfo:
        live = await services.lobby.open_to_all(person, key, data.listed)
        return table_info(live.record, person.id, live)


class InvitesController(Controller):
    """`/api/invites`"""

    path = "/invites"
    tags = ("tables",)

    @get("/{invite:str}", summary="The table of an invitation", responses=responses(400, 404, 429))
    async def show(self, invite: Key, who: str | None, services: Services) -> TableInfo:
        live = await services.lobby.invited(invite)
        return table_info(live.record, who, live)

    @post(
        "/{invite:str}",
        status_code=200,
        summary="Sit down there",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def join(
        self, invite: Key, data: JoinWish, person: Identity, services: Services
    ) -> TableInfo:
        live = await services.lobby.join(person, invite, data.seat, agreed=data.rated)
        return table_info(live.record, person.id, live)


class WatchController(Controller):
    """`/api/watch`"""

    path = "/watch"
    tags = ("tables",)

    @get(
        "/{watch:str}",
        summary="The table of a spectators' link",
        responses=responses(400, 404, 429),
    )
    async def show(self, watch: Key, who: str | None, services: Services) -> TableInfo:
        record = await services.store.read(reads.table_to_watch, watch)
        if record is None:
            raise Refused(UNKNOWN, "no-table")
        live = await services.tables.fresh(record.id)
        return table_info(live.record, who, live)
