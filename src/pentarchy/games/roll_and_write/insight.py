"""What a player of Roll & Write may expect to end with, as a sum of named terms in points.

The rounds to come bring resources and actions: rolls, favours, fields and working buildings. They
are laid out on the tracks from where they stand, and what the tracks would then be worth is the
greatest part of what may be expected. What one more resource or action would add there is the
price at which all else is valued: buildings begun, structures near, a favour in hand.

The terms are features times the weights of `insight.toml`; shapes inside a feature are named here
and in `outlook.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pentarchy.games.roll_and_write.components import BASIC, LETTERS
from pentarchy.games.roll_and_write.effects import GOLD
from pentarchy.games.roll_and_write.outlook import FAR, GROWS, MOST_ENTRIES, STEP, Outlook, score
from pentarchy.games.roll_and_write.paper import EMPTY, Pool
from pentarchy.games.roll_and_write.state import NONE
from pentarchy.games.roll_and_write.steps import BeginExpansion
from pentarchy.games.roll_and_write.steps_expand import Expand
from pentarchy.games.roll_and_write.steps_structure import Keep
from pentarchy.games.roll_and_write.steps_window import Gains
from pentarchy.kernel.steps import Together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pentarchy.games.roll_and_write.outlook import PlanOutlook
    from pentarchy.games.roll_and_write.state import RollState, Sheet
    from pentarchy.kernel.steps import Step

TERMS = (
    "rounds", "tracks", "buildings", "stars", "begun", "bridge", "structures", "further",
    "token", "gold",
)  # fmt: skip
"""The terms that have a weight, in the order of the features."""

GROWTH = 2.0
"""Rounds are worth more the more of them follow: what is built early works longer."""
REACHES = 0.75
"""The share of the resources to come that is spent on the upper three tracks."""
WORKS = 0.8
"""The share of the actions to come that is."""
FAVOUR = (0.2, 0.2, 0.2, 0.2)
"""What the favours to come bring in a round: stone, wood, food, actions."""
SPENT = 2.0
"""How many resources an action spends."""
RIPE = 0.8
"""The share of ripe circles that is harvested, given time."""
NEAR = (*(0.9 * 0.62**sections for sections in range(FAR)), 0.0)
"""How much of a structure's worth is there when so many sections are missing."""
DELAY = 3.0
"""How many boxes of a building are crossed in a round."""
OPENS = 2.0
"""What a field is worth that opens by itself."""
WAITS = 0.5
"""The same for a structure whose building is not complete."""

PENDING, ROLLED, EXPANDS, DRAWS, DONE = range(5)
"""Where a seat stands in the round: before the roll, before the dice fill the pool, in the
expansion, before its structure, at the end."""


class Stand(NamedTuple):
    """What a seat has in hand and how many rounds are still to come."""

    phase: int
    left: int
    """Rounds that are yet to be rolled."""
    pool: Pool
    actions: int
    """Those it has, or those that the dice will bring it."""


def values(state: RollState, outlook: Outlook, weights: Sequence[float]) -> Sequence[float]:
    """What every seat may expect."""
    if not state.agenda:
        return [float(points) for points in state.scores()]
    if not state.sheets:
        return [weights[0] * outlook.rounds * (outlook.rounds + GROWTH)] * state.seats
    known = outlook.known
    found = []
    for seat, sheet in enumerate(state.sheets):
        stand = _stand(state, seat, sheet, outlook.rounds)
        key = (
            sheet.plan, sheet.crossed, sheet.built, sheet.complete, sheet.risen, sheet.outlined,
            sheet.fields, sheet.harvested, sum(sheet.noted), sheet.dice, sheet.favour,
            sheet.favour_used, sheet.active, stand,
        )  # fmt: skip
        value = known.get(key)
        if value is None:
            if len(known) > MOST_ENTRIES:
                known.clear()
            points, features = _judged(state, sheet, stand, outlook)
            value = points + sum(map(float.__mul__, weights, features))
            known[key] = value
        found.append(value)
    return found


def terms(
    state: RollState, seat: int, outlook: Outlook, weights: Sequence[float]
) -> dict[str, float]:
    """The same for one seat, by name."""
    if not state.sheets:
        return {"score": 0.0, TERMS[0]: weights[0] * outlook.rounds * (outlook.rounds + GROWTH)}
    sheet = state.sheets[seat]
    if not state.agenda:
        return {"score": float(state.scores()[seat])}
    stand = _stand(state, seat, sheet, outlook.rounds)
    points, features = _judged(state, sheet, stand, outlook)
    named = zip(TERMS, weights, features, strict=True)
    return {"score": float(points), **{term: weight * value for term, weight, value in named}}


