"""The other commands, run without a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import pentarchy
from pentarchy.arena import bench as bench_module
from pentarchy.arena.simulate import Summary
from pentarchy.cli.replay import Viewer, course_of
from pentarchy.cli.text import Texts
from pentarchy.games.kingdom_builder.components import own_text
from pentarchy.kernel.chance import commitment
from pentarchy.kernel.components import parts
from pentarchy.kernel.record import Record, read_record
from tests.cli.runs import TITLE, Script, record_of, run


def written(folder: Path, record: Record, name: str = "game.record") -> str:
    path = folder / name
    path.write_text(record.to_text(), "utf-8")
    return str(path)


# games --------------------------------------------------------------------------------------


def test_the_shelf() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "Kingdom Builder  kingdom-builder, 2-4 players" in result.stdout
    assert "Settle a shared map of hexes" in result.stdout


@pytest.mark.parametrize("words", [("games", "--lang", "ru"), ("--lang", "ru", "games")])
def test_the_language_can_be_given_anywhere(words: tuple[str, ...]) -> None:
    assert "Строители Королевств" in run(*words).stdout


def test_the_language_of_a_command_wins() -> None:
    assert "Kingdom Builder" in run("--lang", "ru", "games", "--lang", "en").stdout


def test_the_language_of_the_locale_is_the_default() -> None:
    assert "Строители Королевств" in run("games", LC_ALL="ru_RU.UTF-8").stdout


def test_the_options_of_a_game() -> None:
    result = run("games", TITLE)
    assert result.exit_code == 0
    for name in pentarchy.game(TITLE).options_type.__struct_fields__:
        assert f"\n{name}\n" in result.stdout
    assert "Values: first-game, random. By default: random." in result.stdout
    assert "Values: true, false. By default: true." in result.stdout
    assert "Values: a number. By default: by lot." in result.stdout


@pytest.mark.parametrize(
    ("title", "options"),
    [("roll-and-write", {"played", "standing"}), ("eight-minute-empire", {"standing"})],
)
def test_what_a_series_fills_in_is_not_drawn_by_lot(title: str, options: set[str]) -> None:
    """A first game has none before it; only what chance decides is said to be left to it."""
    stdout = run("games", title, COLUMNS="300").stdout
    for option in options:
        assert "by lot" not in stdout.partition(f"\n{option}\n")[2].split("\n")[1]


def test_the_parts_of_a_game_with_their_sources() -> None:
    result = run("games", TITLE, "--components", "--lang", "ru")
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    first = "(?:(?!источник).)*источник: "  # the one of this part, not of a later one
    assert re.search(rf"Святилище oracle {first}книга правил", shown)
    assert re.search(rf"Загон paddock {first}изображения деталей", shown)


@pytest.mark.parametrize("title", pentarchy.titles())
def test_every_value_of_every_part_is_shown(title: str) -> None:
    """Numbers and words as the components file has them, with sources and notes."""
    shown = " ".join(run("games", title, "--components", COLUMNS="4000").stdout.split())
    for part in parts(pentarchy.game(title).components_text):
        assert part.key in shown
        assert part.source in shown
        assert " ".join(part.note.split()) in shown
        for key, value in part.values.items():
            told = " ".join(str(value).split())
            if isinstance(value, int | str) and not isinstance(value, bool):
                assert f"{key.replace('_', ' ')} {told or '-'}" in shown


def test_version_and_help() -> None:
    assert re.fullmatch(r"pentarchy \d+\.\d+\.\d+\n", run("--version").stdout)
    for command in ("games", "play", "simulate", "replay", "verify", "bench"):
        assert command in run("--help").stdout
        assert run(command, "--help").exit_code == 0


# play without a terminal --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "how", "wins"),
    [
        ("en", "On your turn type what you choose, such as ", " wins!"),
        ("ru", "В свой ход введите то, что выбираете, например ", "Побеждает "),
    ],
)
def test_without_a_terminal_bots_play_a_game(language: str, how: str, wins: str) -> None:
    result = run("play", "--seed", "3", "--lang", language)
    assert result.exit_code == 0
    assert how in result.stdout
    assert wins in result.stdout
    assert "--players apprentice,apprentice --seed 3" in result.stdout


def test_the_game_of_bots_can_be_recorded_and_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "game.record")
    words = ("--players", "random,random", "--option", "setup=first-game", "--record", file)
    result = run("play", TITLE, "--seed", "4", *words)
    assert result.exit_code == 0
    assert f"pentarchy replay {file}" in result.stdout
    record = read_record(Path(file).read_text("utf-8"))
    assert record.players == ("random", "random")
    assert record.options["setup"] == "first-game"
    assert record.seed == 4
    assert run("verify", file).exit_code == 0


def test_a_drawn_seed_is_shown(tmp_path: Path) -> None:
    result = run("play", "--players", "random,random")
    seed = re.search(r"The seed of this game: (\d+)", result.stdout)
    assert seed
    again = run("play", "--players", "random,random", "--seed", seed.group(1))
    assert again.stdout == result.stdout


def test_people_are_replaced_where_there_is_no_terminal() -> None:
    result = run("play", "--players", "Ann,random", "--seed", "1")
    assert result.exit_code == 0
    assert "--players apprentice,random" in result.stdout


def test_own_components_travel_with_the_game(tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.toml", tmp_path / "game.record"
    mine.write_text(own_text().replace("settlements = 40", "settlements = 12"), "utf-8")
    words = ("--players", "random,random", "--components", str(mine), "--record", str(file))
    assert run("play", *words, "--seed", "1").exit_code == 0
    mine.unlink()
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert "with its own components" in result.stdout


# simulate -----------------------------------------------------------------------------------


def test_a_simulation_in_words(tmp_path: Path) -> None:
    words = ("--games", "6", "--seed", "1", "--jobs", "1", "--players", "random,random,random")
    result = run("simulate", TITLE, *words, "--out", str(tmp_path / "out"))
    assert result.exit_code == 0
    assert "6 games with 3 seats, seed 1" in result.stdout
    for heading in ("Mean score", "Wins", "Seat", "Order of play", "turns", "decisions"):
        assert heading in result.stdout
    records = sorted((tmp_path / "out").iterdir())
    assert len(records) == 6
    assert all(re.fullmatch(rf"{TITLE}-\d+\.record", path.name) for path in records)
    verified = run("verify", *map(str, records))
    assert verified.exit_code == 0
    assert verified.stdout.count(": ok, scores ") == 6


def test_a_simulation_as_json() -> None:
    words = ("--games", "4", "--seed", "1", "--jobs", "1", "--players", "random,random", "--json")
    result = run("simulate", TITLE, *words)
    summary = msgspec.json.decode(result.stdout, type=Summary)
    assert (summary.games, summary.seats, summary.seed) == (4, 2, 1)
    assert result.stderr == ""


def test_a_simulation_in_russian() -> None:
    words = ("--games", "2", "--jobs", "1", "--players", "random,random", "--no-rotate")
    result = run("--lang", "ru", "simulate", TITLE, *words)
    assert "2 партии, мест: 2" in result.stdout
    assert "Случайный 1" in result.stdout


# bench --------------------------------------------------------------------------------------


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "WINDOWS", 1)
    monkeypatch.setattr(bench_module, "WINDOW_SECONDS", 0.01)


@pytest.mark.usefixtures("quick_bench")
def test_the_benchmark() -> None:
    result = run("bench", TITLE, COLUMNS="100")
    assert result.exit_code == 0
    assert "Kingdom Builder" in result.stdout
    assert result.stdout.count("×") == 4


@pytest.mark.usefixtures("quick_bench")
def test_the_benchmark_as_json() -> None:
    measured = msgspec.json.decode(run("bench", TITLE, "--json").stdout, type=bench_module.Bench)
    assert [speed.game for speed in measured.speeds] == [TITLE]
    assert measured.speeds[0].decision_ratio > 0


# replay -------------------------------------------------------------------------------------


def test_a_replay_shows_the_end(tmp_path: Path) -> None:
    record = record_of()
    assert record.scores is not None
    result = run("replay", written(tmp_path, record))
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    last = result.stdout.rpartition("Total")[2].split()
    assert last[:2] == [str(score) for score in record.scores]


def test_a_replay_jumps_to_a_move(tmp_path: Path) -> None:
    result = run("replay", written(tmp_path, record_of()), "--move", "2", "--lang", "ru")
    assert result.exit_code == 0
    assert "После решения 2 из " in result.stdout
    assert "строит на клетке" in result.stdout
    start = run("replay", written(tmp_path, record_of()), "--move", "0")
    assert "After pick 0 of " in start.stdout
    assert "40 left" in start.stdout


def test_a_replay_hides_what_a_seat_did_not_know(tmp_path: Path) -> None:
    file = written(tmp_path, record_of(start=0))
    as_spectator, as_seat = (run("replay", file, "--move", "0", *w) for w in ((), ("--seat", "1")))
    assert "You hold" not in as_spectator.stdout
    assert "You hold" in as_seat.stdout


def test_a_replay_tells_everything(tmp_path: Path) -> None:
    record = record_of()
    result = run("replay", written(tmp_path, record), "--all")
    assert result.stdout.count(" builds on ") >= 74
    assert "Kingdom cards: " in result.stdout
    assert run("replay", written(tmp_path, record), "--no-pause").stdout == result.stdout


def test_a_replay_can_be_walked_through(capsys: pytest.CaptureFixture[str]) -> None:
    course = course_of(record_of(moves=10))
    from pentarchy.cli.common import screen

    script = Script(["", "", "b", "7", "99", "b", "q"])
    Viewer(screen(), Texts("en", course.game), course, None).walk(0, script)
    shown = re.findall(r"After pick (\d+) of 10", capsys.readouterr().out)
    assert shown == ["0", "1", "2", "1", "7", "10", "9"]


def test_a_differing_record_is_shown_as_far_as_it_agrees(tmp_path: Path) -> None:
    text = record_of().to_text()
    marks = [m.start() for m in re.finditer(r"^= ", text, re.MULTILINE)]
    broken = text[: marks[3]] + text[marks[3] :].replace("= 4 ", "= 4 0", 1)
    path = tmp_path / "broken.record"
    path.write_text(broken, "utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 2
    picks = len(re.findall(r"^\d ", text[: marks[2]], re.MULTILINE))
    assert f"After pick {picks} of {picks}" in result.stdout
    assert re.search(r"broken.record: line \d+: after turn 4 the position is", result.stderr)


# verify -------------------------------------------------------------------------------------


def test_notes_on_a_record_that_agrees(tmp_path: Path) -> None:
    record = record_of()
    old = msgspec.structs.replace(record, rules=0, components="0" * 16, seed=None)
    result = run("verify", written(tmp_path, old))
    assert result.exit_code == 0
    for note in ("played under rules 0", "other components", "without a seed"):
        assert note in result.stdout
    unfinished = run("verify", written(tmp_path, record_of(moves=5)), "--lang", "ru")
    assert "верно, не доиграна, 5 решений" in unfinished.stdout


def test_the_seed_commitment_is_checked(tmp_path: Path) -> None:
    record = record_of()
    assert record.seed is not None
    kept = msgspec.structs.replace(
        record, salt="pepper", commitment=commitment(record.seed, "pepper")
    )
    result = run("verify", written(tmp_path, kept))
    assert result.exit_code == 0
    assert "the seed is the one promised" in result.stdout
    broken = msgspec.structs.replace(kept, salt="salt")
    result = run("verify", written(tmp_path, broken))
    assert result.exit_code == 1
    assert "do not open the seed commitment" in result.stdout


def tampered(text: str) -> dict[str, str]:
    """One record, wrong in different ways, with what is said about each."""
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if re.match(r"\d build", line))
    draws = [n for n, line in enumerate(lines) if line.startswith("* draw")]
    mark = next(n for n, line in enumerate(lines) if line.startswith("= "))

    def changed(number: int, line: str) -> str:
        return "\n".join([*lines[:number], line, *lines[number + 1 :]]) + "\n"

    other = "forest" if "forest" not in lines[draws[-1]] else "canyon"
    return {
        changed(first, "0 build cell:99-9"): f"line {first + 1}: ",
        changed(first, "0 dance"): "unknown verb",
        changed(first, "7 end"): "not your turn",
        changed(draws[-1], f"* draw terrain:{other}"): f"line {draws[-1] + 1}: the seed gives",
        changed(mark, "= 1 00000000"): f"line {mark + 1}: after turn 1 the position is",
        changed(len(lines) - 1, "scores: 1 1"): f"line {len(lines)}: the scores are",
    }


def test_a_tampered_record_differs_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    for text, problem in tampered(record_of().to_text()).items():
        path.write_text(text, "utf-8")
        result = run("verify", str(path))
        assert result.exit_code == 1, problem
        assert f"{path}: differs, " in result.stdout
        assert problem in result.stdout


def test_the_worst_record_decides_the_exit_code(tmp_path: Path) -> None:
    good = written(tmp_path, record_of())
    bad = tmp_path / "bad.record"
    bad.write_text("nothing\n", "utf-8")
    differing = tmp_path / "differing.record"
    differing.write_text(next(iter(tampered(record_of().to_text()))), "utf-8")
    assert run("verify", good, str(differing)).exit_code == 1
    result = run("verify", str(bad), str(differing), good)
    assert result.exit_code == 2
    assert "this is not a Pentarchy record" in result.stderr
    assert f"{good}: ok" in result.stdout, "the others are checked all the same"


def test_own_components_must_be_those_that_the_record_names(tmp_path: Path) -> None:
    record = msgspec.structs.replace(record_of(), own_components=own_text(), components="0" * 16)
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 1
    assert "not those that the record names" in result.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "By default: the players choose"), ("ru", "По умолчанию: выбирают игроки")],
)
def test_an_option_that_people_settle_is_not_said_to_be_drawn(language: str, said: str) -> None:
    shown = " ".join(run("games", "imperial-settlers", "--lang", language).stdout.split())
    told = shown.partition("factions ")[2].partition(" first ")[0]
    assert said in told
