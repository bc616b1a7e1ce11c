"""Everything a player can do, in the order of the table."""

from __future__ import annotations

from wheal.games.ore.position import Position
from wheal.games.ore.verbs_acquisition import (
    BuyBarrels,
    BuyInitiative,
    BuyInitiativeFor,
    BuyMoney,
    Relieve,
    Take,
    TakeTop,
)
from wheal.games.ore.verbs_market import (
    Decline,
    Efficient,
    Fail,
    Fill,
    Sell,
    SellFrom,
    SubcontractA,
    SubcontractAny,
    SubcontractB,
    TakeOver,
    With,
)
from wheal.games.ore.verbs_placement import (
    AssetTrack,
    ContractTrack,
    Drill,
    DrillCash,
    DrillCoal,
    MinePlace,
    Push,
    Slag,
)
from wheal.games.ore.verbs_windows import (
    Cash,
    Done,
    Exchange,
    Pass,
    Trade,
)
from wheal.kernel.action import Action

VERBS: tuple[type[Action[Position]], ...] = (
    MinePlace,
    AssetTrack,
    ContractTrack,
    Slag,
    Drill,
    DrillCash,
    DrillCoal,
    Push,
    Sell,
    SellFrom,
    Fill,
    With,
    Efficient,
    Exchange,
    Trade,
    Cash,
    Fail,
    TakeOver,
    Decline,
    SubcontractAny,
    SubcontractA,
    SubcontractB,
    BuyMoney,
    BuyBarrels,
    BuyInitiative,
    BuyInitiativeFor,
    Take,
    TakeTop,
    Relieve,
    Done,
    Pass,
)
