"""What is asked, told and shown: prompts, events, views, previews, and what a bot looks at."""

from __future__ import annotations

from random import Random

import pytest

from pentarchy.games.roll_and_write.state import RollOptions, RollState
from pentarchy.games.roll_and_write.texts import effect_text
from pentarchy.kernel.messages import Event, Message, Repeats
from pentarchy.kernel.steps import Decision
from tests.games.roll_and_write.table import Table, new, roll_and_write


def told(t: Table) -> list[tuple[str, int, dict[str, str | int], tuple[str, ...]]]:
    return [(event.id, event.seat, event.args, event.places) for event in t.log]


def only(t: Table, event: str) -> Event:
    [found] = t.told(event)
    return found


@pytest.mark.rule("3.3")
def test_crossing_and_completing_are_told() -> None:
    t = Table("farm", unbuilt=["farm"], built=["farm:2", "farm:3"], pool="SW", actions=2)
    t.cross("walls:1", "farm:1")
    assert told(t) == [
        ("event-cross", 0, {"box": "walls:1"}, ("walls:1",)),
        ("event-cross", 0, {"box": "farm:1"}, ("farm:1",)),
        ("event-complete", 0, {"building": "building:farm"}, ("building:farm",)),
    ]


@pytest.mark.rule("3.2", "5.9")
def test_harvests_are_told() -> None:
    t = Table("irrigation", "scouts", actions=1, fields=[2]).harvest("foothills:1")
    gives = {"building": "building:irrigation", "good": "good:stone", "count": 1}
    points = {"building": "building:scouts", "good": "good:points", "count": 1}
    assert told(t) == [
        (
            "event-harvest", 0,
            {"circle": "foothills:1", "good": "good:stone", "count": 2}, ("foothills:1",),
        ),
        ("event-gives", 0, gives, ("building:irrigation",)),
        ("event-gives", 0, points, ("building:scouts",)),
    ]  # fmt: skip


@pytest.mark.rule("3.6", "5.11")
def test_bridges_and_imperial_sections_are_told() -> None:
    t = Table(pool="SWW", actions=1, crossed={"bridges": 8}).cross("bridges:9")
    assert told(t)[1:] == [
        ("event-bridge", 0, {"number": 4}, ()),
        ("event-open-field", 0, {"field": "field:lands"}, ("field:lands",)),
        ("event-imperial", 0, {"track": "track:bridges"}, ()),
    ]


@pytest.mark.rule("2.1", "2.2", "1.4", "1.5")
def test_the_beginning_is_told() -> None:
    game = roll_and_write()
    log: list[Event] = []
    state = game.start(2, RollOptions(sheets=("1", "2"), start=1), None)
    state.settle(log)
    for favour in ("ally", "gift", "coin"):
        state.play(-1, game.parse(f"offer favour:{favour}"), log)
    state.play(-1, game.parse("throw dice:SWG4"), log)
    state.play(1, game.parse("take favour:gift"), log)
    roll = {
        "die1": "resource:stone", "die2": "resource:wood", "die3": "resource:gold", "workers": 4,
    }  # fmt: skip
    assert [(event.id, event.seat, event.args, event.places) for event in log] == [
        ("event-favour-in-play", -1, {"favour": "favour:ally"}, ()),
        ("event-favour-in-play", -1, {"favour": "favour:gift"}, ()),
        ("event-favour-in-play", -1, {"favour": "favour:coin"}, ()),
        ("event-sheet", 0, {"sheet": "sheet:1"}, ()),
        ("event-sheet", 1, {"sheet": "sheet:2"}, ()),
        ("event-start", 1, {}, ()),
        ("event-round", -1, {"round": 1}, ()),
        ("event-roll", 1, roll, ()),
        ("event-take-favour", 1, {"favour": "favour:gift"}, ("favour:gift",)),
    ]


@pytest.mark.rule("1.5", "8.1")
def test_draws_of_the_set_up_have_names_and_odds() -> None:
    game = roll_and_write()
    state = game.new(2, None)
    names = []
    for _ in range(6):
        step = state.chance()
        assert step is not None
        names.append(step.name(state))
        odds = state.odds()
        assert {weight for _, weight in odds} == {1}
        counts = {"deal": 48, "offer": 5, "start": 2}
        assert len(odds) <= counts[step.verb]
        state.play(-1, odds[-1][0])
    assert names == ["sheet/0", "sheet/1", "favour/0", "favour/1", "favour/2", "start"]
    throw = state.chance()
    assert throw is not None
    assert throw.name(state) == "roll/1"


