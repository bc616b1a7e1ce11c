"""A scenario's ``given``: a position described by what differs from set-up, checked for being possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from wheal.games.tinners.content import BACK_NAMES, DICE, PIECES, REGION_NAMES, Content
from wheal.games.tinners.phases import PHASES
from wheal.games.tinners.rules.investing import begin_investing
from wheal.games.tinners.rules.position import (
    NONE,
    ROUNDS,
    Position,
)
from wheal.games.tinners.rules.setup import fill_board
from wheal.games.tinners.scenario.hidden import deal_cards_again, deal_tiles_again
from wheal.kernel.engine.question import Frame
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.scenario.values import flag, listed, number, one_of, one_of_names, seat_of, seats_of, table

KEYS = ("at", "round", "order", "prices", "passed", "board", "pumps", "adits", "deck", "player", "area")
NUMBERS_OF_PLAYER = {"money": "TT-GAM-02", "points": "TT-GAM-04", "tin": "TT-CMP-11", "copper": "TT-CMP-11"}
PLAYER_KEYS = (*NUMBERS_OF_PLAYER, "column", "mines", "hand")
NUMBERS_OF_AREA = {  # and the rules that say what they count
    "tin": "TT-CMP-11",
    "copper": "TT-CMP-11",
    "water": "TT-CMP-11",
    "drainage": "TT-DEV-07",
    "miners": "TT-DEV-04",
}
FLAGS_OF_AREA = ("port", "train", "pump")
AREA_KEYS = ("tile", "face", "mine", *NUMBERS_OF_AREA, *FLAGS_OF_AREA, "peeked")
EXPECTED_ONLY = ("capacity", "revealed", "auction")
EXPANSION_KEYS = (
    *("market", "emigration", "arsenic", "calciner", "limiter", "own_miners", "own_miner", "pending", "kimberley"),
    *("adelaide", "owed", "extra", "survey"),
)
LARGEST_PUMP_GROUP = 3
LARGEST_SUM = 999_999
DEFAULT_PRICES = {"tin": 5, "copper": 4}


def place(state: Position, content: Content, given: Mapping[str, Any], names: Sequence[str]) -> None:
    """Write ``given`` over a state after set-up; raises BadInput with the path and, where one decides, the rule."""
    at = one_of(given.get("at", "actions"), tuple(PHASES.kind_at), "given.at")
    state.round = number(given.get("round", 1), "given.round", 1, ROUNDS, "TT-GAM-01")
    players = table(given.get("player", {}), "given.player")
    for name in players:
        seat_of(name, names, "given.player")
    place_track(state, given, names, at)
    fill_board(state)
    if "board" in given:
        place_board(state, table(given["board"], "given.board"))
    if "pumps" in given:
        sizes = listed(given["pumps"], "given.pumps")
        state.pumps = [number(size, "given.pumps", 1, LARGEST_PUMP_GROUP, "TT-SET-03") for size in sizes]
    place_prices(state, table(given.get("prices", {}), "given.prices"))
    place_adits(state, content, listed(given.get("adits", []), "given.adits"))
    areas = table(given.get("area", {}), "given.area")
    for name, fields in areas.items():
        where = f"given.area.{name}"
        index = one_of_names(name, content.area_names(), "area", "given.area")
        place_area(state, index, table(fields, where), where, names)
    deal_tiles_again(state, content, areas)
    for name, fields in players.items():
        where = f"given.player.{name}"
        place_player(state, seat_of(name, names, "given.player"), table(fields, where), where, names)
    count_mines(state, content, players, names)
    for key, value in given.items():
        if key not in KEYS and not any(a.place_table(state, key, value, names) for a in state.rules.additions):
            unknown_key(key, KEYS, "given")
    for addition in state.rules.additions:
        addition.finish_placing(state, given, names)
    hands = {seat_of(name, names, ""): fields["hand"] for name, fields in players.items() if "hand" in fields}
    decks = {
        one_of_names(back, list(BACK_NAMES), "deck", "given.deck"): cards
        for back, cards in table(given.get("deck", {}), "given.deck").items()
    }
    deal_cards_again(state, hands, decks, names, is_setup=at == "setup")
    if at == "invest":
        begin_investing(state)


def inline_tiles(content: Content, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Tiles given by their numbers, as definitions that exist only in this scenario."""
    found = {}
    names = content.area_names()
    for name, fields in table(given.get("area", {}), "given.area").items():
        tile = table(fields, f"given.area.{name}").get("tile")
        if not isinstance(tile, Mapping):
            continue
        where = f"given.area.{name}.tile"
        check_keys(tile, ("tin", "copper", "water"), where)
        for key in ("tin", "copper", "water"):
            if key not in tile:
                raise BadInput(f"{where}: {key} is missing")
        index = one_of_names(name, names, "area", "given.area")
        regions = [r for r, areas in enumerate(content.setups[seats]) if index in areas]
        if not regions:
            raise BadInput(f"{where}: with {seats} players no tile lies here (TT-SET-08)")
        numbers = {key: number(tile[key], f"{where}.{key}", rule="TT-CMP-04") for key in ("tin", "copper", "water")}
        found[inline_id(name)] = {"region": REGION_NAMES[regions[0]], **numbers}
    return {"tile": found} if found else {}


