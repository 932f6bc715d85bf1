"""What a player of Eight-Minute Empire may expect to end with, as a sum of named terms in points.

Points as they stand, and what the position promises: each promise is a weight (`insight.toml`)
times something that can be counted on the table. Most promises fade with the seat's turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from pentarchy.games.eight_minute_empire.insight_board import Board, Memo
from pentarchy.games.eight_minute_empire.insight_goods import Goods
from pentarchy.games.eight_minute_empire.state import NONE
from pentarchy.games.eight_minute_empire.steps import DeedStep

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.components import Card
    from pentarchy.games.eight_minute_empire.game import EightMinuteEmpire
    from pentarchy.games.eight_minute_empire.maps import Side
    from pentarchy.games.eight_minute_empire.state import EmpireState

LATE = {"place": 0.32, "march": 0.5, "sail": 0.8, "found": 1.1, "raze": 1.1}
EARLY = {"place": 0.42, "march": 0.2, "sail": 0.3, "found": 1.3, "raze": 1.0}
"""What each use of a card brings at the end of a game, and at its begin, as long as none is done:
seen when every card was played out with the other terms."""
BEGUN = 0.1
"""The share of that once it is begun: little, lest one goes on for the sake of going on."""
POINTS = ("regions", "continents", "goods")
"""Terms that are points as they stand: when the game is over there are no others."""
LASTING = ("tied", "short", "exposed")
"""What a board promises to the very end; see `Sight`."""
ACTIVE = ("free", "frontier")
"""What it promises as long as the seat has a turn."""
FADING = ("cities",)
"""What it promises the more the more turns the seat has."""
MOST_BOARDS = 1 << 13
"""So many boards are kept; then they are looked at anew."""


Outlook: TypeAlias = tuple[int, float, float, float]
"""A board for one seat: the regions it controls; points and what lasts; what is promised to one
who has a turn; what is promised to one who has all turns before him."""


class Table:
    """The valuation with one map and so many players."""

    def __init__(
        self,
        game: EightMinuteEmpire,
        weights: Mapping[str, float],
        side: Side,
        seats: int,
        colours: int,
    ) -> None:
        numbers = game.components.numbers
        self._region, self._continent = numbers.region_points, numbers.continent_points
        self._armies = numbers.armies
        self._weights = weights
        self._board = Board(side, seats, colours)
        self._hands = Goods(game, seats).hands
        self._tokens = side.tokens
        self._places = {first: _places(first, seats) for first in (NONE, *range(seats))}
        self._orders = {
            first: [weights["order"] * place for place in places]
            for first, places in self._places.items()
        }
        self._purse, self._savings = weights["purse"], weights["savings"]
        self._turns = weights["turns"]
        self._share = 1 / (seats * game.components.cards(seats))
        self._holdings = Memo(self._holding)
        self._outlooks: dict[tuple[bytes, bytes], list[Outlook]] = {}

    def values(self, state: EmpireState) -> list[float]:
        """The sum of every seat's terms, but for the card that is being done."""
        key = (bytes(state.armies), bytes(state.cities))
        outlooks = self._outlooks.get(key) or self._looked(state, key)
        taken = 0
        for cards in state.cards:
            taken |= cards
        tokens, holdings = state.tokens, self._holdings
        purse, savings, orders = self._purse, self._savings, self._orders[state.first]
        pace = self._turns * (1 - taken.bit_count() * self._share)
        found = []
        for seat, (own, lasting, active, fading) in enumerate(outlooks):
            left, goods, spent = holdings[
                state.cards[seat], taken, self._held(tokens, own) if tokens else ()
            ]
            coins = state.coins[seat]
            value = lasting + goods + savings * coins + orders[seat] - pace
            if left:
                value += active + left * fading + purse * (coins if coins < spent else spent)
            found.append(value)
        return found

    def terms(self, state: EmpireState, seat: int) -> dict[str, float]:
        """The same for one seat, by name."""
        sight = self._board.sights(state)[seat]
        taken = 0
        for cards in state.cards:
            taken |= cards
        hand = self._hands[state.cards[seat], taken, self._held(state.tokens, sight.own)]
        left, coins = hand.left, state.coins[seat]
        board = sight._asdict()
        counts = {
            "regions": sight.own.bit_count() * self._region,
            "continents": sight.ruled * self._continent,
            "goods": hand.goods,
            "unrest": sight.own.bit_count() * left,
            "rivalry": sight.ruled * left,
            **{name: board[name] for name in LASTING},
            **{name: board[name] * (left > 0) for name in ACTIVE},
            **{name: board[name] * left for name in FADING},
            "ranks": (self._armies - state.reserve[seat]) * left,
            "collecting": hand.hoped,
            "jokers": hand.jokers * left,
            "purse": min(coins, hand.spent),
            "savings": coins,
            "order": self._places[state.first][seat],
            "turns": left - (1 - taken.bit_count() * self._share),
        }
        return {name: self._weights.get(name, 1.0) * count for name, count in counts.items()}

    def _held(self, tokens: tuple[int, ...], own: int) -> tuple[int, ...]:
        """The goods of the tokens in these regions (rule 5.6)."""
        laid = zip(self._tokens, tokens, strict=False)
        return tuple([good for region, good in laid if own >> region & 1])

    def _holding(self, key: tuple[int, int, tuple[int, ...]]) -> tuple[float, float, int]:
        """A hand in points: the share of turns left; goods now and to come; coins to spend."""
        left, goods, hoped, jokers, spent = self._hands[key]
        weights = self._weights
        worth = goods + weights["collecting"] * hoped + weights["jokers"] * jokers * left
        return left, worth, spent

    def _looked(self, state: EmpireState, key: tuple[bytes, bytes]) -> list[Outlook]:
        weights = self._weights
        if len(self._outlooks) >= MOST_BOARDS:
            self._outlooks.clear()
        found = self._outlooks[key] = []
        for sight, reserve in zip(self._board.sights(state), state.reserve, strict=False):
            own, ruled, tied, short, exposed, free, frontier, cities = sight
            regions = own.bit_count()
            found.append(
                (
                    own,
                    regions * self._region
                    + ruled * self._continent
                    + weights["tied"] * tied
                    + weights["short"] * short
                    + weights["exposed"] * exposed,
                    weights["free"] * free + weights["frontier"] * frontier,
                    weights["turns"]
                    + weights["unrest"] * regions
                    + weights["rivalry"] * ruled
                    + weights["cities"] * cities
                    + weights["ranks"] * (self._armies - reserve),
                )
            )
        return found


