"""Where a game is, in words, and what is worth telling when it is over."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wheal.games.tinners.phases import PHASES
from wheal.kernel.board_parts import Highlight, Stage
from wheal.kernel.naming import with_names
from wheal.kernel.phases import NO_PHASE
from wheal.kernel.story import MOST_HIGHLIGHTS, events_by_round, highlight
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.rules.position import Position
    from wheal.kernel.engine.events import Event
    from wheal.kernel.match import Match


def stage(state: Position) -> Stage:
    """The round, and the phases of a round."""
    say = texts("tinners")
    phases = [say("draw-phase-prices"), say("draw-phase-work"), say("draw-phase-invest"), say("draw-phase-peek")]
    if state.is_over:
        return Stage(say("draw-over"), phases, NO_PHASE)
    place = PHASES.place(state)
    return Stage(say("draw-phase-setup") if place == NO_PHASE else say("draw-round", round=state.round), phases, place)


def highlights(match: Match, content: Content) -> list[Highlight]:
    """The richest mine, the dearest lot, the best sale; where one of them is missing, the boldest investment."""
    say = texts("tinners")
    told = events_by_round(match)
    cubes: Counter[tuple[int, int]] = Counter()
    for _, event in told:
        if event.name == "extracted":
            cubes[event.seat, int(event.args["area"])] += int(event.args["tin"]) + int(event.args["copper"])
    found = []
    if cubes:
        (seat, area), count = cubes.most_common(1)[0]
        args = {"player": match.names[seat], "area": content.areas[area].name, "cubes": count}
        found.append(highlight(say, "mine", "draw-highlight-mine", **args))
    for icon, name, number, message in (
        ("auction", "won", "bid", "draw-highlight-lot"),
        ("money", "sold", "money", "draw-highlight-sale"),
        ("invest", "invested", "points", "draw-highlight-invested"),
    ):
        those = [(when, event) for when, event in told if event.name == name]
        if those:
            when, event = max(those, key=lambda each: int(each[1].args[number]))
            found.append(highlight(say, icon, message, **_args(match, content, event, when)))
    return found[:MOST_HIGHLIGHTS]


def _args(match: Match, content: Content, event: Event, number: int) -> dict[str, int | str]:
    """What a sentence about an event needs."""
    args = with_names(event.args, match.names) | {"player": match.names[event.seat], "round": number}
    if "area" in args:
        args["area"] = content.areas[int(args["area"])].name
    args["money"] = abs(int(args.get("money", args.get("bid", 0))))
    return args
