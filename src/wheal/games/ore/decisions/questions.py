"""The questions of the game and the automatic steps between them, by kind."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.decisions.acquisition_questions import (
    BuyQuestion,
    ContractQuestion,
    InitiativeQuestion,
    RaceQuestion,
    SalesQuestion,
)
from wheal.games.ore.decisions.market_questions import (
    MarketQuestion,
    Negotiation,
    SettleQuestion,
    SubcontractQuestion,
    TakeoverQuestion,
    WithQuestion,
)
from wheal.games.ore.decisions.windows import DoneWindow
from wheal.games.ore.rules.collection import collect
from wheal.games.ore.rules.exchanging import has_extras, list_extras
from wheal.games.ore.rules.placement import has_choice_of_place, list_placements, next_placer
from wheal.games.ore.rules.position import COLLECTION, MARKET, PLACE, RELIEF, SCORING, Position
from wheal.games.ore.rules.relief import (
    can_relieve,
    carry_out_relief,
    is_relief_open,
    list_relief,
    list_sealed_relief,
    relief_cost,
)
from wheal.games.ore.rules.replenishment import replenish
from wheal.games.ore.rules.scoring import finish, points
from wheal.games.ore.rules.setup import begin_round
from wheal.games.ore.rules.windows import next_step, open_for
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import NO_SEAT, Event
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.sealed import SealedQuestion
from wheal.kernel.engine.window import CLOSED


class PlaceQuestion(Question[Position]):
    """Phase 1: one miner of the next player who has one in hand."""

    def __init__(self) -> None:
        super().__init__("place")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.flag == CLOSED:
            seat = next_placer(state, frame.count)
            if seat < 0:
                next_step(state, COLLECTION)
                return False
            open_for(state, seat)
        if not has_choice_of_place(state, frame.seat) and not has_extras(state, frame.seat):
            state.answer(frame.seat, state.rules.moves.slag)
            return False
        return True

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_placements(state, seat, out)
        list_extras(state, seat, out)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.slag

    def prompt(self, state: Position, seat: int) -> Args:
        return {"money": state.players[seat].cash, "miners": state.players[seat].in_hand}


class Collection(Question[Position]):
    def __init__(self) -> None:
        super().__init__("collection")

    def run(self, state: Position) -> bool:
        collect(state)
        next_step(state, MARKET)
        return False


class Replenishment(Question[Position]):
    def __init__(self) -> None:
        super().__init__("replenishment")

    def run(self, state: Position) -> bool:
        replenish(state)
        next_step(state, RELIEF)
        return False


class ReliefQuestion(DoneWindow):
    """The end of phase 5: own miners taken off mines, clockwise from the new start player."""

    def __init__(self) -> None:
        super().__init__("relief")

    def go_on(self, state: Position) -> None:
        end_round(state)

    def has_move(self, state: Position, seat: int) -> bool:
        return can_relieve(state, seat)

    def list_moves(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_relief(state, seat, out)

    def prompt(self, state: Position, seat: int) -> Args:
        player = state.players[seat]
        return {"money": player.cash, "cost": relief_cost(state, player)}


class SealedReliefQuestion(SealedQuestion[Position]):
    """Relief with all choices at once."""

    def __init__(self) -> None:
        super().__init__("relief")
        self.always_asked = True  # who has named the last miner still says done: others do not see how many it named

    def deciders(self, state: Position) -> list[int]:
        return [seat for seat in range(state.rules.seats) if is_relief_open(state, seat)]

    def run(self, state: Position) -> bool:
        if self.deciders(state):
            return True
        carry_out_relief(state)
        for seat in range(state.rules.seats):
            state.sealed[seat] = []
        end_round(state)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_sealed_relief(state, seat, out)
        out.append(state.rules.moves.done)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.done

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.done

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal("ORE-RUL-34", "refused-relief-done")

    def prompt(self, state: Position, seat: int) -> Args:
        player = state.players[seat]
        return {"money": player.cash, "cost": relief_cost(state, player)}


class Scoring(Question[Position]):
    def __init__(self) -> None:
        super().__init__("scoring")

    def run(self, state: Position) -> bool:
        finish(state)
        return False


def end_round(state: Position) -> None:
    """The next round, or the end of the game (ORE-END-04)."""
    if state.is_ending:
        next_step(state, SCORING)
        return
    state.round += 1
    begin_round(state)
    next_step(state, PLACE)
    state.frames[-1].count = state.start
    if state.watched:
        seats = state.rules.seats
        order = " ".join([str((state.start + place) % seats) for place in range(seats)])  # ORE-RND-03
        scores = " ".join([str(points(state, player)) for player in state.players])
        state.events.append(Event("round", NO_SEAT, {"round": state.round, "order": order, "points": scores}))


def all_questions(relief_at_once: bool) -> list[Question[Any]]:
    """By kind, in the order of the constants in position.py."""
    return [
        PlaceQuestion(),
        Collection(),
        MarketQuestion(),
        WithQuestion(),
        SettleQuestion(),
        TakeoverQuestion(),
        SubcontractQuestion(),
        Negotiation(),
        BuyQuestion(),
        InitiativeQuestion(),
        ContractQuestion(),
        RaceQuestion(),
        SalesQuestion(),
        Replenishment(),
        SealedReliefQuestion() if relief_at_once else ReliefQuestion(),
        Scoring(),
    ]
