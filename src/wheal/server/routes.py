"""The requests that a page or a script makes: games, new tables, a table's state, its past and its record."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State as AppState
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
    value_label,
)
from wheal.kernel.record import BrokenRecord
from wheal.kernel.texts import LANGUAGES, texts
from wheal.server import books, history, views, wire
from wheal.server.acting import answer_to
from wheal.server.asking import answer_ask
from wheal.server.house import House
from wheal.server.live import Denied, Live, Viewer
from wheal.server.requests import PROBLEMS, opened, spoken
from wheal.server.routes_reading import READING
from wheal.server.secrets import new_secret

MOST_MOVES = 1_000_000


@get("/games", responses=PROBLEMS)
async def games(lang: FromQuery[str] = "en") -> list[wire.GameInfo]:
    """The games that can be played here."""
    spoken(lang)
    return [game_info(game_id) for game_id in api.game_ids()]


def game_info(game_id: str) -> wire.GameInfo:
    game = api.game(game_id)
    options = [
        wire.OptionInfo(
            option.name,
            option_label(game, option.name),
            option_about(game, option.name),
            [wire.OptionValue(value, value_label(game, option.name, value)) for value in option.values],
        )
        for option in game.options.values()
        if option.is_ready
    ]
    players = [wire.BotInfo(name, bot_label(name), bot_about(name)) for name in bots.names()]
    book_languages: list[str] = [lang for lang in LANGUAGES if books.rule_book(game_id, lang).language == lang]
    return wire.GameInfo(
        game_id,
        texts(game_id)("game-title"),
        game_about(game),
        game_credit(game),
        game.players[0],
        game.players[-1],
        options,
        players,
        book_languages,
    )


@post("/tables", status_code=HTTP_201_CREATED, responses=PROBLEMS)
async def make(state: AppState, data: JSONBody[wire.NewTable], lang: FromQuery[str] = "en") -> wire.Made:
    """A new table, or one that goes on with a record."""
    spoken(lang)
    return await made(state.house, data)


async def made(house: House, wish: wire.NewTable) -> wire.Made:
    try:
        return await house.make(wish)
    except Denied as denied:
        raise ClientException(denied.sentence) from denied
    except (BadInput, BrokenRecord, Refused) as error:
        raise ClientException(str(error)) from error


@get("/tables/{table:str}", responses=PROBLEMS)
async def look(
    request: Request[Any, Any, Any], state: AppState, table: FromPath[str], lang: FromQuery[str] = "en"
) -> wire.TableState:
    """The table as whoever asks may see it."""
    spoken(lang)
    _, live, viewer = await opened(request, state, table)
    return views.table_state(live, viewer, lang)


@post("/tables/{table:str}/act", status_code=HTTP_200_OK, responses=PROBLEMS)
async def act(
    request: Request[Any, Any, Any],
    state: AppState,
    table: FromPath[str],
    data: Annotated[wire.Play | wire.Undo | wire.GiveOrder | wire.Chat | wire.SeatChange, Body()],
    lang: FromQuery[str] = "en",
) -> wire.Done | wire.Refused:
    """The net for those without a socket: one act, answered as the socket would."""
    spoken(lang)
    house, live, viewer = await opened(request, state, table)
    return await answer_to(house, live, viewer, data, lang)


@post("/tables/{table:str}/ask", status_code=HTTP_200_OK, responses=PROBLEMS)
async def ask(
    request: Request[Any, Any, Any],
    state: AppState,
    table: FromPath[str],
    data: JSONBody[wire.Ask],
    lang: FromQuery[str] = "en",
) -> wire.Preview | wire.WhyNot | wire.Past | wire.Refused:
    """A question, answered as the socket would."""
    spoken(lang)
    house, live, viewer = await opened(request, state, table)
    return await answer_ask(house, live, viewer, data, lang)


@get("/tables/{table:str}/log", responses=PROBLEMS)
async def log(
    request: Request[Any, Any, Any],
    state: AppState,
    table: FromPath[str],
    before: FromQuery[int] = MOST_MOVES,
    lang: FromQuery[str] = "en",
) -> wire.Log:
    """Older lines of the log."""
    spoken(lang)
    house, live, viewer = await opened(request, state, table)
    return await history.log_before(house, live, viewer.seat, before)


@get("/tables/{table:str}/at/{n:int}", responses=PROBLEMS)
async def at(
    request: Request[Any, Any, Any],
    state: AppState,
    table: FromPath[str],
    n: FromPath[int],
    lang: FromQuery[str] = "en",
) -> wire.Position:
    """An earlier position, as whoever asks could see it."""
    spoken(lang)
    house, live, viewer = await opened(request, state, table)
    try:
        return views.position(await history.match_at(house, live, n), viewer.seat)
    except Denied as denied:
        raise NotFoundException(denied.sentence) from denied


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(request: Request[Any, Any, Any], state: AppState, table: FromPath[str]) -> Response[str]:
    """The record, to be kept in a file."""
    house, live, viewer = await opened(request, state, table)
    text = await history.record_of(house, live, viewer.seat)
    headers = {"Content-Disposition": f'attachment; filename="{live.game.id}-{table}.wheal"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/tables/{table:str}/copy", status_code=HTTP_201_CREATED, responses=PROBLEMS)
async def copy(
    request: Request[Any, Any, Any],
    state: AppState,
    table: FromPath[str],
    at: FromQuery[int] = MOST_MOVES,
    lang: FromQuery[str] = "en",
) -> wire.Made:
    """A position of a finished game as a new game at one screen."""
    spoken(lang)
    house, live, _ = await opened(request, state, table)
    match = await finished(house, live)
    count = min(max(0, at), len(match.steps))
    return await made(house, wire.NewTable(new_secret(), record=match.record(), at=count))


@post(
    "/tables/{table:str}/rematch",
    status_code=HTTP_201_CREATED,
    responses=PROBLEMS,
)
async def rematch(
    request: Request[Any, Any, Any], state: AppState, table: FromPath[str], lang: FromQuery[str] = "en"
) -> wire.Made:
    """The same game once more, everybody one seat further."""
    spoken(lang)
    house, live, viewer = await opened(request, state, table)
    if viewer.seat < 0 and not viewer.is_host:
        raise PermissionDeniedException(texts()("table-not-player"))
    if not live.folded.match.over:
        raise ClientException(texts()("table-not-over"))
    seats = [wire.NewSeat(seat.name, seat.bot) for seat in live.seats]
    wish = wire.NewTable(house.key_of(f"rematch {table}"), live.game.id, [*seats[1:], seats[0]], live.row.options)
    return links_for(viewer, live, await made(house, wish))


def links_for(viewer: Viewer, live: Live, table: wire.Made) -> wire.Made:
    """The links of a rematch that are somebody's own: the host's are all, a player's is the seat's."""
    if viewer.is_host:
        return table
    own = live.seats[viewer.seat].name
    seats = [link if link.name == own else msgspec.structs.replace(link, secret="") for link in table.seats]
    return msgspec.structs.replace(table, host="", seats=seats)


async def finished(house: House, live: Live) -> Any:
    if not live.folded.match.over:
        raise ClientException(texts()("table-not-over"))
    return await history.whole(house, live)


@post(
    "/tables/{table:str}/host",
    status_code=HTTP_200_OK,
    responses=PROBLEMS,
)
async def host(
    request: Request[Any, Any, Any],
    state: AppState,
    table: FromPath[str],
    data: JSONBody[wire.HostAct],
    lang: FromQuery[str] = "en",
) -> wire.HostAnswer:
    """What only the host may do."""
    spoken(lang)
    house, live, viewer = await opened(request, state, table)
    if not viewer.is_host:
        raise PermissionDeniedException(texts()("table-not-host"))
    try:
        if data.do == "reissue":
            return wire.HostAnswer(await house.reissue(live, data.seat))
        if data.do == "delete":
            await house.delete(live)
        else:
            await house.pause(live, is_paused=data.do == "pause")
    except Denied as denied:
        raise ClientException(denied.sentence) from denied
    return wire.HostAnswer()


@get("/health")
async def health(state: AppState) -> wire.Health:
    house: House = state.house
    return wire.Health(wheal.__version__, wheal.COMPILED, house.store.url.get_backend_name())


def api_router(*more: Any) -> Router:
    own = (games, make, look, act, ask, log, at, record, copy, rematch, host, health)
    return Router("/api", route_handlers=[*own, *READING, *more])
