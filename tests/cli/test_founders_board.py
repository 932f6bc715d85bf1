"""Founders of the Empire in the terminal."""

from __future__ import annotations

import io
from random import Random
from typing import cast

import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli import looks
from pentarchy.cli.answers import understand
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.reading import Reading
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.cli.words import Lexicon
from pentarchy.games.founders import Founders
from pentarchy.games.founders.state import FoundersState
from tests.cli.runs import desk
from tests.games.founders.table import PLAIN, Table

GAME = cast(Founders, pentarchy.game("founders"))
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def drawn(state: FoundersState, seat: int | None, language: str = "en") -> list[str]:
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False, markup=False, emoji=False)
    marked = frozenset(a.target for a in state.legal(seat)) if seat is not None else frozenset()
    sight = Sight(Texts(language, GAME, NAMES[: state.seats]), marked)
    console.print(drawing_of("founders")(GAME, state.view(seat), sight))
    return screen.getvalue().splitlines()


def position(seats: int, decisions: int) -> FoundersState:
    state = GAME.new(seats, 5)
    assert isinstance(state, FoundersState)
    rng = Random(5)
    for _ in range(decisions):
        seat = state.actors[0]
        state.play(seat, rng.choice(list(state.legal(seat))))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "decisions"), [(2, 3), (2, 120), (4, 3), (4, 90)])
def test_it_fits_a_small_terminal(language: str, seats: int, decisions: int) -> None:
    state = position(seats, decisions)
    for seat in (None, *range(seats)):
        lines = drawn(state, seat, language)
        assert max(map(len, lines)) <= 80
        for name in NAMES[:seats]:
            assert any(name in line for line in lines)


MANY = {
    (0, 0): "forest",
    (1, 0): "cliff",
    (0, 1): "mine",
    (1, 1): "altar-juno",
    (-1, 0): "lake",
}
MARKS = {
    "ruined": {0: [(1, 1)]},
    "coins": {0: [(1, 0)]},
    "mastered": {0: [(0, 1)]},
}


def realm_of(lines: list[str], name: str) -> list[str]:
    """The lines of a realm, from the one below its head."""
    at = next(n for n, line in enumerate(lines) if name in line)
    return lines[at + 1 :]


def test_a_realm_is_drawn_farthest_row_first() -> None:
    t = Table(
        realms={0: MANY, 1: PLAIN[1]},
        marks=MARKS,
        carts={0: [(0, 0)]},
        rows={"nature": ["lake"]},
    )
    lines = realm_of(drawn(t.state, 0), "Ann")
    assert lines[0].startswith("  1      Mim  *1x")
    assert lines[1].startswith("  0 La   Fo  &Cl$")
    assert lines[2].split()[:3] == ["-1", "0", "1"]
    assert lines[3].split() == ["Makes", "now:", "wood/stone,", "plants/water"]


def test_what_lies_on_a_tile_is_seen_while_it_may_be_replaced() -> None:
    t = Table(
        realms={0: MANY, 1: PLAIN[1]},
        marks={**MARKS, "ruined": {0: [(1, 1), (1, 0)]}},
        rows={"nature": ["lake"]},
    )
    lines = realm_of(drawn(t.play("attach", "lake").state, 0), "Ann")
    assert "Mim•" in lines[1]
    assert "*1x•" in lines[1]
    assert "ClX•" in lines[2], "ruined, and the coin is still there"


def test_what_may_be_chosen_is_marked_and_written_out() -> None:
    t = Table(rows={"village": ["mine"]}).play("attach", "mine")
    lines = realm_of(drawn(t.state, 0), "Ann")
    assert [line[4:14].split() for line in lines[:3]] == [["•", "•"], ["Fo", "Cl"], ["•", "•"]]
    assert lines[4].split(": ")[1].strip() == "0,1; 1,1; 0,-1; 1,-1"


def test_tiles_of_others_are_marked_in_their_realms() -> None:
    t = Table(hands={0: ["war"]}, rows={"nature": ["lake"]}).play("use", "war")
    lines = drawn(t.state, 0)
    rival = realm_of(lines, "Bob")
    assert "La • Gr •" in rival[0]
    assert rival[2].split(": ")[1].strip() == "1/0,0 Lake plants/water; 1/1,0 Grove wood/plants"
    assert "Fo •" not in "".join(lines)


