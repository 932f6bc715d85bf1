"""A field is declared once: what is made of the declaration."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from pentarchy.kernel.fields import (
    Derived,
    Fields,
    Late,
    Parts,
    Seen,
    Value,
    Values,
    recall,
)


class Card:
    """Never changes."""

    def __init__(self, name: str) -> None:
        self.name = name

    def snapshot(self) -> str:
        return self.name


class Hut(Fields):
    """A part that changes in place."""

    beds: Seen[int]
    guests: Seen[list[str]]


class Village(Fields):
    """One field of every kind."""

    most: ClassVar[int] = 9

    name: str
    wells: list[int]
    marks: bytearray
    huts: Parts[Hut]
    hand: Values[Card]
    chief: Value[Card | None]
    roads: Derived[list[int]]
    later: Late[list[int]]
    year: Derived[Seen[int]]


class Town(Village):
    """A village that has grown."""

    wells: list[int]
    wall: int


def hut(beds: int, *guests: str) -> Hut:
    made = Hut()
    made.beds, made.guests = beds, list(guests)
    return made


def village(kind: type[Village] = Village) -> Village:
    made = kind()
    made.name = "Ford"
    made.wells = [1, 2]
    made.marks = bytearray(b"ab")
    made.huts = [hut(2, "Ida")]
    made.hand = [Card("ox")]
    made.chief = None
    made.roads = [7]
    made.later = [0, 0]
    made.year = 12
    return made


def test_nothing_but_the_fields_can_be_set() -> None:
    with pytest.raises(AttributeError):
        village().mayor = "Ida"  # type: ignore[attr-defined]
    assert not hasattr(village(), "__dict__")
    assert Village.most == 9


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    one = village()
    other = one.copy()
    assert type(other) is Village
    assert other.snapshot() == one.snapshot()
    assert (other.roads, other.year) == ([7], 12)
    other.wells.append(3)
    other.marks[0] = 0
    other.huts[0].guests.clear()
    other.hand.pop()
    other.roads.pop()
    other.later[0] = 5
    assert one.snapshot() == village().snapshot()
    assert one.roads == [7]


def test_the_snapshot_is_the_fields_in_their_order_in_plain_values() -> None:
    assert village().snapshot() == ("Ford", [1, 2], b"ab", [(2, ["Ida"])], ["ox"], None)


def test_what_came_late_stands_at_the_end_and_only_where_there_is_something() -> None:
    one = village()
    one.chief = Card("elder")
    one.later = [0, 4]
    assert one.snapshot()[5:] == ("elder", 0, 4)


def test_a_class_adds_to_what_it_inherits() -> None:
    town = village(Town)
    assert isinstance(town, Town)
    town.wall = 3
    copied = town.copy()
    assert type(copied) is Town
    assert copied.wall == 3
    assert copied.snapshot() == ("Ford", [1, 2], b"ab", [(2, ["Ida"])], ["ox"], None, 3)
    assert Town.__slots__ == ("wall",)  # type: ignore[attr-defined]


def test_what_is_written_by_hand_stays() -> None:
    class Silent(Fields):
        secret: int

        def snapshot(self) -> tuple[object, ...]:
            return ()

    one = Silent()
    one.secret = 4
    assert one.snapshot() == ()
    assert one.copy().secret == 4


class HutSeen(msgspec.Struct, frozen=True):
    beds: int
    guests: tuple[str, ...]


def test_a_view_repeats_what_is_seen_and_gives_it_back() -> None:
    shown = HutSeen(**hut(2, "Ida", "Ole").in_view())
    assert shown == HutSeen(2, ("Ida", "Ole"))
    again = hut(0)
    recall(again, shown)
    assert again.snapshot() == (2, ["Ida", "Ole"])
    assert village().in_view() == {"year": 12}
