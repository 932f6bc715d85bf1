"""The end, points and ties (rules 5.1 to 6.2)."""

from __future__ import annotations

import msgspec
import pytest

from pentarchy.games.eight_minute_empire.scoring import allotted, step_points
from pentarchy.games.eight_minute_empire.state import EmpireOptions
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.series import Series
from tests.games.eight_minute_empire.table import Table, begun, empire

CARDS = {2: 13, 3: 10, 4: 8, 5: 7}
STEPS = {
    "ruby": (1, 2, 3, 4),
    "ore": (2, 3, 4, 5),
    "wood": (2, 4, 5, 6),
    "anvil": (2, 4, 6, 7),
    "carrot": (3, 5, 7, 8),
}
"""Symbols for 1, 2, 3 and 5 points."""


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_when_all_have_their_cards(seats: int) -> None:
    """Worked example 13. Ruling 18: after a full round, so that all have had equal turns."""
    t = begun(seats, row="ru1 ru2 ru3 ru4 or1 or2").bids(*[0] * seats)
    taken = [0] * seats
    while not t.state.over:
        taken[t.on_turn] += 1
        t.play("take", t.row().split()[0])
        while not t.state.over and t.state.chance() is None:
            t.play("done")
        if not t.state.over:
            t.reveal(t.state.view(None).deck[0])
    assert taken == [CARDS[seats]] * seats
    assert t.told[-1] == "event-over"
    assert t.state.turn == seats * CARDS[seats]
    assert all(len(player.cards) == CARDS[seats] for player in t.state.view(0).players)


@pytest.mark.rule("5.1")
def test_four_players_use_the_whole_pile() -> None:
    """Ruling 18: the row is full whenever somebody takes a card; the last refill is not needed."""
    t = begun(4, row="ru1 ru2 ru3 ru4 or1 or2").bids(0, 0, 0, 0)
    while not t.state.over:
        assert len(t.row().split()) == 6
        t.play("take", t.row().split()[0])
        while not t.state.over and t.state.chance() is None:
            t.play("done")
        if not t.state.over:
            t.reveal(t.state.view(None).deck[0])
    assert t.state.deck == 0
    assert len(t.row().split()) == 5


@pytest.mark.rule("5.2")
def test_a_region_goes_to_strictly_most_pieces() -> None:
    """Worked example 11: 2 armies and a city against 2 armies and 1 army. Ruling 19."""
    t = Table(
        seats=3,
        armies={0: {"A5": 2}, 1: {"A5": 2}, 2: {"A5": 1}},
        cities={0: {"A5": 1}},
    )
    assert t.points(0)["regions"] == 1
    assert "regions" not in t.points(1)
    assert t.places("regions", 0) == {"region:A5"}
    assert t.state.view(2).holders == {"A5": 0}


@pytest.mark.rule("5.2")
def test_a_tie_for_most_leaves_a_region_to_nobody() -> None:
    """Worked example 11: three against three. Ruling 19: an empty region is nobody's too."""
    t = Table(seats=3, armies={0: {"A5": 3}, 1: {"A5": 1}, 2: {"A5": 2}}, cities={1: {"A5": 2}})
    assert [t.points(seat).get("regions", 0) for seat in range(3)] == [0, 0, 0]
    assert t.state.view(None).holders == {}
    t = Table(seats=3, armies={0: {"A5": 1}, 1: {"A5": 1}, 2: {"A5": 2}}, cities={1: {"A6": 1}})
    assert t.state.view(None).holders == {"A5": 2, "A6": 1}, "a tie below the most is none"


@pytest.mark.rule("5.2")
def test_neutral_pieces_count_like_a_rivals() -> None:
    """Ruling 25: they win or tie regions and continents away, and score nothing."""
    t = Table(armies={0: {"A8": 1, "A5": 1}, 1: {}}, neutral={"A8": 1, "A9": 9})
    assert t.points(0) == {"regions": 1, "continent:aw": 1}
    assert t.state.view(None).holders == {"A5": 0, "A9": 2}
    assert t.state.view(None).rulers == {"aw": 0, "ai": 2}
    assert len(t.state.scores()) == 2


