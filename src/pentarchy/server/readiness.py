"""Whether the server can store what it is told: it writes something down and sees."""

from __future__ import annotations

import asyncio

import structlog

from pentarchy.server.refusals import BROKEN, Refused
from pentarchy.server.store.writer import Unwritten
from pentarchy.server.timekeeper import Timekeeper

log = structlog.get_logger()

KEPT_SECONDS = 1.0
"""So long an answer holds, however many ask."""
PATIENT_SECONDS = 10.0


class Readiness:
    """Asks the database, through the same writer that moves go through."""

    def __init__(self, timekeeper: Timekeeper) -> None:
        self._timekeeper = timekeeper
        self._looking: asyncio.Future[bool] | None = None
        self._since = 0.0

    async def check(self) -> None:
        """:raises Refused: if nothing can be stored."""
        moment = asyncio.get_running_loop().time()
        if self._looking is None or (self._looking.done() and moment - self._since > KEPT_SECONDS):
            self._looking = asyncio.ensure_future(self._look())
            self._since = moment
        if not await asyncio.shield(self._looking):
            raise Refused(BROKEN, "storage")

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENT_SECONDS):
                await self._timekeeper.beat()
        except (Unwritten, TimeoutError) as error:
            log.error("nothing can be stored", error=str(error) or type(error).__name__)
            return False
        return True
