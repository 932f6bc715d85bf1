"""What people write for others: nothing unseen, nothing that turns text around, everywhere."""

from __future__ import annotations

import asyncio

import pytest

from pentarchy.kernel.plain import cleaned, plain
from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused
from tests.server.test_records import played

STRANGE = {
    "blank of Hangul": "\u3164",
    "blank of Braille": "\u2800",
    "other blanks": "\u115f\uffa0",
    "turned around": "Anna\u202egnp",
    "isolated": "\u2066Anna\u2069",
    "zero width": "An\u200bna",
    "joined": "An\u200dna",
    "escape": "Anna\x1b[2J",
    "private": "\ue000",
}
FINE = ["Anna", "Жанна д'Арк", "O’Neill", "李雷", "José", "👩‍🚀", "😀!"]


@pytest.mark.parametrize("text", FINE)
def test_what_people_are_called_is_kept(text: str) -> None:
    assert plain(text) == text == cleaned(text)


def test_breaks_of_lines_are_blanks() -> None:
    assert plain(" Anna\u2028 \n Boris\t") == "Anna Boris"


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
def test_what_cannot_be_shown_is_refused_or_taken_out(text: str) -> None:
    assert plain(text) is None
    assert cleaned(text) in ("", "Anna", "Annagnp", "Anna[2J")


def test_names_chat_and_uploads_are_held_to_the_same(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "open"))["id"]
            await anna.subscribe(key)
            for text in STRANGE.values():
                answer = await anna.api("PUT", "/api/me", json={"name": text})
                refused(answer, 400, "name")
                said = await anna.ask("say", table=key, text=text)
                assert isinstance(said, Refusal)
                assert said.message.id == "refused-chat"
                record = played("toy").record().to_text().replace("Ж", text)
                uploaded = await anna.api("POST", "/api/records", content=record.encode())
                if uploaded.is_success:  # some of these no JSON may hold
                    name = uploaded.json()["table"]["seats"][0]["name"]
                    assert name == cleaned(text)
            assert isinstance(await anna.ask("say", table=key, text=" Hello,  you 👩‍🚀 "), Done)
            await anna.until(lambda: len(anna.tables[key].chat) == 1)
            assert anna.tables[key].chat[0].text == "Hello, you 👩‍🚀"

    asyncio.run(run())


def test_pages_of_the_same_host_but_another_scheme_are_others(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        host = server.http.removeprefix("http://")
        for scheme, status in (("http", 200), ("https", 403)):
            origin = {"origin": f"{scheme}://{host}"}
            answer = await anna.api("PUT", "/api/me", json={"name": "Anne"}, headers=origin)
            assert answer.status_code == status

    asyncio.run(run())
