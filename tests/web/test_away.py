"""Coming back: what the others did meanwhile, and the same seats on another device."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.hands import begin, click_once, new_table, settle
from tests.web.house import House

OVER_THE_BOARD = """() => {
  const note = document.querySelector('.told').getBoundingClientRect();
  const board = document.querySelector('main.board').getBoundingClientRect();
  return note.bottom > board.top;
}"""


def play_until_the_other_is_asked(page: Page) -> None:
    """Nobody knows who begins: play on while it is my turn."""
    mine = page.locator(".prompt:not(.theirs, .lost)")
    theirs = page.locator(".prompt.theirs")
    mine.or_(theirs).first.wait_for()
    while mine.count():
        click_once(page)
        mine.or_(theirs).first.wait_for()


def test_what_happened_meanwhile_is_told_on_return(browser: Browser, running: House) -> None:
    with (
        browser.new_context(base_url=running.address, locale="en-US") as first,
        browser.new_context(base_url=running.address, locale="en-US") as second,
    ):
        settle(first, speed="slow")
        settle(second)
        anna, boris = first.new_page(), second.new_page()
        anna.goto("/")
        table = new_table(anna, "kingdom-builder", "open")
        invite = anna.request.get(f"/api/tables/{table}").json()["invite"]
        boris.goto("/")
        boris.request.put("/api/me", data={"name": "Boris"})
        assert boris.request.post(f"/api/invites/{invite}", data={}).ok
        begin(anna, table)
        anna.goto(f"/t/{table}")
        play_until_the_other_is_asked(anna)
        anna.goto("/")
        expect(anna.get_by_text("waiting for Boris")).to_be_visible()
        boris.goto(f"/t/{table}")
        play_until_the_other_is_asked(boris)
        expect(anna.get_by_text("your turn")).to_be_visible()

        # She comes back: move after move is told, beside the board, and nothing is in her way.
        anna.get_by_role("link", name="Play", exact=True).click()
        note = anna.locator(".told")
        expect(note).to_contain_text(re.compile(r"While you were away: \d+ of \d+"))
        expect(note).to_contain_text("Boris")
        assert not anna.evaluate(OVER_THE_BOARD)
        anna.get_by_role("button", name="Rules").click()
        expect(anna.get_by_role("dialog", name="Rules")).to_be_visible()
        expect(note).to_have_count(0)
        # It is told once.
        anna.reload()
        anna.locator("main [role=button][aria-disabled=false]").first.wait_for()
        expect(note).to_have_count(0)


def test_another_device_takes_the_seats_over(browser: Browser, running: House) -> None:
    with (
        browser.new_context(base_url=running.address, locale="en-US") as first,
        browser.new_context(base_url=running.address, locale="en-US") as second,
    ):
        settle(first)
        settle(second)
        old, new = first.new_page(), second.new_page()
        old.goto("/")
        begin(old, new_table(old, "kingdom-builder", "bot"))
        old.goto("/device")
        old.get_by_role("button", name="Make a link").click()
        link = old.get_by_label("Link for the other device").input_value()
        new.goto(link)
        new.get_by_role("button", name="Go on here").click()
        expect(new.get_by_text("Your seats are here now.")).to_be_visible()
        new.get_by_role("link", name=re.compile("^(Play|Look)$")).first.click()
        expect(new.locator(".prompt")).to_be_visible()
        new.goto(link)
        new.get_by_role("button", name="Go on here").click()
        expect(new.get_by_text("was used already")).to_be_visible()
