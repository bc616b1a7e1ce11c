"""Nothing on the boards is too small, cut off, or lies on anything else: at four widths, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Tables, Visit
from tools import legible
from tools.moments import MOMENTS

SIZES = {1440: 900, 1200: 800, 820: 1180, 390: 844}
MANY = tuple(name for name in MOMENTS if name not in ("tinners-turn", "tinners-waiting", "ore-past", "tinners-5-end"))
FEW = ("tinners-chosen", "tinners-5-turn", "ore-placement", "ore-5-market")  # where there is the most to read


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", SIZES)
def test_everything_can_be_read(visit_board: Visit, tables: Tables, width: int, lang: str) -> None:
    is_phone = width < 600
    screen: dict[str, Any] = {"width": width, "height": SIZES[width], "has_touch": is_phone, "is_mobile": is_phone}
    page = visit_board(locale=lang, **screen)
    found = []
    for name in MANY if (width, lang) in ((1440, "en"), (390, "pl")) else FEW:
        tables.open(page, MOMENTS[name])
        page.evaluate("document.fonts.ready")
        found += [f"{name}: {fault}" for fault in legible.faults(page)]
    assert not found
