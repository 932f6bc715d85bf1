"""The two sides of the board, with what is reckoned from their rows once."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.kernel.bits import mask_of


class Side:
    """One map. Its regions are numbered from 0; `base` is the first one's place in the table.

    Sets of regions are bit masks over these numbers. A way is a pair of regions; sets of ways are
    bit masks over the targets of the action table.
    """

    __slots__ = (
        "base",
        "continents",
        "count",
        "distance",
        "from_region",
        "home",
        "index",
        "key",
        "keys",
        "land_ways",
        "near",
        "regions",
        "start",
        "tokens",
        "way_base",
        "ways",
    )

    def snapshot(self) -> int:
        """Which map it is."""
        return self.index

    def __init__(self, components: Components, index: int, way_base: int) -> None:
        rows = [components.region[n] for n in components.regions_of(index)]
        self.index = index
        self.key = components.map[index].key
        self.base = next(components.regions_of(index))
        self.count = len(rows)
        self.keys = tuple(row.key for row in rows)
        number = {row.key: n for n, row in enumerate(rows)}
        self.start = next(n for n, row in enumerate(rows) if row.start)
        self.tokens = tuple(n for n, row in enumerate(rows) if row.token)
        """The regions that get a goods token, in their order."""
        here = [n for n, row in enumerate(components.continent) if row.map == self.key]
        self.continents = tuple(
            (n, mask_of(number[row.key] for row in rows if row.continent == found.key))
            for n, found in ((n, components.continent[n]) for n in here)
        )
        """The continents by their place in the table, each with its regions."""
        home = {row.key: n for n, row in enumerate(components.continent)}
        self.home = tuple(home[row.continent] for row in rows)
        self.regions = (1 << self.count) - 1
        self.way_base = way_base
        self.from_region = tuple(
            self.regions << way_base + origin * self.count for origin in range(self.count)
        )
        """For each region the ways that leave it, to wherever."""
        land = [mask_of(number[key] for key in row.land) for row in rows]
        both = [land[n] | mask_of(number[key] for key in row.sea) for n, row in enumerate(rows)]
        self.near = tuple(both)
        """For each region its neighbours by land and over the sea."""
        self.land_ways = self._ways(land)
        self.ways = self._ways(both)
        self.distance = self._distances()
        """Steps from the start region."""

    def _ways(self, neighbours: list[int]) -> int:
        """All ways to neighbours, as one set."""
        found = 0
        for origin, mask in enumerate(neighbours):
            found |= mask << self.way_base + origin * self.count
        return found

    def _distances(self) -> tuple[int, ...]:
        steps = [self.count] * self.count
        steps[self.start] = 0
        for _ in range(self.count):
            for region, near in enumerate(self.near):
                for other in range(self.count):
                    if near >> other & 1:
                        steps[other] = min(steps[other], steps[region] + 1)
        return tuple(steps)

    def name(self, region: int) -> str:
        """A region as a thing."""
        return f"region:{self.keys[region]}"


class WayTargets:
    """Targets that are ways, on every map each region to each: `way:A13-A14`."""

    def __init__(self, components: Components) -> None:
        self._names: list[str] = []
        for side in range(len(components.map)):
            keys = [components.region[n].key for n in components.regions_of(side)]
            self._names += [f"way:{origin}-{goal}" for origin in keys for goal in keys]
        self._indices = {name: index for index, name in enumerate(self._names)}

    def __len__(self) -> int:
        return len(self._names)

    def name(self, index: int) -> str:
        return self._names[index]

    def index(self, name: str) -> int | None:
        return self._indices.get(name)


def sides_of(components: Components) -> tuple[Side, ...]:
    """Every map of the components."""
    found: list[Side] = []
    way_base = 0
    for index in range(len(components.map)):
        found.append(Side(components, index, way_base))
        way_base += found[-1].count ** 2
    return tuple(found)
