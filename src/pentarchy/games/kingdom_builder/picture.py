"""The board of Kingdom Builder as a picture."""

from __future__ import annotations

from math import sqrt

from pentarchy.games.kingdom_builder.view import KingdomView
from pentarchy.kernel.picture import FAINT, INK, PAPER, PLAYERS, Picture

RADIUS = 18.0
WIDE = RADIUS * sqrt(3)
SIDE = 20
GROUND = {
    "G": "#a8c66c", "F": "#4e7f46", "D": "#e3c987", "L": "#d98fa0", "C": "#b98158",
    "M": "#9a948c", "W": "#7fb4cf", "K": "#d8d2c4", "X": "#f6e7a6",
}  # fmt: skip
"""By the letter of the map: grass, forest, desert, flowers, canyon, mountain, water, castle and
location."""


def draw(view: KingdomView) -> Picture:
    """The map with its letters, the settlements on it, and what lies beside it."""
    board = WIDE * (SIDE + 0.5) + 20
    high = int(RADIUS * 1.5 * SIDE + RADIUS + 24)
    picture = Picture(int(board) + 260, high, steady=True)
    for cell in range(SIDE * SIDE):
        _hex(picture, view, cell)
    for seat, player in enumerate(view.players):
        for cell in player.settlements:
            _settlement(picture, *_centre(cell), seat)
    _beside(picture, view, board + 16)
    return picture


def _centre(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, SIDE)
    return 10 + WIDE * (column + (1 if row % 2 else 0.5)), 12 + RADIUS * (1 + 1.5 * row)


def _hex(picture: Picture, view: KingdomView, cell: int) -> None:
    x, y = _centre(cell)
    letter = view.setup.map[cell // SIDE][cell % SIDE]
    half = WIDE / 2
    corners = (
        (x, y - RADIUS), (x + half, y - RADIUS / 2), (x + half, y + RADIUS / 2),
        (x, y + RADIUS), (x - half, y + RADIUS / 2), (x - half, y - RADIUS / 2),
    )  # fmt: skip
    picture.polygon(corners, GROUND.get(letter, FAINT), PAPER)
    place = view.setup.locations.get(cell)
    if place is not None:
        left = view.tiles_left.get(cell, 0)
        picture.words(x, y, place[:4], INK, 12, middle=True)
        picture.words(x, y + 13, f"x{left}", INK, 12, middle=True)
    elif letter == "K":
        picture.words(x, y + 4, "cast", INK, 12, middle=True)
    else:
        picture.words(x, y + 4, letter, INK, 12, middle=True)


def _settlement(picture: Picture, x: float, y: float, seat: int) -> None:
    """A house with the number of its seat."""
    house = ((x, y - 13), (x + 11, y - 3), (x + 11, y + 11), (x - 11, y + 11), (x - 11, y - 3))
    picture.polygon(house, PLAYERS[seat], INK)
    picture.words(x, y + 8, str(seat), "#ffffff" if seat < 2 else INK, 12, middle=True)


def _beside(picture: Picture, view: KingdomView, x: float) -> None:
    y = picture.lines(x, 28, "kingdom cards", view.setup.kingdom)
    card = view.card or "none"
    y = picture.lines(x, y, "played card", [f"{card}, {view.builds} to build", f"pile {view.pile}"])
    for seat, player in enumerate(view.players):
        picture.seat(x + 9, y + 4, seat)
        turn = " to play" if seat in view.actors else ""
        held = player.card or ("hidden" if player.holds else "none")
        tiles = [f"{tile.kind}{'' if tile.ready else ' (used)'}" for tile in player.tiles]
        rows = [f"supply {player.supply}", f"card {held}", *tiles]
        picture.words(x + 26, y + 8, f"seat {seat}{turn}")
        y = picture.lines(x, y + 28, "", rows)
