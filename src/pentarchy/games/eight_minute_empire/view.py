"""What a seat may know of a game of Eight-Minute Empire: all but the order of the pile."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.maps import Side
from pentarchy.games.eight_minute_empire.state import NONE, EmpireOptions, EmpireState
from pentarchy.games.eight_minute_empire.steps_setup import STEPS
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import fresh_dealer
from pentarchy.kernel.components import index_of
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.view import View, recalled, shared

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.game import EightMinuteEmpire


class RegionSeen(msgspec.Struct, frozen=True):
    """A region of the map."""

    key: str
    continent: str
    land: tuple[str, ...]
    sea: tuple[str, ...]
    at: tuple[int, int]


class Setup(msgspec.Struct, frozen=True):
    """What does not change once the game has begun."""

    options: EmpireOptions
    map: str | None
    start: str | None
    """The start region."""
    regions: tuple[RegionSeen, ...]
    ages: tuple[int, ...]
    tokens: dict[str, str]
    """The regions with a goods token, with its good."""
    prices: tuple[int, ...]
    steps: dict[str, tuple[int, ...]]
    """For each good how many symbols its steps need."""
    step_points: tuple[int, ...]
    cards: int
    """How many cards everybody takes."""


class CardSeen(msgspec.Struct, frozen=True):
    """An open card."""

    key: str
    good: str
    symbols: int
    does: tuple[tuple[str, int], ...]
    join: str | None


class PlayerSeen(msgspec.Struct, frozen=True):
    """What a player has."""

    coins: int
    bid: int | None
    """The bid, once all are open."""
    cards: tuple[CardSeen, ...]
    armies: dict[str, int]
    """How many stand in which region."""
    cities: dict[str, int]
    reserve: int
    unbuilt: int
    goods: dict[str, int]
    """Symbols of each good on cards and on tokens in controlled regions, without jokers."""
    jokers: dict[str, int]
    """To which goods the jokers are best laid now."""
    points: int
    """The score as it stands."""
    lost: int = 0
    """Destroyed armies that are out of the game, by the other reading of rule 4.11."""


class EmpireView(View, frozen=True, kw_only=True):
    """Everything on the table."""

    setup: Setup
    first: int | None
    row: tuple[CardSeen | None, ...]
    """The open cards; None where the card of this turn was."""
    card: CardSeen | None
    """The card whose action is being done."""
    deck: tuple[str, ...]
    """The cards of the pile, which everybody can reckon; their order is unknown."""
    drawn: int
    bank: int
    players: tuple[PlayerSeen, ...]
    neutral: dict[str, int] | None
    """The neutral armies; None without rule 1.7."""
    holders: dict[str, int]
    """Who controls a region; the number after the last seat is neutral."""
    rulers: dict[str, int]
    """Who controls a continent."""


def view_of(state: EmpireState, seat: int | None) -> EmpireView:
    """The view of one seat, or of a spectator: they are the same."""
    game = state.game
    pieces = _pieces(state)
    cards = _cards(game)
    return EmpireView(
        **shared(state, seat),
        setup=_setup(game, state.options, state.side, state.ages, state.tokens, state.seats),
        first=None if state.first == NONE else state.first,
        row=_row(game, state.row),
        card=None if state.card == NONE else cards[state.card],
        deck=_names(game, state.deck),
        players=tuple([_player(state, other, pieces) for other in range(state.seats)]),
        neutral=_standing(state.side, _own(state, state.armies, state.seats))
        if state.options.neutral
        else None,
        holders=pieces.holders,
        rulers=pieces.rulers,
    )


class Pieces(NamedTuple):
    """What follows from the pieces on the map alone."""

    control: list[int]
    """The regions that each colour controls."""
    ruled: list[int]
    """The ruler of each continent."""
    holders: dict[str, int]
    rulers: dict[str, int]


_PIECES: Kept[tuple[object, ...], Pieces] = Kept(1 << 9)
_PLAYERS: Kept[tuple[object, ...], PlayerSeen] = Kept(1 << 10)


def _pieces(state: EmpireState) -> Pieces:
    """The same in view after view, until a piece is moved."""
    colours = len(state.held)  # without a map there is nothing that tells them
    key = (state.game, state.side, colours, bytes(state.armies), bytes(state.cities))
    return _PIECES.get(key) or _PIECES.keep(key, _judged(state))


def _judged(state: EmpireState) -> Pieces:
    control = scoring.controlled(state)
    ruled = scoring.ruled(state, control)
    keys = () if state.side is None else state.side.keys
    continents = state.game.components.continent
    return Pieces(
        control=control,
        ruled=[ruler for _, _, ruler in ruled],
        holders={
            keys[region]: colour for colour, own in enumerate(control) for region in bits(own)
        },
        rulers={continents[continent].key: ruler for continent, _, ruler in ruled if ruler >= 0},
    )


@lru_cache(maxsize=1 << 8)
def _setup(
    game: EightMinuteEmpire,
    options: EmpireOptions,
    side: Side | None,
    ages: tuple[int, ...],
    tokens: tuple[int, ...],
    seats: int,
) -> Setup:
    """The same for every view of a game once it has begun, so it is made once."""
    components = game.components
    rows = [] if side is None else components.region[side.base : side.base + side.count]
    return Setup(
        options=options,
        map=None if side is None else side.key,
        start=None if side is None else side.keys[side.start],
        regions=tuple(
            RegionSeen(row.key, row.continent, row.land, row.sea, row.at) for row in rows
        ),
        ages=ages,
        tokens={}
        if side is None
        else {
            side.keys[region]: components.good[good].key
            for region, good in zip(side.tokens, tokens, strict=False)
        },
        prices=components.numbers.prices,
        steps={row.key: row.steps for row in components.good},
        step_points=components.numbers.good_points,
        cards=components.cards(seats),
    )


@lru_cache(maxsize=16)
def _cards(game: EightMinuteEmpire) -> tuple[CardSeen, ...]:
    """Every card as it is printed."""
    return tuple(
        CardSeen(row.key, row.good, row.symbols, row.does, row.join) for row in game.components.card
    )


@lru_cache(maxsize=1 << 10)
def _hand(game: EightMinuteEmpire, cards: int) -> tuple[CardSeen, ...]:
    """What lies in front of a player changes once a turn, and is shown in every view."""
    printed = _cards(game)
    return tuple(printed[card] for card in bits(cards))


@lru_cache(maxsize=1 << 8)
def _row(game: EightMinuteEmpire, row: tuple[int, ...]) -> tuple[CardSeen | None, ...]:
    cards = _cards(game)
    return tuple([None if card == NONE else cards[card] for card in row])


@lru_cache(maxsize=1 << 8)
def _names(game: EightMinuteEmpire, deck: int) -> tuple[str, ...]:
    cards = _cards(game)
    return tuple([cards[card].key for card in bits(deck)])


def _player(state: EmpireState, seat: int, pieces: Pieces) -> PlayerSeen:
    """The same in view after view, until something is that seat's that was not."""
    armies, cities = _own(state, state.armies, seat), _own(state, state.cities, seat)
    key = (
        state.game, state.side, armies, cities, state.coins[seat], state.bids[seat],
        state.cards[seat], state.reserve[seat], state.lost[seat], state.unbuilt[seat],
        pieces.control[seat], pieces.ruled.count(seat), state.tokens, state.options.lone_jokers,
    )  # fmt: skip
    return _PLAYERS.get(key) or _PLAYERS.keep(key, _seen(state, seat, pieces, armies, cities))


