"""What a realm can do, found out once for each: a realm never changes, it is replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.founders import matching
from pentarchy.games.founders.components import CITY, PRIZE, VILLAGE
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.founders.game import Founders
    from pentarchy.games.founders.state_realm import Realm
    from pentarchy.kernel.chance import Bag

FAR = 5
"""A prize so many tiles away, or more, is out of sight."""
ALIKE = 1 << 12
"""So many realms are remembered at most."""


class Study:
    """What was found out about one realm."""

    __slots__ = (
        "cities", "coming", "doubles", "exposed", "far", "lasting", "living", "lying", "making",
        "payable", "points", "prizes", "reach", "realm", "row", "variety",
    )  # fmt: skip

    realm: Realm
    points: int
    """On its prizes (rule 6.2)."""
    living: int
    """Masters on tiles that are not ruined (rule 9.4)."""
    exposed: tuple[int, ...]
    """The points that a war could take from it, tile by tile, most first (rule 6.1)."""
    making: int
    lasting: int
    """The resources that are made, or would be but for a coin."""
    doubles: int
    """How many resources are made by two tiles or more."""
    reach: list[int]
    """For each resource the free cells that a tile supplies with it (rule 4.2)."""
    cities: int
    """The kinds of city tile that could be attached on a free cell."""
    variety: int
    """How many village and city resources one free cell is supplied with at most."""
    prizes: tuple[int, ...]
    far: list[int]
    """How many tiles are missing before each of these prizes can be attached."""
    row: tuple[int, ...]
    lying: int
    """How many city tiles of this row could be attached."""
    coming: Bag
    payable: int
    """How many kinds of city tile in this stack could be attached."""


class Surveyor:
    """Studies the realms of games with one set of components, and remembers them."""

    def __init__(self, game: Founders) -> None:
        self._catalogue = catalogue = game.catalogue
        self._grid = game.grid
        self._levels = game.levels
        self._master_points = game.components.numbers.master_points
        self._first_prize = catalogue.first[PRIZE]
        self._points = tuple(kind.points for kind in catalogue.kinds)
        self._costs = tuple(kind.cost for kind in catalogue.kinds)
        self._city_kinds = catalogue.families[CITY]
        self._made = tuple(r for r, level in enumerate(game.levels) if level >= VILLAGE)
        self._known: dict[int, Study] = {}
        self._distances: dict[int, tuple[int, ...]] = {}
        self._beyond: dict[int, int] = {}

    def study(self, realm: Realm) -> Study:
        """What is known of this realm; the study holds it, so its id stays its own."""
        known = self._known.get(id(realm))
        if known is None:
            if len(self._known) >= ALIKE:
                self._known.clear()
            known = self._known[id(realm)] = self._studied(realm)
        return known

    def _studied(self, realm: Realm) -> Study:
        found = Study()
        found.realm = realm
        found.prizes = found.row = found.coming = ()
        found.far = []
        found.lying = found.payable = 0
        self._count_points(found, realm)
        making = found.making = realm.making
        gone = realm.ruined | realm.mastered
        free = realm.sites & ~realm.occupied
        lasting = doubles = 0
        reach = []
        for resource, makers in enumerate(realm.makers):
            cells = 0
            at_work = makers & ~gone if gone else makers
            if at_work:
                lasting |= 1 << resource
                if at_work & (at_work - 1):
                    doubles += 1
                if making >> resource & 1:
                    cells = matching.near(realm, resource) & free
            reach.append(cells)
        found.lasting = lasting
        found.doubles = doubles
        found.reach = reach
        found.variety = self._variety(reach)
        found.cities = self._payable(reach, self._catalogue.within(making) & self._city_kinds)
        return found

    def _count_points(self, found: Study, realm: Realm) -> None:
        first, points = self._first_prize, self._points
        ruined, mastered = realm.ruined, realm.mastered
        total = 0
        stakes = []
        for cell, kind in realm.tiles.items():
            if kind >= first and not ruined >> cell & 1:
                total += points[kind]
                if not realm.occupied & self.beyond(cell):
                    stakes.append(points[kind])
        found.points = total
        found.living = 0
        if mastered:
            for cell in bits(mastered & ~ruined):
                found.living += 1
                if not realm.occupied & self.beyond(cell):
                    stakes.append(self._master_points)
        stakes.sort(reverse=True)
        found.exposed = tuple(stakes)

    def beyond(self, cell: int) -> int:
        """The cells of the same column that are farther from the owner (rule 6.1)."""
        known = self._beyond.get(cell)
        if known is None:
            column, row = self._grid.places[cell]
            known = 0
            for other, (its_column, its_row) in enumerate(self._grid.places):
                if its_column == column and its_row > row:
                    known |= 1 << other
            self._beyond[cell] = known
        return known

    def _variety(self, reach: list[int]) -> int:
        counted = [-1]  # the cells with at least 0, 1, 2 ... of the resources
        for resource in self._made:
            cells = reach[resource]
            if cells:
                most = counted[-1] & cells
                for level in range(len(counted) - 1, 0, -1):
                    counted[level] |= counted[level - 1] & cells
                if most:
                    counted.append(most)
        return len(counted) - 1

    def _payable(self, reach: list[int], kinds: int) -> int:
        """Those kinds whose cost is all within reach of some free cell."""
        costs = self._costs
        found = 0
        for kind in bits(kinds):
            cells = -1
            for resource in costs[kind]:
                cells &= reach[resource]
            if cells:
                found |= 1 << kind
        return found

    # City tiles that it can pay for -------------------------------------------------------------

    def lying(self, study: Study, row: tuple[int, ...]) -> int:
        """How many city tiles of a row could be attached on a free cell."""
        if study.row is not row:
            study.row = row
            study.lying = sum(study.cities >> kind & 1 for kind in row)
        return study.lying

    def payable(self, study: Study, cities: Bag) -> int:
        """How many kinds of city tile in a stack could be attached on a free cell."""
        if study.coming is not cities:
            study.coming = cities
            first = self._catalogue.first[CITY]
            study.payable = sum(1 for kind in bits(study.cities >> first) if cities[kind])
        return study.payable

    # How far away a prize is --------------------------------------------------------------------

    def far(self, study: Study, prizes: tuple[int, ...]) -> list[int]:
        """How many tiles are missing before each prize can be attached, roughly; at most FAR."""
        if study.prizes is not prizes:
            known = dict(zip(study.prizes, study.far, strict=True))
            study.far = [
                known[prize] if prize in known else min(FAR, self._missing(study, prize))
                for prize in prizes
            ]
            study.prizes = prizes
        return study.far

    def _missing(self, study: Study, prize: int) -> int:
        cost = self._costs[prize]
        far = 0
        distances = self.distances(study.lasting)
        together = -1
        for resource in cost:
            distance = distances[resource]
            if distance:
                far += distance
            else:
                together &= study.reach[resource]
        if far:
            return far + (not together)
        if together and matching.sites(study.realm, cost) & study.realm.free:
            return 0
        return 1

    def distances(self, lasting: int) -> tuple[int, ...]:
        """For each resource how many tiles are missing until it is made."""
        known = self._distances.get(lasting)
        if known is None:
            known = self._distances[lasting] = self._far(lasting)
        return known

    def _far(self, lasting: int) -> tuple[int, ...]:
        levels = self._levels
        found = [0 if lasting >> r & 1 else FAR for r in range(len(levels))]
        for resource, level in enumerate(levels):
            if level < VILLAGE:
                found[resource] = min(found[resource], 1)
        for kind in self._catalogue.kinds:  # nature, then villages, then cities
            needed = 1 + sum(found[resource] for resource in kind.cost)
            for resource in kind.makes:
                found[resource] = min(found[resource], needed)
        return tuple(found)
