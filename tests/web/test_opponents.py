"""Bots at the table: chosen by face, seen thinking, asked for hints, and their reasons after."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.forms import first_of
from tests.web.hands import begin, click_once, finished_table, my_turn, new_table, play_now, settle
from tests.web.house import House

WATCH = """
window.seen = { thinking: 0, advising: 0, moving: 0 };
new MutationObserver(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [seats, hint] = [all('.players li.thinks'), all('.prompt .hint[aria-busy=true]')];
  const faces = (parts) => parts.filter((one) => one.querySelector('[href="#face-novice"]'));
  seen.thinking += faces(seats).length;
  seen.advising += faces(hint).length;
  seen.moving += [...seats, ...hint].flatMap((one) => one.getAnimations({ subtree: true })).length;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Quick players think for a moment only: whatever is shown of it is counted."""


def told(page: Page) -> dict[str, Any]:
    """The table that is open, as the server tells it."""
    table = page.url.rsplit("/", 1)[-1].partition("?")[0]
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def test_a_master_is_chosen_by_mouse(context: BrowserContext, page: Page) -> None:
    settle(context)
    page.goto("/new/kingdom-builder")
    seat = page.get_by_role("button", name=re.compile("^Opponent on seat 2"))
    expect(seat).to_have_accessible_name(re.compile("^Opponent on seat 2: Novice"))
    seat.click()
    picker = page.get_by_role("dialog", name="Opponent on seat 2")
    expect(picker.locator(".card")).to_have_count(4)
    expect(picker.get_by_role("button", name="Random")).to_have_count(0)
    picker.get_by_role("button", name="Master").click()
    expect(picker).to_be_hidden()
    expect(seat).to_have_accessible_name(re.compile("^Opponent on seat 2: Master"))
    page.get_by_role("button", name="Start").click()
    expect(page.locator('.players li use[href="#face-master"]')).to_be_visible()
    assert told(page)["seats"][1]["level"] == "master"


def test_a_master_is_chosen_by_keys_and_remembered(context: BrowserContext, page: Page) -> None:
    settle(context)
    page.goto("/new/kingdom-builder")
    seat = page.get_by_role("button", name=re.compile("^Opponent on seat 2"))
    seat.focus()
    page.keyboard.press("Enter")
    picker = page.get_by_role("dialog", name="Opponent on seat 2")
    expect(picker.get_by_role("button", name="Novice")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(picker).to_be_hidden()
    expect(seat).to_have_accessible_name(re.compile("^Opponent on seat 2: Novice"))
    expect(seat).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(picker).to_be_hidden()
    expect(seat).to_have_accessible_name(re.compile("^Opponent on seat 2: Master"))
    play_now(page)
    assert [one["level"] for one in told(page)["seats"]] == [None, "master"]


def test_whoever_has_chosen_nobody_plays_the_gentlest(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Your opponent: Novice")).to_be_visible()


def test_the_picker_fits_a_phone(browser: Browser, running: House) -> None:
    size: Any = {"width": 360, "height": 760}
    with browser.new_context(base_url=running.address, locale="ru-RU", viewport=size) as context:
        page = context.new_page()
        page.goto("/new/kingdom-builder")
        page.get_by_role("button", name="Соперник на месте 2").click()
        picker = page.get_by_role("dialog", name="Соперник на месте 2")
        for level in ("Новичок", "Ученик", "Мастер", "Император"):
            card = picker.get_by_role("button", name=level)
            expect(card).to_be_in_viewport(ratio=1)
            assert card.evaluate("(card) => card.scrollWidth <= card.clientWidth")


def test_the_table_says_who_hints_and_who_takes_over(context: BrowserContext, page: Page) -> None:
    """One's own adviser may be better than the table allows: then it is the table's."""
    settle(context, adviser="emperor")
    page.goto("/new/kingdom-builder")
    for question in ("Hints at most from", "Empty chair goes to"):
        page.get_by_role("button", name=question).click()
        page.get_by_role("dialog", name=question).get_by_role("button", name="Novice").click()
    page.get_by_role("button", name="Start").click()
    my_turn(page)
    assert [told(page)[key] for key in ("adviser", "substitute")] == ["novice", "novice"]
    page.get_by_role("button", name="Hint").click()
    note = page.get_by_role("region", name="Hint")
    expect(note.get_by_role("img", name="Novice")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog", name="Table")).to_contain_text("Novice")


def test_a_hint_gives_a_move_and_its_reasons(context: BrowserContext, page: Page) -> None:
    settle(context, adviser="apprentice")
    play_now(page)
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    note = page.get_by_role("region", name="Hint")
    expect(note).to_contain_text(re.compile(r"^\s*Build on [A-T]\d+\s*(Now |“Build on)"))
    lines = note.locator(".line")
    assert lines.count() in (1, 2)
    expect(lines.first).to_contain_text(re.compile(r"“Build on [A-T]\d+”"))
    expect(note).not_to_contain_text("play-outs")
    note.get_by_role("button", name="Why").click()
    why = note.get_by_role("group", name="Why")
    expect(why).to_contain_text(re.compile(r"Means to play\s*(Build on [A-T]\d+\s*){3}"))
    expect(why).to_contain_text(re.compile(r"average choice → this one\s*\d+% → \d+%"))
    expect(why).to_contain_text(re.compile(r"Next best\s*Build on [A-T]\d+"))
    expect(why).to_contain_text(re.compile(r"Apprentice, after \d+ play-outs?"))
    note.get_by_role("button", name="Do it").click()
    expect(page.locator(".prompt")).to_contain_text("2 more")


def test_a_hint_in_russian_on_a_phone(browser: Browser, running: House) -> None:
    size: Any = {"width": 360, "height": 760}
    with browser.new_context(base_url=running.address, locale="ru-RU", viewport=size) as context:
        settle(context, adviser="apprentice")
        page = context.new_page()
        table = new_table(page, "kingdom-builder", "novice", hints=True)
        begin(page, table)
        page.goto(f"/t/{table}")
        my_turn(page)
        page.get_by_role("button", name="Подсказка").click()
        note = page.get_by_role("region", name="Подсказка")
        expect(note).to_contain_text(re.compile(r"Сейчас|почти так же хорош"))
        for name in ("Почему", "Сделать", "Закрыть"):
            expect(note.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        note.get_by_role("button", name="Почему").click()
        why = note.get_by_role("group", name="Почему")
        expect(why).to_contain_text("Собирается сыграть")
        expect(why).to_contain_text("Следующий по силе")
        expect(why).to_contain_text(re.compile(r"Ученик, \d+ доигрывани"))
        expect(note.get_by_role("button", name="Сделать")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert why.evaluate("(why) => why.scrollWidth <= why.clientWidth")


def test_alone_a_hint_counts_points(context: BrowserContext, page: Page) -> None:
    settle(context, adviser="apprentice")
    table = new_table(page, "roll-and-write", hints=True)
    begin(page, table)
    page.goto(f"/t/{table}")
    page.locator(".prompt .hint").click()
    note = page.get_by_role("region", name="Hint")
    expect(note).to_contain_text(re.compile(r"Now |practically as good"))
    note.get_by_role("button", name="Why").click()
    expect(note).to_contain_text("Apprentice, after")
    expect(note).not_to_contain_text("%")


@pytest.mark.parametrize("motion", first_of("no-preference", "reduce"))
def test_thinking_is_shown(browser: Browser, running: House, motion: Any) -> None:
    with browser.new_context(
        base_url=running.address, locale="en-US", reduced_motion=motion
    ) as context:
        settle(context)
        context.add_init_script(WATCH)
        page = context.new_page()
        table = new_table(page, "kingdom-builder", "novice", hints=True)
        begin(page, table)
        page.goto(f"/t/{table}")
        my_turn(page)
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()
        for _ in range(3):
            click_once(page)
        my_turn(page)
        seen = page.evaluate("seen")
        assert seen["advising"] > 0
        assert seen["thinking"] > 0
        assert (seen["moving"] > 0) == (motion == "no-preference")
        expect(page.locator(".players li.thinks")).to_have_count(0)


def test_reasons_come_after_the_end_and_not_before(context: BrowserContext, page: Page) -> None:
    settle(context)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    running = new_table(page, "kingdom-builder", "novice", hints=True)
    begin(page, running)
    page.goto(f"/t/{running}")
    for _ in range(3):
        click_once(page)
    my_turn(page)
    assert page.request.get(f"/api/tables/{running}/thoughts").status == 409
    assert not any("thoughts" in url for url in asked)
    expect(page.locator(".thought")).to_have_count(0)

    table = finished_table(page, other="novice")
    thoughts = page.request.get(f"/api/tables/{table}/thoughts").json()
    first = next(one for one in thoughts if one["reasons"] and one["level"] == "novice")
    page.get_by_role("slider", name="Move").fill(str(first["position"]))
    thought = page.get_by_role("region", name="Thoughts of the bot")
    expect(thought.locator('use[href="#face-novice"]')).to_be_visible()
    expect(thought).to_contain_text(re.compile(r"Build on [A-T]\d+\s*Novice"))
    expect(thought).not_to_contain_text("play-out")
    thought.get_by_role("button", name="Why").click()
    expect(thought).to_contain_text(re.compile("Novice, (after|without)"))
    page.get_by_role("button", name="Русский").click()
    mind = page.get_by_role("region", name="Мысли бота")
    expect(mind).to_contain_text(re.compile("Новичок, .*доигрывани"))
    # It stands beside the moves of bots that can say why, and of nobody else.
    page.get_by_role("slider", name="Ход").fill("0")
    expect(mind).to_have_count(0)
