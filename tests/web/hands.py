"""What people do with a page: open it, set it up, play."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

OPEN_HEX = "main [role=button][aria-disabled=false]"
ANY_CHOICE = f"{OPEN_HEX}, .prompt .choices button:enabled"
OVER = ".prompt.res"


def settle(context: BrowserContext, **settings: Any) -> None:
    """Settings of this browser, as if chosen before; others' moves come at once."""
    kept = json.dumps({"speed": "off", **settings})
    context.add_init_script(
        "if (!localStorage.getItem('pentarchy-settings'))"
        f" localStorage.setItem('pentarchy-settings', {json.dumps(kept)})"
    )


def play_now(page: Page, game: str = "Kingdom Builder") -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game}").click()
    expect(page.locator(".prompt")).to_be_visible()


def my_turn(page: Page) -> Locator:
    """Something to click on, or the end of the game."""
    found = page.locator(f"{ANY_CHOICE}, {OVER}")
    found.first.wait_for()
    return found


def click_once(page: Page) -> bool:
    """Pick the first thing that may be picked; whether there was one."""
    my_turn(page)
    if page.locator(OVER).count():
        return False
    hexes = page.locator(OPEN_HEX)
    before = page.locator(".log .lines li").count()
    choice = hexes.first if hexes.count() else page.locator(ANY_CHOICE).first
    choice.click()
    page.wait_for_function(
        "([lines, over]) => document.querySelectorAll('.log .lines li').length !== lines"
        " || document.querySelector(over)",
        arg=[before, OVER],
    )
    return True
