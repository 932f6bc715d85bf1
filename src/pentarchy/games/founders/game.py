"""Founders of the Empire on the shelf: its table of actions and its set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import ClassVar

from pentarchy.games.founders import matching
from pentarchy.games.founders.about import about
from pentarchy.games.founders.components import MASTER, NATURE, SEATS, STACKS, load, own_text
from pentarchy.games.founders.grid import Cells, RivalCells, diamond
from pentarchy.games.founders.insight import Mind
from pentarchy.games.founders.insight_moment import progress
from pentarchy.games.founders.state import NONE, FoundersOptions, FoundersState
from pentarchy.games.founders.state_realm import Realm
from pentarchy.games.founders.steps_setup import (
    STEPS,
    BeginDraft,
    ChooseStart,
    LayDraft,
    RevealPrize,
    open_prize,
)
from pentarchy.games.founders.tiles import Catalogue
from pentarchy.games.founders.view import FoundersKnowledge, FoundersView, kinds_seen
from pentarchy.kernel.actions import NOTHING, ActionTable, Things, numbers
from pentarchy.kernel.agreeing import agree_keys, agree_seat
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.components import index_of
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Teller
from pentarchy.kernel.steps import Step


class Founders(Game):
    """The rules of Founders of the Empire with one set of components."""

    key = "founders"
    rules = 2
    seat_range = SEATS
    minutes = 40
    options_type = FoundersOptions
    view_type = FoundersView
    steps = STEPS
    folder = "pentarchy.games.founders"
    named: ClassVar = {"tile": (*STACKS, "prize"), "token": ("token", MASTER)}

    def __init__(self, components: str | None = None) -> None:
        self.own_components = components is not None
        self.components_text = own_text() if components is None else components
        self.components = load(self.components_text)
        self.catalogue = Catalogue(self.components)
        self.grid = diamond(self.components.reach)
        self.cells = Cells("cell", self.grid)
        self.rival_cells = RivalCells(SEATS[-1] - 1, self.grid)
        self.actions = self._actions()
        self.levels = tuple(STACKS.index(row.level) for row in self.components.resource)
        """For each resource the stack whose tiles make it."""
        self.kinds_seen = kinds_seen(self.components, self.catalogue)

    def _actions(self) -> ActionTable:
        """Tiles of a kind share one target; places count from a realm's first tile."""
        parts = self.components
        masters = [row.key for row in parts.master]
        return ActionTable(
            {
                "take": Things("tile", [row.key for row in parts.nature]),
                "open": Things("stack", STACKS),
                "attach": Things("tile", self.catalogue.keys),
                "place": self.cells,
                "use": Things("token", self.catalogue.tokens),
                "ruin": self.rival_cells,
                "buy": self.rival_cells,
                "name": Things("resource", self.catalogue.resources),
                "join": Cells("corner", self.grid),
                "settle": self.cells,
                "explore": NOTHING,
                "pass": NOTHING,
                "offer": NOTHING,
                "agree": NOTHING,
                "decline": NOTHING,
                "done": NOTHING,
                "reveal": Things("tile", [row.key for row in parts.prize]),
                "start": numbers("seat", SEATS[-1]),
                "deal": Things("tile", self.catalogue.keys),
                "hire": Things("token", masters),
            }
        )

    def stack_thing(self, stack: int) -> str:
        """A stack, for texts."""
        return f"stack:{STACKS[stack]}"

    def agree(self, seats: int, options: FoundersOptions) -> None:
        agree_seat("start", options.start, seats)
        copies = {row.key: row.copies for row in self.components.prize}
        wanted = self.components.numbers.prizes[seats - SEATS[0]]
        agree_keys("prizes", options.prizes, copies, wanted)

    def start(self, seats: int, options: FoundersOptions, dealer: Dealer | None) -> FoundersState:
        state = FoundersState()
        state.begin(self, seats, dealer, ())
        state.clear(self, options, seats)
        parts = self.components
        agenda: list[Step] = []
        for key in options.prizes:
            open_prize(state, index_of(parts.prize, key), None)
        if not options.prizes:
            agenda += [RevealPrize(n) for n in range(parts.numbers.prizes[seats - SEATS[0]])]
        state.start = NONE if options.start is None else options.start
        agenda += [ChooseStart()] if options.start is None else []
        agenda += [LayDraft(NATURE)] * parts.numbers.draft[seats - SEATS[0]]
        agenda.append(BeginDraft())
        state.agenda = agenda[::-1]
        return state

    def knowledge(self, view: FoundersView) -> FoundersKnowledge:
        return FoundersKnowledge(self, view)

    def about(self, texts: Teller, thing: str) -> list[str]:
        return about(self.components, texts, thing)

    def growth(self) -> list[tuple[int, Callable[[], object]]]:
        """Where every kind of tile could go, in realms of more and more tiles."""
        return [(size, partial(self._ask, self._realm(size))) for size in (4, 8, 16, 24, 32)]

    def _realm(self, size: int) -> Realm:
        """A square of tiles of all families, with a cart on every third corner."""
        realm = Realm.empty(self.grid, self.catalogue)
        across = 6
        for n in range(size):
            kind = n * 7 % len(self.catalogue.kinds)
            realm = realm.attach(self.grid.number(n % across, n // across), kind)
        for corner in list(bits(self.grid.corners(realm.occupied)))[::3]:
            realm = realm.lay_cart(corner)
        return realm

    def _ask(self, realm: Realm) -> None:
        """Asked of a realm about which nothing has been found out yet."""
        fresh = realm.forgetful()
        for kind in self.catalogue.kinds:
            matching.sites(fresh, kind.cost)

    @cached_property
    def mind(self) -> Mind:
        """What values positions."""
        return Mind(self)

    def insight(self, state: FoundersState, seat: int) -> dict[str, float]:
        return self.mind.terms(state, seat)

    def values(self, state: FoundersState) -> Sequence[float]:
        return self.mind.values(state)

    def progress(self, state: FoundersState) -> float:
        return progress(state)
