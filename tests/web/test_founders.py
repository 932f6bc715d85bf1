"""Founders of the Empire in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.axe import faults
from tests.web.forms import themes
from tests.web.hands import OVER, answered, begin, new_table, settle
from tests.web.house import House

OPEN = "main .open[data-target], .mine .open[data-target], .prompt .choices button:enabled"
LONGEST_GAME = 200
# No altar of Tellus among them: at the beginning nobody can pay for any of these.
PRIZES = [
    "altar-vulcan", "altar-juno", "temple-bellona", "temple-sol", "temple-liber", "great-mars",
    "great-janus", "great-apollo",
]  # fmt: skip
# What a hasty player clicks first: tokens, prizes, cities, villages, nature, then free cells.
PICK = """(open) => {
  const shown = [...document.querySelectorAll(open)].filter((one) => one.getClientRects().length);
  const ranks = [".mine *", ".lane.prizes *", ".lane.city .face", ".lane.village .face",
    ".lane.nature .face", ".lane.city .pile", ".lane .pile", ".corner", ".spot.open:not(.swap)"];
  const place = (one) => (ranks.findIndex((is) => one.matches(is)) + 20) % 20;
  const best = shown.sort((one, other) => place(one) - place(other))[0];
  return best ? (best.dataset.target ?? "") : null;
}"""


def sit_down(page: Page, *others: str, **options: Any) -> None:
    """A table of Founders with these others, begun and on the screen."""
    table = new_table(page, "founders", *others, options=options)
    begin(page, table)
    page.goto(f"/t/{table}")
    page.locator(".prompt").wait_for()


def click_something(page: Page, pick: str = PICK) -> bool:
    """Pick what a hasty player would; whether the game went on."""
    page.locator(f"{OPEN}, {OVER}").locator("visible=true").first.wait_for()
    if page.locator(OVER).count():
        return False
    target = page.evaluate(pick, OPEN)
    if target:
        thing = page.locator(f'.open[data-target="{target}"]').locator("visible=true").first
    else:
        thing = page.locator(".prompt .choices button:enabled").first
    answered(page, thing)
    return True


def until_asked(page: Page, what: str) -> None:
    """Play on until this is asked."""
    for _ in range(LONGEST_GAME):
        page.locator(f"{OPEN}, {OVER}").locator("visible=true").first.wait_for()
        if what in page.locator(".prompt").inner_text():
            return
        assert click_something(page)
    raise AssertionError(f"never asked: {what}")


def until_a_row_is_full(page: Page) -> None:
    """Open city tiles and lay none of them, until the sixth clears their row (rule 2.3)."""
    hoarding = PICK.replace('".lane.prizes *", ".lane.city .face", ".lane.village .face",', "")
    for _ in range(LONGEST_GAME):
        if page.locator("main .removed").count():
            return
        assert click_something(page, hoarding)
    raise AssertionError("no row was ever full")


def whole_game(page: Page) -> int:
    clicks = 0
    while click_something(page):
        clicks += 1
        assert clicks < LONGEST_GAME
    expect(page.locator(OVER)).to_contain_text(
        re.compile(r"wins? with -?\d+ points?|share the victory")
    )
    return clicks


def test_a_whole_game_by_clicks(context: BrowserContext, page: Page) -> None:
    settle(context)
    sit_down(page, "bot")
    assert whole_game(page) > 40
    # The scores are the sums of their lines, and a line shows the realm that earned it.
    for column in (1, 2):
        cells = page.locator(f".sc tbody tr td:nth-child({column + 1})").all_inner_texts()
        total = page.locator(f".sc tfoot tr:first-child td:nth-child({column + 1})").inner_text()
        numbers = [int(cell.replace("−", "-")) for cell in cells]
        assert sum(numbers) == int(total.replace("−", "-"))


@pytest.mark.long
@pytest.mark.parametrize("others", [1, 3])
def test_whole_games_of_two_and_four(browser: Browser, running: House, others: int) -> None:
    size: Any = {"width": 1440, "height": 900}
    with browser.new_context(base_url=running.address, locale="en-US", viewport=size) as context:
        settle(context)
        page = context.new_page()
        sit_down(page, *["bot"] * others)
        assert whole_game(page) > 20


def test_what_cannot_be_paid_says_why(context: BrowserContext, page: Page) -> None:
    settle(context)
    sit_down(page, "bot", prizes=PRIZES)
    until_asked(page, "Attach a tile")
    page.locator('[data-target="tile:great-mars"]').click()
    tip = page.get_by_role("alert")
    expect(tip).to_contain_text("does not make everything")
    expect(tip).to_contain_text("4.1")


def test_the_places_of_the_chosen_tile_glow(context: BrowserContext, page: Page) -> None:
    """Free cells glow, own tiles may be replaced at a price, and Undo goes back to the choice."""
    settle(context)
    sit_down(page, "bot")
    until_asked(page, "Attach a tile")
    tile = page.locator("main .lane.nature .face.open").first
    answered(page, tile)
    expect(page.locator("main .ground:not([hidden]) .spot.open:not(.swap)")).to_have_count(6)
    expect(page.locator("main .ground:not([hidden]) .spot.swap")).to_have_count(2)
    expect(page.locator("main .face.chosen")).not_to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("main .spot.open")).to_have_count(0)
    expect(page.locator("main .lane.nature .face.open").first).to_be_visible()


def test_other_realms_are_a_click_away(context: BrowserContext, page: Page) -> None:
    settle(context)
    sit_down(page, "bot", "bot")
    until_asked(page, "Open a tile")
    names = page.locator("main .whose")
    expect(names).to_have_count(3)
    expect(names.first).to_have_attribute("aria-pressed", "true")
    names.nth(2).click()
    expect(names.nth(2)).to_have_attribute("aria-pressed", "true")
    shown = page.locator("main .ground:not([hidden]) [data-target]")
    expect(shown.first).to_have_attribute("data-target", re.compile("^rival-cell:2/"))


def test_tiles_that_have_left_the_game_can_be_looked_at(
    context: BrowserContext, page: Page
) -> None:
    """Rule 2.4; on a phone too, where the realm keeps its place."""
    settle(context)
    sit_down(page, "bot")
    until_a_row_is_full(page)
    removed = page.locator("main .removed")
    removed.locator("summary").click()
    expect(removed.locator("summary")).to_contain_text("5 tiles have left the game")
    names = [re.fullmatch(r"(.+?)(?: ×(\d))?", t) for t in removed.locator("li").all_inner_texts()]
    assert sum(int(name[2] or 1) for name in names if name) == 5
    page.set_viewport_size({"width": 360, "height": 760})
    expect(removed.locator("li").first).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    ground: Any = page.locator("main .ground:not([hidden])").bounding_box()
    assert ground["height"] > 60


@themes
def test_axe_finds_nothing_serious(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme)
    page = context.new_page()
    sit_down(page, "bot", "bot")
    until_asked(page, "Take a nature tile")
    assert faults(page) == []
    until_asked(page, "Attach a tile")
    assert faults(page) == []
    answered(page, page.locator("main .lane .face.open").first)
    assert faults(page) == []


def test_it_fits_a_phone(browser: Browser, running: House) -> None:
    """Nothing to scroll for; every lane is behind its tab, and the realm has room."""
    size: Any = {"width": 360, "height": 760}
    with browser.new_context(base_url=running.address, locale="ru-RU", viewport=size) as context:
        settle(context)
        page = context.new_page()
        sit_down(page, "bot")
        page.locator("main .open[data-target]").locator("visible=true").first.wait_for()
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        ground: Any = page.locator("main .ground:not([hidden])").bounding_box()
        assert ground["height"] > 120
        page.get_by_role("tab", name="Призовые").click()
        expect(page.locator("main .lane.prizes")).to_be_visible()
        expect(page.locator("main .lane.city")).to_be_hidden()
        page.get_by_role("button", name="На столе").click()
        expect(page.get_by_role("dialog").locator("figure")).to_be_visible()
