"""Lines out and lines in, whatever stands at either end: a terminal, a pipe, a file, any encoding."""

import io
import shutil
import sys
from collections.abc import Iterable
from typing import Protocol

from wheal.cli.play.choices import Menu
from wheal.kernel.letters import ASCII_FALLBACK
from wheal.kernel.match import Match

SEPARATOR = "-" * 72


class Console(Protocol):
    """What a game in the terminal needs of its screen."""

    def write(self, lines: Iterable[str]) -> None:
        """Show lines."""

    def read(self, prompt: str) -> str:
        """The next line that somebody types; raises EOFError when there are no more."""

    def hide_screen(self) -> None:
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
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors=ASCII_FALLBACK)

    def write(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def read(self, prompt: str) -> str:
        try:
            line = self._typed(prompt)
        except EOFError:
            print()
            raise
        line = "".join(character if character.isprintable() else " " for character in line).strip()
        if not sys.stdin.isatty():
            print(line)  # so that a transcript shows what was typed
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

    def hide_screen(self) -> None:
        if sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines)
        print(SEPARATOR)
