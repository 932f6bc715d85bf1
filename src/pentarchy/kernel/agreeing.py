"""What the options of many games have to agree with: a seat that exists, keys that are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.mismatch import mismatch


def not_fitting(
    kind: type[msgspec.Struct], given: Mapping[str, Any], error: msgspec.ValidationError
) -> BadOptions:
    """What to raise where an option is not of its type; of one with few values, these are told."""
    what, path = mismatch(error)
    hint = get_type_hints(kind).get(path)
    if get_origin(hint) is Literal:
        return _unknown_key(path, str(given[path]), get_args(hint))
    return BadOptions(f"option {path}: {what}", "problem-option", about=what.message, option=path)


def _unknown_key(option: str, key: str, keys: Sequence[str]) -> BadOptions:
    known = ", ".join(keys)
    sentence = f"option {option}: {key!r} is none of {known}"
    return BadOptions(sentence, "problem-option-key", option=option, key=key, known=known)


def agree_seat(option: str, seat: int | None, seats: int) -> None:
    """:raises BadOptions: if a seat is named that is not at this table."""
    if seat is not None and not 0 <= seat < seats:
        raise BadOptions(
            f"option {option}: there is no seat {seat} of {seats}",
            "problem-option-seat",
            option=option,
            seat=seat,
            seats=seats,
        )


def agree_keys(option: str, keys: Sequence[str], copies: Mapping[str, int], count: int) -> None:
    """None, or just so many; `copies` says how often each known key may be given.

    :raises BadOptions: naming the key that is unknown or given too often, or both numbers.
    """
    for key in keys:
        if key not in copies:
            raise _unknown_key(option, key, tuple(copies))
        if keys.count(key) > copies[key]:
            raise BadOptions(
                f"option {option}: {key!r} is given too often",
                "problem-option-often",
                option=option,
                key=key,
            )
    if keys and len(keys) != count:
        raise BadOptions(
            f"option {option}: give {count} of them, not {len(keys)}",
            "problem-option-count",
            option=option,
            wanted=count,
            given=len(keys),
        )
