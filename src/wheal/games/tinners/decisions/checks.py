"""The checks of each verb in the order in which its refusal makes them."""

from __future__ import annotations

from typing import Final

from wheal.kernel.engine.action import Check

Checks = tuple[Check, ...]

WORK: Final[Checks] = (Check("refused-final-column"), Check("refused-work", needs="cost", has="left"))
HAND: Final[Checks] = (Check("refused-not-in-hand", "refused-empty-hand"), Check("refused-card-region"))
CARD_PRICE: Final = Check("refused-card-value", needs="value", has="money")

DISCARD_CHECKS: Final[Checks] = (Check("refused-not-in-hand", "refused-empty-hand"), Check("refused-discard-region"))
BUILD_CHECKS: Final[Checks] = (
    Check("refused-auction-work"),
    Check("refused-no-mine-left"),
    Check("refused-mine-there", "refused-no-tiles"),
    Check("refused-no-tile", "refused-no-tiles"),
    Check("refused-empty-deck", "refused-empty-decks"),
    CARD_PRICE,
    Check("refused-minimum-money", needs="minimum", has="money"),
)
SURVEY_CHECKS: Final[Checks] = (*HAND, CARD_PRICE)
DECLINE_CHECKS: Final[Checks] = (Check("refused-card-needed"),)
DRAW_CHECKS: Final[Checks] = (Check("refused-no-decks"), Check("refused-draw-empty"))
EXTRACT_CHECKS: Final[Checks] = (
    Check("refused-not-own-mine", "refused-no-own-mine"),
    *WORK,
    Check("refused-no-cube"),
    Check("refused-cubes-there", "refused-no-ore"),
    Check("refused-capacity"),
    Check("refused-extract-money", needs="cost", has="money"),
)
MINER_CHECKS: Final[Checks] = (
    Check("refused-no-miners"),
    *WORK,
    Check("refused-miner-there", "refused-nowhere"),
)
PORT_CHECKS: Final[Checks] = (
    Check("refused-no-ports"),
    *WORK,
    Check("refused-inland", "refused-nowhere"),
    Check("refused-port-there", "refused-nowhere"),
)
TRAIN_CHECKS: Final[Checks] = (
    Check("refused-no-trains"),
    *WORK,
    Check("refused-train-there", "refused-nowhere"),
)
ADIT_CHECKS: Final[Checks] = (Check("refused-no-adits"), *WORK, Check("refused-adit-there", "refused-nowhere"))
PUMPS_CHECKS: Final[Checks] = (Check("refused-no-pumps"), *WORK)
PUMP_CHECKS: Final[Checks] = (
    Check("refused-pump-no-mine", "refused-nowhere"),
    Check("refused-pump-dry", "refused-nowhere"),
)
PEEK_CHECKS: Final[Checks] = (Check("refused-peek", "refused-nowhere"),)
INVEST_CHECKS: Final[Checks] = (Check("refused-invest-money", needs="amount", has="money"),)
BID_CHECKS: Final[Checks] = (
    Check("refused-opening"),
    Check("refused-raise"),
    Check("refused-bid-money", needs="bid", has="money"),
)
