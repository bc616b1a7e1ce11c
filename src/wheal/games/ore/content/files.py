"""Ore: the content files table by table, with the keys and the kinds of values that each may have."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from wheal.games.ore.rules.position import DEEPEST_LEVEL
from wheal.kernel.content_reading import LARGEST, Count, Entry, Some

Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=DEEPEST_LEVEL)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
Resource: TypeAlias = Literal["gold", "oil", "iron", "copper", "coal"]
Category: TypeAlias = Literal["ops", "exchange", "railroad", "venture", "plant", "charity", "strategic"]


class Barrels(Entry):
    gold: Count = 0
    oil: Count = 0
    iron: Count = 0
    copper: Count = 0
    coal: Count = 0

    def numbers(self) -> tuple[int, ...]:
        return (self.gold, self.oil, self.iron, self.copper, self.coal)


class MineEntry(Entry):
    id: str
    levels: list[list[Count]]
    price: Count


class DeckEntry(Entry):
    gold: list[MineEntry]
    oil: list[MineEntry]
    iron: list[MineEntry]
    copper: list[MineEntry]
    coal: list[MineEntry]


class RowEntry(Entry):
    needs: list[str]
    pays: Count


class ContractEntry(Entry):
    number: Some
    rows: list[RowEntry]


class AssetEntry(Entry):
    id: str
    name: str
    rule: str
    category: Category
    vp: Count
    money: Count | None = None
    barrels: Barrels = msgspec.field(default_factory=Barrels)
    light: bool = False
    copies: Some = 1
    effect: dict[str, Any] | None = None


class InitiativeEntry(Entry):
    id: str
    name: str
    rule: str
    copies: Some
    dark: Count
    money: list[Count]
    barrel: bool


class StartEntry(Entry):
    money: Count
    miners: Some
    most_miners: Some
    cage_level: Level
    row: Some
    track_spaces: Some
    market_barrels: Count


class PlayersEntry(Entry):
    mines: Literal["three", "more"]
    assets: Some
    contracts: Some


class DrillEntry(Entry):
    money: Count
    coal: Count


class PayEntry(Entry):
    salaries: dict[str, Count]
    relief: Count
    slag: Count
    drill_deep: DrillEntry
    strike_per: Some


class ScoreEntry(Entry):
    contract: Points
    dollars_per_point: Some
    strike: Points


class PiecesEntry(Entry):
    neutral_miners: Count
    cages: Count
    futures: Count
    collab_or_drill: Count
    private_markers: Count
    futures_most: Some


class ShortEntry(Entry):
    assets: Some
    contracts: Some
    contracts_up_to: Some
    initiatives: Literal["dark"]
    remove_mines: Barrels


class LongEntry(Entry):
    assets: Some
    contracts: Some
    mines: Literal["both"]


class RaceEntry(Entry):
    assets: Some
    deal: Some
    contract_points: Points
    failure_strikes: Count


class VariantsEntry(Entry):
    short: ShortEntry
    long: LongEntry
    contract_race: RaceEntry


class File(Entry):
    schema: Literal[1]
    game: Literal["ore"]


class MinesFile(File):
    three: DeckEntry
    more: DeckEntry


class ContractsFile(File):
    contract: list[ContractEntry]


class AssetsFile(File):
    asset: list[AssetEntry]


class InitiativesFile(File):
    initiative: list[InitiativeEntry]


class SetupFile(File):
    start: StartEntry
    players: dict[str, PlayersEntry]
    pay: PayEntry
    score: ScoreEntry
    pieces: PiecesEntry
    variant: VariantsEntry
    options: dict[str, list[bool | str]]


FILES: Final[dict[str, type[File]]] = {
    "assets.toml": AssetsFile,
    "contracts.toml": ContractsFile,
    "initiatives.toml": InitiativesFile,
    "mines.toml": MinesFile,
    "setup.toml": SetupFile,
}
