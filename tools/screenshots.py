"""The page in pictures, from real positions: `make screenshots`, or `python -m tools.screenshots [FOLDER [PATTERN …]]`.

They go to build/screenshots, to be looked at beside the project's look: every moment at four widths, light and dark,
English and Polish, as NAME-WIDTH-THEME-LANG.png. What cannot be read on one is printed below its name. Two are kept in
docs/pictures.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools import legible
from tools.browser import Made, PageServer, launched, served
from tools.moments import MOMENTS, TINNERS, Act, Moment
from tools.small_png import small

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "screenshots"
DOCS = ROOT / "docs" / "pictures"
KEPT = {"tinners-chosen-1440-light-en": "page-turn", "ore-placement-1440-light-en": "ore-board"}
SIZES = {1440: 900, 1200: 800, 820: 1180, 390: 844}
THEMES = ("light", "dark")
LANGS = ("en", "pl")
PATIENCE = 30_000
IN_WORDS = 'localStorage.setItem("wheal.settings", JSON.stringify({ isText: true }))'


def seats_of_all_kinds(page: Page) -> None:
    """A table that is being set up: Ore, at it me, a friend and a bot."""
    page.get_by_role("radio", name="Ore").last.press("Space")
    page.locator("fieldset.kinds").nth(1).get_by_role("radio").nth(1).press("Space")


def curtain(page: Page) -> None:
    """Two at one screen."""
    page.locator("fieldset.kinds").nth(1).get_by_role("radio").first.press("Space")
    page.locator("button.lamp.big[type=submit]").press("Enter")
    page.locator("main.curtain").wait_for()


def page_of_phone(at: int) -> Act:
    """One of the pages beside the board; on larger screens all of it is in view."""

    def act(page: Page) -> None:
        buttons = page.locator("main nav button")
        if buttons.count():
            buttons.nth(at).click()

    return act


def book(page: Page) -> None:
    page.keyboard.press("g")
    page.keyboard.press("r")
    page.locator(".book section").first.wait_for()


def menu(page: Page) -> None:
    page.locator("header .tools button").last.click()
    page.locator("dialog[open]").wait_for()


BOARDS = {
    **MOMENTS,
    "tinners-tables": Moment(TINNERS, 147, 1, (page_of_phone(1),)),
    "tinners-players": Moment(TINNERS, 147, 1, (page_of_phone(2),)),
    "tinners-rules": Moment(TINNERS, 147, 1, (book,)),
    "tinners-menu": Moment(TINNERS, 147, 1, (menu,)),
    "tinners-watching": Moment(TINNERS, 147, None),
    "ore-tables": Moment(MOMENTS["ore-market"].record, 403, 1, (page_of_phone(1),)),
    "ore-players": Moment(MOMENTS["ore-market"].record, 403, 1, (page_of_phone(2),)),
}
FRONT: dict[str, Callable[[Page], None]] = {
    "front": lambda page: None,
    "setup": seats_of_all_kinds,
    "curtain": curtain,
}
WORDS = {"words-turn": Moment(TINNERS, 147, 1), "words-end": Moment(TINNERS, None, 1)}


class Shot(NamedTuple):
    """A picture: what is opened, and how it is looked at."""

    name: str
    width: int
    theme: str
    lang: str

    @property
    def file(self) -> str:
        return f"{self.name}-{self.width}-{self.theme}-{self.lang}"


def shots() -> Iterator[Shot]:
    """All of them; those in words at two widths, light and English."""
    for name in (*FRONT, *BOARDS):
        for width in SIZES:
            for theme in THEMES:
                for lang in LANGS:
                    yield Shot(name, width, theme, lang)
    for name in WORDS:
        for width in (1440, 390):
            yield Shot(name, width, "light", "en")


class Studio:
    """A browser before a server; every picture is taken in a context of its own."""

    def __init__(self, server: PageServer, browser: Browser, folder: Path) -> None:
        self.server = server
        self.browser = browser
        self.folder = folder
        self.made: dict[tuple[str, int | None], Made] = {}

    def take(self, shot: Shot) -> tuple[Path, list[str]]:
        """The picture, and what cannot be read on it."""
        context = self.context(shot)
        page = context.new_page()
        self.open(page, shot)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)  # the preview is asked for a moment after the choice
        path = self.folder / f"{shot.file}.png"
        page.screenshot(path=path, full_page=shot.name not in BOARDS)
        found = legible.faults(page)
        context.close()
        if shot.file in KEPT and self.folder == FOLDER:
            (DOCS / f"{KEPT[shot.file]}.png").write_bytes(small(path.read_bytes()))
        return path, found

    def context(self, shot: Shot) -> BrowserContext:
        is_phone = shot.width < 600
        context = self.browser.new_context(
            viewport={"width": shot.width, "height": SIZES[shot.width]},
            locale=shot.lang,
            color_scheme="dark" if shot.theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        context.set_default_timeout(PATIENCE)
        if shot.name in WORDS:
            context.add_init_script(IN_WORDS)
        return context

    def open(self, page: Page, shot: Shot) -> None:
        if shot.name in FRONT:
            page.goto(self.server.home)
            page.get_by_role("radio").first.wait_for()
            FRONT[shot.name](page)
        elif shot.name in WORDS:
            page.goto(self.link(WORDS[shot.name]))
            page.get_by_role("slider").wait_for()
        else:
            page.goto(self.link(BOARDS[shot.name]))
            BOARDS[shot.name].act(page)

    def link(self, moment: Moment) -> str:
        key = (moment.record, moment.at)
        if key not in self.made:
            self.made[key] = self.server.make_from(*key)
        return self.made[key].link(moment.seat)


def main(where: str = "", *patterns: str) -> None:
    """Take every picture, or those whose names are like one of the patterns ("ore-*-390-*")."""
    folder = Path(where) if where else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        studio = Studio(server, browser, folder)
        for shot in shots():
            if patterns and not any(fnmatch(shot.file, pattern) for pattern in patterns):
                continue
            path, found = studio.take(shot)
            print(path, *(f"    {fault}" for fault in found), sep="\n", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
