"""The components of Kingdom Builder, typed and checked on load."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from pentarchy.kernel.components import distinct, index_of, read_components, refuse

SEATS = range(2, 5)
SIZE = 10
"""A section has this many rows of this many hexes."""
CASTLE, LOCATION = "K", "X"
"""The map letters of hexes that are no terrain."""

Positive = Annotated[int, msgspec.Meta(ge=1)]
Gold = Annotated[int, msgspec.Meta(ge=0)]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A component with its names and the source of its facts."""

    key: str
    name: dict[str, str] = {}
    name_source: str = ""
    source: str


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    settlements: Positive
    mandatory_builds: Positive
    kingdom_cards_in_play: Positive
    tiles_per_location: Positive
    castle_gold: Gold
    source: str


class Terrain(Row, frozen=True):
    letter: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
    buildable: bool
    cards: Annotated[int, msgspec.Meta(ge=0)]


class Location(Row, frozen=True):
    """A kind of location hex, and what its tile does (rules 6.1 to 6.8)."""

    rule: str
    action: Literal["build", "move"]
    where: str
    beside_own: bool


class Kingdom(Row, frozen=True):
    """A kingdom card (rules 8.2 to 8.11)."""

    rule: str
    scores: Literal[
        "settlement-beside",
        "linked-places",
        "row",
        "group",
        "largest-group",
        "best-row",
        "sector-rank",
        "poorest-sector",
    ]
    gold: Annotated[tuple[Gold, ...], msgspec.Meta(min_length=1)]
    per: Positive = 1
    beside: tuple[str, ...] = ()


