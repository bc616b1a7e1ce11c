"""The table as the page draws it, put together from the view and from what the rules answer. See ``types``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from wheal.games.ore.decisions.placement_verbs import Drill, DrillCash, DrillCoal, MinePlace, Push
from wheal.games.ore.page.market import market_of, rows_of
from wheal.games.ore.page.rows import rows_for
from wheal.games.ore.page.types import OreBoard, OreEntry, OreMine, OrePlayer, OrePoints, OreSlag, OreTrack
from wheal.games.ore.rules.collection import can_advance, gather, slag_each
from wheal.games.ore.rules.placement import SECOND, THIRD, list_placements
from wheal.games.ore.rules.position import (
    NONE,
    PLACE,
    RESOURCE_NAMES,
    RESOURCES,
)
from wheal.games.ore.rules.relief import relief_cost
from wheal.games.ore.rules.scoring import points_by_source, strategic_points
from wheal.games.ore.view import build_view, own_secrets
from wheal.games.ore.words.costs import deep_yields, reached
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.ore.content import Content
    from wheal.games.ore.rules.position import Position
    from wheal.games.ore.view import MineView, PlayerView
    from wheal.kernel.engine.action import Action
    from wheal.kernel.texts import Texts


def build_board(state: Position, content: Content, viewer: int) -> OreBoard:
    """What a seat sees of the table; a spectator has no numbers of its own."""
    view = build_view(state, viewer)
    me = viewer if viewer >= 0 else NONE
    entries = _entries(state, me)
    players = [_player(state, content, seat, view.player[seat]) for seat in range(state.rules.seats)]
    return OreBoard(
        me=me,
        at=view.at,
        is_over=view.over,
        round=view.round,
        kind=view.kind,
        to_decide=view.to_decide,
        start=view.start,
        mine={name: _mine(state, i, mine, entries[i]) for i, (name, mine) in enumerate(view.mine.items())},
        asset_track=_track(state, view.track.assets),
        contract_track=_track(state, view.track.contracts),
        slag=OreSlag(view.slag, slag_each(state, len(view.slag)), slag_each(state, len(view.slag) + 1)),
        row=rows_for(state, me),
        discard=view.discard,
        player=players,
        market=market_of(state, me, players[me].due) if me >= 0 and not view.over else None,
        relief=relief_cost(state, state.players[me]) if me >= 0 else state.rules.relief_cost,
        filling=view.filling,
        offer=view.offer,
        subcontract=view.subcontract,
        is_ending=view.ending,
        ending=ending_text(state, texts("ore")) if view.ending else "",
        ranking=view.ranking,
    )


def seat_board(public: OreBoard, state: Position, seat: int) -> OreBoard:
    """``build_board`` of a seat, made of the spectator's."""
    player = public.player[:]
    player[seat] = msgspec.structs.replace(player[seat], **own_secrets(state, seat))
    entries = zip(public.mine.items(), _entries(state, seat), strict=True)
    return msgspec.structs.replace(
        public,
        me=seat,
        mine={name: msgspec.structs.replace(mine, entries=own) if own else mine for (name, mine), own in entries},
        row=rows_for(state, seat),
        player=player,
        market=None if public.is_over else market_of(state, seat, player[seat].due),
        relief=relief_cost(state, state.players[seat]),
    )


# ---- mines and tracks --------------------------------------------------------------------------------


def _mine(state: Position, resource: int, view: MineView, entries: list[OreEntry]) -> OreMine:
    mine = state.mines[resource]
    return OreMine(
        **_fields(view),
        reach=[reached(state, seat, resource) for seat in range(state.rules.seats)],
        stuck=[owner >= 0 and not can_advance(state, mine, space) for space, owner in enumerate(mine.owner)],
        entries=entries,
    )


def _fields(view: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


def _entries(state: Position, me: int) -> list[list[OreEntry]]:
    """By resource the ways into its mine that are open to a seat that has a miner to place."""
    found: list[list[OreEntry]] = [[] for _ in range(RESOURCES)]
    if me < 0 or state.is_over or state.frames[0].kind != PLACE or not state.players[me].in_hand:
        return found
    moves: list[Action[Any]] = []
    list_placements(state, me, moves)
    for move in moves:
        match move:
            case MinePlace() | Push():
                found[move.resource].append(_entry(state, me, move, move.resource, 0))
            case Drill():
                found[move.resource].append(_entry(state, me, move, move.resource, SECOND))
            case DrillCash() | DrillCoal():
                found[move.resource].append(_entry(state, me, move, move.resource, THIRD))
    return found


def _entry(state: Position, me: int, move: Action[Any], resource: int, space: int) -> OreEntry:
    after = state.clone()
    after.watched = False
    move.do(after, me)
    gains = _gathered(after, me, resource) - _gathered(state, me, resource)
    return OreEntry(move.text, space + 1, deep_yields(state, me, resource, space), gains)


def _gathered(state: Any, seat: int, resource: int) -> int:
    """What a mine would bring a seat if Collection came now."""
    income = [[0] * RESOURCES for _ in range(state.rules.seats)]
    gather(state, resource, income)
    return income[seat][resource]


def _track(state: Position, seats: list[int]) -> OreTrack:
    return OreTrack(seats, len(seats) + 1 if len(seats) < state.rules.track_spaces else 0)


# ---- players -----------------------------------------------------------------------------------------


def _player(state: Position, content: Content, seat: int, view: PlayerView) -> OrePlayer:
    player = state.players[seat]
    return OrePlayer(
        **_fields(view),
        points=OrePoints(*points_by_source(state, player)),
        worth=[state.rules.asset_points[design] + strategic_points(state, player, design) for design in player.assets],
        due=rows_of(state, content, seat),
    )


# ---- the end -----------------------------------------------------------------------------------------


def ending_text(state: Position, say: Texts) -> str:
    """Why the game ends after this round: what could not be filled again, or whose pile of the race is settled."""
    reasons = [
        say("board-ends-mine", resource=name)
        for name, mine in zip(RESOURCE_NAMES, state.mines, strict=True)
        if mine.card < 0
    ]
    if NONE in state.asset_row:
        reasons.append(say("board-ends-assets"))  # ORE-END-01
    if NONE in state.contract_row and not state.rules.is_race:
        reasons.append(say("board-ends-contracts"))
    if state.rules.is_race and any(player.settled >= state.rules.race_deal for player in state.players):
        reasons.append(say("board-ends-race", contracts=state.rules.race_deal))  # ORE-VAR-12
    return " ".join(reasons)
