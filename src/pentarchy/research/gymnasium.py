"""Every title as a Gymnasium environment: one learner against players of chosen levels.

    import pentarchy.research.gymnasium
    env = gymnasium.make("pentarchy/kingdom-builder-v1", opponents=("novice",))

The number is the version of the rules. Importing this module registers every title that has an
entry point of ours; without the import, `gymnasium.make` takes the module with the name:
"pentarchy.research.gymnasium:pentarchy/kingdom-builder-v1". (Gymnasium itself looks for no entry
points any more.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import register

from pentarchy import bots
from pentarchy.kernel.actions import Action
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import titles
from pentarchy.research.course import Course, number_of
from pentarchy.research.pettingzoo import ILLEGAL_REWARD, RENDER_MODES, Observation, drawn, space_of


def register_title(title: str) -> None:
    """Tell Gymnasium of one title."""
    register(
        f"pentarchy/{title}-v{game_of(title).rules}",
        entry_point="pentarchy.research.gymnasium:SoloTable",
        kwargs={"title": title},
    )


class OpenActions(spaces.Discrete):
    """All actions; a sample without a mask is one that is open at the table now."""

    def __init__(self, table: SoloTable) -> None:
        super().__init__(table.course.actions)
        self._table = table

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._table.course.mask(self._table.learner)
        return super().sample(mask, probability)

    def __reduce__(self) -> Any:
        """Elsewhere there is no table: there it is the plain space."""
        return spaces.Discrete, (int(self.n),)


def _levels(opponents: Sequence[str] | None, seats: int | None) -> tuple[str, ...]:
    if opponents is None:
        return () if seats == 1 else ("random",)
    return (opponents,) if isinstance(opponents, str) else tuple(opponents)


class SoloTable(gymnasium.Env[Observation, np.int64]):
    """A table with one learner; the others are played by bots, who see only what they may.

    The observation has the mask of what is open; `info["action_mask"]` is the same, for tools that
    look there. An action that is not open loses the game: it ends with a reward of -1 and
    `info["illegal"]`; with `illegal="raise"` it is an InvalidAction and changes nothing.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: levels (or one level), dealt to the other seats in turn, by default
        `random`; none of them is a solo game. `seats`: by default one for the learner and one for
        each level. `seat`: the learner's, by default another one from game to game.

        :raises BadOptions: (a ValueError) naming the option that is unknown or wrong.
        """
        levels = _levels(opponents, seats)
        if seats is None:
            seats = max(1 + len(levels), game_of(title).seat_range[0])
        self.course = Course(title, seats, **options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode: {render_mode!r} is none of {', '.join(RENDER_MODES)}")
        if seat is not None and not 0 <= seat < self.course.seats:
            raise ValueError(f"seat: there is no seat {seat} of {self.course.seats}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal: {illegal!r} is neither 'lose' nor 'raise'")
        if not levels and self.course.seats > 1:
            raise ValueError("opponents: name at least one level")
        if len(levels) >= self.course.seats:
            others = self.course.seats - 1
            raise ValueError(f"opponents: {len(levels)} levels for {others} other seats")
        for level in levels:
            bots.make(level, 0)
        self.render_mode = render_mode
        self.opponents = levels
        self.learner = seat or 0
        self._fixed = seat
        self._illegal = illegal
        self._players: dict[int, bots.Player] = {}
        self._plans: dict[int, bots.Plan | None] = {}
        self._begun = False
        self.observation_space: Any = space_of(self.course, self.course.actions)
        self.action_space: Any = OpenActions(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._begun = True
        while True:
            self.course.begin(int(self.np_random.integers(1 << 62)))
            seats = self.course.seats
            drawn_seat = int(self.np_random.integers(seats))
            self.learner = drawn_seat if self._fixed is None else self._fixed
            others = [(self.learner + n) % seats for n in range(1, seats)]
            self._players = {
                seat: bots.make(
                    self.opponents[n % len(self.opponents)], int(self.np_random.integers(1 << 62))
                )
                for n, seat in enumerate(others)
            }
            self._plans = dict.fromkeys(others)
            self._let_others_play()
            if not self.course.state.over:  # it may end before the learner is asked
                return self._observed(), self._info()

    def step(
        self, action: np.int64
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise gymnasium.error.ResetNeeded("Cannot call env.step() before calling env.reset()")
        course = self.course
        number = number_of(action, course.actions)
        if number is None:
            raise gymnasium.error.InvalidAction(
                f"action {action!r} is not a number from 0 to {course.actions - 1}"
            )
        if not course.is_open(self.learner, number):
            return self._illegally(course.game.actions[number])
        paid = course.play(self.learner, number)[self.learner]
        paid += self._let_others_play()
        return self._observed(), paid, course.state.over, False, self._info()

    def _illegally(
        self, action: Action
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        sentence = f"action {action} is not open now: see action_mask"
        if self._illegal == "raise":
            raise gymnasium.error.InvalidAction(sentence)
        self._begun = False
        return self._observed(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": sentence}

    def _let_others_play(self) -> float:
        """Until the learner is asked or the game is over; returns what the learner is paid."""
        course, state = self.course, self.course.state
        paid = 0.0
        while (actors := state.actors) and self.learner not in actors:
            seat = actors[0]
            thought = self._players[seat].choose(
                course.game, state.view(seat), state.legal(seat), self._plans[seat]
            )
            self._plans[seat] = thought.plan
            paid += course.play(seat, thought.action.id)[self.learner]
        return paid

    def _observed(self) -> Observation:
        seat = self.learner
        return {"observation": self.course.observe(seat), "action_mask": self.course.mask(seat)}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.course.mask(self.learner), "seat": self.learner}
        if self.course.state.over:
            scores = self.course.state.scores()
            info |= {"scores": scores, "won": self.learner in self.course.state.winners()}
        return info

    def render(self) -> Any:
        return drawn(self.course, self.render_mode, self.learner)


for _title in titles():
    register_title(_title)
