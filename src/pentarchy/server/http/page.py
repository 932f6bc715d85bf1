"""The description of the HTTP part as a page: plain HTML, no scripts, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    """Lists every operation with what it takes and answers."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        title = escape(openapi_schema["info"]["title"])
        parts = [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>",
            "<meta name=viewport content='width=device-width'>",
            f"<h1>{title}</h1>",
            "<p>The same for programs: <a href='schema/openapi.json'>openapi.json</a>.</p>",
        ]
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, operation in operations.items():
                parts.append(_operation(method, path, operation))
        parts.append("<h1>Shapes</h1>")
        for name, shape in sorted(openapi_schema["components"]["schemas"].items()):
            parts.append(_shape(name, shape))
        return "\n".join(parts).encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    taken = [
        f"<li><code>{escape(p['name'])}</code> in {escape(p['in'])}: {_kind(p['schema'])}"
        for p in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        taken.append(f"<li>body: {_content(operation['requestBody'])}")
    answers = [
        f"<li>{status}: {escape(answer['description'])} {_content(answer)}"
        for status, answer in sorted(operation["responses"].items())
    ]
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('summary') or '')}</p>"
        f"<ul>{''.join(taken)}</ul><p>Answers:</p><ul>{''.join(answers)}</ul>"
    )


def _shape(name: str, shape: dict[str, Any]) -> str:
    required = shape.get("required", ())
    fields = [
        f"<li><code>{escape(field)}</code>{'' if field in required else '?'}: {_kind(kind)}"
        for field, kind in shape.get("properties", {}).items()
    ]
    return (
        f"<h3 id='{escape(name)}'>{escape(name)}</h3>"
        f"<p>{escape(shape.get('description') or '')}</p><ul>{''.join(fields)}</ul>"
    )


def _content(holder: dict[str, Any]) -> str:
    kinds = [_kind(content.get("schema", {})) for content in holder.get("content", {}).values()]
    return " or ".join(kinds)


def _kind(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(kind) for kind in schema[several])
    if "enum" in schema:
        return " or ".join(escape(str(value)) for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
