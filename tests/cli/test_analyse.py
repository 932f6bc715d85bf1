"""`pentarchy analyse`: in words, as JSON, as a page."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from pentarchy.cli.app import app
from tests.analysis.test_analysis import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(played("eight-minute-empire", 3).record().to_text(), "utf-8")
    return path


def run(*args: str, exit_code: int = 0) -> str:
    result = CliRunner().invoke(app, ["analyse", *args])
    assert result.exit_code == exit_code, result.output
    return result.output


@pytest.mark.parametrize(
    ("lang", "luck", "turnings"), [("en", "Luck", "Turning points"), ("ru", "Удача", "Переломы")]
)
def test_in_words(record: Path, lang: str, luck: str, turnings: str) -> None:
    told = run(str(record), "--level", "apprentice", "--lang", lang)
    assert luck in told
    assert turnings in told
    assert "Ann" in told
    assert "Bob" in told
    assert "analysis-" not in told


def test_what_belongs_to_a_decision_stands_right_of_it(record: Path) -> None:
    """A long line goes on further right, so that one sees where each decision begins."""
    lines = run(str(record), "--level", "apprentice", "--lang", "en").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("What cost most"))
    told = []
    for line in lines[start + 1 :]:
        if not line.strip():
            break
        told.append(line)
    assert len(told) > 3
    assert all(line.startswith(("  Decision ", "    ")) for line in told), told


def test_as_json(record: Path) -> None:
    found = msgspec.json.decode(run(str(record), "--level", "apprentice", "--json"))
    assert found["title"] == "eight-minute-empire"
    assert len(found["accounts"]) == 2


def test_as_a_page(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    run(str(record), "--level", "apprentice", "--html", str(page), "--lang", "ru")
    text = page.read_text("utf-8")
    assert "<svg" in text
    assert "Точность" in text
    assert "http" not in text
    # The parts stand one below the other, a column a player, as they add up.
    heads = re.findall(r"<th scope='row'>([^<]*)</th>", text)
    assert heads[:5] == ["В начале", "Удача", "Свои решения", "Решения других", "Остаток"]
    rows = [re.findall(r"<td>([^<]*)%</td>", row) for row in text.split("<tr>")]
    parts = [[int(cell.replace("−", "-")) for cell in row] for row in rows if row]
    assert {len(row) for row in parts} == {2}
    assert [sum(column) for column in zip(*parts[:5], strict=True)] == parts[5]
    # The drawing is stretched to a phone's width; what is written beside it is not.
    assert "<text" not in text
    assert "aria-label='Шансы на победу" in text


def test_what_cannot_be_used_is_said_in_a_sentence(record: Path, tmp_path: Path) -> None:
    assert "'novice' analyses nothing" in run(str(record), "--level", "novice", exit_code=2)
    both = run(str(record), "--json", "--html", str(tmp_path / "x"), exit_code=2)
    assert "choose one" in both
    record.write_text(record.read_text("utf-8").replace("scores: ", "scores: 9"), "utf-8")
    assert "the scores are" in run(str(record), exit_code=2)
