"""The table of Imperial Settlers in the terminal."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.play import run as play
from pentarchy.cli.telling import sentences
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.messages import Event
from pentarchy.kernel.state import State
from tests.cli.runs import Script, desk

GAME = pentarchy.game("imperial-settlers")
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def position(seats: int, decisions: int) -> State:
    state = GAME.new(seats, 5)
    rng = Random(5)
    for _ in range(decisions):
        seat = state.actors[0]
        state.play(seat, rng.choice(list(state.legal(seat))))
    return state


def drawn(state: State, seat: int | None, language: str = "en") -> str:
    screen = io.StringIO()
    printer = Console(file=screen, width=80, highlight=False, markup=False, emoji=False)
    sight = Sight(Texts(language, GAME, NAMES[: state.seats]))
    printer.print(drawing_of(GAME.key)(GAME, state.view(seat), sight))
    return screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_empire_is_on_the_screen(language: str, seats: int) -> None:
    state = position(seats, 30)
    screen = drawn(state, 0, language)
    for name in NAMES[:seats]:
        assert name in screen
    assert ("Виртуальный противник" in screen or "Virtual opponent" in screen) == (seats == 1)
    assert max(map(len, screen.splitlines())) <= 80


@pytest.mark.parametrize(("language", "said"), [("en", "Locations: none"), ("ru", "Локации: нет")])
def test_the_virtual_opponent_begins_without_locations(language: str, said: str) -> None:
    """Its cards come in the Lookout (rule 12.2)."""
    assert said in drawn(GAME.new(1, 5), 0, language)


def test_hidden_cards_stay_hidden() -> None:
    """A rival's drawn cards are a number; one's own have names and texts."""
    state = GAME.new(2, 5, factions=("romans", "barbarians"))
    mine, theirs = drawn(state, 0), drawn(state, None)
    assert "hidden 5" in theirs
    assert "Cost:" in mine
    own = state.view(0).players[0].hand  # type: ignore[attr-defined]
    texts = Texts("en", GAME, NAMES)
    for card in own:
        assert texts.thing(card.card) in mine


def test_goods_that_a_location_keeps_stand_beside_it() -> None:
    """And they are among the player's goods, since all of them can be paid."""
    state = position(2, 0)
    assert isinstance(state, SettlersState)
    warehouses = state.catalog.number["ROM019"]
    state.owned[0] = state.held[0] = 1 << warehouses
    state.supply[0] = 3
    state.stored = ((warehouses, 0, 2),)
    screen = drawn(state, 1)
    assert "wood 3" in screen
    assert "Warehouses (wood 2)" in screen
    assert "Склады (дерево 2)" in drawn(state, 1, "ru")


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        (
            "en",
            "Ann draws 2 cards from the common deck: ",
            "Bob draws 2 cards from the common deck.",
        ),
        ("ru", "Ann берёт 2 карты (общая колода): ", "Bob берёт 2 карты (общая колода)."),
    ],
)
def test_one_draw_is_one_sentence(language: str, mine: str, others: str) -> None:
    """Rule 1.4: two common and two faction cards each; what others drew is only counted."""
    log: list[Event] = []
    state = GAME.new(2, factions=["romans", "egyptians"], first=0)
    rng = Random(4)
    while state.actors == (CHANCE,) and len(log) < 8:
        state.play(CHANCE, rng.choice(state.odds())[0], log)
    texts = Texts(language, GAME, NAMES[:2])
    told = [sentence.plain for sentence in sentences(texts, log[:8], 0)]
    assert len(told) == 4, "two draws of two cards each"
    names = [
        {texts.thing(f"{event.args['card']}") for event in log[:8] if event.seat == seat}
        for seat in (0, 1)
    ]
    (own,) = [sentence for sentence in told if sentence.startswith(mine)]
    assert set(own.removeprefix(mine).removesuffix(".").split(", ")) <= names[0]
    assert others in told
    assert not any(name in sentence for name in names[1] - names[0] for sentence in told)


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [("en", "why temple", "Temple of Ra"), ("ru", "почему храм", "Храм Ра")],
)
def test_a_refusal_names_its_card_once(language: str, typed: str, name: str) -> None:
    """Rule 2.3: what is not on offer is refused by name, though several things are meant."""
    sitting, screen = desk(["Ann", "random"], language, game=GAME, factions=["romans", "japanese"])
    play(sitting, Script([typed]))
    (line,) = [line for line in screen.getvalue().splitlines() if line.startswith(name)]
    assert line.count(name) == 1
