"""Tables before and after their game."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.running import Server


def refused(answer: Any, status: int, key: str) -> None:
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["message"]["id"] == f"refused-{key}"
    assert problem["text"]
    assert not problem["text"].startswith("refused-")


async def people(server: Server, *names: str) -> list[Client]:
    return [await Client(server).named(name) for name in names]


def test_set_up_join_and_start(server: Server) -> None:
    async def run() -> None:
        anna, boris, clara = await people(server, "Anna", "Boris", "Clara")
        made = await anna.table("toy", "me", "open", "random", options={"rounds": 1})
        assert made["status"] == "open"
        assert made["options"]["rounds"] == 1
        assert made["options"]["first"] == 0, "defaults are shown too"
        assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "bot"]
        key = made["id"]
        refused(await anna.api("POST", f"/api/tables/{key}/start"), 409, "seats-free")
        # A stranger learns nothing of it, but for the invitation.
        refused(await boris.api("GET", f"/api/tables/{key}"), 404, "no-table")
        refused(await boris.api("POST", f"/api/tables/{key}/start"), 404, "no-table")
        invited = await boris.ok("GET", f"/api/invites/{made['invite']}")
        assert invited["invite"] is None
        assert invited["watch"] is None
        joined = await boris.ok("POST", f"/api/invites/{made['invite']}", json={})
        assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
        refused(
            await clara.api("POST", f"/api/invites/{made['invite']}", json={}), 409, "no-free-seat"
        )
        begun = await boris.start(key)
        assert begun["status"] == "running"
        assert len(begun["commitment"]) == 64
        refused(await anna.api("POST", f"/api/tables/{key}/start"), 409, "started")
        refused(await anna.api("POST", f"/api/tables/{key}/leave", json={}), 409, "started")
        refused(await anna.api("DELETE", f"/api/tables/{key}"), 409, "started")
        refused(await anna.api("GET", f"/api/tables/{key}/record"), 409, "not-finished")
        assert key in [table["id"] for table in await anna.ok("GET", "/api/tables")]
        assert key in [t["id"] for t in await boris.ok("GET", "/api/tables?status=running")]
        assert await clara.ok("GET", "/api/tables") == []

    asyncio.run(run())


def test_two_people_race_for_one_seat(server: Server) -> None:
    async def run() -> None:
        anna, *others = await people(server, "Anna", *"BCDEFGH")
        made = await anna.table("toy", "me", "open")
        answers = await asyncio.gather(
            *(o.api("POST", f"/api/invites/{made['invite']}", json={}) for o in others)
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 6

    asyncio.run(run())


def test_leaving_before_the_start(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", "me")
        key = made["id"]
        await boris.join(made["invite"])
        refused(await boris.api("DELETE", f"/api/tables/{key}"), 403, "not-owner")
        await anna.ok("POST", f"/api/tables/{key}/leave", json={"seat": 2})
        left = await anna.ok("GET", f"/api/tables/{key}")
        assert [seat["kind"] for seat in left["seats"]] == ["person", "person", "open"]
        await anna.ok("POST", f"/api/tables/{key}/leave", json={})
        refused(await anna.api("GET", f"/api/tables/{key}"), 404, "no-table")
        assert (await boris.ok("GET", f"/api/tables/{key}"))["owner"] is True
        await boris.ok("POST", f"/api/tables/{key}/leave", json={})
        refused(await boris.api("GET", f"/api/tables/{key}"), 404, "no-table")
        refused(await boris.api("GET", f"/api/invites/{made['invite']}"), 404, "no-invite")

    asyncio.run(run())


def colours(table: dict[str, Any]) -> list[int]:
    return [seat["colour"] for seat in table["seats"]]


def test_seats_have_the_colours_that_were_wished_for(server: Server) -> None:
    async def run() -> None:
        (anna,) = await people(server, "Anna")

        async def made(*wishes: int | None) -> Any:
            seats = [{"kind": "me", "colour": wish} for wish in wishes]
            return await anna.api("POST", "/api/tables", json={"title": "toy", "seats": seats})

        assert colours((await made(None, None, None)).json()) == [0, 1, 2]
        assert colours((await made(3, None, 0)).json()) == [3, 1, 0]
        # Who wished for none gives way: the first colour that nobody has or would keep.
        assert colours((await made(None, 0, None)).json()) == [1, 0, 2]
        assert colours((await made(1, None, None)).json()) == [1, 0, 2]
        refused(await made(2, 2, None), 400, "colours-alike")
        for wrong in (-1, 5):
            refused(await made(wrong, None), 400, "request")

    asyncio.run(run())


def test_another_colour_before_the_start(server: Server) -> None:
    """One's own seat takes any colour that no other person has; the others give way."""

    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", "random")
        path = f"/api/tables/{made['id']}"

        async def paint(who: Client, seat: int, colour: int) -> Any:
            return await who.api("POST", f"{path}/colour", json={"seat": seat, "colour": colour})

        assert colours((await paint(anna, 0, 4)).json()) == [4, 1, 2]
        assert colours((await paint(anna, 0, 4)).json()) == [4, 1, 2], "once more is nothing new"
        assert colours((await paint(anna, 0, 2)).json()) == [2, 1, 4], "the bot gives way"
        refused(await paint(anna, 2, 0), 409, "no-seat-here")
        refused(await paint(boris, 0, 0), 404, "no-table")
        refused(await paint(anna, 0, 5), 400, "request")
        await boris.join(made["invite"])
        refused(await paint(boris, 1, 2), 409, "colour-taken")
        assert colours((await paint(boris, 1, 0)).json()) == [2, 0, 4]
        async with anna:
            await anna.subscribe(made["id"])
            await anna.until(lambda: anna.tables[made["id"]].info is not None)
            await paint(boris, 1, 3)
            await anna.until(lambda: [s.colour for s in anna.info(made["id"]).seats] == [2, 3, 4])
        await anna.start(made["id"])
        refused(await paint(boris, 1, 0), 409, "started")

    asyncio.run(run())


