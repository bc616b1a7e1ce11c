"""Who has connections open: so many by one address and by one link, so that nobody takes the places of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final

from litestar import WebSocket

from wheal.kernel.texts import LANGUAGES, texts_in
from wheal.server.tables.budgets import network_of
from wheal.server.tables.limits import Limits
from wheal.server.tables.open_table import Viewer

FORBIDDEN: Final = 403


class Full(Exception):
    """As many sockets are open as one address or one link may have."""


class Visitors:
    """The open connections and sockets of a process by address and by link."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.counts: Counter[str] = Counter()

    def from_address(self, address: str) -> AbstractContextManager[None]:
        return self._counted(f"from {network_of(address)}", self.limits.sockets_an_address)

    def by_link(self, link: str, viewer: Viewer) -> AbstractContextManager[None]:
        is_shared = viewer.seat < 0 and not viewer.is_host
        return self._counted(link, self.limits.spectators if is_shared else self.limits.sockets_a_link)

    @contextmanager
    def _counted(self, who: str, most: int) -> Iterator[None]:
        """One more while the block runs; raises Full."""
        self.come(who, most)
        try:
            yield
        finally:
            self.leave(who)

    def come(self, who: str, most: int) -> str:
        """Count one more, to be told to `leave`; raises Full."""
        if self.counts[who] >= most:
            raise Full
        self.counts[who] += 1
        return who

    def leave(self, who: str) -> None:
        """One less; an empty name was never counted."""
        if who:
            self.counts[who] -= 1
            if self.counts[who] <= 0:
                del self.counts[who]


async def forbid(socket: WebSocket[Any, Any, Any]) -> None:
    """Refuse a socket of another host's page before it is open: 403 and a sentence."""
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close()
        return
    sentence = texts_in(preferred_language(socket))("table-bad-origin")
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    messages: list[Any] = [
        {"type": "websocket.http.response.start", "status": FORBIDDEN, "headers": headers},
        {"type": "websocket.http.response.body", "body": sentence.encode()},
    ]
    for message in messages:
        await socket.send(message)


def preferred_language(socket: WebSocket[Any, Any, Any]) -> str:
    """The language that a browser asks for, as long as nobody has greeted."""
    wish = socket.headers.get("accept-language", "")[:2].lower()
    return wish if wish in LANGUAGES else "en"
