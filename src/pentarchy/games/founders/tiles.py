"""What play-outs ask of the tiles, as numbers: made once from the components."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TypeAlias

import msgspec

from pentarchy.games.founders.components import (
    CITY,
    MASTER,
    NATURE,
    PRIZE,
    TOKENS,
    VILLAGE,
    Components,
)
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import Bag
from pentarchy.kernel.components import index_of

Cost: TypeAlias = tuple[int, ...]
"""Resources, each of which another tile must make (rule 4.3)."""


class Kind(msgspec.Struct, frozen=True, gc=False):
    """A kind of tile in numbers."""

    family: int
    cost: Cost
    makes: tuple[int, ...]
    made: int
    """What it makes, as a set of resources."""
    points: int
    token: int
    """The token a city tile gives (rule 5.1): WAR, COIN, CART or MASTER_TOKEN; -1 for none."""
    master: int
    """The master that can live here (rule 9.2); -1 for none."""


NOBODY = -1
MASTER_TOKEN = len(TOKENS)
"""The kind of token that is drawn among the masters."""


class Catalogue:
    """All kinds of tile by their number, and the sets of kinds that rules speak of."""

    def __init__(self, components: Components) -> None:
        self.keys = tuple(tile.key for tile in components.tiles)
        self.numbers = {key: number for number, key in enumerate(self.keys)}
        self.resources = tuple(row.key for row in components.resource)
        self.tokens = (*TOKENS, *(master.key for master in components.master))
        self.kinds = tuple(
            _kind(components, family, place)
            for family, rows in enumerate(components.families)
            for place in range(len(rows))
        )
        self.families = tuple(
            mask_of(n for n, kind in enumerate(self.kinds) if kind.family == family)
            for family in (NATURE, VILLAGE, CITY, PRIZE)
        )
        """The kinds of each family, as sets."""
        firsts = [self.families[family].bit_length() for family in range(PRIZE)]
        self.first = (0, *firsts)
        """The number of each family's first kind."""
        self.stacks: tuple[Bag, ...] = tuple(
            tuple(tile.copies for tile in components.families[family]) for family in range(PRIZE)
        )
        self.prizes: Bag = tuple(tile.copies for tile in components.prize)
        self._within: dict[int, int] = {}
        self._stock: dict[tuple[int, Bag], int] = {}

    def within(self, resources: int) -> int:
        """The kinds that cost nothing but these resources."""
        known = self._within.get(resources)
        if known is None:
            known = self._within[resources] = mask_of(
                n for n, kind in enumerate(self.kinds) if not mask_of(kind.cost) & ~resources
            )
        return known

    def stock_makes(self, stack: int, bag: Bag) -> int:
        """The resources that the tiles of a stack could make."""
        known = self._stock.get((stack, bag))
        if known is None:
            known = 0
            for place, count in enumerate(bag):
                if count:
                    known |= self.kinds[self.first[stack] + place].made
            if len(self._stock) > 1 << 14:
                self._stock.clear()  # stacks come in too many mixtures to be all remembered
            self._stock[stack, bag] = known
        return known

    def thing(self, kind: int) -> str:
        """A kind of tile, for texts."""
        return f"tile:{self.keys[kind]}"

    def resource_thing(self, resource: int) -> str:
        """A resource, for texts."""
        return f"resource:{self.resources[resource]}"

    def token_thing(self, token: int) -> str:
        """A token or a master, for texts."""
        return f"token:{self.tokens[token]}"


def _kind(components: Components, family: int, place: int) -> Kind:
    row = components.families[family][place]
    makes = tuple(index_of(components.resource, key) for key in row.makes)
    token = master = NOBODY
    if family == CITY:
        token = MASTER_TOKEN if row.makes[0] == MASTER else TOKENS.index(row.makes[0])
    if family == VILLAGE:
        master = next((n for n, m in enumerate(components.master) if m.resource in row.makes), -1)
    return Kind(
        family=family,
        cost=tuple(index_of(components.resource, key) for key in row.cost),
        makes=makes,
        made=mask_of(makes),
        points=row.points,
        token=token,
        master=master,
    )


@cache
def groups(cost: Cost) -> tuple[Cost, ...]:
    """Every choice of two or more of the things a tile costs (Hall's condition asks of each)."""
    return tuple(group for size in range(2, len(cost) + 1) for group in combinations(cost, size))