def test_a_rematch_keeps_the_colours(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "random", options={"rounds": 1}))["id"]
            await anna.ok("POST", f"/api/tables/{key}/colour", json={"seat": 0, "colour": 1})
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
            again = await anna.ok("POST", f"/api/tables/{key}/rematch")
            assert colours(again) == [1, 0]

    asyncio.run(run())


def test_several_want_one_colour_at_once(server: Server) -> None:
    async def run() -> None:
        everybody = await people(server, "Anna", "Boris", "Clara")
        made = await everybody[0].table("toy", "me", "open", "open")
        for other in everybody[1:]:
            await other.join(made["invite"])
        answers = await asyncio.gather(
            *(
                who.api("POST", f"/api/tables/{made['id']}/colour", json={"seat": n, "colour": 4})
                for n, who in enumerate(everybody)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        left = await everybody[0].ok("GET", f"/api/tables/{made['id']}")
        assert sorted(colours(left), reverse=True)[0] == 4
        assert len(set(colours(left))) == 3

    asyncio.run(run())


def test_who_looks_on_sees_a_table_go(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "open"))["id"]
            await anna.subscribe(key)
            await anna.until(lambda: anna.tables[key].info is not None)
            await anna.ok("DELETE", f"/api/tables/{key}")
            await anna.until(lambda: anna.tables[key].gone)

    asyncio.run(run())


def test_open_tables_are_listed_where_wished(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        shown = await anna.table("toy", "me", "open", listed=True)
        hidden = await anna.table("toy", "me", "open")
        found = {each["table"]["id"]: each["table"] for each in await boris.ok("GET", "/api/open")}
        assert shown["id"] in found
        assert hidden["id"] not in found
        await boris.join(found[shown["id"]]["invite"])
        found = {each["table"]["id"]: each["table"] for each in await boris.ok("GET", "/api/open")}
        assert shown["id"] not in found, "no seat is free"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "key", "says"),
    [
        ({"title": "chess", "seats": [{"kind": "me"}]}, "no-game", "chess"),
        ({"title": "toy", "seats": [{"kind": "me"}]}, "options", "seats"),
        (
            {"title": "toy", "seats": [{"kind": "me"}] * 2, "options": {"colour": 1}},
            "options",
            "colour",
        ),
        (
            {"title": "toy", "seats": [{"kind": "me"}] * 2, "options": {"rounds": 99}},
            "options",
            "rounds",
        ),
        (
            {"title": "toy", "seats": [{"kind": "me"}] * 2, "options": {"first": 7}},
            "options",
            "first",
        ),
        (
            {"title": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
            "no-level",
            "god",
        ),
        ({"title": "toy", "seats": [{"kind": "guest"}]}, "request", "kind"),
        ({"title": "toy", "seats": 3}, "request", "seats"),
        ({"title": "toy"}, "request", "seats"),
        ({"title": "toy", "seats": [{"kind": "me"}] * 2, "colour": 1}, "request", "colour"),
    ],
)
def test_what_cannot_be_set_up_is_said(
    server: Server, body: dict[str, Any], key: str, says: str
) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        answer = await anna.api("POST", "/api/tables", json=body)
        refused(answer, 400, key)
        assert says in answer.json()["text"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"first": 7}, "опция first: места 7 нет, всего мест: 2."),
        ({"rounds": 99}, "опция rounds: значение должно быть не больше 3."),
        ({"colour": 1}, "опция colour: у toy такой нет, есть только first, open_gifts, rounds."),
    ],
)
def test_options_are_refused_in_russian(server: Server, options: dict[str, Any], says: str) -> None:
    """What the game itself says of its options too."""

    async def run() -> None:
        anna = await Client(server).named("Anna")
        wish = {"title": "toy", "seats": [{"kind": "me"}] * 2, "options": options}
        answer = await anna.api("POST", "/api/tables", json=wish, headers={"accept-language": "ru"})
        refused(answer, 400, "options")
        assert answer.json()["text"] == says

    asyncio.run(run())


