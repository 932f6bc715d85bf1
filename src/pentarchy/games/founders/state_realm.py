"""One player's realm: its tiles and the tokens on them. A realm never changes; it is replaced.

So copies of a state share their realms, together with all that was found out about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.founders.grid import Diamond
from pentarchy.games.founders.tiles import Catalogue, Cost

if TYPE_CHECKING:
    from pentarchy.games.founders.view import PlayerSeen


class Realm:
    """Sets of cells are bit masks over the grid (see `grid.py`)."""

    __slots__ = (
        "carts",
        "catalogue",
        "coins",
        "fits",
        "grid",
        "makers",
        "making",
        "mastered",
        "more_coins",
        "near",
        "occupied",
        "ruined",
        "seen",
        "silent",
        "sites",
        "tiles",
        "unions",
        "united",
    )  # fmt: skip

    grid: Diamond
    catalogue: Catalogue
    tiles: dict[int, int]
    """The kind of the tile on each cell, in the order they were attached."""
    occupied: int
    sites: int
    """The occupied cells and the free ones that share a side with one (rules 3.2 and 3.7)."""
    makers: tuple[int, ...]
    """For each resource the tiles that make it when nothing keeps them from it."""
    ruined: int
    coins: int
    """The tiles that bear a coin."""
    more_coins: tuple[int, ...]
    """The tile under each further coin, where a second one may be laid (rule 7.2)."""
    mastered: int
    silent: int
    """The tiles that make nothing: ruined, with a coin or with a master (rule 4.5)."""
    making: int
    """The resources that some tile makes now."""
    carts: int
    """The corners with a cart."""
    unions: tuple[tuple[int, int], ...]
    """Tiles joined by carts, each union with the cells around it (rules 8.3 and 8.4)."""
    united: int
    """The tiles of all unions."""
    near: dict[int, int]
    """Found so far: the cells within reach of a resource."""
    fits: dict[Cost, int]
    """Found so far: the sites where a cost can be met."""
    seen: dict[tuple[object, ...], PlayerSeen]
    """Shown so far: what a view says of its owner, by what lies beside it."""

    @staticmethod
    def empty(grid: Diamond, catalogue: Catalogue) -> Realm:
        """A realm before its first tile: that one can only go on the origin."""
        new = Realm()
        new.grid = grid
        new.catalogue = catalogue
        new.tiles = {}
        new.occupied = new.ruined = new.coins = new.mastered = new.silent = 0
        new.sites = 1 << grid.origin
        new.makers = (0,) * len(catalogue.resources)
        new.making = 0
        new.carts = new.united = 0
        new.more_coins = new.unions = ()
        new.near = {}
        new.fits = {}
        new.seen = {}
        return new

    def _changed(self) -> Realm:
        """The same realm, about to be changed: nothing is found out about it yet."""
        new = Realm()
        new.grid = self.grid
        new.catalogue = self.catalogue
        new.tiles = self.tiles
        new.occupied = self.occupied
        new.sites = self.sites
        new.makers = self.makers
        new.ruined = self.ruined
        new.coins = self.coins
        new.more_coins = self.more_coins
        new.mastered = self.mastered
        new.carts = self.carts
        new.unions = self.unions
        new.united = self.united
        new.near = {}
        new.fits = {}
        new.seen = {}
        return new

    def forgetful(self) -> Realm:
        """The same realm, with nothing found out about it yet: for measuring."""
        return self._changed()._heard()

    def _heard(self) -> Realm:
        """Settle who is silent, and what is made then (rule 4.5)."""
        silent = self.silent = self.ruined | self.coins | self.mastered
        making = 0
        bit = 1
        for makers in self.makers:
            if makers & ~silent:
                making |= bit
            bit <<= 1
        self.making = making
        return self

    # What changes a realm -------------------------------------------------------------------

    def attach(self, cell: int, kind: int) -> Realm:
        """Lay a tile on a free cell, or in place of the one there, with all tokens off (3.8)."""
        one = 1 << cell
        new = self._changed()
        tiles = new.tiles = self.tiles.copy()
        makers = list(self.makers)
        kinds = self.catalogue.kinds
        if self.occupied & one:
            for resource in kinds[tiles.pop(cell)].makes:
                makers[resource] ^= one
            new.ruined &= ~one
            new.coins &= ~one
            new.more_coins = tuple(tile for tile in self.more_coins if tile != cell)
            new.mastered &= ~one
        tiles[cell] = kind
        for resource in kinds[kind].makes:
            makers[resource] |= one
        new.makers = tuple(makers)
        new.occupied |= one
        new.sites = (self.sites if self.occupied else 0) | one | self.grid.beside(one)
        return new._heard()

    def ruin(self, cell: int) -> Realm:
        """Rule 6.2: nothing is made here any more."""
        new = self._changed()
        new.ruined |= 1 << cell
        return new._heard()

    def lay_coin(self, cell: int) -> Realm:
        """Rule 7.5: nothing is made here until the owner takes the coin."""
        new = self._changed()
        if self.coins >> cell & 1:
            new.more_coins = tuple(sorted((*self.more_coins, cell)))
        new.coins |= 1 << cell
        return new._heard()

    def take_coins(self) -> Realm:
        """Rule 7.5: the coins are off the tiles."""
        if not self.coins:
            return self
        new = self._changed()
        new.coins = 0
        new.more_coins = ()
        return new._heard()

    def lay_master(self, cell: int) -> Realm:
        """Rule 9.4: points instead of a resource."""
        new = self._changed()
        new.mastered |= 1 << cell
        return new._heard()

    def lay_cart(self, corner: int) -> Realm:
        """Rules 8.3 and 8.4: four tiles become one union, with all that share a tile with it."""
        new = self._changed()
        new.carts |= 1 << corner
        joined = self.grid.block(corner)
        apart = []
        for union, reach in self.unions:
            if union & joined:
                joined |= union
            else:
                apart.append((union, reach))
        new.unions = (*apart, (joined, self.grid.around(joined)))
        new.united |= joined
        return new._heard()

    # What is asked of a realm ---------------------------------------------------------------

    @property
    def free(self) -> int:
        """The free cells that share a side with a tile (rule 3.2)."""
        return self.sites & ~self.occupied

    @property
    def lasting(self) -> int:
        """The resources that are made, or would be but for a coin (rule 10.3)."""
        gone = self.ruined | self.mastered
        return sum(1 << r for r, makers in enumerate(self.makers) if makers & ~gone)

    @property
    def unprotected(self) -> int:
        """The tile farthest from the owner in each column, gaps or not (rule 6.1)."""
        farthest: dict[int, tuple[int, int]] = {}
        for cell in self.tiles:
            column, row = self.grid.places[cell]
            if column not in farthest or row > farthest[column][0]:
                farthest[column] = (row, cell)
        return sum(1 << cell for _, cell in farthest.values())

    @property
    def prizes(self) -> list[tuple[int, int]]:
        """The prizes in the realm, with their cells."""
        kinds = self.catalogue.kinds
        return [(cell, kind) for cell, kind in self.tiles.items() if not kinds[kind].makes]

    def made_for(self, master: int) -> int:
        """The village tiles of this master's resource, whether they make it now or not (9.2)."""
        kinds = self.catalogue.kinds
        found = 0
        for cell, kind in self.tiles.items():
            if kinds[kind].master == master:
                found |= 1 << cell
        return found

    def homes(self, master: int) -> int:
        """The village tiles that this master can live on: they make its resource now (9.3)."""
        return self.made_for(master) & ~self.silent

    @property
    def producers(self) -> int:
        """The tiles that make something now (rule 7.1)."""
        return self._able & ~self.silent

    @property
    def held_up(self) -> int:
        """The tiles that make something, or would but for a coin (rule 7.2)."""
        return self._able & ~(self.ruined | self.mastered)

    @property
    def _able(self) -> int:
        """The tiles that make something when nothing keeps them from it."""
        found = 0
        for makers in self.makers:
            found |= makers
        return found

    def coins_on(self, cell: int) -> int:
        """How many coins lie on a tile."""
        return (self.coins >> cell & 1) + self.more_coins.count(cell)

    def snapshot(self) -> tuple[object, ...]:
        """The realm in plain values, for snapshots and comparisons."""
        more = (self.more_coins,) if self.more_coins else ()
        return (
            tuple(self.tiles.items()), self.ruined, self.coins, self.mastered, self.carts, *more,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Realm) and other.snapshot() == self.snapshot()

    __hash__ = None  # type: ignore[assignment]  # compared by what lies there
