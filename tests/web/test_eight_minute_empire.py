"""Eight-Minute Empire played in a real browser against a real server."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.axe import faults
from tests.web.forms import first_of, themes
from tests.web.hands import OVER, begin, new_table, play_now, settle

TITLE = "eight-minute-empire"
NAME = "Eight-Minute Empire"
LONGEST = 400
BID = "main .bids button"
CARD = "main .face.open"
REGION = "main .spot[data-open]"
BUTTON = ".prompt:not(.res) .choices button:enabled"
WAYS = {"over": OVER, "bid": BID, "card": CARD, "region": REGION, "button": BUTTON}
ANY_WAY = """(ways) => Object.keys(ways).find((way) => document.querySelector(ways[way])) ?? null"""
SEEN = """() => JSON.stringify([
    document.querySelector('.table')?.dataset.moment,
    [...document.querySelectorAll('main [data-open], main .spot[aria-pressed]')]
        .map((one) => one.dataset.target),
])"""
INSIDE = """async (path) => {
    await document.fonts.ready;
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const where = () => JSON.stringify(path.getBoundingClientRect());
    for (let last = ''; last !== where(); await frame()) last = where();
    const box = path.getBBox(), matrix = path.getScreenCTM();
    for (let n = 0; n < 400; n++) {
        const x = box.x + box.width * ((n * 7 + 10) % 20 + 0.5) / 20;
        const y = box.y + box.height * (Math.floor(n / 20) + 0.5) / 20;
        const at = new DOMPoint(x, y).matrixTransform(matrix);
        if (document.elementFromPoint(at.x, at.y) === path) return [at.x, at.y];
    }
    return null;
}"""
"""A point of the screen where a region is, once it stands still."""


def click_region(page: Page, selector: str = REGION) -> None:
    """Click inside a region: the middle of its box may lie outside its shape."""
    at = page.locator(selector).first.evaluate(INSIDE)
    assert at is not None, f"{selector} is nowhere to be seen"
    page.mouse.click(at[0], at[1])


def asked(page: Page) -> str:
    """What there is to pick, as one look tells: nothing changes then until it is picked."""
    return str(page.wait_for_function(ANY_WAY, arg=WAYS).json_value())


def act(page: Page) -> bool:
    """Pick something that may be picked, and wait until that shows; False when all is over."""
    way = asked(page)
    if way == "over":
        return False
    before = page.evaluate(SEEN)
    if way == "region":
        click_region(page)
    else:
        page.locator(WAYS[way]).first.click()
    page.wait_for_function(
        f"([before, over]) => ({SEEN})() !== before || document.querySelector(over)",
        arg=[before, OVER],
    )
    return True


def play_to_the_end(page: Page) -> int:
    clicks = 0
    while act(page):
        clicks += 1
        assert clicks < LONGEST
    expect(page.locator(OVER)).to_contain_text(
        re.compile(r"wins? with \d+ points?|share the victory")
    )
    return clicks


def sit_down(page: Page, seats: int, series: bool = False, **options: Any) -> None:
    """A table of mine against bots that play at random."""
    page.goto("/")
    bots = ["bot"] * (seats - 1)
    table = new_table(page, TITLE, *bots, options=options, series=series)
    begin(page, table)
    page.goto(f"/t/{table}")
    expect(page.locator("main .row")).to_be_visible()


def check_scores(page: Page) -> None:
    """Each total is the sum of its column."""
    expect(page.locator(".sc tbody tr")).not_to_have_count(0)
    columns = page.locator(".sc thead th").count()
    for column in range(columns):
        cells = page.locator(f".sc tbody tr td:nth-child({column + 2})").all_inner_texts()
        total = page.locator(f".sc tfoot tr:first-child td:nth-child({column + 2})").inner_text()
        assert sum(int(cell.split()[0]) for cell in cells) == int(total.split()[0])


def test_a_whole_game_by_clicks(context: BrowserContext, page: Page) -> None:
    settle(context, auto=False)
    play_now(page, NAME)
    assert play_to_the_end(page) > 26  # a bid and at least two clicks for each of 13 cards
    check_scores(page)
    lit = page.locator(".sc td button:enabled").first
    lit.click()
    expect(page.locator("main .glow .lit, main .counted .face").first).to_be_visible()


def test_what_may_not_be_clicked_says_why(context: BrowserContext, page: Page) -> None:
    settle(context, auto=False)
    sit_down(page, 2, map="a", ages=[0, 1])
    page.locator(BID).last.click()
    page.locator(CARD).first.wait_for()
    click_region(page, "main .spot[data-target='region:A1']")
    tip = page.get_by_role("alert")
    expect(tip).to_contain_text("First take a card")
    tip.get_by_role("button", name=re.compile("Rule 3.1")).click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator('[data-rule="3.1"]')).to_be_in_viewport()


@themes
def test_axe_finds_nothing_serious_on_its_table(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme, auto=False)
    page = context.new_page()
    sit_down(page, 3, map="b", tokens=True)
    page.locator(BID).first.wait_for()
    assert faults(page) == []
    for _ in range(4):
        act(page)
        asked(page)
    assert faults(page) == []


@pytest.mark.parametrize(("width", "height"), first_of((360, 760), (768, 1024), (1440, 900)))
def test_the_choice_is_on_the_screen(context: BrowserContext, width: int, height: int) -> None:
    settle(context, auto=False)
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, 5, map="a")
    act(page)
    page.locator(CARD).first.wait_for()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for part in (".prompt", "main svg", ".players", ".mine"):
        expect(page.locator(part).first).to_be_in_viewport()
    for card in page.locator("main .face").all():
        expect(card).to_be_in_viewport()


@pytest.mark.long
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("seats", [2, 5])
def test_both_maps_by_clicks(context: BrowserContext, page: Page, side: str, seats: int) -> None:
    settle(context, auto=False)
    sit_down(page, seats, map=side, tokens=seats == 5, neutral=seats == 2)
    play_to_the_end(page)
    check_scores(page)


@pytest.mark.long
def test_the_long_game_goes_on_and_is_summed(context: BrowserContext, page: Page) -> None:
    settle(context, auto=False)
    sit_down(page, 2, series=True)
    addresses = set()
    for game in range(3):
        addresses.add(page.url)
        play_to_the_end(page)
        if game < 2:
            page.get_by_role("button", name="Next game").click()
            page.locator(BID).first.wait_for()
    assert len(addresses) == 3
    key = page.url.rsplit("/", 1)[-1].partition("?")[0]
    info = page.request.get(f"/api/tables/{key}").json()
    scores = [one["scores"] for one in info["series"]]
    assert len(scores) == 3
    assert info["totals"] == [sum(points) for points in zip(*scores, strict=True)]
    expect(page.get_by_role("button", name="Next game")).to_have_count(0)
