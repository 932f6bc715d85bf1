"""How strong is a policy? Paired games in the arena against a level, with an interval of 95 %.

python examples/research/evaluate.py policy.npz --against random --games 40
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pentarchy.arena.playing import play_game
from pentarchy.arena.stats import Estimate, Share
from pentarchy.arena.task import Task

PLAYER = Path(__file__).with_name("policy_player.py")


def evaluate(weights: Path, title: str, against: str, games: int, seed: int = 1) -> Estimate:
    """The share of victories; every deal is played from both seats."""
    program = f"cmd:{sys.executable} {PLAYER} {weights}"
    task = Task(
        title=title, players=(program, against), games=games, seed=seed, paired=True, timeout=60
    )
    share = Share()
    for number in range(games):
        played = play_game(task, number)
        if played.forfeit is not None:
            raise SystemExit(f"game {number}: the policy gave no answer ({played.forfeit.why})")
        share.add(played.share(played.players.index(0)))
    return share.estimate()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--title", default="eight-minute-empire")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    found = evaluate(given.weights, given.title, given.against, given.games)
    print(f"against {given.against}: {found.value:.0%} ({found.low:.0%} to {found.high:.0%})")
