"""A scenario's ``given``: a position described by what differs from set-up, checked for being possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from wheal.games.tinners.content import BACK_NAMES, PIECES, REGION_NAMES, Content
from wheal.games.tinners.given_hidden import deal_cards_again, deal_tiles_again
from wheal.games.tinners.investing import begin_investing
from wheal.games.tinners.position import (
    ACT,
    DISCARD,
    END_OF_ROUND,
    INVEST,
    NONE,
    ROUND_START,
    ROUNDS,
    SELL,
    START_MINES,
    Position,
)
from wheal.games.tinners.setup import fill_board
from wheal.kernel.errors import BadInput
from wheal.kernel.question import Frame
from wheal.kernel.words import did_you_mean

MOMENTS = {
    "setup": DISCARD,
    "round-start": ROUND_START,
    "actions": ACT,
    "sell": SELL,
    "invest": INVEST,
    "end-of-round": END_OF_ROUND,
}
KEYS = ("at", "round", "order", "prices", "passed", "board", "pumps", "adits", "deck", "player", "area")
PLAYER_KEYS = ("money", "points", "column", "mines", "tin", "copper", "hand")
NUMBERS_OF_AREA = ("tin", "copper", "water", "drainage", "miners")
FLAGS_OF_AREA = ("port", "train", "pump")
AREA_KEYS = ("tile", "face", "mine", *NUMBERS_OF_AREA, *FLAGS_OF_AREA, "peeked")
EXPECTED_ONLY = ("capacity", "revealed", "auction")
EXPANSION_KEYS = (
    *("market", "emigration", "arsenic", "calciner", "limiter", "own_miners", "own_miner", "pending", "kimberley"),
    *("adelaide", "owed", "extra", "survey"),
)
DEFAULT_PRICES = {"tin": 5, "copper": 4}


def place(p: Position, content: Content, given: Mapping[str, Any], names: Sequence[str]) -> None:
    """Write ``given`` over a state after set-up; raises BadInput with the path and, where one decides, the rule."""
    check_keys(given, KEYS, "given")
    at = one_of(given.get("at", "actions"), tuple(MOMENTS), "given.at")
    p.round = number(given.get("round", 1), "given.round", 1, ROUNDS)
    for name in given.get("player", {}):
        seat_of(name, names, "given.player")
    place_track(p, given, names, at)
    fill_board(p)
    if "board" in given:
        place_board(p, table(given["board"], "given.board"))
    if "pumps" in given:
        p.pumps = [number(size, "given.pumps", 1, 3) for size in listed(given["pumps"], "given.pumps")]
    place_prices(p, table(given.get("prices", {}), "given.prices"))
    borders = content.border_names()
    for border in listed(given.get("adits", []), "given.adits"):
        p.adits |= 1 << border_of(border, borders, content.area_names())
    areas = table(given.get("area", {}), "given.area")
    for name, fields in areas.items():
        where = f"given.area.{name}"
        index = one_of_names(name, content.area_names(), "area", "given.area")
        place_area(p, index, table(fields, where), where, names)
    deal_tiles_again(p, content, areas)
    players = table(given.get("player", {}), "given.player")
    for name, fields in players.items():
        where = f"given.player.{name}"
        place_player(p, seat_of(name, names, "given.player"), table(fields, where), where)
    count_mines(p, players, names)
    hands = {seat_of(name, names, ""): fields["hand"] for name, fields in players.items() if "hand" in fields}
    decks = {
        one_of_names(back, list(BACK_NAMES), "deck", "given.deck"): cards
        for back, cards in table(given.get("deck", {}), "given.deck").items()
    }
    deal_cards_again(p, hands, decks, names, is_setup=at == "setup")
    if at == "invest":
        begin_investing(p)


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
        numbers = {key: number(tile[key], f"{where}.{key}") for key in ("tin", "copper", "water")}
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
        if len(value) != 3:
            raise BadInput("force.price: a list needs three faces: white, orange, blue")
        return [number(face, "force.price") for face in value]
    return [number(value, "force.price")]


# ---- parts ------------------------------------------------------------------------------------


def place_track(p: Position, given: Mapping[str, Any], names: Sequence[str], at: str) -> None:
    """Whose marker stands where, and the moment itself."""
    seats = list(range(len(names)))
    order = sorted(seats, key=lambda seat: p.players[seat].place)
    if "order" in given:
        order = seats_of(given["order"], names, "given.order")
        if sorted(order) != seats:
            raise BadInput(f"given.order: must name every player once: {', '.join(names)}")
    passed: list[int] = []
    if "passed" in given:
        passed = seats_of(given["passed"], names, "given.passed")
        if at in ("setup", "round-start") and passed:
            raise BadInput(f"given.passed: nobody has passed at {at} (TT-EOR-03)")
        if at == "actions" and len(passed) == len(names):
            raise BadInput('given.passed: when all have passed the actions are over; use at = "sell" (TT-WT-09)')
    if at in ("sell", "invest", "end-of-round"):
        passed = passed or order
        if len(passed) != len(names):
            raise BadInput(f"given.passed: at {at} all have passed; name every player (TT-WT-09)")
    for rank, seat in enumerate(order):
        player = p.players[seat]
        player.place = rank
        player.column = 0
        player.has_passed = seat in passed
    p.clock = len(names)
    p.passing = passed
    if at != "setup":
        p.frames[:] = [Frame(MOMENTS[at], NONE)]
    elif "round" in given and p.round != 1:
        raise BadInput("given.round: set-up is before round 1")


def place_board(p: Position, board: Mapping[str, Any]) -> None:
    check_keys(board, PIECES, "given.board")
    counts = {piece: number(board.get(piece, 0), f"given.board.{piece}") for piece in PIECES}
    p.miners_left = counts["miners"]
    p.ports_left = counts["ports"]
    p.trains_left = counts["trains"]
    p.adits_left = counts["adits"]


def place_prices(p: Position, prices: Mapping[str, Any]) -> None:
    check_keys(prices, tuple(DEFAULT_PRICES), "given.prices")
    prices = {**DEFAULT_PRICES, **prices}
    for ore, ladder in (("tin", p.rules.tin_prices), ("copper", p.rules.copper_prices)):
        if prices[ore] not in ladder:
            raise BadInput(f"given.prices.{ore}: {prices[ore]} is no price; possible: {', '.join(map(str, ladder))}")
    p.tin_column = p.rules.tin_prices.index(prices["tin"])
    p.copper_column = p.rules.copper_prices.index(prices["copper"])


def place_area(p: Position, index: int, fields: Mapping[str, Any], where: str, names: Sequence[str]) -> None:
    """Everything in an area but its tile."""
    area = p.areas[index]
    for key, value in fields.items():
        path = f"{where}.{key}"
        if key in NUMBERS_OF_AREA:
            setattr(area, key, number(value, path))
        elif key in FLAGS_OF_AREA:
            setattr(area, key, flag(value, path))
        elif key == "mine":
            area.owner = NONE if value == "none" else seat_of(value, names, path)
        elif key == "peeked":
            area.peeked = sum(1 << seat for seat in set(seats_of(value, names, path)))
            area.known = area.peeked
        elif key not in AREA_KEYS and not any(e.place_area(p, index, key, value) for e in p.rules.expansions):
            unknown_key(key, AREA_KEYS, where)
    check_area(p, index, fields, where)
    area.pieces = area.miners + int(area.port) + int(area.train)


def check_area(p: Position, index: int, fields: Mapping[str, Any], where: str) -> None:
    area = p.areas[index]
    if area.miners > 1 and not p.rules.expansions:
        raise BadInput(f"{where}.miners: at most one miner stands in an area (TT-DEV-04)")
    if area.port and not p.rules.is_coastal[index]:
        raise BadInput(f"{where}.port: this area does not border the sea (TT-PRT-01)")
    if area.pump and area.owner < 0:
        raise BadInput(f"{where}.pump: a permanent pump stands only in a mine (TT-BLD-11)")
    if area.drainage and area.owner >= 0:
        raise BadInput(f"{where}.drainage: a mine has no drainage tokens (TT-BLD-08)")
    if area.owner >= 0 and fields.get("tile", "none") != "none":
        raise BadInput(f'{where}.tile: an area with a mine has no tile; leave it out or write "none" (TT-BLD-07)')


def place_player(p: Position, seat: int, fields: Mapping[str, Any], where: str) -> None:
    player = p.players[seat]
    for key, value in fields.items():
        path = f"{where}.{key}"
        if key == "column":
            player.column = number(value, path)
        elif key == "mines":
            player.mines = number(value, path, 0, START_MINES)
        elif key in ("money", "points", "tin", "copper"):
            setattr(player, key, number(value, path))
        elif key not in PLAYER_KEYS and not any(e.place_player(p, seat, key, value) for e in p.rules.expansions):
            unknown_key(key, PLAYER_KEYS, where)
    if player.column > player.final_column:
        raise BadInput(f"{where}.column: the last column is {player.final_column} (TT-WT-05)")


def count_mines(p: Position, players: Mapping[str, Any], names: Sequence[str]) -> None:
    """Mines in supply are those not on the map, unless they are given."""
    for seat, name in enumerate(names):
        built = sum(1 for area in p.areas if area.owner == seat)
        if "mines" not in players.get(name, {}):
            p.players[seat].mines = START_MINES - built
        if p.players[seat].mines + built > START_MINES or built > START_MINES:
            raise BadInput(
                f"given.player.{name}.mines: {built} on the map and {p.players[seat].mines} in supply; "
                f"a player has {START_MINES} (TT-BLD-13)"
            )


# ---- reading values ---------------------------------------------------------------------------


def unknown_key(key: str, known: Iterable[str], where: str) -> None:
    if key in EXPANSION_KEYS:
        raise BadInput(f'"{key}" in {where} belongs to an option that is not there yet')
    if key in EXPECTED_ONLY:
        raise BadInput(f'"{key}" in {where} can only be expected, not given')
    raise BadInput(f'unknown key "{key}" in {where}{did_you_mean(key, known)}')


def check_keys(data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    for key in data:
        if key not in known:
            unknown_key(key, known, where)


def number(value: Any, where: str, least: int = 0, most: int | None = None) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{where}: {value!r} is not a whole number")
    if value < least or (most is not None and value > most):
        span = f"{least} or more" if most is None else f"{least} to {most}"
        raise BadInput(f"{where}: {value} is impossible; it must be {span} (TT-GAM-02)")
    return value


def flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{where}: must be true or false")
    return value


def _of_kind(kind: type, words: str) -> Callable[[Any, str], Any]:
    def read(value: Any, where: str) -> Any:
        if not isinstance(value, kind):
            raise BadInput(f"{where}: must be {words}")
        return value

    return read


table: Callable[[Any, str], Mapping[str, Any]] = _of_kind(dict, "a table")
listed: Callable[[Any, str], list[Any]] = _of_kind(list, "a list")


def one_of(value: Any, known: Sequence[str], where: str) -> str:
    if value not in known:
        raise BadInput(f'{where}: unknown "{value}"{did_you_mean(str(value), known)}')
    return str(value)


def one_of_names(name: str, known: Sequence[str], what: str, where: str) -> int:
    if name not in known:
        raise BadInput(f'unknown {what} "{name}" in {where}{did_you_mean(name, known)}')
    return known.index(name)


def seat_of(name: Any, names: Sequence[str], where: str) -> int:
    if name not in names:
        raise BadInput(f'unknown player "{name}" in {where}{did_you_mean(str(name), names)}')
    return names.index(name)


def seats_of(value: Any, names: Sequence[str], where: str) -> list[int]:
    seats = [seat_of(name, names, where) for name in listed(value, where)]
    if len(set(seats)) != len(seats):
        raise BadInput(f"{where}: a player is named twice")
    return seats


def border_of(border: Any, borders: Sequence[str], areas: Sequence[str]) -> int:
    ends = str(border).split("/")
    for end in ends:
        one_of_names(end, areas, "area", "given.adits")
    for spelling in ("/".join(ends), "/".join(reversed(ends))):
        if spelling in borders:
            return borders.index(spelling)
    raise BadInput(f'given.adits: "{border}" is no border (TT-ADT-01)')
