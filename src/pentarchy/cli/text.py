"""What the command says: the games' texts, the kernel's and its own; see `pentarchy.speech`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import ClassVar

from pentarchy.speech import KERNEL, LANGUAGES, Speech

__all__ = ["LANGUAGES", "Texts", "locale_language"]


def locale_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, if we speak it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            language = value.replace("-", "_").partition("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Texts(Speech):
    """The texts of one game, or of none, with those of the command."""

    rooms: ClassVar[tuple[str, ...]] = (KERNEL, "pentarchy.cli")
