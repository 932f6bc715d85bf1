"""What a client tells before anybody asks: where the game stands, what is missing for a card,
what an attack would hit. Nothing here decides anything."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from pentarchy.games.imperial_settlers.catalog import Catalog
from pentarchy.games.imperial_settlers.effects import ACTION, BONUS, PRODUCE, Effects
from pentarchy.games.imperial_settlers.goods import (
    GOLD,
    NAMES,
    SUPPLY,
    Bundle,
)
from pentarchy.games.imperial_settlers.state import NONE, SettlersState
from pentarchy.games.imperial_settlers.steps_action import AfterAction, PerhapsMore, Spare, Turn
from pentarchy.games.imperial_settlers.steps_activate import PerhapsAgain
from pentarchy.games.imperial_settlers.steps_build import (
    ChooseGood,
    PayFor,
    Raise,
    Sacrifice,
    Trade,
    expendable,
)
from pentarchy.games.imperial_settlers.steps_cleanup import kept
from pentarchy.games.imperial_settlers.steps_lookout import Drafting, PassOn, Take, TakeOne
from pentarchy.games.imperial_settlers.steps_production import (
    ChooseProducer,
    Produce,
    ProduceRest,
    Production,
)
from pentarchy.games.imperial_settlers.steps_setup import Begin
from pentarchy.games.imperial_settlers.steps_solo import ChooseVictim, attack_good, victims_of
from pentarchy.kernel.bits import bits
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.steps import Step

Phase: TypeAlias = Literal["setup", "lookout", "production", "action", "attack", "over"]


class Crumb(msgspec.Struct, frozen=True):
    """A choice that is being carried out: what is done, with which card."""

    verb: str
    card: str | None


# Where the game stands ----------------------------------------------------------------------


class Stand(NamedTuple):
    """Where the game stands, as the agenda tells."""

    phase: Phase
    trail: tuple[Crumb, ...]


def stand_of(state: SettlersState) -> Stand:
    """The phase that is being played, and the way to the question that is asked."""
    return _stand(state.catalog, tuple(state.agenda))


@lru_cache(maxsize=1 << 10)
def _stand(catalog: Catalog, agenda: tuple[Step, ...]) -> Stand:
    """The same things are asked again and again."""
    return Stand(_phase(agenda), _trail(catalog, agenda))


def _phase(agenda: tuple[Step, ...]) -> Phase:
    """The phase, read from what is still to come."""
    kinds = {type(step) for step in agenda}
    if not kinds:
        return "over"
    if Begin in kinds:
        return "setup"
    if ChooseVictim in kinds:
        return "attack"
    if kinds & {Production, Take, TakeOne, Drafting, PassOn}:
        return "lookout"
    if kinds & {Turn, Spare, AfterAction}:
        return "action"
    if kinds & {Produce, ProduceRest, ChooseProducer} or _producing(agenda):
        return "production"
    return "action"


def _producing(agenda: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Effects) and step.part == PRODUCE for step in agenda)


TELLING = (Sacrifice, PayFor, Raise, PerhapsAgain, Trade, ChooseGood, Effects, PerhapsMore)
"""The steps that tell of a choice that led to them."""


def _trail(catalog: Catalog, agenda: tuple[Step, ...]) -> tuple[Crumb, ...]:
    """What was chosen this turn and is not finished."""
    found: list[Crumb] = []
    for step in agenda:
        if isinstance(step, (AfterAction, Turn, Spare, Produce)):
            found.clear()
        if isinstance(step, TELLING):
            found += [crumb for crumb in _crumbs(catalog, step) if crumb not in found]
    return tuple(found)


def _crumbs(catalog: Catalog, step: object) -> list[Crumb]:
    """What a step tells of the choices that led to it."""
    names = catalog.names
    if isinstance(step, (Sacrifice, PayFor, Raise)):
        given = NONE if isinstance(step, Sacrifice) else step.given
        found = [("build", step.card), ("sacrifice", given)]
    elif isinstance(step, PerhapsAgain):
        found = [("activate", step.card)]
    elif isinstance(step, Trade):
        found = [("feature", step.card)]
    elif isinstance(step, ChooseGood):
        found = [("feature", step.feature)]
    elif isinstance(step, Effects) and (step.nth or step.part == ACTION):
        found = [({BONUS: "bonus", PRODUCE: "produce"}.get(step.part, "activate"), step.card)]
    else:
        return [Crumb("exchange", None)] if isinstance(step, PerhapsMore) else []
    return [Crumb(verb, names[card]) for verb, card in found if card != NONE]


# What is missing ----------------------------------------------------------------------------


_MISSING: Kept[tuple[object, ...], dict[str, dict[str, int]]] = Kept(1 << 11)


def missing(state: SettlersState, seat: int) -> dict[str, dict[str, int]]:
    """For cards in the hand and own action locations: the goods that are missing to build or
    use them; `location` where there is none to give up (rules 1.6, 5.2, 5.3 and 8.3). It stays as
    it is while others decide."""
    catalog, base = state.catalog, seat * SUPPLY
    hand, unused = state.hands[seat], state.held[seat] & catalog.action & ~state.exhausted()
    alone = not expendable(state, seat)
    key = (catalog, hand, unused, alone, seat, tuple(state.supply[base : base + SUPPLY]))
    found = _MISSING.get(key)
    return _MISSING.keep(key, _missing(state, seat, unused, alone)) if found is None else found


def _missing(
    state: SettlersState, seat: int, unused: int, alone: bool
) -> dict[str, dict[str, int]]:
    catalog = state.catalog
    found: dict[str, dict[str, int]] = {}
    for card in bits(state.hands[seat]):
        wood, stone, food = catalog.cost[card]
        lack = lacking(state, seat, ((0, wood), (1, stone), (2, food)))
        if alone and catalog.needs_location >> card & 1:
            lack["location"] = 1
        if lack:
            found[catalog.names[card]] = lack
    for card in bits(unused):
        lack = lacking(state, seat, catalog.action_cost[card])
        if lack:
            found[catalog.names[card]] = lack
    return found


def lacking(state: SettlersState, seat: int, bundle: Bundle) -> dict[str, int]:
    """The goods of a bundle that a seat has not; gold stands for resources first (rule 1.6)."""
    supply, base = state.supply, seat * SUPPLY
    for good, need in bundle:
        if supply[base + good] < need:
            break
    else:
        return {}
    found: dict[str, int] = {}
    spare = supply[base + GOLD]
    for good, need in bundle:
        if good == GOLD:
            spare -= need
    if spare < 0:
        found[NAMES[GOLD]] = -spare
    for good, need in bundle:  # in order of their numbers: resources come first
        short = need - supply[base + good]
        if short <= 0 or good == GOLD:
            continue
        if good < GOLD and spare > 0:
            paid = min(short, spare)
            spare -= paid
            short -= paid
        if short:
            found[NAMES[good]] = short
    return found


def keeps_of(state: SettlersState, seat: int) -> tuple[str, ...]:
    """Rule 10.1: the goods that the seat keeps in Cleanup, as it stands now."""
    faction = state.factions[seat]
    if faction < 0:
        return ()
    key = (state.catalog, faction, state.held[seat] & state.catalog.stores)
    known = _KEEPS.get(key)
    if known is not None:
        return known
    return _KEEPS.keep(key, tuple(NAMES[good] for good in sorted(kept(state, seat))))


_KEEPS: Kept[tuple[Catalog, int, int], tuple[str, ...]] = Kept(1 << 8)
"""By faction and the locations that store something."""


# What an attack would hit -------------------------------------------------------------------


class Threat(msgspec.Struct, frozen=True):
    """What the next attack does if its card shows this good."""

    good: str
    cards: int
    """How many such attack cards are still face down."""
    victims: tuple[str, ...]
    """What is lost: nothing, this one, or one of these as the player chooses."""


def threats_of(state: SettlersState) -> tuple[Threat, ...]:
    """Rules 12.5 and 12.8, for every good that the next attack card may show."""
    counts: dict[int, int] = {}
    for card in bits(state.pile & state.catalog.attacks):
        good = attack_good(state, card)
        counts[good] = counts.get(good, 0) + 1
    names = state.catalog.names
    found = []
    for good, cards in sorted(counts.items()):
        victims, _ = victims_of(state, good, state.line)
        found.append(Threat(NAMES[good], cards, tuple(names[card] for card in victims)))
    return tuple(found)
