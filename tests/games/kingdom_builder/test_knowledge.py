"""What is hidden, and what can be worked out about it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.kingdom_builder.maps import cells_of, first_game
from tests.games.kingdom_builder.table import TERRAINS, Table, share


def imagined(t: Table, viewer: int | None, seat: int, times: int = 120) -> Counter[str]:
    """The cards that a viewer imagines in a seat's hand."""
    knowledge = t.rules.knowledge(t.state.view(viewer))
    rng = Random(5)
    found: Counter[str] = Counter()
    for _ in range(times):
        state = knowledge.imagine(rng)
        card = state.view(seat).players[seat].card
        assert card is not None
        found[card] += 1
    return found


@pytest.mark.rule("4.5")
@pytest.mark.rule("1.4")
def test_a_held_card_is_known_to_its_owner_only() -> None:
    """Known mistake: cards held by others are secret."""
    t = Table(seats=3, hands={1: "desert", 2: "forest"})
    assert t.state.view(1).players[1].card == "desert"
    for viewer in (0, 2, None):
        seen = t.state.view(viewer).players[1]
        assert seen.card is None
        assert seen.holds


@pytest.mark.rule("4.5")
def test_what_lies_open_is_open_to_all() -> None:
    """Played card, discards and cards out of the game: everybody sees them."""
    t = Table(card="canyon", discards={"forest": 2}, gone={"desert": 1})
    for viewer in (0, 1, None):
        view = t.state.view(viewer)
        assert view.card == "canyon"
        assert view.discards == (0, 0, 0, 0, 2)
        assert view.gone == (0, 0, 1, 0, 0)


@pytest.mark.rule("4.5")
@pytest.mark.rule("2.6")
def test_the_log_tells_a_drawn_card_to_its_owner_only() -> None:
    t = Table(builds=0, hands={1: "desert"}).draw("forest")
    drawn = t.log[0]
    assert drawn.id == "event-draw"
    assert drawn.seen_by(0).args == {"terrain": "terrain:forest"}
    assert drawn.seen_by(1).args == {"terrain": "unseen"}
    assert drawn.seen_by(None).args == {"terrain": "unseen"}


@pytest.mark.rule("4.5")
@pytest.mark.rule("4.2")
def test_the_log_tells_a_replacement_to_everybody() -> None:
    canyon = cells_of(first_game(), "C") - {(0, 7)}
    t = Table(seats=3, card="canyon", settled=share(canyon, 1, 2))
    t.play("build", (0, 7)).draw("forest")
    assert [event.id for event in t.log] == ["event-replacement"]
    assert t.log[0].seen_by(2).args == {"terrain": "terrain:forest"}


@pytest.mark.rule("4.5")
def test_positions_that_differ_only_in_a_held_card_look_alike() -> None:
    """Seat 1 holds desert here and forest there; the difference lies in the pile."""
    one = Table(hands={1: "desert"}).state
    other = Table(hands={1: "forest"}).state
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
    assert list(one.legal(0)) == list(other.legal(0))


@pytest.mark.rule("4.5")
def test_a_card_from_the_current_pile_may_be_any_unseen_one() -> None:
    """Played: plains; discarded: all canyon. Seat 1 may hold anything but canyon."""
    t = Table(card="plains", hands={1: "desert"}, discards={"canyon": 5})
    assert set(imagined(t, 0, 1)) == {"plains", "desert", "flowers", "forest"}
    assert set(imagined(t, 1, 1)) == {"desert"}


@pytest.mark.rule("4.1")
@pytest.mark.rule("4.5")
def test_the_last_card_of_the_pile_is_known_to_the_other_of_two() -> None:
    """Seat 1 draws the last card of the pile. Seat 0 sees all others, so it must be the desert."""
    t = Table(seat=1, card="plains", builds=0, hands={0: "forest"}, pile={"desert": 1})
    t.draw("desert")
    assert t.on_turn == 0
    assert t.state.view(0).players[1].card is None
    assert set(imagined(t, 0, 1)) == {"desert"}
    assert set(imagined(t, None, 1)) == {"desert"}


@pytest.mark.rule("4.1")
@pytest.mark.rule("4.5")
def test_a_card_drawn_before_the_reshuffle_stays_known() -> None:
    """Seat 1 drew the last card of the old pile, then seat 2 had the discards shuffled.

    Everything else of the old pile has been seen, so seat 1 holds desert. Seat 2's card is
    from the new pile and may be anything that was in the discards.
    """
    t = Table(
        seats=3, seat=1, card="plains", builds=0, hands={0: "canyon", 2: "forest"},
        pile={"desert": 1},
    )  # fmt: skip
    t.draw("desert")
    assert t.on_turn == 2
    for cell in [(3, 6), (3, 7), (4, 7)]:
        t.play("build", cell)
    assert t.events == ["build", "reshuffle"]
    t.draw("flowers")
    assert t.on_turn == 0
    for viewer in (0, 2, None):
        assert set(imagined(t, viewer, 1)) == {"desert"}
    assert set(imagined(t, 0, 2)) == set(TERRAINS)
    assert set(imagined(t, 2, 2)) == {"flowers"}


@pytest.mark.rule("4.1")
@pytest.mark.rule("4.5")
def test_two_cards_of_the_old_pile_are_known_together() -> None:
    """Seats 1 and 2 hold the last forest and desert. Only they can tell which is whose."""
    t = Table(
        seats=3, card="plains", hands={1: "forest", 2: "desert"}, batch=1,
        batches={1: 0, 2: 0},
    )  # fmt: skip
    assert set(imagined(t, 0, 1)) == {"forest", "desert"}
    assert set(imagined(t, 0, 2)) == {"forest", "desert"}
    assert set(imagined(t, 1, 2)) == {"desert"}
    assert set(imagined(t, 2, 1)) == {"forest"}
    rng = Random(1)
    knowledge = t.rules.knowledge(t.state.view(0))
    for _ in range(50):
        state = knowledge.imagine(rng)
        cards = {state.view(seat).players[seat].card for seat in (1, 2)}
        assert cards == {"forest", "desert"}


@pytest.mark.rule("4.5")
def test_imagined_cards_come_in_the_right_proportion() -> None:
    """Unseen are four desert cards and one forest card: about four times out of five desert."""
    t = Table(
        card="plains",
        hands={1: "desert"},
        pile={"desert": 3, "forest": 1},
        discards={"plains": 4, "canyon": 5, "flowers": 5, "forest": 4, "desert": 1},
    )
    found = imagined(t, 0, 1, times=1000)
    assert set(found) == {"desert", "forest"}
    assert 150 < found["forest"] < 250


@pytest.mark.rule("1.4")
def test_imagining_loses_no_card() -> None:
    """Hands, pile, discards, played card and those out of the game: always 25, five of each."""
    t = Table(
        seats=4, card="canyon", hands={1: "forest"}, discards={"desert": 2}, gone={"plains": 1}
    )
    knowledge = t.rules.knowledge(t.state.view(0))
    rng = Random(2)
    for _ in range(30):
        view = knowledge.imagine(rng).view(None)
        assert view.card == "canyon"
        total = Counter({"canyon": 1})
        for bag in (view.discards, view.gone, *view.unseen.values()):
            total.update(dict(zip(TERRAINS, bag, strict=True)))
        assert total == Counter(dict.fromkeys(TERRAINS, 5))
