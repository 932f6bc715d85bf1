"""The game for those who do not see it: everything has a role and a name, and keys reach it."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.hands import just_play, moment, settle

LONGEST_GAME = 400
CHOICES = re.compile(r"^(Build on|Pick up the settlement|Move it to|Use the|End your turn)")
WHO_WINS = re.compile(r"wins? with \d+ points|share the victory")


def test_a_whole_game_by_role_and_name(context: BrowserContext, page: Page) -> None:
    settle(context)
    page.goto("/")
    page.get_by_role("button", name="Play now: Kingdom Builder").click()
    just_play(page)
    choices = page.get_by_role("button", name=CHOICES, disabled=False)
    rematch = page.get_by_role("button", name="Rematch")
    clicks = 0
    while clicks < LONGEST_GAME:
        choices.first.or_(rematch).first.wait_for()
        if rematch.is_visible():
            break
        before = moment(page)
        # The last of them: the first hexes are nearest to each other, and the game would be short.
        choices.last.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(before) => document.querySelector('.table').dataset.moment !== before"
            " || document.querySelector('.prompt.res')",
            arg=before,
        )
        clicks += 1
    assert clicks > 25
    expect(page.get_by_text(WHO_WINS)).to_be_visible()
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_role("listitem").last).to_contain_text("The game is over")
    cell = page.get_by_role("button", name=re.compile(r"^Castles, Guest: \d+$"))
    expect(cell).to_be_visible()


def test_keys_alone_play_a_turn(context: BrowserContext, page: Page) -> None:
    """Tab reaches the board, arrows walk over what may be picked, Enter picks, U takes back."""
    settle(context)
    page.goto("/")
    page.get_by_role("button", name="Play now: Kingdom Builder").click()
    just_play(page)
    page.locator("main [role=button][aria-disabled=false]").first.wait_for()
    on_hex = "document.activeElement?.dataset?.target ?? ''"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(on_hex).startswith("cell:"):
            break
    first = page.evaluate(on_hex)
    assert first.startswith("cell:")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"(first) => ({on_hex}) !== first", arg=first)
    assert page.evaluate(on_hex).startswith("cell:")
    before = moment(page)
    page.keyboard.press("Enter")
    expect(page.locator(f'.table:not([data-moment="{before}"])')).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("2 more")
    page.keyboard.press("u")
    expect(page.locator(".prompt")).to_contain_text("Build 3")
