"""Packages as pip would install them, without pip and without the network."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "lanterns"


def build(project: Path, into: Path) -> Path:
    """The wheel of a project; its build backend is among the developers' packages."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(into.glob("*.whl"))


def install(project: Path, into: Path) -> Path:
    """Put a project, with its entry points, into a folder for PYTHONPATH; returns the folder."""
    with zipfile.ZipFile(build(project, into / "wheel")) as wheel:
        wheel.extractall(into / "site")
    return into / "site"


def environment(*paths: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed there, beside this package, and
    whose shelf holds all of it."""
    found = {name: value for name, value in os.environ.items() if name != "PENTARCHY_SHELF"}
    found["PYTHONPATH"] = os.pathsep.join(map(str, paths))
    return {**found, "COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def pentarchy(
    words: list[str], environment: dict[str, str], folder: Path
) -> subprocess.CompletedProcess[str]:
    """Run the command, in that folder."""
    command = [sys.executable, "-m", "pentarchy", *words]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
