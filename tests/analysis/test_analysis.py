"""What decisions cost and what chance brought, held against what can be worked out by hand."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pentarchy.analysis import EFFORTS, Effort, analyse
from pentarchy.analysis.estimate import Estimate
from pentarchy.analysis.game import Walk
from pentarchy.analysis.luck import OUTCOMES, luck, sure
from pentarchy.analysis.marks import accuracy, mark_of
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import CorruptRecord
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import titles
from pentarchy.kernel.replay import Recording, beginning, prepare
from pentarchy.kernel.state import State
from pentarchy.proof.walks import random_moves

LITTLE = Effort(worlds=2, lines=3, width=1, horizon=-1)
LEAST = Effort(worlds=1, lines=2, width=1, horizon=-1)
every_title = pytest.mark.parametrize("title", titles())


def played(title: str, seed: int, seats: int = 2) -> Recording:
    """A random game to its end."""
    recording = Recording(game_of(title), seats, seed, {}, ("Ann", "Bob", "Cid")[:seats])
    for seat, action in random_moves(recording.state, Random(seed)):
        recording.play(seat, action)
    return recording


def shares(state: State) -> tuple[float, ...]:
    """What a finished game came to."""
    winners = state.winners()
    return tuple((seat in winners) / len(winners) for seat in range(state.seats))


def ends(state: State, seat: int) -> dict[Action, State]:
    """Where each choice leads, if all of them end the game."""
    found = {}
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        if after.chance() is not None:  # a card for a turn that never comes
            after.play(CHANCE, after.odds()[0][0])
        if not after.over:
            return {}
        found[action] = after
    return found


@every_title
def test_a_whole_game_is_accounted_for(title: str) -> None:
    record = played(title, 3).record()
    found = analyse(record, LEAST)
    moves = [line for line in record.lines if isinstance(line, Move)]
    assert len(found.decisions) == sum(move.seat != CHANCE for move in moves)
    assert len(found.course) == len(found.decisions) + 1
    assert found.finished
    final = ended(record)
    for account, share in zip(found.accounts, shares(final), strict=True):
        assert account.result == pytest.approx(share)
        parts = account.luck + account.own + account.others + account.remainder
        assert account.start + parts == pytest.approx(share)
    for rows in (found.course, [one.best for one in found.decisions]):
        assert all(sum(row) == pytest.approx(1.0) for row in rows)
    for one in found.decisions:
        assert sum(one.after) == pytest.approx(1.0)
        assert 0 <= one.loss <= one.best[one.seat] - one.after[one.seat] + 1e-9
        if one.mark is not None:
            chances = [choice.chance for choice in one.choices]
            assert chances == sorted(chances, reverse=True)
    changes = [one.change for one in found.decisions] + [draw.change for draw in found.draws]
    assert all(sum(change) == pytest.approx(0.0, abs=1e-9) for change in changes)
    sizes = [max(abs(change) for change in one.change) for one in found.turnings]
    assert sizes == sorted(sizes, reverse=True)


def test_the_same_record_gives_the_same_analysis() -> None:
    record = played("eight-minute-empire", 3).record()
    again = msgspec.json.encode(analyse(record, LITTLE))
    assert msgspec.json.encode(analyse(record, LITTLE)) == again


def ended(record: Record) -> State:
    """The position at the end of a record."""
    game, state = prepare(record)
    for line in record.lines:
        if isinstance(line, Move):
            state.play(line.seat, game.parse(line.action))
    return state


def last_choice(title: str, seed: int) -> tuple[State, int, dict[Action, State]] | None:
    """The last decision of a random game with several choices, if every one of them ends it."""
    recording = played(title, seed)
    moves = [line for line in recording.lines if isinstance(line, Move)]
    game, state = prepare(recording.record())
    kept: tuple[State, int] | None = None
    for move in moves:
        if move.seat != CHANCE and len(state.legal(move.seat)) > 1:
            kept = (state.copy(), move.seat)
        state.play(move.seat, game.parse(move.action))
    if kept is None:
        return None
    choices = ends(*kept)
    return (*kept, choices) if choices else None


@pytest.mark.parametrize(
    ("title", "seeds"),
    [("eight-minute-empire", range(12)), ("founders", range(24)), ("kingdom-builder", range(28))],
)
def test_the_last_decision_is_judged_by_what_it_leads_to(title: str, seeds: range) -> None:
    """Where every choice ends the game, everybody can say who has won after each."""
    met, mixed = 0, 0
    for seed in seeds:
        last = last_choice(title, seed)
        if last is None:
            continue
        state, seat, choices = last
        worth = {action: shares(after)[seat] for action, after in choices.items()}
        most = max(worth.values())
        met += 1
        mixed += most != min(worth.values())
        for done in list(choices)[:: max(1, len(choices) // 4)]:
            walk = Walk(state.game, state.copy(), LITTLE, 1)
            walk.follow(Move(seat, str(done)))
            judged = walk.decisions[-1]
            assert judged.after[seat] == pytest.approx(worth[done])
            assert judged.best[seat] == pytest.approx(most)
            assert judged.loss == pytest.approx(most - worth[done])
            assert judged.mark == ("best" if judged.loss < 0.005 else "blunder")
    assert met > 5
    assert mixed >= 1


def test_what_could_come_out_brings_nothing_on_average() -> None:
    """Luck is against the mean: weighed with the odds, all outcomes together are nothing."""
    game = game_of("kingdom-builder")
    state = game.new(2, None)
    rng = Random(4)
    estimate = Estimate(game, 2, 5)
    tried = something = 0
    while tried < 4:
        if state.chance() is not None:
            odds = state.odds()
            if 1 < len(odds) <= OUTCOMES and state.turn > 4:
                tried += 1
                weight = sum(share for _, share in odds)
                brought = [
                    [share / weight * c for c in luck(game, state, outcome, estimate)]
                    for outcome, share in odds
                ]
                for seat in range(2):
                    assert sum(one[seat] for one in brought) == pytest.approx(0.0, abs=1e-9)
                    something += any(one[seat] for one in brought)
            outcomes, weights = zip(*odds, strict=True)
            state.play(CHANCE, rng.choices(outcomes, weights)[0])
        else:
            seat = state.actors[0]
            state.play(seat, state.legal(seat).pick(rng.random()))
    assert something


def test_accidents_of_the_trials_are_not_luck() -> None:
    """Two outcomes that are equally likely, in four trials of each, for two seats."""

    def apart(*first: float) -> list[tuple[list[tuple[float, float]], int]]:
        rows = [(one, -one) for one in first]
        return [(rows, 1), ([(-a, -b) for a, b in rows], 1)]

    # Always a tenth better: nothing of it is an accident.
    assert sure(apart(0.1, 0.1, 0.1, 0.1)) == pytest.approx(1.0)
    # Now better, now worse, nothing on average: all of it is.
    assert sure(apart(0.2, -0.2, 0.1, -0.1)) == 0.0
    # 0 and 0.2 by turns: the error squared, 4 * 0.01 / 3 / 4, is a third of the mean's square.
    assert sure(apart(0.0, 0.2, 0.0, 0.2)) == pytest.approx(2 / 3)


def in_the_middle(title: str, seed: int, share: float) -> State:
    """A random game up to this share of its moves."""
    recording = played(title, seed)
    moves = [line for line in recording.lines if isinstance(line, Move)]
    game, state = prepare(recording.record())
    for move in moves[: int(len(moves) * share)]:
        state.play(move.seat, game.parse(move.action))
    return state


@pytest.mark.parametrize("title", ["kingdom-builder", "imperial-settlers", "roll-and-write"])
def test_what_a_seat_cannot_know_changes_nothing_in_its_judgement(title: str) -> None:
    """States that differ only in what the decider cannot see are judged alike."""
    compared = differing = 0
    for share in (0.3, 0.5, 0.7):
        state = in_the_middle(title, 5, share)
        game = state.game
        while state.chance() is not None:
            state.play(CHANCE, state.odds()[0][0])
        seat = state.actors[0]
        done = state.legal(seat)[0]
        judged = set()
        hashes = set()
        for lots in range(3):
            twin = game.knowledge(state.view(seat)).imagine(Random(lots))
            twin.dealer = None
            assert msgspec.json.encode(twin.view(seat)) == msgspec.json.encode(state.view(seat))
            hashes.add(twin.hash())
            walk = Walk(game, twin, LITTLE, 1)
            walk.follow(Move(seat, str(done)))
            judged.add(msgspec.json.encode(walk.decisions[-1]))
        assert len(judged) == 1
        compared += 1
        differing += len(hashes) > 1
    assert compared == 3
    assert differing or title == "roll-and-write"  # where nothing of others lies hidden


def test_a_bid_is_judged_without_a_look_at_the_other_one() -> None:
    """Eight-Minute Empire begins with bids that all make unseen."""
    judged = set()
    for other in (0, 1):
        state = game_of("eight-minute-empire").new(2, 4)
        state.dealer = None
        assert set(state.actors) == {0, 1}
        state.play(1, state.legal(1)[other * (len(state.legal(1)) - 1)])
        walk = Walk(state.game, state, LITTLE, 1)
        walk.follow(Move(0, str(state.legal(0)[-1])))
        judged.add(msgspec.json.encode(walk.decisions[-1]))
        bid = walk.decisions[-1]
        assert bid.mark is not None
        assert len(bid.choices) > 1
    assert len(judged) == 1


def test_three_at_a_table() -> None:
    found = analyse(played("eight-minute-empire", 6, seats=3).record(), LEAST)
    assert found.seats == 3
    assert all(sum(row) == pytest.approx(1.0) for row in found.course)
    for account in found.accounts:
        parts = account.luck + account.own + account.others + account.remainder
        assert account.start + parts == pytest.approx(account.result)
    assert sum(account.result for account in found.accounts) == pytest.approx(1.0)


def test_in_a_series_it_is_about_who_is_first_after_this_game() -> None:
    """Rule 8.5: with 500 points from the first game nothing in the second can matter."""
    first = game_of("roll-and-write").new(2, 1, mode="duel")
    sheets = tuple(dict.fromkeys(s.key for s in first.game.components.sheet))[:2]
    options = {"mode": "duel", "sheets": sheets, "played": [sheets], "standing": [500, 0]}
    recording = Recording(game_of("roll-and-write"), 2, 3, options)
    for seat, action in random_moves(recording.state, Random(3)):
        recording.play(seat, action)
    found = analyse(recording.record(), LEAST)
    assert found.accounts[0].result == 1.0
    assert found.accounts[0].start == pytest.approx(1.0, abs=1e-6)
    assert found.accounts[1].accuracy == pytest.approx(1.0)


def test_a_game_that_was_played_on_from_another() -> None:
    record = played("eight-minute-empire", 3).record()
    recording = Recording.after(beginning(record.until(20), "table:x:20"), 11, ("Cid", "Dan"))
    for seat, action in random_moves(recording.state, Random(8)):
        recording.play(seat, action)
    found = analyse(recording.record(), LEAST)
    assert found.players == ("Cid", "Dan")
    assert found.finished
    assert [one.action for one in found.decisions[:20]] == [
        one.action for one in analyse(record.until(20), LEAST).decisions
    ]


def test_own_components_are_what_it_is_judged_with() -> None:
    plain = game_of("eight-minute-empire")
    own = game_of("eight-minute-empire", plain.components_text + "\n# mine\n")
    recording = Recording(own, 2, 3, {})
    for seat, action in random_moves(recording.state, Random(3)):
        recording.play(seat, action)
    found = analyse(read_record(recording.record().to_text()), LEAST)
    assert found.finished


def test_who_watches_can_end_it() -> None:
    seen: list[tuple[int, int]] = []

    def watch(done: int, of: int) -> None:
        seen.append((done, of))
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(played("eight-minute-empire", 3).record(), LEAST, watch)
    assert [done for done, _ in seen] == [0, 1, 2, 3, 4, 5]


def test_alone_it_is_counted_in_points() -> None:
    record = played("roll-and-write", 2, seats=1).record()
    found = analyse(record, LEAST)
    assert found.unit == "points"
    (account,) = found.accounts
    assert account.others == 0.0
    assert record.scores is not None
    assert account.result == pytest.approx(record.scores[0])


def test_an_unfinished_game_is_analysed_as_far_as_it_goes() -> None:
    record = played("kingdom-builder", 3).record().until(12)
    found = analyse(record, LITTLE)
    assert not found.finished
    assert len(found.decisions) == 12


def test_a_record_that_differs_is_refused_with_its_line() -> None:
    text = played("kingdom-builder", 3).record().to_text().replace("scores: ", "scores: 9")
    with pytest.raises(CorruptRecord, match="the scores are"):
        analyse(read_record(text), EFFORTS["apprentice"])


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "best"),
        (0.0049, "best"),
        (0.005, "good"),
        (0.02, "inaccuracy"),
        (0.05, "mistake"),
        (0.1, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_marks_by_what_a_decision_cost(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_accuracy_by_hand() -> None:
    """A blunder is 0.10: losses of 0, 0.05 and 0.3 leave 1, a half and nothing, a half on mean."""
    assert accuracy([0.0, 0.05, 0.3]) == pytest.approx(0.5)
    assert accuracy([]) is None
