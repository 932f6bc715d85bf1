"""Games played in a real browser against a real server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.web.hands import (
    ANY_CHOICE,
    OPEN_HEX,
    OVER,
    begin,
    click_once,
    moment,
    my_turn,
    new_table,
    play_now,
    settle,
)
from tests.web.house import PATIENCE, House

LONGEST_GAME = 400


def test_a_whole_game_by_clicks(context: BrowserContext, page: Page) -> None:
    settle(context)
    play_now(page)
    clicks = 0
    while click_once(page):
        clicks += 1
        assert clicks < LONGEST_GAME
    assert clicks > 25
    expect(page.locator(OVER)).to_contain_text(
        re.compile(r"wins? with \d+ points|share the victory")
    )

    # The scores are the sums of their lines, and a line lights its places.
    for column in (1, 2):
        cells = page.locator(f".sc tbody tr td:nth-child({column + 1})").all_inner_texts()
        total = page.locator(f".sc tfoot td:nth-child({column + 1})").inner_text()
        assert sum(int(cell) for cell in cells) == int(total)
    page.locator(".sc td button:enabled").first.click()
    expect(page.locator(".sc td button[aria-pressed=true]")).to_have_count(1)

    expect(page.get_by_text("hash agrees")).to_be_visible()


def test_what_may_not_be_clicked_says_why(context: BrowserContext, page: Page) -> None:
    settle(context)
    play_now(page)
    my_turn(page)
    closed = page.locator("main [data-target]:not([aria-disabled=false])").first
    closed.click()
    tip = page.get_by_role("alert")
    expect(tip).to_be_visible()
    link = tip.get_by_role("button", name=re.compile("Rule"))
    number = link.first.inner_text().split()[-1]
    link.first.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator(f'[data-rule="{number}"]')).to_be_in_viewport()


def test_a_refusal_takes_the_mark_away_and_says_why(context: BrowserContext, page: Page) -> None:
    """What is picked is marked at once; if the server refuses, everything is as before."""
    settle(context)

    def spoilt(message: str | bytes) -> str:
        wish = json.loads(message)
        if wish["type"] == "move":
            wish["action"] = 10**7
        return json.dumps(wish)

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(lambda message: server.send(spoilt(message)))

    page.route_web_socket(re.compile("/ws"), between)
    play_now(page)
    my_turn(page)
    before = moment(page)
    page.locator(OPEN_HEX).first.click()
    expect(page.locator(".notice p.bad")).to_contain_text("no action")
    expect(page.locator("main .marked")).to_have_count(0)
    expect(page.locator(OPEN_HEX).first).to_be_visible()
    assert moment(page) == before


def test_the_points_so_far_light_their_places(context: BrowserContext, page: Page) -> None:
    settle(context)
    # Cards that pay for the first settlement already, wherever it stands.
    cards = ["discoverers", "hermits", "knights"]
    table = new_table(page, "kingdom-builder", "bot", options={"cards": cards})
    begin(page, table)
    page.goto(f"/t/{table}")
    for _ in range(3):
        click_once(page)
    my_turn(page)
    points = page.locator(".goals button.num")
    expect(points).to_have_count(4)  # three cards and the castles
    mine = page.locator(".players li").first.locator(".pts")
    expect(mine).to_have_text(re.compile(r"\d+"))
    assert sum(int(text) for text in points.all_inner_texts()) == int(mine.inner_text())
    earning = points.filter(has_text=re.compile("[1-9]")).first
    earning.focus()
    expect(page.locator("main path.lit").first).to_be_attached()
    earning.blur()
    expect(page.locator("main path.lit")).to_have_count(0)


def test_reduced_motion_is_respected(browser: Browser, running: House) -> None:
    with browser.new_context(
        base_url=running.address, locale="en-US", reduced_motion="reduce"
    ) as context:
        settle(context, speed="normal")
        page = context.new_page()
        play_now(page)
        click_once(page)
        my_turn(page)
        page.keyboard.press("r")
        expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
        assert page.evaluate("document.getAnimations().length") == 0


def test_dots_count_a_repeated_step(context: BrowserContext, page: Page) -> None:
    """Kingdom Builder asks for three settlements, one click each."""
    settle(context)
    play_now(page)
    my_turn(page)
    dots = page.locator(".prompt .steps")
    for done in (0, 1, 2):
        expect(dots).to_have_attribute("aria-label", f"{done} of 3 done")
        expect(dots.locator("i")).to_have_count(3)
        expect(dots.locator("i.on")).to_have_count(done)
        click_once(page)


def test_undo_takes_a_click_back(context: BrowserContext, page: Page) -> None:
    settle(context)
    play_now(page)
    my_turn(page)
    expect(page.locator(".prompt")).to_contain_text("Build 3")
    click_once(page)
    expect(page.locator(".prompt")).to_contain_text("2 more")
    page.keyboard.press("u")
    expect(page.locator(".prompt")).to_contain_text("Build 3")


def test_the_language_switches_on_the_spot(context: BrowserContext, page: Page) -> None:
    settle(context)
    play_now(page)
    my_turn(page)
    expect(page.locator(".prompt")).to_contain_text("Build 3 settlements")
    page.get_by_role("button", name="Русский").click()
    expect(page.locator(".prompt")).to_contain_text("Постройте")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Постройте")


def test_a_binding_choice_waits_for_a_second_word(context: BrowserContext, page: Page) -> None:
    settle(context, confirm=True)
    play_now(page)
    confirm = page.get_by_role("button", name="Confirm")
    for _ in range(8):  # a turn has three settlements, and perhaps a tile
        my_turn(page)
        before = moment(page)
        page.locator(ANY_CHOICE).first.click()
        page.wait_for_function(
            "(before) => document.querySelector('.table').dataset.moment !== before"
            " || document.querySelector('.prompt .btn.main')",
            arg=before,
        )
        if confirm.count():
            break
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(confirm).to_have_count(0)
    page.locator(ANY_CHOICE).first.click()
    before = moment(page)
    confirm.click()
    expect(page.locator(f'.table:not([data-moment="{before}"])')).to_be_visible()


def test_a_forced_move_plays_itself_if_one_likes(context: BrowserContext, page: Page) -> None:
    """In the toy game there are turns with a single choice: with this setting nobody waits."""
    settle(context, auto=True)
    table = new_table(page, "toy", "bot")
    begin(page, table)
    page.goto(f"/t/{table}")
    for _ in range(LONGEST_GAME):
        my_turn(page)
        if page.locator(OVER).count():
            break
        only = page.locator("main [data-choice]").count() == 1
        if only:  # it goes on without a click
            before = moment(page)
            expect(page.locator(f'.table:not([data-moment="{before}"])')).to_be_visible()
        else:
            click_once(page)
    expect(page.locator(OVER)).to_be_visible()


def whose(*pages: Page) -> Page:
    """Whoever is asked; between two turns nobody may be for a moment."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        for page in pages:
            if page.locator(".prompt:not(.theirs, .lost)").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody's turn")