class Section(Row, frozen=True):
    map: tuple[str, ...]


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: tuple[str, str, str, str]
    kingdom: tuple[str, ...]
    source: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. Rows are told apart by their place in their table."""

    format: Literal[1]
    title: Literal["kingdom-builder"]
    numbers: Numbers
    terrain: tuple[Terrain, ...]
    location: tuple[Location, ...]
    kingdom: tuple[Kingdom, ...]
    section: tuple[Section, ...]
    first_game: FirstGame

    @property
    def card_terrains(self) -> tuple[Terrain, ...]:
        """The terrains that can be built on; they come first, and each has cards."""
        return tuple(terrain for terrain in self.terrain if terrain.buildable)


def own_text() -> str:
    """The components as they come in the box."""
    return files("pentarchy.games.kingdom_builder").joinpath("components.toml").read_text("utf-8")


def load(text: str) -> Components:
    """The components in this text.

    :raises BadComponents: naming the row that is wrong.
    """
    found = read_components(text, Components)
    distinct(
        ("terrain", found.terrain),
        ("location", found.location),
        ("kingdom", found.kingdom),
        ("section", found.section),
    )
    _check_terrain(found)
    for number, location in enumerate(found.location, start=1):
        _check_location(found, location, f"location row {number} ({location.key})")
    for number, card in enumerate(found.kingdom, start=1):
        _check_kingdom(found, card, f"kingdom row {number} ({card.key})")
    for number, section in enumerate(found.section, start=1):
        _check_section(found, section, f"section row {number} ({section.key})")
    _check_room(found)
    _check_first_game(found)
    return found


def _check_terrain(found: Components) -> None:
    seen = {CASTLE, LOCATION}
    for number, row in enumerate(found.terrain, start=1):
        where = f"terrain row {number} ({row.key})"
        if row.letter in seen:
            refuse(where, f"the letter {row.letter!r} is taken", "letter", letter=row.letter)
        seen.add(row.letter)
        if row.buildable and number > 1 and not found.terrain[number - 2].buildable:
            refuse(where, "terrains that can be built on come first", "order")
        if not row.buildable and row.cards:
            refuse(where, "cards show only terrain that can be built on", "cards")
        # With one card a seat a replacement (rule 4.2) can be drawn: the others hold at most
        # three of a terrain with a free hex, and cards leave the game only for a full one.
        if row.buildable and row.cards < SEATS[-1]:
            low, given = SEATS[-1], row.cards
            sentence = f"cards must be at least {low}, not {given}"
            refuse(where, sentence, "few-cards", low=low, given=given)


def _check_location(found: Components, row: Location, where: str) -> None:
    kind, _, key = row.where.partition(":")
    if kind == "terrain":
        if index_of(found.terrain, key) < 0:
            refuse(where, f"where names an unknown terrain {key!r}", "terrain", key=key)
    elif row.where not in ("card", "edge", "line-end", "two-away"):
        refuse(where, f"where cannot be {row.where!r}", "where", value=row.where)
    if row.where == "two-away" and row.action != "move":
        refuse(where, "'two-away' is for moves only", "two-away")


def _check_kingdom(found: Components, row: Kingdom, where: str) -> None:
    known = [terrain.key for terrain in found.terrain] + ["castle", "location"]
    for word in row.beside:
        if word not in known:
            sentence = f"beside names an unknown kind of hex {word!r}"
            refuse(where, sentence, "beside", key=word)
    if (row.scores == "settlement-beside") != bool(row.beside):
        sentence = "beside is given exactly when it scores 'settlement-beside'"
        refuse(where, sentence, "beside-scores")


def _check_section(found: Components, row: Section, where: str) -> None:
    letters = {terrain.letter for terrain in found.terrain} | {CASTLE, LOCATION}
    if len(row.map) != SIZE:
        sentence = f"the map has {len(row.map)} rows, not {SIZE}"
        refuse(where, sentence, "rows", rows=len(row.map), wanted=SIZE)
    for number, line in enumerate(row.map, start=1):
        if len(line) != SIZE:
            sentence = f"row {number} of the map has {len(line)} hexes, not {SIZE}"
            refuse(where, sentence, "hexes", row=number, hexes=len(line), wanted=SIZE)
        for letter in line:
            if letter not in letters:
                sentence = f"row {number} of the map has an unknown letter {letter!r}"
                refuse(where, sentence, "map-letter", row=number, letter=letter)
    if any(LOCATION in line for line in row.map) and index_of(found.location, row.key) < 0:
        sentence = "the map has a location, but no location has the section's key"
        refuse(where, sentence, "no-location")


def _check_first_game(found: Components) -> None:
    for key in found.first_game.sections:
        if index_of(found.section, key) < 0:
            refuse("first_game", f"unknown section {key!r}", "section", key=key)
        if found.first_game.sections.count(key) > 1:
            sentence = f"section {key!r} is given twice"
            refuse("first_game", sentence, "section-twice", key=key)
    for key in found.first_game.kingdom:
        if index_of(found.kingdom, key) < 0:
            refuse("first_game", f"unknown kingdom card {key!r}", "kingdom", key=key)
    wanted = found.numbers.kingdom_cards_in_play
    if len(found.first_game.kingdom) != wanted or len(set(found.first_game.kingdom)) != wanted:
        sentence = f"kingdom must name {wanted} different cards"
        refuse("first_game", sentence, "first-cards", wanted=wanted)


def _check_room(found: Components) -> None:
    """There are enough sections and cards, and even the poorest board has room for everybody."""
    if len(found.section) < 4:
        count = len(found.section)
        sentence = f"there are {count} sections, at least 4 are needed"
        refuse("section", sentence, "few-sections", count=count)
    wanted = found.numbers.kingdom_cards_in_play
    if len(found.kingdom) < wanted:
        count = len(found.kingdom)
        sentence = f"there are {count} cards, {wanted} are in play"
        refuse("kingdom", sentence, "few-kingdom", count=count, wanted=wanted)
    letters = {terrain.letter for terrain in found.card_terrains}
    room = sorted(
        sum(letter in letters for line in section.map for letter in line)
        for section in found.section
    )
    needed = found.numbers.settlements * SEATS[-1]
    if sum(room[:4]) < needed:
        hexes = sum(room[:4])
        sentence = f"{needed} settlements do not fit on the {hexes} hexes of the poorest board"
        refuse("numbers", sentence, "room", settlements=needed, hexes=hexes)
