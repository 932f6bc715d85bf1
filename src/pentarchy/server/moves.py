"""What a seat can do in a running game. Whatever it is goes one way, `Moves._way`:

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
from pentarchy.server import undo
from pentarchy.server.ending import ending
from pentarchy.server.levels import advising
from pentarchy.server.making import now
from pentarchy.server.match import Match, Undone
from pentarchy.server.messages import AnswerUndo, AskHint, MakeMove, Undo
from pentarchy.server.refusals import BROKEN, CONFLICT, FORBIDDEN, Refused, illegal
from pentarchy.server.store import writes
from pentarchy.server.store.records import BotThought, MoveKind, MoveRow, Seat, TableRecord
from pentarchy.server.store.writer import Change
from pentarchy.server.tables import LiveTable, Tables, match_of, seated

TRIES = 10
"""So often another process may be quicker before a move is refused."""


class Deed(msgspec.Struct, frozen=True):
    """Something that was checked."""

    changes: Sequence[Change]
    """What is to be written."""
    play: Callable[[], None]
    """What is to be done in memory once it is."""


Checking: TypeAlias = Callable[[LiveTable, Match], Awaitable[Deed]]
"""Finds out what a wish leads to.

:raises Refused: if it leads nowhere.
"""


class Moves:
    """Everything that adds rows to a table's history. `Services` says who is told."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.on_played: Callable[[LiveTable], None] = lambda _: None
        """Hears of every row, after those who look at the table."""

    async def move(self, who: str, wish: MakeMove) -> int:
        """A person's move."""

        async def checking(live: LiveTable, match: Match) -> Deed:
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
            if live.record.seats[seat].kind != "bot":
                raise Refused(FORBIDDEN, "not-your-seat")
            if match.undos != undos:
                raise Refused(CONFLICT, "stale", given=nth, nth=nth)
            number = match.rows
            deed = await self._move(live, match, seat, _action(match, action))
            if said is None:
                return deed
            thought = writes.add_thought(BotThought(key, number, *said))
            return Deed([*deed.changes, thought], deed.play)

        await self._way(key, seat, nth, checking)

    async def _move(self, live: LiveTable, match: Match, seat: int, action: Action) -> Deed:
        try:
            trial = match.try_move(seat, action)
        except IllegalAction as error:
            raise illegal(error) from None
        row = _row(live, match, seat, "move", str(action))
        row = msgspec.structs.replace(row, turn=trial.turn, hash=trial.hash)
        changes = [writes.add_move(row)]
        if trial.state.over:
            played = [*match.played, trial.played]
            changes += await ending(self._tables.store, live.record, played)
        return Deed(changes, lambda: match.take(trial))

    async def _act(
        self, who: str, wish: MakeMove | Undo | AnswerUndo | AskHint, checking: Checking
    ) -> int:
        return await self._way(wish.table, wish.seat, wish.nth, checking, who)

    async def _way(
        self, key: str, seat: int, nth: int, checking: Checking, who: str | None = None
    ) -> int:
        """The whole way; once more if another process was quicker. Gives the seat's next `nth`."""
        for _ in range(TRIES):
            live = await self._tables.get(key)
            async with live.lock:
                match = _fitting(live, seat, nth, who)
                deed = await checking(live, match)
                if not await self._tables.write(live, deed.changes):
                    continue
                await self._play(live, match, deed)
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
        if match.state.over:
            await self._tables.refresh(live)

    def _tell(self, live: LiveTable) -> None:
        self._tables.changed(live)
        self.on_played(live)

    async def undo(self, who: str, wish: Undo) -> int:
        """Take moves back, or ask the other people whether one may."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            plan = undo.plan(match, wish.seat, wish.back, live.record.bots)
            asked = [s.seat for s in live.record.people if s.identity != who]
            if plan.free or not asked:
                return _undoing(live, match, plan.undone)
            if match.request is not None:
                raise Refused(CONFLICT, "undo-asked")
            told = f"{wish.back} {','.join(map(str, asked))}"
            row = _row(live, match, wish.seat, "request", told)
            waiting = tuple(asked)
            return Deed(
                [writes.add_move(row)], lambda: match.ask_undo(wish.seat, wish.back, waiting)
            )

        return await self._act(who, wish, checking)

    async def answer(self, who: str, wish: AnswerUndo) -> int:
        """Agree or not to the undo that another asks for."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            if match.request is None or wish.seat not in match.request.waiting:
                raise Refused(CONFLICT, "undo-not-asked")
            row = _row(live, match, wish.seat, "agree" if wish.agree else "refuse", "")
            if not wish.agree:
                return Deed([writes.add_move(row)], lambda: match.refuse(wish.seat))
            return self._agreeing(live, match, row, lambda: match.agree(wish.seat))

        return await self._act(who, wish, checking)

    def _agreeing(
        self, live: LiveTable, match: Match, row: MoveRow, agree: Callable[[], None]
    ) -> Deed:
        """A row that agrees to an undo; if it was the last one needed, the undo follows."""
        request = match.request
        if request is None or request.waiting != (row.seat,):
            return Deed([writes.add_move(row)], agree)
        try:
            plan = undo.plan(match, request.seat, request.back, live.record.bots)
        except Refused:  # others have moved on meanwhile: the wish lapses
            return Deed([writes.add_move(row)], agree)
        undoing = _undoing(live, match, plan.undone, after=row)

        def both() -> None:
            agree()
            undoing.play()

        return Deed([writes.add_move(row), *undoing.changes], both)

    async def resign(self, who: str, key: str, seat: int, level: str) -> None:
        """A bot takes the seat over."""

        async def checking(live: LiveTable, match: Match) -> Deed:
            row = _row(live, match, seat, "resign", level)
            before = live.record.seats[seat]
            after = msgspec.structs.replace(before, kind="bot", identity=None, level=level, name="")

            def resigned() -> None:
                match.resign(seat, level)
                live.record = _with_seat(live.record, after)
                live.seating += 1

            deed = self._agreeing(live, match, row, resigned)
            return Deed([*deed.changes, writes.change_seat(before, after)], deed.play)

        live = await self._tables.get(key)
        seated(live.record, seat, who)
        await self._way(key, seat, match_of(live).nths[seat], checking, who)

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
            row = _row(live, match, wish.seat, "hint", "")
            return Deed([writes.add_move(row)], lambda: match.hint(wish.seat))

        return await self._act(who, wish, checking)


