"""Gold for what lies beside settlements: castles, fishermen, merchants, miners, workers."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.table import (
    FARM_SOUTH,
    OASIS_NORTH,
    PADDOCK_WEST,
    TAVERN_EAST,
    TAVERN_WEST,
    Table,
)

TAVERN_CASTLE, PADDOCK_CASTLE, FARM_CASTLE = (3, 3), (7, 15), (11, 11)

# Row 7 from the tavern past the paddock to the castle, over the water hex (7, 13), with a branch
# down to the oasis: it touches (6, 7), (6, 11), (7, 15) and (12, 7).
ROAD = [(7, column) for column in range(7, 15)] + [(8, 8), (9, 7), (10, 7), (11, 7)]


# Castles ------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
def test_a_castle_brings_3_however_many_are_beside_it() -> None:
    """Worked example 7."""
    assert Table(settled={0: [(3, 2)]}).gold("castle") == 3
    t = Table(settled={0: [(3, 2), (3, 4), (4, 4)]})
    assert t.gold("castle") == 3
    assert t.lit("castle") == {TAVERN_CASTLE}


@pytest.mark.rule("8.1")
def test_every_castle_brings_3_and_to_several_players() -> None:
    t = Table(settled={0: [(3, 2), (7, 14), (8, 8)], 1: [(4, 4)]})
    assert t.gold("castle", 0) == 6
    assert t.gold("castle", 1) == 3
    assert t.lit("castle", 0) == {TAVERN_CASTLE, PADDOCK_CASTLE}


@pytest.mark.rule("8.1")
def test_a_location_is_no_castle() -> None:
    assert Table(settled={0: [(6, 1)]}).gold("castle") == 0


@pytest.mark.rule("8.1")
@pytest.mark.rule("6.12")
def test_a_settlement_on_water_is_beside_its_castle_too() -> None:
    assert Table(settled={0: [(4, 3)]}).gold("castle") == 3


# Fishermen ----------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
def test_fishermen_count_settlements_beside_water() -> None:
    """Worked example 8: (4, 4) touches two water hexes and brings 1; (8, 8) touches none."""
    t = Table(settled={0: [(4, 4), (8, 8)]})
    assert t.gold("fishermen") == 1
    assert t.lit("fishermen") == {(4, 4)}


@pytest.mark.rule("8.2")
def test_fishermen_do_not_live_on_the_water() -> None:
    """Worked example 8, and a known mistake: on water, even beside more water, brings nothing."""
    assert Table(settled={0: [(4, 3)]}).gold("fishermen") == 0


@pytest.mark.rule("8.2")
def test_water_with_a_settlement_on_it_is_still_water() -> None:
    """(14, 4) touches only water with settlements on it: its own at (14, 3), a foe's at (15, 3)."""
    t = Table(settled={0: [(14, 4), (14, 3)], 1: [(15, 3)]})
    assert t.gold("fishermen") == 1
    assert t.lit("fishermen") == {(14, 4)}


@pytest.mark.rule("8.2")
def test_water_is_counted_over_the_seam() -> None:
    """The only water beside (9, 12) is (10, 13), in the section below; (9, 11) touches none."""
    t = Table(settled={0: [(9, 12), (9, 11)]})
    assert t.lit("fishermen") == {(9, 12)}


# Merchants ----------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_merchants_four_linked_hexes_and_one_that_is_not() -> None:
    """Worked example 9: 4 + 4 + 4 + 4 + 0 = 16."""
    t = Table(settled={0: [*ROAD, (15, 11)]})
    assert t.gold("merchants") == 16
    assert t.lit("merchants") == {TAVERN_EAST, PADDOCK_WEST, PADDOCK_CASTLE, OASIS_NORTH}


@pytest.mark.rule("8.3")
def test_merchants_need_one_group_that_touches_both() -> None:
    """Known mistake. Without (7, 9) the road between tavern and paddock falls apart."""
    pair = [(7, 7), (7, 8), (7, 9), (7, 10)]
    assert Table(settled={0: pair}).gold("merchants") == 8
    assert Table(settled={0: [cell for cell in pair if cell != (7, 9)]}).gold("merchants") == 0
    broken = Table(settled={0: [cell for cell in pair if cell != (7, 9)], 1: [(7, 9)]})
    assert broken.gold("merchants") == 0


