"""`pentarchy admin`: looking after a house from the machine it stands on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from pentarchy.cli.backup import DatabaseOption
from pentarchy.cli.common import LanguageOption, language, screen
from pentarchy.cli.serve import missing
from pentarchy.cli.telling import table
from pentarchy.cli.text import Texts

if TYPE_CHECKING:
    from pentarchy.server.admin import Admin

MOST = 200
HEADS = {
    "id": "cli-admin-id",
    "game": "cli-admin-game",
    "state": "cli-admin-state",
    "changed": "cli-admin-changed",
    "owner": "cli-admin-owner",
    "rows": "cli-admin-rows",
    "seat": "cli-admin-seat",
    "kind": "cli-admin-kind",
    "name": "cli-admin-name",
    "person": "cli-admin-person",
    "line": "cli-admin-line",
    "at": "cli-admin-at",
    "text": "cli-admin-text",
    "report": "cli-admin-report",
    "reason": "cli-admin-reason",
    "stored": "cli-admin-stored",
    "number": "cli-admin-number",
    "operator": "cli-admin-operator",
    "deed": "cli-admin-deed",
    "target": "cli-admin-target",
    "detail": "cli-admin-detail",
    "device": "cli-admin-device",
    "seen": "cli-admin-seen",
}
"""What stands over the columns of what is listed."""
COPIED = {"id", "owner", "person", "report", "device", "target"}
"""What is typed again after another verb: it is never cut."""
WIDE = 500
"""Columns of what is not a terminal."""

Key = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person.")]


class Kind(StrEnum):
    """What can be blocked."""

    person = "person"
    address = "address"


class State(StrEnum):
    """What tables can be."""

    open = "open"
    running = "running"
    finished = "finished"


KindArgument = Annotated[Kind, typer.Argument(help="A person by id, or an address.")]


def _admin(database: str | None) -> Admin:
    try:
        from pentarchy.server.admin import Admin
        from pentarchy.server.settings import read_settings
    except ImportError as error:
        raise missing(error) from None
    return Admin(read_settings({"database": database}))


def _show(texts: Texts, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    made = table(*(texts.say(HEADS[head]) for head in heads))
    for head, column in zip(heads, made.columns, strict=True):
        column.no_wrap, column.overflow = head in COPIED, "fold"
    for row in rows:
        made.add_row(*(_cell(value) for value in row))
    console = screen()
    if not console.is_terminal:
        console.width = WIDE
    console.print(made)


def _cell(value: object) -> str:
    if isinstance(value, float):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    return "" if value is None else str(value)


def _done(context: typer.Context, lang: LanguageOption) -> None:
    typer.echo(Texts(language(context, lang)).say("cli-admin-done"))


def tables(
    context: typer.Context,
    status: Annotated[State | None, typer.Option(help="Only these.")] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """List the tables that changed last."""
    from pentarchy.server.store import house

    found = _admin(database).read(house.table_lines, status, MOST)
    heads = (
        "id",
        "game",
        "state",
        "changed",
        "owner",
    )
    rows = [(t["id"], t["title"], t["status"], t["changed"], t["owner"]) for t in found]
    _show(Texts(language(context, lang)), heads, rows)


def show(
    context: typer.Context, key: Key, database: DatabaseOption = None, lang: LanguageOption = None
) -> None:
    """Show who sits at a table, and what was said there."""
    found, rows, lines = _admin(database).show(key)
    texts = Texts(language(context, lang))
    _show(
        texts,
        (
            "id",
            "game",
            "state",
            "changed",
            "rows",
        ),
        [(found.id, found.title, found.status, found.changed, rows)],
    )
    seats = [(s.seat + 1, s.kind, s.name or s.level, s.identity) for s in found.seats]
    _show(texts, ("seat", "kind", "name", "person"), seats)
    said = [(line.number, line.seat + 1, line.at, line.text) for line in lines]
    _show(texts, ("line", "seat", "at", "text"), said)


def people(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Letters of the name.")] = "",
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """List people by name, those that came last first."""
    from pentarchy.server.store import house

    found = _admin(database).read(house.people, name, MOST)
    rows = [(person["id"], person["name"], person["created"]) for person in found]
    _show(Texts(language(context, lang)), ("person", "name", "at"), rows)


def close(
    context: typer.Context,
    key: Key,
    words: Annotated[str, typer.Argument(metavar="WORDS", help="What those at the table read.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """End a running game: nobody wins, its record is kept, and who sits there is told why."""
    _admin(database).close(key, words)
    _done(context, lang)


def devices(
    context: typer.Context,
    person: Person,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """List the devices that somebody is signed in on, those seen last first."""
    found = _admin(database).devices(person)
    rows = [(each.id, each.name, each.created, each.seen) for each in found]
    _show(Texts(language(context, lang)), ("device", "name", "at", "seen"), rows)


def sign_out(
    context: typer.Context,
    device: Annotated[str, typer.Argument(metavar="DEVICE", help="As `devices` names them.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Sign a device out; its open connections end."""
    _admin(database).sign_out(device)
    _done(context, lang)


