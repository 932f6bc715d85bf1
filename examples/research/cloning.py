"""Behaviour cloning: learn to pick what a stronger player picked, from a data set.

pentarchy simulate eight-minute-empire --players novice,apprentice --games 50 --dataset a.parquet
python examples/research/cloning.py a.parquet --out policy.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import polars
from policy import Policy

import pentarchy
from pentarchy.research.dataset import SCHEMA, dense


def clone(
    table: Path, epochs: int, rate: float = 0.05, seed: int = 0
) -> tuple[Policy, float, float]:
    """Returns the policy, its mean log chance of the picks it did not learn from, and that of
    picking blindly among what was open."""
    frame = polars.read_parquet(table)
    if set(frame["schema"]) != {SCHEMA}:
        raise SystemExit(f"{table}: this reads schema {SCHEMA} only")
    game = pentarchy.game(frame["title"][0])
    observations, masks = dense(frame, len(game.actions))
    actions = frame["action"].to_numpy().astype(np.int64)
    kept_back = (frame["game"] % 5 == 0).to_numpy()  # whole games, or a game would teach its own
    policy = Policy(observations.shape[1], len(game.actions), seed=seed)
    rng = np.random.default_rng(seed)
    learned = np.flatnonzero(~kept_back)
    for _ in range(epochs):
        rng.shuffle(learned)
        for start in range(0, len(learned), 64):
            rows = learned[start : start + 64]
            weights = np.ones(len(rows), np.float32)
            policy.learn(observations[rows], masks[rows], actions[rows], weights, rate)
    tested = np.flatnonzero(kept_back)
    chances, _, _ = policy.chances(observations[tested], masks[tested])
    found = float(np.log(chances[np.arange(len(tested)), actions[tested]]).mean())
    blind = float(-np.log(masks[tested].sum(axis=1)).mean())
    return policy, found, blind


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path)
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    made, told, chance = clone(given.table, given.epochs)
    made.save(given.out)
    print(f"{given.out}: mean log chance of unseen picks {told:.3f}, blindly {chance:.3f}")