@pytest.mark.rule("5.3")
def test_a_continent_goes_to_most_controlled_regions() -> None:
    """Worked example 12: three regions against two; whatever its size it is one point."""
    west = {0: {"A1": 1, "A2": 1, "A3": 1}, 1: {"A4": 5, "A5": 5}}
    t = Table(armies=west)
    assert t.points(0) == {"regions": 3, "continent:aw": 1}
    assert t.points(1) == {"regions": 2}
    assert t.places("continent:aw", 0) == {"region:A1", "region:A2", "region:A3"}
    assert t.places("continent:aw", 1) == set()


@pytest.mark.rule("5.3")
def test_a_tied_continent_is_nobodys() -> None:
    """Worked example 12: equal, nobody. Ruling 20: it takes a controlled region at least."""
    t = Table(armies={0: {"A1": 1, "A2": 1}, 1: {"A4": 5, "A5": 5}})
    assert t.points(0) == {"regions": 2}
    assert t.points(1) == {"regions": 2}
    t = Table(armies={0: {"A1": 1}, 1: {"A1": 1}})
    assert t.points(0) == {}
    assert t.state.view(0).rulers == {}


@pytest.mark.rule("5.3")
def test_each_continent_is_counted_by_itself() -> None:
    t = Table(map="b", armies={0: {"B1": 1, "B3": 1, "B8": 1}, 1: {"B2": 1, "B15": 1, "B8": 2}})
    assert t.points(0) == {"regions": 2, "continent:bg": 1}
    assert t.points(1) == {"regions": 3, "continent:bw": 1, "continent:be": 1}


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("good", list(STEPS))
def test_the_steps_of_a_good(good: str) -> None:
    """Worked example 9: wood 1, 2 or 3, 4, 5, 6 symbols give 0, 1, 2, 3, 5; more than that, 5."""
    index = empire().good_index[good]
    for count in range(12):
        reached = [
            p for p, needed in zip((1, 2, 3, 5), STEPS[good], strict=True) if count >= needed
        ]
        assert step_points(empire(), index, count) == max(reached, default=0)


@pytest.mark.rule("5.4")
def test_wood_by_its_cards() -> None:
    """Worked example 9."""
    nobody: dict[int, dict[str, int]] = {0: {}, 1: {}}
    wood = ["wo1", "wo2", "wo3", "wo4", "wo5", "wo6", "wo7"]
    expected = [0, 0, 1, 1, 2, 3, 5, 5]
    for count in range(8):
        t = Table(row="ru1 ru2 ru3 ru4 or1 or2", armies=nobody, cards={0: " ".join(wood[:count])})
        assert t.state.scores()[0] == expected[count]
        assert t.places("good:wood") == {f"card:{card}" for card in wood[:count]}


@pytest.mark.rule("5.4")
def test_a_card_may_show_two_symbols() -> None:
    """Worked example 8: the carrot card with two symbols counts as two."""
    nobody: dict[int, dict[str, int]] = {0: {}, 1: {}}
    row = "ru1 ru2 ru3 ru4 or1 or2"
    t = Table(row=row, armies=nobody, cards={0: "ca4"})
    assert t.state.view(0).players[0].goods["carrot"] == 2
    assert t.state.scores()[0] == 0
    t = Table(row=row, armies=nobody, cards={0: "ca4 ca1"})
    assert t.points(0) == {"good:carrot": 1}
    t = Table(seats=5, row=row, armies={}, cards={0: "an9"})
    assert t.points(0) == {"good:anvil": 1}


@pytest.mark.rule("5.5")
def test_a_joker_counts_as_any_good() -> None:
    """Worked example 10: three rubies and a joker are five points; as a carrot it is one."""
    nobody: dict[int, dict[str, int]] = {0: {}, 1: {}}
    t = Table(row="ru4 wo3 or1 or2 or3 or4", armies=nobody, cards={0: "ru1 ru2 ru3 jk1"})
    assert t.points(0) == {"good:ruby": 5}
    assert t.state.view(0).players[0].jokers == {"ruby": 1}
    t = Table(row="ru4 wo3 or1 or2 or3 or4", armies=nobody, cards={0: "ca1 ca2 an1 jk1"})
    assert t.points(0) == {"good:ruby": 1}, "a lone joker as a ruby: one, like a third carrot"


