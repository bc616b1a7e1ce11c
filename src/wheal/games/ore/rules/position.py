"""Ore: the data of a position. No logic, apart from what one player or one mine does to itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from wheal.kernel.engine.state import State

if TYPE_CHECKING:
    from wheal.games.ore.rules.setting import Rules

# kinds of frames; the names of the questions are in questions.py
PLACE: Final = 0
COLLECTION: Final = 1
MARKET: Final = 2
WITH: Final = 3
SETTLE: Final = 4
TAKEOVER: Final = 5
SUBCONTRACT: Final = 6
NEGOTIATION: Final = 7
BUY: Final = 8
INITIATIVE: Final = 9
CONTRACT: Final = 10
RACE: Final = 11
SALES: Final = 12
REPLENISHMENT: Final = 13
RELIEF: Final = 14
SCORING: Final = 15

# a third state of the frame of a window, beside open and closed
SETTLING: Final = 2  # the market window is closed, its failed rows are being settled

GOLD: Final = 0
OIL: Final = 1
IRON: Final = 2
COPPER: Final = 3
COAL: Final = 4
RESOURCES: Final = 5

DEEPEST_LEVEL: Final = 3  # of a mine and of a cage; ORE-CMP-13, ORE-MIN-11

RESOURCE_NAMES: Final = ["gold", "oil", "iron", "copper", "coal"]

NONE: Final = -1

# kinds of initiatives, by their rules ORE-INI-01..07
COLLABORATIVE_OPS: Final = 1
DRILL_BIT: Final = 2
EXPANDED_OPS: Final = 3
FUTURES_EXCHANGE: Final = 4
MINE_CAGE: Final = 5
PRIVATE_MARKET: Final = 6
PRIVATE_MINE: Final = 7

# what rows are being filled for
DUE_ROW: Final = 0
EFFICIENT: Final = 1
TAKING_OVER: Final = 2
SUBCONTRACTING: Final = 3


class Mine:
    """The available mine of one resource and its pile. Lists are replaced, never changed in place."""

    __slots__ = ("card", "count", "exhausted", "owner", "pile", "spent")

    def __init__(self, source: Mine | None = None) -> None:
        if source is None:
            self.card: int = NONE
            self.owner: list[int] = []  # by space, NONE where nobody stands
            self.count: list[int] = []  # miners on each space, more than one only with own_stacking
            self.exhausted: bool = False  # in this round; the price still holds
            self.pile: list[int] = []  # face down, the top first
            self.spent: list[int] = []  # face up under the pile
        else:
            self.card = source.card
            self.owner = source.owner
            self.count = source.count
            self.exhausted = source.exhausted
            self.pile = source.pile
            self.spent = source.spent

    def put(self, space: int, seat: int, count: int) -> None:
        """Let so many miners of a seat stand on a space; with 0 it is empty."""
        owner = self.owner[:]
        counts = self.count[:]
        owner[space] = seat if count > 0 else NONE
        counts[space] = count
        self.owner = owner
        self.count = counts

    def clear(self, spaces: int) -> None:
        """Nobody stands on a card of so many spaces."""
        self.owner = [NONE] * spaces
        self.count = [0] * spaces

    def miners(self) -> int:
        total = 0
        for count in self.count:
            total += count
        return total

    def miners_of(self, seat: int) -> int:
        total = 0
        for space in range(len(self.owner)):
            if self.owner[space] == seat:
                total += self.count[space]
        return total


class Held:
    """A contract in front of a player; never changed in place."""

    __slots__ = ("card", "filled", "is_due", "is_own", "is_sold")

    def __init__(
        self, card: int = NONE, filled: int = 0, is_due: bool = False, is_sold: bool = False, is_own: bool = False
    ) -> None:
        self.card: int = card
        self.filled: int = filled  # a bit per row
        self.is_due: bool = is_due  # its next row is due in this round's market
        self.is_sold: bool = is_sold  # a row of it was sold in this round
        self.is_own: bool = is_own  # Contract Race: one of the owner's nine


class Private:
    """A mine card of a player's own, worked by a neutral miner; never changed in place."""

    __slots__ = ("card", "is_market", "is_open", "space")

    def __init__(self, card: int = NONE, is_market: bool = False, space: int = 0, is_open: bool = False) -> None:
        self.card: int = card
        self.is_market: bool = is_market
        self.space: int = space  # of the neutral miner, 1 at the top; 0: exhausted
        self.is_open: bool = is_open  # this market can still be sold on in this round