def test_corners_for_the_cart_are_marked_and_written_out() -> None:
    block = {(0, 0): "forest", (1, 0): "lake", (0, 1): "lake", (1, 1): "cliff"}
    t = Table(realms={0: block, 1: PLAIN[1]}, hands={0: ["cart"]}, rows={"nature": ["lake"]})
    lines = realm_of(drawn(t.play("use", "cart").state, 0), "Ann")
    assert lines[1].startswith("  0 Fo  •La")
    assert lines[3].split(": ")[1].strip() == "0,0/1,1"


def test_tokens_that_may_be_played_are_marked() -> None:
    """The cart has nowhere to go, and the next player's tokens are only named."""
    hands = {0: ["war", "coin", "coin", "cart"], 1: ["smith"]}
    t = Table(hands=hands, rows={"nature": ["lake"]})
    lines = drawn(t.state, 0)
    assert "Your tokens: •War token, •Coin token ×2, Cart token" in lines[-1]
    assert any("Bob  Smith" in line for line in lines)


def test_an_empty_row_is_told_from_its_stack() -> None:
    lines = drawn(Table(rows={"nature": ["lake", "lake"]}).state, 0)
    # 24 nature tiles: two lakes lie open, four tiles in the realms.
    assert any(line.startswith("Nature, 18 in the stack: •Lake plants/water ×2") for line in lines)
    assert any(line.startswith("Cities, 24 in the stack: no open tile") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_bought_stands_by_the_tokens(language: str) -> None:
    lines = drawn(Table(bought="iron", at="played").state, 0, language)
    assert Texts(language, GAME).thing("resource:iron") in lines[-1]


# What is written, typed and looked at -------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_may_be_chosen_is_written_on_the_board(language: str, seats: int) -> None:
    """In every position of a game, and no two things are written alike."""
    drawing, texts = drawing_of("founders"), Texts(language, GAME, NAMES[:seats])
    state = GAME.new(seats, 11)
    rng = Random(11)
    kinds = set()
    while not state.over:
        seat = state.actors[0]
        legal = list(state.legal(seat))
        found = [a.target for a in legal if a.target and not a.target.startswith("resource:")]
        signs = {target: drawing.written(texts, target) for target in found}
        assert None not in signs.values()
        assert len(set(signs.values())) == len(signs)
        board = "\n".join(drawn(cast(FoundersState, state), seat, language))
        for target, sign in signs.items():
            assert str(sign) in board, target
            kinds.add(target.partition(":")[0])
        state.play(seat, rng.choice(legal))
    assert kinds >= {"cell", "rival-cell", "tile", "stack", "token"}


def test_choices_stand_as_they_lie() -> None:
    block = {(0, 0): "forest", (1, 0): "cliff"}
    t = Table(
        realms={0: block, 1: PLAIN[1]},
        hands={0: ["coin", "war"]},
        rows={"nature": ["river", "lake"], "village": ["mine"]},
        prizes=["altar-tellus"],
    )
    order = drawing_of("founders").order
    view = t.state.view(0)
    tiles = ["tile:altar-tellus", "tile:mine", "tile:lake", "tile:river"]
    assert sorted(tiles, key=lambda target: order(view, target)) == tiles[::-1]
    cells = ["cell:0,1", "cell:-1,0", "cell:2,0", "cell:0,-1"]
    assert sorted({*cells}, key=lambda target: order(view, target)) == cells
    rivals = ["rival-cell:1/0,0", "rival-cell:1/1,0", "rival-cell:2/-1,3"]
    assert sorted({*rivals}, key=lambda target: order(view, target)) == rivals
    assert order(view, "stack:nature") < order(view, "stack:city")
    tokens = [f"token:{key}" for key in view.players[0].tokens]
    assert sorted({*tokens}, key=lambda target: order(view, target)) == tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_its_line(language: str) -> None:
    """Whatever is neither a word, a number nor a mark of a seat is explained."""
    texts = Texts(language, GAME, NAMES)
    signs = dict(drawing_of("founders").legend(GAME, texts))
    assert all(signs.values())
    state = position(2, 120)
    used = {sign for line in drawn(state, None, language) for sign in line}
    quiet = set(" ,.;:-()") | {looks.OPEN_SIGN, "’"} | set(looks.SEAT_SIGNS) | {"*"}
    assert {sign for sign in used if not sign.isalnum()} - quiet <= signs.keys()
    assert {"x", "X", "m", "$", "&"} <= signs.keys()
    for tile in GAME.components.tiles:
        assert texts.thing(f"tile:{tile.key}", "mark") in signs
    assert texts.thing("resource:iron") in signs[texts.thing("tile:mine", "mark")]


def test_what_things_do_is_told_from_the_components() -> None:
    texts = Texts("en", GAME)
    describe = GAME.about
    assert describe(texts, "tile:forest") == [
        "Costs nothing.",
        "Makes one of these each turn: wood, stone.",
        "In the box: 4.",
    ]
    assert describe(texts, "city:market-iron") == [
        "Costs: plants, iron.",
        "Makes: coins.",
        "Brings a coin when it is attached.",
        "In the box: 1.",
    ]
    assert "Brings a master when it is attached, drawn unseen." in describe(
        texts, "tile:workshop-iron"
    )
    assert "Worth 3 points at the end." in describe(texts, "tile:great-mars")
    assert describe(texts, "master:smith")[0].startswith(
        "Lay it on a village tile of yours that makes iron"
    )
    assert describe(texts, "resource:horses") == ["Made by: Pasture."]
    for token in GAME.catalogue.tokens:
        for language in LANGUAGES:
            assert describe(Texts(language, GAME), f"token:{token}"), token
    assert describe(texts, "cell:0,0") == []


def looked(state: FoundersState, key: str, seat: int | None = None) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False, markup=False, emoji=False)
    sight = Sight(Texts("en", GAME, NAMES[: state.seats]))
    console.print(drawing_of("founders").looks[key](GAME, state.view(0), sight, seat))
    return screen.getvalue()


