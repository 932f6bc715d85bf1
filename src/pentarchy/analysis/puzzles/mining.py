"""Finding puzzles: strong players play, and what looks decisive in their games is searched again.

Everything follows from the seed and the number of a game, so mining can be broken off and gone on
with.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from pentarchy.analysis.puzzles.puzzle import Puzzle, difficulty_of, stage_of, theme_of
from pentarchy.analysis.puzzles.searching import (
    NARROW,
    ROUNDS,
    Found,
    Round,
    Search,
    ended,
    margin_of,
    planned_ahead,
)
from pentarchy.bots.levels import make
from pentarchy.bots.player import Plan, Thought
from pentarchy.kernel.actions import Action
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Record
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.state import State

PLAYER = "master:playouts=8"
"""Who plays the games that puzzles are taken from."""
SEARCHED = 12
"""At most so many positions of a game are searched with all play-outs; the most promising ones."""
KEPT = 6
"""At most so many of a game are kept, for variety."""
EARLIEST = 0.15
"""Before this share of a game nothing is looked for."""
FEWEST = 3
"""Where there is less to choose from, there is no puzzle."""
LONGEST = 8
"""Longer turns are left out: nobody enjoys clicking on and on."""
GLANCE = (Round(6, 2), Round(6, 8))
"""What every position that may be one is given first; two worlds are enough to see that nothing
is ahead."""
NEARLY = 0.7
"""A glance errs: what comes so near to the margin is searched."""
OBVIOUS = 60
"""What a Novice finds more often than this, of a hundred times, is no puzzle."""
PLAIN = 25
"""A single click is a puzzle only where an Apprentice finds it no more often than this."""
TRIES = {"novice": 8, "apprentice": 4}
"""So often a level is asked for its answer."""


class Candidate(msgspec.Struct, frozen=True):
    """A position that may be a puzzle."""

    at: int
    seat: int
    state: State
    lead: float
    """How far the best turn is ahead at a glance."""
    best: tuple[Action, ...]
    """That turn."""


class Mined(msgspec.Struct, frozen=True):
    """What came of one game."""

    number: int
    record: str
    """As text, up to the last puzzle; empty where there is none."""
    puzzles: tuple[Puzzle, ...]


def mine(
    game: Game, seats: int, number: int, seed: int, step: Callable[[], None] = lambda: None
) -> Mined:
    """Play one game and search it; `step` is called for everything that takes time."""
    record, candidates = _play(game, seats, number, seed)
    step()
    candidates.sort(key=lambda one: -one.lead)
    found: list[Puzzle] = []
    turns = set[tuple[int, int]]()
    for candidate in candidates[:SEARCHED]:
        turn = candidate.seat, candidate.state.turn
        if turn in turns or len(found) == KEPT:
            continue
        puzzle = _searched(game, candidate, number)
        step()
        if puzzle is not None:
            found.append(puzzle)
            turns.add(turn)  # of a turn one position will do
    last = max((puzzle.at for puzzle in found), default=0)
    return Mined(number, record.until(last).to_text() if found else "", tuple(found))


def _lots(*parts: object) -> int:
    """A seed for this purpose alone."""
    return Random("/".join(map(str, parts))).getrandbits(48)


def _play(game: Game, seats: int, number: int, seed: int) -> tuple[Record, list[Candidate]]:
    """A game, and its positions that may be puzzles."""
    lots = _lots(game.key, seats, seed, number)
    options: dict[str, Any] = {}
    table = Recording(game, seats, lots, options, (PLAYER,) * seats)
    players = [make(PLAYER, lots + seat) for seat in range(seats)]
    plans: list[Plan | None] = [None] * seats
    found: list[Candidate] = []
    decided = 0
    while not table.state.over:
        state = table.state
        seat = state.actors[0]
        thought = players[seat].choose(game, state.view(seat), state.legal(seat), plans[seat])
        plans[seat] = thought.plan
        if promising(game, state, seat, thought):
            search = Search(game, state.view(seat), lots, NARROW)
            least = margin_of(seats) / 2
            glanced = search.run(state.legal(seat), GLANCE, least)
            if glanced is not None and glanced.lead >= margin_of(seats) * NEARLY:
                best = glanced.best.line.clicks
                found.append(Candidate(decided, seat, state.copy(), glanced.lead, best))
        table.play(seat, thought.action)
        decided += 1
    return table.record(), found


def promising(game: Game, state: State, seat: int, thought: Thought) -> bool:
    """Whether it is worth a closer look: by the player's own thought, or at a glance without any
    play-out. A puzzle may begin inside a turn too."""
    reasons, step = thought.reasons, state.deciding(seat)
    if step is None or step.sealed or game.progress(state) < EARLIEST:
        return False
    if len(state.legal(seat)) < FEWEST:
        return False
    least = margin_of(state.seats) / 2
    if reasons is not None and reasons.runner_up is not None and reasons.ahead >= least:
        return True
    return planned_ahead(game, state.view(seat), state.legal(seat)) >= least


def _answer(game: Game, state: State, seat: int, level: str, seed: int) -> State | None:
    """Where a level's turn ends, asked click by click; None if it never ends."""
    player, plan = make(level, seed), None
    now = state.copy()
    now.dealer = None
    for _ in range(100):
        thought = player.choose(game, now.view(seat), now.legal(seat), plan)
        plan = thought.plan
        now.play(seat, thought.action)
        if now.turn != state.turn or seat not in now.actors:
            return now
    return None


