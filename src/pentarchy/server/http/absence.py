"""People who are not there: coming back, letting a bot play, pauses, seats that change hands."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from msgspec import Meta

from pentarchy.server.handing import HANDOVER_SECONDS
from pentarchy.server.http.common import responses
from pentarchy.server.http.tables import Key, SeatNumber
from pentarchy.server.messages import TableInfo
from pentarchy.server.services import Services
from pentarchy.server.showing import table_info
from pentarchy.server.store.records import Identity


class OneSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat."""

    seat: SeatNumber


class PauseWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My seat would like a pause, or goes on."""

    seat: SeatNumber
    pause: bool


class LetPlay(msgspec.Struct, frozen=True):
    """Whether a bot plays for that seat now; otherwise the others are asked too."""

    plays: bool


class HandoverLink(msgspec.Struct, frozen=True):
    """A token by which somebody else takes my seat: once, and for so many seconds."""

    token: str
    seconds: int


class HandoverUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that somebody gave me."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class AbsenceController(Controller):
    """`/api/tables/.../back`, `/bot`, `/nudge`, `/pause`, `/hand`; `/api/seats`"""

    tags = ("absence",)

    @post(
        "/tables/{key:str}/back",
        status_code=204,
        summary="Play again where a bot played for me",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def back(self, key: Key, data: OneSeat, person: Identity, services: Services) -> None:
        await services.absence.come_back(person.id, key, data.seat)

    @post(
        "/tables/{key:str}/bot",
        status_code=200,
        summary="Let a bot play for somebody who is away, until they are back",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def let_bot_play(
        self, key: Key, data: OneSeat, person: Identity, services: Services
    ) -> LetPlay:
        live = await services.lobby.seen(person.id, key)
        here = services.hub.is_here(live, data.seat)
        return LetPlay(await services.absence.let_bot_play(person.id, key, data.seat, here=here))

    @post(
        "/tables/{key:str}/nudge",
        status_code=204,
        summary="Remind somebody who is away that it is their turn",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def nudge(self, key: Key, data: OneSeat, person: Identity, services: Services) -> None:
        live = await services.lobby.seen(person.id, key)
        here = services.hub.is_here(live, data.seat)
        live = await services.absence.nudge(person.id, key, data.seat, here=here)
        await services.calling.nudge(live, data.seat, person.name)

    @post(
        "/tables/{key:str}/pause",
        status_code=204,
        summary="Ask for a pause or agree to one; or go on",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def pause(self, key: Key, data: PauseWish, person: Identity, services: Services) -> None:
        await services.absence.pause(person.id, key, data.seat, data.pause)

    @post(
        "/tables/{key:str}/hand",
        summary="A link by which somebody else takes my seat",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def hand(
        self, key: Key, data: OneSeat, person: Identity, services: Services
    ) -> HandoverLink:
        made = await services.handing.offer(person.id, key, data.seat)
        return HandoverLink(made, round(HANDOVER_SECONDS))

    @get(
        "/seats/{token:str}",
        summary="The table of a seat that is given away",
        responses=responses(400, 404, 429),
    )
    async def offered(self, token: Key, who: str | None, services: Services) -> TableInfo:
        live, _ = await services.handing.offered(token)
        return table_info(live.record, who, live)

    @post(
        "/seats",
        status_code=200,
        summary="Take a seat that somebody gives away",
        responses=responses(400, 401, 403, 404, 409, 413, 429),
    )
    async def take(self, data: HandoverUse, person: Identity, services: Services) -> TableInfo:
        live = await services.handing.take(person, data.token)
        return table_info(live.record, person.id, live)
