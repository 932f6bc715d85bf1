"""What a seat may know of a game of Roll & Write: everything, for nothing is hidden."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec

from pentarchy.games.roll_and_write.components import RESOURCES, SECTIONS, TRACKS
from pentarchy.games.roll_and_write.paper import Plan, Pool
from pentarchy.games.roll_and_write.scoring import sections, total
from pentarchy.games.roll_and_write.state import NONE, RollOptions, RollState, Sheet, cell_name
from pentarchy.games.roll_and_write.steps import STEPS, blank
from pentarchy.games.roll_and_write.texts import effect_text
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import fresh_dealer
from pentarchy.kernel.fields import recall
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.messages import Message
from pentarchy.kernel.view import View, recalled, shared

if TYPE_CHECKING:
    from pentarchy.games.roll_and_write.game import RollAndWrite

PREVIEWED = ("cross", "harvest", "use")
"""The verbs whose price and yield are shown before they are chosen."""


class Box(msgspec.Struct, frozen=True):
    """A building box: what to click, and the icons in it."""

    target: str
    cost: str


class Track(msgspec.Struct, frozen=True):
    key: str
    sections: tuple[tuple[Box, ...], ...]
    points: tuple[int, ...]


class Circle(msgspec.Struct, frozen=True):
    target: str
    holds: str


class FieldSeen(msgspec.Struct, frozen=True):
    key: str
    bridge: tuple[int, ...]
    """The sections of the Bridges that lead to it."""
    circles: tuple[Circle, ...]


class BuildingSeen(msgspec.Struct, frozen=True):
    """A building as it is printed."""

    key: str
    boxes: tuple[Box, ...]
    number: int
    grows: bool
    star: bool
    blueprint: tuple[str, ...]
    """The drawing of its blueprint; empty if it has none or the game is basic."""
    ignored: bool
    """Whether the basic game passes it over (rule 6.7)."""


class Setup(msgspec.Struct, frozen=True):
    """What does not change once the game has begun."""

    options: RollOptions
    rounds: int
    dealt: tuple[int, ...]
    sheets: tuple[str, ...]
    """The Settlement sheet of each seat; `competition` for the common one."""
    settlements: tuple[tuple[BuildingSeen, ...], ...]
    tracks: tuple[Track, ...]
    fields: tuple[FieldSeen, ...]
    favours: tuple[str, ...]


class Structure(msgspec.Struct, frozen=True):
    slot: int
    sections: tuple[str, ...]


class PlayerSeen(msgspec.Struct, frozen=True):
    """The two sheets of a player."""

    crossed: tuple[int, ...]
    """Boxes crossed on each track."""
    full: tuple[int, ...]
    """Sections complete on each track."""
    built: tuple[str, ...]
    """The crossed boxes of the Settlement."""
    complete: tuple[int, ...]
    active: tuple[int, ...]
    numbers: tuple[int, ...]
    """The number of each building as it stands."""
    does: tuple[Message, ...]
    """What each building does, in words, with that number."""
    risen: tuple[int, ...]
    structures: tuple[Structure, ...]
    fields: tuple[int, ...]
    harvested: tuple[str, ...]
    noted: tuple[int, ...]
    pool: Pool
    actions: int
    dice: tuple[str, ...]
    workers: int
    favour: str | None
    favour_used: bool
    uses: tuple[int, ...]
    boxes: tuple[int, ...]
    harvests: int
    spent: tuple[int, ...]
    points: int


class Preview(msgspec.Struct, frozen=True):
    """What a choice would change at once: less is negative."""

    actions: int
    pool: Pool
    points: int
    fields: tuple[str, ...]
    """The fields it would open."""
    complete: tuple[str, ...]
    """The buildings it would complete."""
    asks: bool
    """Whether a further choice would follow."""


class RollView(View, frozen=True, kw_only=True):
    """The whole table."""

    helps = ("previews",)

    setup: Setup
    round: int
    start: int
    """The first player of this round."""
    dice: tuple[str, ...]
    workers: int
    players: tuple[PlayerSeen, ...]
    previews: dict[str, Preview]
    """For the viewer's own choices, by target."""
    rank: str | None
    """The title that one who plays alone has earned so far (rule 8.2)."""


def view_of(state: RollState, seat: int | None) -> RollView:
    """The view of one seat, or of a spectator."""
    return _view(state, seat, _help(state, seat))


def own_of(state: RollState, seat: int | None) -> dict[str, Any]:
    """Nothing is hidden; what choices would change concerns who has them."""
    return {"previews": _help(state, seat)}


def _help(state: RollState, seat: int | None) -> dict[str, Preview]:
    return {} if seat is None else _previews(state, seat)


def glance_of(state: RollState, seat: int | None) -> RollView:
    """The same without what it helps with."""
    return _view(state, seat, {})


