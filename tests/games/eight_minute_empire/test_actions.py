"""What cards do (rules 4.1 to 4.12)."""

from __future__ import annotations

import pytest

from tests.games.eight_minute_empire.table import Table, empire

MARCH_3, PLACE_2, CITY = "wo3", "ru2", "an1"
RAZE_AND_PLACE, SAIL_2, RAZE_OR_CITY = "ca9", "jk2", "wo7"


@pytest.mark.rule("4.1")
def test_armies_come_from_the_reserve() -> None:
    t = Table().play("take", PLACE_2)
    assert t.asks() == ("ask-place", {"card": "card:ru2", "count": 2})
    t.play("place", "A13")
    assert t.log[0].args == {"region": "region:A13"}
    assert t.log[0].places == ("region:A13",)
    assert t.asks() == ("ask-place", {"card": "card:ru2", "count": 1})
    t.play("place", "A13")
    assert t.armies() == {"A13": 5}
    assert t.state.reserve == [9, 11]
    assert t.state.chance() is not None


@pytest.mark.rule("4.2")
def test_armies_come_to_the_start_region_or_an_own_city() -> None:
    """Ruling 9: one action may be split over several such regions."""
    t = Table(cities={0: {"A8": 1, "A22": 2}, 1: {"A7": 1}}).play("take", PLACE_2)
    assert t.open("place") == {"A13", "A8", "A22"}
    assert t.refused("place", "A7") == "4.2"
    assert t.refused("place", "A14") == "4.2"
    t.play("place", "A22").play("place", "A8")
    assert t.armies() == {"A13": 3, "A8": 1, "A22": 1}


@pytest.mark.rule("4.2")
def test_an_army_alone_is_no_place_for_new_ones() -> None:
    t = Table(armies={0: {"A10": 3}, 1: {}}, map="a").play("take", PLACE_2)
    assert t.open("place") == {"A13"}
    t = Table(map="b", armies={0: {"B16": 1}, 1: {}}).play("take", PLACE_2)
    assert t.open("place") == {"B15"}


@pytest.mark.rule("4.3")
def test_an_empty_reserve_ends_it() -> None:
    """Ruling 10: the rest is lost; nothing is taken back from the board."""
    t = Table(armies={0: {"A13": 13}, 1: {}}).play("take", PLACE_2).play("place", "A13")
    assert t.armies() == {"A13": 14}
    assert t.state.chance() is not None, "the second one cannot be placed"
    t = Table(armies={0: {"A13": 14}, 1: {}}).play("take", PLACE_2)
    assert t.told == ["event-take", "event-idle"]
    assert t.state.chance() is not None


@pytest.mark.rule("4.4")
def test_three_points_for_one_army() -> None:
    """Worked example 4: one army three steps. Ruling 11."""
    t = Table().play("take", MARCH_3)
    t.play("march", "A13-A14").play("march", "A14-A15")
    assert t.armies() == {"A13": 2, "A15": 1}
    t.play("march", "A15-A14")
    assert t.armies() == {"A13": 2, "A14": 1}
    assert t.state.chance() is not None


@pytest.mark.rule("4.4")
def test_three_points_for_three_armies() -> None:
    """Worked example 4: three armies one step each."""
    t = Table().play("take", MARCH_3)
    t.play("march", "A13-A10").play("march", "A13-A16").play("march", "A13-A18")
    assert t.armies() == {"A10": 1, "A16": 1, "A18": 1}
    assert t.state.chance() is not None


@pytest.mark.rule("4.4")
def test_three_points_for_two_armies() -> None:
    """Worked example 4: one army one step, another two."""
    t = Table().play("take", MARCH_3)
    t.play("march", "A13-A17").play("march", "A13-A11").play("march", "A17-A20")
    assert t.armies() == {"A13": 1, "A11": 1, "A20": 1}


@pytest.mark.rule("4.4")
def test_only_own_armies_march() -> None:
    t = Table(armies={0: {"A13": 1}, 1: {"A10": 2}}).play("take", MARCH_3)
    assert t.refused("march", "A10-A11") == "4.4"
    t.play("march", "A13-A10")
    assert t.open("march") == {"A10-A11", "A10-A13"}
    assert t.refused("march", "A13-A10") == "4.4"
    t.play("march", "A10-A11")
    assert t.armies(1) == {"A10": 2}
    assert t.log[0].args == {"from": "region:A10", "to": "region:A11"}
    assert t.log[0].places == ("region:A10", "region:A11")


@pytest.mark.rule("4.4")
def test_a_label_names_both_ends() -> None:
    t = Table().play("take", MARCH_3)
    label = t.labels()["march way:A13-A14"]
    assert label["from"] == "region:A13"
    assert label["to"] == "region:A14"


