"""Observations: what a seat may know, as a row of numbers of fixed length.

They are made from a view and nothing else, so what is hidden from a seat cannot be in them.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pentarchy.kernel.game import Game
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.view import View
from pentarchy.research.changing import view_updater
from pentarchy.research.layouts import layout_of
from pentarchy.research.lens import Lens
from pentarchy.research.nodes import (
    MOST,
    Group,
    Layout,
    Members,
    Node,
    Number,
    Seats,
    bounds,
    shape,
)
from pentarchy.research.reading import Reader, told
from pentarchy.research.writing import BEYOND, Row, step_writer, view_writer

Floats = NDArray[np.float32]


class Part(NamedTuple):
    """A named part of an observation."""

    name: str
    start: int
    node: Node
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        found = 1
        for side in self.shape:
            found *= side
        return found


class Observer:
    """Writes the observations of a game for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.layout: Layout = layout_of(game)
        self._view = self.layout.view
        self._kinds = {kind: n for n, kind in enumerate(self.layout.steps)}
        self.parts: tuple[Part, ...] = ()
        self._lay_out()
        self._write_view = view_writer(self.layout, seats, self._base)
        self._update_view = view_updater(self.layout, seats, self._base)
        self._no_head = array("f", bytes(4 * self._base))
        self._heads: Kept[tuple[object, ...], tuple[object, Row]] = Kept(1 << 9)
        """Heads that were written, by what they tell; the agenda with each, since its steps are
        known by their identity."""
        self._lens = Lens(self)
        self._write_step = {
            kind: step_writer(self.layout, seats, node, self._starts[f"agenda.{kind}"])
            for kind, node in self.layout.steps.items()
        }

    def _lay_out(self) -> None:
        layout, seats = self.layout, self.seats
        parts: list[Part] = []
        at = 0

        def add(name: str, node: Node, sized: tuple[int, ...] | None = None) -> None:
            nonlocal at
            found = sized or shape(node, layout, seats)
            parts.append(Part(name, at, node, found))
            at += parts[-1].size

        add("beyond", Number(0, MOST))
        add("seat", Members(seats))
        add("turn", Number(0, layout.turns))
        add("over", Number(0, 1))
        add("actors", Seats(Number(0, 1)))
        add("agenda", Group({}), (len(self._kinds),))
        add("asked", Group({}), (seats, len(self._kinds)))
        add("sealed", Number(0, len(self.game.actions)))
        for kind, node in layout.steps.items():
            if node.parts:
                add(f"agenda.{kind}", node)
            else:
                parts.append(Part(f"agenda.{kind}", at, node, (0,)))
        self._base = at
        for name, leaf in _leaves("", self._view):
            add(name, leaf)
        self.parts = tuple(part for part in parts if part.size)
        self._starts = {part.name: part.start for part in parts}
        self.size = at

    # Writing --------------------------------------------------------------------------------

    def observe(self, view: View) -> Floats:
        """The observation of a view."""
        return self._lens.observe(view)

    def write(self, view: View, into: Floats) -> None:
        """The same, written into a row of the right length."""
        self._check(into)
        self._lens.write(view, into)

    def write_anew(self, view: View, row: Row) -> None:
        """Write a view into a row of zeros."""
        self._put_head(view, row)
        self._write_view(view, row, view.seat or 0)

    def write_over(self, view: View, last: View, row: Row) -> None:
        """Write a view over the last one of the same viewer, of which nothing was left out."""
        if (view.turn, view.actors, view.agenda) != (last.turn, last.actors, last.agenda):
            self._put_head(view, row)
        self._update_view(view, last, row, view.seat or 0)

    def _put_head(self, view: View, row: Row) -> None:
        """Write what every view says; most agendas come again and again."""
        key = (view.seat, view.over, view.actors, *map(id, view.agenda))
        known = self._heads.get(key)
        if known is None:
            row[: self._base] = self._no_head
            self._write_head(view, view.seat or 0, row)
            self._heads.keep(key, (view.agenda, row[: self._base]))
        else:
            row[: self._base] = known[1]
        row[self._starts["turn"]] = min(view.turn, self.layout.turns)
        if view.turn > self.layout.turns:
            row[BEYOND] += 1

    def _write_head(self, view: View, first: int, row: Row) -> None:
        """All of it but the turn."""
        starts, seats = self._starts, self.seats
        if view.seat is not None:
            row[starts["seat"] + view.seat] = 1
        turn = starts["turn"]
        row[turn + 1] = view.over
        for actor in view.actors:
            if actor >= 0:
                row[turn + 2 + (actor - first) % seats] = 1
        self._write_agenda(view, first, row)

    def _write_agenda(self, view: View, first: int, row: Row) -> None:
        """Which steps are to come, what each seat is asked, and what the viewer's own step says."""
        top = len(view.agenda) - 1
        for number, step in enumerate(view.agenda):
            if step["type"] == "Together":
                for seat, lane in enumerate(step["lanes"]):
                    for depth, inner in enumerate(lane):
                        asked = number == top and not depth
                        self._write_one(view, first, inner, asked, seat, row)
            else:
                self._write_one(view, first, step, number == top, step.get("seat", -1), row)

    def _write_one(
        self, view: View, first: int, step: dict[str, Any], asked: bool, seat: int, row: Row
    ) -> None:
        if step["type"] == "Sealed":
            row[self._starts["sealed"]] = step["action"] + 1
            step, asked = step["step"], False
        kind = self._kinds.get(step["type"])
        if kind is None:
            row[BEYOND] += 1
            return
        row[self._starts["agenda"] + kind] += 1
        if not asked or seat < 0:
            return
        place = (seat - first) % self.seats
        row[self._starts["asked"] + place * len(self._kinds) + kind] = 1
        if seat == view.seat or view.seat is None or len(view.actors) == 1:
            self._write_step[step["type"]](step, row, first)

    # Reading back ---------------------------------------------------------------------------

    def decode(self, observation: Floats) -> dict[str, Any]:
        """The observation as values by the names of its parts: what was written, read back."""
        self._check(observation)
        reader = Reader(self.layout, self.seats)
        row = observation.tolist()
        kinds = list(self._kinds)
        found: dict[str, Any] = {}
        for part in self.parts:
            if part.name == "agenda":
                counts = row[part.start : part.start + part.size]
                found[part.name] = {k: int(n) for k, n in zip(kinds, counts, strict=True) if n}
            elif part.name == "asked":
                found[part.name] = [
                    next((k for n, k in enumerate(kinds) if row[start + n]), None)
                    for start in range(part.start, part.start + part.size, len(kinds))
                ]
            else:
                found[part.name] = reader.read(part.node, row, part.start)
        return found

    def words(self, observation: Floats) -> list[str]:
        """The same as lines to read, one for each thing that is there."""
        return [
            line for name, value in self.decode(observation).items() for line in told(name, value)
        ]

    def _check(self, observation: Floats) -> None:
        if observation.shape != (self.size,) or observation.dtype != np.float32:
            raise ValueError(
                f"an observation of {self.game.key} for {self.seats} is a row of {self.size} "
                f"float32, not {observation.dtype} of shape {observation.shape}"
            )

    # What it looks like ---------------------------------------------------------------------

    def bounds(self) -> tuple[Floats, Floats]:
        """The least and the greatest value of each entry."""
        low = np.zeros(self.size, np.float32)
        high = np.full(self.size, MOST, np.float32)
        for part in self.parts:
            here = slice(part.start, part.start + part.size)
            found = bounds(part.node, self.layout, self.seats)
            if part.name == "asked":
                high[here] = 1
            elif part.name != "agenda":
                low[here] = [pair[0] for pair in found]
                high[here] = [pair[1] for pair in found]
        return low, high

    def part(self, observation: Floats, name: str) -> Floats:
        """A part by its name, in its own shape; a view into the observation, not a copy.

        :raises KeyError: if no part is called so.
        """
        part = next((part for part in self.parts if part.name == name), None)
        if part is None:
            known = ", ".join(part.name for part in self.parts)
            raise KeyError(f"{self.game.key} has no part {name!r}, only {known}")
        return observation[part.start : part.start + part.size].reshape(part.shape)


def _leaves(path: str, group: Group) -> list[tuple[str, Node]]:
    """The parts of a group by name, those of its groups too."""
    found: list[tuple[str, Node]] = []
    for name, node in group.parts.items():
        where = f"{path}.{name}" if path else name
        if isinstance(node, Group) and not node.none:
            found += _leaves(where, node)
        else:
            found.append((where, node))
    return found
