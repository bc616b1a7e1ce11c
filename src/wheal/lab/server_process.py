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

from wheal.kernel.errors import BadInput
from wheal.lab.postgres import free_port

PATIENCE: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class ServerProcess:
    """``wheal serve`` over one database, always at the same port; what it complains of goes to a file."""

    def __init__(self, url: str, log: Path) -> None:
        self.url = url
        self.log = log
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "WHEAL_DATABASE_URL": self.url, "WHEAL_LANG": "en"}
        if environment.pop("PYTHONDONTWRITEBYTECODE", ""):  # it is to start as fast as anywhere else
            environment["PYTHONPYCACHEPREFIX"] = str(self.log.parent / "pycache")
        command = [sys.executable, "-m", "wheal", "serve", "--port", str(self.port)]
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
        """What it has used of the processors so far, as Linux tells it."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that it holds in memory now."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
