"""Finished games: walking through them with anybody's eyes, sharing, uploading."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.hands import OVER, finished_table, settle
from tests.web.house import House


@pytest.fixture
def end(context: BrowserContext, page: Page) -> str:
    settle(context)
    return finished_table(page)


def at(page: Page, move: int | str) -> None:
    expect(page.locator(".crs h2")).to_contain_text(re.compile(rf"move {move} of \d+"))


def test_slider_keys_and_by_itself(end: str, page: Page) -> None:
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
    end: str, page: Page
) -> None:
    expect(page.locator(".graph path.line")).to_have_count(2)
    page.locator(".graph ol button").first.click()
    expect(page.locator(".sc h2")).to_contain_text(re.compile(r"move \d+"))
    line = page.locator(".log .line").filter(has_text="builds on").first
    line.click()
    at(page, 1)
    expect(page.locator("main .piece")).to_have_count(1)


def test_anybodys_eyes(end: str, page: Page) -> None:
    """The card in hand is seen only by who holds it."""
    eyes = page.get_by_label("Seen by")
    eyes.select_option(label="A spectator's eyes")
    page.get_by_role("slider", name="Move").fill("6")
    at(page, 6)
    eyes.select_option(index=1)
    assert "seat=1" in page.url
    page.get_by_role("button", name="On the table").click()
    expect(page.get_by_role("dialog", name="On the table")).to_be_visible()


def test_a_link_leads_a_stranger_to_the_move(
    end: str, page: Page, browser: Browser, running: House
) -> None:
    token = page.request.get(f"/api/tables/{end}").json()["watch"]
    with browser.new_context(base_url=running.address, locale="ru-RU") as other:
        stranger = other.new_page()
        stranger.goto(f"/watch/{token}?move=12")
        expect(stranger.locator(".crs h2")).to_contain_text(re.compile(r"12"))
        expect(stranger.get_by_role("slider", name="Ход")).to_have_value("12")


def test_a_record_goes_out_and_comes_in_again(end: str, page: Page) -> None:
    record = page.request.get(f"/api/tables/{end}/record").text()
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
