"""The board in the terminal."""

from __future__ import annotations

import io
import re
from random import Random
from typing import cast

import msgspec
import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli.boards import Sight, drawing_of, generic
from pentarchy.cli.boards.kingdom_builder import GROUND, Map
from pentarchy.cli.boards.kingdom_panel import about, beside
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.components import own_text
from pentarchy.games.kingdom_builder.view import KingdomView, Tile
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View
from tests.cli.runs import TITLE

GAME = cast(KingdomBuilder, pentarchy.game(TITLE))
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
SIGNS = "●■▲◆"


def position(seats: int, decisions: int, seed: int = 5) -> State:
    state = GAME.new(seats, seed)
    rng = Random(seed)
    for _ in range(decisions):
        seat = state.actors[0]
        state.play(seat, rng.choice(list(state.legal(seat))))
    return state


def drawn(state: State, seat: int | None, sight: Sight, terminal: bool | None = None) -> str:
    screen = io.StringIO()
    printer = Console(
        file=screen, width=80, highlight=False, markup=False, emoji=False, force_terminal=terminal
    )
    printer.print(drawing_of(state.game.key)(state.game, state.view(seat), sight))
    return screen.getvalue()


def panel(view: KingdomView, sight: Sight) -> str:
    """What stands above and beside the map, unbroken."""
    screen = io.StringIO()
    printer = Console(file=screen, width=200, highlight=False, markup=False, emoji=False)
    printer.print(about(view, sight))
    printer.print(beside(view, sight))
    return screen.getvalue()


def cells(lines: list[str]) -> dict[tuple[int, int], str]:
    """The two characters of each hex, read from where the numbers say it is."""
    found = {}
    for line in lines:
        number = re.match(r" ?(\d+)  ", line)
        if number:
            row = int(number.group(1)) - 1
            for column in range(20):
                at = 4 + row % 2 + 2 * column + (column >= 10)
                found[row, column] = line[at : at + 2]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_fits_a_small_terminal(language: str, seats: int) -> None:
    state = position(seats, 100)
    seat = state.actors[0]
    sight = Sight(
        Texts(language, GAME, NAMES[:seats]), frozenset(a.target for a in state.legal(seat))
    )
    lines = drawn(state, seat, sight).splitlines()
    assert max(map(len, lines)) <= 80
    top = next(n for n, line in enumerate(lines) if line.strip().startswith("A B C"))
    assert len(lines) - top == 1 + 20, "nothing beside the map makes it longer"


def test_every_hex_shows_what_is_on_it() -> None:
    state = position(4, 120)
    seat = state.actors[0]
    view = cast(KingdomView, state.view(seat))
    texts = Texts("en", GAME, NAMES)
    marked = frozenset(action.target for action in state.legal(seat))
    found = cells(drawn(state, seat, Sight(texts, marked)).splitlines())
    terrain = {
        row.letter: texts.thing(f"terrain:{row.key}", "mark") for row in GAME.components.terrain
    }
    owner = {cell: seat for seat, p in enumerate(view.players) for cell in p.settlements}
    assert len(found) == 400
    for (row, column), shown in found.items():
        cell = row * 20 + column
        letter = view.setup.map[row][column]
        if cell in owner:
            sign = SIGNS[owner[cell]]
        elif letter == "X":
            kind = view.setup.locations[cell]
            assert shown == f"{texts.thing(f'tile:{kind}', 'mark')}{view.tiles_left[cell]}"
            continue
        else:
            sign = "♜" if letter == "K" else terrain[letter]
        assert shown == sign + ("•" if f"cell:{row}-{column}" in marked else " ")


def test_sections_are_parted_by_seams() -> None:
    lines = drawn(position(2, 0), 0, Sight(Texts("en", GAME, NAMES[:2]))).splitlines()
    rows = [line for line in lines if re.match(r" ?\d+  ", line)]
    assert len(rows) == 20
    assert all(line[24 + number % 2] == "│" for number, line in enumerate(rows))


def test_it_is_drawn_from_the_view_alone() -> None:
    """Another's card is on nobody's screen, one's own is."""
    state = position(2, 1)
    mover = state.actors[0]
    other = 1 - mover
    sight = Sight(Texts("en", GAME, NAMES[:2]))
    held = cast(KingdomView, state.view(other)).players[other].card
    name = sight.texts.thing(f"terrain:{held}")
    assert f"You hold: {name}" in drawn(state, other, sight)
    assert "You hold" not in drawn(state, mover, sight)
    assert "You hold" not in drawn(state, None, sight)


