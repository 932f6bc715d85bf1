"""What a seat may expect to end with: its points, and what brings the next ones."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING

from pentarchy.games.founders.components import CITY, WAR
from pentarchy.games.founders.insight_moment import (
    ATTACHED,
    ATTACHING,
    ENDING,
    moment,
)
from pentarchy.games.founders.insight_realm import FAR, Study, Surveyor
from pentarchy.games.founders.insight_terms import (
    CITIES,
    DOUBLES,
    EARLY,
    EXPOSED,
    FIRST,
    HOMELESS,
    HOMES,
    IN_TIME,
    LONG,
    MARKET,
    NATURES,
    POINTS,
    ROW,
    SECOND,
    TERMS,
    THREAT,
    TIME,
    VARIETY,
    VILLAGES,
    WARS,
    WEIGHED,
    WORTHWHILE,
)
from pentarchy.games.founders.insight_turn import Rest
from pentarchy.kernel.bits import bits, mask_of

if TYPE_CHECKING:
    from pentarchy.games.founders.game import Founders
    from pentarchy.games.founders.state import FoundersState


class Mind:
    """Values positions of games with one set of components and one set of weights."""

    def __init__(self, game: Founders) -> None:
        given = game.judgement.weights
        self.weights = tuple(given.get(n, given.get(n.partition(":")[0], 0.0)) for n in WEIGHED)
        self.survey = Surveyor(game)
        self.kinds = game.catalogue.kinds
        self.catalogue = game.catalogue
        self.costs = tuple(mask_of(kind.cost) for kind in self.kinds)
        """For each kind of tile what it costs, as a set of resources."""
        numbers = game.components.numbers
        self.token = numbers.token_points
        self.master = numbers.master_points
        self.replaced = numbers.replaced_points
        self._by_level = tuple(
            sum(1 << resource for resource, its in enumerate(game.levels) if its == level)
            for level in range(len(game.catalogue.stacks))
        )
        self.homes = tuple(
            game.catalogue.resources.index(master.resource) for master in game.components.master
        )
        """For each master the resource of its home (rule 9.2)."""
        self._gone: dict[tuple[tuple[int, ...], ...], int] = {}
        self._worth: dict[tuple[int, ...], tuple[int, ...]] = {}

    def values(self, state: FoundersState) -> Sequence[float]:
        """For every seat the sum of its terms."""
        if not state.agenda:
            study = self.survey.study
            return [
                float(sum(self._points(state, seat, study(realm))))
                for seat, realm in enumerate(state.realms)
            ]
        weights = self.weights
        return [
            sum(points) + sum(map(mul, weights, features)) + turn
            for points, features, turn in self._parts(state)
        ]

    def terms(self, state: FoundersState, seat: int) -> dict[str, float]:
        """The same by name."""
        if not state.agenda:
            points = self._points(state, seat, self.survey.study(state.realms[seat]))
            return dict(zip(POINTS, map(float, points), strict=True))
        points, features, turn = self._parts(state)[seat]
        weighed = map(mul, self.weights, features)
        return dict(zip(TERMS, map(float, (*points, *weighed, turn)), strict=True))

    def _points(self, state: FoundersState, seat: int, study: Study) -> list[int]:
        """Rule 10.6; coins that lie on own tiles will be taken (2.7)."""
        tokens = sum(state.hands[seat]) + state.masters[seat].bit_count()
        coins = study.realm.coins
        if coins:
            tokens += coins.bit_count() + len(study.realm.more_coins)
        return [
            study.points,
            study.living * self.master,
            tokens * self.token,
            len(state.replaced[seat]) * self.replaced,
        ]

    def gone(self, state: FoundersState) -> int:
        """The resources that no tile in a stack or row makes."""
        key = (*state.stacks, *state.rows)
        known = self._gone.get(key)
        if known is None:
            if len(self._gone) > 1 << 12:
                self._gone.clear()
            found = 0
            for stack, bag in enumerate(state.stacks):
                found |= self.catalogue.stock_makes(stack, bag)
            for row in state.rows:
                for kind in row:
                    found |= self.kinds[kind].made
            known = self._gone[key] = ((1 << len(self.catalogue.resources)) - 1) & ~found
        return known

    def worth(self, prizes: tuple[int, ...]) -> tuple[int, ...]:
        """The points of these prizes."""
        known = self._worth.get(prizes)
        if known is None:
            if len(self._worth) > 1 << 10:
                self._worth.clear()
            known = self._worth[prizes] = tuple(self.kinds[prize].points for prize in prizes)
        return known

    # Prospects ----------------------------------------------------------------------------------

    def _parts(self, state: FoundersState) -> list[tuple[list[int], list[float], float]]:
        """For every seat its points, what the weights are multiplied with, and its turn."""
        position = Position(self, state)
        found = []
        for seat, study in enumerate(position.studies):
            found.append((self._points(state, seat, study), self._features(position, seat), 0.0))
        now = position.now
        if now.stage == ATTACHING:
            points, features, _ = found[now.mover]
            found[now.mover] = (points, features, Rest(position).coming())
        elif now.stage == ATTACHED:  # a master is being hired: it surely comes (9.1)
            points, features, _ = found[now.mover]
            found[now.mover] = (points, features, self.hired(state, position.studies[now.mover]))
        elif now.stage == ENDING:
            for seat, (points, features, _) in enumerate(found):
                found[seat] = (points, features, self._last_masters(position, seat))
        return found

    def hired(self, state: FoundersState, study: Study) -> float:
        """What the next master drawn is worth: a token, and more if it finds a home."""
        pool = state.pool
        if not pool:
            return 0.0
        share = self.housed(pool, study.making) / pool.bit_count()
        return self.token + share * self.weights[HOMES]

    def _last_masters(self, position: Position, seat: int) -> float:
        """Rule 10.5: masters that may still be laid, beyond what the weight counts for them."""
        if not position.now.plays[seat]:
            return 0.0
        sure = self.master - self.token - self.weights[HOMES]
        return sure * self.housed(position.state.masters[seat], position.studies[seat].making)

    def housed(self, masters: int, making: int) -> int:
        """How many of these masters could live in a realm that makes these things (rule 9.2)."""
        homes = self.homes
        found = 0
        for master in bits(masters):
            found += making >> homes[master] & 1
        return found

    def _features(self, position: Position, seat: int) -> list[float]:
        """What the weights are multiplied with, in the order of WEIGHED."""
        found = [0.0] * len(WEIGHED)
        state = position.state
        if state.masters[seat]:
            self._add_masters(found, position, seat)
        if position.studies[seat].exposed:
            self._add_stakes(found, position, seat)
        if state.hands[seat][WAR]:
            self._add_wars(found, position, seat)
        if position.now.turns[seat] > 0:
            self._add_supply(found, position, seat)
            self._add_prizes(found, position, seat)
        return found

    def _add_masters(self, found: list[float], position: Position, seat: int) -> None:
        """Masters in hand: those that could be laid, and those without a home."""
        masters = position.state.masters[seat]
        now = position.now
        homes = self.housed(masters, position.studies[seat].making)
        found[HOMES] = min(homes, now.plays[seat])
        found[HOMELESS] = (masters.bit_count() - homes) * EARLY[now.turns[seat]]

    def _add_stakes(self, found: list[float], position: Position, seat: int) -> None:
        """The points that wars of others can reach: those they hold, and those to come."""
        exposed = position.studies[seat].exposed
        now = position.now
        wars = 0
        for other, hand in enumerate(position.state.hands):
            if other != seat and hand[WAR]:
                wars += min(hand[WAR], now.plays[other])
        at_stake = sum(exposed[:wars])
        found[THREAT] = at_stake
        found[EXPOSED] = (sum(exposed) - at_stake) * EARLY[now.turns[seat]]

    def _add_wars(self, found: list[float], position: Position, seat: int) -> None:
        """Own wars that would be worth their token."""
        targets = 0
        for other, study in enumerate(position.studies):
            if other != seat:
                for points in study.exposed:
                    targets += points >= WORTHWHILE
        wars = position.state.hands[seat][WAR]
        found[WARS] = min(wars, targets, position.now.plays[seat])

    def _add_supply(self, found: list[float], position: Position, seat: int) -> None:
        """What the realm makes, and the city tiles that it can pay for."""
        study, state = position.studies[seat], position.state
        turns = position.now.turns[seat]
        early = EARLY[turns]
        if study.cities:
            found[ROW] = min(self.survey.lying(study, state.rows[CITY]), turns)
            left = state.left[CITY]
            if left:
                found[MARKET] = self.survey.payable(study, state.stacks[CITY]) / left * early
        lasting = study.lasting
        nature, villages, city = self._by_level
        found[NATURES] = (lasting & nature).bit_count() * early
        found[VILLAGES] = (lasting & villages).bit_count() * early
        found[CITIES] = (lasting & city).bit_count() * early
        found[DOUBLES] = study.doubles * early
        found[VARIETY] = study.variety * early
        found[TIME] = turns / LONG

    def _add_prizes(self, found: list[float], position: Position, seat: int) -> None:
        """The open prizes by how far they are, those that nobody reaches earlier apart."""
        in_time = IN_TIME[position.now.turns[seat]]
        rows = zip(position.arrivals[seat], position.earliest, position.worth, strict=True)
        for arrival, earliest, points in rows:
            steps = arrival >> 3
            if steps < FAR:
                base = FIRST if arrival == earliest else SECOND
                found[base + steps] += points * in_time[steps]


class Position:
    """A position and what was found out about it, for all seats."""

    __slots__ = ("arrivals", "earliest", "mind", "now", "state", "studies", "worth")

    def __init__(self, mind: Mind, state: FoundersState) -> None:
        self.mind = mind
        self.state = state
        now = self.now = moment(state)
        survey = mind.survey
        self.studies = [survey.study(realm) for realm in state.realms]
        prizes = state.prizes
        self.arrivals = [
            [steps << 3 | order for steps in survey.far(study, prizes)]
            for study, order in zip(self.studies, now.order, strict=True)
        ]
        """For every seat and open prize how many tiles are missing, then who comes first."""
        self._drop_hopeless()
        self.earliest = list(map(min, *self.arrivals))
        """For every open prize the earliest of them."""
        self.worth = mind.worth(prizes)
        """The points of the open prizes."""

    def _drop_hopeless(self) -> None:
        """Prizes that need what a realm lacks and nothing can make any more are out of sight."""
        gone = self.mind.gone(self.state)
        if gone:
            costs = [self.mind.costs[prize] for prize in self.state.prizes]
            for study, arrivals in zip(self.studies, self.arrivals, strict=True):
                lacking = gone & ~study.lasting
                for place, cost in enumerate(costs):
                    if lacking & cost:
                        arrivals[place] = FAR << 3 | arrivals[place] & 7

    def share(self, seat: int, place: int, nearer: int = 0) -> float:
        """What an open prize is worth to a seat, so many tiles nearer, as a share of its points."""
        arrival = self.arrivals[seat][place] - (nearer << 3)
        steps = arrival >> 3
        if steps >= FAR:
            return 0.0
        base = FIRST if arrival <= self.earliest[place] else SECOND
        return self.mind.weights[base + steps] * IN_TIME[self.now.turns[seat]][steps]
