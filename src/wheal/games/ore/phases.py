"""The moments of a round and the phases they belong to. Rule ORE-RND-01."""

from __future__ import annotations

from typing import Final

from wheal.games.ore.rules.position import (
    BUY,
    COLLECTION,
    CONTRACT,
    INITIATIVE,
    MARKET,
    NEGOTIATION,
    PLACE,
    RACE,
    RELIEF,
    REPLENISHMENT,
    SALES,
    SCORING,
    SUBCONTRACT,
)
from wheal.kernel.phases import PhaseRow, Phases

PHASES: Final = Phases(
    PhaseRow("placement", "placement", (PLACE,)),
    PhaseRow("collection", "collection", (COLLECTION,)),
    PhaseRow("market", "market", (MARKET,)),
    PhaseRow("subcontract", "market", (SUBCONTRACT, NEGOTIATION)),
    PhaseRow("acquisition", "acquisition", (BUY, INITIATIVE, CONTRACT, RACE, SALES)),
    PhaseRow("replenishment", "replenishment", (REPLENISHMENT,)),
    PhaseRow("relief", "replenishment", (RELIEF,)),
    PhaseRow("scoring", "replenishment", (SCORING,)),
)
