"""The page in pictures, from real positions: `make screenshots`, or `python -m tools.screenshots [FOLDER]`.

They go to build/screenshots, to be looked at beside the project's look; one is kept in docs/pictures.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import Made, PageServer, launched, served

FOLDER = Path(__file__).resolve().parent.parent / "build" / "screenshots"
WIDE = (1440, 900)
TURN = ("tinners-4-players-31", 147, 1)
AUCTION = ("tinners-4-players-31", 37, 0)
MARKET = ("ore-4-players-end-by-assets", 403, 1)
END = ("tinners-4-players-31", None, 1)


class Shot(NamedTuple):
    """A picture: what is opened (a record, a move, a seat), what is done there, and how it is looked at."""

    name: str
    position: tuple[str, int | None, int | None] | None = None
    act: Callable[[Page], None] = lambda page: None
    size: tuple[int, int] = WIDE
    lang: str = "en"
    is_dark: bool = False
    is_whole: bool = True  # to the end of the page, not only what is in view
    visited: tuple[tuple[str, int | None, int | None], ...] = ()  # tables that this browser was at before


def press(*keys: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return act


def set_up(page: Page) -> None:
    """Ore with five seats of all three kinds, and its variant open."""
    page.get_by_role("radio", name="Ore:").press("Space")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").press("Enter")
    page.get_by_role("group", name="Who sits at seat 2").get_by_role("radio", name="A friend").press("Space")
    page.get_by_role("group", name="Who sits at seat 3").get_by_role("radio", name="Me").press("Space")
    page.get_by_label("Name at seat 1").fill("Morwenna")


def at_one_screen(page: Page) -> None:
    page.get_by_role("group", name="Who sits at seat 2").get_by_role("radio", name="Me").press("Space")
    page.get_by_role("button", name="Open the table").press("Enter")
    page.get_by_role("heading", name="Pass the screen").wait_for()


def why_not(page: Page) -> None:
    page.get_by_label("Type a move").fill("build penzance?")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()


def look_back(page: Page) -> None:
    page.get_by_role("slider").fill("41")
    page.get_by_role("button", name="Return to now").first.wait_for()


def extract(page: Page) -> None:
    """A verb, a place and amounts, with what they do."""
    page.keyboard.press("e")
    options = page.get_by_role("list", name="Choose one").get_by_role("button")
    if options.count():
        options.first.press("Enter")
    page.get_by_text("Next to decide").wait_for()


SHOTS = (
    Shot("page-turn", TURN, extract, size=(1280, 1040), is_whole=False),  # the one in docs/pictures
    Shot("front"),
    Shot("front-tables", visited=(END, ("ore-long-4-players", 478, 0), MARKET)),
    Shot("setup", act=set_up),
    Shot("curtain", act=at_one_screen),
    Shot("turn", TURN),
    Shot("turn-chosen", TURN, extract),
    Shot("turn-1200", TURN, extract, size=(1200, 800)),
    Shot("turn-820", TURN, extract, size=(820, 1180)),
    Shot("why-not", TURN, why_not),
    Shot("auction", AUCTION, press("b")),
    Shot("ore-market", MARKET, press("s")),
    Shot("looking-back", TURN, look_back),
    Shot("watching", ("tinners-4-players-31", 147, None)),
    Shot("end", END),
    Shot("phone-390-front", size=(390, 844)),
    Shot("phone-390-turn", TURN, extract, size=(390, 844)),
    Shot("phone-360-auction", AUCTION, press("b"), size=(360, 740)),
    Shot("phone-360-ore-market", MARKET, press("s"), size=(360, 740), lang="pl"),
    Shot("dark-front", is_dark=True),
    Shot("dark-turn", TURN, extract, is_dark=True),
    Shot("polish-front", lang="pl"),
    Shot("polish-turn", TURN, press("b"), lang="pl"),
    Shot("polish-ore-market", MARKET, press("s"), lang="pl"),
)


class Studio:
    """A browser before a server; every picture is taken in a context of its own."""

    def __init__(self, server: PageServer, browser: Browser, folder: Path) -> None:
        self.server = server
        self.browser = browser
        self.folder = folder
        self.made: dict[tuple[str, int | None], Made] = {}

    def take(self, shot: Shot) -> Path:
        width, height = shot.size
        is_phone = width < 600
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=shot.lang,
            color_scheme="dark" if shot.is_dark else "light",
            reduced_motion="reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        page = context.new_page()
        for address in [*map(self.link, shot.visited), self.link(shot.position)]:
            page.goto(address)
            page.get_by_role("radio").or_(page.get_by_role("slider")).first.wait_for()
        shot.act(page)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)  # the preview is asked for a moment after the choice
        path = self.folder / f"{shot.name}.png"
        page.screenshot(path=path, full_page=shot.is_whole)
        context.close()
        return path

    def link(self, position: tuple[str, int | None, int | None] | None) -> str:
        if position is None:
            return self.server.home
        record, at, seat = position
        if (record, at) not in self.made:
            self.made[record, at] = self.server.make_from(record, at)
        return self.made[record, at].link(seat)


def main(where: str = "", *names: str) -> None:
    """Take every picture, or those that are named."""
    folder = Path(where) if where else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        studio = Studio(server, browser, folder)
        for shot in SHOTS:
            if not names or shot.name in names:
                print(studio.take(shot), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
