"""Recorded games stepped a second time, with plain sets and dictionaries and no code of the engine.

Written from the rules page and the components file alone: it keeps its own rows, realms and hands,
checks every pick against the rules, and counts the points itself.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

from tests.games.founders import oracle
from tests.games.founders.oracle import Cell

ROOT = Path(__file__).parents[3]
TOML = ROOT / "src" / "pentarchy" / "games" / "founders" / "components.toml"
PARTS = tomllib.loads(TOML.read_text("utf-8"))
FAMILY = {
    row["key"]: name for name in ("nature", "village", "city", "prize") for row in PARTS[name]
}
ROWS = {row["key"]: row for name in ("nature", "village", "city", "prize") for row in PARTS[name]}
MASTERS = {row["key"]: row["resource"] for row in PARTS["master"]}


class Realm:
    """One player's side of the table."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, str] = {}
        self.ruined: set[Cell] = set()
        self.coins: set[Cell] = set()
        self.masters: dict[Cell, str] = {}
        self.carts: list[Cell] = []
        self.hand: Counter[str] = Counter()
        self.replaced: list[str] = []

    @property
    def makes(self) -> dict[Cell, tuple[str, ...]]:
        return {cell: tuple(ROWS[kind].get("makes", ())) for cell, kind in self.tiles.items()}

    @property
    def silent(self) -> set[Cell]:
        return self.ruined | self.coins | set(self.masters)

    def can_lay(self, kind: str, cell: Cell, bought: str | None) -> bool:
        cost = list(ROWS[kind].get("cost", ()))
        if bought in cost:
            cost.remove(bought)
        touching = cell in self.tiles or oracle.beside(cell) & set(self.tiles)
        joined = oracle.unions(self.carts)
        return bool(touching) and oracle.can_pay(self.makes, self.silent, joined, tuple(cost), cell)

    def lay(self, kind: str, cell: Cell) -> None:
        if cell in self.tiles:
            self.replaced.append(self.tiles.pop(cell))
            if cell in self.coins:
                self.hand["coin"] += 1
            self.ruined.discard(cell)
            self.coins.discard(cell)
            self.masters.pop(cell, None)
        self.tiles[cell] = kind

    def collect(self) -> int:
        coins = len(self.coins)
        self.hand["coin"] += coins
        self.coins.clear()
        return coins

    def points(self) -> int:
        prizes: int = sum(
            ROWS[kind].get("points", 0)
            for cell, kind in self.tiles.items()
            if cell not in self.ruined
        )
        masters = 2 * sum(cell not in self.ruined for cell in self.masters)
        return prizes + masters + self.hand.total() - len(self.replaced)


