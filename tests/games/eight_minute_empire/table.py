"""A tiny language for positions of Eight-Minute Empire.

    t = Table(row="ca1 wo3 ru1 or1 an1 jk1", armies={0: {"A13": 3}, 1: {"A13": 3}})
    t.play("take", "wo3").play("march", "A13-A14")
    assert t.refused("march", "A14-A15") == "4.6"

Seat 0 is on turn unless told otherwise. A position is handed to the engine as a view, so the
engine itself works out what follows from it. What is not mentioned is as at the start: three
armies of each seat in the start region, all coins, no city. Cards that are mentioned nowhere are
in the pile. Nothing is drawn by a dealer: `reveal` says what comes out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec

from pentarchy.games.eight_minute_empire import EightMinuteEmpire, game
from pentarchy.games.eight_minute_empire.state import EmpireState
from pentarchy.games.eight_minute_empire.view import CardSeen
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.messages import Event

KINDS = {
    "bid": "coins", "take": "card", "choose": "deed", "place": "region", "march": "way",
    "found": "region", "raze": "region", "whose": "rival", "done": "", "settle": "region",
    "reveal": "card", "unfold": "map", "age": "seat", "lay": "good",
}  # fmt: skip
ROW = "wo3 ru2 an1 ca9 jk2 wo7"
"""A row with something of everything: march 3, place 2, city, destroy and place, sail 2, or."""
START = {"a": "A13", "b": "B15"}

Pieces = Mapping[int, Mapping[str, int]]
"""How many pieces which colours have where."""


@cache
def empire() -> EightMinuteEmpire:
    return game()


def set_up(seats: int, seed: int | None, **options: Any) -> EmpireState:
    """A new game."""
    state = empire().new(seats, seed, **options)
    assert isinstance(state, EmpireState)
    return state


def begun(seats: int, row: str = ROW, **options: Any) -> Table:
    """A table as it is really set up, up to the bid; the row is dealt as told."""
    options.setdefault("map", "a")
    options.setdefault("ages", tuple(range(seats)))
    state = set_up(seats, None, **options)
    t = Table.__new__(Table)
    t.state, t.log, t.seat = state, [], 0
    for card in row.split():
        t.reveal(card)
    return t


class Table:
    """A position, what may be done in it, and what happens when it is done."""

    state: EmpireState
    log: list[Event]

    def __init__(
        self,
        *,
        seats: int = 2,
        seat: int = 0,
        map: str = "a",
        row: str = ROW,
        armies: Pieces | None = None,
        cities: Pieces | None = None,
        neutral: Mapping[str, int] | None = None,
        coins: Mapping[int, int] | None = None,
        cards: Mapping[int, str] | None = None,
        tokens: Mapping[str, str] | None = None,
        turn: int = 0,
        readings: Mapping[str, bool] | None = None,
        rules: EightMinuteEmpire | None = None,
    ) -> None:
        """`readings` are the options that read a rule otherwise."""
        rules = rules or empire()
        options = {"map": map, "ages": tuple(range(seats)), "neutral": neutral is not None}
        new = rules.new(seats, None, **options, **(readings or {}))
        assert isinstance(new, EmpireState)
        blank = new.view(None)
        numbers = rules.components.numbers
        start = {START[map]: numbers.start_armies}
        players = []
        for n in range(seats):
            stand = (start if armies is None else armies.get(n, {})) or {}
            built = (cities or {}).get(n, {})
            players.append(
                msgspec.structs.replace(
                    blank.players[n],
                    coins=(coins or {}).get(n, rules.components.coins(seats)),
                    cards=tuple(_card(rules, key) for key in (cards or {}).get(n, "").split()),
                    armies=stand,
                    cities=built,
                )
            )
        known = {*row.split(), *(card.key for player in players for card in player.cards)}
        view = msgspec.structs.replace(
            blank,
            agenda=({"type": "Turn", "seat": seat},),
            turn=turn,
            first=0,
            row=tuple(_card(rules, key) for key in row.split()),
            deck=tuple(key for key in blank.deck if key not in known),
            drawn=len(row.split()) + turn,
            players=tuple(players),
            neutral=neutral,
            setup=msgspec.structs.replace(blank.setup, tokens=dict(tokens or {})),
        )
        self.state = rules.knowledge(view).imagine(Random(0))
        self.state.dealer = None
        self.log = []
        self.seat = seat

    # What may be done -----------------------------------------------------------------------

    def open(self, verb: str) -> set[str]:
        """The targets that a verb may take now, without their kind."""
        legal = self.state.legal(self.on_turn)
        return {a.target.partition(":")[2] for a in legal if a.verb == verb}

    @property
    def verbs(self) -> set[str]:
        return {action.verb for action in self.state.legal(self.on_turn)}

    @property
    def on_turn(self) -> int:
        return self.state.actors[0]

    def refused(self, verb: str, target: str = "") -> str:
        """The rule that leaves it out; `why_not` and `play` must say the same."""
        action = self.action(verb, target)
        before = self.state.snapshot()
        try:
            self.state.copy().play(self.on_turn, action)
        except IllegalAction as error:
            (reason,) = error.reasons
        else:
            raise AssertionError(f"{action} is allowed")
        assert self.state.snapshot() == before
        told = self.state.why_not(self.on_turn, action.target or verb)
        said = {(one.verb, one.rule, one.message.id) for one in told}
        assert (reason.verb, reason.rule, reason.message.id) in said
        return reason.rule

    def why(self, verb: str, target: str = "") -> str:
        """The id of the refusal's text."""
        told = self.state.why_not(self.on_turn, self.action(verb, target).target or verb)
        return next(reason.message.id for reason in told if reason.verb == verb)

    def action(self, verb: str, target: str = "") -> Action:
        kind = KINDS[verb]
        return self.state.game.parse(f"{verb} {kind}:{target}" if kind else verb)

    def asks(self) -> tuple[str, dict[str, Any]]:
        """What is asked: the message and its arguments."""
        prompt = self.state.prompt(self.on_turn)
        return prompt.id, prompt.args

    def labels(self) -> dict[str, dict[str, Any]]:
        """What the labels of the open actions may mention, by action."""
        choices = self.state.choices(self.on_turn)
        return {f"{c.verb} {c.target}".strip(): c.label.args for c in choices}

    # Doing it -------------------------------------------------------------------------------

    def play(self, verb: str, target: str = "", seat: int | None = None) -> Table:
        """The seat on turn does it."""
        self.log = []
        self.state.play(self.on_turn if seat is None else seat, self.action(verb, target), self.log)
        return self

    def chance(self, verb: str, target: str) -> Table:
        """CHANCE decides."""
        return self.play(verb, target, CHANCE)

    def reveal(self, card: str) -> Table:
        """The next card of the pile."""
        return self.chance("reveal", card)

    def bids(self, *coins: int) -> Table:
        """Everybody bids, in seat order."""
        for seat, bid in enumerate(coins):
            self.play("bid", str(bid), seat)
        return self

    # What is there --------------------------------------------------------------------------

    @property
    def told(self) -> list[str]:
        """What the last move has told, by message id."""
        return [event.id for event in self.log]

    def row(self) -> str:
        cards = self.state.game.components.card
        return " ".join("-" if n < 0 else cards[n].key for n in self.state.row)

    def armies(self, colour: int = 0) -> dict[str, int]:
        view = self.state.view(None)
        if colour < self.state.seats:
            return view.players[colour].armies
        assert view.neutral is not None
        return view.neutral

    def cities(self, seat: int = 0) -> dict[str, int]:
        return self.state.view(None).players[seat].cities

    def cards(self, seat: int = 0) -> str:
        return " ".join(card.key for card in self.state.view(None).players[seat].cards)

    def points(self, seat: int = 0) -> dict[str, int]:
        """The sources of a seat's points, without those that give none."""
        return {x.source: x.points for x in self.state.score_lines(seat) if x.points}

    def places(self, source: str, seat: int = 0) -> set[str]:
        """The places that a line of the score names."""
        return {
            place
            for line in self.state.score_lines(seat)
            if line.source == source
            for place in line.places
        }


def _card(rules: EightMinuteEmpire, key: str) -> CardSeen:
    row = next(row for row in rules.components.card if row.key == key)
    return CardSeen(row.key, row.good, row.symbols, row.does, row.join)
