"""For who runs the server: is it alive, can it store, and how much is there of everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from secrets import compare_digest
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get

from pentarchy.server.http.common import responses
from pentarchy.server.meter import BOUNDS, Histogram
from pentarchy.server.refusals import FORBIDDEN, Refused
from pentarchy.server.services import Services
from pentarchy.server.store import reads

if TYPE_CHECKING:
    from prometheus_client.core import Metric

LOOPBACK = ("127.0.0.1", "::1")
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")
"""Who comes through a proxy has one of these, and is not on this machine though the proxy is."""


class Alive(msgspec.Struct, frozen=True):
    """That there is an answer says it all."""

    status: Literal["ok"] = "ok"


@get("/health/live", tags=["server"], summary="Is the server alive?")
async def live() -> Alive:
    """Answers as long as the process does: if not, start it anew."""
    return Alive()


@get(
    "/health/ready",
    tags=["server"],
    summary="Can the server store what it is told?",
    responses=responses(503),
)
async def ready(services: Services) -> Alive:
    """Answers 503 while nothing can be stored: send nobody here then."""
    await services.readiness.check()
    return Alive()


@get(
    "/metrics",
    tags=["server"],
    media_type=MediaType.TEXT,
    summary="Numbers for Prometheus; for this machine, or with the token of the settings",
    responses=responses(403),
)
async def metrics(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """Everything that is counted, in Prometheus's text format."""
    if not _may_read(request, services):
        raise Refused(FORBIDDEN, "metrics")
    # Only who is asked for them needs the library.
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
    from prometheus_client.gc_collector import GCCollector
    from prometheus_client.process_collector import ProcessCollector

    states = await services.store.read(reads.tables_by_status)
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Numbers(list(_families(services, states))))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def _may_read(request: Request[Any, Any, Any], services: Services) -> bool:
    settings = services.settings
    if settings.metrics_open:
        return True
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if settings.metrics_token and compare_digest(given.encode(), settings.metrics_token.encode()):
        return True
    host = request.client.host if request.client else ""
    return host in LOOPBACK and not any(name in request.headers for name in FORWARDED)


class _Numbers:
    """What was counted, as the library wants to be given it."""

    def __init__(self, families: list[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def _families(services: Services, states: dict[str, int]) -> Iterator[Metric]:
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    meter, writer, pool = services.meter, services.store.writer, services.pool
    requests = CounterMetricFamily(
        "pentarchy_requests", "Requests over HTTP.", labels=("method", "route", "status")
    )
    for (method, route, status), number in meter.requests.items():
        requests.add_metric((method, route, str(status)), number)
    yield requests
    yield _times("pentarchy_request_seconds", "What requests took.", meter.request_time)
    yield _counts("pentarchy_messages", "Messages of websockets.", "kind", meter.messages)
    yield _counts("pentarchy_refusals", "Messages that were not granted.", "id", meter.refusals)
    yield CounterMetricFamily("pentarchy_rows", "Moves, undos and the like stored.", meter.rows)
    yield _times("pentarchy_move_seconds", "From a move's arrival to its storage.", meter.move_time)
    yield _times("pentarchy_loop_lag_seconds", "How late the event loop was.", meter.lag)
    lag, collection = meter.longest_lag.take(), services.garbage.longest.take()
    yield GaugeMetricFamily(
        "pentarchy_longest_lag_seconds",
        "The most that the event loop was late since this was asked last.",
        lag.clock,
    )
    yield GaugeMetricFamily(
        "pentarchy_longest_lag_processor_seconds",
        "The most that it worked itself while it was late.",
        lag.processor,
    )
    yield GaugeMetricFamily(
        "pentarchy_longest_collection_seconds",
        "The longest step of collecting garbage since this was asked last.",
        collection.clock,
    )
    yield GaugeMetricFamily(
        "pentarchy_longest_collection_processor_seconds",
        "The same in processor time.",
        collection.processor,
    )
    yield _gauge("pentarchy_tables", "Tables that are stored.", "status", states)
    yield _gauge("pentarchy_live_tables", "Tables in memory.", "", len(services.tables))
    yield _gauge("pentarchy_connections", "Websockets.", "", len(services.hub.connections))
    queues = {
        "thoughts": pool.waiting,
        "errands": services.errands.waiting,
        "writer": writer.waiting,
    }
    yield _gauge("pentarchy_queue_length", "What waits its turn.", "queue", queues)
    settings = services.settings
    errands = settings.errand_workers + settings.analysis_workers
    workers = {"thoughts": settings.workers, "errands": errands}
    yield _gauge("pentarchy_workers", "Processes beside the server.", "queue", workers)
    replaced = {"thoughts": pool.failures, "errands": services.errands.failures}
    yield _counts("pentarchy_workers_replaced", "Those that crashed or hung.", "queue", replaced)
    yield CounterMetricFamily("pentarchy_commits", "Commits to the database.", writer.commits)
    yield CounterMetricFamily(
        "pentarchy_commit_failures", "Commits that the database refused.", writer.failures
    )
    yield _times("pentarchy_commit_seconds", "What commits took.", writer.commit_time)


def _gauge(name: str, text: str, label: str, values: dict[str, int] | int) -> Metric:
    from prometheus_client.core import GaugeMetricFamily

    if isinstance(values, int):
        return GaugeMetricFamily(name, text, values)
    family = GaugeMetricFamily(name, text, labels=(label,))
    for key, value in values.items():
        family.add_metric((key,), value)
    return family


def _counts(name: str, text: str, label: str, values: dict[str, int]) -> Metric:
    from prometheus_client.core import CounterMetricFamily

    family = CounterMetricFamily(name, text, labels=(label,))
    for key, value in values.items():
        family.add_metric((key,), value)
    return family


def _times(name: str, text: str, times: Histogram) -> Metric:
    from prometheus_client.core import HistogramMetricFamily

    buckets, sofar = [], 0
    for bound, number in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
        sofar += number
        buckets.append((bound, sofar))
    return HistogramMetricFamily(name, text, buckets=buckets, sum_value=times.total)