def _stand(state: RollState, seat: int, sheet: Sheet, rounds: int) -> Stand:
    """Where the seat stands in the round."""
    left = rounds - state.round
    if not state.dice:
        return Stand(PENDING, left + 1, sheet.pool, 0)
    rolled = Stand(ROLLED, left, sheet.pool, sheet.workers)
    top = state.agenda[-1]
    lane: Sequence[Step] = ()
    if type(top) is Together:
        lane = top.lanes[seat]
    elif state.seats == 1 and len(state.agenda) > 1:
        lane = state.agenda[:0:-1]
    else:
        return rolled
    if not lane:
        return Stand(DONE, left, sheet.pool if left else EMPTY, 0)
    if type(lane[-1]) is Expand:
        if len(lane) > 1 and type(lane[-2]) is Gains:
            return rolled
        return Stand(EXPANDS, left, sheet.pool, sheet.actions)
    if type(lane[-1]) is BeginExpansion:
        return rolled
    kept = lane[0].kept if type(lane[0]) is Keep else sheet.pool
    return Stand(DRAWS, left, kept if left else EMPTY, 0)


def _judged(
    state: RollState, sheet: Sheet, stand: Stand, outlook: Outlook
) -> tuple[int, tuple[float, ...]]:
    """The points as they stand, and the feature of every term."""
    own = outlook.plan(sheet.plan)
    paper = state.game.paper
    phase, left, pool, ready = stand
    stone, wood, food, gold = map(float, pool)
    actions = float(ready)
    if phase == ROLLED:
        comes = own.income(sheet.active, sheet.risen)
        stone, wood, food, gold = (have + more for have, more in zip(pool, comes, strict=False))
        actions += comes[4]
        hand = [stone, wood, food, gold]
        for face in sheet.dice:
            hand[face] += 1.0
        stone, wood, food, gold = hand

    # What there will be to spend.
    income = own.income(sheet.complete, sheet.risen)
    roll = outlook.roll
    held = stone + wood + food + gold
    usable = 1.0
    if phase in (ROLLED, EXPANDS) and held > SPENT * actions:
        usable = SPENT * actions / held
    ripe = outlook.ripe(paper.circles_of(sheet.fields) & ~sheet.harvested)
    share = min(RIPE, 0.2 * left + 0.1 * actions) if ripe[3] else 0.0
    coming = REACHES * left
    wild = coming * (roll[3] + income[3]) / 3
    supply = (
        usable * stone + coming * (roll[0] + income[0] + FAVOUR[0]) + share * ripe[0] + wild,
        usable * wood + coming * (roll[1] + income[1] + FAVOUR[1]) + share * ripe[1] + wild,
        usable * food + coming * (roll[2] + income[2] + FAVOUR[2]) + share * ripe[2] + wild,
    )
    actions_left = actions + WORKS * left * (roll[4] + income[4] + FAVOUR[3])

    # What the tracks make of it, and what a little more of it would add.
    tables = outlook.gains if left else outlook.sure_gains
    gained = 0.0
    need = share * ripe[3] + 0.5
    prices = []
    for track, units in enumerate(supply):
        table = tables[track][sheet.crossed[track]]
        last = len(table) - 1
        place = int(units * STEP + 0.5) if units > 0.0 else 0
        points, boxes = table[place if place < last else last]
        place += 2 * STEP
        prices.append((table[place if place < last else last][0] - points) / 2)
        gained += points
        need += boxes
    ratio = (actions_left / need) ** 4
    fits = (ratio / (1.0 + ratio)) ** 0.25
    gained *= fits
    action = gained / (actions_left + 0.1) / (1.0 + ratio)
    prices = [fits * price for price in prices]
    best = max(prices)
    worth = (*prices, best, action, 1.0)

    stars, begun = _settlement(state, sheet, own, stand, worth)
    near, further = _structures(sheet, own, stand, worth, outlook)
    features = (
        left * (left + GROWTH),
        gained,
        left * income[5],
        stars,
        begun,
        _bridge(sheet, left, worth, outlook),
        near,
        further,
        _favour(state, sheet, phase, ripe, worth, usable, (stone, wood, food, gold)),
        usable * gold * best,
    )
    return score(outlook, own, paper, sheet), features


