"""Kingdom Builder a second time: slow, plain, and without a line of the engine's code.

Hexes are (row, column), the board is a dictionary of letters, moves are the notation's words.
It says who may do what, does it, and names the rules that leave a target out, so that whole
games can be played side by side with the engine. Numbers in comments are those of the rules
page.
"""

from __future__ import annotations

from collections import Counter

from tests.games.kingdom_builder.maps import (
    BUILDABLE,
    LETTERS,
    SIDE,
    Board,
    Cell,
    around,
    cell_at,
    cells_of,
    name,
)

BUILDING = ("oracle", "farm", "oasis", "tower", "tavern")
MOVING = ("barn", "harbor", "paddock")
RULE = {
    "oracle": "6.1",
    "farm": "6.2",
    "oasis": "6.3",
    "tower": "6.4",
    "tavern": "6.5",
    "barn": "6.6",
    "harbor": "6.7",
    "paddock": "6.8",
}
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
"""The six directions in slanted coordinates, where straight lines have constant steps."""


def slanted(cell: Cell) -> Cell:
    return cell[0], cell[1] - cell[0] // 2


def upright(cell: Cell) -> Cell:
    return cell[0], cell[1] + cell[0] // 2


def ray(cell: Cell, way: Cell, length: int) -> list[Cell]:
    """The next hexes in a straight line, beyond the edge too."""
    row, column = slanted(cell)
    return [upright((row + way[0] * n, column + way[1] * n)) for n in range(1, length + 1)]


def two_away(cell: Cell) -> set[Cell]:
    r, c = cell
    return {(r, c - 2), (r, c + 2), (r - 2, c - 1), (r - 2, c + 1), (r + 2, c - 1), (r + 2, c + 1)}


