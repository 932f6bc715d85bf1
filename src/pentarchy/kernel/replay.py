"""Writing games down while they are played, and playing written ones again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE, Dealer, commitment
from pentarchy.kernel.errors import (
    BadComponents,
    BadOptions,
    CorruptRecord,
    IllegalAction,
    InvalidNotation,
    UnknownGame,
)
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Event, Message, Problem
from pentarchy.kernel.messages import problem as _problem
from pentarchy.kernel.record import Branch, Line, Mark, Move, Record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.state import State


class Recording:
    """A game that is played and written down.

    The state has no dealer of its own: the recording settles CHANCE, so that every outcome
    becomes a line.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, Any],
        players: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.options: dict[str, Any] = msgspec.to_builtins(game.check(seats, options))
        self.state = game.new(seats, None, **options)
        self.lines: list[Line] = []
        self._dealer = Dealer(seed)
        self._begins: Beginning | None = None
        self.opening: list[Event] = []
        """What happened before the first decision."""
        self._deal(self.opening)

    @classmethod
    def after(cls, begins: Beginning, seed: int, players: tuple[str, ...] = ()) -> Recording:
        """A game that is played on from a beginning, with chance of its own."""
        self = cls.__new__(cls)
        self.game = begins.game
        self.seed = seed
        self.players = players
        self.options = begins.record.options
        self.state = begins.state.copy()
        self.lines = []
        self._dealer = Dealer(seed)
        self._begins = begins
        self.opening = list(begins.events)
        self._deal(self.opening)
        return self

    def play(self, seat: int, action: Action) -> list[Event]:
        """Take the action, settle what follows, and say what happened."""
        log: list[Event] = []
        self._play(seat, action, log)
        self._deal(log)
        return log

    def _play(self, seat: int, action: Action, log: list[Event]) -> None:
        turn = self.state.turn
        self.state.play(seat, action, log)
        self.lines.append(Move(seat, str(action)))
        if self.state.turn != turn:
            self.lines.append(Mark(self.state.turn, self.state.hash()))

    def _deal(self, log: list[Event]) -> None:
        while (step := self.state.chance()) is not None:
            self._play(CHANCE, step.dealt(self.state, self._dealer), log)

    def record(self, commitment: str = "", salt: str = "") -> Record:
        """The game so far; what commits it to its seed stands beside the seed."""
        begins = self._begins
        head = begins.record if begins is not None else None
        lines: tuple[Line, ...] = tuple(self.lines)
        if begins is not None:
            branch = Branch(seed=self.seed, commitment=commitment, salt=salt, source=begins.source)
            lines = (*begins.record.lines, branch, *lines)
        return Record(
            game=self.game.key,
            rules=self.game.rules,
            components=self.game.components_hash,
            own_components=self.game.components_text if self.game.own_components else None,
            options=self.options,
            seats=self.state.seats,
            seed=self.seed if head is None else head.seed,
            commitment=commitment if head is None else head.commitment,
            salt=salt if head is None else head.salt,
            players=self.players,
            lines=lines,
            scores=self.state.scores() if self.state.over else None,
        )


class Beginning(msgspec.Struct, frozen=True):
    """A game up to a move, to be played on from there."""

    game: Game
    record: Record
    state: State
    events: tuple[Event, ...]
    """All that happened up to there."""
    source: str
    """Where it comes from, as the record of what follows will tell."""


def beginning(record: Record, source: str = "") -> Beginning:
    """The position at the end of a record, to be played on from.

    :raises CorruptRecord: if the record differs from today's rules, or its game is over.
    """
    events: list[Event] = []
    again = replay(record, lambda _state, _move, log: events.extend(log))
    if again.difference is not None:
        raise CorruptRecord(again.difference.line, again.difference.what)
    if again.state.over:
        raise CorruptRecord(record.end_line, _ALREADY_OVER)
    return Beginning(again.game, record, again.state, tuple(events), source)


class Difference(msgspec.Struct, frozen=True):
    """Where a record and today's rules part: the line, and what is wrong with it."""

    line: int
    problem: str
    """What is wrong, in English."""
    message: Message
    """The same, with its line, for the reader's language."""
    what: Problem
    """The same without its line."""

    @classmethod
    def at(cls, line: int, what: Problem) -> Difference:
        told = CorruptRecord(line, what)
        return cls(line, told.problem, told.message, what)

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


class Replay(msgspec.Struct, frozen=True):
    """A record played again, as far as it agrees."""

    game: Game
    state: State
    """The position after the last turn that agrees (after the last line, if all do)."""
    moves: int
    """How many moves lead to that position."""
    difference: Difference | None
    notes: tuple[Problem, ...] = ()
    """What is worth saying though nothing differs, such as an older version of the rules."""


def prepare(record: Record) -> tuple[Game, State]:
    """The game of a record, set up and waiting for its first line.

    :raises CorruptRecord: if its game, options or components cannot be used.
    """
    try:
        game = game_of(record.game, record.own_components)
        game.check(record.seats, record.options)  # also refuses one named like a parameter of new
        return game, game.new(record.seats, None, **record.options)
    except (UnknownGame, BadOptions, BadComponents) as error:
        corrupt = CorruptRecord(1, error.told)
        corrupt.title = error.title
        raise corrupt from None


