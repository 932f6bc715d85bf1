"""Looking closer: wheel, keys, buttons, pinch, double tap, the lens; and what panning costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.hands import moment, my_turn, play_now, settle
from tests.web.house import House

SCALE = "(plane) => new DOMMatrix(getComputedStyle(plane).transform).a"
STILL = """async (plane) => {
  await Promise.allSettled(plane.getAnimations().map((one) => one.finished));
  return new DOMMatrix(getComputedStyle(plane).transform).a;
}"""


def scale(page: Page) -> float:
    """How close one looks, once the plane has stopped gliding."""
    return float(page.locator(".plane").evaluate(STILL))


def grows(page: Page, before: float) -> None:
    plane = page.locator(".plane").element_handle()
    page.wait_for_function(
        "([plane, before]) => new DOMMatrix(getComputedStyle(plane).transform).a > before + 0.05",
        arg=[plane, before],
    )


def middle(page: Page) -> tuple[float, float]:
    box: Any = page.locator(".viewport").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def board(page: Page, context: Any) -> Page:
    settle(context)
    play_now(page)
    my_turn(page)
    assert scale(page) == 1
    return page


def test_the_wheel_the_keys_and_the_buttons_zoom(board: Page) -> None:
    board.mouse.move(*middle(board))
    board.mouse.wheel(0, -400)
    grows(board, 1)
    board.locator(".viewport").focus()
    closer = scale(board)
    board.keyboard.press("+")
    grows(board, closer)
    board.keyboard.press("0")
    expect(board.locator(".viewport.near")).to_have_count(0)
    assert scale(board) == 1
    board.get_by_role("button", name="Zoom in").click()
    grows(board, 1)
    board.get_by_role("button", name="Show the whole board").click()
    expect(board.locator(".viewport.near")).to_have_count(0)


def test_panning_changes_one_transform_and_no_hex(board: Page) -> None:
    board.locator(".viewport").focus()
    board.keyboard.press("+")
    board.keyboard.press("+")
    grows(board, 1.5)
    scale(board)
    board.evaluate(
        """() => {
          const plane = document.querySelector('.plane');
          window.touched = [];
          const all = { subtree: true, childList: true, attributes: true, characterData: true };
          new MutationObserver((found) => {
            for (const { target, type } of found)
              if (target !== plane) window.touched.push(`${target.nodeName} ${type}`);
          }).observe(plane, all);
        }"""
    )
    before = board.locator(".plane").get_attribute("style")
    clicked = moment(board)
    x, y = middle(board)
    board.mouse.move(x, y)
    board.mouse.down()
    board.mouse.move(x + 60, y + 40, steps=8)
    board.mouse.up()
    board.wait_for_function(
        "(before) => document.querySelector('.plane').getAttribute('style') !== before", arg=before
    )
    assert board.locator(".plane .hex").count() == 400
    assert board.evaluate("window.touched") == []
    assert moment(board) == clicked, "a drag is no click"


@pytest.fixture
def phone(browser: Browser, running: House) -> Iterator[Page]:
    size: Any = {"width": 360, "height": 760}
    with browser.new_context(
        base_url=running.address, locale="en-US", viewport=size, has_touch=True, is_mobile=True
    ) as context:
        settle(context)
        page = context.new_page()
        play_now(page)
        my_turn(page)
        yield page


def fingers(page: Page, *moments: list[tuple[float, float]]) -> None:
    """Touch with fingers at these points, one moment after another; then let go."""
    session = page.context.new_cdp_session(page)
    for number, points in enumerate(moments):
        kind = "touchMove" if number else "touchStart"
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_pinch(phone: Page) -> None:
    x, y = middle(phone)
    apart = [[(x - d, y), (x + d, y)] for d in (20, 30, 45, 60, 80)]
    fingers(phone, *apart)
    grows(phone, 1.2)


CLOSED_IN_THE_MIDDLE = """([x, y]) => {
  const middles = [...document.querySelectorAll('.hex:not([aria-disabled=false])')]
    .map((hex) => hex.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const far = ([a, b]) => Math.hypot(a - x, b - y);
  return middles.sort((a, b) => far(a) - far(b))[0];
}"""


def test_a_double_tap_looks_closer_and_back(phone: Page) -> None:
    # Where nothing can be picked: a tap on a choice that is large enough plays it.
    x, y = phone.evaluate(CLOSED_IN_THE_MIDDLE, list(middle(phone)))
    # Both taps in one go: how long a test takes between them says nothing about fingers.
    tap = """([x, y]) => {
      const thing = document.elementFromPoint(x, y);
      const how = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1,
        pointerType: 'touch', button: 0, detail: 1 };
      for (let n = 0; n < 2; n += 1) {
        thing.dispatchEvent(new PointerEvent('pointerdown', how));
        thing.dispatchEvent(new PointerEvent('pointerup', how));
        thing.dispatchEvent(new PointerEvent('click', how));
      }
    }"""
    phone.evaluate(tap, [x, y])
    grows(phone, 1.5)
    phone.evaluate(tap, [x, y])
    expect(phone.locator(".viewport.near")).to_have_count(0)


def test_a_finger_picks_in_the_lens_and_confirms(phone: Page) -> None:
    """The first tap opens the lens where the finger came down; a tap in it is asked about."""
    target = phone.locator("main [role=button][aria-disabled=false]").first
    box: Any = target.bounding_box()
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lens = phone.get_by_role("img", name="Magnifying glass")
    expect(lens).to_be_visible()
    before = moment(phone)
    glass: Any = lens.bounding_box()
    phone.touchscreen.tap(glass["x"] + glass["width"] / 2, glass["y"] + glass["height"] / 2)
    confirm = phone.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    assert moment(phone) == before
    confirm.click()
    expect(phone.locator(f'.table:not([data-moment="{before}"])')).to_be_visible()
