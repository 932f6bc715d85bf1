"""What players are asked, what each choice is called, and what is told afterwards."""

from __future__ import annotations

import pytest

from pentarchy.games.founders.state import FoundersState
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.messages import Event, Message
from tests.games.founders.table import PLAIN, Table, founders

MINER = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine", (1, 1): "winery"}
ROWS = {"nature": ["lake"], "village": ["mine"], "city": ["camp-iron"]}


def asked(t: Table, seat: int = 0) -> Message:
    return t.state.prompt(seat)


def label(t: Table, verb: str, target: str = "", seat: int = 0) -> Message:
    return next(
        choice.label
        for choice in t.state.choices(seat)
        if choice.verb == verb and target in ("", choice.target)
    )


def told(t: Table) -> list[tuple[str, int, dict[str, str | int], tuple[str, ...]]]:
    return [(event.id, event.seat, event.args, event.places) for event in t.log]


# Prompts ------------------------------------------------------------------------------------


def test_the_prompts_of_a_turn() -> None:
    assert asked(Table(at="open")) == Message("ask-open")
    bare: dict[str, str | int] = {"bought": "none"}
    assert asked(Table(rows=ROWS)) == Message("ask-attach", bare)
    assert asked(Table(rows=ROWS, hands={0: ["war"]})) == Message("ask-turn", bare)
    assert asked(Table(rows=ROWS, hands={0: ["cart"]})) == Message("ask-attach", bare)
    iron = Message("ask-attach-bought", {"bought": "resource:iron"})
    assert asked(Table(rows=ROWS, bought="iron", at="played")) == iron
    for asks, stacks in (("ask-stuck", {}), ("ask-pass", {"nature": list[str]()})):
        assert asked(Table(stacks=stacks)) == Message(asks, bare)
        held = Table(stacks=stacks, hands={0: ["war"]})
        assert asked(held) == Message(f"{asks}-token", bare)
        assert held.may("use")
        nowhere = Table(stacks=stacks, hands={0: ["cart"]})
        assert asked(nowhere) == Message(asks, bare), "the cart has nowhere to go"
        played = Table(stacks=stacks, hands={0: ["war"]}, at="played")
        assert asked(played) == Message(asks, bare), "one token a turn"
    line = {(0, 0): "waterfall", (1, 0): "mine", (2, 0): "gold-mine", (2, 1): "great-mars"}
    line |= {(0, 1): "great-janus", (1, 1): "altar-juno"}
    t = Table(realms={0: {(0, 0): "forest"}, 1: line}, seat=1, rows={"village": ["winery"]})
    assert asked(t, 1) == Message("ask-stuck", bare)
    assert asked(t, 0) == Message("prompt-wait")


def test_who_could_only_replace_is_told_so() -> None:
    """All that is free touches one of the two mines at most; the tile between them touches both."""
    ring = {(0, 0): "mine", (1, 0): "altar-juno", (2, 0): "gold-mine"}
    others = [row.key for row in founders().components.prize if row.points > 1]
    around = [(c, r) for c in range(-1, 4) for r in (-1, 1)]
    wall = dict(zip(around, others, strict=False))
    realms = {0: {**ring, **wall}, 1: PLAIN[1]}
    for asks, stacks in (("ask-stuck", {}), ("ask-pass", {"nature": list[str]()})):
        for hand, more in (((), "-replace"), (("war",), "-replace-token")):
            t = Table(realms=realms, prizes=["altar-vulcan"], hands={0: hand}, stacks=stacks)
            assert t.open_things("attach") == {"altar-vulcan"}
            assert asked(t) == Message(f"{asks}{more}", {"bought": "none"})
            assert t.may("explore" if asks == "ask-stuck" else "pass")
    t.play("attach", "altar-vulcan")
    assert (1, 0) in t.open("place")
    assert t.open("place") <= set(ring) | set(wall)


def test_the_prompts_of_tokens_and_places() -> None:
    hand = {0: ["war", "coin", "cart", "smith"]}
    realms = {0: MINER, 1: PLAIN[1]}
    t = Table(realms=realms, hands=hand, rows=ROWS)
    assert asked(t.play("attach", "lake")) == Message("ask-place", {"tile": "tile:lake"})
    for token, message in (
        ("war", Message("ask-war")),
        ("coin", Message("ask-coin")),
        ("cart", Message("ask-cart")),
        ("smith", Message("ask-master", {"master": "token:smith", "resource": "resource:iron"})),
    ):
        t = Table(realms=realms, hands=hand, rows=ROWS)
        assert asked(t.play("use", token)) == message
    t = Table(realms=realms, hands=hand, rows=ROWS).play("use", "coin").play("buy", (1, (0, 0)))
    assert asked(t) == Message("ask-name", {"tile": "tile:lake"})


