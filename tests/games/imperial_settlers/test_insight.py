"""What a seat may expect: terms add up, agree with the scores, and say what their names say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentarchy.cli.text import Texts
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.chance import CHANCE
from tests.games.imperial_settlers.table import Table, settlers

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (2, {"lookout": "passing"}),
    (2, {"peaceful": True, "captor_scores": True}),
    (3, {"lookout": "harder"}),
    (4, {"shrine_gold": True}),
]


def term(t: Table, name: str, seat: int = 0) -> float:
    """A term of the position."""
    return t.rules.insight(t.state, seat)[name]


def check(state: SettlersState) -> None:
    """The contract of values and terms in any state."""
    values = settlers().values(state)
    assert len(values) == state.seats
    for seat, value in enumerate(values):
        assert sum(settlers().insight(state, seat).values()) == pytest.approx(value)
    assert 0.0 <= settlers().progress(state) <= 1.0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_terms_add_up_in_every_state_and_agree_with_the_scores_at_the_end(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        rng = Random(seed)
        state: Any = settlers().new(seats, seed, **options)
        while not state.over:
            check(state)
            imagined = settlers().knowledge(state.view(0)).imagine(rng)
            check(imagined)
            actor = rng.choice(state.actors)
            state.play(actor, state.legal(actor).pick(rng.random()))
        assert tuple(settlers().values(state)) == state.scores()
        check(state)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_without_a_dealer_chance_may_be_pending(seats: int) -> None:
    rng = Random(seats)
    state: Any = settlers().new(seats)
    while not state.over:
        check(state)
        if state.actors == (CHANCE,):
            action = rng.choice(state.odds())[0]
            state.play(CHANCE, action)
        else:
            actor = state.actors[0]
            state.play(actor, state.legal(actor).pick(rng.random()))


def test_the_same_position_is_valued_alike_by_a_fresh_game() -> None:
    """What is remembered between calls changes nothing."""
    from pentarchy.games.imperial_settlers import game

    rng = Random(4)
    state: Any = settlers().new(2, 4)
    while not state.over:
        actor = state.actors[0]
        state.play(actor, state.legal(actor).pick(rng.random()))
        if state.turn % 9 == 0 and not state.over:
            assert list(game().values(state)) == pytest.approx(list(settlers().values(state)))


def test_every_term_has_a_name_in_both_languages() -> None:
    t = Table("romans", "egyptians")
    for language in ("en", "ru"):
        texts = Texts(language, t.rules)
        assert all(texts.has(name) for name in t.rules.insight(t.state, 0))


def test_points_and_locations_as_they_score() -> None:
    """Rule 11.1: 1 for a common location, 2 for a faction location."""
    t = Table("romans", "egyptians", points={0: 7}, places={0: ["village", "castle", "builder"]})
    assert term(t, "track") == 7
    assert term(t, "locations") == 1 + 1 + 2


@pytest.mark.rule("4.7")
def test_a_shrine_scores_its_tier_and_the_way_to_the_next_is_a_feature() -> None:
    def shrine(banked: int) -> Table:
        t = Table("japanese", "romans", places={0: ["shrine"]}, round_number=5)
        t.state.banked = ((t.number("shrine"), banked),)
        return t

    assert term(shrine(3), "locations") == 2 + 2
    assert term(shrine(6), "locations") == 2 + 2
    assert term(shrine(7), "locations") == 2 + 5
    assert term(shrine(6), "features") > term(shrine(4), "features") > 0


def test_goods_count_where_something_can_be_done_with_them() -> None:
    """In the last round a stone that Mason turns into points is worth them; one over is not."""

    def mason(goods: str, **more: Any) -> Table:
        return Table(
            "romans", "egyptians", places={0: ["mason"]}, goods={0: goods}, round_number=5, **more
        )

    idle = mason("P")
    ready = mason("P+S")
    assert term(idle, "plan") == 0
    weight = settlers().judgement.weights["plan"]
    assert term(ready, "plan") == pytest.approx(2 * weight)
    assert term(mason("P+S", used=["mason"]), "plan") == 0
    assert term(mason("P+G"), "plan") == pytest.approx(2 * weight)
    assert term(mason("3P"), "plan") == pytest.approx(2 * weight)
    assert term(mason("2P"), "plan") == 0


def test_after_the_pass_only_what_the_empire_keeps_counts() -> None:
    """Rules 4.2 and 10.1: Egyptians keep gold."""
    t = Table("egyptians", "romans", goods={0: "3W+2G"}, passed=[0], hand={0: ["mason"]})
    only = Table("egyptians", "romans", goods={0: "2G"}, passed=[0], hand={0: ["mason"]})
    assert term(t, "leftovers") == term(only, "leftovers") > 0
    assert term(t, "plan") == 0
    last = Table("egyptians", "romans", goods={0: "3W+2G"}, passed=[0], round_number=5)
    assert term(last, "leftovers") == 0


def test_a_deal_counts_for_every_round_to_come() -> None:
    """Rule 6.3: three Productions still come in round 2, none in round 5."""

    def growth(round_number: int, deals: list[str]) -> float:
        t = Table("romans", "egyptians", deals={0: deals}, round_number=round_number)
        return term(t, "growth") + term(t, "engine")

    early = growth(2, ["roman-bank"]) - growth(2, [])
    late = growth(4, ["roman-bank"]) - growth(4, [])
    assert early > 2 * late > 0
    assert growth(5, ["roman-bank"]) == 0


def test_income_is_used_by_own_actions() -> None:
    """Romans make two workers and a stone a round, which Mason turns into two points."""
    t = Table("romans", "egyptians", places={0: ["mason"]}, round_number=3)
    assert term(t, "engine") == pytest.approx(2 * 2 * settlers().judgement.weights["engine"])


def test_production_of_points() -> None:
    t = Table("romans", "egyptians", places={0: ["monument"]}, round_number=3)
    assert term(t, "produced-points") == pytest.approx(
        2 * settlers().judgement.weights["produced-points"]
    )


@pytest.mark.rule("7.3")
def test_a_shield_takes_the_dearest_location_out_of_danger() -> None:
    def danger(tokens: str, shields: list[str], **more: Any) -> float:
        places = {0: ["quarry", "ruins", "village"]}
        t = Table("romans", "egyptians", places=places, shields=shields, goods={1: tokens}, **more)
        return term(t, "danger")

    assert danger("2R", []) < danger("2R", ["quarry"]) < 0
    assert danger("2R", ["quarry", "village"]) == 0, "Ruins cannot be razed"
    assert danger("3R", ["quarry"]) == danger("2R", [])
    assert danger("R", []) == 0
    assert danger("2R", [], peaceful=True) == 0
    assert danger("2R", [], passed=[1]) == 0


def test_what_is_being_built_counts_as_built() -> None:
    """A build that still asks what to give up looks no worse than before it was begun."""
    t = Table(
        "romans", "egyptians",
        hand={0: ["builder"]}, places={0: ["village", "ruins"]}, goods={0: "S"},
    )  # fmt: skip
    before = t.rules.values(t.state)[0]
    t.play("build", "builder")
    assert term(t, "begun") > 0
    assert t.rules.values(t.state)[0] > before


def test_alone_faction_locations_beat_trophies() -> None:
    """Rule 12.6: more faction locations than trophies win."""

    def outlook(places: list[str], trophies: list[str]) -> float:
        t = Table("romans", places={0: places}, round_number=5)
        for key in trophies:
            t.state.trophies |= 1 << t.number(key)
        return term(t, "victory")

    assert outlook(["builder", "legion"], []) > outlook(["builder"], [])
    assert outlook(["builder", "legion"], ["castle"]) < outlook(["builder", "legion"], [])
    assert 0 <= outlook([], []) <= settlers().judgement.search.victory
