"""A tiny language for positions of Imperial Settlers.

    t = Table("romans", "barbarians", hand={0: ["armorer"]}, goods={0: "W+S"})
    t.play("build", "armorer")
    assert t.goods() == "R"
    assert t.refused("build", "castle") == "5.1"

Seat 0 is on turn unless told otherwise. Cards are named by their key; a second card of a kind is
its second copy. `refused` and `play` mean the copy that may be chosen, else the first one out.
Nothing is drawn by a dealer: `draw` says what comes out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest

from pentarchy.games.imperial_settlers import ImperialSettlers, game
from pentarchy.games.imperial_settlers.goods import LETTERS, SUPPLY, bundle
from pentarchy.games.imperial_settlers.state import SettlersOptions
from pentarchy.games.imperial_settlers.steps_action import EndRound, Turn
from pentarchy.games.imperial_settlers.steps_cleanup import Cleanup
from pentarchy.games.imperial_settlers.steps_production import Produce
from pentarchy.games.imperial_settlers.steps_setup import NextRound
from pentarchy.games.imperial_settlers.steps_solo import Attacks
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.messages import Event
from pentarchy.kernel.steps import Step

Cards = Mapping[int, Iterable[str]]
"""Cards for some of the seats, by their keys."""


@cache
def settlers() -> ImperialSettlers:
    return game()


class Table:
    """A position, what may be done in it, and what happens when it is done."""

    def __init__(
        self,
        *factions: str,
        seat: int = 0,
        hand: Cards | None = None,
        places: Cards | None = None,
        foundations: Cards | None = None,
        deals: Cards | None = None,
        goods: Mapping[int, str] | None = None,
        points: Mapping[int, int] | None = None,
        line: Iterable[str] = (),
        shields: Iterable[str] = (),
        samurai: Iterable[str] = (),
        used: Iterable[str] = (),
        stored: Mapping[str, str] | None = None,
        passed: Iterable[int] = (),
        discards: Iterable[str] = (),
        round_number: int = 1,
        **options: Any,
    ) -> None:
        """In a solo game the virtual opponent's locations are those of side 1. What is stored on
        a location comes on top of the goods of whoever has it."""
        self.rules = settlers()
        self.catalog = self.rules.catalog
        seats = len(factions)
        checked = self.rules.check(seats, {"factions": factions, "first": 0, **options})
        assert isinstance(checked, SettlersOptions)
        state = self.rules.start(seats, checked, None)
        self.state = state
        self.seat = seat
        self._out: dict[str, list[int]] = {}
        state.round = round_number
        for owner, keys in (hand or {}).items():
            state.hands[owner] = self._mask(keys)
        for owner, keys in (places or {}).items():
            state.owned[owner] = state.held[owner] = self._mask(keys)
        for owner, keys in (foundations or {}).items():
            state.foundations[owner] = self._mask(keys)
        for owner, keys in (deals or {}).items():
            state.deals[owner] = self._mask(keys)
        state.discards = self._mask(discards)
        state.line = tuple(self._place(key) for key in line)
        for owner, text in (goods or {}).items():
            for good, count in bundle(text):
                state.supply[owner * SUPPLY + good] = count
        for owner, score in (points or {}).items():
            state.points[owner] = score
        for place in shields:
            state.shields |= 1 << self.number(place)
        for place in samurai:
            state.samurai |= 1 << self.number(place)
        for place in used:
            state.once |= 1 << self.number(place)
        self._store(stored or {})
        for number in passed:
            state.passed |= 1 << number
        self.log: list[Event] = []
        last = round_number == self.rules.components.numbers.rounds
        after: list[Step] = (
            [EndRound(), NextRound()] if last else [Cleanup(), EndRound(), NextRound()]
        )
        if seats == 1:
            after[-1:-1] = [Attacks()]
        state.agenda = [Turn(seat), *after][::-1]

    def _store(self, stored: Mapping[str, str]) -> None:
        state = self.state
        for place, text in stored.items():
            card = self.number(place)
            state.stored += tuple((card, good, count) for good, count in bundle(text))
            for good, count in bundle(text):
                state.supply[state.holder(card) * SUPPLY + good] += count

    def _place(self, key: str) -> int:
        """The next copy of this card leaves the deck."""
        out = self._out.setdefault(key, [])
        card = self._codes(key)[len(out)]
        out.append(card)
        self.state.pile &= ~(1 << card)
        return card

    def _mask(self, keys: Iterable[str]) -> int:
        mask = 0
        for key in keys:
            mask |= 1 << self._place(key)
        return mask

    def _codes(self, key: str) -> list[int]:
        parts = self.rules.components
        coded = {row.key: row.codes for row in parts.card}
        coded |= {row.key: row.codes for row in parts.attack}
        return [self.catalog.number[code] for code in coded[key]]

    def number(self, key: str) -> int:
        """The number of the first copy of a card."""
        return self._codes(key)[0]

    def key(self, card: int) -> str:
        if card < len(self.catalog.cards):
            return self.catalog.cards[card].key
        good = self.catalog.deal[card][0][0]
        return (
            f"attack-{('wood', 'stone', 'food', 'gold', 'worker', '', '', 'point', 'card')[good]}"
        )

    def keys(self, mask: int) -> list[str]:
        """The cards of a set, by their keys, sorted."""
        return sorted(self.key(card) for card in bits(mask))

    # What may be done -----------------------------------------------------------------------

    @property
    def on_turn(self) -> int | None:
        return self.state.actors[0] if self.state.actors else None

    @property
    def asked(self) -> str:
        """What the seat on turn is asked."""
        assert self.on_turn is not None
        return self.state.prompt(self.on_turn).id.removeprefix("ask-")

    def open(self, verb: str) -> set[str]:
        """The targets of a verb: cards by key, other things by name."""
        assert self.on_turn is not None
        found = [a for a in self.state.legal(self.on_turn) if a.verb == verb]
        return {
            self.key(action.index)
            if action.target.startswith("card:")
            else action.target.partition(":")[2]
            for action in found
        }

    def _action(self, verb: str, target: str) -> Any:
        assert self.on_turn is not None
        table = self.rules.actions
        names = table.targets[verb]
        if names.name(0).startswith("card:"):
            copies = self._codes(target)
            legal = self.state.legal(self.on_turn)
            fitting = [card for card in copies if table.of(verb, card) in legal]
            return table.of(verb, (fitting or copies)[0])
        kind = names.name(0).partition(":")[0]
        return self.rules.parse(f"{verb} {kind}:{target}" if target else verb)

    def refused(self, verb: str, target: str = "") -> str:
        """The number of the rule that leaves the target out, as `why_not` and `play` both say."""
        assert self.on_turn is not None
        action = self._action(verb, target)
        before = self.state.copy()
        with pytest.raises(IllegalAction) as caught:
            self.state.play(self.on_turn, action)
        assert self.state == before, "a refused action changes nothing"
        (reason,) = caught.value.reasons
        told = self.state.why_not(self.on_turn, action.target or verb)
        assert not told or reason.rule in [other.rule for other in told]
        return reason.rule

    # What happens ---------------------------------------------------------------------------

    def play(self, verb: str, target: str = "") -> Table:
        """The seat that is asked does this."""
        assert self.on_turn is not None
        self.state.play(self.on_turn, self._action(verb, target), self.log)
        return self

    def draw(self, key: str) -> Table:
        """The card that has to be drawn is this one."""
        copies = self._codes(key)
        coming = [action for action, _ in self.state.odds() if action.index in copies]
        self.state.play(CHANCE, coming[0], self.log)
        return self

    def produce(self, *sources: str) -> Table:
        """Production of the seat on turn happens now, before its turn."""
        steps = [Produce(self.seat, source) for source in sources or SOURCES]
        self.state.agenda += steps[::-1]
        self.state.settle(self.log)
        return self

    def clean_up(self) -> Table:
        """All pass, and the round ends."""
        while self.state.deciding(self.on_turn if self.on_turn is not None else -1):
            if self.asked != "turn":
                break
            self.play("pass")
        return self

    @property
    def events(self) -> list[str]:
        return [event.id.removeprefix("event-") for event in self.log]

    # What lies on the table -----------------------------------------------------------------

    def goods(self, seat: int = 0) -> str:
        """A supply as it is written in the components."""
        held = self.state.supply[seat * SUPPLY : (seat + 1) * SUPPLY]
        return "+".join(
            f"{count if count > 1 else ''}{LETTERS[good]}"
            for good, count in enumerate(held)
            if count
        )

    def stored(self, key: str) -> str:
        """What lies on a location that keeps goods."""
        card = self.number(key)
        return "+".join(
            f"{count if count > 1 else ''}{LETTERS[good]}"
            for place, good, count in self.state.stored
            if place == card
        )

    def points(self, seat: int = 0) -> int:
        return self.state.points[seat]

    def hand(self, seat: int = 0) -> list[str]:
        return self.keys(self.state.hands[seat])

    def places(self, side: int = 0) -> list[str]:
        return self.keys(self.state.held[side])

    def foundations(self, seat: int = 0) -> list[str]:
        return self.keys(self.state.foundations[seat])

    def deals(self, seat: int = 0) -> list[str]:
        return self.keys(self.state.deals[seat])

    @property
    def discards(self) -> list[str]:
        return self.keys(self.state.discards)


SOURCES = ("board", "deals", "locations")
