"""How names look: characters that cannot be seen, alphabets that are mixed, and names that look the same.

A small part of Unicode's UTS 39: what people meet in Latin, Cyrillic and Greek letters and in digits.
"""

from __future__ import annotations

import unicodedata
from typing import Final

ALPHABETS: Final = {
    "LATIN",
    "CYRILLIC",
    "GREEK",
    "COPTIC",
    "ARMENIAN",
    "CHEROKEE",
    "LISU",
}  # of letters that look alike
BLANKS: Final = set("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")  # letters and signs that show nothing
UNSEEN: Final = ("C", "Z")  # how the categories begin of controls, marks of direction, and spaces
MOST_MARKS: Final = 2  # on one letter

_SMALL: Final = {
    "a": "аαɑ", "b": "ЬвβВ", "c": "сϲ", "d": "ԁ", "e": "еєҽ", "f": "ſ", "g": "ɡ", "h": "һнН", "i": "іιı", "j": "ј",
    "k": "кκ", "l": "1|ӏІ", "m": "мМ", "n": "пηո", "o": "0оοσөо", "p": "рρ", "q": "ԛ", "r": "гᴦ", "s": "ѕ", "t": "тτ",
    "u": "υս", "v": "ѵν", "w": "ԝωшѡ", "x": "хχ", "y": "уүγ", "z": "ᴢ",
}  # fmt: skip
_LIKE: Final = {other.casefold(): letter for letter, others in _SMALL.items() for other in others}
_CAPITALS: Final = str.maketrans("IΙІ", "lll")  # a capital I is like a small l, before all become small
_SIGNS: Final = str.maketrans(
    {"’": "'", "`": "'", "´": "'", "ʼ": "'", "‘": "'", "–": "-", "—": "-", "‐": "-", "−": "-"}
)


def has_unseen(name: str) -> bool:
    """Has a name anything that is not seen, or a mark that belongs to no letter?"""
    marks = MOST_MARKS  # none fits before the first letter
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        if character in BLANKS or (category.startswith(UNSEEN) and character != " "):
            return True
        if 0xFE00 <= ord(character) <= 0xFE0F or category == "Me":
            return True
        if category == "Mn":
            marks += 1
            if marks > MOST_MARKS:
                return True
        else:
            marks = 0 if category.startswith("L") or category == "Mc" else MOST_MARKS
    return False


def mixes_alphabets(name: str) -> bool:
    """Has a name letters of several alphabets that look alike?"""
    letters = [character for character in unicodedata.normalize("NFKC", name) if character.isalpha()]
    found = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    return len(found & ALPHABETS) > 1


def skeleton(name: str) -> str:
    """What two names have in common that look the same; diacritics count."""
    plain = unicodedata.normalize("NFKC", name).translate(_SIGNS)
    small = unicodedata.normalize("NFD", plain.translate(_CAPITALS).casefold())
    return " ".join("".join(_LIKE.get(character, character) for character in small).split())
