"""Eight-Minute Empire on the shelf: its table of actions and its set-up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.games.eight_minute_empire import spoken
from pentarchy.games.eight_minute_empire.about import about
from pentarchy.games.eight_minute_empire.components import (
    DEEDS,
    SEATS,
    load,
    own_text,
)
from pentarchy.games.eight_minute_empire.insight import Insight
from pentarchy.games.eight_minute_empire.maps import WayTargets, sides_of
from pentarchy.games.eight_minute_empire.state import NONE, EmpireOptions, EmpireState
from pentarchy.games.eight_minute_empire.steps import Reveal
from pentarchy.games.eight_minute_empire.steps_setup import STEPS, DrawAge, DrawMap, SetUp
from pentarchy.games.eight_minute_empire.view import EmpireKnowledge, EmpireView
from pentarchy.kernel.actions import NOTHING, ActionTable, Things, numbers
from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.components import index_of
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game, Options, SeriesKind
from pentarchy.kernel.messages import Teller
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.series import Series
from pentarchy.kernel.steps import Step

NEUTRAL = "neutral"
"""The name, among rivals, of the colour that nobody plays (rule 1.7)."""


class EightMinuteEmpire(Game):
    """The rules of Eight-Minute Empire with one set of components."""

    key = "eight-minute-empire"
    rules = 1
    seat_range = SEATS
    minutes = 15
    options_type = EmpireOptions
    view_type = EmpireView
    steps = STEPS
    folder = "pentarchy.games.eight_minute_empire"

    def __init__(self, components: str | None = None) -> None:
        self.own_components = components is not None
        self.components_text = own_text() if components is None else components
        self.components = load(self.components_text)
        self.sides = sides_of(self.components)
        self.good_index = {row.key: n for n, row in enumerate(self.components.good)}
        prices = self.components.numbers.prices
        most = max(self.components.numbers.coins)
        self.reach = tuple(sum(price <= coins for price in prices) for coins in range(most + 1))
        """Rule 3.3: for so many coins, how many places of the row one can pay for."""
        self.rivals = {
            (seats, seat): (*((seat + n) % seats if n < seats else NONE for n in places), seats)
            for places in (range(SEATS[-1]),)
            for seats in SEATS
            for seat in range(seats)
        }
        """For each seat, the colours that the targets of `whose` stand for."""
        self.way_ends = {
            f"way:{origin}-{goal}": (f"region:{origin}", f"region:{goal}")
            for side in self.sides
            for origin in side.keys
            for goal in side.keys
        }
        self.actions = self._actions()
        self._known_insight: Insight | None = None

    def _actions(self) -> ActionTable:
        regions = Things("region", [row.key for row in self.components.region])
        cards = Things("card", [row.key for row in self.components.card])
        rivals = [str(n) for n in range(SEATS[-1])]
        return ActionTable(
            {
                "bid": numbers("coins", max(self.components.numbers.coins) + 1),
                "take": cards,
                "choose": Things("deed", DEEDS),
                "place": regions,
                "march": WayTargets(self.components),
                "found": regions,
                "raze": regions,
                "whose": Things("rival", [*rivals, NEUTRAL]),
                "done": NOTHING,
                "settle": regions,
                "reveal": cards,
                "unfold": Things("map", [row.key for row in self.components.map]),
                "age": Things("seat", rivals),
                "lay": Things("good", [row.key for row in self.components.good]),
            }
        )

    def agree(self, seats: int, options: EmpireOptions) -> None:
        if options.map != "random" and index_of(self.components.map, options.map) < 0:
            sentence = f"option map: the components have no map {options.map!r}"
            raise BadOptions(sentence, "bad-map", key=options.map)
        if options.ages and sorted(options.ages) != list(range(seats)):
            last = seats - 1
            sentence = f"option ages: name each of the seats 0 to {last} once"
            raise BadOptions(sentence, "bad-ages", last=last)
        if options.standing and len(options.standing) != seats:
            sentence = f"option standing: one number for each of the {seats} seats"
            raise BadOptions(sentence, "bad-standing", seats=seats)
        if options.neutral and seats != SEATS[0]:
            sentence = f"option neutral: it is for {SEATS[0]} players, not for {seats}"
            raise BadOptions(sentence, "bad-neutral", seats=seats)

    def start(self, seats: int, options: EmpireOptions, dealer: Dealer | None) -> EmpireState:
        state = EmpireState()
        agenda: list[Step] = []
        if options.map == "random":
            agenda.append(DrawMap())
        if not options.ages:
            agenda += [DrawAge()] * seats
        agenda += [Reveal()] * len(self.components.numbers.prices)
        agenda.append(SetUp())
        state.begin(self, seats, dealer, tuple(agenda))
        state.clear(self, options, seats)
        if options.map != "random":
            state.unfold(self.sides[index_of(self.components.map, options.map)])
        state.ages = options.ages
        return state

    def knowledge(self, view: EmpireView) -> EmpireKnowledge:
        return EmpireKnowledge(self, view)

    def texts(self, language: str) -> str:
        """The cards of a user's components; those in the box carry their names."""
        return spoken.texts(self.components, language) if self.own_components else ""

    def about(self, texts: Teller, thing: str) -> list[str]:
        return about(self.components, texts, thing)

    def insight(self, state: EmpireState, seat: int) -> dict[str, float]:
        return self._insight().terms(state, seat)

    def values(self, state: EmpireState) -> Sequence[float]:
        return self._insight().values(state) if state.agenda else state.scores()

    def _insight(self) -> Insight:
        """The valuation with the weights that `judgement` holds now."""
        known = self._known_insight
        if known is None or known.judgement is not self.judgement:
            known = self._known_insight = Insight(self)
        return known

    def progress(self, state: EmpireState) -> float:
        """By turns: every game has the same number of them (rule 5.1)."""
        return state.turn / (state.seats * self.components.cards(state.seats))

    def standing(self, state: EmpireState) -> tuple[int, ...]:
        return state.options.standing

    def series(self, options: EmpireOptions) -> SeriesKind:
        """Rule 6.1: a long game is a variant."""
        return "wished"

    def next_game(self, options: Options, finished: Sequence[Record]) -> Options | None:
        """Rules 6.1 and 6.2: three games, each set up anew, of the same people: nobody's age
        changes; their points are summed."""
        assert isinstance(options, EmpireOptions)
        if len(finished) >= self.components.numbers.series:
            return None
        standing = Series(tuple(finished)).totals()
        ages = options.ages or _ages_drawn(finished[0])
        return msgspec.structs.replace(options, standing=standing, ages=ages)


def _ages_drawn(record: Record) -> tuple[int, ...]:
    """Rule 1.5: the order that the lot has given, from the youngest to the oldest."""
    drawn = (line for line in record.lines if isinstance(line, Move) and line.seat == CHANCE)
    youngest = "age seat:"
    return tuple(
        int(line.action.removeprefix(youngest))
        for line in drawn
        if line.action.startswith(youngest)
    )
