"""Quick pairing: wish for a game, and be led to it."""

from __future__ import annotations

from litestar import Controller, delete, post

from pentarchy.server.http.common import responses
from pentarchy.server.limits import Visitor
from pentarchy.server.pairing import Pair, PairingWish
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity


class PairingController(Controller):
    """`/api/pairing`"""

    path = "/pairing"
    tags = ("tables",)

    @post(
        status_code=200,
        summary="Wait for a table with people who wish for the same",
        responses=responses(400, 401, 403, 413, 429),
    )
    async def wish(
        self, data: PairingWish, person: Identity, asking: Visitor, services: Services
    ) -> Pair | None:
        return await services.pairing.wish(person, data, asking.address)

    @post(
        "/here",
        status_code=200,
        summary="I am still here: was I led to a table? Nothing if I do not wait",
        responses=responses(401, 403, 429),
    )
    async def look(self, person: Identity, services: Services) -> Pair | None:
        return await services.pairing.look(person.id)

    @delete(summary="Wait no more", responses=responses(401, 403, 429))
    async def leave(self, person: Identity, services: Services) -> None:
        await services.pairing.leave(person.id)
