"""Lessons: all of a game's, one whole, why not this, and the real table at the end."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from pentarchy.kernel.errors import UnknownGame
from pentarchy.kernel.messages import Reason
from pentarchy.kernel.registry import game as game_of
from pentarchy.server import lessons
from pentarchy.server.http.common import responses
from pentarchy.server.http.shelf import Title
from pentarchy.server.lessons import LessonInfo, LessonTold
from pentarchy.server.limits import Visitor
from pentarchy.server.messages import TableInfo
from pentarchy.server.refusals import UNKNOWN, Refused
from pentarchy.server.services import Services
from pentarchy.server.showing import table_info
from pentarchy.server.store.records import Identity

Key = Annotated[str, Parameter(max_length=40)]
Made = Annotated[str, Parameter(max_length=7, pattern="^([0-3](,[0-3])*)?$")]
"""The moves of a note that have been made, by their numbers."""


class LessonsController(Controller):
    """`/api/games/.../lessons`"""

    path = "/games/{title:str}/lessons"
    tags = ("lessons",)

    @get(summary="The lessons of a game", responses=responses(400, 404, 429))
    async def all(self, title: Title) -> tuple[LessonInfo, ...]:
        try:
            return lessons.lessons(game_of(title))
        except UnknownGame:
            raise Refused(UNKNOWN, "no-game", title=title) from None

    @get(
        "/{key:str}",
        summary="A lesson with all its positions, in the learner's eyes",
        responses=responses(400, 404, 429, 503),
    )
    async def whole(self, title: Title, key: Key) -> LessonTold:
        lessons.lesson(title, key)
        return await asyncio.to_thread(lessons.told, title, key)

    @get(
        "/{key:str}/notes/{note:int}/why",
        summary="Why a thing cannot be picked at a note; nothing if it can",
        responses=responses(400, 404, 429, 503),
    )
    async def why(
        self,
        *,
        title: Title,
        key: Key,
        note: Annotated[int, Parameter(gt=-1, lt=1000)],
        target: Annotated[str, Parameter(max_length=100)],
        made: Made = "",
    ) -> tuple[Reason, ...]:
        found = lessons.lesson(title, key)
        moves = tuple(int(number) for number in made.split(",") if number)
        return await asyncio.to_thread(lessons.reasons, found, note, moves, target)

    @post(
        "/{key:str}/table",
        summary="Begin the real table that a lesson leads to",
        responses=responses(400, 401, 403, 404, 409, 429, 503),
    )
    async def table(
        self, title: Title, key: Key, person: Identity, asking: Visitor, services: Services
    ) -> TableInfo:
        wish, begins = lessons.real_table(lessons.lesson(title, key))
        made = await services.lobby.create(person, wish, begins, asking.address)
        live = await services.lobby.start(person, made.record.id)
        return table_info(live.record, person.id, live)
