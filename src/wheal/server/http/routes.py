"""The requests that a page or a script makes: games, new tables, a table's state, its past and its record."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import Body, FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

import wheal
from wheal import api, bots
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.labels import (
    bot_about,
    bot_label,
    game_about,
    game_credit,
    option_about,
    option_label,
    suggestion_about,
    suggestion_label,
    value_label,
)
from wheal.kernel.match import Match
from wheal.kernel.record import BrokenRecord
from wheal.kernel.texts import LANGUAGES, texts
from wheal.server.http.act import answer_to
from wheal.server.http.ask import answer_ask
from wheal.server.http.reading import READING
from wheal.server.http.requests import (
    PROBLEMS,
    PROVIDED,
    WHOLE_GAME,
    AtTable,
    Language,
    address_of,
    find_table_in_english,
    from_own_page,
)
from wheal.server.show import books, history, positions, views
from wheal.server.tables.open_table import Denied, OpenTable, Viewer
from wheal.server.tables.secrets import new_secret
from wheal.server.tables.service import TableService
from wheal.server.wire import documents, from_page, to_page

MOST_MOVES = 1_000_000


@get("/games", responses=PROBLEMS)
async def games(language: Language) -> list[documents.GameInfo]:
    """The games that can be played here."""
    return [game_info(game_id) for game_id in api.game_ids()]


def game_info(game_id: str) -> documents.GameInfo:
    game = api.game(game_id)
    options = [
        documents.OptionInfo(
            option.name,
            option_label(game, option.name),
            option_about(game, option.name),
            [documents.OptionValue(value, value_label(game, option.name, value)) for value in option.values],
        )
        for option in game.options.values()
        if option.is_ready
    ]
    players = [documents.BotInfo(name, bot_label(name), bot_about(name)) for name in bots.names()]
    book_languages: list[str] = [lang for lang in LANGUAGES if books.rule_book(game_id, lang).language == lang]
    return documents.GameInfo(
        game_id,
        texts(game_id)("game-title"),
        game_about(game),
        game_credit(game),
        game.players[0],
        game.players[-1],
        options,
        [
            documents.Suggestion(name, suggestion_label(game, name), suggestion_about(game, name), chosen)
            for name, chosen in game.suggestions.items()
        ],
        players,
        book_languages,
    )


@post("/tables", status_code=HTTP_201_CREATED, responses=PROBLEMS, guards=[from_own_page])
async def make(
    request: Request[Any, Any, Any], state: AppState, data: JSONBody[from_page.NewTable], language: Language
) -> documents.Made:
    """A new table, or one that goes on with a record."""
    state.service.budgets.spend("tables", address=address_of(request))
    return await make_table(state.service, data)


async def make_table(service: TableService, wish: from_page.NewTable) -> documents.Made:
    try:
        return await service.make(wish)
    except Denied as denied:
        raise ClientException(denied.sentence) from denied
    except (BadInput, BrokenRecord, Refused) as error:
        raise ClientException(str(error)) from error


@get("/tables/{table:str}", responses=PROBLEMS)
async def look(at_table: AtTable, words: FromQuery[bool] = False) -> to_page.TableState:
    """The table as whoever asks may see it; where it has a board, in words too if they are asked for."""
    return views.table_state(at_table.open_table, at_table.viewer, at_table.lang, words=words)


@post("/tables/{table:str}/act", status_code=HTTP_200_OK, responses=PROBLEMS)
async def act(
    at_table: AtTable,
    data: Annotated[
        from_page.Play | from_page.Undo | from_page.GiveOrder | from_page.Chat | from_page.SeatChange, Body()
    ],
) -> to_page.Done | to_page.Refused:
    """The net for those without a socket: one act, answered as the socket would."""
    service, open_table, viewer, lang, address = at_table
    return await answer_to(service, open_table, viewer, data, lang, address)


@post("/tables/{table:str}/ask", status_code=HTTP_200_OK, responses=PROBLEMS)
async def ask(
    at_table: AtTable, state: AppState, data: JSONBody[from_page.Ask]
) -> to_page.Preview | to_page.WhyNot | to_page.Past | to_page.Hints | to_page.BotReason | to_page.Refused:
    """A question, answered as the socket would."""
    service, open_table, viewer, lang, address = at_table
    return await answer_ask(service, state.hints, open_table, viewer, data, lang, address)


@get("/tables/{table:str}/log", responses=PROBLEMS)
async def log(at_table: AtTable, before: FromQuery[int] = MOST_MOVES) -> documents.Log:
    """Older lines of the log."""
    at_table.spend("history")
    return await history.log_before(at_table.service, at_table.open_table, at_table.viewer.seat, before)


@get("/tables/{table:str}/at/{n:int}", responses=PROBLEMS)
async def at(at_table: AtTable, n: FromPath[int], words: FromQuery[bool] = False) -> to_page.Position:
    """An earlier position, as whoever asks could see it; where it has a board, in words too if they are asked for."""
    at_table.spend("history")
    try:
        match = await history.match_at(at_table.service, at_table.open_table, n)
        return positions.past_position(match, at_table.viewer.seat, words=words)
    except Denied as denied:
        raise NotFoundException(denied.sentence) from denied


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=PROBLEMS,
    dependencies={"at_table": Provide(find_table_in_english)},
)
async def record(at_table: AtTable) -> Response[str]:
    """The record, to be kept in a file."""
    at_table.spend("history", WHOLE_GAME)
    service, open_table, viewer = at_table[:3]
    text = await history.record_of(service, open_table, viewer.seat)
    headers = {"Content-Disposition": f'attachment; filename="{open_table.game.id}-{open_table.row.id}.wheal"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/tables/{table:str}/copy", status_code=HTTP_201_CREATED, responses=PROBLEMS, guards=[from_own_page])
async def copy(at_table: AtTable, at: FromQuery[int] = MOST_MOVES) -> documents.Made:
    """A position of a finished game as a new game at one screen."""
    at_table.spend("tables")
    service, open_table = at_table[:2]
    match = await finished_match(service, open_table)
    count = min(max(0, at), len(match.steps))
    return await make_table(service, from_page.NewTable(new_secret(), record=match.record(), at=count))


@post("/tables/{table:str}/rematch", status_code=HTTP_201_CREATED, responses=PROBLEMS, guards=[from_own_page])
async def rematch(at_table: AtTable) -> documents.Made:
    """The same game once more, everybody one seat further."""
    at_table.spend("tables")
    service, open_table, viewer = at_table[:3]
    if viewer.seat < 0 and not viewer.is_host:
        raise PermissionDeniedException(texts()("table-not-player"))
    if not open_table.replayed.match.over:
        raise ClientException(texts()("table-not-over"))
    seats = [from_page.NewSeat(seat.name, seat.bot) for seat in open_table.seats]
    wish = from_page.NewTable(
        service.key_of(f"rematch {open_table.row.id}"),
        open_table.game.id,
        [*seats[1:], seats[0]],
        open_table.row.options,
    )
    return links_for(viewer, open_table, await make_table(service, wish))


def links_for(viewer: Viewer, open_table: OpenTable, table: documents.Made) -> documents.Made:
    """The links of a rematch that are somebody's own: the host's are all, a player's is the seat's."""
    if viewer.is_host:
        return table
    own = open_table.seats[viewer.seat].name
    seats = [link if link.name == own else msgspec.structs.replace(link, secret="") for link in table.seats]
    return msgspec.structs.replace(table, host="", seats=seats)


async def finished_match(service: TableService, open_table: OpenTable) -> Match:
    """The match with every move, once it is over; raises a sentence."""
    if not open_table.replayed.match.over:
        raise ClientException(texts()("table-not-over"))
    return await history.whole(service, open_table)


@post("/tables/{table:str}/host", status_code=HTTP_200_OK, responses=PROBLEMS)
async def host(at_table: AtTable, data: JSONBody[from_page.HostAct]) -> documents.HostAnswer:
    """What only the host may do."""
    service, open_table, viewer = at_table[:3]
    if not viewer.is_host:
        raise PermissionDeniedException(texts()("table-not-host"))
    try:
        if data.do == "reissue":
            return documents.HostAnswer(await service.reissue(open_table, data.seat))
        if data.do == "delete":
            await service.delete(open_table)
        else:
            await service.pause(open_table, is_paused=data.do == "pause")
    except Denied as denied:
        raise ClientException(denied.sentence) from denied
    return documents.HostAnswer()


@get("/health")
async def health(state: AppState) -> documents.Health:
    service: TableService = state.service
    return documents.Health(wheal.__version__, wheal.COMPILED, service.store.url.get_backend_name())


def api_router(*more: Any) -> Router:
    own = (games, make, look, act, ask, log, at, record, copy, rematch, host, health)
    return Router("/api", route_handlers=[*own, *READING, *more], dependencies=PROVIDED)
