"""A small policy in numpy: one hidden layer, illegal actions masked out."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


def squeezed(observations: Array) -> Array:
    """Counts can be large: their logarithms are better food for a network."""
    return np.sign(observations) * np.log1p(np.abs(observations))


class Policy:
    """Observation in, chances of the open actions out."""

    def __init__(self, size: int, actions: int, hidden: int = 32, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.first = (rng.standard_normal((size, hidden)) / np.sqrt(size)).astype(np.float32)
        self.second = np.zeros((hidden, actions), np.float32)

    def chances(self, observations: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """For each row the chances; and what a gradient needs: the inputs and the hidden layer."""
        inputs = squeezed(observations)
        inner = np.tanh(inputs @ self.first)
        logits = np.where(masks == 1, inner @ self.second, -np.inf)
        grown = np.exp(logits - logits.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True), inputs, inner

    def pick(self, observations: Array, masks: NDArray[np.int8], rng: np.random.Generator) -> Array:
        """An open action for each row, by its chances."""
        chances, _, _ = self.chances(observations, masks)
        marks = rng.random(len(chances))[:, None]
        picked: Array = (chances.cumsum(axis=1) < marks).sum(axis=1)
        last = chances.shape[1] - 1 - (chances[:, ::-1] > 0).argmax(axis=1)
        return np.minimum(picked, last)

    def learn(
        self,
        observations: Array,
        masks: NDArray[np.int8],
        actions: NDArray[np.int64],
        weights: Array,
        rate: float,
    ) -> float:
        """One step up the gradient of weight times log chance; returns the mean log chance."""
        chances, inputs, inner = self.chances(observations, masks)
        rows = np.arange(len(actions))
        slope = -chances
        slope[rows, actions] += 1
        slope *= weights[:, None] / len(actions)
        back = (slope @ self.second.T) * (1 - inner**2)
        self.second += rate * inner.T @ slope
        self.first += rate * inputs.T @ back
        return float(np.log(chances[rows, actions]).mean())

    def save(self, path: Path) -> None:
        np.savez(path, first=self.first, second=self.second)

    @classmethod
    def load(cls, path: Path) -> Policy:
        kept = np.load(path)
        found = cls(*kept["first"].shape[:1], kept["second"].shape[1])
        found.first, found.second = kept["first"], kept["second"]
        return found
