"""The system's Chromium before a real server: what happens in it is done by accessible names and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

import wheal.server
from tools.browser import Made, PageServer, launched, served
from tools.moments import Moment
from tools.needs import chromium, sentence

LONG = "test_whole_games.py"  # only with --whole-games
PAGE = Path(wheal.server.__file__).parent / "static" / "index.html"
WIDE: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
PATIENCE = 60_000  # milliseconds, for machines that have other things to do

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--whole-games", default=False):
        return
    long = [item for item in items if item.path.name == LONG]
    items[:] = [item for item in items if item not in long]
    config.hook.pytest_deselected(items=long)


@pytest.fixture(scope="session", autouse=True)
def needed() -> None:
    """What must be here; nothing is skipped where it is not."""
    if chromium() is None:
        pytest.fail(sentence(["chromium"]), pytrace=False)
    if not PAGE.is_file():
        pytest.fail("The page is not built: python tools/web.py build", pytrace=False)


@pytest.fixture(scope="session")
def server(needed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def tables(server: PageServer) -> Tables:
    return Tables(server)


class Tables:
    """Games of tests/records that are only looked at: each position is one table, however often it is wanted."""

    def __init__(self, server: PageServer) -> None:
        self.server = server
        self.made: dict[tuple[str, int | None], Made] = {}

    def at(self, record: str, at: int | None) -> Made:
        if (record, at) not in self.made:
            self.made[record, at] = self.server.make_from(record, at)
        return self.made[record, at]

    def link(self, moment: Moment) -> str:
        return self.at(moment.record, moment.at).link(moment.seat)

    def open(self, page: Page, moment: Moment) -> None:
        """In a page that was elsewhere before, as somebody who sits nowhere else."""
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.goto("about:blank")
        page.goto(self.link(moment))
        moment.act(page)


@pytest.fixture(scope="package")
def browser(needed: None) -> Iterator[Browser]:
    """Of this folder only: as long as it is open, nothing else in this process can run an event loop."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


CUT_OFF = "ERR_CONTENT_LENGTH_MISMATCH"  # what the browser says of an answer that ended with its server


class Complaints:
    """What pages must not do: write errors to the console, fail, or ask another host."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.is_away = False  # the server was killed on purpose: that the browser tells so is no fault of the page

    def watch(self, page: Page, home: str) -> None:
        host = urlsplit(home).netloc
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.found.append(f"error: {error}"))
        page.on("request", lambda request: self.asked(request, host))

    def said(self, message: ConsoleMessage) -> None:
        is_of_network = any(word in message.text for word in ("WebSocket", "ERR_CONNECTION", CUT_OFF))
        if message.type in ("error", "warning") and not (self.is_away and is_of_network):
            self.found.append(f"{message.type}: {message.text}")

    def asked(self, request: Request, host: str) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("blob", "about") and address.netloc != host:
            self.found.append(f"asked: {request.url}")


IN_WORDS = """{
  const kept = JSON.parse(localStorage.getItem("wheal.settings") ?? "{}");
  localStorage.setItem("wheal.settings", JSON.stringify({ isText: true, ...kept }));
}"""  # as the switch of the page would keep it


class Visit(Protocol):
    def __call__(self, address: str = "", *, width: int = 1280, height: int = 800, **settings: Any) -> Page: ...


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    complaints = Complaints()
    yield complaints
    assert not complaints.found


@pytest.fixture
def visit(browser: Browser, server: PageServer, complaints: Complaints) -> Iterator[Visit]:
    """A page in a browser of its own, at an address of the server, that tells of tables in words."""
    with ExitStack() as stack:
        yield visitor(stack, browser, server, complaints, IN_WORDS)


@pytest.fixture
def visit_board(browser: Browser, server: PageServer, complaints: Complaints) -> Iterator[Visit]:
    """A page in a browser of its own that draws its tables, as it does by itself."""
    with ExitStack() as stack:
        yield visitor(stack, browser, server, complaints)


def visitor(stack: ExitStack, browser: Browser, server: PageServer, complaints: Complaints, script: str = "") -> Visit:
    def go(address: str = "", *, width: int = 1280, height: int = 800, **settings: Any) -> Page:
        options = {"locale": "en", "reduced_motion": "reduce", **settings}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        if script:
            context.add_init_script(script)
        stack.callback(context.close)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        address = address or server.home
        complaints.watch(page, address)
        page.goto(address)
        return page

    return go
