"""A game of Founders of the Empire in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pentarchy.games.founders import scoring
from pentarchy.games.founders.components import COIN, NATURE, PRIZE, WAR
from pentarchy.games.founders.state_realm import Realm
from pentarchy.games.founders.tiles import MASTER_TOKEN
from pentarchy.kernel import ties
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import Bag, one_less
from pentarchy.kernel.fields import Derived, Seen, Values
from pentarchy.kernel.game import Options
from pentarchy.kernel.messages import Arg, Event, ScoreLine
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Log

if TYPE_CHECKING:
    from pentarchy.games.founders.game import Founders
    from pentarchy.games.founders.view import FoundersView

NONE = -1
"""No tile, no resource, no seat."""


class FoundersOptions(Options, frozen=True):
    """How the table is set up; what is left open is drawn (rules 1.2 and 1.3)."""

    start: int | None = None
    """The seat that begins."""
    prizes: tuple[str, ...] = ()
    """The open prizes."""
    second_coin: bool = False
    """Whether a coin may also go on a tile that bears one (rule 7.2)."""
    boxed_coin: bool = False
    """Whether a coin on a ruined tile that is replaced leaves the game (rule 3.8)."""
    ruined_prizes: bool = True
    """Whether ruined prizes count where points are equal (rule 10.8)."""


class FoundersState(State):
    """Lists have one entry a seat, or one a stack; sets of cells and of kinds are bit masks."""

    game: Founders
    options: Derived[FoundersOptions]
    start: Seen[int]
    """The start player (rule 1.3)."""
    stacks: list[Bag]
    """The face-down stacks: how many of each kind are in them."""
    left: Derived[list[int]]
    """How many tiles each stack still holds."""
    rows: list[tuple[int, ...]]
    """The open tiles beside each stack, oldest first."""
    draft: tuple[int, ...]
    """The nature tiles laid out for the first tiles (rule 1.4)."""
    prizes: tuple[int, ...]
    """The open prizes."""
    unopened: Seen[Bag]
    """The prizes that were not opened: out of the game (rule 1.2)."""
    removed: tuple[int, ...]
    """Tiles that left the game from full rows (rule 2.4)."""
    realms: Values[Realm]
    replaced: list[tuple[int, ...]]
    """Tiles that lie face down before their owner (rule 3.8)."""
    hands: list[tuple[int, ...]]
    """War tokens, coins and carts in hand."""
    masters: list[int]
    """Masters in hand, as sets."""
    supply: Seen[tuple[int, ...]]
    """War tokens, coins and carts that nobody has."""
    pool: int
    """The masters that nobody has drawn yet (rule 9.1)."""
    spent: Seen[tuple[int, ...]]
    """War tokens, coins and carts that left the game (rule 3.8)."""
    retired: int
    """Masters that left the game."""
    bought: int
    """The resource bought this turn (rule 7.4)."""
    loose: int
    """A tile that was taken and is still to be laid: a second first tile, or a forced one."""
    declined: int
    """The seats that will not end the game now (rule 10.4)."""

    def clear(self, game: Founders, options: FoundersOptions, seats: int) -> None:
        """An empty table: all tiles in their stacks, all tokens in the supply."""
        catalogue = game.catalogue
        self.options = options
        self.start = NONE
        self.stacks = list(catalogue.stacks)
        self.left = [sum(stack) for stack in self.stacks]
        self.rows = [()] * len(self.stacks)
        self.draft = ()
        self.prizes = ()
        self.unopened = catalogue.prizes
        self.removed = ()
        self.realms = [Realm.empty(game.grid, catalogue)] * seats
        self.replaced = [()] * seats
        self.supply = tuple(token.count for token in game.components.token)
        self.hands = [(0,) * len(self.supply)] * seats
        self.masters = [0] * seats
        self.pool = mask_of(range(len(game.components.master)))
        self.spent = (0,) * len(self.supply)
        self.retired = 0
        self.bought = NONE
        self.loose = NONE
        self.declined = 0

    def holds_secret(self, seat: int) -> bool:
        """Everything lies open (rule 5.3)."""
        return False

    def view(self, seat: int | None) -> FoundersView:
        from pentarchy.games.founders.view import view_of

        return view_of(self, seat)

    def glance(self, seat: int | None) -> FoundersView:
        from pentarchy.games.founders.view import glance_of

        return glance_of(self, seat)

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """Nothing is hidden."""
        return {}

    def scores(self) -> tuple[int, ...]:
        return scoring.points(self)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Rule 10.6: prizes, masters, tokens in hand, and what was replaced; 10.8: ties."""
        found = scoring.lines(self, seat)
        if not self.over:
            return found
        return found + ties.lines(self.scores(), scoring.tie_breaks(self), seat)

    def winners(self) -> tuple[int, ...]:
        """Rules 10.7 and 10.8: most points, then most prizes."""
        return ties.winners(self.scores(), scoring.tie_breaks(self))

    def rival(self, seat: int, places: int) -> int:
        """The seat so many places clockwise."""
        return (seat + places) % self.seats

    def place(self, seat: int, cell: int) -> str:
        """A cell of a realm, for events and score lines."""
        return f"realm:{seat}/{self.game.grid.names[cell]}"

    # Tiles ----------------------------------------------------------------------------------

    def draw(self, stack: int, kind: int) -> None:
        """Take a tile out of its stack."""
        self.stacks[stack] = one_less(self.stacks[stack], kind - self.game.catalogue.first[stack])
        self.left[stack] -= 1

    def open_tile(self, stack: int, kind: int, log: Log) -> None:
        """Rules 2.2 and 2.3: lay a drawn tile in its row; a full row leaves the game first."""
        row = self.rows[stack]
        if len(row) >= self.game.components.numbers.row:
            self.removed += row
            if log is not None:
                args: dict[str, Arg] = {"stack": self.game.stack_thing(stack), "tiles": len(row)}
                log.append(Event("event-clear", NONE, args))
            row = ()
        self.rows[stack] = (*row, kind)

    def take_open(self, kind: int) -> None:
        """Take a tile out of its row, or a prize from the table; or the one already taken."""
        if self.loose == kind:
            self.loose = NONE
            return
        family = self.game.catalogue.kinds[kind].family
        row = self.prizes if family == PRIZE else self.rows[family]
        place = row.index(kind)
        row = row[:place] + row[place + 1 :]
        if family == PRIZE:
            self.prizes = row
        else:
            self.rows[family] = row

    def attach(self, seat: int, cell: int, kind: int) -> int:
        """Lay a tile; returns the kind that it replaces, or NONE (rules 3.2, 3.7 and 3.8)."""
        realm = self.realms[seat]
        old = realm.tiles.get(cell, NONE)
        if old != NONE:
            self.replaced[seat] += (old,)
            self._strip(seat, cell, old)
        self.realms[seat] = realm.attach(cell, kind)
        return old

    def _strip(self, seat: int, cell: int, old: int) -> None:
        """Rule 3.8: war and master leave the game, coins go to the owner."""
        realm = self.realms[seat]
        one = 1 << cell
        if realm.ruined & one:
            self.spent = _changed(self.spent, WAR, 1)
        if realm.mastered & one:
            self.retired |= 1 << self.game.catalogue.kinds[old].master
        coins = realm.coins_on(cell)
        if coins and realm.ruined & one and self.options.boxed_coin:
            self.spent = _changed(self.spent, COIN, coins)
        elif coins:
            self.hands[seat] = _changed(self.hands[seat], COIN, coins)

    # Tokens ---------------------------------------------------------------------------------

    def gain(self, seat: int, token: int) -> None:
        """Rule 5.1: a token from the supply."""
        self.supply = _changed(self.supply, token, -1)
        self.hands[seat] = _changed(self.hands[seat], token, 1)

    def lay(self, seat: int, token: int) -> None:
        """A token leaves the hand for a realm."""
        self.hands[seat] = _changed(self.hands[seat], token, -1)

    def collect(self, seat: int) -> int:
        """Rule 7.5: take the coins off one's tiles; returns how many."""
        realm = self.realms[seat]
        coins = realm.coins.bit_count() + len(realm.more_coins)
        if coins:
            self.hands[seat] = _changed(self.hands[seat], COIN, coins)
            self.realms[seat] = realm.take_coins()
        return coins

    def settle_master(self, seat: int, cell: int) -> int:
        """Rule 9.4: lay the master that lives on this tile; returns which."""
        realm = self.realms[seat]
        master = self.game.catalogue.kinds[realm.tiles[cell]].master
        self.masters[seat] &= ~(1 << master)
        self.realms[seat] = realm.lay_master(cell)
        return master

    def held(self, seat: int) -> int:
        """The tokens in hand, as a set: war, coin, cart, then the masters."""
        war, coin, cart = self.hands[seat]
        return (war > 0) | (coin > 0) << 1 | (cart > 0) << 2 | self.masters[seat] << MASTER_TOKEN

    def in_hand(self, seat: int) -> int:
        """How many tokens a seat holds."""
        return sum(self.hands[seat]) + self.masters[seat].bit_count()

    def makeable(self) -> int:
        """Rule 10.3: the resources that some tile makes or may still make."""
        catalogue = self.game.catalogue
        kinds = catalogue.kinds
        found = 0
        for stack, bag in enumerate(self.stacks):
            found |= catalogue.stock_makes(stack, bag)
            for kind in self.rows[stack]:
                found |= kinds[kind].made
        for realm in self.realms:
            found |= realm.lasting
        return found

    @property
    def open_kinds(self) -> int:
        """The kinds of which a tile lies open, as a set (rule 3.1)."""
        found = 0
        for row in self.rows:
            for kind in row:
                found |= 1 << kind
        for kind in self.prizes:
            found |= 1 << kind
        return found

    @property
    def nature_open(self) -> bool:
        """Whether a nature tile lies open: it fits anywhere."""
        return bool(self.rows[NATURE])


def _changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The counts with one of them changed."""
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
