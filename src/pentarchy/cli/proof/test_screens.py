"""A small terminal, 80 by 24: the question, the choices and what they are chosen from together."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli import looks
from pentarchy.cli.choices import FEW
from pentarchy.cli.desk import INPUT, Desk
from pentarchy.cli.players import named
from pentarchy.cli.spelling import plain
from pentarchy.cli.table import Table
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.kernel.messages import Event
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import every_table

HEIGHT, WIDTH = 24, 80
NAMES = ("Анна", "Борис", "Клара", "Давид", "Ева")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def small(title: str, sample: Sample, language: str) -> tuple[Desk, io.StringIO]:
    """A table before a small screen."""
    game = pentarchy.game(title)
    seats = named(Texts(language, game), list(NAMES[: sample.seats]))
    texts = Texts(language, game, [seat.name for seat in seats])
    screen = io.StringIO()
    console = Console(
        file=screen, width=WIDTH, height=HEIGHT, highlight=False, markup=False, emoji=False
    )
    return Desk(console, texts, Table(game, seats, 5, sample.options)), screen


def show(desk: Desk, screen: io.StringIO, seat: int, news: list[Event]) -> list[str]:
    """The lines that are shown to a seat."""
    screen.seek(0)
    screen.truncate()
    desk.show(seat, news)
    return screen.getvalue().splitlines()


@every_table
@every_language
def test_all_that_a_choice_needs_is_on_the_screen(
    title: str, sample: Sample, language: str
) -> None:
    desk, screen = small(title, sample, language)
    table, rng = desk.table, Random(4)
    while not table.state.over:
        state = table.state
        seat = rng.choice(state.actors)
        if rng.random() < 0.05:
            lines = show(desk, screen, seat, list(table.events(max(0, len(table.log) - 9))))
            assert max(map(len, lines)) <= WIDTH
            hidden, seen = lines[: INPUT - HEIGHT], lines[INPUT - HEIGHT :]
            asked = desk.texts.tell(state.prompt(seat), seat).split()[0]
            assert any(desk.texts.player(seat) in line and asked in line for line in seen)
            assert not [line for line in hidden if looks.OPEN_SIGN in line]
            words = " ".join(" ".join(seen).split())
            reading = desk.reading(seat)
            if len(reading.labels) <= FEW and not any(looks.OPEN_SIGN in line for line in lines):
                for label in reading.labels.values():  # no dot tells of it: words do
                    assert plain(label) in plain(words), label
            for action in reading.labels:
                if action.target.partition(":")[0] not in desk.drawing.kinds:
                    shown = reading.shown(action)
                    assert shown.split()[-1] in words, shown
        table.play(seat, rng.choice(list(state.legal(seat))))


@every_language
def test_news_that_does_not_fit_says_how_much_is_left_out(language: str) -> None:
    """Nothing is left out silently: what is not told is counted, and `log` tells it."""
    desk, screen = small("imperial-settlers", Sample(4), language)
    table, rng = desk.table, Random(1)
    for _ in range(60):
        seat = rng.choice(table.state.actors)
        table.play(seat, rng.choice(list(table.state.legal(seat))))
    news = list(table.events())
    text = " ".join(" ".join(show(desk, screen, table.state.actors[0], news)).split())
    begin, end = {"en": ("… and ", " more before this: log"), "ru": ("… и ещё ", " до этого")}[
        language
    ]
    left = int(text.partition(begin)[2].partition(end)[0])
    assert 0 < left < len(news)
    told = desk.texts.told(event.seen_by(table.state.actors[0]) for event in news[left:])
    assert all(" ".join(sentence.split()) in text for sentence, _ in told)


@every_language
def test_the_intro_knows_no_title(language: str) -> None:
    """What the command says of its own holds for every game."""
    game = pentarchy.game("eight-minute-empire")
    said = Texts(language, game).say("cli-how-to-play", title="T", key="k", example="carrot")
    assert "carrot" in said
    assert not [word for word in ("hex", "3-14", "клетк", "гекс") if word in said.lower()]