def test_seats_of_a_shared_screen_have_names_of_their_own(server: Server) -> None:
    """They stay when who holds them is called otherwise."""

    async def run() -> None:
        anna = await Client(server).named("Anna")
        seats = [{"kind": "me"}, {"kind": "me", "name": " Boris "}]
        wish = {"title": "toy", "seats": seats, "options": {"rounds": 1}}
        key = (await anna.ok("POST", "/api/tables", json=wish))["id"]

        async def names() -> list[str]:
            (found,) = await anna.ok("GET", "/api/tables")
            shown = await anna.ok("GET", f"/api/tables/{key}")
            assert found["seats"] == shown["seats"]  # what is stored and what is in memory
            return [seat["name"] for seat in shown["seats"]]

        assert await names() == ["Anna", "Boris"]
        await anna.named("Annette")
        assert await names() == ["Annette", "Boris"]
        await anna.named("Boris")
        await anna.named("Anna")
        assert await names() == ["Anna", "Anna"]  # who is called alike is one and the same

    asyncio.run(run())


def test_a_seat_of_others_gets_no_name(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        wishes = (
            ({"kind": "open", "name": "Boris"}, "seat-name"),
            ({"kind": "bot", "level": "random", "name": "Boris"}, "seat-name"),
            ({"kind": "me", "name": "a\u202eb"}, "name"),
            ({"kind": "me", "name": " "}, "name"),
        )
        for wish, key in wishes:
            body = {"title": "toy", "seats": [{"kind": "me"}, wish]}
            refused(await anna.api("POST", "/api/tables", json=body), 400, key)
        assert await anna.ok("GET", "/api/tables") == []

    asyncio.run(run())


def test_refusals_in_russian(server: Server) -> None:
    async def run() -> None:
        stranger = Client(server)
        answer = await stranger.api("GET", "/api/tables", headers={"accept-language": "ru,en"})
        refused(answer, 401, "no-name")
        assert answer.json()["text"] == "Сначала выберите имя."

    asyncio.run(run())


def test_resigning_hands_the_seat_to_a_bot(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("kingdom-builder", "me", "open")
        key = made["id"]
        await boris.join(made["invite"])
        await anna.start(key)
        async with anna:
            await anna.subscribe(key)
            await anna.until_shown(key)
            level = {"level": "random"}
            refused(
                await anna.api("POST", f"/api/tables/{key}/resign", json={"seat": 1, **level}),
                403,
                "not-your-seat",
            )
            await boris.ok("POST", f"/api/tables/{key}/resign", json=level)
            await anna.until(lambda: anna.info(key).seats[1].kind == "bot")
            await anna.play_on(key, Random(1))
            events = anna.tables[key].seats[0].events
            assert [event.args for event in events if event.id == "table-resign"] == [
                {"level": "level:random"}
            ]
        refused(await boris.api("GET", f"/api/tables/{key}"), 404, "no-table")

    asyncio.run(run())


def test_a_name_is_shown_everywhere_when_it_changes(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        key = (await anna.table("toy", "me", "open"))["id"]
        await anna.named("  Anna   Karenina ")
        found = await anna.ok("GET", f"/api/tables/{key}")
        assert found["seats"][0]["name"] == "Anna Karenina"

    asyncio.run(run())


def test_a_table_says_whose_turn_it_is(server: Server) -> None:
    """Also in the list of one's tables, and also if it must be read from the database first."""

    async def run() -> None:
        anna = await Client(server).named("Anna")
        made = await anna.table("kingdom-builder", "me", "me", options={"start": 1})
        key = made["id"]
        assert made["actors"] == []
        assert (await anna.start(key))["actors"] == [1]
        (mine,) = await anna.ok("GET", "/api/tables")
        assert mine["actors"] == [1]
        async with anna:
            await anna.subscribe(key)
            await anna.until_shown(key)
            await anna.play_on(key, Random(1), moves=3)
            while anna.my_turns(key) == [1]:  # a tile may be used, or the turn ended
                await anna.play_on(key, Random(1), moves=1)
        assert (await anna.ok("GET", f"/api/tables/{key}"))["actors"] == [0]

    asyncio.run(run())


def test_the_shelf_says_which_games_know_series(server: Server) -> None:
    async def run() -> None:
        shelf = {game["title"]: game for game in await Client(server).ok("GET", "/api/games")}
        assert shelf["toy"]["series"]
        assert not shelf["kingdom-builder"]["series"]

    asyncio.run(run())


def test_a_host_sends_a_guest_away(server: Server) -> None:
    """Before the start, and not back by the old link; nobody else can, and nobody sends a bot."""

    async def run() -> None:
        anna, eve, boris = [await Client(server).named(name) for name in ("Anna", "Eve", "Boris")]
        made = await anna.table("toy", "me", "open", "open", "random")
        key, path = made["id"], f"/api/tables/{made['id']}/dismiss"
        await eve.join(made["invite"])
        await boris.join(made["invite"])
        async with eve:
            await eve.subscribe(key)
            await eve.until(lambda: eve.tables[key].info is not None)
            refused(await boris.api("POST", path, json={"seat": 1}), 403, "not-owner")
            for seat in (0, 3, 9):
                refused(await anna.api("POST", path, json={"seat": seat}), 409, "no-guest")
            info = await anna.ok("POST", path, json={"seat": 1})
            assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "person", "bot"]
            await eve.until(lambda: eve.tables[key].gone)
        again = await eve.api("POST", f"/api/invites/{made['invite']}", json={})
        refused(again, 404, "no-invite")
        assert info["invite"] != made["invite"]
        carol = await Client(server).named("Carol")
        await carol.join(info["invite"])
        await anna.start(key)
        refused(await anna.api("POST", path, json={"seat": 1}), 409, "started")

    asyncio.run(run())
