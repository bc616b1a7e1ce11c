"""What a move will certainly do, before it is made: on a few imagined states, and what differs is hidden."""

from __future__ import annotations

from typing import Any, NamedTuple

from wheal.kernel.action import Action
from wheal.kernel.match import Match
from wheal.kernel.rng import EvenRng, Rng
from wheal.kernel.state import State

DEALS = 4  # imagined states that are compared
MORE_DEALS = 20  # besides, where something hidden plays a part: small figures often agree by chance
HIDDEN = "?"


class Preview(NamedTuple):
    """The cost in words, the lines of the table that will read so, and who decides next (None: not certain);
    ``states``: what it was read from, as the seat may imagine the table after the move."""

    cost: str
    changed: list[str]
    deciders: list[str] | None
    is_final: bool
    states: list[State]


def preview(match: Match, seat: int, action: Action[Any], rng: Rng) -> Preview:
    """What a seat can be sure of when it thinks of a legal action."""
    game = match.game
    before = set(game.board_text(match.state, seat, match.names).splitlines())
    deals = EvenRng(0, rng)
    after = [played(match.state, seat, action, deals) for _ in range(DEALS)]
    tables = [game.board_text(state, seat, match.names).splitlines() for state in after]
    if _is_uncertain(after) or any(table != tables[0] for table in tables):
        after += [played(match.state, seat, action, deals) for _ in range(MORE_DEALS)]
        tables += [game.board_text(state, seat, match.names).splitlines() for state in after[DEALS:]]
    sure = set(tables[0]).intersection(*tables[1:])
    changed = [line.strip() if line in sure else HIDDEN for line in tables[0] if line not in before]
    deciders = {tuple(match.names[other] for other in state.deciders) for state in after}
    return Preview(
        game.cost_text(match.state, seat, action),
        [line for i, line in enumerate(changed) if line != HIDDEN or HIDDEN not in changed[:i]],
        list(deciders.pop()) if len(deciders) == 1 else None,
        _is_uncertain(after),
        after,
    )


def _is_uncertain(after: list[State]) -> bool:
    """Was something shown, drawn or rolled in one of these?"""
    return any(event.mark for state in after for event in state.events)


def played(state: State, seat: int, action: Action[Any], rng: EvenRng) -> State:
    """A state that the seat cannot tell from the true one, after its action."""
    imagined = state.clone()
    imagined.imagine(seat, rng)
    imagined.watched = True
    imagined.events = []
    imagined.apply(action, seat)
    return imagined


def is_final(state: State, seat: int, action: Action[Any], rng: Rng) -> bool:
    """Will this action show, draw or roll something, so that it cannot be taken back?"""
    return any(event.mark for event in played(state, seat, action, EvenRng(0, rng)).events)
