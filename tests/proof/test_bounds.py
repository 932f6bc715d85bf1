"""A game that is too large or never ends is told so, with what to set; the machine survives it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import pentarchy
from pentarchy.kernel.specimen import Sample
from pentarchy.proof import specimens, worlds
from pentarchy.proof.walks import play_out
from pentarchy.proof.worlds import TooManyWorlds, Worlds
from tests.proof import mutants
from tests.toy.specimen import SPECIMEN as TOY


def test_too_many_worlds_ask_for_a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST_WORLDS", 5)
    with pytest.raises(TooManyWorlds, match=r"seat 1 .* more than 5 worlds. Set `small`"):
        Worlds(pentarchy.game("toy"), Sample(3), 1, viewer=1).play_out(Random(1), 40)


def test_too_many_ways_of_chance_ask_for_it_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST_BRANCHES", 50)
    with pytest.raises(TooManyWorlds, match=r"a spectator .* more than 50 ways .* `small`"):
        Worlds(pentarchy.game("toy"), Sample(3), 1, viewer=None).play_out(Random(1), 40)


def test_a_game_that_does_not_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    mutants.the_game_never_ends(monkeypatch)
    with pytest.raises(AssertionError, match=f"not over after {TOY.longest + 1} moves .*`longest`"):
        play_out(pentarchy.game("toy").new(3, 1), Random(1))


def test_a_longest_that_is_too_small_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specimens._added, "toy", replace(TOY, longest=7))
    specimens.specimen_of.cache_clear()
    try:
        with pytest.raises(AssertionError, match=r"not over after 8 moves of toy.*`longest`"):
            play_out(pentarchy.game("toy").new(3, 1), Random(1))
    finally:
        specimens.specimen_of.cache_clear()