def _seen(
    state: EmpireState, seat: int, pieces: Pieces, armies: bytes, cities: bytes
) -> PlayerSeen:
    own = pieces.control[seat]
    counts, jokers = scoring.symbols(state, seat, own)
    laid = scoring.laid_jokers(state, counts, jokers)
    goods = _goods(state.game, tuple(counts), laid)
    return PlayerSeen(
        coins=state.coins[seat],
        bid=None if state.bids[seat] == NONE else state.bids[seat],
        cards=_hand(state.game, state.cards[seat]),
        armies=_standing(state.side, armies),
        cities=_standing(state.side, cities),
        reserve=state.reserve[seat] - state.lost[seat],
        unbuilt=state.unbuilt[seat],
        goods=goods.counts,
        jokers=goods.jokers,
        points=goods.points + scoring.land_points(state, seat, own, pieces.ruled),
        lost=state.lost[seat],
    )


class Goods(NamedTuple):
    """What follows from the symbols that a player has."""

    counts: dict[str, int]
    jokers: dict[str, int]
    points: int


@lru_cache(maxsize=1 << 11)
def _goods(game: EightMinuteEmpire, counts: tuple[int, ...], laid: tuple[int, ...]) -> Goods:
    """They change once a turn, when a card is taken, while armies move with every click."""
    keys = [row.key for row in game.components.good]
    return Goods(
        counts=dict(zip(keys, counts, strict=True)),
        jokers={key: count for key, count in zip(keys, laid, strict=True) if count},
        points=scoring.goods_points(game, counts, laid),
    )