def test_the_prompts_of_the_set_up_and_the_end() -> None:
    state = founders().new(2, 1, start=0)
    assert isinstance(state, FoundersState)
    assert state.prompt(0) == Message("ask-draft")
    state.play(0, state.legal(0)[0])
    state.play(1, state.legal(1)[0])
    second = state.legal(1)[0]
    state.play(1, second)
    assert state.prompt(1) == Message("ask-second", {"tile": second.target})
    place = state.choices(1)[0].label
    assert (place.id, place.args["old"], place.args["replaces"]) == ("do-place", "none", 0)
    t = Table(
        at="open",
        realms={0: MINER, 1: PLAIN[1]},
        hands={0: ["smith"]},
        prizes=["great-mars"],
        stacks={"village": []},
    )
    t.play("offer")
    assert asked(t, 1) == Message("ask-answer", {"asker": "rival:1"})
    t.play("agree")
    assert asked(t) == Message("ask-last-master")
    assert label(t, "settle").args == {
        "tile": "tile:mine",
        "master": "token:smith",
        "target": "cell:0,1",
    }


# Labels and refusals ------------------------------------------------------------------------


def test_a_label_says_what_is_replaced() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, rows=ROWS).play("attach", "lake")
    free = label(t, "place", "cell:-1,0").args
    assert (free["tile"], free["old"], free["replaces"]) == ("tile:lake", "none", 0)
    taken = label(t, "place", "cell:0,1").args
    assert (taken["tile"], taken["old"], taken["replaces"]) == ("tile:lake", "tile:mine", 1)


def test_a_label_names_tile_owner_and_cell() -> None:
    realms = {0: PLAIN[0], 1: PLAIN[1], 2: MINER}
    t = Table(seats=3, realms=realms, hands={0: ["war"]}, rows=ROWS).play("use", "war")
    assert label(t, "ruin", "rival-cell:2/0,1").args == {
        "rival": "rival:2",
        "cell": "cell:0,1",
        "tile": "tile:mine",
        "target": "rival-cell:2/0,1",
    }
    nowhere = t.refusal("ruin", (2, (4, 4)))
    assert nowhere.args == {"rival": "rival:2", "cell": "cell:4,4", "target": "rival-cell:2/4,4"}
    assert t.refusal("ruin", (3, (0, 0))).args == {"target": "rival-cell:3/0,0"}


def test_a_label_names_what_is_bought() -> None:
    realms = {0: PLAIN[0], 1: MINER}
    t = Table(realms=realms, hands={0: ["coin"]}, rows=ROWS).play("use", "coin")
    forest = label(t, "buy", "rival-cell:1/0,0").args
    assert (forest["choices"], forest["makes"], forest["other"]) == (
        2,
        "resource:wood",
        "resource:stone",
    )
    mine = label(t, "buy", "rival-cell:1/0,1").args
    assert (mine["choices"], mine["makes"], mine["other"]) == (1, "resource:iron", "none")


def test_a_corner_is_named_by_the_cells_on_both_sides_of_it() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, hands={0: ["cart"]}, rows=ROWS).play("use", "cart")
    assert label(t, "join").args == {
        "near": "cell:0,0",
        "far": "cell:1,1",
        "target": "corner:0,0",
    }


@pytest.mark.parametrize(
    ("verb", "target", "why"),
    [
        ("attach", "river", "why-not-open"),
        ("attach", "great-mars", "why-not-made"),
        ("open", "city", "why-already-opened"),
        ("use", "smith", "why-no-token"),
        ("use", "cart", "why-nowhere"),
        ("explore", "", "why-something-fits"),
        ("pass", "", "why-something-fits"),
    ],
)
def test_refusals_of_a_turn(verb: str, target: str, why: str) -> None:
    t = Table(hands={0: ["cart"]}, rows=ROWS)
    assert t.refusal(verb, target).id == why


def test_refusals_at_other_times() -> None:
    t = Table(at="open", stacks={"village": []}, rows=ROWS, hands={0: ["war"]})
    assert t.refusal("open", "village").id == "why-stack-empty"
    assert t.refusal("attach", "lake").id == "why-open-first"
    assert t.refusal("use", "war").id == "why-open-first"
    assert Table(at="open").refusal("offer").id == "why-prizes-possible"
    t = Table(rows=ROWS, hands={0: ["war", "coin"]}).play("use", "war")
    assert t.refusal("attach", "lake").id == t.refusal("use", "coin").id == "why-token-first"
    t.play("ruin", (1, (0, 0)))
    assert t.refusal("use", "coin").id == "why-one-token"
    t.play("attach", "lake")
    assert t.refusal("attach", "mine").id == t.refusal("use", "coin").id == "why-place-first"
    assert t.refusal("place", (7, 7)) == Message(
        "why-not-beside", {"tile": "tile:lake", "target": "cell:7,7"}
    )
    stuck = Table(rows={"village": ["pasture"]})
    assert stuck.refusal("pass").id == "why-explore"
    assert stuck.refusal("attach", "pasture").id == "why-not-made"
    assert Table(stacks={"nature": []}).refusal("explore").id == "why-no-nature"
    pair = {(0, 0): "forest", (1, 0): "lake"}
    t = Table(realms={0: pair, 1: PLAIN[1]}, rows={"village": ["mine"]})
    assert t.refusal("attach", "mine").id == "why-no-place"


