"""The table as the page draws it, put together from the view and from what the rules answer. See ``board_types``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from wheal.games.ore.board_market import market_of, rows_of
from wheal.games.ore.board_rows import rows_for
from wheal.games.ore.board_types import OreBoard, OreEntry, OreMine, OrePlayer, OrePoints, OreSlag, OreTrack
from wheal.games.ore.collection import can_advance, gather, slag_each
from wheal.games.ore.costs import deep_yields, reached
from wheal.games.ore.placement import SECOND, THIRD, list_placements
from wheal.games.ore.plain_scores import points_of
from wheal.games.ore.position import (
    BUY,
    COLLECTION,
    CONTRACT,
    INITIATIVE,
    MARKET,
    NEGOTIATION,
    NONE,
    PLACE,
    RACE,
    RELIEF,
    REPLENISHMENT,
    RESOURCE_NAMES,
    RESOURCES,
    SALES,
    SCORING,
    SUBCONTRACT,
)
from wheal.games.ore.relief import relief_cost
from wheal.games.ore.scoring import strategic_points
from wheal.games.ore.verbs_placement import Drill, DrillCash, DrillCoal, MinePlace, Push
from wheal.games.ore.view import build_view
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.ore.content import Content
    from wheal.games.ore.position import Position
    from wheal.games.ore.view import MineView, PlayerView
    from wheal.kernel.action import Action
    from wheal.kernel.texts import Texts

ROUND = ("placement", "collection", "market", "acquisition", "replenishment")  # ORE-RND-01
PHASES = {  # which of the five it is, by the frame that lies at the bottom
    PLACE: 0,
    COLLECTION: 1,
    **dict.fromkeys((MARKET, SUBCONTRACT, NEGOTIATION), 2),
    **dict.fromkeys((BUY, INITIATIVE, CONTRACT, RACE, SALES), 3),
    **dict.fromkeys((REPLENISHMENT, RELIEF, SCORING), 4),
}


def phase_of(p: Position) -> int:
    """The place of the present phase among the five of a round; NONE after the game."""
    return NONE if p.is_over else PHASES[p.frames[0].kind]


def build_board(p: Position, content: Content, viewer: int, lang: str = "") -> OreBoard:
    """What a seat sees of the table; a spectator has no numbers of its own."""
    view = build_view(p, viewer)
    me = viewer if viewer >= 0 else NONE
    entries = _entries(p, me)
    players = [_player(p, content, seat, view.player[seat]) for seat in range(p.rules.seats)]
    return OreBoard(
        me=me,
        at=view.at,
        phase=phase_of(p),
        is_over=view.over,
        round=view.round,
        kind=view.kind,
        to_decide=view.to_decide,
        start=view.start,
        mine={name: _mine(p, i, mine, entries[i]) for i, (name, mine) in enumerate(view.mine.items())},
        asset_track=_track(p, view.track.assets),
        contract_track=_track(p, view.track.contracts),
        slag=OreSlag(view.slag, slag_each(p, len(view.slag)), slag_each(p, len(view.slag) + 1)),
        row=rows_for(p, view, me),
        discard=view.discard,
        removed=view.removed,
        taken=view.taken,
        player=players,
        market=market_of(p, me, players[me].due) if me >= 0 and not view.over else None,
        relief=relief_cost(p, p.players[me]) if me >= 0 else p.rules.relief_cost,
        filling=view.filling,
        offer=view.offer,
        subcontract=view.subcontract,
        is_ending=view.ending,
        ending=ending_text(p, texts("ore", lang)) if view.ending else "",
        ranking=view.ranking,
    )


# ---- mines and tracks --------------------------------------------------------------------------------


def _mine(p: Position, resource: int, view: MineView, entries: list[OreEntry]) -> OreMine:
    mine = p.mines[resource]
    return OreMine(
        **_fields(view),
        reach=[reached(p, seat, resource) for seat in range(p.rules.seats)],
        stuck=[owner >= 0 and not can_advance(p, mine, space) for space, owner in enumerate(mine.owner)],
        entries=entries,
    )


def _fields(view: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


def _entries(p: Position, me: int) -> list[list[OreEntry]]:
    """By resource the ways into its mine that are open to a seat that has a miner to place."""
    found: list[list[OreEntry]] = [[] for _ in range(RESOURCES)]
    if me < 0 or p.is_over or p.frames[0].kind != PLACE or not p.players[me].in_hand:
        return found
    moves: list[Action[Any]] = []
    list_placements(p, me, moves)
    for move in moves:
        match move:
            case MinePlace() | Push():
                found[move.resource].append(_entry(p, me, move, move.resource, 0))
            case Drill():
                found[move.resource].append(_entry(p, me, move, move.resource, SECOND))
            case DrillCash() | DrillCoal():
                found[move.resource].append(_entry(p, me, move, move.resource, THIRD))
    return found


def _entry(p: Position, me: int, move: Action[Any], resource: int, space: int) -> OreEntry:
    after = p.clone()
    after.watched = False
    move.do(after, me)
    gains = _gathered(after, me, resource) - _gathered(p, me, resource)
    return OreEntry(move.text, space + 1, deep_yields(p, me, resource, space), gains)


def _gathered(p: Any, seat: int, resource: int) -> int:
    """What a mine would bring a seat if Collection came now."""
    income = [[0] * RESOURCES for _ in range(p.rules.seats)]
    gather(p, resource, income)
    return income[seat][resource]


def _track(p: Position, seats: list[int]) -> OreTrack:
    return OreTrack(seats, len(seats) + 1 if len(seats) < p.rules.track_spaces else 0)


# ---- players -----------------------------------------------------------------------------------------


def _player(p: Position, content: Content, seat: int, view: PlayerView) -> OrePlayer:
    player = p.players[seat]
    designs = {asset.id: asset for asset in content.assets}
    return OrePlayer(
        **_fields(view),
        points=OrePoints(*points_of(content, designs, view)),
        worth=[p.rules.asset_points[design] + strategic_points(p, player, design) for design in player.assets],
        due=rows_of(p, content, seat),
    )


# ---- the end -----------------------------------------------------------------------------------------


def ending_text(p: Position, say: Texts) -> str:
    """Why the game ends after this round: what could not be filled again, or whose pile of the race is settled."""
    reasons = [say("board-ends-mine", resource=name) for name in _lost_mines(p)]
    if NONE in p.asset_row:
        reasons.append(say("board-ends-assets"))  # ORE-END-01
    if NONE in p.contract_row and not p.rules.is_race:
        reasons.append(say("board-ends-contracts"))
    if p.rules.is_race and any(player.settled >= p.rules.race_deal for player in p.players):
        reasons.append(say("board-ends-race", contracts=p.rules.race_deal))  # ORE-VAR-12
    return " ".join(reasons)


def _lost_mines(p: Position) -> list[str]:
    return [name for name, mine in zip(RESOURCE_NAMES, p.mines, strict=True) if mine.card < 0]
