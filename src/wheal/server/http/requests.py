"""What every request brings: a language, and at a table the secret that opens it.

Handlers ask for ``language``, ``game_id`` or ``at_table``, and Litestar provides it by the functions here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, SkipValidation

from wheal import api
from wheal.kernel.texts import LANGUAGES, texts_in
from wheal.kernel.texts import language as language_in_force
from wheal.server.origins import is_welcome
from wheal.server.tables.budgets import Kind, link_of
from wheal.server.tables.open_table import NoTable, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.wire import documents

WHOLE_GAME: Final = 5  # what a story or a record counts for: every move is played again
PROBLEMS: Final = {  # how they are described; what goes wrong is always one sentence
    status: ResponseSpec(documents.Problem, generate_examples=False, description="What is wrong, in one sentence.")
    for status in (400, 403, 404, 413, 429, 503)
}


class TableRequest(NamedTuple):
    """A request at a table: whom its secret makes there, and the language of the answer."""

    service: TableService
    open_table: OpenTable
    viewer: Viewer
    lang: str
    address: str

    def spend(self, kind: Kind, cost: int = 1) -> None:
        """Count what is asked for; raises TooOften."""
        self.service.budgets.spend(kind, link_of(self.open_table, self.viewer), self.address, cost)


Language: TypeAlias = NamedDependency[str]
GameId: TypeAlias = NamedDependency[str]
AtTable: TypeAlias = NamedDependency[SkipValidation[TableRequest]]


def speak_request_language(lang: FromQuery[str] = "en") -> str:
    """Answer this request in the language it names; raises a sentence."""
    if lang not in LANGUAGES:
        raise ClientException(texts_in("en")("table-bad-lang"))
    language_in_force.set(lang)
    return lang


def find_game(game: FromPath[str], language: Language) -> str:
    """The id of a game that can be played here; raises a sentence."""
    if game not in api.game_ids():
        raise NotFoundException(texts_in(language)("table-gone"))
    return game


async def find_table(
    request: Request[Any, Any, Any], state: AppState, table: FromPath[str], language: Language
) -> TableRequest:
    """The table of a request, where its secret opens one; raises a sentence."""
    service: TableService = state.service
    try:
        open_table = await service.open(table)
        return TableRequest(service, open_table, open_table.viewer(secret_of(request)), language, address_of(request))
    except NoTable as gone:
        raise NotFoundException(gone.sentence()) from None


async def find_table_in_english(request: Request[Any, Any, Any], state: AppState, table: FromPath[str]) -> TableRequest:
    """The same for a request whose answer is the same in every language."""
    return await find_table(request, state, table, "en")


def from_own_page(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Let nobody's page but our own make tables; scripts, which name no origin, may. Raises a sentence."""
    if not is_welcome(connection.headers, connection.app.state.origins):
        connection.app.state.service.figures.cut_off["origin"] += 1
        lang = connection.query_params.get("lang", "")
        raise PermissionDeniedException(texts_in(lang if lang in LANGUAGES else "en")("table-bad-origin"))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as a trusted proxy tells it; empty: unknown."""
    return connection.client.host if connection.client else ""


def secret_of(request: Request[Any, Any, Any]) -> str:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


# Each waits for the one before it: what is provided at once runs in tasks of its own, where no language can be set.
PROVIDED: Final = {
    "language": Provide(speak_request_language, sync_to_thread=False),
    "game_id": Provide(find_game, sync_to_thread=False),
    "at_table": Provide(find_table),
}