def test_refusals_of_tokens() -> None:
    hand = {0: ["war", "coin", "cart", "smith"]}
    realms = {0: {**MINER, (2, 0): "mine"}, 1: {**MINER, (2, 0): "great-janus"}}
    marks = {"ruined": {0: [(0, 1)], 1: [(0, 1)]}}
    t = Table(realms=realms, hands=hand, rows=ROWS, marks=marks).play("use", "war")
    assert t.refusal("ruin", (1, (9, 9))).id == "why-no-tile-there"
    assert t.refusal("ruin", (1, (1, 0))).id == "why-protected"
    assert t.refusal("ruin", (1, (0, 1))).id == "why-ruined"
    t = Table(realms=realms, hands=hand, rows=ROWS, marks=marks).play("use", "coin")
    assert t.refusal("buy", (1, (9, 9))).id == "why-no-tile-there"
    assert t.refusal("buy", (1, (2, 0))).id == "why-makes-nothing"
    assert t.play("buy", (1, (0, 0))).refusal("name", "gold").id == "why-not-made-there"
    t = Table(realms=realms, hands=hand, rows=ROWS, marks=marks, carts={0: [(0, 0)]})
    assert t.refusal("use", "cart").id == "why-nowhere"
    t = Table(realms=realms, hands=hand, rows=ROWS, marks=marks).play("use", "cart")
    assert t.refusal("join", (1, 0)).id == "why-not-four"
    t = Table(realms=realms, hands=hand, rows=ROWS, marks=marks).play("use", "smith")
    assert t.refusal("settle", (1, 1)).id == "why-not-home"
    assert t.refusal("settle", (1, 1)).args["tile"] == "tile:winery"
    assert t.refusal("settle", (0, 1)).id == "why-home-silent"
    assert "tile" not in t.refusal("settle", (8, 8)).args


# Events -------------------------------------------------------------------------------------


def test_what_the_set_up_tells() -> None:
    state = founders().new(2, None)
    assert isinstance(state, FoundersState)
    log: list[Event] = []
    while state.actors == (CHANCE,):
        state.play(CHANCE, state.odds()[0][0], log)
    prizes = [event for event in log if event.id == "event-prize"]
    assert [event.args["tile"] for event in prizes] == [
        f"tile:{row.key}" for row in founders().components.prize[:8]
    ]
    assert prizes[0] == Event(
        "event-prize", -1, {"tile": "tile:altar-vulcan"}, ("tile:altar-vulcan",)
    )
    assert log[-1] == Event("event-start", 0)
    log.clear()
    state.play(0, founders().parse("take tile:forest"), log)
    assert log == [Event("event-take", 0, {"tile": "tile:forest"})]
    for move in ("1 take tile:forest", "1 take tile:cliff", "1 place cell:0,1"):
        log.clear()
        state.play(int(move[0]), founders().parse(move[2:]), log)
    args: dict[str, str | int] = {"tile": "tile:cliff", "cell": "cell:0,1", "old": "none"}
    assert log == [Event("event-attach", 1, args, ("realm:1/0,1",))]
    state.play(0, founders().parse("take tile:forest"))
    state.play(0, founders().parse("place cell:1,0"))
    log.clear()
    state.play(CHANCE, founders().parse("deal tile:lake"), log)
    assert log == [Event("event-laid", -1, {"tile": "tile:lake"}, ("tile:lake",))]


def test_what_opening_tells() -> None:
    t = Table(at="open", rows={"village": ["mine"] * 5}).play("open", "village").draw("pasture")
    assert told(t) == [
        ("event-clear", -1, {"stack": "stack:village", "tiles": 5}, ()),
        ("event-open", 0, {"tile": "tile:pasture", "stack": "stack:village"}, ("tile:pasture",)),
    ]


