"""The socket of one viewer at one table: what it sends is answered, and every change is shown to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wheal.kernel.texts import LANGUAGES, language, texts
from wheal.server import views, wire
from wheal.server.acting import answer_to
from wheal.server.asking import answer_ask
from wheal.server.house import House
from wheal.server.live import Live, NoTable, Viewer
from wheal.server.store import Unavailable

LOG: Final = logging.getLogger("wheal.server")
GONE: Final = 4404
TOO_MANY: Final = 4429
LATER: Final = 1013  # the page tries again
FAILED: Final = 1011
PATIENCE: Final = 10.0  # seconds until the first message must be there
SLOWNESS: Final = 30.0  # seconds until somebody who reads nothing is cut off
LEFT: Final = (WebSocketDisconnect, OSError, RuntimeError)  # how the other side goes away, or is too slow
DECODER: Final = msgspec.json.Decoder(wire.ClientMessage)
ENCODER: Final = msgspec.json.Encoder()


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    house.visits += 1
    try:
        await visited(socket, house, table)
    finally:
        house.visits -= 1


async def visited(socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
    """From the first message to the last."""
    with contextlib.suppress(*LEFT):
        if house.visits > house.limits.sockets:
            await socket.close(TOO_MANY)
            return
        async with asyncio.timeout(PATIENCE):
            hello = read(await socket.receive_data("text"))
        lang = hello.lang if isinstance(hello, wire.Hello) and hello.lang in LANGUAGES else "en"
        language.set(lang)
        try:
            if not isinstance(hello, wire.Hello):
                raise NoTable
            live = await house.open(table)
            viewer = live.viewer(hello.secret)
        except NoTable:
            await send(socket, wire.Gone(texts()("table-gone")))
            await socket.close(GONE)
            return
        except Unavailable:
            await socket.close(LATER)
            return
        await Visit(socket, house, live, viewer, hello.secret, lang, hello.seen).run()


def read(text: str | bytes) -> Any:
    """A message, or None for anything else."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


async def send(socket: WebSocket[Any, Any, Any], message: wire.ServerMessage) -> None:
    async with asyncio.timeout(SLOWNESS):
        await socket.send_text(ENCODER.encode(message))


class Visit:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        live: Live,
        viewer: Viewer,
        secret: str,
        lang: str,
        seen: int,
    ) -> None:
        self.socket = socket
        self.house = house
        self.live = live
        self.viewer = viewer
        self.secret = secret
        self.lang = lang
        self.seen = seen
        self.shown: wire.TableState | None = None
        self.news = asyncio.Event()
        self.news.set()
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        live, seat = self.live, self.viewer.seat
        live.listeners.add(self.news.set)
        self._be_here(seat, 1)
        shower = asyncio.ensure_future(self._show())
        reader = asyncio.ensure_future(self._listen())
        try:
            await asyncio.wait({shower, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.listeners.discard(self.news.set)
            self._be_here(seat, -1)
            for task in (shower, reader):
                task.cancel()
            for error in await asyncio.gather(shower, reader, return_exceptions=True):
                if isinstance(error, Exception) and not isinstance(error, LEFT):
                    LOG.error("a socket failed", exc_info=error)
                    with contextlib.suppress(*LEFT):
                        await self.socket.close(FAILED)

    def _be_here(self, seat: int, change: int) -> None:
        here = self.live.here
        was = here.get(seat, 0)
        here[seat] = was + change
        if seat >= 0 and bool(was) != bool(here[seat]):
            self.live.tell()

    async def _send(self, message: wire.ServerMessage) -> None:
        async with self.sending:
            await send(self.socket, message)

    # ---- showing --------------------------------------------------------------------------------
    async def _show(self) -> None:
        """The table whenever it has changed for this viewer; of several changes in a row the last."""
        while True:
            await self.news.wait()
            self.news.clear()
            if not self._may_stay():
                await self._send(wire.Gone(texts("", self.lang)("table-gone")))
                await self.socket.close(GONE)
                return
            state = views.table_state(self.live, self.viewer, self.lang, self.seen)
            self.seen = state.seq
            bare = wire.replaced(state, log=[], is_log_whole=False)
            if bare != self.shown:  # that somebody has given an order is nobody else's business
                self.shown = bare
                await self._send(state)

    def _may_stay(self) -> bool:
        """Is the table there, and does the link still open the same seat?"""
        if self.live.is_gone:
            return False
        try:
            return self.live.viewer(self.secret) == self.viewer
        except NoTable:
            return False

    # ---- listening ------------------------------------------------------------------------------
    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            message = read(text) if len(text) <= self.house.limits.frame else None
            language.set(self.lang)
            answer = await self._answer(message)
            if answer is not None:
                await self._send(answer)

    async def _answer(self, message: Any) -> wire.ServerMessage | None:
        match message:
            case wire.Play() | wire.Undo() | wire.GiveOrder() | wire.Chat() | wire.SeatChange():
                if not self._may_stay():
                    return wire.Refused(message.key, texts()("table-gone"))
                return await answer_to(self.house, self.live, self.viewer, message, self.lang)
            case wire.Ask():
                return await answer_ask(self.house, self.live, self.viewer, message, self.lang)
            case wire.Speak(lang=lang):
                self.lang = lang if lang in LANGUAGES else self.lang
                self.seen = -1
                self.shown = None
                self.news.set()
                return None
            case wire.Ping():
                return wire.Pong()
            case wire.Hello():
                self.seen = message.seen
                self.shown = None
                self.news.set()
                return None
        return wire.Refused("", texts()("table-bad-message"))
