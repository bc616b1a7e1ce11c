"""Ore: what a content must satisfy as a whole, so that set-up and the worked examples work with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wheal.games.ore.content import (
    CATEGORIES,
    COAL,
    DECKS,
    GOLD,
    INITIATIVES,
    IRON,
    OIL,
    PLAYERS,
    RESOURCES,
    Asset,
    Content,
    Contract,
    Initiative,
    MineCard,
    Row,
    Setup,
)
from wheal.games.ore.content.cards import asset_of, contract_of, initiative_of, mine_of
from wheal.games.ore.content.files import FILES, AssetEntry, ContractEntry, InitiativeEntry, MineEntry
from wheal.games.ore.content.setup import DECK_CARDS, read_setup
from wheal.kernel.content import BadContent, digest
from wheal.kernel.content_reading import Reader

LEAST_SPACES: Final = 3  # a Drill Bit reaches space 3, ORE-INI-02
ASSET_CARDS, DARK_ASSETS = 60, 40  # ORE-CMP-08, ORE-VAR-03
INITIATIVE_CARDS, DARK_INITIATIVES = 22, 14  # ORE-CMP-08, ORE-VAR-02
POINTS: Final = {  # by the rule of the asset, ORE-MD-04
    "ORE-AST-10": 5,
    "ORE-AST-22": 3,
    "ORE-AST-30": 3,
    "ORE-AST-38": 5,
    "ORE-AST-44": 2,
    "ORE-AST-48": 4,
    "ORE-AST-50": 6,
}
SAMPLES: Final[dict[str, Callable[[MineCard], bool]]] = {  # ORE-MD-01
    "an iron card 1 3 | 2 3 | 5 at price 3": lambda mine: (
        (mine.resource, mine.price, mine.yields, mine.levels) == (IRON, 3, (1, 3, 2, 3, 5), (1, 1, 2, 2, 3))
    ),
    "a gold card that starts 1 1 with three spaces above the first line": lambda mine: (
        (mine.resource, mine.yields[:2], mine.levels[2:3]) == (GOLD, (1, 1), (1,))
    ),
    "an oil card at price 5 with 2 on space 2 and space 3 above the first line": lambda mine: (
        (mine.resource, mine.price, mine.yields[1:2], mine.levels[2:3]) == (OIL, 5, (2,), (1,))
    ),
    "a coal card at price 2 that starts 2 1": lambda mine: (
        (mine.resource, mine.price, mine.yields[:2]) == (COAL, 2, (2, 1))
    ),
}


def read_content(reader: Reader) -> Content:
    """All files; raises BadContent with every fault. Of a broken file the well-formed cards are checked too."""
    broken = {name for name, kind in FILES.items() if reader.entry(name, "", reader.files[name], kind) is None}
    mines = _read_mines(reader, is_whole="mines.toml" not in broken)
    contracts = _read_contracts(reader, is_whole="contracts.toml" not in broken)
    assets = _read_assets(reader, is_whole="assets.toml" not in broken)
    initiatives = _read_initiatives(reader, assets, is_whole="initiatives.toml" not in broken)
    is_stocked = not reader.faults
    setup = read_setup(reader) if "setup.toml" not in broken else None
    if setup is not None and is_stocked:
        _check_stock(reader, setup, contracts, assets)
    if setup is None or reader.faults:
        raise BadContent(reader.faults)
    return Content(mines, contracts, assets, initiatives, setup, digest(reader.files), reader.files)


def _read_mines(reader: Reader, *, is_whole: bool) -> tuple[MineCard, ...]:
    file = "mines.toml"
    mines = []
    for deck in DECKS:
        for resource, name in enumerate(RESOURCES):
            entries = reader.valid(file, (deck, name), MineEntry)
            if is_whole and len(entries) != DECK_CARDS[resource]:
                what = f"has {len(entries)} cards; there must be {DECK_CARDS[resource]}"
                reader.fault(file, f"{deck}.{name}", what)
            for entry in entries:
                key = f"{deck}.{name} {entry.id}"
                mine = mine_of(reader, file, key, entry, resource, deck)
                if len(mine.yields) < LEAST_SPACES:
                    reader.fault(file, key, f"has {len(mine.yields)} spaces; at least {LEAST_SPACES} are needed")
                if min(mine.yields, default=1) < 1 or mine.price < 1:
                    reader.fault(file, key, "yields and price must be 1 or more")
                mines.append(mine)
    reader.unique(file, "id", [mine.id for mine in mines])
    for what, is_it in SAMPLES.items():
        if is_whole and not any(is_it(mine) for mine in mines):
            reader.fault(file, "", f"there must be {what}; the worked examples use it")
    return tuple(mines)


def _read_contracts(reader: Reader, *, is_whole: bool) -> tuple[Contract, ...]:
    file = "contracts.toml"
    contracts = []
    for entry in reader.valid(file, ("contract",), ContractEntry):
        key = f"contract {entry.number}"
        contract = contract_of(reader, file, key, entry)
        contracts.append(contract)
        pays = [row.pays for row in contract.rows]
        if pays != sorted(pays):
            reader.fault(file, key, f"pays {', '.join(map(str, pays))}; from top to bottom it must never fall")
    contracts.sort(key=lambda contract: contract.number)
    numbers = [contract.number for contract in contracts]
    reader.unique(file, "number", map(str, numbers))
    missing = sorted(set(range(1, max(numbers, default=0))) - set(numbers))
    if is_whole and missing:
        reader.fault(file, "number", f"{', '.join(map(str, missing))} missing; numbers must be 1 to {max(numbers)}")
    if is_whole:
        rows = {contract.number: contract.rows for contract in contracts}
        first = [([sorted(item) for item in row.needs], row.pays) for row in rows.get(1, ())]
        if first != [([[OIL, COAL]], 6), ([[OIL, COAL]], 8)]:  # ORE-MD-02
            reader.fault(file, "contract 1", "must have the rows coal/oil pays 6 and coal/oil pays 8")
        if rows.get(9, ())[:1] != (Row(((GOLD,),), 15),):  # ORE-MD-02
            reader.fault(file, "contract 9", "must have gold pays 15 as its first row")
    return tuple(contracts)


def _read_assets(reader: Reader, *, is_whole: bool) -> tuple[Asset, ...]:
    file = "assets.toml"
    entries = reader.valid(file, ("asset",), AssetEntry)
    assets = tuple(asset_of(reader, file, f"asset {entry.id}", entry) for entry in entries)
    reader.unique(file, "asset", [asset.id for asset in assets])
    for asset in assets:
        points = POINTS.get(asset.rule, asset.vp)
        if asset.vp != points:
            reader.fault(file, f"asset {asset.id}.vp", f"must be {points}")
        if not asset.effect.do and CATEGORIES[asset.category] != "charity":
            reader.fault(file, f"asset {asset.id}", "effect is missing; only a charity has none")
    if is_whole:
        cards = sum(asset.copies for asset in assets)
        dark = sum(asset.copies for asset in assets if not asset.is_light)
        if (cards, dark) != (ASSET_CARDS, DARK_ASSETS):
            what = f"has {cards} cards, {dark} of them dark; there must be {ASSET_CARDS} and {DARK_ASSETS}"
            reader.fault(file, "asset", what)
        for rule in POINTS:
            if rule not in {asset.rule for asset in assets}:
                reader.fault(file, "asset", f"there must be one of rule {rule}, with vp = {POINTS[rule]}")
    return assets


def _read_initiatives(reader: Reader, assets: tuple[Asset, ...], *, is_whole: bool) -> tuple[Initiative, ...]:
    file = "initiatives.toml"
    entries = reader.valid(file, ("initiative",), InitiativeEntry)
    initiatives = tuple(initiative_of(reader, file, f"initiative {entry.id}", entry) for entry in entries)
    reader.unique(file, "initiative", [initiative.id for initiative in initiatives])
    for initiative in initiatives:
        if initiative.id in {asset.id for asset in assets}:
            reader.fault(file, f"initiative {initiative.id}", "an asset has this id already")
    if is_whole:
        cards = sum(initiative.copies for initiative in initiatives)
        dark = sum(initiative.dark for initiative in initiatives)
        if (cards, dark) != (INITIATIVE_CARDS, DARK_INITIATIVES):
            what = f"has {cards} cards, {dark} of them dark; there must be {INITIATIVE_CARDS} and {DARK_INITIATIVES}"
            reader.fault(file, "initiative", what)
        for rule in INITIATIVES:
            if rule not in {initiative.rule for initiative in initiatives}:
                reader.fault(file, "initiative", f"the kind of rule {rule} is missing; there must be all seven")
    return initiatives


def _check_stock(reader: Reader, setup: Setup, contracts: tuple[Contract, ...], assets: tuple[Asset, ...]) -> None:
    """Whether there are as many cards as the set-up takes, with those that are dealt for the start player."""
    seats = max(PLAYERS)
    if len(contracts) < setup.race.deal * seats:
        dealt = f"the Contract Race deals {setup.race.deal} to each of {seats} players"
        what = f"there are {len(contracts)}; {dealt}, so at least {setup.race.deal * seats} are needed"
        reader.fault("contracts.toml", "contract", what)
    cards = sum(asset.copies for asset in assets)
    dark = sum(asset.copies for asset in assets if not asset.is_light)
    low = sum(contract.number <= setup.short.contracts_up_to for contract in contracts)
    used = [(f"players.{n}.assets", each.assets, cards) for n, each in setup.players.items()]
    used += [(f"players.{n}.contracts", each.contracts, len(contracts) - n) for n, each in setup.players.items()]
    used += [
        ("variant.short.assets", setup.short.assets, dark),
        ("variant.short.contracts", setup.short.contracts, low - seats),
        ("variant.long.assets", setup.long.assets, cards),
        ("variant.long.contracts", setup.long.contracts, len(contracts)),
        ("variant.contract_race.assets", setup.race.assets, cards),
    ]
    for key, number, most in used:
        if not setup.row <= number <= most:
            reader.fault("setup.toml", key, f"is {number}; it must be {setup.row} to {most}")