def inline_id(area: str) -> str:
    return f"@{area}"


def force(source: str, value: Any) -> list[int]:
    """A forced roll as faces or as one total."""
    if source in ("bid", "lw"):
        raise BadInput(f"force.{source} belongs to the solo game, which is not there yet")
    if source != "price":
        raise BadInput(f'unknown key "{source}" in force{did_you_mean(source, ("price",))}')
    if isinstance(value, list):
        if len(value) != len(DICE):
            raise BadInput(f"force.price: a list needs {len(DICE)} faces: {', '.join(DICE)}")
        return [number(face, "force.price", rule="TT-PRC-01") for face in value]
    return [number(value, "force.price", rule="TT-PRC-01")]


# ---- parts ------------------------------------------------------------------------------------


def place_track(state: Position, given: Mapping[str, Any], names: Sequence[str], at: str) -> None:
    """Whose marker stands where, and the moment itself."""
    seats = list(range(len(names)))
    order = sorted(seats, key=lambda seat: state.players[seat].place)
    if "order" in given:
        order = seats_of(given["order"], names, "given.order", "TT-SET-06")
        if sorted(order) != seats:
            raise BadInput(f"given.order: must name every player once: {', '.join(names)} (TT-SET-06)")
    passed: list[int] = []
    if "passed" in given:
        passed = seats_of(given["passed"], names, "given.passed", "TT-WT-07")
        if at in ("setup", "round-start") and passed:
            raise BadInput(f"given.passed: nobody has passed at {at} (TT-EOR-03)")
        if at == "actions" and len(passed) == len(names):
            raise BadInput('given.passed: when all have passed the actions are over; use at = "sell" (TT-WT-09)')
    if at in ("sell", "invest", "end-of-round"):
        passed = passed or order
        if len(passed) != len(names):
            raise BadInput(f"given.passed: at {at} all have passed; name every player (TT-WT-09)")
    for rank, seat in enumerate(order):
        player = state.players[seat]
        player.place = rank
        player.column = 0
        player.has_passed = seat in passed
    state.clock = len(names)
    state.passing = passed
    if at != "setup":
        state.frames[:] = [Frame(PHASES.kind_at[at], NONE)]
    elif "round" in given and state.round != 1:
        raise BadInput("given.round: set-up is before round 1")


def place_board(state: Position, board: Mapping[str, Any]) -> None:
    check_keys(board, PIECES, "given.board")
    counts = {piece: number(board.get(piece, 0), f"given.board.{piece}", rule="TT-SET-02") for piece in PIECES}
    state.miners_left = counts["miners"]
    state.ports_left = counts["ports"]
    state.trains_left = counts["trains"]
    state.adits_left = counts["adits"]


def place_prices(state: Position, prices: Mapping[str, Any]) -> None:
    check_keys(prices, tuple(DEFAULT_PRICES), "given.prices")
    prices = {**DEFAULT_PRICES, **prices}
    ladders = (("tin", state.rules.tin_prices, "TT-PRC-03"), ("copper", state.rules.copper_prices, "TT-PRC-04"))
    for ore, ladder, rule in ladders:
        if number(prices[ore], f"given.prices.{ore}") not in ladder:
            possible = ", ".join(map(str, ladder))
            raise BadInput(f"given.prices.{ore}: {prices[ore]} is no price; possible: {possible} ({rule})")
    state.tin_column = state.rules.tin_prices.index(prices["tin"])
    state.copper_column = state.rules.copper_prices.index(prices["copper"])


def place_adits(state: Position, content: Content, adits: Sequence[Any]) -> None:
    borders, areas = content.border_names(), content.area_names()
    for border in adits:
        bit = 1 << border_of(border, borders, areas)
        if state.adits & bit:
            raise BadInput(f'given.adits: "{border}" has an adit already; a border has at most one (TT-DEV-05)')
        state.adits |= bit


