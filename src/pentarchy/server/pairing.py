"""Quick pairing: people who wish for the same are led to a table, which begins at once.

A wish is a row. Whoever waits asks now and then whether they were led somewhere; that is also how
the server knows that they are still there, and when it looks who fits together. No process has to
remember anything, and of several that see the same people one claims them: the database decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import SystemRandom
from typing import Annotated

import msgspec
from msgspec import Meta

from pentarchy.kernel.errors import UnknownGame
from pentarchy.kernel.registry import game as game_of
from pentarchy.server import rated
from pentarchy.server.levels import OFFERED, known
from pentarchy.server.lobby import checked
from pentarchy.server.making import begun, new_table, now
from pentarchy.server.messages import Level
from pentarchy.server.quotas import Holder, Quotas
from pentarchy.server.refusals import BAD, Refused
from pentarchy.server.store import waits, writes
from pentarchy.server.store.records import ClockRule, Identity, Seat, TableRecord, pace_of
from pentarchy.server.store.waits import Wait, Waiting
from pentarchy.server.store.writer import Conflict
from pentarchy.server.tables import LiveTable, Tables

AWAY_SECONDS = 20.0
"""Who has not asked for so long waits no more."""
FORGOTTEN_SECONDS = 3600.0
LONGEST_WAIT = 3600.0
CLOCK = ClockRule(bank=25 * 60.0, increment=20.0)
"""Of rated tables that strangers are led to: nobody can keep the other waiting for ever."""
PATIENCE = 300.0
"""After so long a bot may play for who has left a casual one."""


class PairingWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What I would play."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(gt=1, lt=21)]
    rated: bool = False
    level: Level | None = None
    """The bots that take the seats that are left when I have waited; None: only people."""
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 30.0
    """Seconds until they do."""


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """How it stands with my wish."""

    title: str
    seats: int
    rated: bool
    level: str | None
    since: float
    until: float | None
    """When bots take the seats that are left."""
    people: int
    """So many wait for the same, I among them."""
    table: str | None
    """Where I was led."""


class Pairing:
    """Leads people to tables."""

    def __init__(self, tables: Tables, quotas: Quotas) -> None:
        self._tables = tables
        self._store = tables.store
        self._quotas = quotas
        self._chance = SystemRandom()
        self.on_start: Callable[[LiveTable], None] = lambda _: None

    async def wish(self, who: Identity, wish: PairingWish, address: str) -> Pair | None:
        """Wait for a table; an earlier wish is given up for it."""
        _check(wish)
        holder = self._quotas.holder(who.id, address)
        await self._quotas.table(holder)
        await self._quotas.running(holder)
        moment = now()
        wait = Wait(
            identity=who.id,
            title=wish.title,
            seats=wish.seats,
            rated=wish.rated,
            level=wish.level,
            until=None if wish.level is None else moment + wish.wait,
            since=moment,
            seen=moment,
            address=holder.mark,
        )
        await self._store.writer.write([waits.forget_old(moment - FORGOTTEN_SECONDS)])
        await self._store.writer.write(waits.begin(wait))
        return await self.look(who.id)

    async def leave(self, who: str) -> None:
        """Wait no more."""
        await self._store.writer.write([waits.leave(who)])

    async def look(self, who: str) -> Pair | None:
        """I am still here: was I led to a table? None if I do not wait."""
        wait = await self._store.read(waits.wait_of, who)
        if wait is None:
            return None
        moment = now()
        company: Sequence[Waiting] = ()
        if wait.table is None:
            await self._store.writer.write([waits.saw(wait, moment)])
            company = await self._store.read(waits.alike, wait, moment - AWAY_SECONDS)
            if await self._lead(who, company, moment):
                wait = await self._store.read(waits.wait_of, who) or wait
        return Pair(
            title=wait.title,
            seats=wait.seats,
            rated=wait.rated,
            level=wait.level,
            since=wait.since,
            until=wait.until,
            people=len(company),
            table=wait.table,
        )

    async def _lead(self, who: str, company: Sequence[Waiting], moment: float) -> bool:
        """Lead those who fit together to a new table; whether somebody may have been. It counts for
        who has waited longest: if they have begun too much meanwhile, it waits for the others.

        :raises Refused: if that is who looks; they wait no more.
        """
        chosen, level = fitting(company, moment)
        if not chosen:
            return False
        first = chosen[0].wait
        holder = Holder(first.identity, first.address)
        async with self._quotas.taking(holder):
            try:
                await self._quotas.table(holder)
                await self._quotas.running(holder)
            except Refused:
                if first.identity == who:
                    await self.leave(who)
                    raise
            else:
                return await self._begin(chosen, level)
        return await self._lead(who, [each for each in company if each.wait != first], moment)

    async def _begin(self, chosen: Sequence[Waiting], level: str | None) -> bool:
        """Begin their game, unless some of them are led elsewhere at the same moment."""
        table = self._table(chosen, level)
        # In one order in all processes, so that two that wait for each other cannot be.
        claims = [waits.claim(each.wait, table.id) for each in sorted(chosen, key=_key)]
        changes = [*claims, *writes.add_table(begun(table)), *rated.sitting_down(table)]
        try:
            await self._store.writer.write(changes)
        except Conflict:  # another process was quicker, or somebody has left
            return True
        self.on_start(await self._tables.get(table.id))
        return True

    def _table(self, chosen: Sequence[Waiting], level: str | None) -> TableRecord:
        """Their table; who has waited longest has set it up, and the lot seats them."""
        first = chosen[0].wait
        seats = [Seat("", 0, "person", each.wait.identity, None, each.name) for each in chosen]
        seats += [Seat("", 0, "bot", None, level) for _ in range(first.seats - len(chosen))]
        self._chance.shuffle(seats)
        clock = CLOCK if first.rated else None
        return new_table(
            first.title,
            checked(first.title, first.seats, {}),
            first.identity,
            seats,
            clock=clock,
            pace=pace_of(clock),
            patience=PATIENCE,
            rated=first.rated,
            address=first.address,
        )


def fitting(company: Sequence[Waiting], moment: float) -> tuple[Sequence[Waiting], str | None]:
    """Who of those that wait for the same can play now, and with which bots. When somebody's wait
    is over, all who take bots at all come along. A rated game needs two people all the same."""
    if not company:
        return (), None
    first = company[0].wait
    if len(company) >= first.seats:
        return company[: first.seats], None
    patient = [each for each in company if each.wait.level is not None]
    over = [each for each in patient if (each.wait.until or 0.0) <= moment]
    if not over or (first.rated and len(patient) < rated.LEAST):
        return (), None
    return patient, over[0].wait.level


def _key(waiting: Waiting) -> str:
    return waiting.wait.identity


def _check(wish: PairingWish) -> None:
    """:raises Refused: if nobody could ever be led to such a table."""
    try:
        game = game_of(wish.title)
    except UnknownGame:
        raise Refused(BAD, "no-game", title=wish.title) from None
    if wish.seats not in game.seat_range:
        least, most = min(game.seat_range), max(game.seat_range)
        raise Refused(BAD, "pairing-seats", least=least, most=most)
    if wish.level is not None:
        known(wish.level, OFFERED)
        if wish.rated:
            rated.check_bots(wish.title, {wish.level})
