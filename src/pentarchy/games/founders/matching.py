"""Where a tile can go: every resource it costs is made by a tile of its own within reach.

The producers of a cell are its eight neighbours, and with each of them the whole union it belongs
to; silent tiles make nothing; a nature tile makes one of two (rules 4.1 to 4.5, 8.3). By Hall's
theorem a cost can be met at a cell exactly if for every choice of k of its items at least k
producers of the cell can make one of them. "At least k producers" is found for all cells at once,
by adding up shifted bit masks: no choice of a nature tile is ever tried out.
"""

from __future__ import annotations

from pentarchy.games.founders.state_realm import Realm
from pentarchy.games.founders.tiles import Cost, groups
from pentarchy.kernel.bits import bits


def within_reach(realm: Realm, producers: int, needed: int) -> int:
    """The cells that at least `needed` of these tiles supply; no tile supplies its own cell."""
    grid = realm.grid
    loose = producers & ~realm.united
    levels = grid.counted(loose, needed) if needed > 1 else [grid.around(loose)]
    for union, around in realm.unions:
        inside = producers & union
        if inside:
            count = inside.bit_count()
            # A tile of the union is no producer of its own cell: there it is one fewer (4.7).
            levels = _more(levels, inside, count - 1)
            levels = _more(levels, around & ~inside, count)
    return levels[-1]


def _more(levels: list[int], region: int, count: int) -> list[int]:
    """`levels[k]` has the cells with more than k producers: let those of a region have more."""
    return [
        level | (region & levels[k - count] if k >= count else region)
        for k, level in enumerate(levels)
    ]


def near(realm: Realm, resource: int) -> int:
    """The cells that some tile supplies with this resource."""
    known = realm.near.get(resource)
    if known is None:
        producers = realm.makers[resource] & ~realm.silent
        known = realm.near[resource] = within_reach(realm, producers, 1)
    return known


def sites(realm: Realm, cost: Cost) -> int:
    """The sites of the realm, free or to be replaced, where the cost can be met (rule 4.3)."""
    known = realm.fits.get(cost)
    if known is None:
        known = realm.fits[cost] = _met(realm, cost)
    return known


def _met(realm: Realm, cost: Cost) -> int:
    found = realm.sites
    for resource in cost:
        found &= near(realm, resource)
        if not found:
            return 0
    for group in groups(cost):
        producers = makings = 0
        for resource in group:
            makers = realm.makers[resource]
            producers |= makers
            makings += (makers & ~realm.silent).bit_count()
        producers &= ~realm.silent
        # Where no tile can make two of the group, enough of each are enough of all.
        if makings > producers.bit_count():
            found &= within_reach(realm, producers, len(group))
            if not found:
                return 0
    return found


def without(cost: Cost, bought: int) -> Cost:
    """The cost that is left when one bought resource is paid (rule 7.4)."""
    if bought not in cost:
        return cost
    place = cost.index(bought)
    return cost[:place] + cost[place + 1 :]


# Why a place will not do ------------------------------------------------------------------------


# Here a tile that would be replaced is let pay for its successor: it lies where it is needed, and
# what it lacks is told before rule 4.7, which it alone comes to.


def not_too_far(realm: Realm, cost: Cost, mask: int) -> int:
    """The cells with a tile for each resource within reach, were it not silent (rule 4.2)."""
    for resource in cost:
        makers = realm.makers[resource]
        mask &= within_reach(realm, makers, 1) | makers & ~realm.silent
    return mask


def not_silent(realm: Realm, cost: Cost, mask: int) -> int:
    """The cells within reach of each resource (rule 4.5)."""
    for resource in cost:
        mask &= near(realm, resource) | realm.makers[resource] & ~realm.silent
    return mask


def one_each(realm: Realm, cost: Cost, mask: int) -> int:
    """The cells where every resource has a tile of its own (rule 4.3)."""
    return sum(1 << cell for cell in bits(mask) if _pays(realm, cost, counted(realm, cell)))


def counted(realm: Realm, cell: int) -> int:
    """The tiles that make something for a cell, the one lying there included."""
    return (suppliers(realm, cell) | 1 << cell & realm.occupied) & ~realm.silent


def _pays(realm: Realm, cost: Cost, tiles: int) -> bool:
    return len(_matched(realm, cost, tiles)) == len(cost)


def suppliers(realm: Realm, cell: int) -> int:
    """The tiles within reach of a cell, silent ones included."""
    found = realm.grid.around(1 << cell) & realm.occupied
    for union, _ in realm.unions:
        if union & found:
            found |= union
    return found & ~(1 << cell)


def payment(realm: Realm, cost: Cost, cell: int) -> tuple[tuple[int, int], ...]:
    """One way to meet the cost at a cell where it can be met: each item with the tile that pays."""
    paid = _matched(realm, cost, suppliers(realm, cell) & ~realm.silent)
    assert len(paid) == len(cost), "this place was said to do"
    return tuple((cost[item], tile) for tile, item in sorted(paid.items(), key=lambda p: p[1]))


def payer_of(realm: Realm, cost: Cost, cell: int) -> int:
    """What the tile on a cell would pay where only it is lacking: a resource (rule 4.7)."""
    return cost[_matched(realm, cost, counted(realm, cell))[cell]]


def _matched(realm: Realm, cost: Cost, tiles: int) -> dict[int, int]:
    """As many items of the cost as these tiles can pay, one each: the item of every tile.

    Items are tried in turn, and a tile already taken is freed where its item has another: the
    usual augmenting paths.
    """
    payer: dict[int, int] = {}

    def pay(item: int, tried: set[int]) -> bool:
        for tile in bits(realm.makers[cost[item]] & tiles):
            if tile not in tried:
                tried.add(tile)
                if tile not in payer or pay(payer[tile], tried):
                    payer[tile] = item
                    return True
        return False

    for item in range(len(cost)):
        pay(item, set())
    return payer