def border_of(border: Any, borders: Sequence[str], areas: Sequence[str]) -> int:
    ends = str(border).split("/")
    for end in ends:
        one_of_names(end, areas, "area", "given.adits")
    for spelling in ("/".join(ends), "/".join(reversed(ends))):
        if spelling in borders:
            return borders.index(spelling)
    raise BadInput(f'given.adits: "{border}" is no border; an adit joins two areas that touch (TT-ADT-01)')


def place_area(state: Position, index: int, fields: Mapping[str, Any], where: str, names: Sequence[str]) -> None:
    """Everything in an area but its tile."""
    area = state.areas[index]
    for key, value in fields.items():
        path = f"{where}.{key}"
        if key in NUMBERS_OF_AREA:
            setattr(area, key, number(value, path, rule=NUMBERS_OF_AREA[key]))
        elif key in FLAGS_OF_AREA:
            setattr(area, key, flag(value, path))
        elif key == "mine":
            area.owner = NONE if value == "none" else seat_of(value, names, path)
        elif key == "peeked":
            area.peeked = sum(1 << seat for seat in set(seats_of(value, names, path)))
            area.known = area.peeked
    area.pieces = area.miners + int(area.port) + int(area.train)
    for key in fields:
        if key not in AREA_KEYS and not any(
            a.place_area(state, index, key, fields[key], names) for a in state.rules.additions
        ):
            unknown_key(key, AREA_KEYS, where)
    check_area(state, index, fields, where)


def check_area(state: Position, index: int, fields: Mapping[str, Any], where: str) -> None:
    area = state.areas[index]
    if area.miners > state.rules.most_miners:
        many = "one miner stands" if state.rules.most_miners == 1 else f"{state.rules.most_miners} miners stand"
        raise BadInput(f"{where}.miners: at most {many} in an area (TT-DEV-04)")
    if area.port and not state.rules.is_coastal[index]:
        raise BadInput(f"{where}.port: this area does not border the sea (TT-PRT-01)")
    if area.pump and area.owner < 0:
        raise BadInput(f"{where}.pump: a permanent pump stands only in a mine (TT-BLD-11)")
    if area.drainage and area.owner >= 0:
        raise BadInput(f"{where}.drainage: a mine has no drainage tokens (TT-BLD-08)")
    if area.owner >= 0 and fields.get("tile", "none") != "none":
        raise BadInput(f'{where}.tile: an area with a mine has no tile; leave it out or write "none" (TT-BLD-07)')


def place_player(state: Position, seat: int, fields: Mapping[str, Any], where: str, names: Sequence[str]) -> None:
    player = state.players[seat]
    for key, value in fields.items():
        path = f"{where}.{key}"
        if key == "column":
            player.column = number(value, path, 0, player.final_column, "TT-WT-05")
        elif key == "mines":
            player.mines = number(value, path, 0, state.rules.mines[seat], "TT-BLD-13")
        elif key in NUMBERS_OF_PLAYER:
            setattr(player, key, number(value, path, 0, LARGEST_SUM, NUMBERS_OF_PLAYER[key]))
    for key in fields:
        if key not in PLAYER_KEYS and not any(
            a.place_player(state, seat, key, fields[key], names) for a in state.rules.additions
        ):
            unknown_key(key, PLAYER_KEYS, where)


def count_mines(state: Position, content: Content, players: Mapping[str, Any], names: Sequence[str]) -> None:
    """Mines in supply are those not on the map, unless they are given."""
    for seat, name in enumerate(names):
        built = [index for index, area in enumerate(state.areas) if area.owner == seat]
        own = state.rules.mines[seat]
        if len(built) > own:
            where = f"given.area.{content.areas[built[own]].id}.mine"
            raise BadInput(f"{where}: {name} has {len(built)} mines on the map; a player has {own} (TT-BLD-13)")
        supply = own - len(built)
        if "mines" not in players.get(name, {}):
            state.players[seat].mines = supply
        if state.players[seat].mines > supply:
            what = f"{state.players[seat].mines} in supply and {len(built)} on the map; a player has {own}"
            raise BadInput(f"given.player.{name}.mines: {what} (TT-BLD-13)")


# ---- reading values ---------------------------------------------------------------------------


def unknown_key(key: str, known: Iterable[str], where: str) -> None:
    if key in EXPANSION_KEYS:
        raise BadInput(f'"{key}" in {where} belongs to an option that is off in this scenario')
    if key in EXPECTED_ONLY:
        raise BadInput(f'"{key}" in {where} can only be expected, not given')
    raise BadInput(f'unknown key "{key}" in {where}{did_you_mean(key, known)}')


def check_keys(data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    for key in data:
        if key not in known:
            unknown_key(key, known, where)
