"""Roll & Write in the terminal: everything is there, in 80 columns, in both languages."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from rich.console import Console

from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.text import Texts
from pentarchy.games.roll_and_write import game as new_game
from pentarchy.games.roll_and_write.state import RollState

GAME = new_game()
every_language = pytest.mark.parametrize("language", ["en", "ru"])


game = cache(new_game)
"""Read once: a drawing is quick, and reading the box again for each is not."""


@cache
def texts_of(language: str) -> Texts:
    return Texts(language, game())


def shown(state: RollState, seat: int | None, language: str) -> list[str]:
    texts = Texts(language, GAME, ("Ann", "Боря", "Cleo", "Даша")[: state.seats])
    open_now = (
        frozenset(action.target for action in state.legal(seat))
        if seat is not None
        else frozenset[str]()
    )
    sight = Sight(texts, open_now)
    console = Console(width=80, color_system=None)
    with console.capture() as caught:
        console.print(drawing_of("roll-and-write")(GAME, state.view(seat), sight))
    return caught.get().splitlines()


def names(texts: Texts) -> list[str]:
    """What the lines of the Empire sheet and of the fields begin with."""
    found = GAME.components
    tracks = [texts.thing(f"track:{row.key}") for row in found.track]
    return tracks + [texts.thing(f"field:{row.key}") for row in found.field]


@every_language
def test_every_position_fits_in_eighty_columns(language: str) -> None:
    begun = names(Texts(language, GAME))
    for seats in (1, 3):
        state = GAME.new(seats, 5)
        assert isinstance(state, RollState)
        rng = Random(seats)
        while not state.over:
            seat = rng.choice(state.actors)
            if rng.random() < 0.06:
                for viewer in (None, seat):
                    lines = shown(state, viewer, language)
                    drawn = [line for line in lines if line.startswith((" ", *begun))]
                    assert len(drawn) >= 2 * 4 + 1
                    assert max(len(line.rstrip()) for line in drawn) <= 80
            state.play(seat, rng.choice(state.legal(seat)))
        assert shown(state, 0, language)


@every_language
def test_tracks_points_and_buildings_are_there(language: str) -> None:
    rules = GAME
    state = rules.new(2, None, sheets=("1", "2"), favours=("ally", "gift", "coin"), start=0)
    assert isinstance(state, RollState)
    for seat, move in (
        (-1, "throw dice:SWF4"), (0, "take favour:gift"), (1, "take favour:ally"), (0, "done"),
        (0, "cross walls:1"), (0, "cross bridges:1"),
    ):  # fmt: skip
        state.play(seat, rules.parse(move))
    lines = shown(state, 0, language)
    texts = Texts(language, rules)
    walls = next(line for line in lines if line.startswith(texts.thing("track:walls")))
    stone, wood = {"en": ("S", "W"), "ru": ("К", "Д")}[language]
    assert walls.split()[1:] == ["X", *[stone * 2] * 3, *[stone * 3] * 5]
    bridges = next(line for line in lines if line.startswith(texts.thing("track:bridges")))
    assert bridges.split()[1:3] == ["X", f"•{wood}"]
    whole = "\n".join(lines)
    assert "(3)" in whole
    for key in ("lumber_camp", "storehouse", "road", "town_hall", "herald", "aqueduct"):
        assert texts.thing(f"building:{key}") in whole
    assert texts.thing("favour:gift") in whole
    assert "Ann" in whole
