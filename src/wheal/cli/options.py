"""Options of a game as words of the command line."""

from __future__ import annotations

from wheal.kernel.errors import BadInput


def read_pairs(words: list[str]) -> dict[str, str]:
    """``["arsenic=true"]`` as names and values."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadInput(f'option "{word}" is not understood; write it as name=value, for example {name}=true')
        found[name.strip()] = value.strip()
    return found
