"""A game on the shelf: what it is called, how it is set up, what can be done in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import msgspec

from pentarchy.kernel.actions import Action, ActionTable
from pentarchy.kernel.agreeing import not_fitting
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.components import fingerprint
from pentarchy.kernel.errors import BadOptions, BadSeats
from pentarchy.kernel.judgement import Judgement, read_judgement
from pentarchy.kernel.messages import Teller
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Step
from pentarchy.kernel.view import Knowledge, View

if TYPE_CHECKING:
    from pentarchy.kernel.record import Record

SeriesKind: TypeAlias = Literal["never", "wished", "always"]
"""Whether games follow one another as a series."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is set up. A game declares its own, each with a default."""


class Game(ABC):
    """The rules of one title with one set of components; it holds no game in progress."""

    key: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules: it grows when the same moves may come out differently."""
    seat_range: ClassVar[range]
    minutes: ClassVar[int | None] = None
    """How long a game takes people, roughly, for the shelf."""
    first_game: ClassVar[Mapping[str, Any]] = {}
    """The options that the rulebook recommends to who plays it for the first time, for two."""
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    steps: ClassVar[tuple[type[Step], ...]]
    """Every kind of step that can stand on the agenda."""
    folder: ClassVar[str]
    """The package that holds the game's texts and rules pages."""
    named: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For a kind of things that no table of the components is called like: the tables whose names
    are theirs. See `pentarchy.names`."""

    actions: ActionTable
    components_text: str
    own_components: bool
    """Whether the components are a user's, which then travel inside records."""

    def new(self, seats: int, seed: int | None = None, **options: Any) -> State:
        """A game set up and run to its first decision.

        Without a seed there is no dealer, and the state stops wherever CHANCE is asked.

        :raises BadOptions: naming the option.
        """
        checked = self.check(seats, options)
        state = self.start(seats, checked, None if seed is None else Dealer(seed))
        state.settle()
        return state

    def check(self, seats: int, options: Mapping[str, Any]) -> Options:
        """The options as the game's own type.

        :raises BadSeats: if the game is not played by that many.
        :raises BadOptions: naming the option that is unknown, wrong or contradicts another.
        """
        self.check_seats(seats)
        known = self.options_type.__struct_fields__
        for name in options:
            if name not in known:
                listed = ", ".join(sorted(known))
                raise BadOptions(
                    f"option {name}: {self.key} has no such option, only {listed}",
                    "problem-no-option",
                    option=name,
                    title=self.key,
                    options=listed,
                )
        try:
            checked = msgspec.convert(dict(options), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise not_fitting(self.options_type, options, error) from None
        try:
            self.agree(seats, checked)
        except BadOptions as error:
            error.title = self.key
            raise
        return checked

    def check_seats(self, seats: int) -> None:
        """:raises BadSeats: if the game is not played by that many."""
        if seats not in self.seat_range:
            low, high = self.seat_range[0], self.seat_range[-1]
            raise BadSeats(
                f"seats: {self.key} is played by {low} to {high}, not by {seats}",
                "problem-seats",
                title=self.key,
                low=low,
                high=high,
                seats=seats,
            )

    def agree(self, seats: int, options: Any) -> None:
        """Refuse options that contradict each other.

        With `BadOptions(sentence, message id, **arguments)`: the English sentence, and the same in
        the game's own texts for the reader's language; see `errors`.
        """
        return

    @abstractmethod
    def start(self, seats: int, options: Any, dealer: Dealer | None) -> State:
        """The state before anything was drawn or decided; options are already checked."""

    @abstractmethod
    def knowledge(self, view: Any) -> Knowledge:
        """What follows from a view of this game."""

    @cached_property
    def judgement(self) -> Judgement:
        """The numbers that the title's valuation and the searcher are set with."""
        return read_judgement(self.folder)

    def insight(self, state: Any, seat: int) -> dict[str, float]:
        """What a seat may expect to end with, in points, as a sum of named terms.

        Its own prospects only: what a rival loses is in the rival's. For explaining and training;
        when the game is over the sum is the score.
        """
        return {"score": float(state.scores()[seat])}

    def values(self, state: Any) -> Sequence[float]:
        """The sums of all seats' terms: what search asks, so a title should make it quick."""
        if state.over:
            return [float(points) for points in state.scores()]
        return [sum(self.insight(state, seat).values()) for seat in range(state.seats)]

    def progress(self, state: Any) -> float:
        """How much of the game is over, from 0 to 1; roughly."""
        return 0.0

    def standing(self, state: Any) -> tuple[int, ...]:
        """The points that each seat brings from earlier games of a series; empty without one."""
        return ()

    def texts(self, language: str) -> str:
        """Texts made from the components, as Fluent; they override those of the game's file. So
        what a card does is told as it is, in the box and in a user's components."""
        return ""

    def growth(self) -> Sequence[tuple[int, Callable[[], object]]]:
        """For the benchmark of a game whose positions grow: sizes, each with something that asks
        what is legal in a position of that size, anew every time it is called."""
        return ()

    def about(self, texts: Teller, thing: str) -> Sequence[str]:
        """What a thing of the components is and does, in sentences made from its row; empty where
        the texts tell it without (`about-*`, see `pentarchy.speech`)."""
        return ()

    def series(self, options: Any) -> SeriesKind:
        """Whether a game with these options begins a series: never, if people wish, or always."""
        return "never"

    def next_game(self, options: Options, finished: Sequence[Record]) -> Options | None:
        """The options of the next game of a series, or None where it ends."""
        return None

    def parse(self, text: str) -> Action:
        """The action written so; `game.parse(str(action)) is action`."""
        return self.actions.parse(text)

    @property
    def components_hash(self) -> str:
        return fingerprint(self.components_text)

    def __repr__(self) -> str:
        return f"<game {self.key}, rules {self.rules}>"
