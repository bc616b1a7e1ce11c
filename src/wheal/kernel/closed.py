"""The verbs of the present question, and why some of them are closed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from wheal.kernel.action import Action, Refusal
from wheal.kernel.match import Match
from wheal.kernel.table import Table

SAMPLED: Final = 60  # actions of a verb that are asked why it is closed
KEPT: Final = 256


def verbs_asked(match: Match, seat: int) -> dict[str, Refusal | None]:
    """Each verb that answers this question; for one that is closed, the reason that most of its moves share."""
    state = match.state
    is_open = {action.verb for action in state.legal_actions(seat)}
    answering = _answering(match.game.table, state.frames[-1].kind)
    return {verb: None if verb in is_open else _usual(match, seat, answering[verb]) for verb in answering}


@lru_cache(KEPT)
def _answering(table: Table, kind: int) -> dict[str, list[Action[Any]]]:
    """The verbs that answer a kind of question, in the order of the table, each with a sample of its actions."""
    found: dict[str, list[Action[Any]]] = {verb: [] for verb in table.verbs}
    for action in table.actions:
        if action.answers >> kind & 1:
            found[action.verb].append(action)
    return {verb: actions[:: max(1, len(actions) // SAMPLED)] for verb, actions in found.items() if actions}


def _usual(match: Match, seat: int, actions: list[Action[Any]]) -> Refusal:
    """The reason that most of these actions share."""
    found = [match.state.refusal(action, seat) for action in actions]
    refusals = [refusal for refusal in found if refusal is not None]
    common = Counter(refusal.message for refusal in refusals).most_common(1)[0][0]
    return next(refusal for refusal in refusals if refusal.message == common)
