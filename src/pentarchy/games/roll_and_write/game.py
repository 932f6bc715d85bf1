"""Roll & Write on the shelf: its table of actions, its set-up and its series."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, ClassVar

import msgspec

from pentarchy.games.roll_and_write import insight
from pentarchy.games.roll_and_write.about import about
from pentarchy.games.roll_and_write.components import (
    LETTERS,
    RESOURCES,
    SEATS,
    SECTIONS,
    TRACKS,
    load,
    own_text,
)
from pentarchy.games.roll_and_write.outlook import Outlook
from pentarchy.games.roll_and_write.paper import Paper, Plan
from pentarchy.games.roll_and_write.state import NONE, RollOptions, RollState, cell_name
from pentarchy.games.roll_and_write.steps import STEPS, Begin, ChooseStart, DealSheet, DrawFavour
from pentarchy.games.roll_and_write.view import (
    FieldSeen,
    RollKnowledge,
    RollView,
    Track,
    fields_of,
    tracks_of,
)
from pentarchy.kernel.actions import NOTHING, ActionTable, Things, numbers
from pentarchy.kernel.agreeing import agree_keys, agree_seat
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import CHANCE, Dealer, Odds
from pentarchy.kernel.components import index_of
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game, Options, SeriesKind
from pentarchy.kernel.messages import Teller
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.series import Series
from pentarchy.kernel.steps import Step

MODE_SEATS = {
    "adventure": SEATS,
    "competition": range(2, 5),
    "contest": range(2, 5),
    "duel": range(2, 3),
    "campaign": range(2, 5),
}
"""How many can play each mode (rules 1.3 and 8.1 to 8.6)."""


class Names(Things):
    """Targets of several kinds."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__("", ())
        self._names = tuple(names)
        self._indices = {name: index for index, name in enumerate(self._names)}


def _throw_name(dice: tuple[int, ...], workers: int) -> str:
    """A roll in four signs: `SWG4` is stone, wood, gold and four workers."""
    return "".join(LETTERS[face] for face in dice) + str(workers)


def _throw_text(dice: tuple[int, ...], workers: int) -> str:
    """What a roll is called, as Fluent: its faces and how many workers."""
    faces = ", ".join(f"{{ resource-{RESOURCES[face]} }}" for face in dice)
    return f"dice-{_throw_name(dice, workers)} = {faces}; {{ roll-workers }} {workers}"


