"""Sample games, looked at from every seat: what a layout is made from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View
from pentarchy.research.notes import Notes

GAMES = 6
"""So many games are played for each number of seats, and one for each value of an option."""
EVERY = 3
"""One position in so many is looked at."""


class Survey:
    """All that was noted about a game's views and the steps of its agenda."""

    def __init__(self, game: Game) -> None:
        shared = {*View.__struct_fields__, *game.view_type.helps}
        names = [name for name in game.view_type.__struct_fields__ if name not in shared]
        self.fields = {name: Notes() for name in names}
        self.steps = {kind.__name__: Notes() for kind in game.steps}
        self.turns = 0

    def look(self, view: View) -> None:
        """Take note of one view."""
        self.turns = max(self.turns, view.turn)
        for name, notes in self.fields.items():
            notes.see(getattr(view, name), view.seats)
        for step in view.agenda:
            self._look_at_step(step, view.seats)

    def _look_at_step(self, step: dict[str, Any], seats: int) -> None:
        if step["type"] == "Together":
            for lane in step["lanes"]:
                for inner in lane:
                    self._look_at_step(inner, seats)
            return
        if step["type"] == "Sealed":
            self._look_at_step(step["step"], seats)
            return
        self.steps[step["type"]].see_step(step, seats)


def survey(game: Game, games: int = GAMES, every: int = EVERY) -> Survey:
    """Look at many positions; the same game always gives the same notes."""
    found = Survey(game)
    for seats in game.seat_range:
        found.look(game.new(seats).glance(0))  # before anything is drawn
    for number, state in enumerate(_tables(game, games)):
        rng = Random(number)
        ply = 0
        while not state.over:
            if ply % every == 0:
                for seat in range(state.seats):
                    found.look(state.glance(seat))
            seat = state.actors[int(rng.random() * len(state.actors))]
            state.play(seat, state.legal(seat).pick(rng.random()))
            ply += 1
        found.look(state.glance(0))
    return found


def _tables(game: Game, games: int) -> Iterator[State]:
    for seats in game.seat_range:
        for seed in range(games):
            yield game.new(seats, seed)
    for name, values in option_values(game).items():
        for value in values:
            for seats in reversed(game.seat_range):
                try:
                    state = game.new(seats, 1000, **{name: value})
                except BadOptions:  # not at a table of that size, or not alone
                    continue
                yield state
                break


def option_values(game: Game) -> dict[str, tuple[Any, ...]]:
    """The options that have few values, each with those that are not its default."""
    hints = get_type_hints(game.options_type)
    defaults = game.options_type()
    found: dict[str, tuple[Any, ...]] = {}
    for name in game.options_type.__struct_fields__:
        values = _values(hints[name])
        other = tuple(value for value in values if value != getattr(defaults, name))
        if other:
            found[name] = other
    return found


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(value for part in get_args(hint) for value in _values(part))
