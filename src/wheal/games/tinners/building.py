"""Resolving an auction and building the mine. Rules TT-BLD-01..15."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.position import BUILT, CARD, FROM_HAND, NO_CARD, NONE
from wheal.games.tinners.survey import apply_benefit, holds_fitting, play_from_hand
from wheal.games.tinners.work_track import spend_work
from wheal.kernel.events import REVEAL, Event

if TYPE_CHECKING:
    from wheal.games.tinners.position import Area, Position


def resolve_auction(p: Position) -> None:
    """Payment, insurance, reveal, work points, bonus; then perhaps a card, and the mine."""
    auction = p.auction
    winner = p.players[auction.leader]
    winner.money -= auction.bid  # TT-BLD-01
    if p.watched:
        p.events.append(Event("won", auction.leader, {"area": auction.lot, "bid": auction.bid}))
    if p.card_source == FROM_HAND and auction.leader != auction.initiator:
        pay_insurance(p)  # TT-AUC-15, TT-A2P-12
    area = p.areas[auction.lot]
    reveal(p, auction.lot)
    left = winner.final_column - winner.column  # less than the tile asks only where a strategy lets such a seat win
    spend_work(p, winner, min(p.rules.tile_work[area.tile], left))  # TT-BLD-02, TT-AUC-02, TT-WT-11
    winner.money += p.rules.tile_money[area.tile]
    frame = p.frames[-1]
    frame.seat = auction.leader
    if p.rules.bidding.may_play_after(p) and holds_fitting(p, winner, auction.lot):
        frame.kind = CARD  # TT-BLD-04, TT-BLD-05
        return
    build_mine(p)


def pay_insurance(p: Position) -> None:
    """Half the winning bid, rounded up, from the bank to the initiator who lost."""
    amount = insurance_for(p.auction.bid)
    p.players[p.auction.initiator].money += amount  # TT-RUL-18
    if p.watched:
        p.events.append(Event("insurance", p.auction.initiator, {"money": amount}))


def insurance_for(bid: int) -> int:
    return (bid + 1) // 2  # TT-AUC-15


def reveal(p: Position, area_index: int) -> None:
    """A face-down tile is turned up for everybody; peek tokens go back."""
    area = p.areas[area_index]
    if not area.is_face_up:
        area.is_face_up = True  # TT-BLD-03
        if p.watched:
            tile = p.rules.tile_ids[area.tile]
            p.events.append(Event("revealed", -1, {"area": area_index, "tile": tile}, REVEAL))
    return_peek_tokens(area)  # TT-BLD-15


def return_peek_tokens(area: Area) -> None:
    area.peeked = 0  # TT-BLD-15, TT-EOR-06
    area.known = 0


def play_after(p: Position, seat: int, card: int) -> None:
    """The winner pays for a card and adds its benefit."""
    player = p.players[seat]
    player.money -= p.rules.card_value[card]  # TT-BLD-04
    play_from_hand(p, player, card)
    p.card = card
    if p.watched:
        args: dict[str, int | str] = {"card": p.rules.card_ids[card], "money": p.rules.card_value[card]}
        p.events.append(Event("card-after", seat, args, REVEAL))
    build_mine(p)


def build_mine(p: Position) -> None:
    """Mine, tile cubes, drainage, card benefit, in this order."""
    auction = p.auction
    area = p.areas[auction.lot]
    tile = area.tile
    area.owner = auction.leader  # TT-BLD-06, TT-BLD-13
    p.players[auction.leader].mines -= 1  # TT-BLD-13
    area.tin += p.rules.tile_tin[tile]  # TT-BLD-07
    area.copper += p.rules.tile_copper[tile]  # TT-BLD-07
    area.water += p.rules.tile_water[tile]  # TT-BLD-07
    area.tile = NONE  # TT-BLD-07
    area.is_face_up = False
    area.remove_water(area.drainage)  # TT-BLD-08
    area.drainage = 0  # TT-BLD-08
    if p.watched:
        args: dict[str, int | str] = {"area": auction.lot, "tin": area.tin, "copper": area.copper, "water": area.water}
        p.events.append(Event("built", auction.leader, args))
    if p.card >= 0:
        apply_benefit(p, auction.lot, p.card)  # TT-BLD-06, TT-AUC-13, TT-A2P-13
    frame = p.frames[-1]
    frame.kind = BUILT
    frame.a = 0


def finish_building(p: Position) -> bool:
    """The steps of expansions, one after the other; True when all are done and the auction is over."""
    frame = p.frames[-1]
    listeners = p.rules.after_build
    while frame.a < len(listeners):
        frame.a += 1
        listeners[frame.a - 1].after_build(p, p.auction.lot, p.auction.leader)
        if p.frames[-1] is not frame:
            return False
    end_auction(p)
    return True


def end_auction(p: Position) -> None:
    """Back to the turn from which the auction was started."""
    p.auction.end()
    p.card = NONE
    p.card_source = NO_CARD
    p.frames.pop()
