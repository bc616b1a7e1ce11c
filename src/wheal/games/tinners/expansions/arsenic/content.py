"""The arsenic market as it is printed: `arsenic_market.toml`."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Final

from wheal.games.tinners.content.files import Table
from wheal.games.tinners.rules.position import ROUNDS
from wheal.kernel.content_reading import Count, Reader

FILE: Final = "arsenic_market.toml"


class SectionEntry(Table):
    n: int
    spaces: list[Count]


def read_market(reader: Reader) -> list[list[int]]:
    """What the spaces of each section pay, best first."""
    entries = reader.entries(FILE, ("section",), SectionEntry)
    if not reader.is_whole(FILE, "section"):
        return []
    if [entry.n for entry in entries] != list(range(1, ROUNDS + 1)):
        reader.fault(FILE, "section", f"needs sections 1 to {ROUNDS}, in order")  # TT-ARS-13
    for entry in entries:
        if not entry.spaces:
            reader.fault(FILE, f"section {entry.n}", "needs at least one space")
    values = list(chain.from_iterable(entry.spaces for entry in entries))
    if any(after > before for before, after in pairwise(values)):
        reader.fault(FILE, "section", "spaces must stand best first, also from section to section")  # TT-ARS-12
    if reader.get(FILE, "last_space_unlimited") is not True:
        reader.fault(
            FILE, "last_space_unlimited", "must be true: the last space takes any number of cubes"
        )  # TT-ARS-12
    return [entry.spaces for entry in entries]
