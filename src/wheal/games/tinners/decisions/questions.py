"""The questions of the game and the automatic steps between them, by kind."""

from __future__ import annotations

from typing import Any

from wheal.games.tinners.decisions.auction_questions import (
    AnswerQuestion,
    CardQuestion,
    OpenQuestion,
    RaiseQuestion,
    SurveyQuestion,
)
from wheal.games.tinners.expansions.arsenic.decisions.questions import CalcinerQuestion
from wheal.games.tinners.expansions.emigration.decisions.questions import AdelaideQuestion, LeftoverQuestion
from wheal.games.tinners.rules.auction import list_builds, sample_build
from wheal.games.tinners.rules.building import finish_building
from wheal.games.tinners.rules.developments import list_developments
from wheal.games.tinners.rules.end_of_round import end_round, find_peeker, is_hidden_tile, list_peeks
from wheal.games.tinners.rules.extraction import list_extractions, sample_extraction
from wheal.games.tinners.rules.investing import find_investor, list_investments, sample_investment
from wheal.games.tinners.rules.position import (
    NONE,
    ROUND_START,
    SELL,
    Position,
)
from wheal.games.tinners.rules.pumps import is_anything_to_pump, list_pumping, sample_pumping
from wheal.games.tinners.rules.selling import run_sale
from wheal.games.tinners.rules.setup import discard_chosen, finish_setup, start_round
from wheal.games.tinners.rules.work_track import ADIT_WORK, PORT_WORK, TRAIN_WORK, active_player
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.sealed import SealedQuestion


class DiscardQuestion(SealedQuestion[Position]):
    """Which of two cards of each region to discard; secret, all at once."""

    def __init__(self) -> None:
        super().__init__("discard")
        self.always_asked = True

    def wanted(self, state: Position, seat: int) -> int:
        return 0 if state.players[seat].is_automatic else len(state.rules.regions)  # TT-SET-13, TT-SET-16

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        region = state.rules.regions[len(state.sealed[seat])]
        for card in state.players[seat].hand:
            if state.rules.card_back[card] == region:
                out.append(state.rules.moves.discard[card])

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        """Keep the card that is worth more."""
        out: list[Action[Any]] = []
        self.options(state, seat, out)
        region = state.rules.regions[len(state.sealed[seat])]
        cards = [card for card in state.players[seat].hand if state.rules.card_back[card] == region]
        value = state.rules.card_value
        return out[0] if value[cards[0]] < value[cards[1]] else out[1]

    def carry_out(self, state: Position) -> None:
        for seat in range(state.rules.seats):
            for index in state.sealed[seat]:
                for card in state.players[seat].hand:
                    if state.rules.moves.discard[card].index == index:
                        discard_chosen(state, seat, card)  # TT-SET-13
            if state.watched and state.sealed[seat]:
                state.events.append(Event("discarded", seat, {}))
        finish_setup(state)
        frame = state.frames[-1]
        frame.kind = ROUND_START
        frame.seat = NONE

    def wrong_moment(self, state: Position, seat: int, action: Action[Any]) -> Refusal:
        return Refusal(state.rules.discard_rule, "refused-setup")

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return Refusal(state.rules.discard_rule, "refused-discarded")

    def prompt(self, state: Position, seat: int) -> Args:
        region = state.rules.regions[len(state.sealed[seat])]
        return {"region": "ABCD"[region]}


class RoundStart(Question[Position]):
    def __init__(self) -> None:
        super().__init__("round-start")

    def run(self, state: Position) -> bool:
        start_round(state)
        return False


