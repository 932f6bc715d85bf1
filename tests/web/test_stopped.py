"""A game that today's rules cannot go on with is ended, kept, and played on at a new table."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.hands import begin, new_table, settle
from tests.web.house import house


def test_a_stopped_game_is_no_dead_end(browser: Browser, built: None, tmp_path: Path) -> None:
    with (
        house(tmp_path) as here,
        browser.new_context(base_url=here.address, locale="en-US") as context,
    ):
        settle(context)
        page = context.new_page()
        page.goto("/")
        table = new_table(page, "kingdom-builder", "open", options={"start": 0})
        friend = browser.new_context(base_url=here.address).new_page()
        friend.request.put("/api/me", data={"name": "Boris"})
        invite = page.request.get(f"/api/tables/{table}").json()["invite"]
        assert friend.request.post(f"/api/invites/{invite}", data={}).ok
        begin(page, table)
        here.stop()
        # A move that no rules have ever known, as if they had changed.
        with sqlite3.connect(tmp_path / "tables.sqlite") as stored:
            row = (table, 0, "move", 0, 0, "fly place:9", 0.0)
            columns = '"table", number, kind, seat, nth, action, at'
            stored.execute(f"insert into moves ({columns}) values (?, ?, ?, ?, ?, ?, ?)", row)
        stored.close()
        here.start()
        page.goto(f"/t/{table}")
        panel = page.locator("section.stopped")
        expect(panel).to_contain_text("does not agree with today's rules")
        panel.get_by_role("button", name="End the game").click()
        expect(panel.get_by_role("link", name="Download the record")).to_be_visible()
        record = page.request.get(f"/api/tables/{table}/record")
        assert record.ok
        panel.get_by_role("button", name="Play on at a new table").click()
        page.wait_for_url(re.compile(f"/t/(?!{table})"))
        seats = page.get_by_role("list", name="Seats")
        expect(seats).to_contain_text("Anna")
        expect(seats).to_contain_text("Free seat")