class Player:
    """One player's money, barrels, miners and cards. Lists other than barrels and sales are replaced, never changed."""

    __slots__ = (
        "assets",
        "barrels",
        "cage",
        "cash",
        "collab",
        "completed",
        "contracts",
        "drill",
        "employed",
        "futures",
        "has_bought_asset",
        "has_taken_contract",
        "in_hand",
        "pile",
        "private",
        "sales",
        "settled",
        "sold_on",
        "strikes",
        "used",
    )

    ELEMENTS: ClassVar[dict[str, type]] = {"contracts": Held, "private": Private}

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            self.cash: int = 0
            self.barrels: list[int] = [0] * RESOURCES
            self.employed: int = 0
            self.in_hand: int = 0
            self.cage: int = 1
            self.assets: list[int] = []  # designs, in the order of buying
            self.drill: int = 0
            self.collab: int = 0
            self.futures: list[int] = []  # tokens as type * 4 + barrels, in order
            self.private: list[Private] = []
            self.contracts: list[Held] = []
            self.completed: list[int] = []
            self.strikes: int = 0
            self.pile: list[int] = []  # Contract Race: own contracts, the top one is face up
            self.settled: int = 0  # Contract Race: how many of the nine are finished or failed
            # this round
            self.used: list[int] = []  # assets used, one entry for each use
            self.sales: list[int] = [0] * RESOURCES  # barrels sold on the public market
            self.sold_on: list[int] = []  # contracts on which barrels were placed
            self.has_bought_asset: bool = False
            self.has_taken_contract: bool = False
        else:
            self.cash = source.cash
            self.barrels = source.barrels[:]
            self.employed = source.employed
            self.in_hand = source.in_hand
            self.cage = source.cage
            self.assets = source.assets
            self.drill = source.drill
            self.collab = source.collab
            self.futures = source.futures
            self.private = source.private
            self.contracts = source.contracts
            self.completed = source.completed
            self.strikes = source.strikes
            self.pile = source.pile
            self.settled = source.settled
            self.used = source.used
            self.sales = source.sales[:]
            self.sold_on = source.sold_on
            self.has_bought_asset = source.has_bought_asset
            self.has_taken_contract = source.has_taken_contract

    def usable_copies(self, design: int) -> int:
        """Copies of an asset that can still be used in this round."""
        return self.assets.count(design) - self.used.count(design)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Everything on the table. Rows, piles and tracks are replaced, never changed in place."""

    __slots__ = (
        "asset_discard",
        "asset_draw",
        "asset_row",
        "asset_track",
        "assets_out",
        "contract_discard",
        "contract_draw",
        "contract_row",
        "contract_track",
        "contracts_out",
        "filling_card",
        "filling_for",
        "filling_owner",
        "filling_rows",
        "filling_with",
        "initiative_discard",
        "initiative_draw",
        "initiative_row",
        "is_contract_taken",
        "is_ending",
        "mines",
        "mines_out",
        "offer_filled",
        "players",
        "round",
        "rules",
        "seen_out",
        "slag",
        "start",
        "sub_asset",
        "sub_left",
        "sub_target",
    )

    def __init__(self, rules: Rules, seed: int, source: Position | None = None) -> None:
        super().__init__(rules, seed, source)
        self.rules: Rules = rules
        if source is None:
            self.round: int = 1
            self.start: int = 0  # holder of the token
            self.mines: list[Mine] = [Mine() for _ in range(RESOURCES)]
            self.players: list[Player] = [Player() for _ in range(rules.seats)]
            self.asset_track: list[int] = []  # seats in the order of the spaces
            self.contract_track: list[int] = []
            self.slag: list[int] = [0] * rules.seats  # miners there, by seat
            self.asset_row: list[int] = [NONE] * rules.row
            self.initiative_row: list[int] = [NONE] * rules.row
            self.contract_row: list[int] = [NONE] * rules.row
            self.asset_draw: list[int] = []  # the top first
            self.initiative_draw: list[int] = []
            self.contract_draw: list[int] = []
            self.asset_discard: list[int] = []
            self.initiative_discard: list[int] = []
            self.contract_discard: list[int] = []
            self.assets_out: list[int] = []  # removed unseen
            self.contracts_out: list[int] = []
            self.seen_out: list[int] = []  # contracts removed after everybody saw them
            self.mines_out: list[int] = []
            self.is_contract_taken: bool = False  # in this round's acquisition
            self.is_ending: bool = False
            self.filling_for: int = DUE_ROW  # rows that are being filled while a `with` is asked
            self.filling_card: int = NONE
            self.filling_owner: int = NONE
            self.filling_rows: list[int] = []  # numbers of rows, the current one first
            self.filling_with: list[int] = []  # barrels chosen for the current one
            self.offer_filled: int = 0  # rows filled on the contract that is offered
            self.sub_asset: int = NONE  # Subcontracted Ops in use, with lines left
            self.sub_target: int = NONE
            self.sub_left: int = 0
        else:
            self.round = source.round
            self.start = source.start
            mines: list[Mine] = []
            for mine in source.mines:
                mines.append(Mine(mine))
            self.mines = mines
            players: list[Player] = []
            for player in source.players:
                players.append(Player(player))
            self.players = players
            self.asset_track = source.asset_track
            self.contract_track = source.contract_track
            self.slag = source.slag
            self.asset_row = source.asset_row
            self.initiative_row = source.initiative_row
            self.contract_row = source.contract_row
            self.asset_draw = source.asset_draw
            self.initiative_draw = source.initiative_draw
            self.contract_draw = source.contract_draw
            self.asset_discard = source.asset_discard
            self.initiative_discard = source.initiative_discard
            self.contract_discard = source.contract_discard
            self.assets_out = source.assets_out
            self.contracts_out = source.contracts_out
            self.seen_out = source.seen_out
            self.mines_out = source.mines_out
            self.is_contract_taken = source.is_contract_taken
            self.is_ending = source.is_ending
            self.filling_for = source.filling_for
            self.filling_card = source.filling_card
            self.filling_owner = source.filling_owner
            self.filling_rows = source.filling_rows
            self.filling_with = source.filling_with
            self.offer_filled = source.offer_filled
            self.sub_asset = source.sub_asset
            self.sub_target = source.sub_target
            self.sub_left = source.sub_left
