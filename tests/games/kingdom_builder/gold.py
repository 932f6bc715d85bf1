"""The gold of every kingdom card and of castles, counted slowly and apart from the engine.

`places[s]` are the hexes where seat s has a settlement.
"""

from __future__ import annotations

from collections import Counter

from tests.games.kingdom_builder.maps import Board, Cell, beside

CARDS = (
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
)


def groups(own: set[Cell], board: Board) -> list[set[Cell]]:
    """Own settlements that hang together, found by walking from each unvisited one."""
    found: list[set[Cell]] = []
    visited: set[Cell] = set()
    for first in sorted(own):
        if first in visited:
            continue
        group = {first}
        waiting = [first]
        while waiting:
            for near in beside(board, waiting.pop()):
                if near in own and near not in group:
                    group.add(near)
                    waiting.append(near)
        visited |= group
        found.append(group)
    return found


def sector(cell: Cell) -> int:
    """Which of the four sections a hex lies in."""
    return (cell[0] >= 10) * 2 + (cell[1] >= 10)


def touches(board: Board, cell: Cell, letters: str) -> bool:
    return any(board[near] in letters for near in beside(board, cell))


def gold(card: str, board: Board, places: list[set[Cell]], seat: int) -> int:
    """What a card, or `castle`, pays a seat."""
    own = places[seat]
    match card:
        case "castle":
            castles = {n for cell in own for n in beside(board, cell) if board[n] == "K"}
            return 3 * len(castles)
        case "fishermen":
            return sum(1 for c in own if board[c] != "W" and touches(board, c, "W"))
        case "merchants":
            return 4 * len(_linked(board, own))
        case "discoverers":
            return len({row for row, _ in own})
        case "hermits":
            return len(groups(own, board))
        case "citizens":
            return max([len(group) for group in groups(own, board)], default=0) // 2
        case "miners":
            return sum(1 for c in own if touches(board, c, "M"))
        case "workers":
            return sum(1 for c in own if touches(board, c, "KX"))
        case "knights":
            return 2 * max(Counter(row for row, _ in own).values(), default=0)
        case "lords":
            return sum(_lords(places, seat, number) for number in range(4))
        case "farmers":
            return 3 * min(sum(1 for c in own if sector(c) == n) for n in range(4))
    raise AssertionError(f"no such card: {card}")


def _linked(board: Board, own: set[Cell]) -> set[Cell]:
    """Castles and locations that one group touches together with another such hex."""
    linked: set[Cell] = set()
    for group in groups(own, board):
        touched = {near for cell in group for near in beside(board, cell) if board[near] in "KX"}
        if len(touched) >= 2:
            linked |= touched
    return linked


def _lords(places: list[set[Cell]], seat: int, number: int) -> int:
    counts = [sum(1 for cell in own if sector(cell) == number) for own in places]
    if counts[seat] == max(counts):
        return 12
    lower = [count for count in counts if count < max(counts)]
    return 6 if counts[seat] == max(lower) else 0
