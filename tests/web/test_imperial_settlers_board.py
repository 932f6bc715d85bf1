"""Imperial Settlers played by clicks in a real browser: with a bot and alone, wide and narrow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.axe import faults
from tests.web.forms import themes
from tests.web.hands import OVER, SURE, begin, moment, new_table, settle
from tests.web.house import House

TITLE = "imperial-settlers"
ON_BOARD = (
    "main [data-target].open:visible, main [data-choice].open:visible, main .tray .one:visible"
)
BUTTONS = ".prompt:not(.theirs) .choices button:enabled"
PASS = f"{BUTTONS} >> text=Pass"
ACTIONS = 4
"""So many clicks a round before one passes: enough to see something, and an end is in sight."""
LONGEST_GAME = 400


def sit_down(page: Page, *others: str, **options: Any) -> None:
    """A table with these others, begun and open."""
    page.goto("/")
    table = new_table(page, TITLE, *others, options=options)
    begin(page, table)
    page.goto(f"/t/{table}")


def asked(page: Page) -> Locator:
    """Wait until there is something to click, or the end."""
    page.locator(f"{ON_BOARD}, {BUTTONS}, {OVER}").first.wait_for()
    return page.locator(ON_BOARD)


def click(page: Page, thing: Locator) -> None:
    """Click; where the card is held up to choose from, choose; where it is asked whether one is
    sure, be sure; wait until it has been played."""
    before = moment(page)
    thing.click()
    changed = "document.querySelector('.table')?.dataset.moment !== before"
    over = f"document.querySelector('{OVER}')"
    held = "document.querySelector('.closer.held .choice')"
    sure = f"document.querySelector('{SURE}')"
    page.wait_for_function(f"(before) => {changed} || {over} || {held} || {sure}", arg=before)
    choice = page.locator(".closer.held .choice")
    if choice.count():
        choice.first.click()
        page.wait_for_function(f"(before) => {changed} || {over} || {sure}", arg=before)
    if page.locator(SURE).count() and moment(page) == before:
        page.locator(SURE).click()
        page.wait_for_function(f"(before) => {changed} || {over}", arg=before)


class Player:
    """Clicks what glows first, builds rather than anything else, and passes before long."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self.this_round = 0
        self.phases: set[str] = set()

    def plays(self) -> bool:
        """One click; whether there was one to make."""
        page = self.page
        things = asked(page)
        if page.locator(OVER).count():
            return False
        self.phases.add(page.locator(".settlers").get_attribute("data-phase") or "")
        may_pass = page.locator(PASS)
        if may_pass.count() and self.this_round >= ACTIONS:
            self.this_round = 0
            click(page, may_pass.first)
        else:
            self.this_round += may_pass.count()
            hand = page.locator("main .hand .open:visible")
            found = hand if hand.count() else things
            click(page, found.first if found.count() else page.locator(BUTTONS).first)
        self.clicks += 1
        assert self.clicks < LONGEST_GAME
        return True


def until(player: Player, selector: str) -> None:
    """Play until this is there when it is my turn."""
    asked(player.page)
    while not player.page.locator(selector).count():
        assert player.plays()
        asked(player.page)


def test_a_whole_game_by_clicks(context: BrowserContext, page: Page) -> None:
    settle(context)
    sit_down(page, "bot")
    player = Player(page)
    while player.plays():
        pass
    assert player.clicks > 20
    assert player.phases >= {"setup", "lookout", "action"}

    # The scores are the sums of their lines, and a line lights its cards where they stand.
    for column in (2, 3):
        cells = page.locator(f".sc tbody tr td:nth-child({column}) b").all_inner_texts()
        total = page.locator(f".sc tfoot td:nth-child({column}) b").inner_text()
        assert sum(int(cell) for cell in cells) == int(total)
    line = page.locator(".sc td button:enabled")
    if line.count():
        line.first.click()
        expect(page.locator(".settlers .side-of:not([hidden]) .loc.lit").first).to_be_visible()


