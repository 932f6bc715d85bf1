"""Measuring strength: where time goes, what is kept, what is said about it."""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path

import msgspec
import pytest

import pentarchy
from pentarchy.arena import elo, ratings
from pentarchy.arena import measured as module
from pentarchy.arena.identity import code, identity
from pentarchy.arena.measured import SEED, Kept, Measured
from pentarchy.arena.pairings import MEAN, SHARE, Bar, Pairing, pairings
from pentarchy.arena.pool import Processes
from pentarchy.arena.strength import measure, next_up, opened, play_deal
from pentarchy.arena.strength_page import BEGIN, END, page
from pentarchy.arena.task import Played
from pentarchy.kernel.errors import BadOptions
from pentarchy.speech import Speech
from tests.proof.owed import REAL

DUEL = Pairing("toy", ("random", "points"), (Bar(SHARE, 0.6, 0.9),))


def games(*outcomes: tuple[float, int]) -> list[Played]:
    """Games at seats taken in turn, in which the first player's share and margin were these."""
    found = []
    for number, (share, margin) in enumerate(outcomes):
        seat = number % 2
        scores = [10, 10]
        scores[seat] += margin
        winners = {1.0: (seat,), 0.0: (1 - seat,), 0.5: (0, 1)}[share]
        players = (0, 1) if seat == 0 else (1, 0)
        found.append(Played(number, 1, players, tuple(scores), winners, (0, 1), 5, 9, seconds=1.0))
    return found


def filled(folder: Path, pairing: Pairing = DUEL, won: int = 0, lost: int = 0) -> Measured:
    one = Measured(pairing, folder)
    for deal in range(won + lost):
        outcome = (1.0, 5) if deal < won else (0.0, -5)
        one.add(deal, games(outcome, outcome))
    return one


# The table of pairings -------------------------------------------------------------------------


def test_the_pairings_are_of_our_titles_and_can_be_played() -> None:
    found = pairings()
    assert {pairing.title for pairing in found} == {t for t in REAL if t != "toy"}
    assert len({pairing.key for pairing in found}) == len(found)
    for pairing in found:
        assert len(pairing.players) in pentarchy.game(pairing.title).seat_range


def test_every_title_has_its_bars_at_two_seats() -> None:
    bars = {p.key: p.bars[0].value for p in pairings() if len(p.players) == 2}
    assert len(bars) == 25
    assert bars["founders-2-master-points"] == 0.65
    assert bars["eight-minute-empire-2-emperor-points"] == 0.88
    assert not [p for p in pairings() if len(p.players) > 2 and p.bars]


# What is kept ----------------------------------------------------------------------------------


def test_games_are_kept_and_read_back(tmp_path: Path) -> None:
    one = filled(tmp_path, won=1, lost=1)
    again = Measured(DUEL, tmp_path)
    assert again.kept == one.kept
    assert again.kept.deals == {0: [(1.0, 5), (1.0, 5)], 1: [(0.0, -5), (0.0, -5)]}
    assert (again.games, again.kept.seconds, again.next_deal()) == (4, 4.0, 2)
    assert again.share().value == 0.5
    assert again.older == 0


def test_a_gap_is_filled_first(tmp_path: Path) -> None:
    one = Measured(DUEL, tmp_path)
    one.add(1, games((1.0, 3), (1.0, 3)))
    assert one.next_deal() == 0
    one.away.add(0)
    assert one.next_deal() == 2


@pytest.mark.parametrize("name", ["rules", "components", "insight", "levels"])
def test_what_rests_on_something_else_begins_anew(tmp_path: Path, name: str) -> None:
    one = filled(tmp_path, won=2)
    kept = msgspec.json.decode(one.file.read_bytes())
    kept["rests_on"][name] = 99 if name == "rules" else "other"
    one.file.write_bytes(msgspec.json.encode(kept))
    again = Measured(DUEL, tmp_path)
    assert again.stale
    assert again.games == 0
    again.add(0, games((1.0, 1), (1.0, 1)))
    assert not Measured(DUEL, tmp_path).stale


def test_a_file_that_cannot_be_read_begins_anew(tmp_path: Path) -> None:
    one = filled(tmp_path, won=2)
    one.file.write_text("{", "utf-8")
    assert Measured(DUEL, tmp_path).stale


def test_other_code_is_told_but_keeps_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path, won=3)
    monkeypatch.setattr(module, "code", lambda game: "newer")
    again = Measured(DUEL, tmp_path)
    assert (again.games, again.older) == (6, 6)
    again.add(3, games((1.0, 1), (1.0, 1)))
    assert (again.games, again.older) == (8, 6)
    assert "8 (6†)" in page("", [again])


