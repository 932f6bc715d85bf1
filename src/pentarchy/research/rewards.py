"""What a learner is paid: at the end, or for what each step changed."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.state import State

Reward: TypeAlias = Literal["win", "points", "margin", "gains"]
KINDS: tuple[str, ...] = get_args(Reward)


def check_reward(kind: str) -> None:
    """:raises BadOptions: if there is no such reward."""
    if kind not in KINDS:
        listed = ", ".join(KINDS)
        raise BadOptions(f"reward: there is no reward {kind!r}, only {listed}")


def final(kind: str, state: State) -> list[float]:
    """What each seat gets when the game is over.

    `win`: its share of the victory; `points`: its points; `margin`: its points less the best
    rival's; `gains`: nothing more, all was paid on the way.
    """
    scores = state.scores()
    if kind == "points":
        return [float(points) for points in scores]
    if kind == "win":
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    if kind == "margin" and state.seats > 1:
        best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(state.seats)]
        return [float(own - rival) for own, rival in zip(scores, best, strict=True)]
    return [0.0] * state.seats if kind == "gains" else [float(points) for points in scores]


class Paymaster:
    """Pays the seats of one game after each step.

    With `shaping` the change of the title's valuation is paid too, as a potential: discount times
    what a seat may now expect, less what it could expect before, times `shaping`; at the end the
    potential is 0. That changes no best policy.
    """

    def __init__(self, kind: str, shaping: float = 0.0, discount: float = 1.0) -> None:
        check_reward(kind)
        self._kind = kind
        self._shaping = shaping
        self._discount = discount
        self.steady = kind != "gains" and not shaping
        """Whether nothing is paid before the end."""
        self._points: list[float] = []
        self._potential: list[float] = []

    def begin(self, state: State) -> None:
        if self._kind == "gains":
            self._points = [0.0] * state.seats
        if self._shaping:
            self._potential = list(state.game.values(state))

    def pay(self, state: State) -> list[float]:
        """What each seat gets for the step that led here."""
        if self.steady:
            return final(self._kind, state) if state.over else [0.0] * state.seats
        paid = final(self._kind, state) if state.over else [0.0] * state.seats
        if self._kind == "gains":
            points = [float(number) for number in state.scores()]
            paid = [now - before for now, before in zip(points, self._points, strict=True)]
            self._points = points
        if self._shaping:
            now = [0.0] * state.seats if state.over else list(state.game.values(state))
            for seat, before in enumerate(self._potential):
                paid[seat] += self._shaping * (self._discount * now[seat] - before)
            self._potential = now
        return paid
