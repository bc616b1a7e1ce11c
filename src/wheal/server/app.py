"""The application: everything that one server process runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

import wheal
from wheal.kernel.texts import texts
from wheal.server.bots_at_tables import BotKeeper
from wheal.server.bus import listen
from wheal.server.house import House
from wheal.server.limits import DAY, Limits
from wheal.server.routes import api_router
from wheal.server.socket import table_socket
from wheal.server.store import Store, Unavailable

LOG: Final = logging.getLogger("wheal.server")
STATIC: Final = Path(__file__).parent / "static"
COMPARE_EVERY: Final = 2.0
SWEEP_EVERY: Final = 5.0
IDLE: Final = 600.0
PACKED_FROM: Final = 1000  # bytes
TELLING_SECRETS: Final = [r"^/api/tables/?$", r"/(copy|rematch|host)$"]  # what is packed with a secret may betray it
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(url: str, limits: Limits | None = None) -> Litestar:
    """A server process over one database."""
    limits = limits or Limits()
    house = House(Store(url), limits)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        bots = BotKeeper(house)
        app.state.bots = bots
        tasks = [
            asyncio.ensure_future(every(COMPARE_EVERY, house.compare)),
            asyncio.ensure_future(every(SWEEP_EVERY, bots.sweep)),
            asyncio.ensure_future(every(60.0, lambda: tidy(house))),
        ]
        if not house.store.is_sqlite:
            tasks.append(asyncio.ensure_future(listen(house)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bots.stop()
            await house.store.close()

    return Litestar(
        route_handlers=[api_router(table_socket), *pages()],
        lifespan=[running],
        state=State({"house": house}),
        request_max_body_size=limits.body,
        exception_handlers={
            HTTPException: refuse,
            Unavailable: unavailable,
            RecursionError: too_deep,
            HTTP_500_INTERNAL_SERVER_ERROR: fault,
        },
        compression_config=CompressionConfig("gzip", minimum_size=PACKED_FROM, exclude=TELLING_SECRETS),
        openapi_config=OpenAPIConfig("Wheal", wheal.__version__, path="/api/schema"),
        middleware=[rate_limit(limits).middleware],
        before_send=[secure],
        logging_config=None,  # Litestar's would tell everything that any library finds worth telling
    )


def rate_limit(limits: Limits) -> RateLimitConfig:
    """New tables by address; nothing else is counted."""

    async def is_counted(request: Request[Any, Any, Any]) -> bool:
        path = request.url.path
        return request.method == "POST" and (path == "/api/tables" or path.endswith(("/copy", "/rematch")))

    return RateLimitConfig(("minute", limits.new_tables_a_minute), check_throttle_handler=is_counted)


async def every(seconds: float, do: Callable[[], Awaitable[Any]]) -> None:
    """Do something again and again; what fails is told and tried again."""
    while True:
        try:
            await do()
        except Unavailable as error:
            LOG.warning("the database is away: %s", error)
        except Exception:
            LOG.exception("a background task failed")
        await asyncio.sleep(seconds)


async def tidy(house: House) -> None:
    """Close what nobody uses, and delete what is too old, where that is wished."""
    house.close_idle(IDLE)
    if house.limits.idle_days:
        await house.store.delete_idle(int(time.time()) - house.limits.idle_days * DAY)


# ---- pages ----------------------------------------------------------------------------------------


def pages() -> list[Any]:
    """The page, if it was built into this package."""
    if not (STATIC / "index.html").is_file():
        return [get("/", media_type=MediaType.HTML)(no_page)]
    cached = CacheControlHeader(max_age=31536000, immutable=True)
    assets = create_static_files_router("/assets", directories=[STATIC / "assets"], cache_control=cached)
    plain = create_static_files_router("/", directories=[STATIC], html_mode=True)
    return [get(["/table/{rest:path}"], media_type=MediaType.HTML)(table_page), assets, plain]


async def no_page() -> str:
    return "<!DOCTYPE html><title>Wheal</title><p>The page was not built into this package; the API is at /api.</p>"


async def table_page(rest: FromPath[str]) -> File:
    return File(STATIC / "index.html", content_disposition_type="inline", media_type="text/html")


# ---- what goes wrong ------------------------------------------------------------------------------


async def secure(message: Any, scope: Any) -> None:
    """Headers that keep a page to itself, on every answer."""
    if message["type"] == "http.response.start":
        known = {name.lower() for name, _ in message["headers"]}
        more = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        message["headers"] = [*message["headers"], *(pair for pair in more if pair[0] not in known)]


def refuse(_request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """One sentence, whatever was wrong."""
    said = {HTTP_413_REQUEST_ENTITY_TOO_LARGE: "table-too-large", HTTP_429_TOO_MANY_REQUESTS: "table-many"}
    message = said.get(error.status_code)
    sentence = texts()(message) if message else error.detail or texts()("table-bad-message")
    headers = getattr(error, "headers", None)
    return Response({"sentence": sentence}, status_code=error.status_code, headers=headers)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[dict[str, Any]]:
    """A body of thousands of brackets."""
    return Response({"sentence": texts()("table-bad-message")}, status_code=HTTP_400_BAD_REQUEST)


def unavailable(_request: Request[Any, Any, Any], error: Unavailable) -> Response[dict[str, Any]]:
    LOG.error("cannot store: %s", error)
    return Response({"sentence": texts()("table-lost")}, status_code=HTTP_503_SERVICE_UNAVAILABLE)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    with contextlib.suppress(Exception):
        LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response({"sentence": texts()("table-lost")}, status_code=HTTP_500_INTERNAL_SERVER_ERROR)
