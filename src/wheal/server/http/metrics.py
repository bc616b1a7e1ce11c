"""/metrics: what the host watches, in the text format of Prometheus. To everybody else there is no such page."""

from __future__ import annotations

import hmac
import ipaddress
import os
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException

from wheal.server.http.requests import address_of, secret_of
from wheal.server.tables.figures import STEPS, Histogram, Mover
from wheal.server.tables.service import TableService

FORMAT: Final = "text/plain; version=0.0.4"
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "via")


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: AppState) -> Response[str]:
    """The figures of this process, for its host alone."""
    if not is_host(request, state.metrics_token):
        raise NotFoundException("Not Found")
    stored = await state.service.store.count_tables()
    return Response("".join(all_lines(state, stored)), media_type=FORMAT, headers={"Cache-Control": "no-store"})


def is_host(request: Request[Any, Any, Any], token: str) -> bool:
    """Whoever knows the token; where there is none, whoever comes from this machine and through no proxy."""
    if token:
        return hmac.compare_digest(secret_of(request).encode(), token.encode())
    if any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(address_of(request)) and is_loopback(
        urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    )


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def all_lines(state: AppState, stored: int) -> Iterator[str]:
    service: TableService = state.service
    figures = service.figures
    yield from lines("tables_open", "gauge", "Tables in the memory of this process.", len(service.open_tables))
    yield from lines("tables_stored", "gauge", "Tables in the database.", stored)
    yield from lines("sockets", "gauge", "Open sockets.", service.visits)
    yield from lines(
        "bots_waiting", "gauge", "Tables that wait for a bot that does not think yet.", len(state.bots.waiting)
    )
    yield from lines("bots_thinking", "gauge", "Bots that think now.", len(state.bots.waiting.busy))
    yield from lines(
        "pictures_waiting", "gauge", "Pictures that are being drawn or wait for it.", len(state.pictures.making)
    )
    yield from lines("pictures_drawn_total", "counter", "Pictures that were drawn.", figures.pictures_drawn)
    yield from lines("pictures_cached_total", "counter", "Pictures that were there already.", figures.pictures_cached)
    movers: tuple[Mover, ...] = ("person", "bot")
    by_mover = {f'by="{mover}"': figures.moves[mover] for mover in movers}
    yield from lines("moves_total", "counter", "Moves that were stored.", by_mover)
    refused = {f'by="{mover}"': figures.refused[mover] for mover in movers}
    yield from lines("refused_total", "counter", "Acts that were refused.", refused)
    hits = {f'what="{kind}"': service.budgets.hits[kind] for kind in service.budgets.rates}
    yield from lines("limits_met_total", "counter", "Requests beyond what a link or an address may ask for.", hits)
    cut_off = {f'why="{why}"': count for why, count in figures.cut_off.items()}
    yield from lines("cut_off_total", "counter", "Connections that were refused or ended, by what was wrong.", cut_off)
    yield head("submission_seconds", "histogram", "From an act's arrival to its place in the database.")
    for mover, histogram in figures.submissions.items():
        yield from histogram_lines("submission_seconds", f'by="{mover}"', histogram)


def head(name: str, kind: str, about: str) -> str:
    return f"# HELP wheal_{name} {about}\n# TYPE wheal_{name} {kind}\n"


def lines(name: str, kind: str, about: str, values: int | Mapping[str, int]) -> Iterator[str]:
    """A figure, or one for each label; every line names its process, because each counts for itself."""
    yield head(name, kind, about)
    for label, value in values.items() if isinstance(values, Mapping) else [("", values)]:
        yield line(name, label, value)


def line(name: str, label: str, value: float) -> str:
    labels = ",".join(each for each in (label, f'process="{os.getpid()}"') if each)
    return f"wheal_{name}{{{labels}}} {value}\n"


def histogram_lines(name: str, label: str, histogram: Histogram) -> Iterator[str]:
    steps = [*(str(step) for step in STEPS), "+Inf"]
    for step, count in zip(steps, accumulate(histogram.counts), strict=True):
        yield line(f"{name}_bucket", f'{label},le="{step}"', count)
    yield line(f"{name}_sum", label, histogram.total)
    yield line(f"{name}_count", label, sum(histogram.counts))
