"""The card at each change of round: what was sold, filled and failed, the points won, and the order of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.rules.position import Position
from wheal.games.ore.words.cards import barrels_text
from wheal.kernel.board_parts import RoundCard, TableLine
from wheal.kernel.story import ROUND, RoundChange, round_change
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.kernel.engine.events import Event
    from wheal.kernel.match import Match

SINGLE: Final = ("completed", "failed")  # what is told one by one


def round_card(match: Match) -> RoundCard | None:
    """The last change of round that the match remembers."""
    change = round_change(match)
    if change is None:
        return None
    points = _point_lines(match, change)
    return RoundCard(
        change.moves,
        match.game.event_text(change.then[0], match.names),
        [],
        [line for seat in range(len(match.names)) for line in (*_lines(match, seat, change.before), points[seat])],
        change.order,
    )


def _lines(match: Match, seat: int, events: list[Event]) -> Iterator[TableLine]:
    """What a seat sold on markets, the rows it filled, and contracts that were completed or failed."""
    say = texts("ore")
    name = match.names[seat]
    own = [event for event in events if event.seat == seat]
    sold = Counter(int(str(event.args["resource"])) for event in own if event.name == "sold")
    if sold:
        barrels = barrels_text(say, [sold[resource] for resource in range(len(RESOURCES))])
        yield TableLine("", say("board-round-sold", player=name, barrels=barrels, money=_money(own, "sold")), seat)
    rows = sum(event.name == "filled" for event in own)
    if rows:
        yield TableLine("", say("board-round-filled", player=name, rows=rows, money=_money(own, "filled")), seat)
    for event in own:
        if event.name in SINGLE:
            yield TableLine("", match.game.event_text(event, match.names), seat)


def _money(events: list[Event], name: str) -> int:
    return sum(int(str(event.args["money"])) for event in events if event.name == name)


def _point_lines(match: Match, change: RoundChange) -> list[TableLine]:
    """How many points each seat won or lost in the round, and how many it has now."""
    say = texts("ore")
    now = _points_told(change.then[0])
    before = _points_before(match, change)
    lines = []
    for seat, total in enumerate(now):
        won = 0 if before is None else total - before[seat]
        way = "unknown" if before is None else "more" if won > 0 else "less" if won < 0 else "same"
        args = {"player": match.names[seat], "way": way, "points": abs(won), "total": total}
        lines.append(TableLine("", say("board-round-points", **args), seat))
    return lines


def _points_before(match: Match, change: RoundChange) -> list[int] | None:
    """The points at the beginning of the round before; None: the match does not remember it."""
    if change.before and change.before[0].name == ROUND:
        return _points_told(change.before[0])
    if match.base > 0 or not isinstance(match.state, Position):
        return None
    rules = match.state.rules
    return [rules.start_money // rules.dollars_per_point] * rules.seats  # ORE-SET-01: nothing but money


def _points_told(event: Event) -> list[int]:
    return [int(points) for points in str(event.args["points"]).split()]
