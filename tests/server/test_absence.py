"""People who are away: a bot plays for them, they are reminded, a seat goes to somebody else."""

from __future__ import annotations

import asyncio
from functools import partial

from tests.server.client import Client
from tests.server.friends import actor, end, friends, until
from tests.server.running import Server
from tests.server.test_lobby import refused
from tests.server.timed import Clock


async def goes_away(person: Client, others: list[Client], key: str, seat: int) -> None:
    """Somebody closes the page; the others see it."""
    await person.disconnect()
    for other in others:
        await other.until(partial(not_here, other, key, seat))


def not_here(other: Client, key: str, seat: int) -> bool:
    presence = other.tables[key].presence
    return presence is not None and seat not in presence.seats


def test_a_bot_plays_for_who_is_away_when_all_others_wish_it(house: Server, clock: Clock) -> None:
    """Somebody who is here, or was asked just now, cannot be replaced."""

    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob", "Clara")
        late = actor(people, key)
        others = [people[seat] for seat in range(3) if seat != late]
        path, wish = f"/api/tables/{key}/bot", {"seat": late}
        clock.forward(60)
        refused(await others[0].api("POST", path, json=wish), 409, "not-missed")  # is here
        await goes_away(people[late], others, key, late)
        presence = others[0].tables[key].presence
        assert presence is not None
        assert presence.seen == {str(late): clock.now}
        assert await others[0].ok("POST", path, json=wish) == {"plays": False}
        await until(others[1], key, "table-absent")
        assert await others[1].ok("POST", path, json=wish) == {"plays": True}
        await until(others[0], key, "table-away")
        # The bot moves, and then the next one is asked.
        following = (late + 1) % 3
        await people[following].until(
            lambda: bool(people[following].section(key, following).choices)
        )
        back = await Client(house, people[late].cookies).ok("GET", f"/api/tables/{key}")
        assert back["seats"][late]["stand_in"] == "apprentice"
        await people[late].ok("POST", f"/api/tables/{key}/back", json=wish)
        await until(others[0], key, "table-back")
        await end(*others)

    asyncio.run(run())


def test_a_page_that_nobody_looks_at_is_nobody(house: Server, clock: Clock) -> None:
    """Pages are left open for days: who looks at another one is away, and can be reminded."""

    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob")
        late = actor(people, key)
        friend, other = people[late], people[1 - late]
        path, wish = f"/api/tables/{key}/nudge", {"seat": late}
        refused(await other.api("POST", path, json=wish), 409, "not-nudged")
        await friend.ask("look", table=key, hidden=True)
        await other.until(partial(not_here, other, key, late))
        presence = other.tables[key].presence
        assert presence is not None
        assert presence.seen == {str(late): clock.now}
        await other.ok("POST", path, json=wish)
        await friend.ask("look", table=key, hidden=False)
        await other.until(lambda: not not_here(other, key, late))
        await end(*people)

    asyncio.run(run())


def test_after_the_time_a_table_has_chosen_one_wish_is_enough(house: Server, clock: Clock) -> None:
    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob", "Clara", patience=3600.0)
        late = actor(people, key)
        others = [people[seat] for seat in range(3) if seat != late]
        path, wish = f"/api/tables/{key}/bot", {"seat": late}
        await goes_away(people[late], others, key, late)
        clock.forward(59)
        refused(await others[0].api("POST", path, json=wish), 409, "not-missed")
        clock.forward(3541)
        assert await others[0].ok("POST", path, json=wish) == {"plays": True}
        await until(others[1], key, "table-away")
        await end(*others)

    asyncio.run(run())


def test_a_nudge_has_its_time(house: Server, clock: Clock) -> None:
    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob")
        late = actor(people, key)
        other = people[1 - late]
        path, wish = f"/api/tables/{key}/nudge", {"seat": late}
        await goes_away(people[late], [other], key, late)
        await other.ok("POST", path, json=wish)
        clock.forward(6 * 3600 - 1)
        refused(await other.api("POST", path, json=wish), 409, "nudged")
        clock.forward(1)
        await other.ok("POST", path, json=wish)
        await end(other)

    asyncio.run(run())


def test_a_seat_can_be_handed_to_somebody_else(server: Server) -> None:
    async def run() -> None:
        key, people = await friends(server, "Anna", "Bob")
        clara, dora = [await Client(server).named(name) for name in ("Clara", "Dora")]
        link = await people[0].ok("POST", f"/api/tables/{key}/hand", json={"seat": 0})
        shown = await clara.ok("GET", f"/api/seats/{link['token']}")
        assert shown["id"] == key
        own = await people[1].api("POST", "/api/seats", json={"token": link["token"]})
        refused(own, 409, "seated-here")
        taken = await clara.ok("POST", "/api/seats", json={"token": link["token"]})
        assert [seat["name"] for seat in taken["seats"]] == ["Clara", "Bob"]
        assert taken["seats"][0]["mine"]
        used = await dora.api("POST", "/api/seats", json={"token": link["token"]})
        refused(used, 404, "no-handover")
        foreign = await people[0].api("POST", f"/api/tables/{key}/hand", json={"seat": 0})
        refused(foreign, 403, "not-your-seat")
        await end(*people)

    asyncio.run(run())
