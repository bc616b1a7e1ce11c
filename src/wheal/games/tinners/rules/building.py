"""Resolving an auction and building the mine. Rules TT-BLD-01..15."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.rules.position import BUILT, CARD, FROM_HAND, NO_CARD, NONE
from wheal.games.tinners.rules.survey import apply_benefit, holds_fitting, play_from_hand
from wheal.games.tinners.rules.work_track import spend_work
from wheal.kernel.engine.action import Args
from wheal.kernel.engine.events import REVEAL, Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Area, Position


def resolve_auction(state: Position) -> None:
    """Payment, insurance, reveal, work points, bonus; then perhaps a card, and the mine."""
    auction = state.auction
    winner = state.players[auction.leader]
    winner.money -= auction.bid  # TT-BLD-01, TT-A2P-04
    if state.watched:
        state.events.append(Event("won", auction.leader, {"area": auction.lot, "bid": auction.bid}))
    if state.card_source == FROM_HAND and auction.leader != auction.initiator:
        pay_insurance(state)  # TT-AUC-15, TT-A2P-12
    area = state.areas[auction.lot]
    reveal(state, auction.lot)
    left = winner.final_column - winner.column  # less than the tile asks only where a strategy lets such a seat win
    spend_work(state, winner, min(state.rules.tile_work[area.tile], left))  # TT-BLD-02, TT-AUC-02, TT-WT-11, TT-KSP-05
    bonus = state.rules.tile_money[area.tile]
    if bonus > 0:
        winner.money += bonus  # TT-KSP-04, TT-RUL-34
        if state.watched:
            state.events.append(Event("tile-bonus", auction.leader, {"money": bonus}))
    frame = state.frames[-1]
    frame.seat = auction.leader
    if state.rules.bidding.may_play_after(state) and holds_fitting(state, winner, auction.lot):
        frame.kind = CARD  # TT-BLD-04, TT-BLD-05
        return
    build_mine(state)


def pay_insurance(state: Position) -> None:
    """Half the winning bid, rounded up, from the bank to the initiator who lost."""
    amount = insurance_for(state.auction.bid)
    state.players[state.auction.initiator].money += amount  # TT-RUL-18
    if state.watched:
        state.events.append(Event("insurance", state.auction.initiator, {"money": amount}))


def insurance_for(bid: int) -> int:
    return (bid + 1) // 2  # TT-AUC-15


def reveal(state: Position, area_index: int) -> None:
    """A face-down tile is turned up for everybody; peek tokens go back."""
    area = state.areas[area_index]
    if not area.is_face_up:
        area.is_face_up = True  # TT-BLD-03
        if state.watched:
            tile = state.rules.tile_ids[area.tile]
            state.events.append(Event("revealed", -1, {"area": area_index, "tile": tile}, REVEAL))
    return_peek_tokens(area)  # TT-BLD-15


def return_peek_tokens(area: Area) -> None:
    area.peeked = 0  # TT-BLD-15, TT-EOR-06
    area.known = 0


def play_after(state: Position, seat: int, card: int) -> None:
    """The winner pays for a card and adds its benefit."""
    player = state.players[seat]
    player.money -= state.rules.card_value[card]  # TT-BLD-04
    play_from_hand(state, player, card)
    state.card = card
    if state.watched:
        args: Args = {"card": state.rules.card_ids[card], "money": state.rules.card_value[card]}
        state.events.append(Event("card-after", seat, args, REVEAL))
    build_mine(state)


def build_mine(state: Position) -> None:
    """Mine, tile cubes, drainage, card benefit, in this order."""
    auction = state.auction
    area = state.areas[auction.lot]
    tile = area.tile
    area.owner = auction.leader  # TT-BLD-06, TT-BLD-13
    state.players[auction.leader].mines -= 1  # TT-BLD-13
    area.tin += state.rules.tile_tin[tile]  # TT-BLD-07
    area.copper += state.rules.tile_copper[tile]  # TT-BLD-07
    area.water += state.rules.tile_water[tile]  # TT-BLD-07
    area.tile = NONE  # TT-BLD-07
    area.is_face_up = False
    area.remove_water(area.drainage)  # TT-BLD-08, TT-DEV-08
    area.drainage = 0  # TT-BLD-08
    if state.watched:
        args: Args = {"area": auction.lot, "tin": area.tin, "copper": area.copper, "water": area.water}
        state.events.append(Event("built", auction.leader, args))
    if state.card >= 0:
        apply_benefit(state, auction.lot, state.card)  # TT-BLD-06, TT-AUC-13, TT-A2P-13
    frame = state.frames[-1]
    frame.kind = BUILT
    frame.count = 0


def finish_building(state: Position) -> bool:
    """The steps of expansions, one after the other; True when all are done and the auction is over."""
    frame = state.frames[-1]
    listeners = state.rules.after_build
    while frame.count < len(listeners):
        frame.count += 1
        listeners[frame.count - 1].after_build(state, state.auction.lot, state.auction.leader)
        if state.frames[-1] is not frame:
            return False
    end_auction(state)
    return True


def end_auction(state: Position) -> None:
    """Back to the turn from which the auction was started."""
    state.auction.end()
    state.card = NONE
    state.card_source = NO_CARD
    state.frames.pop()
