"""Nothing on the boards is too small, cut off, or lies on anything else: at four widths, in both languages."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Tables, Visit
from tools import legible
from tools.moments import MOMENTS

SIZES = {1440: 900, 1200: 800, 820: 1180, 390: 844}
ALL = tuple(MOMENTS)
FEW = (
    "tinners-chosen",
    "tinners-auction",
    "tinners-end",
    "tinners-5-turn",
    "ore-placement",
    "ore-due",
    "ore-5-market",
)  # where there is the most to read


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", SIZES)
def test_everything_can_be_read(visit_board: Visit, tables: Tables, width: int, lang: str) -> None:
    is_phone = width < 600
    page = visit_board(
        width=width, height=SIZES[width], locale=lang, has_touch=is_phone, is_mobile=is_phone
    )
    found = []
    for name in ALL if (width, lang) in ((1440, "en"), (390, "pl")) else FEW:
        page.goto("about:blank")
        page.goto(tables.link(MOMENTS[name]))
        MOMENTS[name].act(page)
        page.evaluate("document.fonts.ready")
        found += [f"{name}: {fault}" for fault in legible.faults(page)]
    assert not found