def test_the_panel_tells_what_is_on_the_table() -> None:
    view = cast(KingdomView, position(2, 61).view(0))
    texts = Texts("en", GAME, NAMES[:2])
    shown = panel(view, Sight(texts))
    for card in view.setup.kingdom:
        pays = texts.thing(f"kingdom:{card}", "pays")
        assert f"{texts.thing(f'kingdom:{card}')}: {pays}" in shown
    assert "♜ Castles: 3 gold" in shown
    assert f"● Ann  {view.players[0].supply} left" in shown
    assert f"■ Bob  {view.players[1].supply} left" in shown
    assert f"{view.pile} cards in the pile" in shown
    assert f"Played: {texts.thing(f'terrain:{view.card}')}, " in shown


def test_tiles_that_are_not_ready_stand_in_brackets() -> None:
    view = cast(KingdomView, position(2, 60).view(0))
    for ready, shown in ((True, "\n  Farm\n"), (False, "\n  (Farm)\n")):
        player = msgspec.structs.replace(view.players[0], tiles=(Tile("farm", 0, ready),))
        changed = msgspec.structs.replace(view, players=(player, view.players[1]))
        assert shown in panel(changed, Sight(Texts("en", GAME)))


def test_terrain_has_a_colour_of_its_own() -> None:
    state = position(2, 0)
    text = Map(GAME, cast(KingdomView, state.view(0)), Sight(Texts("en", GAME))).text()
    grounds = {str(span.style).rpartition(" on ")[2] for span in text.spans}
    assert {ground for ground, _ in GROUND.values()} <= grounds


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
    state, sight = position(2, 10), Sight(Texts("en", GAME, NAMES[:2]))
    assert "\x1b[" not in drawn(state, 0, sight)
    assert "\x1b[38;2;" in drawn(state, 0, sight, terminal=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[38;2;" not in drawn(state, 0, sight, terminal=True)


def test_a_users_components_are_described_as_they_are() -> None:
    text = (
        own_text().replace("gold = [4]", "gold = [5]").replace('where = "edge"', 'where = "card"')
    )
    game = KingdomBuilder(text.replace("castle_gold = 3", "castle_gold = 4"))
    sections = ["tower", "farm", "oasis", "barn"]
    state = game.new(2, 1, cards=["merchants", "hermits", "knights"], sections=sections)
    shown = panel(cast(KingdomView, state.view(0)), Sight(Texts("en", game)))
    assert "Merchants: 5 gold for each castle or location linked to another" in shown
    assert "Castles: 4 gold for each castle you are beside" in shown
    assert "Knights: 2 gold" in shown
    assert "Tower: build one on your card's terrain" in shown
    assert "Farm: build one on the plains" in shown


def test_any_other_view_is_a_tree() -> None:
    toy = pentarchy.game("toy")
    state = toy.new(2, 1)
    shown = drawn(state, 0, Sight(Texts("en", toy, NAMES[:2])))
    assert drawing_of("toy").draw is generic.draw
    assert shown.startswith("The toy bazaar")
    for name in type(state.view(0)).__struct_fields__:
        if name not in generic.SHARED:
            assert name.replace("_", " ") in shown


def test_even_a_board_game_can_be_a_tree() -> None:
    screen = io.StringIO()
    view = position(2, 30).view(0)
    Console(file=screen, width=80).print(generic.draw(GAME, view, Sight(Texts("en", GAME))))
    assert "players" in screen.getvalue()


class Nested(View, frozen=True, kw_only=True):
    """A view with lists in lists."""

    rows: tuple[tuple[int, ...], ...]


def test_a_tree_keeps_lists_inside_lists_apart() -> None:
    screen = io.StringIO()
    rows = ((1, 2), (3,))
    view = Nested(seat=0, seats=2, turn=0, over=False, actors=(0,), agenda=(), rows=rows)
    Console(file=screen, width=80).print(generic.draw(GAME, view, Sight(Texts("en", GAME))))
    lines = screen.getvalue().splitlines()
    assert any(line.endswith("0: 1, 2") for line in lines)
    assert any(line.endswith("1: 3") for line in lines)