@pytest.mark.rule("4.5")
def test_neighbours_have_a_common_border() -> None:
    t = Table().play("take", MARCH_3)
    assert t.open("march") == {f"A13-{to}" for to in ("A10", "A11", "A14", "A16", "A17", "A18")}
    assert t.refused("march", "A13-A15") == "4.5"
    assert t.refused("march", "A13-A13") == "4.5"


@pytest.mark.rule("4.5")
def test_nothing_stands_in_the_way() -> None:
    """Ruling 11: enemy pieces never hinder, and there is no limit to a region."""
    t = Table(armies={0: {"A13": 1}, 1: {"A14": 14}}, cities={1: {"A14": 3}})
    t.play("take", MARCH_3).play("march", "A13-A14").play("march", "A14-A15")
    assert t.armies(0) == {"A15": 1}
    assert t.armies(1) == {"A14": 14}


@pytest.mark.rule("4.6")
def test_a_march_does_not_cross_the_sea() -> None:
    """Worked example 4: no step of it may use a dotted link. Ruling 12."""
    t = Table(armies={0: {"A15": 1}, 1: {}}).play("take", MARCH_3)
    assert t.open("march") == {"A15-A14"}
    assert t.refused("march", "A15-A2") == "4.6"
    assert t.refused("march", "A15-A22") == "4.6"
    assert t.refused("march", "A15-A1") == "4.5"


@pytest.mark.rule("4.6")
def test_a_great_march_takes_a_dotted_line_for_a_border() -> None:
    """Worked example 5: it costs one point, and can be mixed with land. Ruling 12."""
    t = Table(armies={0: {"A15": 1}, 1: {}}).play("take", SAIL_2)
    assert t.asks() == ("ask-sail", {"card": "card:jk2", "count": 2})
    assert t.open("march") == {"A15-A14", "A15-A2", "A15-A22"}
    t.play("march", "A15-A2")
    assert t.open("march") == {"A2-A15", "A2-A1", "A2-A3"}
    t.play("march", "A2-A3")
    assert t.armies() == {"A3": 1}
    assert t.state.chance() is not None


@pytest.mark.rule("4.6")
def test_there_is_no_stop_at_sea() -> None:
    """Worked example 5. Ruling 13: the open sea is no region; every way ends in a region."""
    table = empire().actions
    regions = {row.key for row in empire().components.region}
    for index in range(len(table.targets["march"])):
        origin, goal = table.of("march", index).target.removeprefix("way:").split("-")
        assert {origin, goal} <= regions


@pytest.mark.rule("4.6")
def test_a_great_march_still_goes_to_neighbours_only() -> None:
    t = Table().play("take", SAIL_2)
    assert t.refused("march", "A13-A2") == "4.5"


@pytest.mark.rule("4.7")
def test_cities_never_move() -> None:
    """Ruling 13."""
    t = Table(armies={0: {"A13": 1}, 1: {}}, cities={0: {"A10": 1}}).play("take", MARCH_3)
    assert t.refused("march", "A10-A11") == "4.4"
    t = Table(armies={0: {"A10": 1}, 1: {}}, cities={0: {"A10": 1}}).play("take", MARCH_3)
    t.play("march", "A10-A11")
    assert t.cities() == {"A10": 1}


@pytest.mark.rule("4.8")
def test_a_city_needs_an_army() -> None:
    """Ruling 14: a city alone is not enough; the start region will do."""
    t = Table(
        armies={0: {"A13": 1, "A10": 2}, 1: {"A11": 1}}, cities={0: {"A8": 1}, 1: {"A10": 1}}
    ).play("take", CITY)
    assert t.asks()[0] == "ask-found"
    assert t.open("found") == {"A13", "A10"}
    assert t.refused("found", "A11") == "4.8"
    assert t.refused("found", "A8") == "4.8"
    t.play("found", "A10")
    assert t.cities(0) == {"A8": 1, "A10": 1}
    assert t.cities(1) == {"A10": 1}
    assert t.log[0].args == {"region": "region:A10"}
    assert t.armies(0) == {"A13": 1, "A10": 2}


@pytest.mark.rule("4.8")
def test_several_cities_may_share_a_region() -> None:
    """Ruling 14."""
    t = Table(armies={0: {"A13": 1}, 1: {}}, cities={0: {"A13": 2}}).play("take", CITY)
    t.play("found", "A13")
    assert t.cities() == {"A13": 3}
    assert t.state.unbuilt[0] == 0


@pytest.mark.rule("4.9")
def test_after_three_cities_the_action_does_nothing() -> None:
    """Ruling 15: and cities cannot be removed."""
    t = Table(cities={0: {"A13": 2, "A8": 1}}).play("take", CITY)
    assert t.told == ["event-take", "event-idle"]
    assert t.state.chance() is not None
    t = Table(cities={0: {"A13": 2, "A8": 1}}).play("take", RAZE_OR_CITY)
    assert t.open("choose") == {"raze"}
    assert t.refused("choose", "found") == "4.12"


