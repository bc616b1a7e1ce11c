"""The checks of each verb in the order in which its refusal makes them.

What is only worded in a wrong way stands first: another wording of the same move says more.
"""

from __future__ import annotations

from typing import Final

from wheal.kernel.engine.action import Check

Checks = tuple[Check, ...]

MONEY: Final = Check("refused-money", needs="cost", has="money")
GUARD: Final = Check("refused-guard")
SEALED: Final = Check("refused-sealed-relief")

# ---- placement -------------------------------------------------------------------------------------

MINE_CHECKS: Final[Checks] = (Check("refused-space-taken", "refused-mines-full"),)
TRACK_CHECKS: Final[Checks] = (Check("refused-track-full"),)
DRILL_CHECKS: Final[Checks] = (
    Check("refused-no-drill"),
    Check("refused-no-space", "refused-no-drill-space"),
    Check("refused-space-taken", "refused-no-drill-space"),
    Check("refused-cage"),
)
DRILL_CASH_CHECKS: Final[Checks] = (*DRILL_CHECKS, MONEY)
DRILL_COAL_CHECKS: Final[Checks] = (*DRILL_CHECKS, Check("refused-no-barrel", "refused-no-coal"))
PUSH_CHECKS: Final[Checks] = (
    Check("refused-no-collab"),
    Check("refused-nothing-to-push", "refused-nobody-to-push"),
    Check("refused-push"),
)

# ---- market ----------------------------------------------------------------------------------------

SELL_CHECKS: Final[Checks] = (Check("refused-no-barrel", "refused-no-barrels"), Check("refused-sold-out"), GUARD)
SELL_FROM_CHECKS: Final[Checks] = (
    Check("refused-no-market", "refused-no-markets"),
    Check("refused-market-used"),
    Check("refused-no-barrel", "refused-no-market-barrel"),
    GUARD,
)
FILL_CHECKS: Final[Checks] = (
    Check("refused-not-held", "refused-no-contract"),
    Check("refused-row-done"),
    Check("refused-not-due"),
    Check("refused-row-barrels"),
)
WITH_CHECKS: Final[Checks] = (Check("refused-other-barrel"),)
EFFICIENT_CHECKS: Final[Checks] = (
    Check("refused-no-efficient"),
    Check("refused-not-held", "refused-no-contract"),
    Check("refused-efficient-first"),
    Check("refused-efficient-rows"),
    MONEY,
    Check("refused-row-barrels"),
    GUARD,
)
FAIL_CHECKS: Final[Checks] = (Check("refused-not-failing"),)
TAKE_OVER_CHECKS: Final[Checks] = (Check("refused-row-barrels", "refused-offer-barrels"), GUARD)
SUBCONTRACT_CHECKS: Final[Checks] = (
    Check("refused-which-version"),
    Check("refused-one-version"),
    Check("refused-no-opponents-contract", "refused-no-open-lines"),
    Check("refused-line-filled", "refused-no-open-lines"),
    Check("refused-no-subcontract"),
    Check("refused-row-barrels", "refused-line-barrels"),
)
EXCHANGE_CHECKS: Final[Checks] = (
    SEALED,
    Check("refused-exchange-form"),
    Check("refused-no-exchange", "refused-no-exchanges"),
    Check("refused-not-owned", "refused-no-exchanges"),
    Check("refused-exchange-used"),
    Check("refused-exchange-same"),
    Check("refused-exchange-rate"),
    Check("refused-exchange-barrels", needs="amount", has="held"),
    GUARD,
)
CASH_CHECKS: Final[Checks] = (SEALED, Check("refused-no-future", "refused-no-futures"))
DONE_CHECKS: Final[Checks] = (Check("refused-row-open"),)

# ---- acquisition and relief ------------------------------------------------------------------------

ASSET_CHECKS: Final[Checks] = (
    Check("refused-no-sales-ops"),
    Check("refused-bought-already"),
    Check("refused-asset-gone", "refused-no-assets"),
)
BUY_MONEY_CHECKS: Final[Checks] = (*ASSET_CHECKS, Check("refused-no-money-price", "refused-no-money-prices"), MONEY)
BUY_BARRELS_CHECKS: Final[Checks] = (
    *ASSET_CHECKS,
    Check("refused-no-barrels-price", "refused-no-barrels-prices"),
    Check("refused-asset-barrels", "refused-assets-barrels"),
    MONEY,
)
INITIATIVE_CHECKS: Final[Checks] = (
    Check("refused-which-barrel"),
    Check("refused-no-barrel-price"),
    Check("refused-initiative-gone", "refused-no-initiatives"),
    Check("refused-no-effect", "refused-no-effects"),
    MONEY,
)
INITIATIVE_FOR_CHECKS: Final[Checks] = (
    *INITIATIVE_CHECKS,
    Check("refused-no-barrel", "refused-no-barrels"),
    Check("refused-no-private-card"),
)
TAKE_CHECKS: Final[Checks] = (
    Check("refused-no-sales-ops"),
    Check("refused-taken-already"),
    MONEY,
    Check("refused-contract-gone", "refused-no-contracts"),
    Check("refused-contract-discarded", "refused-no-contracts"),
)
TAKE_TOP_CHECKS: Final[Checks] = (Check("refused-pile-empty"),)
RELIEVE_CHECKS: Final[Checks] = (
    Check("refused-no-own-miner", "refused-no-own-miners"),
    MONEY,
    Check("refused-named-already"),
)
