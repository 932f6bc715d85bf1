"""Victory points: regions, continents and goods (rules 5.2 to 5.6); and ties (rule 5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from pentarchy.games.eight_minute_empire.components import JOKER
from pentarchy.kernel.bits import bits
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.ties import TieBreak

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.game import EightMinuteEmpire
    from pentarchy.games.eight_minute_empire.state import EmpireState


def controlled(state: EmpireState) -> list[int]:
    """Rule 5.2: for each colour the regions where it has strictly most pieces."""
    found = [0] * len(state.held)
    side = state.side
    if side is None:
        return found
    armies, cities, count = state.armies, state.cities, side.count
    present = 0
    for held, towns in zip(state.held, state.towns, strict=True):
        present |= held | towns
    for region in bits(present):
        most, holder = 0, -1
        for colour in range(len(found)):
            there = colour * count + region
            pieces = armies[there] + cities[there]
            if pieces > most:
                most, holder = pieces, colour
            elif pieces == most:
                holder = -1
        if holder >= 0:
            found[holder] |= 1 << region
    return found


def ruled(state: EmpireState, control: list[int]) -> list[tuple[int, int, int]]:
    """Rule 5.3: for each continent its number, its regions, and the colour that rules it or -1."""
    found = []
    for continent, regions in state.side.continents if state.side is not None else ():
        counts = [(own & regions).bit_count() for own in control]
        most = max(counts)
        ruler = counts.index(most) if most and counts.count(most) == 1 else -1
        found.append((continent, regions, ruler))
    return found


def symbols(state: EmpireState, seat: int, own: int) -> tuple[list[int], int]:
    """Rules 5.4 and 5.6: symbols of each good on cards and tokens, and how many jokers."""
    shown, jokers = card_symbols(state.game, state.cards[seat])
    counts = list(shown)
    for region, good in laid_tokens(state):
        counts[good] += own >> region & 1
    return counts, jokers


def laid_tokens(state: EmpireState) -> list[tuple[int, int]]:
    """Rule 1.6: the regions with a token, each with the token's good."""
    if not state.tokens:
        return []
    return list(zip(state.board.tokens, state.tokens, strict=False))


@lru_cache(maxsize=1 << 14)
def card_symbols(game: EightMinuteEmpire, cards: int) -> tuple[tuple[int, ...], int]:
    """The symbols of each good on these cards, and the symbols of jokers."""
    counts = [0] * len(game.components.good)
    jokers = 0
    for number in bits(cards):
        card = game.components.card[number]
        if card.good == JOKER:
            jokers += card.symbols
        else:
            counts[game.good_index[card.good]] += card.symbols
    return tuple(counts), jokers


@lru_cache(maxsize=1 << 10)
def step_points(game: EightMinuteEmpire, good: int, count: int) -> int:
    """Rule 5.4: the points of the highest step that so many symbols reach."""
    points = 0
    steps = game.components.good[good].steps
    for needed, worth in zip(steps, game.components.numbers.good_points, strict=True):
        if count >= needed:
            points = worth
    return points


def laid_jokers(state: EmpireState, counts: list[int], jokers: int) -> tuple[int, ...]:
    """Rule 5.5: the jokers laid to any goods, or by the other reading to goods one has."""
    lone = state.options.lone_jokers
    goods = tuple(good for good, count in enumerate(counts) if count or lone)
    return allotted(state.game, tuple(counts), jokers, goods)


@lru_cache(maxsize=1 << 14)
def allotted(
    game: EightMinuteEmpire, counts: tuple[int, ...], jokers: int, goods: tuple[int, ...]
) -> tuple[int, ...]:
    """Rule 5.5: the jokers laid to those of these goods where they bring most."""
    best = (0,) * len(counts)
    most = -1
    for way in combinations_with_replacement(goods, jokers):
        laid = tuple(way.count(good) for good in range(len(counts)))
        points = sum(
            step_points(game, good, count + laid[good]) for good, count in enumerate(counts)
        )
        if points > most:
            best, most = laid, points
    return best


