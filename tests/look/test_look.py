"""The colours of the look: what must be read stands out enough from what it stands on, by day and in the dark."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

HEX = re.compile(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})")
TEXT, LARGE, STRONG = 4.5, 3.0, 7.0  # WCAG: text, large text and edges; and what is read most
LANDS = ("land-a", "land-b", "land-c", "land-d")
PAPERS = ("page", "paper", "paper-2", "paper-3")
RESOURCES = ("tin", "copper", "water", "arsenic", "gold", "oil", "iron", "coal", "diamond", "ruby", "emerald", "silver")
PLAYERS = range(1, 6)
PAIRS = [
    *(("ink", paper, STRONG) for paper in (*PAPERS, "lamp-wash")),
    *(("ink-2", paper, TEXT) for paper in PAPERS),
    *((name, "paper", TEXT) for name in ("ink-3", "link", "good", "bad", "changed")),
    *((name, f"{name}-wash", TEXT) for name in ("good", "bad", "note")),
    ("rule-strong", "paper", LARGE),
    ("on-enamel", "enamel", STRONG),
    ("on-enamel-2", "enamel", TEXT),
    ("on-lamp", "lamp", STRONG),
    *(("map-ink", land, STRONG) for land in LANDS),
    *(("lamp-edge", land, LARGE) for land in LANDS),
    ("map-ink-2", "sea", TEXT),
    ("coast", "sea", LARGE),
    *((f"on-p{n}", f"p{n}", TEXT) for n in PLAYERS),
    *((f"p{n}-text", "paper", TEXT) for n in PLAYERS),
    *((f"on-{name}", name, TEXT) for name in RESOURCES),
    *((f"{name}-edge", "paper", LARGE) for name in RESOURCES),
    *((f"{name}-edge", land, LARGE) for name in ("tin", "copper", "water", "arsenic") for land in LANDS),
    ("track-black", "rock", STRONG),
    ("track-red", "rock", TEXT),
]


def themes() -> dict[str, dict[str, str]]:
    """The colours by their names, in each theme; what the dark one does not name is as by day."""
    css = (files("wheal.look") / "tokens.css").read_text(encoding="utf-8")
    light, dark = (dict(HEX.findall(part)) for part in css.split(':root[data-theme="dark"]'))
    return {"light": light, "dark": light | dark}


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_read_stands_out(theme: str) -> None:
    colours = themes()[theme]
    too_low = [
        f"{front} on {back}: {contrast(colours[front], colours[back]):.2f}, needs {least}"
        for front, back, least in PAIRS
        if contrast(colours[front], colours[back]) < least
    ]
    assert not too_low


def test_black_on_white_is_as_wcag_says() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
