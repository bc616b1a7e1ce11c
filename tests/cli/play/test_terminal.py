"""`wheal play` on a pseudo-terminal: whole games, hand-over at one screen, interruption, another size of the window."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import ioctl
from termios import TIOCSWINSZ

import pytest

from tests.cli.play.test_play import Person, is_hand_over, sit_down
from wheal.cli.app import INTERRUPTED
from wheal.kernel.engine.rng import Rng
from wheal.kernel.match import Match

CARD = re.compile(r"\bS[A-DW]\d\d\b")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
CLEARED = "\x1b[2J"
FORGOTTEN = "\x1b[3J"
PATIENCE = 60.0  # seconds; only a test that fails waits so long
SEED = 7


class Terminal:
    """A window of some size in which `wheal` runs."""

    def __init__(self, columns: int, *words: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.resize(columns, is_first=True)
        settings = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "WHEAL_LANG": "en", "PROMPT_TOOLKIT_NO_CPR": "1"}
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wheal", "play", *words],
            stdin=slave, stdout=slave, stderr=slave, env=kept | settings | environment, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.shown = ""
        self.seen = 0  # how much of it has been waited for
        self.rest = b""

    def resize(self, columns: int, *, is_first: bool = False) -> None:
        ioctl(self.master, TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        if not is_first:
            self.process.send_signal(signal.SIGWINCH)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def wait_for(self, *words: str) -> str:
        """Read until these words have come, one after the other; what was shown meanwhile."""
        start = self.seen
        for word in words:
            self._read_until(lambda word=word: self.shown.find(word, self.seen) >= 0, word)  # type: ignore[misc]
            self.seen = self.shown.index(word, self.seen) + len(word)
        return self.shown[start : self.seen]

    def finish(self) -> int:
        """Read to the end; the exit code."""
        self._read_until(lambda: False, "")
        return self.process.wait(PATIENCE)

    @property
    def text(self) -> str:
        return plain(self.shown)

    def _read_until(self, is_enough: Callable[[], bool], word: str) -> None:
        end = time.monotonic() + PATIENCE
        while not is_enough():
            if not select.select([self.master], [], [], max(end - time.monotonic(), 0))[0]:
                raise AssertionError(f"waited for {word!r} in vain after:\n{plain(self.shown)[-2000:]}")
            try:
                read = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                read = b""
            if not read:
                assert not word, f"the end came before {word!r}:\n{plain(self.shown)[-2000:]}"
                return
            self.rest += read
            try:
                self.shown, self.rest = self.shown + self.rest.decode(), b""
            except UnicodeDecodeError:  # half a character
                continue


def plain(shown: str) -> str:
    return ESCAPES.sub("", shown)


@contextmanager
def terminal(columns: int, *words: str, **environment: str) -> Iterator[Terminal]:
    window = Terminal(columns, *words, **environment)
    try:
        yield window
    finally:
        if window.process.poll() is None:
            window.process.kill()
        window.process.wait()
        os.close(window.master)


def play_beforehand(seats: str, *, is_long: bool) -> tuple[list[tuple[str, str]], Match]:
    """A whole game of the same seed in plain lines: what was typed at each prompt."""
    asked: list[tuple[str, str]] = []
    rng = Rng(SEED)

    def type_line(person: Person, prompt: str) -> str:
        moves = person.match.legal_moves
        move = (
            moves[rng.below(len(moves))]
            if is_long or moves[0].startswith("peek")
            else person.match.state.fallback().text
        )
        line = "" if is_hand_over(prompt) else move
        asked.append((prompt, line))
        return line

    person = sit_down(seats, type_line, SEED)
    person.session.run()
    return asked, person.match


def play_through(window: Terminal, asked: list[tuple[str, str]]) -> None:
    for prompt, line in asked:
        window.wait_for(CLEARED, prompt.strip())
        window.type(f"{line}\r")


def ranking(match: Match) -> list[str]:
    assert match.result is not None
    return [f"{place}. {name}  {points} points" for place, (name, points) in enumerate(match.result.items(), 1)]


@pytest.mark.parametrize("columns", [80, 120])
def test_a_person_plays_a_whole_game_against_bots(columns: int) -> None:
    asked, match = play_beforehand("me,random,random", is_long=columns == 120)
    with terminal(columns, "tinners", "--seats", "me,random,random", "--seed", str(SEED)) as window:
        play_through(window, asked)
        assert window.finish() == 0
        lines = [line.rstrip() for line in window.text.splitlines() if line.strip()]
        assert lines[-3:] == ranking(match), "the same keys give the same game as in plain lines"
        assert ("╭A St Just" in window.text) == (columns == 120)
        hidden = {card for seat in (1, 2) for card in match.state.view(seat).player[seat].hand}
        hidden |= {move.split()[-1] for move in match.moves if ": discard" in move and not move.startswith("Player 1")}
        assert hidden
        assert not hidden & set(CARD.findall(window.text)), "cards that were never played were never shown"


def test_two_people_at_one_screen_never_see_each_others_cards() -> None:
    asked, match = play_beforehand("me,me,random", is_long=False)
    dealt = [set(match.at(0).view(seat).player[seat].hand) for seat in (0, 1)]
    public = set(match.view().played) | {card for move in match.moves if ": survey S" in move for card in [move[-4:]]}
    with terminal(120, "tinners", "--seats", "me,me,random", "--seed", str(SEED)) as window:
        play_through(window, asked)
        assert window.finish() == 0
        assert window.text.split("\n")[-4:][0].strip() == ranking(match)[0]
        owners = set()
        for page in window.shown.split(FORGOTTEN)[1:]:
            found = re.search(r"Player (\d), press Enter", plain(page))
            cards = set(CARD.findall(plain(page)))
            allowed = dealt[int(found[1]) - 1] | public if found else public
            assert cards <= allowed, "only the cards of whoever has taken the screen over"
            if found and cards & dealt[int(found[1]) - 1]:
                owners.add(found[1])
        assert owners == {"1", "2"}
        before = window.shown[: window.shown.index("Player 1, press Enter")]
        assert FORGOTTEN in before, "the window is emptied before it is handed over"
        assert not CARD.search(plain(before))


def test_typing_completing_asking_and_another_size_of_the_window() -> None:
    with terminal(120, "tinners", "--seed", str(SEED)) as window:
        for _ in range(3):
            window.wait_for(CLEARED, "Player 1>")
            window.type("1\r")
        window.wait_for(CLEARED, "Take an action", "Player 1>")
        window.type("build gw")
        assert "auction from £1" in plain(window.wait_for("auction from £1"))
        window.type("\t ?\r")
        window.wait_for('"build gwennap" is possible now.')
        window.type("pasties; build bude\r")
        window.wait_for("Nothing of this line was played.")
        window.type("rules TT-AUC-07\r")
        window.wait_for("TT-AUC-07: ")
        window.type("mine")
        window.resize(80)
        window.wait_for(CLEARED, "Player 1>", "mine")
        assert " A   St Just" in plain(window.shown[window.shown.rindex(CLEARED) :]), "a list in place of the map"
        window.type("\x03")  # empties the line
        window.resize(40)
        page = window.wait_for(CLEARED, "Player 1>")
        assert max(len(line) for line in plain(page[page.index(CLEARED) :]).splitlines()) <= 40
        window.type("\x03")
        window.wait_for("Press Ctrl-C again to leave")
        window.type("hand\r")
        window.wait_for("In your hand:")
        window.type("quit\r")
        window.wait_for("Leave?")
        window.type("quit\r")
        assert window.finish() == 0
        assert "The game was left and not saved." in window.text


def test_interrupted_twice_the_game_is_left() -> None:
    with terminal(80, "tinners", "--seed", str(SEED)) as window:
        window.wait_for(CLEARED, "Player 1>")
        window.type("\x03")
        window.wait_for("Press Ctrl-C again to leave", "Player 1>")
        window.type("\x03")
        assert window.finish() == INTERRUPTED
        assert "The game was left and not saved." in window.text
        assert "Traceback" not in window.text


def test_the_end_of_input_leaves_also_without_unicode() -> None:
    settings = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    with terminal(120, "tinners", "--seed", str(SEED), **settings) as window:
        window.wait_for(CLEARED, "Player 1>")
        assert "+A St Just" in window.text
        assert "tin L" in window.text or "L points" in window.text
        window.type("\x04")
        assert window.finish() == 0
        assert window.text.isascii()
        assert "The game was left and not saved." in window.text


def test_plain_lines_are_played_where_they_are_wished_or_nothing_else_is_possible() -> None:
    for words, settings in ((["--plain"], {}), ([], {"TERM": "dumb"})):
        with terminal(80, "tinners", "--seed", str(SEED), *words, **settings) as window:
            window.wait_for("Player 1>")
            window.type("quit\n")
            window.wait_for("Leave?")
            window.type("quit\n")
            assert window.finish() == 0
            assert "\x1b" not in window.shown
            assert "Region A:" in window.text