class Insight:
    """The valuation of one game with its weights."""

    def __init__(self, game: EightMinuteEmpire) -> None:
        self.judgement = game.judgement
        self._game = game
        self._weights = game.judgement.weights
        self._cards = [(_worth(card, LATE), _worth(card, EARLY)) for card in game.components.card]
        self._tables: dict[tuple[int, int, int], Table] = {}

    def values(self, state: EmpireState) -> list[float]:
        """For every seat the sum of its terms."""
        if state.side is None:
            return [sum(self.terms(state, seat).values()) for seat in range(state.seats)]
        found = self._table(state, state.side).values(state)
        if state.card >= 0:
            seat, worth = self._card(state)
            found[seat] += self._weights["deeds"] * worth
        return found

    def terms(self, state: EmpireState, seat: int) -> dict[str, float]:
        """A seat's terms."""
        if state.side is None:
            coins, weights = state.coins[seat], self._weights
            return {
                "purse": weights["purse"] * coins,
                "savings": weights["savings"] * coins,
            }
        found = self._table(state, state.side).terms(state, seat)
        if state.over:
            return {name: found[name] for name in POINTS}
        doing, worth = self._card(state) if state.card >= 0 else (-1, 0.0)
        found["deeds"] = self._weights["deeds"] * worth if doing == seat else 0.0
        return found

    def _table(self, state: EmpireState, side: Side) -> Table:
        key = (side.index, state.seats, len(state.held))
        table = self._tables.get(key)
        if table is None:
            table = self._tables[key] = Table(self._game, self._weights, side, *key[1:])
        return table

    def _card(self, state: EmpireState) -> tuple[int, float]:
        """Who is doing a card, and what it can still do."""
        step = state.agenda[-1]
        (seat,) = step.deciders()
        components = self._game.components
        left = 1 - state.cards[seat].bit_count() / components.cards(state.seats)
        if not isinstance(step, DeedStep):
            late, early = self._cards[state.card]
            return seat, late + left * (early - late)
        does = components.card[state.card].does
        late, early = LATE[step.deed] * step.count, EARLY[step.deed] * step.count
        if step.later >= 0:
            deed, count = does[step.later]
            late, early = late + LATE[deed] * count, early + EARLY[deed] * count
        elif (step.deed, step.count) not in does:
            late, early = late * BEGUN, early * BEGUN
        return seat, late + left * (early - late)


def _worth(card: Card, uses: Mapping[str, float]) -> float:
    """What a card can do before anything is done."""
    worth = [uses[deed] * count for deed, count in card.does]
    return sum(worth) if card.join == "and" else max(worth)


def _places(first: int, seats: int) -> tuple[float, ...]:
    """For each seat how late it comes in the round, from 0 to 1 (rule 3.9); before the bid all
    come alike."""
    if first == NONE:
        return (0.5,) * seats
    return tuple((seat - first) % seats / (seats - 1) for seat in range(seats))
