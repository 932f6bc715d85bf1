"""What is left to the lot, what a player is asked, and what everybody is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pentarchy.games.kingdom_builder import game
from pentarchy.games.kingdom_builder.state import KingdomOptions, KingdomState
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.messages import Arg, Event, Message, Repeats
from tests.games.kingdom_builder.gold import CARDS
from tests.games.kingdom_builder.maps import (
    FIRST_GAME,
    SECTIONS,
    Cell,
    cells_of,
    first_game,
    lines,
    name,
)
from tests.games.kingdom_builder.own_components import with_map
from tests.games.kingdom_builder.table import (
    FARM_NORTH,
    FARM_SOUTH,
    FIRST_CARDS,
    PADDOCK_WEST,
    STRAIGHT,
    TAVERN_WEST,
    Table,
    kingdom_builder,
    share,
)

NOBODY = -1
"""The seat of an event that is nobody's doing."""

CANYON = cells_of(first_game(), "C")


# The lots of the set-up ---------------------------------------------------------------------


def undealt(seats: int = 2, **options: Any) -> KingdomState:
    """A table that stops wherever something has to be drawn."""
    state = kingdom_builder().new(seats, seed=None, **options)
    assert isinstance(state, KingdomState)
    return state


def equally_likely(state: KingdomState) -> set[str]:
    """What may come out of the next draw, every outcome with the same chance as any other."""
    assert state.actors == (CHANCE,)
    odds = state.odds()
    assert len({weight for _, weight in odds}) == 1
    return {str(action) for action, _ in odds}


def drawn(state: KingdomState, action: str) -> list[Event]:
    """This comes out; what everybody is told of it."""
    log: list[Event] = []
    state.play(CHANCE, kingdom_builder().parse(action), log)
    return log


@pytest.mark.rule("1.1")
@pytest.mark.rule("1.2")
def test_every_section_still_in_the_box_and_both_ways_are_equally_likely() -> None:
    state = undealt()
    left = set(SECTIONS)
    for section in ("tavern", "oasis", "tower", "barn"):
        assert equally_likely(state) == {f"lay section:{key}" for key in left}
        left.remove(section)
        drawn(state, f"lay section:{section}")
        assert equally_likely(state) == {"turn way:drawn", "turn way:turned"}
        drawn(state, "turn way:turned")
    assert [turned for _, turned in state.layout] == [True] * 4


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("place", range(4))
def test_a_section_is_turned_at_its_own_place(place: int) -> None:
    state = undealt(sections=FIRST_GAME)
    for n in range(4):
        drawn(state, "turn way:turned" if n == place else "turn way:drawn")
    assert [turned for _, turned in state.layout] == [n == place for n in range(4)]


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("lords", [True, False])
def test_every_kingdom_card_not_yet_open_is_equally_likely(lords: bool) -> None:
    """A copy of the table remembers what was chosen: a search may begin in the set-up."""
    state = undealt(sections=FIRST_GAME, turned=STRAIGHT, lords=lords)
    left = set(CARDS) if lords else set(CARDS) - {"lords"}
    for card in ("hermits", "miners", "knights"):
        state = state.copy()
        assert equally_likely(state) == {f"reveal kingdom:{key}" for key in left}
        left.remove(card)
        told = drawn(state, f"reveal kingdom:{card}")
        assert told == [Event("event-kingdom-card", NOBODY, {"card": f"kingdom:{card}"})]
    assert state.view(None).setup.kingdom == ("hermits", "miners", "knights")


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    state = undealt(seats, setup="first-game")
    assert equally_likely(state) == {f"start seat:{n}" for n in range(seats)}
    assert drawn(state, "start seat:1") == [Event("event-start", 1)]


