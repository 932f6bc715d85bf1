"""Observations say what the view says, always in the same places, and nothing else."""

from __future__ import annotations

from array import array
from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec import structs

import pentarchy
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, every_title, positions, random_moves
from pentarchy.research import layouts, nodes
from pentarchy.research.describe import kept, page
from pentarchy.research.layouts import layout_of
from pentarchy.research.lens import Lens
from pentarchy.research.observer import Floats, Observer
from pentarchy.speech import Speech

PAGES = Path(__file__).parents[2] / "docs" / "researchers"
every_kept_title = pytest.mark.parametrize("title", [t for t in pentarchy.titles() if t != "toy"])


def walk(title: str, seats: int, seed: int, every: int = 5) -> list[State]:
    """Positions of a random game that no survey has seen."""
    state = pentarchy.game(title).new(seats, 7_000 + seed)
    found = []
    for ply, (seat, action) in enumerate(random_moves(state, Random(seed))):
        if ply % every == 0:
            found.append(state.copy())
        state.play(seat, action)
    return [*found, state]


def expected(  # noqa: PLR0912
    node: nodes.Node, value: Any, words: Any, turned: int
) -> Any:
    """What a decoder has to give back, said independently of how it is written."""
    match node:
        case nodes.Number():
            return value if value is None else int(value)
        case nodes.Numbers():
            return [*map(int, value), *([0] * (node.length - len(value)))]
        case nodes.Word():
            return value
        case nodes.Letters():
            return list(value)
        case nodes.Counts():
            return dict(Counter(value))
        case nodes.Members():
            return sorted(value)
        case nodes.Amounts():
            return {key: amount for key, amount in (value or {}).items() if amount}
        case nodes.Length():
            return len(value)
        case nodes.Slots():
            found = [
                None if item is None else expected(node.item, item, words, turned) for item in value
            ]
            while found and found[-1] is None:
                found.pop()
            return found
        case nodes.Seats():
            turned_round = [*value[turned:], *value[:turned]]
            return [expected(node.item, item, words, turned) for item in turned_round]
        case nodes.Group():
            if value is None:
                return None
            return {
                name: expected(part, getattr(value, name), words, turned)
                for name, part in node.parts.items()
            }
        case nodes.Grid() if node.fields is not None:
            return {
                (getattr(item, node.fields[0]), getattr(item, node.fields[1])): (
                    True if node.item is None else expected(node.item, item, words, turned)
                )
                for item in value
            }
        case nodes.Grid():
            return {tuple(place): True for place in value}
        case nodes.Table() if node.field is None:
            assert node.item is not None
            return {key: expected(node.item, item, words, turned) for key, item in value.items()}
        case nodes.Table():
            name = str(node.field)
            counts = Counter(getattr(item, name) or "" for item in value)
            return {key: (count, ...) for key, count in counts.items()}


