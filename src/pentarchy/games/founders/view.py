"""What a seat may know of a game of Founders: everything but the order of the stacks.

The stacks hold what has not been seen yet, so what is in them is known too; only what comes next
is not. The same is true of the masters that nobody has drawn (rule 5.3).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import msgspec

from pentarchy.games.founders import matching
from pentarchy.games.founders.components import STACKS, TOKENS, Components
from pentarchy.games.founders.grid import Diamond
from pentarchy.games.founders.state import NONE, FoundersOptions, FoundersState
from pentarchy.games.founders.state_realm import Realm
from pentarchy.games.founders.steps_attach import PLACE, Place
from pentarchy.games.founders.steps_setup import STEPS
from pentarchy.games.founders.tiles import MASTER_TOKEN, Catalogue
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import Bag, fresh_dealer
from pentarchy.kernel.view import View, recalled, shared

if TYPE_CHECKING:
    from pentarchy.games.founders.game import Founders


class KindSeen(msgspec.Struct, frozen=True):
    """What is printed on a kind of tile."""

    family: str
    cost: tuple[str, ...]
    makes: tuple[str, ...]
    points: int


class Setup(msgspec.Struct, frozen=True):
    """What does not change once the game has begun."""

    options: FoundersOptions
    kinds: dict[str, KindSeen]
    masters: dict[str, str]
    """The resource of each master."""
    row: int


class TileSeen(msgspec.Struct, frozen=True):
    """A tile in a realm, with what lies on it."""

    column: int
    row: int
    kind: str
    ruined: bool = False
    coin: bool = False
    master: bool = False
    more_coins: int = 0
    """Coins beyond the first, where a second one may be laid (rule 7.2)."""


class PlayerSeen(msgspec.Struct, frozen=True):
    """A realm, and what lies before its owner."""

    tiles: tuple[TileSeen, ...]
    """In the order they were attached."""
    carts: tuple[tuple[int, int], ...]
    """The near left cell of each corner with a cart."""
    tokens: tuple[str, ...]
    """In hand: tokens by kind, masters by name."""
    replaced: tuple[str, ...]


class Payment(msgspec.Struct, frozen=True):
    """Who pays what for the tile that is being laid, if it is laid here."""

    column: int
    row: int
    payers: tuple[tuple[int, int, str], ...]
    """Column, row and resource."""


class FoundersView(View, frozen=True, kw_only=True):
    """Everything on the table."""

    helps = ("payments",)

    setup: Setup
    start: int
    stacks: dict[str, Bag]
    """What each stack holds, by kind: all that nobody has seen yet."""
    rows: dict[str, tuple[str, ...]]
    draft: tuple[str, ...]
    prizes: tuple[str, ...]
    unopened: Bag
    removed: tuple[str, ...]
    players: tuple[PlayerSeen, ...]
    supply: tuple[int, ...]
    pool: tuple[str, ...]
    """The masters that nobody has drawn."""
    spent: tuple[int, ...]
    retired: tuple[str, ...]
    bought: str | None
    loose: str | None
    declined: tuple[int, ...]
    payments: tuple[Payment, ...]
    """For the tile that is being laid: one way to pay at every place that is open to it."""


def view_of(state: FoundersState, seat: int | None) -> FoundersView:
    """The view of one seat, or of a spectator: they differ only in their name."""
    return _view(state, seat, _payments(state))


def glance_of(state: FoundersState, seat: int | None) -> FoundersView:
    """The same without what it helps with."""
    return _view(state, seat, ())


def _view(state: FoundersState, seat: int | None, payments: tuple[Payment, ...]) -> FoundersView:
    game = state.game
    catalogue = game.catalogue
    return FoundersView(
        **shared(state, seat),
        setup=_setup(game, state.options),
        stacks=_stacks(tuple(state.stacks)),
        rows=_rows(game, tuple(state.rows)),
        draft=_names(game, state.draft),
        prizes=_names(game, state.prizes),
        removed=_names(game, state.removed),
        players=tuple([_player(state, other) for other in range(state.seats)]),
        pool=_masters(game, state.pool),
        retired=_masters(game, state.retired),
        bought=None if state.bought == NONE else catalogue.resources[state.bought],
        loose=None if state.loose == NONE else catalogue.keys[state.loose],
        declined=tuple(bits(state.declined)) if state.declined else (),
        payments=payments,
    )


# What follows is the same in view after view, until something of it is moved.


@lru_cache(maxsize=1 << 9)
def _stacks(stacks: tuple[Bag, ...]) -> dict[str, Bag]:
    return dict(zip(STACKS, stacks, strict=True))


@lru_cache(maxsize=1 << 9)
def _rows(game: Founders, rows: tuple[tuple[int, ...], ...]) -> dict[str, tuple[str, ...]]:
    return {stack: _names(game, row) for stack, row in zip(STACKS, rows, strict=True)}


@lru_cache(maxsize=1 << 10)
def _names(game: Founders, kinds: tuple[int, ...]) -> tuple[str, ...]:
    """The keys of kinds of tiles."""
    return tuple([game.catalogue.keys[kind] for kind in kinds])


@lru_cache(maxsize=1 << 8)
def _masters(game: Founders, masters: int) -> tuple[str, ...]:
    names = game.catalogue.tokens[MASTER_TOKEN:]
    return tuple([names[master] for master in bits(masters)])


def kinds_seen(components: Components, catalogue: Catalogue) -> dict[str, KindSeen]:
    """What is printed on every kind of tile."""
    families = (*STACKS, "prize")
    return {
        tile.key: KindSeen(families[kind.family], tile.cost, tile.makes, tile.points)
        for tile, kind in zip(components.tiles, catalogue.kinds, strict=True)
    }


@lru_cache(maxsize=1 << 6)
def _setup(game: Founders, options: FoundersOptions) -> Setup:
    components = game.components
    return Setup(
        options=options,
        kinds=game.kinds_seen,
        masters={master.key: master.resource for master in components.master},
        row=components.numbers.row,
    )


def _player(state: FoundersState, seat: int) -> PlayerSeen:
    """What lies before a player; kept with the realm, which never changes but is replaced."""
    realm = state.realms[seat]
    hand, masters, replaced = state.hands[seat], state.masters[seat], state.replaced[seat]
    key = (hand, masters, replaced)
    found = realm.seen.get(key)
    if found is None:
        game = state.game
        alike = [key for key, count in zip(TOKENS, hand, strict=True) for _ in range(count)]
        found = realm.seen[key] = PlayerSeen(
            tiles=_tiles(game, realm),
            carts=tuple([realm.grid.places[corner] for corner in bits(realm.carts)]),
            tokens=(*alike, *_masters(game, masters)),
            replaced=_names(game, replaced),
        )
    return found


def _tiles(game: Founders, realm: Realm) -> tuple[TileSeen, ...]:
    keys, places = game.catalogue.keys, game.grid.places
    ruined, coins, mastered = realm.ruined, realm.coins, realm.mastered
    tiles = [
        _tile(
            places[cell],
            keys[kind],
            bool(ruined >> cell & 1),
            bool(coins >> cell & 1),
            bool(mastered >> cell & 1),
            realm.more_coins.count(cell),
        )
        for cell, kind in realm.tiles.items()
    ]
    return tuple(tiles)


@lru_cache(maxsize=1 << 12)
def _tile(
    place: tuple[int, int], kind: str, ruined: bool, coin: bool, master: bool, more_coins: int
) -> TileSeen:
    return TileSeen(*place, kind, ruined, coin, master, more_coins)


def _payments(state: FoundersState) -> tuple[Payment, ...]:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Place):
        return ()
    grid, resources = state.game.grid, state.game.catalogue.resources
    realm, cost = state.realms[step.seat], step.cost(state)
    found = []
    for cell in bits(PLACE.allowed(state, step, state.game.actions.full["place"])):
        payers = tuple(
            (*grid.places[tile], resources[resource])
            for resource, tile in matching.payment(realm, cost, cell)
        )
        found.append(Payment(*grid.places[cell], payers))
    return tuple(found)


class FoundersKnowledge:
    """A view, ready to be imagined from many times: nothing is hidden but what comes next."""

    def __init__(self, game: Founders, view: FoundersView) -> None:
        self._known = _known_state(game, view)

    def imagine(self, rng: Random) -> FoundersState:
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        return state


def _known_state(game: Founders, view: FoundersView) -> FoundersState:
    catalogue = game.catalogue
    numbers = catalogue.numbers
    masters = catalogue.tokens[MASTER_TOKEN:]
    state = FoundersState()
    state.begin(game, view.seats, None, ())
    state.clear(game, view.setup.options, view.seats)
    recalled(state, STEPS, view)
    state.stacks = [view.stacks[stack] for stack in STACKS]
    state.left = [sum(stack) for stack in state.stacks]
    state.rows = [tuple(numbers[key] for key in view.rows[stack]) for stack in STACKS]
    state.draft = tuple(numbers[key] for key in view.draft)
    state.prizes = tuple(numbers[key] for key in view.prizes)
    state.removed = tuple(numbers[key] for key in view.removed)
    for seat, player in enumerate(view.players):
        state.realms[seat] = _realm(game, player)
        state.replaced[seat] = tuple(numbers[key] for key in player.replaced)
        state.hands[seat] = tuple(player.tokens.count(key) for key in TOKENS)
        state.masters[seat] = mask_of(masters.index(k) for k in player.tokens if k in masters)
    state.pool = mask_of(masters.index(key) for key in view.pool)
    state.retired = mask_of(masters.index(key) for key in view.retired)
    state.bought = NONE if view.bought is None else catalogue.resources.index(view.bought)
    state.loose = NONE if view.loose is None else numbers[view.loose]
    state.declined = mask_of(view.declined)
    return state


def _realm(game: Founders, player: PlayerSeen) -> Realm:
    """The realm laid anew, tile by tile, then the tokens on it."""
    grid: Diamond = game.grid
    realm = Realm.empty(grid, game.catalogue)
    for tile in player.tiles:
        cell = grid.number(tile.column, tile.row)
        realm = realm.attach(cell, game.catalogue.numbers[tile.kind])
        if tile.ruined:
            realm = realm.ruin(cell)
        for _ in range(tile.coin + tile.more_coins):
            realm = realm.lay_coin(cell)
        if tile.master:
            realm = realm.lay_master(cell)
    for corner in player.carts:
        realm = realm.lay_cart(grid.number(*corner))
    return realm
