"""The same match on a small cluster of its own."""

from __future__ import annotations

import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from pentarchy.arena.cluster import LOCAL, Cluster
from pentarchy.arena.extras import library
from pentarchy.arena.match import play_match
from pentarchy.arena.task import Task
from pentarchy.kernel.errors import PentarchyError

TASK = Task(title="eight-minute-empire", players=("random", "novice"), games=4, seed=1, paired=True)


def test_a_match_on_ray_is_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    if find_spec("ray") is None:  # not to be had on Intel Macs
        with pytest.raises(PentarchyError, match=r"pentarchy\[cluster\]"):
            Cluster(LOCAL)
        return
    ray = library("ray")
    # Not pytest's folder: the names of Ray's sockets must stay short.
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("HOME", folder)
        monkeypatch.setenv("RAY_TMPDIR", folder)
        monkeypatch.setenv("RAY_AUTH_TOKEN", "0" * 64)
        monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        assert play_match(TASK, partial(Cluster, LOCAL, 2)) == play_match(TASK)
        assert not ray.is_initialized()
        assert not (Path(folder) / ".ray").exists()


@pytest.mark.parametrize(
    ("name", "extra"), [("ray", "cluster"), ("polars", "arena"), ("openskill.models", "arena")]
)
def test_what_is_not_installed_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, name: str, extra: str
) -> None:
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, name.partition(".")[0], None)
    with pytest.raises(PentarchyError, match=rf"pip install 'pentarchy\[{extra}\]'"):
        library(name)
