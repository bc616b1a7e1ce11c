"""The connections themselves, where uvicorn sets no limit.

Whoever sends a request too slowly, reads nothing, or has too many connections open is cut off for good.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from asyncio import TimerHandle
from collections.abc import Container
from typing import Any, Final

from litestar import Litestar
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wheal.server.http.visitors import Full, Visitors
from wheal.server.tables.budgets import network_of
from wheal.server.tables.service import TableService

WATCH_EVERY: Final = 5.0  # seconds between two looks at a connection
SEND_BUFFER: Final = 128 * 1024  # bytes that the system takes of what is to be sent
THROW_AWAY: Final = struct.pack("ii", 1, 0)  # of SO_LINGER: what is not sent yet goes with the connection
REFUSAL: Final = (
    "HTTP/1.1 {}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{}"
)
LATE: Final = ("408 Request Timeout", "The request came too slowly.")
LARGE: Final = ("431 Request Header Fields Too Large", "The head of the request is too large.")
MANY: Final = ("429 Too Many Requests", "Too many connections from your address.")


class Surroundings:
    """The application behind a connection, its counts, and the proxies that it trusts."""

    def __init__(self, config: Config) -> None:
        app: Any = config.loaded_app
        self.proxies: Container[str] = ()
        while not isinstance(app, Litestar):
            self.proxies = getattr(app, "trusted_hosts", self.proxies)
            app = app.app
        self.service: TableService = app.state.service
        self.visitors: Visitors = app.state.visitors


class Watch:
    """Looks at a connection now and then: whoever reads nothing, or does not go when told to, is cut off."""

    def __init__(self, transport: asyncio.Transport, around: Surroundings) -> None:
        self.transport = transport
        self.around = around
        self.limits = around.service.limits
        self.loop = asyncio.get_running_loop()
        self.is_paused = False
        self.is_cut_off = False
        self.moving_at = self.loop.time()  # when what was sent was last on its way
        self.timer = self.loop.call_later(self.pause, self._look)
        found: socket.socket | None = transport.get_extra_info("socket")
        self.socket = found
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    @property
    def pause(self) -> float:
        return min(WATCH_EVERY, max(1, self.limits.unsent_seconds) / 2)

    @property
    def is_full(self) -> bool:
        return self.transport.get_write_buffer_size() > self.limits.unsent_bytes

    def stop(self) -> None:
        self.timer.cancel()

    def on_paused(self, *, is_paused: bool) -> None:
        self.is_paused = is_paused
        self.moving_at = self.loop.time()

    def _look(self) -> None:
        now = self.loop.time()
        if not self.is_paused and not self.transport.is_closing():
            self.moving_at = now
        if self.is_full or now - self.moving_at > self.limits.unsent_seconds:
            self.cut_off("unread")
        else:
            self.timer = self.loop.call_later(self.pause, self._look)

    def cut_off(self, why: str) -> None:
        """End the connection with all that waits in it, also in the system."""
        if self.is_cut_off:
            return
        self.is_cut_off = True
        self.around.service.figures.cut_off[why] += 1
        self.stop()
        if self.socket is not None:
            with contextlib.suppress(OSError):
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, THROW_AWAY)
        self.transport.abort()


class WatchedHttp(HttpToolsProtocol):
    """A connection whose requests must be whole within a time."""

    def __init__(self, *args: Any, **words: Any) -> None:
        super().__init__(*args, **words)
        self.around = Surroundings(self.config)
        self.limits = self.around.service.limits
        self.watch: Watch | None = None
        self.counted_as = ""
        self.deadline: TimerHandle | None = None
        self.head_bytes = 0
        self.is_in_head = True

    # ---- the connection -------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch = Watch(transport, self.around)
        peer = self.client[0] if self.client else ""
        if peer and peer not in self.around.proxies:  # a proxy brings the connections of many
            try:
                self.counted_as = self.around.visitors.come(
                    f"connection {network_of(peer)}", self.limits.connections_an_address
                )
            except Full:
                self._refuse(MANY, "connections")
                return
        self._expect(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if self.watch is not None:
            self.watch.stop()
        self.around.visitors.leave(self.counted_as)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()
        upgraded: object = self.transport.get_protocol()
        if isinstance(upgraded, WatchedSocket) and self.watch is not None:
            upgraded.counted_as, self.counted_as = self.counted_as, ""
            self.watch.stop()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.watch is not None:
            self.watch.on_paused(is_paused=True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.watch is not None:
            self.watch.on_paused(is_paused=False)

    # ---- the request ----------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.is_in_head:
            self.head_bytes += len(data)
            if self.deadline is None:
                self._expect(self.limits.head_seconds)
        super().data_received(data)
        if self.is_in_head and self.head_bytes > self.limits.head_bytes:
            self._refuse(LARGE, "head")

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        self.head_bytes = 0
        self._expect(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.is_in_head = True
        self._expect(None)
        super().on_message_complete()

    def _expect(self, seconds: float | None) -> None:
        """The rest must come within so many seconds; None: nothing is expected."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._refuse, LATE, "slow")

    def _refuse(self, answer: tuple[str, str], why: str) -> None:
        self._expect(None)
        if self.transport.is_closing():
            return
        self.around.service.figures.cut_off[why] += 1
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            status, sentence = answer
            self.transport.write(REFUSAL.format(status, len(sentence), sentence).encode())
        self.transport.close()


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket whose peer must read what it is sent."""

    def __init__(self, *args: Any, **words: Any) -> None:
        super().__init__(*args, **words)
        self.around = Surroundings(self.config)
        self.watch: Watch | None = None
        self.counted_as = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.watch = Watch(self.transport, self.around)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.watch is not None:
            self.watch.stop()
        self.around.visitors.leave(self.counted_as)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.watch is not None:
            self.watch.on_paused(is_paused=True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.watch is not None:
            self.watch.on_paused(is_paused=False)

    def handle_ping(self) -> None:
        """Every ping is answered, so whoever only pings would make us keep any number of answers."""
        super().handle_ping()
        if self.watch is not None and self.watch.is_full:
            self.watch.cut_off("unread")
