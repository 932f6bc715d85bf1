"""Every title as an OpenSpiel game in Python, with explicit chance.

    import pentarchy.research.openspiel
    game = pyspiel.load_game("pentarchy_kingdom_builder", {"seats": 3})

Importing this module registers the titles, with `_` for `-`. Where the rules let several decide at
once they are asked in the order of their seats, and nobody sees what the others picked.

An information state is what the seat may know now, which holds all that the rules let it remember,
and its own actions so far. It can be resampled (for IS-MCTS): hidden things are drawn anew from the
view, so a searcher cannot know more than its seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pyspiel

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadOptions, PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import titles
from pentarchy.kernel.state import State
from pentarchy.research.course import observer_of
from pentarchy.research.rewards import check_reward, final

LONGEST = 20_000
"""No game has more moves, chance included."""
MOST_POINTS = 10_000.0
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)


def short_name(title: str) -> str:
    """What OpenSpiel calls a title."""
    return f"pentarchy_{title.replace('-', '_')}"


def register_title(title: str) -> None:
    """Put a title on OpenSpiel's shelf."""
    rules = game_of(title)

    class Registered(SpielGame):
        """The game as OpenSpiel loads it, by name and parameters."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(rules, params or {})

    pyspiel.register_game(_type_of(rules, rules.seat_range[0], "win"), Registered)


def _type_of(game: Game, seats: int, reward: str) -> Any:
    constant = reward == "win" and seats > 1
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.key),
        long_name=f"Pentarchy: {game.key}, rules {game.rules}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if constant else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_range[-1],
        min_num_players=game.seat_range[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seat_range[0],
            "reward": "win",
            "options": "{}",
        },
    )


class SpielGame(pyspiel.Game):
    """A title with a number of seats, a reward and options (as JSON)."""

    def __init__(self, rules: Game, params: Mapping[str, Any]) -> None:
        """:raises SpielError: naming the option that is unknown or wrong."""
        self.rules = rules
        self.seats = int(params.get("seats", rules.seat_range[0]))
        self.reward = str(params.get("reward", "win"))
        try:
            self.options = _read_options(str(params.get("options", "{}")))
            check_reward(self.reward)
            rules.check(self.seats, self.options)
        except PentarchyError as error:
            raise pyspiel.SpielError(str(error)) from error
        least, most = (0.0, 1.0) if self.reward == "win" else (-MOST_POINTS, MOST_POINTS)
        sums = {"utility_sum": 1.0} if self.reward == "win" and self.seats > 1 else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=len(rules.actions),
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            max_game_length=LONGEST,
            **sums,
        )
        super().__init__(_type_of(rules, self.seats, self.reward), info, dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall)


def _read_options(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise BadOptions(f"options: {text!r} is no object in JSON ({error})") from None


Own: TypeAlias = "tuple[Own, int] | None"
"""The actions of a seat as a chain: adding one copies nothing."""


class Held:
    """The position behind a state of OpenSpiel's, which copies what it holds by `deepcopy` and
    writes it down by `pickle`."""

    __slots__ = ("course", "game", "own", "player", "state")

    def __init__(self, game: SpielGame, state: State | None, own: list[Own], course: Own) -> None:
        self.game = game
        self.state = state
        """None until it is asked for: OpenSpiel makes a first state for every copy."""
        self.player: int | None = None
        """Whose turn it is, as OpenSpiel numbers it and asks several times a move; None until it
        is asked for."""
        self.own = own
        """The actions of each seat so far, the last one on top."""
        self.course = course
        """All that was decided so far, by chance too."""

    def __deepcopy__(self, memo: Any) -> Held:
        state = None if self.state is None else self.state.copy()
        copied = Held(self.game, state, self.own[:], self.course)
        copied.player = self.player
        return copied

    def __reduce__(self) -> Any:
        """By the moves that led here; an imagined position has none and cannot be kept."""
        params = dict(self.game.get_parameters())
        return _held_again, (self.game.rules.key, params, _listed(self.course))

    def here(self) -> State:
        if self.state is None:
            self.state = self.game.rules.new(self.game.seats, None, **self.game.options)
        return self.state

    def whose(self) -> int:
        actors = self.here().actors
        if not actors:
            self.player = TERMINAL
        else:
            self.player = CHANCE_PLAYER if actors[0] == CHANCE else actors[0]
        return self.player


def _held_again(title: str, params: dict[str, Any], course: list[int]) -> Held:
    """The position that these actions lead to."""
    state = SpielState(pyspiel.load_game(short_name(title), params))
    for action in course:
        state._apply_action(action)
    return state.held


class SpielState(pyspiel.State):
    """A position. Without a dealer: wherever chance is asked it is a chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game, None, [None] * game.seats, None)

    def current_player(self) -> int:
        player = self.held.player
        return self.held.whose() if player is None else player

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, which asks `_legal_actions`, without the way there and back."""
        whose = self.current_player()
        if whose == CHANCE_PLAYER and player in (None, CHANCE_PLAYER):
            return [action for action, _ in self.chance_outcomes()]
        return self._legal_actions(whose) if player in (None, whose) and whose >= 0 else []

    def _legal_actions(self, player: int) -> list[int]:
        ids: list[int] = (self.held.state or self.held.here()).legal(player).ids()
        ids.sort()
        return ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.here()
        step = state.chance()
        if step is None:
            return []
        odds = step.odds(state)
        total = sum([weight for _, weight in odds])
        base = state.game.actions.base[step.verb]
        return [(base + target, weight / total) for target, weight in odds]

    def _apply_action(self, action: int) -> None:
        held = self.held
        state = held.state or held.here()
        actor = state.actors[0]
        try:
            state.play(actor, state.game.actions[action])
        except PentarchyError as error:
            raise pyspiel.SpielError(str(error)) from error
        held.player = None
        if actor != CHANCE:
            held.own[actor] = (held.own[actor], action)
        held.course = (held.course, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.held.here().game.actions[action])

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def returns(self) -> list[float]:
        state = self.held.here()
        game = self.get_game()
        return final(game.reward, state) if state.over else [0.0] * state.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another position that the seat cannot tell from this one."""
        state = self.held.here()
        rng = Random(sampler())
        view = state.view(player)
        imagined = state.game.knowledge(view).imagine(rng)
        imagined.dealer = None
        own = self.held.own[:]
        # Nobody imagines what others have sealed, but that they have is known: they pick anew.
        for seat in imagined.actors:
            if seat not in view.actors:
                picked = imagined.legal(seat).pick(rng.random())
                imagined.play(seat, picked)
                before = own[seat]
                own[seat] = (None if before is None else before[0], picked.id)
        other: SpielState = self.get_game().new_initial_state()
        other.held = Held(self.held.game, imagined, own, None)
        return other

    def __str__(self) -> str:
        return f"{self.held.here()!r} {self.held.here().hash()}"


class SpielObserver:
    """What OpenSpiel calls an observer: writes tensors and strings for a state and a player."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._observer = observer_of(game.rules, game.seats)
        self._recall = recall
        self.tensor = np.zeros(0 if recall else self._observer.size, np.float32)
        self.dict: dict[str, Any] = {}
        if not recall:
            self.dict = {
                part.name: self._observer.part(self.tensor, part.name)
                for part in self._observer.parts
            }

    def set_from(self, state: SpielState, player: int) -> None:
        self._observer.write(state.held.here().glance(player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        held = state.held
        seen = msgspec.json.encode(held.here().view(player)).decode()
        return f"{_listed(held.own[player])} {seen}" if self._recall else seen


def _listed(own: Own) -> list[int]:
    found = []
    while own is not None:
        own, action = own
        found.append(action)
    return found[::-1]


for _title in titles():
    register_title(_title)
