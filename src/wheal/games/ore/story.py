"""Where a game is, and what is worth telling of one that is over: read off the events and the tables between moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from wheal.games.ore.board import ROUND, phase_of
from wheal.games.ore.content import RESOURCES
from wheal.games.ore.position import Position
from wheal.kernel.page import Fact, Stage
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.kernel.events import Event
    from wheal.kernel.match import Match
    from wheal.kernel.texts import Texts

MOST_FACTS = 3
FEWEST_SOLD = 3  # barrels that are worth a word


def stage_of(p: Position, lang: str = "") -> Stage:
    say = texts("ore", lang)
    return Stage(say("board-stage", round=p.round), [say("board-phase", phase=phase) for phase in ROUND], phase_of(p))


class Told(NamedTuple):
    """An event with the round in which it happened."""

    round: int
    event: Event


def facts_of(match: Match, lang: str = "") -> list[Fact]:
    """Up to three things, those first that not every game has."""
    say = texts("ore", lang)
    told = list(_events(match))
    facts = [
        *_best_seller(match, told, say),
        *(_failure(match, told, say) or _best_contract(match, told, say)),
        *_deepest(match, say),
        *_busiest(told, say),
    ]
    return facts[:MOST_FACTS]


def _events(match: Match) -> Iterator[Told]:
    for step in match.steps:
        if isinstance(step.before, Position):
            yield from (Told(step.before.round, event) for event in step.events)


def _best_seller(match: Match, told: list[Told], say: Texts) -> list[Fact]:
    """Who took the most money on markets."""
    money: Counter[int] = Counter()
    barrels: dict[int, Counter[int]] = {}
    for _, event in told:
        if event.name == "sold":
            money[event.seat] += int(event.args["money"])
            barrels.setdefault(event.seat, Counter())[int(event.args["resource"])] += 1
    if not money:
        return []
    seat, most = money.most_common(1)[0]
    own = barrels[seat]
    if own.total() < FEWEST_SOLD:
        return []
    resource = RESOURCES[own.most_common(1)[0][0]]
    player = match.names[seat]
    sentence = say("board-fact-sold", player=player, barrels=own.total(), money=most, resource=resource)
    return [Fact("invest", say("board-fact-sold-title"), sentence)]


def _failure(match: Match, told: list[Told], say: Texts) -> list[Fact]:
    """The failed row with the highest penalty."""
    failed = [one for one in told if one.event.name == "failed"]
    if not failed:
        return []
    number, event = max(failed, key=lambda one: int(one.event.args["money"]))
    player, contract = match.names[event.seat], event.args["contract"]
    sentence = say("board-fact-failed", player=player, contract=contract, round=number, money=event.args["money"])
    return [Fact("warning", say("board-fact-failed-title"), sentence)]


def _best_contract(match: Match, told: list[Told], say: Texts) -> list[Fact]:
    """The contract on which one player earned the most."""
    money: Counter[tuple[int, int]] = Counter()
    for _, event in told:
        if event.name == "filled":
            money[event.seat, int(event.args["contract"])] += int(event.args["money"])
    if not money:
        return []
    (seat, contract), most = money.most_common(1)[0]
    sentence = say("board-fact-contract", player=match.names[seat], contract=contract, money=most)
    return [Fact("contract", say("board-fact-contract-title"), sentence)]


class Depth(NamedTuple):
    space: int
    seat: int
    resource: int
    round: int


def _deepest(match: Match, say: Texts) -> list[Fact]:
    """The miner that stood deepest, the first of several."""
    best: Depth | None = None
    for step in match.steps:
        for depth in _depths(step.before) if isinstance(step.before, Position) else ():
            if best is None or depth.space > best.space:
                best = depth
    if best is None:
        return []
    player, resource = match.names[best.seat], RESOURCES[best.resource]
    sentence = say("board-fact-deepest", player=player, space=best.space, resource=resource, round=best.round)
    return [Fact("headframe", say("board-fact-deepest-title"), sentence)]


def _depths(p: Position) -> Iterator[Depth]:
    for resource, mine in enumerate(p.mines):
        for space, seat in enumerate(mine.owner, 1):
            if seat >= 0:
                yield Depth(space, seat, resource, p.round)


def _busiest(told: list[Told], say: Texts) -> list[Fact]:
    """The resource of which the most barrels came up."""
    barrels: Counter[int] = Counter()
    for _, event in told:
        if event.name == "collected":
            barrels.update(dict(enumerate(int(number) for number in str(event.args["barrels"]).split())))
    if not barrels:
        return []
    resource, most = barrels.most_common(1)[0]
    sentence = say("board-fact-busiest", barrels=most, resource=RESOURCES[resource])
    return [Fact("extract", say("board-fact-busiest-title"), sentence)]
