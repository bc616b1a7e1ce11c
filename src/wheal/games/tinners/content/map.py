"""Tinners' Trail: how the map is drawn, from the same file as the areas. No rule reads any of this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from wheal.games.tinners.content.files import AreaEntry, BorderEntry, DecorEntry, LabelEntry, OutlineEntry, SetupEntry
from wheal.kernel.content_reading import Reader

FILE = "map.toml"

Spot: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class BorderLine:
    """How the border of two areas runs, and where an adit on it stands."""

    chain: list[str]
    mid: Spot
    angle: float


@dataclass(frozen=True)
class Drawing:
    """Named points and the lines through them, in the units of the sheet."""

    sheet: tuple[float, float, float, float]
    points: dict[str, Spot]
    coast: list[str]
    county: list[str]
    beyond: list[str]  # land that belongs to no area
    compass: Spot | None
    labels: list[LabelEntry]
    borders: dict[tuple[int, int], BorderLine]
    frames: dict[int, tuple[float, float, float, float]]  # by player count


def read_drawing(
    reader: Reader,
    areas: list[AreaEntry],
    borders: Mapping[tuple[int, int], BorderEntry],
    setups: Iterable[SetupEntry],
) -> Drawing:
    """The drawing of the map; faults for points that are named and do not exist."""
    points = _points(reader)
    outline = _part(reader, "outline", OutlineEntry) or OutlineEntry(coast=[])
    decor = _part(reader, "decor", DecorEntry) or DecorEntry()
    named = {f"area {area.id}.ring": area.ring for area in areas}
    named |= {f"area {area.id}.port": [area.port] for area in areas if area.port}
    named |= {"outline.coast": outline.coast, "outline.county": outline.county, "decor.devon": decor.devon}
    named |= {f"border[{i}].chain": border.chain for i, border in enumerate(borders.values())}
    for key, ids in named.items():
        for name in ids:
            reader.word(FILE, key, name, points, "point")
    return Drawing(
        sheet=_four(reader, "viewbox", reader.files[FILE].get("viewbox", [0, 0, 1000, 850])),
        points=points,
        coast=outline.coast,
        county=outline.county,
        beyond=decor.devon,
        compass=_spot(decor.compass) if len(decor.compass) == 2 else None,
        labels=decor.label,
        borders={pair: BorderLine(entry.chain, _spot(entry.mid), entry.angle) for pair, entry in borders.items()},
        frames={players: _four(reader, "setup frame", setup.frame) for setup in setups for players in setup.players},
    )


def _points(reader: Reader) -> dict[str, Spot]:
    found: dict[str, Spot] = {}
    for name, at in reader.table(FILE, "points").items():
        if isinstance(at, list) and len(at) == 2 and all(isinstance(value, int | float) for value in at):
            found[name] = _spot(at)
        else:
            reader.fault(FILE, f"points.{name}", "must be [x, y]")
    return found


def _part(reader: Reader, key: str, kind: type[Any]) -> Any:
    """A table that a map may leave out."""
    data: Mapping[str, Any] = reader.files[FILE]
    return reader.entry(FILE, key, data[key], kind) if key in data else None


def _spot(at: list[float]) -> Spot:
    return (float(at[0]), float(at[1])) if len(at) == 2 else (0.0, 0.0)


def _four(reader: Reader, key: str, numbers: list[float]) -> tuple[float, float, float, float]:
    if len(numbers) != 4 or numbers[2] <= 0 or numbers[3] <= 0:
        reader.fault(FILE, key, "must be [x, y, width, height]")
        return (0.0, 0.0, 1000.0, 850.0)
    x, y, width, height = map(float, numbers)
    return x, y, width, height
