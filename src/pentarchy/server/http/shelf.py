"""The shelf, and whether the server is well."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.params import Parameter

from pentarchy.kernel.errors import UnknownGame
from pentarchy.server import shelf
from pentarchy.server.http.common import responses
from pentarchy.server.refusals import UNKNOWN, Refused
from pentarchy.server.services import Services

Title = Annotated[str, Parameter(max_length=40)]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["ok"]
    version: str
    tables: int
    """Tables in memory."""
    connections: int
    waiting_thoughts: int
    waiting_errands: int
    """What visitors wish, and no worker has taken yet."""
    running_errands: int
    replaced_workers: int


@get("/health", tags=["server"], summary="Is the server well?", responses=responses(503))
async def health(services: Services) -> Health:
    """Answers when something can be stored, with a few numbers."""
    await services.readiness.check()
    return Health(
        status="ok",
        version=services.version,
        tables=len(services.tables),
        connections=len(services.hub.connections),
        waiting_thoughts=services.pool.waiting,
        waiting_errands=services.errands.waiting,
        running_errands=services.errands.running,
        replaced_workers=services.pool.failures + services.errands.failures,
    )


class ShelfController(Controller):
    """`/api/games`"""

    path = "/games"
    tags = ("games",)

    @get(summary="All games, with the schema of their options", responses=responses(429))
    async def games(self) -> list[shelf.GameInfo]:
        return shelf.all_games()

    @get(
        "/{title:str}/texts/{language:str}",
        media_type=MediaType.TEXT,
        summary="What is said in a game and at its table, as Fluent text",
        responses=responses(400, 404, 429),
    )
    async def texts(self, title: Title, language: Literal["en", "ru"]) -> Response[str]:
        return _text(shelf.texts, title, language)

    @get(
        "/{title:str}/rules/{language:str}",
        media_type=MediaType.TEXT,
        summary="The numbered rules of a game, as Markdown",
        responses=responses(400, 404, 429),
    )
    async def rules(self, title: Title, language: Literal["en", "ru"]) -> Response[str]:
        return _text(shelf.rules, title, language)


def _text(source: shelf.Source, title: str, language: str) -> Response[str]:
    try:
        return Response(source(title, language), media_type=MediaType.TEXT)
    except UnknownGame:
        raise Refused(UNKNOWN, "no-game", title=title) from None
