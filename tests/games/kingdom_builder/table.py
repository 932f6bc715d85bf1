"""A tiny language for positions of Kingdom Builder.

    t = Table(card="canyon", settled={0: [(15, 13)], 1: [(4, 9)]}, ready={0: [FARM_SOUTH]})
    assert t.open("build") == {...}
    assert t.refused("build", (4, 9)) == "3.1"
    t.play("build", (16, 6)).play("use", "farm").play("build", (15, 11))

Seat 0 is on turn unless told otherwise. A position is handed to the engine as a view in which
nothing is hidden, so the engine itself works out everything that follows from it. It need not
be reachable: a tile may lie in front of a player who has nothing beside its hex. Cards are
never lost: what is mentioned nowhere is in the pile; if the pile is given, in the discards.
Nothing is drawn by a dealer: `draw` says what comes out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random

import msgspec
import pytest

from pentarchy.games.kingdom_builder import KingdomBuilder, game
from pentarchy.games.kingdom_builder.state import KingdomState
from pentarchy.games.kingdom_builder.view import KingdomView, PlayerSeen, Tile
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.messages import Event, ScoreLine
from tests.games.kingdom_builder.maps import (
    FIRST_GAME,
    LETTERS,
    SIDE,
    Board,
    Cell,
    as_board,
    board_lines,
    cell_at,
    name,
)

# The location hexes of the first game's board.
TAVERN_WEST, TAVERN_EAST = (6, 2), (6, 7)
PADDOCK_EAST, PADDOCK_WEST = (2, 18), (6, 11)
OASIS_NORTH, OASIS_SOUTH = (12, 7), (17, 5)
FARM_NORTH, FARM_SOUTH = (11, 17), (15, 12)

TERRAINS = tuple(LETTERS)[:5]
CARDS_EACH = 5
STRAIGHT = (False, False, False, False)
FIRST_CARDS = ("fishermen", "knights", "merchants")

Cells = Mapping[int, Iterable[Cell]]
"""Hexes for some of the seats."""


@cache
def kingdom_builder() -> KingdomBuilder:
    return game()


@cache
def _laid_out(
    rules: KingdomBuilder,
    seats: int,
    *,
    sections: tuple[str, ...],
    turned: tuple[bool, ...],
    cards: tuple[str, ...],
    start: int,
    readings: tuple[tuple[str, bool], ...],
) -> KingdomView:
    """The table before the first card is dealt."""
    laid: dict[str, object] = {"sections": sections, "turned": turned, "cards": cards}
    state = rules.new(seats, None, **laid, start=start, **dict(readings))
    assert isinstance(state, KingdomState)
    return state.view(None)


class Table:
    """A position, what may be done in it, and what happens when it is done."""

    def __init__(
        self,
        *,
        seats: int = 2,
        seat: int = 0,
        card: str = "plains",
        builds: int = 3,
        settled: Cells | None = None,
        supply: Mapping[int, int] | None = None,
        ready: Cells | None = None,
        used: Cells | None = None,
        taken: Cells | None = None,
        hands: Mapping[int, str] | None = None,
        pile: Mapping[str, int] | None = None,
        discards: Mapping[str, int] | None = None,
        gone: Mapping[str, int] | None = None,
        batch: int = 0,
        batches: Mapping[int, int] | None = None,
        sections: tuple[str, ...] = FIRST_GAME,
        turned: tuple[bool, ...] = STRAIGHT,
        cards: tuple[str, ...] = FIRST_CARDS,
        start: int = 0,
        readings: Mapping[str, bool] | None = None,
        rules: KingdomBuilder | None = None,
    ) -> None:
        """`ready` and `used` are tiles held, by location hex; `taken` those taken and lost again.

        `builds` is what is left of the mandatory action: 3 before it, 0 after it. `batches`
        says from which shuffle a held card is, `batch` how many shuffles there have been.
        `readings` are the options that read a rule otherwise.
        """
        self.rules = rules or kingdom_builder()
        self.sections = sections
        self.seat = seat
        self.board: Board = as_board(board_lines(sections, turned))
        blank = _laid_out(
            self.rules,
            seats,
            sections=sections,
            turned=turned,
            cards=cards,
            start=start,
            readings=tuple(sorted((readings or {}).items())),
        )
        held = {n: (hands or {}).get(n, "plains") for n in range(seats) if n != seat}
        bags = _bags([card, *held.values()], pile, discards, gone)
        full = self.rules.components.numbers.settlements
        stand = [cell for cells in (settled or {}).values() for cell in cells]
        assert len(stand) == len(set(stand)), "two settlements on one hex"
        players = []
        for n in range(seats):
            here = tuple(sorted(_numbers((settled or {}).get(n, ()))))
            tiles = [
                Tile(self.kind(place), _number(place), True) for place in (ready or {}).get(n, ())
            ]
            tiles += [
                Tile(self.kind(place), _number(place), False) for place in (used or {}).get(n, ())
            ]
            spent = {tile.cell for tile in tiles} | set(_numbers((taken or {}).get(n, ())))
            players.append(
                PlayerSeen(
                    settlements=here,
                    supply=(supply or {}).get(n, full - len(here)),
                    tiles=tuple(tiles),
                    taken=tuple(sorted(spent)),
                    card=held.get(n),
                    holds=n in held,
                    batch=(batches or {}).get(n, batch),
                )
            )
        self.given = msgspec.structs.replace(
            blank,
            agenda=({"type": "GoOn", "seat": seat},),
            players=tuple(players),
            card=card,
            builds=builds,
            discards=bags[1],
            gone=bags[2],
            batch=batch,
            drawn=seats,
            pile=sum(bags[0]),
            unseen={batch: bags[0]},
        )
        self.state = self.rules.knowledge(self.given).imagine(Random(0))
        self.state.dealer = None
        self.log: list[Event] = []
        self.state.settle(self.log)

    def kind(self, place: Cell) -> str:
        """The kind of a location hex."""
        assert self.board[place] == "X", f"{place} is no location"
        return self.sections[(place[0] >= 10) * 2 + (place[1] >= 10)]

    # What may be done -----------------------------------------------------------------------

    @property
    def on_turn(self) -> int | None:
        """The seat that decides; -1 where a card is to be drawn, None when the game is over."""
        return self.state.actors[0] if self.state.actors else None

    @property
    def asked(self) -> str:
        """What the seat on turn is asked: before, between, after, tile-build, lift or land."""
        assert self.on_turn is not None
        return self.state.prompt(self.on_turn).id.removeprefix("ask-")

    def open(self, verb: str) -> set[Cell]:
        """The hexes that the seat on turn may point at with a verb."""
        return {cell_at(target) for target in self._targets(verb)}

    @property
    def open_tiles(self) -> set[str]:
        """The tiles that the seat on turn may use."""
        return {target.removeprefix("tile:") for target in self._targets("use")}

    @property
    def may_end(self) -> bool:
        return bool(self._targets("end"))

    def _targets(self, verb: str) -> list[str]:
        assert self.on_turn is not None
        return [a.target for a in self.state.legal(self.on_turn) if a.verb == verb]

    def refused(self, verb: str, target: Cell | str = "") -> str:
        """The number of the rule that leaves the target out, as `why_not` and `play` both say."""
        assert self.on_turn is not None
        action = self.rules.parse(_written(verb, target))
        reasons = self.state.why_not(self.on_turn, action.target)
        told = [reason for reason in reasons if reason.verb == verb]
        before = self.state.copy()
        with pytest.raises(IllegalAction) as caught:
            self.state.play(self.on_turn, action)
        assert self.state == before, "a refused action changes nothing"
        assert list(caught.value.reasons) == told
        assert len(told) == 1
        return told[0].rule

    # What happens ---------------------------------------------------------------------------

    def play(self, verb: str, target: Cell | str = "") -> Table:
        """The seat on turn does this; the events of it are in `log`."""
        assert self.on_turn is not None
        self.log = []
        self.state.play(self.on_turn, self.rules.parse(_written(verb, target)), self.log)
        return self

    def draw(self, terrain: str) -> Table:
        """The card that has to be drawn is this one."""
        self.log = []
        self.state.play(CHANCE, self.rules.parse(f"draw terrain:{terrain}"), self.log)
        return self

    @property
    def events(self) -> list[str]:
        """What the last move, or the set-up of the position, made happen."""
        return [event.id.removeprefix("event-") for event in self.log]

    # What lies on the table -----------------------------------------------------------------

    @property
    def card(self) -> str | None:
        """The played card."""
        return self.state.view(None).card

    @property
    def builds(self) -> int:
        """What is left of the mandatory action."""
        return self.state.view(None).builds

    def player(self, seat: int) -> PlayerSeen:
        """What a seat has, with its own eyes."""
        return self.state.view(seat).players[seat]

    def settled(self, seat: int) -> set[Cell]:
        return {divmod(cell, SIDE) for cell in self.player(seat).settlements}

    def tiles(self, seat: int) -> dict[Cell, bool]:
        """The location hexes whose tiles a seat has, and whether each is ready."""
        return {divmod(tile.cell, SIDE): tile.ready for tile in self.player(seat).tiles}

    def left_on(self, place: Cell) -> int:
        """How many tiles lie on a location hex."""
        return self.state.view(None).tiles_left[_number(place)]

    @property
    def pile(self) -> dict[str, int]:
        """What may be drawn where a card has to be drawn."""
        return {action.target.removeprefix("terrain:"): n for action, n in self.state.odds()}

    @property
    def discards(self) -> dict[str, int]:
        return _listed(self.state.view(None).discards)

    @property
    def gone(self) -> dict[str, int]:
        return _listed(self.state.view(None).gone)

    # What it is worth -----------------------------------------------------------------------

    def line(self, card: str, seat: int = 0) -> ScoreLine:
        """The score line of a kingdom card, in play or not, or of `castle`."""
        view = self.state.view(None)
        setup = msgspec.structs.replace(view.setup, kingdom=() if card == "castle" else (card,))
        shown = msgspec.structs.replace(view, setup=setup)
        return self.rules.knowledge(shown).imagine(Random(0)).score_lines(seat)[0]

    def gold(self, card: str, seat: int = 0) -> int:
        return self.line(card, seat).points

    def lit(self, card: str, seat: int = 0) -> set[Cell]:
        """The hexes that earned the gold."""
        return {cell_at(place) for place in self.line(card, seat).places}


def share(cells: Iterable[Cell], *seats: int) -> dict[int, list[Cell]]:
    """Hexes dealt out among seats, to fill a terrain without using anybody up."""
    listed = sorted(cells)
    return {seat: listed[n :: len(seats)] for n, seat in enumerate(seats)}


def _bags(
    seen: list[str],
    pile: Mapping[str, int] | None,
    discards: Mapping[str, int] | None,
    gone: Mapping[str, int] | None,
) -> tuple[tuple[int, ...], ...]:
    """Pile, discards and cards out of the game; cards mentioned nowhere go where they belong."""
    rest = Counter(dict.fromkeys(TERRAINS, CARDS_EACH))
    given = [Counter(pile or {}), Counter(discards or {}), Counter(gone or {})]
    for out in (Counter(seen), *given):
        rest.subtract(out)
    assert min(rest.values()) >= 0, f"there are {CARDS_EACH} cards of each terrain"
    given[0 if pile is None else 1 if discards is None else 2].update(rest)
    return tuple(tuple(bag[terrain] for terrain in TERRAINS) for bag in given)


def _listed(bag: tuple[int, ...]) -> dict[str, int]:
    return {terrain: n for terrain, n in zip(TERRAINS, bag, strict=True) if n}


def _number(cell: Cell) -> int:
    return cell[0] * SIDE + cell[1]


def _numbers(cells: Iterable[Cell]) -> list[int]:
    return [_number(cell) for cell in cells]


def _written(verb: str, target: Cell | str) -> str:
    if isinstance(target, tuple):
        return f"{verb} {name(target)}"
    return f"{verb} tile:{target}" if verb == "use" else verb
