"""Nothing pictured is unexplained: by pointer, keyboard and finger, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import pentarchy
from pentarchy.speech import Speech
from tests.web.forms import first_of
from tests.web.hands import begin, new_table, settle
from tests.web.house import House

TITLES = (
    "kingdom-builder",
    "eight-minute-empire",
    "founders",
    "roll-and-write",
    "imperial-settlers",
)
TIP = ".tip.about"
SEEN = """() => {
  const seen = [];
  for (const use of document.querySelectorAll('main use, aside.side use')) {
    const box = use.getBoundingClientRect();
    if (!box.width || use.closest('.sprite, .log, [hidden]')) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || !use.closest('main, aside')?.contains(top)) continue;
    const marked = top.closest('[data-about], [data-target]');
    const drawing = use.getAttribute('href').slice(1);
    const scene = drawing.startsWith('scene-');
    const icon = scene ? 'icon:scene' : `icon:${drawing.replace(/-\\d+$/, '')}`;
    const { about, target } = marked?.dataset ?? {};
    seen.push([icon, about ?? target ?? icon]);
  }
  return seen;
}"""
"""Every drawing in sight, with the things that its place on the screen tells about."""


def sit(page: Page, title: str, **wish: Any) -> str:
    table = new_table(page, title, "novice", **wish)
    begin(page, table)
    page.goto(f"/t/{table}")
    page.locator("main [data-target]").first.wait_for(state="attached")
    page.locator(".prompt:not(.theirs, .lost)").wait_for()
    return table


@pytest.mark.parametrize("title", TITLES)
def test_what_lies_under_the_pointer_is_explained(page: Page, context: Any, title: str) -> None:
    """Wherever a drawing can be pointed at, something is said, in both languages."""
    settle(context)
    sit(page, title)
    seen = page.evaluate(SEEN)
    assert len(seen) > 5
    for language in ("en", "ru"):
        speech = Speech(language, pentarchy.game(title))
        for icon, told in seen:
            assert any(speech.about(thing) for thing in told.split()), (language, icon, told)


def test_a_pointer_that_rests_is_told_what_it_is_on(page: Page, context: Any) -> None:
    settle(context)
    sit(page, "kingdom-builder", options={"setup": "first-game"})
    tavern = page.locator("main [data-about*='location:tavern']").first
    tavern.hover()
    tip = page.locator(TIP)
    expect(tip).to_contain_text("Tavern")
    expect(tip).to_contain_text("who builds beside it takes one of its tiles")
    tip.get_by_role("button", name="Rule 5.1").click()
    expect(page.locator('.sheet [data-rule="5.1"].cited')).to_be_in_viewport()


def test_buttons_of_the_prompt_say_what_they_do(page: Page, context: Any) -> None:
    """By pointer, and with the focus of the keyboard."""
    settle(context)
    sit(page, "kingdom-builder", hints=True)
    button = page.locator(".prompt .hint")
    button.hover()
    expect(page.locator(TIP)).to_contain_text("Tells what this bot would do in your place")
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)
    page.mouse.move(1, 1)
    page.keyboard.press("Tab")  # the next focus comes by keyboard
    button.focus()
    expect(page.locator(TIP)).to_contain_text("Hint from: Novice")


def test_a_click_that_cannot_be_says_first_what_it_is(page: Page, context: Any) -> None:
    settle(context)
    sit(page, "kingdom-builder", options={"setup": "first-game"})
    page.locator("main [data-about='terrain:water']").first.click()
    note = page.locator(".tip.why")
    said = note.inner_text()
    assert said.index("Water") < said.index("Nothing can be built on this hex.")


def test_a_click_that_does_nothing_says_what_it_is_on(page: Page, context: Any) -> None:
    settle(context)
    sit(page, "roll-and-write", options={"favours": ["ally", "coin", "export"]})
    page.locator("main text[data-about='track:walls']").first.click()
    expect(page.locator(TIP)).to_contain_text("Walls")
    page.locator(TIP).get_by_role("button", name="Rule 7.1").click()
    expect(page.locator('.sheet [data-rule="7.1"].cited')).to_be_in_viewport()
    picture = page.get_by_role("dialog", name="Rules").get_by_role(
        "img", name="Two boxes are crossed"
    )
    expect(picture.locator("svg").first).to_be_visible()


def test_the_key_i_tells_what_the_keyboard_is_on(page: Page, context: Any) -> None:
    settle(context)
    sit(page, "kingdom-builder")
    page.locator("main [role=button][tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    here = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("i")
    note = page.get_by_role("dialog")
    expect(note).to_contain_text("You build here when your card shows this terrain.")
    expect(page.locator("[aria-live=polite]", has_text="You build here")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.target") == here


@pytest.fixture(params=first_of("ru-RU", "en-US"))
def phone(browser: Browser, running: House, request: pytest.FixtureRequest) -> Iterator[Page]:
    with browser.new_context(
        base_url=running.address,
        locale=request.param,
        viewport={"width": 360, "height": 760},
        has_touch=True,
    ) as context:
        settle(context)
        yield context.new_page()


LARGE = {
    "kingdom-builder": "main [data-about*='tile:']",
    "eight-minute-empire": "main [data-target^='card:'], main [data-target^='coins:']",
    "founders": "main [data-target^='tile:']",
    "roll-and-write": ".favours [data-target^='favour:']",
}
"""A tile or card of each game; the cards of Imperial Settlers have a closer look of their own."""


@pytest.mark.parametrize("title", LARGE)
def test_a_finger_that_stays_gets_a_closer_look(phone: Page, title: str) -> None:
    sit(phone, title)
    phone.wait_for_timeout(300)
    thing = phone.locator(LARGE[title]).first
    press(phone, thing)
    note = phone.locator(f"{TIP}.held")
    expect(note).to_be_visible()
    assert note.locator("p").count()
    assert note.locator(".large svg, .signs .ic").count()
    box: Any = note.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    expect(phone.locator(".prompt .confirm")).to_have_count(0)
    phone.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_finger_on_a_button_of_the_prompt_asks(phone: Page) -> None:
    """A long press plays nothing."""
    sit(phone, "kingdom-builder", hints=True)
    press(phone, phone.locator(".prompt .hint"))
    expect(phone.locator(f"{TIP}.held p").first).to_be_visible()
    expect(phone.locator(".hint-note, .prompt .hint[aria-busy=true]")).to_have_count(0)


def press(page: Page, thing: Any) -> None:
    """A finger that comes down in the middle and stays until something happens."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    point = [{"x": x, "y": y}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    page.locator(f"{TIP}.held").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_board_can_be_heard_in_words(page: Page, context: Any) -> None:
    """Castles, locations and the others' settlements are heard, not only what may be picked."""
    settle(context)
    sit(page, "kingdom-builder", options={"setup": "first-game"})
    page.get_by_role("button", name="Board in words").focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("dialog", name="Board in words").locator("li")
    expect(told.filter(has_text="castle").first).to_be_visible()
    expect(told.filter(has_text="C7 · Tavern")).to_have_count(1)
    expect(told.filter(has_text="Forest ×")).to_have_count(1)
