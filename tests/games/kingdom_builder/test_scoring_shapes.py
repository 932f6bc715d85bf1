"""Gold for rows, groups and sectors: discoverers, hermits, citizens, knights, lords, farmers."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.maps import BUILDABLE, Cell, cells_of, first_game
from tests.games.kingdom_builder.table import Table

SECTORS = [
    sorted(
        (r, c) for r, c in cells_of(first_game(), BUILDABLE) if (r >= 10, c >= 10) == (low, right)
    )
    for low in (False, True)
    for right in (False, True)
]
"""The hexes of each sector that can be built on: top left, top right, bottom left, bottom right."""


def in_sectors(*counts: tuple[int, int, int, int]) -> Table:
    """Each seat with so many settlements in each of the four sectors."""
    settled: dict[int, list[Cell]] = {}
    used = [0, 0, 0, 0]
    for seat, row in enumerate(counts):
        settled[seat] = []
        for sector, count in enumerate(row):
            settled[seat] += SECTORS[sector][used[sector] : used[sector] + count]
            used[sector] += count
    return Table(seats=max(2, len(counts)), settled=settled, card="plains")


def lords(*counts: int) -> list[int]:
    """What the lords pay in the top right sector; in the other three all have nothing: 36 each."""
    t = in_sectors(*((0, count, 0, 0) for count in counts))
    return [t.gold("lords", seat) - 36 for seat in range(len(counts))]


# Rows ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
@pytest.mark.rule("8.13")
def test_discoverers_count_rows() -> None:
    """Worked example 11: three rows, 1 + 1 + 1; a row runs across two sections."""
    own = [(0, 0), (0, 19), (8, 8), (8, 9), (19, 10)]
    t = Table(settled={0: own})
    assert t.gold("discoverers") == 3
    assert t.lit("discoverers") == set(own)
    assert Table().gold("discoverers") == 0


@pytest.mark.rule("8.4")
def test_all_twenty_rows_can_be_discovered() -> None:
    column = [min(c for c in cells_of(first_game(), "GCDLFW") if c[0] == row) for row in range(20)]
    assert Table(settled={0: column}).gold("discoverers") == 20


@pytest.mark.rule("8.9")
def test_knights_pay_2_in_the_best_row_only() -> None:
    """Worked example 12: three in the best row bring 6, the other rows nothing."""
    t = Table(settled={0: [(8, 7), (8, 9), (8, 19), (2, 0), (2, 1), (0, 0)]})
    assert t.gold("knights") == 6
    assert t.lit("knights") == {(8, 7), (8, 9), (8, 19)}


@pytest.mark.rule("8.9")
def test_knights_pay_one_row_even_if_several_are_equally_long() -> None:
    """The rule's example: rows with 5, 5 and 2 bring 10."""
    own = [(8, c) for c in range(5, 10)] + [(2, c) for c in range(5)] + [(0, 0), (0, 1)]
    t = Table(settled={0: own})
    assert t.gold("knights") == 10
    assert t.lit("knights") in ({(8, c) for c in range(5, 10)}, {(2, c) for c in range(5)})


@pytest.mark.rule("8.9")
def test_knights_count_only_their_own() -> None:
    assert Table(settled={0: [(8, 7)], 1: [(8, 8), (8, 9)]}).gold("knights") == 2
    assert Table(settled={1: [(8, 8)]}).gold("knights", 0) == 0


# Groups -------------------------------------------------------------------------------------


@pytest.mark.rule("8.5")
@pytest.mark.rule("8.12")
def test_hermits_count_groups() -> None:
    """Worked example 13: two separate groups, 1 + 1; a single settlement is a group."""
    own = [(8, 8), (8, 9), (9, 8), (2, 0)]
    t = Table(settled={0: own})
    assert t.gold("hermits") == 2
    assert t.lit("hermits") == set(own)
    assert Table().gold("hermits") == 0
    assert Table(settled={0: [(8, 8)]}).gold("hermits") == 1


@pytest.mark.rule("8.12")
@pytest.mark.parametrize("origin", [(8, 8), (11, 8)])
def test_a_group_hangs_together_from_hex_to_neighbouring_hex(origin: Cell) -> None:
    """In even and in odd rows: six neighbours make one group, the twelve hexes beyond do not."""
    r, c = origin
    shift = r % 2
    around = [(r, c - 1), (r, c + 1), (r - 1, c - 1 + shift), (r - 1, c + shift)]
    around += [(r + 1, c - 1 + shift), (r + 1, c + shift)]
    for near in around:
        assert Table(settled={0: [origin, near]}).gold("hermits") == 1
    for far in [(r, c + 2), (r - 2, c), (r + 1, c - 2 + shift), (r - 1, c + 1 + shift)]:
        assert Table(settled={0: [origin, far]}).gold("hermits") == 2


@pytest.mark.rule("8.12")
def test_a_group_is_one_players_and_crosses_seams() -> None:
    """(9, 9) and (10, 10) touch where all four sections meet; a foe between two splits them."""
    assert Table(settled={0: [(9, 9), (10, 10)]}).gold("hermits") == 1
    assert Table(settled={0: [(8, 7), (8, 9)], 1: [(8, 8)]}).gold("hermits", 0) == 2


