"""Piles of hidden things whose slots know who has seen them.

A pile is never changed in place: clones of a state share it, and whoever changes one puts a new one in its place.
"""

from __future__ import annotations

from typing import Final

NOBODY_KNOWS: Final = 0


class Pile:
    """Things by number, the top first, and for each a mask of the seats that know it."""

    __slots__ = ("items", "known")

    def __init__(self, items: list[int], known: list[int]) -> None:
        self.items: list[int] = items
        self.known: list[int] = known

    def without_top(self) -> Pile:
        return Pile(self.items[1:], self.known[1:])

    def with_bottom(self, item: int, known: int) -> Pile:
        return Pile([*self.items, item], [*self.known, known])

    def hidden_from(self, seat_bit: int, out: list[int]) -> None:
        """Append what stands in the slots that these seats do not know."""
        for i in range(len(self.items)):
            if not self.known[i] & seat_bit:
                out.append(self.items[i])

    def with_unknown_from(self, seat_bit: int, pool: list[int]) -> Pile:
        """The same pile with its unknown slots filled from the end of a pool."""
        items = self.items[:]
        for i in range(len(items)):
            if not self.known[i] & seat_bit:
                items[i] = pool.pop()
        return Pile(items, self.known)


def unknown_pile(items: list[int]) -> Pile:
    """A pile that nobody has looked into."""
    return Pile(items, [NOBODY_KNOWS] * len(items))
