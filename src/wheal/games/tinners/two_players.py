"""Auctions with 2 players: each is preceded by exactly one survey card. Rules TT-A2P-01..16."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.auction import Bidding, ask_next_bidder, can_join, hand_card_refusal, joining
from wheal.games.tinners.building import end_auction, return_peek_tokens
from wheal.games.tinners.position import ANSWER, DRAWN, NO_CARD, NONE, OPEN, SURVEY
from wheal.games.tinners.survey import draw_card, fits
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event
from wheal.kernel.question import Frame

if TYPE_CHECKING:
    from wheal.games.tinners.position import Player, Position


class TwoPlayerBidding(Bidding):
    """A hand card, or the top card of the region's deck; its value is the minimum bid."""

    def can_start(self, p: Position, player: Player, area: int) -> bool:
        if p.decks[p.rules.region_of[area]].items:  # TT-A2P-02, TT-RUL-42
            return True
        for card in player.hand:
            if fits(p, card, area) and p.rules.card_value[card] <= player.money:
                return True  # TT-A2P-06
        return False

    def start_refusal(self, p: Position, player: Player, area: int) -> Refusal | None:
        if self.can_start(p, player, area):
            return None
        for card in player.hand:
            if fits(p, card, area):
                value = p.rules.card_value[card]
                return Refusal("TT-A2P-06", "refused-card-value", {"value": value, "money": player.money})
        return Refusal("TT-RUL-43", "refused-empty-deck")

    def begin(self, p: Position, seat: int, area: int) -> None:
        p.auction.begin(area, seat, 0, joining(p))
        p.card = NONE
        p.card_source = NO_CARD
        p.frames.append(Frame(SURVEY, seat))  # TT-A2P-01

    def list_surveys(self, p: Position, seat: int, out: list[Action[Any]]) -> None:
        player = p.players[seat]
        area = p.auction.lot
        for card in player.hand:
            if fits(p, card, area) and p.rules.card_value[card] <= player.money:  # TT-A2P-06
                out.append(p.rules.moves.survey[card])
        if p.decks[p.rules.region_of[area]].items:
            out.append(p.rules.moves.survey_draw)

    def survey_refusal(self, p: Position, seat: int, card: int) -> Refusal | None:
        refusal = hand_card_refusal(p, seat, card, "TT-A2P-02")
        if refusal is not None:
            return refusal
        money = p.players[seat].money
        value = p.rules.card_value[card]
        if value > money:  # TT-A2P-06
            return Refusal("TT-A2P-06", "refused-card-value", {"value": value, "money": money})
        return None

    def decline_refusal(self) -> Refusal | None:
        return Refusal("TT-A2P-01", "refused-card-needed")

    def draw_refusal(self, p: Position) -> Refusal | None:
        if p.decks[p.rules.region_of[p.auction.lot]].items:
            return None
        return Refusal("TT-RUL-43", "refused-draw-empty")

    def draw(self, p: Position, seat: int) -> None:
        p.card = draw_card(p, p.rules.region_of[p.auction.lot])  # TT-A2P-02
        p.card_source = DRAWN
        p.auction.minimum = p.rules.card_value[p.card]  # TT-A2P-03
        p.frames[-1].kind = OPEN

    def investigate(self, p: Position, seat: int) -> None:
        p.auction.minimum = p.rules.card_value[p.card]  # TT-A2P-03
        super().investigate(p, seat)

    def must_drop(self, p: Position, seat: int) -> bool:
        return p.players[seat].money < p.auction.minimum  # TT-A2P-08

    def drop(self, p: Position, seat: int) -> None:
        p.auction.drop(seat)
        if p.auction.leader >= 0:
            ask_next_bidder(p, seat)
            return
        if p.frames[-1].kind == OPEN:
            other = 1 - seat
            player = p.players[other]
            if can_join(player) and player.money >= p.auction.minimum:  # TT-A2P-09
                frame = p.frames[-1]
                frame.kind = ANSWER
                frame.seat = other
                return
        leave_tile(p)

    def opening_refusal(self, p: Position, amount: int) -> Refusal | None:
        if amount < p.auction.minimum:  # TT-A2P-03
            return Refusal("TT-A2P-03", "refused-opening", {"minimum": p.auction.minimum})
        return None

    def second_card_refusal(self, p: Position) -> Refusal:
        return Refusal("TT-A2P-05", "refused-second-card")


def leave_tile(p: Position) -> None:
    """Nobody wants the mine: an open tile stays, a hidden one leaves the game unseen."""
    area_index = p.auction.lot
    area = p.areas[area_index]
    if area.is_face_up:  # TT-A2P-10
        if p.watched:
            p.events.append(Event("tile-stays", -1, {"area": area_index}))
    else:
        region = p.rules.region_of[area_index]
        p.spare_tiles[region] = p.spare_tiles[region].with_bottom(area.tile, area.known)  # TT-A2P-11, TT-RUL-44
        area.tile = NONE
        return_peek_tokens(area)  # TT-RUL-44
        if p.watched:
            p.events.append(Event("tile-removed", -1, {"area": area_index}))
    end_auction(p)  # TT-A2P-16
