"""Options of a game as words of the command line."""

from __future__ import annotations

from wheal.kernel.errors import BadInput
from wheal.kernel.texts import texts


def read_pairs(words: list[str]) -> dict[str, str]:
    """``["arsenic=true"]`` as names and values."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadInput(texts()("bad-option-pair", text=word, name=name.strip() or "arsenic"))
        found[name.strip()] = value.strip()
    return found
