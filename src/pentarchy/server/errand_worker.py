"""A visitors' worker: does one errand after another, within the memory that it is given.

An errand is the name of a function and its arguments as JSON. What it returns goes back as JSON,
and before that, if it has a parameter `tell`, whatever it tells.
"""

from __future__ import annotations

import gc
import importlib
import inspect
import os
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import msgspec

from pentarchy.server.process import Server
from pentarchy.server.shelf import register_games, warm_up

TELL = "tell"
"""The parameter of functions that report how far they are."""


class Errand(msgspec.Struct, frozen=True):
    """What is to be done."""

    function: str
    """As `module:name`."""
    args: msgspec.Raw
    """A list."""


class Told(msgspec.Struct, frozen=True, tag=True):
    """How far it is: whatever the function says of that."""

    what: msgspec.Raw


class Result(msgspec.Struct, frozen=True, tag=True):
    """It is done."""

    value: msgspec.Raw


class TooLarge(msgspec.Struct, frozen=True, tag=True):
    """It needs more memory than there is for it. The worker ends."""


class Broken(msgspec.Struct, frozen=True, tag=True):
    """The function failed: our own mistake."""

    problem: str


Frame = Told | Result | TooLarge | Broken

_errands: msgspec.json.Decoder[Errand] = msgspec.json.Decoder(Errand)


@cache
def _known(name: str) -> tuple[Callable[..., Any], msgspec.json.Decoder[Any], bool]:
    """A function, what reads its arguments, and whether it tells how far it is."""
    module, _, function = name.partition(":")
    found = getattr(importlib.import_module(module), function)
    hints = get_type_hints(found)
    parameters = [p for p in inspect.signature(found).parameters if p != TELL]
    kinds: Any = tuple.__class_getitem__(tuple(hints[p] for p in parameters))
    return found, msgspec.json.Decoder(kinds), TELL in hints


def do(request: bytes, say: Callable[[bytes], None]) -> Frame:
    """Do an errand; `say` takes what is told meanwhile."""
    errand = _errands.decode(request)
    function, arguments, tells = _known(errand.function)
    more: dict[str, Any] = {}
    if tells:
        more[TELL] = lambda what: say(msgspec.json.encode(Told(_raw(what))))
    try:
        return Result(_raw(function(*arguments.decode(errand.args), **more)))
    except MemoryError:
        return TooLarge()
    except Exception as error:  # whatever it is, the next errand has nothing to do with it
        return Broken(f"{type(error).__name__}: {error}")


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _bound(megabytes: int) -> None:
    """No more memory than this. Not every system can be told so."""
    try:
        import resource
    except ImportError:
        return
    size = megabytes << 20
    for limit in (resource.RLIMIT_AS, resource.RLIMIT_DATA):
        try:
            resource.setrlimit(limit, (size, size))
        except (ValueError, OSError):  # the system knows no such limit, or has a lower one
            continue


def main() -> None:
    """Do errands until the input ends: `megabytes niceness [games...]`."""
    server = Server()
    megabytes, niceness, *games = sys.argv[1:]
    os.nice(int(niceness))  # the tables come first, then their bots
    register_games(games)
    warm_up()
    gc.freeze()  # what is there now stays: there is no garbage in it
    _bound(int(megabytes))
    server.ready()
    while True:
        done = do(server.request(), server.say)
        server.say(msgspec.json.encode(done))
        if isinstance(done, TooLarge):
            os._exit(0)
        gc.collect()


if __name__ == "__main__":
    main()
