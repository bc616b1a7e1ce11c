"""Tinners' Trail: the content files as typed data, and what any replacement of them must satisfy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

from wheal.games.tinners.position import ANY_REGION, BACKS, REGIONS, ROUNDS, WILD
from wheal.kernel.content import BadContent, Reader, digest, read_files
from wheal.kernel.words import did_you_mean

REGION_NAMES = ("A", "B", "C", "D")
BACK_NAMES = ("A", "B", "C", "D", "wild")
BENEFITS = ("tin", "copper", "water", "miner", "port", "steam_pump")
DICE = ("white", "orange", "blue")
PIECES = ("miners", "ports", "trains", "adits")
TIN_PRICES = [4, 5, 6, 7]  # TT-PRC-03
COPPER_PRICES = [2, 4, 8, 10]  # TT-PRC-04
MAX_POSITIONS = 7  # the area-setup cards are numbered 1 to 7, TT-CMP-08
MINE_WORK = 2  # TT-WT-12


LARGEST = 999  # no number of a component is larger
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file; every one may say where its numbers come from."""

    provenance: str = ""
    attested: list[Any] = []


class TileEntry(Entry):
    id: str
    tin: Count
    copper: Count
    water: Count


class CardEntry(Entry):
    id: str
    benefit: str
    amount: Count
    value: Count


class DieEntry(Entry):
    id: str
    faces: list[Count]


class PriceEntry(Entry):
    n: int
    total: list[int]
    tin: int
    copper: int


class RowEntry(Entry):
    position: int
    per_10: list[Count]
    per_5: list[Count]


class RoundEntry(Entry):
    miners: Count
    ports: Count
    trains: Count
    adits: Count
    pump_groups: list[Count]


class PiecesEntry(Entry):
    miners: Count
    ports: Count
    trains: Count
    adits: Count
    pumps: Count


class SetupEntry(Entry):
    players: list[int]
    frame: list[float]
    A: list[str] = []
    B: list[str] = []
    C: list[str] = []
    D: list[str] = []


class BoardEntry(Entry):
    players: list[int]
    rounds: list[RoundEntry]


class AreaEntry(Entry):
    id: str
    num: int
    name: str
    coast: bool
    anchor: list[float]
    plate: list[float]
    radius: float
    centre: list[float]
    ring: list[str]
    port: str = ""


class BorderEntry(Entry):
    areas: list[str]
    chain: list[str]
    mid: list[float]
    angle: float


@dataclass(frozen=True)
class Tile:
    """An area tile; ``work`` and ``money`` are what building on it costs and pays."""

    id: str
    region: int
    tin: int
    copper: int
    water: int
    work: int = MINE_WORK
    money: int = 0


@dataclass(frozen=True)
class Card:
    """A survey card: its back, the regions it fits (a mask), what it gives and what it is worth."""

    id: str
    back: int
    regions: int
    benefit: int
    amount: int
    value: int


@dataclass(frozen=True)
class Content:
    """Everything printed that the rules read."""

    areas: list[AreaEntry]
    borders: list[tuple[int, int]]
    setups: dict[int, list[list[int]]]  # player count: areas of each region by tile position
    tiles: list[Tile]
    cards: list[Card]
    dice: list[list[int]]
    price_tops: list[int]  # the highest total of each column
    tin_prices: list[int]
    copper_prices: list[int]
    boards: dict[int, list[RoundEntry]]
    per_10: list[list[int]]  # by row, then round
    per_5: list[list[int]]
    digest: str
    files: Mapping[str, Mapping[str, Any]] = field(repr=False)
    defined: frozenset[str] = frozenset()  # ids that exist only in a scenario

    def area_names(self) -> list[str]:
        return [area.id for area in self.areas]

    def border_names(self) -> list[str]:
        names = self.area_names()
        return [f"{names[a]}/{names[b]}" for a, b in self.borders]

    def counts(self) -> dict[str, str]:
        """What each file holds, in a few words."""
        return {
            "development_boards.toml": f"{len(self.boards)} player counts, {ROUNDS} rounds each",
            "dice.toml": f"{len(self.dice)} dice",
            "investments.toml": f"{len(self.per_10)} rows",
            "map.toml": f"{len(self.areas)} areas, {len(self.borders)} borders, {len(self.setups)} set-ups",
            "prices.toml": f"{len(self.tin_prices)} columns",
            "survey_cards.toml": f"{len(self.cards)} cards",
            "tiles.toml": f"{len(self.tiles)} tiles",
        }


def load_content(folder: Path | None = None) -> Content:
    """The package's content with an owner's files over it; raises BadContent with every fault."""
    files = read_files("tinners", folder)
    reader = Reader(files)
    content = _read(reader)
    if reader.faults:
        raise BadContent(reader.faults)
    return content


def _read(reader: Reader) -> Content:
    for name in reader.files:
        if reader.get(name, "schema") not in (None, 1):
            reader.fault(name, "schema", "must be 1")
    areas, borders, setups = _read_map(reader)
    columns = _read_prices(reader)
    rows = _read_investments(reader)
    return Content(
        areas=areas,
        borders=borders,
        setups=setups,
        tiles=_read_tiles(reader),
        cards=_read_cards(reader),
        dice=_read_dice(reader),
        price_tops=[column.total[1] for column in columns],
        tin_prices=[column.tin for column in columns],
        copper_prices=[column.copper for column in columns],
        boards=_read_boards(reader),
        per_10=[row.per_10 for row in rows],
        per_5=[row.per_5 for row in rows],
        digest=digest(reader.files),
        files=reader.files,
    )


