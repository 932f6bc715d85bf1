"""The suite bites: a toy that breaks one promise is caught by the check of that promise."""

from __future__ import annotations

import random
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from pytest import MonkeyPatch

import tests.toy.view
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.messages import Event
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Log, Offer, Rule, Sealed, Steps, Together
from tests.proof.commuting import check_commuting_in_game
from tests.proof.legality import check_legality
from tests.proof.secrecy import check_sealed
from tests.proof.specimens import TOY, Sample
from tests.proof.test_chance import check_draws
from tests.proof.test_choices import check_choices
from tests.proof.test_copies import check_copy
from tests.proof.test_records import check_record
from tests.proof.test_secrecy import check_imagined, check_redealt
from tests.proof.test_views import check_imagined_games, check_json
from tests.proof.test_whole_games import check_whole_game
from tests.proof.walks import reached
from tests.proof.worlds import Worlds, check_spread
from tests.toy import Toy
from tests.toy.state import ToyState
from tests.toy.steps import Auction, Camp, Draw, Market, NextRound, Roll, Travel, Turn, holds_slot
from tests.toy.view import ToyKnowledge

TABLE = Sample(3, {"rounds": 3})

# The checks, over enough of the toy to meet every kind of decision ---------------------------


def legality() -> None:
    for state in reached(Toy(), TABLE, 0, 6):
        check_legality(state, Random(1))


def whole_games() -> None:
    for seed in range(5):
        check_whole_game(Toy().new(3, seed, rounds=3), TOY, Random(seed))


def copies() -> None:
    for state in reached(Toy(), TABLE, 0, 4):
        check_copy(state, Random(1))


def records() -> None:
    for seed in range(5):
        check_record(Toy(), TABLE, seed)


def commuting() -> None:
    for seed in range(3):
        check_commuting_in_game(Toy().new(3, seed, rounds=3), Random(seed))


def secrecy_when_redealt() -> None:
    for state in reached(Toy(), TABLE, 0, 6):
        check_redealt(state, TOY, Random(1))


def secrecy_when_imagined() -> None:
    for state in reached(Toy(), TABLE, 0, 6):
        check_imagined(state, Random(1))


def sealed_choices() -> None:
    for state in reached(Toy(), TABLE, 0, 6):
        for viewer in (None, 0, 1, 2):
            check_sealed(state, viewer, Random(1))


def spread() -> None:
    rng = Random(1)
    worlds = Worlds(Toy(), TABLE, 1, 0)
    for moves in (0, 12):
        worlds.play_out(rng, moves)
        check_spread(worlds, TOY, rng)


def imagined_games() -> None:
    for state in reached(Toy(), TABLE, 0):
        check_imagined_games(state, TOY)


def json() -> None:
    for state in reached(Toy(), TABLE, 0):
        check_json(state)


def choices() -> None:
    for state in reached(Toy(), TABLE, 0):
        check_choices(state, Random(1))


def draws() -> None:
    for seed in range(3):
        check_draws(Toy().new(3, None, rounds=3), Random(seed))


CHECKS = (
    legality, whole_games, copies, records, commuting, secrecy_when_redealt,
    secrecy_when_imagined, sealed_choices, spread, imagined_games, json, choices, draws,
)  # fmt: skip


@pytest.mark.parametrize("check", CHECKS)
def test_the_sound_toy_passes(check: Callable[[], None]) -> None:
    check()


# The mutants: each breaks one promise --------------------------------------------------------


def view_shows_all_cards(patch: MonkeyPatch) -> None:
    kept = tests.toy.view._seen
    patch.setattr(
        tests.toy.view,
        "_seen",
        lambda state, card, _: kept(state, card, bits(card.known).__next__()),
    )


def draw_is_told_to_all(patch: MonkeyPatch) -> None:
    kept = Draw.take

    def take(step: Draw, state: ToyState, action: Action, log: Log) -> Steps:
        steps = kept(step, state, action, log)
        if log is not None:
            log[-1] = msgspec.structs.replace(log[-1], secret={})
        return steps

    patch.setattr(Draw, "take", take)


def gift_is_remembered_by_all_but_told_to_two(patch: MonkeyPatch) -> None:
    """The view learns of a card that no event has told."""
    kept = Turn.take

    def take(step: Turn, state: ToyState, action: Action, log: Log) -> Steps:
        rival = (step.seat + 1) % state.seats
        state.hands[rival] = tuple(card._replace(known=7) for card in state.hands[rival])
        return kept(step, state, action, log)

    patch.setattr(Turn, "take", take)