_LINES: Kept[tuple[object, ...], tuple[ScoreLine, ...]] = Kept(1 << 11)


def lines(state: EmpireState, seat: int) -> tuple[ScoreLine, ...]:
    """Where a seat's points come from; they stay as they are until control or cards change."""
    control = controlled(state)
    rulers = tuple([ruler for _, _, ruler in ruled(state, control)])
    key = (
        state.game, state.options, state.side, state.tokens, seat, control[seat], rulers,
        state.cards[seat],
    )  # fmt: skip
    known = _LINES.get(key)
    return _LINES.keep(key, _lines(state, seat, control)) if known is None else known


def _lines(state: EmpireState, seat: int, control: list[int]) -> tuple[ScoreLine, ...]:
    game, numbers = state.game, state.game.components.numbers
    own = control[seat]
    found = [ScoreLine("regions", own.bit_count() * numbers.region_points, _places(state, own))]
    for continent, regions, ruler in ruled(state, control):
        source = f"continent:{game.components.continent[continent].key}"
        mine = own & regions if ruler == seat else 0
        found.append(
            ScoreLine(source, numbers.continent_points if mine else 0, _places(state, mine))
        )
    counts, jokers = symbols(state, seat, own)
    laid = laid_jokers(state, counts, jokers)
    for good, row in enumerate(game.components.good):
        points = step_points(game, good, counts[good] + laid[good])
        found.append(ScoreLine(f"good:{row.key}", points, _goods(state, seat, own, good)))
    return tuple(found)


def _places(state: EmpireState, regions: int) -> tuple[str, ...]:
    return tuple(state.board.name(region) for region in bits(regions))


def _goods(state: EmpireState, seat: int, own: int, good: int) -> tuple[str, ...]:
    """The cards and the regions with tokens that show a good."""
    key = state.game.components.good[good].key
    cards = tuple(
        state.card_thing(card)
        for card in bits(state.cards[seat])
        if state.game.components.card[card].good == key
    )
    tokens = tuple(
        state.board.name(region)
        for region, token in laid_tokens(state)
        if token == good and own >> region & 1
    )
    return cards + tokens


def points(state: EmpireState) -> tuple[int, ...]:
    """The points of every seat: the sums of their lines, without making them."""
    control = controlled(state)
    rulers = [ruler for _, _, ruler in ruled(state, control)]
    found = []
    for seat in range(state.seats):
        counts, jokers = symbols(state, seat, control[seat])
        laid = laid_jokers(state, counts, jokers)
        found.append(total(state, seat, control[seat], rulers, counts, laid))
    return tuple(found)


def total(
    state: EmpireState,
    seat: int,
    own: int,
    rulers: Sequence[int],
    counts: Sequence[int],
    laid: Sequence[int],
) -> int:
    """The points of a seat that controls these regions and has these symbols and jokers."""
    return land_points(state, seat, own, rulers) + goods_points(state.game, counts, laid)


def land_points(state: EmpireState, seat: int, own: int, rulers: Sequence[int]) -> int:
    """Rules 5.2 and 5.3: what regions and continents bring."""
    numbers = state.game.components.numbers
    found = own.bit_count() * numbers.region_points
    return found + rulers.count(seat) * numbers.continent_points


def goods_points(game: EightMinuteEmpire, counts: Sequence[int], laid: Sequence[int]) -> int:
    """Rules 5.4 to 5.6: what the symbols of all goods bring, with the jokers laid to them."""
    found = 0
    for good, count in enumerate(counts):
        found += step_points(game, good, count + laid[good])
    return found


def tie_breaks(state: EmpireState) -> tuple[TieBreak, ...]:
    """Rule 5.7: where points are equal, coins, armies on the board, then controlled regions."""
    control = controlled(state)
    armies = state.game.components.numbers.armies
    seats = range(state.seats)
    return (
        TieBreak("tie-coins", state.coins),
        TieBreak("tie-armies", [armies - state.reserve[seat] for seat in seats]),
        TieBreak("tie-regions", [control[seat].bit_count() for seat in seats]),
    )
