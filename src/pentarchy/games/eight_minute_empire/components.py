"""The components of Eight-Minute Empire, typed and checked on load."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

import msgspec

from pentarchy.kernel.components import Keyed, distinct, index_of, read_components, refuse

SEATS = range(2, 6)
JOKER = "joker"
"""The good of the cards that count as any good (rule 5.5)."""

Deed: TypeAlias = Literal["place", "march", "sail", "found", "raze"]
DEEDS: tuple[Deed, ...] = ("place", "march", "sail", "found", "raze")
"""What cards let one do (rules 4.1, 4.4, 4.6, 4.8, 4.10)."""

Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
PerSeats: TypeAlias = tuple[Positive, Positive, Positive, Positive]
"""A number for each number of players, from 2 to 5."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A component with its names and the source of its facts."""

    key: str
    name: dict[str, str] = {}
    name_source: str = ""
    source: str
    note: str = ""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    armies: Positive
    start_armies: Natural
    cities: Natural
    prices: Annotated[tuple[Natural, ...], msgspec.Meta(min_length=1)]
    coins: PerSeats
    cards: PerSeats
    good_points: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    region_points: Natural
    continent_points: Natural
    neutral_armies: Natural
    series: Positive
    source: str
    note: str = ""


class Good(Row, frozen=True):
    """A good: how many symbols each of its steps needs (rule 5.4), and its tokens (rule 1.6)."""

    steps: tuple[Positive, ...]
    tokens: Natural


class Card(Row, frozen=True, kw_only=True):
    """A card: its good, and what it lets one do."""

    good: str
    symbols: Positive = 1
    does: Annotated[tuple[tuple[Deed, Positive], ...], msgspec.Meta(min_length=1, max_length=2)]
    join: Literal["or", "and"] | None = None
    """How two deeds are joined: one of them (rule 3.6), or both (rule 3.7)."""
    five: bool = False
    """Whether it is used only when five play (rule 1.2)."""


class Map(Row, frozen=True):
    """A side of the board (rule 1.1)."""


class Continent(Row, frozen=True):
    map: str


