"""Letters that would do something to who reads them: not one comes through any door."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused
from tests.server.test_records import played

UNSEEN = (r"\u202e", r"\u3164", r"\u001b[2J", r"\ue000")
"""As TOML spells them, so that the file itself looks harmless."""


def test_components_from_outside_show_all_they_say(server: Server) -> None:
    """A card's name is read by everybody who looks at the game."""
    text = played("toy").record().to_text()
    places = (('title = "toy{}"', "title"), ('[numbers]\n| "coins{}" = 3', "numbers"))

    async def run() -> None:
        anna = await Client(server).named("Anna")
        for letter in UNSEEN:
            for line, where in places:
                own = f"own components:\n| {line.format(letter)}\nmoves:"
                content = text.replace("moves:", own).encode()
                answer = await anna.api("POST", "/api/records", content=content)
                refused(answer, 422, "record")
                said = answer.json()["text"]
                assert f"{where}: it has a letter that cannot be seen" in said

    asyncio.run(run())


def test_a_report_does_nothing_to_who_reads_it(tmp_path: Path, database: str | None) -> None:
    """It is read in a terminal: signs to that are taken out, and no database chokes on one."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        boris = await Client(server).named("Boris")
        made = await anna.table("toy", "me", "open")
        await boris.join(made["invite"])
        path = f"/api/tables/{made['id']}/report"
        reason = "rude\x1b]0;owned\x07 \x00and\u202e worse"
        await anna.ok("POST", path, json={"seat": 1, "reason": reason})
        assert server.rows("select reason from reports") == [("rude]0;owned and worse",)]

    with Server(tmp_path, database=database) as server:
        asyncio.run(run(server))
