"""Puzzles: all of them, one being solved, hints, why not; and what I have solved."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter
from msgspec import Meta

from pentarchy.analysis.puzzles.judging import Verdict
from pentarchy.kernel.messages import Reason
from pentarchy.server.http.common import responses, while_there
from pentarchy.server.http.shelf import Title
from pentarchy.server.limits import Visitor
from pentarchy.server.puzzles import (
    MOST_CLICKS,
    MyPuzzles,
    PuzzleHint,
    PuzzleShelf,
    PuzzleStep,
)
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity

Key = Annotated[str, Parameter(max_length=40)]
# What is no action of the game is refused as one that cannot be taken: the description of a list
# does not say what its items must look like.
Moves = Annotated[list[str], Meta(max_length=MOST_CLICKS)]


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clicks so far, in notation."""

    moves: Moves


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clicks so far, and how much is to be told."""

    moves: Moves
    step: int
    """From 1 on; beyond the last one everything is told."""


class PuzzlePick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clicks so far, and a thing that cannot be picked."""

    moves: Moves
    target: Annotated[str, Meta(max_length=100)]


class PuzzlesController(Controller):
    """`/api/puzzles`, `/api/me/puzzles`"""

    tags = ("puzzles",)

    @get("/puzzles", summary="All puzzles, and the one of the day", responses=responses(429))
    async def all(self, services: Services) -> PuzzleShelf:
        return services.puzzles.shelf()

    @get("/me/puzzles", summary="The puzzles I have solved", responses=responses(401, 403, 429))
    async def mine(self, person: Identity, services: Services) -> MyPuzzles:
        return await services.puzzles.mine(person.id)

    @post(
        "/puzzles/{title:str}/{key:str}/try",
        summary="The position after some clicks, and whether they solve it",
        status_code=200,
        responses=responses(400, 403, 404, 409, 413, 429, 503),
    )
    async def step(
        self, *, title: Title, key: Key, data: PuzzleTry, who: str | None, services: Services
    ) -> PuzzleStep:
        return await services.puzzles.step(who, title, key, data.moves)

    @post(
        "/puzzles/{title:str}/{key:str}/hint",
        summary="A hint; each step tells more, the last everything",
        status_code=200,
        responses=responses(400, 403, 404, 409, 413, 429, 503),
    )
    async def hint(
        self, *, title: Title, key: Key, data: HintWish, who: str | None, services: Services
    ) -> PuzzleHint:
        return await services.puzzles.hint(who, title, key, data.moves, data.step)

    @post(
        "/puzzles/{title:str}/{key:str}/reasons",
        summary="Why a thing cannot be picked; nothing if it can",
        status_code=200,
        responses=responses(400, 403, 404, 409, 413, 429, 503),
    )
    async def reasons(
        self, *, title: Title, key: Key, data: PuzzlePick, services: Services
    ) -> tuple[Reason, ...]:
        return await services.puzzles.reasons(title, key, data.moves, data.target)

    @post(
        "/puzzles/{title:str}/{key:str}/why",
        summary="What a finished turn misses, beside the solution",
        status_code=200,
        responses=responses(400, 403, 404, 409, 413, 422, 429, 503),
    )
    async def why(
        self,
        *,
        title: Title,
        key: Key,
        data: PuzzleTry,
        request: Request[Any, Any, Any],
        asking: Visitor,
        services: Services,
    ) -> Verdict:
        work = services.puzzles.why_not(asking, title, key, data.moves)
        return await while_there(request, work)
