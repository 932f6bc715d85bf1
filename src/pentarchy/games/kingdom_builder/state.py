"""A game of Kingdom Builder in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from pentarchy.games.kingdom_builder import scoring
from pentarchy.games.kingdom_builder.board import GRID, Board, Layout
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import Bag
from pentarchy.kernel.fields import Derived, Seen
from pentarchy.kernel.game import Options
from pentarchy.kernel.messages import Event, ScoreLine
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Log

if TYPE_CHECKING:
    from pentarchy.games.kingdom_builder.game import KingdomBuilder
    from pentarchy.games.kingdom_builder.view import KingdomView

NONE = -1
"""No card."""


class KingdomOptions(Options, frozen=True):
    """How the table is set up; what is left open is drawn (rules 1.1 to 1.8)."""

    setup: Literal["random", "first-game"] = "random"
    sections: tuple[str, ...] = ()
    """Four sections: top left, top right, bottom left, bottom right."""
    turned: tuple[bool, ...] = ()
    """For each of the four, whether it is turned by 180 degrees."""
    cards: tuple[str, ...] = ()
    """The kingdom cards in play."""
    start: int | None = None
    """The seat that starts."""
    lords: bool = True
    """Whether the Lords may be drawn."""
    late_replacement: bool = False
    """Whether a card whose terrain is full is replaced after the mandatory action too (4.4)."""
    moved_counts: bool = False
    """Whether a settlement that is moved counts as a neighbour of its new hex (6.9)."""
    home_counts: bool = True
    """Whether the hex it leaves counts when contact is looked for (6.10)."""


class KingdomState(State):
    """Lists have one entry a seat; sets of hexes and of tile slots are bit masks."""

    game: KingdomBuilder
    options: Derived[KingdomOptions]
    layout: Layout
    """The sections laid so far; complete when the first seat decides."""
    board: Derived[Board]
    """Blank until all sections lie."""
    kingdom: tuple[int, ...]
    """The kingdom cards in play (rule 1.5)."""
    start: int
    """The start player (rule 1.7)."""
    settled: list[int]
    """The hexes with a settlement of this seat."""
    free: Derived[int]
    """The hexes with nobody's settlement."""
    reach: Derived[list[int]]
    """The hexes beside at least one own settlement."""
    twice: Derived[list[int]]
    """The hexes beside at least two own settlements: still reached when one is lifted."""
    supply: list[int]
    held: list[int]
    """Tiles in hand, by the slot they came from."""
    ready: list[int]
    """Held tiles that can still be used this turn."""
    taken: list[int]
    """Slots that have given this seat its tile, whether or not it still has it (rule 5.3)."""
    hands: list[int]
    """The hidden terrain card, NONE while it is played."""
    batches: list[int]
    """The shuffle that the hidden card was drawn from."""
    batch: Seen[int]
    """How often the discards were shuffled into a new pile (rule 4.1)."""
    pile: Bag
    discards: Seen[Bag]
    gone: Seen[Bag]
    """Cards that left the game (rule 4.2)."""
    drawn: Derived[Seen[int]]
    """How many terrain cards have been drawn: the name of the next draw."""
    card: int
    """The played card."""
    builds: Seen[int]
    """How many settlements of the mandatory action are still to be built."""

    def clear(self, game: KingdomBuilder, options: KingdomOptions, seats: int) -> None:
        """An empty table: no board yet, all cards in the pile."""
        numbers = game.components.numbers
        self.options = options
        self.layout = ()
        self.board = game.boards(())
        self.kingdom = ()
        self.start = NONE
        self.settled = [0] * seats
        self.free = GRID.all
        self.reach = [0] * seats
        self.twice = [0] * seats
        self.supply = [numbers.settlements] * seats
        self.held = [0] * seats
        self.ready = [0] * seats
        self.taken = [0] * seats
        self.hands = [NONE] * seats
        self.batches = [0] * seats
        self.batch = 0
        self.pile = tuple(terrain.cards for terrain in game.components.card_terrains)
        self.discards = self.gone = (0,) * len(self.pile)
        self.drawn = 0
        self.card = NONE
        self.builds = 0

    def holds_secret(self, seat: int) -> bool:
        """Rule 2.6: the terrain card for the next turn is hidden."""
        return self.hands[seat] != NONE

    def view(self, seat: int | None) -> KingdomView:
        from pentarchy.games.kingdom_builder.view import view_of

        return view_of(self, seat)

    def own_view(self, seat: int | None) -> dict[str, Any]:
        from pentarchy.games.kingdom_builder.view import own_of

        return own_of(self, seat)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Rule 7.2: gold for the kingdom cards in play and for castles."""
        return scoring.lines(self, seat)

    def terrain_thing(self, card: int) -> str:
        """The terrain of a card, for texts."""
        return f"terrain:{self.game.components.terrain[card].key}" if card != NONE else "none"

    def tile_thing(self, kind: int) -> str:
        """A kind of tile, for texts."""
        return f"tile:{self.game.components.location[kind].key}"

    # Settlements and tiles ------------------------------------------------------------------

    def build(self, seat: int, cell: int, log: Log) -> None:
        """Put a settlement from the supply on a hex; take the tile it earns (rule 5.1)."""
        self.supply[seat] -= 1
        self.stand(seat, cell)
        if log is not None:
            log.append(Event("event-build", seat, {"cell": cell_name(cell)}, (cell_name(cell),)))
            if not self.supply[seat]:
                log.append(Event("event-last-settlement", seat))
        if cell in self.board.slots_beside:
            self._gain(seat, cell, log)

    def move(self, seat: int, origin: int, cell: int, log: Log) -> None:
        """Move a settlement; judged by where it ends up: first lose, then gain (rule 5.5)."""
        self._lift(seat, origin)
        self.stand(seat, cell)
        if log is not None:
            places = (cell_name(origin), cell_name(cell))
            log.append(Event("event-move", seat, {"from": places[0], "to": places[1]}, places))
        self._lose(seat, origin, log)
        self._gain(seat, cell, log)

    def stand(self, seat: int, cell: int) -> None:
        """Put a settlement on a free hex."""
        self.settled[seat] |= 1 << cell
        self.free ^= 1 << cell
        beside = GRID.beside[cell]
        reach = self.reach[seat]
        self.twice[seat] |= reach & beside
        self.reach[seat] = reach | beside

    def _lift(self, seat: int, cell: int) -> None:
        own = self.settled[seat] = self.settled[seat] ^ 1 << cell
        self.free ^= 1 << cell
        once = never = 0
        for near, beside in GRID.ring[cell]:
            touching = own & beside
            if not touching:
                never |= 1 << near
            elif not touching & touching - 1:
                once |= 1 << near
        self.reach[seat] ^= never
        self.twice[seat] &= ~(once | never)

    def tiles_left(self, slot: int) -> int:
        """How many tiles lie on a location hex."""
        return tiles_left(self.game, self.taken, slot)

    def _gain(self, seat: int, cell: int, log: Log) -> None:
        """Rules 5.1 and 5.3: one tile from each location beside, if there is one left."""
        for slot in bits(self.board.slots_beside.get(cell, 0) & ~self.taken[seat]):
            if self.tiles_left(slot):
                self.taken[seat] |= 1 << slot
                self.held[seat] |= 1 << slot
                self._log_tile("event-take-tile", seat, slot, log)

    def _lose(self, seat: int, origin: int, log: Log) -> None:
        """Rule 5.4: a tile is lost when no own settlement is beside its hex any more."""
        for slot in bits(self.board.slots_beside.get(origin, 0) & self.held[seat]):
            if not self.settled[seat] & GRID.beside[self.board.slots[slot]]:
                self._drop(seat, slot)
                self._log_tile("event-lose-tile", seat, slot, log)

    def _drop(self, seat: int, slot: int) -> None:
        """Rule 5.6: of two tiles of one kind, one that is not ready goes first."""
        self.held[seat] &= ~(1 << slot)
        if self.ready[seat] >> slot & 1:
            self.ready[seat] &= ~(1 << slot)
            twins = dict(self.board.kinds)[self.board.slot_kind[slot]] & self.held[seat]
            unready = twins & ~self.ready[seat]
            self.ready[seat] |= unready & -unready

    def _log_tile(self, event: str, seat: int, slot: int, log: Log) -> None:
        if log is not None:
            kind = self.game.components.location[self.board.slot_kind[slot]].key
            places = (cell_name(self.board.slots[slot]),)
            log.append(Event(event, seat, {"tile": f"tile:{kind}"}, places))


def tiles_left(game: KingdomBuilder, taken: Sequence[int], slot: int) -> int:
    """How many tiles lie on a location hex; lost ones never return to it (rule 5.4)."""
    given = 0
    for slots in taken:
        given += slots >> slot & 1
    return max(0, game.components.numbers.tiles_per_location - given)


def cell_name(cell: int) -> str:
    """The notation of a hex: row and column from 0."""
    row, column = divmod(cell, GRID.columns)
    return f"cell:{row}-{column}"
