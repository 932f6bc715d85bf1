"""What a player of Imperial Settlers may expect to end with, as a sum of named terms in points.

Points as they stand; what this round still brings, found by carrying out projects as far as the
goods reach (`insight_round.py`); what the empire promises for the rounds that follow
(`insight_empire.py`); and what is in danger.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentarchy.games.imperial_settlers import scoring
from pentarchy.games.imperial_settlers.goods import RAZE, SUPPLY, WORKER
from pentarchy.games.imperial_settlers.insight_cards import RATE, card_worths, shape
from pentarchy.games.imperial_settlers.insight_empire import (
    COST,
    PAIR,
    Appraisal,
    Empire,
    Intent,
    building_worth,
)
from pentarchy.games.imperial_settlers.insight_pending import Begun, Pending, pending
from pentarchy.games.imperial_settlers.insight_round import (
    ANY,
    CARD_NOW,
    GOODS,
    Done,
    carry_out,
)
from pentarchy.games.imperial_settlers.insight_solo import chance_alone
from pentarchy.games.imperial_settlers.steps_cleanup import kept

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.game import ImperialSettlers
    from pentarchy.games.imperial_settlers.state import SettlersState

TERMS = (
    "track", "locations", "begun", "plan", "leftovers", "hand", "engine", "growth",
    "tokens", "produced-points", "features", "foundations", "rounds", "danger", "victory",
)  # fmt: skip
LEFTOVER = 0.35
"""How much of its general rate a good counts for that nothing in sight needs."""
LEFTOVER_LAST = 0.06
"""The same in the last round."""
KEPT = 0.9
"""The same where the empire keeps it for the next round."""
ENOUGH = 3
"""Of more leftovers of a kind than this each counts half."""
DRAWN = 0.6
"""How much of a location counts that workers may draw and goods without another use pay for."""
RANKS = (1.0, 0.8, 0.6, 0.45, 0.35, 0.25, 0.15)
"""What the best cards of a hand count for in later rounds, from the first on."""
LAST_RANK = 0.1
SCARCE = 1.0
"""What a card is worth on top where cards and not goods are short."""
TUCKED = 0.9
"""A card in the hand of who has a Gate, in the last round."""
BANKED = 0.5
"""How much of the way to the next tier of a Shrine counts."""
IN_PACK = 0.5
"""How much of a card counts that is being looked at."""


MOST_KNOWN = 20_000
"""So many prospects are remembered; then all are forgotten."""


class Prospects:
    """What a seat's own things promise."""

    __slots__ = ("empire", "features", "sum", "used")

    def __init__(self, features: tuple[float, ...], empire: Empire, used: int) -> None:
        self.features = features
        """What the weights are multiplied with, in the order of the terms after the first two."""
        self.empire = empire
        self.used = used
        """The cards of the hand that the plan uses."""
        self.sum: float | None = None


