"""Another colour for a seat, and everybody sees it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.hands import begin, my_turn, new_table, settle


def test_a_table_is_set_in_the_chosen_colours(context: BrowserContext, page: Page) -> None:
    """No two are alike: who had the colour takes the one that is given up."""
    settle(context)
    page.goto("/")
    page.request.put("/api/me", data={"name": "Anna"})
    page.goto("/new/kingdom-builder")
    page.get_by_role("button", name="Colour of seat 1: Vermilion").click()
    page.get_by_role("button", name="Cobalt", exact=True).click()
    expect(page.get_by_role("button", name="Colour of seat 1: Cobalt")).to_be_focused()
    expect(page.get_by_role("button", name="Colour of seat 2: Vermilion")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    my_turn(page)
    crests = page.locator(".players .crest use")
    expect(crests.first).to_have_attribute("href", "#crest-2")
    expect(crests.last).to_have_attribute("href", "#crest-1")


def test_in_the_lobby_one_takes_a_colour_that_nobody_has(
    context: BrowserContext, page: Page
) -> None:
    settle(context)
    table = new_table(page, "kingdom-builder", "bot")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Colour of seat 1: Vermilion").click()
    page.get_by_role("button", name="Graphite", exact=True).click()
    expect(page.get_by_role("button", name="Colour of seat 1: Graphite")).to_be_visible()
    begin(page, table)
    my_turn(page)
    expect(page.locator(".players .crest use").first).to_have_attribute("href", "#crest-5")