def replay(
    record: Record, watch: Callable[[State, Move, list[Event]], None] | None = None
) -> Replay:
    """Play the record under today's rules; `watch` sees the state after every move.

    If every move is legal and every hash agrees the state is at the record's end. If not, it is
    the position after the last turn that agreed.
    """
    game, state = prepare(record)
    player = _Player(record, game, state)
    for index, line in enumerate(record.lines):
        problem = player.line(line, watch)
        if problem is not None:
            return player.stopped(Difference.at(line.line or index + 1, problem))
    problem = player.ended()
    if problem is not None:
        return player.stopped(Difference.at(record.end_line or len(record.lines) + 1, problem))
    return Replay(game, player.state, player.moves, None, player.notes())


class _Player:
    """Goes through the lines of one record."""

    def __init__(self, record: Record, game: Game, state: State) -> None:
        self.record = record
        self.game = game
        self.state = state
        self.moves = 0
        self.agreed = (state.copy(), 0)
        self.dealer = None if record.seed is None else Dealer(record.seed)
        self.unmarked = False
        """Whether a turn has ended whose mark is still to come."""

    def line(
        self, line: Line, watch: Callable[[State, Move, list[Event]], None] | None
    ) -> Problem | None:
        """Follow a line; what is wrong with it, if anything."""
        match line:
            case Move():
                return self.move(line, watch)
            case Mark():
                return self.mark(line)
            case Branch():
                return self.branch(line)

    def branch(self, branch: Branch) -> Problem | None:
        """Chance comes from another seed from here on."""
        if self.unmarked:
            return _no_hash(self.state.turn)
        self.dealer = None if branch.seed is None else Dealer(branch.seed)
        return None

    def move(
        self, move: Move, watch: Callable[[State, Move, list[Event]], None] | None
    ) -> Problem | None:
        """Play a move; what is wrong with it, if anything."""
        if self.unmarked:
            return _no_hash(self.state.turn)
        try:
            action = self.game.parse(move.action)
            dealt = self._dealt(move)
            if dealt is not None and dealt is not action:
                return _problem(
                    f"the seed gives {str(dealt)!r} here, the record {move.action!r}",
                    "problem-dealt",
                    dealt=str(dealt),
                    action=move.action,
                )
            turn = self.state.turn
            log: list[Event] = []
            self.state.play(move.seat, action, log)
        except (IllegalAction, InvalidNotation) as error:
            return error.told
        self.moves += 1
        self.unmarked = self.state.turn != turn
        if watch is not None:
            watch(self.state, move, log)
        return None

    def _dealt(self, move: Move) -> Action | None:
        step = self.state.chance()
        if step is None or self.dealer is None or move.seat != CHANCE:
            return None
        return step.dealt(self.state, self.dealer)

    def mark(self, mark: Mark) -> Problem | None:
        """Compare the position with the hash of the record."""
        if not self.unmarked or mark.turn != self.state.turn:
            sentence = f"turn {mark.turn} does not end here"
            return _problem(sentence, "problem-no-turn-end", turn=str(mark.turn))
        if mark.hash != self.state.hash():
            return _problem(
                f"after turn {mark.turn} the position is {self.state.hash()}, not {mark.hash}",
                "problem-position",
                turn=str(mark.turn),
                found=self.state.hash(),
                told=mark.hash,
            )
        self.unmarked = False
        self.agreed = (self.state.copy(), self.moves)
        return None

    def ended(self) -> Problem | None:
        """Compare the end of the game with that of the record."""
        if self.unmarked:
            return _no_hash(self.state.turn)
        told = self.record.scores
        if told is None:
            return _SAYS_NOT_OVER if self.state.over else None
        if not self.state.over:
            return _NOT_OVER
        if told != self.state.scores():
            found = list(self.state.scores())
            return _problem(
                f"the scores are {found}, not {list(told)}",
                "problem-other-scores",
                found=str(found),
                told=str(list(told)),
            )
        return None

    def stopped(self, difference: Difference) -> Replay:
        state, moves = self.agreed
        return Replay(self.game, state, moves, difference, self.notes())

    def notes(self) -> tuple[Problem, ...]:
        """Versions that are not today's; they matter only if something differs."""
        found = []
        if self.record.rules != self.game.rules:
            then, now = self.record.rules, self.game.rules
            told = f"played under rules {then}, today's are {now}"
            found.append(_problem(told, "note-rules", then=str(then), now=str(now)))
        if self.record.components != self.game.components_hash:
            own, today = self.record.components, self.game.components_hash
            told = f"its components are {own}, today's {today}"
            found.append(_problem(told, "note-components", own=own, today=today))
        return tuple(found)


_SAYS_NOT_OVER = _problem(
    "the game is over, but the record says it is not", "problem-says-not-over"
)
_ALREADY_OVER = _problem("the game is over: there is nothing to play on", "problem-nothing-left")
_NOT_OVER = _problem("the record gives scores, but the game is not over", "problem-not-over")


def _no_hash(turn: int) -> Problem:
    sentence = f"turn {turn} ended here, but its hash is missing"
    return _problem(sentence, "problem-no-hash", turn=str(turn))


def seed_kept(record: Record) -> Problem | None:
    """What is wrong with the record's seed commitments, or None; one that begins with another
    game has one for each part."""
    parts: list[Record | Branch] = [record, *record.branches]
    return next((broken for part in parts if (broken := _seed_kept(part)) is not None), None)


def _seed_kept(part: Record | Branch) -> Problem | None:
    if not part.commitment:
        return None
    if part.seed is None or not part.salt:
        return _problem(
            "the record gives a seed commitment, but not the seed and salt that open it",
            "problem-commitment-closed",
        )
    if commitment(part.seed, part.salt) != part.commitment:
        return _problem("the seed and salt do not open the seed commitment", "problem-commitment")
    return None
