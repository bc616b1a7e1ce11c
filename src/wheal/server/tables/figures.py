"""What a server process counts of itself while it runs: moves, refusals, how long a submission takes."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

STEPS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

Mover: TypeAlias = Literal["person", "bot"]


@dataclass
class Histogram:
    """How often something took how long; ``counts`` are by step, the last for what took longer than all."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(STEPS) + 1))
    total: float = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds


@dataclass
class Figures:
    """Counted since the process started."""

    moves: Counter[Mover] = field(default_factory=Counter)
    refused: Counter[Mover] = field(default_factory=Counter)
    submissions: dict[Mover, Histogram] = field(default_factory=lambda: {"person": Histogram(), "bot": Histogram()})
    pictures_drawn: int = 0
    pictures_cached: int = 0
    cut_off: Counter[str] = field(default_factory=Counter)  # connections that were ended, by what was wrong
