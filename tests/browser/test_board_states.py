"""Every kind of moment on the boards: axe finds nothing serious, and what is lit has a role and a name."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.board_player import BoardPlayer
from tests.browser.conftest import PHONE, WIDE, Tables, Visit
from tools.moments import MOMENTS

QUICK = {"resultTypes": ["violations"]}
SERIOUS = ("serious", "critical")


class Way(NamedTuple):
    """How the boards are looked at, and which moments."""

    settings: dict[str, Any]
    moments: tuple[str, ...]


WAYS = {
    "tinners": Way(WIDE, ("tinners-turn", "tinners-chosen", "tinners-auction", "tinners-invest", "tinners-why-not")),
    "afterwards": Way(WIDE, ("tinners-card", "tinners-past", "tinners-end", "ore-end")),
    "ore": Way(WIDE, ("ore-placement", "ore-market", "ore-assets", "ore-5-offer")),
    "phone": Way(PHONE, ("tinners-chosen", "tinners-why-not", "ore-placement")),
    "dark": Way({**WIDE, "color_scheme": "dark"}, ("tinners-chosen", "tinners-auction", "ore-market")),
    "polish": Way({**WIDE, "locale": "pl"}, ("tinners-borders", "ore-placement")),
}


@pytest.mark.parametrize("way", WAYS)
def test_nothing_serious_on_the_boards(visit_board: Visit, tables: Tables, way: str) -> None:
    settings, names = WAYS[way]
    page = visit_board(**settings)
    found = []
    for name in names:
        tables.open(page, MOMENTS[name])
        BoardPlayer(page).lit()  # each has a role and a name, or it fails
        found += [f"{name}: {fault}" for fault in serious(page)]
    assert not found


def serious(page: Page) -> list[str]:
    """What axe finds, with where it is."""
    violations = Axe().run(page, options=QUICK).response["violations"]
    return [
        f"{violation['id']}: {[node['html'][:120] for node in violation['nodes']]}"
        for violation in violations
        if violation["impact"] in SERIOUS
    ]
