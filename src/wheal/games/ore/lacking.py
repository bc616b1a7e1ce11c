"""What is missing for a row of a contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wheal.games.ore.content import Row


def missing(row: Row, barrels: list[int]) -> list[tuple[int, ...]]:
    """The items of a row for which there is no barrel, as few as possible."""

    def lacking(place: int) -> list[tuple[int, ...]]:
        if place == len(row.needs):
            return []
        ways = []
        for resource in row.needs[place]:
            if barrels[resource] > 0:
                barrels[resource] -= 1
                ways.append(lacking(place + 1))
                barrels[resource] += 1
        if not ways or min(map(len, ways)) > 0:
            ways.append([row.needs[place], *lacking(place + 1)])
        return min(ways, key=len)

    return lacking(0)
