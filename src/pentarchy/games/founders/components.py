"""The components of Founders of the Empire, typed and checked on load."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from pentarchy.kernel.components import distinct, index_of, read_components, refuse

SEATS = range(2, 5)
NATURE, VILLAGE, CITY = range(3)
STACKS = ("nature", "village", "city")
PRIZE = 3
"""The family of the tiles that lie in no stack."""
WAR, COIN, CART = range(3)
TOKENS = ("war", "coin", "cart")
"""The tokens that are all alike; the masters are six different ones."""
MASTER = "master"
MOST_ITEMS = 4
"""A tile costs at most so many resources."""
MOST_TILES = 400
"""A realm can become as large as there are tiles: the number of its cells grows with its square."""

Positive = Annotated[int, msgspec.Meta(ge=1)]
Counted = Annotated[int, msgspec.Meta(ge=0)]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A component with its names and the source of its facts."""

    key: str
    name: dict[str, str] = {}
    note: str = ""
    source: str


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lists of three are for 2, 3 and 4 players, or for the three stacks."""

    prizes: tuple[Positive, Positive, Positive]
    draft: tuple[Positive, Positive, Positive]
    opening: tuple[Counted, Counted, Counted]
    row: Positive
    master_points: int
    token_points: int
    replaced_points: int
    source: str


class Resource(Row, frozen=True):
    level: Literal["nature", "village", "city"]


class Token(Row, frozen=True):
    count: Positive


class Master(Row, frozen=True):
    resource: str


class Tile(Row, frozen=True):
    """A kind of tile: what it costs, and what it makes one of in a turn (rules 4.1 to 4.3)."""

    copies: Positive
    cost: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_ITEMS)] = ()
    makes: tuple[str, ...] = ()
    points: Counted = 0


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The whole file. Rows are told apart by their place in their table."""

    format: Literal[1]
    title: Literal["founders"]
    numbers: Numbers
    resource: tuple[Resource, ...]
    token: tuple[Token, Token, Token]
    master: tuple[Master, ...]
    nature: tuple[Tile, ...]
    village: tuple[Tile, ...]
    city: tuple[Tile, ...]
    prize: tuple[Tile, ...]

    @cached_property
    def families(self) -> tuple[tuple[Tile, ...], ...]:
        """The kinds of the three stacks, in their order, and the prizes."""
        return (self.nature, self.village, self.city, self.prize)

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """All kinds of tile, family by family; a kind's number is its place here."""
        return tuple(tile for family in self.families for tile in family)

    @cached_property
    def reach(self) -> int:
        """How many side-steps the farthest cell can lie from a realm's first tile.

        Every turn opens a tile, so there are at most as many turns as tiles in the stacks after
        set-up, and the first player has the most of them, rounded up. Each adds at most one tile
        to the two of the start, all joined by sides. Of n tiles so joined the farthest lies at
        most n - 1 side-steps from the first. With the tiles of the box: for 2 players 72 - 10 =
        62 turns, 31 each, 33 tiles, 32 steps; for 3 and 4 players it is less.
        """
        return max(1 + -(-self.turns(seats) // seats) for seats in SEATS)

    def turns(self, seats: int) -> int:
        """How many tiles the stacks hold after set-up: no game has more turns."""
        held = sum(tile.copies for family in self.families[:PRIZE] for tile in family)
        laid_out = self.numbers.draft[seats - SEATS[0]] + sum(self.numbers.opening)
        return held - laid_out


def own_text() -> str:
    """The components as they come in the box."""
    return files("pentarchy.games.founders").joinpath("components.toml").read_text("utf-8")


def load(text: str) -> Components:
    """The components in this text.

    :raises BadComponents: naming the row that is wrong.
    """
    found = read_components(text, Components)
    distinct(
        ("resource", found.resource),
        ("token", found.token),
        ("master", found.master),
        ("tile", found.tiles),
    )
    _check_tokens(found)
    for family, name in enumerate((*STACKS, "prize")):
        for number, tile in enumerate(found.families[family], start=1):
            _check_tile(found, family, tile, f"{name} row {number} ({tile.key})")
    _check_enough(found)
    return found


def _check_tokens(found: Components) -> None:
    keys = tuple(token.key for token in found.token)
    if keys != TOKENS:
        wanted, given_keys = ", ".join(TOKENS), ", ".join(keys)
        sentence = f"the tokens must be {wanted}, not {given_keys}"
        refuse("token", sentence, "tokens", wanted=wanted, given=given_keys)
    for number, master in enumerate(found.master, start=1):
        where = f"master row {number} ({master.key})"
        resource = index_of(found.resource, master.resource)
        if resource < 0 or found.resource[resource].level != "village":
            sentence = f"{master.resource!r} is no village resource"
            refuse(where, sentence, "not-village", key=master.resource)
        if any(other.resource == master.resource for other in found.master[: number - 1]):
            sentence = f"{master.resource!r} has a master already"
            refuse(where, sentence, "has-master", key=master.resource)
    for kind in (*TOKENS, MASTER):
        given = sum(tile.copies for tile in found.city if tile.makes == (kind,))
        there = len(found.master) if kind == MASTER else found.token[TOKENS.index(kind)].count
        if given > there:
            sentence = f"the city tiles give {given} of {kind!r}, but there are {there}"
            refuse("token", sentence, "few-tokens", given=given, key=kind, there=there)


def _check_tile(found: Components, family: int, tile: Tile, where: str) -> None:
    for key in (*tile.cost, *tile.makes):
        if index_of(found.resource, key) < 0:
            refuse(where, f"unknown resource {key!r}", "resource", key=key)
    if len(set(tile.makes)) < len(tile.makes):
        refuse(where, "makes names a resource twice", "makes-twice")
    most, least = {NATURE: (2, 1), VILLAGE: (1, 1), CITY: (1, 1), PRIZE: (0, 0)}[family]
    if not least <= len(tile.makes) <= most:
        made = len(tile.makes)
        sentence = f"a tile of this family makes {most}, not {made}"
        refuse(where, sentence, "makes", most=most, given=made)
    if family != PRIZE and tile.points:
        refuse(where, "only prizes are worth points", "points")
    if (family == NATURE) == bool(tile.cost):
        refuse(where, "nature tiles cost nothing, all others cost something", "cost")
    for key in tile.makes:
        level = found.resource[index_of(found.resource, key)].level
        if level != STACKS[family]:
            refuse(where, f"{key!r} is no resource of this family", "family", key=key)
    if family == CITY and tile.makes[0] not in (*TOKENS, MASTER):
        key = tile.makes[0]
        refuse(where, f"there is no token for {key!r}", "no-token", key=key)


def _check_enough(found: Components) -> None:
    """There are enough tiles for the set-up of every table, and not more than can be counted."""
    held = [sum(tile.copies for tile in family) for family in found.families]
    if sum(held) > MOST_TILES:
        given, most = sum(held), MOST_TILES
        sentence = f"there are {given} tiles, at most {most} can be"
        refuse("copies", sentence, "many-tiles", given=str(given), most=str(most))
    numbers = found.numbers
    for seats in SEATS:
        place = seats - SEATS[0]
        if numbers.draft[place] <= 2 * seats:
            sentence = f"draft must leave a tile over for {seats} players"
            refuse("numbers", sentence, "draft", seats=seats)
        if held[PRIZE] < numbers.prizes[place]:
            wanted = numbers.prizes[place]
            sentence = f"{held[PRIZE]} are too few: {seats} players need {wanted}"
            refuse("prize", sentence, "few-prizes", held=held[PRIZE], seats=seats, wanted=wanted)
        if max(numbers.opening[NATURE] + 1, *numbers.opening[VILLAGE:]) > numbers.row:
            refuse("numbers", "a row cannot hold what opening lays out", "row")
        needed = (numbers.draft[place] + numbers.opening[NATURE], *numbers.opening[VILLAGE:])
        for family, name in enumerate(STACKS):
            if held[family] <= needed[family]:
                sentence = f"{held[family]} tiles are too few for {seats} players"
                refuse(name, sentence, "few-tiles", held=held[family], seats=seats)
