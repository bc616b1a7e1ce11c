"""Build mine: the auction with 3 to 5 players, and what auctions at every player count share. Rules TT-AUC-01..18."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from wheal.games.tinners.rules.building import resolve_auction
from wheal.games.tinners.rules.position import FROM_HAND, NO_CARD, NONE, OPEN, RAISE, SURVEY
from wheal.games.tinners.rules.survey import fits, holds_fitting, play_from_hand
from wheal.games.tinners.rules.work_track import MINE_WORK
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import REVEAL, Event
from wheal.kernel.engine.question import Frame

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Player, Position
    from wheal.kernel.engine.rng import Rng

LOWEST_OPENING: Final = 1  # TT-AUC-05


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding:
    """How a mine is auctioned at one player count."""

    def can_start(self, state: Position, player: Player, area: int) -> bool:
        """May this player, who can join auctions, start one here?"""
        raise NotImplementedError

    def list_starts(self, state: Position, player: Player, out: list[Action[Any]]) -> None:
        """The same for all areas that hold a tile."""
        build = state.rules.moves.build
        for area in range(len(state.areas)):
            if state.areas[area].tile >= 0 and self.can_start(state, player, area):
                out.append(build[area])

    def start_refusal(self, state: Position, player: Player, area: int) -> Refusal | None:
        """The same with the reason."""
        raise NotImplementedError

    def begin(self, state: Position, seat: int, area: int) -> None:
        """Put the marker on the area and ask the first question."""
        raise NotImplementedError

    def list_surveys(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        """Legal answers before the opening bid."""
        raise NotImplementedError

    def survey_refusal(self, state: Position, seat: int, card: int) -> Refusal | None:
        """Playing a hand card before the opening bid."""
        raise NotImplementedError

    def decline_refusal(self) -> Refusal | None:
        """Playing no card before the opening bid."""
        raise NotImplementedError

    def draw_refusal(self, state: Position) -> Refusal | None:
        """Drawing a card before the opening bid."""
        raise NotImplementedError

    def draw(self, state: Position, seat: int) -> None:
        """Draw the card before the opening bid."""
        raise NotImplementedError

    def must_drop(self, state: Position, seat: int) -> bool:
        """Is the initiator unable to open?"""
        return False

    def investigate(self, state: Position, seat: int) -> None:
        """The initiator has played a hand card: the tile is shown, then the opening bid is asked."""
        look_at_tile(state, seat, state.auction.lot)  # TT-AUC-14, TT-A2P-07
        state.frames[-1].kind = OPEN

    def ask(self, state: Position, seat: int) -> bool:
        """Ask a seat that is in for more, or answer in its place; False if it has no more to say."""
        if state.players[seat].money <= state.auction.bid:  # TT-AUC-08
            return False
        frame = state.frames[-1]
        frame.kind = RAISE
        frame.seat = seat
        return True

    def drop(self, state: Position, seat: int) -> None:
        """A player drops out."""
        state.auction.drop(seat)
        ask_next_bidder(state, seat)

    def opening_refusal(self, state: Position, amount: int) -> Refusal | None:
        """Is an opening bid too low?"""
        raise NotImplementedError

    def second_card_refusal(self, state: Position) -> Refusal:
        """A survey card during the bidding or, after it, a second one."""
        raise NotImplementedError

    def may_play_after(self, state: Position) -> bool:
        """May the winner play a card after the auction?"""
        return False


class OpenBidding(Bidding):
    """3 to 5 players: a card may be played before the opening bid on a contested face-down tile, or after."""

    def can_start(self, state: Position, player: Player, area: int) -> bool:
        return player.money >= minimum_opening(state)  # TT-AUC-04

    def list_starts(self, state: Position, player: Player, out: list[Action[Any]]) -> None:
        if player.money >= minimum_opening(state):  # TT-AUC-04
            areas = state.areas
            build = state.rules.moves.build
            for area in range(len(areas)):
                if areas[area].tile >= 0:  # TT-AUC-01
                    out.append(build[area])

    def start_refusal(self, state: Position, player: Player, area: int) -> Refusal | None:
        minimum = minimum_opening(state)
        if player.money < minimum:  # TT-AUC-04, TT-RUL-15
            return Refusal("TT-AUC-04", "refused-minimum-money", {"minimum": minimum, "money": player.money})
        return None

    def begin(self, state: Position, seat: int, area: int) -> None:
        state.auction.begin(area, seat, minimum_opening(state), can_join_mask(state))
        state.card = NONE
        state.card_source = NO_CARD
        state.frames.append(Frame(OPEN, seat))
        if (
            not state.areas[area].is_face_up  # TT-AUC-11
            and is_contested(state)  # TT-AUC-11
            and holds_fitting(state, state.players[seat], area)
        ):
            state.frames[-1].kind = SURVEY

    def list_surveys(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        for card in state.players[seat].hand:
            if fits(state, card, state.auction.lot):
                out.append(state.rules.moves.survey[card])
        out.append(state.rules.moves.survey_none)

    def survey_refusal(self, state: Position, seat: int, card: int) -> Refusal | None:
        return hand_card_refusal(state, seat, card, "TT-AUC-11")

    def decline_refusal(self) -> Refusal | None:
        return None

    def draw_refusal(self, state: Position) -> Refusal | None:
        return Refusal("TT-SET-15", "refused-no-decks")

    def opening_refusal(self, state: Position, amount: int) -> Refusal | None:
        if amount < state.auction.minimum:  # TT-AUC-05
            return Refusal("TT-AUC-05", "refused-opening", {"minimum": state.auction.minimum})
        return None

    def second_card_refusal(self, state: Position) -> Refusal:
        if state.card >= 0:
            return Refusal("TT-AUC-17", "refused-second-card")
        if state.areas[state.auction.lot].is_face_up:
            return Refusal("TT-AUC-16", "refused-card-face-up")
        if not is_contested(state):
            return Refusal("TT-AUC-16", "refused-card-uncontested")
        return Refusal("TT-AUC-11", "refused-card-too-late")

    def may_play_after(self, state: Position) -> bool:
        return state.card == NONE  # TT-AUC-17, TT-BLD-04


def can_join(player: Player) -> bool:
    """May this player start or take part in an auction, money aside?"""
    return (
        not player.has_passed  # TT-AUC-03
        and player.final_column - player.column >= MINE_WORK  # TT-AUC-03
        and player.mines > 0  # TT-AUC-03
    )


def build_refusal(state: Position, seat: int, area: int) -> Refusal | None:
    """Why this player cannot start an auction here."""
    player = state.players[seat]
    left = player.final_column - player.column
    if left < MINE_WORK:
        return Refusal("TT-AUC-03", "refused-auction-work", {"left": left})
    if player.mines == 0:
        return Refusal("TT-AUC-03", "refused-no-mine-left")
    if state.areas[area].tile < 0:  # TT-AUC-01
        name = state.rules.area_names[area]
        if state.areas[area].owner >= 0:
            return Refusal("TT-AUC-01", "refused-mine-there", {"area": name})
        return Refusal("TT-AUC-01", "refused-no-tile", {"area": name})
    return state.rules.bidding.start_refusal(state, player, area)


def list_builds(state: Position, seat: int, out: list[Action[Any]]) -> None:
    player = state.players[seat]
    if can_join(player):
        state.rules.bidding.list_starts(state, player, out)


def sample_build(state: Position, seat: int, rng: Rng) -> Action[Any] | None:
    """An auction to start somewhere, or None where the throw misses."""
    area = rng.below(len(state.areas))
    if state.areas[area].tile >= 0:
        player = state.players[seat]
        if can_join(player) and state.rules.bidding.can_start(state, player, area):
            return state.rules.moves.build[area]
    return None


def minimum_opening(state: Position) -> int:
    """One pound, and one for each player who has passed."""
    return LOWEST_OPENING + len(state.passing)  # TT-AUC-05


def can_join_mask(state: Position) -> int:
    """A mask of all players who can take part in an auction that starts now."""
    mask = 0
    bit = 1
    for player in state.players:
        if can_join(player):
            mask |= bit
        bit <<= 1
    return mask


def is_contested(state: Position) -> bool:
    """Can somebody other than the initiator outbid the minimum?"""
    auction = state.auction
    for seat in range(state.rules.seats):
        if (
            seat != auction.initiator
            and auction.is_in(seat)
            and state.players[seat].money > auction.minimum  # TT-RUL-16
        ):
            return True
    return False


def hand_card_refusal(state: Position, seat: int, card: int, rule: str) -> Refusal | None:
    """Is this a card of the player's hand that fits the area under auction?"""
    if card not in state.players[seat].hand:
        return Refusal(rule, "refused-not-in-hand")
    if not fits(state, card, state.auction.lot):
        area = state.rules.area_names[state.auction.lot]
        return Refusal(rule, "refused-card-region", {"card": state.rules.card_ids[card], "area": area})
    return None


