"""What a seat can do in a running game. Whatever it is goes one way, `Moves.way`:

1. check: who asks holds the seat, has seen its last row, and the rules allow it (on a copy);
2. write: the rows are stored, or somebody else was first, and all of it is checked again;
3. play: memory follows what is stored;
4. tell: who looks at the table hears of it, and bots that may decide now think.

A move is the plainest of them; undoing, agreeing to it, resigning and hints are rows as well.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec

from pentarchy.bots import Reasons
from pentarchy.kernel.actions import Action
from pentarchy.kernel.errors import IllegalAction, InvalidNotation
from pentarchy.kernel.state import State
from pentarchy.server import undo
from pentarchy.server.clock import Timing
from pentarchy.server.ending import ending
from pentarchy.server.levels import advising
from pentarchy.server.making import now
from pentarchy.server.match import Match, Undone
from pentarchy.server.messages import AnswerUndo, AskHint, MakeMove, Undo
from pentarchy.server.refusals import BROKEN, CONFLICT, FORBIDDEN, Refused, illegal
from pentarchy.server.settings import Limits
from pentarchy.server.store import writes
from pentarchy.server.store.records import BotThought, MoveKind, MoveRow, Seat, TableRecord
from pentarchy.server.store.writer import Change
from pentarchy.server.tables import LiveTable, Tables, match_of, seated

TRIES = 10
"""So often another process may be quicker before a move is refused."""


class Deed(msgspec.Struct, frozen=True):
    """Something that was checked."""

    rows: Sequence[MoveRow]
    """What is to be written."""
    play: Callable[[], None]
    """What is to be done in memory once it is."""
    state: State
    """The position that it leads to."""
    more: Sequence[Change] = ()
    """What is to be written besides."""


Checking: TypeAlias = Callable[[LiveTable, Match], Awaitable[Deed]]
"""Finds out what a wish leads to.

:raises Refused: if it leads nowhere.
"""


class Moves:
    """Everything that adds rows to a table's history. `Services` says who is told."""

    def __init__(self, tables: Tables, undos: int = Limits().undos) -> None:
        self._tables = tables
        self._undos = undos
        """So often a seat may take something back in one game."""
        self.on_played: Callable[[LiveTable], None] = lambda _: None
        """Hears of every row, after those who look at the table."""

    async def move(self, who: str, wish: MakeMove) -> int:
        """A person's move."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            if live.record.seats[wish.seat].stand_in is not None:
                raise Refused(CONFLICT, "away")
            return await self._move(live, match, wish.seat, _action(match, wish.action))

        return await self._act(who, wish, checking)

    async def bot_move(
        self,
        key: str,
        seat: int,
        nth: int,
        undos: int,
        action: int,
        said: tuple[str, Reasons | None] | None = None,
    ) -> None:
        """A bot's move; it was thought of when its seat had so many rows, and the table undos.
        `said` is which level picked it, and why; None where nobody thought."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            if seat not in live.record.bots:
                raise Refused(FORBIDDEN, "not-your-seat")
            if match.undos != undos:
                raise Refused(CONFLICT, "stale", given=nth, nth=nth)
            number = match.rows
            deed = await self._move(live, match, seat, _action(match, action))
            if said is None:
                return deed
            thought = writes.add_thought(BotThought(key, number, *said))
            return msgspec.structs.replace(deed, more=[*deed.more, thought])

        await self.way(key, seat, nth, checking)

    async def _move(self, live: LiveTable, match: Match, seat: int, action: Action) -> Deed:
        try:
            trial = match.try_move(seat, action)
        except IllegalAction as error:
            raise illegal(error) from None
        row = MoveRow(
            live.record.id,
            match.rows,
            "move",
            seat,
            match.nths[seat],
            str(action),
            turn=trial.turn,
            hash=trial.hash,
            at=now(),
        )
        more: list[Change] = []
        if trial.state.over:
            played = [*match.played, trial.played]
            more = await ending(self._tables.store, live.record, played, match.absences.played_for)
        return Deed([row], lambda: match.take(trial), trial.state, more)

    async def _act(
        self, who: str, wish: MakeMove | Undo | AnswerUndo | AskHint, checking: Checking
    ) -> int:
        return await self.way(wish.table, wish.seat, wish.nth, checking, who)

    async def way(
        self, key: str, seat: int, nth: int, checking: Checking, who: str | None = None
    ) -> int:
        """The whole way; once more if another process was quicker. Gives the seat's next `nth`."""
        for _ in range(TRIES):
            live = await self._tables.get(key)
            async with live.lock:
                try:
                    match = _fitting(live, seat, nth, who)
                    deed = await checking(live, match)
                except Refused:
                    # What another process has acknowledged may allow it.
                    if await self._tables.catch_up(live):
                        continue
                    raise
                timing = _timed(live, deed)
                changes = [*map(writes.add_move, deed.rows), *deed.more]
                if timing is not None:
                    changes.append(writes.set_deadline(key, timing.deadline(now())))
                if not await self._tables.write(live, changes):
                    continue
                await self._play(live, match, deed)
                if timing is not None:
                    live.timing = timing
                elif live.timing is not None:
                    _follow(live.timing, deed)
            self._tell(live)
            return match.nths[seat]
        raise Refused(BROKEN, "busy")

    async def _play(self, live: LiveTable, match: Match, deed: Deed) -> None:
        """Let memory follow what was stored; if it cannot, it is read anew."""
        try:
            deed.play()
        except Exception:
            self._tables.forget(live.record.id)
            raise
        if match.state.over or any(change.statement is writes.ADD_RECORD for change in deed.more):
            await self._tables.refresh(live)

    def _tell(self, live: LiveTable) -> None:
        self._tables.changed(live)
        self.on_played(live)

    async def undo(self, who: str, wish: Undo) -> int:
        """Take moves back, or ask the other people whether one may."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            if match.taken_back[wish.seat] >= self._undos:
                raise Refused(CONFLICT, "undo-often", undos=self._undos)
            plan = undo.plan(match, wish.seat, wish.back, live.record.bots)
            asked = [s.seat for s in live.record.playing if s.identity != who]
            if live.record.rated and not plan.free:
                raise Refused(FORBIDDEN, "rated-undo")
            if plan.free or not asked:
                return _undoing(live, match, plan.undone)
            if match.request is not None:
                raise Refused(CONFLICT, "undo-asked")
            told = f"{wish.back} {','.join(map(str, asked))}"
            row = row_of(live, match, wish.seat, "request", told)
            waiting = tuple(asked)
            return Deed([row], lambda: match.ask_undo(wish.seat, wish.back, waiting), match.state)

        return await self._act(who, wish, checking)

    async def answer(self, who: str, wish: AnswerUndo) -> int:
        """Agree or not to the undo that another asks for."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            if match.request is None or wish.seat not in match.request.waiting:
                raise Refused(CONFLICT, "undo-not-asked")
            row = row_of(live, match, wish.seat, "agree" if wish.agree else "refuse", "")
            if not wish.agree:
                return Deed([row], lambda: match.refuse(wish.seat), match.state)
            return self.agreeing(live, match, row, lambda: match.agree(wish.seat))

        return await self._act(who, wish, checking)

    def agreeing(
        self, live: LiveTable, match: Match, row: MoveRow, agree: Callable[[], None]
    ) -> Deed:
        """A row that agrees to an undo; if it was the last one needed, the undo follows."""
        request = match.request
        alone = Deed([row], agree, match.state)
        if request is None or request.waiting != (row.seat,):
            return alone
        try:
            plan = undo.plan(match, request.seat, request.back, live.record.bots)
        except Refused:  # others have moved on meanwhile: the wish lapses
            return alone
        undoing = _undoing(live, match, plan.undone, after=row)

        def both() -> None:
            agree()
            undoing.play()

        return Deed([row, *undoing.rows], both, undoing.state)

    async def resign(self, who: str, key: str, seat: int, level: str) -> None:
        """A bot takes the seat over."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            row = row_of(live, match, seat, "resign", level)
            before = live.record.seats[seat]
            after = msgspec.structs.replace(before, kind="bot", identity=None, level=level, name="")

            def resigned() -> None:
                match.resign(seat, level)
                live.record = with_seat(live.record, after)
                live.seating += 1

            deed = self.agreeing(live, match, row, resigned)
            return msgspec.structs.replace(deed, more=[writes.change_seat(before, after)])

        live = await self._tables.get(key)
        seated(live.record, seat, who)
        await self.way(key, seat, match_of(live).nths[seat], checking, who)

    async def hint(self, who: str, wish: AskHint) -> int:
        """Put on record that a seat asks for a hint."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            if not live.record.hints or len(live.record.people) > 1:
                raise Refused(FORBIDDEN, "no-hints")
            advising(wish.level, live.record.adviser)
            if wish.seat in live.advised:
                raise Refused(CONFLICT, "hint-asked")
            if wish.seat not in match.state.actors:
                raise Refused(CONFLICT, "not-asked")
            row = row_of(live, match, wish.seat, "hint", "")
            return Deed([row], lambda: match.hint(wish.seat), match.state)

        return await self._act(who, wish, checking)