@pytest.mark.rule("8.3")
def test_separate_links_all_count() -> None:
    """The rule's example: three hexes, two hexes and one alone: 12 + 8 + 0 = 20.

    Row 7 links tavern, paddock and a castle; (5, 1) to (3, 2) links the other tavern with its
    castle; (15, 11) touches only a farm.
    """
    own = [(7, column) for column in range(7, 15)]
    own += [(5, 1), (4, 1), (3, 1), (3, 2)]
    t = Table(settled={0: [*own, (15, 11)]})
    assert t.gold("merchants") == 20
    places = {TAVERN_EAST, PADDOCK_WEST, PADDOCK_CASTLE, TAVERN_WEST, TAVERN_CASTLE}
    assert t.lit("merchants") == places


@pytest.mark.rule("8.3")
def test_each_hex_counts_once() -> None:
    """Two groups link the same tavern and paddock; and a hex shared by two links counts once."""
    north = [(5, 7), (5, 8), (5, 9), (5, 10)]
    south = [(7, 7), (7, 8), (7, 9), (7, 10)]
    assert Table(settled={0: [*north, *south]}).gold("merchants") == 8
    east = [(7, 11), (7, 12), (7, 13), (7, 14)]
    t = Table(settled={0: [*north, *east]})
    assert t.gold("merchants") == 12
    assert t.lit("merchants") == {TAVERN_EAST, PADDOCK_WEST, PADDOCK_CASTLE}


@pytest.mark.rule("8.3")
def test_merchants_pay_nothing_for_a_single_hex() -> None:
    assert Table(settled={0: [(15, 11), (15, 10)]}).gold("merchants") == 0
    assert Table().gold("merchants") == 0


# Miners and workers -------------------------------------------------------------------------


@pytest.mark.rule("8.7")
def test_miners_count_settlements_beside_mountains_once() -> None:
    """Worked example 10: (2, 6) touches three mountains and brings 1; 1 + 0 + 1 + 1 = 3."""
    assert Table(settled={0: [(2, 6)]}).gold("miners") == 1
    t = Table(settled={0: [(2, 6), (8, 8), (3, 7), (18, 10)]})
    assert t.gold("miners") == 3
    assert t.lit("miners") == {(2, 6), (3, 7), (18, 10)}


@pytest.mark.rule("8.7")
@pytest.mark.rule("6.12")
def test_a_miner_may_live_on_the_water() -> None:
    """(0, 15) is no mountain's neighbour, the water hex (2, 15) is."""
    assert Table(settled={0: [(2, 15)]}).gold("miners") == 1
    assert Table(settled={0: [(0, 15)]}).gold("miners") == 0


@pytest.mark.rule("8.8")
def test_workers_count_settlements_beside_castles_and_locations() -> None:
    """Worked example 10: castle, nothing, location, location: 1 + 0 + 1 + 1 = 3."""
    assert Table(settled={0: [(3, 2)]}).gold("workers") == 1
    t = Table(settled={0: [(3, 2), (8, 8), (6, 1), (15, 11)]})
    assert t.gold("workers") == 3
    assert t.lit("workers") == {(3, 2), (6, 1), (15, 11)}


@pytest.mark.rule("8.8")
def test_workers_need_no_tile_on_the_hex() -> None:
    """Both farm tiles are gone; two settlements at one location are two workers."""
    t = Table(
        seats=3,
        settled={0: [(15, 11), (16, 12)]},
        taken={1: [FARM_SOUTH], 2: [FARM_SOUTH]},
    )
    assert t.left_on(FARM_SOUTH) == 0
    assert t.gold("workers") == 2


@pytest.mark.rule("8.8")
@pytest.mark.rule("6.12")
def test_a_worker_may_live_on_the_water() -> None:
    assert Table(settled={0: [(4, 3)]}).gold("workers") == 1
