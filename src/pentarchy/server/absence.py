"""People who are not there: time that has run out, bots that play until they are back, pauses.

Each is a row of the table's history and goes the way of `Moves`.
"""

from __future__ import annotations

from math import ceil

import msgspec

from pentarchy.server.ending import forfeited
from pentarchy.server.making import now
from pentarchy.server.match import Match
from pentarchy.server.moves import Checking, Deed, Moves, row_of, with_seat
from pentarchy.server.refusals import CONFLICT, FORBIDDEN, UNKNOWN, Refused
from pentarchy.server.store import writes
from pentarchy.server.store.records import MISSED, Seat, TableRecord
from pentarchy.server.tables import LiveTable, Tables, match_of, seated

STOPPED_SECONDS = 3600.0
"""After so long it is looked again whether a game that today's rules cannot play goes on."""


class Absence:
    """What happens without who holds a seat."""

    def __init__(self, tables: Tables, moves: Moves, nudge_hours: float) -> None:
        self._tables = tables
        self._moves = moves
        self._nudge_hours = nudge_hours
        """So long a seat is not nudged again at the same table."""

    async def time_out(self, key: str) -> None:
        """Somebody's time may have run out: then a bot plays on, or the seat has lost."""
        live = await self._tables.get(key)
        if live.record.status != "running":
            return
        if live.stopped is not None or live.timing is None or live.match is None:
            await self._look_again(key, now() + STOPPED_SECONDS)
            return
        expired = live.timing.expired(now())
        for seat in expired:
            if live.record.status == "running":
                nth = live.match.nths[seat]
                await self._moves.way(key, seat, nth, self._timing_out(seat))
        if not expired:  # no server was there for a while: look again when it is due
            await self._look_again(key, live.timing.deadline(now()))

    async def _look_again(self, key: str, moment: float | None) -> None:
        await self._tables.store.writer.write([writes.set_deadline(key, moment)])

    def _timing_out(self, seat: int) -> Checking:
        async def checking(live: LiveTable, match: Match) -> Deed:
            if live.timing is None or seat not in live.timing.expired(now()):
                raise Refused(CONFLICT, "not-expired")
            rule = live.record.clock
            lost = rule is not None and rule.then == "loss"
            deed = _leaving(live, match, seat, "timeout", lost=lost)
            left = tuple(s.seat for s in live.record.seats if s.seat != seat and not s.forfeit)
            if not lost or len(left) != 1:
                return deed
            # Nobody is left to play against.
            ended = await forfeited(self._tables.store, live.record, match, left)
            return msgspec.structs.replace(deed, more=[*deed.more, *ended])

        return checking

    async def come_back(self, who: str, key: str, seat: int) -> None:
        """Who holds the seat plays again."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            before = live.record.seats[seat]
            if before.stand_in is None:
                raise Refused(CONFLICT, "not-away")
            if before.forfeit:
                raise Refused(CONFLICT, "forfeited")
            after = msgspec.structs.replace(before, stand_in=None)
            row = row_of(live, match, seat, "back", "")

            def play() -> None:
                match.back(seat)
                _reseat(live, after)

            return Deed([row], play, match.state, [writes.change_seat(before, after)])

        live = await self._tables.get(key)
        seated(live.record, seat, who)
        await self._moves.way(key, seat, match_of(live).nths[seat], checking, who)

    async def let_bot_play(self, who: str, key: str, other: int, *, here: bool) -> bool:
        """Let a bot play for somebody who is away (`here` tells whether they look at the table):
        once the table's patience has run out, or all others wish it too. Whether it does now."""
        live = await self._tables.get(key)
        seat = _asking(live.record, who, other)
        done = False

        async def checking(live: LiveTable, match: Match) -> Deed:
            nonlocal done
            waited = 0.0 if live.timing is None else live.timing.waited(other, now())
            if live.record.seats[other].stand_in is not None:
                raise Refused(CONFLICT, "bot-plays")
            if here or waited < MISSED:
                raise Refused(CONFLICT, "not-missed", seconds=round(MISSED))
            patience = live.record.patience
            agreed = match.absences.asking(other) | {*live.record.seats_of(who)}
            others = {held.seat for held in live.record.playing if held.seat != other}
            done = agreed >= others or (patience is not None and waited >= patience)
            row = row_of(live, match, seat, "absent", str(other))
            if not done:
                return Deed([row], lambda: match.absent(seat, other), match.state)
            leaving = _leaving(live, match, other, "away", lost=False)
            last = msgspec.structs.replace(leaving.rows[0], number=row.number + 1)

            def play() -> None:
                match.absent(seat, other)
                leaving.play()

            return Deed([row, last], play, match.state, leaving.more)

        await self._moves.way(key, seat, match_of(live).nths[seat], checking, who)
        return done

    async def nudge(self, who: str, key: str, other: int, *, here: bool) -> LiveTable:
        """Remind somebody who is away (`here` tells whether they look at the table) that it is
        their turn; the table's log tells it."""
        live = await self._tables.get(key)
        seat = _asking(live.record, who, other, "not-nudged")

        async def checking(live: LiveTable, match: Match) -> Deed:
            if here or other not in live.actors or other in live.record.bots:
                raise Refused(CONFLICT, "not-nudged")
            since = now() - match.absences.nudged.get(other, 0.0)
            left = self._nudge_hours - since / 3600
            if left > 0:
                raise Refused(CONFLICT, "nudged", hours=ceil(left))
            row = row_of(live, match, seat, "nudge", str(other))
            return Deed([row], lambda: match.nudge(seat, other, row.at), match.state)

        await self._moves.way(key, seat, match_of(live).nths[seat], checking, who)
        return live

    async def pause(self, who: str, key: str, seat: int, wished: bool) -> None:
        """Ask for a pause or agree to it; the clocks stand once all want it. Or go on."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            timing = live.timing
            if timing is None or timing.rule is None:
                raise Refused(CONFLICT, "no-clock")
            mine = live.record.seats_of(who)
            if wished == (seat in timing.pausing) and (wished or not timing.pausing):
                raise Refused(CONFLICT, "pause-as-it-is")
            if not wished:
                how = "end"
            else:
                wanted = {*timing.pausing, *mine}
                all_agree = wanted >= {held.seat for held in live.record.playing}
                how = "begin" if all_agree else "ask"
            row = row_of(live, match, seat, "pause", how)
            return Deed([row], lambda: match.pause(seat, how), match.state)

        live = await self._tables.get(key)
        seated(live.record, seat, who)
        await self._moves.way(key, seat, match_of(live).nths[seat], checking, who)


def _asking(record: TableRecord, who: str, other: int, otherwise: str = "not-missed") -> int:
    """The seat of somebody who would not wait for another person any longer."""
    mine = record.seats_of(who)
    if not mine:
        raise Refused(FORBIDDEN, "not-seated")
    if not 0 <= other < len(record.seats):
        raise Refused(UNKNOWN, "no-seat", seat=other + 1)
    if other in mine or record.seats[other].kind != "person":
        raise Refused(CONFLICT, otherwise, seconds=round(MISSED))
    return mine[0]


def _leaving(live: LiveTable, match: Match, seat: int, why: str, *, lost: bool) -> Deed:
    """A bot plays for that seat from now on."""
    assert why in ("timeout", "away")
    level = live.record.substitute
    before = live.record.seats[seat]
    after = msgspec.structs.replace(before, stand_in=level, forfeit=lost)
    row = row_of(live, match, seat, "timeout" if why == "timeout" else "away", level)

    def play() -> None:
        match.away(seat, level, why)
        _reseat(live, after)

    return Deed([row], play, match.state, [writes.change_seat(before, after)])


def _reseat(live: LiveTable, seat: Seat) -> None:
    live.record = with_seat(live.record, seat)
    live.seating += 1
