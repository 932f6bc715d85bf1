"""No click is lost: not the second of two, and not the one made without a network."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.hands import OPEN_HEX, begin, moment, new_table, settle

# Two neighbours in one row, for what is built second must touch what was built first.
TWO_AT_ONCE = """(selector) => {
  const open = new Map([...document.querySelectorAll(selector)].map((hex) =>
    [hex.dataset.target, hex]));
  const beside = (target) => target.replace(/\\d+$/, (column) => Number(column) + 1);
  const one = [...open.keys()].find((target) => open.has(beside(target)));
  for (const target of [one, beside(one)])
    open.get(target).dispatchEvent(new MouseEvent('click', {bubbles: true}));
}"""
MINE = ".prompt:not(.theirs, .lost)"


def sit(page: Page, context: BrowserContext) -> None:
    settle(context)
    page.goto("/")
    table = new_table(page, "kingdom-builder", "bot")
    begin(page, table)
    page.goto(f"/t/{table}")
    page.locator(OPEN_HEX).first.wait_for()


def test_two_quick_clicks_are_two_picks(page: Page, context: BrowserContext) -> None:
    sit(page, context)
    seat, nth = moment(page).split("/")
    page.evaluate(TWO_AT_ONCE, OPEN_HEX)
    expect(page.locator(".table")).to_have_attribute("data-moment", f"{seat}/{int(nth) + 2}")


def test_a_click_without_a_network_waits_and_is_sent(page: Page, context: BrowserContext) -> None:
    sit(page, context)
    before = moment(page)
    target = page.locator(OPEN_HEX).first.get_attribute("data-target")
    context.set_offline(True)
    lost = page.locator(".prompt.lost")
    expect(lost).to_be_visible()
    page.locator(f'main [data-target="{target}"]').click(force=True)
    expect(lost).to_contain_text("Your click waits")
    assert moment(page) == before
    context.set_offline(False)
    page.locator(MINE).or_(page.locator(".prompt.theirs")).first.wait_for()
    expect(page.locator(".table")).not_to_have_attribute("data-moment", before)
