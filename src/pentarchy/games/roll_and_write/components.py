"""The components of Roll & Write, typed and checked on load."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from pentarchy.kernel.components import distinct, index_of, read_components, refuse

SEATS = range(1, 5)
FILES = ("components.toml", "buildings.toml", "sheets.toml")
LETTERS = "SWFG"
"""Stone, wood, food, gold, in the order in which a pool counts them."""
BASIC = LETTERS[:3]
RESOURCES = ("stone", "wood", "food", "gold")
GOODS = (*LETTERS, "A", "VP")
"""All that can be gained: resources, actions and points."""
TRACKS = ("walls", "houses", "barns", "bridges")
BRIDGES = TRACKS.index("bridges")
SECTIONS = 9
SLOTS = 6
"""A Settlement sheet has this many buildings."""

Positive = Annotated[int, msgspec.Meta(ge=1)]
Points = Annotated[int, msgspec.Meta(ge=0)]
Good = Literal["S", "W", "F", "G", "A", "VP"]
Basic = Literal["S", "W", "F"]
Amounts = dict[Literal["S", "W", "F", "G", "A", "VP", "any"], Positive]
Track = Literal["walls", "houses", "barns", "bridges"]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A component with its names and the source of its facts."""

    key: str
    name: dict[str, str] = {}
    source: str
    note: str = ""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Positive
    solo_favours: Positive
    more_favours: Positive
    campaign_games: Positive
    source: str


class Die(Row, frozen=True):
    faces: Annotated[str, msgspec.Meta(pattern="^[SWFG]+$")]


class WorkerDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    source: str
    note: str = ""


class TrackRow(Row, frozen=True):
    """A track of the Empire sheet (rules 3.4 and 7.1)."""

    sections: tuple[Annotated[tuple[str, ...], msgspec.Meta(min_length=1)], ...]
    points: tuple[Points, ...]


class Field(Row, frozen=True):
    """A field, the sections of the bridge to it, and its circles (rules 3.2 and 3.6)."""

    sections: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    circles: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class Favour(Row, frozen=True):
    does: Literal["ally", "gift", "plunder", "export", "coin"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a building does, in the words of section 5 of the rules; `op` says which are given."""

    op: Literal[
        "gain", "gain_choice", "gain_missing", "gain_on_roll", "convert", "reroll", "set_die",
        "free_action", "discount", "harvest_extra", "harvest_vp", "when", "each", "store",
        "second_favour", "instant", "open_field", "end_per", "structure_vp",
    ]  # fmt: skip
    what: Good | None = None
    of: tuple[Basic, ...] | None = None
    roll: Literal[
        "S>=1", "W>=1", "F>=1", "pair", "all_different", "workers=3", "workers=5"
    ] | None = None  # fmt: skip
    pay: Amounts | None = None
    get: Amounts | None = None
    dice: Literal["resource", "worker", "all"] | None = None
    where: Literal[
        "walls", "houses", "barns", "bridges", "village", "blank", "harvest"
    ] | None = None  # fmt: skip
    cond: Literal[
        "same_track>=3", "tracks>=4", "crossed>=5", "harvest>=2",
        "spend_S>=4", "spend_W>=4", "spend_F>=4",
    ] | None = None  # fmt: skip
    event: Literal["building", "bridge", "imperial", "structure"] | None = None
    per: Literal[
        "imperial", "building", "structure", "column", "lowest", "bridge", "walls/2",
        "houses/2", "barns/2", "circles/2", "triple5", "any_imperial",
    ] | None = None  # fmt: skip


GIVEN = {
    "gain": {"what"}, "gain_choice": {"of"}, "gain_missing": set(),
    "gain_on_roll": {"roll", "what"}, "convert": {"pay", "get"}, "reroll": {"dice"},
    "set_die": set(), "free_action": {"where"}, "discount": {"where"}, "harvest_extra": set(),
    "harvest_vp": set(), "when": {"cond", "what"}, "each": {"event", "what"}, "store": set(),
    "second_favour": {"pay"}, "instant": {"get"}, "open_field": set(), "end_per": {"per"},
    "structure_vp": set(),
}  # fmt: skip
"""Which words each op takes."""
AT_THE_END = frozenset({"end_per", "structure_vp"})
"""What a building with a star does: it counts at the end alone (rule 3.8)."""


class Building(Row, frozen=True, kw_only=True):
    boxes: Annotated[tuple[str, ...], msgspec.Meta(max_length=5)]
    n: Positive
    blueprint: str | None = None
    star: bool = False
    effect: Effect

    @property
    def grows(self) -> bool:
        """Whether its number is underlined (rule 6.5)."""
        return self.blueprint is not None and self.effect.op != "structure_vp"


Six = Annotated[tuple[str, ...], msgspec.Meta(min_length=SLOTS, max_length=SLOTS)]


class Competition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    buildings: Six
    source: str
    note: str = ""


class SheetRow(Row, frozen=True):
    buildings: Six


class Rank(Row, frozen=True):
    """A title for who plays alone, from so many points on (rule 8.2)."""

    points: Points


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three files as one. Rows are told apart by their place in their table."""

    format: Literal[1]
    title: Literal["roll-and-write"]
    numbers: Numbers
    die: tuple[Die, Die, Die]
    worker_die: WorkerDie
    track: tuple[TrackRow, TrackRow, TrackRow, TrackRow]
    field: Annotated[tuple[Field, ...], msgspec.Meta(min_length=1)]
    favour: tuple[Favour, ...]
    blueprints: dict[str, tuple[str, ...]]
    rank: Annotated[tuple[Rank, ...], msgspec.Meta(min_length=1)]
    building: tuple[Building, ...]
    competition: Competition
    sheet: tuple[SheetRow, ...]


def own_text() -> str:
    """The components as they come in the box."""
    folder = files("pentarchy.games.roll_and_write")
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in FILES)


