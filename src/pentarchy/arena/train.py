"""Learning a title's numbers: weights by ridge regression, spreads by maximum likelihood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from pentarchy.arena.extras import library
from pentarchy.arena.samples import Sample
from pentarchy.bots.outlook import chance_of, lead
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Judgement

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[numpy.float64]

HELD_OUT = 5
"""One game in so many is not learned from but judged by."""
LEAST = 0.05
"""A weight keeps its sign: one that would turn stays at this share of what it was."""
STEPS = 400
PULL = 4.0
"""As many positions as this speak for the spread as it was, at each knot."""
TOGETHER = 4
"""The positions of one game end alike, so that all together count as so many."""
BINS = 10


class Quality(msgspec.Struct, frozen=True):
    """How good numbers are on games that they were not learned from."""

    error: float
    """Root of the mean squared difference between what was expected and the final points."""
    correlation: float
    """Between the lead that was seen and the final one; alone, between the points."""
    surprise: float
    """Mean negative logarithm of the chance given to what happened; 0 alone."""


class Bin(msgspec.Struct, frozen=True):
    """Positions with nearly the same chance: what was said, and what came."""

    said: float
    came: float
    count: int


class Trained(msgspec.Struct, frozen=True):
    """New numbers, and what they are worth."""

    judgement: Judgement
    before: Quality
    after: Quality
    bins_before: tuple[Bin, ...]
    bins: tuple[Bin, ...]
    positions: int


def check_trainable(game: Game) -> None:
    """:raises BadOptions: if the title has no weights."""
    if not game.judgement.weights:
        sentence = f"{game.key} names no weights in its insight.toml: there is nothing to train"
        raise BadOptions(sentence, "arena-no-weights", title=game.key)


def train(before: Judgement, samples: Sequence[Sample], ridge: float) -> Trained:
    """Numbers that fit the samples, pulled towards those that there were.

    :raises BadOptions: if there are too few positions to learn from and to judge by.
    """
    learned = [sample for sample in samples if sample.game % HELD_OUT]
    judged = [sample for sample in samples if sample.game % HELD_OUT == 0]
    if not learned or not judged:
        raise BadOptions("games: these are too few to train with", "arena-few-games")
    weights = fit_weights(before.weights, learned, ridge)
    middle = msgspec.structs.replace(before, weights=weights)
    spread = fit_spread(middle, learned) if len(samples[0].scores) > 1 else before.spread
    after = msgspec.structs.replace(middle, spread=spread)
    return Trained(
        judgement=after,
        before=quality(before, judged),
        after=quality(after, judged),
        bins_before=reliability(before, judged),
        bins=reliability(after, judged),
        positions=len(samples),
    )


def fit_weights(
    prior: Mapping[str, float], samples: Sequence[Sample], ridge: float
) -> dict[str, float]:
    """Ridge regression of final points on features, towards the weights that there were."""
    np = library("numpy")
    names = list(prior)
    features, rest = _rows(names, samples)
    start: Numbers = np.array([prior[name] for name in names])
    scale: Numbers = features.std(axis=0) ** 2 + 1e-9
    fixed: dict[int, float] = {}
    found = start.copy()
    for _ in names:
        free = [index for index in range(len(names)) if index not in fixed]
        base = start.copy()
        for index, value in fixed.items():
            base[index] = value
        part = features[:, free]
        left = part.T @ part + ridge * len(rest) * np.diag(scale[free])
        found = base.copy()
        found[free] += np.linalg.solve(left, part.T @ (rest - features @ base))
        turned = [index for index in free if found[index] * start[index] <= 0]
        if not turned:
            break
        fixed.update({index: LEAST * float(start[index]) for index in turned})
    return {name: _rounded(float(value)) for name, value in zip(names, found, strict=True)}


def _rows(names: Sequence[str], samples: Sequence[Sample]) -> tuple[Numbers, Numbers]:
    """Features, and the final points that they must explain: each seat's own, and how far it was
    ahead of the others on average, because it is leads that win."""
    np = library("numpy")
    seats = len(samples[0].scores)
    taken: Numbers = np.array(
        [[[own.get(name, 0.0) for name in names] for own in s.features] for s in samples]
    )
    rest: Numbers = np.array([s.scores for s in samples]) - np.array([s.fixed for s in samples])
    if seats > 1:
        ahead = (taken - taken.mean(axis=1, keepdims=True)) * seats / (seats - 1)
        lead_rest = (rest - rest.mean(axis=1, keepdims=True)) * seats / (seats - 1)
        taken, rest = np.concatenate([taken, ahead]), np.concatenate([rest, lead_rest])
    return taken.reshape(-1, len(names)), rest.reshape(-1)


def expectations(judgement: Judgement, sample: Sample) -> list[float]:
    """What every seat of a position may expect with these weights."""
    return [
        fixed + sum(judgement.weights[name] * value for name, value in features.items())
        for features, fixed in zip(sample.features, sample.fixed, strict=True)
    ]


def _leads(judgement: Judgement, samples: Sequence[Sample]) -> list[tuple[float, float, float]]:
    """Of every seat of every position: progress, lead, share of the victory."""
    found = []
    for sample in samples:
        values = expectations(judgement, sample)
        spread = judgement.spread_at(sample.progress)
        for seat, won in enumerate(sample.wins):
            found.append((sample.progress, lead(values, seat, spread), won))
    return found


def fit_spread(judgement: Judgement, samples: Sequence[Sample]) -> tuple[float, ...]:
    """The knots under which what happened is most likely, with a pull towards the old ones."""
    np = library("numpy")
    known: Numbers = np.array(_leads(judgement, samples))
    progress, ahead, won = known[:, 0].clip(0, 1), known[:, 1], known[:, 2]
    knots = len(judgement.spread)
    place = progress * (knots - 1)
    # How much each knot counts for each position: two neighbours share it.
    parts: Numbers = np.clip(1 - abs(place[:, None] - np.arange(knots)[None, :]), 0, 1)
    start: Numbers = np.log(np.array(judgement.spread))
    found = start.copy()
    counts = min(1.0, TOGETHER * len({sample.game for sample in samples}) / len(known))
    moment, size = np.zeros(knots), np.zeros(knots)
    for step in range(1, STEPS + 1):
        spread = parts @ np.exp(found)
        chance = 1 / (1 + np.exp(-(ahead / spread).clip(-60, 60)))
        slope = parts.T @ ((won - chance) * -ahead / spread**2) * np.exp(found)
        slope = counts * slope - PULL * (found - start)
        moment = 0.9 * moment + 0.1 * slope
        size = 0.99 * size + 0.01 * slope**2
        pace = 0.03 * (1 - step / (STEPS + 1))
        found += pace * (moment / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.99**step)) + 1e-9)
    return tuple(_rounded(float(value)) for value in np.exp(found))


def quality(judgement: Judgement, samples: Sequence[Sample]) -> Quality:
    """How good these numbers are on these positions."""
    np = library("numpy")
    seen, final, errors = [], [], []
    for sample in samples:
        values = expectations(judgement, sample)
        errors += [v - s for v, s in zip(values, sample.scores, strict=True)]
        for seat in range(len(values)):
            seen.append(lead(values, seat, 1.0))
            final.append(lead(sample.scores, seat, 1.0))
    together = np.corrcoef(np.array(seen), np.array(final))[0, 1] if len(seen) > 1 else 0.0
    surprise = 0.0
    if len(samples[0].scores) > 1:
        chances = [(_chance(judgement, p, a), won) for p, a, won in _leads(judgement, samples)]
        said, came = (np.array(column) for column in zip(*chances, strict=True))
        said = said.clip(1e-9, 1 - 1e-9)
        surprise = -float(np.mean(came * np.log(said) + (1 - came) * np.log(1 - said)))
    error = float(np.sqrt(np.mean(np.array(errors) ** 2)))
    return Quality(error, float(np.nan_to_num(together)), surprise)


def reliability(judgement: Judgement, samples: Sequence[Sample]) -> tuple[Bin, ...]:
    """What was said about the chance of winning beside how often it came, in tenths."""
    if len(samples[0].scores) == 1:
        return ()
    bins: dict[int, list[tuple[float, float]]] = {}
    for progress, ahead, won in _leads(judgement, samples):
        said = _chance(judgement, progress, ahead)
        bins.setdefault(min(int(said * BINS), BINS - 1), []).append((said, won))
    return tuple(
        Bin(
            sum(said for said, _ in found) / len(found),
            sum(won for _, won in found) / len(found),
            len(found),
        )
        for _, found in sorted(bins.items())
    )


def _chance(judgement: Judgement, progress: float, ahead: float) -> float:
    return chance_of(ahead, judgement.spread_at(progress))


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")