def _settlement(
    state: RollState, sheet: Sheet, own: PlanOutlook, stand: Stand, worth: Sequence[float]
) -> tuple[float, float]:
    """What completed buildings with a star will count more, and the others, as far as they are
    begun."""
    complete, left = sheet.complete, stand.left
    paper = state.game.paper
    stars = begun = 0.0
    counted = {}
    for slot, per, count in own.stars:
        more = GROWS[per] * left
        if complete >> slot & 1:
            stars += sheet.number(slot) * more
        else:
            counted[slot] = count(paper, sheet) + more
    if not left and stand.phase >= DRAWS:
        return stars, begun
    for slot, boxes in own.boxes:
        done = (boxes & sheet.built).bit_count()
        if complete >> slot & 1 or not done:
            continue
        missing = (boxes & ~sheet.built).bit_count()
        effect = sheet.plan.effects[slot]
        if effect.op == "instant":
            gets = sum(worth[good] * count for good, count in sheet.plan.gets[slot])
        elif effect.op == "open_field":
            gets = OPENS * min(1.0, left / 4)
        elif effect.op == "structure_vp":
            gets = sheet.plan.n[slot] * (sheet.risen[slot] + 0.15 * left)
        elif slot in counted:
            gets = sheet.number(slot) * counted[slot]
        else:
            time = left - missing / DELAY
            gets = sheet.number(slot) * time * _dot(own.flows[slot], worth)
        if gets > 0.0:
            begun += gets * done / (done + missing)
    return stars, begun


def _dot(flow: Sequence[float], worth: Sequence[float]) -> float:
    return sum(map(float.__mul__, flow, worth))


def _structures(
    sheet: Sheet, own: PlanOutlook, stand: Stand, worth: Sequence[float], outlook: Outlook
) -> tuple[float, float]:
    """What the structure that promises most is worth, by how near it is; and the others."""
    left = stand.left
    if not own.drawn or (stand.phase == DONE and not left):
        return 0.0, 0.0
    full = outlook.full
    walls, houses, barns, bridges = sheet.crossed
    away = own.away(
        sheet.outlined, (full[0][walls], full[1][houses], full[2][barns], full[3][bridges])
    )
    near = total = 0.0
    plan = sheet.plan
    for slot, missing in zip(own.drawn, away, strict=True):
        if missing == FAR:
            continue
        effect = plan.effects[slot]
        if effect.op == "structure_vp":
            gets = float(plan.n[slot])
        elif effect.per is not None:
            gets = 1.0 + GROWS[effect.per] * left
        else:
            time = left - missing / 3
            gets = time * _dot(own.flows[slot], worth) if time > 0 else 0.0
        if not sheet.complete >> slot & 1:
            gets *= WAITS * min(1.0, left / 3)
        gets *= NEAR[missing]
        total += gets
        near = max(near, gets)
    return near, total - near


def _bridge(sheet: Sheet, left: int, worth: Sequence[float], outlook: Outlook) -> float:
    """The field behind the next bridge, as far as the bridge stands."""
    for field, share, _ in outlook.bridge_begun[sheet.crossed[3]]:
        if not sheet.fields >> field & 1:
            holds = outlook.ripe(outlook.field_circles[field])
            goods = holds[0] * worth[0] + holds[1] * worth[1] + holds[2] * worth[2]
            return share * max(0.0, goods - holds[3] * worth[4]) * min(1.0, left / 4)
    return 0.0


def _favour(
    state: RollState,
    sheet: Sheet,
    phase: int,
    ripe: Sequence[float],
    worth: Sequence[float],
    usable: float,
    hand: Sequence[float],
) -> float:
    """A favour that is still to be used, or still to be taken."""
    if phase not in (ROLLED, EXPANDS) or sheet.favour_used:
        return 0.0
    if sheet.favour == NONE:
        return 0.8
    does = state.game.components.favour[sheet.favour].does
    if does == "ally":
        return worth[4] + 0.1
    if does == "coin":
        return worth[GOLD] * usable
    if does == "gift":
        return max((worth[face] for face in sheet.dice), default=0.0) * usable
    if does == "export":
        gold = hand[GOLD]
        found = 0.0
        for letter in range(len(BASIC)):
            have = min(1.0, hand[letter])
            if have < 1.0:
                have += (stands := min(gold, 1.0 - have))
                gold -= stands
            found += have * max(0.1, 1.0 - usable * worth[letter])
        return found
    paper = state.game.paper
    there = paper.circles_of(sheet.fields) & ~sheet.harvested
    most = 0
    for face in set(sheet.dice):
        circles = paper.letter_circles[face] if face < len(BASIC) else there
        most = max(most, (there & circles).bit_count())
    return min(most, 2) * (0.2 + worth[len(LETTERS)])
