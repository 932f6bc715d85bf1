"""People at one table, all of whom look at it, and what they see of it."""

from __future__ import annotations

from typing import Any

from pentarchy.server.clock import ClockTold
from pentarchy.server.messages import Update
from tests.server.client import Client
from tests.server.running import Server

TITLE = "kingdom-builder"


async def friends(
    server: Server, *names: str, title: str = TITLE, **more: Any
) -> tuple[str, list[Client]]:
    """A running table with these people, all of whom look at it."""
    people = [await Client(server).named(name) for name in names]
    wish = ["me", *["open"] * (len(names) - 1)]
    table = await people[0].table(title, *wish, **more)
    for person in people[1:]:
        await person.join(table["invite"])
    await people[0].start(table["id"])
    for person in people:
        await person.connect()
        await person.subscribe(table["id"])
        await person.until_shown(table["id"])
    return table["id"], people


def last(person: Client, key: str) -> Update:
    """The table as this person saw it last."""
    found = person.tables[key].last
    assert found is not None
    return found


def clock_of(person: Client, key: str) -> ClockTold:
    found = last(person, key).clock
    assert found is not None
    return found


def told(person: Client, key: str) -> list[str]:
    """The ids of what this person was told of the table itself."""
    seen = person.tables[key].seats.values()
    return [event.id for one in seen for event in one.events if event.id.startswith("table-")]


def actor(people: list[Client], key: str) -> int:
    """The seat that has to decide."""
    for seat, person in enumerate(people):
        section = person.tables[key].seats[seat].section
        if section is not None and section.choices:
            return seat
    raise AssertionError("nobody is asked")


async def until(person: Client, key: str, event: str) -> None:
    await person.until(lambda: event in told(person, key))


async def end(*people: Client) -> None:
    for person in people:
        await person.disconnect()


async def back_again(server: Server, people: list[Client], key: str) -> list[Client]:
    """The same people with new connections, after a restart."""
    again = [Client(server, person.cookies) for person in people]
    for person in again:
        await person.connect()
        await person.subscribe(key)
        await person.until_shown(key)
    return again
