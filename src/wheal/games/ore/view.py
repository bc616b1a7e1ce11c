"""What each seat may see, in the words of the scenario paths. Hidden things are left out here, nowhere else.

Rules ORE-RUL-66 and section D1: the order of all piles, what was removed unseen, the lower cards of the piles of the
Contract Race (also from their owners), and, where relief is sealed, what the others have chosen so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wheal.games.ore.phases import PHASES
from wheal.games.ore.rules.filling import next_row
from wheal.games.ore.rules.position import (
    NONE,
    RESOURCE_NAMES,
    TAKEOVER,
    Held,
    Player,
    Position,
    Private,
)
from wheal.games.ore.rules.scoring import points
from wheal.games.ore.rules.setting import ROW_BITS
from wheal.kernel.game import EVERYTHING, HIDDEN

GAP = ""
NO_SECRETS: dict[str, Any] = {"decision": NONE, "sealed": []}  # of a player, for everybody else

PURPOSES = ("due", "efficient", "take-over", "subcontract")  # of filling rows, by their numbers in position.py


class MineView(msgspec.Struct, frozen=True):
    """The available mine of a resource; ``miners`` are seats by space, ``pile`` is hidden but for its length."""

    card: str
    price: int
    yields: list[int]
    levels: list[int]
    miners: list[list[int]]
    exhausted: bool
    pile: list[str]
    spent: list[str]


class CardsView(msgspec.Struct, frozen=True):
    """Cards of the three kinds in a row, a draw pile or a discard; contracts by number, gaps empty, hidden ones ?."""

    assets: list[str]
    initiatives: list[str]
    contracts: list[int | str]


class TracksView(msgspec.Struct, frozen=True):
    """Seats in the order of the spaces."""

    assets: list[int]
    contracts: list[int]


class FutureView(msgspec.Struct, frozen=True):
    type: str
    n: int


class PrivateView(msgspec.Struct, frozen=True):
    """A private mine or market; ``space`` 0: exhausted; ``open``: this market can still be sold on in this round."""

    card: str
    resource: str
    mode: str
    space: int
    open: bool


class ContractView(msgspec.Struct, frozen=True):
    """A contract in front of a player; ``filled`` are numbers of rows, from 1."""

    card: int
    filled: list[int]
    due: bool
    sold: bool
    own: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player; only the sealed answers and the number of decisions are its own business."""

    cash: int
    barrels: dict[str, int]
    employed: int
    in_hand: int
    cage: int
    assets: list[str]
    drill: int
    collab: int
    futures: list[FutureView]
    private: list[PrivateView]
    contracts: list[ContractView]
    completed: list[int]
    strikes: int
    used: list[str]
    pile: list[int | str]
    settled: int
    vp: int
    sales: dict[str, int]
    sold_on: list[int]
    has_bought_asset: bool
    has_taken_contract: bool
    is_deciding: bool
    decision: int
    sealed: list[str]


class FillingView(msgspec.Struct, frozen=True):
    """Rows that are being filled while a barrel is chosen: the rows to come, the current first, and its barrels."""

    contract: int
    purpose: str
    rows: list[int]
    chosen: list[str]


class OfferView(msgspec.Struct, frozen=True):
    """A failed contract that is offered: who failed, which rows are filled, which one must be supplied."""

    contract: int
    owner: int
    filled: list[int]
    row: int
    money: int


class SubcontractView(msgspec.Struct, frozen=True):
    """Subcontracted Ops in use: lines left on one opponent's contracts."""

    asset: str
    target: int
    lines: int


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    game: str
    viewer: int
    at: str
    over: bool
    round: int
    kind: str
    to_decide: list[int]
    start: int
    mine: dict[str, MineView]
    track: TracksView
    slag: list[int]
    row: CardsView
    draw: CardsView
    discard: CardsView
    removed: list[int]  # contracts that everybody saw before they were removed
    taken: bool
    ending: bool
    player: list[PlayerView]
    filling: FillingView | None
    offer: OfferView | None
    subcontract: SubcontractView | None
    ranking: list[int]


