"""Talking at a table: phrases that each reads in their own language, and who is heard."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.hands import settle
from tests.web.house import House
from tests.web.test_time import two


def test_a_phrase_crosses_languages_and_a_person_can_be_muted(
    browser: Browser, running: House
) -> None:
    with two(browser, running) as (_, (first, _), anna, boris):
        settle(first)
        for page in (anna, boris):
            page.get_by_role("tab", name="Chat").click()
        boris.get_by_role("button", name="Русский").click()
        anna.get_by_role("button", name="Phrases and signs").click()
        anna.get_by_role("button", name="Good luck!").click()
        expect(anna.locator("[role=log]")).to_contain_text("Good luck!")
        expect(boris.locator("[role=log]")).to_contain_text("Удачи!")
        boris.get_by_role("button", name="Кого слышно").click()
        boris.get_by_text("Слышать: Anna").click()
        expect(boris.locator("[role=log]")).not_to_contain_text("Удачи!")
        boris.reload()
        boris.get_by_role("tab", name="Разговор").click()
        boris.locator("[role=log] .empty").wait_for()


def test_on_a_phone_a_new_line_is_seen_and_stays_read(browser: Browser, running: House) -> None:
    with two(browser, running) as (_, _, anna, boris):
        boris.set_viewport_size({"width": 360, "height": 760})
        boris.get_by_role("button", name="Log", exact=True).wait_for()
        anna.get_by_role("tab", name="Chat").click()
        said = anna.get_by_placeholder("Say something")
        for line in ("Hello", "Your turn soon"):
            said.fill(line)
            said.press("Enter")
            expect(anna.get_by_role("log", name="Chat")).to_contain_text(line)
        boris.get_by_role("button", name="Log, 2 new lines of the chat").click()
        boris.get_by_role("tab", name="Chat").click()
        expect(boris.get_by_role("log", name="Chat")).to_contain_text("Your turn soon")
        boris.reload()
        boris.get_by_role("button", name="Log", exact=True).wait_for()
        anna.reload()
        expect(anna.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
