"""The server's HTTP operations as a page, made from the server's own description of them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httpx
import structlog

from pentarchy.server.app import make_app
from pentarchy.server.settings import Settings

HEAD = """# HTTP operations

Made from the description that the server gives of itself: `/api/schema/openapi.json` of a running
one is the same for programs. What they are for is told in [The table server](../server.md).
"""


def schema() -> dict[str, Any]:
    """The OpenAPI description, asked of an application that is not started."""

    quiet = structlog.make_filtering_bound_logger(logging.WARNING)
    structlog.configure(wrapper_class=quiet)

    async def ask() -> dict[str, Any]:
        app: Any = make_app(Settings(database="sqlite://", secret="only-for-its-description"))
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://site") as client:
            answer = await client.get("/api/schema/openapi.json")
            found: dict[str, Any] = answer.raise_for_status().json()
            return found

    return asyncio.run(ask())


def page() -> str:
    """Every operation with what it takes and answers, then the shapes that they speak of."""
    described = schema()
    parts = [HEAD]
    for path, operations in sorted(described["paths"].items()):
        parts += [_operation(method, path, told) for method, told in operations.items()]
    parts.append("## Shapes\n\n`?` after a field: it may be left out.\n")
    shapes = described["components"]["schemas"]
    parts += [_shape(name, shape) for name, shape in sorted(shapes.items())]
    return "\n".join(parts)


def _operation(method: str, path: str, told: dict[str, Any]) -> str:
    rows = [f"## `{method.upper()} {path}`", "", _sentence(told)]
    rows += [
        f"- `{given['name']}` in the {given['in']}: {_kind(given['schema'])}"
        for given in told.get("parameters", ())
    ]
    if "requestBody" in told:
        rows.append(f"- body: {_content(told['requestBody'])}")
    rows += [
        f"- **{status}** {answer['description'].rstrip('.')}{_answer(answer)}"
        for status, answer in sorted(told["responses"].items())
    ]
    return "\n".join(rows) + "\n"


def _sentence(told: dict[str, Any]) -> str:
    text = told.get("description") or told.get("summary") or ""
    return f"{text}\n" if text else ""


def _shape(name: str, shape: dict[str, Any]) -> str:
    required = shape.get("required", ())
    fields = [
        f"- `{field}`{'' if field in required else '?'}: {_kind(kind)}"
        for field, kind in shape.get("properties", {}).items()
    ]
    said = " ".join((shape.get("description") or "").split())
    return "\n".join([f"### {name} {{ #{name} }}", "", said, "", *fields, ""])


def _answer(holder: dict[str, Any]) -> str:
    content = _content(holder)
    return f": {content}" if content else ""


def _content(holder: dict[str, Any]) -> str:
    return " or ".join(_kind(each.get("schema", {})) for each in holder.get("content", {}).values())


def _kind(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(kind) for kind in schema[several])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