def _view(state: RollState, seat: int | None, previews: dict[str, Preview]) -> RollView:
    alone = state.seats == 1 and state.sheets
    return RollView(
        **shared(state, seat),
        setup=_setup(
            state.game,
            state.options,
            state.dealt,
            tuple([sheet.plan for sheet in state.sheets]),
            state.favours,
        ),
        dice=_faces(state.dice),
        players=tuple([_player(state.game, sheet) for sheet in state.sheets]),
        previews=previews,
        rank=state.game.rank(total(state.game.paper, state.sheets[0])) if alone else None,
    )


@lru_cache(maxsize=1 << 8)
def _setup(
    game: RollAndWrite,
    options: RollOptions,
    dealt: tuple[int, ...],
    plans: tuple[Plan, ...],
    favours: int,
) -> Setup:
    """The same for every view of a game once it has begun, so it is made once."""
    return Setup(
        options=options,
        rounds=game.components.numbers.rounds,
        dealt=dealt,
        sheets=tuple(["competition" if n == NONE else game.components.sheet[n].key for n in dealt]),
        settlements=tuple([_printed(game, plan) for plan in plans]),
        tracks=game.printed_tracks,
        fields=game.printed_fields,
        favours=tuple([game.components.favour[n].key for n in bits(favours)]),
    )


def tracks_of(game: RollAndWrite) -> tuple[Track, ...]:
    """The Empire sheet as it is printed."""
    found = []
    for number, row in enumerate(game.components.track):
        names = iter(game.paper.names[game.paper.starts[number] :])
        boxes = tuple(tuple(Box(next(names), cost) for cost in part) for part in row.sections)
        found.append(Track(row.key, boxes, row.points))
    return tuple(found)


def fields_of(game: RollAndWrite) -> tuple[FieldSeen, ...]:
    return tuple(
        FieldSeen(
            row.key,
            row.sections,
            tuple(Circle(f"{row.key}:{n}", c) for n, c in enumerate(row.circles, 1)),
        )
        for row in game.components.field
    )


_PRINTED: WeakKeyDictionary[Plan, tuple[BuildingSeen, ...]] = WeakKeyDictionary()


def _printed(game: RollAndWrite, plan: Plan) -> tuple[BuildingSeen, ...]:
    """A Settlement sheet as it is printed: it never changes, and every view shows it."""
    known = _PRINTED.get(plan)
    if known is None:
        known = _PRINTED[plan] = _settlement(game, plan)
    return known


def _settlement(game: RollAndWrite, plan: Plan) -> tuple[BuildingSeen, ...]:
    blueprints = game.components.blueprints
    return tuple(
        BuildingSeen(
            key=row.key,
            boxes=tuple(Box(f"{row.key}:{n}", cost) for n, cost in enumerate(row.boxes, 1)),
            number=row.n,
            grows=row.grows,
            star=row.star,
            blueprint=blueprints[row.blueprint or ""] if plan.blueprints[slot] else (),
            ignored=slot in plan.ignored,
        )
        for slot, row in enumerate(plan.rows)
    )


_PLAYERS: Kept[tuple[object, ...], PlayerSeen] = Kept(1 << 10)


def _player(game: RollAndWrite, sheet: Sheet) -> PlayerSeen:
    """The same in view after view, until something is marked on these sheets."""
    key = _marked(game, sheet)
    return _PLAYERS.get(key) or _PLAYERS.keep(key, _seen(game, sheet))


def _marked(game: RollAndWrite, sheet: Sheet) -> tuple[object, ...]:
    """Everything that tells these sheets from others."""
    return (
        game, sheet.plan, sheet.crossed, sheet.built, sheet.complete, sheet.active, sheet.risen,
        sheet.structures, sheet.fields, sheet.harvested, tuple(sheet.noted), sheet.pool,
        sheet.actions, sheet.dice, sheet.workers, sheet.favour, sheet.favour_used,
        tuple(sheet.uses), sheet.boxes, sheet.harvests, sheet.spent,
    )  # fmt: skip


def _seen(game: RollAndWrite, sheet: Sheet) -> PlayerSeen:
    paper, favours, plan = game.paper, game.components.favour, sheet.plan
    numbers = tuple([sheet.number(slot) for slot in range(len(plan.buildings))])
    return PlayerSeen(
        **sheet.in_view(),
        full=tuple([sections(paper, sheet, track) for track in range(len(TRACKS))]),
        built=_boxes(game, sheet.built),
        complete=_numbers(sheet.complete),
        active=_numbers(sheet.active),
        numbers=numbers,
        does=_does(plan, numbers),
        structures=_structures(sheet.structures),
        fields=_numbers(sheet.fields),
        harvested=_circles(game, sheet.harvested),
        dice=_faces(sheet.dice),
        favour=None if sheet.favour == NONE else favours[sheet.favour].key,
        points=total(paper, sheet),
    )


@lru_cache(maxsize=1 << 9)
def _boxes(game: RollAndWrite, built: int) -> tuple[str, ...]:
    return tuple([game.paper.names[box] for box in bits(built)])