def _found_by(game: Game, candidate: Candidate, ends: set[str], level: str) -> int:
    """Of a hundred times that a level is asked, how often it finds the way to such a position."""
    tries = TRIES[level]
    answers = (_answer(game, candidate.state, candidate.seat, level, n) for n in range(tries))
    hits = sum(answer is not None and answer.hash() in ends for answer in answers)
    return round(100 * hits / tries)


def _obvious(game: Game, candidate: Candidate, clicks: tuple[Action, ...], ends: set[str]) -> bool:
    """Whether that turn is no puzzle: too long, or weak players find it."""
    if len(clicks) > LONGEST or _found_by(game, candidate, ends, "novice") > OBVIOUS:
        return True
    return len(clicks) == 1 and _found_by(game, candidate, ends, "apprentice") > PLAIN


def search_again(
    game: Game, state: State, seat: int, seed: int, least: float = 0.0
) -> Found | None:
    """The fixed search of a position, as mining and the proof make it."""
    return Search(game, state.view(seat), seed).run(state.legal(seat), ROUNDS, least)


def _searched(game: Game, candidate: Candidate, number: int) -> Puzzle | None:
    """The puzzle at a position, if there is one."""
    state, seat = candidate.state, candidate.seat
    margin = margin_of(state.seats)
    if _obvious(game, candidate, candidate.best, {ended(state, seat, candidate.best).hash()}):
        return None  # before all play-outs are spent on it
    seed = _lots(game.key, number, candidate.at)
    found = search_again(game, state, seat, seed, margin / 2)
    if found is None or not found.holds(margin):
        return None
    clicks, other = found.best.line.clicks, found.other.line.clicks
    reached = ended(state, seat, clicks).hash()
    alike = {ended(state, seat, turn.line.clicks).hash() for turn in found.alike}
    if _obvious(game, candidate, clicks, {reached, *alike}):
        return None
    novice = _found_by(game, candidate, {reached, *alike}, "novice")
    apprentice = _found_by(game, candidate, {reached, *alike}, "apprentice")
    gains, prepares = Search(game, state.view(seat), seed).differing(clicks, other)
    theme = theme_of(gains, prepares)
    if theme is None:
        return None
    return Puzzle(
        key=f"{number}-{candidate.at}",
        record=f"game-{number}",
        at=candidate.at,
        seat=seat,
        solution=_notation(clicks),
        reached=reached,
        alike=tuple(sorted(alike)),
        value=round(found.best.value, 4),
        other=_notation(other),
        other_value=round(found.best.value - found.lead, 4),
        lead=round(found.lead, 4),
        error=round(found.error, 4),
        theme=theme,
        gains=gains,
        prepares=prepares,
        stage=stage_of(game.progress(state)),
        difficulty=difficulty_of(novice, apprentice, found.lead, margin, len(clicks)),
        novice=novice,
        apprentice=apprentice,
        playouts=found.playouts,
        worlds=ROUNDS[-1].worlds,
        seed=seed,
    )


def _notation(clicks: tuple[Action, ...]) -> tuple[str, ...]:
    return tuple(map(str, clicks))
