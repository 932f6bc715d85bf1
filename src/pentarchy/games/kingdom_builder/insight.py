"""What a player of Kingdom Builder may expect to end with, as a sum of named terms in gold."""

from __future__ import annotations

from math import ceil
from operator import mul
from typing import TYPE_CHECKING

from pentarchy.games.kingdom_builder.insight_shape import Shape, Shapes
from pentarchy.games.kingdom_builder.insight_ways import WAYS, Prospect
from pentarchy.games.kingdom_builder.steps import Land
from pentarchy.kernel.bits import bits, mask_of

if TYPE_CHECKING:
    from pentarchy.games.kingdom_builder.game import KingdomBuilder
    from pentarchy.games.kingdom_builder.state import KingdomState

CHARTS = 4
"""So many tables are remembered: a board with its cards."""
SOON = 2.0
"""With fewer rounds to come, the last one is counted as it will be: a whole one."""
LANDINGS = 8
"""Of the hexes that a lifted settlement may land on, about so many are looked at."""
COMMON = ("freedom", "castles-near", "castles-far", "locations-near")
"""The prospects that are the same whatever the cards."""


class Chart:
    """What stays the same while a game is played: the board, the cards and what they weigh."""

    def __init__(self, game: KingdomBuilder, state: KingdomState) -> None:
        rows = [game.components.kingdom[card] for card in state.kingdom]
        numbers, locations = game.components.numbers, game.components.location
        board = self._board = state.board
        self._ways = [WAYS[row.scores](row, board) for row in rows]
        self._own = [way for way in self._ways if not way.contested]
        self._contested = [way for way in self._ways if way.contested]
        self._watches = any(way.watches for way in self._ways)
        self._castle_gold = numbers.castle_gold
        self._shapes = Shapes(board, frozenset(row.scores for row in rows), self._gold)
        self._grounds = board.ground[: len(game.components.card_terrains)]
        self._mandatory = numbers.mandatory_builds
        self._tile = [f"tile:{locations[kind].key}" for kind in board.slot_kind]
        weights = game.judgement.weights
        self._tile_weight = [weights.get(name, weights["tile"]) for name in self._tile]
        self._tiles: dict[int, tuple[int, int, float]] = {}
        self._tiles_each = numbers.tiles_per_location
        self._wanted: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._building = mask_of(
            slot for slot, kind in enumerate(board.slot_kind) if locations[kind].action == "build"
        )
        self._names = [*COMMON]
        for way in self._ways:
            self._names += way.names
        self._weights = [weights[name] for name in self._names]
        self._last: dict[int, tuple[tuple[object, ...], float]] = {}

    def _gold(self, shape: Shape) -> float:
        """What castles and the cards that nobody contests pay as it stands."""
        gold = self._castles(shape)
        for way in self._own:
            gold += way.paid(shape)
        return gold

    def _castles(self, shape: Shape) -> float:
        """Rule 8.1."""
        return float(self._castle_gold * (self._board.castles & shape.touched).bit_count())

    def _held(self, held: int) -> tuple[int, int, float]:
        """Of a set of tiles: how many build, how many move, what they are worth a turn."""
        builds = (held & self._building).bit_count()
        worth = sum(self._tile_weight[slot] for slot in bits(held))
        found = self._tiles[held] = (builds, held.bit_count() - builds, worth)
        return found

    def _would_give(self, taken: tuple[int, ...]) -> tuple[int, ...]:
        """For each seat the locations that would give it a tile (rules 5.1 and 5.3)."""
        wanted = [0] * len(taken)
        for slot, cell in enumerate(self._board.slots):
            had = [slots >> slot & 1 for slots in taken]
            if sum(had) < self._tiles_each:
                for seat, has in enumerate(had):
                    wanted[seat] |= 0 if has else 1 << cell
        found = self._wanted[taken] = tuple(wanted)
        return found

    def prospects(self, state: KingdomState) -> list[Prospect]:
        """Every seat with what it may still expect to do."""
        room = self._board.buildable & state.free
        taken = tuple(state.taken)
        wanted = self._wanted.get(taken) or self._would_give(taken)
        found: list[Prospect] = []
        paces = []
        done = []
        lasts = []
        for seat in range(state.seats):
            held = state.held[seat]
            p = Prospect()
            p.shape = self._shapes[state.settled[seat]]
            p.room = room
            p.landing = 0.0
            p.open = state.reach[seat] & room
            building, p.moves, p.tiles = self._tiles.get(held) or self._held(held)
            p.wanted = wanted[seat]
            found.append(p)
            paces.append(self._mandatory + building)
            done.append(self._done(state, seat))
            lasts.append(done[seat] + state.supply[seat] / paces[seat])
        # The round in which the first supply runs out is played to its end (rule 7.1).
        ends = min(lasts)
        ends = ceil(ends - 0.01) if ends < SOON else ends + 0.5
        for seat, p in enumerate(found):
            p.turns = max(0.0, ends - done[seat])
            p.builds = min(state.supply[seat], paces[seat] * p.turns)
            p.moves *= p.turns
        if self._watches:
            for p in found:
                p.rivals = [(q.shape, q.builds) for q in found if q is not p]
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, Land):
            found[step.seat].landing = self._landing(state, step)
        return found

    def _landing(self, state: KingdomState, step: Land) -> float:
        """What a lifted settlement will bring where it brings most, beyond where it stood.

        Without this all settlements would look alike when one is to be lifted.
        """
        settled = state.settled[step.seat]
        stood = self._shapes[settled].gold
        rest = settled & ~step.lifted
        cells = list(bits(state.open_targets(step)["move"]))
        return max(
            self._shapes[rest | 1 << cell].gold - stood
            for cell in cells[:: 1 + len(cells) // LANDINGS]
        )

    def _done(self, state: KingdomState, seat: int) -> float:
        """How much of its turn in the present round a seat has behind it."""
        before = state.turn % state.seats - (seat - state.start) % state.seats
        if before or state.card < 0:
            return 1.0 if before > 0 else 0.0
        return 1 - state.builds / self._mandatory

    def _amounts(self, p: Prospect) -> list[float]:
        """What the weights weigh."""
        shape, turns, open_hexes = p.shape, p.turns, p.open
        loose = 0.0
        for ground in self._grounds:
            loose += 1 / (1 + (open_hexes & ground).bit_count())
        p.loose = loose = loose / len(self._grounds)
        chance = self._castle_gold * p.builds / (p.builds + 4)
        wanted = p.wanted
        nearest = (shape.nearest & wanted).bit_count()
        near = (shape.near & wanted).bit_count()
        found = [
            turns * loose,
            chance * shape.castles_near,
            chance * shape.castles_far,
            turns * (near + nearest),
        ]
        for way in self._ways:
            found += way.hopes(p)
        return found

    def values(self, state: KingdomState) -> list[float]:
        """What every seat may expect to end with."""
        found = []
        last = self._last
        for seat, p in enumerate(self.prospects(state)):
            if self._watches:
                found.append(self._value(p))
                continue
            # One seat plays at a time: mostly the others stand as they stood when last asked.
            key = (p.shape, p.open, p.turns, p.builds, p.moves, p.tiles, p.wanted, p.landing)
            known = last.get(seat)
            if known is None or known[0] != key:
                known = last[seat] = (key, self._value(p))
            found.append(known[1])
        return found

    def _value(self, p: Prospect) -> float:
        value = p.shape.gold + p.tiles * p.turns + p.landing
        for way in self._contested:
            value += way.now(p)
        promised: float = sum(map(mul, self._weights, self._amounts(p)))
        return value + promised

    def terms(self, state: KingdomState, seat: int) -> dict[str, float]:
        """The value of one seat, by name."""
        p = self.prospects(state)[seat]
        found = {"castle": self._castles(p.shape)}
        for way in self._ways:
            found[way.term] = way.now(p)
        if state.over:
            return found
        if p.landing:
            found["landing"] = p.landing
        for slot in bits(state.held[seat]):
            name = self._tile[slot]
            found[name] = found.get(name, 0.0) + self._tile_weight[slot] * p.turns
        amounts = self._amounts(p)
        for name, weight, amount in zip(self._names, self._weights, amounts, strict=True):
            found[name] = found.get(name, 0.0) + weight * amount
        return found


class Charts(dict[tuple[object, ...], Chart]):
    """The charts of a game's last tables."""

    def __init__(self, game: KingdomBuilder) -> None:
        super().__init__()
        self._game = game

    def of(self, state: KingdomState) -> Chart:
        # The board is blank until all sections lie.
        key = (state.layout if state.board.buildable else (), state.kingdom)
        chart = self.get(key)
        if chart is None:
            if len(self) >= CHARTS:
                self.clear()
            chart = self[key] = Chart(self._game, state)
        return chart
