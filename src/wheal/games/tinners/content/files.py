"""Tinners' Trail: the content files table by table, with the keys and the kinds of values that each may have."""

from __future__ import annotations

from typing import Any

import msgspec

from wheal.kernel.content_reading import Count, Entry


class Table(Entry, kw_only=True):
    """A table of a file; of one that is not published the known parts may be fields, faces of a die or a sentence."""

    attested: list[Any] = msgspec.field(default_factory=list)


class TileEntry(Table):
    id: str
    tin: Count
    copper: Count
    water: Count


class CardEntry(Table):
    id: str
    benefit: str
    amount: Count
    value: Count


class DieEntry(Table):
    id: str
    faces: list[Count]


class PriceEntry(Table):
    n: int
    total: list[int]
    tin: int
    copper: int


class RowEntry(Table):
    position: int
    per_10: list[Count]
    per_5: list[Count]


class RoundEntry(Table):
    miners: Count
    ports: Count
    trains: Count
    adits: Count
    pump_groups: list[Count]


class PiecesEntry(Table):
    miners: Count
    ports: Count
    trains: Count
    adits: Count
    pumps: Count


class SetupEntry(Table):
    players: list[int]
    frame: list[float]
    A: list[str] = msgspec.field(default_factory=list)
    B: list[str] = msgspec.field(default_factory=list)
    C: list[str] = msgspec.field(default_factory=list)
    D: list[str] = msgspec.field(default_factory=list)


class BoardEntry(Table):
    players: list[int]
    rounds: list[RoundEntry]


class AreaEntry(Table):
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


class BorderEntry(Table):
    areas: list[str]
    chain: list[str]
    mid: list[float]
    angle: float


class OutlineEntry(Table):
    coast: list[str]
    county: list[str] = msgspec.field(default_factory=list)


class LabelEntry(Table):
    text: str
    at: list[float]
    size: float
    angle: float = 0


class DecorEntry(Table):
    devon: list[str] = msgspec.field(default_factory=list)
    compass: list[float] = msgspec.field(default_factory=list)
    label: list[LabelEntry] = msgspec.field(default_factory=list)
