"""On a phone whatever is written on a board can be read, and a replay leaves the board its room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import pentarchy
from pentarchy.games.imperial_settlers import components
from pentarchy.speech import Speech
from tests.web.hands import advised, begin, finished_table, new_table, settle
from tests.web.house import House

LEAST = 9
"""Pixels that a letter's font has at least."""
SMALL = """(least) => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const written = texts.currentNode.textContent.trim(), one = texts.currentNode.parentElement;
    const box = one.getBoundingClientRect();
    if (!written || box.width < 2 || box.height < 2) continue;
    const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const pixels = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (pixels < least) found.push(`${written}: ${pixels.toFixed(1)}`);
  }
  return found;
}"""
"""What is written smaller than that on the board, as it comes out on the screen."""
TITLES = [
    ("kingdom-builder", 1),
    ("eight-minute-empire", 3),
    ("founders", 6),
    ("roll-and-write", 2),
    ("imperial-settlers", 5),
]
PHONE: Any = {"width": 360, "height": 760}


@pytest.fixture
def phone(browser: Browser, running: House) -> Any:
    with browser.new_context(
        base_url=running.address, locale="ru-RU", viewport=PHONE, has_touch=True
    ) as context:
        settle(context)
        yield context.new_page()


@pytest.mark.parametrize(("title", "moves"), TITLES)
def test_what_is_written_on_a_board_can_be_read(phone: Page, title: str, moves: int) -> None:
    table = new_table(phone, title, "novice", hints=True)
    begin(phone, table)
    phone.goto(f"/t/{table}")
    for _ in range(moves):
        advised(phone)
    phone.locator(".prompt:not(.theirs)").first.wait_for()
    assert phone.evaluate(SMALL, LEAST) == []


def test_names_of_regions_and_hexes_are_there(phone: Page) -> None:
    """Hints and log use them."""
    for title, written in (
        ("eight-minute-empire", ".names text"),
        ("kingdom-builder", ".edges text"),
    ):
        table = new_table(phone, title, "novice")
        begin(phone, table)
        phone.goto(f"/t/{table}")
        phone.locator(".prompt").first.wait_for()
        phone.locator(f"main {written}").first.wait_for()


ON_EACH_OTHER = """() => {
  const written = [...document.querySelectorAll('main .names text')].flatMap((name) =>
    [...name.querySelectorAll('tspan')].map((line) => {
      const box = line.getBoundingClientRect(), ink = box.height / 4;
      return { name: name.textContent, left: box.left, right: box.right,
        top: box.top + ink, bottom: box.bottom - ink };
    }));
  return written.flatMap((one, n) => written.slice(n + 1)
    .filter((other) => other.name !== one.name
      && Math.min(one.right, other.right) > Math.max(one.left, other.left)
      && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top))
    .map((other) => `${one.name} / ${other.name}`));
}"""
"""Names of regions that lie on each other: the ink of small letters, half of a line's height."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_names_of_regions_make_room_for_each_other(phone: Page, language: str, side: str) -> None:
    settle(phone.context, language=language)
    table = new_table(phone, "eight-minute-empire", "novice", "novice", options={"map": side})
    begin(phone, table)
    phone.goto(f"/t/{table}")
    phone.locator("main .bids").wait_for()
    phone.evaluate("document.fonts.ready.then(() => true)")
    assert phone.evaluate(ON_EACH_OTHER) == []


ROOM = """() => {
  const high = (one) => document.querySelector(one).getBoundingClientRect().height / innerHeight;
  return [high('main.board'), high('main .ground:not([hidden])')];
}"""
"""The shares of the screen's height that the board's place and what is drawn there take."""


def test_a_replay_leaves_the_board_half_of_the_screen(phone: Page) -> None:
    """Founders: the realm itself is what one looks at."""
    finished_table(phone, "founders")
    phone.locator(".ends button").nth(1).click()
    phone.locator(".crs input[type=range]").wait_for()
    board, drawn = phone.evaluate(ROOM)
    assert board >= 0.5
    assert drawn >= 0.3


CUT = """(names) => {
  const heads = [...document.querySelectorAll('main .loc .hd')].filter((one) => one.offsetWidth);
  const cut = new Set();
  for (const head of heads) for (const name of names) {
    const written = head.querySelector('b');
    written.textContent = name;
    head.closest('.loc').style.setProperty('--letters', name.length);
    const over = (one) => one.scrollWidth > one.clientWidth + 1
      || one.scrollHeight > one.clientHeight + 1;
    if (over(written) || over(head)) cut.add(name);
  }
  return [heads.length, [...cut]];
}"""
"""How many cards are in sight, and the names that would be cut on one of them."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [360, 1440])
def test_names_of_cards_are_whole(
    browser: Browser, running: House, language: str, width: int
) -> None:
    """Whatever card lies in the hand or is built: notes, hints and the log speak of it by name."""
    speech = Speech(language, pentarchy.game("imperial-settlers"))
    cards = components.load(components.own_text()).card
    size: Any = {"width": width, "height": 760 if width < 700 else 900}
    with browser.new_context(base_url=running.address, locale=language, viewport=size) as context:
        settle(context)
        page = context.new_page()
        page.goto("/learn/imperial-settlers/razing")
        page.locator(".lesson-note").wait_for()
        built = page.locator("main .loc.row")
        while not built.count():
            page.keyboard.press("n")
        page.locator("main .loc.hand").first.wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")
        seen, cut = page.evaluate(CUT, [speech.thing(f"card:{card.key}") for card in cards])
        assert seen > 1
        assert cut == []
