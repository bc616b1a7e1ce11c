"""The types of the wire as one document, of which the page's are made: ``python -m wheal.server.wire_schema``."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from wheal.server import wire

MESSAGES = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}  # unions, which have no name yet
BODIES = (
    wire.GameInfo,
    wire.NewTable,
    wire.Made,
    wire.Log,
    wire.Position,
    wire.HostAct,
    wire.HostAnswer,
    wire.RuleText,
    wire.Health,
)


def document() -> dict[str, Any]:
    """What openapi-typescript reads: no paths, only schemas."""
    found, parts = msgspec.json.schema_components(
        [*MESSAGES.values(), *BODIES], ref_template="#/components/schemas/{name}"
    )
    schemas = parts | dict(zip(MESSAGES, found, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "The wire of Wheal", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document())) + b"\n")
