"""What cards do: goods gained, points scored, and the table of effects by their word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.goods import NAMES, POINT, SUPPLY, Bundle, thing, written
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_draw import HAND, GainCard
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Log, Steps

BONUS, PRODUCE, ACTION = range(3)
"""The parts of a card that hold effects."""

Runner: TypeAlias = Callable[[SettlersState, int, int, Any, Log], Steps]
"""Does an effect of a card for a seat; returns what is still to be decided."""
Needs: TypeAlias = Callable[[SettlersState, int, int, Any], bool]
"""Whether there is something for the effect to act on (rule 8.4)."""

RUNNERS: dict[type[words.Effect], Runner] = {}
NEEDS: dict[type[words.Effect], Needs] = {}


def gain(state: SettlersState, seat: int, bundle: Bundle, log: Log, to: str = HAND) -> Steps:
    """Goods from the supply; cards still have to be drawn."""
    steps: Steps = ()
    for good, count in bundle:
        if not count:
            continue
        if good < SUPPLY:
            state.add(seat, good, count)
            if log is not None:
                log.append(Event("event-gain", seat, {"good": thing(good), "count": count}))
        elif good == POINT:
            score(state, seat, count, log)
        else:
            steps += (GainCard(seat, good, to),) * count
    return steps


def score(state: SettlersState, seat: int, points: int, log: Log) -> None:
    """Points on the track; features that pay for a large gain add to it (rule 5.6)."""
    state.points[seat] += points
    if log is not None:
        log.append(Event("event-gain", seat, {"good": thing(POINT), "count": points}))
    extra = 0
    for card in bits(state.held[seat] & state.catalog.on_points):
        feature = state.catalog.cards[card].on_points
        assert feature is not None
        if points >= feature.least:
            added = dict(state.catalog.bundle(feature.gain))[POINT]
            extra = extra + added if state.options.sphinxes_add else max(extra, added)
    if extra:
        state.points[seat] += extra
        if log is not None:
            log.append(Event("event-gain", seat, {"good": thing(POINT), "count": extra}))


def in_one_line(seat: int, source: str, log: Log, do: Callable[[Log], Steps]) -> Steps:
    """What a source produces is told as one line, with all its goods; what else happened follows.

    `goods` is for clients, in the notation of the components; the counts are for the texts.
    """
    if log is None:
        return do(None)
    told: list[Event] = []
    steps = do(told)
    counts = [0] * (POINT + 1)
    rest = []
    for event in told:
        if event.id == "event-gain" and event.seat == seat:
            good, count = event.args["good"], event.args["count"]
            counts[NAMES.index(str(good).removeprefix("good:"))] += int(count)
        else:
            rest.append(event)
    args: dict[str, Arg] = {
        "source": source,
        "goods": f"bundle:{written(counts)}",
        "total": sum(counts),
    }
    args |= dict(zip(NAMES, counts, strict=False))
    places = (source,) if source.startswith("card:") else ()
    log += [Event("event-produce", seat, args, places), *rest]
    return steps


def effects_of(state: SettlersState, card: int, part: int) -> tuple[words.Effects, ...]:
    """The effects in one part of a card."""
    row = state.catalog.cards[card]
    if part == BONUS:
        return row.bonus
    if part == PRODUCE:
        return row.produce
    return row.action.effects if row.action is not None else ()


class Effects(Act, frozen=True):
    """The effects of a part of a card, one after the other."""

    seat: int
    card: int
    part: int
    nth: int = 0

    def run(self, state: SettlersState, log: Log) -> Steps:
        if self.part == PRODUCE and not self.nth:
            name = state.catalog.names[self.card]
            return in_one_line(self.seat, name, log, lambda told: self._go_on(state, told))
        return self._go_on(state, log)

    def _go_on(self, state: SettlersState, log: Log) -> Steps:
        effects = effects_of(state, self.card, self.part)
        for nth in range(self.nth, len(effects)):
            effect = effects[nth]
            steps = RUNNERS[type(effect)](state, self.seat, self.card, effect, log)
            if steps:
                # Also after the last one: as long as it is there, one sees what asks.
                return (*steps, Effects(self.seat, self.card, self.part, nth + 1))
        return ()


def possible(state: SettlersState, seat: int, card: int) -> bool:
    """Rule 8.4: whether an action location has something to act on."""
    for effect in effects_of(state, card, ACTION):
        needs = NEEDS.get(type(effect))
        if needs is not None and not needs(state, seat, card, effect):
            return False
    return True


def _gain(state: SettlersState, seat: int, card: int, effect: words.Gain, log: Log) -> Steps:
    return gain(state, seat, state.catalog.bundle(effect.goods), log)


def _times(state: SettlersState, seat: int, good: str, count: int, log: Log) -> Steps:
    ((number, each),) = state.catalog.bundle(good)
    return gain(state, seat, ((number, each * count),), log)


def _per(state: SettlersState, seat: int, card: int, effect: words.Per, log: Log) -> Steps:
    """Rule 5.5: the card itself is counted."""
    own = (state.held[seat] & state.catalog.colour[effect.colour]).bit_count()
    return _times(state, seat, effect.good, min(own, effect.most), log)


def _per_samurai(
    state: SettlersState, seat: int, card: int, effect: words.PerSamurai, log: Log
) -> Steps:
    own = (state.held[seat] & state.samurai).bit_count()
    return _times(state, seat, effect.good, min(own, effect.most), log)


RUNNERS[words.Gain] = _gain
RUNNERS[words.Per] = _per
RUNNERS[words.PerSamurai] = _per_samurai
