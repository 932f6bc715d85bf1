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