def _own(state: EmpireState, pieces: bytearray, colour: int) -> bytes:
    """How many of that colour stand in each region."""
    count = 0 if state.side is None else state.side.count
    return bytes(pieces[colour * count : (colour + 1) * count])


@lru_cache(maxsize=1 << 10)
def _standing(side: Side | None, pieces: bytes) -> dict[str, int]:
    """The same by the names of the regions, where there are any."""
    if side is None:
        return {}
    return {key: count for key, count in zip(side.keys, pieces, strict=True) if count}


class EmpireKnowledge:
    """A view, ready to be imagined from many times: only what is to come is unknown."""

    def __init__(self, game: EightMinuteEmpire, view: EmpireView) -> None:
        self._known = _known_state(game, view)

    def imagine(self, rng: Random) -> EmpireState:
        """The position with another future."""
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        return state


def _known_state(game: EightMinuteEmpire, view: EmpireView) -> EmpireState:
    """The state that the view tells."""
    components, setup = game.components, view.setup
    state = EmpireState()
    state.begin(game, view.seats, None, ())
    state.clear(game, setup.options, view.seats)
    recalled(state, STEPS, view)
    state.ages = setup.ages
    state.tokens = _tokens(game, setup)
    state.row = tuple(
        NONE if card is None else index_of(components.card, card.key) for card in view.row
    )
    state.card = NONE if view.card is None else index_of(components.card, view.card.key)
    state.deck = mask_of(index_of(components.card, key) for key in view.deck)
    state.first = NONE if view.first is None else view.first
    for seat, player in enumerate(view.players):
        state.coins[seat] = player.coins
        state.bids[seat] = NONE if player.bid is None else player.bid
        state.cards[seat] = mask_of(index_of(components.card, card.key) for card in player.cards)
        state.lost[seat] = player.lost
    if setup.map is not None:
        state.unfold(game.sides[index_of(components.map, setup.map)])
        _stand(state, view)
    return state


def _stand(state: EmpireState, view: EmpireView) -> None:
    """Put every piece where the view tells."""
    number = {key: region for region, key in enumerate(state.board.keys)}
    colours = [player.armies for player in view.players]
    for colour, armies in enumerate(colours if view.neutral is None else [*colours, view.neutral]):
        for key, count in armies.items():
            for _ in range(count):
                state.place(colour, number[key])
    for seat, player in enumerate(view.players):
        for key, count in player.cities.items():
            for _ in range(count):
                state.found(seat, number[key])


def _tokens(game: EightMinuteEmpire, setup: Setup) -> tuple[int, ...]:
    """The tokens in the order of their regions, as far as they are laid."""
    keys = [region.key for region in setup.regions if region.key in setup.tokens]
    return tuple(game.good_index[setup.tokens[key]] for key in keys)
