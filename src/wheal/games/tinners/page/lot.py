"""What is up for auction, as the page draws it: who is in, who cannot bid and why, what winning would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from wheal.games.tinners.rules.auction import can_join
from wheal.games.tinners.rules.building import build_mine, insurance_for
from wheal.games.tinners.rules.position import BUILT, CARD, FROM_HAND, NONE, Position
from wheal.games.tinners.rules.work_track import MINE_WORK
from wheal.games.tinners.view import TileView, View

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Player
    from wheal.kernel.texts import Texts


class LaneView(msgspec.Struct, frozen=True):
    """A seat in an auction. ``reason_text`` says why it is out or cannot bid more. ``column`` is where it would stand
    as the winner, -1 where it cannot win."""

    seat: int
    state: Literal["leads", "in", "out"]
    reason_text: str
    money: int
    column: int


class CubesView(msgspec.Struct, frozen=True):
    tin: int
    copper: int
    water: int


class LotView(msgspec.Struct, frozen=True):
    """The auction (``is_decided``: somebody has won and paid): ``tile`` as far as the viewer knows it (``is_secret``:
    others may not), ``would_hold`` what the mine would hold with it, drainage and the card reckoned in; the lowest next
    bid; the work of winning; and of a card played before it what the initiator gets if another wins at this bid."""

    area: str
    about: str
    tile: TileView | None
    is_decided: bool
    is_secret: bool
    would_hold: CubesView | None
    least: int
    work: int
    insurance_text: str
    lanes: list[LaneView]


def lot_view(state: Position, view: View, names: Sequence[str], say: Texts) -> LotView | None:
    """The running auction, for the viewer of a view."""
    auction = state.auction
    if view.auction is None:
        return None
    shown = view.area[view.auction.area]
    tile = shown.tile if isinstance(shown.tile, TileView) else None
    is_decided = state.frames[-1].kind in (CARD, BUILT)
    work = 0 if is_decided else MINE_WORK if tile is None else state.rules.tile_work[state.areas[auction.lot].tile]
    least = auction.bid + 1 if auction.leader >= 0 else auction.minimum
    at_stake = least if auction.leader in (NONE, auction.initiator) else auction.bid
    initiator = names[auction.initiator]
    insurance = say("draw-lot-insurance", player=initiator, money=insurance_for(at_stake))
    return LotView(
        area=view.auction.area,
        about=say("draw-lot-down" if shown.face == "down" else "draw-lot-up", player=initiator),
        tile=tile,
        is_decided=is_decided,
        is_secret=tile is not None and shown.face == "down",
        would_hold=None if tile is None else _would_hold(state),
        least=least,
        work=work,
        insurance_text=insurance if state.card_source == FROM_HAND else "",
        lanes=[_lane(state, seat, work, say) for seat in range(state.rules.seats)],
    )


def seat_lot(
    public: LotView | None, public_view: View, state: Position, view: View, names: Sequence[str], say: Texts
) -> LotView | None:
    """``lot_view`` of a seat, made of the spectator's: a seat that knows the tile reckons with other numbers."""
    if public is None:
        return None
    if view.area[public.area] is not public_view.area[public.area]:
        return lot_view(state, view, names, say)
    return public


def _would_hold(state: Position) -> CubesView:
    """The mine is built in a copy; of what is hidden only the tile matters, and the viewer knows it."""
    imagined = state.clone()
    assert isinstance(imagined, Position)
    imagined.watched = False
    if imagined.auction.leader < 0:
        imagined.auction.place(imagined.auction.initiator, imagined.auction.minimum)
    build_mine(imagined)
    area = imagined.areas[state.auction.lot]
    return CubesView(area.tin, area.copper, area.water)


def _lane(state: Position, seat: int, work: int, say: Texts) -> LaneView:
    player, auction = state.players[seat], state.auction
    column = player.column + min(work, player.final_column - player.column)
    if seat == auction.leader:
        return LaneView(seat, "leads", "", player.money, column)
    is_in = auction.is_in(seat)
    reason = _reason(state, player, is_in, say)
    return LaneView(seat, "in" if is_in else "out", reason, player.money, NONE if reason else column)


def _reason(state: Position, player: Player, is_in: bool, say: Texts) -> str:
    """Why this player has no more to say."""
    if player.has_passed:
        return say("draw-lane-passed")  # TT-AUC-03
    if not can_join(player):
        return say("draw-lane-mines") if player.mines == 0 else say("draw-lane-work")  # TT-AUC-03
    if player.money <= state.auction.bid or player.money < state.auction.minimum:
        return say("draw-lane-money", money=player.money)  # TT-AUC-08
    return "" if is_in else say("draw-lane-dropped")
