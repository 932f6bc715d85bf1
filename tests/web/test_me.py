"""My page: games and results, settings and devices, passkeys, QR codes, going for good."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.axe import faults
from tests.web.hands import begin, new_table, settle
from tests.web.house import House


def be(page: Page, name: str) -> None:
    assert page.request.put("/api/me", data={"name": name}).ok


def over(page: Page, house: House, scores: str = "[41, 30]", winners: str = "[0]") -> str:
    """A game of mine against a bot that has ended like this, as its rows tell it."""
    key = new_table(page, "kingdom-builder", "bot")
    begin(page, key)
    with closing(sqlite3.connect(house.file, timeout=30)) as database, database:
        database.execute(
            "update tables set status = 'finished', scores = ?, winners = ? where id = ?",
            (scores, winners, key),
        )
    return key


def second_device(browser: Browser, page: Page) -> BrowserContext:
    """Another browser of the same person."""
    token = page.request.post("/api/me/transfer").json()["token"]
    found = browser.new_context(base_url=page.url.split("/me")[0], locale="en-US")
    assert found.request.post("/api/me/receive", data={"token": token}).ok
    return found


def test_my_games_settings_and_devices(page: Page, browser: Browser, running: House) -> None:
    be(page, "Anna")
    over(page, running)
    new_table(page, "founders", "bot")
    page.goto("/me")
    games = page.locator(".mygames")
    expect(games.get_by_text("41 : 30 · won")).to_be_visible()
    expect(page.locator(".results tbody tr")).to_have_count(1)
    expect(page.locator(".results")).to_contain_text("1 finished game, 1 won.")
    games.get_by_role("button", name="Founders of the Empire").click()
    games.get_by_role("button", name="Delete it").click()
    expect(games.get_by_text("Founders of the Empire")).to_have_count(0)
    with page.expect_response("**/api/me/settings"):
        page.get_by_role("button", name="Night").click()
    with second_device(browser, page) as other:
        phone = other.new_page()
        phone.goto("/me")
        expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
        page.reload()
        devices = page.locator("section", has=page.get_by_role("heading", name="My devices"))
        expect(devices.locator("li")).to_have_count(2)
        others = devices.locator("li").filter(has_not_text="this device")
        others.get_by_role("button", name="Sign out").click()
        others.get_by_role("button", name="Yes, sign out").click()
        expect(devices.locator("li")).to_have_count(1)
        expect(phone.get_by_text("Nobody yet")).to_be_visible()
        expect(phone.get_by_text("This device is signed out.")).to_be_visible()


def test_a_passkey_brings_me_back(browser: Browser, running: House) -> None:
    address = f"http://localhost:{running.port}"
    with browser.new_context(base_url=address, locale="en-US") as context:
        page = context.new_page()
        client = context.new_cdp_session(page)
        client.send("WebAuthn.enable")
        client.send(
            "WebAuthn.addVirtualAuthenticator",
            {
                "options": {
                    "protocol": "ctap2",
                    "transport": "internal",
                    "hasResidentKey": True,
                    "hasUserVerification": True,
                    "isUserVerified": True,
                    "automaticPresenceSimulation": True,
                }
            },
        )
        be(page, "Anna of the key")
        page.goto("/me")
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.get_by_text("The passkey is kept.")).to_be_visible()
        context.clear_cookies()
        page.goto("/me")
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_role("heading", name="Anna of the key")).to_be_visible()
        page.get_by_role("button", name="Remove").click()
        expect(page.get_by_text("The passkey is removed.")).to_be_visible()
    with browser.new_context(base_url=running.address, locale="en-US") as context:
        page = context.new_page()
        be(page, "Nobody's key")
        page.goto("/me")
        expect(page.get_by_text("Passkeys need the name of a host")).to_be_visible()


def test_links_as_codes_and_going_for_good(page: Page) -> None:
    be(page, "Anna")
    page.goto("/device")
    page.get_by_role("button", name="Make a link").click()
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.complete && image.naturalWidth > 0")
    page.goto(f"/t/{new_table(page, 'founders', 'open')}")
    page.get_by_role("button", name="Show as a QR code").click()
    expect(code).to_be_visible()
    page.goto("/me")
    page.get_by_role("button", name="Delete me").click()
    really = page.get_by_role("button", name="Delete me for good")
    page.locator("#goodbye").fill("anna")
    expect(really).to_be_disabled()
    page.locator("#goodbye").fill("Anna")
    really.click()
    expect(page.get_by_text("You are forgotten here.")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text("Nobody yet")).to_be_visible()


def test_axe_finds_nothing_serious(context: BrowserContext, running: House) -> None:
    for theme in ("light", "dark"):
        settle(context, theme=theme)
        page = context.new_page()
        be(page, f"Axe {theme}")
        over(page, running)
        page.goto("/me")
        page.locator(".results tbody tr").wait_for()
        page.get_by_role("button", name="Delete me").click()
        assert faults(page) == []
        context.clear_cookies()
