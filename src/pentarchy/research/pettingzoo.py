"""Every title as a PettingZoo environment.

    env = pentarchy.research.pettingzoo.env("kingdom-builder", seats=3)

One agent a seat; `env` asks them one after another, also where the rules let several decide at
once (nobody then sees what the others picked), `parallel_env` all at once. The checks that
PettingZoo's usual wrappers make are built in: an action out of bounds is an AssertionError, an
illegal one ends the game with a reward of -1 for who made it, and a warning.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from pentarchy.kernel.errors import IllegalAction
from pentarchy.research import drawing
from pentarchy.research.course import Course, entries_of, number_of, write_mask

ILLEGAL_REWARD = -1.0
RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]

Observation: TypeAlias = dict[str, Any]


def env(title: str, seats: int | None = None, reward: str = "win", **options: Any) -> Table:
    """An environment in which the seats act one after another.

    `seats` is by default the fewest that can play. Options: those of the title; and
    `render_mode`, `shaping`, `discount`, `components`.

    :raises BadOptions: (a ValueError) naming the option that is unknown or wrong.
    """
    return Table(title, seats, reward=reward, **options)


def parallel_env(
    title: str, seats: int | None = None, reward: str = "win", **options: Any
) -> ParallelTable:
    """An environment in which all seats act at once: who has nothing to decide must `wait`,
    which is the last action."""
    return ParallelTable(title, seats, reward=reward, **options)


def _checked(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {render_mode!r} is none of {', '.join(RENDER_MODES)}")
    return render_mode


def _checked_number(action: Any, count: int) -> int:
    """:raises AssertionError: as PettingZoo's AssertOutOfBoundsWrapper does."""
    number = number_of(action, count)
    if number is None:
        raise AssertionError(f"action {action!r} is not a number from 0 to {count - 1}")
    return number


def space_of(course: Course, actions: int) -> spaces.Dict:
    """The observation and the mask of what may be done."""
    low, high = course.observer.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def drawn(course: Course, mode: str | None, seat: int | None) -> Any:
    """The table as that seat sees it, in that mode; `human` prints it."""
    if mode is None:
        gymnasium.logger.warn("You are calling render method without specifying any render mode.")
        return None
    view = course.state.view(seat)
    if mode == "rgb_array":
        return drawing.pixels(course.observer, view)
    if mode == "svg":
        return drawing.svg(course.observer, view)
    text = drawing.text(course.observer, view)
    if mode == "ansi":
        return text
    print(text, flush=True)
    return None


class Table(AECEnv):  # type: ignore[type-arg, unused-ignore]
    """A table at which the seats act one after another."""

    def __init__(
        self, title: str, seats: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.course = Course(title, seats, **options)
        self.render_mode = _checked(render_mode)
        self.metadata = {
            "name": f"{title}_v{self.course.game.rules}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.course.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = space_of(self.course, self.course.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.course.actions) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._begun = False

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with the same seed, the same one."""
        self.course.begin(seed)
        self._begun = True
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._idle = dict.fromkeys(agents, 0.0)
        self._select()

    def _select(self) -> None:
        actors = self.course.state.actors
        self.agent_selection = self.possible_agents[actors[0]] if actors else self.agents[0]

    def observe(self, agent: str) -> Observation:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        seat = self._seat[agent]
        return {"observation": self.course.observe(seat), "action_mask": self.course.mask(seat)}

    def step(self, action: Any) -> None:
        """The selected agent acts."""
        if not self._begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        number = _checked_number(action, course.actions)
        seat = self._seat[agent]
        try:
            course.state.play(seat, course.game.actions[number])
        except IllegalAction:
            self._end_illegally(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        if course.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif course.paymaster.steady:
            self.rewards = self._idle
            self._select()
            return
        paid = course.paymaster.pay(course.state)
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()
        self._select()

    def _end_illegally(self, agent: str) -> None:
        """As PettingZoo's TerminateIllegalWrapper does."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        if not self._begun:
            EnvLogger.error_render_before_reset()
        seat = self._seat[self.agent_selection] if self.agents else None
        return drawn(self.course, self.render_mode, seat)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class ParallelTable(ParallelEnv):  # type: ignore[type-arg, unused-ignore]
    """A table at which all seats act at once."""

    def __init__(
        self, title: str, seats: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        self.course = Course(title, seats, **options)
        self.render_mode = _checked(render_mode)
        self.metadata = {
            "name": f"{title}_v{self.course.game.rules}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.course.seats)]
        self.wait = self.course.actions
        """The action of who has nothing to decide."""
        space = space_of(self.course, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.course.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: int) -> Observation:
        course = self.course
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in course.state.actors:
            write_mask(course.state, seat, entries_of(mask))
        else:
            mask[self.wait] = 1
        return {"observation": course.observe(seat), "action_mask": mask}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """All act: those who may decide, in the order of their seats; the others wait."""
        course = self.course
        agents = self.possible_agents
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        actors = course.state.actors
        wrong = self._wrong(actions, actors)
        paid = dict.fromkeys(agents, 0.0)
        if wrong is not None:
            EnvLogger.warn_on_illegal_move()
            paid[wrong] = ILLEGAL_REWARD
        else:
            for seat in actors:
                for other, gain in enumerate(course.play(seat, int(actions[agents[seat]]))):
                    paid[agents[other]] += gain
        over = wrong is not None or course.state.over
        if over:
            self.agents = []
        return (
            self._observed(),
            paid,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, wrong is not None),
            {agent: {} for agent in agents},
        )

    def _wrong(self, actions: dict[str, Any], actors: tuple[int, ...]) -> str | None:
        """The first agent whose action is illegal."""
        for seat, agent in enumerate(self.possible_agents):
            number = _checked_number(actions[agent], self.wait + 1)
            waits = number == self.wait
            if (seat in actors) == waits or not (waits or self.course.is_open(seat, number)):
                return agent
        return None

    def render(self) -> Any:
        return drawn(self.course, self.render_mode, None)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
