"""Where the Emigration expansion joins the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.expansions.emigration.decisions.questions import list_placings
from wheal.games.tinners.expansions.emigration.decisions.verbs import PLACING, Claim, Emigrate
from wheal.games.tinners.expansions.emigration.rules.adelaide import (
    has_token,
    must_choose,
    raise_prices,
    spend_tokens,
)
from wheal.games.tinners.expansions.emigration.rules.claiming import can_claim
from wheal.games.tinners.expansions.emigration.rules.emigrating import can_emigrate, is_free_space, pay_income
from wheal.games.tinners.expansions.emigration.rules.michigan import can_place_any, is_spot, waiting
from wheal.games.tinners.expansions.emigration.rules.position import (
    MINER,
    PIECES,
    PLACES,
    EmigrationBoard,
    Rewards,
    emigration_of,
)
from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.position import ADELAIDE, COPPER, LEFTOVER, TIN
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.question import Frame
from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.rules.setting import Rules


class Emigration(Expansion):
    """Own-colour miners among the developments, emigrating among the actions, Michigan's pieces around them."""

    def __init__(self, rewards: Rewards) -> None:
        self.rewards: Rewards = rewards
        self.claim: list[Action[Any]] = []
        self.emigrate: list[Action[Any]] = []  # area by area, place by place

    def join(self, rules: Rules) -> None:
        rules.set_up.append(self)
        rules.start_of_round.append(self)
        rules.further_actions.append(self)
        rules.after_action.append(self)
        rules.before_sale.append(self)
        rules.after_sale.append(self)
        rules.most_miners += max([pieces[MINER] for pieces in self.rewards.michigan])  # TT-EMI-10
        self.claim = rules.table.of(Claim)
        self.emigrate = rules.table.of(Emigrate)

    def set_up(self, state: Position) -> None:
        state.extras.append(EmigrationBoard(self.rewards, len(state.areas), state.rules.seats))  # TT-EMI-01

    def start_of_round(self, state: Position) -> None:
        pay_income(state)  # TT-EMI-12, TT-RUL-05

    def list_actions(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        areas = state.areas
        if can_claim(state, seat):
            for area in range(len(areas)):
                if areas[area].owner == seat and areas[area].miners == 0:  # TT-EMI-03
                    out.append(self.claim[area])
        if can_emigrate(state, seat):
            miner_of = emigration_of(state).miner_of
            for area in range(len(areas)):
                if miner_of[area] == seat:  # TT-EMI-04
                    for place in range(PLACES):
                        if is_free_space(state, place):  # TT-EMI-05
                            out.append(self.emigrate[area * PLACES + place])
        list_placings(state, seat, out)  # TT-EMI-09

    def sample_action(self, state: Position, seat: int, rng: Rng) -> Action[Any] | None:
        choice = rng.below(3)
        area = rng.below(len(state.areas))
        if choice == 0:
            is_open = can_claim(state, seat) and state.areas[area].miners == 0
            return self.claim[area] if is_open and state.areas[area].owner == seat else None
        if choice == 1:
            place = rng.below(PLACES)
            is_open = can_emigrate(state, seat) and emigration_of(state).miner_of[area] == seat
            return self.emigrate[area * PLACES + place] if is_open and is_free_space(state, place) else None
        piece = rng.below(PIECES)
        if waiting(state, seat, piece) == 0:
            return None
        actions = state.rules.table.of(PLACING[piece])
        spot = rng.below(len(actions))
        return actions[spot] if is_spot(state, piece, spot) else None

    def after_action(self, state: Position, seat: int) -> None:
        board = emigration_of(state)
        if board.is_free:
            board.is_free = False  # a piece was placed, and the action is still to come
        elif not state.players[seat].has_passed and can_place_any(state, seat):
            state.frames.append(Frame(LEFTOVER, seat))  # TT-EMI-09, TT-RUL-91

    def before_sale(self, state: Position) -> None:
        for seat in range(state.rules.seats):  # there is one token in a round
            if has_token(state, seat):
                if must_choose(state, seat):
                    state.frames.append(Frame(ADELAIDE, seat))  # TT-RUL-95
                else:
                    raise_prices(state, seat, TIN if state.players[seat].tin > 0 else COPPER)  # TT-RUL-94

    def after_sale(self, state: Position) -> None:
        spend_tokens(state)
