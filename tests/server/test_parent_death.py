"""Who is killed takes its own processes with it: a supervisor its workers, a server its bots."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import free_port
from tests.server.table_parts import file_url

PATIENCE = 60.0  # seconds; a busy machine starts slowly
SOON = 10.0
SERVE = "import sys; from wheal.cli.main import main; sys.exit(main(['serve', *sys.argv[1:]]))"
SERVE_HANGING_BOTS = (
    "from tests.server import odd_bots; from wheal import bots; from wheal.server.bots import keeper; "
    "bots.register('hanging', odd_bots.Hanging); keeper.choose = odd_bots.choose; " + SERVE
)

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are looked for in /proc")


def children_of(process: int) -> set[int]:
    """The processes that one has started, and those that these have."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if fields[0] != "Z":
            parents[int(path.parent.name)] = int(fields[1])
    found = {process}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {process}


def is_running(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def wait_until(is_so: Callable[[], bool], seconds: float) -> bool:
    until = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=60).status_code == 200
    except httpx.TransportError:
        return False


class Server:
    """A server process that is killed, and whatever it has started."""

    def __init__(self, code: str, url: str, *words: str) -> None:
        self.port = free_port()
        environment = os.environ | {"WHEAL_DATABASE_URL": url, "WHEAL_LANG": "en"}
        command = [sys.executable, "-c", code, "--port", str(self.port), *words]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        self.children: set[int] = set()
        assert wait_until(lambda: answers(self.port), PATIENCE)

    def kill(self) -> None:
        self.children |= children_of(self.process.pid)
        self.process.kill()
        self.process.wait(PATIENCE)

    def are_children_gone(self) -> bool:
        return wait_until(lambda: not any(map(is_running, self.children)), SOON)

    def clean_up(self) -> None:
        if self.process.poll() is None:
            self.kill()
        for child in filter(is_running, self.children):
            os.kill(child, signal.SIGKILL)


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    started: list[Server] = []
    yield started
    for server in started:
        server.clean_up()


def test_workers_end_with_their_supervisor(servers: list[Server], postgres_url: str) -> None:
    server = Server(SERVE, postgres_url, "--workers", "2")
    servers.append(server)
    assert wait_until(lambda: len(children_of(server.process.pid)) >= 2, PATIENCE)
    for _ in range(10):  # both have come to know their supervisor
        assert answers(server.port)
    time.sleep(1)
    server.kill()
    assert len(server.children) >= 2
    assert server.are_children_gone()
    assert not answers(server.port)


def test_bots_end_with_their_server(servers: list[Server], tmp_path: Path) -> None:
    """Also one that is in the middle of a thought that never ends."""
    server = Server(SERVE_HANGING_BOTS, file_url(tmp_path / "wheal.sqlite3"))
    servers.append(server)
    seats = [{"name": "ann"}, {"name": "bob", "bot": "hanging"}, {"name": "cal", "bot": "hanging"}]
    wish = {"key": "of-a-test", "game": "ore", "seats": seats, "seed": 7}
    assert httpx.post(f"http://127.0.0.1:{server.port}/api/tables", json=wish, timeout=60).status_code == 201
    assert wait_until(lambda: bool(children_of(server.process.pid)), PATIENCE)
    time.sleep(3)  # it is loaded by now, and thinks
    server.kill()
    assert server.children
    assert server.are_children_gone()
