"""Taking moves back over the wire: free, by consent, and not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server

TOY = "toy"


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await play()

    asyncio.run(main())


async def seated(
    server: Server, title: str, *names: str, **more: object
) -> tuple[str, list[Client]]:
    """A running table with these people, each looking on."""
    people = [await Client(server).named(name) for name in names]
    made = await people[0].table(title, "me", *["open"] * (len(names) - 1), **more)
    for person in people[1:]:
        await person.join(made["invite"])
    key: str = made["id"]
    await people[0].start(key)
    for person in people:
        await person.connect()
        await person.subscribe(key)
        await person.until_shown(key)
    return key, people


async def leave(people: list[Client]) -> None:
    for person in people:
        await person.disconnect()


async def pick(person: Client, key: str, seat: int, verb: str, target: str = "") -> Done | Refusal:
    """Make the move that is written so, once it is on offer."""

    def offered() -> list[int]:
        return [
            choice.id
            for choice in person.section(key, seat).choices
            if choice.verb == verb and (not target or choice.target == target)
        ]

    await person.until(lambda: bool(offered()))
    answer = await person.move(key, seat, offered()[0])
    if isinstance(answer, Done):
        await caught_up(person, key, seat, answer)
    assert isinstance(answer, Done | Refusal)
    return answer


async def end_turn(person: Client, key: str, seat: int) -> dict[str, object]:
    """Build and end the turn, whose last move draws a card; the view before that move."""
    await person.until(lambda: bool(person.section(key, seat).choices))
    before: dict[str, object] = {}
    for _ in range(20):
        if not person.section(key, seat).choices:
            return before
        before = dict(person.tables[key].seats[seat].view)
        verbs = [choice.verb for choice in person.section(key, seat).choices]
        await pick(person, key, seat, "end" if "end" in verbs else "build")
    raise AssertionError("this turn does not end")


async def caught_up(person: Client, key: str, seat: int, done: Done) -> None:
    await person.until(lambda: person.section(key, seat).nth == done.nth)


async def undo(person: Client, key: str, seat: int, back: int = 1) -> Done | Refusal:
    nth = person.section(key, seat).nth
    answer = await person.ask("undo", table=key, seat=seat, nth=nth, back=back)
    assert isinstance(answer, Done | Refusal)
    if isinstance(answer, Done):
        await caught_up(person, key, seat, answer)
    return answer


async def consent(person: Client, key: str, seat: int, agree: bool) -> Done | Refusal:
    nth = person.section(key, seat).nth
    answer = await person.ask("answer", table=key, seat=seat, nth=nth, agree=agree)
    assert isinstance(answer, Done | Refusal)
    if isinstance(answer, Done):
        await caught_up(person, key, seat, answer)
    return answer


def events(person: Client, key: str, seat: int, name: str) -> list[dict[str, object]]:
    seen = person.tables[key].seats[seat].events
    return [{"seat": e.seat, **e.args, "undone": list(e.undone)} for e in seen if e.id == name]


def test_a_build_is_taken_back_freely(server: Server) -> None:
    """Building asks nothing of chance: as far as the turn goes it may be undone, step by step."""

    async def play() -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        seat = next(n for n, p in enumerate(people) if p.my_turns(key))
        mover, other = people[seat], people[1 - seat]
        before = dict(mover.tables[key].seats[seat].view)
        await pick(mover, key, seat, "build")
        once = dict(mover.tables[key].seats[seat].view)
        await pick(mover, key, seat, "build")
        assert mover.section(key, seat).undo == 2
        assert isinstance(await undo(mover, key, seat), Done)
        assert mover.tables[key].seats[seat].view == once
        assert isinstance(await undo(mover, key, seat), Done)
        assert mover.tables[key].seats[seat].view == before
        refusal = await undo(mover, key, seat)
        assert isinstance(refusal, Refusal)
        assert refusal.message.id == "refused-undo-nothing"
        await other.until(lambda: len(events(other, key, 1 - seat, "table-undo")) == 2)
        told = events(other, key, 1 - seat, "table-undo")
        assert [undone["undone"] for undone in told] == [[1], [0]]
        await pick(mover, key, seat, "build")  # and the game goes on
        await leave(people)

    run(play)


def test_what_asked_chance_needs_consent(server: Server) -> None:
    """Ending a turn of Kingdom Builder draws a card: the other person must agree to undo it."""

    async def play() -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        seat = next(n for n, p in enumerate(people) if p.my_turns(key))
        mover, other = people[seat], people[1 - seat]
        before = await end_turn(mover, key, seat)
        assert mover.section(key, seat).undo == 0
        hand = mover.tables[key].seats[seat].view["players"][seat]["card"]
        await undo(mover, key, seat)
        await other.until(lambda: other.tables[key].request is not None)
        wish = other.tables[key].request
        assert wish is not None
        assert (wish.seat, wish.back, wish.waiting) == (seat, 1, (1 - seat,))
        # Who asks cannot answer for the other, and asking twice is refused.
        assert isinstance(await consent(mover, key, seat, True), Refusal)
        assert isinstance(await undo(mover, key, seat), Refusal)
        assert isinstance(await consent(other, key, 1 - seat, True), Done)
        await mover.until(lambda: mover.tables[key].seats[seat].view == before)
        # The same draw comes out the same: nobody fishes.
        await end_turn(mover, key, seat)
        assert mover.tables[key].seats[seat].view["players"][seat]["card"] == hand
        await leave(people)

    run(play)


def test_a_refused_wish_changes_nothing(server: Server) -> None:
    async def play() -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        seat = next(n for n, p in enumerate(people) if p.my_turns(key))
        mover, other = people[seat], people[1 - seat]
        await end_turn(mover, key, seat)
        view = dict(mover.tables[key].seats[seat].view)
        await undo(mover, key, seat)
        await other.until(lambda: bool(events(other, key, 1 - seat, "table-request")))
        assert isinstance(await consent(other, key, 1 - seat, False), Done)
        await mover.until(lambda: bool(events(mover, key, seat, "table-refuse")))
        assert mover.tables[key].request is None
        assert mover.tables[key].seats[seat].view == view
        assert isinstance(await consent(other, key, 1 - seat, True), Refusal)
        await leave(people)

    run(play)


def test_others_moves_stand_in_the_way(server: Server) -> None:
    async def play() -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        seat = next(n for n, p in enumerate(people) if p.my_turns(key))
        mover, other = people[seat], people[1 - seat]
        await end_turn(mover, key, seat)
        await pick(other, key, 1 - seat, "build")
        await mover.until(lambda: len(events(mover, key, seat, "event-build")) == 4)
        refusal = await undo(mover, key, seat)
        assert isinstance(refusal, Refusal)
        assert refusal.message.id == "refused-undo-others-first"
        await leave(people)

    run(play)


def test_bots_take_their_moves_back_too(server: Server) -> None:
    async def play() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", "me", "random"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until_shown(key)
            await anna.until(lambda: bool(anna.my_turns(key)))
            before = await end_turn(anna, key, 0)
            await anna.until(lambda: bool(anna.my_turns(key)))  # the bot has had its turn
            assert isinstance(await undo(anna, key, 0), Done)
            await anna.until(lambda: anna.tables[key].seats[0].view == before)
            takers = [event["seat"] for event in events(anna, key, 0, "table-undo")]
            assert takers == [1, 0], "the bot first, then the person"
            await anna.play_on(key, Random(1))

    run(play)


def test_within_a_simultaneous_part_nobody_is_disturbed(server: Server) -> None:
    """All travel at once: one may take a step back though another has moved since."""

    async def play() -> None:
        key, people = await seated(server, TOY, "Anna", "Boris", "Clara")
        anna, boris, clara = people
        for seat, person in enumerate(people):
            await pick(person, key, seat, "bid", "coins:0")
        await pick(anna, key, 0, "go")
        await pick(boris, key, 1, "go")
        await anna.until(lambda: len(events(anna, key, 0, "event-go")) == 2)
        assert anna.section(key, 0).undo == 1
        place = boris.tables[key].seats[1].view["players"][1]["place"]
        assert isinstance(await undo(anna, key, 0), Done)
        await boris.until(lambda: bool(events(boris, key, 1, "table-undo")))
        assert boris.tables[key].seats[1].view["players"][1]["place"] == place
        assert boris.section(key, 1).choices, "Boris still decides whether to press on"
        assert isinstance(await pick(boris, key, 1, "camp"), Done)
        assert isinstance(await pick(anna, key, 0, "go"), Done)
        assert isinstance(await pick(clara, key, 2, "go"), Done)
        await leave(people)

    run(play)


def test_a_sealed_pick_can_be_changed_until_all_are_in(server: Server) -> None:
    async def play() -> None:
        key, people = await seated(server, TOY, "Anna", "Boris")
        anna, boris = people
        await pick(anna, key, 0, "bid", "coins:1")
        assert anna.section(key, 0).undo == 1
        assert isinstance(await undo(anna, key, 0), Done)
        await pick(anna, key, 0, "bid", "coins:2")
        await pick(boris, key, 1, "bid", "coins:0")
        # Now all lie open: neither the first nor the last bidder takes a bid back for nothing.
        await anna.until(lambda: bool(events(anna, key, 0, "event-lead")))
        assert anna.section(key, 0).undo == 0
        assert boris.section(key, 1).undo == 0
        await undo(boris, key, 1)
        await anna.until(lambda: bool(events(anna, key, 0, "table-request")))
        await leave(people)

    run(play)


def test_hot_seat_needs_nobodys_consent(server: Server) -> None:
    async def play() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", "me", "me"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until_shown(key)
            seat = anna.my_turns(key)[0]
            await end_turn(anna, key, seat)
            assert isinstance(await undo(anna, key, seat), Done)
            assert events(anna, key, seat, "table-undo")

    run(play)


def test_a_resigning_seat_agrees(server: Server) -> None:
    """A bot takes the seat over, and bots always consent."""

    async def play() -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        seat = next(n for n, p in enumerate(people) if p.my_turns(key))
        mover, other = people[seat], people[1 - seat]
        await end_turn(mover, key, seat)
        await undo(mover, key, seat)
        await other.ok("POST", f"/api/tables/{key}/resign", json={"level": "random"})
        await mover.until(lambda: bool(events(mover, key, seat, "table-undo")))
        await mover.play_on(key, Random(1))
        await leave(people)

    run(play)
