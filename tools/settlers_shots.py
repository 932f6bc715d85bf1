"""Every phase of Imperial Settlers as a picture: its scene, and what is clicked in it before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.web.hands import OVER, SURE

Hand = Callable[[Page], Any]


class Picture(NamedTuple):
    """A name, a scene, what is clicked once, and what is opened at every width."""

    name: str
    scene: str
    first: Hand | None = None
    opened: Hand | None = None
    options: Mapping[str, Any] = MappingProxyType({})


def _press(selector: str, nth: int = 0) -> Hand:
    """Click the first thing like this that can be seen."""

    def press(page: Page) -> None:
        page.locator(f"{selector} >> visible=true").nth(nth).click()

    return press


def _hold(selector: str) -> Hand:
    """Look at a card: on a phone by tapping it, elsewhere by pointing at it."""

    def hold(page: Page) -> None:
        thing = page.locator(f"{selector} >> visible=true").first
        if page.viewport_size and page.viewport_size["width"] < 700:
            thing.click()
        else:
            thing.hover()
            page.locator(".closer").wait_for()

    return hold


def _pass_on(page: Page) -> None:
    page.locator(".prompt .choices button:enabled").last.click()


def _finish(page: Page) -> None:
    """To pass is asked once more where goods will be lost by it."""
    _pass_on(page)
    page.locator(f"{OVER}, {SURE}").first.wait_for()
    if (sure := page.locator(SURE)).count():
        sure.click()
    page.locator(OVER).wait_for()


def _lit(row: int) -> Hand:
    def light(page: Page) -> None:
        page.locator(".sc td button:enabled").nth(row).evaluate("(button) => button.click()")

    return light


def _finish_lit(row: int) -> Hand:
    def finish(page: Page) -> None:
        _finish(page)
        _lit(row)(page)

    return finish


def _take(page: Page) -> None:
    _press(".tray .cards .open")(page)
    page.locator(".tray .cards .loc").nth(2).wait_for(state="detached")


def _take_both(page: Page) -> None:
    _take(page)
    _press(".tray .cards .open")(page)
    page.locator(".tally").wait_for()


def _clean_up(page: Page) -> None:
    _press(".tray .cards .open")(page)
    page.locator(".tray").wait_for(state="detached")
    _pass_on(page)
    page.locator(".tally").wait_for()


_other = _press(".whose [role=tab]", 1)

PICTURES = (
    Picture("lookout", "lookout"),
    Picture("lookout-theirs", "lookout-theirs"),
    Picture("lookout-four", "lookout-four"),
    Picture("lookout-harder", "lookout-four", options={"lookout": "harder"}),
    Picture("lookout-passing", "lookout", options={"lookout": "passing"}),
    Picture("lookout-solo", "lookout-solo"),
    Picture("production", "production", _take_both),
    Picture("production-swap", "production-swap", _take_both),
    Picture("production-choice", "guard", _take_both),
    Picture("production-order", "order", _take_both),
    Picture("first-turn", "first-turn"),
    Picture("turn", "turn"),
    Picture("turn-rich", "turn-rich"),
    Picture("turn-four", "turn-four"),
    Picture("other-two", "turn", opened=_other),
    Picture("other-four", "turn-four", opened=_press(".whose [role=tab]", 3)),
    Picture("card", "turn", opened=_hold('.hand [data-target^="card:ROM"].open')),
    Picture("card-lacking", "poor", opened=_hold(".hand .lacking:not(.open)")),
    Picture("card-standing", "turn", opened=_hold(".side-of .loc.open")),
    Picture("card-several", "turn-rich", opened=_press('.hand [data-target^="card:ROM"].open')),
    Picture("give-up", "give-up"),
    Picture("gold", "gold"),
    Picture("bonus", "bonus"),
    Picture("deck", "deck"),
    Picture("barter", "barter"),
    Picture("exchange", "exchange"),
    Picture("attack", "attack", opened=_other),
    Picture("remove", "remove"),
    Picture("steal", "steal"),
    Picture("repeat", "repeat"),
    Picture("plunder", "plunder"),
    Picture("plunder-good", "plunder-good"),
    Picture("rob", "rob"),
    Picture("carry", "carry"),
    Picture("chapel", "chapel"),
    Picture("swap", "swap"),
    Picture("demolish", "demolish"),
    Picture("block", "block"),
    Picture("capture", "capture"),
    Picture("captured", "captured"),
    Picture("blocked", "blocked"),
    Picture("stored", "stored"),
    Picture("reset", "reset"),
    Picture("found", "found"),
    Picture("discard", "discard"),
    Picture("samurai", "samurai"),
    Picture("ninjas", "ninjas"),
    Picture("cancel", "cancel"),
    Picture("route", "route"),
    Picture("gate", "gate"),
    Picture("waiting", "waiting"),
    Picture("passed", "passed"),
    Picture("cleanup", "cleanup", _clean_up),
    Picture("solo", "solo"),
    Picture("solo-other", "solo", opened=_other),
    Picture("solo-steal", "solo-steal"),
    Picture("solo-lose", "solo-lose"),
    Picture("solo-won", "solo-won", _finish),
    Picture("solo-lost", "solo-lost", _finish),
    Picture("end", "end", _finish_lit(0)),
    Picture("end-four", "end-four", _finish_lit(3)),
    Picture("end-japanese", "end-japanese", _finish_lit(1)),
)
