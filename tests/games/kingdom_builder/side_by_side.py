"""Plays a game on the engine and on the oracle at once and holds them against each other."""

from __future__ import annotations

from collections import Counter
from random import Random

from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.state import KingdomState
from pentarchy.kernel.chance import CHANCE, Bag
from tests.games.kingdom_builder.gold import CARDS, gold
from tests.games.kingdom_builder.maps import LETTERS, SIDE, Board, Cell, as_board, name
from tests.games.kingdom_builder.oracle import RULE, Oracle

TERRAINS = tuple(LETTERS)[:5]


class SideBySide:
    """One game, two tellings. Nothing is drawn by a dealer: both are told what came out."""

    def __init__(
        self,
        game: KingdomBuilder,
        rows: list[str],
        sections: tuple[str, ...],
        turned: tuple[bool, ...],
        seats: int,
        start: int,
    ) -> None:
        state = game.new(seats, sections=sections, turned=turned, start=start)
        assert isinstance(state, KingdomState)
        self.state = state
        while state.agenda and state.odds() and state.odds()[0][0].verb == "reveal":
            state.play(CHANCE, state.odds()[0][0])
        self.board = as_board(rows)
        self.kinds = kinds_on(self.board, sections)
        supply = game.components.numbers.settlements
        cards = game.components.terrain[0].cards
        self.oracle = Oracle(self.board, self.kinds, seats, start, supply, cards)

    def finish(self, rng: Random) -> None:
        """Play at random to the end, comparing at every step."""
        while not self.state.over:
            self.compare()
            if self.oracle.deciding:
                self.compare_refusals(rng)
                self.play(self.state.actors[0], pick(rng, sorted(self.oracle.legal())))
            else:
                odds = self.oracle.odds()
                self.play(CHANCE, rng.choices(sorted(odds), [odds[k] for k in sorted(odds)])[0])
                self.compare_gold()
        assert self.oracle.doing == "over"
        self.compare_table()
        self.compare_gold()

    def play(self, seat: int, action: str) -> None:
        self.state.play(seat, self.state.game.parse(action))
        self.oracle.play(action)

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
                assert line.points == gold(card, self.board, places, seat), (card, seat)
            assert len(self.state.score_lines(seat)) == len(CARDS) + 1


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


def pick(rng: Random, legal: list[str]) -> str:
    """A verb first, then a target: so that tiles are used as often as hexes are built on."""
    verb = rng.choice(sorted({action.split()[0] for action in legal}))
    return rng.choice([action for action in legal if action.split()[0] == verb])