def _fitting(live: LiveTable, seat: int, nth: int, who: str | None) -> Match:
    """The game, if this is that seat's next row; `who` holds the seat, or nobody is asked (bots).

    :raises Refused: saying why it is not.
    """
    if who is not None:
        seated(live.record, seat, who)
    match = match_of(live)
    if live.timing is not None and who is not None and seat in live.timing.expired(now()):
        raise Refused(CONFLICT, "time-out")
    if nth != match.nths[seat]:
        raise Refused(CONFLICT, "stale", given=nth, nth=match.nths[seat])
    return match


def _action(match: Match, number: int) -> Action:
    try:
        return match.game.actions[number]
    except InvalidNotation:
        raise Refused(CONFLICT, "no-action", action=number) from None


def row_of(live: LiveTable, match: Match, seat: int, kind: MoveKind, action: str) -> MoveRow:
    """The next row of that seat."""
    key = live.record.id
    return MoveRow(key, match.rows, kind, seat, match.nths[seat], action, at=now())


def _undoing(
    live: LiveTable, match: Match, undone: list[Undone], after: MoveRow | None = None
) -> Deed:
    """The rows of an undo; `after` is a row that is written just before."""
    nths = match.nths[:]
    number = match.rows
    if after is not None:
        nths[after.seat] += 1
        number += 1
    rows = []
    for step, each in enumerate(undone):
        row = row_of(live, match, each.seat, "undo", str(len(each.gone)))
        rows.append(msgspec.structs.replace(row, number=number + step, nth=nths[each.seat]))
        nths[each.seat] += 1

    def play() -> None:
        for each in undone:
            match.take_undo(each)

    return Deed(rows, play, undone[-1].end.state)


def _timed(live: LiveTable, deed: Deed) -> Timing | None:
    """How time stands after that; None where no clock depends on it."""
    if live.timing is None or live.timing.rule is None:
        return None
    found = live.timing.copy()
    _follow(found, deed)
    return found


def _follow(timing: Timing, deed: Deed) -> None:
    for row in deed.rows:
        timing.follow(row, deed.state.actors, deed.state.turn)


def with_seat(record: TableRecord, seat: Seat) -> TableRecord:
    seats = tuple(seat if known.seat == seat.seat else known for known in record.seats)
    return msgspec.structs.replace(record, seats=seats)
