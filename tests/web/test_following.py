"""What the others do can be followed: step by step, at one's own pace, and once more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.hands import (
    ANY_CHOICE,
    OPEN_HEX,
    advised,
    begin,
    click_once,
    moment,
    new_table,
    settle,
)
from tests.web.house import House

# Notes every sentence that is told at once, with how many pieces lie on the board then; what is
# marked two frames later, where the step still stands (a busy machine draws fewer frames).
NOTING = """() => {
  window.told = [];
  const note = () => {
    const line = document.querySelector('.told span')?.textContent.trim() ?? '';
    const last = window.told.at(-1);
    const numbers = [...document.querySelectorAll('.marks b')].map((one) => one.textContent);
    if (line === (last?.line ?? '')) {
      if (line && numbers.length > last.numbers.length) last.numbers = numbers;
      return;
    }
    const pieces = document.querySelectorAll('.pieces .piece').length;
    const step = {line, pieces, rings: null, numbers, flying: 0};
    window.told.push(step);
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (window.told.at(-1) !== step) return;
      step.rings = document.querySelectorAll('.marks i').length;
      step.flying = document.querySelectorAll('.marks .fly').length;
    }));
  };
  new MutationObserver(note)
    .observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
MINE = ".prompt:not(.theirs, .lost)"
# At the slow pace: then a step goes only when it is sent away.
STAYING = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) =>
    [1600, 720].includes(Math.round(after)) ? 0 : later(what, after, ...more);
})()"""


@contextmanager
def looking(browser: Browser, running: House, width: int = 1440, **more: Any) -> Iterator[Page]:
    """A page of somebody who looks on at a quick pace."""
    size: Any = {"width": width, "height": 900 if width > 700 else 760}
    motion = more.pop("reduced_motion", "no-preference")
    with browser.new_context(
        base_url=running.address, locale="en-US", viewport=size, reduced_motion=motion
    ) as context:
        settle(context, **{"speed": "fast", **more})
        page = context.new_page()
        page.goto("/")
        yield page


def sit(page: Page, title: str, *others: str, **wish: Any) -> None:
    table = new_table(page, title, *(others or ("bot",)), **wish)
    begin(page, table)
    page.goto(f"/t/{table}")
    page.locator(MINE).first.wait_for()


def play_my_turn(page: Page) -> None:
    """Three settlements of Kingdom Builder; then it is the other's turn."""
    for _ in range(3):
        click_once(page)


def told(page: Page) -> list[dict[str, Any]]:
    """What was told until it is my turn again; a slow bot leaves gaps between its steps."""
    page.locator(".told").first.wait_for()
    page.locator(MINE).first.wait_for()
    expect(page.locator(".told")).to_have_count(0)
    found: list[dict[str, Any]] = page.evaluate("window.told")
    return [one for one in found if one["line"]]


def test_every_step_is_shown_in_its_order(browser: Browser, running: House) -> None:
    with looking(browser, running) as page:
        sit(page, "kingdom-builder")
        page.evaluate(NOTING)
        play_my_turn(page)
        builds = [one for one in told(page) if "builds on" in one["line"]]
        assert len(builds) >= 3
        # With each line one more piece stands on the board, and its place is ringed.
        first = builds[0]["pieces"]
        assert [one["pieces"] for one in builds] == list(range(first, first + len(builds)))
        seen = [one["rings"] for one in builds if one["rings"] is not None]
        assert seen
        assert all(seen)
        # The log tells the same, in the same order.
        lines = [line.strip() for line in page.locator(".log li").all_inner_texts()]
        places = [lines.index(one["line"]) for one in builds]
        assert places == sorted(places)

        # Once more, with the board as it was then.
        page.evaluate("window.told = []")
        page.get_by_role("button", name="last turn again").first.click()
        again = [one for one in told(page) if "builds on" in one["line"]]
        assert [one["pieces"] for one in again] == [one["pieces"] for one in builds]
        assert "Once more: 1 of" in again[0]["line"]


def test_my_own_click_does_not_wait(browser: Browser, running: House) -> None:
    with looking(browser, running, speed="slow") as page:
        # Only from my turn on: a bot that begins would be told for ever.
        sit(page, "kingdom-builder")
        page.evaluate(STAYING)
        play_my_turn(page)
        page.locator(".told").wait_for()
        before = moment(page)
        page.locator("main [data-target]").nth(210).click(force=True)
        expect(page.locator(".told")).to_have_count(0)
        # It was played, or it was said why it cannot be.
        page.wait_for_function(
            "(before) => document.querySelector('.tip.why')"
            " || document.querySelector('.table').dataset.moment !== before",
            arg=before,
        )
        # A key goes on at once as well. Who has won a tile ends the turn by a button.
        page.keyboard.press("Escape")
        told = page.locator(".told")
        mine_or_told = page.locator(f"{ANY_CHOICE}, .told").first
        mine_or_told.wait_for()
        while not told.count():
            click_once(page)
            mine_or_told.wait_for()
        page.keyboard.press("Escape")
        page.locator(OPEN_HEX).first.wait_for()


def test_still_marks_for_who_wants_nothing_to_move(browser: Browser, running: House) -> None:
    with looking(browser, running, reduced_motion="reduce") as page:
        sit(page, "kingdom-builder")
        page.evaluate(NOTING)
        play_my_turn(page)
        builds = [one for one in told(page) if "builds on" in one["line"]]
        assert not any(one["flying"] for one in builds)
        assert len(builds[-1]["numbers"]) >= 3  # every step of the turn keeps its number


def test_on_a_phone_the_line_stands_under_the_bar_and_the_realm_comes_into_view(
    browser: Browser, running: House
) -> None:
    with looking(browser, running, 360, speed="slow") as page:
        page.add_init_script(STAYING)
        sit(page, "founders", "novice", hints=True)
        strip = page.locator(".told")
        strip.or_(page.locator(MINE)).first.wait_for()
        while not strip.filter(has_text="attaches").count():
            if strip.count():
                page.evaluate("document.querySelector('.told')?.click()")
            elif page.locator(MINE).count():
                advised(page)
            strip.or_(page.locator(MINE)).first.wait_for()
        shown = page.locator(".whose[aria-pressed=true]")
        expect(shown).to_have_text("Novice")
        assert page.locator(".marks i").count() >= 1
        box, bar = strip.bounding_box(), page.locator(".bar").bounding_box()
        assert box is not None
        assert bar is not None
        assert abs(box["y"] - (bar["y"] + bar["height"])) < 2
        strip.click()  # and goes on at once
        expect(strip.filter(has_text="attaches")).to_have_count(0)
