"""Finished games: walking through them with anybody's eyes, sharing, uploading."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.hands import OVER, finished_table, settle
from tests.web.house import House


class End(NamedTuple):
    """A finished game, and the token of its spectators' link."""

    table: str
    token: str


@pytest.fixture(scope="module")
def played(browser: Browser, running: House) -> End:
    with browser.new_context(base_url=running.address, locale="en-US") as context:
        settle(context)
        page = context.new_page()
        page.goto("/")
        table = finished_table(page)
        return End(table, page.request.get(f"/api/tables/{table}").json()["watch"])


@pytest.fixture
def end(played: End, context: BrowserContext, page: Page) -> End:
    """The same game, opened by whoever has the link."""
    settle(context)
    page.goto(f"/watch/{played.token}")
    page.locator(".crs input[type=range]").wait_for()
    return played


def at(page: Page, move: int | str) -> None:
    expect(page.locator(".crs h2")).to_contain_text(re.compile(rf"move {move} of \d+"))


def test_slider_keys_and_by_itself(end: End, page: Page) -> None:
    page.get_by_role("button", name="To the start").click()
    at(page, 0)
    assert "move=0" in page.url
    expect(page.locator("main .piece")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    expect(page.locator("main .piece")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    page.get_by_role("button", name="Play it back").click()
    page.wait_for_function("() => document.querySelector('.crs input').value > 3")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play it back")).to_be_visible()
    page.get_by_role("slider", name="Move").fill("20")
    at(page, 20)
    page.get_by_role("button", name="To the end").click()
    assert "move=" not in page.url


def test_the_points_are_drawn_and_lines_of_the_log_lead_to_their_moves(
    end: End, page: Page
) -> None:
    expect(page.locator(".graph path.line")).to_have_count(2)
    page.locator(".graph ol button").first.click()
    expect(page.locator(".sc h2")).to_contain_text(re.compile(r"move \d+"))
    line = page.locator(".log .line").filter(has_text="builds on").first
    line.click()
    at(page, 1)
    expect(page.locator("main .piece")).to_have_count(1)


def test_anybodys_eyes(end: End, page: Page) -> None:
    """The card in hand is seen only by who holds it."""
    eyes = page.get_by_label("Seen by")
    eyes.select_option(label="A spectator's eyes")
    page.get_by_role("slider", name="Move").fill("6")
    at(page, 6)
    eyes.select_option(index=1)
    assert "seat=1" in page.url
    page.get_by_role("button", name="On the table").click()
    expect(page.get_by_role("dialog", name="On the table")).to_be_visible()


def test_a_link_leads_a_stranger_to_the_move(end: End, browser: Browser, running: House) -> None:
    with browser.new_context(base_url=running.address, locale="ru-RU") as other:
        stranger = other.new_page()
        stranger.goto(f"/watch/{end.token}?move=12")
        expect(stranger.locator(".crs h2")).to_contain_text(re.compile(r"12"))
        expect(stranger.get_by_role("slider", name="Ход")).to_have_value("12")


def test_a_record_goes_out_and_comes_in_again(end: End, page: Page) -> None:
    record = page.request.get(f"/api/tables/{end.table}/record?watch={end.token}").text()
    page.goto("/upload")
    field = page.get_by_label("Or paste its text")
    field.fill(record.replace("scores: ", "scores: 1"))
    page.get_by_role("button", name="Play it again").click()
    expect(page.get_by_role("alert")).to_contain_text("line")
    field.fill(record)
    page.get_by_role("button", name="Play it again").click()
    expect(page.get_by_role("heading", name="Everything agrees")).to_be_visible()
    page.get_by_role("link", name="Walk through it").click()
    expect(page.locator(OVER)).to_contain_text(re.compile(r"wins with|share the victory"))
    page.get_by_role("button", name="To the start").click()
    at(page, 0)
    expect(page.locator("main .piece")).to_have_count(0)
