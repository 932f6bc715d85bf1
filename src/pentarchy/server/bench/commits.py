"""The yardstick for writing: one row, one commit, nothing else."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path


def commits_per_second(folder: Path, seconds: float) -> float:
    """Bare commits to a SQLite file with the settings that the server uses."""
    with sqlite3.connect(folder / "bare.sqlite", isolation_level=None) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")
        connection.execute("create table moves (number integer primary key, action text)")
        count = 0
        begin = time.perf_counter()
        while (used := time.perf_counter() - begin) < seconds:
            connection.execute("begin immediate")
            connection.execute("insert into moves values (?, 'build cell:10-10')", (count,))
            connection.execute("commit")
            count += 1
    return count / used
