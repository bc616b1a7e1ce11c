"""What a move will certainly do, before it is made: on a few imagined states, and what differs is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import EvenRng, Rng
from wheal.kernel.engine.state import State
from wheal.kernel.errors import Refused
from wheal.kernel.game import HIDDEN
from wheal.kernel.match import Match
from wheal.kernel.naming import named_refusal

DEALS = 4  # imagined states that are compared
MORE_DEALS = 20  # besides, where something hidden plays a part: small figures often agree by chance


class Preview(NamedTuple):
    """The cost in words, the lines of the table that will read so, and who decides next (None: not certain);
    ``states``: what it was read from, as the seat may imagine the table after the move."""

    cost: str
    changed: list[str]
    deciders: list[str] | None
    is_final: bool
    states: list[State]


def preview(match: Match, seat: int, action: Action[Any], rng: Rng, then: Sequence[str] = ()) -> Preview:
    """What a seat can be sure of when it thinks of a legal action, and of the moves that it would make ``then``.

    Raises Refused where one of those would not be possible.
    """
    game = match.game
    before = set(game.board_text(match.state, seat, match.names).splitlines())
    deals = EvenRng(0, rng)
    after = [imagine_after(match, seat, action, deals, then) for _ in range(DEALS)]
    tables = [game.board_text(state, seat, match.names).splitlines() for state in after]
    if _is_uncertain(after) or any(table != tables[0] for table in tables):
        after += [imagine_after(match, seat, action, deals, then) for _ in range(MORE_DEALS)]
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


def imagine_after(match: Match, seat: int, action: Action[Any], rng: EvenRng, then: Sequence[str] = ()) -> State:
    """A state that the seat cannot tell from the true one, after its action and those that follow."""
    imagined = match.state.clone()
    imagined.imagine(seat, rng)
    imagined.watched = True
    imagined.events = []
    imagined.apply(action, seat)
    for text in then:
        following = imagined.parse(text)
        refusal = imagined.refusal(following, seat)
        if refusal is not None:
            raise Refused(named_refusal(refusal, match.names), match.game.id)
        imagined.apply(following, seat)
    return imagined
