"""Where a game is, in words; what is counted of everybody; and what is worth telling when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from wheal.games.tinners.position import ACT, DISCARD, END_OF_ROUND, INVEST, PEEK, ROUND_START, SELL
from wheal.kernel.page import Fact, Stage
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.position import Position
    from wheal.kernel.events import Event
    from wheal.kernel.match import Match

FACTS: Final = 3
PLACES: Final = {ROUND_START: 0, ACT: 1, SELL: 2, INVEST: 2, END_OF_ROUND: 3, PEEK: 3}  # by the frame at the bottom


def stage(p: Position, lang: str = "") -> Stage:
    """The round, and the phases of a round."""
    say = texts("tinners", lang)
    phases = [say("draw-phase-prices"), say("draw-phase-work"), say("draw-phase-invest"), say("draw-phase-peek")]
    if p.is_over:
        return Stage(say("draw-over"), phases, -1)
    kind = p.frames[0].kind
    if kind == DISCARD:
        return Stage(say("draw-phase-setup"), phases, -1)
    return Stage(say("draw-round", round=p.round), phases, PLACES[kind])


def measures(p: Position) -> dict[str, list[int]]:
    """Points and money by seat."""
    return {"points": [player.points for player in p.players], "money": [player.money for player in p.players]}


def facts(match: Match, content: Content, lang: str = "") -> list[Fact]:
    """The richest mine, the dearest lot, the best sale; where one of them is missing, the boldest investment."""
    say = texts("tinners", lang)
    told = list(_told(match))
    cubes: Counter[tuple[int, int]] = Counter()
    for _, event in told:
        if event.name == "extracted":
            cubes[event.seat, int(event.args["area"])] += int(event.args["tin"]) + int(event.args["copper"])
    found = []
    if cubes:
        (seat, area), count = cubes.most_common(1)[0]
        args = {"player": match.names[seat], "area": content.areas[area].name, "cubes": count}
        found.append(Fact("mine", say("draw-fact-mine"), say("draw-fact-mine-told", **args)))
    for icon, name, number, title, sentence in (
        ("auction", "won", "bid", "draw-fact-lot", "draw-fact-lot-told"),
        ("money", "sold", "money", "draw-fact-sale", "draw-fact-sale-told"),
        ("invest", "invested", "points", "draw-fact-invested", "draw-fact-invested-told"),
    ):
        those = [(when, event) for when, event in told if event.name == name]
        if those:
            when, event = max(those, key=lambda each: int(each[1].args[number]))
            found.append(Fact(icon, say(title), say(sentence, **_args(match, content, event, when))))
    return found[:FACTS]


def _told(match: Match) -> Iterator[tuple[int, Event]]:
    """Everything that happened, with its round."""
    number = 1
    for events in (match.opening, *(step.events for step in match.steps)):
        for event in events:
            if event.name == "round":
                number = int(event.args["round"])
            yield number, event


def _args(match: Match, content: Content, event: Event, number: int) -> dict[str, int | str]:
    """What a sentence about an event needs."""
    args = event.args | {"player": match.names[event.seat], "round": number}
    if "area" in args:
        args["area"] = content.areas[int(args["area"])].name
    args["money"] = abs(int(args.get("money", args.get("bid", 0))))
    return args