def _read_map(reader: Reader) -> tuple[list[AreaEntry], list[tuple[int, int]], dict[int, list[list[int]]]]:
    file = "map.toml"
    areas = reader.entries(file, ("area",), AreaEntry)
    names = [area.id for area in areas]
    reader.unique(file, "area", names)
    borders = []
    for i, border in enumerate(reader.entries(file, ("border",), BorderEntry)):
        if len(border.areas) != 2 or any(name not in names for name in border.areas):
            unknown = next((name for name in border.areas if name not in names), "")
            what = f'unknown area "{unknown}"{did_you_mean(unknown, names)}' if unknown else "must name two areas"
            reader.fault(file, f"border[{i}].areas", what)
            continue
        a, b = sorted(names.index(name) for name in border.areas)
        borders.append((a, b))
    if len(set(borders)) != len(borders):
        reader.fault(file, "border", "two borders join the same two areas")
    setups: dict[int, list[list[int]]] = {}
    for key, setup in reader.table(file, "setup").items():
        entry = reader.entry(file, f"setup.{key}", setup, SetupEntry)
        if entry is None:
            continue
        regions = []
        for region in REGION_NAMES:
            listed: list[str] = getattr(entry, region)
            for name in listed:
                if name not in names:
                    reader.fault(file, f"setup.{key}.{region}", f'unknown area "{name}"{did_you_mean(name, names)}')
            if len(listed) > MAX_POSITIONS:
                reader.fault(file, f"setup.{key}.{region}", f"has {len(listed)} areas; at most {MAX_POSITIONS} fit")
            regions.append([names.index(name) for name in listed if name in names])
        reader.unique(file, f"setup.{key}", [name for region in REGION_NAMES for name in getattr(entry, region)])
        for players in entry.players:
            setups[players] = regions
            used = sum(1 for region in regions if region)
            wanted = 4 if players > 3 else 3
            if used != wanted:
                reader.fault(file, f"setup.{key}", f"uses {used} regions; with {players} players it must be {wanted}")
    _all_player_counts(reader, file, "setup", setups)
    return areas, sorted(borders), setups


def _all_player_counts(reader: Reader, file: str, key: str, found: Mapping[int, object]) -> None:
    for players in range(1, 6):
        if players not in found:
            reader.fault(file, key, f"nothing for {players} players")


def _read_tiles(reader: Reader) -> list[Tile]:
    file = "tiles.toml"
    tiles = []
    for region, name in enumerate(REGION_NAMES):
        entries = reader.entries(file, ("region", name, "tiles"), TileEntry)
        if len(entries) <= MAX_POSITIONS:
            reader.fault(file, f"region.{name}", f"has {len(entries)} tiles; at least {MAX_POSITIONS + 1} are needed")
        for entry in entries:
            tiles.append(Tile(entry.id, region, entry.tin, entry.copper, entry.water))
    reader.unique(file, "region", [tile.id for tile in tiles])
    return tiles


def _read_cards(reader: Reader) -> list[Card]:
    file = "survey_cards.toml"
    cards = []
    for back, name in enumerate(BACK_NAMES):
        entries = reader.entries(file, ("deck", name, "cards"), CardEntry)
        wanted = 5 if back == WILD else 10  # TT-CMP-07
        if len(entries) < wanted:
            reader.fault(file, f"deck.{name}", f"has {len(entries)} cards; at least {wanted} are needed")
        for entry in entries:
            key = f"deck.{name} {entry.id}"
            if entry.benefit not in BENEFITS:
                what = f'unknown benefit "{entry.benefit}"{did_you_mean(entry.benefit, BENEFITS)}'
                reader.fault(file, key, what)
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
        reader.fault(file, "die", f"there are {', '.join(dice)}; there must be {', '.join(DICE)}")
        return []
    for name, faces in dice.items():
        if len(faces) != 6:
            reader.fault(file, f"die {name}", f"needs six faces, has {len(faces)}")
    return [dice[name] for name in DICE]


def _read_prices(reader: Reader) -> list[PriceEntry]:
    file = "prices.toml"
    columns = reader.entries(file, ("column",), PriceEntry)
    if len(columns) != 4 or any(len(column.total) != 2 for column in columns):
        reader.fault(file, "column", "needs four columns, each with total = [from, to]")
        return []
    for before, after in pairwise(columns):
        if after.total[0] != before.total[1] + 1:
            reader.fault(file, f"column {after.n}", f"must begin at {before.total[1] + 1}, without a gap")
    if [column.tin for column in columns] != TIN_PRICES or [column.copper for column in columns] != COPPER_PRICES:
        reader.fault(file, "column", f"prices must be tin {TIN_PRICES} and copper {COPPER_PRICES}")
    return columns


def _read_investments(reader: Reader) -> list[RowEntry]:
    file = "investments.toml"
    rows = reader.entries(file, ("row",), RowEntry)
    if [row.position for row in rows] != [1, 2, 3, 4, 5]:
        reader.fault(file, "row", "positions must be 1 to 5, in order")
    for row in rows:
        if len(row.per_10) != ROUNDS or len(row.per_5) != ROUNDS:
            reader.fault(file, f"row {row.position}", f"needs {ROUNDS} numbers in per_10 and in per_5")
    return rows


def _read_boards(reader: Reader) -> dict[int, list[RoundEntry]]:
    file = "development_boards.toml"
    boards = {}
    box = reader.entry(file, "pieces", reader.table(file, "pieces"), PiecesEntry)
    if box is None:
        return {}
    for i, board in enumerate(reader.entries(file, ("board",), BoardEntry)):
        key = f"board[{i}]"
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
    _all_player_counts(reader, file, "board", boards)
    return boards


assert len(BACK_NAMES) == BACKS
assert len(REGION_NAMES) == REGIONS
