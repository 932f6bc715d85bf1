"""Several people on one screen: it is covered only where one could see what is not for them."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.hands import answered, begin, click_once, moment, my_turn, new_table, settle
from tests.web.test_founders import click_something

COVER = ".hot-seat"
CHOICE = "main [data-choice]"


def shared(page: Page, title: str, **wish: object) -> None:
    table = new_table(page, title, "me", **wish)
    begin(page, table)
    page.goto(f"/t/{table}")


def test_an_open_book_is_never_covered(context: BrowserContext, page: Page) -> None:
    """Founders: whoever is on turn sees what all see, so the screen just goes on."""
    settle(context)
    shared(page, "founders")
    eyes: set[str] = set()
    while len(eyes) < 2:
        assert click_something(page)  # which a cover would be in the way of
        eyes.add(moment(page).split("/")[0])
    expect(page.locator(COVER)).to_have_count(0)


def test_a_hidden_card_of_the_next_turn_needs_no_cover(context: BrowserContext, page: Page) -> None:
    """Kingdom Builder: the card of whoever is on turn lies open, the others' are never shown."""
    settle(context)
    shared(page, "kingdom-builder")
    my_turn(page)
    first = moment(page).split("/")[0]
    while moment(page).split("/")[0] == first:
        expect(page.locator(COVER)).to_have_count(0)
        click_once(page)
    my_turn(page)
    expect(page.locator(COVER)).to_have_count(0)


def test_a_secret_bid_is_covered_until_the_others_have_looked_away(
    context: BrowserContext, page: Page
) -> None:
    """The toy: sealed bids, then hands; each time the screen changes hands it is covered."""
    settle(context)
    shared(page, "toy")
    for name in ("Anna 1", "Anna 2"):
        cover = page.get_by_role("dialog", name=f"Pass the screen to {name}")
        expect(cover).to_be_visible()
        expect(page.locator(CHOICE)).to_have_count(0)
        cover.get_by_role("button", name=re.compile(name)).click()
        expect(page.locator(COVER)).to_have_count(0)
        if name == "Anna 1":
            answered(page, page.locator(CHOICE).first)
