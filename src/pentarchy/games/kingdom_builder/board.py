"""The board: four sections laid together, as bit sets of hexes."""

from __future__ import annotations

from functools import cache, partial
from typing import TypeAlias

from pentarchy.games.kingdom_builder.components import (
    CASTLE,
    LOCATION,
    SIZE,
    Components,
    Section,
)
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.components import index_of
from pentarchy.kernel.hexes import hex_grid

PLACES = 4
"""Top left, top right, bottom left, bottom right (rule 1.1)."""
SIDE = 2 * SIZE
GRID = hex_grid(SIDE, SIDE)
ROWS = tuple(GRID.row(number) for number in range(SIDE))
"""Rule 8.13: a row runs across both sections."""


def _corner(place: int) -> int:
    """The hex at the top left of a section's place."""
    return (place // 2) * SIZE * SIDE + (place % 2) * SIZE


SECTORS = tuple(
    mask_of(_corner(place) + row * SIDE + column for row in range(SIZE) for column in range(SIZE))
    for place in range(PLACES)
)
"""Rule 8.13: a sector is one of the four sections."""

TWO_AWAY = tuple(
    mask_of(line[1] for way in range(6) if len(line := GRID.line(cell, way, 2)) == 2)
    for cell in range(GRID.count)
)
"""Rule 6.8: the hexes two steps off in a straight line."""

Layout: TypeAlias = tuple[tuple[int, bool], ...]
"""For each place the section and whether it is turned by 180 degrees (rule 1.2)."""


BLANK = "."


class Piece:
    """A section as it lies at one place of the board."""

    def __init__(self, components: Components, place: int, section: int, turn: bool) -> None:
        row = components.section[section]
        lines = turned(row) if turn else row.map
        corner = _corner(place)
        at = [
            (corner + down * SIDE + right, letter)
            for down, line in enumerate(lines)
            for right, letter in enumerate(line)
        ]
        self.lines = lines
        self.ground = tuple(
            mask_of(cell for cell, letter in at if letter == terrain.letter)
            for terrain in components.terrain
        )
        self.castles = mask_of(cell for cell, letter in at if letter == CASTLE)
        self.locations = tuple(cell for cell, letter in at if letter == LOCATION)
        self.kind = index_of(components.location, row.key)


class KindsAmong(dict[int, int]):
    """For a set of slots the set of their kinds, worked out when first asked for."""

    def __init__(self, slot_kind: tuple[int, ...]) -> None:
        super().__init__()
        self._slot_kind = slot_kind

    def __missing__(self, slots: int) -> int:
        kinds = self[slots] = mask_of({self._slot_kind[slot] for slot in bits(slots)})
        return kinds


class Board:
    """What never changes once the sections lie."""

    def __init__(self, components: Components, pieces: tuple[Piece, ...]) -> None:
        self._components = components
        self._pieces = pieces
        self._near: dict[tuple[str, ...], tuple[int, int]] = {}
        self.castles = 0
        ground = [0] * len(components.terrain)
        slots: list[int] = []
        slot_kind: list[int] = []
        self.kinds: list[tuple[int, int]] = []
        """The locations on this board, each with its slots."""
        for piece in pieces:
            self.castles |= piece.castles
            for terrain, cells in enumerate(piece.ground):
                ground[terrain] |= cells
            if piece.locations:
                before = len(slots)
                slots += piece.locations
                slot_kind += [piece.kind] * len(piece.locations)
                self.kinds.append((piece.kind, (1 << len(slots)) - (1 << before)))
        self.ground = tuple(ground)
        """The hexes of each terrain."""
        self.buildable = 0
        for cells in ground[: len(components.card_terrains)]:
            self.buildable |= cells
        self.slots = tuple(slots)
        """The location hexes, numbered: a tile is known by the hex it came from."""
        self.slot_kind = tuple(slot_kind)
        """Which location each of them is."""
        self.kinds_among = KindsAmong(self.slot_kind)
        self.locations = mask_of(slots)
        self.slots_beside: dict[int, int] = {}
        """For a hex that touches locations: their slots."""
        for slot, hexagon in enumerate(slots):
            for cell in bits(GRID.beside[hexagon]):
                self.slots_beside[cell] = self.slots_beside.get(cell, 0) | 1 << slot

    def near(self, words: tuple[str, ...]) -> tuple[int, int]:
        """The hexes of these kinds, and the hexes that touch one of them."""
        found = self._near.get(words)
        if found is None:
            cells = 0
            for word in words:
                cells |= self._of_kind(word)
            found = self._near[words] = (cells, GRID.touching(cells))
        return found

    def _of_kind(self, word: str) -> int:
        if word == "castle":
            return self.castles
        if word == "location":
            return self.locations
        return self.ground[index_of(self._components.terrain, word)]

    @property
    def rows(self) -> tuple[str, ...]:
        """The map as lines of letters, top row first; blank while no sections lie."""
        if not self._pieces:
            return (BLANK * SIDE,) * SIDE
        laid = [piece.lines for piece in self._pieces]
        upper = zip(laid[0], laid[1], strict=True)
        lower = zip(laid[2], laid[3], strict=True)
        return tuple(left + right for half in (upper, lower) for left, right in half)


def turned(section: Section) -> tuple[str, ...]:
    """The section's map after half a turn: (row, column) goes to (9-row, 9-column)."""
    return tuple(line[::-1] for line in reversed(section.map))


class Boards:
    """The boards of one set of components. Pieces are kept, since boards share them."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._piece = cache(partial(Piece, components))

    def __call__(self, layout: Layout) -> Board:
        pieces = [self._piece(place, *laid) for place, laid in enumerate(layout)]
        return Board(self._components, tuple(pieces))
