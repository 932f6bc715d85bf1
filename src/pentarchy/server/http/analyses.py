"""Analyses of finished games, what spoke for bots' moves, and trying moves from positions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.params import Parameter
from msgspec import Meta

from pentarchy.server.analyses import AnalysisState
from pentarchy.server.analysing import MOST_TRIED, Attempt, Recalled, Tried
from pentarchy.server.http.common import responses, while_there
from pentarchy.server.http.tables import Key
from pentarchy.server.limits import Visitor
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves that are tried, one after another."""

    moves: Annotated[list[Attempt], Meta(max_length=MOST_TRIED)]
    # Above -1: the description leaves out a bound of 0 where None is allowed too.
    seat: Annotated[int, Meta(gt=-1, le=64)] | None = None
    """Whose choices are wanted, where several decide at once."""


class AnalysesController(Controller):
    """`/api/tables/.../analysis`, `.../thoughts/...`, `.../positions/.../try`"""

    tags = ("records",)

    @get(
        "/tables/{key:str}/analysis",
        summary="How far the analysis of a finished game is",
        responses=responses(400, 404, 409, 429, 503),
    )
    async def state(
        self, key: Key, who: str | None, services: Services, watch: Key | None = None
    ) -> AnalysisState:
        live = await services.lobby.visible(who, key, watch)
        return await services.analyses.state(who, live)

    @get(
        "/tables/{key:str}/analysis/found",
        summary="The analysis of a finished game: chances, marks, luck and decisions",
        responses=responses(400, 404, 409, 429, 503),
    )
    async def found(
        self, key: Key, who: str | None, services: Services, watch: Key | None = None
    ) -> Response[bytes]:
        live = await services.lobby.visible(who, key, watch)
        return Response(await services.analyses.found(live), media_type=MediaType.JSON)

    @post(
        "/tables/{key:str}/analysis",
        summary="Have a finished game analysed, quickly and then deeper",
        responses=responses(400, 401, 403, 404, 409, 429, 503),
    )
    async def begin(
        self,
        *,
        key: Key,
        person: Identity,
        asking: Visitor,
        services: Services,
        watch: Key | None = None,
    ) -> AnalysisState:
        live = await services.lobby.visible(person.id, key, watch)
        await services.analyses.begin(asking, live)
        return await services.analyses.state(person.id, live)

    @delete(
        "/tables/{key:str}/analysis",
        summary="End the analysis that I asked for",
        responses=responses(400, 401, 403, 404, 409, 429, 503),
    )
    async def cancel(
        self, key: Key, person: Identity, services: Services, watch: Key | None = None
    ) -> None:
        live = await services.lobby.visible(person.id, key, watch)
        await services.analyses.cancel(person.id, live)

    @get(
        "/tables/{key:str}/thoughts/{position:int}",
        summary="What spoke for a bot's move in a finished game, against the next best thing",
        responses=responses(400, 404, 409, 422, 429, 503),
    )
    async def recall(
        self,
        *,
        key: Key,
        position: Annotated[int, Parameter(ge=1, le=100_000)],
        request: Request[Any, Any, Any],
        who: str | None,
        asking: Visitor,
        services: Services,
        watch: Key | None = None,
    ) -> Recalled:
        live = await services.lobby.visible(who, key, watch)
        return await while_there(request, services.analyses.recall(asking, live, position))

    @post(
        "/tables/{key:str}/positions/{position:int}/try",
        summary="Try moves from a position of a finished game: where they lead, and the chances",
        status_code=200,
        responses=responses(400, 403, 404, 409, 413, 422, 429, 503),
    )
    async def try_out(
        self,
        *,
        key: Key,
        position: Annotated[int, Parameter(ge=0, le=100_000)],
        data: Trial,
        request: Request[Any, Any, Any],
        who: str | None,
        asking: Visitor,
        services: Services,
        watch: Key | None = None,
    ) -> Tried:
        live = await services.lobby.visible(who, key, watch)
        work = services.analyses.try_out(asking, live, position, data.moves, data.seat)
        return await while_there(request, work)
