"""The eight sections and the geometry of the board, written down apart from the engine.

Letters: G plains, C canyon, D desert, L flower field, F forest, W water, M mountain, K castle,
X a location of the section's own kind. A hex is (row, column), both from 0; odd rows sit half
a hex to the right.
"""

from __future__ import annotations

from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Board: TypeAlias = dict[Cell, str]
"""The letter of every hex."""

SIDE = 20
LETTERS = {
    "plains": "G",
    "canyon": "C",
    "desert": "D",
    "flowers": "L",
    "forest": "F",
    "water": "W",
    "mountain": "M",
}
BUILDABLE = "GCDLF"

SECTIONS = {
    "oracle": """
        GGGFFWGFFF GGGKFWGFFF GLLGFFWGGF LLCGFWLXFF LLLCCWLLWW
        MMCGGWWWDD CCCMGLLLDD CCKDMDLLCC WWWDDDDMCC WWWWDDDDDC
    """,
    "farm": """
        DDCWWFFFGG DKCWFFFXGG CCCLLLFCLL CCLLWDDCCL CGGWLLDDCC
        GGXLWLWDDC GGGFLLWWDD GGFFMWWWDW GMFFWWWWWW FFFWWWWWWW
    """,
    "tavern": """
        LDDMMDDCCC LLDDDMMCCC LLLLLLLMMM WWLKGGFFMM LLWWGGGFFC
        LCCWGFFCCC DLXCWFFXCG DDCWFFGGGG DDDWFFFGGG DDWWFFFGGG
    """,
    "tower": """
        FFFFMMGMCC FMFFLGMMMC LLFLLLGGWM DLLLWXGWMM DDDDLWGWCC
        DCDDDWWCGC DDCDDWLKGC CCXDWLLLGG DCWWWFFLGG DCCWFFFGGG
    """,
    "harbor": """
        GGFFFWGFFL GLFFWGFFLL GLLFWGGLLL LLFFWGMLDD CLKFWGDDDD
        CCFWGGMMDD CCWWWGDDDC WWGGWWXCMC WDKGWMWCCC WDDWWWWCCC
    """,
    "paddock": """
        CCCDDWDDDD MMCDDWDDDD MMCMMWDDXL MCMMWMDLLL CCFFWMMCLL
        CFFWCCCMLL CXFFWLLLLL GGFWGKGLGF GGFFWGGGGF GGFFWGGGFF
    """,
    "barn": """
        CDDDDDDDDD CCCDDDDDCD MMMDMMXDDC CMMMMMLLCC CCCMMWLLLC
        GCCCMLLWFC GGXFLLWLLF GGFFLLGKFF GGGFFWGGFF GGGFWGGFFF
    """,
    "oasis": """
        DDCWWFFGGG DCWLLFFFGG DDWLLFFXLG WWWLGFLLLL WWWWGGGGLL
        WFFWGGCCDC WFCFWGCCDC WKCLWXDDCW WWCLWWWDDW WWWWWWWWWW
    """,
}
FIRST_GAME = ("tavern", "paddock", "oasis", "farm")


def lines(section: str, turned: bool = False) -> list[str]:
    """The ten rows of a section; turned by half a circle, (r, c) goes to (9-r, 9-c)."""
    rows = SECTIONS[section].split()
    return [row[::-1] for row in reversed(rows)] if turned else rows


def as_board(rows: list[str]) -> Board:
    """Rows of letters as hexes."""
    return {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}


def board_lines(sections: tuple[str, ...], turned: tuple[bool, ...] = (False,) * 4) -> list[str]:
    """The 20 rows of a board: top left, top right, bottom left, bottom right."""
    laid = [lines(key, turn) for key, turn in zip(sections, turned, strict=True)]
    upper = [left + right for left, right in zip(laid[0], laid[1], strict=True)]
    lower = [left + right for left, right in zip(laid[2], laid[3], strict=True)]
    return upper + lower


def first_game() -> Board:
    """The board of the rulebook's first game."""
    return as_board(board_lines(FIRST_GAME))


def around(cell: Cell) -> list[Cell]:
    """The six hexes that touch a hex, those beyond any edge included."""
    r, c = cell
    left = c - 1 if r % 2 == 0 else c
    return [
        (r, c - 1), (r, c + 1),
        (r - 1, left), (r - 1, left + 1),
        (r + 1, left), (r + 1, left + 1),
    ]  # fmt: skip


def beside(board: Board, cell: Cell) -> list[Cell]:
    """The hexes of the board that touch a hex."""
    return [near for near in around(cell) if near in board]


def touching(board: Board, cell: Cell) -> str:
    """The letters beside a hex, sorted."""
    return "".join(sorted(board[near] for near in beside(board, cell)))


def cells_of(board: Board, letters: str) -> set[Cell]:
    """The hexes with one of these letters."""
    return {cell for cell, letter in board.items() if letter in letters}


def name(cell: Cell) -> str:
    """The notation of a hex."""
    return f"cell:{cell[0]}-{cell[1]}"


def cell_at(target: str) -> Cell:
    """The hex written so."""
    row, _, column = target.removeprefix("cell:").partition("-")
    return int(row), int(column)
