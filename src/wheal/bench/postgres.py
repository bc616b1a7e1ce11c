"""A PostgreSQL of one's own for a while: in a new folder, as somebody who is not root, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from wheal.kernel.errors import BadInput

PATIENCE: Final = 30.0
DEBIAN: Final = Path("/usr/lib/postgresql")  # which keeps these programs outside PATH


def programs() -> Path:
    """The folder of PostgreSQL's programs, the newest there is; raises BadInput."""
    found = [folder / "bin" for folder in DEBIAN.glob("*") if (folder / "bin/initdb").is_file()]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    initdb = shutil.which("initdb")
    if initdb is None:
        raise BadInput("there is no PostgreSQL on this machine; on Debian: apt install postgresql")
    return Path(initdb).resolve().parent


@contextmanager
def temporary_postgres() -> Iterator[str]:
    """The address of a database that is there until the block ends, and as safe as any: commits wait for the disk."""
    where = programs()
    home = Path(tempfile.mkdtemp(prefix="wheal-pg-"))
    user: dict[str, Any] = {}
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # which PostgreSQL refuses
        import pwd

        nobody = pwd.getpwnam("nobody")
        os.chown(home, nobody.pw_uid, nobody.pw_gid)
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    try:
        words = ["-D", str(home / "data"), "-U", "wheal", "-A", "trust", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run([where / "initdb", *words], check=True, cwd=home, stdout=subprocess.DEVNULL, **user)
        port = free_port()
        words = ["-D", str(home / "data"), "-p", str(port), "-k", str(home), "-c", "listen_addresses=127.0.0.1"]
        with (home / "log").open("wb") as log:
            server = subprocess.Popen([where / "postgres", *words], cwd=home, stdout=log, stderr=log, **user)
        try:
            wait_for(port)
            yield f"postgresql+asyncpg://wheal@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Until somebody answers at a port; raises BadInput where nobody does."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError as error:
            if time.monotonic() > until:
                raise BadInput(f"nobody answers at port {port}: {error}") from error
            time.sleep(0.02)
