"""A server process of one's own, to be measured, killed and started again."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from wheal.bench.postgres import free_port
from wheal.kernel.errors import BadInput
from wheal.server.settings import LIMITS

PATIENCE: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
UNLIMITED: Final = {name: "1000000" for name in LIMITS if "_A_MINUTE" in name or name == "WHEAL_SOCKETS_AN_ADDRESS"}


class ServerProcess:
    """``wheal serve`` over one database, always at the same port; what it complains of goes to a file."""

    def __init__(self, url: str, log: Path, workers: int = 1, *, is_limited: bool = False) -> None:
        self.url = url
        self.log = log
        self.workers = workers
        self.is_limited = is_limited  # by what one address may ask for; a load comes from one address
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "WHEAL_DATABASE_URL": self.url, "WHEAL_LANG": "en"}
        environment |= {} if self.is_limited else UNLIMITED
        if environment.pop("PYTHONDONTWRITEBYTECODE", ""):  # it is to start as fast as anywhere else
            environment["PYTHONPYCACHEPREFIX"] = str(self.log.parent / "pycache")
        command = [sys.executable, "-m", "wheal", "serve", "--port", str(self.port), "--workers", str(self.workers)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def wait(self) -> float:
        """Until it answers; the seconds that took. Raises BadInput if it ends instead."""
        began = time.monotonic()
        while not self.is_ready():
            is_gone = self.process is None or self.process.poll() is not None
            if is_gone or time.monotonic() - began > PATIENCE:
                raise BadInput(f"the server did not start: {self.log.read_text(encoding='utf-8')[-2000:]}")
            time.sleep(0.01)
        return time.monotonic() - began

    def is_ready(self) -> bool:
        try:
            return self.get("/api/health")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def kill(self) -> None:
        """At once, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    # ---- asking ---------------------------------------------------------------------------------
    def get(self, path: str, secret: str = "") -> tuple[int, bytes]:
        return self.request("GET", path, secret=secret)

    def request(self, method: str, path: str, body: Any = None, secret: str = "") -> tuple[int, bytes]:
        """The status and body of an answer; raises OSError or HTTPException where there is none."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            headers = {"Authorization": f"Bearer {secret}"} if secret else {}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    # ---- measuring ------------------------------------------------------------------------------
    def cpu_seconds(self) -> float:
        """What its processes have used of the processors so far, as Linux tells it; those of bots not counted."""
        return sum(sum(map(int, stat_of(pid)[11:13])) for pid in self.serving()) / TICKS

    def memory(self) -> int:
        """Bytes that its processes hold in memory now; those of bots not counted."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) for pid in self.serving())
        return pages * os.sysconf("SC_PAGE_SIZE")

    def serving(self) -> list[int]:
        """The processes that serve: the one that was started, or the workers that it has started."""
        assert self.process is not None
        if self.workers == 1:
            return [self.process.pid]
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return [self.process.pid, *map(int, children.split())]


def stat_of(pid: int) -> list[str]:
    """The fields of a process behind its name."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
