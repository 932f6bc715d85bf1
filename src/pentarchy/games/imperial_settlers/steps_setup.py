"""Setting up, and the order of rounds and phases."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.goods import COMMON_CARD, FACTION_CARD
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_action import EndRound, NextTurn
from pentarchy.games.imperial_settlers.steps_cleanup import Cleanup
from pentarchy.games.imperial_settlers.steps_draw import GainCard
from pentarchy.games.imperial_settlers.steps_lookout import Lookout
from pentarchy.games.imperial_settlers.steps_production import Production
from pentarchy.games.imperial_settlers.steps_solo import Attacks, OpenAttack
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Event
from pentarchy.kernel.steps import Act, Chance, Decision, Log, Offer, Rule, Steps


def not_taken(state: SettlersState, step: ChooseFaction, mask: int) -> int:
    for faction in state.factions:
        if faction >= 0:
            mask &= ~(1 << faction)
    return mask


CHOOSE = Offer("choose", Rule("1.1", "why-faction-taken", not_taken))


class ChooseFaction(Decision, frozen=True):
    """Rule 1.1: everyone leads an empire of their own."""

    asks = "ask-faction"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (CHOOSE,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        lead(state, self.seat, action.index, log)
        return ()


def lead(state: SettlersState, seat: int, faction: int, log: Log) -> None:
    """The seat leads this faction; its deck is shuffled (rule 1.2)."""
    state.factions[seat] = faction
    state.pile |= state.catalog.decks[1 + faction]
    if log is not None:
        thing = f"faction:{state.game.components.faction[faction].key}"
        log.append(Event("event-faction", seat, {"faction": thing}))


class ChooseFirst(Chance, frozen=True):
    """Rule 1.3: the first player is drawn by lot."""

    verb = "begin"

    def name(self, state: SettlersState) -> str:
        return "first-player"

    def odds(self, state: SettlersState) -> Odds:
        return [(seat, 1) for seat in range(state.seats)]

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.first = action.index
        return ()


class Begin(Act, frozen=True):
    """Rule 1.4: hands are dealt, beginning with the first player."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        if log is not None and not state.solo:
            log.append(Event("event-first", state.first))
        numbers = state.game.components.numbers
        deals: list[GainCard] = []
        for n in range(state.seats):
            seat = (state.first + n) % state.seats
            deals += [GainCard(seat, COMMON_CARD)] * numbers.common_hand
            deals += [GainCard(seat, FACTION_CARD)] * numbers.faction_hand
        opened = (OpenAttack(),) if state.solo else ()
        return (*deals, *opened, NextRound())


class NextRound(Act, frozen=True):
    """Rule 2.1: five rounds of four phases; the last has no Cleanup. Alone, a fifth phase."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        rounds = state.game.components.numbers.rounds
        if state.round == rounds:
            if log is not None:
                log.append(Event("event-over", -1))
            return ()
        state.round += 1
        state.passed = 0
        if log is not None:
            log.append(Event("event-round", -1, {"round": state.round}))
        last = state.round == rounds
        return (
            Lookout(),
            Production(),
            NextTurn(state.first),
            *(() if last else (Cleanup(),)),
            EndRound(),
            *((Attacks(),) if state.solo else ()),
            NextRound(),
        )
