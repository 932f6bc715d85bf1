"""`pentarchy learn`: the lessons of a game, step by step, and a real table at their end."""

from __future__ import annotations

import shlex
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from pentarchy.cli import commands, common, looks
from pentarchy.cli.desk import Desk
from pentarchy.cli.lesson_walk import Left, Walk
from pentarchy.cli.play import run
from pentarchy.cli.players import ME, named
from pentarchy.cli.spelling import plain
from pentarchy.cli.table import Table
from pentarchy.cli.text import Texts
from pentarchy.kernel.chance import random_seed
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.lesson import Lesson
from pentarchy.kernel.lesson_reading import lesson_of, scripts_of

GENTLE = "novice"
"""Who sits opposite at the real table."""


def learn(
    context: typer.Context,
    title: Annotated[str, typer.Argument(help="The game's key.")] = common.DEFAULT_TITLE,
    key: Annotated[
        str | None, typer.Argument(help="Which lesson; if there are several, it is asked.")
    ] = None,
    *,
    begin: Annotated[
        int, typer.Option("--from", help="Go on at this note; the lesson tells it when you leave.")
    ] = 1,
    lang: common.LanguageOption = None,
) -> None:
    """Learn a game by playing: a lesson, and then a real table that goes on from its end.

    Without a terminal, lists the lessons, or tells the notes of one.
    """
    game = common.open_game(title, None)
    texts = Texts(common.language(context, lang), game)
    screen = common.screen()
    scripts = scripts_of(game.folder)
    if key is None and scripts and common.interactive():
        key = _picked(screen, texts, game)
    elif key is None:
        _list(screen, texts, game)
    if key is None:
        return
    if key not in scripts:
        known = ", ".join(scripts) or texts.say("none")
        sentence = f"{game.key} has no lesson '{key}', only {known}"
        raise BadOptions(sentence, "cli-no-lesson", title=game.key, lesson=key, known=known)
    lesson = lesson_of(game, key)
    last = len(lesson.notes)
    if not 1 <= begin <= last:
        sentence = f"from: {begin} is not from 1 to {last}"
        raise BadOptions(sentence, "cli-no-note", note=str(begin), last=str(last))
    if not common.interactive():
        tell(screen, texts, lesson)
        return
    _teach(screen, texts, lesson, begin)


def _list(screen: Console, texts: Texts, game: Game) -> None:
    scripts = scripts_of(game.folder)
    if not scripts:
        screen.print(texts.say("cli-no-lessons", title=texts.say("title")))
    for key, script in scripts.items():
        minutes = texts.say("cli-lesson-minutes", count=script.minutes)
        name = Text(script.title.told(texts.language), style=looks.HEADING)
        screen.print(Text.assemble(name, f" · {minutes}"))
        screen.print(f"  {script.aim.told(texts.language)}")
        screen.print(f"  pentarchy learn {game.key} {key}")


def _picked(screen: Console, texts: Texts, game: Game) -> str | None:
    """The only lesson, or the one that is asked for by its number; None to leave."""
    keys = list(scripts_of(game.folder))
    if len(keys) == 1:
        return keys[0]
    _list(screen, texts, game)
    while True:
        try:
            typed = plain(input(f"{texts.say('cli-lesson-which', last=len(keys))} "))
        except (EOFError, KeyboardInterrupt):
            return None
        if commands.words_of(texts).get(typed) == "quit":
            return None
        if not typed or (typed.isdecimal() and 1 <= int(typed) <= len(keys)):
            return keys[int(typed or 1) - 1]


def tell(screen: Console, texts: Texts, lesson: Lesson) -> None:
    """All that a lesson says."""
    language = texts.language
    screen.print(Text(lesson.script.title.told(language), style=looks.HEADING))
    screen.print(lesson.script.aim.told(language))
    for chapter in lesson.script.chapters:
        screen.print()
        screen.print(Text(chapter.title.told(language), style=looks.HEADING))
        for note in chapter.notes:
            screen.print(f"- {note.text.told(language)}")


def _teach(screen: Console, texts: Texts, lesson: Lesson, begin: int) -> None:
    tokens = [GENTLE] * lesson.record.seats
    tokens[lesson.script.seat] = ME[0]
    sitting = named(texts, tokens)
    texts = texts.with_players([seat.name for seat in sitting])
    walk = Walk(screen, texts, lesson, input)
    try:
        walk.go(begin - 1)
    except Left as left:
        words = ["pentarchy", "learn", lesson.game.key, lesson.key, "--from", str(left.note + 1)]
        screen.print(texts.say("cli-lesson-later"))
        screen.print(f"  {shlex.join(words)}", soft_wrap=True)
        return
    if not walk.wants_table():
        return
    begins = lesson.table()
    options = lesson.record.options
    run(Desk(screen, texts, Table(lesson.game, sitting, random_seed(), options, begins)), input)
