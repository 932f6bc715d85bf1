"""Sets of small numbers as ints behave like sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pentarchy.kernel.bits import bits, mask_of, nth_bit

numbers = st.sets(st.integers(0, 500))


@given(numbers)
def test_a_mask_holds_its_numbers_in_order(wanted: set[int]) -> None:
    assert list(bits(mask_of(wanted))) == sorted(wanted)


@given(st.integers(0, 2**420))
def test_bits_and_mask_of_are_inverse(mask: int) -> None:
    assert mask_of(bits(mask)) == mask


@given(numbers, numbers)
def test_masks_meet_and_join_like_sets(one: set[int], other: set[int]) -> None:
    assert mask_of(one) & mask_of(other) == mask_of(one & other)
    assert mask_of(one) | mask_of(other) == mask_of(one | other)


@given(st.sets(st.integers(0, 500), min_size=1), st.data())
def test_the_nth_bit_is_the_nth_number(wanted: set[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(wanted) - 1))
    assert nth_bit(mask_of(wanted), n) == sorted(wanted)[n]


def test_repeated_numbers_count_once() -> None:
    assert mask_of([3, 3, 5]) == 0b101000
    assert mask_of([]) == 0
    assert list(bits(0)) == []
