"""Bad input: one sentence on stderr, exit code 2, nothing written, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import Result

from pentarchy.games.kingdom_builder.components import own_text
from tests.cli.runs import TITLE, record_of, run


def assert_refused(result: Result, *words: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("pentarchy: ")
    assert result.stderr.count("\n") == 1, "one sentence"
    for word in words:
        assert word in result.stderr


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("play", "chess"), "no game 'chess'"),
        (("games", "chess"), "no game 'chess'"),
        (("simulate", "chess"), "no game 'chess'"),
        (("bench", "chess"), "no game 'chess'"),
        (("games", "--components"), "say of which game"),
        (("play", "--option", "colour=red"), "option colour"),
        (("play", "--option", "lords=maybe"), "option lords"),
        (("play", "--option", "start=9"), "option start"),
        (("play", "--option", "sections=farm"), "option sections"),
        (("play", "--option", "sections=farm,oasis,tower,moon"), "'moon'"),
        (("play", "--option", "cards=lords,miners,knights", "--option", "lords=false"), "lords"),
        (("play", "--option", "setup"), "name=value"),
        (("play", "--option", "lords=true", "--option", "lords=true"), "twice"),
        (("play", "--seats", "1"), "2 to 4"),
        (("play", "--seats", "5"), "2 to 4"),
        (("play", "--seats", "2", "--players", "Ann,Bob,Cleo"), "3 players"),
        (("play", "--players", "Ann,Ann"), "'Ann'"),
        (("play", "--players", "Ann,,Bob"), "between its commas"),
        (("play", "--seed", "-1"), "seed"),
        (("play", "--record", "/nowhere/at/all/game.record"), "/nowhere/at/all"),
        (("play", "--components", "/nowhere.toml"), "/nowhere.toml"),
        (("simulate", TITLE, "--players", "Ann,random"), "no bot 'Ann'"),
        (("simulate", TITLE, "--games", "0"), "games"),
        (("simulate", TITLE, "--jobs", "0"), "jobs"),
        (("simulate", TITLE, "--seats", "7"), "2 to 4"),
        (("simulate", TITLE, "--seed", str(1 << 128)), "seed"),
        (("simulate", TITLE, "--option", "colour=red"), "option colour"),
        (("replay", "/nowhere.record"), "/nowhere.record"),
        (("verify", "/nowhere.record"), "/nowhere.record"),
    ],
)
def test_it_is_refused_with_one_sentence(words: tuple[str, ...], named: str) -> None:
    assert_refused(run(*words), named)


@pytest.mark.parametrize("words", [("play", "--lang", "de"), ("dance",), ("play", "--dance")])
def test_what_the_command_line_does_not_know(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


RECORD = record_of().to_text()


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "line 1"),
        (b"\xff\xfe\x00binary", "not a text file"),
        (b"hello\n", "not a Pentarchy record"),
        (RECORD.partition("moves:")[0].encode(), "ends before its moves"),
        ("\n".join(RECORD.splitlines()[:-1]).encode(), "cut off"),
        (RECORD.replace("game: kingdom-builder", "game: chess").encode(), "'chess'"),
        (RECORD.replace("seats: 2", "seats: nine").encode(), "'nine'"),
        (RECORD.replace("seats: 2", "seats: 9").encode(), "2 to 4"),
        (RECORD.replace('"lords":true', '"lords":7').encode(), "option lords"),
        (RECORD.replace("rules: 1\n", "").encode(), "'rules'"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_unreadable_records(command: str, content: bytes, named: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(content)
    assert_refused(run(command, str(path)), str(path), named)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"\xff\xfe", "not a text file"),
        (b"this is = not [toml", "not TOML"),
        (
            own_text().replace('action = "move"', 'action = "fly"').encode(),
            "location row 5 (harbor)",
        ),
        (own_text().replace("cards = 5", "cards = 1", 1).encode(), "terrain row 1 (plains)"),
    ],
)
def test_unusable_components(content: bytes, named: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    for command in (("play",), ("simulate", TITLE)):
        assert_refused(run(*command, "--components", str(path)), str(path), named)


@pytest.mark.parametrize("option", [("--move", "999"), ("--move", "-1"), ("--seat", "2")])
def test_a_replay_of_what_is_not_there(option: tuple[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(RECORD, "utf-8")
    assert_refused(run("replay", str(path), *option), option[0].strip("-"))


def test_nothing_is_written(tmp_path: Path) -> None:
    out, file = tmp_path / "out", tmp_path / "game.record"
    run("simulate", TITLE, "--out", str(out), "--games", "2", "--option", "start=9")
    run("play", "--record", str(file), "--seats", "9")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_file_and_a_file_no_folder(tmp_path: Path) -> None:
    assert_refused(run("play", "--record", str(tmp_path)), "this is a folder")
    assert_refused(run("verify", str(tmp_path)), str(tmp_path))
    file = tmp_path / "file"
    file.touch()
    words = ("--games", "1", "--jobs", "1", "--players", "random,random")
    assert_refused(run("simulate", TITLE, *words, "--out", str(file)), "this is not a folder")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("play", "chess", "--lang", "ru"), "игры «chess» на полке нет"),
        (("--lang", "ru", "play", "--option", "colour=red"), "опция colour: у kingdom-builder"),
        (("play", "--option", "start=9", "--lang", "ru"), "опция start: места 9 нет"),
        (("play", "--option", "lords=maybe", "--lang", "ru"), "здесь нужно true или false"),
        (("play", "--option", "setup", "--lang", "ru"), "пишите имя=значение"),
        (("play", "--seats", "5", "--lang", "ru"), "играют от 2 до 4 человек, а не 5"),
        (("simulate", TITLE, "--games", "0", "--lang", "ru"), "не число партий"),
        (("verify", "/nowhere.record", "--lang", "ru"), "такого файла нет"),
        (("play", "--record", "/nowhere/at/all/game.record", "--lang", "ru"), "такой папки нет"),
        (("--lang", "ru", "serve", "--database", "nonsense"), "не URL базы данных"),
    ],
)
def test_it_is_refused_in_russian(words: tuple[str, ...], named: str) -> None:
    assert_refused(run(*words), named)


def test_records_and_components_are_refused_in_russian(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(RECORD.replace("seats: 2", "seats: two"), "utf-8")
    assert_refused(run("verify", str(file), "--lang", "ru"), "«seats» не может быть «two»")
    lines = RECORD.splitlines()
    move = next(n for n, line in enumerate(lines) if line[0] in "01" and "build" in line)
    file.write_text("\n".join([*lines[: move + 1], *lines[move:]]) + "\n", "utf-8")
    result = run("verify", str(file), "--lang", "ru")
    assert result.exit_code == 1
    assert f"строка {move + 2}: ход {lines[move][2:]} запрещён: правило " in result.stdout
    own = tmp_path / "mine.toml"
    own.write_text(own_text().replace("cards = 5", "cards = 1", 1), "utf-8")
    refused = run("play", "--components", str(own), "--lang", "ru")
    assert_refused(refused, str(own), "cards должно быть не меньше 4, а не 1")