def test_identity_changes_with_levels_only_where_they_play() -> None:
    game = pentarchy.game("toy")
    assert identity(game, ("novice", "points")) == identity(game, ("points", "novice:playouts=3"))
    assert identity(game, ("novice",)).levels != identity(game, ("master",)).levels
    assert code(game) == code(pentarchy.game("toy"))


# Where time goes -------------------------------------------------------------------------------


def test_bars_that_are_open_come_before_the_rest(tmp_path: Path) -> None:
    decided = filled(tmp_path, Pairing("toy", ("random", "novice"), (Bar(SHARE, 0.6),)), won=40)
    wide = filled(tmp_path, DUEL, won=6, lost=5)
    narrow = filled(tmp_path, Pairing("toy", ("points", "novice"), (Bar(SHARE, 0.5),)), 50, 45)
    plain = Measured(Pairing("toy", ("random", "points", "points")), tmp_path)
    known = [plain, decided, narrow, wide]
    assert decided.decided
    assert not wide.decided
    assert next_up(known) is wide
    assert next_up([plain, decided, narrow]) is narrow
    assert next_up([decided, plain]) is plain, "nothing is known about it"


def test_what_is_being_played_counts_as_known(tmp_path: Path) -> None:
    one = filled(tmp_path, won=6, lost=5)
    before = one.width
    one.away.update(range(11, 22))
    assert one.width < before


def test_a_few_deals_decide_nothing(tmp_path: Path) -> None:
    low = Pairing("toy", ("random", "points"), (Bar(SHARE, 0.01),))
    assert not filled(tmp_path / "a", low, won=9).decided
    assert filled(tmp_path / "b", low, won=10).decided


def test_a_mean_is_decided_by_points(tmp_path: Path) -> None:
    def alone(points: list[int]) -> Measured:
        one = Measured(Pairing("roll-and-write", ("random",), (Bar(MEAN, 50),)), tmp_path)
        for deal, score in enumerate(points):
            one.add(deal, [Played(deal, 1, (0,), (score,), (0,), (0,), 5, 9)])
        return one

    assert alone([60, 62] * 10).decided
    assert not alone([20, 82] * 10).decided
    assert alone([60, 62] * 10).mean().value == 61


def test_measuring_spends_its_time_and_goes_on(tmp_path: Path) -> None:
    pairing = Pairing("eight-minute-empire", ("random", "points"), (Bar(SHARE, 0.5),))
    told: list[float] = []

    def spend() -> Measured:
        one = Measured(pairing, tmp_path)
        crew = partial(Processes, 2)
        assert measure([one], 0.3 / 3600, crew, lambda _, spent: told.append(spent))
        assert told[-1] >= 0.3 or one.games > 0
        return one

    first = spend()
    second = spend()
    assert second.games > first.games > 0
    assert {n: d for n, d in second.kept.deals.items() if n in first.kept.deals} == dict(
        first.kept.deals
    )
    here = [played.share(played.players.index(0)) for played in play_deal(second.task, 0)]
    assert [share for share, _ in second.kept.deals[0]] == here


def test_no_time_plays_nothing(tmp_path: Path) -> None:
    one = Measured(DUEL, tmp_path)
    assert measure([one], 0, partial(Processes, 1), lambda *_: None)
    assert not list(tmp_path.iterdir())
    with pytest.raises(BadOptions, match="hours"):
        measure([one], -1, partial(Processes, 1), lambda *_: None)


def test_pairings_are_chosen_by_name(tmp_path: Path) -> None:
    found = opened(tmp_path, "founders-2-")
    assert len(found) == 5
    with pytest.raises(BadOptions, match="no pairing"):
        opened(tmp_path, "chess")


# What is said ----------------------------------------------------------------------------------


def test_the_page_says_what_is_shown(tmp_path: Path) -> None:
    def said(won: int, lost: int) -> str:
        return page("", [filled(tmp_path / f"{won}-{lost}", DUEL, won, lost)])

    assert "| **shown, and the moonshot** |" in said(60, 0)
    assert "| **shown** |" in said(50, 10)
    assert "| not shown: the interval holds the bar |" in said(6, 4)
    assert "| not shown: below the bar |" in said(5, 50)
    assert "| not shown: too few games yet |" in said(9, 0)
    assert "1 of 1 bars shown" in said(50, 10)
    assert "0 of 1 bars shown" in said(9, 0)
    assert "| not measured |" in page("", [Measured(DUEL, tmp_path)])
    command = (
        f"\npentarchy arena match random points --title toy --seats 2 --games 20 --seed {SEED}\n"
    )
    assert command in said(6, 4)
    assert "pentarchy arena match" not in page("", [Measured(DUEL, tmp_path)])


