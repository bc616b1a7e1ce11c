"""The system's Chromium and a server of one's own: what the browser tests and the screenshots stand on."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright

from tools.needs import chromium, sentence
from wheal.bench.server_process import UNLIMITED, ServerProcess

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
PROGRAM = "import sys; from wheal.cli.main import main; sys.exit(main())"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)


def launched(playwright: Playwright) -> Browser:
    """The system's browser; raises one sentence where there is none."""
    path = chromium()
    if path is None:
        raise RuntimeError(sentence(["chromium"]))
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


class PageServer(ServerProcess):
    """A server with its page, over a file in a folder; tables are made by the same requests as the page's."""

    def __init__(self, folder: Path) -> None:
        super().__init__("", folder / "server.log")
        self.folder = folder

    @property
    def home(self) -> str:
        return f"http://{self.address}"

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "WHEAL_DATABASE_URL"} | UNLIMITED
        environment |= {"WHEAL_DATA": str(self.folder), "WHEAL_LANG": "en"}
        if environment.pop("PYTHONDONTWRITEBYTECODE", ""):  # it is to start as fast as anywhere else
            environment["PYTHONPYCACHEPREFIX"] = str(Path(tempfile.gettempdir()) / "wheal-pycache")
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.wait()

    def make(self, **wish: Any) -> Made:
        """A new table; raises AssertionError with the server's words where it is not made."""
        status, body = self.request("POST", "/api/tables", {"key": secrets.token_urlsafe(16), **wish})
        assert status == 201, body.decode()
        return Made(self.home, json.loads(body))

    def make_from(self, record: str, at: int | None = None) -> Made:
        """A game of tests/records, played on after so many moves."""
        return self.make(record=(RECORDS / f"{record}.wheal").read_text(encoding="utf-8"), at=at)


class Made:
    """A new table, and the links to it."""

    def __init__(self, home: str, told: dict[str, Any]) -> None:
        self.home = home
        self.table: str = told["table"]
        self.names: list[str] = [seat["name"] for seat in told["seats"]]
        self.secrets: list[str] = [seat["secret"] for seat in told["seats"]]
        self.watch: str = told["watch"]

    def link(self, seat: int | None = None) -> str:
        """Of a seat, or of the spectators."""
        return f"{self.home}/table/{self.table}#s={self.watch if seat is None else self.secrets[seat]}"


@contextmanager
def served(folder: Path) -> Iterator[PageServer]:
    """A server for as long as it is used."""
    server = PageServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
