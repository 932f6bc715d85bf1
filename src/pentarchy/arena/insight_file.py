"""Writing `insight.toml` anew: new numbers in their old places, everything else as it was."""

from __future__ import annotations

import re
import tomllib

from pentarchy.kernel.judgement import Judgement, Provenance

TRAINED = "pentarchy arena train"
_ROW = re.compile(r"^\[\[provenance\]\]\n(?:(?!\[).*\n?)*", re.MULTILINE)


def rewritten(text: str, judgement: Judgement, row: Provenance) -> str:
    """The file with these weights and spreads; the row replaces that of an earlier training."""
    knots = ", ".join(str(knot) for knot in judgement.spread)
    text, found = re.subn(
        r"^spread\s*=\s*\[[^\]]*\]", f"spread = [{knots}]", text, count=1, flags=re.MULTILINE
    )
    if not found:
        text = f"spread = [{knots}]\n\n{text}"
    for name, value in judgement.weights.items():
        text = _weight(text, name, value)
    text = _ROW.sub(lambda match: "" if _is_trained(match[0]) else match[0], text)
    return f"{text.rstrip()}\n\n{_row(row)}"


def _weight(text: str, name: str, value: float) -> str:
    """The number of one weight, wherever in its table it stands."""
    begin = re.search(r"^\[weights\]", text, re.MULTILINE)
    assert begin is not None
    rest = re.search(r"^\[", text[begin.end() :], re.MULTILINE)
    end = len(text) if rest is None else begin.end() + rest.start()
    quoted = re.escape(name)
    line = re.compile(rf"^((?:\"{quoted}\"|'{quoted}'|{quoted})[ \t]*=[ \t]*)[^#\s]+", re.MULTILINE)
    table = line.sub(lambda match: f"{match[1]}{value}", text[begin.end() : end])
    return text[: begin.end()] + table + text[end:]


def _is_trained(row: str) -> bool:
    (found,) = tomllib.loads(row)["provenance"]
    return str(found.get("how", "")).startswith(TRAINED)


def _row(row: Provenance) -> str:
    lines = ["[[provenance]]"]
    for name in row.__struct_fields__:
        value = getattr(row, name)
        if value:
            lines.append(f'{name} = "{value}"')
    return "\n".join(lines) + "\n"
