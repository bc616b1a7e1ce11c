"""Auctions with 2 players: each is preceded by exactly one survey card. Rules TT-A2P-01..16."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.rules.auction import Bidding, ask_next_bidder, can_join, can_join_mask, hand_card_refusal
from wheal.games.tinners.rules.building import end_auction, return_peek_tokens
from wheal.games.tinners.rules.position import ANSWER, DRAWN, NO_CARD, NONE, OPEN, SURVEY
from wheal.games.tinners.rules.survey import draw_card, fits
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Frame

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Player, Position


class TwoPlayerBidding(Bidding):
    """A hand card, or the top card of the region's deck; its value is the minimum bid."""

    def can_start(self, state: Position, player: Player, area: int) -> bool:
        if state.decks[state.rules.region_of[area]].items:  # TT-A2P-02, TT-RUL-42
            return True
        for card in player.hand:
            if fits(state, card, area) and state.rules.card_value[card] <= player.money:
                return True  # TT-A2P-06
        return False

    def start_refusal(self, state: Position, player: Player, area: int) -> Refusal | None:
        if self.can_start(state, player, area):
            return None
        for card in player.hand:
            if fits(state, card, area):
                value = state.rules.card_value[card]
                return Refusal("TT-A2P-06", "refused-card-value", {"value": value, "money": player.money})
        return Refusal("TT-RUL-43", "refused-empty-deck")

    def begin(self, state: Position, seat: int, area: int) -> None:
        state.auction.begin(area, seat, 0, can_join_mask(state))
        state.card = NONE
        state.card_source = NO_CARD
        state.frames.append(Frame(SURVEY, seat))  # TT-A2P-01

    def list_surveys(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        player = state.players[seat]
        area = state.auction.lot
        for card in player.hand:
            if fits(state, card, area) and state.rules.card_value[card] <= player.money:  # TT-A2P-06
                out.append(state.rules.moves.survey[card])
        if state.decks[state.rules.region_of[area]].items:
            out.append(state.rules.moves.survey_draw)

    def survey_refusal(self, state: Position, seat: int, card: int) -> Refusal | None:
        refusal = hand_card_refusal(state, seat, card, "TT-A2P-02")
        if refusal is not None:
            return refusal
        money = state.players[seat].money
        value = state.rules.card_value[card]
        if value > money:  # TT-A2P-06
            return Refusal("TT-A2P-06", "refused-card-value", {"value": value, "money": money})
        return None

    def decline_refusal(self) -> Refusal | None:
        return Refusal("TT-A2P-01", "refused-card-needed")

    def draw_refusal(self, state: Position) -> Refusal | None:
        if state.decks[state.rules.region_of[state.auction.lot]].items:
            return None
        return Refusal("TT-RUL-43", "refused-draw-empty")

    def draw(self, state: Position, seat: int) -> None:
        state.card = draw_card(state, state.rules.region_of[state.auction.lot])  # TT-A2P-02
        state.card_source = DRAWN
        state.auction.minimum = state.rules.card_value[state.card]  # TT-A2P-03
        state.frames[-1].kind = OPEN

    def investigate(self, state: Position, seat: int) -> None:
        state.auction.minimum = state.rules.card_value[state.card]  # TT-A2P-03
        super().investigate(state, seat)

    def must_drop(self, state: Position, seat: int) -> bool:
        return state.players[seat].money < state.auction.minimum  # TT-A2P-08

    def drop(self, state: Position, seat: int) -> None:
        state.auction.drop(seat)
        if state.auction.leader >= 0:
            ask_next_bidder(state, seat)
            return
        if state.frames[-1].kind == OPEN:
            other = 1 - seat
            player = state.players[other]
            if can_join(player) and player.money >= state.auction.minimum:  # TT-A2P-09
                frame = state.frames[-1]
                frame.kind = ANSWER
                frame.seat = other
                return
        leave_tile(state)

    def opening_refusal(self, state: Position, amount: int) -> Refusal | None:
        if amount < state.auction.minimum:  # TT-A2P-03
            return Refusal("TT-A2P-03", "refused-opening", {"minimum": state.auction.minimum})
        return None

    def second_card_refusal(self, state: Position) -> Refusal:
        return Refusal("TT-A2P-05", "refused-second-card")


def leave_tile(state: Position) -> None:
    """Nobody wants the mine: an open tile stays, a hidden one leaves the game unseen."""
    area_index = state.auction.lot
    area = state.areas[area_index]
    if area.is_face_up:  # TT-A2P-10
        if state.watched:
            state.events.append(Event("tile-stays", -1, {"area": area_index}))
    else:
        region = state.rules.region_of[area_index]
        state.spare_tiles[region] = state.spare_tiles[region].with_bottom(area.tile, area.known)  # TT-A2P-11, TT-RUL-44
        area.tile = NONE
        return_peek_tokens(area)  # TT-RUL-44
        if state.watched:
            state.events.append(Event("tile-removed", -1, {"area": area_index}))
    end_auction(state)  # TT-A2P-16
