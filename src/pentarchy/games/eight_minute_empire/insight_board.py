"""The board at a glance: who holds which region how firmly, reckoned for all colours at once.

What a region means to every colour depends only on the pieces in it, and the same few patterns of
pieces come again and again: each is looked up, not reckoned anew, and the sum over all regions
tells everything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import getitem
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.maps import Side
    from pentarchy.games.eight_minute_empire.state import EmpireState

Key = TypeVar("Key")
Found = TypeVar("Found")

OWN, THIN, TIED, SHORT = range(4)
"""What a region may be to a colour: controlled; controlled by one piece; shared with nobody ahead;
one piece short of that."""
KINDS = 4
COUNT_BITS = 12
COUNT_MASK = (1 << COUNT_BITS) - 1
"""The field that counts a colour's free armies, or regions."""
MOST_KEPT = 1 << 15
"""So many answers are kept; then the table starts anew."""


class Memo(dict[Key, Found], Generic[Key, Found]):
    """Answers that are reckoned once."""

    def __init__(self, reckon: Callable[[Key], Found], most: int = MOST_KEPT) -> None:
        super().__init__()
        self._reckon = reckon
        self._most = most

    def __missing__(self, key: Key) -> Found:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._reckon(key)
        return found


class Sight(NamedTuple):
    """What a board means to one seat."""

    own: int
    """The regions it controls (rule 5.2)."""
    ruled: int
    """How many continents it rules (rule 5.3)."""
    tied: int
    """In how many regions it has as many pieces as the strongest other."""
    short: int
    """In how many regions it is one piece short of that."""
    exposed: int
    """How many regions that it controls by one piece lie one step from a rival's army."""
    free: int
    """How many armies could leave without loss."""
    frontier: int
    """How many empty regions lie next to its armies, by land or over the sea."""
    cities: int
    """In how many regions away from the start it has a city."""


class Board:
    """One map with so many seats and colours.

    A scan is one number: for each colour four sets of regions (OWN to SHORT), then for each colour
    how many of its armies could leave without loss, then for each continent how many of its
    regions each colour controls.
    """

    def __init__(self, side: Side, seats: int, colours: int) -> None:
        self._side = side
        self._seats = seats
        self._colours = colours
        self._count = side.count
        self._full = (1 << side.count) - 1
        self._width = KINDS * side.count
        self._free_base = colours * self._width
        rule_base = self._free_base + colours * COUNT_BITS
        rule_width = colours * COUNT_BITS
        self._rule_mask = (1 << rule_width) - 1
        places = [n for n, _ in side.continents]
        self._home = tuple(places.index(home) for home in side.home)
        self._rule_shifts = tuple(rule_base + n * rule_width for n in range(len(side.continents)))
        self._cuts = tuple(
            slice(colour * side.count, (colour + 1) * side.count) for colour in range(colours)
        )
        self._town_cuts = self._cuts[:seats]
        self._patterns = [Memo(partial(self._pattern, n), 1 << 12) for n in range(side.count)]
        self._away = self._full ^ 1 << side.start
        self._near = Memo(self._neighbours)
        self._rules = Memo(self._rule)

    def sights(self, state: EmpireState) -> list[Sight]:
        """What the board means to every seat."""
        scan = self.scan(state)
        count, full, seats = self._count, self._full, self._seats
        empty = full
        for held in state.held:
            empty &= ~held
        for towns in state.towns:
            empty &= ~towns
        near = [self._near[state.held[seat]] for seat in range(seats)]
        rules, rule_mask = self._rules, self._rule_mask
        rule = sum([rules[scan >> shift & rule_mask] for shift in self._rule_shifts])
        free = scan >> self._free_base
        found = []
        for seat in range(seats):
            reached = 0
            for other in range(seats):
                if other != seat:
                    reached |= near[other]
            found.append(
                Sight(
                    scan & full,
                    rule & COUNT_MASK,
                    (scan >> 2 * count & full).bit_count(),
                    (scan >> 3 * count & full).bit_count(),
                    (scan >> count & reached).bit_count(),
                    free & COUNT_MASK,
                    (near[seat] & empty).bit_count(),
                    (state.towns[seat] & self._away).bit_count(),
                )
            )
            scan >>= self._width
            free >>= COUNT_BITS
            rule >>= COUNT_BITS
        return found

    def scan(self, state: EmpireState) -> int:
        """The sum over all regions."""
        armies, cities = state.armies, state.cities
        rows = [armies[cut] for cut in self._cuts]
        rows += [cities[cut] for cut in self._town_cuts]
        return sum(map(getitem, self._patterns, zip(*rows, strict=True)))

    def _pattern(self, region: int, pieces: tuple[int, ...]) -> int:
        """What these armies, by colour, and cities, by seat, mean to everybody in that region."""
        colours = self._colours
        armies = pieces[:colours]
        cities = pieces[colours:] + (0,) * (colours - self._seats)
        there = [army + city for army, city in zip(armies, cities, strict=True)]
        found = 0
        for colour, own in enumerate(there):
            ahead = own - max(there[:colour] + there[colour + 1 :])
            free = armies[colour]
            kinds: tuple[int, ...] = ()
            if ahead > 0:
                kinds = (OWN, THIN) if ahead == 1 else (OWN,)
                free = min(free, ahead - 1)
            elif own and ahead >= -1:
                kinds = (TIED,) if ahead == 0 else (SHORT,)
            for kind in kinds:
                found |= 1 << colour * self._width + kind * self._count + region
            found |= free << self._free_base + colour * COUNT_BITS
            if ahead > 0:
                found |= 1 << self._rule_shifts[self._home[region]] + colour * COUNT_BITS
        return found

    def _neighbours(self, regions: int) -> int:
        """The neighbours of these regions, by land and over the sea."""
        found = 0
        for region in bits(regions):
            found |= self._side.near[region]
        return found

    def _rule(self, counts: int) -> int:
        """With so many regions of a continent controlled by each colour: who of the seats rules
        there (rule 5.3)."""
        there = [counts >> n * COUNT_BITS & COUNT_MASK for n in range(self._colours)]
        most = max(there)
        ruler = there.index(most)
        rules = most > 0 and there.count(most) == 1 and ruler < self._seats
        return 1 << ruler * COUNT_BITS if rules else 0
