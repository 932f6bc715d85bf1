"""One server for all tests of a worker that do not need one of their own, on each database."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server import cluster
from tests.server.running import Server
from tests.server.timed import Clock


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes databases in a PostgreSQL of our own: each call is the URL of another one."""
    yield from (found.database for found in _clusters())


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[cluster.Cluster]:
    """A PostgreSQL whose connections a test may end."""
    yield from _clusters()


def _clusters() -> Iterator[cluster.Cluster]:
    if missing := cluster.why_not():
        pytest.skip(missing)
    found = cluster.Cluster()
    try:
        yield found.start()
    finally:
        found.stop()


BOTH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest) -> str | None:
    """A database for servers of a test's own; None: a file beside them."""
    return database_of(request)


def database_of(request: pytest.FixtureRequest) -> str | None:
    """What that parameter of a fixture means."""
    if request.param == "sqlite":
        return None
    made: str = request.getfixturevalue("postgres")()
    return made


@pytest.fixture(scope="session", params=BOTH)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A running server; in the long form everything is proven on PostgreSQL too."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, database=database_of(request)) as running:
        yield running


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    """The time of the house: it passes when a test says so."""
    return Clock(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="module", params=BOTH)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, clock: Clock
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, database=database_of(request), clock=clock) as running:
        yield running
