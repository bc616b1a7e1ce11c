"""Every kind of moment: axe finds nothing serious, and 360 px are wide enough."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.conftest import Tables, Visit

NARROW = 360
QUICK = {"resultTypes": ["violations"]}
SERIOUS = ("serious", "critical")


class Moment(NamedTuple):
    """What is opened (a record, a move, a seat), what is awaited there, and the keys that are pressed then."""

    position: tuple[str, int | None, int] | None
    role: str
    keys: tuple[str, ...] = ()


TURN = ("tinners-4-players-31", 147, 1)
MOMENTS = {
    "front": Moment(None, "radio"),
    "set-up": Moment(None, "radio"),
    "turn": Moment(TURN, "slider", ("e",)),
    "auction": Moment(("tinners-4-players-31", 37, 0), "slider", ("b",)),
    "market": Moment(("ore-4-players-end-by-assets", 403, 1), "slider", ("s",)),
    "refused": Moment(("ore-4-players-end-by-assets", 403, 1), "slider", ("f",)),
    "looking back": Moment(TURN, "slider", ("[", "[", "[")),
    "end": Moment(("tinners-4-players-31", None, 1), "table"),
}


class Way(NamedTuple):
    """How the page is looked at; axe is asked about some moments, as it takes its time."""

    settings: dict[str, Any]
    moments: tuple[str, ...]
    asks_axe: tuple[str, ...]


ALL = tuple(MOMENTS)
WAYS = {
    "light": Way({}, ALL, ALL),
    "dark": Way({"color_scheme": "dark"}, ("front", "turn", "refused", "looking back"), ("turn", "looking back")),
    "polish": Way({"locale": "pl", "color_scheme": "dark"}, ("set-up", "market"), ("set-up", "market")),
    "narrow": Way({"width": NARROW, "has_touch": True}, ALL, ("front", "turn")),
    "narrow polish": Way({"width": NARROW, "locale": "pl"}, ALL, ()),
}


def link(tables: Tables, moment: Moment) -> str:
    if moment.position is None:
        return tables.server.home
    record, at, seat = moment.position
    return tables.at(record, at).link(seat)


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize("way", WAYS)
def test_nothing_serious_and_nothing_wider_than_the_screen(visit: Visit, tables: Tables, way: str) -> None:
    settings, names, asked = WAYS[way]
    page = visit(**settings)
    found = []
    for name in names:
        moment = MOMENTS[name]
        page.goto(link(tables, moment))
        page.get_by_role("main").get_by_role(moment.role).first.wait_for()  # type: ignore[arg-type]
        if name == "set-up":
            page.get_by_role("radio", name="Ore").last.press("Space")
            page.get_by_role("switch").first.wait_for()
        for key in moment.keys:
            page.keyboard.press(key)
        if overflow(page) > 0:
            found.append(f"{name}: {overflow(page)} px too wide")
        if name not in asked:
            continue
        for violation in Axe().run(page, options=QUICK).response["violations"]:
            if violation["impact"] in SERIOUS:
                nodes = [node["html"][:120] for node in violation["nodes"]]
                found.append(f"{name}: {violation['id']}: {nodes}")
    assert not found
