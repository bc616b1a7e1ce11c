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

from wheal.kernel.texts import LANGUAGES, language, texts, texts_in
from wheal.server.http.act import answer_to
from wheal.server.http.ask import answer_ask, is_slow
from wheal.server.http.requests import address_of
from wheal.server.http.visitors import Full, Visitors, forbid, preferred_language
from wheal.server.origins import is_welcome
from wheal.server.show.hints import Hints
from wheal.server.show.news import news_for
from wheal.server.storage.database import Unavailable
from wheal.server.tables.budgets import TooOften, link_of
from wheal.server.tables.open_table import NoTable, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.tables.view_cache import Look
from wheal.server.wire import from_page, to_page

LOG: Final = logging.getLogger("wheal.server")
GONE: Final = 4404
TOO_LATE: Final = 4408
TOO_MANY: Final = 4429
LATER: Final = 1013  # the page tries again
FAILED: Final = 1011
SLOWNESS: Final = 30.0  # seconds until somebody who reads nothing is cut off
LEFT: Final = (WebSocketDisconnect, OSError, RuntimeError)  # how the other side goes away, or is too slow
DECODER: Final = msgspec.json.Decoder(from_page.ClientMessage)
ENCODER: Final = msgspec.json.Encoder()


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    state = socket.app.state
    service: TableService = state.service
    if not is_welcome(socket.headers, state.origins):
        service.figures.cut_off["origin"] += 1
        await forbid(socket)
        return
    await socket.accept()
    service.visits += 1
    try:
        with contextlib.suppress(*LEFT):
            await serve_visit(socket, service, table)
    finally:
        service.visits -= 1


async def serve_visit(socket: WebSocket[Any, Any, Any], service: TableService, table: str) -> None:
    """From the first message to the last."""
    visitors: Visitors = socket.app.state.visitors
    language.set(preferred_language(socket))
    try:
        if service.visits > service.limits.sockets:
            raise Full
        with visitors.from_address(address_of(socket)):
            await greet(socket, service, table, visitors)
    except Full:
        service.figures.cut_off["sockets"] += 1
        await socket.close(TOO_MANY, texts()("table-many-sockets"))


async def greet(socket: WebSocket[Any, Any, Any], service: TableService, table: str, visitors: Visitors) -> None:
    """Read the first message and show the table to whoever may see it; raises Full."""
    try:
        async with asyncio.timeout(service.limits.hello_seconds):
            hello = read(await socket.receive_data("text"))
    except TimeoutError:
        service.figures.cut_off["hello"] += 1
        await socket.close(TOO_LATE, texts()("table-too-late"))
        return
    lang = hello.lang if isinstance(hello, from_page.Hello) and hello.lang in LANGUAGES else "en"
    language.set(lang)
    try:
        if not isinstance(hello, from_page.Hello):
            raise NoTable
        open_table = await service.open(table)
        viewer = open_table.viewer(hello.secret)
    except NoTable as gone:
        await send(socket, to_page.Gone(gone.sentence()))
        await socket.close(GONE)
        return
    except Unavailable:
        await socket.close(LATER)
        return
    with visitors.by_link(link_of(open_table, viewer), viewer):
        await Visit(socket, service, open_table, viewer, hello, lang).run()