class RollAndWrite(Game):
    """The rules of Roll & Write with one set of components."""

    key = "roll-and-write"
    rules = 2
    seat_range = SEATS
    minutes = 30
    first_game: ClassVar[Mapping[str, Any]] = {"mode": "competition", "advanced": False}
    options_type = RollOptions
    view_type = RollView
    steps = STEPS
    folder = "pentarchy.games.roll_and_write"

    def __init__(self, components: str | None = None) -> None:
        self.own_components = components is not None
        self.components_text = own_text() if components is None else components
        self.components = load(self.components_text)
        self.paper = Paper(self.components)
        self.favours = len(self.components.favour)
        buildings = len(self.components.building)
        self.building_targets = mask_of(range(self.favours, self.favours + buildings))
        """The targets of `use` that are buildings; those before them are favours."""
        self.die_odds: tuple[Odds, ...] = tuple(
            [(LETTERS.index(letter), count) for letter, count in sorted(Counter(die.faces).items())]
            for die in self.components.die
        )
        faces = Counter(self.components.worker_die.faces)
        self.worker_faces = tuple(sorted(faces))
        self.worker_odds: Odds = [(n, faces[face]) for n, face in enumerate(self.worker_faces)]
        self.throws, self.throw_odds = self._throws()
        self._plans: dict[tuple[int, bool], Plan] = {}
        self.actions = self._actions()

    def texts(self, language: str) -> str:
        """The common roll in words, wherever one outcome of it is named."""
        return "\n".join(_throw_text(*throw) for throw in self.throws)

    def _throws(self) -> tuple[tuple[tuple[tuple[int, ...], int], ...], Odds]:
        """Every outcome of the common roll (rule 2.1): faces and workers, with their weights."""
        throws: list[tuple[tuple[int, ...], int]] = []
        odds: list[tuple[int, int]] = []
        for *dice, worker in product(*self.die_odds, self.worker_odds):
            weight = prod(count for _, count in (*dice, worker))
            odds.append((len(throws), weight))
            throws.append((tuple(face for face, _ in dice), self.worker_faces[worker[0]]))
        return tuple(throws), tuple(odds)

    def _actions(self) -> ActionTable:
        favours = [row.key for row in self.components.favour]
        buildings = [row.key for row in self.components.building]
        named = [*(f"favour:{key}" for key in favours), *(f"building:{key}" for key in buildings)]
        return ActionTable(
            {
                "take": Things("favour", favours),
                "cross": Names(self.paper.names),
                "harvest": Names(self.paper.circle_names),
                "use": Names(named),
                "end": NOTHING,
                "spare": Things("building", buildings),
                "name": Things("resource", RESOURCES),
                "pick": Things("die", ["1", "2", "3", "4"]),
                "done": NOTHING,
                "draft": Things("building", buildings),
                "outline": Names([cell_name(c) for c in range(len(TRACKS) * SECTIONS)]),
                "skip": NOTHING,
                "throw": Things("dice", [_throw_name(*throw) for throw in self.throws]),
                "roll": Things("resource", RESOURCES),
                "muster": Things("workers", [str(face) for face in self.worker_faces]),
                "deal": Things("sheet", [row.key for row in self.components.sheet]),
                "offer": Things("favour", favours),
                "start": numbers("seat", SEATS[-1]),
            }
        )

    def plan(self, sheet: int, advanced: bool) -> Plan:
        """A Settlement sheet, worked out once; NONE is the competition's."""
        known = self._plans.get((sheet, advanced))
        if known is None:
            components = self.components
            row = components.competition if sheet == NONE else components.sheet[sheet]
            buildings = tuple(index_of(components.building, key) for key in row.buildings)
            known = self._plans[sheet, advanced] = Plan(self.paper, buildings, advanced)
        return known

    @cached_property
    def printed_tracks(self) -> tuple[Track, ...]:
        """The Empire sheet, as every view shows it."""
        return tracks_of(self)

    @cached_property
    def printed_fields(self) -> tuple[FieldSeen, ...]:
        """The fields, as every view shows them."""
        return fields_of(self)

    def rank(self, points: int) -> str:
        """Rule 8.2: the title for so many points."""
        return [rank.key for rank in self.components.rank if rank.points <= points][-1]

    # Set-up ---------------------------------------------------------------------------------

    def agree(self, seats: int, options: RollOptions) -> None:
        self._agree_mode(seats, options)
        wanted = self._sheets_dealt(seats, options)
        sheets = dict.fromkeys((row.key for row in self.components.sheet), 1)
        favours = dict.fromkeys((row.key for row in self.components.favour), 1)
        agree_keys("sheets", options.sheets, sheets, wanted)
        agree_keys("favours", options.favours, favours, self.favours_in_play(seats))
        agree_seat("start", options.start, seats)
        self._agree_standing(seats, options)
        for played in options.played:
            agree_keys("played", played, sheets, seats)

    def _agree_mode(self, seats: int, options: RollOptions) -> None:
        """The mode fits the number of players, and the other options fit the mode."""
        mode, played = options.mode, len(options.played)
        low, high = MODE_SEATS[mode][0], MODE_SEATS[mode][-1]
        if seats not in MODE_SEATS[mode]:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise BadOptions(
                f"option mode: a {mode} is for {wanted} players, not for {seats}",
                "bad-mode",
                mode=mode,
                low=low,
                high=high,
                seats=seats,
            )
        if not options.advanced and mode != "competition":
            raise BadOptions(
                "option advanced: only a competition is played without blueprints", "bad-advanced"
            )
        if played and mode not in ("duel", "campaign"):
            raise BadOptions(
                "option played: only a duel or a campaign has games before", "bad-played"
            )
        games = self._games(options)
        if played >= games:
            raise BadOptions(
                f"option played: a {mode} has {games} games",
                "bad-series",
                mode=mode,
                games=games,
            )

    def _agree_standing(self, seats: int, options: RollOptions) -> None:
        """Points from earlier games: in a series only, for every seat."""
        given = len(options.standing)
        if given and options.mode not in ("duel", "campaign"):
            raise BadOptions(
                "option standing: only a duel or a campaign has games before", "bad-standing-mode"
            )
        if given not in (0, seats):
            raise BadOptions(
                f"option standing: give {seats} of them, not {given}",
                "bad-standing",
                wanted=seats,
                given=given,
            )

    def _sheets_dealt(self, seats: int, options: RollOptions) -> int:
        """How many different adventure sheets are in the game."""
        return {"competition": 0, "contest": 1}.get(options.mode, seats)

    def _games(self, options: RollOptions) -> int:
        """How many games the series has (rules 8.5 and 8.6)."""
        campaign = self.components.numbers.campaign_games
        return {"duel": 2, "campaign": campaign}.get(options.mode, 1)

    def favours_in_play(self, seats: int) -> int:
        """Rule 1.5: one more than players; three for one alone."""
        found = self.components.numbers
        return found.solo_favours if seats == 1 else seats + found.more_favours

    def start(self, seats: int, options: RollOptions, dealer: Dealer | None) -> RollState:
        state = RollState()
        state.begin(self, seats, dealer, ())
        state.clear(options)
        sheets = self._sheets_dealt(seats, options)
        state.dealt = tuple(index_of(self.components.sheet, key) for key in options.sheets)
        if not sheets:
            state.dealt = (NONE,) * seats
        state.favours = mask_of(index_of(self.components.favour, key) for key in options.favours)
        agenda: list[Step] = []
        agenda += [DealSheet(seat) for seat in range(len(state.dealt), sheets)]
        if not options.favours:
            agenda += [DrawFavour(n) for n in range(self.favours_in_play(seats))]
        if options.start is not None or seats == 1:
            state.start = options.start or 0
        else:
            agenda.append(ChooseStart())
        agenda.append(Begin())
        state.agenda = agenda[::-1]
        return state

    def series(self, options: RollOptions) -> SeriesKind:
        """Rules 8.5 and 8.6: a duel and a campaign are nothing but their games together."""
        return "always" if self._games(options) > 1 else "never"

    def next_game(self, options: Options, finished: Sequence[Record]) -> Options | None:
        """Rules 8.5 and 8.6: the second game of a duel, the next of a campaign."""
        assert isinstance(options, RollOptions)
        if len(finished) >= self._games(options):
            return None
        played = tuple(self._sheets_of(record) for record in finished)
        # In a duel the two exchange their sheets; in a campaign everyone draws another one.
        sheets = played[-1][::-1] if options.mode == "duel" else ()
        standing = Series(tuple(finished)).totals()
        return msgspec.structs.replace(options, sheets=sheets, played=played, standing=standing)

    def _sheets_of(self, record: Record) -> tuple[str, ...]:
        """The adventure sheets of a finished game, by seat."""
        chosen = tuple(record.options.get("sheets", ()))
        moves = (line for line in record.lines if isinstance(line, Move) and line.seat == CHANCE)
        dealt = [line.action.partition("sheet:")[2] for line in moves if "sheet:" in line.action]
        return chosen or tuple(dealt)

    def knowledge(self, view: RollView) -> RollKnowledge:
        return RollKnowledge(self, view)

    def about(self, texts: Teller, thing: str) -> list[str]:
        return about(self.components, texts, thing)

    # What a player should value ----------------------------------------------------------------

    @cached_property
    def outlook(self) -> Outlook:
        """The tables of the valuation."""
        return Outlook(self)

    @cached_property
    def weights(self) -> tuple[float, ...]:
        """What the terms of the valuation count for, in their order."""
        return tuple(self.judgement.weights[term] for term in insight.TERMS)

    def insight(self, state: RollState, seat: int) -> dict[str, float]:
        return insight.terms(state, seat, self.outlook, self.weights)

    def values(self, state: RollState) -> Sequence[float]:
        return insight.values(state, self.outlook, self.weights)

    def progress(self, state: RollState) -> float:
        return min(1.0, state.turn / self.components.numbers.rounds)

    def standing(self, state: RollState) -> tuple[int, ...]:
        return state.options.standing
