"""Puzzles as a browser solves them: positions in the solver's eyes, hints in steps, why not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

import msgspec
import structlog

from pentarchy.analysis.puzzles import Posed, Puzzle, posed, puzzles_of
from pentarchy.analysis.puzzles.daily import of_the_day, streak
from pentarchy.analysis.puzzles.judging import Verdict, why_not
from pentarchy.analysis.puzzles.puzzle import Difficulty, Stage
from pentarchy.analysis.puzzles.reading import BadPuzzle
from pentarchy.analysis.weighing import labels
from pentarchy.kernel.actions import Action
from pentarchy.kernel.errors import IllegalAction, InvalidNotation, UnknownGame
from pentarchy.kernel.messages import Choice, Event, Message, Reason, Repeats, ScoreLine
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import loaded
from pentarchy.server.errands import LOOK, Errands
from pentarchy.server.limits import Visitor
from pentarchy.server.making import now
from pentarchy.server.messages import Told
from pentarchy.server.refusals import BROKEN, CONFLICT, UNKNOWN, Refused, illegal
from pentarchy.server.store import puzzles as rows
from pentarchy.server.store.database import Store

log = structlog.get_logger()

MOST_CLICKS = 60
"""No turn of a puzzle is longer."""
WHOLE = 3
"""The hint that tells everything."""


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list."""

    title: str
    key: str
    difficulty: Difficulty
    stage: Stage
    theme: str
    """What it is about: a thing that the game has a name for."""
    clicks: int


