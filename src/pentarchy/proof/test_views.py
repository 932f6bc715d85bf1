"""A view is all that leaves: it survives the wire, and knowledge is built from it alone."""

from __future__ import annotations

from random import Random

import msgspec

import pentarchy
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.specimen import Sample, Specimen
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View, own_part
from pentarchy.proof.legality import whole
from pentarchy.proof.secrecy import apart_from_actors, sealed_by
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, play_out, positions, seeds


def check_json(state: State) -> None:
    """A view comes back from JSON equal, and the same is imagined from it."""
    game = state.game
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert type(view) is game.view_type
        read = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        assert read == view
        one = game.knowledge(view).imagine(Random(1))
        other = game.knowledge(read).imagine(Random(1))
        assert whole(one) == whole(other)
        assert one.dealer == other.dealer


@every_table
@seeds(1, 6)
def test_views_survive_json(title: str, sample: Sample, seed: int) -> None:
    for state in positions(title, sample, seed):
        check_json(state)


def fields(view: View) -> dict[str, object]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


@every_table
@seeds(1, 6)
def test_a_seat_sees_otherwise_what_its_game_says_and_nothing_else(
    title: str, sample: Sample, seed: int
) -> None:
    """A server tells everybody what is common as a spectator sees it."""
    for state in positions(title, sample, seed):
        common = fields(state.view(None))
        for viewer in (None, *range(state.seats)):
            own = own_part(state, viewer)
            if own is not None:
                assert {**common, **own} == fields(state.view(viewer))


@every_table
def test_views_survive_json_wherever_chance_is_asked(title: str, sample: Sample) -> None:
    """Also before the first decision, where a table may still be half set up."""
    game = pentarchy.game(title)
    state = game.new(sample.seats, None, **sample.options)
    rng = Random(1)
    stops = 0
    while not state.over and stops < 60:
        if state.actors == (CHANCE,):
            stops += 1
            view = state.view(None)
            read = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            assert read == view
            assert game.knowledge(read).imagine(rng).view(None) == view
        play_out(state, rng, 1)


@every_table
def test_a_view_says_who_decides(title: str, sample: Sample) -> None:
    for state in positions(title, sample, 0):
        for viewer in (None, *range(state.seats)):
            view = state.view(viewer)
            assert view.seat == viewer
            assert view.seats == state.seats
            assert view.actors == state.actors
            assert (view.turn, view.over) == (state.turn, state.over)


@every_table
def test_a_glance_is_the_view_without_its_helps(title: str, sample: Sample) -> None:
    for state in positions(title, sample, 0):
        for viewer in (None, *range(state.seats)):
            view, glance = state.view(viewer), state.glance(viewer)
            left_out = {name: getattr(glance, name) for name in view.helps}
            assert not any(left_out.values())
            assert msgspec.structs.replace(view, **left_out) == glance


@every_table
def test_an_imagined_state_gives_the_view_it_came_from(title: str, sample: Sample) -> None:
    """Equal in all; only a choice that another has sealed is still to be made."""
    for state in positions(title, sample, 0):
        for viewer in (None, *range(state.seats)):
            view = state.view(viewer)
            imagined = state.game.knowledge(view).imagine(Random(3)).view(viewer)
            assert apart_from_actors(imagined) == apart_from_actors(view)
            sealed = tuple(seat for seat in sealed_by(state) if seat != viewer)
            assert imagined.actors == tuple(sorted((*view.actors, *sealed)))


def check_imagined_games(state: State, specimen: Specimen) -> None:
    """They hold what the real one holds, play to an end, and leave each other alone."""
    knowledge = state.game.knowledge(state.view(state.actors[0]))
    first, second = knowledge.imagine(Random(1)), knowledge.imagine(Random(2))
    before = whole(second)
    assert specimen.census(first) == specimen.census(state)
    play_out(first, Random(1))
    assert first.over
    assert specimen.census(first) == specimen.census(state)
    assert whole(second) == before
    assert whole(knowledge.imagine(Random(2))) == before


@every_table
def test_imagined_games_are_whole_games(title: str, sample: Sample) -> None:
    for state in positions(title, sample, 0):
        check_imagined_games(state, specimen_of(title))