class Insight:
    """The valuation with one game's rules, components and weights."""

    def __init__(self, game: ImperialSettlers) -> None:
        self._numbers = numbers = game.components.numbers
        catalog = game.catalog
        worths = card_worths(catalog, numbers.rounds, numbers.common_points, numbers.faction_points)
        self._appraisal = Appraisal(worths, tuple(produced for produced, _ in catalog.factions))
        self._rounds = numbers.rounds
        self._victory = game.judgement.search.victory
        self._known: dict[tuple[object, ...], Prospects] = {}
        self._weights = tuple(game.judgement.weights.get(term, 1.0) for term in TERMS)

    def values(self, state: SettlersState) -> Sequence[float]:
        """What every seat may expect."""
        if not state.agenda:
            return state.scores()
        waiting = pending(state)
        track, locations, *weights = self._weights
        found = []
        for seat in range(state.seats):
            prospects = self._prospects(state, seat, waiting)
            if prospects.sum is None:
                prospects.sum = 0.0
                for weight, amount in zip(weights, prospects.features, strict=False):
                    prospects.sum += weight * amount
            total = track * state.points[seat] + prospects.sum
            total += locations * self._standing(state, seat)
            total += weights[-2] * self._danger(state, seat, prospects.empire)
            if state.seats == 1:
                total += weights[-1] * self._chance(state, prospects)
            found.append(total)
        return found

    def terms(self, state: SettlersState, seat: int) -> dict[str, float]:
        """The same for one seat, by name."""
        if not state.agenda:
            score, track = state.scores()[seat], state.points[seat]
            return {"track": float(track), "locations": float(score - track)}
        prospects = self._prospects(state, seat, pending(state))
        features = (
            float(state.points[seat]),
            self._standing(state, seat),
            *prospects.features,
            self._danger(state, seat, prospects.empire),
            self._chance(state, prospects) if state.seats == 1 else 0.0,
        )
        named = zip(TERMS, self._weights, features, strict=True)
        return {term: weight * amount for term, weight, amount in named}

    def _prospects(self, state: SettlersState, seat: int, waiting: Pending) -> Prospects:
        """What depends on what the seat has alone, so that a rival's move leaves it as it was."""
        base = seat * SUPPLY
        held = state.held[seat]
        routes = (
            tuple(card for owner, card in state.routes if owner == seat) if state.routes else ()
        )
        key = (
            state.factions[seat], held, state.hands[seat], state.deals[seat], routes,
            state.foundations[seat], state.round, state.passed >> seat & 1,
            held & state.once, held & state.twice, held & state.blocked, held & state.samurai,
            state.tucked, state.banked, state.packs[seat], waiting.of(seat),
            *state.supply[base : base + GOODS],
        )  # fmt: skip
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._worked_out(state, seat, waiting, routes)
        return found

    def _worked_out(
        self, state: SettlersState, seat: int, waiting: Pending, routes: tuple[int, ...]
    ) -> Prospects:
        left = self._rounds - state.round
        held = state.held[seat]
        samurai = (held & state.samurai).bit_count()
        empire = self._appraisal.empire(
            state.factions[seat], held, state.deals[seat], routes, samurai, left
        )
        if state.passed >> seat & 1:
            begun = plan = 0.0
            leftovers = self._kept(state, seat, left)
            intent = self._appraisal.intent(held, state.hands[seat], 0, 0, samurai, left)
            used = 0
        else:
            begun, intent, done = self._round(state, seat, waiting, empire, samurai, left)
            plan, used = done.worth, done.used
            leftovers = self._leftovers(state, seat, done, left)
        card_now = CARD_NOW[left] if left < len(CARD_NOW) else CARD_NOW[-1]
        hand = self._hand(state, seat, intent, used, left, empire.need)
        hand += card_now * (waiting.cards.get(seat, 0) + IN_PACK * len(state.packs[seat]))
        features = (
            begun + waiting.effects.get(seat, 0.0),
            plan,
            leftovers,
            hand,
            empire.engine,
            empire.growth,
            empire.tokens,
            empire.points,
            empire.features + self._approached(state, held),
            float(state.foundations[seat].bit_count()) if left else 0.0,
            float(left),
        )
        return Prospects(features, empire, used)

    def _round(
        self,
        state: SettlersState,
        seat: int,
        waiting: Pending,
        empire: Empire,
        samurai: int,
        left: int,
    ) -> tuple[float, Intent, Done]:
        """What is being built; what the hand offers; what this round comes to."""
        catalog = state.catalog
        held = state.held[seat]
        base = seat * SUPPLY
        supply: Sequence[int] = state.supply[base : base + GOODS]
        if waiting.produces >> seat & 1:
            supply = [have + more for have, more in zip(supply, empire.income, strict=False)]
        spare = state.foundations[seat].bit_count()
        ready = held & catalog.action & ~(state.blocked | state.twice)
        ready &= ~state.once | catalog.twice
        both = ready & catalog.twice & ~state.once
        intent = self._appraisal.intent(held, state.hands[seat], ready, both, samurai, left)
        worth = 0.0
        used = 0
        if seat in waiting.begun:
            project = waiting.begun[seat]
            used = 1 << project.card
            worth, supply, spare = self._begin(project, supply, spare, empire, held, samurai, left)
        return worth, intent, carry_out(intent.projects, supply, spare, empire.losses, used)

    def _begin(
        self,
        begun: Begun,
        supply: Sequence[int],
        spare: int,
        empire: Empire,
        held: int,
        samurai: int,
        left: int,
    ) -> tuple[float, Sequence[int], int]:
        """A building that is being paid for, as if it stood: worth, goods and foundations after."""
        project = self._appraisal.begun(held, begun.card, samurai, left)
        worth = project.worth
        cost = [project.wood, project.stone, project.food]
        if begun.cost is not None:
            paid = self._appraisal.cost(begun.card)
            cost = [a - b + c for a, b, c in zip(cost, paid, begun.cost, strict=True)]
        if begun.place:
            if spare:
                spare -= 1
            elif empire.losses:
                worth -= empire.losses[0]
        need = (*cost, project.gold, project.workers, project.raze)
        after = [have - less for have, less in zip(supply, need, strict=True)]
        for good in range(3):
            if after[good] < 0:
                after[3] += after[good]
                after[good] = 0
        return worth, after, spare

    def _leftovers(self, state: SettlersState, seat: int, done: Done, left: int) -> float:
        """Goods that nothing in sight needs; those that the empire keeps count more."""
        share = LEFTOVER if left else LEFTOVER_LAST
        _, _, wood, stone, food, gold, workers, raze = done
        resources = 0.0
        for count in (wood, stone, food, gold):
            resources += count if count < ENOUGH else ENOUGH + (count - ENOUGH) / 2
        drawn = min(workers // PAIR, resources / COST)
        total = DRAWN * drawn * building_worth(left)
        workers -= int(drawn * PAIR)
        total += share * (ANY * (resources - COST * drawn) + RATE[WORKER] * workers)
        total += share * RATE[RAZE] * raze
        if left and state.factions[seat] >= 0:
            for good in kept(state, seat):
                if good < GOODS:
                    total += (KEPT - share) * RATE[good] * done[2 + good]
        return total

    def _kept(self, state: SettlersState, seat: int, left: int) -> float:
        """Rule 10.1: after the pass only what is kept."""
        if not left:
            return 0.0
        base = seat * SUPPLY
        total = sum(RATE[good] * state.supply[base + good] for good in kept(state, seat))
        return total * shape(left - 1)

    def _hand(
        self, state: SettlersState, seat: int, intent: Intent, used: int, left: int, need: float
    ) -> float:
        """Cards that this round has no use for."""
        if not left:
            if state.held[seat] & state.catalog.tucks and not state.passed >> seat & 1:
                return TUCKED * (state.hands[seat] & ~used).bit_count()
            return 0.0
        total = 0.0
        place = 0
        for worth, bit in intent.later:
            if not used & bit:
                total += (SCARCE * need + worth) * (
                    RANKS[place] if place < len(RANKS) else LAST_RANK
                )
                place += 1
        return total

    def _standing(self, state: SettlersState, seat: int) -> float:
        """What locations score as it stands."""
        catalog = state.catalog
        own = scoring.standing(state, seat)
        points = self._numbers.common_points * (own & catalog.common).bit_count()
        points += self._numbers.faction_points * (own & catalog.faction).bit_count()
        special = own & (catalog.tucks | catalog.banks)
        return float(points + scoring.ending(state, special) if special else points)

    def _approached(self, state: SettlersState, held: int) -> float:
        """The way to the next tier under Gates and on Shrines."""
        special = held & (state.catalog.tucks | state.catalog.banks)
        if not special:
            return 0.0
        return BANKED * (scoring.approached(state, special) - scoring.ending(state, special))

    def _danger(self, state: SettlersState, seat: int, empire: Empire) -> float:
        """What a rival has the raze tokens for, at its dearest, is a loss (rule 7.3)."""
        if state.seats == 1 or state.passed >> seat & 1 or state.options.peaceful:
            return 0.0
        tokens = max(
            state.supply[other * SUPPLY + RAZE] if not state.passed >> other & 1 else 0
            for other in range(state.seats)
            if other != seat
        )
        price = self._numbers.raze_enemy
        if tokens < price:
            return 0.0
        safe = 0 if tokens >= price + self._numbers.protection else state.shields | state.samurai
        for loss, bit in empire.targets:
            if not safe & bit:
                return -loss
        return 0.0

    def _chance(self, state: SettlersState, prospects: Prospects) -> float:
        """Alone: what a victory is worth, as likely as it is."""
        return self._victory * chance_alone(state, self._rounds - state.round, prospects.used)