class Ledger:
    """A game as its record tells it, move by move."""

    def __init__(self, seats: int, prizes: list[str]) -> None:
        self.realms = [Realm() for _ in range(seats)]
        self.rows: dict[str, list[str]] = {"nature": [], "village": [], "city": []}
        self.left = {name: sum(row["copies"] for row in PARTS[name]) for name in self.rows}
        self.prizes = list(prizes)
        self.draft: list[str] = []
        self.drafted = 0
        self.seats = seats
        self.turn_of: int | None = None
        self.bought: str | None = None
        self.tile: str | None = None
        """The tile in hand: picked, taken or forced, and not laid yet."""
        self.forced = False
        self.from_stack = False
        self.buying: str | None = None

    def move(self, who: str, verb: str, target: str) -> None:
        seat = -1 if who == "*" else int(who)
        kind = target.partition(":")[2]
        getattr(self, f"do_{verb}")(seat, kind)

    # Chance ---------------------------------------------------------------------------------

    def do_reveal(self, seat: int, kind: str) -> None:
        self.prizes.append(kind)

    def do_start(self, seat: int, kind: str) -> None:
        assert int(kind) < self.seats

    def do_deal(self, seat: int, kind: str) -> None:
        stack = FAMILY[kind]
        self.left[stack] -= 1
        assert self.left[stack] >= 0
        if self.forced:
            assert stack == "nature"
            self.forced, self.tile, self.from_stack = False, kind, True
        elif self.drafted < 2 * self.seats:
            self.draft.append(kind)
        else:
            row = self.rows[stack]
            if len(row) == 5:
                row.clear()
            row.append(kind)

    def do_hire(self, seat: int, kind: str) -> None:
        assert self.turn_of is not None
        assert all(
            kind not in realm.hand and kind not in realm.masters.values() for realm in self.realms
        )
        self.realms[self.turn_of].hand[kind] += 1
        self._end()

    # Seats ----------------------------------------------------------------------------------

    def do_take(self, seat: int, kind: str) -> None:
        self.draft.remove(kind)
        self.drafted += 1
        if self.realms[seat].tiles:
            self.tile = kind
        else:
            self.realms[seat].lay(kind, (0, 0))
        if self.drafted == 2 * self.seats:
            self.rows["nature"] += self.draft

    def do_open(self, seat: int, stack: str) -> None:
        assert self.left[stack] > 0
        self.turn_of = seat

    def do_attach(self, seat: int, kind: str) -> None:
        assert kind in (*self.prizes, *(k for row in self.rows.values() for k in row))
        self.tile = kind

    def do_explore(self, seat: int, kind: str) -> None:
        assert not self._fits(seat)
        self.forced = True

    def do_pass(self, seat: int, kind: str) -> None:
        assert not self._fits(seat)
        assert not self.left["nature"]
        self._end()

    def _fits(self, seat: int) -> bool:
        """Whether some open tile could go on a free cell."""
        realm = self.realms[seat]
        free = {near for cell in realm.tiles for near in oracle.beside(cell)} - set(realm.tiles)
        lying = {*self.prizes, *(kind for row in self.rows.values() for kind in row)}
        return any(realm.can_lay(kind, cell, self.bought) for kind in lying for cell in free)

    def do_place(self, seat: int, name: str) -> None:
        kind, cell, realm = self.tile, cell_of(name), self.realms[seat]
        assert kind is not None
        assert realm.can_lay(kind, cell, self.bought)
        realm.lay(kind, cell)
        self.tile = None
        if self.turn_of is None:
            return
        if not self.from_stack:
            row = self.prizes if FAMILY[kind] == "prize" else self.rows[FAMILY[kind]]
            row.remove(kind)
        self.from_stack = False
        token = ROWS[kind]["makes"][0] if FAMILY[kind] == "city" else None
        if token == "master":
            return
        if token is not None:
            realm.hand[token] += 1
        self._end()

    def _end(self) -> None:
        assert self.turn_of is not None
        self.realms[self.turn_of].collect()
        self.bought = None

    # Tokens ---------------------------------------------------------------------------------

    def do_use(self, seat: int, token: str) -> None:
        realm = self.realms[seat]
        assert realm.hand[token] > 0
        realm.hand[token] -= 1
        self.buying = token

    def _aimed(self, seat: int, name: str) -> tuple[Realm, Cell]:
        places, _, cell = name.partition("/")
        return self.realms[(seat + int(places)) % self.seats], cell_of(cell)

    def do_ruin(self, seat: int, name: str) -> None:
        realm, cell = self._aimed(seat, name)
        assert cell in realm.tiles
        assert cell not in realm.ruined
        assert not any(c == cell[0] and r > cell[1] for c, r in realm.tiles)
        realm.ruined.add(cell)

    def do_buy(self, seat: int, name: str) -> None:
        realm, cell = self._aimed(seat, name)
        made = realm.makes[cell]
        assert made
        assert cell not in realm.silent
        realm.coins.add(cell)
        if len(made) == 1:
            self.bought = made[0]

    def do_name(self, seat: int, resource: str) -> None:
        self.bought = resource

    def do_join(self, seat: int, name: str) -> None:
        corner, realm = cell_of(name), self.realms[seat]
        assert oracle.unions([corner])[0] <= set(realm.tiles)
        assert corner not in realm.carts
        realm.carts.append(corner)

    def do_settle(self, seat: int, name: str) -> None:
        cell, realm = cell_of(name), self.realms[seat]
        made = realm.makes[cell]
        assert FAMILY[realm.tiles[cell]] == "village"
        assert cell not in realm.silent
        master = next(key for key, resource in MASTERS.items() if resource in made)
        if self.buying == master:
            self.buying = None
        else:
            assert realm.hand[master] > 0
            realm.hand[master] -= 1
        realm.masters[cell] = master

    # The end --------------------------------------------------------------------------------

    def do_offer(self, seat: int, name: str) -> None:
        making = {
            made
            for realm in self.realms
            for cell, makes in realm.makes.items()
            if cell not in realm.ruined and cell not in realm.masters
            for made in makes
        }
        lying = [kind for row in self.rows.values() for kind in row]
        making |= {made for kind in lying for made in ROWS[kind]["makes"]}
        assert all(set(ROWS[prize]["cost"]) - making for prize in self.prizes)
        self.buying = None

    def do_agree(self, seat: int, name: str) -> None:
        return

    do_decline = do_done = do_agree

    def scores(self) -> list[int]:
        for realm in self.realms:
            realm.collect()
        return [realm.points() for realm in self.realms]


def cell_of(name: str) -> Cell:
    column, row = name.rpartition(":")[2].split(",")
    return int(column), int(row)
