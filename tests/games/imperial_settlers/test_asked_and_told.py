"""What is asked and told, over all recorded games: every move is told, every question fits."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from pentarchy.games.imperial_settlers import (
    steps_action,
    steps_activate,
    steps_build,
    steps_deals,
    steps_draw,
    steps_lookout,
    steps_pay,
    steps_production,
    steps_raze,
    steps_rivals,
    steps_setup,
    steps_solo,
    steps_targets,
)
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Move, read_record
from pentarchy.kernel.replay import replay
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Offer
from tests.games.imperial_settlers.table import settlers

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.record"))

TOLD = {
    "build": "event-build",
    "deal": "event-deal",
    "raze": "event-raze-hand",
    "attack": "event-raze",
    "activate": "event-activate",
    "shield": "event-shield",
    "samurai": "event-samurai",
    "take": "event-take",
    "discard": "event-discard",
    "found": "event-found",
    "demolish": "event-raze-own",
    "remove": "event-remove",
    "block": "event-block",
    "capture": "event-capture",
    "reset": "event-reset",
    "copy": "event-copy",
    "cancel": "event-cancel",
    "steal": "event-steal",
    "mark": "event-mark",
    "sacrifice": "event-give-up",
    "return": "event-discard",
    "lose": "event-fall",
}
"""What a move on a card is told as, at once or when it has been paid for."""
LATER = {"build", "deal"}
"""Told when the location to give up and the gold have been chosen."""
ASKED = {
    "choose": {"ask-faction"},
    "take": {"ask-take"},
    "draw": {"ask-deck"},
    "build": {"ask-turn", "ask-build-now"},
    "deal": {"ask-turn"},
    "pass": {"ask-turn"},
    "raze": {"ask-turn", "ask-raze-any"},
    "attack": {"ask-turn", "ask-raze-any", "ask-charge"},
    "activate": {"ask-turn", "ask-again"},
    "exchange": {"ask-turn", "ask-exchange"},
    "shield": {"ask-turn", "ask-spare"},
    "tuck": {"ask-turn", "ask-spare"},
    "bank": {"ask-turn", "ask-spare"},
    "samurai": {"ask-turn", "ask-spare", "ask-samurai"},
    "end": {"ask-spare"},
    "stop": {"ask-again", "ask-exchange"},
    "done": {"ask-swap"},
    "decline": {"ask-trade"},
    "trade": {"ask-trade"},
    "spend": {"ask-gold"},
    "give": {"ask-give"},
    "gain": {"ask-choose"},
    "sacrifice": {"ask-sacrifice"},
    "under": {"ask-under"},
    "discard": {"ask-discard"},
    "found": {"ask-found"},
    "demolish": {"ask-demolish"},
    "plunder": {"ask-plunder"},
    "remove": {"ask-remove"},
    "block": {"ask-block"},
    "capture": {"ask-capture"},
    "reset": {"ask-reset"},
    "copy": {"ask-copy"},
    "produce": {"ask-produce"},
    "repeat": {"ask-repeat"},
    "drop": {"ask-drop"},
    "cancel": {"ask-cancel"},
    "steal": {"ask-steal"},
    "mark": {"ask-mark"},
    "swap": {"ask-swap"},
    "return": {"ask-swap"},
    "rob": {"ask-rob"},
    "carry": {"ask-carry"},
    "compel": {"ask-compel"},
    "lose": {"ask-lose"},
    "keep-first": {"ask-keep", "ask-draft"},
    "keep-second": {"ask-keep", "ask-draft"},
    "keep-third": {"ask-keep", "ask-draft"},
}


@cache
def told(path: Path) -> list[tuple[int, str, str, list[Event]]]:
    """The moves of a recorded game with what was told: seat, verb, target, events."""
    found: list[tuple[int, str, str, list[Event]]] = []

    def watch(_state: State, move: Move, log: list[Event]) -> None:
        action = settlers().parse(move.action)
        found.append((move.seat, action.verb, action.target, list(log)))

    finished = replay(read_record(path.read_text("utf-8")), watch)
    assert finished.difference is None
    return found


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_recorded_game_replays_and_every_move_is_told(path: Path) -> None:
    """With the player, the card and the place; a build or deal before the turn ends."""
    pending: list[tuple[int, str, str]] = []
    for seat, verb, target, log in told(path):
        happened = {(event.id, event.args.get("card")): event for event in log}
        for waiting in list(pending):
            if (waiting[1], waiting[2]) in happened:
                pending.remove(waiting)
        if verb in TOLD and seat >= 0:
            event = happened.get((TOLD[verb], target))
            if event is None:
                assert verb in LATER, f"{verb} {target} was not told"
                pending.append((seat, TOLD[verb], target))
            else:
                assert event.seat == (-1 if verb == "lose" else seat)
                assert target in event.places
        if verb in ("pass", "end"):
            assert not pending
    assert not pending


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_every_question_fits_its_answers(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    game = settlers()
    state = game.new(record.seats, record.seed, **record.options)
    for line in record.lines:
        if isinstance(line, Move) and line.seat >= 0:
            action = game.parse(line.action)
            asked = state.prompt(line.seat)
            assert asked.id in ASKED[action.verb]
            for language in ("en", "ru"):
                assert mentioned(language)[asked.id] <= asked.args.keys()
            state.play(line.seat, action)


def test_points_and_goods_are_told_as_they_come() -> None:
    """In every recorded game the gains that were told add up to what the track shows."""
    for path in GOLDEN:
        record = read_record(path.read_text("utf-8"))
        final = replay(record).state
        for seat in range(record.seats):
            events = [e for _, _, _, log in told(path) for e in log if e.seat == seat]
            gained = sum(
                int(e.args["count"])
                for e in events
                if e.id == "event-gain" and e.args["good"] == "good:point"
            )
            gained += sum(int(e.args["point"]) for e in events if e.id == "event-produce")
            back = sum(e.id == "event-give-back" and e.args["good"] == "good:point" for e in events)
            assert gained - back == final.points[seat]  # type: ignore[attr-defined]


def written(language: str) -> set[str]:
    """The ids of the game's texts."""
    folder = files("pentarchy.games.imperial_settlers")
    text = folder.joinpath(f"text.{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@cache
def mentioned(language: str) -> dict[str, set[str]]:
    """For each of the game's texts the arguments that it mentions."""
    folder = files("pentarchy.games.imperial_settlers")
    text = folder.joinpath(f"text.{language}.ftl").read_text("utf-8")
    blocks = re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?: .*\n)*)", text, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", block)) for name, block in blocks}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_events_say_all_that_their_texts_mention(language: str) -> None:
    texts = mentioned(language)
    assert texts["event-rob"] == {"seat", "good", "victim"}, "texts are read rightly"
    for path in GOLDEN:
        for _, _, _, log in told(path):
            for event in log:
                assert texts.get(event.id, set()) - {"seat"} <= event.args.keys()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_is_told_asked_or_refused_is_written(language: str) -> None:
    """Also what no recorded game has come to: every rule of every offer."""
    known = written(language)
    for path in GOLDEN:
        for _, _, _, log in told(path):
            assert {event.id for event in log} - {"event-sealed"} <= known
    for step in settlers().steps:
        assert getattr(step, "asks", "ask-turn") in known
    for module in (steps_action, steps_activate, steps_build, steps_deals, steps_draw,
                   steps_lookout, steps_pay, steps_production, steps_raze, steps_rivals,
                   steps_setup, steps_solo, steps_targets):  # fmt: skip
        for offer in vars(module).values():
            if isinstance(offer, Offer):
                assert {rule.why for rule in offer.rules} <= known, offer.verb
                assert offer.verb in settlers().actions.targets
