"""Set-up, the Lookout and its variants, and drawing cards."""

from __future__ import annotations

import pytest

from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadComponents, BadOptions, IllegalAction
from pentarchy.kernel.messages import Event
from tests.games.imperial_settlers.lookouts import deal, first_round, opened, takers
from tests.games.imperial_settlers.table import Table, settlers

# Set-up -------------------------------------------------------------------------------------


@pytest.mark.rule("1.1")
@pytest.mark.rule("1.2")
def test_everyone_leads_another_faction() -> None:
    state = settlers().new(2, None, first=0)
    assert isinstance(state, SettlersState)
    game = settlers()
    assert len(state.legal(0)) == 4
    state.play(0, game.parse("choose faction:romans"))
    with pytest.raises(IllegalAction) as refused:
        state.play(1, game.parse("choose faction:romans"))
    assert refused.value.reasons[0].rule == "1.1"
    state.play(1, game.parse("choose faction:egyptians"))
    in_play = state.pile | state.in_hands()
    decks = [(in_play & cards).bit_count() for cards in state.catalog.decks]
    assert decks == [84, 0, 0, 30, 30], "the others stay in the box"


@pytest.mark.rule("1.3")
def test_the_first_player_is_drawn() -> None:
    state = settlers().new(3, None, factions=("romans", "barbarians", "japanese"))
    assert [(str(action), weight) for action, weight in state.odds()] == [
        ("begin seat:0", 1),
        ("begin seat:1", 1),
        ("begin seat:2", 1),
    ]


@pytest.mark.rule("1.4")
@pytest.mark.rule("2.2")
def test_hands_and_the_faction_card_of_the_lookout() -> None:
    """Two of each, and one faction card more when the first offer is opened."""
    state = first_round("standard", 2)
    deal(state)
    for seat in range(2):
        hand = state.hands[seat]
        assert (hand & state.catalog.common).bit_count() == 2
        assert (hand & state.own_cards(seat)).bit_count() == 3


def test_options_that_contradict_each_other() -> None:
    game = settlers()
    for options, says in (
        ({"factions": ("romans", "romans")}, "given too often"),
        ({"factions": ("romans", "celts")}, "none of"),
        ({"factions": ("romans",)}, "give 2 of them"),
        ({"first": 2}, "no seat 2"),
    ):
        with pytest.raises(BadOptions, match=says):
            game.new(2, 1, **options)
    with pytest.raises(BadOptions, match="Lookout of its own"):
        game.new(1, 1, lookout="harder")
    with pytest.raises(BadOptions, match="nobody to keep peace"):
        game.new(1, 1, peaceful=True)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('cost = "W+2S"', 'cost = "W+2X"', "statue.*not a bundle"),
        ('cost = "W+2S"', 'cost = "W+2G"', "statue.*only be wood"),
        ('key = "stone-supplier"', 'key = "statue"', "given twice"),
        ('codes = ["COM002"]', 'codes = ["COM001"]', "given twice"),
        ('codes = ["COM002"]', 'codes = ["CEL002"]', "no deck"),
        ('codes = ["COM002"]', 'codes = ["ROM302"]', "have a deal"),
        ("least = 0", "least = 1", "begins at 0"),
        (
            'key = "old-forest"\ncodes = ["COM007"]',
            'key = "x"\ncodes = ["COM007"]\nbank = [[1, 1]]',
            "",
        ),
    ],
)
def test_components_that_are_wrong(old: str, new: str, says: str) -> None:
    """The row is named; a feature on a production location is fine."""
    from pentarchy.games.imperial_settlers.components import load, own_text

    text = own_text()
    assert old in text
    changed = text.replace(old, new, 1)
    if says:
        with pytest.raises(BadComponents, match=says):
            load(changed)
    else:
        assert load(changed)


def test_types_and_what_they_do_agree() -> None:
    from pentarchy.games.imperial_settlers.components import load, own_text

    text = own_text()
    for old, new, says in (
        ('type = "production"', 'type = "feature"', "locations produce"),
        ('type = "action"', 'type = "feature"', "have an action"),
    ):
        with pytest.raises(BadComponents, match=says):
            load(text.replace(old, new, 1))