@pytest.mark.rule("5.3")
def test_re_rolls_have_names_of_their_own() -> None:
    t = Table("temple_fortune", "herald", at="window").play("use", "building:temple_fortune")
    t.play("pick", "die:2").play("pick", "die:4").play("done")
    names = []
    for verb, target in (("roll", "resource:food"), ("muster", "workers:3")):
        step = t.state.chance()
        assert step is not None
        names.append(step.name(t.state))
        t.chance(verb, target)
    assert names == ["reroll/5/seat-0/slot-0/die-1", "reroll/5/seat-0/slot-0/workers"]
    assert told(t) == [
        ("event-die", 0, {"die": "die:2", "face": "resource:food"}, ("die:2",)),
        ("event-die", 0, {"die": "die:4", "face": "workers:3"}, ("die:4",)),
    ]


@pytest.mark.rule("5.4")
def test_a_turned_die_is_told() -> None:
    t = Table("observatory", dice="SSS", at="window").play("use", "building:observatory")
    t.play("pick", "die:3")
    assert t.state.prompt(0) == Message(
        "ask-turn-to", {"actions": 0, "building": "building:observatory", "die": "die:3"}
    )
    t.play("name", "resource:wood")
    assert told(t)[0] == (
        "event-die", 0, {"die": "die:3", "face": "resource:wood"}, ("die:3",),
    )  # fmt: skip


@pytest.mark.rule("4.2", "4.4", "4.6")
def test_favours_are_told() -> None:
    t = Table(favour="gift", dice="SWF").play("use", "favour:gift").play("pick", "die:3")
    assert told(t) == [
        ("event-use-favour", 0, {"favour": "favour:gift"}, ()),
        ("event-gift", 0, {"good": "good:food"}, ()),
    ]
    t = Table(favour="export", pool="S").play("use", "favour:export").play("name", "resource:stone")
    assert told(t)[1:] == [("event-export", 0, {"good": "resource:stone"}, ())]


@pytest.mark.rule("5.12")
def test_what_a_cellar_keeps_is_counted() -> None:
    t = Table("cellar", pool="SFG").end()
    assert t.state.repeats(0) == Repeats(0, 2)
    assert t.play("name", "resource:gold").state.repeats(0) == Repeats(1, 2)


@pytest.mark.rule("5.12", "6.5")
def test_keeping_and_drawing_are_told() -> None:
    t = Table("pantry", pool="SW", crossed={"walls": 1, "houses": 1}).end()
    assert t.state.prompt(0) == Message("ask-keep", {"actions": 0, "left": 1})
    assert t.state.repeats(0) == Repeats(0, 1)
    t.play("name", "resource:wood").play("draft", "building:pantry")
    assert told(t)[:2] == [
        ("event-keep", 0, {"good": "resource:wood"}, ()),
        (
            "event-structure", 0, {"building": "building:pantry", "number": 2},
            ("building:pantry", "section:1-1", "section:2-1"),
        ),
    ]  # fmt: skip


@pytest.mark.rule("6.5", "7.2")
def test_a_structure_that_is_worth_points_itself_raises_no_number() -> None:
    t = Table("architect", crossed={"walls": 2, "houses": 2}, at="draft")
    t.play("draft", "building:architect")
    event, _, args, _ = told(t)[0]
    assert (event, args) == (
        "event-structure-points",
        {"building": "building:architect", "number": 3},
    )


@pytest.mark.rule("1.6")
def test_the_end_is_told() -> None:
    t = Table(round=10).end()
    assert told(t) == [
        ("event-over", -1, {}, ()),
        ("event-title", 0, {"rank": "rank:commoner", "points": 0}, ()),
    ]
    t = Table(round=10, seats=2).end().play("end", seat=1)
    assert told(t) == [("event-over", -1, {}, ())]


