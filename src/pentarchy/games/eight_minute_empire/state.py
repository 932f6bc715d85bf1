"""A game of Eight-Minute Empire in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.maps import Side
from pentarchy.kernel import ties
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.fields import Derived, Late, Seen, Value
from pentarchy.kernel.game import Options
from pentarchy.kernel.messages import Event, ScoreLine
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Log

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.game import EightMinuteEmpire
    from pentarchy.games.eight_minute_empire.view import EmpireView

NONE = -1
"""No card, no seat, no bid."""


class EmpireOptions(Options, frozen=True):
    """How the table is set up; what is left open is drawn (rules 1.1 to 1.7)."""

    map: Literal["random", "a", "b"] = "random"
    """The side of the board."""
    tokens: bool = False
    """Whether goods tokens lie on the board (rule 1.6)."""
    neutral: bool = False
    """Whether two players set neutral armies first (rule 1.7)."""
    ages: tuple[int, ...] = ()
    """The seats from the youngest to the oldest player (rule 1.5)."""
    standing: tuple[int, ...] = ()
    """The points that each seat brings from earlier games of a long game (rule 6.1)."""
    destroyed_return: bool = True
    """Whether a destroyed army goes back to its owner's reserve; else it is out (rule 4.11)."""
    lone_jokers: bool = True
    """Whether a joker may stand for a good of which one has nothing else (rule 5.5)."""


class EmpireState(State):
    """Lists have one entry a seat; sets of regions and of cards are bit masks.

    Pieces are counted by colour and region: a seat's colour is its number, the neutral armies
    of rule 1.7 come after the seats.
    """

    game: EightMinuteEmpire
    options: Derived[EmpireOptions]
    side: Value[Side | None]
    """The map; None until it is drawn."""
    ages: tuple[int, ...]
    """The seats from the youngest player to the oldest (rule 1.5)."""
    tokens: tuple[int, ...]
    """The goods of the tokens that lie on the board, in the order of their regions."""
    row: tuple[int, ...]
    """The open cards, left to right; NONE where the card of this turn was."""
    deck: int
    """The cards of the face-down pile."""
    drawn: Seen[int]
    """How many cards have been turned up: the name of the next draw."""
    bids: list[int]
    """The opened bids; NONE before."""
    first: int
    """The seat that begins (rule 2.2)."""
    coins: list[int]
    bank: Seen[int]
    cards: list[int]
    """The cards in front of every player."""
    card: int
    """The card whose action is being done."""
    armies: bytearray
    """For each colour and region, how many armies stand there."""
    cities: bytearray
    held: Derived[list[int]]
    """For each colour the regions with at least one of its armies."""
    towns: Derived[list[int]]
    """For each colour the regions with at least one of its cities."""
    reserve: list[int]
    """Armies that are not on the board, by colour."""
    lost: Late[list[int]]
    """How many of a seat's are out of the game, by the other reading of rule 4.11."""
    unbuilt: list[int]
    """Cities that are not on the board."""

    def clear(self, game: EightMinuteEmpire, options: EmpireOptions, seats: int) -> None:
        """An empty table: no map yet, all cards in the pile."""
        numbers = game.components.numbers
        colours = seats + options.neutral
        self.options = options
        self.side = None
        self.ages = ()
        self.tokens = ()
        self.row = ()
        self.deck = mask_of(game.components.deck(seats))
        self.drawn = 0
        self.bids = [NONE] * seats
        self.first = NONE
        self.coins = [game.components.coins(seats)] * seats
        self.bank = 0
        self.cards = [0] * seats
        self.card = NONE
        self.armies = bytearray()
        self.cities = bytearray()
        self.held = [0] * colours
        self.towns = [0] * colours
        self.reserve = [numbers.armies] * seats + [numbers.neutral_armies] * options.neutral
        self.lost = [0] * seats
        self.unbuilt = [numbers.cities] * seats

    def unfold(self, side: Side) -> None:
        """Lay the board out, still empty."""
        self.side = side
        self.armies = bytearray(side.count * len(self.held))
        self.cities = bytearray(side.count * len(self.held))

    def holds_secret(self, seat: int) -> bool:
        """Everything lies open; only bids are sealed, by their step."""
        return False

    def view(self, seat: int | None) -> EmpireView:
        from pentarchy.games.eight_minute_empire.view import view_of

        return view_of(self, seat)

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """Nothing is hidden but a bid, which lies in the agenda."""
        return {}

    def scores(self) -> tuple[int, ...]:
        return scoring.points(self)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Rules 5.2 to 5.6: regions, continents and goods; 5.7: what decides a tie."""
        found = scoring.lines(self, seat)
        if not self.over:
            return found
        return found + ties.lines(self.scores(), scoring.tie_breaks(self), seat)

    def winners(self) -> tuple[int, ...]:
        """Rule 5.7: points, then coins, then armies on the board, then regions; then shared."""
        return ties.winners(self.scores(), scoring.tie_breaks(self))

    @property
    def board(self) -> Side:
        """The map, which lies there as soon as anybody decides."""
        assert self.side is not None
        return self.side

    # Pieces ---------------------------------------------------------------------------------

    def place(self, colour: int, region: int) -> None:
        """An army from the reserve to a region."""
        self.reserve[colour] -= 1
        self._stand(colour, region)

    def march(self, seat: int, origin: int, goal: int) -> None:
        """An army from one region to another."""
        self._leave(seat, origin)
        self._stand(seat, goal)

    def raze(self, colour: int, region: int) -> None:
        """Rule 4.11: an army from the board back to its owner's reserve, or out of the game."""
        self._leave(colour, region)
        self.reserve[colour] += 1
        if not self.options.destroyed_return and colour < self.seats:
            self.lost[colour] += 1

    def found(self, seat: int, region: int) -> None:
        """A city onto the board."""
        self.unbuilt[seat] -= 1
        self.cities[seat * self.board.count + region] += 1
        self.towns[seat] |= 1 << region

    def _stand(self, colour: int, region: int) -> None:
        self.armies[colour * self.board.count + region] += 1
        self.held[colour] |= 1 << region

    def _leave(self, colour: int, region: int) -> None:
        there = colour * self.board.count + region
        self.armies[there] -= 1
        if not self.armies[there]:
            self.held[colour] ^= 1 << region

    # Money and cards ------------------------------------------------------------------------

    def pay(self, seat: int, coins: int) -> None:
        """Coins to the bank; they never come back (rule 2.4)."""
        self.coins[seat] -= coins
        self.bank += coins

    def card_thing(self, card: int) -> str:
        """A card, for texts."""
        return f"card:{self.game.components.card[card].key}"

    def tell(self, log: Log, event: str, seat: int, region: int) -> None:
        """Something happened in a region."""
        if log is not None:
            place = self.board.name(region)
            log.append(Event(event, seat, {"region": place}, (place,)))
