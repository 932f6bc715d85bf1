"""Lessons in a real browser: by clicks, by keys, back and later, and the real table at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import pentarchy
from pentarchy.kernel.lesson_reading import scripts_of
from tests.web.axe import faults
from tests.web.forms import themes
from tests.web.hands import settle
from tests.web.house import House
from tests.web.test_eight_minute_empire import INSIDE, click_region

OURS = (
    "eight-minute-empire",
    "founders",
    "imperial-settlers",
    "kingdom-builder",
    "roll-and-write",
)
ALL = [(title, key) for title in OURS for key in scripts_of(pentarchy.game(title).folder)]
FIRST = ("kingdom-builder", "first")
NOTE = ".lesson-note"


def open_lesson(page: Page, title: str, key: str) -> Any:
    """The lesson's page, and all that the server tells of it."""
    page.goto(f"/learn/{title}/{key}")
    page.locator(NOTE).wait_for()
    return page.request.get(f"/api/games/{title}/lessons/{key}").json()


def been_at(context: BrowserContext, note: int) -> None:
    """As if this browser had left the first lesson at that note."""
    kept = json.dumps({"at": {"/".join(FIRST): note}})
    context.add_init_script(f"localStorage.setItem('pentarchy-lessons', {json.dumps(kept)})")


def moment(page: Page) -> str:
    """The note, and which of its moves have been made."""
    return page.locator(".lesson[data-moving=false]").get_attribute("data-moment") or ""


SHOWN = """(choice) => {
  window.shown = [...document.querySelectorAll(choice)].filter((one) => one.checkVisibility());
}"""
SURE = ".lens > svg, main button.confirm"
GOES_ON = """([before, choice, sure]) => {
  const now = document.querySelector('.lesson[data-moving=false]')?.dataset.moment;
  if (now !== undefined && now !== before) return 'on';
  if (sure && document.querySelector(sure)?.checkVisibility()) return 'sure';
  const more = [...document.querySelectorAll(choice)]
    .filter((one) => one.checkVisibility() && !window.shown.includes(one));
  return more.length ? 'asks' : null;
}"""


def goes_on(page: Page, before: str, choice: str = "none") -> bool:
    """Wait until the lesson goes on, or else asks anew for this choice; whether it goes on.

    What is too small for a finger opens a glass, or asks once more: then there.
    """
    found = page.wait_for_function(GOES_ON, arg=[before, choice, SURE]).json_value()
    if found == "sure":
        _tap(page, *_middle(page.locator(SURE).first))
        found = page.wait_for_function(GOES_ON, arg=[before, choice, ""]).json_value()
    return bool(found == "on")


def thing(page: Page, choice: Any) -> Locator:
    """What stands for a choice: its own button, its thing, or a button beside the note."""
    own = page.locator(f".lesson [data-choice='{choice['id']}']:visible")
    beside = page.locator(f".lesson [data-button='{choice['id']}']")
    target = page.locator(f".lesson [data-target='{choice['target']}']:visible")
    found = beside.or_(own).or_(target) if choice["target"] else beside.or_(own)
    found.first.wait_for()
    return (own if own.count() else found).first


def by_click(place: Locator) -> None:
    place.click()
    place.page.mouse.move(1, 1)  # whoever reads on does not point at it any more


def by_key(place: Locator) -> None:
    place.focus()
    place.press("Enter")


def by_touch(place: Locator) -> None:
    glass = place.page.locator(".lens > svg")
    if glass.count():  # still open from the pick before, on what lay there
        _tap(place.page, *_middle(place.page.locator(".lens + .close")))
        glass.wait_for(state="hidden")
    place.scroll_into_view_if_needed()
    x, y = place.evaluate(INSIDE) if place.evaluate(OF_THE_MAP) else _middle(place)
    _tap(place.page, x, y)


def _tap(page: Page, x: float, y: float) -> None:
    """At a person's pace: two taps within a third of a second are one that enlarges the board."""
    page.wait_for_timeout(400)
    page.touchscreen.tap(x, y)


