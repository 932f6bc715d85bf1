"""What a seat may know of a game of Kingdom Builder, and what can be imagined from it."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from pentarchy.games.kingdom_builder.board import Board, Layout
from pentarchy.games.kingdom_builder.state import NONE, KingdomOptions, KingdomState, tiles_left
from pentarchy.games.kingdom_builder.steps_setup import STEPS
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import Bag, fresh_dealer, one_less, one_more
from pentarchy.kernel.components import index_of
from pentarchy.kernel.view import View, recalled, shared

if TYPE_CHECKING:
    from pentarchy.games.kingdom_builder.game import KingdomBuilder


class Setup(msgspec.Struct, frozen=True):
    """What does not change once the game has begun."""

    options: KingdomOptions
    layout: Layout
    map: tuple[str, ...]
    """The board's letters, row by row."""
    locations: dict[int, str]
    """The location hexes with their kind."""
    kingdom: tuple[str, ...]
    start: int


class Tile(msgspec.Struct, frozen=True):
    """A location tile in front of a player."""

    kind: str
    cell: int
    """The location hex it came from."""
    ready: bool


class PlayerSeen(msgspec.Struct, frozen=True):
    """What lies in front of a player."""

    settlements: tuple[int, ...]
    supply: int
    tiles: tuple[Tile, ...]
    taken: tuple[int, ...]
    """The location hexes that give this player no tile any more (rule 5.3)."""
    card: str | None
    """The held terrain card; None if it is hidden from the viewer or there is none."""
    holds: bool
    batch: int
    """Which shuffle of the pile the held card came from."""


class KingdomView(View, frozen=True, kw_only=True):
    """Everything on the table, and one's own card."""

    setup: Setup
    players: tuple[PlayerSeen, ...]
    tiles_left: dict[int, int]
    """For each location hex, how many tiles lie there."""
    card: str | None
    """The played card."""
    builds: int
    discards: Bag
    gone: Bag
    batch: int
    drawn: int
    pile: int
    unseen: dict[int, Bag]
    """For each shuffle, what its cards must be that this seat cannot see. For the newest one
    these are the pile and the hidden cards drawn from it; for an older one, whose pile is
    used up, just the hidden cards: so after a reshuffle much about them is known."""


def view_of(state: KingdomState, seat: int | None) -> KingdomView:
    """The view of one seat, or of a spectator."""
    terrain = state.game.components.terrain
    return KingdomView(
        **shared(state, seat),
        setup=_setup(
            state.game, state.options, state.layout, state.board, state.kingdom, state.start
        ),
        tiles_left=_tiles_left(state.game, state.board, tuple(state.taken)),
        card=None if state.card == NONE else terrain[state.card].key,
        pile=sum(state.pile),
        **own_of(state, seat),
    )


def own_of(state: KingdomState, seat: int | None) -> dict[str, Any]:
    """What depends on who looks: the card in the hand, and so those that are not seen."""
    return {
        "players": tuple([_player(state, other, seat) for other in range(state.seats)]),
        "unseen": _unseen(state, seat),
    }


@lru_cache(maxsize=1 << 9)
def _tiles_left(game: KingdomBuilder, board: Board, taken: tuple[int, ...]) -> dict[int, int]:
    return {cell: tiles_left(game, taken, slot) for slot, cell in enumerate(board.slots)}


@lru_cache(maxsize=1 << 8)
def _setup(
    game: KingdomBuilder,
    options: KingdomOptions,
    layout: Layout,
    board: Board,
    kingdom: tuple[int, ...],
    start: int,
) -> Setup:
    """The same for every view of a game once it has begun, so it is made once."""
    components = game.components
    kinds = zip(board.slots, board.slot_kind, strict=True)
    return Setup(
        options=options,
        layout=layout,
        map=board.rows,
        locations={cell: components.location[kind].key for cell, kind in kinds},
        kingdom=tuple(components.kingdom[card].key for card in kingdom),
        start=start,
    )


