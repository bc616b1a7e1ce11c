"""Can everything on a page be read? Words and figures that are too small, cut off, or lie on one another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("legible.js").read_text(encoding="utf-8").split("\n\n", 1)[1]
LEAST = 11  # pixels, of figures and words
LEAST_NAME = 10  # of the names on a map, which are marked by data-name


def faults(page: Page) -> list[str]:
    """What is wrong, in sentences."""
    found: Any = page.evaluate(SCRIPT, {"least": LEAST, "leastName": LEAST_NAME})
    return [str(fault) for fault in found]