class Region(Row, frozen=True, kw_only=True):
    continent: str
    land: tuple[str, ...]
    sea: tuple[str, ...]
    start: bool = False
    token: bool = False
    at: tuple[int, int]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. Rows are told apart by their place in their table."""

    format: Literal[1]
    title: Literal["eight-minute-empire"]
    numbers: Numbers
    good: tuple[Good, ...]
    card: tuple[Card, ...]
    map: tuple[Map, ...]
    continent: tuple[Continent, ...]
    region: tuple[Region, ...]

    def coins(self, seats: int) -> int:
        """Rule 1.4: what every player begins with."""
        return self.numbers.coins[seats - SEATS[0]]

    def cards(self, seats: int) -> int:
        """Rule 5.1: how many cards every player takes."""
        return self.numbers.cards[seats - SEATS[0]]

    def deck(self, seats: int) -> Iterator[int]:
        """Rule 1.2: the cards that are used when so many play."""
        return (n for n, card in enumerate(self.card) if not card.five or seats == SEATS[-1])

    def regions_of(self, side: int) -> Iterator[int]:
        """The regions of a side, by their place in the table."""
        on_side = {row.key for row in self.continent if row.map == self.map[side].key}
        return (n for n, row in enumerate(self.region) if row.continent in on_side)


def own_text() -> str:
    """The components as they come in the box."""
    folder = files("pentarchy.games.eight_minute_empire")
    return folder.joinpath("components.toml").read_text("utf-8")


def load(text: str) -> Components:
    """The components in this text.

    :raises BadComponents: naming the row that is wrong.
    """
    found = read_components(text, Components)
    _check_keys(found)
    _check_numbers(found)
    for number, good in enumerate(found.good, start=1):
        _check_good(found, good, f"good row {number} ({good.key})")
    for number, card in enumerate(found.card, start=1):
        _check_card(found, card, f"card row {number} ({card.key})")
    _check_deck(found)
    for number, continent in enumerate(found.continent, start=1):
        if index_of(found.map, continent.map) < 0:
            where = f"continent row {number} ({continent.key})"
            refuse(where, f"unknown map {continent.map!r}", "map", key=continent.map)
    for number, region in enumerate(found.region, start=1):
        _check_region(found, region, f"region row {number} ({region.key})")
    for number, side in enumerate(found.map, start=1):
        _check_map(found, number - 1, f"map row {number} ({side.key})")
    return found


def _check_keys(found: Components) -> None:
    tables: tuple[tuple[str, Sequence[Keyed]], ...] = (
        ("good", found.good),
        ("card", found.card),
        ("map", found.map),
        ("continent", found.continent),
        ("region", found.region),
    )
    for table, rows in tables:
        if not rows:
            refuse(table, "there is none", "none")
    distinct(*tables)


def _check_numbers(found: Components) -> None:
    numbers = found.numbers
    if numbers.start_armies > numbers.armies:
        start, armies = numbers.start_armies, numbers.armies
        sentence = f"{start} armies start, but there are {armies}"
        refuse("numbers", sentence, "start-armies", start=start, armies=armies)
    if numbers.prices[0] or list(numbers.prices) != sorted(numbers.prices):
        refuse("numbers", "prices begin with 0 and do not fall", "prices")
    for name, values in (("prices", numbers.prices), ("good_points", numbers.good_points)):
        if max(values) > 99:
            refuse("numbers", f"{name} are at most 99", "high", field=name)


def _check_good(found: Components, row: Good, where: str) -> None:
    if row.key == JOKER:
        refuse(where, f"{JOKER!r} is the word for cards that count as any good", "joker")
    wanted = len(found.numbers.good_points)
    if len(row.steps) != wanted or list(row.steps) != sorted(set(row.steps)):
        refuse(where, f"steps must be {wanted} rising numbers", "steps", wanted=wanted)


def _check_card(found: Components, row: Card, where: str) -> None:
    if row.good != JOKER and index_of(found.good, row.good) < 0:
        refuse(where, f"unknown good {row.good!r}", "good", key=row.good)
    if (len(row.does) == 2) != (row.join is not None):
        refuse(where, "join is given exactly when there are two things to do", "join")
    if len({deed for deed, _ in row.does}) != len(row.does):
        refuse(where, "the two things to do are the same", "same")


def _check_deck(found: Components) -> None:
    """The row is full whenever somebody takes a card."""
    for seats in SEATS:
        needed = len(found.numbers.prices) + seats * found.cards(seats) - 1
        there = sum(1 for _ in found.deck(seats))
        if there < needed:
            sentence = f"{there} cards for {seats} players, at least {needed} are needed"
            refuse("card", sentence, "few-cards", cards=there, seats=seats, needed=needed)


def _check_region(found: Components, row: Region, where: str) -> None:
    continent = index_of(found.continent, row.continent)
    if continent < 0:
        refuse(where, f"unknown continent {row.continent!r}", "continent", key=row.continent)
    for kind in ("land", "sea"):
        for key in getattr(row, kind):
            other = next((region for region in found.region if region.key == key), None)
            if other is None or key == row.key:
                sentence = f"{kind} names an unknown neighbour {key!r}"
                refuse(where, sentence, "neighbour", field=kind, key=key)
            if row.key not in getattr(other, kind):
                sentence = f"{kind} names {key}, but {key} does not name {row.key}"
                refuse(where, sentence, "one-sided", field=kind, key=key, own=row.key)
            home = found.continent[index_of(found.continent, other.continent)]
            if home.map != found.continent[continent].map:
                sentence = f"{kind} names {key}, which lies on another map"
                refuse(where, sentence, "far", field=kind, key=key)
    if set(row.land) & set(row.sea):
        refuse(where, "a neighbour is either by land or over the sea", "both")


def _check_map(found: Components, side: int, where: str) -> None:
    regions = list(found.regions_of(side))
    starts = [found.region[n] for n in regions if found.region[n].start]
    if len(starts) != 1:
        sentence = f"it needs one start region, not {len(starts)}"
        refuse(where, sentence, "starts", count=len(starts))
    if regions != list(range(regions[0], regions[0] + len(regions))):
        refuse(where, "the regions of a map stand together", "together")
    reached = {starts[0].key}
    for _ in regions:
        for n in regions:
            row = found.region[n]
            if row.key in reached:
                reached.update(row.land, row.sea)
    if len(reached) != len(regions):
        refuse(where, "some region cannot be reached from the start region", "apart")
    marked = sum(found.region[n].token for n in regions)
    tokens = sum(good.tokens for good in found.good)
    if marked > tokens:
        sentence = f"{marked} regions get a token, but there are {tokens}"
        refuse(where, sentence, "tokens", marked=marked, tokens=tokens)
