"""What sheets, buildings and dice promise, worked out once and kept: tables for `insight.py`.

Everything here follows from the components and a handful of shapes, named below. A flow is what
comes in a round: stone, wood, food, gold, actions and points, in the order of `GOODS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.roll_and_write.components import (
    BASIC,
    BRIDGES,
    GOODS,
    LETTERS,
    SECTIONS,
    TRACKS,
    Effect,
)
from pentarchy.games.roll_and_write.scoring import PER
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.roll_and_write.game import RollAndWrite
    from pentarchy.games.roll_and_write.paper import Paper, Plan
    from pentarchy.games.roll_and_write.state import Sheet

Flow = tuple[float, float, float, float, float, float]

NOTHING: Flow = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
ASKED: dict[str, str] = dict(zip(TRACKS, ("S", "W", "F", "W"), strict=True))
"""The icon that each track asks for."""
MOST_ENTRIES = 20_000
"""A table that has grown to so many entries is emptied."""
FAR = 9
"""A structure that is so many sections away is out of reach."""
STEP = 4
"""Track tables are drawn at this many points for each resource."""

USED = 0.6
"""How often an exchange is made, of the times that it may be."""
SPARED = {"walls": 0.6, "houses": 0.6, "barns": 0.9, "bridges": 0.5, "village": 0.4, "blank": 0.4,
          "harvest": 0.4}  # fmt: skip
"""How often a building spares an action or an icon there, of the times that it may."""
MET = {"same_track>=3": 0.5, "tracks>=4": 0.3, "crossed>=5": 0.4, "harvest>=2": 0.3,
       "spend_S>=4": 0.3, "spend_W>=4": 0.3, "spend_F>=4": 0.3}  # fmt: skip
"""How often a condition is met in a round."""
HAPPENS = {"building": 0.3, "bridge": 0.25, "imperial": 0.06, "structure": 0.5}
"""How often something happens in a round that buildings are paid for."""
GROWS = {"imperial": 0.05, "any_imperial": 0.04, "building": 0.25, "structure": 0.45,
         "column": 0.35, "lowest": 0.45, "bridge": 0.25, "walls/2": 0.25, "houses/2": 0.25,
         "barns/2": 0.25, "circles/2": 0.35, "triple5": 0.05}  # fmt: skip
"""How much more of what a building with a star counts there is after a round."""


class PlanOutlook:
    """What the buildings of one Settlement sheet promise."""

    def __init__(self, plan: Plan, outlook: Outlook) -> None:
        effects = plan.effects
        self.flows = tuple(outlook.flow(effect) for effect in effects)
        """What each slot brings in a round, for each of its number."""
        self.boxes = tuple(
            (slot, boxes)
            for slot, boxes in enumerate(plan.boxes)
            if boxes and slot not in plan.ignored
        )
        self.stars = tuple(
            (slot, effect.per, PER[effect.per])
            for slot, effect in enumerate(effects)
            if effect.per is not None
        )
        self.paid_structures = tuple(
            slot for slot, effect in enumerate(effects) if effect.op == "structure_vp"
        )
        self.drawn = tuple(slot for slot, shapes in enumerate(plan.blueprints) if shapes)
        self._wanted = tuple(
            (slot, tuple((cells, _reach(cells)) for _, cells in plan.blueprints[slot]))
            for slot in self.drawn
        )
        self._income: dict[tuple[int, tuple[int, ...]], Flow] = {}
        self._away: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self._plan = plan

    def income(self, slots: int, risen: tuple[int, ...]) -> Flow:
        """What these slots bring together in a round."""
        known = self._income.get((slots, risen))
        if known is None:
            known = self._income[slots, risen] = self._summed(slots, risen)
        return known

    def _summed(self, slots: int, risen: tuple[int, ...]) -> Flow:
        found = [0.0] * len(NOTHING)
        for slot in bits(slots):
            number = self.number(slot, risen)
            for good, each in enumerate(self.flows[slot]):
                found[good] += number * each
        return found[0], found[1], found[2], found[3], found[4], found[5]

    def number(self, slot: int, risen: tuple[int, ...]) -> int:
        """Rule 6.5, as `Sheet.number`."""
        plan = self._plan
        return plan.n[slot] + risen[slot] if plan.grows[slot] else plan.n[slot]

    def away(self, outlined: int, full: tuple[int, ...]) -> tuple[int, ...]:
        """For each slot with a blueprint: how many sections are missing for its next structure."""
        known = self._away.get((outlined, full))
        if known is None:
            if len(self._away) > MOST_ENTRIES:
                self._away.clear()
            known = self._away[outlined, full] = self._missing(outlined, full)
        return known

    def _missing(self, outlined: int, full: tuple[int, ...]) -> tuple[int, ...]:
        found = []
        for _, shapes in self._wanted:
            least = FAR
            for cells, reach in shapes:
                if not cells & outlined:
                    missing = 0
                    for have, need in zip(full, reach, strict=True):
                        if need > have:
                            missing += need - have
                    least = min(least, missing)
            found.append(least)
        return tuple(found)


def _reach(cells: int) -> tuple[int, ...]:
    """How many sections of each track must be complete for a structure there."""
    return tuple(
        (cells >> track * SECTIONS & (1 << SECTIONS) - 1).bit_length()
        for track in range(len(TRACKS))
    )


class Outlook:
    """What the Empire sheet and the dice promise, and the tables of every Settlement sheet."""

    def __init__(self, game: RollAndWrite) -> None:
        paper = game.paper
        self.rounds = game.components.numbers.rounds
        self._throws = [
            (game.throws[target], weight / sum(w for _, w in game.throw_odds))
            for target, weight in game.throw_odds
        ]
        self.roll = self._roll()
        """What a roll brings in the mean."""
        self.points = tuple(
            tuple(paper.points[track][full - 1] if full else 0 for full in paper.full[track])
            for track in range(len(TRACKS))
        )
        """Rule 7.1: the points of a track with so many crossed boxes."""
        self.gains = tuple(
            tuple(_gains(paper, track, crossed, True) for crossed in range(length + 1))
            for track, length in enumerate(paper.lengths)
        )
        """For each track and crossed boxes: points and boxes that so many resources would bring,
        by quarters of a resource."""
        self.sure_gains = tuple(
            tuple(_gains(paper, track, crossed, False) for crossed in range(length + 1))
            for track, length in enumerate(paper.lengths)
        )
        """The same where only complete sections count: there is no later."""
        self.bridge_begun = _bridges(paper)
        self.full = paper.full
        self.field_circles = paper.field_circles
        self._plans: dict[Plan, PlanOutlook] = {}
        self.known: dict[tuple[object, ...], float] = {}
        """Values of single sheets."""
        self._ripe: dict[int, tuple[float, ...]] = {}
        self._paper = paper

    def plan(self, plan: Plan) -> PlanOutlook:
        known = self._plans.get(plan)
        if known is None:
            known = self._plans[plan] = PlanOutlook(plan, self)
        return known

    def _roll(self) -> Flow:
        found = [0.0] * len(NOTHING)
        for (dice, workers), chance in self._throws:
            for face in dice:
                found[face] += chance
            found[len(LETTERS)] += chance * workers
        return found[0], found[1], found[2], found[3], found[4], 0.0

    def ripe(self, circles: int) -> tuple[float, ...]:
        """Stone, wood and food in these circles, and how many circles there are."""
        known = self._ripe.get(circles)
        if known is None:
            found = [0.0] * len(BASIC)
            for circle in bits(circles):
                found[self._paper.circle_letter[circle]] += self._paper.circle_count[circle]
            known = self._ripe[circles] = (*found, float(circles.bit_count()))
        return known

    # Buildings ------------------------------------------------------------------------------

    def flow(self, effect: Effect) -> Flow:
        """What a working building brings in a round, for each of its number."""
        op, what = effect.op, effect.what
        if op == "gain":
            assert what is not None
            return _of({what: 1.0})
        if op == "gain_choice":
            assert effect.of is not None
            # A choice is worth a little more than its parts.
            return _of({letter: 1.1 / len(effect.of) for letter in effect.of})
        if op == "gain_missing":
            return _even(self.chance("missing"))
        if op == "gain_on_roll":
            assert what is not None
            assert effect.roll is not None
            return _of({what: self.chance(effect.roll)})
        if op == "convert":
            return _exchange(effect)
        if op in ("free_action", "discount"):
            assert effect.where is not None
            return _spares(effect)
        if op == "when":
            assert what is not None
            assert effect.cond is not None
            return _of({what: MET[effect.cond]})
        if op == "each":
            assert what is not None
            assert effect.event is not None
            return _of({what: HAPPENS[effect.event]})
        return {
            "reroll": _even(0.1), "set_die": _even(0.3), "harvest_extra": _even(0.4),
            "harvest_vp": _of({"VP": 0.5}), "store": _even(0.25), "second_favour": _even(0.5),
        }.get(op, NOTHING)  # fmt: skip

    def chance(self, roll: str) -> float:
        """How likely a roll is (rule 5.5)."""
        return sum(chance for throw, chance in self._throws if _shows(throw, roll))


def _shows(throw: tuple[tuple[int, ...], int], roll: str) -> bool:
    dice, workers = throw
    if roll.startswith("workers="):
        return workers == int(roll[8:])
    if roll == "pair":
        return len({*dice}) < len(dice)
    if roll == "all_different":
        return len({*dice}) == len(dice)
    if roll == "missing":
        return bool({*range(len(BASIC))} - {*dice})
    return LETTERS.index(roll[0]) in dice


def _of(goods: dict[str, float]) -> Flow:
    found = [goods.get(good, 0.0) for good in GOODS]
    return found[0], found[1], found[2], found[3], found[4], found[5]


def _even(count: float) -> Flow:
    """Basic resources of any type."""
    each = count / len(BASIC)
    return each, each, each, 0.0, 0.0, 0.0


def _exchange(effect: Effect) -> Flow:
    """Rule 5.6: it is made where it helps."""
    pay, get = effect.pay or {}, effect.get or {}
    if "any" in get:
        return _even(0.35)
    found: dict[str, float] = {good: USED * count for good, count in get.items()}
    for good, count in pay.items():
        if good == "any":
            for letter in BASIC:
                found[letter] = found.get(letter, 0.0) - USED * count / len(BASIC)
        else:
            found[good] = found.get(good, 0.0) - USED * count
    return _of(found)


def _spares(effect: Effect) -> Flow:
    """Rules 5.7 and 5.8: actions, or an icon of the kind that the track asks for."""
    assert effect.where is not None
    share = SPARED[effect.where]
    if effect.op == "free_action":
        return _of({"A": share})
    return _of({ASKED[effect.where]: share})


# Tracks -------------------------------------------------------------------------------------


def _gains(paper: Paper, track: int, crossed: int, shared: bool) -> tuple[tuple[float, float], ...]:
    """What resources bring on a track beyond so many crossed boxes: points and boxes.

    With `shared` a section that is paid in part counts in part.
    """
    first, ends, points = paper.starts[track], paper.ends[track], paper.points[track]
    at = [(0.0, 0.0, 0.0)]  # resources, points, boxes at the end of every section to come
    full = paper.full[track][crossed]
    now = points[full - 1] if full else 0
    spent = 0.0
    for section in range(full, SECTIONS):
        begin = max(crossed, ends[section - 1] if section else 0)
        # A blank box takes a share of a resource, so that no section is free.
        spent += sum(sum(paper.costs[first + box]) or 0.25 for box in range(begin, ends[section]))
        at.append((spent, float(points[section] - now), float(ends[section] - crossed)))
    found = []
    for quarter in range(int(spent * STEP) + 2):
        units = quarter / STEP
        place = max(n for n, (need, _, _) in enumerate(at) if need <= units)
        _, gained, boxes = at[place]
        if place + 1 < len(at) and shared:
            need, more, longer = at[place + 1]
            share = (units - at[place][0]) / (need - at[place][0])
            gained += share * (more - gained)
            boxes += share * (longer - boxes)
        found.append((gained, boxes))
    return tuple(found)


def _bridges(paper: Paper) -> tuple[tuple[tuple[int, float, float], ...], ...]:
    """For every number of crossed Bridges boxes, the bridges still to be completed: their field,
    the share of the bridge that stands, and how many boxes it still takes."""
    found = []
    ends = paper.ends[BRIDGES]
    for crossed in range(paper.lengths[BRIDGES] + 1):
        open_bridges = []
        for field, end in enumerate(paper.bridge_ends):
            first = ends[paper.bridge_ends[field - 1] - 1] if field else 0
            last = ends[end - 1]
            if crossed < last:
                share = max(0, crossed - first) / (last - first)
                open_bridges.append((field, share, float(last - max(crossed, first))))
        found.append(tuple(open_bridges))
    return tuple(found)


def score(outlook: Outlook, own: PlanOutlook, paper: Paper, sheet: Sheet) -> int:
    """The points as they stand, as `scoring.total` has them, from the tables."""
    walls, houses, barns, bridges = sheet.crossed
    points = outlook.points
    found = points[0][walls] + points[1][houses] + points[2][barns] + points[3][bridges]
    found += sum(sheet.noted)
    complete = sheet.complete
    for slot in own.paid_structures:
        if complete >> slot & 1:
            found += sheet.plan.n[slot] * sheet.risen[slot]
    for slot, _, count in own.stars:
        if complete >> slot & 1:
            found += sheet.number(slot) * count(paper, sheet)
    return found


__all__ = ["FAR", "GROWS", "MOST_ENTRIES", "STEP", "Outlook", "PlanOutlook", "score"]
