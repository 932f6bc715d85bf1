"""Write the browser client's types from the server's structs, so that they are never written twice.

python tools/web_types.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from pentarchy.analysis import Analysis
from pentarchy.analysis.puzzles.judging import Verdict
from pentarchy.server.analyses import AnalysisState
from pentarchy.server.analysing import Attempt, Recalled, Tried
from pentarchy.server.http.absence import HandoverLink, LetPlay
from pentarchy.server.http.calls import CallsInfo, CallWishes
from pentarchy.server.http.common import Problem
from pentarchy.server.http.devices import DeviceInfo
from pentarchy.server.http.me import Me, Transfer
from pentarchy.server.http.mine import Preferences
from pentarchy.server.http.passkeys import PasskeysInfo
from pentarchy.server.http.records import CourseOfGame, Position, Uploaded
from pentarchy.server.inviting import InvitationTold
from pentarchy.server.leaders import LeadersPage, MyRatings, SeatRating
from pentarchy.server.lessons import LessonTold
from pentarchy.server.lobby import TableWish
from pentarchy.server.messages import FromClient, FromServer, ThoughtTold
from pentarchy.server.openings import OpenTable
from pentarchy.server.pairing import Pair, PairingWish
from pentarchy.server.puzzles import MyPuzzles, PuzzleHint, PuzzleShelf, PuzzleStep
from pentarchy.server.results import Results
from pentarchy.server.shelf import GameInfo
from pentarchy.server.store.invitations import Companion, Ignored

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/web_types.py from the server's structs: change those instead.\n"
UNIONS = {"FromClient": FromClient, "FromServer": FromServer}
OTHERS = (
    GameInfo,
    TableWish,
    Position,
    CourseOfGame,
    ThoughtTold,
    LessonTold,
    Uploaded,
    LetPlay,
    HandoverLink,
    Analysis,
    AnalysisState,
    Attempt,
    Recalled,
    Tried,
    OpenTable,
    Pair,
    PairingWish,
    Companion,
    Ignored,
    InvitationTold,
    LeadersPage,
    MyRatings,
    SeatRating,
    PuzzleShelf,
    PuzzleStep,
    PuzzleHint,
    Verdict,
    MyPuzzles,
    Me,
    Transfer,
    Preferences,
    DeviceInfo,
    PasskeysInfo,
    Results,
    CallsInfo,
    CallWishes,
    Problem,
)
PREFIX = "#/"


def generated() -> str:
    """The whole file."""
    kinds: list[Any] = [*UNIONS.values(), *OTHERS]
    shapes, components = msgspec.json.schema_components(kinds, ref_template=PREFIX + "{name}")
    parts = [HEAD]
    for name in sorted(components):
        parts.append(_declaration(name, components[name]))
    for name, shape in zip(UNIONS, shapes, strict=False):
        parts.append(f"export type {name} = {_kind(shape)};\n")
    return "\n".join(parts)


def _declaration(name: str, shape: dict[str, Any]) -> str:
    lines = [f"/** {shape['description']} */"] if shape.get("description") else []
    if shape.get("type") != "object" or "properties" not in shape:
        return "\n".join([*lines, f"export type {name} = {_kind(shape)};\n"])
    lines.append(f"export interface {name} {{")
    required = set(shape.get("required", ()))
    for field, kind in shape["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_kind(kind)};")
    return "\n".join([*lines, "}\n"])


def _kind(shape: dict[str, Any]) -> str:
    """A JSON schema as TypeScript."""
    if "$ref" in shape:
        return str(shape["$ref"]).removeprefix(PREFIX)
    if "enum" in shape:
        return " | ".join(msgspec.json.encode(value).decode() for value in shape["enum"])
    if "const" in shape:
        return msgspec.json.encode(shape["const"]).decode()
    if several := shape.get("anyOf") or shape.get("oneOf"):
        return " | ".join(_kind(one) for one in several)
    match shape.get("type"):
        case "array":
            item = _kind(shape.get("items", {})) if shape.get("items") is not False else "never"
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            values = shape.get("additionalProperties")
            return f"Record<string, {_kind(values) if isinstance(values, dict) else 'any'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "any"


def main() -> None:
    text = generated()
    if "--check" in sys.argv:
        if not FILE.is_file() or FILE.read_text("utf-8") != text:
            sys.exit("web/src/wire.ts is not current: run python tools/web_types.py")
        return
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