@pytest.mark.rule("8.12")
@pytest.mark.rule("6.12")
def test_settlements_on_water_belong_to_their_group() -> None:
    """(7, 12) and (7, 14) are joined by the settlement on the water hex (7, 13)."""
    assert Table(settled={0: [(7, 12), (7, 13), (7, 14)]}).gold("hermits") == 1
    assert Table(settled={0: [(7, 12), (7, 13), (7, 14)]}).gold("citizens") == 1


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(("size", "gold"), [(0, 0), (1, 0), (2, 1), (6, 3), (7, 3), (9, 4)])
def test_citizens_pay_for_every_two_in_the_largest_group(size: int, gold: int) -> None:
    """Worked example 14: 6 or 7 bring 3, the smaller group nothing. The rule: 9 bring 4."""
    row = [(12, c) for c in range(10, 20)][:size]
    assert Table(settled={0: row}).gold("citizens") == gold
    if size > 2:
        t = Table(settled={0: [*row, (2, 0), (2, 1)]})
        assert t.gold("citizens") == gold
        assert t.lit("citizens") == set(row)


@pytest.mark.rule("8.6")
def test_of_equally_large_groups_citizens_count_one() -> None:
    """Three and three: 1 gold, not 2 and not 3."""
    t = Table(settled={0: [(8, 7), (8, 8), (8, 9), (2, 0), (2, 1), (2, 2)]})
    assert t.gold("citizens") == 1
    assert len(t.lit("citizens")) == 3


# Sectors ------------------------------------------------------------------------------------


@pytest.mark.rule("8.10")
@pytest.mark.parametrize(
    ("counts", "gold"),
    [
        ((8, 8, 6, 2), [12, 12, 6, 0]),  # the rulebook's sample
        ((8, 6, 6, 2), [12, 6, 6, 0]),
        ((8, 6, 2), [12, 6, 0]),
        ((5, 0), [12, 6]),  # zero is the next number
        ((5, 0, 0, 0), [12, 6, 6, 6]),
        ((5, 5, 0, 0), [12, 12, 6, 6]),
        ((5, 3, 0, 0), [12, 6, 0, 0]),
        ((0, 0), [12, 12]),  # nobody came
        ((0, 0, 0), [12, 12, 12]),
        ((4, 4, 4, 4), [12, 12, 12, 12]),
        ((2, 6, 8, 8), [0, 6, 12, 12]),
    ],
)
def test_lords_in_one_sector(counts: tuple[int, ...], gold: list[int]) -> None:
    """Worked example 15, with all its ties, and a known mistake: zero settlements qualify."""
    assert lords(*counts) == gold


@pytest.mark.rule("8.10")
@pytest.mark.rule("8.13")
def test_lords_look_at_each_of_the_four_sectors() -> None:
    """Seat 0: 12 + 6 + 12 + 12; seat 1: 6 + 12 + 12 + 6."""
    t = in_sectors((3, 1, 2, 4), (1, 3, 2, 0))
    assert t.gold("lords", 0) == 42
    assert t.gold("lords", 1) == 36


@pytest.mark.rule("8.10")
def test_the_hexes_that_earned_the_lords_gold() -> None:
    """Of 3, 2, 1 in one sector only the first two are paid; the third has nothing lit there."""
    t = in_sectors((3, 0, 0, 0), (2, 0, 0, 0), (1, 1, 0, 0))
    assert t.lit("lords", 0) == t.settled(0)
    assert t.lit("lords", 1) == t.settled(1)
    assert t.lit("lords", 2) == {cell for cell in t.settled(2) if cell[1] >= 10}


@pytest.mark.rule("8.11")
@pytest.mark.parametrize(
    ("counts", "gold"),
    [
        ((9, 9, 9, 4), 12),  # fewest is 4
        ((4, 9, 4, 20), 12),  # two sectors with 4
        ((10, 10, 10, 0), 0),  # missing from a sector
        ((1, 1, 1, 1), 3),
        ((10, 10, 10, 10), 30),  # the ceiling
        ((0, 0, 0, 0), 0),
    ],
)
def test_farmers_pay_3_in_the_poorest_sector(counts: tuple[int, int, int, int], gold: int) -> None:
    """Worked example 16: four times 3; two sectors with 4 are one; none in a sector is 0."""
    t = in_sectors(counts, (0, 0, 0, 0))
    assert t.gold("farmers") == gold
    assert len(t.lit("farmers")) == gold // 3


@pytest.mark.rule("8.11")
@pytest.mark.rule("8.13")
def test_the_poorest_sector_is_the_one_that_is_lit() -> None:
    t = in_sectors((3, 2, 4, 3), (5, 0, 5, 5))
    assert t.gold("farmers", 0) == 6
    assert t.lit("farmers", 0) == set(SECTORS[1][:2])
    assert t.gold("farmers", 1) == 0


@pytest.mark.rule("8.13")
def test_sectors_are_ten_by_ten() -> None:
    """One settlement at each of the four corners of the middle: one in every sector."""
    t = Table(settled={0: [(9, 9), (9, 10), (10, 9), (10, 10)]})
    assert t.gold("farmers") == 3
    assert Table(settled={0: [(9, 8), (9, 9), (10, 8), (10, 9)]}).gold("farmers") == 0
