"""The suite bites: a toy that breaks one promise is caught by the check of that promise."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.commuting import check_commuting_in_game
from pentarchy.proof.legality import check_legality
from pentarchy.proof.secrecy import check_draw, check_sealed
from pentarchy.proof.test_chance import check_draws
from pentarchy.proof.test_choices import check_choices
from pentarchy.proof.test_copies import check_copy
from pentarchy.proof.test_kept import check_kept
from pentarchy.proof.test_records import check_record
from pentarchy.proof.test_secrecy import check_imagined, check_redealt
from pentarchy.proof.test_views import check_imagined_games, check_json
from pentarchy.proof.test_whole_games import check_whole_game
from pentarchy.proof.walks import reached
from pentarchy.proof.worlds import Worlds, check_spread
from tests.proof import mutants
from tests.toy import Toy
from tests.toy.specimen import SPECIMEN as TOY

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


def secret_draws() -> None:
    state = Toy().new(3, None)
    for _ in range(6):
        for viewer in (None, 0, 1, 2):
            check_draw(state, viewer)
        state.play(CHANCE, state.legal(CHANCE)[0])


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


def kept() -> None:
    check_kept(reached(Toy(), TABLE, 0))


def draws() -> None:
    for seed in range(3):
        check_draws(Toy().new(3, None, rounds=3), Random(seed))


CHECKS = (
    legality, whole_games, copies, records, commuting, secrecy_when_redealt,
    secrecy_when_imagined, secret_draws, sealed_choices, spread, imagined_games, json,
    choices, kept, draws,
)  # fmt: skip


@pytest.mark.parametrize("check", CHECKS)
def test_the_sound_toy_passes(check: Callable[[], None]) -> None:
    check()


Mutant = Callable[[pytest.MonkeyPatch], None]

CAUGHT: list[tuple[Mutant, Callable[[], None]]] = [
    (mutants.view_shows_all_cards, secrecy_when_redealt),
    (mutants.draw_is_told_to_all, secrecy_when_redealt),
    (mutants.draw_is_told_to_all, secrecy_when_imagined),
    (mutants.draw_is_told_to_all, secret_draws),
    (mutants.gift_is_remembered_by_all_but_told_to_two, secrecy_when_redealt),
    (mutants.gift_is_remembered_by_all_but_told_to_two, secrecy_when_imagined),
    (mutants.legal_depends_on_a_hidden_card, secrecy_when_redealt),
    (mutants.legal_depends_on_a_hidden_card, secrecy_when_imagined),
    (mutants.binding_depends_on_a_hidden_card, secrecy_when_redealt),
    (mutants.sealed_bid_shows_on_the_agenda, sealed_choices),
    (mutants.sealed_bid_is_told, sealed_choices),
    (mutants.imagining_prefers_jade, spread),
    (mutants.imagining_forgets_what_was_seen, spread),
    (mutants.imagining_forgets_what_was_seen, secrecy_when_imagined),
    (mutants.imagined_futures_are_all_the_same, spread),
    (mutants.imagined_states_share_their_purses, imagined_games),
    (mutants.copies_share_their_purses, copies),
    (mutants.dice_are_numbered_as_they_come, commuting),
    (mutants.first_come_first_served, commuting),
    (mutants.draws_share_a_name, draws),
    (mutants.a_draw_that_cannot_be, draws),
    (mutants.a_rule_lets_back_in, legality),
    (mutants.asking_costs_a_coin, legality),
    (mutants.a_rule_that_is_not_on_the_page, legality),
    (mutants.nothing_is_open, whole_games),
    (mutants.coins_are_lost, whole_games),
    (mutants.the_game_never_ends, whole_games),
    (mutants.scores_are_not_their_lines, whole_games),
    (mutants.the_lead_is_drawn_behind_the_dealers_back, records),
    (mutants.the_view_does_not_come_back_from_json, json),
    (mutants.nothing_ever_binds, choices),
    (mutants.points_are_kept_by_seat_only, kept),
]


@pytest.mark.parametrize(
    ("mutant", "check"), CAUGHT, ids=[f"{m.__name__}-{c.__name__}" for m, c in CAUGHT]
)
def test_a_broken_promise_is_caught(
    mutant: Mutant, check: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant(monkeypatch)
    with pytest.raises(AssertionError):
        check()
