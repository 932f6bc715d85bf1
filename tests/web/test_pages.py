"""What must hold on every page: light enough, readable, reachable, nothing to scroll for."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.hands import my_turn, play_now, settle
from tests.web.house import ROOT, House

BUILT = ROOT / "src" / "pentarchy" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
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


@pytest.fixture(params=WIDTHS)
def sized(request: pytest.FixtureRequest, browser: Browser, running: House) -> Iterator[Page]:
    size: Any = {"width": request.param, "height": WIDTHS[request.param]}
    with browser.new_context(base_url=running.address, locale="en-US", viewport=size) as context:
        settle(context)
        yield context.new_page()


def test_the_choice_is_on_the_screen(sized: Page) -> None:
    play_now(sized)
    my_turn(sized)
    assert sized.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert sized.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for part in (".prompt", "main svg", ".players", ".mine"):
        expect(sized.locator(part).first).to_be_in_viewport()


def _faults(page: Page) -> list[Any]:
    """Serious faults that axe finds, each with where it is."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "async () => (await axe.run()).violations"
        ".filter((one) => ['serious', 'critical'].includes(one.impact))"
        ".map((one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html)])"
    )
    return list(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(context: BrowserContext, theme: str) -> None:
    settle(context, theme=theme)
    page = context.new_page()
    for path in ("/", "/new/kingdom-builder", "/join/nothing", "/t/nothing"):
        page.goto(path, wait_until="networkidle")
        assert _faults(page) == [], path
    play_now(page)
    my_turn(page)
    assert _faults(page) == []


def test_types_are_current() -> None:
    from tools.web_types import generated

    assert (ROOT / "web" / "src" / "wire.ts").read_text("utf-8") == generated()


def test_packages_are_pinned_without_addresses() -> None:
    pinned = Path(ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in pinned
    assert '"integrity"' in pinned