def play_before(state: Position, seat: int, card: int) -> None:
    """The initiator plays a card from hand, free of charge, and sees the tile."""
    play_from_hand(state, state.players[seat], card)  # TT-AUC-12, TT-AUC-13
    state.card = card
    state.card_source = FROM_HAND
    if state.watched:
        state.events.append(Event("card-before", seat, {"card": state.rules.card_ids[card]}, REVEAL))
    state.rules.bidding.investigate(state, seat)


def look_at_tile(state: Position, seat: int, area_index: int) -> None:
    """A private look at a face-down tile."""
    area = state.areas[area_index]
    if area.is_face_up:
        return
    area.known |= 1 << seat
    if state.watched:
        seen: Args = {"area": area_index, "tile": state.rules.tile_ids[area.tile]}
        state.events.append(Event("looked", seat, {"area": area_index}, REVEAL))
        state.events.append(Event("saw", seat, seen, REVEAL, 1 << seat))


def place_bid(state: Position, seat: int, amount: int) -> None:
    state.auction.place(seat, amount)
    ask_next_bidder(state, seat)  # TT-AUC-07


def ask_next_bidder(state: Position, after: int) -> None:
    """Clockwise to whoever is in and can pay more; the last one in wins."""
    auction = state.auction
    while True:
        seat = auction.next_bidder(after)  # TT-AUC-07, TT-RUL-14
        if seat < 0:
            resolve_auction(state)  # TT-AUC-09, TT-AUC-10
            return
        if state.rules.bidding.ask(state, seat):
            return
        auction.drop(seat)  # TT-AUC-08
        if state.watched:
            state.events.append(Event("move", seat, {}, action=state.rules.moves.drop, by_engine=True))


def bid_refusal(state: Position, seat: int, amount: int, kind: int) -> Refusal | None:
    """Why a bid is not legal at the opening, the raises or the one answer."""
    if kind == RAISE or state.auction.leader >= 0:
        if amount <= state.auction.bid:  # TT-AUC-07, TT-A2P-15
            return Refusal("TT-AUC-07", "refused-raise", {"bid": state.auction.bid})
    else:
        refusal = state.rules.bidding.opening_refusal(state, amount)
        if refusal is not None:
            return refusal
    money = state.players[seat].money
    if amount > money:  # TT-AUC-03, TT-GAM-02
        return Refusal("TT-AUC-03", "refused-bid-money", {"bid": amount, "money": money})
    return None
