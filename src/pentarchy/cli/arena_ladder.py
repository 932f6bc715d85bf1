"""`pentarchy arena ladder`: everybody against everybody, rated together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from pentarchy import bots
from pentarchy.arena.diary import Diary, drawn_seed
from pentarchy.arena.extras import need
from pentarchy.arena.ladder import Ladder, meetings_of, play_ladder
from pentarchy.arena.match import whole_deals
from pentarchy.arena.playing import check
from pentarchy.arena.pool import Crew
from pentarchy.arena.task import Played, Task
from pentarchy.cli import common
from pentarchy.cli.arena_files import keep_ladder
from pentarchy.cli.arena_run import (
    INTERRUPTED,
    ArenaTexts,
    JobsOption,
    JsonOption,
    OutOption,
    RayOption,
    crew_of,
    names,
    progress,
)
from pentarchy.cli.arena_tables import tell_ladder
from pentarchy.cli.players import separated
from pentarchy.kernel.registry import titles as all_titles

FIRST = "0-1"
"""The folder of the first meeting."""
PLAYERS = tuple(dict.fromkeys((*bots.ANCHORS, *bots.LEVELS)))


def ladder(
    context: typer.Context,
    *,
    title: Annotated[
        list[str] | None,
        typer.Option("--title", help="A game's key; can be repeated; by default all."),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option("--players", metavar="PLAYERS", help="By comma; by default all levels."),
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games every two play.")] = 20,
    seed: common.SeedOption = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
    lang: common.LanguageOption = None,
) -> None:
    """Let everybody meet everybody, two at a table, and rate them together, title by title."""
    crew = crew_of(jobs, ray)
    need("openskill", *(["polars"] if out is not None else []))
    chosen = title or list(all_titles())
    base = drawn_seed(seed, None if out is None else out / chosen[0] / FIRST)
    tasks = [_task(key, players, games, base) for key in chosen]
    for task in tasks:
        for _, _, meeting in meetings_of(task):
            check(meeting)
    for task in tasks:
        texts = ArenaTexts(common.language(context, lang), common.open_game(task.title, None))
        folder = None if out is None else out / task.title
        found = _play(texts, task, crew, folder, as_json)
        if found.interrupted:
            raise typer.Exit(INTERRUPTED)


def _task(title: str, players: str | None, games: int, seed: int) -> Task:
    pair = Task(title=title, players=PLAYERS[:2], games=games, seed=seed, paired=True, timed=True)
    chosen = PLAYERS if players is None else separated(players)
    return msgspec.structs.replace(whole_deals(pair), players=tuple(chosen))


def _play(
    texts: ArenaTexts,
    task: Task,
    crew: Callable[[], Crew] | None,
    folder: Path | None,
    as_json: bool,
) -> Ladder:
    meetings = meetings_of(task)
    diaries: dict[tuple[str, ...], Diary] = {}
    if folder is not None:
        for first, second, meeting in meetings:
            diaries[meeting.players] = Diary(folder / f"{first}-{second}", meeting)
    with progress(task.games * len(meetings), not as_json) as advance:

        def before(meeting: Task) -> Iterable[Played]:
            if meeting.players in diaries:
                for played in diaries[meeting.players].before():
                    advance()
                    yield played

        def watch(meeting: Task, played: Played) -> None:
            if meeting.players in diaries:
                diaries[meeting.players].add(played)
            advance()

        found = play_ladder(task, crew, before=before, watch=watch)
    shown = names(texts, task.players)
    if folder is not None and found.games:
        kept = [(meeting, diaries[meeting.players]) for _, _, meeting in meetings]
        keep_ladder(texts, found, shown, folder, kept)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        tell_ladder(common.screen(), texts, found, shown)
        if folder is not None and found.games:
            typer.echo(texts.say("arena-kept", folder=str(folder)))
    return found
