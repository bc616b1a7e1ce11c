"""The titles and short words of the board, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from wheal.kernel.texts import Texts


class OreLabels(Struct, frozen=True):
    asset_track: str
    contract_track: str
    slag: str
    slag_pays: str
    slag_joined: str
    due: str
    due_none: str
    due_later: str
    due_done: str
    contract: str
    pays: str
    missing: str
    competes: str
    penalty: str
    strikes: str
    assets: str
    initiatives: str
    contracts: str
    discarded: str
    left: str
    leaves: str
    leaves_contract: str
    gap: str
    either: str
    one_barrel: str
    no_effect: str
    money: str
    points: str
    points_now: str
    in_hand: str
    miners: str
    cage: str
    barrels: str
    futures: str
    drill: str
    collab: str
    private_mine: str
    private_market: str
    completed: str
    own_pile: str
    used: str
    start: str
    space: str
    level: str
    yields: str
    exhausted: str
    no_mine: str
    too_deep: str
    stuck: str
    market: str
    sell: str
    may_sell: str
    failing: str
    together: str
    offer: str
    ending: str
    to_place: str
    to_decide: str
    this_round: str
    then: str
    stops: str
    a_barrel: str
    fill: str
    fee: str
    salary: str
    row: str
    settled: str
    cage_reach: str
    sold: str
    none: str
    pass_on: str
    relieved: str


MESSAGES: Final = {
    "asset_track": "draw-track-assets",
    "contract_track": "draw-track-contracts",
    "slag": "draw-slag",
    "slag_pays": "board-label-slag-pays",
    "slag_joined": "board-label-slag-joined",
    "due": "board-label-due",
    "due_none": "board-label-due-none",
    "due_later": "draw-next-round",
    "due_done": "board-row-filled",
    "contract": "board-label-contract",
    "pays": "board-label-pays",
    "missing": "board-label-missing",
    "competes": "board-label-competes",
    "penalty": "board-label-penalty",
    "strikes": "draw-strikes",
    "assets": "draw-assets",
    "initiatives": "draw-initiatives",
    "contracts": "draw-contracts",
    "discarded": "draw-discarded",
    "left": "board-label-left",
    "leaves": "board-label-leaves",
    "leaves_contract": "board-label-leaves-contract",
    "gap": "board-label-gap",
    "either": "draw-or",
    "one_barrel": "board-label-one-barrel",
    "no_effect": "board-label-no-effect",
    "money": "board-label-money",
    "points": "board-label-points",
    "points_now": "board-label-points-now",
    "in_hand": "board-label-in-hand",
    "miners": "board-label-miners",
    "cage": "draw-cage",
    "barrels": "board-label-barrels",
    "futures": "draw-futures",
    "drill": "board-label-drill",
    "collab": "board-label-collab",
    "private_mine": "board-label-private-mine",
    "private_market": "board-label-private-market",
    "completed": "board-label-completed",
    "own_pile": "draw-pile",
    "used": "draw-used",
    "start": "board-label-start",
    "space": "board-label-space",
    "level": "board-label-level",
    "yields": "board-label-yields",
    "exhausted": "draw-exhausted",
    "no_mine": "draw-no-mine",
    "too_deep": "board-label-too-deep",
    "stuck": "board-label-stuck",
    "market": "board-label-market",
    "sell": "board-label-sell",
    "may_sell": "board-label-may-sell",
    "failing": "board-label-failing",
    "together": "board-label-together",
    "offer": "board-label-offer",
    "ending": "board-ending",
    "to_place": "board-label-to-place",
    "to_decide": "board-label-to-decide",
    "this_round": "board-label-this-round",
    "then": "board-label-then",
    "stops": "board-label-stops",
    "a_barrel": "board-label-a-barrel",
    "fill": "board-label-fill",
    "fee": "board-label-fee",
    "salary": "board-label-salary",
    "row": "board-label-row",
    "settled": "board-label-settled",
    "cage_reach": "board-label-cage-reach",
    "sold": "board-label-sold",
    "none": "board-label-none",
    "pass_on": "board-label-pass-on",
    "relieved": "board-label-relieved",
}
PLACES: Final = {"n": "{n}", "of": "{of}", "money": "{money}", "contract": "{contract}"}  # filled in by the page


def labels_in(say: Texts) -> OreLabels:
    return OreLabels(**{field: say(message, **PLACES) for field, message in MESSAGES.items()})