@pytest.fixture
def friends(browser: Browser, running: House) -> Iterator[tuple[Page, Page]]:
    """Anna has opened a table, Boris has come by her link, and the game has begun."""
    sizes: Any = {"width": 1440, "height": 900}
    contexts = [
        browser.new_context(base_url=running.address, locale=locale, viewport=sizes)
        for locale in ("en-US", "ru-RU")
    ]
    for one in contexts:
        settle(one)
    anna, boris = (one.new_page() for one in contexts)

    anna.goto("/new/kingdom-builder")
    anna.get_by_label("Who sits on seat 2").select_option("open")
    anna.get_by_label("Name of the player on seat 1").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_label("Invite link").input_value()
    expect(anna.get_by_role("button", name="Start")).to_be_disabled()

    boris.goto(link)
    expect(boris.get_by_role("heading", name="Anna приглашает вас")).to_be_visible()
    boris.get_by_label("Ваше имя").fill("Борис")
    boris.get_by_role("button", name="Сесть").click()
    expect(boris.get_by_text("Все в сборе")).to_be_visible()
    expect(anna.get_by_text("Борис")).to_be_visible()
    anna.get_by_role("button", name="Start").click()
    for page in (anna, boris):
        expect(page.locator(".prompt")).to_be_visible()
    yield anna, boris
    for one in contexts:
        one.close()


def test_two_browsers_by_an_invite_link(friends: tuple[Page, Page], running: House) -> None:
    """With a reload and a restart of the server in the middle."""
    anna, boris = friends
    page = whose(anna, boris)
    click_once(page)
    page.reload()
    click_once(page)
    running.stop()
    expect(anna.locator(".prompt.lost")).to_be_visible()
    running.start()
    for page in friends:
        expect(page.locator(".prompt.lost")).to_have_count(0)
    for _ in range(4):
        click_once(whose(anna, boris))


def test_friends_talk_and_agree_to_an_undo(friends: tuple[Page, Page]) -> None:
    anna, boris = friends
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Good luck!")
    anna.get_by_role("button", name="Send").click()
    boris.get_by_role("tab", name="Разговор").click()
    expect(boris.get_by_text("Good luck!")).to_be_visible()

    # A turn that is over is taken back only if the other agrees.
    page = whose(anna, boris)
    while whose(anna, boris) is page:
        click_once(page)
    page.keyboard.press("u")
    other = boris if page is anna else anna
    asked = other.get_by_role("alertdialog")
    expect(asked).to_be_visible()
    expect(page.locator(".consent")).to_be_visible()
    before = moment(page)
    asked.get_by_role("button").last.click()
    expect(asked).to_have_count(0)
    expect(page.locator(f'.table:not([data-moment="{before}"])')).to_be_visible()
    assert whose(anna, boris) is page


def test_two_people_on_one_screen_pass_it_on(context: BrowserContext, page: Page) -> None:
    """Eight-Minute Empire begins with secret bids: the other one has to look away."""
    settle(context)
    page.goto("/new/eight-minute-empire")
    page.get_by_label("Who sits on seat 2").select_option("me")
    page.get_by_role("button", name="Start").click()
    first, second = (page.get_by_label(f"Name of the player on seat {n}") for n in (1, 2))
    expect(first).to_be_focused()  # nobody is called Guest 1
    first.fill("Anna")
    second.fill("Boris")
    page.get_by_role("button", name="Start").click()
    cover = page.get_by_role("dialog", name="Pass the screen to Anna")
    expect(cover).to_be_visible()
    expect(page.locator("main .viewport")).to_have_count(0)
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    expect(page.locator("main .viewport")).to_be_visible()
    expect(page.locator(".prompt .player")).to_have_text("Anna:")
    page.goto("/")
    expect(page.locator(".cont li small")).to_have_text(re.compile(r"^Anna, Boris · \d"))
    page.goto("/new/founders")  # who has been asked once is not asked again
    page.get_by_label("Who sits on seat 2").select_option("me")
    expect(second).to_have_value("Boris")
    expect(first).to_have_value("Anna")


def test_a_title_without_a_board_is_playable(context: BrowserContext, page: Page) -> None:
    settle(context)
    page.goto("/")
    page.get_by_role("button", name="Play now: The toy bazaar").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    for _ in range(3):
        click_once(page)
    expect(page.locator(".notice p.bad")).to_have_count(0)