def _fitting(live: LiveTable, seat: int, nth: int, who: str | None) -> Match:
    """The game, if this is that seat's next row; `who` holds the seat, or nobody is asked (bots).

    :raises Refused: saying why it is not.
    """
    if who is not None:
        seated(live.record, seat, who)
    match = match_of(live)
    if nth != match.nths[seat]:
        raise Refused(CONFLICT, "stale", given=nth, nth=match.nths[seat])
    return match


def _action(match: Match, number: int) -> Action:
    try:
        return match.game.actions[number]
    except InvalidNotation:
        raise Refused(CONFLICT, "no-action", action=number) from None


def _row(live: LiveTable, match: Match, seat: int, kind: MoveKind, action: str) -> MoveRow:
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
    changes = []
    for step, each in enumerate(undone):
        row = _row(live, match, each.seat, "undo", str(len(each.gone)))
        row = msgspec.structs.replace(row, number=number + step, nth=nths[each.seat])
        nths[each.seat] += 1
        changes.append(writes.add_move(row))

    def play() -> None:
        for each in undone:
            match.take_undo(each)

    return Deed(changes, play)


def _with_seat(record: TableRecord, seat: Seat) -> TableRecord:
    seats = tuple(seat if known.seat == seat.seat else known for known in record.seats)
    return msgspec.structs.replace(record, seats=seats)
