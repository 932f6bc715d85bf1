"""Open tables of all titles."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from pentarchy.server.http.common import responses
from pentarchy.server.http.tables import PAGE, Offset
from pentarchy.server.openings import OpenTable
from pentarchy.server.services import Services
from pentarchy.server.store.openings import Wanted
from pentarchy.server.store.records import Pace

TitleAsked = Annotated[str | None, Parameter(max_length=40, default=None)]


class OpeningsController(Controller):
    """`/api/open`"""

    path = "/open"
    tags = ("tables",)

    @get(summary="Tables that anybody may join, newest first", responses=responses(400, 429))
    async def found(
        self,
        *,
        who: str | None,
        services: Services,
        title: TitleAsked = None,
        rated: bool | None = None,
        pace: Pace | None = None,
        offset: Offset = 0,
    ) -> list[OpenTable]:
        return await services.openings.found(who, Wanted(title, rated, pace), PAGE, offset)
