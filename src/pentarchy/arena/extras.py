"""Libraries that only some commands need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pentarchy.kernel.errors import PentarchyError

EXTRAS = {"openskill": "arena", "polars": "arena", "numpy": "arena", "ray": "cluster"}


def need(*names: str) -> None:
    """:raises PentarchyError: naming the extra that brings a library which is not there."""
    for name in names:
        library(name)


def library(name: str) -> Any:
    """The library, loaded.

    :raises PentarchyError: naming the extra that brings it.
    """
    package = name.partition(".")[0]
    try:
        import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        extra = EXTRAS[package]
        sentence = f"this needs {package}: pip install 'pentarchy[{extra}]'"
        raise PentarchyError(sentence, "arena-needs", name=package, extra=extra) from None
    return import_module(name)
