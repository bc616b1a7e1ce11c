"""The application: everything that one server process runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

import wheal
from wheal.kernel.texts import texts
from wheal.server.bots.keeper import BotKeeper
from wheal.server.bus import listen
from wheal.server.garbage import GarbageCollector
from wheal.server.http.metrics import metrics
from wheal.server.http.routes import api_router
from wheal.server.http.schema_page import SchemaPage
from wheal.server.http.socket import table_socket
from wheal.server.http.visitors import Visitors
from wheal.server.show.hints import Hints
from wheal.server.show.pictures import Pictures
from wheal.server.storage.database import Unavailable
from wheal.server.storage.store import Store
from wheal.server.tables.budgets import TooOften
from wheal.server.tables.limits import DAY, Limits
from wheal.server.tables.open_table import Denied, NoTable
from wheal.server.tables.service import TableService
from wheal.server.tables.stored_log import DamagedLog

LOG: Final = logging.getLogger("wheal.server")
STATIC: Final = Path(__file__).parent / "static"
COMPARE_EVERY: Final = 2.0
SWEEP_EVERY: Final = 5.0
LOOK_FOR_CALM_EVERY: Final = 1.0
IDLE: Final = 600.0
RETRY_AFTER: Final = 10  # seconds, after which there is room again for a few
PACKED_FROM: Final = 1000  # bytes
# Compressing a secret together with text that somebody else chose may betray it.
ANSWERS_WITH_SECRETS: Final = [r"^/api/tables/?$", r"/(copy|rematch|host)$"]
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(
    url: str, limits: Limits | None = None, *, origins: Collection[str] = (), metrics_token: str = ""
) -> Litestar:
    """A server process over one database; ``origins`` are other hosts whose pages may use it."""
    limits = limits or Limits()
    service = TableService(Store(url), limits)
    pictures = Pictures(service)
    hints = Hints(service)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        bots = BotKeeper(service)
        app.state.bots = bots
        garbage = GarbageCollector(service)
        tasks = [
            asyncio.ensure_future(every(COMPARE_EVERY, service.compare)),
            asyncio.ensure_future(every(SWEEP_EVERY, bots.sweep)),
            asyncio.ensure_future(every(60.0, lambda: tidy(service))),
            asyncio.ensure_future(every(LOOK_FOR_CALM_EVERY, garbage.collect_if_calm)),
        ]
        if not service.store.is_sqlite:
            tasks.append(asyncio.ensure_future(listen(service)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            garbage.stop()
            await pictures.stop()
            await hints.stop()
            await bots.stop()
            await service.store.close()

    return Litestar(
        route_handlers=[api_router(table_socket), metrics, *pages()],
        lifespan=[running],
        state=State(
            {
                "service": service,
                "pictures": pictures,
                "hints": hints,
                "visitors": Visitors(limits),
                "origins": origins,
                "metrics_token": metrics_token,
            }
        ),
        request_max_body_size=limits.body,
        exception_handlers={
            HTTPException: refuse,
            TooOften: too_often,
            Unavailable: unavailable,
            NoTable: not_found,
            DamagedLog: not_found,
            Denied: denied,
            RecursionError: too_deep,
            HTTP_500_INTERNAL_SERVER_ERROR: fault,
        },
        compression_config=CompressionConfig("gzip", minimum_size=PACKED_FROM, exclude=ANSWERS_WITH_SECRETS),
        openapi_config=OpenAPIConfig(
            "Wheal",
            wheal.__version__,
            path="/api/schema",
            render_plugins=[SchemaPage(), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        before_send=[secure],
        logging_config=None,  # Litestar's would log everything that any library reports
    )


async def every(seconds: float, do: Callable[[], Awaitable[Any]]) -> None:
    """Do something again and again; what fails is logged and tried again."""
    while True:
        try:
            await do()
        except Unavailable as error:
            LOG.warning("the database is away: %s", error)
        except Exception:
            LOG.exception("a background task failed")
        await asyncio.sleep(seconds)


async def tidy(service: TableService) -> None:
    """Close what nobody uses, and delete what is too old, where that is wished."""
    service.close_idle(IDLE)
    if service.limits.idle_days:
        await service.store.delete_idle(int(time.time()) - service.limits.idle_days * DAY)


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
    is_large = error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE
    sentence = texts()("table-too-large") if is_large else error.detail or texts()("table-bad-message")
    headers = getattr(error, "headers", None)
    return Response({"sentence": sentence}, status_code=error.status_code, headers=headers)


def too_often(_request: Request[Any, Any, Any], error: TooOften) -> Response[dict[str, Any]]:
    """Somebody asks for more than a minute allows."""
    headers = {"Retry-After": str(RETRY_AFTER)}
    return Response({"sentence": error.sentence}, status_code=HTTP_429_TOO_MANY_REQUESTS, headers=headers)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[dict[str, Any]]:
    """A body of thousands of brackets."""
    return Response({"sentence": texts()("table-bad-message")}, status_code=HTTP_400_BAD_REQUEST)


def unavailable(_request: Request[Any, Any, Any], error: Unavailable) -> Response[dict[str, Any]]:
    LOG.error("cannot store: %s", error)
    return Response({"sentence": texts()("table-lost")}, status_code=HTTP_503_SERVICE_UNAVAILABLE)


def not_found(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A table that went, or was found to be damaged, while something was asked of it."""
    sentence = error.sentence() if isinstance(error, NoTable) else texts()("table-unreadable")
    return Response({"sentence": sentence}, status_code=HTTP_404_NOT_FOUND)


def denied(_request: Request[Any, Any, Any], error: Denied) -> Response[dict[str, Any]]:
    return Response({"sentence": error.sentence}, status_code=HTTP_400_BAD_REQUEST)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    with contextlib.suppress(Exception):
        LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response({"sentence": texts()("table-lost")}, status_code=HTTP_500_INTERNAL_SERVER_ERROR)