def load(text: str) -> Components:
    """The components in this text.

    :raises BadComponents: naming the row that is wrong.
    """
    found = read_components(text, Components)
    distinct(*_tables(found))
    for number, track in enumerate(found.track):
        _check_track(track, number)
    _check_fields(found)
    for key, drawing in found.blueprints.items():
        _check_blueprint(key, drawing)
    for number, building in enumerate(found.building, start=1):
        _check_building(found, building, f"building row {number} ({building.key})")
    _check_sheet(found, found.competition.buildings, "competition")
    for number, sheet in enumerate(found.sheet, start=1):
        _check_sheet(found, sheet.buildings, f"sheet row {number} ({sheet.key})")
    _check_rest(found)
    return found


def _tables(found: Components) -> Iterator[tuple[str, Sequence[Row]]]:
    for table in ("die", "track", "field", "favour", "rank", "building", "sheet"):
        yield table, getattr(found, table)


def _check_cost(where: str, cost: str) -> None:
    if any(letter not in BASIC for letter in cost):
        sentence = f"a box costs stone, wood and food (S, W, F), not {cost!r}"
        refuse(where, sentence, "cost", cost=cost)


def _check_track(row: TrackRow, number: int) -> None:
    where = f"track row {number + 1} ({row.key})"
    if row.key != TRACKS[number]:
        refuse(where, f"this track is {TRACKS[number]}", "track", key=TRACKS[number])
    if len(row.sections) != SECTIONS or len(row.points) != SECTIONS:
        sentence = f"a track has {SECTIONS} sections with points under each"
        refuse(where, sentence, "sections", wanted=SECTIONS)
    for section in row.sections:
        for cost in section:
            _check_cost(where, cost)
    if list(row.points) != sorted(row.points):
        refuse(where, "points must not fall", "falling")


def _check_fields(found: Components) -> None:
    bridged = [section for field in found.field for section in field.sections]
    if bridged != sorted(set(bridged)) or bridged[-1] > SECTIONS:
        refuse("field", "the sections of the bridges must rise from 1 to 9", "bridges")
    for number, field in enumerate(found.field, start=1):
        for circle in field.circles:
            if not circle or len(set(circle)) > 1 or circle[0] not in BASIC:
                refuse(
                    f"field row {number} ({field.key})",
                    f"a circle holds resources of one basic type, not {circle!r}",
                    "circle",
                    given=circle,
                )


