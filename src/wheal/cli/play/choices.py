"""The numbered choices: legal moves as a short list, in which what is much alike stands together."""

import re
import textwrap
from collections.abc import Callable, Sequence
from typing import NamedTuple

from wheal.kernel.labels import part_labels
from wheal.kernel.letters import fold
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

FEW = 9  # so many moves are listed one by one
LINE_BY_LINE = 12
WIDTH = 78
_OTHERS = re.compile("[^a-z0-9]")


class Choice(NamedTuple):
    """A move, or several that begin alike and are opened by their number."""

    start: str
    moves: tuple[str, ...]

    @property
    def is_amount(self) -> bool:
        """Do these moves differ only in a number?"""
        return len(self.moves) > 1 and all(move[len(self.start) + 1 :].isdigit() for move in self.moves)

    @property
    def label(self) -> str:
        if len(self.moves) == 1:
            return self.moves[0]
        if self.is_amount:
            return f"{self.moves[0]} … {self.moves[-1]}"
        return texts()("play-choice-group", start=self.start, count=len(self.moves))


class Menu:
    """What the numbers mean now: places in a list, or an amount."""

    def __init__(self, moves: Sequence[str]) -> None:
        self.choices = list_choices(moves)
        while len(self.choices) == 1 and len(self.choices[0].moves) > 1 and not self.choices[0].is_amount:
            self.choices = list_choices(moves, len(self.choices[0].start.split()))

    @property
    def amount(self) -> Choice | None:
        """The only choice, if a number is all that is asked for."""
        only = self.choices[0]
        return only if len(self.choices) == 1 and only.is_amount else None

    def lines(self, name_of: Callable[[Choice], str] = lambda _: "") -> list[str]:
        """Each choice as it is typed, with what it is called where that is something else."""
        if self.amount is not None:
            return [texts()("play-amount", range=self.amount.label)]
        names = [f" ({name})" if (name := name_of(choice)) else "" for choice in self.choices]
        lines = [f"{number}. {choice.label}{names[number - 1]}" for number, choice in enumerate(self.choices, 1)]
        if len(lines) <= LINE_BY_LINE:
            return [f"  {line}" for line in lines]
        return _columns(lines)

    def move(self, number: int) -> Choice | None:
        """What a number means here; None if nothing."""
        if self.amount is not None:
            move = f"{self.amount.start} {number}"
            return Choice(move, (move,))
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None


def names_in(match: Match, choice: Choice) -> str:
    """What the words of a choice are called, unless that is how they are typed."""
    labels = part_labels(match.game, match.state.parse(choice.moves[0]))
    meant = labels[1 : len(choice.start.split())]
    return "; ".join(
        label
        for word, label, kind, is_amount in meant
        if kind and not is_amount and label and _plain(label) != _plain(word)
    )


def _plain(words: str) -> str:
    """Letters and figures alone, so that St Just is st-just."""
    return _OTHERS.sub("", fold(words))


def list_choices(moves: Sequence[str], words: int = 0) -> list[Choice]:
    """Moves with the same first words, ordered as given: one by one if they are few, else by the next word."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(" ".join(move.split()[: words + 1]), []).append(move)
    amount = Choice(" ".join(moves[0].split()[:words]), tuple(moves))
    if words > 0 and amount.is_amount:
        return [amount]
    grouped = [Choice(start, tuple(inside)) for start, inside in groups.items()]
    lengths = [1 if choice.is_amount else len(choice.moves) for choice in grouped]
    if sum(lengths) > FEW:
        return grouped
    few: list[Choice] = []
    for choice in grouped:
        few += [choice] if choice.is_amount else [Choice(move, (move,)) for move in choice.moves]
    return few


def _columns(lines: list[str]) -> list[str]:
    """Many short lines side by side, still in reading order."""
    width = max(map(len, lines)) + 2
    per_row = max(1, (WIDTH - 2) // width)
    rows = [lines[i : i + per_row] for i in range(0, len(lines), per_row)]
    return [textwrap.indent("".join(line.ljust(width) for line in row).rstrip(), "  ") for row in rows]
