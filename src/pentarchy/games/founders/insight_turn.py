"""What the rest of a turn that has begun will bring, roughly: a token laid, a tile attached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pentarchy.games.founders import matching
from pentarchy.games.founders.components import CITY, NATURE, PRIZE
from pentarchy.games.founders.insight_terms import (
    CITIES,
    DOUBLES,
    EARLY,
    HOMELESS,
    HOMES,
    NATURES,
    THREAT,
    VILLAGES,
    WARS,
)
from pentarchy.games.founders.state import NONE
from pentarchy.games.founders.steps import ForcedTile, OpenTile
from pentarchy.games.founders.steps_attach import Place
from pentarchy.games.founders.steps_tokens import LayCart, LayCoin, LayMaster, LayWar
from pentarchy.games.founders.tiles import MASTER_TOKEN
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.founders.insight import Position

SPACE = 0.1
"""What a tile is worth for the cells around it, whatever it makes."""
JOINED = 0.5
"""What a cart adds to a prize whose resources are all made, but too far apart, as a share."""


class Rest:
    """The rest of the mover's turn."""

    def __init__(self, position: Position) -> None:
        now = position.now
        self._position = position
        self._mind = position.mind
        self._weights = position.mind.weights
        self._state = position.state
        self._seat = now.mover
        self._study = position.studies[now.mover]
        self._early = EARLY[now.turns[now.mover]]
        self._worth: dict[int, float] = {}
        """What a tile that makes a resource is worth for that."""

    def coming(self) -> float:
        """What it brings, at whatever step it is."""
        state = self._state
        step: Any = state.agenda[-1]
        kind = type(step)
        if kind is Place:
            return self._gain(step.kind)
        if kind is OpenTile:
            return self._opening(step.stack)
        if kind is ForcedTile:
            return self._average(NATURE, 0.0)
        return self._attaching() + self._laying(kind, step)

    # The tile -----------------------------------------------------------------------------------

    def _attaching(self) -> float:
        """The best of the open tiles that can be attached."""
        return self._best(self._state.open_kinds)

    def _best(self, kinds: int) -> float:
        study, bought = self._study, self._state.bought
        making = study.making if bought == NONE else study.making | 1 << bought
        within = self._mind.catalogue.within(making)
        return max((self._gain(number) for number in bits(kinds & within)), default=0.0)

    def _opening(self, stack: int) -> float:
        """What can be attached once a tile of this stack is opened, on average."""
        state = self._state
        kinds = state.open_kinds
        if len(state.rows[stack]) >= state.game.components.numbers.row:
            kinds &= ~self._mind.catalogue.families[stack]  # a full row leaves the game (2.3)
        return self._average(stack, self._best(kinds))

    def _average(self, stack: int, best: float) -> float:
        """The best tile when one of the stack is added, on average."""
        state = self._state
        catalogue = self._mind.catalogue
        within = catalogue.within(self._study.making)
        total = left = 0.0
        for number, count in enumerate(state.stacks[stack], catalogue.first[stack]):
            if count:
                left += count
                gain = self._gain(number) if within >> number & 1 else 0.0
                total += count * max(best, gain)
        return total / left if left else best

    def _gain(self, number: int) -> float:
        """What attaching such a tile adds, wherever it goes."""
        study = self._study
        kind = self._mind.kinds[number]
        cells = matching.sites(study.realm, matching.without(kind.cost, self._state.bought))
        if not cells:
            return 0.0
        worth = SPACE * self._early
        if not cells & study.realm.free:
            worth += self._mind.replaced
        if kind.family == PRIZE:
            return worth + kind.points * (1.0 - self._shared(number))
        if kind.family == CITY:
            worth += self._token(kind.token)
        elif kind.master >= 0 and not study.making >> kind.makes[0] & 1:
            waiting = self._state.masters[self._seat] >> kind.master & 1
            worth += waiting * (self._weights[HOMES] - self._weights[HOMELESS] * self._early)
        for resource in kind.makes:
            worth += self._made(resource)
        return worth

    def _token(self, token: int) -> float:
        """Rule 5.1: what the token of a city tile is worth."""
        mind = self._mind
        if token == MASTER_TOKEN:
            return mind.hired(self._state, self._study)
        return mind.token

    def _shared(self, prize: int) -> float:
        """How much of an open prize is counted already, as a share."""
        return self._position.share(self._seat, self._state.prizes.index(prize))

    def _made(self, resource: int) -> float:
        """What one tile more for a resource is worth."""
        known = self._worth.get(resource)
        if known is None:
            known = self._worth[resource] = self._found_made(resource)
        return known

    def _found_made(self, resource: int) -> float:
        study, weights = self._study, self._weights
        if study.lasting >> resource & 1:
            makers = study.realm.makers[resource] & ~(study.realm.ruined | study.realm.mastered)
            return 0.0 if makers & (makers - 1) else weights[DOUBLES] * self._early
        level = self._state.game.levels[resource]
        worth = weights[(NATURES, VILLAGES, CITIES)[level]] * self._early
        kinds, position, seat = self._mind.kinds, self._position, self._seat
        for place, prize in enumerate(self._state.prizes):
            if resource in kinds[prize].cost:
                nearer = position.share(seat, place, 1) - position.share(seat, place)
                worth += kinds[prize].points * nearer
        return worth

    # The token ----------------------------------------------------------------------------------

    def _laying(self, kind: type, step: Any) -> float:
        """What the token that was picked adds once it is laid."""
        if kind is LayMaster:
            return self._settling(step.master)
        if kind is LayWar:
            return self._ruining()
        if kind is LayCoin:
            return self._buying()
        if kind is LayCart:
            return self._joining()
        return 0.0

    def _settling(self, master: int) -> float:
        """Points instead of a token, for a resource less (rule 9.4)."""
        mind, study = self._mind, self._study
        resource = mind.homes[master]
        gained = mind.master - mind.token - self._weights[HOMES]
        makers = study.realm.makers[resource] & ~(study.realm.ruined | study.realm.mastered)
        lost = DOUBLES if makers & (makers - 1) else VILLAGES
        return gained - self._weights[lost] * self._early

    def _ruining(self) -> float:
        """The most that a war takes from a rival, beyond what was counted as threatened."""
        mind = self._mind
        most = max(
            (its.exposed[0] for seat, its in enumerate(self._position.studies)
             if seat != self._seat and its.exposed),
            default=0,
        )  # fmt: skip
        counted = self._weights[WARS] if most > 1 else 0.0
        return most * (1.0 + self._weights[THREAT]) - mind.token - counted

    def _buying(self) -> float:
        """A prize that lacks one thing which a rival makes; the coin goes to the rival (7.5)."""
        study, mind = self._study, self._mind
        buyable = 0
        for seat, its in enumerate(self._position.studies):
            if seat != self._seat:
                buyable |= its.making
        best = 0.0
        usual = self._attaching()
        for place, prize in enumerate(self._state.prizes):
            if self._position.studies[self._seat].far[place]:
                cost = mind.kinds[prize].cost
                for item, resource in enumerate(cost):
                    rest = cost[:item] + cost[item + 1 :]
                    if buyable >> resource & 1 and matching.sites(study.realm, rest):
                        gain = mind.kinds[prize].points * (1.0 - self._shared(prize))
                        best = max(best, gain - usual)
                        break
        return best - 2.0 * mind.token

    def _joining(self) -> float:
        """A prize whose resources are all made, but too far apart."""
        mind, study = self._mind, self._study
        best = 0.0
        for place, prize in enumerate(self._state.prizes):
            kind = mind.kinds[prize]
            if self._position.studies[self._seat].far[place] == 1 and all(
                study.making >> resource & 1 for resource in kind.cost
            ):
                best = max(best, JOINED * kind.points)
        return best - mind.token
