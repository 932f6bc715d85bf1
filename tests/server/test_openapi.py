"""The HTTP part against its own description: schemathesis makes requests up and checks answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import checks
from schemathesis.core.result import Ok

from tests.server.client import Client
from tests.server.running import Server

checks.load_all_checks()
ACCEPTANCE = checks.CHECKS.get_one("positive_data_acceptance")
JUDGED = {
    ("PUT", "/api/me"),
    ("POST", "/api/me/receive"),
    ("POST", "/api/me/passkeys"),
    ("POST", "/api/me/passkeys/sign-in"),
    ("POST", "/api/tables"),
    ("POST", "/api/pairing"),
    ("POST", "/api/tables/{key}/resign"),
    ("POST", "/api/tables/{key}/positions/{position}/table"),
    ("POST", "/api/records"),
    ("PUT", "/api/calls"),
    ("PUT", "/api/calls/mail"),
    ("PUT", "/api/calls/webhook"),
    ("PUT", "/api/calls/push"),
    ("POST", "/api/calls/confirm/{token}"),
    ("POST", "/api/calls/off/{token}"),
}
"""What these take is judged by more than its shape: names, tokens, passkeys, options, levels,
records, addresses, time zones."""
MODES = list(schemathesis.GenerationMode)


async def prepared(server: Server) -> Client:
    """Somebody with a name and a table."""
    anna = await Client(server).named("Anna")
    await anna.table("toy", "me", "open", listed=True)
    return anna


def fuzz(server: Server, examples: int) -> None:
    """So many requests, sensible and senseless ones, to every operation."""
    anna = asyncio.run(prepared(server))
    cookies = dict(anna.cookies)
    description = schemathesis.openapi.from_url(f"{server.http}/api/schema/openapi.json")
    found = list(description.get_all_operations())
    operations = [each.ok() for each in found if isinstance(each, Ok)]
    assert len(operations) == len(found) > 15
    for operation in operations:
        for mode in MODES:
            with suppress(Unsatisfiable):  # what takes nothing cannot be given anything wrong
                try_out(operation, mode, examples, cookies)


def try_out(operation: Any, mode: Any, examples: int, cookies: dict[str, str]) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def requests(case: Any) -> None:
        excluded = [ACCEPTANCE] if (case.method, case.path) in JUDGED else []
        case.call_and_validate(cookies=cookies, excluded_checks=excluded)

    requests()


def test_the_description_holds(server: Server) -> None:
    fuzz(server, examples=5)


@pytest.mark.long
def test_the_description_holds_long(server: Server) -> None:
    fuzz(server, examples=300)


def test_the_page_needs_nothing_from_elsewhere(server: Server) -> None:
    page = httpx.get(f"{server.http}/api/schema").text
    assert "<script" not in page
    assert "http://" not in page
    assert "https://" not in page
    for path in ("/api/tables", "/api/records", "/api/me", "/health"):
        assert path in page