@pytest.mark.rule("4.10")
def test_any_army_may_be_destroyed() -> None:
    """Ruling 16: of anybody, anywhere, own ones too; never a city."""
    t = Table(
        seats=3,
        armies={0: {"A13": 1}, 1: {"A13": 1, "A22": 1}, 2: {"A8": 2}},
        cities={1: {"A1": 1}, 2: {"A22": 1}},
    ).play("take", RAZE_AND_PLACE)
    t.play("choose", "raze")
    assert t.asks() == ("ask-raze", {"card": "card:ca9", "count": 1})
    assert t.open("raze") == {"A13", "A22", "A8"}
    assert t.refused("raze", "A1") == "4.10"
    assert t.refused("raze", "A14") == "4.10"
    t.play("raze", "A22")
    assert t.armies(1) == {"A13": 1}
    assert t.log[0].args == {"region": "region:A22", "owner": "seat:1"}
    assert t.cities(2) == {"A22": 1}


@pytest.mark.rule("4.10")
def test_where_several_have_armies_one_says_whose() -> None:
    """Rivals are named from the seat that is asked."""
    t = Table(seats=3, seat=1, armies={0: {"A13": 1}, 1: {"A13": 2}, 2: {"A8": 1}}).play(
        "take", RAZE_OR_CITY
    )
    t.play("choose", "raze").play("raze", "A13")
    assert t.asks() == ("ask-whose", {"card": "card:wo7", "region": "region:A13"})
    assert t.open("whose") == {"0", "2"}
    assert t.refused("whose", "1") == "4.10"
    assert t.refused("whose", "3") == "4.10"
    assert t.refused("whose", "neutral") == "4.10"
    assert t.refused("done") == "4.10"
    assert t.refused("take", "wo3") == "3.1"
    t.play("whose", "2")
    assert t.armies(0) == {}
    assert t.log[0].args == {"region": "region:A13", "owner": "seat:0"}


@pytest.mark.rule("4.10")
def test_neutral_armies_may_be_destroyed() -> None:
    """Ruling 25."""
    t = Table(neutral={"A13": 2, "A7": 8}).play("take", RAZE_OR_CITY).play("choose", "raze")
    t.play("raze", "A13")
    assert t.open("whose") == {"0", "1", "neutral"}
    t.play("whose", "neutral")
    assert t.armies(2) == {"A13": 1, "A7": 8}
    assert t.told[0] == "event-raze-neutral"
    t = Table(neutral={"A7": 10}).play("take", RAZE_OR_CITY).play("choose", "raze")
    t.play("raze", "A7")
    assert t.armies(2) == {"A7": 9}


@pytest.mark.rule("4.11")
def test_a_destroyed_army_goes_back_to_its_owner() -> None:
    """Ruling 17: it may be placed again."""
    t = Table(armies={0: {"A13": 3}, 1: {"A10": 14}}).play("take", RAZE_OR_CITY)
    t.play("choose", "raze").play("raze", "A10")
    assert t.armies(1) == {"A10": 13}
    assert t.state.reserve == [11, 1]
    t.reveal("ca3")
    t.play("take", PLACE_2).play("place", "A13")
    assert t.armies(1) == {"A10": 13, "A13": 1}
    assert t.state.reserve == [11, 0]


@pytest.mark.rule("4.12")
def test_what_would_change_nothing_is_passed_over() -> None:
    nobody: dict[int, dict[str, int]] = {0: {}, 1: {}}
    for card in (MARCH_3, SAIL_2, CITY):
        t = Table(armies=nobody).play("take", card)
        assert t.told == ["event-take", "event-idle"]
        assert t.state.chance() is not None
    t = Table(armies=nobody).play("take", RAZE_OR_CITY)
    assert t.told == ["event-take", "event-idle"], "neither half is of use"
    t = Table(armies=nobody).play("take", RAZE_AND_PLACE)
    assert t.open("choose") == {"place"}
    assert t.refused("choose", "raze") == "4.12"


@pytest.mark.rule("4.12")
def test_a_second_half_that_became_useless_is_passed_over() -> None:
    t = Table(armies={0: {}, 1: {"A8": 1}}).play("take", RAZE_AND_PLACE)
    t.play("choose", "raze").play("raze", "A8").play("done")
    assert t.state.chance() is not None
    t = Table(armies={0: {"A13": 13}, 1: {}}).play("take", RAZE_AND_PLACE)
    t.play("choose", "place").play("place", "A13")
    assert t.asks()[0] == "ask-raze"
    t = Table(armies={0: {"A13": 14}, 1: {"A8": 1}}).play("take", RAZE_AND_PLACE)
    t.play("choose", "raze").play("raze", "A8")
    assert t.told == ["event-raze", "event-rest"]
    assert t.state.chance() is not None
