"""Sitting down at a scene of Imperial Settlers: me, and friends who do nothing by themselves."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page

from tests.web.hands import begin, new_table
from tests.web.settlers_scenes import seats_of

TITLE = "imperial-settlers"
SHELF = f"{TITLE}=tests.web.settlers_scenes:game"
"""For `house`: the game with its scenes in the place of the game."""
FRIENDS = ("Katya", "Maxim", "Ilya")


def sit_at(page: Page, scene: str, **options: object) -> list[BrowserContext]:
    """A table begun at this scene and open on the page; the others' browsers."""
    page.goto("/")
    seats = seats_of(scene)
    wish = {"scene": scene, **options}
    table = new_table(page, TITLE, *["open"] * (seats - 1), options=wish)
    invite = page.request.get(f"/api/tables/{table}").json()["invite"]
    browser = page.context.browser
    assert browser is not None
    at = urlsplit(page.url)
    friends = []
    for name in FRIENDS[: seats - 1]:
        friend = browser.new_context(base_url=f"{at.scheme}://{at.netloc}")
        friend.request.put("/api/me", data={"name": name})
        answer = friend.request.post(f"/api/invites/{invite}", data={})
        assert answer.ok, answer.text()
        friends.append(friend)
    begin(page, table)
    page.goto(f"/t/{table}")
    page.locator(".settlers").wait_for()
    return friends
