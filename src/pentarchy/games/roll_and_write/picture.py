"""The sheets of Roll & Write as a picture."""

from __future__ import annotations

from pentarchy.games.roll_and_write.view import RollView
from pentarchy.kernel.picture import HEAD, INK, SUNK, Picture

WIDE, HIGH, BOX = 640, 510, 30
GROUND = {"walls": "#c9c2b6", "houses": "#d9b08c", "barns": "#e3c987", "bridges": "#a9c4e6"}


def draw(view: RollView) -> Picture:
    """The dice, and for each player the tracks, the fields and the buildings; two side by side."""
    across, down = min(2, view.seats), (view.seats + 1) // 2
    picture = Picture(WIDE * across, HIGH * down + 40, steady=True)
    dice = f"dice {' '.join(view.dice) or '-'}, workers {view.workers}"
    picture.words(16, 26, f"round {view.round} of {view.setup.rounds}; {dice}", HEAD)
    for seat in range(len(view.players)):
        _sheet(picture, view, seat, 16 + WIDE * (seat % 2), 40 + HIGH * (seat // 2))
    return picture


def _sheet(picture: Picture, view: RollView, seat: int, x: float, y: float) -> None:
    player = view.players[seat]
    picture.seat(x + 9, y + 12, seat)
    turn = ", to play" if seat in view.actors else ""
    picture.words(x + 26, y + 16, f"seat {seat}: {player.points} points{turn}")
    pool = [f"{n} {word}" for n, word in zip(player.pool, "SWFG", strict=False)]
    favour = player.favour or "no favour"
    picture.words(x, y + 40, f"actions {player.actions}, {', '.join(pool)}; {favour}")
    y += 56
    for number, track in enumerate(view.setup.tracks):
        _track(picture, view, seat, number, x, y)
        picture.words(x, y + 20, track.key)
        y += BOX + 24
    y = _fields(picture, view, seat, x, y + 14)
    _buildings(picture, view, seat, x, y)


def _track(picture: Picture, view: RollView, seat: int, number: int, x: float, y: float) -> None:
    track, crossed = view.setup.tracks[number], view.players[seat].crossed[number]
    done, left = 0, x + 70
    for section, points in zip(track.sections, track.points, strict=False):
        wide = (BOX * 2 - 8) / len(section)
        for box in section:
            picture.box(left, y, wide, BOX, GROUND.get(track.key, SUNK), INK)
            picture.words(left + wide / 2, y + 19, box.cost, INK, 12, middle=True)
            if done < crossed:
                picture.cross(left, y, wide, BOX)
            done += 1
            left += wide
        picture.words(left - BOX + 4, y + BOX + 13, str(points), HEAD, 12, middle=True)
        left += 4


def _fields(picture: Picture, view: RollView, seat: int, x: float, y: float) -> float:
    player = view.players[seat]
    for number, field in enumerate(view.setup.fields):
        left = x + 152 * number
        state = "open" if number in player.fields else "closed"
        picture.words(left, y, f"{field.key}: {state}")
        for place, circle in enumerate(field.circles):
            middle = left + 18 + 42 * place
            picture.disc(middle, y + 26, 17, "#cfe0b4" if number in player.fields else SUNK, INK)
            picture.words(middle, y + 30, circle.holds, INK, 12, middle=True)
            if circle.target in player.harvested:
                picture.cross(middle - 14, y + 12, 28, 28)
    return y + 70


def _buildings(picture: Picture, view: RollView, seat: int, x: float, y: float) -> None:
    player = view.players[seat]
    for slot, building in enumerate(view.setup.settlements[seat]):
        left, top = x + 204 * (slot % 3), y + 72 * (slot // 3)
        complete = slot in player.complete
        picture.box(left, top, 196, 64, "#cfe0b4" if complete else SUNK, INK)
        number = player.numbers[slot]
        picture.words(left + 8, top + 18, f"{building.key.replace('_', ' ')} {number}")
        for place, box in enumerate(building.boxes):
            at = left + 8 + 36 * place
            picture.box(at, top + 28, 28, 28, "#ffffff", INK)
            picture.words(at + 14, top + 47, box.cost, INK, 12, middle=True)
            if box.target in player.built:
                picture.cross(at, top + 28, 28, 28)
