"""Ore: single cards from their tables, of a content file or of a scenario, and what each must satisfy by itself."""

from __future__ import annotations

from typing import Final

from wheal.games.ore.content import (
    CATEGORIES,
    INITIATIVES,
    RESOURCES,
    Asset,
    Contract,
    Effect,
    Initiative,
    MineCard,
    Row,
)
from wheal.games.ore.content.effects import effect_of
from wheal.games.ore.content.files import AssetEntry, ContractEntry, InitiativeEntry, MineEntry
from wheal.games.ore.rules.position import DEEPEST_LEVEL
from wheal.kernel.content_reading import Reader, is_id

STEPPED: Final = ("ORE-INI-03", "ORE-INI-05")  # a second price for the fourth miner and for cage level 3
FOR_A_BARREL: Final = ("ORE-INI-04", "ORE-INI-06", "ORE-INI-07")


def mine_of(reader: Reader, file: str, key: str, entry: MineEntry, resource: int, deck: str) -> MineCard:
    _check_id(reader, file, key, entry.id)
    if not 1 <= len(entry.levels) <= DEEPEST_LEVEL or not all(entry.levels):
        reader.fault(file, f"{key}.levels", f"must be 1 to {DEEPEST_LEVEL} lists, each with at least one space")
    spaces = [(barrels, level) for level, group in enumerate(entry.levels, 1) for barrels in group]
    yields = tuple(barrels for barrels, _ in spaces)
    return MineCard(entry.id, resource, entry.price, yields, tuple(level for _, level in spaces), deck)


def _check_id(reader: Reader, file: str, key: str, name: str) -> None:
    """Ids stand in moves, so they are words, and not those of a resource."""
    if not is_id(name, RESOURCES):
        reader.fault(file, key, "an id is a word of letters, digits and -, and no resource")


def contract_of(reader: Reader, file: str, key: str, entry: ContractEntry) -> Contract:
    if not entry.rows:
        reader.fault(file, f"{key}.rows", "at least one row is needed")
    rows = []
    for i, row in enumerate(entry.rows):
        place = f"{key}.rows[{i}].needs"
        if not row.needs:
            reader.fault(file, place, "at least one barrel is needed")
        rows.append(Row(tuple(_item(reader, file, place, item) for item in row.needs), row.pays))
    return Contract(entry.number, tuple(rows))


def _item(reader: Reader, file: str, key: str, item: str) -> tuple[int, ...]:
    words = item.split("/")
    known = [word for word in words if reader.word(file, key, word, RESOURCES)]
    if len(words) > 2 or len(set(words)) < len(words):
        reader.fault(file, key, f'"{item}" must be one resource or two different ones, as copper/iron')
    return tuple(RESOURCES.index(word) for word in known)


def asset_of(reader: Reader, file: str, key: str, entry: AssetEntry) -> Asset:
    _check_id(reader, file, key, entry.id)
    barrels = entry.barrels.numbers()
    if entry.money is None and not any(barrels):
        reader.fault(file, key, "needs a price: money, barrels or both")
    return Asset(
        entry.id,
        entry.name,
        entry.rule,
        CATEGORIES.index(entry.category),
        -1 if entry.money is None else entry.money,
        barrels,
        entry.vp,
        entry.light,
        entry.copies,
        Effect("") if entry.effect is None else effect_of(reader, file, f"{key}.effect", entry.effect),
    )


def initiative_of(reader: Reader, file: str, key: str, entry: InitiativeEntry) -> Initiative:
    _check_id(reader, file, key, entry.id)
    reader.word(file, f"{key}.rule", entry.rule, INITIATIVES)
    if entry.dark > entry.copies:
        reader.fault(file, key, f"has {entry.dark} dark cards of {entry.copies} copies")
    most = 2 if entry.rule in STEPPED else 1
    if not 1 <= len(entry.money) <= most:
        wanted = "1 or 2" if most > 1 else "1"
        reader.fault(file, f"{key}.money", f"has {len(entry.money)} prices; there must be {wanted}")
    if entry.rule in INITIATIVES and entry.barrel != (entry.rule in FOR_A_BARREL):
        reader.fault(file, f"{key}.barrel", f"must be {str(entry.rule in FOR_A_BARREL).lower()} for {entry.rule}")
    return Initiative(
        entry.id, entry.name, entry.rule, entry.copies, entry.dark, tuple(entry.money), takes_barrel=entry.barrel
    )