def sealed_bid_shows_on_the_agenda(patch: MonkeyPatch) -> None:
    patch.setattr(Sealed, "seen_by", lambda sealed, seat: sealed)


def sealed_bid_is_told(patch: MonkeyPatch) -> None:
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


def legal_depends_on_a_hidden_card(patch: MonkeyPatch) -> None:
    rule = Rule("4.4", "why-no-card", lambda s, t, m: 0 if first_rival_holds_jade(s, t.seat) else m)
    patch.setattr(Turn, "offers", lambda step, state: (Offer("ask", rule), Offer("rest")))


def binding_depends_on_a_hidden_card(patch: MonkeyPatch) -> None:
    kept = Turn.take

    def take(step: Turn, state: ToyState, action: Action, log: Log) -> Steps:
        if action.verb == "rest" and first_rival_holds_jade(state, step.seat):
            return ()
        return kept(step, state, action, log)

    patch.setattr(Turn, "take", take)


def imagining_again(change: Callable[[ToyKnowledge, ToyState, Random], ToyState]) -> Any:
    kept = ToyKnowledge.imagine
    return lambda knowledge, rng: change(knowledge, kept(knowledge, rng), rng)


def imagining_prefers_jade(patch: MonkeyPatch) -> None:
    kept = ToyKnowledge.imagine

    def imagine(knowledge: ToyKnowledge, rng: Random) -> ToyState:
        return min(
            (kept(knowledge, rng) for _ in range(2)),
            key=lambda state: sum(b[2] for b in state.bags),
        )

    patch.setattr(ToyKnowledge, "imagine", imagine)


def imagining_forgets_what_was_seen(patch: MonkeyPatch) -> None:
    def imagine(knowledge: ToyKnowledge, state: ToyState, rng: Random) -> ToyState:
        TOY.redeal(state, None, rng)
        return state

    patch.setattr(ToyKnowledge, "imagine", imagining_again(imagine))


def imagined_futures_are_all_the_same(patch: MonkeyPatch) -> None:
    def imagine(knowledge: ToyKnowledge, state: ToyState, rng: Random) -> ToyState:
        state.dealer = Dealer(1)
        return state

    patch.setattr(ToyKnowledge, "imagine", imagining_again(imagine))


def imagined_states_share_their_purses(patch: MonkeyPatch) -> None:
    def imagine(knowledge: ToyKnowledge, state: ToyState, rng: Random) -> ToyState:
        state.purses = knowledge._known.purses
        return state

    patch.setattr(ToyKnowledge, "imagine", imagining_again(imagine))


def copies_share_their_purses(patch: MonkeyPatch) -> None:
    kept = ToyState.copy

    def copy(state: ToyState) -> ToyState:
        new = kept(state)
        new.purses = state.purses
        return new

    patch.setattr(ToyState, "copy", copy)


def dice_are_numbered_as_they_come(patch: MonkeyPatch) -> None:
    patch.setattr(
        Roll, "name", lambda step, state: f"road/{state.round}/{state.places}/{state.bank}"
    )


def first_come_first_served(patch: MonkeyPatch) -> None:
    kept = Travel.take

    def take(step: Travel, state: ToyState, action: Action, log: Log) -> Steps:
        taken = action.index in state.places
        steps = kept(step, state, action, log)
        return () if taken else steps

    patch.setattr(Travel, "take", take)


def draws_share_a_name(patch: MonkeyPatch) -> None:
    patch.setattr(Draw, "name", lambda step, state: f"bag/{step.bag}")


def a_draw_that_cannot_be(patch: MonkeyPatch) -> None:
    patch.setattr(Roll, "odds", lambda step, state: [(0, 3), (1, 2), (2, 0)])


def a_rule_lets_back_in(patch: MonkeyPatch) -> None:
    first = Rule("5.1", "why-empty-slot", lambda state, step, mask: mask & 1)
    second = Rule("5.2", "why-sold-before", lambda state, step, mask: holds_slot(state, step, 7))
    patch.setattr(
        Market, "offers", lambda step, state: (Offer("sell", first, second), Offer("keep"))
    )


def asking_costs_a_coin(patch: MonkeyPatch) -> None:
    def narrow(state: ToyState, step: Camp, mask: int) -> int:
        state.bank += 1
        return mask

    offers = (Offer("camp"), Offer("press", Rule("3.3", "why-no-coin", narrow)))
    patch.setattr(Camp, "offers", lambda step, state: offers)