OF_THE_MAP = "(one) => one.matches('.spot')"


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play_through(
    page: Page, told: Any, do: Callable[[Locator], None], language: str = "en"
) -> None:
    """Read every note and do what it asks, the last thing first where the order is free."""
    while (now := moment(page)) != f"{len(told['notes'])}:":
        place = int(now.partition(":")[0])
        expected = told["info"]["aim"] if place < 0 else told["notes"][place]["text"]
        expect(page.locator(f"{NOTE} .ask")).to_contain_text(expected[language])
        if place >= 0 and told["notes"][place]["ask"]:
            _do(page, told["asks"][now], now, do)
        else:
            do(page.locator(f"{NOTE} .ways .btn.main"))
        goes_on(page, now)


def _do(page: Page, ask: Any, now: str, do: Callable[[Locator], None]) -> None:
    """Do what is asked for; where a thing opens first, the choice in it."""
    wanted = [choice for choice in ask["choices"] if str(choice["id"]) in ask["wanted"]]
    choice = wanted[-1]
    if way := re.fullmatch(r"way:(\w+)-(\w+)", choice["target"]):
        _march(page, way[1], way[2], do)
        return
    own = f"[data-choice='{choice['id']}']"
    place = thing(page, choice)
    page.evaluate(SHOWN, own)
    do(place)
    if not goes_on(page, now, own):
        do(page.locator(f"{own}:visible").last)


def _march(page: Page, begin: str, end: str, do: Callable[[Locator], None]) -> None:
    """A way on a map is two picks, unless only one army can go: where from, where to."""
    for region in (begin, end):
        spot = f"main .spot[data-target='region:{region}']"
        if region == begin and not page.locator(f"{spot}[aria-disabled=false]").count():
            continue
        if do is by_click:
            click_region(page, spot)
        else:
            do(page.locator(spot))


@contextmanager
def learner(browser: Browser, running: House, locale: str, width: int) -> Iterator[Page]:
    """Somebody at a desk, or with a phone in the hand."""
    phone = width < 700
    size: Any = {"width": width, "height": 760 if phone else 900}
    with browser.new_context(
        base_url=running.address, locale=locale, viewport=size, has_touch=phone
    ) as context:
        settle(context)
        yield context.new_page()


WALKS = (("ru-RU", by_click, 1440), ("en-US", by_key, 1440), ("en-US", by_touch, 360))
"""How lessons are gone through: language, hand, width."""


@pytest.mark.parametrize(("locale", "do", "width"), [WALKS[0], WALKS[2]])
def test_a_lesson_by_clicks(
    browser: Browser, running: House, locale: str, do: Callable[[Locator], None], width: int
) -> None:
    with learner(browser, running, locale, width) as page:
        told = open_lesson(page, *FIRST)
        play_through(page, told, do, locale[:2])
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name=re.compile("Play on from here|Играть отсюда")).click()
        # The position is the lesson's: 28 points after three turns.
        expect(page.locator(".table:not(.lesson) .players .pts").first).to_contain_text("28")
        key = page.url.rsplit("/", 1)[-1]
        origin = page.request.get(f"/api/tables/{key}").json()["origin"]
        assert origin == "lesson:kingdom-builder/first"


@pytest.mark.long
@pytest.mark.parametrize(("locale", "do", "width"), WALKS)
@pytest.mark.parametrize(("title", "key"), ALL)
def test_every_lesson(
    *,
    browser: Browser,
    running: House,
    title: str,
    key: str,
    locale: str,
    do: Callable[[Locator], None],
    width: int,
) -> None:
    with learner(browser, running, locale, width) as page:
        told = open_lesson(page, title, key)
        play_through(page, told, do, locale[:2])
        onward = page.get_by_role("button", name=re.compile("Play on from here|Играть отсюда"))
        expect(onward).to_be_visible()


def test_what_a_note_asks_for_is_in_sight_on_a_phone(browser: Browser, running: House) -> None:
    """The Legion lies at the far end of a hand that is pushed aside."""
    with learner(browser, running, "en-US", 360) as page:
        told = open_lesson(page, "imperial-settlers", "razing")
        deal = next(n for n, note in enumerate(told["notes"]) if "Legion" in note["text"]["en"])
        while moment(page) != f"{deal}:":
            page.keyboard.press("n")
        card = page.locator("main .hand").get_by_role("button", name="Legion")
        expect(card).to_be_in_viewport(ratio=0.95)


