"""The printed sheets, worked out once: which box costs what, where a blueprint can lie.

Boxes are numbered through: the tracks from top to bottom, then the boxes of every building of
the set. A set of boxes, circles, sections or slots is a bit mask of such numbers.
"""

from __future__ import annotations

from functools import cached_property

from pentarchy.games.roll_and_write.components import (
    BASIC,
    GOODS,
    LETTERS,
    SECTIONS,
    TRACKS,
    Amounts,
    Building,
    Components,
    Effect,
)
from pentarchy.kernel.bits import mask_of

Pool = tuple[int, int, int, int]
"""Stone, wood, food and gold at hand."""
Cost = tuple[int, int, int]

EMPTY: Pool = (0, 0, 0, 0)
WORKER_DIE = 3
"""The number of the die that is no resource die."""
MOST = 6
"""A pool of more than this of anything pays the same boxes, so the tables stop here."""


def cost_of(letters: str) -> Cost:
    """What the icons in a box ask for."""
    return letters.count("S"), letters.count("W"), letters.count("F")


def short(pool: Pool, cost: Cost) -> int:
    """How many icons the basic resources of a pool leave unpaid: gold must stand in (rule 2.4)."""
    missing = 0
    for have, need in zip(pool, cost, strict=False):
        if need > have:
            missing += need - have
    return missing


def paid(pool: Pool, cost: Cost) -> Pool:
    """The pool after a payment, gold last (rule 2.4)."""
    left = [max(0, have - need) for have, need in zip(pool, cost, strict=False)]
    return left[0], left[1], left[2], pool[3] - short(pool, cost)


def added(pool: Pool, letter: int, count: int) -> Pool:
    """The pool with so many more of one resource."""
    return (*pool[:letter], pool[letter] + count, *pool[letter + 1 :])  # type: ignore[return-value]


def one_spared(cost: Cost) -> tuple[tuple[int, Cost], ...]:
    """The cost with one icon less, for every kind of icon there is (rule 5.8)."""
    spared = []
    for letter, need in enumerate(cost):
        if need:
            less = list(cost)
            less[letter] -= 1
            spared.append((letter, (less[0], less[1], less[2])))
    return tuple(spared)


