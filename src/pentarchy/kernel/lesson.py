"""A lesson: a recorded game with notes, as data in a game's folder.

    lessons/first.record     a game that was played so that it teaches
    lessons/first.toml       what is told where, and what the learner is asked to do

Others' moves, and the learner's own that no note asks for, are played by the lesson itself. All
of it is checked when it is read (`lesson_reading`): a rule that changes names the note it breaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Event, Reason
from pentarchy.kernel.record import Record
from pentarchy.kernel.replay import Beginning, beginning
from pentarchy.kernel.state import State

ANY = "any"
"""In `accept`: whatever is legal there is as good."""

Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    en: Text
    ru: Text

    def told(self, language: str) -> str:
        told: str = getattr(self, language)
        return told


class Note(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is told at a position, and what the learner is to do there."""

    at: Count
    """So many decisions were made before."""
    text: Words
    points: tuple[str, ...] = ()
    """The things it speaks of: targets and places."""
    ask: Annotated[int, Meta(ge=0, le=4)] = 0
    """So many of the recorded moves from here on the learner is asked to do; 0: only to read."""
    any_order: bool = False
    """Whether they may be made in any order that is legal; the same position must follow."""
    accept: tuple[str, ...] = ()
    """What is as good: actions in notation, `*` for any part of one, or "any". The lesson says so
    and goes on with the recorded move."""
    not_yet: Words | None = None
    """What anything else that is legal is answered with."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notes that belong together."""

    title: Words
    notes: Annotated[tuple[Note, ...], Meta(min_length=1)]


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The notes of a lesson as they are written down."""

    title: Words
    aim: Words
    """What one plays for, in one sentence; told first."""
    minutes: Annotated[int, Meta(ge=1, le=60)]
    seat: Count
    """The learner's."""
    ends: Count
    """After so many decisions a real table goes on from here."""
    order: int = 1
    """Its place among the lessons of the game."""
    chapters: Annotated[tuple[Chapter, ...], Meta(min_length=1)]


class Moment(msgspec.Struct, frozen=True):
    """The game after a decision: what it was, what followed, and where that led."""

    action: Action | None
    """None before the first."""
    seat: int
    state: State
    events: tuple[Event, ...] = ()
    draws: tuple[Action, ...] = ()
    """What CHANCE picked after it."""


class Asked(msgspec.Struct, frozen=True):
    """What the learner may do now: the moves of the lesson that are open, and those as good."""

    wanted: tuple[Action, ...]
    accepted: tuple[Action, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that was read and checked."""

    game: Game
    key: str
    script: Script
    record: Record
    moments: tuple[Moment, ...]
    """The position after so many decisions, up to where the real table begins."""

    @property
    def name(self) -> str:
        return f"{self.game.key}/{self.key}"

    @property
    def notes(self) -> list[tuple[int, Note]]:
        """All notes in their order, each with the number of its chapter."""
        chapters = self.script.chapters
        return [(n, note) for n, chapter in enumerate(chapters) for note in chapter.notes]

    def after(self, note: Note, made: Sequence[int] = ()) -> Moment:
        """The position when these of the note's moves have been made, in this order."""
        if list(made) == list(range(len(made))):
            return self.moments[note.at + len(made)]
        state, events = self.moments[note.at].state.copy(), list[Event]()
        action = None
        for number in made:
            events.clear()
            action = self.moments[note.at + 1 + number].action
            assert action is not None
            state.play(self.script.seat, action, events)
        draws = self.moments[note.at + note.ask].draws if len(made) == note.ask else ()
        for draw in draws:
            state.play(CHANCE, draw, events)
        return Moment(action, self.script.seat, state, tuple(events), draws)

    def asked(self, note: Note, made: Sequence[int] = ()) -> Asked:
        """What the note asks for when these of its moves have been made."""
        left = [number for number in range(note.ask) if number not in made]
        if not left:
            return Asked((), ())
        legal = list(self.after(note, made).state.legal(self.script.seat))
        moves = [self.moments[note.at + 1 + number].action for number in left]
        first = moves if note.any_order else moves[:1]
        wanted = tuple(action for action in first if action in legal and action is not None)
        good = (action for action in legal if action not in wanted and accepts(note, action))
        return Asked(wanted, tuple(good))

    def number_of(self, note: Note, made: Sequence[int], action: Action) -> int:
        """Which of the note's moves an action is; the next one, if it is merely as good."""
        left = [number for number in range(note.ask) if number not in made]
        found = [n for n in left if self.moments[note.at + 1 + n].action is action]
        open_now = self.asked(note, made).wanted
        others = [n for n in left if self.moments[note.at + 1 + n].action in open_now]
        return (found or others)[0]

    def why_not(self, note: Note, made: Sequence[int], target: str) -> tuple[Reason, ...]:
        """The rules that leave a thing out there; none, if it is only not what is asked."""
        return tuple(self.after(note, made).state.why_not(self.script.seat, target))

    def table(self) -> Beginning:
        """Where the real table begins."""
        return beginning(self.record.until(self.script.ends), f"lesson:{self.name}")


def accepts(note: Note, action: Action) -> bool:
    """Whether a note takes that action for as good as the recorded one."""
    return any(one == ANY or fnmatchcase(str(action), one) for one in note.accept)
