"""A whole server process's worth of application, on a port, in a thread."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import NamedTuple

import uvicorn

from wheal.cli.serve import FRAME
from wheal.server.app import make_app
from wheal.server.http.protocol import WatchedHttp, WatchedSocket
from wheal.server.http.visitors import Visitors
from wheal.server.tables.limits import Limits
from wheal.server.tables.service import TableService

PATIENCE = 60.0
MANY = Limits(
    **{field.name: 1_000_000 for field in fields(Limits) if "a_minute" in field.name}
)  # for tests that ask for more than any person would


class Served(NamedTuple):
    port: int
    service: TableService  # runs in another thread: only to be looked at
    visitors: Visitors

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@contextmanager
def serving(url: str, limits: Limits | None = None) -> Iterator[Served]:
    """The application with uvicorn, as `wheal serve` runs it."""
    app = make_app(url, limits)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=WatchedHttp,
        ws=WatchedSocket,
        ws_max_size=FRAME,
        log_level="critical",
        timeout_graceful_shutdown=1,
        access_log=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and thread.is_alive() and time.monotonic() < until:
        time.sleep(0.02)
    try:
        assert server.started
        yield Served(listening.getsockname()[1], app.state.service, app.state.visitors)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
