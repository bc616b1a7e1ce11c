"""Advice by what a game's judge values: the best moves with their reasons, and the reason of a move that was made.

Whoever calls brings imagined states: what is told follows only from what the one may know for whom they were imagined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from wheal.kernel.action_table import ActionTable
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import EvenRng, Rng
from wheal.kernel.engine.state import State
from wheal.kernel.game import Game
from wheal.kernel.judge import Judged
from wheal.kernel.texts import texts

BEST: Final = 3
DEALS: Final = 12  # imagined states in which a reason must read alike to be no secret


Explain: TypeAlias = Callable[[State, int], list[Judged]]  # every legal move with its reasons, as a bot sees them


class Advice(NamedTuple):
    """A move, what it would cost or bring (perhaps nothing that is certain), and why it is good."""

    move: str
    leads: str
    reasons: list[str]


def imagined_states(state: State, viewer: int, count: int, rng: Rng) -> list[State]:
    """States that a viewer cannot tell from the true one; they do not depend on what the viewer cannot know."""
    deals = EvenRng(0, rng)
    found = [state.clone() for _ in range(count)]
    for imagined in found:
        imagined.imagine(viewer, deals)
    return found


def best_moves(game: Game, imagined: State, seat: int) -> list[Advice]:
    """The best moves of a seat, of those that differ only in amounts the best one; none where there is no judge."""
    found: dict[tuple[str, ...], Judged] = {}
    for judged in _ranked(game, imagined, seat):
        found.setdefault(_without_amounts(game.table, judged.action), judged)
    return [
        Advice(judged.action.text, game.cost_text(imagined, seat, judged.action), reasons_of(game, judged))
        for judged in list(found.values())[:BEST]
    ]


def common_reasons(game: Game, imagined: Sequence[State], seat: int, move: str, explain: Explain) -> list[str]:
    """Why a bot makes a move, if that reads alike in all states that somebody can imagine; else nothing."""
    told: list[list[str]] = []
    for state in imagined:
        judged = next((one for one in explain(state, seat) if one.action.text == move), None)
        if judged is None:
            return []
        told.append(reasons_of(game, judged))
    return told[0] if told and all(reasons == told[0] for reasons in told) else []


def _ranked(game: Game, imagined: State, seat: int) -> list[Judged]:
    """Every legal move by its worth to the seat, the best first."""
    judge = game.judge()
    return [] if judge is None else sorted(judge.judge(imagined, seat), key=lambda judged: -judged.value)


def reasons_of(game: Game, judged: Judged) -> list[str]:
    say = texts(game.id)
    return [say(reason.message, **reason.args) for reason in judged.reasons]


def _without_amounts(table: ActionTable, action: Action[Any]) -> tuple[str, ...]:
    return tuple(word for name, word in table.parts(action) if not table.is_amount(name, word))