def build_view(state: Position, viewer: int) -> View:
    """What a seat sees; SPECTATOR sees what is public, EVERYTHING is for scenarios."""
    rules = state.rules
    is_over = state.is_over
    sees_all = viewer == EVERYTHING
    return View(
        game="ore",
        viewer=viewer,
        at=PHASES.at(state),
        over=is_over,
        round=state.round,
        kind="" if is_over else state.question.name,
        to_decide=state.deciders,
        start=state.start,
        mine={name: _mine(state, resource, sees_all) for resource, name in enumerate(RESOURCE_NAMES)},
        track=TracksView(list(state.asset_track), list(state.contract_track)),
        slag=[seat for seat in range(rules.seats) for _ in range(state.slag[seat])],
        row=_cards(state, state.asset_row, state.initiative_row, state.contract_row),
        draw=_cards(state, state.asset_draw, state.initiative_draw, state.contract_draw, sees_all=sees_all),
        discard=_cards(state, state.asset_discard, state.initiative_discard, state.contract_discard),
        removed=[rules.contract_numbers[card] for card in state.seen_out],
        taken=state.is_contract_taken,
        ending=state.is_ending,
        player=[_player(state, seat, viewer) for seat in range(rules.seats)],
        filling=_filling(state),
        offer=_offer(state),
        subcontract=_subcontract(state),
        ranking=state.ranking() if is_over else [],
    )


def _mine(state: Position, resource: int, sees_all: bool) -> MineView:
    mine = state.mines[resource]
    rules = state.rules
    has_card = mine.card >= 0
    return MineView(
        card=rules.mine_ids[mine.card] if has_card else GAP,
        price=rules.mine_price[mine.card] if has_card else 0,
        yields=list(rules.mine_yields[mine.card]) if has_card else [],
        levels=list(rules.mine_levels[mine.card]) if has_card else [],
        miners=[[owner] * count for owner, count in zip(mine.owner, mine.count, strict=True)],
        exhausted=mine.exhausted,
        pile=[rules.mine_ids[card] if sees_all else HIDDEN for card in mine.pile],
        spent=[rules.mine_ids[card] for card in mine.spent],
    )


def _cards(
    state: Position, assets: list[int], initiatives: list[int], contracts: list[int], *, sees_all: bool = True
) -> CardsView:
    rules = state.rules
    if not sees_all:
        return CardsView([HIDDEN] * len(assets), [HIDDEN] * len(initiatives), [HIDDEN] * len(contracts))
    return CardsView(
        assets=[rules.asset_ids[design] if design >= 0 else GAP for design in assets],
        initiatives=[rules.initiative_ids[card] if card >= 0 else GAP for card in initiatives],
        contracts=[rules.contract_numbers[card] if card >= 0 else GAP for card in contracts],
    )


def _player(state: Position, seat: int, viewer: int) -> PlayerView:
    player = state.players[seat]
    rules = state.rules
    is_own = viewer in (seat, EVERYTHING)
    return PlayerView(
        cash=player.cash,
        barrels=dict(zip(RESOURCE_NAMES, player.barrels, strict=True)),
        employed=player.employed,
        in_hand=player.in_hand,
        cage=player.cage,
        assets=[rules.asset_ids[design] for design in player.assets],
        drill=player.drill,
        collab=player.collab,
        futures=[FutureView(RESOURCE_NAMES[token >> 2], token & 3) for token in player.futures],
        private=[_private(state, own) for own in player.private],
        contracts=[_contract(state, held) for held in player.contracts],
        completed=[rules.contract_numbers[card] for card in player.completed],
        strikes=player.strikes,
        used=[rules.asset_ids[design] for design in player.used],
        pile=_race_pile(state, player, sees_all=viewer == EVERYTHING),
        settled=player.settled,
        vp=points(state, player),
        sales=dict(zip(RESOURCE_NAMES, player.sales, strict=True)),
        sold_on=[rules.contract_numbers[card] for card in player.sold_on],
        has_bought_asset=player.has_bought_asset,
        has_taken_contract=player.has_taken_contract,
        is_deciding=seat in state.deciders,
        **(own_secrets(state, seat) if is_own else NO_SECRETS),
    )