class PuzzleShelf(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles, and the one of the day."""

    day: PuzzleInfo | None
    puzzles: tuple[PuzzleInfo, ...]


class KnownPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle whose solution I know."""

    title: str
    key: str
    solved: bool
    """Otherwise I was shown it first."""


class MyPuzzles(msgspec.Struct, frozen=True, kw_only=True):
    """What I have solved."""

    solved: int
    current: int
    """So many days in a row, up to now, I have solved one."""
    best: int
    """So many it were at most."""
    known: tuple[KnownPuzzle, ...]


class PuzzleStep(msgspec.Struct, frozen=True, kw_only=True):
    """The position after some clicks of the solver."""

    info: PuzzleInfo
    seat: int
    seats: int
    options: dict[str, Any]
    view: dict[str, Any]
    lines: tuple[tuple[ScoreLine, ...], ...]
    """Where points come from, by seat."""
    prompt: Message | None
    repeats: Repeats | None
    choices: tuple[Choice, ...]
    events: tuple[Told, ...]
    """What the last click led to; before the first, what happened since the last own turn."""
    ended: bool
    """Whether the turn is over."""
    solved: bool


class PuzzleHint(msgspec.Struct, frozen=True, kw_only=True):
    """What a hint tells; each step tells more."""

    theme: str
    clicks: int
    next: str | None = None
    """The action to take next; None: not told yet, or what was clicked leads elsewhere."""
    line: tuple[Message, ...] = ()
    """The whole turn in the board's words."""
    value: float | None = None
    other: float | None = None
    """What the solution and the next best turn are worth."""
    gains: dict[str, float] = {}
    prepares: dict[str, float] = {}
    playouts: int = 0


class Puzzles:
    """Poses puzzles and remembers who solved them."""

    def __init__(self, store: Store, errands: Errands) -> None:
        self._store = store
        self._errands = errands

    def shelf(self) -> PuzzleShelf:
        """All puzzles of all games."""
        games = loaded()[0]
        found = {
            (game.key, key): _info(game.key, puzzle)
            for game in games
            for key, puzzle in puzzles_of(game.folder).items()
        }
        today = of_the_day(games, _day(now()))
        return PuzzleShelf(
            day=None if today is None else found[today.title, today.key],
            puzzles=tuple(found.values()),
        )

    async def mine(self, who: str) -> MyPuzzles:
        """What somebody has solved, and for how many days in a row."""
        found = await self._store.read(rows.results, who)
        days = [_day(one.at) for one in found if one.solved]
        current, best = streak(days, _day(now()))
        return MyPuzzles(
            solved=len(days),
            current=current,
            best=best,
            known=tuple(
                KnownPuzzle(title=one.title, key=one.puzzle, solved=one.solved) for one in found
            ),
        )

    async def step(self, who: str | None, title: str, key: str, moves: Sequence[str]) -> PuzzleStep:
        """The position after these clicks; a turn that is the solution counts as solved."""
        found = await _posed(title, key)
        step = await asyncio.to_thread(_step, found, moves)
        if step.solved:
            await self._learnt(who, found, solved=True)
        return step

    async def hint(
        self, who: str | None, title: str, key: str, moves: Sequence[str], step: int
    ) -> PuzzleHint:
        """A hint; whoever is told everything has not solved it."""
        found = await _posed(title, key)
        puzzle, clicks = found.puzzle, _clicks(found, moves)
        told = PuzzleHint(theme=puzzle.theme, clicks=len(puzzle.solution))
        if step > 1 and not found.ended(found.after(clicks)):
            action = found.next_click(clicks)
            told = msgspec.structs.replace(told, next=None if action is None else str(action))
        if step < WHOLE:
            return told
        await self._learnt(who, found, solved=False)
        return msgspec.structs.replace(
            told,
            line=labels(found.state, puzzle.seat, found.solution),
            value=puzzle.value,
            other=puzzle.other_value,
            gains=puzzle.gains,
            prepares=puzzle.prepares,
            playouts=puzzle.playouts,
        )

    async def reasons(
        self, title: str, key: str, moves: Sequence[str], target: str
    ) -> tuple[Reason, ...]:
        """Why a thing cannot be picked; nothing if it can."""
        found = await _posed(title, key)
        state = found.after(_clicks(found, moves))
        return tuple(state.why_not(found.puzzle.seat, target))

    async def why_not(self, asking: Visitor, title: str, key: str, moves: Sequence[str]) -> Verdict:
        """What a finished turn misses, worked out by the visitors' workers. One that is as good
        counts as solved."""
        found = await _posed(title, key)
        clicks = _clicks(found, moves)
        if not found.ended(found.after(clicks)):
            raise Refused(CONFLICT, "puzzle-unfinished")
        verdict = await self._errands.run(
            LOOK, compared, title, key, list(moves), who=asking.who, address=asking.address
        )
        if verdict.as_good:
            await self._learnt(asking.who, found, solved=True)
        return verdict

    async def _learnt(self, who: str | None, found: Posed, solved: bool) -> None:
        """Somebody knows the solution now; only the first time counts."""
        title, key = found.game.key, found.puzzle.key
        if who is None or await self._store.read(rows.known, who, title, key):
            return
        result = rows.PuzzleResult(title, key, solved, now())
        await self._store.writer.write([rows.add(who, result)])


def compared(title: str, key: str, moves: list[str]) -> Verdict:
    """What a worker does: hold a turn against the solution."""
    game = game_of(title)
    return why_not(posed(game, key), [game.parse(move) for move in moves])


def _day(moment: float) -> date:
    return datetime.fromtimestamp(moment, UTC).date()


def _info(title: str, puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        title=title,
        key=puzzle.key,
        difficulty=puzzle.difficulty,
        stage=puzzle.stage,
        theme=puzzle.theme,
        clicks=len(puzzle.solution),
    )


async def _posed(title: str, key: str) -> Posed:
    try:
        return await asyncio.to_thread(posed, game_of(title), key)
    except UnknownGame:
        raise Refused(UNKNOWN, "no-game", title=title) from None
    except KeyError:
        raise Refused(UNKNOWN, "no-puzzle") from None
    except BadPuzzle as error:
        log.error("bad puzzle", problem=str(error))
        raise Refused(BROKEN, "failed") from None


def _clicks(found: Posed, moves: Sequence[str]) -> list[Action]:
    """These moves as actions that can be made.

    :raises Refused: if one of them cannot.
    """
    try:
        clicks = [found.game.parse(move) for move in moves]
        found.after(clicks)
    except InvalidNotation as error:
        raise Refused(CONFLICT, "request", about=error.message) from None
    except IllegalAction as error:
        raise illegal(error) from None
    return clicks


def _step(found: Posed, moves: Sequence[str]) -> PuzzleStep:
    puzzle, clicks = found.puzzle, _clicks(found, moves)
    events: list[Event] = []
    state = found.after(clicks, events)
    ended = found.ended(state)
    seen = [event.seen_by(puzzle.seat) for event in (events if clicks else found.news)]
    asked = not ended
    return PuzzleStep(
        info=_info(found.game.key, puzzle),
        seat=puzzle.seat,
        seats=state.seats,
        options=found.begins.record.options,
        view=msgspec.to_builtins(state.view(puzzle.seat), str_keys=True),
        lines=tuple(state.lines_seen(seat, puzzle.seat) for seat in range(state.seats)),
        prompt=state.prompt(puzzle.seat) if asked else None,
        repeats=state.repeats(puzzle.seat) if asked else None,
        choices=tuple(state.choices(puzzle.seat)) if asked else (),
        events=tuple(
            Told.of(len(clicks) * 1000 + number, puzzle.at + len(clicks), event)
            for number, event in enumerate(seen)
        ),
        ended=ended,
        solved=ended and found.solves(clicks, state),
    )
