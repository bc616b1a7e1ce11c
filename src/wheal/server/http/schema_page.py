"""/api/schema as a page: every request that the server answers, without a script, a style or another host."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class SchemaPage(OpenAPIRenderPlugin):
    """The description of the requests as plain HTML; the whole of it is in the JSON and the YAML beside it."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return "\n".join(page_lines(openapi_schema)).encode()


def page_lines(schema: dict[str, Any]) -> Iterator[str]:
    title = f"{schema['info']['title']} {schema['info']['version']}"
    yield '<!DOCTYPE html><html lang="en"><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<title>{escape(title)}: requests</title><h1>{escape(title)}: requests</h1>"
    yield '<p>The whole description: <a href="/api/schema/openapi.json">JSON</a>, '
    yield '<a href="/api/schema/openapi.yaml">YAML</a>.</p>'
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            if isinstance(operation, dict):
                yield from operation_lines(path, method, operation)
    yield "<h2>Types</h2><dl>"
    for name, described in sorted(schema.get("components", {}).get("schemas", {}).items()):
        fields = ", ".join(f"{field}: {type_of(each)}" for field, each in described.get("properties", {}).items())
        about = f"{described['description']} " if described.get("description") else ""
        yield f'<dt id="{escape(name)}">{escape(name)}</dt><dd>{escape(about)}<code>{escape(fields)}</code></dd>'
    yield "</dl></html>"


def operation_lines(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
    if about := operation.get("description") or operation.get("summary"):
        yield f"<p>{escape(about)}</p>"
    yield "<ul>"
    for parameter in operation.get("parameters", []):
        kind = f"{parameter['in']}, {type_of(parameter.get('schema', {}))}"
        yield f"<li><code>{escape(parameter['name'])}</code> ({escape(kind)})</li>"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<li>body: <code>{escape(type_of(content.get('schema', {})))}</code></li>"
    for status, answer in operation.get("responses", {}).items():
        kinds = [type_of(content.get("schema", {})) for content in answer.get("content", {}).values()]
        yield f"<li>{escape(status)}: <code>{escape(' or '.join(kinds))}</code></li>"
    yield "</ul>"


def type_of(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(type_of(each) for each in schema[several])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return " | ".join(kind) if isinstance(kind, list) else str(kind)
