"""The questions of an auction: survey card, opening bid, raises, the one answer, and the card after it."""

from __future__ import annotations

from typing import Any

from wheal.games.tinners.rules.position import Position
from wheal.games.tinners.rules.survey import fits
from wheal.kernel.engine.action import Action, Args, SeatRef
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.rng import Rng


class AuctionQuestion(Question[Position]):
    """What the questions of an auction share."""

    def run(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: int) -> Args:
        auction = state.auction
        return {
            "area": state.rules.area_names[auction.lot],
            "minimum": auction.minimum,
            "bid": auction.bid,
            "leader": SeatRef(auction.leader),
            "money": state.players[seat].money,
            "players": state.rules.seats,
        }


class SurveyQuestion(AuctionQuestion):
    """Before the auction: a card, none, or (2 players) one from the deck."""

    def __init__(self) -> None:
        super().__init__("survey")
        self.always_asked = True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        state.rules.bidding.list_surveys(state, seat, out)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        """No card, or the deck's, or the first from hand."""
        out: list[Action[Any]] = []
        self.options(state, seat, out)
        return out[-1]

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.survey_none if state.rules.bidding.decline_refusal() is None else None


class OpenQuestion(AuctionQuestion):
    """The opening bid."""

    def __init__(self) -> None:
        super().__init__("open")

    def run(self, state: Position) -> bool:
        seat = state.frames[-1].seat
        if state.rules.bidding.must_drop(state, seat):
            state.answer(seat, state.rules.moves.drop)  # TT-A2P-08
            return False
        if state.players[seat].money == state.auction.minimum:
            state.answer(seat, state.rules.moves.bid[state.auction.minimum])
            return False
        return True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        bid = state.rules.moves.bid
        last = min(state.players[seat].money, len(bid) - 1)  # TT-AUC-03
        for amount in range(state.auction.minimum, last + 1):  # TT-AUC-05, TT-AUC-06
            out.append(bid[amount])

    def sample(self, state: Position, seat: int, rng: Rng) -> Action[Any]:
        bid = state.rules.moves.bid
        minimum = state.auction.minimum
        last = min(state.players[seat].money, len(bid) - 1)
        return bid[minimum + rng.below(last - minimum + 1)]

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.bid[state.auction.minimum]

    def bid_up_to(self, state: Position, seat: int, limit: int) -> Action[Any] | None:
        """The minimum; where that is too much, somebody must decide, for whoever opens cannot drop out."""
        minimum = state.auction.minimum
        return state.rules.moves.bid[minimum] if minimum <= limit else None  # TT-AUC-06


class RaiseQuestion(AuctionQuestion):
    """Bid more, or drop out."""

    def __init__(self) -> None:
        super().__init__("raise")

    def run(self, state: Position) -> bool:
        if self.lowest(state) < len(state.rules.moves.bid):
            return True
        state.answer(state.frames[-1].seat, state.rules.moves.drop)
        return False

    def lowest(self, state: Position) -> int:
        return state.auction.bid + 1  # TT-AUC-07

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        out.append(state.rules.moves.drop)
        bid = state.rules.moves.bid
        last = min(state.players[seat].money, len(bid) - 1)  # TT-AUC-03
        for amount in range(self.lowest(state), last + 1):
            out.append(bid[amount])

    def sample(self, state: Position, seat: int, rng: Rng) -> Action[Any]:
        bid = state.rules.moves.bid
        lowest = self.lowest(state)
        span = min(state.players[seat].money, len(bid) - 1) - lowest + 1
        choice = rng.below(span + 1)
        return state.rules.moves.drop if choice == span else bid[lowest + choice]

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.drop

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.drop

    def bid_up_to(self, state: Position, seat: int, limit: int) -> Action[Any] | None:
        bid = state.rules.moves.bid
        lowest = self.lowest(state)
        is_possible = lowest <= min(limit, state.players[seat].money) and lowest < len(bid)
        return bid[lowest] if is_possible else state.rules.moves.drop


class AnswerQuestion(RaiseQuestion):
    """The one reply, after a forced pass or to a bid: a bid wins at once."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "answer"

    def lowest(self, state: Position) -> int:
        if state.auction.leader >= 0:
            return state.auction.bid + 1  # TT-AUC-07
        return state.auction.minimum  # TT-A2P-09


class CardQuestion(AuctionQuestion):
    """After the auction: the winner may pay for a card."""

    def __init__(self) -> None:
        super().__init__("card")
        self.always_asked = True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        player = state.players[seat]
        for card in player.hand:
            if (
                fits(state, card, state.auction.lot)  # TT-BLD-04
                and state.rules.card_value[card] <= player.money  # TT-BLD-05
            ):
                out.append(state.rules.moves.survey[card])
        out.append(state.rules.moves.survey_none)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.survey_none

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.survey_none
