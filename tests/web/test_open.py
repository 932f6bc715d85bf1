"""Finding people in the browser: open tables, pairing, rated games, invitations, rematches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from tests.web.axe import faults
from tests.web.conftest import forward
from tests.web.forms import themes
from tests.web.hands import OVER, begin, new_table, settle
from tests.web.house import House

BRIEF = {"bank": 60.0, "then": "loss"}
"""A clock that ends a game of two by itself."""


@contextmanager
def visitors(browser: Browser, running: House, *names: str) -> Iterator[list[Page]]:
    """People with a browser each; an empty name: nobody yet."""
    made = [browser.new_context(base_url=running.address, locale="en-US") for _ in names]
    try:
        pages = []
        for context, name in zip(made, names, strict=True):
            settle(context)
            page = context.new_page()
            if name:
                assert page.request.put("/api/me", data={"name": name}).ok
            pages.append(page)
        yield pages
    finally:
        for context in made:
            context.close()


def table_of(anna: Page, title: str, **wish: Any) -> dict[str, Any]:
    key = new_table(anna, title, "open", **wish)
    found: dict[str, Any] = anna.request.get(f"/api/tables/{key}").json()
    return found


def together(anna: Page, boris: Page, **wish: Any) -> str:
    """A game of the two; its id."""
    made = table_of(anna, "toy", **wish)
    joining = {"rated": wish.get("rated", False)}
    assert boris.request.post(f"/api/invites/{made['invite']}", data=joining).ok
    begin(anna, made["id"])
    return str(made["id"])


def test_a_stranger_joins_an_open_table(browser: Browser, running: House) -> None:
    with visitors(browser, running, "Anna", "") as (anna, boris):
        made = table_of(anna, "founders")
        anna.goto(f"/t/{made['id']}")
        boris.goto("/")
        boris.get_by_role("link", name="Open tables").first.click()
        boris.get_by_label("Game", exact=True).first.select_option("founders")
        # The host opens it from the lobby; the list follows by itself.
        anna.get_by_text("Open to everybody").click()
        sit = boris.get_by_role("button", name="Sit down: Founders of the Empire, Anna")
        sit.click()
        boris.get_by_role("textbox", name="Your name").fill("Boris")
        boris.get_by_role("button", name="Keep").click()
        expect(boris).to_have_url(f"{running.address}/t/{made['id']}")
        expect(anna.get_by_role("list", name="Seats")).to_contain_text("Boris")


def find(page: Page, wait: str) -> None:
    page.goto("/open")
    form = page.locator(".find")
    form.get_by_label("Game").select_option("founders")
    form.get_by_label("Bots fill up").select_option(wait)
    form.get_by_role("button", name="Find a game").click()


def test_two_who_look_for_a_game_find_each_other(browser: Browser, running: House) -> None:
    with visitors(browser, running, "Anna", "Boris") as (anna, boris):
        find(anna, "never")
        expect(anna.locator(".waiting")).to_contain_text("Nobody else waits")
        find(boris, "never")
        for page in (anna, boris):
            expect(page.locator(".prompt")).to_be_visible()
        assert anna.url == boris.url


def test_a_bot_comes_after_the_wait(browser: Browser, running: House) -> None:
    def sooner(route: Route) -> None:
        wish: dict[str, Any] = route.request.post_data_json or {}
        assert (route.request.method, wish["wait"]) == ("POST", 30)
        route.continue_(post_data=json.dumps({**wish, "wait": 1}))

    with visitors(browser, running, "Anna") as (anna,):
        anna.route("**/api/pairing", sooner)
        find(anna, "after 30 s")
        expect(anna.locator(".prompt")).to_be_visible()
        expect(anna.locator(".players")).to_contain_text("Novice")


def test_who_stops_waiting_waits_no_more(browser: Browser, running: House) -> None:
    with visitors(browser, running, "Anna") as (anna,):
        find(anna, "never")
        anna.get_by_role("button", name="Stop waiting").click()
        expect(anna.get_by_role("button", name="Find a game")).to_be_visible()
        answer = anna.request.post("/api/pairing/here")
        assert answer.json() is None


def test_a_rated_game_and_its_rematch(browser: Browser, timed: House) -> None:
    with visitors(browser, timed, "Anna", "Boris") as (anna, boris):
        key = together(anna, boris, rated=True, clock=BRIEF)
        forward(timed, 60)
        for page in (anna, boris):
            page.goto(f"/t/{key}")
            page.locator(OVER).wait_for()
            expect(page.locator(".ratings")).to_contain_text("Anna 1500 →")
        anna.get_by_role("button", name="Rated rematch").click()
        expect(anna.get_by_role("list", name="Seats")).to_contain_text("not here yet")
        # Who is asked finds it on the shelf too, first of all.
        shelf = boris.context.new_page()
        shelf.goto("/")
        expect(shelf.locator(".cont li").first).to_contain_text("A rematch?")
        shelf.close()
        boris.get_by_role("button", name="Anna wants a rated rematch: join").click()
        for page in (anna, boris):
            expect(page.locator(".prompt")).to_be_visible()
        assert anna.url == boris.url
        anna.goto("/me")
        expect(anna.locator(".ratings")).to_contain_text("1 rated game")


def test_a_rematch_against_bots_has_no_start_page(browser: Browser, timed: House) -> None:
    with visitors(browser, timed, "Anna") as (page,):
        key = new_table(page, "toy", "bot", clock=BRIEF)
        begin(page, key)
        forward(timed, 60)
        page.goto(f"/t/{key}")
        page.locator(OVER).wait_for()
        page.get_by_role("button", name="Rematch").click()
        page.wait_for_url(lambda url: key not in url)
        expect(page.locator(".prompt")).to_be_visible()
        expect(page.get_by_role("button", name="Start")).to_have_count(0)


def test_an_invitation_is_followed(browser: Browser, running: House) -> None:
    with visitors(browser, running, "Anna", "Boris") as (anna, boris):
        together(anna, boris)
        made = table_of(anna, "kingdom-builder")
        anna.goto(f"/t/{made['id']}")
        anna.get_by_role("button", name="Invite Boris").click()
        expect(anna.locator(".company")).to_contain_text("Invited: Boris")
        boris.goto("/")
        shown = boris.locator(".invitations")
        expect(shown).to_contain_text("Anna invites you to Kingdom Builder")
        shown.get_by_role("button", name="Sit down").click()
        expect(boris).to_have_url(f"{running.address}/t/{made['id']}")
        expect(anna.get_by_role("list", name="Seats")).to_contain_text("Boris")


def test_a_line_is_reported(browser: Browser, running: House) -> None:
    with visitors(browser, running, "Anna", "Boris") as (anna, boris):
        key = together(anna, boris)
        for page in (anna, boris):
            page.goto(f"/t/{key}")
            page.get_by_role("tab", name="Chat").click()
        boris.get_by_label("Say something").fill("Something rude")
        boris.get_by_role("button", name="Send").click()
        anna.get_by_role("button", name="Report what Boris said").click()
        anna.get_by_role("button", name="Send the report").click()
        expect(anna.locator(".notice")).to_contain_text("Thank you")


@themes
def test_axe_finds_nothing_serious(browser: Browser, running: House, theme: str) -> None:
    with (
        visitors(browser, running, "Anna") as (anna,),
        browser.new_context(base_url=running.address, locale="en-US") as context,
    ):
        table_of(anna, "kingdom-builder", listed=True, rated=True)
        settle(context, theme=theme)
        page = context.new_page()
        page.goto("/open")
        expect(page.locator(".openings .rated").first).to_be_visible()
        expect(page.locator(".leaders tbody tr").first).to_be_visible()
        assert faults(page) == []
