"""Icons, emblems of seats and shapes of resources, as parts of a drawing."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from wheal.look.svg import element, group, moved, words

GRID: Final = 24  # units of every icon
EMBLEMS: Final = ("cross", "chevron", "star", "bezants", "crescent")  # by seat
NUDGE: Final = {"water": 2.2, "arsenic": 3.4, "gold": 0.6, "ruby": -1.6}  # how much lower a figure sits in a shape
NARROW: Final = "iljt' "
WIDE: Final = "mwMW"
FIGURE: Final = 5.3  # the base line of a figure below the middle of a shape


@cache
def inside(name: str) -> str:
    """The drawing of an icon without its frame."""
    text = (resources.files("wheal.look") / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", text)


def icon(name: str, x: float, y: float, size: float, class_: str = "icon") -> str:
    """An icon about a middle, in the current colour."""
    scale = size / GRID
    return moved(inside(name), x=x - size / 2, y=y - size / 2, scale=scale, class_=class_)


def emblem(seat: int, x: float, y: float, size: float) -> str:
    """A seat's emblem on a rounded square of its colour, about a middle."""
    corner = size / 2
    field = element("rect", x=x - corner, y=y - corner, width=size, height=size, rx=size * 0.18, class_="field")
    return group(field, icon(f"emblem-{EMBLEMS[seat]}", x, y, size * 0.68), class_=f"emblem seat-{seat + 1}")


def shape(kind: str, count: int, x: float, y: float, size: float) -> str:
    """A resource as its shape with a figure in it; a zero is pale."""
    figure = words(count, 0, FIGURE + NUDGE.get(kind, 0), "figure")
    outline = group(inside(f"shape-{kind}"), transform="translate(-12 -12)")
    class_ = f"shape {kind}" if count else f"shape {kind} none"
    return moved(outline, figure, x=x, y=y, scale=size / GRID, class_=class_)


def letter(kind: str, x: float, y: float, size: float) -> str:
    """A resource as its shape with its letter."""
    return icon(kind, x, y, size, f"icon letter {kind}")


def letters(text: str, size: float) -> float:
    """About how wide a line of slab letters is: a drawing cannot measure."""
    ems = sum(0.4 if c in NARROW else 0.98 if c in WIDE else 0.76 if c.isupper() else 0.6 for c in text)
    return ems * size