# The Lookout --------------------------------------------------------------------------------


@pytest.mark.rule("2.3")
@pytest.mark.rule("2.4")
def test_the_second_offer_goes_the_other_way() -> None:
    assert takers("standard", 3) == [0, 1, 2, 2, 1, 0]


@pytest.mark.rule("2.3")
def test_only_what_is_on_offer_can_be_taken() -> None:
    t = Table("romans", "barbarians")
    t.state = first_round("standard", 2)
    deal(t.state)
    assert "statue" not in t.open("take"), "the first common card was dealt to the first player"
    assert t.refused("take", "statue") == "2.3"


@pytest.mark.rule("2.6")
def test_the_harder_lookout_with_two_and_four() -> None:
    """Two: 5, 4, 3, 2. Four: 5, 4, 4, 4, then 3, 3, 3, 2, with nine cards opened."""
    assert opened("harder", 2) == ([5, 4, 3, 2], 5)
    assert opened("harder", 4) == ([5, 4, 4, 4, 3, 3, 3, 2], 9)
    assert takers("harder", 3) == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("2.7")
def test_the_peaceful_lookout_has_a_card_more() -> None:
    state = first_round("standard", 2, peaceful=True)
    deal(state)
    assert (state.hands[0] & state.catalog.common).bit_count() == 3


@pytest.mark.rule("2.5")
@pytest.mark.rule("1.10")
def test_the_passing_lookout() -> None:
    """Three cards; one is kept, two are passed; of those one is kept, the last is discarded.
    Who passed a card knows it (ruling 12)."""
    state = first_round("passing", 3)
    deal(state)
    packs = [list(pack) for pack in state.packs]
    assert state.actors == (0, 1, 2)
    first, second, third = (state.catalog.names[card] for card in packs[1])
    shown = {"first": first, "second": second, "third": third}
    assert state.prompt(1).args == {**shown, "passed": 1}, "the others will be passed on"
    game = settlers()
    for seat in (2, 0, 1):
        state.play(seat, game.parse("keep-second"))
    assert [list(pack) for pack in state.packs] == [
        [packs[2][0], packs[2][2]],
        [packs[0][0], packs[0][2]],
        [packs[1][0], packs[1][2]],
    ]
    assert {state.prompt(seat).args["passed"] for seat in range(3)} == {0}, "one is discarded"
    for seat in range(3):
        with pytest.raises(IllegalAction) as refused:
            state.play(seat, game.parse("keep-third"))
        assert refused.value.reasons[0].rule == "1.10"
        state.play(seat, game.parse("keep-first"))
    for seat in range(3):
        passer = (seat - 1) % 3
        kept, gone = packs[passer][0], packs[passer][2]
        assert state.hands[seat] >> kept & 1
        assert state.known_to(passer) >> kept & 1
        assert not state.known_to((seat + 1) % 3) >> kept & 1
        assert state.discards >> gone & 1


@pytest.mark.rule("2.5")
def test_who_hands_a_card_on_and_who_gets_it_are_told_which() -> None:
    state = first_round("passing", 3)
    deal(state)
    handed = [state.catalog.names[card] for card in state.packs[2][1:]]
    log: list[Event] = []
    for seat in range(3):
        state.play(seat, settlers().parse("keep-first"), log)
    told = [event for event in log if event.id == "event-hand-on" and event.seat == 2]
    for viewer, cards in ((2, handed), (0, handed), (1, ["unseen"] * 2), (None, ["unseen"] * 2)):
        seen = [event.seen_by(viewer) for event in told]
        assert [event.args for event in seen] == [{"card": card, "to": "seat:0"} for card in cards]


def test_what_is_taken_openly_is_known_to_all() -> None:
    """Ruling 12: as long as it stays in the hand; a card drawn face down is known to no other."""
    state = first_round("standard", 2)
    deal(state)
    assert [card.card for card in state.view(1).players[0].hand] == [None] * 5
    taken = state.legal(0)[0]
    state.play(0, taken)
    for viewer in (None, 1):
        hand = state.view(viewer).players[0].hand
        assert [card.card for card in hand if card.card] == [taken.target]


