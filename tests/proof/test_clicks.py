"""A decision of our games is one click, and a turn is several of them."""

from __future__ import annotations

from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import every_table, positions


@every_table
def test_some_choices_bind_and_some_do_not(title: str, sample: Sample) -> None:
    binding = {
        choice.binds
        for state in positions(title, sample, 0)
        for choice in state.choices(state.actors[0])
    }
    assert binding == {True, False}
