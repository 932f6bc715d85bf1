"""The service worker: what it shows of pushes, and the client without a connection."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.web.hands import begin, finished_table, new_table, settle
from tests.web.house import PATIENCE, House

READY = "navigator.serviceWorker.ready.then(() => true)"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
FAKE_PUSH = """
let kept = null;
PushManager.prototype.getSubscription = async () => kept;
PushManager.prototype.subscribe = async function (wish) {
  if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 65) throw new Error("wrong");
  const endpoint = "http://127.0.0.1:9/push";
  const keys = %s;
  const unsubscribe = async () => ((kept = null), true);
  kept = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
  return kept;
};
"""
"""A test's Chromium has no push service: what it would give is given here."""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6"
    "-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


SHOWN = """async (patience) => {
  const one = await navigator.serviceWorker.ready, until = Date.now() + patience;
  while ((await one.getNotifications()).length === 0 && Date.now() < until)
    await new Promise((go) => setTimeout(go, 20));
}"""
"""Until there is a note: what waits for a function takes a promise for its answer."""
QUIET = """async (patience) => {
  const told = () => fetch('/api/calls').then((one) => one.json()), until = Date.now() + patience;
  while ((await told()).quiet_until !== 450 && Date.now() < until)
    await new Promise((go) => setTimeout(go, 50));
}"""
"""Until the server knows of half past seven."""


@pytest.fixture
def with_worker(browser: Browser, running: House) -> Iterator[BrowserContext]:
    with browser.new_context(
        base_url=running.address, locale="en-US", viewport={"width": 1440, "height": 900}
    ) as found:
        settle(found)
        yield found


def opened(context: BrowserContext) -> Page:
    """A page that the worker looks after."""
    page = context.new_page()
    page.goto("/")
    page.evaluate(READY)
    page.wait_for_function(CONTROLLED)
    return page


def registration(context: BrowserContext, page: Page) -> tuple[CDPSession, str]:
    """Chromium's own tools for the worker."""
    tools = context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    return tools, found[0]


def notes(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) =>"
        " all.map(({ title, body, data, actions }) =>"
        " ({ title, body, data, actions: actions.map((one) => one.title) })))"
    )
    return found


def test_a_push_is_shown_and_a_click_opens_the_table(
    with_worker: BrowserContext, running: House
) -> None:
    with_worker.grant_permissions(["notifications"], origin=running.address)
    page = opened(with_worker)
    tools, key = registration(with_worker, page)
    words = {"title": "Your turn: Founders", "body": "Founders, with <b>Bob</b>"}
    told = {**words, "path": "/t/abc", "off": "token", "stop": "No more of these"}
    push = {"origin": running.address, "registrationId": key, "data": json.dumps(told)}
    tools.send("ServiceWorker.deliverPushMessage", push)
    page.evaluate(SHOWN, PATIENCE * 1000)
    shown = {**words, "data": {"path": "/t/abc", "off": "token"}, "actions": ["No more of these"]}
    assert notes(page) == [shown]
    # The same table again takes its place.
    tools.send("ServiceWorker.deliverPushMessage", push)
    page.wait_for_timeout(100)
    assert notes(page) == [shown]
    while not with_worker.service_workers:
        page.wait_for_timeout(20)
    worker = with_worker.service_workers[0]
    worker.evaluate(
        "self.registration.getNotifications().then(([notification]) =>"
        " self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))"
    )
    page.wait_for_url("**/t/abc")
    # Its button ends them, with one click.
    tools.send("ServiceWorker.deliverPushMessage", push)
    page.evaluate(SHOWN, PATIENCE * 1000)
    with with_worker.expect_event("request", lambda one: "/calls/off/" in one.url) as asked:
        worker.evaluate(
            "self.registration.getNotifications().then(([notification]) => self.dispatchEvent("
            "new NotificationEvent('notificationclick', { notification, action: 'off' })))"
        )
    assert asked.value.method == "POST"
    assert asked.value.url == f"{running.address}/api/calls/off/token"


def test_without_a_connection_the_client_starts_and_shows_what_it_knew(
    with_worker: BrowserContext,
) -> None:
    page = opened(with_worker)
    waiting = new_table(page, "toy", "me")
    begin(page, waiting)
    over = finished_table(page, "toy")
    page.goto("/")
    expect(page.locator(f".cont a[href='/t/{waiting}']")).to_be_visible()
    page.reload()
    expect(page.locator(f".cont a[href='/t/{over}']")).to_be_visible()
    with_worker.set_offline(True)
    page.reload()
    expect(page.get_by_text("No connection.", exact=True)).to_be_visible()
    expect(page.locator(f".cont a[href='/t/{waiting}']")).to_be_visible()
    page.goto(f"/t/{over}")
    expect(page.locator(".prompt.res, .crs input[type=range]").first).to_be_attached()
    # One that goes on says why it is not there, and comes by itself.
    page.goto(f"/t/{waiting}")
    expect(
        page.get_by_text("The table is shown as soon as the connection is back.")
    ).to_be_visible()
    with_worker.set_offline(False)
    expect(page.locator(".prompt")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("No connection.", exact=True)).to_have_count(0)


def test_the_worker_is_never_stale(with_worker: BrowserContext) -> None:
    page = opened(with_worker)
    answer = page.request.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    # With a connection pages come from the server, not from what was kept.
    page.evaluate(
        "caches.keys().then((all) => Promise.all(all.map((one) => caches.open(one)"
        ".then((cache) => cache.put('/', new Response('old'))))))"
    )
    page.reload()
    expect(page.locator("#app .bar, #app header").first).to_be_visible()


def test_my_page_has_every_way_with_its_switch(with_worker: BrowserContext, running: House) -> None:
    with_worker.grant_permissions(["notifications"], origin=running.address)
    with_worker.add_init_script(FAKE_PUSH % json.dumps(KEYS))
    page = opened(with_worker)
    page.request.put("/api/me", data={"name": "Anna"})
    page.goto("/me")
    calls = page.get_by_role("region", name="Being called")
    push = calls.get_by_role("switch", name="In this browser")
    expect(push).not_to_be_checked()
    push.check(force=True)
    expect(calls.get_by_role("button", name="Send a test")).to_have_count(1)
    info = page.request.get("/api/calls").json()
    assert [(one["kind"], one["active"]) for one in info["channels"]] == [("push", True)]
    push.uncheck(force=True)
    expect(calls.get_by_role("button", name="Send a test")).to_have_count(0)
    assert page.request.get("/api/calls").json()["channels"] == []
    expect(calls.get_by_text("This house sends no mail.")).to_be_visible()
    calls.get_by_label("By a webhook").fill("http://127.0.0.1:9/hook")
    calls.get_by_role("button", name="Keep").click()
    hook = calls.get_by_role("switch", name="By a webhook")
    expect(hook).to_be_checked()
    hook.uncheck(force=True)
    expect(calls.get_by_role("button", name="Send a test")).to_have_count(0)
    calls.get_by_role("switch", name="Quiet time").check(force=True)
    calls.get_by_label("until").fill("07:30")
    expect(calls.get_by_label("From")).to_have_value("22:00")
    page.evaluate(QUIET, PATIENCE * 1000)
    assert page.request.get("/api/calls").json()["quiet_until"] == 450
    calls.get_by_role("button", name="Remove").click()
    expect(calls.get_by_role("textbox", name="By a webhook")).to_be_visible()