@lru_cache(maxsize=1 << 9)
def _circles(game: RollAndWrite, harvested: int) -> tuple[str, ...]:
    return tuple([game.paper.circle_names[circle] for circle in bits(harvested)])


@lru_cache(maxsize=1 << 8)
def _numbers(marked: int) -> tuple[int, ...]:
    return tuple(bits(marked))


@lru_cache(maxsize=1 << 8)
def _faces(dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([RESOURCES[face] for face in dice])


@lru_cache(maxsize=1 << 9)
def _structures(structures: tuple[tuple[int, int], ...]) -> tuple[Structure, ...]:
    return tuple([_structure(slot, cells) for slot, cells in structures])


@lru_cache(maxsize=1 << 9)
def _structure(slot: int, cells: int) -> Structure:
    return Structure(slot, tuple([cell_name(cell) for cell in bits(cells)]))


@lru_cache(maxsize=1 << 10)
def _does(plan: Plan, numbers: tuple[int, ...]) -> tuple[Message, ...]:
    """What the buildings do, in words: it changes with their numbers only."""
    return tuple(map(effect_text, plan.effects, numbers))


_PREVIEWS: Kept[tuple[object, ...], dict[str, Preview]] = Kept(1 << 9)


def _previews(state: RollState, seat: int) -> dict[str, Preview]:
    """What choices would change on one's own sheets: whatever others mark on theirs meanwhile
    changes nothing of it."""
    step = state.deciding(seat)
    if step is None or not state.sheets:
        return {}
    marked = _marked(state.game, state.sheets[seat])
    key = (state.options, state.round, state.dice, state.workers, step, marked)
    known = _PREVIEWS.get(key)
    return _PREVIEWS.keep(key, _tried(state, seat)) if known is None else known


def _tried(state: RollState, seat: int) -> dict[str, Preview]:
    """Tried on copies, so that the client needs to know no rule."""
    found = {}
    points: int | None = None
    for action in state.legal(seat):
        if action.verb in PREVIEWED:
            trial = state.copy()
            trial.dealer = None
            trial.play(seat, action)
            if points is None:
                points = total(state.game.paper, state.sheets[seat])
            found[action.target] = _preview(state, seat, trial, points)
    return found


def _preview(state: RollState, seat: int, trial: RollState, points: int) -> Preview:
    paper, before, after = state.game.paper, state.sheets[seat], trial.sheets[seat]
    fields = state.game.components.field
    one, other = before.pool, after.pool
    return Preview(
        actions=after.actions - before.actions,
        pool=(other[0] - one[0], other[1] - one[1], other[2] - one[2], other[3] - one[3]),
        points=total(paper, after) - points,
        fields=tuple(fields[n].key for n in bits(after.fields & ~before.fields)),
        complete=tuple(before.plan.rows[n].key for n in bits(after.complete & ~before.complete)),
        asks=trial.deciding(seat) != state.deciding(seat),
    )


class RollKnowledge:
    """A view, ready to be imagined from many times."""

    def __init__(self, game: RollAndWrite, view: RollView) -> None:
        state = RollState()
        state.begin(game, view.seats, None, ())
        state.clear(view.setup.options)
        recalled(state, STEPS, view)
        state.dealt = view.setup.dealt
        keys = [row.key for row in game.components.favour]
        state.favours = mask_of(keys.index(key) for key in view.setup.favours)
        state.dice = tuple(RESOURCES.index(face) for face in view.dice)
        for seat, player in enumerate(view.players):
            state.sheets.append(_sheet(state, view.setup.dealt[seat], player))
        self._known = state

    def imagine(self, rng: Random) -> RollState:
        """Nothing is hidden: only what will be rolled is open."""
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        return state


def _sheet(state: RollState, dealt: int, player: PlayerSeen) -> Sheet:
    """A player's sheets as the view shows them."""
    game, paper = state.game, state.game.paper
    sheet = blank(state, dealt)
    recall(sheet, player)
    for track, crossed in enumerate(player.crossed):
        start = paper.starts[track]
        sheet.open &= ~(1 << start)
        if crossed < paper.lengths[track]:
            sheet.open |= 1 << start + crossed
    sheet.built = mask_of(paper.box_numbers[name] for name in player.built)
    sheet.open &= ~sheet.built
    sheet.complete = mask_of(player.complete)
    sheet.active = mask_of(player.active)
    sheet.structures = tuple(
        (structure.slot, mask_of(_cell(name) for name in structure.sections))
        for structure in player.structures
    )
    sheet.outlined = sum(cells for _, cells in sheet.structures)
    sheet.fields = mask_of(player.fields)
    sheet.harvested = mask_of(paper.circle_names.index(name) for name in player.harvested)
    sheet.dice = tuple(RESOURCES.index(face) for face in player.dice)
    keys = [row.key for row in game.components.favour]
    sheet.favour = NONE if player.favour is None else keys.index(player.favour)
    return sheet


def _cell(name: str) -> int:
    row, column = name.removeprefix("section:").split("-")
    return (int(row) - 1) * SECTIONS + int(column) - 1
