"""The requests that only read: a game's rule book, and the board, the story and the picture of a table."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from litestar import get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.params import FromPath, FromQuery

from wheal.kernel.book.page import rule_page_part
from wheal.kernel.texts import texts
from wheal.server.http.requests import PROBLEMS, WHOLE_GAME, AtTable, GameId, Language
from wheal.server.show import boards, books, stories
from wheal.server.show.pictures import Busy, Pictures
from wheal.server.tables.open_table import Denied
from wheal.server.wire import documents

LONGEST_SEARCH: Final = 100


@get("/games/{game:str}/rules/{rule:str}", responses=PROBLEMS)
async def rule(game_id: GameId, rule: FromPath[str], language: Language) -> documents.RuleText:
    """One rule of a game's book."""
    book = books.rule_book(game_id, language)
    if rule not in book.rules:
        raise NotFoundException(texts()("table-gone"))
    return documents.RuleText(rule, book.language, rule_page_part(book, rule))


@get("/games/{game:str}/book", responses=PROBLEMS)
async def book(game_id: GameId, language: Language) -> documents.Book:
    """A game's rule book by chapters, in the language in which it exists."""
    return await asyncio.to_thread(books.book_chapters, game_id, language)


@get("/games/{game:str}/find", responses=PROBLEMS)
async def find(game_id: GameId, words: FromQuery[str], language: Language) -> list[documents.FoundRule]:
    """The rules of a book that have some words, in any form."""
    return await asyncio.to_thread(books.found_rules, game_id, words[:LONGEST_SEARCH], language)


@get("/tables/{table:str}/sheet", responses=PROBLEMS)
async def sheet(at_table: AtTable) -> documents.Sheet:
    """What never changes of a table's board."""
    found = await asyncio.to_thread(boards.sheet_of, at_table.open_table.replayed.match)
    if found is None:
        raise NotFoundException(texts()("table-no-board"))
    return found


@get("/tables/{table:str}/story", responses=PROBLEMS)
async def story(at_table: AtTable) -> documents.Story:
    """The game move by move, and after its end what is worth telling of it."""
    at_table.spend("history", WHOLE_GAME)
    return await stories.story_of(at_table.service, at_table.open_table)


@get("/tables/{table:str}/picture", media_type="image/svg+xml", responses=PROBLEMS)
async def picture(
    at_table: AtTable,
    state: AppState,
    at: FromQuery[int | None] = None,
    theme: FromQuery[Literal["", "light", "dark"]] = "",
) -> str:
    """The board as a drawing to be shown around, now or after so many moves: it holds what a spectator may see.

    Without a theme it is light or dark as the system prefers that shows it.
    """
    at_table.spend("pictures")
    pictures: Pictures = state.pictures
    try:
        svg = await pictures.picture(at_table.open_table, at, at_table.lang, theme)
    except Busy as busy:
        raise ServiceUnavailableException(busy.sentence) from busy
    except Denied as denied:
        raise NotFoundException(denied.sentence) from denied
    if not svg:
        raise NotFoundException(texts()("table-no-board"))
    return svg


READING: Final = (rule, book, find, sheet, story, picture)
