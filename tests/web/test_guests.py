"""Before the start: the host of a table sends a guest away."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.hands import new_table, settle
from tests.web.house import House


def test_a_host_sends_a_guest_away(browser: Browser, running: House) -> None:
    with (
        browser.new_context(base_url=running.address, locale="en-US") as first,
        browser.new_context(base_url=running.address, locale="en-US") as second,
    ):
        settle(first)
        settle(second)
        anna, boris = first.new_page(), second.new_page()
        anna.goto("/")
        table = new_table(anna, "kingdom-builder", "open")
        invite = anna.request.get(f"/api/tables/{table}").json()["invite"]
        boris.goto("/")
        boris.request.put("/api/me", data={"name": "Boris"})
        assert boris.request.post(f"/api/invites/{invite}", data={}).ok
        anna.goto(f"/t/{table}")
        boris.goto(f"/t/{table}")
        expect(boris.get_by_role("list", name="Seats")).to_contain_text("Boris")
        expect(boris.get_by_role("button", name="Remove")).to_have_count(0)
        anna.get_by_role("button", name="Remove Boris from the table").click()
        expect(anna.get_by_role("list", name="Seats")).not_to_contain_text("Boris")
        renewed = anna.request.get(f"/api/tables/{table}").json()["invite"]
        assert renewed != invite
        expect(anna.get_by_label("Invite link")).to_have_value(f"{running.address}/join/{renewed}")
        expect(boris.get_by_role("list", name="Seats")).to_have_count(0)
