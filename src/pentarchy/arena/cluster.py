"""The same workers on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future
from secrets import token_hex
from typing import Any, TypeVar

from pentarchy.arena.extras import library
from pentarchy.kernel.errors import BadOptions

Answer = TypeVar("Answer")

LOCAL = "local"
"""The address that starts a cluster on this machine alone."""


class Cluster:
    """Workers on Ray: as many as the cluster has processors, or fewer if it is asked for fewer."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """:raises BadOptions: if there is no cluster."""
        self._ray = library("ray")
        quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if address == LOCAL:
                # Nobody else may give it work, and nothing is left in the home folder.
                os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))
                os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
                self._ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
            else:
                self._ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            sentence = f"ray: there is no cluster at {address!r}"
            raise BadOptions(sentence, "arena-no-cluster", address=address) from error
        found = int(self._ray.cluster_resources().get("CPU", 1))
        self.size = found if jobs is None else min(found, jobs)
        self._works: dict[Callable[..., Any], Any] = {}

    def submit(self, work: Callable[..., Answer], *args: Any) -> Future[Answer]:
        if work not in self._works:
            self._works[work] = self._ray.remote(work)
        future: Future[Answer] = self._works[work].remote(*args).future()
        return future

    def close(self) -> None:
        self._ray.shutdown()

    def abandon(self) -> None:
        self._ray.shutdown()
