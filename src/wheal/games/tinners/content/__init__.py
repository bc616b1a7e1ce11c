"""Tinners' Trail: the printed components as the rules read them, and how they are loaded.

The files they come from: ``files``; what any replacement must satisfy: ``checks``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

from wheal.games.tinners.content.files import AreaEntry, RoundEntry
from wheal.games.tinners.content.map import Drawing
from wheal.games.tinners.expansions.emigration.rules.position import PLACES, Rewards
from wheal.games.tinners.rules.position import BACKS, REGIONS, ROUNDS
from wheal.games.tinners.rules.work_track import MINE_WORK

REGION_NAMES = ("A", "B", "C", "D")
BACK_NAMES = ("A", "B", "C", "D", "wild", "pack")
BENEFITS = ("tin", "copper", "water", "miner", "port", "steam_pump")
DICE = ("white", "orange", "blue")
PIECES = ("miners", "ports", "trains", "adits")


@dataclass(frozen=True)
class Tile:
    """An area tile; ``work`` and ``money`` are what building on it costs and pays, ``is_extra``: an expansion's."""

    id: str
    region: int
    tin: int
    copper: int
    water: int
    work: int = MINE_WORK
    money: int = 0
    is_extra: bool = False


@dataclass(frozen=True)
class Card:
    """A survey card: its back, the regions it fits (a mask), what it gives and what it is worth; ``is_extra``: an
    expansion's."""

    id: str
    back: int
    regions: int
    benefit: int
    amount: int
    value: int
    is_extra: bool = False


@dataclass(frozen=True)
class Content:
    """Everything printed that the rules read."""

    areas: list[AreaEntry]
    borders: list[tuple[int, int]]
    setups: dict[int, list[list[int]]]  # player count: areas of each region by tile position
    drawing: Drawing = field(repr=False)
    tiles: list[Tile]
    cards: list[Card]
    dice: list[list[int]]
    price_tops: list[int]  # the highest total of each column
    tin_prices: list[int]
    copper_prices: list[int]
    boards: dict[int, list[RoundEntry]]
    per_10: list[list[int]]  # by row, then round
    per_5: list[list[int]]
    arsenic_market: list[list[int]]  # what the spaces of each section pay
    rewards: Rewards  # of the emigration board
    digest: str
    files: Mapping[str, Mapping[str, Any]] = field(repr=False)
    defined: frozenset[str] = frozenset()  # ids that exist only in a scenario
    not_printed: ClassVar = frozenset({"players", "frame", "chain", "mid", "angle"})  # keys that sort or draw an entry

    @cached_property
    def area_of(self) -> dict[str, AreaEntry]:
        return {area.id: area for area in self.areas}

    @cached_property
    def tile_of(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def card_of(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}

    def area_names(self) -> list[str]:
        return [area.id for area in self.areas]

    def border_names(self) -> list[str]:
        names = self.area_names()
        return [f"{names[a]}/{names[b]}" for a, b in self.borders]

    def counts(self) -> dict[str, str]:
        """What each file holds, in a few words."""
        extra_tiles, extra_cards = sum(tile.is_extra for tile in self.tiles), sum(card.is_extra for card in self.cards)
        return {
            "arsenic_market.toml": f"{len(self.arsenic_market)} sections",
            "development_boards.toml": f"{len(self.boards)} player counts, {ROUNDS} rounds each",
            "dice.toml": f"{len(self.dice)} dice",
            "emigration.toml": f"{PLACES} places, {ROUNDS} rounds each",
            "investments.toml": f"{len(self.per_10)} rows",
            "kickstarter.toml": f"{extra_tiles} tiles, {extra_cards} cards",
            "map.toml": f"{len(self.areas)} areas, {len(self.borders)} borders, {len(self.setups)} set-ups",
            "prices.toml": f"{len(self.tin_prices)} columns",
            "survey_cards.toml": f"{len(self.cards) - extra_cards} cards",
            "tiles.toml": f"{len(self.tiles) - extra_tiles} tiles",
        }


assert len(BACK_NAMES) == BACKS + 1  # and the pack's
assert len(REGION_NAMES) == REGIONS