def test_chapters_can_be_opened_and_both_ways_lead_on_from_a_phone(
    context: BrowserContext, page: Page
) -> None:
    settle(context)
    page.set_viewport_size({"width": 360, "height": 760})
    told = open_lesson(page, "roll-and-write", "first")
    page.get_by_role("button", name="Chapter 1 of 4").click()
    last = told["chapters"][-1]["en"]
    page.get_by_role("dialog", name="Chapters").get_by_role("button", name=last).click()
    first = next(n for n, note in enumerate(told["notes"]) if note["chapter"] == 3)
    assert moment(page) == f"{first}:"
    while moment(page) != f"{len(told['notes'])}:":
        page.keyboard.press("n")
    for way in (
        page.get_by_role("link", name="Structures: the advanced game"),
        page.get_by_role("button", name="Play on from here"),
    ):
        box = way.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 760
    # The shelf goes on with the lesson that is left.
    page.goto("/")
    next_one = page.get_by_role("link", name="Next lesson, 5 min: Imperial Settlers: Roll & Write")
    expect(next_one).to_have_attribute("href", "/learn/roll-and-write/advanced")


def test_what_is_not_asked_for_says_why(context: BrowserContext, page: Page) -> None:
    settle(context)
    been_at(context, 4)
    open_lesson(page, *FIRST)
    tip = page.get_by_role("alert")
    # A1 is a flower field: legal, but not yet. D1 is a mountain: never (rule 3.2).
    page.locator("[data-target='cell:0-0']").dispatch_event("click")
    expect(tip).to_contain_text("You could build there. But N16")
    page.locator("[data-target='cell:0-3']").dispatch_event("click")
    expect(tip).to_contain_text(re.compile("Rule 3.[23]"))
    page.keyboard.press("Escape")
    page.locator("[data-target='cell:15-13']").click()
    page.keyboard.press("n")
    # The second settlement may also stand on O17: good too, and the lesson goes on with O15.
    page.locator("[data-target='cell:16-14']").dispatch_event("click")
    expect(page.locator(f"{NOTE} .remark")).to_contain_text("Good too!")
    expect(page.locator(f"{NOTE} .remark")).to_contain_text("O15")


def test_a_lesson_is_left_and_gone_on_with(context: BrowserContext, page: Page) -> None:
    settle(context)
    open_lesson(page, *FIRST)
    for _ in range(4):
        page.locator(f"{NOTE} .btn.main").click()
    page.get_by_role("button", name="Back").click()
    assert moment(page) == "2:"
    page.get_by_role("link", name="Leave: you can go on later").click()
    page.get_by_role("link", name="Go on learning: Kingdom Builder").click()
    page.locator(NOTE).wait_for()
    assert moment(page) == "2:"
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Show me").click()
    assert moment(page) == "5:"


def test_the_others_moves_are_played_one_by_one(context: BrowserContext, page: Page) -> None:
    """Three settlements of the rival between two notes: each is told; a click goes on at once."""
    settle(context, speed="slow")
    been_at(context, 8)
    open_lesson(page, *FIRST)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(f"{NOTE} .happens").first).to_contain_text("Novice builds on C6.")
    expect(page.locator(f"{NOTE} .happens").first).to_contain_text("Novice builds on B6.")
    page.get_by_role("button", name="At once").click()
    assert moment(page) == "9:"


def test_a_lesson_is_offered_once_before_the_first_game(
    context: BrowserContext, page: Page
) -> None:
    settle(context)
    page.goto("/")
    page.get_by_role("button", name="Play now: Kingdom Builder").click()
    offer = page.get_by_role("dialog", name="New to this game?")
    expect(offer).to_contain_text("7 minutes")
    offer.get_by_role("link", name="Learn first").click()
    page.locator(NOTE).wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play now: Kingdom Builder").click()
    page.get_by_role("button", name="Just play").click()
    page.locator(".table .players").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play now: Kingdom Builder").click()
    page.locator(".table .players").wait_for()


@themes
def test_axe_finds_nothing_serious(context: BrowserContext, page: Page, theme: str) -> None:
    settle(context, theme=theme)
    open_lesson(page, *FIRST)
    assert faults(page) == []
    for _ in range(5):
        page.keyboard.press("n")
    assert moment(page) == "4:"
    assert faults(page) == []
