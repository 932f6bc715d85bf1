"""A tiny language for positions of Roll & Write.

    t = Table("farm", "inn", pool="SSW", actions=3, crossed={"walls": 2})
    assert t.open("cross") == {...}
    assert t.refused("cross", "walls:5") == "3.4"
    t.play("cross", "walls:3").play("use", "building:inn")
    assert t.pool == "W"

It is round 5 of a game for one, in the middle of the expansion, unless told otherwise. The named
buildings are on the sheet and work; the sheet is filled up with buildings that count at the end
and are not built. Nothing is drawn by a dealer: `chance` says what comes out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from pentarchy.games.roll_and_write import RollAndWrite, game
from pentarchy.games.roll_and_write.components import LETTERS, SLOTS, TRACKS
from pentarchy.games.roll_and_write.paper import Plan
from pentarchy.games.roll_and_write.state import EXPORT, RollState, Sheet
from pentarchy.games.roll_and_write.steps import EndRound
from pentarchy.games.roll_and_write.steps_expand import Expand
from pentarchy.games.roll_and_write.steps_structure import DraftPhase
from pentarchy.games.roll_and_write.steps_window import Gains, OpenWindow
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.components import index_of
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.messages import Event, ScoreLine
from pentarchy.kernel.steps import Steps, Together

FILLERS = ("pyramid", "throne_room", "aqueduct", "library", "manor", "cathedral")
"""Buildings that count at the end alone, to fill a sheet."""
FAVOURS = ("ally", "gift", "plunder", "export", "coin")


@cache
def roll_and_write() -> RollAndWrite:
    return game()


def new(seats: int, seed: int | None, **options: Any) -> RollState:
    """A game from its beginning."""
    state = roll_and_write().new(seats, seed, **options)
    assert isinstance(state, RollState)
    return state


class Table:
    """A position, what may be done in it, and what happens when it is done."""

    def __init__(
        self,
        *buildings: str,
        seats: int = 1,
        mode: str = "adventure",
        advanced: bool = True,
        plunder: str = "any",
        favours: Sequence[str] = ("ally", "gift", "export"),
        pool: str = "",
        actions: int = 0,
        dice: str = "SWF",
        workers: int = 4,
        round: int = 5,
        crossed: Mapping[str, int] | None = None,
        built: Sequence[str] = (),
        unbuilt: Sequence[str] = (),
        fresh: Sequence[str] = (),
        risen: Mapping[str, int] | None = None,
        fields: Sequence[int] = (),
        harvested: Sequence[str] = (),
        favour: str | None = None,
        at: str = "expand",
        rules: RollAndWrite | None = None,
    ) -> None:
        """`built` are crossed boxes of buildings in `unbuilt`; `fresh` ones were completed this
        round. `at` is where the round stands: `window`, `gains`, `expand` or `draft`."""
        self.rules = rules or roll_and_write()
        self.log: list[Event] = []
        keys = (*buildings, *(key for key in FILLERS if key not in buildings))[:SLOTS]
        self.keys = keys
        options = {"mode": mode, "advanced": advanced, "plunder": plunder}
        sheets = {"competition": 0, "contest": 1}.get(mode, seats)
        state = self.rules.new(
            seats,
            None,
            **options,
            sheets=tuple(str(n + 1) for n in range(sheets)),
            favours=_as_many(favours, self.rules.favours_in_play(seats)),
            start=0,
        )
        assert isinstance(state, RollState)
        self.state = state
        rows = [index_of(self.rules.components.building, key) for key in keys]
        assert -1 not in rows, keys
        plan = Plan(self.rules.paper, tuple(rows), advanced)
        state.round = round
        state.dice = tuple(LETTERS.index(letter) for letter in dice)
        state.workers = workers
        for seat in range(seats):
            self._mark(state.sheets[seat], plan, buildings, unbuilt, fresh, crossed, built)
        sheet = self.sheet
        sheet.risen = tuple((risen or {}).get(key, 0) for key in keys)
        sheet.fields |= mask_of(n - 1 for n in fields)
        names = self.rules.paper.circle_names
        sheet.harvested = mask_of(names.index(name) for name in harvested)
        if at in ("expand", "draft"):
            sheet.pool = _pool(pool)
            sheet.actions = actions
        if favour is not None:
            sheet.favour = FAVOURS.index(favour)
        self._stand(at, seats)

    def _mark(
        self,
        sheet: Sheet,
        plan: Plan,
        buildings: Sequence[str],
        unbuilt: Sequence[str],
        fresh: Sequence[str],
        crossed: Mapping[str, int] | None,
        built: Sequence[str],
    ) -> None:
        paper = self.rules.paper
        sheet.clear(self.rules, plan)
        sheet.dice, sheet.workers = self.state.dice, self.state.workers
        for slot, key in enumerate(self.keys):
            if key in buildings and key not in unbuilt:
                sheet.built |= plan.boxes[slot]
                sheet.complete |= 1 << slot
                if key not in fresh:
                    sheet.active |= 1 << slot
        sheet.built |= mask_of(paper.box_numbers[name] for name in built)
        sheet.open &= ~sheet.built
        for track, count in (crossed or {}).items():
            number = TRACKS.index(track)
            start = paper.starts[number]
            sheet.open &= ~(1 << start)
            if count < paper.lengths[number]:
                sheet.open |= 1 << start + count
            sheet.crossed = tuple(
                count if n == number else before for n, before in enumerate(sheet.crossed)
            )
        full = paper.full[3][sheet.crossed[3]]
        sheet.fields = mask_of(n for n, end in enumerate(paper.bridge_ends) if end <= full)

    def _stand(self, at: str, seats: int) -> None:
        phases = {"window": 0, "gains": 1, "expand": 2, "draft": 3}
        lanes: list[Steps] = []
        for seat in range(seats):
            steps: Steps = (OpenWindow(seat), Gains(seat), Expand(seat))
            lanes.append((DraftPhase(seat),) if at == "draft" else steps[phases[at] :])
        lane: Steps = lanes[0] if seats == 1 else (Together(tuple(lanes)),)
        self.state.agenda = [EndRound(), *reversed(lane)]
        self.state._open = None
        self.state.settle(self.log)

    # What there is ---------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        return self.state.sheets[0]

    @property
    def pool(self) -> str:
        """What is at hand, in letters: `SSG`."""
        return "".join(letter * n for letter, n in zip(LETTERS, self.sheet.pool, strict=True))

    @property
    def actions(self) -> int:
        return self.sheet.actions

    @property
    def dice(self) -> str:
        return "".join(LETTERS[face] for face in self.sheet.dice)

    @property
    def asks(self) -> str:
        """The step that seat 0 decides, by name."""
        return type(self.state.deciding(0)).__name__

    def noted(self, key: str) -> int:
        """Points noted for a building, or for favours."""
        return self.sheet.noted[EXPORT if key == "favours" else self.keys.index(key)]

    def number(self, key: str) -> int:
        return self.sheet.number(self.keys.index(key))

    @property
    def points(self) -> int:
        return self.state.scores()[0]

    def line(self, source: str) -> ScoreLine | None:
        found = [line for line in self.state.score_lines(0) if line.source == source]
        return found[0] if found else None

    def worth(self, source: str) -> int:
        """The points of one score line; 0 if there is none."""
        line = self.line(source)
        return 0 if line is None else line.points

    def told(self, event: str) -> list[Event]:
        return [told for told in self.log if told.id == event]

    # What may be done ------------------------------------------------------------------------

    def open(self, verb: str, seat: int = 0) -> set[str]:
        """The targets that a verb may take now."""
        return {action.target for action in self.state.legal(seat) if action.verb == verb}

    def play(self, verb: str, target: str = "", seat: int = 0) -> Table:
        action = self.rules.parse(f"{verb} {target}".strip())
        self.state.play(seat, action, self.log)
        return self

    def cross(self, *boxes: str) -> Table:
        for box in boxes:
            self.play("cross", box)
        return self

    def harvest(self, *circles: str) -> Table:
        for circle in circles:
            self.play("harvest", circle)
        return self

    def chance(self, verb: str, target: str) -> Table:
        """CHANCE comes out so."""
        return self.play(verb, target, CHANCE)

    def refused(self, verb: str, target: str = "", seat: int = 0) -> str:
        """The number of the rule that leaves the action out; it fails if the action is open."""
        action = self.rules.parse(f"{verb} {target}".strip())
        with pytest.raises(IllegalAction) as refusal:
            self.state.copy().play(seat, action)
        return refusal.value.reasons[0].rule

    # The round -------------------------------------------------------------------------------

    def end(self) -> Table:
        return self.play("end")

    def next_round(self, throw: str = "SWF4") -> Table:
        """End the round without a structure, roll so, and take the first favour there is."""
        if "end" in {action.verb for action in self.state.legal(0)}:
            self.end()
        if self.asks == "Draft":
            self.play("skip")
        self.chance("throw", f"dice:{throw}")
        return self.play("take", min(self.open("take")))

    def outlined(self) -> list[tuple[str, int]]:
        """The structures: building and how many sections each covers."""
        return [(self.keys[slot], len(list(bits(cells)))) for slot, cells in self.sheet.structures]


def _as_many(favours: Sequence[str], count: int) -> tuple[str, ...]:
    """The favours wanted, filled up to the number in play."""
    rest = [key for key in FAVOURS if key not in favours]
    return (*favours, *rest)[:count]


def _pool(letters: str) -> tuple[int, int, int, int]:
    found = [letters.count(letter) for letter in LETTERS]
    return found[0], found[1], found[2], found[3]


__all__ = ["FAVOURS", "Table", "new", "roll_and_write"]
