"""Rated tables: what a game makes of ratings, by numbers worked out by hand, and who is rated."""

from __future__ import annotations

import asyncio
from math import exp, isclose, log, sqrt
from random import Random
from typing import Any

import pytest

from pentarchy.kernel.registry import game
from pentarchy.server import rated, rating
from pentarchy.server.match import Match
from pentarchy.server.rating import Skill
from pentarchy.server.store.records import Seat, TableRecord
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import people, refused

BETA = 25 / 6
TAU = 25 / 300


def by_hand(skills: list[tuple[float, float]], places: list[int]) -> list[tuple[float, float]]:
    """Weng and Lin's algorithm 4 (2011, JMLR 12), written from the paper: one player a team. Before
    a game everybody is a little less certain (tau), as OpenSkill does."""
    known = [(mu, sqrt(sigma**2 + TAU**2)) for mu, sigma in skills]
    c = sqrt(sum(sigma**2 + BETA**2 for _, sigma in known))
    worth = [exp(mu / c) for mu, _ in known]
    seats = range(len(known))
    # C_q: who came no better than q; A_q: who shares its place.
    behind = [sum(worth[s] for s in seats if places[s] >= places[q]) for q in seats]
    shared = [sum(places[s] == places[q] for s in seats) for q in seats]
    found = []
    for i, (mu, sigma) in enumerate(known):
        omega = delta = 0.0
        for q in seats:
            if places[q] > places[i]:
                continue
            chance = worth[i] / behind[q]
            omega += ((1.0 if q == i else 0.0) - chance) / shared[q]
            delta += chance * (1 - chance) / shared[q]
        gamma = sigma / c
        found.append(
            (
                mu + sigma**2 / c * omega,
                sigma * sqrt(max(1 - sigma**2 / c**2 * gamma * delta, 0.0001)),
            )
        )
    return found


@pytest.mark.parametrize(
    ("skills", "places"),
    [
        ([(25.0, 25 / 3), (25.0, 25 / 3)], [1, 2]),
        ([(25.0, 25 / 3), (25.0, 25 / 3)], [2, 1]),
        ([(31.5, 3.2), (24.0, 6.1), (40.0, 1.0)], [2, 1, 3]),
        ([(31.5, 3.2), (24.0, 6.1), (40.0, 1.0), (20.0, 2.0)], [1, 1, 3, 4]),
        ([(31.5, 3.2), (24.0, 6.1), (40.0, 1.0)], [1, 2, 2]),
    ],
)
def test_a_game_changes_ratings_as_the_paper_says(
    skills: list[tuple[float, float]], places: list[int]
) -> None:
    expected = by_hand(skills, places)
    found = rating.rate([Skill(*each) for each in skills], places)
    for skill, (mu, sigma) in zip(found, expected, strict=True):
        assert isclose(skill.mu, mu, rel_tol=1e-9)
        assert isclose(skill.sigma, sigma, rel_tol=1e-9)


def test_the_first_game_of_two_by_hand() -> None:
    """Two newcomers: c^2 = 2 (sigma^2 + tau^2 + beta^2) = 2 (69.4444 + 0.0069 + 17.3611), which is
    173.6250, so c = 13.1767. Both are as likely to win, so omega is 1/2 for the winner: mu moves by
    69.4514 / 13.1767 / 2 = 2.6354."""
    winner, loser = rating.rate([Skill(), Skill()], [1, 2])
    assert round(winner.mu, 3) == 27.635
    assert round(loser.mu, 3) == 22.365
    assert winner.sigma == loser.sigma < 25 / 3


def test_people_and_bots_stand_on_one_scale() -> None:
    """400 points more are odds of ten to one, in the model as in the arena."""
    assert rating.told(25.0) == 1500.0
    step = 400 / rating.POINT
    assert isclose(exp(step / (sqrt(2) * BETA)), 10.0)
    assert isclose(rating.POINT, 400 / (log(10) * sqrt(2) * BETA))
    novice = rating.bot("kingdom-builder", "novice")
    master = rating.bot("kingdom-builder", "master")
    assert novice is not None
    assert master is not None
    assert master.mu > novice.mu
    assert rating.bot("kingdom-builder", "random") is None
    assert rating.bot("toy", "novice") is None


