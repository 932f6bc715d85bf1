"""What a game was about, at its end: chances, turning points, marks, trying moves, playing on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.axe import faults
from tests.web.forms import themes
from tests.web.hands import OPEN_HEX, finished_table, settle
from tests.web.house import House

SIZES = {"wide": (1440, 900), "phone": (360, 760)}
sizes = pytest.mark.parametrize(
    "size", ["wide", pytest.param("phone", marks=pytest.mark.long)], ids=str
)


@pytest.fixture(scope="module")
def analysed(browser: Browser, running: House) -> str:
    """The token by which spectators look at a game whose analysis somebody has asked for."""
    with browser.new_context(base_url=running.address, locale="en-US") as context:
        settle(context)
        page = context.new_page()
        page.goto("/")
        table = finished_table(page, "eight-minute-empire")
        page.get_by_role("button", name="Analyse the game").click()
        page.locator(".chances path.line").first.wait_for()
        return str(page.request.get(f"/api/tables/{table}").json()["watch"])


def look(page: Page, token: str, size: str = "wide") -> None:
    """Open the end of the game."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/watch/{token}")
    if size == "phone":
        page.get_by_role("tab", name="Course").click()
    page.locator(".chances path.line").first.wait_for()


def judged(page: Page) -> None:
    """Go to a turning point at which something better is known."""
    for turning in page.locator(".chances ol button:not(:has(> .ic))").all():
        turning.click()
        note = page.locator(".judgement")
        expect(note).to_contain_text(turning.locator("span").first.inner_text())
        if note.get_by_role("button", name="Show it on the board").count():
            return
    raise AssertionError("no turning point has anything better")


@sizes
def test_graph_bars_turning_points_and_marks(
    analysed: str, context: BrowserContext, page: Page, size: str
) -> None:
    settle(context)
    look(page, analysed, size)
    expect(page.locator(".chances path.line")).to_have_count(2)
    expect(page.locator(".accounts section")).to_have_count(2)
    # At the end one has won, and what is shown adds up to that.
    graph = page.get_by_role("img", name=re.compile("^Chances of winning over the game"))
    expect(graph).to_be_visible()
    for told in page.locator(".accounts small").all_text_contents():
        numbers = [int(n.replace("−", "-")) for n in re.findall(r"([+−]?\d+)%", told)]
        assert len(numbers) == 6
        assert sum(numbers[:5]) == numbers[5]
        assert numbers[5] in (0, 50, 100)
    judged(page)
    expect(page.locator(".judgement .mark")).to_contain_text(
        re.compile("good|inaccuracy|mistake|blunder")
    )
    # The log of the game carries them too.
    if size == "wide":
        expect(page.locator(".lines .judged").first).to_be_visible()
    page.get_by_text("What the marks mean").click()
    expect(page.locator(".analysis details li")).to_have_count(5)
    expect(page.locator(".analysis details")).to_contain_text("10.0% or more")


@pytest.mark.parametrize("size", list(SIZES))
def test_the_board_stays_in_sight_when_a_turning_point_is_opened(
    analysed: str, context: BrowserContext, page: Page, size: str
) -> None:
    """No page scrolls at a table: what is long scrolls in its own panel."""
    settle(context)
    look(page, analysed, size)
    judged(page)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert page.locator("main.board").evaluate("board => board.getBoundingClientRect().top >= 0")


@sizes
def test_the_better_line_is_shown_on_the_board(
    analysed: str, context: BrowserContext, page: Page, size: str
) -> None:
    settle(context)
    look(page, analysed, size)
    judged(page)
    page.get_by_role("button", name="Show it on the board").click()
    bar = page.locator(".prompt.trial")
    expect(bar).to_contain_text("%")
    bar.get_by_role("button", name="Next step").click()
    expect(bar).to_contain_text("1 tried")
    bar.get_by_role("button", name="Take back").click()
    expect(bar).not_to_contain_text("tried")
    bar.get_by_role("button", name="Leave the free board").click()
    if size == "phone":  # beside the course of the game the verdict is a tab away
        page.get_by_role("tab", name="Score").click()
    expect(page.locator(".prompt.res")).to_be_visible()


@sizes
def test_moves_are_tried_and_chance_is_rolled_or_chosen(
    context: BrowserContext, page: Page, size: str
) -> None:
    settle(context)
    page.goto("/")
    width, height = SIZES[size]
    table = finished_table(page)
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/t/{table}?move=0")
    if size == "phone":
        page.get_by_role("tab", name="Course").click()
    page.get_by_role("button", name="Try moves").click()
    bar = page.locator(".prompt.trial")
    expect(bar).to_be_visible()
    for tried in range(1, 4):  # three settlements, then a card
        page.locator(OPEN_HEX).first.dispatch_event("click")
        expect(bar).to_contain_text(f"{tried} tried")
    expect(bar).to_contain_text("Chance decides")
    bar.get_by_role("combobox", name="Choose what comes").select_option(index=1)
    expect(bar).to_contain_text("4 tried")
    bar.get_by_role("button", name="Take back").click()
    bar.get_by_role("button", name="Let it come").click()
    expect(bar).to_contain_text("4 tried")


@sizes
def test_playing_on_from_the_middle(
    analysed: str, context: BrowserContext, page: Page, size: str
) -> None:
    settle(context)
    look(page, analysed, size)
    page.get_by_role("slider", name="Move").fill("10")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_role("combobox").nth(1).select_option("novice")
    sheet.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator("main.board")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("link", name="Goes on from move 10")).to_be_visible()


@themes
def test_axe_finds_nothing_serious(
    analysed: str, context: BrowserContext, page: Page, theme: str
) -> None:
    settle(context, theme=theme)
    look(page, analysed)
    judged(page)
    assert faults(page) == []
    page.get_by_role("button", name="Show it on the board").click()
    page.locator(".prompt.trial").wait_for()
    assert faults(page) == []
