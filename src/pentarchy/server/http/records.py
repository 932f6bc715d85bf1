"""Finished games: download, upload, walk through."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta

from pentarchy.kernel.messages import Message, ScoreLine
from pentarchy.server.http.common import responses, while_there
from pentarchy.server.http.tables import Key
from pentarchy.server.limits import Visitor
from pentarchy.server.lobby import Begins, SeatWish, TableWish
from pentarchy.server.messages import TableInfo, ThoughtTold, Told
from pentarchy.server.refusals import BAD, Refused
from pentarchy.server.services import Services
from pentarchy.server.showing import table_info
from pentarchy.server.store.records import Identity


class Uploaded(msgspec.Struct, frozen=True):
    """A record that agrees with today's rules, and now stands among my tables."""

    table: TableInfo
    moves: int
    notes: tuple[Message, ...]
    """What is worth knowing though nothing differs, such as an older version of the rules."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a finished game."""

    position: int
    positions: int
    """How many moves there are: positions run from 0 to this."""
    seat: int | None
    """Who made the move that led here; None at the beginning."""
    action: str
    """That move, in notation."""
    view: dict[str, Any]
    events: tuple[Told, ...]
    over: bool
    lines: tuple[tuple[ScoreLine, ...], ...]
    """Where everybody's points come from, as far as that seat may know."""


class CourseOfGame(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished game went: everybody's points, and all that happened."""

    sources: tuple[str, ...]
    points: tuple[tuple[tuple[int, ...], ...], ...]
    """For every position and seat the points of each source."""
    movers: tuple[int, ...]
    """Who made the move that led to each position; -1 at the beginning."""
    events: tuple[Told, ...]
    """What happened; `row` is the number of moves before."""


class Onward(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall play on from a position of a finished game."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    hints: bool = False
    listed: bool = False


class RecordsController(Controller):
    """`/api/tables/.../record`, `/api/records`"""

    tags = ("records",)

    @get(
        "/tables/{key:str}/record",
        media_type=MediaType.TEXT,
        summary="The record of a finished game",
        responses=responses(400, 404, 409, 429),
    )
    async def download(
        self, key: Key, who: str | None, services: Services, watch: Key | None = None
    ) -> Response[str]:
        live = await services.lobby.visible(who, key, watch)
        text = await services.archive.record(live)
        name = f"{live.record.title}-{live.record.id}.record"
        return Response(
            text,
            media_type=MediaType.TEXT,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get(
        "/tables/{key:str}/names/{language:str}",
        media_type=MediaType.TEXT,
        summary="What the own components of an uploaded game are called and do, as Fluent text",
        responses=responses(400, 404, 429),
    )
    async def names(
        self,
        *,
        key: Key,
        language: Literal["en", "ru"],
        request: Request[Any, Any, Any],
        asking: Visitor,
        who: str | None,
        services: Services,
        watch: Key | None = None,
    ) -> Response[str]:
        live = await services.lobby.visible(who, key, watch)
        text = await while_there(request, services.archive.names(asking, live, language))
        return Response(text, media_type=MediaType.TEXT)

    @get(
        "/tables/{key:str}/positions/{position:int}",
        summary="A position of a finished game, as a seat or a spectator saw it",
        responses=responses(400, 404, 409, 422, 429, 503),
    )
    async def position(
        self,
        *,
        key: Key,
        position: Annotated[int, Parameter(ge=0, le=100_000)],
        request: Request[Any, Any, Any],
        asking: Visitor,
        who: str | None,
        services: Services,
        seat: Annotated[int | None, Parameter(gt=-1, lt=64)] = None,
        watch: Key | None = None,
    ) -> Position:
        live = await services.lobby.visible(who, key, watch)
        finding = services.archive.position(asking, live, position, seat)
        shown = await while_there(request, finding)
        return Position(
            position=shown.position,
            positions=shown.positions,
            seat=shown.seat,
            action=shown.action,
            view=msgspec.json.decode(shown.view),
            events=shown.events,
            over=shown.over,
            lines=shown.lines,
        )

    @post(
        "/tables/{key:str}/positions/{position:int}/table",
        summary="A new table that goes on from a position of a finished game, with fresh chance",
        responses=responses(400, 401, 403, 404, 409, 413, 422, 429, 503),
    )
    async def play_on(
        self,
        *,
        key: Key,
        position: Annotated[int, Parameter(ge=0, le=100_000)],
        request: Request[Any, Any, Any],
        asking: Visitor,
        data: Onward,
        person: Identity,
        services: Services,
        watch: Key | None = None,
    ) -> TableInfo:
        live = await services.lobby.visible(person.id, key, watch)
        begin = await while_there(request, services.archive.until(asking, live, position))
        if len(data.seats) != begin.seats:
            raise Refused(BAD, "other-seats", seats=begin.seats)
        wish = TableWish(
            title=begin.title,
            seats=data.seats,
            options=begin.options,
            hints=data.hints,
            listed=data.listed,
        )
        begins = Begins(begin.text, f"table:{live.record.id}:{position}")
        begun = await services.lobby.create(person, wish, begins, asking.address)
        return table_info(begun.record, person.id, begun)

    @get(
        "/tables/{key:str}/course",
        summary="How a finished game went, as a seat or a spectator saw it",
        responses=responses(400, 404, 409, 422, 429, 503),
    )
    async def course(
        self,
        *,
        key: Key,
        request: Request[Any, Any, Any],
        asking: Visitor,
        who: str | None,
        services: Services,
        seat: Annotated[int | None, Parameter(gt=-1, lt=64)] = None,
        watch: Key | None = None,
    ) -> CourseOfGame:
        live = await services.lobby.visible(who, key, watch)
        grown = await while_there(request, services.archive.course(asking, live, seat))
        return CourseOfGame(
            sources=grown.sources, points=grown.points, movers=grown.movers, events=grown.events
        )

    @get(
        "/tables/{key:str}/thoughts",
        summary="What the bots of a finished game thought at their moves",
        responses=responses(400, 404, 409, 429, 503),
    )
    async def thoughts(
        self, key: Key, who: str | None, services: Services, watch: Key | None = None
    ) -> list[ThoughtTold]:
        live = await services.lobby.visible(who, key, watch)
        return await services.archive.thoughts(live)

    @post(
        "/records",
        summary="Upload a record: it is played again and compared",
        responses=responses(400, 401, 403, 413, 422, 429, 503),
    )
    async def upload(
        self,
        request: Request[Any, Any, Any],
        asking: Visitor,
        person: Identity,
        services: Services,
    ) -> Uploaded:
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError:
            raise Refused(BAD, "not-text") from None
        if "\0" in text:  # PostgreSQL cannot keep it
            raise Refused(BAD, "not-text")
        keeping = services.archive.upload(asking, person, text)
        live, verified = await while_there(request, keeping)
        info = table_info(live.record, person.id, live)
        return Uploaded(info, verified.moves, verified.notes)
