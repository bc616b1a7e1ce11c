"""Tinners' Trail: what the content files must satisfy, so that set-up and the rules work with them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from wheal.games.tinners.content import BACK_NAMES, BENEFITS, DICE, PIECES, REGION_NAMES, Card, Content, Tile
from wheal.games.tinners.content.files import (
    AreaEntry,
    BoardEntry,
    BorderEntry,
    CardEntry,
    DieEntry,
    PiecesEntry,
    PriceEntry,
    RoundEntry,
    RowEntry,
    SetupEntry,
    TileEntry,
)
from wheal.games.tinners.content.map import Drawing, read_drawing
from wheal.games.tinners.expansions.arsenic.content import read_market
from wheal.games.tinners.expansions.emigration.content import read_rewards
from wheal.games.tinners.expansions.kickstarter.content import read_pack
from wheal.games.tinners.rules.position import ANY_REGION, BACKS, ROUNDS, WILD
from wheal.kernel.content import digest
from wheal.kernel.content_reading import Reader

TIN_PRICES = [4, 5, 6, 7]  # TT-PRC-03
COPPER_PRICES = [2, 4, 8, 10]  # TT-PRC-04
MAX_POSITIONS = 7  # the area-setup cards are numbered 1 to 7, TT-CMP-08


def read_content(reader: Reader) -> Content:
    """All files that the rules read; raises BadContent with every fault."""
    for name in reader.files:
        if reader.get(name, "schema") not in (None, 1):
            reader.fault(name, "schema", "must be 1")
    areas, borders, setups, drawing = _read_map(reader)
    columns = _read_prices(reader)
    rows = _read_investments(reader)
    pack_tiles, pack_cards = read_pack(reader)
    tiles, cards = [*_read_tiles(reader), *pack_tiles], [*_read_cards(reader), *pack_cards]
    for file, ids in (("tiles.toml", [tile.id for tile in tiles]), ("survey_cards.toml", [card.id for card in cards])):
        if len(set(ids)) < len(ids):
            twice = next(name for name in ids if ids.count(name) > 1)
            reader.fault(file, "id", f'"{twice}" stands twice, or in kickstarter.toml too')
    content = Content(
        areas=areas,
        borders=borders,
        setups=setups,
        drawing=drawing,
        tiles=tiles,
        cards=cards,
        dice=_read_dice(reader),
        price_tops=[column.total[1] for column in columns],
        tin_prices=[column.tin for column in columns],
        copper_prices=[column.copper for column in columns],
        boards=_read_boards(reader),
        per_10=[row.per_10 for row in rows],
        per_5=[row.per_5 for row in rows],
        arsenic_market=read_market(reader),
        rewards=read_rewards(reader),
        digest=digest(reader.files),
        files=reader.files,
    )
    reader.no_faults()
    return content


def _read_map(
    reader: Reader,
) -> tuple[list[AreaEntry], list[tuple[int, int]], dict[int, list[list[int]]], Drawing]:
    file = "map.toml"
    areas = reader.entries(file, ("area",), AreaEntry)
    names = [area.id for area in areas]
    reader.unique(file, "area", names)
    border_entries = reader.keyed_entries(file, ("border",), BorderEntry)
    written = reader.table(file, "setup")
    setup_entries = {key: reader.entry(file, f"setup.{key}", written[key], SetupEntry) for key in written}
    found_setups = [entry for entry in setup_entries.values() if entry is not None]
    if not reader.is_whole(file, "area"):
        return areas, [], {}, read_drawing(reader, areas, {}, found_setups)
    borders = _borders(reader, file, border_entries, names)
    setups: dict[int, list[list[int]]] = {}
    for key, entry in setup_entries.items():
        if entry is None:
            continue
        regions = _regions(reader, file, f"setup.{key}", entry, names)
        for players in entry.players:
            setups[players] = regions
            used = sum(1 for region in regions if region)
            wanted = 4 if players > 3 else 3
            if used != wanted:
                reader.fault(file, f"setup.{key}", f"uses {used} regions; with {players} players it must be {wanted}")
    if None not in setup_entries.values():
        _all_player_counts(reader, file, "setup", setups)
    return areas, sorted(borders), setups, read_drawing(reader, areas, borders, found_setups)


def _borders(
    reader: Reader, file: str, entries: list[tuple[str, BorderEntry]], names: list[str]
) -> dict[tuple[int, int], BorderEntry]:
    """The borders by the places of their two areas."""
    borders: dict[tuple[int, int], BorderEntry] = {}
    for key, border in entries:
        place = f"{key}.areas"
        known = sorted(names.index(name) for name in border.areas if reader.word(file, place, name, names, "area"))
        if len(border.areas) != 2 or len(set(border.areas)) != 2:
            reader.fault(file, place, "must name two areas")
        elif len(known) == 2:
            if (known[0], known[1]) in borders:
                reader.fault(file, place, "two borders join the same two areas")
            borders[known[0], known[1]] = border
    return borders


def _regions(reader: Reader, file: str, key: str, entry: SetupEntry, names: list[str]) -> list[list[int]]:
    """The areas of each region by tile position."""
    regions = []
    for region in REGION_NAMES:
        listed: list[str] = getattr(entry, region)
        known = [name for name in listed if reader.word(file, f"{key}.{region}", name, names, "area")]
        if len(listed) > MAX_POSITIONS:
            reader.fault(file, f"{key}.{region}", f"has {len(listed)} areas; at most {MAX_POSITIONS} fit")
        regions.append([names.index(name) for name in known])
    reader.unique(file, key, [name for region in REGION_NAMES for name in getattr(entry, region)])
    return regions


def _all_player_counts(reader: Reader, file: str, key: str, found: Mapping[int, object]) -> None:
    for players in range(1, 6):
        if players not in found:
            reader.fault(file, key, f"nothing for {players} players")


def _read_tiles(reader: Reader) -> list[Tile]:
    file = "tiles.toml"
    tiles = []
    for region, name in enumerate(REGION_NAMES):
        entries = reader.entries(file, ("region", name, "tiles"), TileEntry)
        if len(entries) <= MAX_POSITIONS and reader.is_whole(file, "region", name, "tiles"):
            reader.fault(file, f"region.{name}", f"has {len(entries)} tiles; at least {MAX_POSITIONS + 1} are needed")
        for entry in entries:
            tiles.append(Tile(entry.id, region, entry.tin, entry.copper, entry.water))
    reader.unique(file, "region", [tile.id for tile in tiles])
    return tiles


def _read_cards(reader: Reader) -> list[Card]:
    file = "survey_cards.toml"
    cards = []
    for back, name in enumerate(BACK_NAMES[:BACKS]):
        entries = reader.entries(file, ("deck", name, "cards"), CardEntry)
        wanted = 5 if back == WILD else 10  # TT-CMP-07
        if len(entries) < wanted and reader.is_whole(file, "deck", name, "cards"):
            reader.fault(file, f"deck.{name}", f"has {len(entries)} cards; at least {wanted} are needed")
        for entry in entries:
            key = f"deck.{name}.cards {entry.id}"
            if not reader.word(file, key, entry.benefit, BENEFITS, "benefit"):
                continue
            if entry.amount < 1 or entry.value < 1:
                reader.fault(file, key, "amount and value must be 1 or more")
            regions = ANY_REGION if back == WILD else 1 << back
            benefit = BENEFITS.index(entry.benefit)
            cards.append(Card(entry.id, back, regions, benefit, entry.amount, entry.value))
    reader.unique(file, "deck", [card.id for card in cards])
    return cards


def _read_dice(reader: Reader) -> list[list[int]]:
    file = "dice.toml"
    dice = {die.id: die.faces for die in reader.entries(file, ("die",), DieEntry)}
    if sorted(dice) != sorted(DICE):
        if reader.is_whole(file, "die"):
            reader.fault(file, "die", f"there are {', '.join(dice)}; there must be {', '.join(DICE)}")
        return []
    for name, faces in dice.items():
        if len(faces) != 6:
            reader.fault(file, f"die {name}.faces", f"needs six faces, has {len(faces)}")
    return [dice[name] for name in DICE]


def _read_prices(reader: Reader) -> list[PriceEntry]:
    file = "prices.toml"
    columns = reader.entries(file, ("column",), PriceEntry)
    if len(columns) != 4 or any(len(column.total) != 2 for column in columns):
        if reader.is_whole(file, "column"):
            reader.fault(file, "column", "needs four columns, each with total = [from, to]")
        return []
    for before, after in pairwise(columns):
        if after.total[0] != before.total[1] + 1:
            reader.fault(file, f"column {after.n}.total", f"must begin at {before.total[1] + 1}, without a gap")
    if [column.tin for column in columns] != TIN_PRICES or [column.copper for column in columns] != COPPER_PRICES:
        reader.fault(file, "column", f"prices must be tin {TIN_PRICES} and copper {COPPER_PRICES}")
    return columns


def _read_investments(reader: Reader) -> list[RowEntry]:
    file = "investments.toml"
    rows = reader.entries(file, ("row",), RowEntry)
    if [row.position for row in rows] != [1, 2, 3, 4, 5] and reader.is_whole(file, "row"):
        reader.fault(file, "row", "positions must be 1 to 5, in order")
    for row in rows:
        if len(row.per_10) != ROUNDS or len(row.per_5) != ROUNDS:
            reader.fault(file, f"row {row.position}", f"needs {ROUNDS} numbers in per_10 and in per_5")
    return rows


def _read_boards(reader: Reader) -> dict[int, list[RoundEntry]]:
    file = "development_boards.toml"
    boards = {}
    pieces = reader.get(file, "pieces")
    box = None if pieces is None else reader.entry(file, "pieces", pieces, PiecesEntry)
    entries = reader.keyed_entries(file, ("board",), BoardEntry)
    is_whole = reader.is_whole(file, "board")
    if box is None:
        return {}
    for key, board in entries:
        if len(board.rounds) != ROUNDS:
            reader.fault(file, key, f"needs {ROUNDS} rounds, has {len(board.rounds)}")
            continue
        for piece in PIECES:
            used = sum(getattr(column, piece) for column in board.rounds)
            if used > getattr(box, piece):
                reader.fault(file, key, f"uses {used} {piece}; the box holds {getattr(box, piece)}")
        groups = [size for column in board.rounds for size in column.pump_groups]
        if any(size not in (1, 2, 3) for size in groups):
            reader.fault(file, key, "pump groups must have 1 to 3 pieces")
        if sum(groups) > box.pumps:
            reader.fault(file, key, f"uses {sum(groups)} pumps; the box holds {box.pumps}")
        for players in board.players:
            boards[players] = board.rounds
    if is_whole:
        _all_player_counts(reader, file, "board", boards)
    return boards
