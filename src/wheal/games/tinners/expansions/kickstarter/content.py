"""The tiles and cards of the Kickstarter pack: `kickstarter.toml`."""

from __future__ import annotations

from typing import Final

from wheal.games.tinners.content import BENEFITS, REGION_NAMES, Card, Tile
from wheal.games.tinners.content.files import CardEntry, TileEntry
from wheal.games.tinners.rules.position import PACK
from wheal.games.tinners.rules.work_track import MINE_WORK
from wheal.kernel.content_reading import Reader

FILE: Final = "kickstarter.toml"
BONUSES: Final = ("money", "work")
LEAST_CARDS: Final = 5  # one for each player, TT-KSP-01


class PackTileEntry(TileEntry, kw_only=True):
    region: str
    bonus: str


class PackCardEntry(CardEntry, kw_only=True):
    regions: list[str]


def read_pack(reader: Reader) -> tuple[list[Tile], list[Card]]:
    """The pack's tiles and cards, which stand after those of the base game."""
    money, work = _number(reader, "money_bonus"), _number(reader, "work_cost")
    if reader.get(FILE, "replaces_deck") != "wild":
        reader.fault(FILE, "replaces_deck", 'must be "wild"')  # TT-KSP-01
    return _read_tiles(reader, money, work), _read_cards(reader)


def _number(reader: Reader, key: str) -> int:
    value = reader.get(FILE, key)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99:
        return value
    if value is not None:
        reader.fault(FILE, key, "must be a number from 0 to 99")
    return 0


def _read_tiles(reader: Reader, money: int, work: int) -> list[Tile]:
    tiles = []
    for key, entry in reader.keyed_entries(FILE, ("tile",), PackTileEntry):
        if not reader.word(FILE, f"{key}.region", entry.region, REGION_NAMES, "region"):
            continue
        if reader.word(FILE, f"{key}.bonus", entry.bonus, BONUSES, "bonus"):
            region = REGION_NAMES.index(entry.region)
            tiles.append(with_bonus(entry.id, region, (entry.tin, entry.copper, entry.water), entry.bonus, money, work))
    reader.unique(FILE, "tile", [tile.id for tile in tiles])
    return tiles


def with_bonus(identity: str, region: int, cubes: tuple[int, int, int], bonus: str, money: int, work: int) -> Tile:
    """A tile that pays money, or on which a mine costs less work."""
    return Tile(
        identity,
        region,
        *cubes,
        work=work if bonus == "work" else MINE_WORK,  # TT-KSP-05
        money=money if bonus == "money" else 0,  # TT-KSP-04
        is_extra=True,
    )


def _read_cards(reader: Reader) -> list[Card]:
    cards = []
    for key, entry in reader.keyed_entries(FILE, ("card",), PackCardEntry):
        if not reader.word(FILE, f"{key}.benefit", entry.benefit, BENEFITS, "benefit"):
            continue
        if entry.amount < 1 or entry.value < 1:
            reader.fault(FILE, key, "amount and value must be 1 or more")
        if not all(reader.word(FILE, f"{key}.regions", name, REGION_NAMES, "region") for name in entry.regions):
            continue
        if len(set(entry.regions)) != 2:
            reader.fault(FILE, f"{key}.regions", "must be two regions")  # TT-KSP-02
        mask = region_mask(entry.regions)
        cards.append(
            Card(entry.id, PACK, mask, BENEFITS.index(entry.benefit), entry.amount, entry.value, is_extra=True)
        )
    if len(cards) < LEAST_CARDS and reader.is_whole(FILE, "card"):
        reader.fault(FILE, "card", f"has {len(cards)} cards; at least {LEAST_CARDS} are needed")
    reader.unique(FILE, "card", [card.id for card in cards])
    return cards


def region_mask(regions: list[str]) -> int:
    return sum(1 << REGION_NAMES.index(name) for name in set(regions))