@pytest.mark.long
def test_a_whole_solo_game_by_clicks(context: BrowserContext, page: Page) -> None:
    settle(context)
    sit_down(page)
    player = Player(page)
    while player.plays():
        # The opponent's cards lie open: his locations, the line of attacks, what they would hit.
        if player.clicks == 5:
            asked(page)
            page.get_by_role("tab", name="Virtual opponent").click()
            expect(page.locator("main .line button").first).to_be_visible()
            expect(page.locator("main .threats li").first).to_be_visible()
            page.locator("main .whose [role=tab]").first.click()
    assert player.clicks > 20
    expect(page.locator(".end")).to_contain_text(re.compile("Won: |Lost: "))
    expect(page.locator(".end")).to_contain_text("Trophies")


@pytest.fixture
def phone(browser: Browser, running: House) -> Iterator[Page]:
    size: Any = {"width": 360, "height": 760}
    with browser.new_context(
        base_url=running.address, locale="en-US", viewport=size, has_touch=True
    ) as context:
        settle(context)
        yield context.new_page()


@pytest.mark.long
def test_a_whole_game_on_a_phone(phone: Page) -> None:
    sit_down(phone, "bot")
    player = Player(phone)
    while player.plays():
        # No page scrolls sideways, and my hand is on the screen.
        width = phone.evaluate("document.documentElement.scrollWidth")
        assert width <= 360
    assert player.clicks > 20
    expect(phone.locator(OVER)).to_be_visible()


def test_on_a_phone_a_card_is_read_before_it_is_played(phone: Page) -> None:
    sit_down(phone, "bot", factions=["romans", "egyptians"])
    card = asked(phone).first
    name = phone.locator(".tray .loc .hd b").first.inner_text()
    before = moment(phone)
    card.click()
    closer = phone.get_by_role("dialog", name=name)
    expect(closer).to_contain_text("Cost:")
    assert moment(phone) == before
    closer.get_by_role("button", name=re.compile("^Take")).click()
    expect(phone.locator(".hand .loc", has_text=name).first).to_be_visible()


def test_a_choice_within_a_choice_can_be_undone(context: BrowserContext, page: Page) -> None:
    """Five workers of the Barbarians are more than a pair: after one the next is asked for."""
    settle(context)
    sit_down(page, "bot", factions=["barbarians", "romans"])
    until(Player(page), PASS)
    workers = page.locator(".settlers > .supply .goods b").first
    expect(workers).to_have_text("5")
    page.get_by_role("button", name="Exchange two workers for a wood").click()
    expect(page.locator(".prompt")).to_contain_text("another pair")
    expect(workers).to_have_text("3")
    page.keyboard.press("u")
    expect(workers).to_have_text("5")
    expect(page.locator(PASS)).to_be_visible()


def test_an_unaffordable_card_says_what_is_missing(context: BrowserContext, page: Page) -> None:
    """The Romans have no location yet: no faction card that asks for one can be built."""
    settle(context)
    sit_down(page, "bot", factions=["romans", "barbarians"])
    until(Player(page), PASS)
    dear = page.locator(".hand .loc.lacking:not(.open)")
    expect(dear.first).to_be_visible()
    expect(dear.first.locator(".miss")).to_contain_text("lacks")
    dear.first.hover()
    expect(page.locator(".closer")).to_contain_text("Cost:")


def test_another_empire_opens_beside_my_hand(context: BrowserContext, page: Page) -> None:
    settle(context)
    sit_down(page, "bot", "bot", factions=["romans", "barbarians", "japanese"])
    asked(page)
    page.locator('[data-here^="Look at the empire of"]').first.click()
    expect(page.locator("main .strip:visible .who")).to_contain_text("Barbarians")
    expect(page.locator("main .hand .loc").first).to_be_visible()
    page.locator("main .whose [role=tab]").first.click()
    expect(page.locator("main .strip:visible .who")).to_contain_text("Romans")


@themes
def test_axe_finds_nothing_serious(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme, speed="fast")
    page = context.new_page()
    sit_down(page, "bot")
    asked(page)
    assert faults(page) == []  # factions to choose from
    player = Player(page)
    until(player, ".tray .cards .open")
    assert faults(page) == []  # the Lookout
    until(player, PASS)
    assert faults(page) == []  # a turn
    page.set_viewport_size({"width": 360, "height": 760})
    page.locator(".hand .loc").first.click()
    expect(page.locator(".closer.held")).to_be_visible()
    assert faults(page) == []  # a card held up, on a phone
