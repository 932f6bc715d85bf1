"""What messengers show of links: who plays, in the reader's language, and nothing hidden.

The client must have been built: its page is what is told in."""

from __future__ import annotations

import asyncio
import re
from html import unescape

from pentarchy.server.http.client import COVERS
from tests.server.client import Client
from tests.server.running import ROOT, Server

HOSTILE = '"><script>alert(1)</script>'
PICTURES = sorted((ROOT / "web" / "public" / "covers").glob("*.png"))


async def tags(person: Client, path: str, language: str = "en") -> dict[str, str]:
    """What the head of a page tells."""
    answer = await person.api("GET", path, headers={"accept-language": language})
    assert "<script>alert" not in answer.text
    found = re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)">', answer.text)
    return {key: unescape(said) for key, said in found}


def test_links_tell_who_plays_and_tables_tell_nothing(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named(HOSTILE)
        table = await anna.table("kingdom-builder", "me", "open")
        nobody = Client(server)
        told = await tags(nobody, f"/join/{table['invite']}")
        assert told["og:title"] == "Kingdom Builder: a seat is free for you"
        assert told["og:description"] == f"At the table: {HOSTILE}"
        assert told["og:image"] == f"{server.http}{COVERS}kingdom-builder.png"
        assert told["twitter:card"] == "summary_large_image"
        assert (await tags(nobody, f"/watch/{table['watch']}"))["og:description"].endswith(HOSTILE)
        russian = await tags(nobody, f"/join/{table['invite']}", "ru-RU,ru")
        assert russian["og:title"].startswith("Строители Королевств")
        for path in (f"/t/{table['id']}", f"/t/{HOSTILE}", "/join/nonsense", "/"):
            assert (await tags(nobody, path))["og:title"] == "Pentarchy"
            assert HOSTILE not in (await tags(nobody, path))["og:description"]
        lesson = await tags(nobody, "/learn/founders/first")
        assert lesson["og:title"] == "Founders of the Empire: a lesson"

    asyncio.run(run())


def test_pictures_are_small() -> None:
    assert len(PICTURES) == 6
    assert max(path.stat().st_size for path in PICTURES) < 60_000
