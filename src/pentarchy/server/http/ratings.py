"""Ratings: mine, those of a game, and the leaders."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, put

from pentarchy.kernel.errors import UnknownGame
from pentarchy.kernel.registry import game as game_of
from pentarchy.server.http.common import responses
from pentarchy.server.http.shelf import Title
from pentarchy.server.http.tables import Key, Offset
from pentarchy.server.leaders import LeadersPage, MyRatings, SeatRating
from pentarchy.server.refusals import UNKNOWN, Refused
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity


class Hiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I would not stand in the leaders' tables."""

    hidden: bool


class RatingsController(Controller):
    """`/api/me/ratings`, `/api/leaders`"""

    tags = ("ratings",)

    @get("/me/ratings", summary="My ratings", responses=responses(401, 429))
    async def mine(self, person: Identity, services: Services) -> MyRatings:
        return await services.leaders.mine(person.id)

    @put(
        "/me/ratings",
        summary="Stand in the leaders' tables, or not",
        responses=responses(400, 401, 403, 413, 429),
    )
    async def hide(self, data: Hiding, person: Identity, services: Services) -> MyRatings:
        await services.leaders.hide(person.id, data.hidden)
        return await services.leaders.mine(person.id)

    @get(
        "/leaders/{title:str}",
        summary="The best people at a title, and its bots on the same scale",
        responses=responses(400, 404, 429),
    )
    async def best(
        self, title: Title, who: str | None, services: Services, offset: Offset = 0
    ) -> LeadersPage:
        try:
            game_of(title)
        except UnknownGame:
            raise Refused(UNKNOWN, "no-game", title=title) from None
        return await services.leaders.page(who, title, offset)

    @get(
        "/tables/{key:str}/ratings",
        summary="What a rated game did to ratings",
        responses=responses(400, 404, 429),
    )
    async def of_game(
        self, key: Key, who: str | None, services: Services, watch: Key | None = None
    ) -> list[SeatRating]:
        await services.lobby.visible(who, key, watch)
        return await services.leaders.of_game(key)
