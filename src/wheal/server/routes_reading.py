"""The requests that only read: a game's rule book, and the board, the story and the picture of a table."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

from litestar import Request, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from wheal import api
from wheal.kernel.rulebook_page import rule_page_part
from wheal.kernel.texts import texts
from wheal.look.style import in_theme
from wheal.server import boards, books, history, stories, wire
from wheal.server.live import SPECTATOR, Denied
from wheal.server.requests import PROBLEMS, opened, spoken

LONGEST_SEARCH: Final = 100


@get("/games/{game:str}/rules/{rule:str}", responses=PROBLEMS)
async def rule(game: FromPath[str], rule: FromPath[str], lang: FromQuery[str] = "en") -> wire.RuleText:
    """One rule of a game's book."""
    spoken(lang)
    if game not in api.game_ids():
        raise NotFoundException(texts()("table-gone"))
    book = books.rule_book(game, lang)
    if rule not in book.rules:
        raise NotFoundException(texts()("table-gone"))
    return wire.RuleText(rule, book.language, rule_page_part(book, rule))


@get("/games/{game:str}/book", responses=PROBLEMS)
async def book(game: FromPath[str], lang: FromQuery[str] = "en") -> wire.Book:
    """A game's rule book by chapters, in the language in which it exists."""
    spoken(lang)
    if game not in api.game_ids():
        raise NotFoundException(texts()("table-gone"))
    return await asyncio.to_thread(books.book_chapters, game, lang)


@get("/games/{game:str}/find", responses=PROBLEMS)
async def find(game: FromPath[str], words: FromQuery[str], lang: FromQuery[str] = "en") -> list[wire.FoundRule]:
    """The rules of a book that have some words, in any form."""
    spoken(lang)
    if game not in api.game_ids():
        raise NotFoundException(texts()("table-gone"))
    return await asyncio.to_thread(books.found_rules, game, words[:LONGEST_SEARCH], lang)


@get("/tables/{table:str}/sheet", responses=PROBLEMS)
async def sheet(
    request: Request[Any, Any, Any], state: AppState, table: FromPath[str], lang: FromQuery[str] = "en"
) -> wire.Sheet:
    """What never changes of a table's board."""
    spoken(lang)
    _, live, _ = await opened(request, state, table)
    found = await asyncio.to_thread(boards.sheet_of, live.folded.match)
    if found is None:
        raise NotFoundException(texts()("table-no-board"))
    return found


@get("/tables/{table:str}/story", responses=PROBLEMS)
async def story(
    request: Request[Any, Any, Any], state: AppState, table: FromPath[str], lang: FromQuery[str] = "en"
) -> wire.Story:
    """The game move by move, and after its end what is worth telling of it."""
    spoken(lang)
    house, live, _ = await opened(request, state, table)
    return await stories.story_of(house, live)


@get("/tables/{table:str}/picture", media_type="image/svg+xml", responses=PROBLEMS)
async def picture(
    request: Request[Any, Any, Any],
    state: AppState,
    table: FromPath[str],
    at: FromQuery[int | None] = None,
    lang: FromQuery[str] = "en",
    theme: FromQuery[Literal["", "light", "dark"]] = "",
) -> str:
    """The board as a drawing to be shown around, now or after so many moves: it holds what a spectator may see.

    Without a theme it is light or dark as the system prefers that shows it.
    """
    spoken(lang)
    house, live, _ = await opened(request, state, table)
    try:
        match = live.folded.match if at is None else await history.match_at(house, live, at)
    except Denied as denied:
        raise NotFoundException(denied.sentence) from denied
    drawn = await asyncio.to_thread(match.game.picture, match.state, SPECTATOR, match.names)
    if not drawn:
        raise NotFoundException(texts()("table-no-board"))
    return in_theme(drawn, theme) if theme else drawn


READING: Final = (rule, book, find, sheet, story, picture)