@pytest.mark.rule("1.4")
@pytest.mark.rule("4.5")
def test_cards_are_dealt_clockwise_and_only_their_owners_see_them() -> None:
    """The start player has the first card and, when all have one, the first turn (2.1)."""
    state = undealt(3, setup="first-game", start=2)
    for seat, terrain in ((2, "forest"), (0, "canyon"), (1, "desert")):
        thing = f"terrain:{terrain}"
        told = drawn(state, f"draw {thing}")
        assert told[0] == Event("event-draw", seat, {"terrain": thing}, (), {"terrain": (seat,)})
        assert told[0].seen_by(seat).args == {"terrain": thing}
        assert told[0].seen_by((seat + 1) % 3).args == {"terrain": "unseen"}
        assert told[0].seen_by(None).args == {"terrain": "unseen"}
    assert told[1:] == [Event("event-play-card", 2, {"terrain": "terrain:forest"})]
    assert state.actors == (2,)


@pytest.mark.rule("1.7")
@pytest.mark.rule("1.8")
def test_what_is_not_chosen_could_have_been_chosen() -> None:
    """The options that stand for "by lot" are options that a table may be given."""
    default = KingdomOptions()
    assert msgspec.convert(msgspec.to_builtins(default), KingdomOptions) == default
    assert default.setup == "random"
    assert default.lords
    assert default.start is None


# What is asked ------------------------------------------------------------------------------


def question(t: Table) -> Message:
    """What the seat on turn is asked."""
    assert t.on_turn is not None
    return t.state.prompt(t.on_turn)


@pytest.mark.rule("2.2")
@pytest.mark.rule("2.4")
def test_the_mandatory_action_asks_for_what_is_left_of_it() -> None:
    t = Table(card="plains", settled={0: [(15, 10)]}, ready={0: [FARM_SOUTH]})
    assert question(t) == Message("ask-before", {"terrain": "terrain:plains", "builds": 3})
    t.play("build", (16, 10))
    assert question(t) == Message("ask-between", {"terrain": "terrain:plains", "builds": 2})
    t.play("build", (16, 11))
    assert question(t) == Message("ask-between", {"terrain": "terrain:plains", "builds": 1})
    t.play("build", (17, 10))
    assert question(t) == Message("ask-after", {"terrain": "terrain:plains", "builds": 0})


@pytest.mark.rule("2.2")
def test_the_settlements_of_a_turn_are_counted() -> None:
    t = Table(card="plains", settled={0: [(15, 10)]}, ready={0: [FARM_SOUTH]})
    assert t.state.repeats(0) == Repeats(0, 3)
    assert t.state.repeats(1) is None
    t.play("build", (16, 10))
    assert t.state.repeats(0) == Repeats(1, 3)
    t.play("build", (16, 11))
    assert t.state.repeats(0) == Repeats(2, 3)
    t.play("build", (17, 10))
    assert t.state.repeats(0) is None, "the mandatory action is done"


@pytest.mark.rule("2.8")
def test_with_two_settlements_left_only_two_are_counted() -> None:
    t = Table(card="plains", settled={0: [(15, 10)]}, supply={0: 2})
    assert t.state.repeats(0) == Repeats(0, 2)
    t.play("build", (16, 10))
    assert t.state.repeats(0) == Repeats(1, 2)


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("supply", [1, 2])
def test_no_more_is_asked_for_than_the_supply_holds(supply: int) -> None:
    t = Table(card="plains", settled={0: [(15, 10)]}, supply={0: supply})
    assert question(t).args["builds"] == supply