def a_rule_that_is_not_on_the_page(patch: MonkeyPatch) -> None:
    rule = Rule("9.9", "why-no-coin", lambda state, step, mask: 0)
    patch.setattr(Camp, "offers", lambda step, state: (Offer("camp"), Offer("press", rule)))


def nothing_is_open(patch: MonkeyPatch) -> None:
    offer = Offer("sell", Rule("5.1", "why-empty-slot", holds_slot))
    patch.setattr(Market, "offers", lambda step, state: (offer,))


def coins_are_lost(patch: MonkeyPatch) -> None:
    def pay(state: ToyState, seat: int, coins: int) -> None:
        state.purses[seat] -= coins

    patch.setattr(ToyState, "pay", pay)


def the_game_never_ends(patch: MonkeyPatch) -> None:
    kept = NextRound.run

    def run(step: NextRound, state: ToyState, log: Log) -> Steps:
        state.round = 0
        return kept(step, state, log)

    patch.setattr(NextRound, "run", run)


def scores_are_not_their_lines(patch: MonkeyPatch) -> None:
    patch.setattr(ToyState, "scores", lambda state: tuple(place + 1 for place in state.places))


def the_lead_is_drawn_behind_the_dealers_back(patch: MonkeyPatch) -> None:
    kept = Auction.run

    def run(step: Auction, state: ToyState, log: Log) -> Steps:
        state.leader = random.randrange(state.seats)
        return kept(step, state, log)

    patch.setattr(Auction, "run", run)


def the_view_does_not_come_back_from_json(patch: MonkeyPatch) -> None:
    kept = tests.toy.view.shared

    def shared(state: State, seat: int | None) -> dict[str, Any]:
        agenda = tuple(msgspec.to_builtins(step.seen_by(seat)) for step in state.agenda)
        return {**kept(state, seat), "agenda": agenda}

    patch.setattr(tests.toy.view, "shared", shared)


def nothing_ever_binds(patch: MonkeyPatch) -> None:
    patch.setattr(ToyState, "binds", lambda state, seat, action: False)


Mutant = Callable[[MonkeyPatch], None]

CAUGHT: list[tuple[Mutant, Callable[[], None]]] = [
    (view_shows_all_cards, secrecy_when_redealt),
    (draw_is_told_to_all, secrecy_when_redealt),
    (draw_is_told_to_all, secrecy_when_imagined),
    (gift_is_remembered_by_all_but_told_to_two, secrecy_when_redealt),
    (gift_is_remembered_by_all_but_told_to_two, secrecy_when_imagined),
    (legal_depends_on_a_hidden_card, secrecy_when_redealt),
    (legal_depends_on_a_hidden_card, secrecy_when_imagined),
    (binding_depends_on_a_hidden_card, secrecy_when_redealt),
    (sealed_bid_shows_on_the_agenda, sealed_choices),
    (sealed_bid_is_told, sealed_choices),
    (imagining_prefers_jade, spread),
    (imagining_forgets_what_was_seen, spread),
    (imagining_forgets_what_was_seen, secrecy_when_imagined),
    (imagined_futures_are_all_the_same, spread),
    (imagined_states_share_their_purses, imagined_games),
    (copies_share_their_purses, copies),
    (dice_are_numbered_as_they_come, commuting),
    (first_come_first_served, commuting),
    (draws_share_a_name, draws),
    (a_draw_that_cannot_be, draws),
    (a_rule_lets_back_in, legality),
    (asking_costs_a_coin, legality),
    (a_rule_that_is_not_on_the_page, legality),
    (nothing_is_open, whole_games),
    (coins_are_lost, whole_games),
    (the_game_never_ends, whole_games),
    (scores_are_not_their_lines, whole_games),
    (the_lead_is_drawn_behind_the_dealers_back, records),
    (the_view_does_not_come_back_from_json, json),
    (nothing_ever_binds, choices),
]


@pytest.mark.parametrize(
    ("mutant", "check"), CAUGHT, ids=[f"{m.__name__}-{c.__name__}" for m, c in CAUGHT]
)
def test_a_broken_promise_is_caught(
    mutant: Mutant, check: Callable[[], None], monkeypatch: MonkeyPatch
) -> None:
    mutant(monkeypatch)
    with pytest.raises(AssertionError):
        check()
