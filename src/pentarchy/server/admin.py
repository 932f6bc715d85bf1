"""Looking after a house from the machine it stands on: what is read and done goes to the database,
and the servers on it, if any run, follow within a second (`moderation.py`)."""

from __future__ import annotations

import getpass
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.plain import plain
from pentarchy.server.clock import Outages
from pentarchy.server.ending import recorded
from pentarchy.server.limits import address_of
from pentarchy.server.making import now
from pentarchy.server.people import forgotten
from pentarchy.server.reviving import revived
from pentarchy.server.settings import Settings
from pentarchy.server.store import house, persons, reads, writes
from pentarchy.server.store.database import Store, newest, revision, unusable
from pentarchy.server.store.house import BlockKind, Deed
from pentarchy.server.store.persons import Device
from pentarchy.server.store.records import ChatLine, TableRecord
from pentarchy.server.store.writer import Change

T = TypeVar("T")

LONGEST_LINE = 500
HOUSE = -1
"""The seat of what the house itself says at a table."""
LINES = 100
"""So many lines of a table's chat are shown."""


class Admin:
    """What can be done; every deed is put on record with the user of the machine who did it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def read(self, query: Callable[..., T], *args: object) -> T:
        """What a query finds."""
        with self._connected(writing=False) as connection:
            return query(connection, *args)

    def show(self, key: str) -> tuple[TableRecord, int, list[ChatLine]]:
        """A table, how many rows it has, and what was said last."""
        with self._connected(writing=False) as connection:
            found = reads.table(connection, key)
            if found is None:
                raise _nothing("table", key)
            rows = reads.row_counts(connection, [key]).get(key, 0)
            return found, rows, reads.chat(connection, key, 0, LINES)

    def close(self, key: str, words: str) -> None:
        """End a running game: nobody has won, what was played is kept, and who sits there reads
        these words from the house."""
        said = plain(words)
        if said is None or len(said) > LONGEST_LINE:
            sentence = f"{words}: not to be shown; it takes 1 to {LONGEST_LINE} letters"
            raise PentarchyError(sentence, "admin-words", target=words)

        def closing(connection: Connection) -> bool:
            table = reads.table(connection, key)
            if table is None or table.status != "running":
                return False
            for change in _closing(connection, table, said):
                connection.execute(change.statement, change.values)
            return True

        self._do("close", key, said, "running", closing)

    def remove(self, key: str) -> None:
        """Remove a table with all that belongs to it."""
        self._do("remove", key, "", "table", lambda c: house.remove_table(c, key))

    def hide_name(self, who: str) -> None:
        """Take somebody's name away, at every table."""
        before = self.read(reads.identity, who)
        name = "" if before is None else before.name
        self._do("hide-name", who, name, "person", lambda c: house.hide_name(c, who))

    def hide_line(self, key: str, line: int) -> None:
        """Take away what a line of a chat says."""
        self._do("hide-line", key, str(line), "line", lambda c: house.hide_line(c, key, line))

    def devices(self, who: str) -> list[Device]:
        """Somebody's devices, those seen last first."""
        if self.read(reads.identity, who) is None:
            raise _nothing("person", who)
        return self.read(persons.devices, who)

    def sign_out(self, device: str) -> None:
        """Sign a device out: who uses it is nobody there."""
        self._do("sign-out", device, "", "device", lambda c: house.sign_out(c, device))

    def remove_person(self, who: str) -> None:
        """Forget somebody; their seats become those of a former player."""
        self._do("remove-person", who, "", "person", lambda c: _forget(c, who))

    def block(self, kind: BlockKind, target: str) -> None:
        """Let somebody, or an address, in no more."""
        if kind == "person" and self.read(reads.identity, target) is None:
            raise _nothing("person", target)
        shown = address_of(target) if kind == "address" else target
        self._do("block", shown, kind, "blocked", lambda c: house.block(c, kind, shown))

    def unblock(self, kind: BlockKind, target: str) -> None:
        """Let them in again."""
        shown = address_of(target) if kind == "address" else target
        self._do("unblock", shown, kind, "unblocked", lambda c: house.unblock(c, kind, shown))

    def settle(self, report: str) -> None:
        """A report needs no more looking at."""
        self._do("settle", report, "", "report", lambda c: house.settle(c, report))

    def _do(
        self, deed: Deed, target: str, detail: str, what: str, do: Callable[[Connection], bool]
    ) -> None:
        """Do it and put it on record, or neither."""
        with self._connected(writing=True) as connection:
            if not do(connection):
                raise _nothing(what, target)
            house.note(connection, getpass.getuser(), deed, target, detail)

    @contextmanager
    def _connected(self, *, writing: bool) -> Iterator[Connection]:
        store = Store(self._settings.database)
        file = store.url.database or ""
        if store.engine.dialect.name == "sqlite" and not Path(file).is_file():
            raise unusable(f"{file}: there is no such file")
        try:
            with store.engine.execution_options(writing=writing).begin() as connection:
                if revision(connection) != newest():
                    sentence = "database: start a server of this version on it first"
                    raise PentarchyError(sentence, "admin-other-version")
                yield connection
        except SQLAlchemyError as error:
            raise store.problem(error) from None
        finally:
            store.engine.dispose()


def _closing(connection: Connection, table: TableRecord, words: str) -> list[Change]:
    """What is written when a game is broken off by who runs the house."""
    begins = None if table.origin is None else reads.beginning(connection, table.id)
    match, _, _ = revived(table, reads.moves(connection, table.id), begins, Outages())
    # Points as they stood are told, unless they would count in a series that was not ended.
    scores = match.state.scores() if match is not None and table.series is None else None
    lines = reads.chat(connection, table.id, 0, LINES)
    number = lines[-1].number + 1 if lines else 0
    changes = [
        writes.close_table(table.id, scores, now()),
        writes.add_chat(table.id, ChatLine(number, HOUSE, words, now()), None),
    ]
    if match is not None:
        record, _, _ = recorded(table, match.played, begins)
        changes.append(writes.add_record(table.id, record.to_text()))
    return changes


def _forget(connection: Connection, who: str) -> bool:
    """Forget somebody; whether there was such a person."""
    if reads.identity(connection, who) is None:
        return False
    for change in forgotten(connection, who):
        connection.execute(change.statement, change.values)
    return True


def _nothing(what: str, target: str) -> PentarchyError:
    """There is no such thing, or nothing to be done about it."""
    sentence, key = _WORDS[what]
    return PentarchyError(f"{target}: {sentence}", key, target=target)


_WORDS = {
    "table": ("there is no such table", "admin-no-table"),
    "running": ("there is no such table, or no game runs there", "admin-not-running"),
    "person": ("there is no such person", "admin-no-person"),
    "device": ("there is no such device", "admin-no-device"),
    "line": ("there is no such line", "admin-no-line"),
    "blocked": ("this is blocked already", "admin-no-blocked"),
    "unblocked": ("this is not blocked", "admin-no-unblocked"),
    "report": ("there is no such report that is not settled", "admin-no-report"),
}