def test_a_title_is_named_once_and_every_row_is_as_wide_as_its_heading(tmp_path: Path) -> None:
    known = [filled(tmp_path, DUEL, 6, 4)]
    known.append(filled(tmp_path, Pairing("toy", ("novice", "points"), (Bar(MEAN, 3),)), 6, 4))
    rows = [line for line in page("", known).splitlines() if line.startswith("|")]
    bars = rows[: rows.index("| title | novice | apprentice | master | emperor |")]
    assert [row.count("|") for row in bars] == [8] * 4
    assert bars[2].split("|")[1].strip() == Speech("en", pentarchy.game("toy")).say("title")
    assert bars[3].startswith("|  | novice over points | 1.0 |")


def test_what_was_not_measured_has_no_empty_rows(tmp_path: Path) -> None:
    measured, open_ = (
        Pairing("toy", (level, "points", "points")) for level in ("random", "novice")
    )
    nothing = page("", [Measured(measured, tmp_path), Measured(open_, tmp_path)])
    assert "## Three seats\n\nNot measured yet: time goes to the bars first.\n" in nothing
    assert "|" not in nothing
    one = Measured(measured, tmp_path)
    for deal in range(2):
        played = Played(0, 1, (0, 1, 2), (9, 5, 5), (0,), (0, 1, 2), 5, 9, seconds=1.0)
        one.add(deal, [played] * 3)
    some = page("", [one, Measured(open_, tmp_path)])
    assert "by chance it wins 33.3 %" in some
    assert "| random over 2 points | 100.0 % |" in some
    assert "(novice over 2 points)." in some
    assert "novice over 2 points |" not in some


def test_the_page_tells_the_ratings_that_are_told_at_a_table(tmp_path: Path) -> None:
    toy = Speech("en", pentarchy.game("toy")).say("title")
    rated = Pairing("toy", ("novice", "points"), (Bar(SHARE, 0.5),))
    assert f"| {toy} | 1500 | – | – | – |" in page("", [filled(tmp_path / "a", rated, 5, 5)])
    assert f"| {toy} | – | – | – | – |" in page("", [filled(tmp_path / "b", rated, 4, 4)])


def test_only_the_made_part_of_the_page_changes(tmp_path: Path) -> None:
    before = f"# Mine\n\nwords\n\n{BEGIN}\noutdated\n{END}\n\nmore words\n"
    known = [filled(tmp_path, won=3)]
    after = page(before, known)
    assert after.startswith(f"# Mine\n\nwords\n\n{BEGIN}\n")
    assert after.endswith(f"{END}\n\nmore words\n")
    assert "outdated" not in after
    assert page(after, known) == after
    assert page("# Mine\n\nwords\n", known).startswith(f"# Mine\n\nwords\n\n{BEGIN}\n")
    assert page("", known).startswith("# How strong")
    cut = page(after.partition(END)[0], known)
    assert cut.count(BEGIN) == cut.count(END) == 1


# Ratings ---------------------------------------------------------------------------------------


def test_ratings_by_hand(tmp_path: Path) -> None:
    """Three of four games, with one shared game added: 3.5 to 1.5; Elo's points follow."""
    one = filled(tmp_path, Pairing("toy", ("random", "points")), won=3, lost=1)
    rated = elo.rate([one])["toy"]
    assert rated["points"].rating == 1500
    assert rated["random"].rating == pytest.approx(1500 + 400 * 0.4771, abs=40)
    assert rated["random"].games == 8


def test_who_never_met_the_anchor_has_no_rating(tmp_path: Path) -> None:
    apart = filled(tmp_path, Pairing("toy", ("random", "novice")), won=3, lost=1)
    assert elo.rate([apart]) == {}
    chain = filled(tmp_path, Pairing("toy", ("novice", "points")), won=2, lost=2)
    rated = elo.rate([apart, chain])["toy"]
    assert rated["random"].rating > rated["novice"].rating == pytest.approx(1500, abs=1)


def test_the_file_of_ratings_is_read_back(tmp_path: Path) -> None:
    rated = elo.rate([filled(tmp_path, won=3, lost=1)])
    text = elo.to_toml(rated)
    read = msgspec.convert(tomllib.loads(text), dict[str, dict[str, ratings.Rated]])
    assert read == rated


def test_a_level_that_was_not_measured_has_no_rating() -> None:
    assert ratings.rating("chess", "master") is None
    assert ratings.rating("kingdom-builder", "genius") is None


def test_a_rating_of_a_few_games_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"toy": {"master": ratings.Rated(1900.0, 19), "novice": ratings.Rated(1200.0, 20)}}
    monkeypatch.setattr(ratings, "_known", lambda: known)
    assert ratings.rating("toy", "master") is None
    assert ratings.rating("toy", "novice") == 1200.0


def test_a_kept_file_has_no_unknown_fields() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"title":"x","extra":1}', type=Kept)
