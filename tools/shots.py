"""Pictures of every page at three widths, in both themes and languages: build/shots/*.png.

    python tools/shots.py [--look=ru-dark] [word ...]

They are for people to look at; nothing compares them. `--look` takes one language and theme;
with words only pictures whose names hold one of them are taken.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.hands import (  # noqa: E402
    OPEN_HEX,
    advised,
    begin,
    finished_table,
    new_table,
    settle,
)
from tests.web.house import House, chromium, house  # noqa: E402
from tests.web.settlers_hands import SHELF, sit_at  # noqa: E402
from tools.settlers_shots import PICTURES  # noqa: E402

FOLDER = ROOT / "build" / "shots"
SIZES = {360: 760, 768: 1024, 1440: 900}
LOCALES = {"en": "en-US", "ru": "ru-RU"}
MOVES = 14
PAGES = ("lobby", "me", "join", "upload", "device", "not-found", "shelf", "settings")
KINDS = ("table", "on-table", "told", "rules", "figure", "tip", "hint", "hint-why", "new-table")
ENDS = ("end", "replay", "replay-why")
BOARDLESS = "toy"
"""A game without a board, so that the generic one is seen too."""


class Photographer:
    """One browser that has played a little, seen at every size."""

    def __init__(
        self,
        browser: Browser,
        home: House,
        language: str,
        theme: str,
        words: list[str],
        contrast: Literal["more"] | None = None,
    ) -> None:
        self._look = f"{language}-{theme}" + (f"-{contrast}-contrast" if contrast else "")
        self._words = words
        wide: Any = {"width": 1440, "height": 900}
        self._context = browser.new_context(
            base_url=home.address, locale=LOCALES[language], viewport=wide, contrast=contrast
        )
        settle(self._context, theme=theme)
        self.page = self._context.new_page()

    def wants(self, *names: str) -> bool:
        """Whether anybody asked for one of these pictures."""
        return not self._words or any(word in name for name in names for word in self._words)

    def shoot(self, name: str, prepare: Callable[[Page], Any] | None = None) -> None:
        if not self.wants(name):
            return
        for width, height in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(250)
            if prepare is not None:
                # A note on what lies below the pointer would take the Escape that closes a drawer.
                self.page.mouse.move(1, 1)
                prepare(self.page)
                self.page.wait_for_timeout(400)
            self.page.screenshot(path=FOLDER / f"{name}-{width}-{self._look}.png")
            if prepare is not None:
                self.page.keyboard.press("Escape")
        self.page.set_viewport_size({"width": 1440, "height": 900})

    def titles(self) -> list[str]:
        return [game["title"] for game in self.page.request.get("/api/games").json()]

    def table(self, title: str) -> None:
        """A game some moves old, with everything that can be opened on it."""
        page = self.page
        page.goto("/")
        table = new_table(page, title, "bot", hints=True)
        begin(page, table)
        page.goto(f"/t/{table}")
        for _ in range(MOVES):
            if not advised(page):
                break
        page.locator(".prompt:not(.theirs, .lost)").wait_for()
        self.shoot(f"table-{title}")
        self.shoot(f"on-table-{title}", lambda one: _open(one, "eye"))
        if self.wants(f"told-{title}"):
            _pace(page, "slow")
            page.reload()
            page.locator(".prompt:not(.theirs, .lost)").wait_for()
            self.shoot(f"told-{title}", lambda one: one.keyboard.press("a"))
            _pace(page, "off")
        self.shoot(f"rules-{title}", lambda one: one.keyboard.press("r"))
        self.shoot(f"figure-{title}", _figure)
        self.shoot(f"tip-{title}", _explained)
        if page.locator(".prompt .hint").count():
            page.keyboard.press("h")
            page.locator(".hint-note").wait_for()
            self.shoot(f"hint-{title}")
            if page.locator(".hint-note .why").count():
                page.locator(".hint-note .why").click()
                self.shoot(f"hint-why-{title}")
            page.keyboard.press("Escape")
        if title == "kingdom-builder":
            self.shoot("refusal", _refuse)
            self.shoot("menu", lambda one: _open(one, "menu"))
            self.shoot("log", lambda one: _open(one, "log"))
        page.goto(f"/new/{title}", wait_until="networkidle")
        self.shoot(f"new-table-{title}")
        if title == "kingdom-builder":
            self.shoot("picker", lambda one: one.locator(".seat .level").first.click())

    def puzzles(self) -> None:
        """The list of puzzles, and the one of the day."""
        page = self.page
        page.goto("/puzzles")
        page.locator(".list a").first.wait_for()
        self.shoot("puzzles")
        page.locator(".day a").click()
        page.locator(".puzzle-note").wait_for()
        self.shoot("puzzle")

    def lessons(self, title: str) -> None:
        """Every lesson of a title: its aim, the first note that asks for something, its end."""
        page = self.page
        for lesson in page.request.get(f"/api/games/{title}/lessons").json():
            name = f"lesson-{title}-{lesson['key']}"
            if not self.wants(name):
                continue
            path = f"{title}/lessons/{lesson['key']}"
            notes = page.request.get(f"/api/games/{path}").json()["notes"]
            page.goto("/")
            page.evaluate("localStorage.removeItem('pentarchy-lessons')")
            page.goto(f"/learn/{title}/{lesson['key']}")
            page.locator(".lesson-note").wait_for()
            self.shoot(f"{name}-aim")
            first = next(n for n, note in enumerate(notes) if note["ask"])
            for _ in range(1 + first):
                page.keyboard.press("n")
            self.shoot(f"{name}-ask")
            for _ in range(len(notes) - first):
                page.keyboard.press("n")
            self.shoot(f"{name}-end")

    def thinking(self) -> None:
        """Three that think for long, so that there is time for every size."""
        page = self.page
        page.goto("/")
        table = new_table(page, "kingdom-builder", "emperor", "emperor", "emperor", hints=True)
        begin(page, table)
        page.goto(f"/t/{table}")
        for _ in range(3):
            advised(page)
        page.locator(".players li.thinks").first.wait_for()
        page.wait_for_timeout(400)  # a short thought is not shown at all
        self.shoot("thinking")

    def ending(self, title: str) -> None:
        """The end of a game, its course, and a bot's move in its middle with the reasons."""
        page = self.page
        page.goto("/")
        table = finished_table(page, title, "novice")
        lit = page.locator(".sc td button:enabled")
        if lit.count():
            lit.first.click()
        self.shoot(f"end-{title}")
        page.locator(".ends [role=tab]").nth(1).evaluate("(tab) => tab.click()")
        thoughts = page.request.get(f"/api/tables/{table}/thoughts").json()
        reasoned = [one["position"] for one in thoughts if one["reasons"]]
        page.locator(".crs input[type=range]").evaluate(
            "(range, move) => { range.value = move;"
            " range.dispatchEvent(new Event('input', { bubbles: true })); }",
            reasoned[len(reasoned) // 2],
        )
        self.shoot(f"replay-{title}")
        page.locator(".thought .head").evaluate("(head) => head.click()")
        self.shoot(f"replay-why-{title}")

    def pages(self) -> None:
        """Everything that is no table."""
        page = self.page
        page.goto("/")
        table = new_table(page, "kingdom-builder", "open", "bot", listed=True)
        page.goto(f"/t/{table}")
        page.locator(".lobby").wait_for()
        self.shoot("lobby")
        invite = page.request.get(f"/api/tables/{table}").json()["invite"]
        page.goto(f"/join/{invite}", wait_until="networkidle")
        self.shoot("join")
        page.goto("/upload")
        self.shoot("upload")
        page.goto("/device")
        page.locator(".device .btn.main").click()
        page.locator(".device .lnk").wait_for()
        self.shoot("device")
        page.goto("/me", wait_until="networkidle")
        self.shoot("me")
        page.goto("/t/nothing")
        self.shoot("not-found")
        page.goto("/", wait_until="networkidle")
        self.shoot("shelf")
        self.shoot("settings", lambda one: _open(one, "settings"))

    def hot_seat(self) -> None:
        page = self.page
        page.goto("/")
        table = new_table(page, BOARDLESS, "me")  # it begins with a secret bid
        begin(page, table)
        page.goto(f"/t/{table}")
        page.locator(".hot-seat").wait_for()
        self.shoot("hot-seat")

    def scenes(self) -> None:
        """Imperial Settlers asks in many ways: each from a scene of its own."""
        for picture in PICTURES:
            name = f"settlers-{picture.name}"
            if not self.wants(name):
                continue
            friends = sit_at(self.page, picture.scene, **picture.options)
            if picture.first is not None:
                picture.first(self.page)
            self.shoot(name, picture.opened)
            for friend in friends:
                friend.close()

    def close(self) -> None:
        self._context.close()


def _open(page: Page, icon: str) -> None:
    button = page.locator(f'.bar button:has(use[href="#{icon}"]):visible')
    if button.count():
        button.first.click()


def _figure(page: Page) -> None:
    page.keyboard.press("r")
    page.locator(".rules [data-rule]").first.wait_for(state="attached")
    if (pictures := page.locator(".rules figure")).count():
        pictures.first.scroll_into_view_if_needed()


def _explained(page: Page) -> None:
    """The note on the first thing that says what it is."""
    page.locator("main [data-about] >> visible=true").first.hover(force=True)
    page.wait_for_timeout(900)


def _pace(page: Page, speed: str) -> None:
    """How quickly others' moves are told, from the next page on."""
    page.request.put("/api/me/settings", data={"speed": speed})  # they follow from device to device
    page.evaluate(
        "(speed) => { const kept = JSON.parse(localStorage.getItem('pentarchy-settings'));"
        " localStorage.setItem('pentarchy-settings', JSON.stringify({ ...kept, speed })); }",
        speed,
    )


def _refuse(page: Page) -> None:
    if page.locator(OPEN_HEX).count():
        closed = page.locator("main [data-target]:not([aria-disabled=false])").nth(210)
        closed.dispatch_event("click")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    looks = list(product(LOCALES, ("light", "dark")))
    if one := [word.removeprefix("--look=") for word in sys.argv if word.startswith("--look=")]:
        looks = [look for look in looks if "-".join(look) in one]
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder), f"{BOARDLESS}=tests.toy:game,{SHELF}") as home,
        chromium() as browser,
    ):
        for language, theme in looks:
            photographer = Photographer(browser, home, language, theme, words)
            for title in photographer.titles():
                names = [f"{kind}-{title}" for kind in KINDS]
                if photographer.wants(*names, "refusal", "menu", "log", "picker"):
                    photographer.table(title)
                photographer.lessons(title)
                if photographer.wants(*(f"{kind}-{title}" for kind in ENDS)):
                    photographer.ending(title)
            if photographer.wants("puzzles", "puzzle"):
                photographer.puzzles()
            if photographer.wants("thinking"):
                photographer.thinking()
            if photographer.wants("hot-seat"):
                photographer.hot_seat()
            if photographer.wants(*PAGES):
                photographer.pages()
            photographer.scenes()
            photographer.close()
        for theme in {theme for _, theme in looks}:
            photographer = Photographer(browser, home, "en", theme, words, "more")
            if photographer.wants("table-kingdom-builder"):
                photographer.table("kingdom-builder")
            photographer.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
