"""Structured logs, one JSON object a line on stderr. What is secret is never handed to them."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog


def set_up_logs(level: str) -> None:
    """Log from this level on."""
    threshold = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.WriteLoggerFactory(file=cast(TextIO, _Stderr())),
        cache_logger_on_first_use=True,
    )
    # Libraries log through the standard module: warnings and worse of theirs come out too.
    logging.basicConfig(handlers=[_Bridge()], level=max(threshold, logging.WARNING), force=True)


class _Stderr:
    """Wherever stderr leads when something is written: loggers are kept, and it may be changed.

    A line that cannot be written, on a full disk, is lost: nothing else may fail for that.
    """

    def write(self, text: str) -> int:
        with suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


class _Bridge(logging.Handler):
    """Passes on what libraries log."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(
            record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info
        )
