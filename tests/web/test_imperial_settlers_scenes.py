"""What one seldom comes across in Imperial Settlers, clicked in a browser from fixed positions."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.axe import faults
from tests.web.forms import themes
from tests.web.hands import OVER, answered, settle
from tests.web.house import House, house
from tests.web.settlers_hands import SHELF, sit_at
from tests.web.test_imperial_settlers_board import PASS


@pytest.fixture(scope="module")
def running(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on whose shelf the game can begin in the middle."""
    with house(tmp_path_factory.mktemp("scenes"), SHELF) as found:
        yield found


@pytest.fixture
def still(context: BrowserContext, page: Page) -> Page:
    """A page on which nothing moves."""
    settle(context)
    return page


def standing(page: Page, name: str) -> Locator:
    """A location in the empire that lies in the middle."""
    return page.locator(".side-of:not([hidden]) .loc", has_text=name).first


def held(page: Page, name: str) -> Locator:
    return page.locator(".hand .loc", has_text=name).first


def loose(page: Page, name: str) -> Locator:
    """A choice in the middle of the table."""
    return page.locator(".tray .loose").get_by_role("button", name=name)


def store(page: Page, good: str) -> Locator:
    """How much of a good I have."""
    return page.locator(f'.settlers > .supply .goods li[data-here^="{good}:"] b')


def points(page: Page) -> Locator:
    return page.locator(".settlers > .supply .points b")


def strip(page: Page) -> Locator:
    """The board of the empire that is shown."""
    return page.locator("main .strip:visible .who")


def asks(page: Page, words: str) -> None:
    expect(page.locator(".prompt")).to_contain_text(words)


# Against others -----------------------------------------------------------------------------


def test_plunder(still: Page) -> None:
    """Pack takes a good of a raze field; the location stays. The other's empire opens by itself."""
    sit_at(still, "turn-barbarians")
    expect(store(still, "wood")).to_have_text("2")
    answered(still, standing(still, "Pack"))
    asks(still, "whose raze field")
    expect(strip(still)).to_contain_text("Romans")
    expect(still.locator(".trail")).to_contain_text("Action: Pack")
    answered(still, standing(still, "Joiner"))
    answered(still, loose(still, "Gain a wood"))
    expect(store(still, "wood")).to_have_text("3")
    still.locator(".whose [role=tab]").nth(1).click()
    expect(standing(still, "Joiner")).to_be_visible()


def test_razing_an_enemy_location(still: Page) -> None:
    """Two tokens for a Mill: a worker and a food; its owner keeps a foundation."""
    sit_at(still, "attack")
    still.locator(".whose [role=tab]").nth(1).click()
    mill = standing(still, "Mill")
    mill.hover()
    expect(still.locator(".closer")).to_contain_text("Raze Mill")
    answered(still, mill)
    expect(store(still, "raze tokens")).to_have_text("1")
    expect(store(still, "food")).to_have_text("1")
    still.locator(".whose [role=tab]").nth(1).click()
    expect(still.locator(".side-of:not([hidden]) .foundation")).to_have_count(1)


def test_taking_a_location_over(still: Page) -> None:
    """Temple of Ra: it stands in my empire until the round ends, with its owner's crest."""
    sit_at(still, "turn-egyptians")
    answered(still, standing(still, "Temple of Ra"))
    asks(still, "take over")
    answered(still, standing(still, "Joiner"))
    expect(strip(still)).to_contain_text("Egyptians")
    expect(standing(still, "Joiner")).to_contain_text("taken over from Katya")


def test_blocking_an_action_location(still: Page) -> None:
    sit_at(still, "turn-egyptians")
    answered(still, standing(still, "Scorpion Breeder"))
    asks(still, "cannot be used for the rest of the round")
    answered(still, standing(still, "Joiner"))
    still.locator(".whose [role=tab]").nth(1).click()
    expect(standing(still, "Joiner")).to_contain_text("blocked this round")


