"""Roll & Write in a real browser: alone to a title, two at once, every mode."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.axe import faults
from tests.web.forms import themes
from tests.web.hands import OVER, SURE, answered, settle
from tests.web.house import House

ON_PAPER = "main [role=button][data-target], main button.open[data-target]"
PICKED = f"{ON_PAPER}, .favours button.open"
ANYTHING = f"{PICKED}, .prompt .choices button:enabled"
ON_IT = {"include": [["main"], [".favours"]]}
SIGNATURE = f"""() => [document.querySelector('.prompt')?.innerText,
  ...[...document.querySelectorAll('main .dice b')].map((count) => count.textContent),
  ...[...document.querySelectorAll({PICKED!r})].map((thing) => thing.dataset.target),
  document.querySelectorAll('main .pencil, main .mark').length].join()"""
# Only what is mine and comes of a move: neither what the others do at the same time nor what is
# shown under the pointer may pass for an answer to a click.


def call(page: Page, method: str, path: str, **body: Any) -> Any:
    """A request of this browser, with its own cookie."""
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def named(page: Page, name: str) -> None:
    page.goto("/")
    call(page, "PUT", "/api/me", name=name)


def table(page: Page, *seats: str, **options: Any) -> dict[str, Any]:
    """A table with these seats: `me`, `open` or a bot's level."""
    wishes = [
        {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
        for seat in seats
    ]
    made: dict[str, Any] = call(
        page, "POST", "/api/tables", title="roll-and-write", seats=wishes, options=options
    )
    return made


def begin(page: Page, made: dict[str, Any]) -> None:
    call(page, "POST", f"/api/tables/{made['id']}/start")
    page.goto(f"/t/{made['id']}")
    expect(page.locator(".empire").first).to_be_visible()


def pick(page: Page, selector: str) -> None:
    """Click the first of these, and wait until something has come of it."""
    before = page.evaluate(SIGNATURE)
    page.locator(selector).first.click()
    page.wait_for_function(f"before => ({SIGNATURE})() !== before", arg=before)


def play_out(page: Page, longest: int) -> None:
    """To the end of the game: two things on paper in a row, then whatever ends the round."""
    in_a_row = 0
    for _ in range(longest):
        page.locator(f"{ANYTHING}, {SURE}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            return
        on_paper = in_a_row < 2 and page.locator(ON_PAPER).count() > 0
        in_a_row = in_a_row + 1 if on_paper else 0
        # A round that ends with actions left is asked about, and then there is only that answer.
        pick(page, f"{SURE}, {ON_PAPER if on_paper else ANYTHING}")
    raise AssertionError(f"not over after {longest} clicks")


@pytest.mark.long  # a whole game by clicks; its parts are clicked in the tests below
def test_alone_to_a_title(context: BrowserContext, page: Page) -> None:
    settle(context)
    named(page, "Ann")
    begin(page, table(page, "me", sheets=["3"], favours=["ally", "coin", "export"]))
    expect(page.locator(".favours")).to_contain_text("Title so far: Commoner")
    play_out(page, 300)
    log = page.locator(".log .lines")
    expect(log).to_contain_text(re.compile(r"\d+ points?: Ann is an? \w+"))
    # Blank boxes can always be crossed, so at least those are.
    assert page.locator("main .pencil, main .mark").count() >= 4
    expect(page.locator(OVER)).to_be_visible()


def test_two_browsers_expand_at_the_same_time(browser: Browser, running: House) -> None:
    sizes: Any = {"width": 1440, "height": 900}
    contexts = [
        browser.new_context(base_url=running.address, locale="en-US", viewport=sizes)
        for _ in range(2)
    ]
    for one in contexts:
        settle(one)
    anna, boris = (one.new_page() for one in contexts)
    named(anna, "Anna")
    named(boris, "Boris")
    favours = ["ally", "coin", "export"]
    made = table(anna, "me", "open", mode="competition", favours=favours, start=0)
    call(boris, "POST", f"/api/invites/{made['invite']}")
    begin(anna, made)
    boris.goto(f"/t/{made['id']}")

    # The favours go round; then both expand at once, the second before the first.
    pick(anna, '.favours [data-target="favour:ally"].open')
    pick(boris, '.favours [data-target="favour:coin"].open')
    for page in (boris, anna):
        pick(page, 'main [data-target="bridges:1"][role=button]')
        expect(page.locator(".empire .pencil")).to_have_count(1)

    # What one takes back does not touch the other.
    anna.keyboard.press("u")
    expect(anna.locator(".empire .pencil")).to_have_count(0)
    expect(boris.locator(".empire .pencil")).to_have_count(1)
    # Until it is played: what is asked next must not take its answer for its own.
    answered(anna, anna.locator('main [data-target="farm:2"].open'))

    # Nobody waits but at the end of the round.
    finish = re.compile("Finish my round")
    answered(anna, anna.get_by_role("button", name=finish))  # with actions left it asks once
    expect(anna.locator(".prompt.theirs")).to_be_visible()
    answered(boris, boris.locator('main [data-target="farm:3"].open'))
    answered(boris, boris.get_by_role("button", name=finish))
    for page in (anna, boris):
        expect(page.locator(".favours")).to_contain_text("Round 2 of 10")
    for one in contexts:
        one.close()


def test_what_may_not_be_crossed_says_why(context: BrowserContext, page: Page) -> None:
    settle(context)
    named(page, "Ann")
    begin(page, table(page, "me", sheets=["2"], favours=["ally", "coin", "export"]))
    pick(page, ".favours button.open")
    page.locator('main [data-target="walls:5"]').click()
    tip = page.get_by_role("alert")
    expect(tip).to_contain_text("from left to right")
    expect(tip.get_by_role("button", name=re.compile(r"Rule 3\.4"))).to_be_visible()


@themes
def test_axe_finds_nothing_serious_on_paper(
    context: BrowserContext, page: Page, theme: str
) -> None:
    settle(context, theme=theme)
    named(page, "Ann")
    begin(page, table(page, "me", sheets=["2"], favours=["ally", "coin", "export"]))
    pick(page, ".favours button.open")
    pick(page, 'main [data-target="bridges:1"][role=button]')
    assert faults(page, ON_IT) == []
    page.set_viewport_size({"width": 360, "height": 760})
    expect(page.locator(".tabs")).to_be_visible()
    assert faults(page, ON_IT) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (("me", "random"), {"mode": "competition", "advanced": False}),
        (("me", "apprentice", "random"), {"mode": "competition"}),
        (("me", "random", "random", "random"), {"mode": "adventure"}),
        (("me", "random"), {"mode": "contest"}),
        (("me", "random"), {"mode": "duel"}),
        (("me", "random"), {"mode": "campaign"}),
    ],
)
def test_every_mode_to_the_end(
    context: BrowserContext, page: Page, seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    settle(context)
    named(page, "Ann")
    begin(page, table(page, *seats, **options))
    play_out(page, 400)
    expect(page.locator(OVER)).to_be_visible()


@pytest.mark.long
def test_a_duel_goes_on_to_its_second_game(context: BrowserContext, page: Page) -> None:
    """The first game by clicks; the second is left to a bot."""
    settle(context)
    named(page, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    # Nobody need wish for a series: a duel is one (rule 8.5).
    wish = {"title": "roll-and-write", "seats": seats, "options": {"mode": "duel"}}
    made = call(page, "POST", "/api/tables", **wish)
    begin(page, made)
    play_out(page, 400)
    further = page.get_by_role("button", name="Next game")
    expect(page.locator(OVER)).to_be_visible()
    games = 1
    key = made["id"]
    while call(page, "GET", f"/api/tables/{key}")["rematch"]:
        further.click()
        expect(page).not_to_have_url(re.compile(key))
        key = page.url.rsplit("/", 1)[-1].partition("?")[0]
        expect(page.locator(".prompt:not(.lost)")).to_be_visible()
        call(page, "POST", f"/api/tables/{key}/resign", level="random")
        page.locator(OVER).wait_for()
        games += 1
    assert games == 2
    info = call(page, "GET", f"/api/tables/{key}")
    scores = [one["scores"] for one in info["series"]]
    assert len(scores) == games
    assert info["totals"] == [sum(points) for points in zip(*scores, strict=True)]
    expect(further).to_have_count(0)
    best = max(info["totals"])
    assert info["champions"] == [n for n, total in enumerate(info["totals"]) if total == best]
    expect(page.locator(OVER)).to_contain_text("series")
    expect(page.locator(OVER)).to_contain_text(str(best))