@pytest.mark.rule("3.9")
def test_prompts_say_what_is_asked() -> None:
    t = Table("joinery", "road", "scaffolding", "market", pool="SW", actions=3)
    assert t.state.prompt(0) == Message("ask-expand", {"actions": 3})
    t.play("use", "building:market")
    about: dict[str, str | int] = {"actions": 3, "building": "building:market"}
    assert t.state.prompt(0) == Message("ask-pay-any", about)
    assert [choice.label for choice in t.state.choices(0)] == [
        Message("do-name", {**about, "target": "resource:stone"}),
        Message("do-name", {**about, "target": "resource:wood"}),
    ]
    t.play("name", "resource:stone")
    assert t.state.prompt(0) == Message("ask-get-other", about)
    t = Table("joinery", pool="SW", actions=2, crossed={"houses": 2}).play("cross", "houses:3")
    assert t.state.prompt(0) == Message("ask-which-icon", {"actions": 1, "box": "houses:3"})
    t = Table("road", "scaffolding", "farm", unbuilt=["farm"], actions=1).play("cross", "farm:3")
    assert t.state.prompt(0) == Message("ask-which-free", {"actions": 1, "box": "farm:3"})
    t = Table(favour="plunder", dice="SSS", fields=[1]).play("use", "favour:plunder")
    t.play("pick", "die:1")
    assert t.state.prompt(0) == Message("ask-plunder", {"actions": 0, "good": "good:stone"})
    t = Table("caravanserai", dice="SSS", risen={"caravanserai": 1}, at="gains")
    about = {"actions": 4, "building": "building:caravanserai", "count": 2}
    assert t.state.prompt(0) == Message("ask-choose-gain", about)


def test_what_is_shut_says_why() -> None:
    """Every choice inside another shuts the rest of the expansion, with its rule."""
    shut = ("cross", "harvest", "use", "end")
    t = Table(favour="gift", dice="SWF").play("use", "favour:gift")
    step = t.state.deciding(0)
    assert step is not None
    assert [(verb, rule.number) for verb, rule in step.closed(t.state)] == [
        (verb, "3.9") for verb in shut
    ]
    t = Table("oracle", at="window")
    step = t.state.deciding(0)
    assert step is not None
    assert [verb for verb, _ in step.closed(t.state)] == ["cross", "harvest", "end"]
    t = Table(favour="plunder", dice="SSS", fields=[1]).play("use", "favour:plunder")
    t.play("pick", "die:1")
    step = t.state.deciding(0)
    assert step is not None
    assert [verb for verb, _ in step.closed(t.state)] == ["cross", "use", "end"]
    t = Table("cellar", pool="SWF").end()
    step = t.state.deciding(0)
    assert step is not None
    assert [(verb, rule.why) for verb, rule in step.closed(t.state)] == [
        (verb, "why-round-ended") for verb in shut
    ]


# Views ---------------------------------------------------------------------------------------


def test_the_view_shows_the_sheets() -> None:
    t = Table(
        "farm", "inn", unbuilt=["inn"], built=["inn:2"], fresh=["farm"], favour="ally",
        crossed={"walls": 3, "barns": 5}, fields=[1], harvested=["meadow:2"], pool="SSG",
        actions=2, dice="SSG", workers=5, risen={"farm": 1},
    )  # fmt: skip
    player = t.state.view(0).players[0]
    assert player.crossed == (3, 0, 5, 0)
    assert player.full == (3, 0, 3, 0)
    assert player.built == ("farm:1", "farm:2", "farm:3", "inn:2")
    assert (player.complete, player.active) == ((0,), ())
    assert player.numbers[:2] == (2, 1)
    food = Message("does-amount", {"good": "word:food", "count": 2})
    assert player.does[0] == Message("does-gain", {}, food)
    assert (player.fields, player.harvested) == ((0,), ("meadow:2",))
    assert (player.pool, player.actions) == ((2, 0, 0, 1), 2)
    assert (player.dice, player.workers) == (("stone", "stone", "gold"), 5)
    assert (player.favour, player.favour_used) == ("ally", False)
    assert player.points == t.points


def test_previews_show_price_and_yield() -> None:
    t = Table("farm", unbuilt=["farm"], built=["farm:2", "farm:3"], pool="SGW", actions=3,
              crossed={"walls": 1, "bridges": 1}, favour="coin")  # fmt: skip
    found = t.state.view(0).previews
    walls = found["walls:2"]
    assert (walls.actions, walls.pool, walls.points) == (-1, (-1, 0, 0, -1), 5 - 3)
    assert found["bridges:2"].fields == ("meadow",)
    assert found["farm:1"].complete == ("farm",)
    assert found["favour:coin"].pool == (0, 0, 0, 1)
    assert not any(preview.asks for preview in found.values())
    assert t.state.view(None).previews == {}
    t = Table("market", pool="SW")
    assert t.state.view(0).previews["building:market"].asks


def test_the_title_so_far() -> None:
    assert Table().state.view(0).rank == "commoner"
    assert Table(crossed={"walls": 9, "houses": 9}).state.view(0).rank == "squire"
    assert Table(seats=2).state.view(0).rank is None


def test_every_effect_has_a_sentence() -> None:
    """Effects that differ say different things."""
    rows = roll_and_write().components.building
    said = {repr(effect_text(row.effect, 1)) for row in rows}
    assert len(said) == len({repr(row.effect) for row in rows}) == 75


