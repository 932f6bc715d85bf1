"""How games end, what a game without a board says, and what stands at unknown addresses."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.toy import game as toy
from tests.web.forms import first_of
from tests.web.hands import OVER, begin, click_once, new_table, settle
from tests.web.house import House

LOCALES = {"en": "en-US", "ru": "ru-RU"}
TITLES = {"en": "The toy bazaar", "ru": "Игрушечный базар"}
THING = re.compile(r"\b[a-z]+:[a-z0-9-]+")
"""A thing in notation: nobody should ever read one."""


def resigned(page: Page, table: str) -> None:
    """Bots play it to its end."""
    page.request.post(f"/api/tables/{table}/resign", data={"level": "random"})
    page.goto(f"/t/{table}")
    page.locator(OVER).wait_for()


@pytest.mark.parametrize("language", first_of("ru", "en"))
def test_a_game_without_a_board_is_read_by_names(
    browser: Browser, running: House, language: str
) -> None:
    """Cards, places, players and sources of points are named, in log, prompt, board and score."""
    keys = {row.key for row in toy().components.card} | {"north", "south"}
    names = {row.name[language] for row in toy().components.card}
    # In English the bazaar's cards are called like their keys.
    said = re.compile(rf"\b({'|'.join(sorted(keys))})\b" if language == "ru" else THING)
    with browser.new_context(base_url=running.address, locale=LOCALES[language]) as context:
        settle(context, confirm=False, auto=False)
        page = context.new_page()
        page.goto("/")
        box = page.locator(".shelf .bx", has=page.locator("a[href='/new/toy']"))
        expect(box.locator(".cap b")).to_have_text(TITLES[language])
        expect(box.locator(".cover")).to_contain_text(TITLES[language].split()[-1])
        table = new_table(page, "toy", "bot", options={"rounds": 2})
        begin(page, table)
        page.goto(f"/t/{table}")
        read = []
        while click_once(page):
            read.append(page.locator("body").inner_text())
        read.append(page.locator("body").inner_text())
        assert len(read) > 5
        for text in read:
            for found in (*said.finditer(text), *THING.finditer(text)):
                pytest.fail(text[max(0, found.start() - 100) : found.end() + 40])
        seen = "\n".join(read).lower()
        assert any(name.lower() in seen for name in names), "cards were seen"


def test_a_tie_break_is_told_with_its_numbers(context: BrowserContext, page: Page) -> None:
    settle(context)
    table = new_table(page, "level", "novice", options={"rounds": 1})
    begin(page, table)
    resigned(page, table)
    expect(page.locator(OVER)).to_contain_text("7 points")
    expect(page.locator(OVER)).to_contain_text(re.compile(r"Coins?: .* 10, .* 9|: .* 10, .* 9"))
    row = page.locator(".sc tfoot .tie")
    expect(row.locator("td")).to_have_text(["10", "9"])
    expect(page.locator(".sc tfoot tr").first.locator("td b")).to_have_text(["7", "7"])


def test_a_series_has_a_verdict(context: BrowserContext, page: Page) -> None:
    settle(context)
    first = new_table(page, "toy", "novice", options={"rounds": 1}, series=True)
    begin(page, first)
    resigned(page, first)
    expect(page.locator(OVER)).not_to_contain_text("series")
    info = page.request.get(f"/api/tables/{first}").json()
    assert info["champions"] == []
    last = info["series"][1]["table"]
    page.goto(f"/t/{last}")
    page.locator(OVER).wait_for()
    told: dict[str, Any] = page.request.get(f"/api/tables/{last}").json()
    sums = [sum(points) for points in zip(*(one["scores"] for one in told["series"]), strict=True)]
    assert told["totals"] == sums
    assert told["champions"] == [seat for seat, one in enumerate(sums) if one == max(sums)]
    expect(page.locator(OVER)).to_contain_text("the series")
    expect(page.locator(OVER)).to_contain_text(str(max(sums)))
    expect(page.locator(OVER)).to_contain_text("The last game")
    expect(page.locator(".sc .series .win")).to_have_count(len(told["champions"]))


def test_alone_one_ends_with_a_title(context: BrowserContext, page: Page) -> None:
    settle(context)
    table = new_table(page, "roll-and-write")
    begin(page, table)
    resigned(page, table)
    heading = page.locator(f"{OVER} .title")
    titles = "Commoner|Servant|Squire|Knight|Castellan|Duke|King|Emperor"
    expect(heading).to_have_text(re.compile(rf"^({titles}): \d+ points?$"))


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/nowhere", 404, "There is nothing at this address."),
        ("/nowhere/at/all", 404, "There is nothing at this address."),
        ("/t", 200, "There is nothing at this address."),
        ("/t/a/b", 200, "There is nothing at this address."),
        ("/t/nosuchtable", 200, "There is no such table, or it is not yours to see."),
        ("/watch/nosuchlink", 200, "There is no such table, or it is not yours to see."),
        ("/join/nosuchlink", 200, "This invitation is not valid any more."),
        ("/new/nosuchgame", 200, "nosuchgame"),
    ],
)
def test_an_unknown_address_shows_a_page_of_our_own(
    page: Page, path: str, status: int, said: str
) -> None:
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == status
    expect(page.locator("main")).to_contain_text(said)
    page.locator("main").get_by_role("link", name="the shelf").or_(
        page.locator("main a[href='/']")
    ).first.click()
    expect(page.locator(".shelf .bx").first).to_be_visible()
