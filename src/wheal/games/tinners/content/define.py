"""Components that exist only in a scenario: tiles and survey cards beside those of the content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from wheal.games.tinners.content import BACK_NAMES, BENEFITS, REGION_NAMES, Card, Content, Tile
from wheal.games.tinners.expansions.kickstarter.content import BONUSES, region_mask, with_bonus
from wheal.games.tinners.expansions.kickstarter.content import FILE as PACK_FILE
from wheal.games.tinners.rules.position import ANY_REGION, BACKS, PACK, WILD
from wheal.kernel.content import digest
from wheal.kernel.content_reading import LARGEST, DefinitionReader, is_id
from wheal.kernel.errors import BadInput

KINDS = ("tile", "survey")
RESERVED = ("none", "draw")


class DefinedTile(msgspec.Struct, forbid_unknown_fields=True):
    region: str
    tin: int
    copper: int
    water: int
    bonus: str = ""


class DefinedCard(msgspec.Struct, forbid_unknown_fields=True):
    benefit: str
    amount: int
    value: int
    region: str = ""
    regions: list[str] = []


def with_defined(content: Content, define: Mapping[str, Any]) -> Content:
    """The content with a scenario's own tiles and survey cards; raises BadInput with the path."""
    tiles = list(content.tiles)
    cards = list(content.cards)
    reader = DefinitionReader()
    taken = {tile.id for tile in tiles} | {card.id for card in cards}
    for kind, name, data, where in reader.definitions(define, KINDS):
        if not is_id(name.removeprefix("@")) or name in RESERVED:
            raise BadInput(f"{where}: an id is a word of letters, digits and -, and not {' or '.join(RESERVED)}")
        if name in taken:
            raise BadInput(f"{where}: the content has this id already; choose another")
        if kind == "tile":
            tile = reader.read(where, data, DefinedTile)
            reader.word("", f"{where}.region", tile.region, REGION_NAMES)
            if not all(0 <= cubes <= LARGEST for cubes in (tile.tin, tile.copper, tile.water)):
                raise BadInput(f"{where}: numbers must be 0 to {LARGEST}")
            tiles.append(_defined_tile(reader, content, name, tile, where))
        else:
            cards.append(_defined_card(reader, name, data, where))
    mark = digest({"content": content.digest, "define": define})
    defined = content.defined | {name for entries in define.values() for name in entries}
    return replace(content, tiles=tiles, cards=cards, digest=mark, defined=defined)


def _defined_tile(reader: DefinitionReader, content: Content, name: str, tile: DefinedTile, where: str) -> Tile:
    region, cubes = REGION_NAMES.index(tile.region), (tile.tin, tile.copper, tile.water)
    if not tile.bonus:
        return Tile(name, region, *cubes)
    reader.word("", f"{where}.bonus", tile.bonus, BONUSES)
    pack = content.files[PACK_FILE]
    return with_bonus(name, region, cubes, tile.bonus, pack["money_bonus"], pack["work_cost"])


def _defined_card(reader: DefinitionReader, name: str, data: object, where: str) -> Card:
    card = reader.read(where, data, DefinedCard)
    if bool(card.region) == bool(card.regions):
        raise BadInput(f"{where}: needs either region or regions")
    reader.word("", f"{where}.benefit", card.benefit, BENEFITS)
    if not (1 <= card.amount <= LARGEST and 1 <= card.value <= LARGEST):
        raise BadInput(f"{where}: amount and value must be 1 to {LARGEST}")
    benefit = BENEFITS.index(card.benefit)
    if card.regions:
        for region in card.regions:
            reader.word("", f"{where}.regions", region, REGION_NAMES)
        if len(set(card.regions)) != 2:
            raise BadInput(f"{where}.regions: must be two regions (TT-KSP-02)")
        return Card(name, PACK, region_mask(card.regions), benefit, card.amount, card.value)
    reader.word("", f"{where}.region", card.region, BACK_NAMES[:BACKS])
    back = BACK_NAMES.index(card.region)
    regions = ANY_REGION if back == WILD else 1 << back
    return Card(name, back, regions, benefit, card.amount, card.value)
