"""What every request is asked for: a language, and a secret that opens a table."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import ClientException, NotFoundException
from litestar.openapi import ResponseSpec

from wheal.kernel.texts import LANGUAGES, language, texts
from wheal.server import wire
from wheal.server.house import House
from wheal.server.live import Live, NoTable, Viewer

PROBLEMS: Final = {  # how they are described; what goes wrong is always one sentence
    status: ResponseSpec(wire.Problem, generate_examples=False, description="What is wrong, in one sentence.")
    for status in (400, 403, 404, 413, 429, 503)
}


def spoken(lang: str) -> str:
    """The language of a request; raises a sentence."""
    if lang not in LANGUAGES:
        raise ClientException(texts("", "en")("table-bad-lang"))
    language.set(lang)
    return lang


def secret_of(request: Request[Any, Any, Any]) -> str:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


async def opened(request: Request[Any, Any, Any], state: AppState, table: str) -> tuple[House, Live, Viewer]:
    """The table of a request and whom its secret makes there."""
    house: House = state.house
    try:
        live = await house.open(table)
        return house, live, live.viewer(secret_of(request))
    except NoTable:
        raise NotFoundException(texts()("table-gone")) from None
