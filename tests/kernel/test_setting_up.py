"""The shelf, options, components and series: every mistake is named where it was made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import pentarchy
from pentarchy.kernel import registry
from pentarchy.kernel.components import Part, fingerprint, parts
from pentarchy.kernel.errors import BadComponents, BadOptions, BadSeats, UnknownGame
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.series import Series, is_series, leaders, next_options
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import recorded_game
from tests.toy import Toy, game
from tests.toy.components import own_text
from tests.toy.state import ToyOptions

# The shelf ----------------------------------------------------------------------------------


@pytest.fixture
def shelf() -> Iterator[None]:
    """A shelf that is as it was afterwards."""
    before = dict(registry._added)
    yield
    registry._added.clear()
    registry._added.update(before)
    registry._default.cache_clear()


def test_games_are_found_by_entry_point_and_by_hand() -> None:
    assert {"kingdom-builder", "toy"} <= set(pentarchy.titles())
    assert list(pentarchy.titles()) == sorted(pentarchy.titles())
    assert pentarchy.game("toy") is pentarchy.game("toy")
    assert pentarchy.game("kingdom-builder").key == "kingdom-builder"


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess' on the shelf, only .*toy"):
        pentarchy.game("chess")
    with pytest.raises(LookupError):
        pentarchy.game("chess", own_text())


@pytest.mark.usefixtures("shelf")
def test_registering_again_replaces() -> None:
    before = pentarchy.game("toy")
    registry.register("toy", game)
    assert pentarchy.game("toy") is not before
    registry.register("another", game)
    assert "another" in pentarchy.titles()


# Seats and options --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"toy is played by 2 to 4, not by {seats}"):
        Toy().new(seats, 1)
    with pytest.raises(BadSeats):
        Recording(Toy(), seats, 1, {})


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"speed": 3}, "option speed: toy has no such option, only first, open_gifts, rounds"),
        ({"rounds": 0}, "option rounds: .*>= 1"),
        ({"rounds": 4}, "option rounds: .*<= 3"),
        ({"rounds": "many"}, "option rounds: "),
        ({"rounds": None}, "option rounds: "),
        ({"open_gifts": "perhaps"}, "option open_gifts: "),
        ({"first": 2}, "option first: there is no seat 2 of 2"),
        ({"first": -1}, "option first: there is no seat -1 of 2"),
    ],
)
def test_a_bad_option_is_named(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        Toy().new(2, 1, **options)
    with pytest.raises(ValueError, match="option"):
        Recording(Toy(), 2, 1, options)


@pytest.mark.parametrize("name", ["seats", "seed", "self"])
def test_an_option_named_like_a_parameter_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match=f"option {name}: "):
        Recording(Toy(), 2, 1, {name: 3})


def test_options_may_come_as_text() -> None:
    """As they do from a command line or a form."""
    assert Toy().check(3, {"rounds": "3", "open_gifts": "true"}) == ToyOptions(
        rounds=3, open_gifts=True
    )


# Components ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("worth = 2", "worth = 0", r"card row 2 \(silk\)\.worth: Expected `int` >= 1"),
        ("worth = 2", 'worth = "two"', r"card row 2 \(silk\)\.worth: Expected `int`"),
        ("worth = 2\n", "", r"card row 2 \(silk\): .*missing required field `worth`"),
        ("worth = 2", "worth = 2\nweight = 1", r"card row 2 \(silk\): .*unknown field `weight`"),
        ('key = "silk"', 'key = "salt"', r"card row 2 \(salt\): this key is given twice"),
        ('key = "silk"\n', "", r"card row 2 \(without key\): .*missing required field `key`"),
        ('name = { en = "Silk", ru = "Шёлк" }', "name = 3", r"card row 2 \(silk\)\.name: "),
        ("coins = 3", "coins = 0", r"numbers\.coins: Expected `int` >= 1"),
        ("[3, 2, 1]", "[3, 2]", r"numbers\.die: Expected `array` of length 3"),
        ('title = "toy"', 'title = "chess"', r"title: Invalid enum value 'chess'"),
        ("format = 1\n", "", r"missing required field `format`"),
        ("[numbers]", "[numbers", "the components are not TOML: .*line"),
    ],
)
def test_a_wrong_row_is_named(before: str, after: str, problem: str) -> None:
    text = own_text()
    assert before in text
    with pytest.raises(BadComponents, match=problem):
        Toy(text.replace(before, after, 1))


def test_a_wrong_count_is_named() -> None:
    text = own_text().replace("north = 3", "north = 1").replace("north = 2", "north = 1")
    with pytest.raises(BadComponents, match="card: 3 in the north bag, at least 4 are dealt"):
        Toy(text)


@pytest.mark.parametrize("rows", ["card = 3", "card = [1, 2]", 'card = ["silk"]', "card = [[1]]"])
def test_rows_that_are_no_rows_are_refused(rows: str) -> None:
    text = own_text()
    head = text[: text.index("[numbers]")]
    numbers = text[text.index("[numbers]") : text.index("[[card]]")]
    with pytest.raises(BadComponents, match="card"):
        Toy(f"{head}{rows}\n{numbers}")


def test_the_fingerprint_covers_what_matters() -> None:
    text = own_text()
    assert fingerprint(text) == Toy().components_hash
    assert fingerprint(text.replace("Silk", "Velvet")) == fingerprint(text)
    assert fingerprint("# a note\n" + text) == fingerprint(text)
    assert fingerprint(text.replace("worth = 2", "worth = 4")) != fingerprint(text)
    assert fingerprint(text.replace('"silk"', '"velvet"')) != fingerprint(text)


def test_the_shelf_lists_the_parts() -> None:
    assert list(parts(own_text()))[1] == Part(
        "card",
        "silk",
        {"en": "Silk", "ru": "Шёлк"},
        "invented",
        values={"worth": 2, "north": 2, "south": 2},
    )


def test_own_components_make_another_game() -> None:
    own = Toy(own_text().replace("worth = 2", "worth = 9"))
    assert own.own_components
    assert not Toy().own_components
    assert own.components_hash != Toy().components_hash


# Series -------------------------------------------------------------------------------------


def test_a_series_of_two_games_and_its_totals() -> None:
    toy = Toy()
    options = ToyOptions(rounds=1, first=2)
    assert next_options(toy, options, []) == options
    first = recorded_game(toy, Sample(3, {"rounds": 1, "first": 2}), 1).record()
    second_options = next_options(toy, options, [first])
    assert second_options == ToyOptions(rounds=1, first=0)
    second = recorded_game(toy, Sample(3, {"rounds": 1, "first": 0}), 2).record()
    assert next_options(toy, options, [first, second]) is None
    assert first.scores is not None
    assert second.scores is not None
    assert Series((first, second)).totals() == tuple(
        a + b for a, b in zip(first.scores, second.scores, strict=True)
    )


def test_an_unfinished_game_adds_nothing() -> None:
    toy = Toy()
    done = recorded_game(toy, Sample(2), 1).record()
    begun = Recording(toy, 2, 1, {}).record()
    assert Series((done, begun)).totals() == done.scores
    assert Series(()).totals() == ()


def test_a_game_is_no_series_unless_it_says_so() -> None:
    kingdom = pentarchy.game("kingdom-builder")
    record = Recording(kingdom, 2, 1, {}).record()
    assert next_options(kingdom, kingdom.check(2, {}), [record]) is None


def test_equal_sums_share_a_series() -> None:
    assert leaders((31, 40, 40)) == (1, 2)
    assert leaders((31, 40, 12)) == (1,)
    assert leaders((7,)) == (0,)
    assert leaders(()) == ()


@pytest.mark.parametrize("wished", [False, True])
def test_which_games_are_series(wished: bool) -> None:
    """A duel and a campaign always, a long game if people wish, anything else never."""
    roll = pentarchy.game("roll-and-write")
    for mode, always in (("adventure", False), ("contest", False), ("duel", True)):
        assert is_series(roll, roll.check(2, {"mode": mode}), wished) == always
    assert is_series(roll, roll.check(3, {"mode": "campaign"}), wished)
    long = pentarchy.game("eight-minute-empire")
    assert is_series(long, long.check(2, {}), wished) == wished
    single = pentarchy.game("founders")
    assert not is_series(single, single.check(2, {}), wished)
