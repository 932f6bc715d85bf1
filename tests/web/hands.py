"""What people do with a page: open it, set it up, play."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

OPEN_HEX = "main [role=button][aria-disabled=false]"
ANY_CHOICE = f"{OPEN_HEX}, .prompt .choices button:enabled, main [data-choice]"
OVER = ".prompt.res"
SURE = ".prompt:not(.res) > .btn.main"
LEVELS = ("novice", "apprentice", "master", "emperor")


def settle(context: BrowserContext, **settings: Any) -> None:
    """Settings of this browser, as if chosen before; others' moves and hints come quickly."""
    usual = {"speed": "off", "auto": False, "adviser": "novice", "opponent": "novice"}
    kept = json.dumps({**usual, **settings})
    context.add_init_script(
        "if (!localStorage.getItem('pentarchy-settings'))"
        f" localStorage.setItem('pentarchy-settings', {json.dumps(kept)})"
    )


def play_now(page: Page, game: str = "Kingdom Builder") -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game}").click()
    just_play(page)
    expect(page.locator(".prompt")).to_be_visible()


def just_play(page: Page) -> None:
    """Who plays a game for the first time is offered its lesson: not now."""
    offer = page.get_by_role("button", name="Just play")
    offer.or_(page.locator(".prompt")).first.wait_for()
    if offer.count():
        offer.click()


def new_table(page: Page, title: str, *others: str, **wish: Any) -> str:
    """Set a table through the server: me and others, a bot by its level or any. Its id."""
    seats = [{"kind": "me"}, *map(_seat, others)]
    page.request.put("/api/me", data={"name": "Anna"})
    answer = page.request.post("/api/tables", data={"title": title, "seats": seats, **wish})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def _seat(who: str) -> dict[str, str]:
    if who == "bot":
        return {"kind": "bot", "level": "random"}
    return {"kind": "bot", "level": who} if who in LEVELS else {"kind": who}


def begin(page: Page, table: str) -> None:
    answer = page.request.post(f"/api/tables/{table}/start")
    assert answer.ok, answer.text()


def finished_table(page: Page, title: str = "kingdom-builder", other: str = "bot") -> str:
    """A game that bots have played to its end, opened by who set it up. Its id."""
    table = new_table(page, title, other, hints=True)
    begin(page, table)
    answer = page.request.post(f"/api/tables/{table}/resign", data={"level": "random"})
    assert answer.ok, answer.text()
    page.goto(f"/t/{table}")
    page.locator(OVER).wait_for()
    page.locator(".crs input[type=range]").wait_for(state="attached")
    return table


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
    choice = hexes.first if hexes.count() else page.locator(ANY_CHOICE).first
    answered(page, choice)
    return True


def moment(page: Page) -> str:
    """Whose eyes the table is seen with, and how much that seat has done."""
    return page.locator(".table").get_attribute("data-moment") or ""


def answered(page: Page, choice: Locator) -> None:
    """Click, once, say yes where that is asked, and wait until it has been played or the game is
    over."""
    before = moment(page)
    choice.click()
    sure = page.locator(SURE)
    try:
        _until_answered(page, before, f"{OVER}, {SURE}")
        if sure.count() and moment(page) == before:
            sure.click()
            _until_answered(page, before, OVER)
    except PlaywrightTimeout:
        said = " | ".join(page.locator(".prompt, .refusal, [role=alert]").all_inner_texts())
        raise AssertionError(
            f"nothing came of a click on {choice}, the page says: {said}"
        ) from None


def _until_answered(page: Page, before: str, others: str) -> None:
    page.wait_for_function(
        "([before, others]) => document.querySelector('.table')?.dataset.moment !== before"
        " || document.querySelector(others)",
        arg=[before, others],
    )


def advised(page: Page) -> bool:
    """Do what a bot would do, in any game; whether there was anything to do."""
    mine = page.locator(".prompt:not(.theirs, .lost)")
    mine.first.wait_for()
    if page.locator(OVER).count():
        return False
    page.locator(".prompt .hint").click()
    note = page.locator(".hint-note")
    note.or_(page.locator(OVER)).first.wait_for()
    if not note.count():
        return False
    answered(page, note.locator(".btn.do"))
    return True
