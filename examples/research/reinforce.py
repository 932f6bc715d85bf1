"""REINFORCE in numpy: a policy that plays against itself and keeps what wins.

python examples/research/reinforce.py --games 2000 --out policy.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from policy import Policy

from pentarchy.research.batch import Batch


def train(
    title: str, games: int, rows: int = 16, rate: float = 0.5, seed: int = 0
) -> tuple[Policy, list[float]]:
    """Returns the policy, and for each batch of finished games the mean margin that was learned
    from, in points: it grows while play gets more decided."""
    batch = Batch(title, rows, seed=seed, reward="margin")
    policy = Policy(batch.observer.size, len(batch.game.actions), seed=seed)
    rng = np.random.default_rng(seed)
    batch.reset()
    paths: list[list[tuple[int, Any, Any, int]]] = [[] for _ in range(rows)]
    ready: list[tuple[Any, Any, int, float]] = []
    curve: list[float] = []
    margins: list[float] = []
    finished = 0
    while finished < games:
        actions = policy.pick(batch.observations, batch.masks, rng)
        for row in range(rows):
            seen = (batch.observations[row].copy(), batch.masks[row].copy(), int(actions[row]))
            paths[row].append((int(batch.actors[row]), *seen))
        batch.step(actions)
        for row in np.flatnonzero(batch.over):
            finished += 1
            margins.append(float(np.abs(batch.rewards[row]).max()))
            for seat, seen_there, mask, action in paths[row]:
                ready.append(
                    (seen_there, mask, action, float(np.tanh(batch.rewards[row, seat] / 10)))
                )
            paths[row] = []
        if len(ready) > 1500:
            observations, masks, taken, weights = (
                np.array(part) for part in zip(*ready, strict=True)
            )
            policy.learn(observations, masks, taken, weights.astype(np.float32), rate)
            curve.append(float(np.mean(margins)))
            ready, margins = [], []
    return policy, curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="eight-minute-empire")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    made, learned = train(given.title, given.games)
    made.save(given.out)
    print(f"{given.out}: {given.games} games, {len(learned)} steps of learning")
