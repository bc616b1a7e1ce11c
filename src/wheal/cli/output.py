"""JSON on standard output, in ASCII, so that no locale can spoil it."""

from __future__ import annotations

import json
from typing import Any

import msgspec


def print_json(value: Any) -> None:
    print(json.dumps(msgspec.to_builtins(value)))
