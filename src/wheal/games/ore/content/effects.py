"""Ore: what an asset does, from its table ``effect``: the parameters of each kind, and what they must satisfy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from wheal.games.ore.content import CATEGORIES, RESOURCES, Effect
from wheal.games.ore.content.files import Barrels, Category, Resource
from wheal.kernel.content_reading import Count, Entry, Reader, Some, own_fields


class NoParameters(Entry):
    pass


class Exchange(Entry):
    resources: list[Resource] = msgspec.field(name="gives")
    rates: list[tuple[Some, Some]]


class Railroad(Entry):
    sells: Barrels


class Plant(Entry):
    resources: Resource = msgspec.field(name="resource")
    bonus: Some


class Venture(Entry):
    resources: list[Resource] = msgspec.field(name="needs")
    gives: Resource


class Tiers(Entry):
    tiers: list[tuple[Count, Count]]


class Bonus(Entry):
    bonus: Some


class Fees(Entry):
    fees: list[Count]


class Fee(Entry):
    fees: Count = msgspec.field(name="fee")


class Sales(Fee):
    what: Literal["asset", "contract"] = msgspec.field(name="takes")


class Subcontract(Fee):
    lines: Some


class ScoreCategory(Entry):
    category: Category
    tiers: list[tuple[Count, Count]] = msgspec.field(default_factory=list)
    each: Count = 0
    most: Count = 0


class ScoreBarrels(Tiers):
    resources: list[Resource]


EFFECTS: Final[dict[str, type[Entry]]] = {
    "exchange": Exchange,
    "railroad": Railroad,
    "plant": Plant,
    "venture": Venture,
    "diversified": Tiers,
    "efficient": Fees,
    "negotiation": Tiers,
    "exploratory": Bonus,
    "ops_team": Tiers,
    "relief": Fee,
    "sales": Sales,
    "subcontract": Subcontract,
    "black_market": NoParameters,
    "score_category": ScoreCategory,
    "score_assets": Tiers,
    "score_barrels": ScoreBarrels,
    "score_miners": Tiers,
    "score_private_cards": Tiers,
    "score_sets": Tiers,
}


def effect_of(reader: Reader, file: str, key: str, data: Mapping[str, Any]) -> Effect:
    do = data.get("do")
    if do is None:
        reader.fault(file, key, "do is missing")
        return Effect("")
    if not reader.word(file, f"{key}.do", do, EFFECTS):
        return Effect("")
    parameters = reader.entry(file, key, {name: data[name] for name in data if name != "do"}, EFFECTS[do])
    if parameters is None:
        return Effect(do)
    fields = own_fields(EFFECTS[do]).values()
    effect = Effect(do, **{each.name: _plain(each.name, getattr(parameters, each.name)) for each in fields})
    for each in fields:
        value = getattr(effect, each.name)
        if (each.required and value == ()) or (each.name == "sells" and not any(value)):
            reader.fault(file, f"{key}.{each.encode_name}", "must not be empty")
        if each.name == "resources" and len(set(value)) != len(value):
            reader.fault(file, f"{key}.{each.encode_name}", "must not name a resource twice")
    if do == "score_category" and bool(effect.tiers) == bool(effect.each):
        reader.fault(file, key, "needs either tiers or each")
    if effect.most and not effect.each:
        reader.fault(file, f"{key}.most", "needs each beside it")
    least = [at_least for at_least, _ in effect.tiers]
    if least != sorted(set(least)):
        reader.fault(file, f"{key}.tiers", "must rise: [at least, what it brings], the smallest first")
    return effect


def _plain(name: str, value: Any) -> Any:
    """A parameter as numbers and tuples: a resource and a category by their places."""
    if isinstance(value, Barrels):
        return value.numbers()
    if name in ("resources", "fees") and not isinstance(value, list):
        value = [value]
    if isinstance(value, list):
        return tuple(_plain("", each) for each in value)
    if value in RESOURCES:
        return RESOURCES.index(value)
    return CATEGORIES.index(value) if value in CATEGORIES else value
