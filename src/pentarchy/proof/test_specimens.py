"""The specimen itself: it tries all that the game can be."""

from __future__ import annotations

import pentarchy
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_title


@every_title
def test_the_samples_are_every_number_of_seats(title: str) -> None:
    seats = {sample.seats for sample in specimen_of(title).samples}
    assert seats == set(pentarchy.game(title).seat_range), "set `samples` of the specimen"


@every_title
def test_the_samples_try_an_option_if_there_is_one(title: str) -> None:
    known = set(pentarchy.game(title).options_type.__struct_fields__)
    tried = {name for sample in specimen_of(title).samples for name in sample.options}
    assert tried <= known
    assert bool(tried) == bool(known), "set `options` of a sample"
