"""Letters: words without their diacritics, and texts for a screen that has only ASCII."""

from __future__ import annotations

import codecs
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


def _ascii_fallback(error: UnicodeError) -> tuple[str | bytes, int]:
    """What stands for letters that an output cannot write."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = in_ascii(error.object[error.start : error.end])
    return text.encode("ascii", "replace").decode(), error.end


ASCII_FALLBACK: Final = (
    "wheal-ascii-fallback"  # the name of an error handler: letters that an output lacks become those most like them
)
codecs.register_error(ASCII_FALLBACK, _ascii_fallback)
