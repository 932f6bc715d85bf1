"""Puzzles in a real browser: a wrong turn and why not, hints in steps, solved, remembered."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import pentarchy
from pentarchy.analysis.puzzles import Posed, posed, puzzles_of
from pentarchy.kernel.actions import Action
from pentarchy.kernel.registry import titles
from tests.web.axe import faults
from tests.web.hands import settle

NOTE = ".puzzle-note"


def one_of(alone: bool = False) -> Posed:
    """A puzzle of several clicks, alone or among several players, each click one pick on the board
    or a button."""
    for title in reversed(titles()):
        game = pentarchy.game(title)
        for key, puzzle in puzzles_of(game.folder).items():
            both = (*puzzle.solution, *puzzle.other)
            if len(puzzle.solution) > 1 and not any("way:" in click for click in both):
                found = posed(game, key)
                if (found.state.seats == 1) == alone:
                    return found
    raise AssertionError("no puzzle that plain clicks solve")


def play(page: Page, found: Posed, clicks: Sequence[Action]) -> None:
    """Make these clicks, each on its own button, its thing, or a button beside the note."""
    for number, action in enumerate(clicks):
        page.locator(f".puzzle[data-moves='{number}']").wait_for()
        own = page.locator(f".puzzle [data-choice='{action.id}']:visible")
        beside = page.locator(f".puzzle [data-button='{action.id}']")
        target = page.locator(f".puzzle [data-target='{action.target}']:visible")
        place = beside.or_(own).or_(target) if action.target else beside.or_(own)
        place.first.wait_for()
        button = own if own.count() else beside
        if button.count():
            button.first.click()
            continue
        place.first.click()
        played = page.locator(f".puzzle[data-moves='{number + 1}']")
        # A thing that can be used in several ways asks which.
        played.or_(own).or_(beside).first.wait_for()
        if not played.count():
            own.or_(beside).first.click()
    page.locator(f".puzzle[data-moves='{len(clicks)}']").wait_for()


def test_wrong_why_not_hints_solved_and_remembered(context: BrowserContext, page: Page) -> None:
    settle(context)
    found = one_of()
    page.request.put("/api/me", data={"name": "Anna"})
    page.goto("/")
    page.get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    rest = page.get_by_role("button", name=re.compile(r"^\d+ more$"))
    while rest.count():
        rest.first.click()
    page.locator(f"a[href='/puzzle/{found.game.key}/{found.puzzle.key}']").first.click()
    play(page, found, [found.game.parse(click) for click in found.puzzle.other])
    expect(page.locator(NOTE)).to_contain_text("That is not the best turn.")
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator(f"{NOTE} ul")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="What is it about?").click()
    expect(page.locator(NOTE)).to_contain_text("What it has more of")
    page.get_by_role("button", name="What first?").click()
    expect(page.locator(NOTE)).to_contain_text("Next:")
    expect(page.locator(".puzzle [data-pointed], .puzzle .glow-btn").first).to_be_visible()
    play(page, found, found.solution)
    expect(page.locator(NOTE)).to_contain_text("Solved!")
    page.goto("/puzzles")
    expect(page.locator("main")).to_contain_text("Solved: 1. Days in a row: 1")
    page.goto("/me")
    expect(page.locator("main")).to_contain_text("Solved: 1. Days in a row: 1")


def test_alone_a_turn_is_told_in_points(context: BrowserContext, page: Page) -> None:
    settle(context)
    found = one_of(alone=True)
    page.goto(f"/puzzle/{found.game.key}/{found.puzzle.key}")
    play(page, found, [found.game.parse(click) for click in found.puzzle.other])
    page.get_by_role("button", name="Why not?").click()
    told = re.compile(r"Your turn comes to -?[\d.]+ points, the best one to -?[\d.]+ points\.")
    expect(page.locator(NOTE)).to_contain_text(told)
    page.get_by_role("button", name="Try again").click()
    play(page, found, found.solution)
    expect(page.locator(NOTE)).to_contain_text("Solved!")


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), pytest.param(360, "dark")])
def test_pages_fit_and_axe_finds_nothing_serious(
    context: BrowserContext, page: Page, width: int, theme: str
) -> None:
    settle(context, theme=theme)
    found = one_of()
    page.set_viewport_size({"width": width, "height": 800})
    for path, there in (
        ("/puzzles", ".list a"),
        (f"/puzzle/{found.game.key}/{found.puzzle.key}", NOTE),
    ):
        page.goto(path)
        page.locator(there).first.wait_for()
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert faults(page) == []
