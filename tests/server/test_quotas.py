"""What is kept for anybody has an end, told in words; what was uploaded can be deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import people, refused
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


def test_rematches_at_once_get_no_more_running_games_than_one_after_another(
    tmp_path: Path, database: str | None
) -> None:
    """What is refused stands open, and begins as soon as there is room."""

    async def run(server: Server) -> None:
        anna, boris = await people(server, "Anna", "Boris")
        async with anna, boris:
            over = [await finished(anna, boris) for _ in range(6)]
            again = [(await anna.ok("POST", f"/api/tables/{key}/rematch"))["id"] for key in over]
            answers = await at_once(boris, [f"/api/tables/{key}/come" for key in again])
            assert sorted(answers) == [200] * 2 + [429] * 4
            begun = [key for (key,) in server.rows(RUNNING)]
            assert len(begun) == 2
            await play(begun[0], anna, boris)
            late = next(key for key in again if key not in begun)
            assert (await boris.ok("POST", f"/api/tables/{late}/come"))["status"] == "running"

    with Server(tmp_path, {"running_tables": 2}, database) as server:
        asyncio.run(run(server))


RUNNING = "select id from tables where status = 'running'"


async def finished(host: Client, guest: Client) -> str:
    """A game of two, played to its end."""
    made = await host.table("toy", "me", "open", options={"rounds": 1})
    await guest.join(made["invite"])
    await host.start(made["id"])
    await play(made["id"], host, guest)
    return str(made["id"])


async def play(key: str, *everybody: Client) -> None:
    for each in everybody:
        await each.subscribe(key)
    await asyncio.gather(*(each.play_on(key, Random(1)) for each in everybody))


async def at_once(client: Client, paths: list[str]) -> list[int]:
    """Requests of one person whose last bytes are all sent at the same moment; what each of them
    is answered."""
    opened = [await asyncio.open_connection("127.0.0.1", client.server.port) for _ in paths]
    for path, (_, writer) in zip(paths, opened, strict=True):
        cookie = client.cookie_header["Cookie"]
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\nCookie: {cookie}\r\nContent-Length: 0\r\n"
        writer.write(head.encode())
        await writer.drain()
    for _, writer in opened:
        writer.write(b"\r\n")
    answers = [int((await reader.readline()).split()[1]) for reader, _ in opened]
    for _, writer in opened:
        writer.close()
    return answers


def test_pairing_leads_nobody_beyond_what_may_run(tmp_path: Path, database: str | None) -> None:
    """Not even those who came to wait while there was room."""

    async def run(server: Server) -> None:
        wishes = [
            {"title": title, "seats": seats, "level": "novice", "wait": 3600}
            for title in ("kingdom-builder", "founders")
            for seats in (2, 3, 4)
        ]
        everybody = await people(server, *(f"Person {n}" for n in range(len(wishes))))
        for each, wish in zip(everybody, wishes, strict=True):
            assert (await each.ok("POST", "/api/pairing", json=wish))["table"] is None
        server.change("update waits set until = 0")  # now bots may come
        answers = [await each.api("POST", "/api/pairing/here") for each in everybody]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 3
        refused(answers[-1], 429, "address-full")
        assert len(server.rows(RUNNING)) == 3
        assert await everybody[-1].ok("POST", "/api/pairing/here") is None, "told once"

    with Server(tmp_path, {"address_running_tables": 3}, database) as server:
        asyncio.run(run(server))


def test_who_has_begun_too_much_while_waiting_is_told_and_the_others_are_led(
    tmp_path: Path,
) -> None:
    """A table counts for who has waited longest: Anna has no room any more, so Boris and Cleo are
    led without her, and she hears why she waits no more."""
    two = {"title": "kingdom-builder", "seats": 2}

    async def run(server: Server) -> None:
        anna, boris, cleo = [await Client(server).named(name) for name in ("Anna", "Boris", "Cleo")]
        await anna.ok("POST", "/api/pairing", json=two)
        await anna.start((await create(anna)).json()["id"])
        assert (await boris.ok("POST", "/api/pairing", json=two))["table"] is None
        led = await cleo.ok("POST", "/api/pairing", json=two)
        assert led["table"] is not None
        assert (await boris.ok("POST", "/api/pairing/here"))["table"] == led["table"]
        diana = await Client(server).named("Diana")
        await diana.ok("POST", "/api/pairing", json=two)
        refused(await anna.api("POST", "/api/pairing/here"), 429, "too-many-running")
        assert await anna.ok("POST", "/api/pairing/here") is None

    with Server(tmp_path, {"running_tables": 1}) as server:
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
