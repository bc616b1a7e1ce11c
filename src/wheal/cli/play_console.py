"""Lines out and lines in, whatever stands at either end: a terminal, a pipe, a file, any encoding."""

import io
import shutil
import sys
from collections.abc import Iterable
from typing import Protocol

from wheal.cli.play_choices import Menu
from wheal.kernel.letters import in_ascii
from wheal.kernel.match import Match

SEPARATOR = "-" * 72


class Console(Protocol):
    """What a game in the terminal needs of its screen."""

    def write(self, lines: Iterable[str]) -> None:
        """Show lines."""

    def read(self, prompt: str) -> str:
        """The next line that somebody types; raises EOFError when there are no more."""

    def part(self) -> None:
        """Move what stands on the screen out of sight."""


class Screen(Protocol):
    """What a console can do besides, if it can draw."""

    def draw(self, match: Match, viewer: int) -> None:
        """Draw the whole table as a viewer sees it, in place of everything that stands there."""

    def choices(self, menu: Menu, match: Match, viewer: int) -> None:
        """Show the numbered choices."""

    def expect(self, match: Match, seat: int, viewer: int) -> None:
        """The next line that is read is a move of this seat."""


class PlainConsole:
    """Standard input and output, without colour and cursor control."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def write(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(self._spelt(line))

    def read(self, prompt: str) -> str:
        try:
            line = self._typed(self._spelt(prompt))
        except EOFError:
            print()
            raise
        line = "".join(character if character.isprintable() else " " for character in line).strip()
        if not sys.stdin.isatty():
            print(self._spelt(line))  # so that a transcript shows what was typed
        return line

    @staticmethod
    def _typed(prompt: str) -> str:
        if sys.stdin.isatty() and sys.stdout.isatty():
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    @staticmethod
    def _spelt(text: str) -> str:
        """A text in the characters that the output has."""
        try:
            text.encode(sys.stdout.encoding or "utf-8")
        except UnicodeEncodeError:
            return in_ascii(text)
        return text

    def part(self) -> None:
        if sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines)
        print(SEPARATOR)
