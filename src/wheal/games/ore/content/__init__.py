"""Ore: the printed components as the rules read them, and how they are loaded.

The files they come from: ``files``; what any replacement must satisfy: ``checks``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Final

RESOURCES: Final = ("gold", "oil", "iron", "copper", "coal")
CATEGORIES: Final = ("ops", "exchange", "railroad", "venture", "plant", "charity", "strategic")
GOLD, OIL, IRON, COPPER, COAL = range(5)
DECKS: Final = ("three", "more")
PLAYERS: Final = (3, 4, 5)  # ORE-CMP-01
INITIATIVES: Final = tuple(f"ORE-INI-0{n}" for n in range(1, 8))


@dataclass(frozen=True)
class MineCard:
    """A mine: yields and levels by space from the top; ``deck`` is empty for one that only a scenario has."""

    id: str
    resource: int
    price: int
    yields: tuple[int, ...]
    levels: tuple[int, ...]
    deck: str


@dataclass(frozen=True)
class Row:
    """What one round of a contract asks for, each item one resource or the choice of two, and what it pays."""

    needs: tuple[tuple[int, ...], ...]
    pays: int


@dataclass(frozen=True)
class Contract:
    number: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Effect:
    """What an asset does: the word of the file and its parameters; those that the word has no use for are empty."""

    do: str
    resources: tuple[int, ...] = ()  # that an exchange takes, a venture or plant looks at, the score counts
    rates: tuple[tuple[int, int], ...] = ()  # barrels in, barrels out
    sells: tuple[int, ...] = ()  # extra barrels by resource
    gives: int = -1  # the resource that a venture gives
    bonus: int = 0
    tiers: tuple[tuple[int, int], ...] = ()  # at least so many, dollars or barrels or points
    fees: tuple[int, ...] = ()
    each: int = 0
    most: int = 0
    category: int = -1
    lines: int = 0
    what: str = ""  # that Sales Ops takes: asset or contract


@dataclass(frozen=True)
class Asset:
    """An asset; money -1: it has no money price, barrels all 0: no price in barrels."""

    id: str
    name: str
    rule: str
    category: int
    money: int
    barrels: tuple[int, ...]
    vp: int
    is_light: bool
    copies: int
    effect: Effect


@dataclass(frozen=True)
class Initiative:
    """An initiative; of its copies so many are dark, and its rule says which of the seven kinds it is."""

    id: str
    name: str
    rule: str
    copies: int
    dark: int
    money: tuple[int, ...]
    takes_barrel: bool

    @property
    def kind(self) -> int:
        """Which of the seven it is, from 1."""
        return INITIATIVES.index(self.rule) + 1


@dataclass(frozen=True)
class PlayerSetup:
    mines: str
    assets: int
    contracts: int


@dataclass(frozen=True)
class ShortVariant:
    assets: int
    contracts: int
    contracts_up_to: int
    remove_mines: tuple[int, ...]


@dataclass(frozen=True)
class LongVariant:
    assets: int
    contracts: int


@dataclass(frozen=True)
class RaceVariant:
    assets: int
    deal: int
    contract_points: int
    failure_strikes: int


@dataclass(frozen=True)
class Setup:
    """The numbers of set-up, salaries, tokens and variants."""

    money: int
    miners: int
    most_miners: int
    cage_level: int
    row: int
    track_spaces: int
    market_barrels: int
    salaries: dict[int, int]  # by miners employed
    relief: int
    slag: int
    drill_money: int
    drill_coal: int
    strike_per: int
    contract_points: int
    dollars_per_point: int
    strike_points: int
    neutral_miners: int
    futures: int
    tokens: int  # Collaborative Ops and Drill Bit
    futures_most: int
    players: dict[int, PlayerSetup]
    short: ShortVariant
    long: LongVariant
    race: RaceVariant
    options: dict[str, tuple[bool | str, ...]]  # the first value is the ruling


@dataclass(frozen=True)
class Content:
    """Everything printed that the rules read."""

    mines: tuple[MineCard, ...]
    contracts: tuple[Contract, ...]
    assets: tuple[Asset, ...]
    initiatives: tuple[Initiative, ...]
    setup: Setup
    digest: str
    files: Mapping[str, Mapping[str, Any]] = field(repr=False)
    defined: frozenset[str] = frozenset()  # ids that exist only in a scenario; a contract's is "#901"
    not_printed: ClassVar = frozenset({"category", "effect", "options"})  # keys of no house value: the rules state them

    @cached_property
    def mine_of(self) -> dict[str, MineCard]:
        return {mine.id: mine for mine in self.mines}

    @cached_property
    def contract_of(self) -> dict[int, Contract]:
        return {contract.number: contract for contract in self.contracts}

    @cached_property
    def asset_of(self) -> dict[str, Asset]:
        return {asset.id: asset for asset in self.assets}

    @cached_property
    def initiative_of(self) -> dict[str, Initiative]:
        return {initiative.id: initiative for initiative in self.initiatives}

    def mine_names(self) -> list[str]:
        return [mine.id for mine in self.mines]

    def contract_names(self) -> list[str]:
        return [f"#{contract.number}" for contract in self.contracts]

    def asset_names(self) -> list[str]:
        return [asset.id for asset in self.assets]

    def initiative_names(self) -> list[str]:
        return [initiative.id for initiative in self.initiatives]

    def trader_names(self) -> list[str]:
        """Exchanges whose owner chooses what to give, or how much."""
        return [
            asset.id
            for asset in self.assets
            if asset.effect.do == "exchange" and (len(asset.effect.rates) > 1 or len(asset.effect.resources) > 1)
        ]

    def most_rows(self) -> int:
        return max(len(contract.rows) for contract in self.contracts)

    def most_spaces(self) -> int:
        return max(len(mine.yields) for mine in self.mines)

    def counts(self) -> dict[str, str]:
        """What each file holds, in a few words."""
        cards = sum(asset.copies for asset in self.assets)
        initiatives = sum(initiative.copies for initiative in self.initiatives)
        return {
            "assets.toml": f"{len(self.assets)} designs, {cards} cards",
            "contracts.toml": f"{len(self.contracts)} contracts",
            "initiatives.toml": f"{len(self.initiatives)} designs, {initiatives} cards",
            "mines.toml": f"{len(self.mines)} mines in {len(DECKS)} decks",
            "setup.toml": f"{len(self.setup.players)} player counts, 3 variants",
        }
