"""Pictures of every page at three widths, in both themes and languages: build/shots/*.png.

    python tools/shots.py [--quick]

They are for people to look at; nothing compares them. `--quick` takes one theme and language.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.hands import OPEN_HEX, OVER, click_once, my_turn, settle  # noqa: E402
from tests.web.house import House, chromium, house  # noqa: E402

FOLDER = ROOT / "build" / "shots"
SIZES = {360: 760, 768: 1024, 1440: 900}
LOCALES = {"en": "en-US", "ru": "ru-RU"}
CLICKS = 20


class Photographer:
    """One browser that has played a little, seen at every size."""

    def __init__(self, browser: Browser, home: House, language: str, theme: str) -> None:
        self._name = f"{language}-{theme}"
        wide: Any = {"width": 1440, "height": 900}
        self._context = browser.new_context(
            base_url=home.address, locale=LOCALES[language], viewport=wide
        )
        settle(self._context, theme=theme)
        self.page = self._context.new_page()

    def shoot(self, name: str, prepare: Any = None) -> None:
        for width, height in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(250)
            if prepare is not None:
                prepare(self.page)
                self.page.wait_for_timeout(400)
            self.page.screenshot(path=FOLDER / f"{name}-{width}-{self._name}.png")
            if prepare is not None:
                self.page.keyboard.press("Escape")
        self.page.set_viewport_size({"width": 1440, "height": 900})

    def whole_round(self) -> None:
        page = self.page
        page.goto("/", wait_until="networkidle")
        page.locator(".now").first.click()
        for _ in range(CLICKS):
            click_once(page)
        my_turn(page)
        self.shoot("table")
        self.shoot("refusal", _refuse)
        self.shoot("rules", lambda one: one.keyboard.press("r"))
        page.keyboard.press("h")
        page.locator(".hint-note").wait_for()
        self.shoot("hint")
        page.goto("/new/kingdom-builder", wait_until="networkidle")
        self.shoot("new-table")
        page.locator(".seat select").nth(1).select_option("open")
        page.locator(".go .btn").click()
        page.locator(".lobby").wait_for()
        self.shoot("lobby")
        page.goto("/", wait_until="networkidle")
        self.shoot("shelf")
        page.locator(".bar .icon-btn").first.click()
        self.shoot("settings")

    def ending(self) -> None:
        page = self.page
        page.goto("/", wait_until="networkidle")
        page.locator(".now").first.click()
        while click_once(page):
            pass
        page.locator(OVER).wait_for()
        page.locator(".sc td button:enabled").first.click()
        self.shoot("game-over")

    def close(self) -> None:
        self._context.close()


def _refuse(page: Page) -> None:
    if page.locator(OPEN_HEX).count():
        closed = page.locator("main [data-target]:not([aria-disabled=false])").nth(210)
        closed.dispatch_event("click")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    looks = list(product(LOCALES, ("light", "dark")))
    if "--quick" in sys.argv:
        looks = looks[:1]
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder)) as home,
        chromium() as browser,
    ):
        for language, theme in looks:
            photographer = Photographer(browser, home, language, theme)
            photographer.whole_round()
            photographer.ending()
            photographer.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
