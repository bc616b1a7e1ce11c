"""What a game gives to the page that draws it, beside words: its static sheet, its stage, facts worth telling."""

from __future__ import annotations

from typing import Any, NamedTuple


class Sheet(NamedTuple):
    """What never changes in a game with the same content, seats and options: a drawing as SVG (perhaps empty) and the
    plain values that the board reads, of the second of the game's ``board_types``."""

    svg: str
    facts: Any


class Stage(NamedTuple):
    """Where the game is, in words: the round, and its phases with the place of the present one (-1: none)."""

    title: str
    phases: list[str]
    at: int


class Fact(NamedTuple):
    """Something worth telling after the game, with the name of an icon."""

    icon: str
    title: str
    sentence: str
