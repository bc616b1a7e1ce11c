"""Everything a player can do: the verbs in the order of the table, and their actions by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.decisions.acquisition_verbs import (
    BuyBarrels,
    BuyInitiative,
    BuyInitiativeFor,
    BuyMoney,
    Relieve,
    Take,
    TakeTop,
)
from wheal.games.ore.decisions.market_verbs import (
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
from wheal.games.ore.decisions.placement_verbs import (
    AssetTrack,
    ContractTrack,
    Drill,
    DrillCash,
    DrillCoal,
    MinePlace,
    Push,
    Slag,
)
from wheal.games.ore.decisions.window_verbs import Cash, Done, Exchange, Pass, Trade
from wheal.games.ore.rules.position import RESOURCES, Position
from wheal.kernel.engine.action import Action

if TYPE_CHECKING:
    from wheal.kernel.action_table import ActionTable

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


class Moves:
    """References into one action table, for listing without a search."""

    def __init__(self, table: ActionTable) -> None:
        self.mine: list[Action[Any]] = table.of(MinePlace)
        self.assets: Action[Any] = table.of(AssetTrack)[0]
        self.contracts: Action[Any] = table.of(ContractTrack)[0]
        self.slag: Action[Any] = table.of(Slag)[0]
        self.drill: list[Action[Any]] = table.of(Drill)
        self.drill_cash: list[Action[Any]] = table.of(DrillCash)
        self.drill_coal: list[Action[Any]] = table.of(DrillCoal)
        self.push: list[Action[Any]] = table.of(Push)
        self.sell: list[Action[Any]] = table.of(Sell)
        self.sell_from: list[list[Action[Any]]] = by(table.of(SellFrom), RESOURCES)  # by resource, mine card
        self.fill: list[Action[Any]] = table.of(Fill)
        self.with_: list[Action[Any]] = table.of(With)
        cards = len(self.fill)
        self.efficient: list[list[Action[Any]]] = by(table.of(Efficient), cards)  # by contract, rows - 1
        self.exchange: list[list[Action[Any]]] = by(table.of(Exchange), len(table.of(Exchange)) // RESOURCES)
        self.trade: list[list[list[list[Action[Any]]]]] = trades(table.of(Trade))  # by trader, barrels, given, got
        self.cash: list[list[Action[Any]]] = futures(table.of(Cash))  # by resource, barrels
        self.fail: list[Action[Any]] = table.of(Fail)
        self.take_over: Action[Any] = table.of(TakeOver)[0]
        self.decline: Action[Any] = table.of(Decline)[0]
        self.subcontract: list[list[list[Action[Any]]]] = [  # by version, contract, line
            by(table.of(SubcontractAny), cards),
            by(table.of(SubcontractA), cards),
            by(table.of(SubcontractB), cards),
        ]
        self.buy_money: list[Action[Any]] = table.of(BuyMoney)
        self.buy_barrels: list[Action[Any]] = table.of(BuyBarrels)
        self.buy_initiative: list[Action[Any]] = table.of(BuyInitiative)
        self.buy_initiative_for: list[list[Action[Any]]] = by(table.of(BuyInitiativeFor), len(self.buy_initiative))
        self.take: list[Action[Any]] = table.of(Take)
        self.take_top: Action[Any] = table.of(TakeTop)[0]
        self.relieve: list[list[Action[Any]]] = by(table.of(Relieve), RESOURCES)  # by resource, space - 1
        self.done: Action[Any] = table.of(Done)[0]
        self.pass_: Action[Any] = table.of(Pass)[0]


def by(flat: list[Action[Any]], parts: int) -> list[list[Action[Any]]]:
    """The actions of two ranges by the first of them."""
    size = len(flat) // parts if parts else 0
    return [flat[i * size : (i + 1) * size] for i in range(parts)]


def futures(flat: list[Action[Any]]) -> list[list[Action[Any]]]:
    """By resource and the number of barrels itself: the first place stays unused."""
    return [[part[0], *part] for part in by(flat, RESOURCES)]


def trades(flat: list[Action[Any]]) -> list[list[list[list[Action[Any]]]]]:
    """By trader, the number of barrels itself, what is given and what is received."""
    pairs = RESOURCES * RESOURCES
    traders: dict[int, list[list[list[Action[Any]]]]] = {}
    for i in range(0, len(flat), pairs):
        trader: int = getattr(flat[i], "trader", 0)
        rates = traders.setdefault(trader, [[]])
        rates.append(by(flat[i : i + pairs], RESOURCES))
    return [traders[trader] for trader in sorted(traders)]