def remove_person(
    context: typer.Context,
    person: Person,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Forget somebody: their seats become those of a former player, bots play on."""
    _admin(database).remove_person(person)
    _done(context, lang)


def remove(
    context: typer.Context, key: Key, database: DatabaseOption = None, lang: LanguageOption = None
) -> None:
    """Remove a table, with everything that was played and said at it."""
    _admin(database).remove(key)
    _done(context, lang)


def hide_name(
    context: typer.Context,
    person: Person,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Take somebody's name away, at every table."""
    _admin(database).hide_name(person)
    _done(context, lang)


def hide_line(
    context: typer.Context,
    key: Key,
    line: Annotated[int, typer.Argument(metavar="LINE", help="As `show` numbers them.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Take away what a line of a table's chat says."""
    _admin(database).hide_line(key, line)
    _done(context, lang)


def block(
    context: typer.Context,
    kind: KindArgument,
    target: Annotated[str, typer.Argument(metavar="WHO")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Let a person, or an address, in no more; open connections end."""
    _admin(database).block(kind.value, target)
    _done(context, lang)


def unblock(
    context: typer.Context,
    kind: KindArgument,
    target: Annotated[str, typer.Argument(metavar="WHO")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Let a person, or an address, in again."""
    _admin(database).unblock(kind.value, target)
    _done(context, lang)


def reports(
    context: typer.Context, database: DatabaseOption = None, lang: LanguageOption = None
) -> None:
    """List what people have reported and nobody has settled."""
    from pentarchy.server.store import house

    found = _admin(database).read(house.reports)
    rows = [(r.id, r.at, r.table, r.seat + 1, r.line, r.text, r.reason) for r in found]
    heads = (
        "report",
        "at",
        "id",
        "seat",
        "line",
        "text",
        "reason",
    )
    _show(Texts(language(context, lang)), heads, rows)


def settle(
    context: typer.Context,
    report: Annotated[str, typer.Argument(metavar="REPORT", help="As `reports` names them.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """A report needs no more looking at."""
    _admin(database).settle(report)
    _done(context, lang)


def statistics(
    context: typer.Context, database: DatabaseOption = None, lang: LanguageOption = None
) -> None:
    """Count what is stored."""
    from pentarchy.server.store import house

    found = _admin(database).read(house.statistics)
    _show(
        Texts(language(context, lang)),
        ("stored", "number"),
        list(found.items()),
    )


def log(
    context: typer.Context, database: DatabaseOption = None, lang: LanguageOption = None
) -> None:
    """Show what has been done with this command, by whom."""
    from pentarchy.server.store import house

    found = _admin(database).read(house.audits, 0.0)
    rows = [(deed.at, deed.operator, deed.deed, deed.target, deed.detail) for deed in found]
    heads = (
        "at",
        "operator",
        "deed",
        "target",
        "detail",
    )
    _show(Texts(language(context, lang)), heads, rows)
