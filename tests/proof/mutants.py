"""Toys that each break one promise. The suite must catch them all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

import pentarchy.kernel.view
import tests.toy.view
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.messages import Event, ScoreLine
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Log, Offer, Rule, Sealed, Steps, Together
from tests.toy.specimen import SPECIMEN as TOY
from tests.toy.state import Card, ToyState
from tests.toy.steps import Auction, Camp, Draw, Market, NextRound, Roll, Travel, Turn, holds_slot
from tests.toy.view import CardSeen, ToyKnowledge


def view_shows_all_cards(patch: pytest.MonkeyPatch) -> None:
    kept = tests.toy.view._seen

    def seen(state: ToyState, card: Card, viewer: int | None) -> CardSeen:
        face = state.card_thing(card.kind)
        return msgspec.structs.replace(kept(state, card, viewer), face=face)

    patch.setattr(tests.toy.view, "_seen", seen)


def draw_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    kept = Draw.take

    def take(step: Draw, state: ToyState, action: Action, log: Log) -> Steps:
        steps = kept(step, state, action, log)
        if log is not None:
            log[-1] = msgspec.structs.replace(log[-1], secret={})
        return steps

    patch.setattr(Draw, "take", take)


def gift_is_remembered_by_all_but_told_to_two(patch: pytest.MonkeyPatch) -> None:
    """The view learns of a card that no event has told."""
    kept = Turn.take

    def take(step: Turn, state: ToyState, action: Action, log: Log) -> Steps:
        rival = (step.seat + 1) % state.seats
        state.hands[rival] = tuple(card._replace(known=7) for card in state.hands[rival])
        return kept(step, state, action, log)

    patch.setattr(Turn, "take", take)


def sealed_bid_shows_on_the_agenda(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sealed, "seen_by", lambda sealed, seat: sealed)


def sealed_bid_is_told(patch: pytest.MonkeyPatch) -> None:
    kept = Together.advance

    def advance(step: Together, state: State, seat: int, action: Action, log: Log) -> Steps:
        steps = kept(step, state, seat, action, log)
        if log is not None and log[-1].id == "event-sealed":
            log.append(Event("event-bid", seat, {"coins": action.index}))
        return steps

    patch.setattr(Together, "advance", advance)


def first_rival_holds_jade(state: ToyState, seat: int) -> bool:
    hand = state.hands[(seat + 1) % state.seats]
    return bool(hand) and hand[0].kind == 2


def legal_depends_on_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    rule = Rule("4.4", "why-no-card", lambda s, t, m: 0 if first_rival_holds_jade(s, t.seat) else m)
    patch.setattr(Turn, "offers", lambda step, state: (Offer("ask", rule), Offer("rest")))


def binding_depends_on_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    kept = Turn.take

    def take(step: Turn, state: ToyState, action: Action, log: Log) -> Steps:
        if action.verb == "rest" and first_rival_holds_jade(state, step.seat):
            return ()
        return kept(step, state, action, log)

    patch.setattr(Turn, "take", take)


def imagining_again(change: Callable[[ToyKnowledge, ToyState, Random], ToyState]) -> Any:
    kept = ToyKnowledge.imagine
    return lambda knowledge, rng: change(knowledge, kept(knowledge, rng), rng)


def imagining_prefers_jade(patch: pytest.MonkeyPatch) -> None:
    kept = ToyKnowledge.imagine

    def imagine(knowledge: ToyKnowledge, rng: Random) -> ToyState:
        return min(
            (kept(knowledge, rng) for _ in range(2)),
            key=lambda state: sum(b[2] for b in state.bags),
        )

    patch.setattr(ToyKnowledge, "imagine", imagine)


def imagining_forgets_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    def imagine(knowledge: ToyKnowledge, state: ToyState, rng: Random) -> ToyState:
        TOY.redeal(state, None, rng)
        return state

    patch.setattr(ToyKnowledge, "imagine", imagining_again(imagine))


def imagined_futures_are_all_the_same(patch: pytest.MonkeyPatch) -> None:
    def imagine(knowledge: ToyKnowledge, state: ToyState, rng: Random) -> ToyState:
        state.dealer = Dealer(1)
        return state

    patch.setattr(ToyKnowledge, "imagine", imagining_again(imagine))


def imagined_states_share_their_purses(patch: pytest.MonkeyPatch) -> None:
    def imagine(knowledge: ToyKnowledge, state: ToyState, rng: Random) -> ToyState:
        state.purses = knowledge._known.purses
        return state

    patch.setattr(ToyKnowledge, "imagine", imagining_again(imagine))


def copies_share_their_purses(patch: pytest.MonkeyPatch) -> None:
    kept = ToyState.copy

    def copy(state: ToyState) -> ToyState:
        new = kept(state)
        new.purses = state.purses
        return new

    patch.setattr(ToyState, "copy", copy)


def dice_are_numbered_as_they_come(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Roll, "name", lambda step, state: f"road/{state.round}/{state.places}/{state.bank}"
    )


def first_come_first_served(patch: pytest.MonkeyPatch) -> None:
    kept = Travel.take

    def take(step: Travel, state: ToyState, action: Action, log: Log) -> Steps:
        taken = action.index in state.places
        steps = kept(step, state, action, log)
        return () if taken else steps

    patch.setattr(Travel, "take", take)


def draws_share_a_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Draw, "name", lambda step, state: f"bag/{step.bag}")


def a_draw_that_cannot_be(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Roll, "odds", lambda step, state: [(0, 3), (1, 2), (2, 0)])


def a_rule_lets_back_in(patch: pytest.MonkeyPatch) -> None:
    first = Rule("5.1", "why-empty-slot", lambda state, step, mask: mask & 1)
    second = Rule("5.2", "why-sold-before", lambda state, step, mask: holds_slot(state, step, 7))
    patch.setattr(
        Market, "offers", lambda step, state: (Offer("sell", first, second), Offer("keep"))
    )


def asking_costs_a_coin(patch: pytest.MonkeyPatch) -> None:
    def narrow(state: ToyState, step: Camp, mask: int) -> int:
        state.bank += 1
        return mask

    offers = (Offer("camp"), Offer("press", Rule("3.3", "why-no-coin", narrow)))
    patch.setattr(Camp, "offers", lambda step, state: offers)


def a_rule_that_is_not_on_the_page(patch: pytest.MonkeyPatch) -> None:
    rule = Rule("9.9", "why-no-coin", lambda state, step, mask: 0)
    patch.setattr(Camp, "offers", lambda step, state: (Offer("camp"), Offer("press", rule)))


def nothing_is_open(patch: pytest.MonkeyPatch) -> None:
    offer = Offer("sell", Rule("5.1", "why-empty-slot", holds_slot))
    patch.setattr(Market, "offers", lambda step, state: (offer,))


def coins_are_lost(patch: pytest.MonkeyPatch) -> None:
    def pay(state: ToyState, seat: int, coins: int) -> None:
        state.purses[seat] -= coins

    patch.setattr(ToyState, "pay", pay)


def the_game_never_ends(patch: pytest.MonkeyPatch) -> None:
    kept = NextRound.run

    def run(step: NextRound, state: ToyState, log: Log) -> Steps:
        state.round = 0
        return kept(step, state, log)

    patch.setattr(NextRound, "run", run)


def scores_are_not_their_lines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "scores", lambda state: tuple(place + 1 for place in state.places))


def the_lead_is_drawn_behind_the_dealers_back(patch: pytest.MonkeyPatch) -> None:
    kept = Auction.run
    secret = count()

    def run(step: Auction, state: ToyState, log: Log) -> Steps:
        state.leader = next(secret) % 2
        return kept(step, state, log)

    patch.setattr(Auction, "run", run)


def the_view_does_not_come_back_from_json(patch: pytest.MonkeyPatch) -> None:
    kept = pentarchy.kernel.view.shared

    def shared(state: State, seat: int | None) -> dict[str, Any]:
        agenda = tuple(msgspec.to_builtins(step.seen_by(seat)) for step in state.agenda)
        return {**kept(state, seat), "agenda": agenda}

    patch.setattr(tests.toy.view, "shared", shared)


def nothing_ever_binds(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "_tried", lambda state, seat, action: False)


def points_are_kept_by_seat_only(patch: pytest.MonkeyPatch) -> None:
    kept: Kept[int, tuple[ScoreLine, ...]] = Kept(9)
    fresh = ToyState.score_lines

    def score_lines(state: ToyState, seat: int) -> tuple[ScoreLine, ...]:
        return kept.get(seat) or kept.keep(seat, fresh(state, seat))

    patch.setattr(tests.toy.view, "_KEPT", kept, raising=False)
    patch.setattr(ToyState, "score_lines", score_lines)
