"""What must hold on every page: light enough, readable, reachable, nothing to scroll for."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.axe import faults
from tests.web.forms import first_of, themes
from tests.web.hands import (
    ANY_CHOICE,
    begin,
    finished_table,
    my_turn,
    new_table,
    play_now,
    settle,
)
from tests.web.house import ROOT, House

BUILT = ROOT / "src" / "pentarchy" / "server" / "static"
FIRST_LOAD = 150_000
WIDTHS = {360: 760, 768: 1024, 1440: 900}


def test_the_first_load_is_light(context: BrowserContext, page: Page) -> None:
    paths: list[str] = []
    page.on("response", lambda answer: paths.append(answer.url))
    page.goto("/", wait_until="networkidle")
    names = {path.rsplit("/", 1)[-1] for path in paths}
    fetched = [path for path in BUILT.rglob("*") if path.is_file() and path.name in names]
    weight = sum(
        len(gzip.compress(path.read_bytes())) for path in fetched if path.suffix != ".woff2"
    )
    assert len(fetched) > 5
    assert weight < FIRST_LOAD


def test_the_fonts_have_loaded(context: BrowserContext, page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    for sample in ("Kingdom", "Королевств"):
        assert page.evaluate(
            "async (text) => (await document.fonts.load('700 20px \"Alegreya Variable\"', text))"
            ".some((font) => font.status === 'loaded')",
            sample,
        )


@pytest.fixture(params=first_of(*WIDTHS))
def sized(request: pytest.FixtureRequest, browser: Browser, running: House) -> Iterator[Page]:
    size: Any = {"width": request.param, "height": WIDTHS[request.param]}
    with browser.new_context(base_url=running.address, locale="en-US", viewport=size) as context:
        settle(context)
        yield context.new_page()


def _fits(page: Page) -> None:
    """Nothing to scroll for, and everything that matters on the screen."""
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for part in (".prompt", "main > *", ".players"):
        expect(page.locator(part).first).to_be_in_viewport()


def test_the_choice_is_on_the_screen(sized: Page) -> None:
    play_now(sized)
    my_turn(sized)
    _fits(sized)
    expect(sized.locator(".mine").first).to_be_in_viewport()
    expect(sized.locator(ANY_CHOICE).first).to_be_in_viewport()


def test_every_game_fits_a_phone(browser: Browser, running: House) -> None:
    size: Any = {"width": 360, "height": 760}
    with browser.new_context(base_url=running.address, locale="ru-RU", viewport=size) as context:
        settle(context)
        page = context.new_page()
        page.goto("/")
        for game in page.request.get("/api/games").json():
            table = new_table(page, game["title"], "bot")
            begin(page, table)
            page.goto(f"/t/{table}")
            page.locator(".prompt:not(.theirs, .lost)").wait_for()
            _fits(page)
            board: Any = page.locator("main.board").bounding_box()
            assert board["height"] > 0.3 * size["height"], game["title"]


def test_no_page_is_wider_than_a_phone(browser: Browser, running: House) -> None:
    """In Russian, whose words are longer."""
    size: Any = {"width": 360, "height": 760}
    with browser.new_context(base_url=running.address, locale="ru-RU", viewport=size) as context:
        page = context.new_page()
        page.goto("/")
        begin(page, new_table(page, "kingdom-builder", "bot", "bot"))
        lobby = new_table(page, "kingdom-builder", "open", "open", "bot", listed=True)
        invite = page.request.get(f"/api/tables/{lobby}").json()["invite"]
        titles = [game["title"] for game in page.request.get("/api/games").json()]
        paths = ["/", "/upload", "/device", f"/t/{lobby}", f"/join/{invite}", "/t/nothing"]
        for path in paths + [f"/new/{title}" for title in titles]:
            page.goto(path, wait_until="networkidle")
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), path


@themes
def test_axe_finds_nothing_serious_on_the_pages(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme)
    page = context.new_page()
    page.goto("/")
    table = new_table(page, "kingdom-builder", "open", "bot", listed=True)
    invite = page.request.get(f"/api/tables/{table}").json()["invite"]
    paths = ["/", "/new/kingdom-builder", "/upload", "/device", "/device/token", f"/t/{table}"]
    paths += [f"/join/{invite}", "/join/nothing", "/t/nothing"]
    for path in paths:
        page.goto(path, wait_until="networkidle")
        assert faults(page) == [], path
    page.goto("/", wait_until="networkidle")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert faults(page, ".sheet") == []
    page.get_by_role("button", name="Hints come from").click()
    expect(page.get_by_role("dialog", name="Hints come from")).to_be_visible()
    assert faults(page, "dialog[open]") == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme)
    page = context.new_page()
    play_now(page)
    my_turn(page)
    assert faults(page) == []
    for sheet in ("Rules", "On the table", "Table"):
        page.get_by_role("button", name=sheet, exact=True).click()
        expect(page.get_by_role("dialog", name=sheet, exact=True)).to_be_visible()
        assert faults(page, ".sheet") == [], sheet
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    page.get_by_role("button", name="Why").click()
    assert faults(page, ".prompt") == []
    page.keyboard.press("Escape")
    page.locator("main [data-target]:not([aria-disabled=false])").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert faults(page, ".tip") == []

    hot = new_table(page, "toy", "me")  # it begins with a secret bid
    begin(page, hot)
    page.goto(f"/t/{hot}")
    expect(page.get_by_role("dialog", name=re.compile("Pass the screen"))).to_be_visible()
    assert faults(page, ".hot-seat") == []

    toy = new_table(page, "toy", "bot")
    begin(page, toy)
    page.goto(f"/t/{toy}")
    my_turn(page)
    assert faults(page) == []


@themes
def test_high_contrast_can_be_read(browser: Browser, running: House, theme: str) -> None:
    with browser.new_context(base_url=running.address, locale="en-US", contrast="more") as context:
        settle(context, theme=theme)
        page = context.new_page()
        play_now(page)
        my_turn(page)
        assert faults(page) == []
        expect(page.locator("main .letters")).to_be_visible()


@themes
def test_axe_finds_nothing_serious_at_the_end(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme)
    page = context.new_page()
    page.goto("/")
    table = finished_table(page, other="novice")
    thoughts = page.request.get(f"/api/tables/{table}/thoughts").json()
    first = next(one["position"] for one in thoughts if one["reasons"])
    page.get_by_role("slider", name="Move").fill(str(first))
    page.locator(".thought .head").click()
    page.locator(".proof summary").click()
    page.locator(".sc td button:enabled").first.click()
    assert faults(page) == []
    page.set_viewport_size({"width": 360, "height": 760})
    for tab in ("Score", "Course", "Proof"):
        page.get_by_role("tab", name=tab).click()
        assert faults(page, ".side") == [], tab


def test_types_are_current() -> None:
    from tools.web_types import generated

    assert (ROOT / "web" / "src" / "wire.ts").read_text("utf-8") == generated()


def test_packages_are_pinned_without_addresses() -> None:
    pinned = Path(ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in pinned
    assert '"integrity"' in pinned
