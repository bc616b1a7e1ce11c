"""Parts of the picture that several of its panels use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wheal.look.signs import icon, shape
from wheal.look.svg import group, words

TWO_FIGURES: Final = 10
MOST_LETTERS: Final = 17  # of a name that stand side by side in a line of a card
MOST_SMALL: Final = 20  # the same in small letters


def heading(title: str, sign: str, x: float, y: float) -> str:
    """A title with its icon before it."""
    return icon(sign, x + 8, y - 4, 16) + words(title, x + 22, y, "title")


def draw_name(name: str, x: float, y: float) -> str:
    """A name, smaller where it is long, in two lines where it is longer still."""
    if len(name) <= MOST_LETTERS:
        return words(name, x, y, "name")
    gaps = [place for place, letter in enumerate(name) if letter == " "]
    if len(name) <= MOST_SMALL or not gaps:
        return words(name, x, y, "name long")
    gap = min(gaps, key=lambda place: abs(place - len(name) / 2))
    return words(name[:gap], x, y - 7, "name long") + words(name[gap + 1 :], x, y + 5, "name long")


def draw_barrels(barrels: Sequence[tuple[str, int]], x: float, y: float, size: float) -> tuple[str, float]:
    """Shapes with figures from a place on, and where they end."""
    parts = []
    for resource, number in barrels:
        drawn = shape(resource, number, x + size / 2, y, size)
        parts.append(group(drawn, class_="many") if number >= TWO_FIGURES else drawn)
        x += size + 3
    return "".join(parts), x


def draw_needs(needs: Sequence[Sequence[str]], x: float, y: float, size: float) -> tuple[str, float]:
    """What a row asks for: a shape for each resource, two with a stroke between them where one of two will do."""
    parts = []
    for item, number in Counter(tuple(item) for item in needs).items():
        for place, resource in enumerate(item):
            if place:
                parts.append(words("/", x + 1, y + 4, "told mid"))
                x += 5
            parts.append(shape(resource, number, x + size / 2, y, size))
            x += size + 3
    return "".join(parts), x