@pytest.mark.rule("5.5")
def test_jokers_are_laid_where_they_bring_most() -> None:
    """Ruling 21: to different goods, also to one without other symbols; tokens count first."""
    nobody: dict[int, dict[str, int]] = {0: {}, 1: {}}
    row = "ru4 wo3 or5 or6 or3 or4"
    t = Table(row=row, armies=nobody, cards={0: "or1 wo1 wo2 wo4 jk1 jk2"})
    assert sum(t.points(0).values()) == 3
    t = Table(row=row, armies=nobody, cards={0: "ru1 ru2 jk1 jk2 jk3"})
    assert t.points(0)["good:ruby"] == 5
    assert sum(t.points(0).values()) == 5
    for counts in ((0, 0, 0, 0, 0), (1, 1, 1, 1, 2), (3, 4, 5, 6, 7), (4, 5, 6, 7, 8)):
        for jokers in range(4):
            laid = allotted(empire(), counts, jokers, tuple(range(5)))
            assert points_of(counts, laid) == best_by_hand(counts, jokers)
            assert sum(laid) == jokers


def points_of(counts: tuple[int, ...], laid: tuple[int, ...]) -> int:
    """What these symbols bring, by the steps above."""
    total = 0
    for steps, count, more in zip(STEPS.values(), counts, laid, strict=True):
        total += max(
            (p for p, needed in zip((1, 2, 3, 5), steps, strict=True) if count + more >= needed),
            default=0,
        )
    return total


def best_by_hand(counts: tuple[int, ...], jokers: int) -> int:
    """The most that so many jokers can bring, one good after another."""
    if jokers == 0:
        return points_of(counts, (0, 0, 0, 0, 0))
    return max(
        best_by_hand(tuple(c + (n == good) for n, c in enumerate(counts)), jokers - 1)
        for good in range(5)
    )


@pytest.mark.rule("5.6")
def test_a_token_counts_for_who_controls_its_region() -> None:
    """Ruling 24: at the end only; an uncontrolled region gives its token to nobody."""
    tokens = dict.fromkeys(
        ("A1", "A5", "A7", "A9", "A15", "A16", "A19", "A22", "A23", "A25"), "carrot"
    ) | {"A1": "ruby", "A7": "ruby"}
    t = Table(armies={0: {"A1": 2, "A5": 1}, 1: {"A1": 1, "A5": 1, "A7": 1}}, tokens=tokens)
    assert t.points(0) == {"regions": 1, "good:ruby": 1}
    assert t.places("good:ruby", 0) == {"region:A1"}
    assert t.points(1) == {"regions": 1, "good:ruby": 1}
    assert t.places("good:carrot", 0) == set()
    t = Table(
        armies={0: {"A1": 1, "A7": 1}, 1: {}},
        tokens=tokens,
        cards={0: "jk1"},
        row="wo3 wo1 wo2 an1 an2 an3",
    )
    assert t.points(0)["good:ruby"] == 3, "tokens first, then the joker on top"


def tied(**position: object) -> tuple[int, ...]:
    return Table(**position).state.winners()  # type: ignore[arg-type]


@pytest.mark.rule("5.7")
def test_ties_are_broken_by_coins_armies_and_regions() -> None:
    """Worked example 14. Ruling 22: still tied, they share the victory."""
    one_each = {0: {"A1": 1}, 1: {"A8": 1}}
    assert tied(armies={0: {"A1": 1}, 1: {}}, coins={0: 0, 1: 9}) == (0,), "points first"
    assert tied(armies=one_each, coins={0: 3, 1: 4}) == (1,)
    assert tied(armies={0: {"A1": 2}, 1: {"A8": 1}}, coins={0: 3, 1: 4}) == (1,)
    assert tied(armies={0: {"A1": 2}, 1: {"A8": 1}}, coins={0: 4, 1: 4}) == (0,)
    assert tied(armies=one_each, coins={0: 4, 1: 4}) == (0, 1)