@pytest.mark.rule("2.5")
def test_an_extra_action_asks_for_its_own_completion() -> None:
    t = Table(
        card="canyon",
        builds=0,
        settled={0: [(15, 11), (7, 10)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    common: dict[str, Arg] = {"terrain": "terrain:canyon", "builds": 0}
    t.play("use", "farm")
    assert question(t) == Message("ask-tile-build", {**common, "tile": "tile:farm"})
    t.play("build", (15, 10)).play("use", "paddock")
    assert question(t) == Message("ask-lift", {**common, "tile": "tile:paddock"})
    t.play("lift", (7, 10))
    assert question(t) == Message("ask-land", {**common, "tile": "tile:paddock"})


# Why not ------------------------------------------------------------------------------------


def why(t: Table, target: Cell | str, verb: str) -> str:
    """The text that tells the seat on turn why not; it may mention what the question does."""
    assert t.on_turn is not None
    thing = target if isinstance(target, str) else name(target)
    told = [r.message for r in t.state.why_not(t.on_turn, thing) if r.verb == verb]
    assert [message.args for message in told] == [{**question(t).args, "target": thing}]
    return told[0].id.removeprefix("why-")


@pytest.mark.rule("3.1")
@pytest.mark.rule("3.2")
@pytest.mark.rule("3.3")
@pytest.mark.rule("3.4")
def test_why_a_hex_cannot_be_built_on() -> None:
    """Around (15, 10): a foe on the plains, a canyon, a farm; (3, 4) is plains far away."""
    t = Table(card="plains", settled={0: [(15, 10)], 1: [(16, 10)]})
    assert why(t, (16, 10), "build") == "occupied"
    assert why(t, (15, 12), "build") == "not-buildable"
    assert why(t, (15, 9), "build") == "not-card"
    assert why(t, (3, 4), "build") == "not-beside"


@pytest.mark.rule("2.4")
@pytest.mark.rule("5.1")
@pytest.mark.rule("6.11")
@pytest.mark.rule("6.13")
def test_why_a_tile_cannot_be_used() -> None:
    """No oasis, the paddock is used, and there is no line for the tavern."""
    t = Table(
        card="plains",
        settled={0: [(15, 10)]},
        ready={0: [FARM_SOUTH, TAVERN_WEST]},
        used={0: [PADDOCK_WEST]},
    )
    assert why(t, "tile:oasis", "use") == "no-tile"
    assert why(t, "tile:paddock", "use") == "tile-not-ready"
    assert why(t, "tile:tavern", "use") == "no-target"
    ready = {0: [FARM_SOUTH, PADDOCK_WEST]}
    t = Table(card="plains", settled={0: [(16, 10)]}, supply={0: 0}, ready=ready)
    assert why(t, "tile:farm", "use") == "no-supply"


@pytest.mark.rule("2.2")
@pytest.mark.rule("2.3")
@pytest.mark.rule("2.5")
def test_why_not_now() -> None:
    """Before, between and after the mandatory action, and in the middle of an extra one."""
    t = Table(card="plains", builds=3, settled={0: [(15, 10)]}, ready={0: [FARM_SOUTH]})
    assert why(t, "end", "end") == "not-skipped"
    t.play("build", (16, 10))
    assert why(t, "end", "end") == "not-skipped"
    assert why(t, "tile:farm", "use") == "not-between"
    t.play("build", (16, 11)).play("build", (17, 10))
    assert why(t, (17, 11), "build") == "all-built"
    t.play("use", "farm")
    assert why(t, "end", "end") == "complete"
    assert why(t, "tile:farm", "use") == "complete"


@pytest.mark.rule("6.6")
@pytest.mark.rule("6.10")
@pytest.mark.rule("6.13")
def test_why_a_settlement_cannot_be_moved() -> None:
    """With a canyon card and the Barn; (15, 1), (15, 2), (14, 1) and (14, 2) are canyon.

    The Barn's section is bottom left; (3, 2) is canyon far away and (16, 1) is plains.
    """

    def barn(*own: Cell) -> Table:
        sections = ("oracle", "harbor", "barn", "tower")
        t = Table(sections=sections, card="canyon", settled={0: own}, ready={0: [(16, 2)]})
        return t.play("use", "barn")

    t = barn((15, 1), (16, 1))
    assert why(t, (15, 1), "lift") == "held-at-home"
    assert why(t, (14, 1), "lift") == "not-own"
    t = barn((15, 1), (15, 2)).play("lift", (15, 2))
    assert why(t, (15, 2), "move") == "put-back"
    assert why(t, (15, 1), "move") == "occupied"
    assert why(t, (16, 2), "move") == "not-buildable"
    assert why(t, (16, 1), "move") == "not-region"
    assert why(t, (3, 2), "move") == "not-beside"


# What is told -------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
def test_a_build_and_the_tile_it_takes_are_told_with_their_hexes() -> None:
    t = Table(card="plains", settled={0: [(15, 10)]}).play("build", (15, 11))
    assert t.log == [
        Event("event-build", 0, {"cell": "cell:15-11"}, ("cell:15-11",)),
        Event("event-take-tile", 0, {"tile": "tile:farm"}, ("cell:15-12",)),
    ]


@pytest.mark.rule("2.4")
@pytest.mark.rule("5.4")
def test_a_move_and_the_tile_it_loses_are_told_with_their_hexes() -> None:
    t = Table(
        card="canyon",
        builds=0,
        settled={0: [(15, 11), (7, 10)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    t.play("use", "paddock")
    assert t.log == [Event("event-use-tile", 0, {"tile": "tile:paddock"})]
    t.play("lift", (15, 11))
    assert t.log == []
    t.play("move", (15, 9))
    hexes = ("cell:15-11", "cell:15-9")
    assert t.log == [
        Event("event-move", 0, {"from": hexes[0], "to": hexes[1]}, hexes),
        Event("event-lose-tile", 0, {"tile": "tile:farm"}, ("cell:15-12",)),
    ]


@pytest.mark.rule("4.2")
@pytest.mark.rule("4.1")
def test_a_replaced_card_is_told_openly() -> None:
    """3 of the 25 cards are in play, one of them leaves the game: 22 are shuffled."""
    last = (0, 7)
    t = Table(
        seats=3,
        card="canyon",
        pile={},
        hands={1: "forest", 2: "forest"},
        settled=share(CANYON - {last}, 1, 2),
    )
    t.play("build", last)
    assert t.log[1:] == [
        Event("event-card-gone", 0, {"terrain": "terrain:canyon"}),
        Event("event-reshuffle", NOBODY, {"cards": 22}),
    ]
    t.draw("desert")
    assert t.log == [Event("event-replacement", 0, {"terrain": "terrain:desert"})]


@pytest.mark.rule("7.1")
def test_the_last_settlement_and_the_end_are_told() -> None:
    """The last of the round builds it, so the game ends when that turn is over."""
    t = Table(seat=1, builds=1, supply={1: 1}, settled={1: [(15, 10)]}).play("build", (16, 10))
    assert t.log == [
        Event("event-build", 1, {"cell": "cell:16-10"}, ("cell:16-10",)),
        Event("event-last-settlement", 1),
    ]
    t.draw("desert")
    assert t.log[1:] == [Event("event-over", 1)]
    assert t.state.over


# The rest -----------------------------------------------------------------------------------


@pytest.mark.rule("5.6")
def test_with_three_tiles_of_a_kind_one_ready_tile_stays_one_ready_tile() -> None:
    """A farm section of one's own has a third location; its tile is taken this turn.

    The northern tile is ready, the southern one used. When the settlement beside the northern
    hex leaves, the lost tile is one that is not ready: of the two that remain, one is ready.
    """
    rows = [*lines("farm")[:9], "XFFWWWWWWW"]
    t = Table(
        rules=game(with_map("farm", rows)),
        card="forest",
        builds=1,
        settled={0: [(10, 18), (15, 11), (19, 12), (7, 10)]},
        ready={0: [FARM_NORTH, PADDOCK_WEST]},
        used={0: [FARM_SOUTH]},
    )
    t.play("build", (19, 11))
    assert t.events == ["build", "take-tile"]
    t.play("use", "paddock").play("lift", (10, 18)).play("move", (10, 16))
    assert t.events == ["move", "lose-tile"]
    assert t.tiles(0).keys() == {FARM_SOUTH, (19, 10), PADDOCK_WEST}
    assert sorted(t.tiles(0).values()) == [False, False, True]
    assert t.open_tiles == {"farm"}


@pytest.mark.rule("7.2")
def test_the_score_is_the_gold_of_three_cards_and_castles() -> None:
    """Nothing but these four lines, in the order of the cards."""
    t = Table(settled={0: [(15, 10)]})
    gold = t.state.score_lines(0)
    assert [line.source for line in gold] == [*(f"kingdom:{key}" for key in FIRST_CARDS), "castle"]
    assert t.state.scores()[0] == sum(line.points for line in gold)
