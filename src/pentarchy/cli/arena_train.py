"""`pentarchy arena train`: learn a title's weights and spreads from games of self-play."""

from __future__ import annotations

from datetime import date
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from pentarchy import bots
from pentarchy.arena.extras import need
from pentarchy.arena.insight_file import TRAINED, rewritten
from pentarchy.arena.samples import Source, gather
from pentarchy.arena.train import Bin, Quality, Trained, check_trainable, train
from pentarchy.cli import common
from pentarchy.cli.arena_run import ArenaTexts, JobsOption, JsonOption, RayOption, crew_of, progress
from pentarchy.cli.telling import table
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.judgement import Provenance

MOST_RIDGE = 1_000_000
"""Weights are never held more strongly than that."""


def train_title(
    context: typer.Context,
    title: Annotated[str, typer.Argument(help="The game's key.")],
    *,
    games: Annotated[int, typer.Option("--games", help="How many games of self-play.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same file.")] = 1,
    level: Annotated[str, typer.Option("--level", help="Who plays.")] = "apprentice",
    seats: Annotated[int | None, typer.Option("--seats", help="How many play.")] = None,
    ridge: Annotated[
        float, typer.Option("--ridge", help="How strongly weights are held to what they were.")
    ] = 0.05,
    jobs: JobsOption = None,
    ray: RayOption = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write there, not to the title's own file."),
    ] = None,
    as_json: JsonOption = False,
    lang: common.LanguageOption = None,
) -> None:
    """Learn the numbers of a title's valuation and write its insight.toml anew.

    One game in five is held out: errors and calibration are told for those, before and after.
    """
    game = common.open_game(title, None)
    check_trainable(game)
    bots.make(level, 0)
    count = max(2, game.seat_range[0]) if seats is None else seats
    game.new(count, seed)
    if games < 2:
        raise BadOptions("games: these are too few to train with", "arena-few-games")
    if not 0 <= ridge <= MOST_RIDGE:
        sentence = f"ridge: {ridge:g} is not a number from 0 to {MOST_RIDGE}"
        raise BadOptions(sentence, "arena-ridge", ridge=f"{ridge:g}", most=str(MOST_RIDGE))
    need("numpy")
    own = Path(str(files(game.folder).joinpath("insight.toml")))
    written = own if out is None else out
    common.check_writable(written)
    crew = crew_of(jobs, ray)
    with progress(games, not as_json) as advance:
        source = Source(title=title, seats=count, level=level, seed=seed)
        samples = gather(source, games, crew, advance)
    trained = train(game.judgement, samples, ridge)
    how = f"{TRAINED} {title} --games {games} --seed {seed} --level {level} --ridge {ridge:g}"
    row = Provenance(
        what="weights, spread",
        how=how if seats is None else f"{how} --seats {seats}",
        when=date.today().isoformat(),
        note=_note(games, trained),
    )
    common.write_whole(written, rewritten(own.read_text("utf-8"), trained.judgement, row))
    texts = ArenaTexts(common.language(context, lang), game)
    if as_json:
        typer.echo(msgspec.json.encode(trained).decode())
    else:
        _tell(texts, trained, game.judgement.weights, written)


def _note(games: int, trained: Trained) -> str:
    before, after = trained.before, trained.after
    return (
        f"{games} games, {trained.positions} positions; held out: "
        f"error {before.error:.2f} -> {after.error:.2f} points, "
        f"correlation {before.correlation:.3f} -> {after.correlation:.3f}, "
        f"surprise {before.surprise:.3f} -> {after.surprise:.3f}"
    )


def _tell(texts: ArenaTexts, trained: Trained, weights: dict[str, float], written: Path) -> None:
    console = common.screen()
    made = table(*(texts.say(f"arena-{name}") for name in ("weight", "before", "after")))
    for name, before in weights.items():
        after = trained.judgement.weights[name]
        made.add_row(name, common.decimal(texts, before, 3), common.decimal(texts, after, 3))
    spread = ", ".join(common.decimal(texts, knot, 2) for knot in trained.judgement.spread)
    console.print(made)
    console.print()
    console.print(texts.say("arena-spread", spread=spread))
    console.print()
    made = table(
        *(texts.say(f"arena-{name}") for name in ("held-out", "error", "correlation", "surprise"))
    )
    for heading, found in (("arena-before", trained.before), ("arena-after", trained.after)):
        made.add_row(texts.say(heading), *_numbers(texts, found))
    console.print(made)
    console.print()
    if trained.bins:
        made = table(*(texts.say(f"arena-{name}") for name in ("said", "came", "positions")))
        for tenth in trained.bins:
            made.add_row(*_bin(texts, tenth))
        console.print(made)
        console.print()
    console.print(texts.say("arena-trained", file=str(written)))


def _numbers(texts: ArenaTexts, found: Quality) -> list[str]:
    values = ((found.error, 2), (found.correlation, 3), (found.surprise, 3))
    return [common.decimal(texts, value, digits) for value, digits in values]


def _bin(texts: ArenaTexts, found: Bin) -> list[str]:
    said, came = (f"{common.decimal(texts, x * 100)} %" for x in (found.said, found.came))
    return [said, came, str(found.count)]
