"""A PostgreSQL of the tests' own: made in a new folder, run as somebody who is not root, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, ClassVar

import asyncpg


class Postgres:
    """A server that can be stopped and started again."""

    PATTERN: ClassVar[str] = "pattern"  # a database that is up to date, of which others are made
    PATIENCE: ClassVar[float] = 60.0

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.home = Path(tempfile.mkdtemp(prefix="wheal-pg-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.home, nobody.pw_uid, nobody.pw_gid)
            self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        words = ["-D", str(self.home / "data"), "-U", "wheal", "-A", "trust", "--locale=C.UTF-8", "--no-sync"]
        made = [str(self.programs / "initdb"), *words]
        subprocess.run(made, check=True, cwd=self.home, stdout=subprocess.DEVNULL, **self.user)

    def start(self) -> None:
        words = ["-D", str(self.home / "data"), "-p", str(self.port), "-k", str(self.home)]
        for setting in ("listen_addresses=127.0.0.1", "fsync=off", "max_connections=200"):
            words += ["-c", setting]
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), *words], cwd=self.home, stdout=log, stderr=log, **self.user
            )
        until = time.monotonic() + self.PATIENCE
        while not self._answers():
            assert time.monotonic() < until, (self.home / "log").read_text()
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            self.run("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self) -> None:
        """As an administrator would, cutting every connection."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(self.PATIENCE)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://wheal@127.0.0.1:{self.port}/{database}"

    def run(self, statement: str) -> None:
        asyncio.run(self._run(statement))

    async def _run(self, statement: str) -> None:
        connection = await asyncpg.connect(f"postgresql://wheal@127.0.0.1:{self.port}/postgres")
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
