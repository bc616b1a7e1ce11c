"""The moments of a round and the phases they belong to. Rule TT-GAM-01."""

from __future__ import annotations

from typing import Final

from wheal.games.tinners.rules.position import ACT, DISCARD, END_OF_ROUND, INVEST, PEEK, ROUND_START, SELL
from wheal.kernel.phases import PhaseRow, Phases

PHASES: Final = Phases(
    PhaseRow("setup", "", (DISCARD,)),
    PhaseRow("round-start", "prices", (ROUND_START,)),
    PhaseRow("actions", "actions", (ACT,)),
    PhaseRow("sell", "sell-and-invest", (SELL,)),
    PhaseRow("invest", "sell-and-invest", (INVEST,)),
    PhaseRow("end-of-round", "end-of-round", (END_OF_ROUND, PEEK)),
)