def _player(state: KingdomState, seat: int, viewer: int | None) -> PlayerSeen:
    hand = state.hands[seat]
    return _in_front(
        state.game,
        state.board,
        state.settled[seat],
        state.supply[seat],
        state.held[seat],
        state.ready[seat],
        state.taken[seat],
        hand if seat == viewer else NONE,
        hand != NONE,
        state.batches[seat],
    )


@lru_cache(maxsize=1 << 9)
def _in_front(
    game: KingdomBuilder,
    board: Board,
    settled: int,
    supply: int,
    held: int,
    ready: int,
    taken: int,
    card: int,
    holds: bool,
    batch: int,
) -> PlayerSeen:
    """Only who acts has something else in front than in the view before."""
    components = game.components
    tiles = [
        Tile(
            components.location[board.slot_kind[slot]].key,
            board.slots[slot],
            bool(ready >> slot & 1),
        )
        for slot in bits(held)
    ]
    return PlayerSeen(
        settlements=_cells(settled),
        supply=supply,
        tiles=tuple(tiles),
        taken=_locations(board, taken),
        card=None if card == NONE else components.terrain[card].key,
        holds=holds,
        batch=batch,
    )


@lru_cache(maxsize=1 << 9)
def _locations(board: Board, taken: int) -> tuple[int, ...]:
    return tuple([board.slots[slot] for slot in bits(taken)])


@lru_cache(maxsize=1 << 10)
def _cells(settled: int) -> tuple[int, ...]:
    """Only who builds has other settlements than in the view before."""
    return tuple(bits(settled))


def _unseen(state: KingdomState, seat: int | None) -> dict[int, Bag]:
    found = {state.batch: state.pile}
    for other, hand in enumerate(state.hands):
        if hand != NONE and other != seat:
            batch = state.batches[other]
            found[batch] = one_more(found.get(batch, (0,) * len(state.pile)), hand)
    return found


class KingdomKnowledge:
    """A view, ready to be imagined from many times."""

    def __init__(self, game: KingdomBuilder, view: KingdomView) -> None:
        self._known = _known_state(game, view)
        self._hidden = [
            (batch, bag, [s for s, p in enumerate(view.players) if _is_hidden(view, s, p, batch)])
            for batch, bag in view.unseen.items()
        ]

    def imagine(self, rng: Random) -> KingdomState:
        """Deal each shuffle's unseen cards to the hands drawn from it; the rest is the pile."""
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        for batch, bag, seats in self._hidden:
            unseen = bag
            for seat in seats:
                ticket = int(rng.random() * sum(unseen))
                kind = 0
                while ticket >= unseen[kind]:
                    ticket -= unseen[kind]
                    kind += 1
                state.hands[seat] = kind
                unseen = one_less(unseen, kind)
            if batch == state.batch:
                state.pile = unseen
        return state


def _is_hidden(view: KingdomView, seat: int, player: PlayerSeen, batch: int) -> bool:
    return player.holds and player.card is None and player.batch == batch


def _known_state(game: KingdomBuilder, view: KingdomView) -> KingdomState:
    """The state as far as the view tells it; hidden hands and the pile are still missing."""
    components = game.components
    state = KingdomState()
    state.begin(game, view.seats, None, ())
    state.clear(game, view.setup.options, view.seats)
    recalled(state, STEPS, view)
    state.layout = view.setup.layout
    # The board lies once somebody may decide; before that it is blank.
    state.board = game.boards(view.setup.layout if view.setup.locations else ())
    state.kingdom = tuple(index_of(components.kingdom, key) for key in view.setup.kingdom)
    state.start = view.setup.start
    slot_at = {cell: slot for slot, cell in enumerate(state.board.slots)}
    for seat, player in enumerate(view.players):
        for cell in player.settlements:
            state.stand(seat, cell)
        state.supply[seat] = player.supply
        state.held[seat] = mask_of(slot_at[tile.cell] for tile in player.tiles)
        state.ready[seat] = mask_of(slot_at[tile.cell] for tile in player.tiles if tile.ready)
        state.taken[seat] = mask_of(slot_at[cell] for cell in player.taken)
        if player.card is not None:
            state.hands[seat] = index_of(components.terrain, player.card)
        state.batches[seat] = player.batch
    state.card = NONE if view.card is None else index_of(components.terrain, view.card)
    return state
