"""What stands at which address: the client, its own page for what is not there, or how to get it;
and a shelf that one bad game does not bring down."""

from __future__ import annotations

import asyncio
import json
import re
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import httpx
import pytest

from pentarchy.kernel import registry
from pentarchy.kernel.errors import BrokenGame
from pentarchy.server.http.client import Client as Site
from pentarchy.server.refusals import sentence
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused

PAGE = "<!doctype html><title>Pentarchy</title>"
BEHIND = 418
"""What the application behind the client answers here, so that it is known who did."""


async def behind(_: Any, __: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": BEHIND, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """What is answered there, with the client that was built into this folder."""

    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(app=Site(behind, folder))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
            return await http.request(method, path, headers=headers)

    return asyncio.run(run())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "app-1.js").write_text("hello()")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/new/founders", "/t/abc", "/join/x", "/upload"])
def test_pages_are_the_client(built: Path, path: str) -> None:
    answer = ask(built, path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    again = ask(built, path, **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/assets/old-2.js", "/index.php"])
def test_an_unknown_address_is_a_page_too(built: Path, path: str) -> None:
    """The client says that there is nothing; so does the status, whatever the browser knows."""
    answer = ask(built, path)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    again = ask(built, path, **{"if-none-match": answer.headers["etag"]})
    assert again.status_code == 404
    assert ask(built, path, "HEAD").content == b""


@pytest.mark.parametrize("path", ["/api/nothing", "/ws", "/health", "/api"])
def test_what_is_the_servers_is_left_to_it(built: Path, path: str) -> None:
    assert ask(built, path).status_code == BEHIND


def test_only_looking_is_answered_with_a_page(built: Path) -> None:
    assert ask(built, "/nowhere", "POST").status_code == BEHIND


@pytest.mark.parametrize(("language", "word"), [("en", "not built"), ("ru", "не собран")])
@pytest.mark.parametrize("path", ["/", "/t/abc", "/nowhere"])
def test_without_a_client_a_page_says_how_to_get_it(
    tmp_path: Path, path: str, language: str, word: str
) -> None:
    answer = ask(tmp_path / "static", path, **{"accept-language": language})
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/html")
    (text,) = re.findall("<p>(.*)</p>", answer.text)
    assert word in text
    assert "make web" in text
    assert text.count(".") == 1, "one sentence"


def test_a_game_that_cannot_be_loaded(tmp_path: Path) -> None:
    """It is named in one sentence; all others are there, and bots play them."""

    async def run(server: Server) -> None:
        async with await Client(server).named("Anna") as anna:
            shelf = [game["title"] for game in await anna.ok("GET", "/api/games")]
            assert "toy" in shelf
            assert "empty-box" not in shelf
            refused(await anna.api("GET", "/api/games/empty-box/texts/en"), 404, "no-game")
            wish = {"title": "empty-box", "seats": [{"kind": "me"}] * 2}
            refused(await anna.api("POST", "/api/tables", json=wish), 400, "no-game")
            key = (await anna.table("toy", "me", "random"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until(lambda: bool(anna.my_turns(key)))

    games = "toy=tests.toy:game,empty-box=tests.server.odd_games:empty_box"
    with Server(tmp_path, games=games) as server:
        asyncio.run(run(server))
    said = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    told = [line for line in said if "empty-box" in line]
    assert told == ["the game 'empty-box' cannot be loaded: RuntimeError: the box is empty"]


def test_an_entry_point_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ghost = EntryPoint("ghost", "no_such_module:game", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*entry_points(group=group), ghost])
    monkeypatch.setenv("PENTARCHY_SHELF", ",".join((*registry.titles(), "ghost")))
    games, (problem,) = registry.loaded()
    assert [game.key for game in games] == [key for key in registry.titles() if key != "ghost"]
    assert isinstance(problem, BrokenGame)
    assert str(problem) == (
        "the game 'ghost' cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"
    )
    assert sentence(problem.message, "en") == str(problem)
    assert sentence(problem.message, "ru").startswith("игру «ghost» не удалось загрузить: ")
    with pytest.raises(BrokenGame):
        registry.game("ghost")
