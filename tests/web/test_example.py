"""A game from outside the tree in the browser: on the generic board, found by its entry point."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.packages import EXAMPLE, install
from tests.web.hands import OVER, begin, click_once, new_table, settle
from tests.web.house import House, house


@pytest.fixture(scope="module")
def running(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has the example installed."""
    site = install(EXAMPLE, tmp_path_factory.mktemp("lanterns"))
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PENTARCHY_SHELF")
        patch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        with house(tmp_path_factory.mktemp("house")) as found:
            yield found


def test_the_example_is_played_to_its_end(context: BrowserContext, page: Page) -> None:
    """Five turns, as rule 3.1 says, each one click on a lamp or a button."""
    settle(context)
    table = new_table(page, "lanterns", "bot")
    begin(page, table)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt")).to_contain_text("Light a lamp, or take one")
    clicks = 0
    while click_once(page):
        clicks += 1
        assert clicks <= 5
    assert clicks == 5
    expect(page.locator(OVER)).to_be_visible()
    assert "lamp:" not in page.locator("main").inner_text().replace("a lamp: ", "")