@pytest.mark.rule("5.7")
def test_a_city_is_no_army_and_regions_come_last() -> None:
    """Ruling 22: cubes only; then controlled regions."""
    assert tied(armies={0: {"A1": 1}, 1: {"A8": 2}}, cities={0: {"A1": 2}}, coins={0: 4, 1: 4}) == (
        1,
    )
    # Two points each, two armies each: a region and its continent against two regions.
    split = {0: {"A1": 1, "A11": 1}, 1: {"A10": 2}}
    t = Table(armies=split, cities={1: {"A12": 1}}, coins={0: 4, 1: 4})
    assert t.points(0) == {"regions": 2, "continent:aw": 1}
    assert t.points(1) == {"regions": 2, "continent:ac": 1}
    assert t.state.winners() == (0, 1)
    more = {0: {"A1": 1, "A11": 1, "A12": 1}, 1: {"A10": 1, "A8": 1, "A14": 1}}
    t = Table(armies=more, coins={0: 4, 1: 4}, cards={0: ""})
    assert t.state.scores() == (4, 4)
    assert t.state.winners() == (0, 1)
    rubies = {0: {"A1": 2}, 1: {"A8": 1, "A5": 1}}
    t = Table(
        armies=rubies, coins={0: 4, 1: 4}, row="wo3 wo1 wo2 an1 an2 an3", cards={0: "ru1 ru2"}
    )
    assert t.state.scores() == (3, 3)
    assert t.points(0) == {"regions": 1, "good:ruby": 2}
    assert t.points(1) == {"regions": 2, "continent:ai": 1}
    assert t.state.winners() == (1,), "equal points, coins and armies: more regions win"


def counts(t: Table, seat: int) -> dict[str, int | None]:
    """The lines of the score that carry no points."""
    return {x.source: x.count for x in t.state.score_lines(seat) if x.count is not None}


@pytest.mark.rule("5.7")
def test_the_score_of_a_tie_tells_what_decided_it() -> None:
    """Only at the end, and only what had to be compared."""
    three = {0: {"A1": 2}, 1: {"A8": 1}}
    t = Table(armies=three, coins={0: 4, 1: 4})
    assert t.state.scores() == (2, 2)
    assert counts(t, 0) == {}, "nothing is decided yet"
    t.state.agenda.clear()
    assert t.state.winners() == (0,)
    assert counts(t, 0) == {"tie-coins": 4, "tie-armies": 2}
    assert counts(t, 1) == {"tie-coins": 4, "tie-armies": 1}
    t = Table(armies=three, coins={0: 3, 1: 4})
    t.state.agenda.clear()
    assert t.state.winners() == (1,)
    assert counts(t, 0) == {"tie-coins": 3}
    t = Table(armies={0: {"A1": 1}, 1: {}}, coins={0: 3, 1: 4})
    t.state.agenda.clear()
    assert counts(t, 0) == counts(t, 1) == {}, "points alone decide"


def finished(*scores: int) -> Record:
    return Record(
        game="eight-minute-empire", rules=1, components="", options={}, seats=2, seed=1,
        players=(), lines=(), scores=scores,
    )  # fmt: skip


@pytest.mark.rule("6.1")
def test_a_long_game_is_three_games() -> None:
    """Ruling 23: the points are summed; equal sums share the victory."""
    game = empire()
    options = EmpireOptions(map="b")
    records = [finished(10, 12)]
    assert game.next_game(options, records) == EmpireOptions(map="b", standing=(10, 12))
    records.append(finished(9, 5))
    assert game.next_game(options, records) == EmpireOptions(map="b", standing=(19, 17))
    records.append(finished(1, 3))
    assert game.next_game(options, records) is None
    assert Series(tuple(records)).totals() == (20, 20)


@pytest.mark.rule("6.2")
def test_each_game_is_set_up_anew() -> None:
    """Ruling 23: a side left to the lot is drawn again, and there is a new bid."""
    following = empire().next_game(EmpireOptions(), [finished(3, 4)])
    assert isinstance(following, EmpireOptions)
    assert following.map == "random"
    state = empire().new(2, 5)
    assert state.actors == (0, 1)
    assert state.prompt(0).id == "ask-bid"


@pytest.mark.rule("6.2")
def test_ages_are_drawn_once_for_a_long_game() -> None:
    """The players grow no younger from game to game; ages that were declared stay as they are."""
    drawn = tuple(Move(CHANCE, f"age seat:{seat}") for seat in (1, 0))
    first = msgspec.structs.replace(finished(3, 4), lines=(*drawn, Move(0, "bid coins:2")))
    following = empire().next_game(EmpireOptions(), [first])
    assert isinstance(following, EmpireOptions)
    assert following.ages == (1, 0)
    # The second game draws no ages; the third still knows those of the first.
    third = empire().next_game(EmpireOptions(), [first, finished(5, 5)])
    assert isinstance(third, EmpireOptions)
    assert third.ages == (1, 0)
    assert empire().start(2, following, None).ages == (1, 0)
    declared = empire().next_game(EmpireOptions(ages=(0, 1)), [first])
    assert isinstance(declared, EmpireOptions)
    assert declared.ages == (0, 1)
