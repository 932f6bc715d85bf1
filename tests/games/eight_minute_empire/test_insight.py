"""What a bot values: the terms say what their names say, and their sums are the values."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from pentarchy.games.eight_minute_empire import EightMinuteEmpire
from pentarchy.games.eight_minute_empire.insight_goods import JOKER, SHARES, Goods
from pentarchy.games.eight_minute_empire.state import EmpireState
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadOptions
from tests.games.eight_minute_empire.table import Table, begun, empire, set_up

THIRTEEN = "ru1 ru2 ru3 ru4 or1 or2 or3 or4 or5 or6 wo1 wo2 wo3"
"""All the cards that a player takes when two play."""
REST = "wo7 an1 an2 ca9 jk1 jk2"
"""A row without any of them."""
WEIGHTS = empire().judgement.weights
MODES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"neutral": True, "tokens": True}),
    (3, {"map": "b", "tokens": True}),
    (4, {"map": "a"}),
    (5, {"tokens": True}),
)


def counted(t: Table, term: str, seat: int = 0) -> float:
    """What a term counts: what is left of it without its weight."""
    return round(t.state.game.insight(t.state, seat)[term] / WEIGHTS[term], 9)


def value(t: Table, seat: int = 0) -> float:
    return t.state.game.values(t.state)[seat]


def agrees(state: EmpireState) -> None:
    values = empire().values(state)
    sums = [sum(empire().insight(state, seat).values()) for seat in range(state.seats)]
    assert list(values) == pytest.approx(sums)


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("dealt", [True, False])
def test_terms_sum_to_the_values_at_every_click(
    seats: int, options: dict[str, Any], dealt: bool
) -> None:
    """Also while the map and the row are still to be drawn, and with sealed bids."""
    rng = Random(seats)
    state = set_up(seats, 7 if dealt else None, **options)
    before = 0.0
    while not state.over:
        agrees(state)
        assert before <= empire().progress(state) < 1
        before = empire().progress(state)
        actor = state.actors[0]
        choices = state.odds() if actor == CHANCE else [(a, 1) for a in state.legal(actor)]
        state.play(actor, rng.choice(choices)[0])
    agrees(state)
    assert tuple(empire().values(state)) == state.scores()
    assert empire().progress(state) == 1


def test_every_promise_has_a_weight() -> None:
    t = Table().play("take", "ca9")
    promised = set(empire().insight(t.state, 0)) - {"regions", "continents", "goods"}
    assert promised == set(WEIGHTS)
    assert all(WEIGHTS.values())


def test_points_are_told_as_they_stand() -> None:
    """A8 and A9 are the Isle: 2 regions, the continent; two rubies: 2 points."""
    t = Table(
        armies={0: {"A8": 1, "A9": 1}, 1: {"A1": 1}},
        cards={0: "ru1 ru2"},
        row="wo3 wo1 an1 ca9 jk2 wo7",
    )
    terms = empire().insight(t.state, 0)
    assert (terms["regions"], terms["continents"], terms["goods"]) == (2, 1, 2)


def test_land_and_continents_held_early_may_be_lost() -> None:
    """Both counts are points as long as all turns are to come, and nothing when none is."""
    t = Table(armies={0: {"A8": 1, "A9": 1}, 1: {"A1": 1}})
    assert (counted(t, "unrest"), counted(t, "rivalry")) == (2, 1)
    assert WEIGHTS["unrest"] < 0 > WEIGHTS["rivalry"]
    last = Table(armies={0: {"A8": 1, "A9": 1}, 1: {"A1": 1}}, cards={0: THIRTEEN}, row=REST)
    assert (counted(last, "unrest"), counted(last, "rivalry")) == (0, 0)


def test_ties_and_regions_one_piece_short() -> None:
    """A1: 2 to 2; A2: an army and a city to 3; A3: 1 to 3; A4: controlled; A5: not there."""
    t = Table(
        armies={
            0: {"A1": 2, "A2": 1, "A3": 1, "A4": 1},
            1: {"A1": 2, "A2": 3, "A3": 3, "A5": 1},
        },
        cities={0: {"A2": 1}},
    )
    assert (counted(t, "tied"), counted(t, "tied", 1)) == (1, 1)
    assert (counted(t, "short"), counted(t, "short", 1)) == (1, 0)


def test_neutral_armies_are_in_the_way_like_a_rivals() -> None:
    t = Table(armies={0: {"A1": 1, "A2": 1}, 1: {"A13": 1}}, neutral={"A1": 1, "A2": 2})
    assert (counted(t, "tied"), counted(t, "short"), counted(t, "unrest")) == (1, 1, 0)


def test_exposed_is_what_a_rivals_next_step_would_tie() -> None:
    """A10 and A14 lie next to A13, A14 is held by two; A1 is far. A9 is one step over the sea
    from A11. Neutral armies never move."""
    own = {"A10": 1, "A14": 2, "A1": 1, "A9": 1}
    t = Table(armies={0: own, 1: {"A13": 3, "A11": 1}}, neutral={"A3": 1})
    assert counted(t, "exposed") == 2
    assert counted(t, "exposed", 1) == 1, "A11 beside A10; A13 is held by three"


def test_free_armies_can_leave_without_loss() -> None:
    """A1: three of four; A2: two of three, for with the city four pieces stand against one; A3:
    both, as the region is not held."""
    t = Table(armies={0: {"A1": 4, "A2": 3, "A3": 2}, 1: {"A3": 2, "A2": 1}}, cities={0: {"A2": 1}})
    assert counted(t, "free") == 3 + 2 + 2
    assert counted(t, "free", 1) == 2 + 1


def test_the_frontier_is_empty_land_one_step_away() -> None:
    """From A7: A6 by land and A8 over the sea; a rival stands in A8."""
    t = Table(armies={0: {"A7": 1}, 1: {"A13": 1}})
    assert counted(t, "frontier") == 2
    t = Table(armies={0: {"A7": 1}, 1: {"A8": 1}})
    assert counted(t, "frontier") == 1


def test_cities_count_away_from_the_start_and_armies_everywhere() -> None:
    t = Table(armies={0: {"A13": 3, "A14": 2}, 1: {"A13": 3}}, cities={0: {"A13": 1, "A14": 1}})
    assert counted(t, "cities") == 1
    assert counted(t, "ranks") == 5


def test_promises_fade_with_the_own_turns() -> None:
    """Ten of thirteen cards taken: three thirteenths are left. One who has no turn left has no
    use for free armies, land in reach or coins to spend."""
    ten = "ru1 ru2 ru3 ru4 or1 or2 or3 or4 or5 or6"
    t = Table(armies={0: {"A13": 3, "A14": 2}, 1: {"A13": 3}}, cards={0: ten}, row=REST, turn=20)
    assert counted(t, "ranks") == pytest.approx(5 * 3 / 13)
    t = Table(armies={0: {"A14": 2}, 1: {"A13": 3}}, cards={0: THIRTEEN}, row=REST, turn=25)
    for term in ("ranks", "free", "frontier", "purse", "collecting"):
        assert counted(t, term) == 0, term
    assert counted(t, "savings") == 14


def test_turns_count_beside_those_of_the_others() -> None:
    """With as many turns as the rival there is nothing to it; with one turn less of thirteen, half
    of it is missing to the mean."""
    assert counted(Table(), "turns") == 0
    t = Table(cards={0: "ru1"}, row=REST, turn=1, seat=1)
    assert counted(t, "turns") == pytest.approx(-1 / 26)
    assert counted(t, "turns", 1) == pytest.approx(1 / 26)


def test_coins_to_spend_are_at_most_two_a_turn() -> None:
    """Three turns are left: six coins of fourteen. All of them break ties (rule 5.7)."""
    ten = "ru1 ru2 ru3 ru4 or1 or2 or3 or4 or5 or6"
    t = Table(cards={0: ten}, row=REST, turn=20)
    assert counted(t, "purse") == 6
    assert counted(t, "savings") == 14
    assert counted(Table(coins={0: 4}), "purse") == 4


def test_coins_break_a_tie_in_the_last_turn() -> None:
    """With the same points and no turn left the richer one is valued more."""
    rich = Table(cards={0: THIRTEEN}, row=REST, turn=25, coins={0: 1}, seat=1)
    poor = Table(cards={0: THIRTEEN}, row=REST, turn=25, coins={0: 0}, seat=1)
    assert rich.state.scores() == poor.state.scores()
    assert value(rich) > value(poor)


def test_goods_to_come_are_what_lots_would_bring() -> None:
    """One turn is left, and 25 cards are nobody's: of them one shows a ruby, a fourth one, which
    brings 2 points more (rule 5.4); five show ore, a second one, which brings 1; of carrots, which
    lack one for the second point, one card shows two and four show one; three are jokers. Wood and
    anvils stand at two, where one more brings nothing."""
    goods = Goods(empire(), 2)
    twelve = mask("ru1 ru2 ru3 or1 wo1 wo2 an1 an2 ca1 ca2 ca3 ca5")
    hand = goods.hands[twelve, twelve, ()]
    assert hand.left == pytest.approx(1 / 13)
    assert hand.goods == 3 + 0 + 1 + 1 + 1
    unseen, jokers = 37 - 12, 3
    ruby = round((1 + JOKER * jokers) / unseen * SHARES) / SHARES * 2
    ore = round((5 + JOKER * jokers) / unseen * SHARES) / SHARES * 1
    carrot = round((6 + JOKER * jokers) / unseen * SHARES) / SHARES * 1
    assert hand.hoped == pytest.approx(ruby + ore + carrot)
    all_taken = goods.hands[twelve, twelve | mask("ru4"), ()]
    assert all_taken.hoped < hand.hoped


def test_an_action_is_worth_what_can_still_be_done() -> None:
    """`ca9`, destroy and place: both, then one of them begun anew, then nothing."""
    t = Table().play("take", "ca9")
    both = counted(t, "deeds")
    t.play("choose", "raze")
    assert counted(t, "deeds") == pytest.approx(both)
    t.play("raze", "A13").play("whose", "1")
    assert 0 < counted(t, "deeds") < both
    t.play("place", "A13")
    assert counted(t, "deeds") == 0 == counted(t, "deeds", 1)


def test_of_two_actions_the_better_one_counts() -> None:
    """`wo7`: destroy an army or found a city; `wo1` founds a city alone."""
    either = counted(Table().play("take", "wo7"), "deeds")
    alone = counted(Table(row="wo1 ru2 an1 ca9 jk2 wo7").play("take", "wo1"), "deeds")
    assert either >= alone


def test_who_comes_later_in_the_round_has_the_last_word() -> None:
    """Nobody knows before the bid; then the first of three has 0, the last 1."""
    t = begun(3)
    assert [counted(t, "order", seat) for seat in range(3)] == [0.5, 0.5, 0.5]
    t.bids(0, 2, 0)
    assert [counted(t, "order", seat) for seat in range(3)] == [1, 0, 0.5]


def test_a_token_counts_while_its_region_is_held() -> None:
    """Two rubies on cards and one as a token: 3 points (rules 5.4 and 5.6)."""
    rubies = {0: "ru1 ru2"}
    where = {"A1": "ruby"}
    t = Table(armies={0: {"A1": 1}, 1: {"A13": 1}}, cards=rubies, tokens=where, row=REST)
    assert empire().insight(t.state, 0)["goods"] == 3
    t = Table(armies={0: {"A1": 1}, 1: {"A1": 1}}, cards=rubies, tokens=where, row=REST)
    assert empire().insight(t.state, 0)["goods"] == 2
    agrees(t.state)


def test_new_weights_are_used_at_once() -> None:
    game = EightMinuteEmpire()
    state = Table(rules=game).state
    before = game.values(state)[0]
    more = {**game.judgement.weights, "savings": game.judgement.weights["savings"] + 1}
    vars(game)["judgement"] = msgspec.structs.replace(game.judgement, weights=more)
    assert game.values(state)[0] == pytest.approx(before + 14)


# The standing of a long game -----------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_a_game_of_a_long_game_knows_its_standing() -> None:
    state = set_up(2, 1, standing=(12, 9))
    assert empire().standing(state) == (12, 9)
    assert state.view(0).setup.options.standing == (12, 9)
    assert empire().standing(set_up(2, 1)) == ()
    assert empire().values(state) == empire().values(set_up(2, 1)), "points of this game alone"


def test_a_standing_names_every_seat() -> None:
    with pytest.raises(BadOptions, match="option standing: one number for each of the 3 seats"):
        empire().new(3, 1, standing=(1, 2))


def mask(cards: str) -> int:
    keys = [row.key for row in empire().components.card]
    return sum(1 << keys.index(card) for card in cards.split())
