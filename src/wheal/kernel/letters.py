"""Letters: words without their diacritics, and texts for a screen that has only ASCII."""

from __future__ import annotations

import unicodedata
from typing import Final

_UNCOMPOSED: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})
_ASCII: Final = str.maketrans(
    {"£": "L", "…": "...", "·": "-", "–": "-", "’": "'", "→": ">", "▸": ">", "▒": ":", "„": '"', "”": '"'}
    | dict(zip("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "acelnoszzACELNOSZZ", strict=True))
)


def fold(text: str) -> str:
    """Lower case without diacritics."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_UNCOMPOSED))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def in_ascii(text: str) -> str:
    """A text in ASCII, as far as its letters and signs have something like them there."""
    return text.translate(_ASCII)