def same(found: Any, wanted: Any) -> bool:
    """Equal; of lines that may be sums only how many there are is compared."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return found.keys() == wanted.keys() and all(same(found[k], wanted[k]) for k in wanted)
    if isinstance(wanted, tuple) and len(wanted) == 2 and wanted[1] is ...:
        return bool(found[0] == wanted[0])
    if isinstance(wanted, list) and isinstance(found, list):
        return len(found) == len(wanted) and all(map(same, found, wanted))
    return bool(found == wanted)


@every_title
def test_what_is_read_back_is_what_the_view_says(title: str) -> None:
    game = pentarchy.game(title)
    told = 0
    for seats in (game.seat_range[0], game.seat_range[-1]):
        observer = Observer(game, seats)
        for state in walk(title, seats, 1, every=9):
            for seat in range(seats):
                view: Any = state.view(seat)
                read = observer.decode(observer.observe(view))
                assert read["beyond"] == 0
                assert read["seat"] == [seat]
                assert read["turn"] == view.turn
                for part in observer.parts:
                    top = part.name.partition(".")[0]
                    if top not in observer.layout.view.parts:
                        continue
                    value = view
                    for name in part.name.split("."):
                        value = getattr(value, name)
                    wanted = expected(part.node, value, observer.layout.words, seat)
                    assert same(read[part.name], wanted), part.name
                    told += 1
    assert told > 100


def anew(observer: Observer, view: View) -> Floats:
    """The observation written from nothing."""
    row = array("f", bytes(4 * observer.size))
    observer.write_anew(view, row)
    return np.frombuffer(row, np.float32)


@every_title
def test_what_is_written_over_is_what_is_written_from_nothing(title: str) -> None:
    """Game after game, for all viewers in turn: nothing is left of the views before."""
    game = pentarchy.game(title)
    for seats, seeds in ((game.seat_range[0], (5, 6)), (game.seat_range[-1], (7,))):
        observer = Observer(game, seats)
        lens = Lens(observer)
        looks = set()
        for seed in seeds:
            for number, state in enumerate(walk(title, seats, seed, every=1)):
                viewers = (None, *range(seats)) if number % 5 == 0 else (number % seats,)
                for viewer in viewers:
                    view = state.glance(viewer)
                    wanted = anew(observer, view)
                    assert np.array_equal(lens.observe(view), wanted)
                    looks.add(wanted.tobytes())
        assert len(looks) > 50


def test_what_does_not_fit_is_counted_each_time_anew() -> None:
    """A view with more than the layout has room for, between two that fit."""
    game = pentarchy.game("founders")
    observer = Observer(game, 2)
    fits: Any = game.new(2, 5).view(0)
    far = fits.turn + 2 * observer.layout.turns
    players = tuple(structs.replace(player, tokens=("x",) * 3) for player in fits.players)
    # One number more than there is room for, and one that is too large.
    supply = (10**6, *fits.supply[1:], 1)
    strange = structs.replace(fits, turn=far, players=players, supply=supply)
    lens = Lens(observer)
    for view, beyond in ((fits, 0), (strange, 9), (strange, 9), (fits, 0), (strange, 9)):
        seen = lens.observe(view)
        assert seen[0] == beyond
        assert np.array_equal(seen, anew(observer, view))


def test_an_observation_is_the_callers_own() -> None:
    """Who writes into it does not write into the next one."""
    state = pentarchy.game("kingdom-builder").new(2, 5)
    observer = Observer(state.game, 2)
    first = observer.observe(state.view(0))
    kept_entries = first.copy()
    first[:] = 9
    assert np.array_equal(observer.observe(state.view(0)), kept_entries)


@every_title
def test_helps_for_clients_are_in_no_observation(title: str) -> None:
    game = pentarchy.game(title)
    observer = Observer(game, game.seat_range[-1])
    tops = {part.name.partition(".")[0] for part in observer.parts}
    assert not tops & set(game.view_type.helps)
    for state in walk(title, observer.seats, 8, every=20):
        assert np.array_equal(observer.observe(state.view(0)), observer.observe(state.glance(0)))


@every_title
def test_every_entry_stays_within_its_bounds(title: str) -> None:
    game = pentarchy.game(title)
    for seats in game.seat_range:
        observer = Observer(game, seats)
        low, high = observer.bounds()
        assert low.shape == high.shape == (observer.size,)
        assert [part.start for part in observer.parts[1:]] == [
            part.start + part.size for part in observer.parts[:-1]
        ]
        for state in walk(title, seats, 2):
            for seat in (None, *range(seats)):
                observation = observer.observe(state.view(seat))
                assert observation.shape == (observer.size,)
                assert (observation >= low).all()
                assert (observation <= high).all()


@every_table
def test_what_is_hidden_is_in_no_observation(title: str, sample: Sample) -> None:
    """States that differ only in what a seat cannot know give it the same observation."""
    rng = Random(3)
    observer = Observer(pentarchy.game(title), sample.seats)
    different = False
    for state in positions(title, sample, 0):
        for viewer in (None, *range(state.seats)):
            disguised = state.copy()
            specimen_of(title).redeal(disguised, viewer, rng)
            different = different or disguised != state
            seen = observer.observe(state.view(viewer))
            assert np.array_equal(seen, observer.observe(disguised.view(viewer)))
    assert different != specimen_of(title).open_book


@pytest.mark.parametrize("title", ["eight-minute-empire", "toy"])
def test_a_sealed_pick_is_in_nobody_elses_observation(title: str) -> None:
    state = pentarchy.game(title).new(2, 3)
    observer = Observer(state.game, 2)
    seen, own = set(), set()
    for bid in state.legal(0):
        sealed = state.copy()
        sealed.play(0, bid)
        seen.add(observer.observe(sealed.view(1)).tobytes())
        own.add(observer.observe(sealed.view(0)).tobytes())
    assert len(seen) == 1
    assert len(own) == len(state.legal(0)) > 1


@every_title
def test_different_positions_look_different(title: str) -> None:
    """Along a game no two decisions of a seat look alike: at least the agenda or a piece moved."""
    game = pentarchy.game(title)
    observer = Observer(game, game.seat_range[-1])
    states = walk(title, observer.seats, 4, every=7)
    looks = {observer.observe(state.view(0)).tobytes() for state in states}
    views = {repr(state.view(0)) for state in states}
    assert len(looks) == len(views)


def test_a_part_is_found_by_name_in_its_own_shape() -> None:
    game = pentarchy.game("kingdom-builder")
    observer = Observer(game, 2)
    state = game.new(2, 5)
    observation = observer.observe(state.view(0))
    assert observer.part(observation, "setup.map").shape == (20, 20)
    with pytest.raises(KeyError, match="no part 'weather'"):
        observer.part(observation, "weather")
    with pytest.raises(ValueError, match="a row of"):
        observer.decode(observation[:-1])
    lines = observer.words(observation)
    assert any(line.startswith("setup.kingdom") for line in lines)


@every_kept_title
def test_the_page_describes_what_is_kept(title: str) -> None:
    """If not: python tools/observations.py"""
    game = pentarchy.game(title)
    kept_one = layout_of(game)
    assert (kept_one.rules, kept_one.components) == (game.rules, game.components_hash)
    assert (files(game.folder) / layouts.FILE).read_bytes() == kept(kept_one)
    name = Speech("en", game).say("title")
    assert (PAGES / f"observations-{title}.md").read_text() == page(game, name)


@pytest.mark.long
@every_kept_title
def test_what_is_kept_is_what_a_survey_finds(title: str) -> None:
    game = pentarchy.game(title)
    assert layouts.make(game) == layout_of(game)
