"""The table as the page draws it: what a seat sees, with every number that the page would have to work out by rules.

Numbers "for me" are those of ``me``, the seat that looks (-1: nobody's); money -1: it has no such price.
Resources are always in the order gold, oil, iron, copper, coal.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from wheal.games.ore.view import CardsView, FillingView, MineView, OfferView, PlayerView, SubcontractView


class OreEntry(Struct, frozen=True):
    """A way into a mine that is open to me: the move and the space, what each space yields from there to where my cage
    ends, and how many barrels more the next Collection would bring me as the others stand now."""

    move: str
    space: int
    yields: list[int]
    gains: int


class OreMine(MineView, frozen=True):
    """A mine: by seat how many spaces lie within its cage, by space whether the miner there cannot go deeper."""

    reach: list[int]
    stuck: list[bool]
    entries: list[OreEntry]


class OreTrack(Struct, frozen=True):
    """Seats in the order of the spaces, and the next free space (0: none is left)."""

    seats: list[int]
    next: int


class OreSlag(Struct, frozen=True):
    """A seat for each miner on the heap, what each earns now, and what each would earn with one more."""

    seats: list[int]
    pays: int
    joined: int


class OreDue(Struct, frozen=True):
    """The next open row of a contract. ``state``: due, done (this round's row is filled), later (due next round).

    ``needs`` and ``missing``: for each barrel one resource, or two of which one will do. ``competes``: the barrels are
    there, but another due row could take them. Failing costs the penalty, and strikes for what cannot be paid of it.
    """

    contract: int
    state: Literal["due", "done", "later"]
    needs: list[list[str]]
    missing: list[list[str]]
    competes: bool
    pays: int
    penalty: int
    strikes: int


class OrePoints(Struct, frozen=True):
    assets: int
    contracts: int
    money: int
    strikes: int


class OrePlayer(PlayerView, frozen=True):
    """A player: where the points come from, what each asset is worth now, and the next rows of the contracts, those
    first that are due."""

    points: OrePoints
    worth: list[int]
    due: list[OreDue]


class OreSale(Struct, frozen=True):
    """A resource on the public market: its price (0: none), what one barrel brings me, how many I have and have sold in
    this round, and how many more I may sell."""

    resource: str
    price: int
    brings: int
    have: int
    sold: int
    more: int


class OreOwnMarket(Struct, frozen=True):
    """A private market of mine and what one barrel brings there."""

    move: str
    card: str
    resource: str
    brings: int


class OreFailing(Struct, frozen=True):
    """What closing my market now would cost: contracts whose due row lacks barrels, and the sum of their penalties."""

    contracts: list[int]
    penalty: int
    strikes: int


class OreMarket(Struct, frozen=True):
    """The market for me. Of ``due`` open rows ``together`` can be filled."""

    sales: list[OreSale]
    own: list[OreOwnMarket]
    due: int
    together: int
    failing: OreFailing


class OreAssetPlace(Struct, frozen=True):
    """A place of the asset row; the card is empty in a gap. ``leaves``: it is discarded at the end of the round."""

    card: str
    money: int
    barrels: list[int]
    leaves: bool


class OreInitiativePlace(Struct, frozen=True):
    """A place of the initiative row, with its price for me."""

    card: str
    money: int
    has_effect: bool
    leaves: bool


class OreContractPlace(Struct, frozen=True):
    """A place of the contract row; 0 in a gap. ``leaves``: it is discarded if nobody takes a contract in this round."""

    card: int
    leaves: bool


class OreRows(Struct, frozen=True):
    """The three rows, the cards left in their piles, and what Sales Ops adds to a contract; it is in the prices of
    assets already."""

    assets: list[OreAssetPlace]
    initiatives: list[OreInitiativePlace]
    contracts: list[OreContractPlace]
    assets_left: int
    initiatives_left: int
    contracts_left: int
    contract_fee: int


class OreBoard(Struct, frozen=True):
    """The whole table as one viewer sees it."""

    me: int
    at: str
    is_over: bool
    round: int
    kind: str
    to_decide: list[int]
    start: int
    mine: dict[str, OreMine]
    asset_track: OreTrack
    contract_track: OreTrack
    slag: OreSlag
    row: OreRows
    discard: CardsView
    player: list[OrePlayer]
    market: OreMarket | None
    relief: int
    filling: FillingView | None
    offer: OfferView | None
    subcontract: SubcontractView | None
    is_ending: bool
    ending: str
    ranking: list[int]