def test_a_bot_values_what_it_has() -> None:
    game = roll_and_write()

    def value(**position: object) -> float:
        t = Table("farm", "great_barn", unbuilt=["farm", "great_barn"], **position)  # type: ignore[arg-type]
        return sum(game.insight(t.state, 0).values())

    poor = value()
    assert value(pool="S", actions=1) > poor
    assert value(pool="G", actions=1) > value(pool="S", actions=1)
    assert value(built=["farm:2"]) > poor
    assert value(built=["great_barn:1"]) > poor
    assert value(fields=[1]) > poor
    assert value(crossed={"bridges": 1}) > poor
    assert value(crossed={"barns": 3}) > value(crossed={"barns": 2})
    assert value(favour="plunder", dice="WWG", fields=[1]) > value(dice="WWG", fields=[1])
    assert game.insight(new(1, None), 0)["score"] == 0.0


def test_random_games_tell_the_same_from_any_copy() -> None:
    """The view of a state and of one made from that view are the same, move by move."""
    state: RollState = new(2, 11, sheets=("36", "22"))
    rng = Random(4)
    while not state.over:
        seat = rng.choice(state.actors)
        action = rng.choice(state.legal(seat))
        again = roll_and_write().knowledge(state.view(seat)).imagine(rng)
        assert again.view(seat) == state.view(seat)
        assert list(again.legal(seat)) == list(state.legal(seat))
        state.play(seat, action)


def test_every_question_has_its_own_words() -> None:
    decisions = [step for step in roll_and_write().steps if issubclass(step, Decision)]
    asked = {step.__name__: step.asks for step in decisions}
    assert asked == {
        "TakeFavour": "ask-favour",
        "Expand": "ask-expand",
        "WhichFree": "ask-which-free",
        "WhichIcon": "ask-which-icon",
        "PayAny": "ask-pay-any",
        "GetOther": "ask-get-other",
        "SecondFavour": "ask-second-favour",
        "GiftDie": "ask-gift",
        "PlunderDie": "ask-plunder-die",
        "PlunderType": "ask-plunder-type",
        "Plunder": "ask-plunder",
        "Export": "ask-export",
        "Window": "ask-window",
        "PickDice": "ask-pick-dice",
        "TurnDie": "ask-turn-die",
        "TurnTo": "ask-turn-to",
        "ChooseGain": "ask-choose-gain",
        "Keep": "ask-keep",
        "Draft": "ask-draft",
        "Outline": "ask-outline",
    }


def test_a_refusal_says_what_was_wrong() -> None:
    """The text of the refusal, not just its rule."""
    cases = [
        (Table("inn", pool="F"), "building:pyramid", "why-by-itself"),
        (Table("inn", unbuilt=["inn"], pool="F"), "building:inn", "why-not-working"),
        (Table("oracle"), "building:oracle", "why-too-late"),
        (Table("inn"), "building:inn", "why-no-effect"),
        (Table("inn"), "building:farm", "why-not-on-sheet"),
        (Table(favour="ally"), "favour:coin", "why-not-my-favour"),
        (Table(actions=1), "walls:2", "why-leftmost"),
        (Table(actions=1), "walls:1", "why-cannot-pay"),
        (Table(actions=1), "quarry:1", "why-other-sheet"),
        (Table(pool="S"), "walls:1", "why-no-action"),
        (Table(actions=1), "meadow:1", "why-field-closed"),
        (Table("oracle", favour="ally", at="window"), "favour:ally", "why-dice-first"),
        (Table("oracle", at="window"), "walls:1", "why-dice-first"),
    ]
    for t, target, why in cases:
        assert [reason.message.id for reason in t.state.why_not(0, target)] == [why], target
        assert t.state.why_not(0, target)[0].message.args["target"] == target


@pytest.mark.rule("5.14")
def test_the_lowest_closed_field_opens() -> None:
    """Field 1 is open and so is 3: the second one opens; with all open nothing happens."""
    t = Table(
        "surveyor", unbuilt=["surveyor"], built=["surveyor:1"], pool="F", actions=1, fields=[1, 3]
    )
    assert t.cross("surveyor:2").sheet.fields == 0b0111
    t = Table(
        "surveyor", unbuilt=["surveyor"], built=["surveyor:1"], pool="F", actions=1,
        fields=[1, 2, 3, 4],
    )  # fmt: skip
    assert t.cross("surveyor:2").sheet.fields == 0b1111
