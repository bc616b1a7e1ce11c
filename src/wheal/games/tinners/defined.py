"""Components that exist only in a scenario: tiles and survey cards beside those of the content."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from wheal.games.tinners.content import BACK_NAMES, BENEFITS, LARGEST, REGION_NAMES, Card, Content, Tile
from wheal.games.tinners.position import ANY_REGION, WILD
from wheal.kernel.content import digest
from wheal.kernel.errors import BadInput
from wheal.kernel.words import did_you_mean

RESERVED = ("none", "draw")


class DefinedTile(msgspec.Struct, forbid_unknown_fields=True):
    region: str
    tin: int
    copper: int
    water: int


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
    taken = {tile.id for tile in tiles} | {card.id for card in cards}
    for kind, entries in define.items():
        if kind not in ("tile", "survey"):
            raise BadInput(f'unknown key "{kind}" in define{did_you_mean(kind, ("tile", "survey"))}')
        for name, data in entries.items():
            where = f"define.{kind}.{name}"
            if not re.fullmatch(r"@?[A-Za-z0-9][A-Za-z0-9_-]*", name) or name in RESERVED:
                raise BadInput(f"{where}: an id is a word of letters, digits and -, and not {' or '.join(RESERVED)}")
            if name in taken:
                raise BadInput(f"{where}: the content has this id already; choose another")
            if kind == "tile":
                tile = _convert(data, DefinedTile, where)
                region = _one_of(tile.region, REGION_NAMES, f"{where}.region")
                if not all(0 <= cubes <= LARGEST for cubes in (tile.tin, tile.copper, tile.water)):
                    raise BadInput(f"{where}: numbers must be 0 to {LARGEST}")
                tiles.append(Tile(name, region, tile.tin, tile.copper, tile.water))
            else:
                cards.append(_defined_card(name, _convert(data, DefinedCard, where), where))
    mark = digest({"content": content.digest, "define": define})
    defined = content.defined | {name for entries in define.values() for name in entries}
    return replace(content, tiles=tiles, cards=cards, digest=mark, defined=defined)


def _defined_card(name: str, card: DefinedCard, where: str) -> Card:
    if bool(card.region) == bool(card.regions):
        raise BadInput(f"{where}: needs either region or regions")
    benefit = _one_of(card.benefit, BENEFITS, f"{where}.benefit")
    if not (1 <= card.amount <= LARGEST and 1 <= card.value <= LARGEST):
        raise BadInput(f"{where}: amount and value must be 1 to {LARGEST}")
    if card.regions:
        raise BadInput(f"{where}.regions: cards of two regions belong to option kickstarter, which is not there yet")
    back = _one_of(card.region, BACK_NAMES, f"{where}.region")
    regions = ANY_REGION if back == WILD else 1 << back
    return Card(name, back, regions, benefit, card.amount, card.value)


def _convert(data: object, kind: type[Any], where: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at `$")
        missing = re.search(r"missing required field `(\w+)`", what)
        if missing is not None:
            raise BadInput(f"{where}: {missing.group(1)} is missing") from error
        if "unknown field" in what:
            key = what.rsplit("`", 2)[1]
            fields = kind.__struct_fields__
            raise BadInput(f'unknown key "{key}" in {where}{did_you_mean(key, fields)}') from error
        raise BadInput(f"{where}{at.rstrip('`')}: {what[:1].lower()}{what[1:]}") from error


def _one_of(word: str, known: tuple[str, ...], where: str) -> int:
    if word not in known:
        raise BadInput(f'{where}: unknown "{word}"{did_you_mean(word, known)}')
    return known.index(word)
