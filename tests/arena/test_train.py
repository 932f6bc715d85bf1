"""Training: numbers that are known come out again, and the file keeps everything else."""

from __future__ import annotations

import tomllib
from random import Random

import msgspec
import pytest

import pentarchy
from pentarchy.arena.insight_file import rewritten
from pentarchy.arena.samples import Sample, Source, gather
from pentarchy.arena.train import check_trainable, fit_spread, fit_weights, quality, train
from pentarchy.bots.outlook import chance_of
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.judgement import Judgement, Provenance

TITLE = "eight-minute-empire"


def made(count: int, weights: dict[str, float], spread: float, noise: float) -> list[Sample]:
    """Positions of two seats whose final points and winners follow from these numbers."""
    rng = Random(1)
    found = []
    for number in range(count):
        features = [{name: rng.uniform(0, 10) for name in weights} for _ in range(2)]
        fixed = [float(rng.randrange(10)) for _ in range(2)]
        values = [
            fix + sum(weights[name] * value for name, value in own.items())
            for fix, own in zip(fixed, features, strict=True)
        ]
        scores = [round(value + rng.gauss(0, noise)) for value in values]
        first = rng.random() < chance_of(values[0] - values[1], spread)
        wins = (1.0, 0.0) if first else (0.0, 1.0)
        progress = rng.random()
        found.append(Sample(number, progress, tuple(features), tuple(fixed), tuple(scores), wins))
    return found


def test_weights_that_made_the_points_are_found() -> None:
    true = {"land": 2.0, "gold": 0.5, "danger": -1.0}
    samples = made(400, true, 4.0, 1.0)
    found = fit_weights({"land": 1.0, "gold": 1.0, "danger": -0.1}, samples, 0.0)
    assert found == pytest.approx(true, abs=0.05)


def test_a_strong_ridge_holds_weights_where_they_were() -> None:
    samples = made(200, {"land": 2.0, "gold": 0.5}, 4.0, 1.0)
    prior = {"land": 1.0, "gold": 1.0}
    held = fit_weights(prior, samples, 1e6)
    assert held == pytest.approx(prior, abs=0.01)
    between = fit_weights(prior, samples, 1.0)
    assert 1.0 < between["land"] < 2.0


def test_a_weight_keeps_its_sign_and_is_never_nothing() -> None:
    samples = made(300, {"land": 2.0, "gold": -0.5}, 4.0, 1.0)
    found = fit_weights({"land": 1.0, "gold": 1.0}, samples, 0.0)
    assert found["gold"] == pytest.approx(0.05)
    assert found["land"] > 1.5


def test_the_spread_that_made_the_winners_is_found() -> None:
    weights = {"land": 1.0}
    samples = made(3000, weights, 5.0, 0.0)
    found = fit_spread(Judgement(weights=weights, spread=(12.0, 12.0)), samples)
    assert found == pytest.approx((5.0, 5.0), rel=0.15)


def test_better_numbers_are_seen_to_be_better() -> None:
    true = {"land": 2.0, "gold": 0.5}
    samples = made(300, true, 4.0, 2.0)
    before = Judgement(weights={"land": 0.5, "gold": 2.0}, spread=(20.0, 20.0))
    trained = train(before, samples, 0.001)
    assert trained.after.error < trained.before.error
    assert trained.after.correlation > trained.before.correlation
    assert trained.after.surprise < trained.before.surprise
    assert trained.after == quality(trained.judgement, [s for s in samples if s.game % 5 == 0])
    assert sum(tenth.count for tenth in trained.bins) == 2 * 60
    assert trained.judgement.search == before.search


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadOptions, match="too few"):
        train(Judgement(weights={"land": 1.0}), made(1, {"land": 1.0}, 1.0, 1.0), 0.1)


def test_a_title_without_weights_is_refused() -> None:
    with pytest.raises(BadOptions, match="no weights"):
        check_trainable(pentarchy.game("toy"))


# Positions -------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_positions() -> None:
    source = Source(title=TITLE, seats=2, level="random", seed=1)
    samples = gather(source, 3, None)
    assert samples == gather(source, 3, None)
    assert samples != gather(msgspec.structs.replace(source, seed=2), 3, None)
    assert {sample.game for sample in samples} == {0, 1, 2}


def test_features_by_their_weights_and_the_rest_are_the_value() -> None:
    """Whatever is taken apart adds up again to what the valuation says."""
    game = pentarchy.game(TITLE)
    weights = game.judgement.weights
    state = game.new(2, 5)
    rng = Random(5)
    from pentarchy.arena.samples import _taken

    while not state.over:
        for seat in range(2):
            features, fixed = _taken(game, state, seat)
            assert set(features) <= set(weights)
            total = fixed + sum(weights[name] * value for name, value in features.items())
            assert total == pytest.approx(game.values(state)[seat], abs=1e-6)
        actor = state.actors[0]
        state.play(actor, state.legal(actor).pick(rng.random()))


# The file --------------------------------------------------------------------------------------

FILE = """# What it is.

spread = [6.0, 5.0,
  4.0]  # by hand

[weights]
land = 1.0   # of the land
"first:1" = 0.5
landing = 3

[search]
horizon = 4
land = 7

[[provenance]]
what = "weights"
how = "set by hand"

[[provenance]]
what = "weights, spread"
how = "pentarchy arena train x --seed 1"
note = "old"
"""
ROW = Provenance(what="weights, spread", how="pentarchy arena train x --seed 2", note="new")


def test_only_the_numbers_and_the_trained_row_change() -> None:
    judgement = Judgement(
        weights={"land": 1.5, "first:1": -0.25, "landing": 2.0}, spread=(3.0, 2.5, 1.0)
    )
    text = rewritten(FILE, judgement, ROW)
    assert text == (
        FILE.replace("[6.0, 5.0,\n  4.0]", "[3.0, 2.5, 1.0]")
        .replace("land = 1.0 ", "land = 1.5 ")
        .replace('"first:1" = 0.5', '"first:1" = -0.25')
        .replace("landing = 3", "landing = 2.0")
        .replace("--seed 1", "--seed 2")
        .replace('"old"', '"new"')
    )
    assert rewritten(text, judgement, ROW) == text


def test_a_file_without_spread_gets_one() -> None:
    text = rewritten("[weights]\nland = 1.0\n", Judgement(weights={"land": 2.0}), ROW)
    data = tomllib.loads(text)
    assert data["weights"] == {"land": 2.0}
    assert data["spread"] == [10.0, 3.0]
    assert data["provenance"][0]["note"] == "new"
