"""The moments of a shift and the phases they belong to. Rule SP-SHF-04."""

from __future__ import annotations

from typing import Final

from spoil.rules.position import SALE, SHIFT, TURN
from wheal.kernel.phases import PhaseRow, Phases

PHASES: Final = Phases(
    PhaseRow("shift-start", "turns", (SHIFT,)),
    PhaseRow("turns", "turns", (TURN,)),
    PhaseRow("sale", "sale", (SALE,)),
)
