"""Where nothing happens: what PettingZoo and OpenSpiel cost by themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pentarchy.kernel.game import Game
from pentarchy.research.course import observer_of


class Empty(AECEnv):
    """Two agents, who take turns doing nothing: the same arrays again and again."""

    def __init__(self, size: int, actions: int, seats: int) -> None:
        super().__init__()
        self.metadata = {"name": "empty_v0", "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (size,), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )
        self._actions = spaces.Discrete(actions)
        self._seen = {
            "observation": np.zeros(size, np.float32),
            "action_mask": np.ones(actions, np.int8),
        }
        self.render_mode = None

    def observation_space(self, agent: str) -> Any:
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._actions

    def observe(self, agent: str) -> Any:
        return self._seen

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in agents}
        self.agent_selection = agents[0]
        self._steps = 0

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._steps += 1
        if self._steps == 100:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[self._steps % len(self.agents)]


def empty_env(game: Game, seats: int) -> Any:
    env: Any = Empty(observer_of(game, seats).size, len(game.actions), seats)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class EmptyGame(pyspiel.Game):
    """A game of a hundred moves that change nothing."""

    def __init__(self, params: Any = None) -> None:
        kind = pyspiel.GameType
        super().__init__(
            pyspiel.GameType(
                short_name="pentarchy_empty",
                long_name="Nothing happens",
                dynamics=kind.Dynamics.SEQUENTIAL,
                chance_mode=kind.ChanceMode.DETERMINISTIC,
                information=kind.Information.PERFECT_INFORMATION,
                utility=kind.Utility.ZERO_SUM,
                reward_model=kind.RewardModel.TERMINAL,
                max_num_players=2,
                min_num_players=2,
                provides_information_state_string=False,
                provides_information_state_tensor=False,
                provides_observation_string=False,
                provides_observation_tensor=False,
            ),
            pyspiel.GameInfo(
                num_distinct_actions=2,
                max_chance_outcomes=0,
                num_players=2,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=100,
            ),
            params or {},
        )

    def new_initial_state(self) -> EmptyState:
        return EmptyState(self)


class EmptyState(pyspiel.State):
    """So many moves have been made."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self.moves = 0

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.moves == 100 else self.moves % 2

    def _legal_actions(self, player: int) -> list[int]:
        return [0, 1]

    def _apply_action(self, action: int) -> None:
        self.moves += 1

    def is_terminal(self) -> bool:
        return self.moves == 100

    def returns(self) -> list[float]:
        return [0.0, 0.0]