# Drawing ------------------------------------------------------------------------------------


@pytest.mark.rule("1.7")
@pytest.mark.rule("1.8")
def test_an_empty_faction_deck_gives_nothing_more() -> None:
    t = Table("romans", "barbarians", goods={0: "4P"})
    t.state.pile &= ~t.state.own_cards(0)
    assert t.refused("exchange", "faction-card") == "1.8"
    t.play("exchange", "common-card").draw("quarry")
    castle = Table("romans", "barbarians", places={0: ["castle"]}, goods={0: "P"})
    castle.state.pile &= ~castle.state.own_cards(0)
    castle.play("activate", "castle")
    assert castle.on_turn == CHANCE, "nothing to choose: the common deck it is"


@pytest.mark.rule("1.8")
def test_a_choice_of_decks_is_asked_only_where_both_have_cards() -> None:
    t = Table("romans", "barbarians", places={0: ["castle"]}, goods={0: "P"})
    t.play("activate", "castle")
    assert t.open("draw") == {"common", "faction"}
    t.state.pile &= ~t.state.own_cards(0)
    t.state._open = None
    assert t.refused("draw", "faction") == "1.8"


@pytest.mark.rule("1.8")
@pytest.mark.rule("1.9")
def test_common_discards_are_reshuffled_and_faction_discards_are_not() -> None:
    t = Table(
        "romans",
        "barbarians",
        goods={0: "2P", 1: "W+S"},
        discards=["quarry", "colossus"],
        hand={1: ["castle"]},
    )
    t.state.pile &= ~t.catalog.common
    t.play("exchange", "common-card")
    assert {t.key(action.index) for action, _ in t.state.odds()} == {"quarry"}
    t.draw("quarry")
    assert "reshuffle" in t.events
    assert t.discards == ["colossus"]
    assert t.state.older == (1 << t.number("castle"),), "what hands hold is from the older deck"
    t.play("build", "castle")
    old = [event for event in t.log if event.id == "event-was-old"]
    assert old == [Event("event-was-old", -1, {"card": "card:COM046", "shuffle": 1})]


@pytest.mark.rule("1.8")
def test_where_nothing_is_left_nothing_is_gained() -> None:
    t = Table("romans", "barbarians", places={0: ["castle"]}, goods={0: "P"})
    t.state.pile = 0
    t.play("activate", "castle")
    assert (t.hand(), t.on_turn) == ([], 1)


@pytest.mark.rule("2.5")
def test_picks_stay_sealed_until_all_are_in() -> None:
    state = first_round("passing", 2)
    deal(state)
    hands, packs = state.hands[:], state.packs[:]
    state.play(0, settlers().parse("keep-first"))
    assert (state.hands, state.packs, state.actors) == (hands, packs, (1,))
    state.play(1, settlers().parse("keep-first"))
    assert [hand.bit_count() for hand in state.hands] == [n.bit_count() + 1 for n in hands]


@pytest.mark.rule("1.7")
def test_who_draws_is_told_and_only_that_seat_sees_the_card() -> None:
    t = Table("romans", "barbarians", seat=1, goods={1: "2P"})
    t.play("exchange", "common-card").draw("quarry")
    (drawn,) = [event for event in t.log if event.id == "event-draw"]
    assert drawn.seat == 1
    assert drawn.args == {"deck": "deck:common", "card": "card:COM008"}
    assert drawn.seen_by(0).args == {"deck": "deck:common", "card": "unseen"}


def test_where_a_card_that_all_have_seen_came_from_is_not_told_again() -> None:
    """It was taken openly, so everybody knows what shuffle it is from."""
    t = Table("romans", "barbarians", hand={0: ["castle"]}, goods={0: "W+S"})
    castle = 1 << t.number("castle")
    t.state.older, t.state.shown = (castle,), castle
    t.play("build", "castle")
    assert "was-old" not in t.events
