"""The verbs of the present question, why some of them are closed, and why a move or the beginning of one is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from wheal.kernel.action_table import ActionTable
from wheal.kernel.engine.action import Action, Check, Refusal
from wheal.kernel.match import Match
from wheal.kernel.naming import named_refusal

TABLES_KEPT: Final = 256
UNLISTED: Final = 1_000  # a refusal that is none of its verb's checks got less far than any that is


class Distance(NamedTuple):
    """How far a refused move was from being legal; the least comes first."""

    checks: int  # that it had still to pass
    is_uncounted: bool  # nothing says how much was missing
    missing: int


class Reason(NamedTuple):
    """Why some moves are refused: the refusal of the one that got furthest, and the check that stopped it."""

    refusal: Refusal
    check: Check | None


def verbs_asked(match: Match, seat: int) -> dict[str, Refusal | None]:
    """Each verb that answers this question; for one that is closed, the reason of the move that got furthest.

    Verbs that the game does not show while they are closed are left out.
    """
    state, game = match.state, match.game
    is_open = {action.verb for action in state.legal_actions(seat)}
    answering = _answering(game.table, state.frames[-1].kind)
    return {
        verb: None if verb in is_open else _refusal_of_verb(match, seat, actions)
        for verb, actions in answering.items()
        if verb in is_open or game.shows_closed(state.setting, verb)
    }


def why_not(match: Match, seat: int, text: str) -> Refusal | None:
    """Why a move is not legal; of the words with which several begin, why none of them is. None: it is possible."""
    words = " ".join(text.lower().split())
    meant = [] if match.over else _beginning_with(match.game.table, words)
    if not meant or (meant[0].text == words and _is_any_legal(match, seat, meant)):  # then the wording alone is wrong
        return match.why_not(text, seat)
    if " " not in words:
        return _refusal_of_verb(match, seat, meant)
    reason = _furthest(match, seat, meant)
    return None if reason is None else named_refusal(reason.refusal, match.names)


def _refusal_of_verb(match: Match, seat: int, actions: Sequence[Action[Any]]) -> Refusal | None:
    """Why a verb as a whole is closed: nobody has named a thing, so none is told of that the player has not."""
    reason = _furthest(match, seat, actions)
    if reason is None:
        return None
    refusal, check = reason
    if check is not None and check.in_general:
        return Refusal(refusal.rule, check.in_general)
    return named_refusal(refusal, match.names)


def _furthest(match: Match, seat: int, actions: Sequence[Action[Any]]) -> Reason | None:
    """Of refused moves the one that got furthest, of equal ones what most of them say; None if one is legal."""
    counts: Counter[tuple[Distance, str]] = Counter()
    reasons: dict[tuple[Distance, str], Reason] = {}
    for action in actions:
        refusal = match.state.refusal(action, seat)
        if refusal is None:
            return None
        left, check = _places(action.checks).get(refusal.message, (UNLISTED, None))
        key = (_distance(refusal, left, check), refusal.message)
        counts[key] += 1
        reasons.setdefault(key, Reason(refusal, check))
    nearest = min(distance for distance, _ in counts)
    return reasons[max((key for key in counts if key[0] == nearest), key=counts.__getitem__)]


def _distance(refusal: Refusal, left: int, check: Check | None) -> Distance:
    if check is None or not check.needs:
        return Distance(left, True, 0)
    needs, has = refusal.args[check.needs], refusal.args[check.has]
    assert isinstance(needs, int)
    assert isinstance(has, int)
    return Distance(left, False, needs - has)


@lru_cache(TABLES_KEPT)
def _places(checks: tuple[Check, ...]) -> dict[str, tuple[int, Check]]:
    """The checks of a verb by their messages, each with the number of those behind it."""
    return {check.message: (len(checks) - i - 1, check) for i, check in enumerate(checks)}


@lru_cache(TABLES_KEPT)
def _answering(table: ActionTable, kind: int) -> dict[str, list[Action[Any]]]:
    """The verbs that answer a kind of question, in the order of the table, each with its actions."""
    found: dict[str, list[Action[Any]]] = {verb: [] for verb in table.verbs}
    for action in table.actions:
        if action.kind_mask >> kind & 1:
            found[action.verb].append(action)
    return {verb: actions for verb, actions in found.items() if actions}


def _beginning_with(table: ActionTable, words: str) -> list[Action[Any]]:
    """The moves that begin with these words, the shortest first."""
    found = [action for action in table.actions if action.text == words or action.text.startswith(f"{words} ")]
    return sorted(found, key=lambda action: action.text != words)


def _is_any_legal(match: Match, seat: int, actions: Sequence[Action[Any]]) -> bool:
    return any(match.state.is_legal(action, seat) for action in actions)