class ActQuestion(Question[Position]):
    """Phase 2: one action of the active player, again and again until all have passed."""

    def __init__(self) -> None:
        super().__init__("act")

    def run(self, state: Position) -> bool:
        frame = state.frames[-1]
        rules = state.rules
        if frame.seat >= 0 and rules.after_action:
            while frame.count < len(rules.after_action):
                frame.count += 1
                rules.after_action[frame.count - 1].after_action(state, frame.seat)
                if state.frames[-1] is not frame:
                    return False
            frame.count = 0
        while True:
            seat = active_player(state)  # TT-WT-01
            frame.seat = seat
            if seat == NONE:  # TT-WT-09
                frame.kind = SELL
                frame.count = 0
                return False
            player = state.players[seat]
            if player.is_automatic:
                for expansion in rules.take_turn:
                    if expansion.take_turn(state, seat):
                        return False
            if player.column < player.final_column or self.has_further(state, seat):
                return True
            state.answer(seat, rules.moves.pass_)  # TT-WT-05

    def has_further(self, state: Position, seat: int) -> bool:
        """Does an expansion offer something even in the final column?"""
        if not state.rules.further_actions:
            return False
        out: list[Action[Any]] = []
        for expansion in state.rules.further_actions:
            expansion.list_actions(state, seat, out)
        return len(out) > 0

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        player = state.players[seat]
        moves = state.rules.moves
        left = player.final_column - player.column
        if left > 0:  # TT-WT-05
            list_builds(state, seat, out)
            list_extractions(state, seat, out)
            list_developments(state, left, out)
            if state.pumps:  # TT-PMP-08
                out.append(moves.pumps)
            out.append(moves.pasties)
        out.append(moves.pass_)
        if state.rules.further_actions:
            for expansion in state.rules.further_actions:
                expansion.list_actions(state, seat, out)

    def sample(self, state: Position, seat: int, rng: Rng) -> Action[Any]:
        """A kind of action first, then where."""
        rules = state.rules
        moves = rules.moves
        player = state.players[seat]
        left = player.final_column - player.column
        further = len(rules.further_actions)
        while True:
            choice = rng.below(9 + further)
            action: Action[Any] | None = None
            if choice == 0:
                return moves.pass_
            if choice > 8:
                action = rules.further_actions[choice - 9].sample_action(state, seat, rng)
            elif left <= 0:
                continue
            elif choice == 1:
                return moves.pasties
            elif choice == 2:
                action = sample_build(state, seat, rng)
            elif choice == 3:
                action = sample_extraction(state, seat, rng)
            elif choice == 4:
                if state.pumps:
                    return moves.pumps
            elif choice == 5:
                if state.adits_left > 0 and left >= ADIT_WORK:
                    border = rng.below(len(moves.adit))
                    if not state.adits >> border & 1:
                        return moves.adit[border]
            else:
                area = rng.below(len(state.areas))
                if choice == 6:
                    if state.miners_left > 0 and state.areas[area].miners == 0:
                        return moves.miner[area]
                elif choice == 7:
                    is_free = rules.is_coastal[area] and not state.areas[area].port
                    if is_free and state.ports_left > 0 and left >= PORT_WORK:
                        return moves.port[area]
                elif state.trains_left > 0 and left >= TRAIN_WORK and not state.areas[area].train:
                    return moves.train[area]
            if action is not None:
                return action

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.pass_

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.pass_

    def prompt(self, state: Position, seat: int) -> Args:
        player = state.players[seat]
        return {"left": player.final_column - player.column, "money": player.money}


class Built(Question[Position]):
    """The last steps of building belong to expansions."""

    def __init__(self) -> None:
        super().__init__("built")

    def run(self, state: Position) -> bool:
        finish_building(state)
        return False


class PumpQuestion(Question[Position]):
    """One pump after the other: where, or stop."""

    def __init__(self) -> None:
        super().__init__("pump")

    def run(self, state: Position) -> bool:
        if state.frames[-1].count > 0 and is_anything_to_pump(state):
            return True
        state.frames.pop()
        return False

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_pumping(state, out)

    def sample(self, state: Position, seat: int, rng: Rng) -> Action[Any]:
        return sample_pumping(state, rng)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.stop

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.stop

    def prompt(self, state: Position, seat: int) -> Args:
        return {"left": state.frames[-1].count}


class Sell(Question[Position]):
    def __init__(self) -> None:
        super().__init__("sell")

    def run(self, state: Position) -> bool:
        run_sale(state)
        return False


class InvestQuestion(Question[Position]):
    """Phase 3: invest, or stop for this round."""

    def __init__(self) -> None:
        super().__init__("invest")

    def run(self, state: Position) -> bool:
        return find_investor(state)

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_investments(state, seat, out)

    def sample(self, state: Position, seat: int, rng: Rng) -> Action[Any]:
        return sample_investment(state, seat, rng)

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.pass_

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.pass_

    def prompt(self, state: Position, seat: int) -> Args:
        place = state.passing.index(seat)
        tens, five = state.rules.per_10[place][state.round - 1], state.rules.per_5[place][state.round - 1]
        return {"money": state.players[seat].money, "place": place + 1, "tens": tens, "five": five}


class EndOfRound(Question[Position]):
    def __init__(self) -> None:
        super().__init__("end-of-round")

    def run(self, state: Position) -> bool:
        end_round(state)
        return False


class PeekQuestion(Question[Position]):
    """Phase 4: look at one face-down tile, or not."""

    def __init__(self) -> None:
        super().__init__("peek")

    def run(self, state: Position) -> bool:
        return find_peeker(state)

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        list_peeks(state, out)

    def sample(self, state: Position, seat: int, rng: Rng) -> Action[Any]:
        count = len(state.areas)
        while True:
            index = rng.below(count + 1)
            if index == count:
                return state.rules.moves.no_peek
            if is_hidden_tile(state, index):
                return state.rules.moves.peek[index]

    def fallback(self, state: Position, seat: int) -> Action[Any]:
        return state.rules.moves.no_peek

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return state.rules.moves.no_peek


def all_questions() -> list[Question[Any]]:
    """In the order of the kinds in position.py."""
    return [
        DiscardQuestion(),
        RoundStart(),
        ActQuestion(),
        SurveyQuestion(),
        OpenQuestion(),
        RaiseQuestion(),
        AnswerQuestion(),
        CardQuestion(),
        Built(),
        PumpQuestion(),
        Sell(),
        InvestQuestion(),
        EndOfRound(),
        PeekQuestion(),
        CalcinerQuestion(),
        LeftoverQuestion(),
        AdelaideQuestion(),
    ]