def test_places() -> None:
    assert rating.places((10, 12, 12, 3), (1,), ()) == (3, 1, 2, 4)
    assert rating.places((10, 12, 12, 3), (1, 2), ()) == (3, 1, 1, 4)
    assert rating.places((10, 12, 12, 3), (2,), (1,)) == (2, 4, 1, 3), "who left is last"
    assert rating.places((5, 5), (), (0, 1)) == (1, 1), "all have left"


RATED: dict[str, Any] = {"rated": True, "options": {"rounds": 1}}


async def sit(who: Client, invite: str) -> None:
    await who.ok("POST", f"/api/invites/{invite}", json={"rated": True})


async def course(who: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await who.ok("GET", "/api/me/ratings"))["ratings"]
    return found


def test_a_rated_game_changes_both_ratings_once(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", hints=True, listed=True, **RATED)
        key = made["id"]
        assert (made["rated"], made["hints"]) == (True, False)
        # Nobody is rated without having chosen it, or against themselves.
        path = f"/api/invites/{made['invite']}"
        refused(await boris.api("POST", path, json={}), 409, "rated-agree")
        refused(await anna.api("POST", path, json={"rated": True}), 409, "rated-shared")
        await sit(boris, made["invite"])
        await anna.start(key)
        refused(
            await anna.api("POST", f"/api/tables/{key}/hand", json={"seat": 0}), 403, "rated-seat"
        )
        assert await course(anna) == []
        async with anna, boris:
            for person in (anna, boris):
                await person.subscribe(key)
            await asyncio.gather(*(p.play_on(key, Random(1)) for p in (anna, boris)))
            info = anna.info(key)
        changes = await anna.ok("GET", f"/api/tables/{key}/ratings")
        assert [change["before"] for change in changes] == [1500.0, 1500.0]
        winners = info.winners or ()
        for change in changes:
            won = change["seat"] in winners
            assert change["place"] == (1 if won else 2)
            if len(winners) == 1:
                assert (change["after"] > 1500) == won
        (mine,) = await course(boris)
        assert (mine["title"], mine["games"]) == ("toy", 1)
        assert mine["course"][0]["rating"] == mine["rating"] == changes[1]["after"]
        ((rows,),) = server.rows('select count(*) from rating_changes where "table" = :k', k=key)
        assert rows == 2

    asyncio.run(run())


def test_a_rated_game_left_to_a_bot_is_lost(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", **RATED)
        key = made["id"]
        await sit(boris, made["invite"])
        await anna.start(key)
        leaving = {"seat": 1, "level": "random"}
        await boris.ok("POST", f"/api/tables/{key}/resign", json=leaving)
        async with anna:
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
            await anna.until(lambda: anna.info(key).winners is not None)
            assert anna.info(key).winners == (0,), "whatever the bot has made of the seat"
        (hers,), (his,) = await course(anna), await course(boris)
        assert (hers["course"][0]["place"], his["course"][0]["place"]) == (1, 2)
        assert hers["rating"] > 1500 > his["rating"]

    asyncio.run(run())


def test_who_was_played_for_has_lost_also_after_coming_back() -> None:
    """Once the bot has moved: nobody lets it win and makes the last move."""
    match = Match(game("toy"), 2, {}, 11)
    seats = (Seat("t", 0, "person", "anna"), Seat("t", 1, "person", "boris"))
    table = TableRecord(
        id="t", title="toy", options={}, status="running", owner="anna", invite="i", watch="w",
        created=0, changed=0, seed=11, seats=seats,
    )  # fmt: skip
    sat = {0: "anna", 1: "boris"}

    def lost() -> set[int]:
        return rated.gone(table, sat, match.absences.played_for)

    for seat in (0, 1):
        match.take(match.try_move(seat, match.state.legal(seat)[0]))
    seat = match.state.actors[0]
    match.away(seat, "novice", "timeout")
    match.back(seat)
    assert lost() == set()
    match.away(seat, "novice", "away")
    match.take(match.try_move(seat, match.state.legal(seat)[0]))
    match.back(seat)
    assert lost() == {seat}


def test_two_games_of_one_person_that_end_at_once_both_count(server: Server) -> None:
    async def run() -> None:
        anna, *others = await people(server, "Anna", "Boris", "Clara", "Dora")
        keys = []
        for other in others:
            made = await anna.table("toy", "me", "open", **RATED)
            await sit(other, made["invite"])
            await anna.start(made["id"])
            keys.append(made["id"])
        everybody = (anna, *others)
        for person in everybody:
            await person.connect()
        for key, other in zip(keys, others, strict=True):
            await anna.subscribe(key)
            await other.subscribe(key)
        await asyncio.gather(
            *(anna.play_on(key, Random(1)) for key in keys),
            *(other.play_on(key, Random(2)) for key, other in zip(keys, others, strict=True)),
        )
        for person in everybody:
            await person.disconnect()
        (mine,) = await course(anna)
        assert mine["games"] == len(keys) == len(mine["course"])
        ratings = [point["rating"] for point in mine["course"]]
        assert ratings[-1] == mine["rating"]

    asyncio.run(run())


def test_what_cannot_be_rated_is_said(server: Server) -> None:
    async def run() -> None:
        (anna,) = await people(server, "Anna")

        async def wish(title: str, *seats: dict[str, Any], **more: Any) -> Any:
            body = {"title": title, "seats": seats, "rated": True, **more}
            return await anna.api("POST", "/api/tables", json=body)

        me, other = {"kind": "me"}, {"kind": "open"}
        novice = {"kind": "bot", "level": "novice"}
        refused(await wish("toy", me, {"kind": "me"}), 400, "rated-shared")
        refused(await wish("kingdom-builder", me, novice), 400, "rated-people")
        refused(await wish("toy", me, other, novice), 400, "rated-bot")
        refused(await wish("toy", me, other, options={"first": 1}), 400, "rated-options")
        chosen = await wish("kingdom-builder", me, other, options={"start": 0})
        refused(chosen, 400, "rated-options")
        assert (await wish("kingdom-builder", me, other, novice)).is_success

    asyncio.run(run())


def test_leaders(server: Server) -> None:
    """Who has played enough stands there, unless they would not; bots stand beside them."""

    async def run() -> None:
        anna, boris = await people(server, "Leading Anna", "Leading Boris")
        for name, mu in (("Leading Anna", 60.0), ("Leading Boris", 30.0)):
            ((who,),) = server.rows("select id from identities where name = :n", n=name)
            server.change(
                "insert into ratings (identity, title, mu, sigma, games, changed)"
                " values (:who, 'founders', :mu, 1, 5, 0)",
                who=who,
                mu=mu,
            )
        page = await boris.ok("GET", "/api/leaders/founders")
        assert page["more"] is False
        names = [row["name"] or row["level"] for row in page["rows"]]
        assert names.index("Leading Anna") < names.index("master") < names.index("Leading Boris")
        assert [row["mine"] for row in page["rows"] if row["name"]] == [False, True]
        assert all((row["place"] is None) == (row["level"] is not None) for row in page["rows"])
        assert (await anna.ok("PUT", "/api/me/ratings", json={"hidden": True}))["hidden"]
        page = await boris.ok("GET", "/api/leaders/founders")
        assert "Leading Anna" not in [row["name"] for row in page["rows"]]
        assert (await anna.ok("GET", "/api/leaders/founders?offset=50"))["rows"] == []
        refused(await anna.api("GET", "/api/leaders/chess"), 404, "no-game")

    asyncio.run(run())