@pytest.mark.rule("2.4")
def test_removed_tiles_can_be_looked_at() -> None:
    t = Table(at="open", rows={"village": ["mine", "mine", "pasture", "winery", "mine"]})
    assert "No tile has left the game" in looked(t.state, "removed")
    t.play("open", "village").draw("pasture")
    told = looked(t.state, "removed")
    assert "Villages: Mine wood+stone→iron ×3, Pasture plants+water→horses," in told
    assert "Winery wood+plants→wine" in told
    assert "Cities" not in told


def test_a_realm_can_be_looked_at_tile_by_tile() -> None:
    t = Table(realms={0: MANY, 1: PLAIN[1]}, marks=MARKS)
    lines = looked(t.state, "realm").splitlines()
    assert "Ann" in lines[0]
    assert lines[1].split() == ["0,1", "Mine", "wood+stone→iron", "a", "master", "lives", "there"]
    assert lines[2].split()[:3] == ["1,1", "Altar", "of"]
    assert "Bob" in looked(t.state, "realm", 1)
    assert "Grove" in looked(t.state, "realm", 1)


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("kind", ["market-iron", "market-fish"])
@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "market", "Your realm does not make everything that this tile costs. (rule"),
        ("ru", "рынок", "Ваше государство производит не всё, чего стоит этот квадрат. (правило"),
    ],
)
def test_of_tiles_of_one_name_that_which_lies_open_is_meant(
    language: str, typed: str, said: str, kind: str
) -> None:
    """Five of the six markets are in their stack: nobody asks why those cannot be attached."""
    sitting, screen = desk(NAMES[:2], language, game=GAME)
    sitting.table.recording.state = Table(rows={"city": [kind], "nature": ["forest"]}).state
    assert understand(sitting, typed, 0) is None
    assert " ".join(screen.getvalue().split()) == f"{said} 4.1)"


@pytest.mark.parametrize("line", ["0,1", "place 0,1", "cell:0,1", "put 0,1"])
def test_a_cell_can_be_typed(line: str) -> None:
    t = Table(rows={"village": ["mine"]}).play("attach", "mine")
    found = Reading(Lexicon(GAME, Texts("en", GAME)), t.state, 0).exactly(line)
    assert [str(action) for action in found] == ["place cell:0,1"]


def test_a_cell_with_a_minus_can_be_typed() -> None:
    t = Table(rows={"village": ["mine"]}).play("attach", "mine")
    found = Reading(Lexicon(GAME, Texts("ru", GAME)), t.state, 0).exactly("1,-1")
    assert [str(action) for action in found] == ["place cell:1,-1"]