def _check_blueprint(key: str, drawing: tuple[str, ...]) -> None:
    where = f"blueprints {key}"
    if not drawing or len({len(line) for line in drawing}) != 1 or set("".join(drawing)) - {*"#."}:
        refuse(where, "a drawing is made of rows of # and . of one length", "drawing")
    if len(drawing) > len(TRACKS) or len(drawing[0]) > SECTIONS:
        refuse(where, "it does not fit on the Empire sheet", "too-large")
    if "#" not in "".join(drawing):
        refuse(where, "it has no section", "empty")


def _check_building(found: Components, row: Building, where: str) -> None:
    for cost in row.boxes:
        _check_cost(where, cost)
    if row.blueprint is not None and row.blueprint not in found.blueprints:
        refuse(where, f"unknown blueprint {row.blueprint!r}", "blueprint", key=row.blueprint)
    effect = row.effect
    given = {word for word in effect.__struct_fields__[1:] if getattr(effect, word) is not None}
    if given != GIVEN[effect.op]:
        wanted = ", ".join(sorted(GIVEN[effect.op])) or "nothing else"
        sentence = f"the effect {effect.op!r} takes {wanted}"
        refuse(where, sentence, "effect", key=effect.op, wanted=wanted)
    if row.star != (effect.op in AT_THE_END):
        refuse(where, "a star stands with what counts at the end, and only there", "star")
    if effect.op == "structure_vp" and row.blueprint is None:
        refuse(where, "points for structures need a blueprint", "structures")
    if effect.op in ("instant", "open_field") and not row.boxes:
        refuse(where, "what happens on completion needs boxes to complete", "boxes")
    if effect.op == "discount" and effect.where not in TRACKS:
        refuse(where, "a discount is for a track", "discount")
    _check_amounts(effect, where)


def _check_amounts(effect: Effect, where: str) -> None:
    pay, get = effect.pay or {}, effect.get or {}
    if effect.pay is not None and (len(pay) != 1 or {*pay} & {"VP", "G"}):
        refuse(where, "one kind of thing is paid: S, W, F, A or any", "pay")
    if effect.op == "second_favour" and pay != {"any": 1}:
        refuse(where, "a second favour costs one resource of any kind", "second-favour")
    if "any" in pay and pay["any"] != 1:
        refuse(where, "of any kind just one resource is paid", "pay-any")
    if "any" in get and (effect.op != "convert" or get != {"any": 1} or "any" not in pay):
        refuse(where, "one of any kind is given for one of any kind", "get-any")


def _check_sheet(found: Components, keys: tuple[str, ...], where: str) -> None:
    for key in keys:
        if index_of(found.building, key) < 0:
            refuse(where, f"unknown building {key!r}", "building", key=key)
        if keys.count(key) > 1:
            refuse(where, f"building {key!r} is given twice", "building-twice", key=key)


def _check_rest(found: Components) -> None:
    wanted = max(SEATS[-1] + found.numbers.more_favours, found.numbers.solo_favours)
    if len(found.favour) < wanted:
        count = len(found.favour)
        sentence = f"there are {count} favours, {wanted} are in play"
        refuse("favour", sentence, "few-favours", count=count, wanted=wanted)
    # A campaign must find another sheet for every seat in its last game.
    least = found.numbers.campaign_games + SEATS[-1]
    if len(found.sheet) < least:
        count = len(found.sheet)
        sentence = f"there are {count} sheets, at least {least} are needed"
        refuse("sheet", sentence, "few-sheets", count=count, least=least)
    points = [rank.points for rank in found.rank]
    if points[0] != 0 or points != sorted(set(points)):
        refuse("rank", "points must rise from 0", "ranks")
    clash = {row.key for row in found.building} & {row.key for row in (*found.track, *found.field)}
    if clash:
        key = min(clash)
        refuse("building", f"{key!r} is the key of a track or field", "clash", key=key)
