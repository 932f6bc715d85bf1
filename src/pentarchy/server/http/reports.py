"""Reports: a name or a line that who runs the house should look at."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post
from msgspec import Meta

from pentarchy.server.http.common import responses
from pentarchy.server.http.tables import Key, SeatNumber
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the chat, or else the name of a seat, and why."""

    line: Annotated[int, Meta(gt=-1, lt=1_000_000)] | None = None
    seat: SeatNumber | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""


class ReportsController(Controller):
    """`/api/tables/.../report`"""

    tags = ("tables",)

    @post(
        "/tables/{key:str}/report",
        status_code=204,
        summary="Report a line of the chat, or a name, to who runs the house",
        responses=responses(400, 401, 403, 404, 413, 429),
    )
    async def report(
        self, key: Key, data: ReportWish, person: Identity, services: Services
    ) -> None:
        live = await services.lobby.seen(person.id, key)
        await services.moderation.report(live, person.id, data.seat, data.line, data.reason)
