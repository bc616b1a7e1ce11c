"""The questions of the game and the automatic steps between them, by kind."""

from __future__ import annotations

from typing import Any

from wheal.games.ore.acquisition_questions import (
    BuyQuestion,
    ContractQuestion,
    InitiativeQuestion,
    RaceQuestion,
    SalesQuestion,
)
from wheal.games.ore.asking import DoneQuestion, OreQuestion
from wheal.games.ore.collection import collect
from wheal.games.ore.exchanging import has_extras, list_extras
from wheal.games.ore.market_questions import (
    MarketQuestion,
    Negotiation,
    SettleQuestion,
    SubcontractQuestion,
    TakeoverQuestion,
    WithQuestion,
)
from wheal.games.ore.misplaced import misplaced
from wheal.games.ore.placement import has_choice_of_place, list_placements, next_placer
from wheal.games.ore.position import (
    CLOSED,
    COLLECTION,
    MARKET,
    PLACE,
    RELIEF,
    SCORING,
    Position,
)
from wheal.games.ore.relief import (
    can_relieve,
    carry_out_relief,
    is_relief_open,
    list_relief,
    list_sealed_relief,
    relief_cost,
)
from wheal.games.ore.replenishment import replenish
from wheal.games.ore.scoring import finish
from wheal.games.ore.setup import begin_round
from wheal.games.ore.windows import clockwise, go_on, open_for
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import NO_SEAT, Event
from wheal.kernel.question import Question
from wheal.kernel.sealed import SealedQuestion


class PlaceQuestion(OreQuestion):
    """Phase 1: one miner of the next player who has one in hand."""

    def __init__(self) -> None:
        super().__init__("place")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.b == CLOSED:
            seat = next_placer(state, frame.a)
            if seat < 0:
                go_on(state, COLLECTION)
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

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        return {"money": state.players[seat].cash, "miners": state.players[seat].in_hand}


class Collection(OreQuestion):
    def __init__(self) -> None:
        super().__init__("collection")

    def run(self, state: Position) -> bool:
        collect(state)
        go_on(state, MARKET)
        return False


class Replenishment(OreQuestion):
    def __init__(self) -> None:
        super().__init__("replenishment")

    def run(self, state: Position) -> bool:
        replenish(state)
        go_on(state, RELIEF)
        return False


class ReliefQuestion(DoneQuestion):
    """The end of phase 5: own miners taken off mines, clockwise from the new start player."""

    def __init__(self) -> None:
        super().__init__("relief")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        if frame.b == CLOSED:
            if frame.a == state.rules.seats:
                end_round(state)
                return False
            open_for(state, clockwise(state, frame.a))
        if can_relieve(state, frame.seat):
            return True
        state.answer(frame.seat, state.rules.moves.done)
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        if can_relieve(state, seat):
            list_relief(state, seat, out)
        list_extras(state, seat, out)
        out.append(state.rules.moves.done)

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
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

    def misplaced(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        return misplaced(state, action)

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal("ORE-RUL-34", "refused-relief-done")

    def prompt(self, state: Position, seat: int) -> dict[str, int | str]:
        player = state.players[seat]
        return {"money": player.cash, "cost": relief_cost(state, player)}


class Scoring(OreQuestion):
    def __init__(self) -> None:
        super().__init__("scoring")

    def run(self, state: Position) -> bool:
        finish(state)
        return False


def end_round(state: Position) -> None:
    """The next round, or the end of the game (ORE-END-04)."""
    if state.is_ending:
        go_on(state, SCORING)
        return
    state.round += 1
    begin_round(state)
    go_on(state, PLACE)
    state.frames[-1].a = state.start
    if state.watched:
        state.events.append(Event("round", NO_SEAT, {"round": state.round}))


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
