"""Adelaide's token at the sale. Rules TT-EMI-14..17."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.expansions.emigration.rules.position import emigration_of
from wheal.games.tinners.rules.position import TIN, with_number
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def has_token(state: Position, seat: int) -> bool:
    return emigration_of(state).adelaide[seat] == state.round  # TT-EMI-14


def must_choose(state: Position, seat: int) -> bool:
    """Does the seat sell both ores, and does it matter which of them gets the higher increase?"""
    player = state.players[seat]
    rewards = emigration_of(state).setting
    is_even = rewards.one_ore[state.round - 1] == rewards.other_ore[state.round - 1]
    return player.tin > 0 and player.copper > 0 and not is_even  # TT-RUL-95, TT-EMI-16


def raise_prices(state: Position, seat: int, ore: int) -> None:
    """The seat sells cubes of this ore at the (higher) increase, the others at the lower one."""
    board = emigration_of(state)
    player = state.players[seat]
    more = board.setting.one_ore[state.round - 1]  # TT-EMI-15, TT-EMI-16
    less = board.setting.other_ore[state.round - 1]  # TT-EMI-16
    player.tin_bonus += more if ore == TIN else less
    player.copper_bonus += less if ore == TIN else more
    if state.watched and player.tin + player.copper > 0:
        args = {"tin": player.tin_bonus, "copper": player.copper_bonus}
        state.events.append(Event("adelaide-used", seat, {"tin": args["tin"], "copper": args["copper"]}))


def spend_tokens(state: Position) -> None:
    """After the sale all tokens are gone, also one that brought nothing."""
    board = emigration_of(state)
    for seat in range(len(board.adelaide)):
        if board.adelaide[seat] > 0:
            board.adelaide = with_number(board.adelaide, seat, 0)  # TT-EMI-17, TT-RUL-94
