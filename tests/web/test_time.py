"""Playing against time, and with people who are away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import forward
from tests.web.hands import begin, new_table, settle
from tests.web.house import House

RUNNING = ".clock.running:visible"


@contextmanager
def two(
    browser: Browser, running: House, **wish: Any
) -> Iterator[tuple[str, tuple[BrowserContext, BrowserContext], Page, Page]]:
    """Anna and Boris, each with a browser, at a running table."""
    with (
        browser.new_context(base_url=running.address, locale="en-US") as first,
        browser.new_context(base_url=running.address, locale="en-US") as second,
    ):
        settle(first)
        settle(second)
        anna, boris = first.new_page(), second.new_page()
        anna.goto("/")
        table = new_table(anna, "kingdom-builder", "open", options={"start": 0}, **wish)
        invite = anna.request.get(f"/api/tables/{table}").json()["invite"]
        boris.goto("/")
        boris.request.put("/api/me", data={"name": "Boris"})
        assert boris.request.post(f"/api/invites/{invite}", data={}).ok
        begin(anna, table)
        anna.goto(f"/t/{table}")
        boris.goto(f"/t/{table}")
        yield table, (first, second), anna, boris


def test_a_clock_is_chosen_and_runs(page: Page, context: BrowserContext) -> None:
    settle(context)
    page.goto("/new/kingdom-builder")
    expect(page.get_by_label("Clock")).to_have_count(0)  # bots wait for nobody
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.get_by_label("Clock").select_option("10 min each, 10 s more with every turn")
    page.get_by_label("When time is up").select_option("The seat loses")
    page.get_by_label("A bot for who is away").select_option("After 1 h")
    page.get_by_label("Name of the player on seat 1").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    made = page.request.get(f"/api/tables/{table}").json()
    assert made["clock"] == {"turn": 0, "bank": 600, "increment": 10, "then": "loss"}
    assert made["patience"] == 3600
    terms = "10 min each, 10 s more with every turn. Who runs out of time has lost the game."
    expect(page.locator(".lobby")).to_contain_text(terms)


def test_who_is_invited_learns_how_the_table_is_played(
    page: Page, browser: Browser, running: House
) -> None:
    clock = {"turn": 86_400, "bank": 172_800}
    table = new_table(page, "kingdom-builder", "open", clock=clock, options={"setup": "first-game"})
    invite = page.request.get(f"/api/tables/{table}").json()["invite"]
    with browser.new_context(base_url=running.address, locale="en-US") as other:
        boris = other.new_page()
        boris.goto(f"/join/{invite}")
        said = boris.locator(".invite")
        expect(said).to_contain_text(
            "1 d a turn, 2 d in reserve. For who runs out of time Apprentice plays on"
        )
        expect(said).to_contain_text("the rulebook's first game")


def test_time_runs_out_and_the_seat_is_taken_back(browser: Browser, timed: House) -> None:
    with two(browser, timed, clock={"bank": 3600}) as (_, _, anna, boris):
        # The page counts on by itself from what it was told.
        expect(boris.locator(RUNNING)).to_have_text(re.compile(r"1 h 0 min|59:\d\d"))
        forward(timed, 3600)
        anna.get_by_text("plays for you until you are back").wait_for()
        expect(boris.locator(".players")).to_contain_text("a bot plays for now")
        anna.get_by_role("button", name="Take my seat back").click()
        expect(boris.locator(".players")).not_to_contain_text("a bot plays for now")
        expect(boris.locator(".log")).to_contain_text("Anna is back and plays again.")


def test_who_keeps_others_waiting_is_reminded_and_a_bot_plays_on(
    browser: Browser, timed: House
) -> None:
    with two(browser, timed, patience=3600) as (table, _, anna, boris):
        anna.locator("main [role=button][aria-disabled=false]").first.wait_for()
        anna.goto("about:blank")
        expect(boris.locator(".players")).to_contain_text("away, seen")
        boris.clock.install(time=forward(timed, 3600))
        boris.goto(f"/t/{table}")
        expect(boris.locator(".players")).to_contain_text("away, seen 1 h ago")
        boris.get_by_role("button", name="Nudge").click()
        expect(boris.locator(".log")).to_contain_text("nudges Anna")
        boris.get_by_role("button", name="Let a bot play on").click()
        expect(boris.locator(".players")).to_contain_text("a bot plays for now")
        anna.goto(f"/t/{table}")
        anna.get_by_role("button", name="Take my seat back").click()
        expect(boris.locator(".players")).not_to_contain_text("a bot plays for now")


def test_a_pause_by_consent(browser: Browser, running: House) -> None:
    with two(browser, running, clock={"bank": 600}) as (_, _, anna, boris):
        boris.get_by_role("button", name="Table", exact=True).click()
        boris.get_by_role("button", name="Ask for a pause").click()
        anna.get_by_text("A pause? Boris would like one.").wait_for()
        expect(anna.locator(RUNNING)).to_have_count(1)
        anna.get_by_role("button", name="Agree").click()
        anna.get_by_text("A pause: the clocks stand still.", exact=True).wait_for()
        expect(anna.locator(RUNNING)).to_have_count(0)
        anna.get_by_role("button", name="Go on").click()
        expect(boris.locator(RUNNING)).to_have_count(1)


def test_a_seat_is_given_away(browser: Browser, running: House) -> None:
    with (
        two(browser, running) as (table, _, anna, boris),
        browser.new_context(base_url=running.address, locale="en-US") as third,
    ):
        settle(third)
        anna.get_by_role("button", name="Table", exact=True).click()
        anna.get_by_role("button", name="Make a link").click()
        link = anna.get_by_label("Give my seat away").input_value()
        clara = third.new_page()
        clara.goto(link)
        clara.get_by_label("name").fill("Clara")
        clara.get_by_role("button", name="Sit down").click()
        clara.wait_for_url(f"**/t/{table}")
        expect(boris.locator(".players")).to_contain_text("Clara")
        clara.locator("main [role=button][aria-disabled=false]").first.wait_for()