def test_taking_a_deal(still: Page) -> None:
    """Spies: the other's two deals are open; one of them is mine then, for a worker and a point."""
    sit_at(still, "turn-spies")
    answered(still, standing(still, "Spies"))
    deals = still.locator(".side-of:not([hidden]) .deal.open:visible")
    expect(deals).to_have_count(2)
    answered(still, deals.first)
    expect(still.locator(".settlers > .supply .deal")).to_have_count(3)
    expect(points(still)).to_have_text("22")


def test_giving_goods_back(still: Page) -> None:
    """Dark Chapel: 8 points, one of Armorer's field, one from Raid, two for the stone."""
    sit_at(still, "turn-barbarians")
    answered(still, standing(still, "Dark Chapel"))
    answered(still, held(still, "Armorer"))
    expect(points(still)).to_have_text("10")
    answered(still, loose(still, "Give back a stone"))
    expect(points(still)).to_have_text("12")
    answered(still, still.locator(".prompt").get_by_role("button", name="Keep the rest"))
    asks(still, "Waiting for Katya (away)")


def test_a_discard_out_of_turn(still: Page) -> None:
    """The other's Desert asks me, and then it is her turn again."""
    sit_at(still, "discard")
    expect(still.locator(".hand .loc")).to_have_count(7)
    expect(still.locator(".trail")).to_contain_text("Action: Desert")
    answered(still, held(still, "Colossus"))
    expect(still.locator(".hand .loc")).to_have_count(6)


# Lookouts -----------------------------------------------------------------------------------


def names(page: Page) -> list[str]:
    return page.locator(".tray .cards .loc .hd b").all_inner_texts()


def test_the_passing_draft(still: Page) -> None:
    """Three cards, one kept; then what the other one has passed on."""
    (friend,) = sit_at(still, "lookout", lookout="passing")
    expect(still.locator(".tray .cards .open")).to_have_count(3)
    asks(still, "Keep one card")
    answered(still, still.locator(".tray .cards .open").first)
    asks(still, "Waiting for Katya (away)")

    other = friend.new_page()
    other.goto(still.url)
    expect(other.locator(".tray .cards .open")).to_have_count(3)
    passed_on = names(other)[1:]
    answered(other, other.locator(".tray .cards .open").first)
    expect(still.locator(".tray .cards .open")).to_have_count(2)
    assert names(still) == passed_on
    friend.close()


def test_the_harder_lookout(still: Page) -> None:
    """Five cards for all: four are left for the next one."""
    sit_at(still, "lookout-four", lookout="harder")
    expect(still.locator(".tray .cards .open")).to_have_count(5)
    expect(still.locator(".tray")).to_contain_text("your pick")
    answered(still, still.locator(".tray .cards .open").first)
    expect(still.locator(".tray")).to_contain_text("Katya picks")
    expect(still.locator(".tray .cards .loc")).to_have_count(4)


# Phases that play themselves ----------------------------------------------------------------


def test_production_tells_what_comes_from_where(still: Page) -> None:
    sit_at(still, "production")
    for left in (2, 1):
        answered(still, still.locator(".tray .cards .open").first)
        expect(still.locator(".tray .cards .loc")).to_have_count(left if left > 1 else 0)
    tally = still.get_by_role("complementary", name="Production")
    for source in ("Romans", "Deals", "Quarry", "Village", "Woodcutters"):
        expect(tally.locator("li", has_text=re.compile(source, re.I))).to_be_visible()
    expect(tally.locator("li", has_text="Romans").locator(".num").nth(2)).to_have_text("2")


def test_cleanup_tells_what_is_kept_and_by_what(still: Page) -> None:
    """Romans keep raze tokens, Warehouses resources; workers and gold are gone."""
    sit_at(still, "cleanup")
    answered(still, still.locator(".tray .cards .open").first)
    answered(still, still.locator(PASS).first)
    tally = still.get_by_role("complementary", name="Cleanup")
    expect(tally.locator("li", has_text="Kept by: Warehouses").locator("b")).to_have_text(
        ["2", "1"]
    )
    expect(tally.locator("li", has_text="Kept by: Romans").locator("b")).to_have_text(["1"])
    lost = tally.locator("li", has_text="nothing keeps it")
    expect(lost.get_by_role("img", name="workers")).to_be_visible()
    expect(lost.get_by_role("img", name="gold")).to_be_visible()


