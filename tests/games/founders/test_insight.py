"""What positions are said to be worth: the terms of the valuation (`insight.py`)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentarchy.games.founders import game
from pentarchy.games.founders.components import own_text
from pentarchy.games.founders.insight_terms import TERMS, WEIGHED
from pentarchy.kernel.chance import CHANCE
from tests.games.founders.table import PLAIN, Table, founders

MINER = {(0, 0): "forest", (1, 0): "mine", (2, 0): "gold-mine"}
"""It can pay for the Altar of Vulcan: iron and gold."""
LAST: dict[str, list[str]] = {"nature": [], "village": [], "city": []}
"""All stacks are empty: the turn that has begun is the last (10.2)."""


def weight(name: str) -> float:
    return founders().judgement.weights[name]


def terms(table: Table, seat: int = 0) -> dict[str, float]:
    return founders().insight(table.state, seat)


def counted(table: Table, name: str, seat: int = 0) -> float:
    """What the weight of a term is multiplied with."""
    return terms(table, seat)[name] / weight(name)


# In every position ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dealt", [True, False])
def test_terms_sum_to_the_values_and_end_as_the_scores(seats: int, dealt: bool) -> None:
    rng = Random(seats)
    state: Any = founders().new(seats, 5 if dealt else None)
    earlier = 0.0
    while not state.over:
        values = founders().values(state)
        for seat in range(seats):
            assert sum(founders().insight(state, seat).values()) == pytest.approx(values[seat])
        progress = founders().progress(state)
        assert earlier <= progress <= 1
        earlier = progress
        actor = state.actors[0]
        if actor == CHANCE:
            outcomes, weights = zip(*state.odds(), strict=True)
            state.play(CHANCE, rng.choices(outcomes, weights)[0])
        else:
            state.play(actor, state.legal(actor).pick(rng.random()))
    assert tuple(founders().values(state)) == state.scores()
    assert founders().progress(state) == 1
    for seat in range(seats):
        assert sum(founders().insight(state, seat).values()) == state.scores()[seat]


def test_a_copy_is_worth_the_same() -> None:
    """What is remembered of realms belongs to them alone."""
    rng = Random(3)
    state: Any = founders().new(2, 3)
    fresh = game()
    while not state.over:
        again = fresh.knowledge(state.view(0)).imagine(rng)
        assert fresh.values(again) == pytest.approx(founders().values(state))
        actor = state.actors[0]
        state.play(actor, state.legal(actor).pick(rng.random()))


def test_every_weight_has_its_term() -> None:
    weights = founders().judgement.weights
    assert set(weights) == set(WEIGHED)
    assert all(weights.values()), "training divides by them"
    state: Any = founders().new(2, 1)
    assert set(founders().insight(state, 0)) == set(TERMS)


def test_own_components_are_valued_by_their_own_numbers() -> None:
    text = own_text().replace("master_points = 2", "master_points = 5")
    state = game(text).new(2, 1)
    rng = Random(1)
    while not state.over:
        state.game.values(state)
        actor = state.actors[0]
        state.play(actor, state.legal(actor).pick(rng.random()))
    assert tuple(state.game.values(state)) == state.scores()


# Points that are sure ---------------------------------------------------------------------------


@pytest.mark.rule("10.6")
def test_points_as_they_stand() -> None:
    realm = {(0, 0): "forest", (1, 0): "mine", (2, 0): "great-janus", (3, 0): "great-apollo"}
    t = Table(
        realms={0: realm, 1: PLAIN[1]},
        ruined={0: [(3, 0)]},
        mastered={0: [(1, 0)]},
        hands={0: ["war", "cart", "weaver"]},
        replaced={0: ["lake"]},
    )
    found = terms(t)
    assert (found["prizes"], found["masters"], found["tokens"], found["replaced"]) == (3, 2, 3, -1)


@pytest.mark.rule("2.7")
def test_a_coin_on_an_own_tile_is_a_token_already() -> None:
    assert terms(Table(coins={0: [(0, 0)]}))["tokens"] == 1


@pytest.mark.rule("9.1")
def test_a_workshop_brings_a_master_for_sure() -> None:
    """Six masters may come, and one of them, the smith, would find a home."""
    realms = {0: {(0, 0): "forest", (1, 0): "mine"}, 1: PLAIN[1]}
    t = Table(realms=realms, rows={"city": ["workshop-iron"]})
    t.lay("workshop-iron", (0, 1))
    assert t.on_turn == CHANCE
    assert terms(t)["turn"] == pytest.approx(1 + weight("homes") / 6)


@pytest.mark.rule("5.1")
def test_a_city_tile_in_hand_is_worth_its_token() -> None:
    realms = {0: {(0, 0): "forest", (1, 0): "mine"}, 1: PLAIN[1]}
    t = Table(realms=realms, rows={"city": ["camp-iron"]}, stacks=LAST, prizes=["great-mars"])
    t.play("attach", "camp-iron")
    assert terms(t)["turn"] == 1, "it is the last turn: what the camp makes pays for nothing"


# Masters ----------------------------------------------------------------------------------------


@pytest.mark.rule("9.2")
def test_masters_with_and_without_a_home() -> None:
    realms = {0: {(0, 0): "forest", (1, 0): "mine"}, 1: PLAIN[1]}
    t = Table(realms=realms, hands={0: ["smith", "weaver"]})
    assert counted(t, "homes") == 1
    assert terms(t)["homeless"] > 0


@pytest.mark.rule("2.5")
def test_in_the_last_turn_one_master_settles_at_most() -> None:
    realms = {0: {(0, 0): "forest", (1, 0): "mine", (2, 0): "gold-mine"}, 1: PLAIN[1]}
    for at, homes in (("turn", 1), ("played", 0)):
        t = Table(realms=realms, hands={0: ["smith", "jeweller"]}, stacks=LAST, at=at)
        assert counted(t, "homes") == homes


@pytest.mark.rule("10.5")
def test_after_agreement_all_masters_that_fit_are_sure() -> None:
    t = Table(
        realms={0: {(0, 0): "forest", (1, 0): "mine", (2, 0): "gold-mine"}, 1: PLAIN[1]},
        hands={0: ["smith", "jeweller", "weaver"]},
        at="open",
        prizes=["altar-minerva"],
        stacks={"village": ["mine"]},
    )
    t.play("offer").play("agree")
    assert founders().values(t.state)[0] == pytest.approx(2 + 2 + 1)


# War --------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_prizes_that_a_war_can_reach() -> None:
    behind = {(0, 0): "great-mars", (0, 1): "forest", (1, 0): "temple-sol"}
    t = Table(realms={0: behind, 1: PLAIN[1]}, hands={1: ["war"]}, prizes=["great-janus"])
    assert counted(t, "threat") == 2, "the forest protects the other prize"
    assert terms(t)["exposed"] == 0
    assert counted(t, "wars", seat=1) == 1


def test_without_a_war_in_hand_prizes_are_only_exposed() -> None:
    t = Table(realms={0: {(0, 0): "forest", (1, 0): "temple-sol"}, 1: PLAIN[1]})
    assert terms(t)["threat"] == 0
    assert terms(t)["exposed"] < 0


def test_a_war_for_one_point_has_no_target() -> None:
    t = Table(realms={0: {(0, 0): "altar-vulcan"}, 1: PLAIN[1]}, hands={1: ["war"]})
    assert terms(t, seat=1)["wars"] == 0


def test_a_war_on_a_worthless_tile_is_worth_less_than_its_token() -> None:
    t = Table(hands={0: ["war"]}, rows={"nature": ["lake"]})
    kept = founders().values(t.state)
    t.play("use", "war")
    wasted = founders().values(t.state)
    assert wasted[0] - wasted[1] < kept[0] - kept[1]


# Prizes -----------------------------------------------------------------------------------------


def prizes(table: Table, seat: int = 0) -> dict[str, float]:
    """The prizes in sight: what each weight is multiplied with, where it is something."""
    kinds = ("first:", "second:")
    found = {name: counted(table, name, seat) for name in WEIGHED if name.startswith(kinds)}
    return {name: count for name, count in found.items() if count}


def test_a_prize_in_reach_counts_with_its_points() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, prizes=["altar-vulcan"], at="open")
    assert prizes(t) == {"first:0": 1}


def test_who_comes_first_is_nearer_to_a_prize_that_both_can_pay() -> None:
    t = Table(realms={0: MINER, 1: MINER}, prizes=["altar-vulcan"], at="open")
    assert prizes(t) == {"first:0": 1}
    assert prizes(t, seat=1) == {"second:0": 1}


def test_steps_are_the_tiles_that_are_missing() -> None:
    """Gold costs stone and water: stone is there, water and the gold mine are missing."""
    realm = {(0, 0): "forest", (1, 0): "mine"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, prizes=["altar-vulcan"], at="open")
    assert set(prizes(t)) == {"first:2"}


@pytest.mark.rule("10.3")
def test_a_prize_that_nothing_can_pay_any_more_is_out_of_sight() -> None:
    stacks = {"village": ["mine"]}
    realm = {(0, 0): "forest", (1, 0): "mine"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, prizes=["altar-vulcan"], stacks=stacks, at="open")
    assert prizes(t) == {}


@pytest.mark.rule("10.2")
def test_after_the_last_turn_nothing_is_to_come() -> None:
    """The last tile is opened: the rival has no turn any more, only the points it has."""
    t = Table(realms={0: PLAIN[0], 1: MINER}, prizes=["altar-vulcan"], stacks=LAST)
    assert {name for name, value in terms(t, seat=1).items() if value} == set()


@pytest.mark.rule("10.4")
def test_an_end_agreed_on_is_worth_the_points() -> None:
    t = Table(
        hands={1: ["cart"]},
        at="open",
        prizes=["altar-minerva"],
        stacks={"nature": ["lake", "lake"], "village": ["mine"], "city": []},
    )
    t.play("offer").play("agree")
    assert t.state.over
    assert list(founders().values(t.state)) == [0, 1]
