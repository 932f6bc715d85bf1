"""Bags, dealers, and the promise that a seed was not changed."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.kernel.chance import (
    SEED_BITS,
    Dealer,
    bag_list,
    bag_odds,
    bag_of,
    bag_sum,
    commitment,
    fresh_dealer,
    one_less,
    one_more,
    random_seed,
)
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.record import Record
from pentarchy.kernel.replay import seed_kept
from pentarchy.proof.worlds import unlikeliness

bags = st.lists(st.integers(0, 5), min_size=1, max_size=6).map(tuple)


@given(bags)
def test_a_bag_is_its_list(bag: tuple[int, ...]) -> None:
    assert bag_of(len(bag), bag_list(bag)) == bag
    assert len(bag_list(bag)) == sum(bag)


@given(bags)
def test_odds_of_a_bag_are_its_counts(bag: tuple[int, ...]) -> None:
    assert dict(bag_odds(bag)) == {kind: count for kind, count in enumerate(bag) if count}


@given(bags, st.data())
def test_taking_out_and_putting_in(bag: tuple[int, ...], data: st.DataObject) -> None:
    kind = data.draw(st.integers(0, len(bag) - 1))
    more = one_more(bag, kind)
    assert Counter(bag_list(more)) == Counter([*bag_list(bag), kind])
    assert one_less(more, kind) == bag
    assert sum(bag_sum(bag, more)) == 2 * sum(bag) + 1


@pytest.mark.parametrize("odds", [[(0, 1), (1, 1)], [(4, 3), (2, 2), (9, 1)], [(7, 5)]])
def test_a_dealer_picks_by_weight(odds: list[tuple[int, int]]) -> None:
    """Over many names and over many seeds the weights are met."""
    total = sum(weight for _, weight in odds)
    right = {target: weight / total for target, weight in odds}
    times = 3000
    by_name = Counter(Dealer(7).pick(f"draw/{n}", odds) for n in range(times))
    by_seed = Counter(Dealer(n).pick("draw", odds) for n in range(times))
    assert unlikeliness(right, by_name, times) < 1
    assert unlikeliness(right, by_seed, times) < 1
    assert set(by_name) == set(by_seed) == set(right)


def test_draws_with_different_names_are_independent() -> None:
    odds = [(0, 1), (1, 1), (2, 1)]
    times = 3000
    dealer = Dealer(1)
    pairs = Counter(
        (dealer.pick(f"a/{n}", odds), dealer.pick(f"b/{n}", odds)) for n in range(times)
    )
    assert unlikeliness({(a, b): 1 / 9 for a in range(3) for b in range(3)}, pairs, times) < 1


def test_unlikely_draws_are_noticed() -> None:
    """The bound is wide, but a die that is a little off does not pass it."""
    sixths = dict.fromkeys(range(6), 1 / 6)
    assert unlikeliness(sixths, Counter(dict.fromkeys(range(6), 500)), 3000) == 0
    assert unlikeliness(sixths, Counter({0: 650, 1: 470, 2: 470, 3: 470, 4: 470, 5: 470}), 3000) > 1


@given(st.integers(0, 2**SEED_BITS - 1), st.text())
def test_the_same_draw_comes_out_the_same(seed: int, name: str) -> None:
    odds = [(n, n + 1) for n in range(5)]
    assert Dealer(seed).pick(name, odds) == Dealer(seed).pick(name, odds)
    assert Dealer(seed) == Dealer(seed)
    assert hash(Dealer(seed)) == hash(Dealer(seed))


def test_nothing_to_pick_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="'empty' has nothing to pick from"):
        Dealer(1).pick("empty", [])


@pytest.mark.parametrize("seed", [-1, 2**SEED_BITS])
def test_a_seed_has_its_range(seed: int) -> None:
    with pytest.raises(BadOptions, match="seed"):
        Dealer(seed)


def test_random_seeds_are_seeds() -> None:
    seeds = {random_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(Dealer(seed).seed == seed for seed in seeds)


def test_fresh_dealers_differ() -> None:
    rng = Random(1)
    assert len({fresh_dealer(rng) for _ in range(50)}) == 50


RECORD = Record(game="toy", rules=1, components="", options={}, seats=2, seed=41)


def committed(**changes: object) -> Record:
    whole = {"commitment": commitment(41, "salt"), "salt": "salt", **changes}
    return msgspec.structs.replace(RECORD, **whole)


def test_a_kept_seed_opens_its_commitment() -> None:
    assert seed_kept(committed()) is None
    assert seed_kept(RECORD) is None


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"seed": 42}, "do not open"),
        ({"salt": "pepper"}, "do not open"),
        ({"commitment": "0" * 64}, "do not open"),
        ({"salt": ""}, "but not the seed and salt"),
        ({"seed": None}, "but not the seed and salt"),
    ],
)
def test_a_changed_seed_is_noticed(changes: dict[str, object], problem: str) -> None:
    told = seed_kept(committed(**changes))
    assert told is not None
    assert problem in told.sentence


def test_a_set_is_picked_from_as_equal_odds_are() -> None:
    """`pick_bit` is `pick` with weights of one, only quicker."""
    for seed in range(40):
        dealer = Dealer(seed)
        mask = Random(seed).getrandbits(90) | 1 << 7
        odds = [(bit, 1) for bit in range(90) if mask >> bit & 1]
        assert dealer.pick_bit("draw", mask) == dealer.pick("draw", odds)
