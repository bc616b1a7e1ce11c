"""What is up for auction, as the page draws it: who is in, who cannot bid and why, what winning would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from wheal.games.tinners.auction import can_join
from wheal.games.tinners.building import build_mine, insurance_for
from wheal.games.tinners.position import BUILT, CARD, FROM_HAND, NONE, Position
from wheal.games.tinners.view import TileView, View
from wheal.games.tinners.work_track import MINE_WORK

if TYPE_CHECKING:
    from wheal.games.tinners.position import Player
    from wheal.kernel.texts import Texts

Reason: TypeAlias = Literal["", "dropped", "passed", "work", "mines", "money"]


class LaneView(msgspec.Struct, frozen=True):
    """A seat in an auction. ``reason`` says why it is out or cannot bid more: it dropped out, has passed, has too
    little work, no mine left to build, or no more money than the bid. ``column`` is where it would stand as the winner,
    -1 where it cannot win."""

    seat: int
    state: Literal["leads", "in", "out"]
    reason: Reason
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
    insured: int
    insurance: int
    insurance_text: str
    cost_text: str
    lanes: list[LaneView]


def lot_view(p: Position, view: View, names: Sequence[str], say: Texts) -> LotView | None:
    """The running auction, for the viewer of a view."""
    auction = p.auction
    if view.auction is None:
        return None
    shown = view.area[view.auction.area]
    tile = shown.tile if isinstance(shown.tile, TileView) else None
    is_decided = p.frames[-1].kind in (CARD, BUILT)
    work = 0 if is_decided else MINE_WORK if tile is None else p.rules.tile_work[p.areas[auction.lot].tile]
    least = auction.bid + 1 if auction.leader >= 0 else auction.minimum
    is_insured = p.card_source == FROM_HAND
    at_stake = least if auction.leader in (NONE, auction.initiator) else auction.bid
    insurance = insurance_for(at_stake) if is_insured else 0
    lanes = [_lane(p, seat, work, say) for seat in range(p.rules.seats)]
    own = lanes[view.viewer].column if 0 <= view.viewer < p.rules.seats else NONE
    initiator = names[auction.initiator]
    return LotView(
        area=view.auction.area,
        about=say("draw-lot-down" if shown.face == "down" else "draw-lot-up", player=initiator),
        tile=tile,
        is_decided=is_decided,
        is_secret=tile is not None and shown.face == "down",
        would_hold=None if tile is None else _would_hold(p),
        least=least,
        work=work,
        insured=auction.initiator if is_insured else NONE,
        insurance=insurance,
        insurance_text=say("draw-lot-insurance", player=initiator, money=insurance) if is_insured else "",
        cost_text=say("draw-lot-cost", work=work, column=own) if own >= 0 and not is_decided else "",
        lanes=lanes,
    )


def _would_hold(p: Position) -> CubesView:
    """The mine is built in a copy; of what is hidden only the tile matters, and the viewer knows it."""
    imagined = p.clone()
    assert isinstance(imagined, Position)
    imagined.watched = False
    if imagined.auction.leader < 0:
        imagined.auction.place(imagined.auction.initiator, imagined.auction.minimum)
    build_mine(imagined)
    area = imagined.areas[p.auction.lot]
    return CubesView(area.tin, area.copper, area.water)


def _lane(p: Position, seat: int, work: int, say: Texts) -> LaneView:
    player, auction = p.players[seat], p.auction
    column = player.column + min(work, player.final_column - player.column)
    if seat == auction.leader:
        return LaneView(seat, "leads", "", "", player.money, column)
    is_in = auction.is_in(seat)
    reason = _reason(p, player, is_in)
    text = {
        "": "",
        "dropped": say("draw-lane-dropped"),
        "passed": say("draw-lane-passed"),
        "work": say("draw-lane-work"),
        "mines": say("draw-lane-mines"),
        "money": say("draw-lane-money", money=player.money),
    }[reason]
    return LaneView(seat, "in" if is_in else "out", reason, text, player.money, NONE if reason else column)


def _reason(p: Position, player: Player, is_in: bool) -> Reason:
    """Why this player has no more to say."""
    if player.has_passed:
        return "passed"  # TT-AUC-03
    if not can_join(player):
        return "mines" if player.mines == 0 else "work"  # TT-AUC-03
    if player.money <= p.auction.bid or player.money < p.auction.minimum:
        return "money"  # TT-AUC-08
    return "" if is_in else "dropped"
