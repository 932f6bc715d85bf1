"""States that differ only in what a viewer cannot know are the same to that viewer."""

from __future__ import annotations

from itertools import islice
from random import Random

import pentarchy
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.specimen import Sample, Specimen
from pentarchy.kernel.state import State
from pentarchy.proof.secrecy import (
    check_draw,
    check_sealed,
    check_stays_hidden,
    check_told_alike,
    redealt,
)
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, positions, random_moves, seeds

PLIES = 12
"""How far two states are played on in step."""
PLIES_ALIKE = 3
"""The same for states that are equal in all, where nothing is hidden: copies play alike anyway."""


def plies(state: State, other: State) -> int:
    return PLIES_ALIKE if other == state else PLIES


def check_redealt(state: State, specimen: Specimen, rng: Random) -> int:
    """Hidden things dealt anew, by the rules: nobody who cannot see them is told a difference.

    Returns how many disguised states were really different.
    """
    different = 0
    for viewer in (None, *range(state.seats)):
        disguised = redealt(state, specimen, viewer, rng)
        assert specimen.census(disguised) == specimen.census(state)
        check_told_alike(state, disguised, viewer, rng)
        check_stays_hidden(state, disguised, viewer, rng, plies(state, disguised))
        different += disguised != state
    return different


def check_imagined(state: State, rng: Random, times: int = 2) -> int:
    """The same for states imagined from the view alone."""
    dark = 0
    for viewer in (None, *range(state.seats)):
        knowledge = state.game.knowledge(state.view(viewer))
        for _ in range(times):
            imagined = knowledge.imagine(rng)
            check_told_alike(state, imagined, viewer, rng)
            dark += check_stays_hidden(state, imagined, viewer, rng, plies(state, imagined))
    return dark


@every_table
@seeds(1, 10)
def test_what_is_dealt_anew_tells_nothing(title: str, sample: Sample, seed: int) -> None:
    rng = Random(seed)
    different = [
        check_redealt(state, specimen_of(title), rng) for state in positions(title, sample, seed)
    ]
    assert any(different) != specimen_of(title).open_book


@every_table
@seeds(1, 10)
def test_what_is_imagined_cannot_be_told_from_what_is(
    title: str, sample: Sample, seed: int
) -> None:
    rng = Random(seed)
    dark = [check_imagined(state, rng) for state in positions(title, sample, seed)]
    assert sum(dark) > 0


@every_table
def test_a_sealed_choice_shows_only_that_it_was_made(title: str, sample: Sample) -> None:
    rng = Random(1)
    tried = sum(
        check_sealed(state, viewer, rng)
        for state in positions(title, sample, 0, 4)
        for viewer in (None, *range(state.seats))
    )
    assert (tried > 0) == (specimen_of(title).sealed and not sample.in_turn)


def check_says_so(state: State, specimen: Specimen, rng: Random) -> int:
    """Who says that nothing is hidden has the same in everything that others could think of.

    Returns how many hold a secret.
    """
    open_ones = [seat for seat in range(state.seats) if not state.holds_secret(seat)]
    for viewer in (None, *range(state.seats)):
        disguised = redealt(state, specimen, viewer, rng)
        for seat in open_ones:
            assert owned(disguised, specimen, seat) == owned(state, specimen, seat)
    return state.seats - len(open_ones)


def owned(state: State, specimen: Specimen, seat: int) -> list[int]:
    """What that seat has and some seat may not see."""
    return [slot.value for slot in specimen.hidden(state) if slot.owner == seat]


@every_table
@seeds(1, 10)
def test_who_holds_a_secret_says_so(title: str, sample: Sample, seed: int) -> None:
    specimen = specimen_of(title)
    rng = Random(seed)
    secrets = sum(check_says_so(state, specimen, rng) for state in positions(title, sample, seed))
    assert bool(secrets) != specimen.open_book


@every_table
def test_no_draw_tells_more_than_the_view(title: str, sample: Sample) -> None:
    """From the first deal on, which happens before anybody decides."""
    rng = Random(1)
    state = pentarchy.game(title).new(sample.seats, None, **sample.options)
    alike = 0
    for seat, action in islice(random_moves(state, rng), 80):
        if seat == CHANCE:
            for viewer in (None, *range(state.seats)):
                alike += check_draw(state, viewer)
        state.play(seat, action)
    assert bool(alike) != specimen_of(title).open_book
