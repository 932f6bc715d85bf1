"""A trained policy as a program for the arena: questions come in as lines, numbers go out.

pentarchy arena match 'cmd:python examples/research/policy_player.py policy.npz' random \\
    --title eight-minute-empire --games 20
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import msgspec
import numpy as np
from policy import Policy

import pentarchy
from pentarchy.research.course import observer_of


def main(weights: Path) -> None:
    policy = Policy.load(weights)
    for line in sys.stdin:
        question = json.loads(line)
        game = pentarchy.game(question["title"])
        view = msgspec.convert(question["view"], game.view_type, strict=False)
        observer = observer_of(game, question["seats"])
        mask = np.zeros((1, len(game.actions)), np.int8)
        mask[0, [action["id"] for action in question["legal"]]] = 1
        chances, _, _ = policy.chances(observer.observe(view)[None], mask)
        print(int(chances[0].argmax()), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    main(parser.parse_args().weights)
