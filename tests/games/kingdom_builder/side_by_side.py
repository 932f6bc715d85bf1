"""Plays a game on the engine and on the oracle at once and holds them against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from random import Random

from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.state import KingdomState
from pentarchy.kernel.chance import CHANCE, Bag
from pentarchy.kernel.messages import Event
from tests.games.kingdom_builder.gold import CARDS, gold
from tests.games.kingdom_builder.maps import (
    LETTERS,
    SIDE,
    Board,
    Cell,
    around,
    as_board,
    name,
)
from tests.games.kingdom_builder.oracle import RULE, Oracle
from tests.games.kingdom_builder.table import Table

TERRAINS = tuple(LETTERS)[:5]


class SideBySide:
    """One game, two tellings. Nothing is drawn by a dealer: both are told what came out."""

    def __init__(self, state: KingdomState, oracle: Oracle) -> None:
        self.state = state
        self.oracle = oracle
        self.draws: set[str] = set()
        self.events: set[str] = set()
        """What has happened, with the kinds of the tiles that were used."""

    def steps(self, rng: Random, count: int) -> None:
        """Play some moves at random, comparing before each."""
        for _ in range(count):
            if not self.state.over:
                self.step(rng)

    def finish(self, rng: Random) -> None:
        """Play at random to the end, comparing at every step."""
        while not self.state.over:
            self.step(rng)
        assert self.oracle.doing == "over"
        self.compare_table()
        self.compare_gold()

    def step(self, rng: Random) -> None:
        self.compare()
        if self.oracle.deciding:
            self.compare_refusals(rng)
            places = [near for place in self.oracle.kinds for near in around(place)]
            wish = {f"{verb} {name(cell)}" for cell in places for verb in ("build", "lift")}
            self.play(self.oracle.seat, pick(rng, sorted(self.oracle.legal()), wish))
        else:
            draw = self.state.chance()
            assert draw is not None
            assert draw.name(self.state) not in self.draws, "every draw has a name of its own"
            self.draws.add(draw.name(self.state))
            odds = self.oracle.odds()
            self.play(CHANCE, rng.choices(sorted(odds), [odds[k] for k in sorted(odds)])[0])
            self.compare_gold()

    def play(self, seat: int, action: str) -> None:
        log: list[Event] = []
        self.state.play(seat, self.state.game.parse(action), log)
        self.oracle.play(action)
        self.events |= {event.id.removeprefix("event-") for event in log}
        self.events |= {action} if action.startswith("use ") else set()

    def compare(self) -> None:
        """The same decider with the same choices, and the same things on the table."""
        state, oracle = self.state, self.oracle
        if oracle.deciding:
            assert state.actors == (oracle.seat,)
            assert {str(action) for action in state.legal(oracle.seat)} == oracle.legal()
        else:
            assert state.actors == (CHANCE,)
            assert {str(action): weight for action, weight in state.odds()} == oracle.odds()
        self.compare_table()

    def compare_table(self) -> None:
        oracle = self.oracle
        view = self.state.view(None)
        assert view.card == oracle.card
        assert view.builds == oracle.left
        assert counted(view.discards) == +oracle.discards
        assert counted(view.gone) == +oracle.gone
        assert view.pile == sum(oracle.pile.values())
        left = {at(cell): count for cell, count in view.tiles_left.items()}
        assert left == {place: oracle.tiles_left(place) for place in oracle.kinds}
        for seat, player in enumerate(view.players):
            assert {at(cell) for cell in player.settlements} == oracle.own(seat)
            assert player.supply == oracle.supply[seat]
            assert {at(cell) for cell in player.taken} == oracle.taken[seat]
            assert {at(tile.cell) for tile in player.tiles} == oracle.held[seat]
            ready = Counter(tile.kind for tile in player.tiles if tile.ready)
            assert ready == +oracle.ready[seat]
            assert player.card is None
            assert self.state.view(seat).players[seat].card == oracle.hands[seat]

    def compare_refusals(self, rng: Random) -> None:
        """The rule cited for a target is one that the target does break."""
        seat = self.oracle.seat
        for _ in range(3):
            where = name((rng.randrange(SIDE), rng.randrange(SIDE)))
            verb = {"lift": "lift", "land": "move"}.get(self.oracle.doing, "build")
            for action in (f"{verb} {where}", f"use tile:{rng.choice(sorted(RULE))}", "end"):
                broken = self.oracle.violations(action)
                given = self.state.why_not(seat, action.partition(" ")[2])
                cited = [reason.rule for reason in given if reason.verb == action.split()[0]]
                assert bool(cited) == bool(broken), (action, cited, broken)
                assert set(cited) <= broken, (action, cited, broken)

    def compare_gold(self) -> None:
        places = self.oracle.pieces()
        for seat in range(self.oracle.seats):
            for line in self.state.score_lines(seat):
                card = line.source.removeprefix("kingdom:")
                assert line.points == gold(card, self.oracle.board, places, seat), (card, seat)
            assert len(self.state.score_lines(seat)) == len(CARDS) + 1


def new_game(
    rules: KingdomBuilder,
    rows: list[str],
    *,
    sections: tuple[str, ...],
    turned: tuple[bool, ...],
    seats: int,
    start: int,
) -> SideBySide:
    """A game before its cards are dealt. `rows` is the board that the oracle plays on."""
    state = rules.new(seats, sections=sections, turned=turned, start=start)
    assert isinstance(state, KingdomState)
    while state.odds()[0][0].verb == "reveal":
        state.play(CHANCE, state.odds()[0][0])
    board = as_board(rows)
    numbers = rules.components.numbers
    cards = rules.components.terrain[0].cards
    kinds = kinds_on(board, sections)
    oracle = Oracle(board, kinds, seats, start, supply=numbers.settlements, cards=cards)
    return SideBySide(state, oracle)


def at_table(t: Table) -> SideBySide:
    """A position set up by hand: what comes first in it is worked out by the oracle itself."""
    view = t.given
    oracle = Oracle(t.board, kinds_on(t.board, t.sections), view.seats, view.setup.start)
    for seat, player in enumerate(view.players):
        oracle.owner |= {at(cell): seat for cell in player.settlements}
        oracle.supply[seat] = player.supply
        oracle.held[seat] = {at(tile.cell) for tile in player.tiles}
        oracle.ready[seat] = Counter(tile.kind for tile in player.tiles if tile.ready)
        oracle.taken[seat] = {at(cell) for cell in player.taken}
        oracle.hands[seat] = player.card
    oracle.pile = counted(view.unseen[view.batch])
    oracle.discards, oracle.gone = counted(view.discards), counted(view.gone)
    oracle.card, oracle.left = view.card, view.builds
    oracle.seat = t.seat
    oracle.go_on()
    return SideBySide(t.state, oracle)


def kinds_on(board: Board, sections: tuple[str, ...]) -> dict[Cell, str]:
    """The location hexes of a board with their kinds: that of the section they lie in."""
    return {
        (r, c): sections[(r >= 10) * 2 + (c >= 10)] for (r, c), letter in board.items()
        if letter == "X"
    }  # fmt: skip


def at(cell: int) -> Cell:
    """The hex that a view gives as a number, counted row by row."""
    return divmod(cell, SIDE)


def counted(bag: Bag) -> Counter[str]:
    return +Counter(dict(zip(TERRAINS, bag, strict=True)))


def pick(rng: Random, legal: list[str], wish: Container[str] = ()) -> str:
    """A verb first, then a target: so that tiles are used as often as hexes are built on.

    Every other time what is wished for comes first, where it can be had.
    """
    verb = rng.choice(sorted({action.split()[0] for action in legal}))
    open_actions = [action for action in legal if action.split()[0] == verb]
    wished = [action for action in open_actions if action in wish]
    return rng.choice(wished if wished and rng.random() < 0.5 else open_actions)
