"""The realms of Founders of the Empire as a picture."""

from __future__ import annotations

from pentarchy.games.founders.view import FoundersView, PlayerSeen, TileSeen
from pentarchy.kernel.picture import INK, SUNK, Picture

TILE = 76
FAMILY = {"nature": "#a8c66c", "village": "#a9c4e6", "city": "#c9b6d8", "prize": "#f0b429"}
SIDE = 330


def draw(view: FoundersView) -> Picture:
    """Each realm with its tiles, two side by side, and the rows of tiles that can be taken."""
    picture = Picture(0, 0)
    right, y = 0.0, 0.0
    for first in range(0, view.seats, 2):
        x, low = 16.0, 0
        for seat in range(first, min(first + 2, view.seats)):
            _, _, columns, rows = _span(view.players[seat])
            _realm(picture, view, seat, x, y)
            x += (columns + 0.5) * TILE
            low = max(low, rows)
        right = max(right, x)
        y += low * TILE + 90
    below = _beside(picture, view, right)
    picture.width, picture.height = int(right) + SIDE, int(max(y, below))
    return picture


def _span(player: PlayerSeen) -> tuple[int, int, int, int]:
    """The leftmost column, the farthest row, how many columns and rows there are."""
    columns = [tile.column for tile in player.tiles] or [0]
    rows = [tile.row for tile in player.tiles] or [0]
    return (
        min(columns), max(rows), max(4, max(columns) - min(columns) + 1), max(rows) - min(rows) + 1,
    )  # fmt: skip


def _realm(picture: Picture, view: FoundersView, seat: int, x: float, y: float) -> None:
    player = view.players[seat]
    left, far, columns, rows = _span(player)
    picture.seat(x + 9, y + 24, seat)
    turn = ", to play" if seat in view.actors else ""
    picture.words(x + 26, y + 28, f"seat {seat}{turn}")
    picture.words(x, y + 50, " ".join(player.tokens) or "no tokens")
    picture.box(x - 4, y + 62, columns * TILE + 8, rows * TILE + 8, SUNK)
    for tile in player.tiles:
        at = x + (tile.column - left) * TILE, y + 66 + (far - tile.row) * TILE
        _tile(picture, view, tile, *at)
    for column, row in player.carts:
        # A cart stands on the corner at the far right of this cell.
        corner = (x + (column - left + 1) * TILE, y + 66 + (far - row) * TILE)
        picture.disc(*corner, 10, "#ffffff", INK)
        picture.words(corner[0], corner[1] + 4, "ct", INK, 12, middle=True)


def _tile(picture: Picture, view: FoundersView, tile: TileSeen, x: float, y: float) -> None:
    kind = view.setup.kinds[tile.kind]
    ground = "#b8b0a2" if tile.ruined else FAMILY.get(kind.family, SUNK)
    picture.box(x + 1, y + 1, TILE - 2, TILE - 2, ground, INK)
    for number, word in enumerate(tile.kind.split("-")[:2]):
        picture.words(x + TILE / 2, y + 16 + 14 * number, word[:9], INK, 12, middle=True)
    makes = "+".join(word[:4] for word in kind.makes)
    if tile.ruined:
        picture.words(x + TILE / 2, y + 66, "ruined", INK, 12, middle=True)
    elif makes or kind.points:
        picture.words(x + TILE / 2, y + 66, makes or f"{kind.points} vp", INK, 12, middle=True)
    coins = int(tile.coin) + tile.more_coins
    marks = ["coin"] * bool(coins) + ["master"] * tile.master
    if marks:
        picture.words(x + TILE / 2, y + 48, "+".join(marks)[:9], "#0a6a65", 12, middle=True)


def _beside(picture: Picture, view: FoundersView, x: float) -> float:
    y = 28.0
    for stack, row in view.rows.items():
        y = picture.lines(x, y, f"{stack} row ({sum(view.stacks[stack])} in the stack)", row)
    return picture.lines(x, y, "prizes", view.prizes)
