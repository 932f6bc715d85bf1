"""The tab says how many tables wait, on every page."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.hands import begin, new_table, settle


def test_title_and_icon_count_the_tables_that_wait(context: BrowserContext, page: Page) -> None:
    """Both seats of the toy are mine, so that each table waits until it is over."""
    settle(context)
    icon = page.locator("link[rel=icon]")
    for waiting in (1, 2):
        table = new_table(page, "toy", "me")
        begin(page, table)
        for address in ("/", "/new/founders", "/upload", f"/t/{table}"):
            page.goto(address)
            expect(page).to_have_title(re.compile(rf"^\({waiting}\) "))
            expect(icon).to_have_attribute("href", re.compile(rf"%3E{waiting}%3C%2Ftext"))
    answer = page.request.post(f"/api/tables/{table}/resign", data={"level": "random"})
    assert answer.ok, answer.text()
    expect(page).to_have_title(re.compile(r"^\(1\) "))


def test_a_table_that_nobody_came_to_is_given_up_on_the_shelf(
    context: BrowserContext, page: Page
) -> None:
    settle(context)
    table = new_table(page, "founders", "open")
    page.goto("/")
    page.get_by_role("button", name="Give up this table: Founders of the Empire").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.locator(f".cont a[href='/t/{table}']")).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}").status == 404


def test_the_client_can_be_installed(context: BrowserContext, page: Page) -> None:
    """Chromium finds nothing wrong with it, only that the window of a test is private."""
    page.goto("/")
    tools = context.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest")
    assert found["errors"] == []
    wrong = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in wrong} <= {"in-incognito"}