class Paper:
    """The Empire sheet and all boxes of a set of components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.names: list[str] = []
        """Boxes as targets: `walls:3`, `barns:5-2`, `farm:1`."""
        self.costs: list[Cost] = []
        self.track_of: list[int] = []
        """The track of a box; len(TRACKS) for a box of the Settlement."""
        self.starts: list[int] = []
        """The first box of each track."""
        self.ends: list[tuple[int, ...]] = []
        """For each track, how many boxes complete how many sections."""
        for number, track in enumerate(components.track):
            self._add_track(number, track.key, track.sections)
        self.track_boxes = len(self.names)
        self.first_box = [self._add_building(row) for row in components.building]
        self.box_numbers = {name: box for box, name in enumerate(self.names)}
        self.points = tuple(track.points for track in components.track)
        self._mark_places()
        self._circles()
        self._pays: dict[Pool, tuple[int, int]] = {}

    def _add_track(self, number: int, key: str, sections: tuple[tuple[str, ...], ...]) -> None:
        self.starts.append(len(self.names))
        ends = []
        for place, boxes in enumerate(sections, start=1):
            for nth, cost in enumerate(boxes, start=1):
                name = f"{key}:{place}" if len(boxes) == 1 else f"{key}:{place}-{nth}"
                self._add_box(name, cost, number)
            ends.append(len(self.names) - self.starts[-1])
        self.ends.append(tuple(ends))

    def _add_building(self, row: Building) -> int:
        first = len(self.names)
        for nth, cost in enumerate(row.boxes, start=1):
            self._add_box(f"{row.key}:{nth}", cost, len(TRACKS))
        return first

    def _add_box(self, name: str, cost: str, track: int) -> None:
        self.names.append(name)
        self.costs.append(cost_of(cost))
        self.track_of.append(track)

    def _mark_places(self) -> None:
        """The masks that `where` of an effect can mean (rule 5.7)."""
        boxes = range(len(self.names))
        self.where = {
            key: mask_of(b for b in boxes if self.track_of[b] == n) for n, key in enumerate(TRACKS)
        }
        self.where["village"] = mask_of(b for b in boxes if self.track_of[b] == len(TRACKS))
        self.where["blank"] = mask_of(b for b in boxes if not any(self.costs[b]))
        self.where["harvest"] = 0
        self.not_blank = mask_of(b for b in boxes if any(self.costs[b]))
        self.lengths = tuple(ends[-1] for ends in self.ends)
        # How many sections so many crossed boxes complete, for each track.
        self.full = tuple(
            tuple(sum(end <= crossed for end in ends) for crossed in range(ends[-1] + 1))
            for ends in self.ends
        )
        # The same as cells of the grid of blueprints (rule 6.2).
        self.cells = tuple(
            tuple((1 << count) - 1 << track * SECTIONS for count in full)
            for track, full in enumerate(self.full)
        )

    def _circles(self) -> None:
        fields = self.components.field
        self.circle_names = [
            f"{field.key}:{nth}" for field in fields for nth in range(1, len(field.circles) + 1)
        ]
        circles = [circle for field in fields for circle in field.circles]
        self.circle_letter = [LETTERS.index(circle[0]) for circle in circles]
        self.circle_count = [len(circle) for circle in circles]
        self.circle_field = [n for n, field in enumerate(fields) for _ in field.circles]
        self.field_circles = [
            mask_of(c for c, of in enumerate(self.circle_field) if of == n)
            for n in range(len(fields))
        ]
        self.letter_circles = [
            mask_of(c for c, of in enumerate(self.circle_letter) if of == letter)
            for letter in range(len(BASIC))
        ]
        self._circles_of = [
            sum(c for n, c in enumerate(self.field_circles) if these >> n & 1)
            for these in range(1 << len(fields))
        ]
        self.bridge_ends = [field.sections[-1] for field in fields]
        """How many sections of the Bridges complete the bridge to each field."""

    def circles_of(self, fields: int) -> int:
        """The circles of a set of fields."""
        return self._circles_of[fields]

    def payable(self, pool: Pool) -> tuple[int, int]:
        """The boxes that a pool pays, and those it pays with one icon spared (rule 5.8)."""
        known = self._pays.get(pool)
        if known is None:
            known = self._pays[pool] = self._payable(pool)
        return known

    def _payable(self, pool: Pool) -> tuple[int, int]:
        most = (min(pool[0], MOST), min(pool[1], MOST), min(pool[2], MOST), min(pool[3], MOST))
        if most != pool:
            return self.payable(most)
        whole = less = 0
        for box, cost in enumerate(self.costs):
            if short(pool, cost) <= pool[3]:
                whole |= 1 << box
            if any(short(pool, spared) <= pool[3] for _, spared in one_spared(cost)):
                less |= 1 << box
        return whole, less


class Plan:
    """A Settlement sheet: its six buildings, with what each does sorted by when it does it."""

    def __init__(self, paper: Paper, buildings: tuple[int, ...], advanced: bool) -> None:
        self.buildings = buildings
        rows = [paper.components.building[b] for b in buildings]
        self.rows = tuple(rows)
        self.effects: tuple[Effect, ...] = tuple(row.effect for row in rows)
        self.things = tuple(f"building:{row.key}" for row in rows)
        self.n = tuple(row.n for row in rows)
        self.grows = tuple(row.grows for row in rows)
        self.slot_of = {building: slot for slot, building in enumerate(buildings)}
        self.boxes = tuple(
            mask_of(range(paper.first_box[b], paper.first_box[b] + len(row.boxes)))
            for b, row in zip(buildings, rows, strict=True)
        )
        self.all_boxes = sum(self.boxes)
        self.ignored = frozenset(
            slot
            for slot, row in enumerate(rows)
            if not advanced and row.effect.op == "structure_vp"
        )
        """Rule 6.7: slots that the basic game passes over."""
        self.blueprints = tuple(
            shapes_of(paper.components.blueprints[row.blueprint])
            if advanced and row.blueprint is not None
            else ()
            for row in rows
        )
        self._paper = paper
        self._sort()

    def _sort(self) -> None:
        def of(*ops: str) -> tuple[int, ...]:
            return tuple(slot for slot, effect in enumerate(self.effects) if effect.op in ops)

        self.first = of("reroll", "set_die")
        """What may be used before anything else (rule 5.2)."""
        self.automatic = of("gain", "gain_choice", "gain_missing", "gain_on_roll")
        self.optional = of("convert", "second_favour")
        self.free = of("free_action")
        self.discounts = of("discount")
        self.harvest_extra = of("harvest_extra")
        self.harvest_vp = of("harvest_vp")
        self.conditions = of("when")
        self.events = of("each")
        self.stores = of("store")
        self.where = tuple(
            self._paper.where[effect.where] if effect.where is not None else 0
            for effect in self.effects
        )
        self.pays = tuple(_amounts(effect.pay) for effect in self.effects)
        self.gets = tuple(_amounts(effect.get) for effect in self.effects)

    def snapshot(self) -> tuple[int, ...]:
        """What makes it this sheet."""
        return self.buildings

    @cached_property
    def started(self) -> int:
        """The slots of buildings that stand from the start (rule 3.8)."""
        return mask_of(
            slot for slot, boxes in enumerate(self.boxes) if not boxes and slot not in self.ignored
        )


def _amounts(amounts: Amounts | None) -> tuple[tuple[int, int], ...]:
    """Goods by number, each with how many; `any` is left out."""
    given = (amounts or {}).items()
    return tuple((GOODS.index(good), count) for good, count in given if good != "any")


def shapes_of(drawing: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Every place a blueprint can lie, never turned (rule 6.2): its first section, its sections.

    Sections are cells of a grid, row by row; the first one is the leftmost of the top row.
    """
    cells = [
        (row, column)
        for row, line in enumerate(drawing)
        for column, sign in enumerate(line)
        if sign == "#"
    ]
    found = []
    for down in range(len(TRACKS) - len(drawing) + 1):
        for right in range(SECTIONS - len(drawing[0]) + 1):
            laid = [(row + down) * SECTIONS + column + right for row, column in cells]
            found.append((laid[0], mask_of(laid)))
    return tuple(found)