class Oracle:
    """A game in progress, from the moment the board and the kingdom cards lie."""

    def __init__(
        self,
        board: Board,
        kinds: dict[Cell, str],
        seats: int,
        start: int,
        *,
        supply: int = 0,
        cards: int = 0,
    ) -> None:
        self.board = board
        self._of_letter: dict[str, set[Cell]] = {}
        self.kinds = kinds
        self.seats = seats
        self.start = start
        self.owner: dict[Cell, int] = {}
        self.supply = [supply] * seats
        self.held: list[set[Cell]] = [set() for _ in range(seats)]
        """The location hexes whose tiles a seat has."""
        self.ready: list[Counter[str]] = [Counter() for _ in range(seats)]
        """How many tiles of each kind can still be used this turn."""
        self.taken: list[set[Cell]] = [set() for _ in range(seats)]
        self.hands: list[str | None] = [None] * seats
        self.pile: Counter[str] = Counter({t: cards for t in LETTERS if LETTERS[t] in BUILDABLE})
        self.discards: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()
        self.card: str | None = None
        self.left = 0
        """Settlements of the mandatory action still to be built."""
        self.seat = start
        self.doing = "deal"
        self.tile = ""
        self.lifted: Cell | None = None

    # What is on the board -------------------------------------------------------------------

    def own(self, seat: int) -> set[Cell]:
        return {cell for cell, owner in self.owner.items() if owner == seat}

    def of_letter(self, letters: str) -> set[Cell]:
        if letters not in self._of_letter:
            self._of_letter[letters] = cells_of(self.board, letters)
        return self._of_letter[letters]

    def card_letter(self) -> str:
        assert self.card is not None
        return LETTERS[self.card]

    def tiles_left(self, place: Cell) -> int:
        return 2 - sum(place in taken for taken in self.taken)  # 1.3, 5.1, 5.4

    def pieces(self) -> list[set[Cell]]:
        return [self.own(seat) for seat in range(self.seats)]

    # What a tile asks for -------------------------------------------------------------------

    def region(self, tile: str, own: set[Cell], origin: Cell | None) -> set[Cell]:
        """The hexes of the kind a tile asks for, free or not."""
        if tile in ("oracle", "barn"):
            return self.of_letter(self.card_letter())
        if tile == "farm":
            return self.of_letter("G")
        if tile == "oasis":
            return self.of_letter("D")
        if tile == "harbor":
            return self.of_letter("W")
        if tile == "tower":
            edge = (0, SIDE - 1)
            return {(r, c) for r, c in self.of_letter(BUILDABLE) if r in edge or c in edge}
        if tile == "paddock":
            assert origin is not None
            return two_away(origin) & self.of_letter(BUILDABLE)
        ends = set()
        for cell in self.of_letter(BUILDABLE) - own:
            if any(all(step in own for step in ray(cell, way, 3)) for way in WAYS):
                ends.add(cell)
        return ends

    def contact_first(self, cells: set[Cell], own: set[Cell]) -> set[Cell]:
        """3.4 and 3.5: those in contact with an own settlement, or all if there are none."""
        near = {cell for cell in cells if any(n in own for n in around(cell))}
        return near or cells

    def mandatory(self) -> set[Cell]:
        free = self.of_letter(self.card_letter()) - self.owner.keys()
        return self.contact_first(free, self.own(self.seat))

    def tile_targets(self, tile: str, origin: Cell | None = None) -> set[Cell]:
        own = self.own(self.seat) - {origin}  # 6.9
        free = self.region(tile, own, origin) - (self.owner.keys() - {origin})
        if tile not in ("tavern", "paddock"):
            free = self.contact_first(free, own)
        return {cell for cell in free if cell != origin}  # 6.10

    def usable(self, tile: str) -> bool:
        if not self.ready[self.seat][tile]:
            return False
        if tile in BUILDING:
            return self.supply[self.seat] > 0 and bool(self.tile_targets(tile))  # 6.11, 6.13
        return any(self.tile_targets(tile, origin) for origin in self.own(self.seat))

    # What may be done -----------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The open actions of the seat whose turn it is."""
        if self.doing == "tile":
            return {f"build {name(cell)}" for cell in self.tile_targets(self.tile)}
        if self.doing == "lift":
            own = self.own(self.seat)
            return {f"lift {name(c)}" for c in own if self.tile_targets(self.tile, c)}
        if self.doing == "land":
            return {f"move {name(cell)}" for cell in self.tile_targets(self.tile, self.lifted)}
        builds = {f"build {name(cell)}" for cell in self.mandatory()} if self.left else set()
        if 0 < self.left < 3:
            return builds  # 2.3
        uses = {f"use tile:{tile}" for tile in RULE if self.usable(tile)}
        return uses | builds if self.left else uses | {"end"}

    def odds(self) -> dict[str, int]:
        """What may be drawn, with the number of such cards."""
        return {f"draw terrain:{kind}": n for kind, n in self.pile.items() if n}

    @property
    def deciding(self) -> bool:
        return self.doing in ("turn", "tile", "lift", "land")

    # What happens ---------------------------------------------------------------------------

    def play(self, action: str) -> None:
        verb, _, target = action.partition(" ")
        if verb == "draw":
            self._draw(target.removeprefix("terrain:"))
        elif verb == "use":
            self.tile = target.removeprefix("tile:")
            self.ready[self.seat][self.tile] -= 1
            self.doing = "tile" if self.tile in BUILDING else "lift"
        elif verb == "lift":
            self.lifted = cell_at(target)
            self.doing = "land"
        elif verb == "move":
            self._move(cell_at(target))
        elif verb == "build":
            if self.doing == "turn":
                self.left -= 1
            self.supply[self.seat] -= 1
            self.owner[cell_at(target)] = self.seat
            self._gain(cell_at(target))
            self.go_on()
        else:
            self._end_turn()

    def _move(self, to: Cell) -> None:
        assert self.lifted is not None
        del self.owner[self.lifted]
        self.owner[to] = self.seat
        own = self.own(self.seat)
        for place in sorted(self.held[self.seat]):
            if not any(near in own for near in around(place)):
                self._lose(place)
        self._gain(to)
        self.lifted = None
        self.go_on()

    def _lose(self, place: Cell) -> None:
        """5.4, and 5.6: a tile of the kind that is not ready goes first."""
        kind = self.kinds[place]
        have = sum(self.kinds[other] == kind for other in self.held[self.seat])
        if self.ready[self.seat][kind] == have:
            self.ready[self.seat][kind] -= 1
        self.held[self.seat].remove(place)

    def _gain(self, cell: Cell) -> None:
        for place in around(cell):
            if (
                place in self.kinds
                and place not in self.taken[self.seat]
                and self.tiles_left(place) > 0
            ):
                self.taken[self.seat].add(place)
                self.held[self.seat].add(place)

    def go_on(self) -> None:
        """What comes next in a turn."""
        self.doing, self.tile = "turn", ""
        if self.supply[self.seat] == 0:
            self.left = 0  # 2.8
        if self.left:
            if not self.of_letter(self.card_letter()) - self.owner.keys():
                assert self.card is not None
                self.gone[self.card] += 1  # 4.2
                self.card = None
                self._refill()
                self.doing = "replace"
        elif not any(self.usable(tile) for tile in RULE):
            self._end_turn()  # 2.7

    def _end_turn(self) -> None:
        assert self.card is not None
        self.discards[self.card] += 1
        self.card = None
        self.ready[self.seat] = Counter(self.kinds[place] for place in self.held[self.seat])
        self._refill()
        self.doing = "draw"

    def _refill(self) -> None:
        if not sum(self.pile.values()):
            self.pile, self.discards = self.discards, Counter()  # 4.1

    def _draw(self, kind: str) -> None:
        self.pile[kind] -= 1
        if self.doing == "replace":
            self.card = kind  # 4.3
            self.go_on()
            return
        self.hands[self.seat] = kind
        self.seat = (self.seat + 1) % self.seats
        if self.doing == "deal" and None in self.hands:
            return
        if self.doing == "draw" and self.seat == self.start and 0 in self.supply:
            self.doing = "over"  # 7.1
            return
        self.card, self.hands[self.seat] = self.hands[self.seat], None
        self.left = 3
        self.go_on()

    # Why not --------------------------------------------------------------------------------

    def violations(self, action: str) -> set[str]:
        """Every rule that leaves the action out; empty if it is legal."""
        verb, _, target = action.partition(" ")
        if self.doing != "turn":
            return self._tile_violations(verb, target)
        if verb == "end":
            return {"2.3"} if self.left else set()
        if verb == "use":
            return self._use_violations(target.removeprefix("tile:"))
        if not self.left:
            return {"2.2"}
        card = self.of_letter(self.card_letter())
        return self._where(cell_at(target), card, "3.3", self.mandatory())

    def _where(self, cell: Cell, region: set[Cell], rule: str, allowed: set[Cell]) -> set[str]:
        """The building rules: one a hex, buildable, the kind asked for, contact."""
        broken = set()
        if cell in self.owner and cell != self.lifted:
            broken.add("3.1")
        if self.board[cell] not in BUILDABLE and self.tile != "harbor":
            broken.add("3.2")
        if cell not in region:
            broken.add(rule)
        own = self.own(self.seat) - {self.lifted}
        free = region - (self.owner.keys() - {self.lifted})
        near = {c for c in free if any(n in own for n in around(c))}
        if near and cell not in near and rule not in ("6.5", "6.8"):
            broken.add("3.4")
        if cell == self.lifted:
            broken.add("6.10")
        assert bool(broken) == (cell not in allowed), (cell, broken)
        return broken

    def _use_violations(self, tile: str) -> set[str]:
        if 0 < self.left < 3:
            return {"2.3"}
        kinds = [self.kinds[place] for place in self.held[self.seat]]
        if tile not in kinds:
            return {"5.1"}
        if not self.ready[self.seat][tile]:
            return {"2.4"}
        broken = {"6.11"} if tile in BUILDING and not self.supply[self.seat] else set()
        return broken | (set() if self.usable(tile) else {"6.13"})

    def _tile_violations(self, verb: str, target: str) -> set[str]:
        if verb in ("use", "end"):
            return {"2.5"}
        cell = cell_at(target)
        own = self.own(self.seat)
        if self.doing == "lift":
            if cell not in own:
                return {RULE[self.tile]}
            return set() if self.tile_targets(self.tile, cell) else {"6.13"}
        region = self.region(self.tile, own - {self.lifted}, self.lifted)
        allowed = self.tile_targets(self.tile, self.lifted)
        return self._where(cell, region, RULE[self.tile], allowed)
