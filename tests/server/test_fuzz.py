"""Any message whatever: the server answers every one of them and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from pentarchy.server.messages import Done, FromClient, FromServer, Refusal, WhyNot, schema
from tests.server.client import Client
from tests.server.running import Server

KINDS = ["subscribe", "unsubscribe", "look", "move", "undo", "answer", "hint", "why", "say"]
FIELDS = ["table", "seat", "nth", "action", "back", "agree", "target", "text", "seen", "heard",
          "watch", "ref", "type", "colour"]  # fmt: skip

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 10),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=20),
    st.just("TABLE"),
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
)
anything = values.map(lambda value: msgspec.json.encode(value).decode())
likely = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "table": st.just("TABLE") | st.text(max_size=40),
        "seat": st.integers(-1, 4) | values,
        "nth": st.integers(-1, 30) | values,
        "action": st.integers(-1, 60) | values,
        "back": st.integers(0, 4) | values,
        "agree": st.booleans() | values,
        "level": st.sampled_from(["novice", "random", "emperor"]) | values,
        "target": st.sampled_from(["coins:1", "slot:0", "rival:1", "", "x"]) | values,
        "text": st.text(max_size=600) | values,
        "seen": st.integers(0, 100) | values,
        "heard": st.integers(0, 100) | values,
        "watch": st.none() | values,
        "hidden": st.booleans() | values,
    },
).map(lambda value: msgspec.json.encode(value).decode())
messages = st.one_of(anything, likely, st.text(max_size=50), st.binary(max_size=50))


class Careless(Client):
    """Looks at answers only: what was thrown at the server says nothing true of what was seen."""

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Done | Refusal | WhyNot):
            super()._take(message)


class Target:
    """A running table of one person, with an event loop of its own to talk to it."""

    def __init__(self, server: Server) -> None:
        self.loop = asyncio.new_event_loop()
        self.client = self.loop.run_until_complete(Careless(server).named("Anna"))
        self.key = ""
        self.loop.run_until_complete(self._begin())

    async def _begin(self) -> None:
        self.key = (await self.client.table("toy", "me", "me", "random"))["id"]
        await self.client.start(self.key)
        await self.client.connect()

    def throw(self, batch: list[str | bytes]) -> None:
        """Send these, then ask something: exactly so many answers came before that answer."""
        self.loop.run_until_complete(self._throw(batch))

    async def _throw(self, batch: list[str | bytes]) -> None:
        client = self.client
        client.tables.clear()
        if client.closed is not None:
            await client.connect()
        for message in batch:
            named = message.replace("TABLE", self.key) if isinstance(message, str) else message
            await client.send(named)
        last = await client.ask("subscribe", table=self.key)
        assert isinstance(last, Done | Refusal), last

    def close(self) -> None:
        self.loop.run_until_complete(self.client.disconnect())
        self.loop.close()


@pytest.fixture(scope="module")
def target(server: Server) -> Any:
    made = Target(server)
    yield made
    made.close()


def fuzzing(examples: int) -> Callable[[Any], Any]:
    return settings(
        max_examples=examples,
        deadline=None,
        phases=[Phase.generate],
        derandomize=examples < 1000,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )


@fuzzing(100)
@given(batch=st.lists(messages, min_size=1, max_size=20))
def test_any_message_is_answered(batch: list[str | bytes], target: Target, server: Server) -> None:
    before = server.log.read_text()
    target.throw(batch)
    assert "a message failed" not in server.log.read_text()[len(before) :]


@pytest.mark.long
@fuzzing(5000)
@given(batch=st.lists(messages, min_size=1, max_size=20))
def test_any_message_is_answered_long(
    batch: list[str | bytes], target: Target, server: Server
) -> None:
    before = server.log.read_text()
    target.throw(batch)
    assert "a message failed" not in server.log.read_text()[len(before) :]


@given(data=st.data())
@settings(max_examples=200, deadline=None)
def test_messages_survive_the_wire(data: st.DataObject) -> None:
    """What a client may send reads back as it was written, and nothing else is taken for it."""
    kinds: tuple[type[msgspec.Struct], ...] = FromClient.__args__
    kind = data.draw(st.sampled_from(kinds))
    wish = {
        name: data.draw(
            {
                "table": st.from_regex(r"\A[A-Za-z0-9_-]{1,32}\Z"),
                "watch": st.none() | st.from_regex(r"\A[A-Za-z0-9_-]{1,32}\Z"),
                "agree": st.booleans(),
                "steps": st.booleans(),
                "hidden": st.booleans(),
                "level": st.none() | st.text(max_size=20),
                "target": st.text(max_size=100),
                "text": st.text(min_size=1, max_size=500),
                "back": st.integers(1, 1000),
                "seat": st.integers(0, 63),
                "ref": st.none() | st.integers(0, 2**31 - 1),
            }.get(name, st.integers(0, 2**31 - 1))
        )
        for name in kind.__struct_fields__
    }
    made = kind(**wish)
    assert msgspec.json.decode(msgspec.json.encode(made), type=FromClient) == made


def test_the_schema_describes_both_directions() -> None:
    found = schema()
    assert len(found["send"]["anyOf"]) == len(KINDS)
    assert {"Update", "Section", "TableInfo", "Told"} <= set(found["components"]["schemas"])
    assert WhyNot.__name__ in found["components"]["schemas"]
