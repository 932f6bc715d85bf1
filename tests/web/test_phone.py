"""The table on a phone: 360 pixels wide, and everything needed for a choice in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.forms import first_of
from tests.web.hands import answered, begin, new_table, settle
from tests.web.house import House

ROWS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const ask = box(document.querySelector('.prompt .ask'));
  const middle = (one) => (box(one).top + box(one).bottom) / 2;
  const seen = [...document.querySelectorAll('.prompt button')].filter((one) => box(one).width);
  return seen.filter((one) => middle(one) < ask.top || middle(one) > ask.bottom)
    .map((one) => one.ariaLabel ?? one.innerText);
}"""
"""The buttons of the prompt that do not stand beside the question."""


@pytest.fixture(params=first_of("ru-RU", "en-US"))
def phone(browser: Browser, running: House, request: pytest.FixtureRequest) -> Iterator[Page]:
    context: BrowserContext = browser.new_context(
        base_url=running.address,
        locale=request.param,
        viewport={"width": 360, "height": 760},
        has_touch=True,
    )
    settle(context)
    yield context.new_page()
    context.close()


def test_the_prompt_is_one_line_of_question_and_button(phone: Page) -> None:
    """Undo stands in the bar there."""
    paper = {"sheets": ["2"], "favours": ["ally", "coin", "export"]}
    table = new_table(phone, "roll-and-write", hints=True, options=paper)
    begin(phone, table)
    phone.goto(f"/t/{table}")
    answered(phone, phone.locator(".favours button.open").first)
    before: str = phone.locator(".prompt .ask").text_content() or ""
    answered(phone, phone.locator('main [data-target="bridges:1"][role=button]'))
    expect(phone.locator(".prompt .choices button")).to_have_count(1)
    expect(phone.locator(".prompt .ask")).not_to_have_text(before)
    assert phone.evaluate(ROWS) == []

    answered(phone, phone.locator('.bar button:has(use[href="#undo"])'))
    expect(phone.locator(".prompt .ask")).to_have_text(before)


FITS = """() => {
  const list = document.querySelector('#sheet-settlement ol');
  const room = list.getBoundingClientRect();
  const out = [...list.querySelectorAll('button.open')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < room.top || box.bottom > room.bottom || box.right > room.right;
  });
  return [out.length, list.scrollWidth - list.clientWidth];
}"""
"""How many things to pick are out of sight on the Settlement sheet, and how far it is too wide."""


@pytest.mark.parametrize(("width", "height"), first_of((360, 760), (768, 1024)))
def test_the_settlement_sheet_shows_all_that_can_be_picked(
    phone: Page, width: int, height: int
) -> None:
    phone.set_viewport_size({"width": width, "height": height})
    paper = {"sheets": ["2"], "favours": ["ally", "coin", "export"]}
    table = new_table(phone, "roll-and-write", options=paper)
    begin(phone, table)
    phone.goto(f"/t/{table}")
    answered(phone, phone.locator(".favours button.open").first)
    phone.locator("#tab-settlement").click()
    expect(phone.locator("#sheet-settlement li")).to_have_count(6)
    expect(phone.locator("#sheet-settlement button.open").first).to_be_visible()
    assert phone.evaluate(FITS) == [0, 0]
