"""The types of the wire, or of one game's board, as one document, of which the page's are made.

``python -m wheal.server.wire.schema [GAME]``
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from wheal import api
from wheal.server.wire import documents, from_page, to_page

MESSAGES = {
    "ClientMessage": from_page.ClientMessage,
    "ServerMessage": to_page.ServerMessage,
}  # unions, which have no name yet
BODIES = (
    documents.GameInfo,
    from_page.NewTable,
    documents.Made,
    documents.Log,
    to_page.Position,
    from_page.HostAct,
    documents.HostAnswer,
    documents.RuleText,
    documents.Book,
    documents.FoundRule,
    documents.Sheet,
    documents.Story,
    documents.Health,
)


def document() -> dict[str, Any]:
    """The messages and bodies of the wire."""
    found, parts = _schemas([*MESSAGES.values(), *BODIES])
    return _document(parts | dict(zip(MESSAGES, found, strict=False)))


def board_document(game: str) -> dict[str, Any]:
    """What a game's board is drawn from."""
    _, parts = _schemas(api.game(game).board_types or ())
    return _document(parts)


def _schemas(types: Iterable[Any]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")


def _document(schemas: dict[str, Any]) -> dict[str, Any]:
    """What openapi-typescript reads: no paths, only schemas."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "The wire of Wheal", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


if __name__ == "__main__":
    wanted = board_document(sys.argv[1]) if sys.argv[1:] else document()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(wanted)) + b"\n")
