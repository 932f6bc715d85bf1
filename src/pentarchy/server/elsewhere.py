"""Who looks at which table through other processes: it stands in no database, so they say it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

HERE, WHO = "here:", "who:"
BEAT_SECONDS = 20.0
"""So often every process says who is there, so that one that was killed is noticed."""
PATIENCE_SECONDS = 3 * BEAT_SECONDS
NAMED = 100
"""So many people are named; those beyond are only counted, as a message has a limit."""


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who looks at a table through one process: people by identity, and how many others."""

    table: str
    people: tuple[str, ...] = ()
    others: int = 0
    hidden: tuple[str, ...] = ()
    """Those of the people who have it on a page that they do not look at now."""


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Here)


class Elsewhere:
    """What the other processes have said, and what is said to them."""

    def __init__(self) -> None:
        self.send: Callable[[str], None] | None = None
        """Says something to all other processes; None if there can be none."""
        self._known: dict[str, dict[str, tuple[Here, float]]] = {}
        """By table and process, with the time it was said."""

    def tell(self, table: str, looking: Iterable[str | None], hidden: Iterable[str] = ()) -> None:
        """Say who looks at a table here; None is somebody without a name."""
        if self.send is not None:
            everybody = list(looking)
            people = tuple(sorted({who for who in everybody if who is not None}))[:NAMED]
            others = sum(who is None or who not in people for who in everybody)
            away = tuple(sorted({*hidden} & {*people}))
            self.send(HERE + _encode(Here(table, people, others, away)).decode())

    def ask(self, table: str) -> None:
        """Ask who looks at a table elsewhere."""
        if self.send is not None:
            self.send(WHO + table)

    def hear(self, topic: str, origin: str, now: float) -> tuple[str, list[str]]:
        """A process has said who is there; gives the table, and who looks at it there no more."""
        here = _decoder.decode(topic.removeprefix(HERE))
        said = self._known.setdefault(here.table, {})
        before = said.get(origin)
        gone = [] if before is None else sorted(_seeing(before[0]) - _seeing(here))
        if here.people or here.others:
            said[origin] = (here, now)
        else:
            said.pop(origin, None)
        if not said:
            del self._known[here.table]
        return here.table, gone

    def looking(self, table: str) -> list[str | None]:
        """Who looks at a table elsewhere."""
        found: list[str | None] = []
        for here, _ in self._known.get(table, {}).values():
            found += [*here.people, *[None] * here.others]
        return found

    def sees(self, who: str, table: str) -> bool:
        """Whether somebody has a table before their eyes elsewhere."""
        said = self._known.get(table, {}).values()
        return any(who in _seeing(here) for here, _ in said)

    def attends(self, who: str) -> bool:
        """Whether somebody has any table before their eyes elsewhere."""
        return any(self.sees(who, table) for table in self._known)

    def forget_silent(self, now: float) -> list[str]:
        """Forget processes that have said nothing for long; gives the tables that this changes."""
        changed = []
        for table, said in list(self._known.items()):
            silent = [o for o, (_, at) in said.items() if now - at > PATIENCE_SECONDS]
            for origin in silent:
                del said[origin]
            if silent:
                changed.append(table)
            if not said:
                del self._known[table]
        return changed


def _seeing(here: Here) -> set[str]:
    """Those who have it before their eyes."""
    return {*here.people} - {*here.hidden}
