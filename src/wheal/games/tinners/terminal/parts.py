"""What only the map of Cornwall has: the colours of ore and the letters of each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from wheal.look import terminal as drawing

ORE = {"tin": "bold #7d8a94", "copper": "bold #c0642c", "water": "bold #3585c6"}


class Letters(NamedTuple):
    """The letters of the map, which each language has of its own."""

    tin: str
    copper: str
    water: str
    miner: str
    port: str
    train: str
    pump: str
    work: str
    adit: str = "="


@dataclass(frozen=True, kw_only=True)
class Marks(drawing.Marks):
    """The signs of a drawing with the letters of the map."""

    letters: Letters


def marks_of(letters: str, *, is_ascii: bool) -> Marks:
    """The signs for a terminal with or without Unicode."""
    return Marks(**vars(drawing.ASCII if is_ascii else drawing.UNICODE), letters=Letters(*letters.split()))
