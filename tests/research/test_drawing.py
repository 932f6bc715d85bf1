"""The pictures show what the view tells, and nothing falls off their edges."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import pentarchy
from pentarchy.kernel.picture import Disc, Picture, Polygon, Stroke, Words
from pentarchy.kernel.state import State
from pentarchy.proof.walks import every_title, random_moves
from pentarchy.research import drawing
from pentarchy.research.course import observer_of
from pentarchy.research.glyphs import HEIGHT, WIDTH, glyph

LETTER = 6.5
"""How wide a letter is painted, a little less than a browser draws it."""


def met(title: str, seats: int, every: int = 25) -> list[State]:
    state = pentarchy.game(title).new(seats, 50 + seats)
    found = []
    for ply, (seat, action) in enumerate(random_moves(state, Random(seats))):
        if ply % every == 0:
            found.append(state.copy())
        state.play(seat, action)
    return [*found, state]


def points(shape: Any) -> list[tuple[float, float]]:
    match shape:
        case Polygon():
            return list(shape.points)
        case Disc():
            r = shape.radius
            return [(shape.x - r, shape.y - r), (shape.x + r, shape.y + r)]
        case Stroke():
            return [shape.start, shape.end]
        case Words():
            wide = LETTER * len(shape.text)
            left = shape.x - wide / 2 if shape.middle else shape.x
            return [(left, shape.y - 8), (left + wide, shape.y)]
    raise AssertionError(shape)


def drawn(state: State, seat: int | None) -> Picture:
    return drawing.picture_of(observer_of(state.game, state.seats), state.view(seat))


@every_title
def test_nothing_falls_off_the_picture(title: str) -> None:
    fewest, *_, most = pentarchy.game(title).seat_range
    for seats in (fewest, most):
        for state in met(title, seats, every=40):
            picture = drawn(state, 0)
            for shape in picture.shapes:
                for x, y in points(shape):
                    assert 0 <= x <= picture.width, shape
                    assert 0 <= y <= picture.height, shape


@every_title
def test_all_pixels_of_a_game_have_one_size_and_the_svg_can_be_read(title: str) -> None:
    sizes = set()
    first, *_, last = met(title, pentarchy.game(title).seat_range[-1], every=60)
    for state in (first, last):
        observer = observer_of(state.game, state.seats)
        image = drawing.pixels(observer, state.view(0))
        sizes.add(image.shape)
        assert image.dtype == np.uint8
        assert (image[:100] != image[-1, -1]).any()
        root = ElementTree.fromstring(drawing.svg(observer, state.view(0)))
        assert root.tag.endswith("svg")
    assert len(sizes) == 1


@pytest.mark.parametrize("title", ["eight-minute-empire", "kingdom-builder", "roll-and-write"])
def test_a_picture_that_keeps_its_size_is_painted_as_large_as_it_is(title: str) -> None:
    """With no empty paper around it."""
    seats = pentarchy.game(title).seat_range[-1]
    state = met(title, seats, every=1000)[-1]
    picture = drawn(state, 0)
    image = drawing.pixels(observer_of(state.game, seats), state.view(0))
    assert image.shape == (picture.height, picture.width, 3)


def words(picture: Picture) -> Counter[str]:
    return Counter(shape.text for shape in picture.shapes if isinstance(shape, Words))


def test_every_settlement_is_a_house_with_its_seat() -> None:
    state = met("kingdom-builder", 3)[-1]
    view: Any = state.view(1)
    houses = [s for s in drawn(state, 1).shapes if isinstance(s, Polygon) and len(s.points) == 5]
    assert len(houses) == sum(len(player.settlements) for player in view.players) > 20
    assert len({house.fill for house in houses}) == 3


def test_another_seats_card_is_not_in_the_picture() -> None:
    state = next(s for s in met("kingdom-builder", 2, every=1) if s.actors == (1,))
    view: Any = state.view(0)
    assert view.players[1].card is None
    if view.players[1].holds:
        assert words(drawn(state, 0))["card hidden"] == 1
    assert words(drawn(state, None))["card hidden"] >= 1


def test_every_tile_of_a_realm_is_drawn() -> None:
    state = met("founders", 2)[-1]
    view: Any = state.view(0)
    tiles = sum(len(player.tiles) for player in view.players)
    backgrounds = 2
    boxes = [s for s in drawn(state, 0).shapes if isinstance(s, Polygon)]
    assert len(boxes) == tiles + backgrounds


def test_every_crossed_box_is_crossed_twice() -> None:
    """A cross is two strokes: on tracks, in circles and in buildings."""
    state = met("roll-and-write", 2)[-1]
    view: Any = state.view(0)
    crossed = sum(
        sum(player.crossed) + len(player.harvested) + len(player.built) for player in view.players
    )
    strokes = [s for s in drawn(state, 0).shapes if isinstance(s, Stroke)]
    assert len(strokes) == 2 * crossed > 20


def test_cards_that_are_not_known_lie_face_down() -> None:
    state = met("imperial-settlers", 2)[-1]
    view: Any = state.view(0)
    hidden = sum(card.card is None for player in view.players for card in player.hand)
    assert words(drawn(state, 0))["face down"] == hidden > 0


def test_no_two_cards_are_drawn_alike() -> None:
    """Their names stand on them whole."""
    state = met("imperial-settlers", 2)[-1]
    view: Any = state.view(0)
    names = {code: card.key for card in view.sheet.cards for code in card.codes}
    told = words(drawn(state, 0))
    longest = max(names.values(), key=len)
    assert len(longest) <= 22
    for player in view.players:
        for place in player.locations:
            assert told[names[place.card.removeprefix("card:")].replace("-", " ")] > 0


def test_armies_stand_on_the_map_with_their_number() -> None:
    state = met("eight-minute-empire", 2)[-1]
    view: Any = state.view(0)
    pieces = sum(len(player.armies) for player in view.players)
    discs = [s for s in drawn(state, 0).shapes if isinstance(s, Disc) and s.radius == 9]
    assert len(discs) == pieces + len(view.players)  # and one by each player's name


@pytest.mark.parametrize("letter", "abcdefghijklmnopqrstuvwxyz0123456789:.,-_()[]=+^*/")
def test_letters_differ(letter: str) -> None:
    own = glyph(letter)
    assert own.shape == (HEIGHT, WIDTH)
    assert not np.array_equal(own, glyph("\N{SNOWMAN}"))