def own_secrets(state: Position, seat: int) -> dict[str, Any]:
    """The fields of a player that only the player itself is shown."""
    answers = [state.rules.table[index].text for index in state.sealed[seat]]
    return {"decision": state.numbers[seat], "sealed": answers}


def _private(state: Position, own: Private) -> PrivateView:
    return PrivateView(
        card=state.rules.mine_ids[own.card],
        resource=RESOURCE_NAMES[state.rules.mine_resource[own.card]],
        mode="market" if own.is_market else "mine",
        space=own.space,
        open=own.is_open,
    )


def _contract(state: Position, held: Held) -> ContractView:
    return ContractView(
        card=state.rules.contract_numbers[held.card],
        filled=_rows(held.filled),
        due=held.is_due,
        sold=held.is_sold,
        own=held.is_own,
    )


def _rows(filled: int) -> list[int]:
    return [row + 1 for row in range(filled.bit_length()) if filled >> row & 1]


def _race_pile(state: Position, player: Player, *, sees_all: bool) -> list[int | str]:
    """The top card lies face up, the others are hidden from everybody (ORE-VAR-08)."""
    numbers = state.rules.contract_numbers
    return [numbers[card] if place == 0 or sees_all else HIDDEN for place, card in enumerate(player.pile)]


def _filling(state: Position) -> FillingView | None:
    if state.filling_card < 0:
        return None
    return FillingView(
        contract=state.rules.contract_numbers[state.filling_card],
        purpose=PURPOSES[state.filling_for],
        rows=[_number_of(row) for row in state.filling_rows],
        chosen=[RESOURCE_NAMES[resource] for resource in state.filling_with],
    )


def _number_of(row: int) -> int:
    """A row's number on its card, from 1."""
    return (row & (1 << ROW_BITS) - 1) + 1


def _offer(state: Position) -> OfferView | None:
    for depth, frame in enumerate(state.frames):
        if frame.kind == TAKEOVER:
            row = next_row(state, frame.count, state.offer_filled)
            return OfferView(
                contract=state.rules.contract_numbers[frame.count],
                owner=state.frames[depth - 1].seat,
                filled=_rows(state.offer_filled),
                row=_number_of(row),
                money=state.rules.row_pays[row],
            )
    return None


def _subcontract(state: Position) -> SubcontractView | None:
    if state.sub_asset < 0:
        return None
    return SubcontractView(asset=state.rules.asset_ids[state.sub_asset], target=state.sub_target, lines=state.sub_left)


# ---- the scenario's paths ---------------------------------------------------------------------

MINE_PATHS = ("card", "miners", "exhausted", "pile")
PRIVATE_PATHS = ("card", "mode", "space")
PLAYER_PATHS = (
    *("cash", "barrels", "employed", "in_hand", "cage", "assets", "drill", "collab", "futures", "private"),
    *("contracts", "completed", "strikes", "used", "pile", "settled", "vp"),
)


def paths(state: Position, viewer: int, names: Sequence[str]) -> dict[str, Any]:
    """The view as a tree of plain values under the names of the contract, with players by name instead of seat."""
    view: dict[str, Any] = msgspec.to_builtins(build_view(state, viewer))
    tree: dict[str, Any] = {key: view[key] for key in ("at", "round", "row", "draw", "discard", "taken")}
    tree["start"] = names[view["start"]]
    tree["mine"] = {
        resource: {
            **{key: mine[key] for key in MINE_PATHS},
            "miners": {str(space): _named(seats, names) for space, seats in enumerate(mine["miners"], 1)},
        }
        for resource, mine in view["mine"].items()
    }
    tree["track"] = {key: [names[seat] for seat in seats] for key, seats in view["track"].items()}
    tree["slag"] = [names[seat] for seat in view["slag"]]
    tree["player"] = {
        name: {
            **{key: player[key] for key in PLAYER_PATHS},
            "private": [{key: own[key] for key in PRIVATE_PATHS} for own in player["private"]],
        }
        for name, player in zip(names, view["player"], strict=True)
    }
    return tree


def _named(seats: list[int], names: Sequence[str]) -> str | list[str]:
    """Who stands on a space: nobody, one player, or a stack."""
    if len(seats) > 1:
        return [names[seat] for seat in seats]
    return names[seats[0]] if seats else GAP
