"""OpenSpiel's information-set search, unchanged, on a short game with hidden bids.

python examples/research/openspiel_search.py --games 4 --simulations 20
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from pentarchy.research import openspiel


def play(title: str, games: int, simulations: int, seed: int = 0) -> float:
    """The searcher's share of victories against random play, seats changing from game to game."""
    game = pyspiel.load_game(openspiel.short_name(title), {"seats": 2})
    rng = Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 1.4, simulations, random_state=np.random.RandomState(seed + 1)
    )
    won = 0.0
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(actions, odds)[0]
            elif state.current_player() == number % 2:
                action = bot.step(state)
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
        won += state.returns()[number % 2]
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="eight-minute-empire")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    given = parser.parse_args()
    share = play(given.title, given.games, given.simulations)
    print(f"{given.title}: {share:.0%} of {given.games} games won")
