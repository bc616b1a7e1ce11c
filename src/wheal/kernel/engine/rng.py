"""sfc32: one small random stream, part of the state, the same interpreted, compiled and in JavaScript."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 15


class Rng:
    """128 bits of state; every intermediate value stays below 2**62."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int = 0, source: Rng | None = None) -> None:
        if source is None:
            self.a: i64 = seed & 0xFFFFFFFF
            self.b: i64 = (seed >> 32) & 0xFFFFFFFF
            self.c: i64 = (seed >> 64) & 0xFFFFFFFF
            self.counter: i64 = 1
            for _ in range(WARM_UP):
                self.next32()
        else:
            self.a = source.a
            self.b = source.b
            self.c = source.c
            self.counter = source.counter

    def next32(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30."""
        return ((self.next32() >> 2) * n) >> 30

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def reseed_from(self, other: Rng) -> None:
        """Start a new stream from another one."""
        self.a = other.next32()
        self.b = other.next32()
        self.c = other.next32()
        self.counter = 1


class EvenRng(Rng):
    """A stream that deals the same from the same things, in whatever order they lay: a deal tells nothing of it."""

    __slots__ = ()

    def shuffle(self, items: list[int]) -> None:
        items.sort()
        super().shuffle(items)
