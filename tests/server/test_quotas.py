"""What is kept for anybody has an end, told in words; what was uploaded can be deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused
from tests.server.test_records import played

ELSEWHERE = "127.0.0.2"
TEXT = played("toy").record().to_text().encode()
ROOM = 3 * len(TEXT) + 100


async def upload(client: Client, text: bytes = TEXT) -> Any:
    return await client.api("POST", "/api/records", content=text)


async def create(client: Client, **more: Any) -> Any:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    return await client.api("POST", "/api/tables", json={"title": "toy", "seats": seats, **more})


def test_uploads_and_their_bytes(tmp_path: Path) -> None:
    """Of one person, and of one address whoever asks there; deleting makes room again."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        first = (await upload(anna)).json()["table"]["id"]
        assert (await upload(anna)).status_code == 201
        refused(await upload(anna), 429, "too-many-uploads")
        refused(
            await (await Client(server).named("Boris")).api("DELETE", f"/api/tables/{first}"),
            404,
            "no-table",
        )
        await anna.ok("DELETE", f"/api/tables/{first}")
        refused(await anna.api("GET", f"/api/tables/{first}/record"), 404, "no-table")
        assert server.rows("select count(*) from records") == [(1,)]
        padded = TEXT + b"# " + b"x" * (ROOM - 2 * len(TEXT) - 2)
        answer = await anna.api(
            "POST", "/api/records", content=padded + b"yy", headers={"accept-language": "ru"}
        )
        refused(answer, 429, "too-many-bytes")
        assert (await upload(anna, padded)).status_code == 201, "not one byte too many"
        cleo = await Client(server).named("Cleo")
        refused(await upload(cleo), 429, "address-full")
        assert (await upload(await Client(server, source=ELSEWHERE).named("Diana"))).is_success

    limits = {"uploads": 2, "stored_bytes": ROOM, "address_uploads": 2}
    with Server(tmp_path, limits) as server:
        asyncio.run(run(server))


def test_tables_and_running_games(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        tables = [(await create(anna)).json()["id"] for _ in range(3)]
        refused(await create(anna), 429, "too-many-tables")
        for key in tables[:2]:
            await anna.start(key)
        refused(await anna.api("POST", f"/api/tables/{tables[2]}/start"), 429, "too-many-running")
        await anna.ok("DELETE", f"/api/tables/{tables[2]}")
        assert (await create(anna)).is_success
        assert (await create(anna)).is_success
        refused(await create(anna), 429, "too-many-kept")
        boris = await Client(server).named("Boris")
        own = (await create(boris)).json()["id"]
        refused(await boris.api("POST", f"/api/tables/{own}/start"), 429, "address-full")
        refused(await create(boris), 429, "address-full")
        cleo = await Client(server, source=ELSEWHERE).named("Cleo")
        key = (await create(cleo)).json()["id"]
        await cleo.start(key)
        await anna.ok("POST", f"/api/tables/{tables[0]}/resign", json={})

    limits = {
        "open_tables": 3,
        "running_tables": 2,
        "tables": 4,
        "address_running_tables": 2,
        "address_open_tables": 3,
    }
    with Server(tmp_path, limits) as server:
        asyncio.run(run(server))


def test_many_wishes_at_once_get_no_more_than_one_after_another(
    tmp_path: Path, database: str | None
) -> None:
    """Of one person, and of one address with many people."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        answers = await asyncio.gather(*(create(anna) for _ in range(12)))
        assert sum(answer.is_success for answer in answers) == 4
        others = [await Client(server).named(f"Person {n}") for n in range(6)]
        answers = await asyncio.gather(*(create(person) for person in others * 2))
        assert sum(answer.is_success for answer in answers) == 3
        assert server.rows("select count(*) from tables") == [(7,)]

    with Server(tmp_path, {"open_tables": 4, "address_open_tables": 7}, database) as server:
        asyncio.run(run(server))


def test_new_people_of_one_address_do_not_come_without_end(tmp_path: Path) -> None:
    """Ten minutes' worth may come at once, and nobody who is known already is touched."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        await Client(server).named("Boris")
        answer = await Client(server).api("PUT", "/api/me", json={"name": "Cleo"})
        refused(answer, 429, "too-many-people")
        await anna.named("Anne")
        await Client(server, source=ELSEWHERE).named("Diana")

    with Server(tmp_path, {"new_people": 2 / 600}) as server:
        asyncio.run(run(server))


def test_no_address_is_kept(tmp_path: Path) -> None:
    """Only a mark of it, which cannot be read without the server's secret."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        await create(anna)
        await create(anna)
        await create(await Client(server, source=ELSEWHERE).named("Boris"))

    with Server(tmp_path) as server:
        asyncio.run(run(server))
        marks = [mark for (mark,) in server.rows("select address from tables order by created")]
        assert marks[0] == marks[1] != marks[2]
        assert len(marks[0]) == 24
