"""Every game on the shelf takes part in the suite."""

from __future__ import annotations

import pytest

import pentarchy
from tests.proof.specimens import SPECIMENS


@pytest.mark.parametrize("title", pentarchy.titles())
def test_every_registered_game_has_a_specimen(title: str) -> None:
    assert title in SPECIMENS, (
        f"{title} is on the shelf, but the generic suite does not know it: "
        "give it a SPECIMEN in tests/games/<title>/specimen.py"
    )
    samples = SPECIMENS[title].samples
    game = pentarchy.game(title)
    assert {sample.seats for sample in samples} == set(game.seat_range)
    tried = {name for sample in samples for name in sample.options}
    assert tried, "at least one sample must try an option"
    assert tried <= set(game.options_type.__struct_fields__)