# A choice in a choice -----------------------------------------------------------------------


def test_the_trail_and_the_way_back(still: Page) -> None:
    """What to give up, then food or gold: both are seen, and both can be undone."""
    sit_at(still, "trail")
    held(still, "Legion").click()
    closer = still.get_by_role("dialog", name="Legion")
    answered(still, closer.get_by_role("button", name="Build Legion"))
    asks(still, "you give up")
    answered(still, standing(still, "Stonecutter"))
    trail = still.locator(".trail b")
    expect(trail).to_have_text(["Build: Legion", "Given up: Stonecutter"])
    expect(loose(still, "gold: 1")).to_be_visible()
    still.keyboard.press("u")
    expect(trail).to_have_text(["Build: Legion"])
    expect(standing(still, "Stonecutter")).to_be_visible()
    still.keyboard.press("u")
    expect(still.locator(PASS).first).to_be_visible()
    expect(trail).to_have_count(0)


# Alone --------------------------------------------------------------------------------------


def test_what_the_next_attack_would_hit_is_marked(still: Page) -> None:
    """A wood on top of the gold: Young Forest (2W) would fall to it, by the line below."""
    sit_at(still, "solo")
    expect(standing(still, "Young Forest")).to_contain_text("of 11 attack cards would raze it")
    expect(standing(still, "Pillory").locator(".threat")).to_have_count(0)


def test_a_solo_game_is_won_with_a_title(still: Page) -> None:
    """41 points, seven faction locations and Ruins: 56, a Knight."""
    sit_at(still, "solo-won")
    answered(still, still.locator(PASS).first)
    expect(still.locator(OVER)).to_be_visible()
    expect(still.locator(".settlers .end")).to_contain_text("Won: Knight")
    expect(still.locator(".settlers .end")).to_contain_text("Trophies 3, your faction locations 7")
    expect(still.locator(".sc tfoot td:nth-child(2) b")).to_have_text("56")
    # On a phone too the verdict has room for its words: the rematch stands below it.
    still.set_viewport_size({"width": 360, "height": 760})
    still.wait_for_function("document.querySelector('.prompt.res .ask').clientWidth > 200")


def test_a_solo_game_is_lost(still: Page) -> None:
    sit_at(still, "solo-lost")
    answered(still, still.locator(PASS).first)
    expect(still.locator(".settlers .end.lost")).to_contain_text("Lost")


# The end ------------------------------------------------------------------------------------


def test_score_lines_light_their_cards(still: Page) -> None:
    """Nine common locations of mine; then the twelve points of the fourth: six of her own."""
    sit_at(still, "end-four")
    answered(still, still.locator(PASS).first)
    cells = still.locator(".sc tbody tr")
    cells.filter(has_text="Common locations").locator("td button").first.click()
    lit = still.locator(".side-of:not([hidden]) .loc.lit")
    expect(lit).to_have_count(9)
    cells.filter(has_text="Faction locations").locator("td button").nth(3).click()
    expect(strip(still)).to_contain_text("Japanese")
    expect(lit).to_have_count(6)


@pytest.mark.long
@themes
def test_axe_finds_nothing_serious_in_the_scenes(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme)
    page = context.new_page()
    for scene in ("plunder", "gold", "swap", "exchange", "gate", "captured", "solo-other", "poor"):
        sit_at(page, scene.removesuffix("-other"))
        if scene.endswith("-other"):
            page.locator(".whose [role=tab]").nth(1).click()
        assert faults(page) == [], scene
    sit_at(page, "cleanup")
    answered(page, page.locator(".tray .cards .open").first)
    answered(page, page.locator(PASS).first)
    expect(page.locator(".tally")).to_be_visible()
    assert faults(page) == [], "cleanup"
    sit_at(page, "solo-won")
    answered(page, page.locator(PASS).first)
    expect(page.locator(".settlers .end")).to_be_visible()
    assert faults(page) == [], "the end"
