"""A game of Imperial Settlers in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from pentarchy.games.imperial_settlers import scoring
from pentarchy.games.imperial_settlers.catalog import COMMON_DECK, Catalog
from pentarchy.games.imperial_settlers.goods import GOLD, SUPPLY, WOOD, Cost
from pentarchy.kernel import ties
from pentarchy.kernel.fields import Derived, Late, Seen
from pentarchy.kernel.game import Options
from pentarchy.kernel.messages import Event, ScoreLine
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Log

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.game import ImperialSettlers
    from pentarchy.games.imperial_settlers.view import SettlersView

NONE = -1
"""No faction, no player."""


class SettlersOptions(Options, frozen=True):
    """How the table is set up; what is left open is chosen or drawn (rules 1.1 and 1.3).

    The switches after `peaceful` are readings of what the rulebook leaves open (section 13).
    """

    factions: tuple[str, ...] = ()
    """The faction of every seat."""
    first: int | None = None
    """The seat with the first-player token."""
    lookout: Literal["standard", "passing", "harder"] = "standard"
    peaceful: bool = False
    faction_targets: bool = True
    protection_stops: bool = False
    reset_all: bool = True
    sphinxes_add: bool = True
    captor_scores: bool = False
    route_is_deal: bool = True
    shrine_gold: bool = False
    swap_any: bool = True
    copy_chains: bool = True
    plunder_any: bool = True
    exchange_seen: bool = True
    faction_falls_first: bool = False


Piles: TypeAlias = tuple[tuple[int, int], ...]
"""What lies on certain locations: pairs of a card and a set of cards, or a number of goods."""


class SettlersState(State):
    """Sets of cards are bit masks over the catalog; lists have one entry a seat, and where it
    says "side", in a solo game one more for the virtual opponent."""

    game: ImperialSettlers
    catalog: Derived[Catalog]
    """The game's, at hand for everything that is asked all the time."""
    options: Derived[SettlersOptions]
    sides: Derived[int]
    factions: list[int]
    first: Seen[int]
    """The seat with the first-player token."""
    round: Seen[int]
    passed: int
    """The seats that have passed, as a set (rule 4.2)."""
    supply: list[int]
    """The goods that the seats have: so many for each, one seat after the other."""
    stored: Late[tuple[tuple[int, int, int], ...]]
    """Which of them lie on locations that keep them: a location, a good, how many (rule 10.4)."""
    points: list[int]
    """The track."""
    hands: list[int]
    shown: int
    """Cards in hands that everybody knows, because they were taken openly."""
    glimpsed: list[int]
    """Cards in others' hands or packs that this seat has passed on (rule 2.5)."""
    packs: list[tuple[int, ...]]
    """Cards that a seat looks at and that are not in its hand yet, in the order they came."""
    offer: int
    """The face-up cards of the Lookout."""
    pile: int
    """All face-down decks together; the markers of trade routes are among their faction's."""
    discards: int
    older: tuple[int, ...]
    """For each used-up shuffle of the common deck the cards of it that are still in hands."""
    drawn: Seen[list[int]]
    """How many cards were drawn from each deck: the name of the next draw."""
    markers: list[int]
    """How many face-down cards of its deck a seat has out as trade routes (rule 8.14)."""
    owned: list[int]
    """Locations by the side whose empire they stand in."""
    held: list[int]
    """Locations by the side that has them now: as owned, but for those taken over."""
    lent: int
    """Locations that are taken over (rule 8.13)."""
    foundations: list[int]
    deals: list[int]
    routes: tuple[tuple[int, int], ...]
    """Trade routes: the seat that has the deal, and the enemy location it is with."""
    once: int
    """Action locations used at least once this round."""
    twice: int
    """Action locations used twice this round."""
    blocked: int
    shields: int
    samurai: int
    tucked: Piles
    """Cards under locations (rule 4.6)."""
    banked: Piles
    """How many resources lie banked on locations (rule 4.7)."""
    exchanged: list[int]
    """Workers that a seat was paid this round for the others' exchanges (rule 9.3)."""
    line: tuple[int, ...]
    """The open attack cards, newest first (rule 12.4)."""
    trophies: int
    """Cards that the virtual opponent has put aside (rule 12.5)."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def clear(self, game: ImperialSettlers, options: SettlersOptions, seats: int) -> None:
        """The table before anything is dealt."""
        self.catalog = catalog = game.catalog
        self.options = options
        self.sides = sides = seats + (seats == 1)
        self.factions = [NONE] * seats
        self.first = NONE
        self.round = 0
        self.passed = 0
        self.supply = [0] * (SUPPLY * seats)
        self.stored = ()
        self.points = [0] * seats
        self.hands = [0] * seats
        self.shown = 0
        self.glimpsed = [0] * seats
        self.packs = [()] * seats
        self.offer = 0
        self.pile = catalog.common | (catalog.attacks if seats == 1 else 0)
        self.discards = 0
        self.older = ()
        self.drawn = [0] * (len(catalog.decks) + 1)
        self.markers = [0] * seats
        self.owned = [0] * sides
        self.held = [0] * sides
        self.lent = 0
        self.foundations = [0] * seats
        self.deals = [0] * seats
        self.routes = ()
        self.once = self.twice = self.blocked = self.shields = self.samurai = 0
        self.tucked = ()
        self.banked = ()
        self.exchanged = [0] * seats
        self.line = ()
        self.trophies = 0

    def holds_secret(self, seat: int) -> bool:
        """Cards in the hand but those that everybody saw taken, and a pack that goes round."""
        return bool(self.hands[seat] & ~self.shown or self.packs[seat])

    def view(self, seat: int | None) -> SettlersView:
        from pentarchy.games.imperial_settlers.view import view_of

        return view_of(self, seat)

    def glance(self, seat: int | None) -> SettlersView:
        from pentarchy.games.imperial_settlers.view import glance_of

        return glance_of(self, seat)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Rule 11.1: the track, the locations, and what counts at the end; 11.2: what decides a
        tie, once the game is over."""
        found = scoring.lines(self, seat)
        if not self.over:
            return found
        return found + ties.lines(self.scores(), scoring.tie_breaks(self), seat)

    def scores(self) -> tuple[int, ...]:
        return tuple(
            sum(line.points for line in scoring.lines(self, seat)) for seat in range(self.seats)
        )

    def winners(self) -> tuple[int, ...]:
        """Rules 11.2 and 12.6."""
        return scoring.winners(self)

    def rank(self) -> str | None:
        """Rule 12.7: only a won solo game earns a title."""
        earned = self.seats == 1 and scoring.solo_won(self)
        return f"rank:{scoring.rank(self)}" if earned else None

    # What a seat has ------------------------------------------------------------------------

    def has(self, seat: int, good: int) -> int:
        return self.supply[seat * SUPPLY + good]

    def add(self, seat: int, good: int, count: int) -> None:
        """Goods to a supply, or from it if the count is negative."""
        self.supply[seat * SUPPLY + good] += count
        if count < 0 and self.stored:
            self._take_stored(seat, good)

    def within_reach(self, seat: int, good: int) -> int:
        """What others can take: not the goods that lie on a location (rule 8.21)."""
        return self.has(seat, good) - sum(
            count
            for place, kept, count in self.stored
            if kept == good and self.held[seat] >> place & 1
        )

    def _take_stored(self, seat: int, good: int) -> None:
        """Rule 10.4: what is paid comes from locations as far as the rest was not enough."""
        missing = -self.within_reach(seat, good)
        if missing > 0:
            left: list[tuple[int, int, int]] = []
            for place, kept, count in self.stored:
                taken = 0
                if kept == good and self.held[seat] >> place & 1:
                    taken = min(missing, count)
                    missing -= taken
                if count > taken:
                    left.append((place, kept, count - taken))
            self.stored = tuple(left)

    def can_pay(self, seat: int, cost: Cost, gold: int = 0) -> bool:
        """Rule 1.6: gold stands for resources; so much of it is needed for itself."""
        base = seat * SUPPLY
        supply = self.supply
        spare = supply[base + GOLD] - gold
        for place, need in enumerate(cost, start=base + WOOD):
            if need > supply[place]:
                spare -= need - supply[place]
        return spare >= 0

    def deck(self, seat: int) -> int:
        """The number of a seat's faction deck."""
        return 1 + self.factions[seat]

    def own_cards(self, seat: int) -> int:
        """All cards of the seat's faction."""
        return self.catalog.decks[1 + self.factions[seat]]

    def left_in(self, deck: int) -> int:
        """How many cards can still be drawn from a deck, a reshuffle included (rule 1.8)."""
        catalog = self.catalog
        if deck == COMMON_DECK:
            return (catalog.common & (self.pile | self.discards)).bit_count()
        if deck > len(catalog.decks) - 1:
            return (catalog.attacks & self.pile).bit_count()
        seat = self.factions.index(deck - 1)
        return (catalog.decks[deck] & self.pile).bit_count() - self.markers[seat]

    # The table ------------------------------------------------------------------------------

    def enemies(self, seat: int) -> list[int]:
        """Rule 4.2: the sides that can be chosen: all others that have not passed, clockwise."""
        others = (*range(seat + 1, self.sides), *range(seat))
        return [side for side in others if not self.passed >> side & 1]

    def enemy_places(self, seat: int) -> int:
        """The locations of all enemies."""
        mask = 0
        for side, held in enumerate(self.held):
            if side != seat and not self.passed >> side & 1:
                mask |= held
        return mask

    def holder(self, card: int) -> int:
        """The side that has a location now."""
        return next(side for side in range(self.sides) if self.held[side] >> card & 1)

    def owner(self, card: int) -> int:
        """The side in whose empire a location stands."""
        return next(side for side in range(self.sides) if self.owned[side] >> card & 1)

    def samurai_places(self, seat: int) -> int:
        """Rule 4.5: where the seat's workers can stand as samurai."""
        faction = self.factions[seat]
        if not self.game.components.faction[faction].samurai:
            return 0
        return self.held[seat] & self.catalog.decks[1 + faction] & ~self.samurai

    def exhausted(self) -> int:
        """Action locations that cannot be used again this round."""
        return self.once & ~self.catalog.twice | self.twice

    def known_to(self, viewer: int | None) -> int:
        """Cards in hands and packs that the viewer knows."""
        if viewer is None:
            return self.shown
        pack = 0
        for card in self.packs[viewer]:
            pack |= 1 << card
        return self.shown | self.glimpsed[viewer] | self.hands[viewer] | pack

    def into_hand(self, seat: int, card: int, openly: bool = False) -> None:
        """A card is in a hand; whether everybody has seen it."""
        self.hands[seat] |= 1 << card
        if openly:
            self.shown |= 1 << card

    def from_hand(self, seat: int, card: int, log: Log) -> None:
        """A card leaves a hand; what is remembered of it leaves with it."""
        self.hands[seat] &= ~(1 << card)
        self.reveal(card, log)
        self.forget(card)

    def reveal(self, card: int, log: Log) -> None:
        """Everybody sees a card in a hand or pack, and with it where it came from."""
        if log is not None and not self.shown >> card & 1:
            name = self.catalog.names[card]
            for seat, seen in enumerate(self.glimpsed):
                if seen >> card & 1:
                    log.append(Event("event-was-passed", seat, {"card": name}))
            for shuffle, cards in enumerate(self.older, start=1):
                if cards >> card & 1:
                    log.append(Event("event-was-old", -1, {"card": name, "shuffle": shuffle}))
        self.forget(card)
        self.shown |= 1 << card

    def forget(self, card: int) -> None:
        """The card is nowhere hidden any more, or nobody can tell where."""
        bit = ~(1 << card)
        self.shown &= bit
        for seat, seen in enumerate(self.glimpsed):
            self.glimpsed[seat] = seen & bit
        if self.older:
            self.older = tuple(cards & bit for cards in self.older)

    def in_hands(self) -> int:
        """All cards in hands and packs."""
        mask = 0
        for hand in self.hands:
            mask |= hand
        for pack in self.packs:
            for card in pack:
                mask |= 1 << card
        return mask
