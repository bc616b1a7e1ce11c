"""Where a game is, and what is worth telling of one that is over: read off the events and the tables between moves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.phases import PHASES
from wheal.games.ore.rules.position import Position
from wheal.kernel.board_parts import Highlight, Stage
from wheal.kernel.story import MOST_HIGHLIGHTS, events_by_round, highlight
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.kernel.engine.events import Event
    from wheal.kernel.match import Match
    from wheal.kernel.texts import Texts

Told: TypeAlias = "list[tuple[int, Event]]"  # events with their rounds

FEWEST_SOLD = 3  # barrels that are worth a word


def stage_of(state: Position) -> Stage:
    say = texts("ore")
    return Stage(
        say("board-stage", round=state.round),
        [say("board-phase", phase=phase) for phase in PHASES.names],
        PHASES.place(state),
    )


def highlights_of(match: Match) -> list[Highlight]:
    """Up to three things, those first that not every game has."""
    say = texts("ore")
    told = events_by_round(match)
    found = [
        _best_seller(match, told, say),
        _failure(match, told, say) or _best_contract(match, told, say),
        _deepest(match, say),
        _busiest(told, say),
    ]
    return [each for each in found if each is not None][:MOST_HIGHLIGHTS]


def _best_seller(match: Match, told: Told, say: Texts) -> Highlight | None:
    """Who took the most money on markets."""
    sales = [event for _, event in told if event.name == "sold"]
    money: Counter[int] = Counter()
    for event in sales:
        money[event.seat] += int(event.args["money"])
    for seat, most in money.most_common(1):
        own = Counter(RESOURCES[int(event.args["resource"])] for event in sales if event.seat == seat)
        numbers = {"barrels": own.total(), "money": most, "resource": own.most_common(1)[0][0]}
        if own.total() >= FEWEST_SOLD:
            return highlight(say, "invest", "board-highlight-sold", player=match.names[seat], **numbers)
    return None


def _failure(match: Match, told: Told, say: Texts) -> Highlight | None:
    """The failed row with the highest penalty."""
    failed = [(number, event) for number, event in told if event.name == "failed"]
    if not failed:
        return None
    number, event = max(failed, key=lambda one: int(one[1].args["money"]))
    args = {"contract": event.args["contract"], "money": event.args["money"], "round": number}
    return highlight(say, "warning", "board-highlight-failed", player=match.names[event.seat], **args)


def _best_contract(match: Match, told: Told, say: Texts) -> Highlight | None:
    """The contract on which one player earned the most."""
    money: Counter[tuple[int, int]] = Counter()
    for _, event in told:
        if event.name == "filled":
            money[event.seat, int(event.args["contract"])] += int(event.args["money"])
    for (seat, contract), most in money.most_common(1):
        args = {"player": match.names[seat], "contract": contract, "money": most}
        return highlight(say, "contract", "board-highlight-contract", **args)
    return None


def _deepest(match: Match, say: Texts) -> Highlight | None:
    """The miner that stood deepest, the first of several."""
    miners = [
        (space, seat, resource, step.state_before.round)
        for step in match.steps
        if isinstance(step.state_before, Position)
        for resource, mine in zip(RESOURCES, step.state_before.mines, strict=True)
        for space, seat in enumerate(mine.owner, 1)
        if seat >= 0
    ]
    if not miners:
        return None
    space, seat, resource, number = max(miners, key=lambda miner: miner[0])
    args = {"player": match.names[seat], "space": space, "resource": resource, "round": number}
    return highlight(say, "headframe", "board-highlight-deepest", **args)


def _busiest(told: Told, say: Texts) -> Highlight | None:
    """The resource of which the most barrels came up."""
    barrels: Counter[str] = Counter()
    for _, event in told:
        if event.name == "collected":
            barrels.update(dict(zip(RESOURCES, map(int, str(event.args["barrels"]).split()), strict=True)))
    for resource, most in barrels.most_common(1):
        return highlight(say, "extract", "board-highlight-busiest", barrels=most, resource=resource)
    return None