def read(text: str | bytes) -> Any:
    """A message, or None for anything else."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


async def send(socket: WebSocket[Any, Any, Any], message: to_page.ServerMessage) -> None:
    await send_data(socket, ENCODER.encode(message))


async def send_data(socket: WebSocket[Any, Any, Any], data: bytes) -> None:
    async with asyncio.timeout(SLOWNESS):
        await socket.send_text(data)


class Visit:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        service: TableService,
        open_table: OpenTable,
        viewer: Viewer,
        hello: from_page.Hello,
        lang: str,
    ) -> None:
        self.socket = socket
        self.service = service
        self.open_table = open_table
        self.viewer = viewer
        self.secret = hello.secret
        self.lang = lang
        self.words = hello.words
        self.seen = hello.seen
        self.address = address_of(socket)
        self.shown: to_page.TableState | None = None
        self.news = asyncio.Event()
        self.news.set()
        self.sending = asyncio.Lock()
        self.slow_answers: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        open_table, seat = self.open_table, self.viewer.seat
        open_table.listeners.add(self.news.set)
        self.service.wake_bots(open_table)
        self._be_here(seat, 1)
        shower = asyncio.ensure_future(self._show())
        reader = asyncio.ensure_future(self._listen())
        try:
            await asyncio.wait({shower, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            open_table.listeners.discard(self.news.set)
            self._be_here(seat, -1)
            tasks = (shower, reader, *self.slow_answers)
            for task in tasks:
                task.cancel()
            for error in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(error, Exception) and not isinstance(error, LEFT):
                    LOG.error("a socket failed", exc_info=error)
                    with contextlib.suppress(*LEFT):
                        await self.socket.close(FAILED)

    def _be_here(self, seat: int, change: int) -> None:
        sockets = self.open_table.sockets
        was = sockets.get(seat, 0)
        sockets[seat] = was + change
        if seat >= 0 and bool(was) != bool(sockets[seat]):
            self.open_table.notify()

    async def _send(self, message: to_page.ServerMessage) -> None:
        async with self.sending:
            await send(self.socket, message)

    # ---- showing --------------------------------------------------------------------------------
    async def _show(self) -> None:
        """The table, and then what has changed for this viewer; of several changes in a row the last."""
        while True:
            await self.news.wait()
            self.news.clear()
            if not self._may_stay():
                await self._send(to_page.Gone(texts_in(self.lang)("table-gone")))
                await self.socket.close(GONE)
                return
            look = Look(self.viewer, self.lang, self.words)
            self.shown, data = news_for(self.open_table, look, self.shown, self.seen)
            if data:
                async with self.sending:
                    await send_data(self.socket, data)

    def _may_stay(self) -> bool:
        """Is the table there, and does the link still open the same seat?"""
        if self.open_table.is_deleted:
            return False
        try:
            return self.open_table.viewer(self.secret) == self.viewer
        except NoTable:
            return False

    # ---- listening ------------------------------------------------------------------------------
    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            message = read(text) if len(text) <= self.service.limits.frame else None
            language.set(self.lang)
            answer = await self._answer(message)
            if answer is not None:
                await self._send(answer)

    async def _answer(self, message: Any) -> to_page.ServerMessage | None:
        match message:
            case (
                from_page.Play() | from_page.Undo() | from_page.GiveOrder() | from_page.Chat() | from_page.SeatChange()
            ):
                if not self._may_stay():
                    return to_page.Refused(message.key, texts()("table-gone"))
                return await answer_to(self.service, self.open_table, self.viewer, message, self.lang, self.address)
            case from_page.Ask() if is_slow(message):
                self._answer_later(message)
                return None
            case from_page.Ask():
                return await self._answer_ask(message)
            case from_page.Speak(lang=lang):
                if not self._may_see_all():
                    return to_page.Refused("", texts()("table-many"))
                self.lang = lang if lang in LANGUAGES else self.lang
                self._show_whole(-1)
                return None
            case from_page.Words(words=words):
                if not self._may_see_all():
                    return to_page.Refused("", texts()("table-many"))
                self.words = words
                self.news.set()
                return None
            case from_page.Whole(seen=seen) | from_page.Hello(seen=seen):
                if not self._may_see_all():
                    return to_page.Refused("", texts()("table-many"))
                self._show_whole(seen)
                return None
            case from_page.Ping():
                return to_page.Pong()
        return to_page.Refused("", texts()("table-bad-message"))

    async def _answer_ask(self, ask: from_page.Ask) -> to_page.ServerMessage:
        hints: Hints = self.socket.app.state.hints
        return await answer_ask(self.service, hints, self.open_table, self.viewer, ask, self.lang, self.address)

    def _answer_later(self, ask: from_page.Ask) -> None:
        """Think about a question while others are answered."""

        async def answer() -> None:
            await self._send(await self._answer_ask(ask))

        task = asyncio.ensure_future(answer())
        self.slow_answers.add(task)
        task.add_done_callback(self.slow_answers.discard)

    def _may_see_all(self) -> bool:
        """A whole state that is asked for again counts as a question."""
        try:
            self.service.budgets.spend("questions", link_of(self.open_table, self.viewer), self.address)
        except TooOften:
            return False
        return True

    def _show_whole(self, seen: int) -> None:
        """Send the whole state next, with the log from what was seen on."""
        self.seen = seen
        self.shown = None
        self.news.set()