def test_what_attaching_tells() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, rows=ROWS, coins={0: [(1, 1)]})
    t.lay("camp-iron", (-1, 0))
    args = {"tile": "tile:camp-iron", "cell": "cell:-1,0", "old": "none"}
    assert told(t) == [
        ("event-attach", 0, args, ("realm:0/-1,0", "realm:0/0,0", "realm:0/0,1")),
        ("event-gain", 0, {"token": "token:war"}, ()),
        ("event-collect", 0, {"coins": 1}, ("realm:0/1,1",)),
    ]
    t = Table(realms={0: MINER, 1: PLAIN[1]}, rows=ROWS)
    t.lay("lake", (0, 1))
    args = {"tile": "tile:lake", "cell": "cell:0,1", "old": "tile:mine"}
    assert told(t) == [("event-replace", 0, args, ("realm:0/0,1",))]


def test_what_being_stuck_tells() -> None:
    t = Table().play("explore").draw("river")
    assert told(t) == [("event-explore", 0, {"tile": "tile:river"}, ())]
    t = Table(stacks={"nature": []}).play("pass")
    assert told(t) == [("event-pass", 0, {}, ())]


def test_what_tokens_tell() -> None:
    hand = {0: ["war", "coin", "cart", "smith"]}
    realms = {0: MINER, 1: PLAIN[1]}
    args: dict[str, str | int] = {"tile": "tile:lake", "cell": "cell:0,0", "owner": "seat:1"}
    t = Table(realms=realms, hands=hand, rows=ROWS).play("use", "war").play("ruin", (1, (0, 0)))
    assert told(t) == [("event-ruin", 0, args, ("realm:1/0,0",))]
    t = Table(realms=realms, hands=hand, rows=ROWS).play("use", "coin").play("buy", (1, (0, 0)))
    assert told(t) == [("event-coin", 0, args, ("realm:1/0,0",))]
    t.play("name", "water")
    assert told(t) == [("event-buy", 0, {"resource": "resource:water"}, ())]
    t = Table(realms=realms, hands=hand, rows=ROWS).play("use", "cart").play("join", (0, 0))
    block = {"realm:0/0,0", "realm:0/1,0", "realm:0/0,1", "realm:0/1,1"}
    assert [(e.id, e.seat, e.args, set(e.places)) for e in t.log] == [
        (
            "event-cart",
            0,
            {"corner": "corner:0,0", "near": "cell:0,0", "far": "cell:1,1"},
            block,
        )
    ]
    t = Table(realms=realms, hands=hand, rows=ROWS).play("use", "smith").play("settle", (0, 1))
    args = {"token": "token:smith", "tile": "tile:mine", "cell": "cell:0,1"}
    assert told(t) == [("event-master", 0, args, ("realm:0/0,1",))]


def test_what_a_workshop_tells() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, rows={"city": ["workshop-iron"], "nature": ["lake"]})
    t.lay("workshop-iron", (-1, 0)).draw("weaver", "hire")
    assert told(t) == [("event-gain", 0, {"token": "token:weaver"}, ())]


def test_what_the_end_tells() -> None:
    t = Table(at="open", prizes=["great-mars"], stacks={"village": []}, coins={1: [(0, 0), (1, 0)]})
    assert told(t.play("offer")) == [("event-offer", 0, {}, ())]
    t.play("decline")
    assert told(t) == [("event-decline", 1, {}, ())]
    t = Table(at="open", prizes=["great-mars"], stacks={"village": []}, coins={1: [(0, 0), (1, 0)]})
    t.play("offer").play("agree")
    assert told(t)[0] == ("event-agree", 1, {}, ())
    kind, seat, args, places = told(t)[1]
    assert (kind, seat, args) == ("event-collect", 1, {"coins": 2})
    assert set(places) == {"realm:1/0,0", "realm:1/1,0"}
    assert told(t)[2] == ("event-over", -1, {"ending": "ending:agreed"}, ())


def test_draws_have_names_of_their_own() -> None:
    """By stack and ordinal, so that no draw is asked twice and none depends on another stack."""
    t = Table(at="open", stacks={"village": ["mine", "winery"]}).play("open", "village")
    step = t.state.chance()
    assert step is not None
    assert step.name(t.state) == "village/22"
    t = Table(
        realms={0: MINER, 1: PLAIN[1]}, hands={1: ["smith"]}, rows={"city": ["workshop-iron"]}
    )
    t.lay("workshop-iron", (-1, 0))
    step = t.state.chance()
    assert step is not None
    assert step.name(t.state) == "master/1"
    state = founders().new(3, None)
    first = state.chance()
    assert first is not None
    assert first.name(state) == "prize/0"


@pytest.mark.parametrize("size", [4, 8, 16, 24, 32])
def test_the_benchmark_asks_realms_of_the_size_it_says(size: int) -> None:
    sizes = [found for found, _ in founders().growth()]
    assert size in sizes
    assert len(founders()._realm(size).tiles) == size
    ask = dict(founders().growth())[size]
    ask()
