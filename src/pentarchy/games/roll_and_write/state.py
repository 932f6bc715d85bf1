"""A game of Roll & Write in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pentarchy.games.roll_and_write import scoring
from pentarchy.games.roll_and_write.components import SECTIONS, SLOTS, TRACKS
from pentarchy.games.roll_and_write.paper import EMPTY, Plan, Pool
from pentarchy.kernel import ties
from pentarchy.kernel.fields import Derived, Fields, Parts, Seen, Value
from pentarchy.kernel.game import Options
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.state import State

if TYPE_CHECKING:
    from pentarchy.games.roll_and_write.game import RollAndWrite
    from pentarchy.games.roll_and_write.view import RollView

NONE = -1
"""No favour, no sheet."""
EXPORT = SLOTS
"""Where points from favours are noted, after the six slots."""

Mode = Literal["adventure", "competition", "contest", "duel", "campaign"]


class RollOptions(Options, frozen=True):
    """How the table is set up; what is left open is drawn (rules 1.1 to 1.5)."""

    mode: Mode = "adventure"
    advanced: bool = True
    """Whether blueprints count (rule 6.7); only a competition can do without."""
    sheets: tuple[str, ...] = ()
    """The adventure sheets, one a seat; one for all in a contest."""
    favours: tuple[str, ...] = ()
    """The favours in play."""
    start: int | None = None
    """The first player."""
    plunder: Literal["any", "one"] = "any"
    """How many circles Plunder takes (rule 4.3)."""
    played: tuple[tuple[str, ...], ...] = ()
    """In a series: the sheets of the games before, by seat (rules 8.5 and 8.6)."""
    standing: tuple[int, ...] = ()
    """In a series: the points that each seat brings from the games before."""


class Sheet(Fields):
    """The two sheets of one player, with all that is marked on them; sets are bit masks."""

    plan: Value[Plan]
    crossed: Seen[tuple[int, ...]]
    """Boxes crossed on each track."""
    open: Derived[int]
    """The boxes that are next: the first of each track, and all that is left in the Settlement."""
    built: int
    """The crossed boxes of the Settlement."""
    complete: int
    """The slots of completed buildings, start buildings included."""
    active: int
    """Those whose ability works: completed before this round (rule 3.8)."""
    risen: Seen[tuple[int, ...]]
    """How many structures were drawn for each slot."""
    structures: tuple[tuple[int, int], ...]
    """Slot and sections of every structure."""
    outlined: Derived[int]
    """The sections that are part of a structure."""
    fields: int
    """The open fields."""
    harvested: int
    """The crossed circles."""
    noted: Seen[list[int]]
    """Points gained during play, by slot and, last, from favours."""
    pool: Seen[Pool]
    actions: Seen[int]
    dice: tuple[int, ...]
    """The faces of the resource dice for this player (rule 5.3)."""
    workers: Seen[int]
    favour: int
    favour_used: Seen[bool]
    uses: Seen[list[int]]
    """How often each slot's ability was used this round."""
    boxes: Seen[tuple[int, ...]]
    """Boxes crossed this round on each track and, last, in the Settlement."""
    harvests: Seen[int]
    """Circles harvested this round."""
    spent: Seen[tuple[int, ...]]
    """Stone, wood and food paid into boxes this round, gold in their place included."""

    def clear(self, game: RollAndWrite, plan: Plan) -> None:
        """Blank sheets."""
        self.plan = plan
        self.crossed = (0,) * len(TRACKS)
        self.open = plan.all_boxes
        for start in game.paper.starts:
            self.open |= 1 << start
        self.built = 0
        self.complete = self.active = plan.started
        self.risen = (0,) * SLOTS
        self.structures = ()
        self.outlined = 0
        self.fields = 0
        self.harvested = 0
        self.noted = [0] * (SLOTS + 1)
        self.pool = EMPTY
        self.begin_round()

    def begin_round(self) -> None:
        """Rule 2.5: nothing of the last round is left but what was kept."""
        self.actions = 0
        self.dice = ()
        self.workers = 0
        self.favour = NONE
        self.favour_used = False
        self.uses = [0] * SLOTS
        self.boxes = (0,) * (len(TRACKS) + 1)
        self.harvests = 0
        self.spent = (0, 0, 0)

    def number(self, slot: int) -> int:
        """Rule 6.5: a building's number, one more for each of its structures if underlined."""
        plan = self.plan
        return plan.n[slot] + self.risen[slot] if plan.grows[slot] else plan.n[slot]


class RollState(State):
    """The dice and favours that all share, and a sheet for every seat."""

    game: RollAndWrite
    options: Derived[RollOptions]
    dealt: tuple[int, ...]
    """The Settlement sheets given out so far, by seat; NONE is the competition's."""
    favours: int
    """The favours in play (rule 1.5)."""
    start: Seen[int]
    """The first player of this round."""
    round: Seen[int]
    dice: tuple[int, ...]
    """The common roll (rule 2.1), as far as it has been made."""
    workers: Seen[int]
    sheets: Parts[Sheet]
    """One a seat, once the Settlement sheets are dealt."""

    def clear(self, options: RollOptions) -> None:
        """The table before anything is drawn."""
        self.options = options
        self.dealt = ()
        self.favours = 0
        self.start = NONE
        self.round = 0
        self.dice = ()
        self.workers = 0
        self.sheets = []

    @property
    def advanced(self) -> bool:
        """Rule 6.7: only a competition can be played without blueprints."""
        return self.options.advanced

    def holds_secret(self, seat: int) -> bool:
        """Everything is written for all to see."""
        return False

    def view(self, seat: int | None) -> RollView:
        from pentarchy.games.roll_and_write.view import view_of

        return view_of(self, seat)

    def glance(self, seat: int | None) -> RollView:
        from pentarchy.games.roll_and_write.view import glance_of

        return glance_of(self, seat)

    def own_view(self, seat: int | None) -> dict[str, Any]:
        from pentarchy.games.roll_and_write.view import own_of

        return own_of(self, seat)

    def scores(self) -> tuple[int, ...]:
        if not self.sheets:
            return (0,) * self.seats
        return tuple(scoring.total(self.game.paper, sheet) for sheet in self.sheets)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Rules 7.1 to 7.3, as the sheets stand; at the end 7.4: what decides a tie."""
        found = scoring.lines(self, seat) if self.sheets else ()
        if not self.over:
            return found
        return found + ties.lines(self.scores(), scoring.tie_breaks(self), seat)

    def winners(self) -> tuple[int, ...]:
        """Rule 7.4: points, then Bridges, then harvested resources; then shared."""
        return ties.winners(self.scores(), scoring.tie_breaks(self) if self.sheets else ())

    def rank(self) -> str | None:
        """Rule 8.2."""
        return f"rank:{self.game.rank(self.scores()[0])}" if self.seats == 1 else None

    def unclaimed(self) -> int:
        """The favours in play that nobody has taken this round (rule 5.13)."""
        left = self.favours
        for sheet in self.sheets:
            if sheet.favour != NONE:
                left &= ~(1 << sheet.favour)
        return left


def cell_name(cell: int) -> str:
    """The notation of a section: its track from the top and its place, both from 1."""
    row, column = divmod(cell, SECTIONS)
    return f"section:{row + 1}-{column + 1}"
