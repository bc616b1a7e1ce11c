"""Typing moves: completion that knows what is legal now and what it costs, and a history for each seat."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, PathCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.styles import Style

from wheal.cli.play.costs import Costs
from wheal.cli.play.vocabulary import SEPARATOR, Words
from wheal.client.order_text import order_notations, possible_orders
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.errors import Refused
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

FEW = 12  # so many moves are offered whole, more of them word by word
MENU_LINES = 4
NOTES = {
    "auto": "play-command-auto",
    "board": "play-command-board",
    "hand": "play-command-hand",
    "help": "play-command-help",
    "hint": "play-command-hint",
    "log": "play-command-log",
    "quit": "play-command-quit",
    "rules": "play-command-rules",
    "save": "play-command-save",
    "undo": "play-command-undo",
    "why": "play-command-why",
}
LOOK_AROUND = 0.5  # seconds: a window may get another size while nobody listens
STYLE = Style.from_dict({"bottom-toolbar": "noreverse fg:ansibrightblack", "completion-menu.meta": "italic"})


class Asked(NamedTuple):
    """Whose move is typed, what may be known to those who see the screen, and what moves cost in this position."""

    match: Match
    seat: int
    viewer: int
    costs: Costs


class Resized(Exception):
    """The terminal has another size now; the table must be drawn again."""


class MoveCompleter(Completer):
    """The moves of one seat in one position, always in notation, and the commands in the language that is spoken."""

    def __init__(self, asked: Asked, commands: Sequence[str], plain: Callable[[str], str] = str) -> None:
        self.asked = asked
        self.commands = commands
        self.plain = plain
        self.words = Words(asked.match)
        self.paths = PathCompleter(expanduser=True)
        self.legal: dict[tuple[str, ...], tuple[State | None, list[str]]] = {}

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        line = document.text_before_cursor.lstrip()
        first, space, rest = line.partition(" ")
        if space and self.words.command(first) == "save":
            rest = rest.lstrip()
            yield from self.paths.get_completions(Document(rest, len(rest)), complete_event)
            return
        if space and self.words.command(first) == "auto":
            asked = self.asked
            orders = [f"auto {order}" for order in order_notations(asked.match, asked.seat)]
            sentences = {f"auto {order}": told for order, told in possible_orders(asked.match, asked.seat)}
            starts = [f"auto {start}" for start in self.words.order_beginnings(rest)]
            yield from self._offer(orders, line, starts, lambda order: sentences.get(order, ""))
            return
        *before, typed = line.split(SEPARATOR)
        typed = typed.lstrip()
        yield from self._moves(tuple(self.words.notation(part.strip()) for part in before), typed)
        if not before and " " not in typed:
            for word in self.commands:
                if self.words.begins(typed, word):
                    yield Completion(self.words.own[word], -len(typed), display_meta=self.plain(texts()(NOTES[word])))

    def _moves(self, before: tuple[str, ...], typed: str) -> Iterator[Completion]:
        """The moves that begin as typed, with what they cost, after those that stand before them in the line."""
        state, moves = self._legal(before)

        def cost(move: str) -> str:
            assert state is not None
            return self.asked.costs.text(state, self.asked.viewer, state.parse(move), before)

        return self._offer(moves, typed, self.words.beginnings(typed), cost)

    def _offer(
        self, known: Sequence[str], typed: str, beginnings: Iterable[str], note: Callable[[str], str]
    ) -> Iterator[Completion]:
        """What is known with one of these beginnings: whole lines if they are few, else the next word of them."""
        fitting = [line for line in known if line.lower().startswith(tuple(beginnings))]
        words = len(typed.split(" "))
        groups: dict[str, list[str]] = {}
        for line in fitting:
            start = line if len(fitting) <= FEW else " ".join(line.split()[:words])
            groups.setdefault(start, []).append(line)
        for start, lines in groups.items():
            whole = lines[0] if len(lines) == 1 else start
            meta = note(whole) if len(lines) == 1 else texts()("play-completion-ways", count=len(lines))
            shown = " ".join(whole.split()[words - 1 :])
            text = whole if len(lines) == 1 else f"{whole} "
            yield Completion(text, -len(typed), display=shown, display_meta=self.plain(meta))

    def _legal(self, before: tuple[str, ...]) -> tuple[State | None, list[str]]:
        """The position after the moves already typed in the line, and what this seat can do there."""
        if before not in self.legal:
            state = self._after(before)
            moves: list[str] = []
            if state is not None and state.current_player == self.asked.seat:
                actions = sorted(state.legal_actions(self.asked.seat), key=lambda action: action.index)
                moves = [state.format(action) for action in actions]
            self.legal[before] = (state, moves)
        return self.legal[before]

    def _after(self, before: tuple[str, ...]) -> State | None:
        """The position as it is, or an imagined one after some moves of this seat."""
        state = self.asked.match.state
        if not before:
            return state
        state = state.clone()
        state.imagine(self.asked.viewer, Rng(0))
        try:
            for part in before:
                action = state.parse(part)
                if state.current_player != self.asked.seat or state.refusal(action, self.asked.seat) is not None:
                    return None
                state.apply(action, self.asked.seat)
        except Refused:
            return None
        return None if state.is_over else state


class Typist:
    """Reads lines from a terminal. What a seat has typed before is offered to that seat alone."""

    def __init__(self, commands: Sequence[str], plain: Callable[[str], str] = str) -> None:
        self.commands = commands
        self.plain = plain
        self.histories: dict[int, InMemoryHistory] = {}
        self.was_interrupted = False

    def read(self, prompt: str, asked: Asked | None, redraw: Callable[[], int], warn: Callable[[], None]) -> str:
        """A line; one interruption alone does not leave.

        ``redraw`` draws the table again if the window has another width than before, and says how wide it is.
        """
        session = self._session(asked)
        watch = _WidthWatch(session.app, redraw)
        typed = ""
        while True:
            try:
                line = session.prompt(self.plain(prompt), default=typed)
            except Resized:
                typed = session.default_buffer.text
                watch.settle(redraw)
            except KeyboardInterrupt:
                typed = ""
                if self.was_interrupted:
                    raise
                self.was_interrupted = True
                warn()
            else:
                self.was_interrupted = False
                return line

    def _session(self, asked: Asked | None) -> PromptSession[str]:
        if asked is None:
            return PromptSession(key_bindings=_bindings(), style=STYLE)
        return PromptSession(
            history=self.histories.setdefault(asked.seat, InMemoryHistory()),
            completer=MoveCompleter(asked, self.commands, self.plain),
            complete_while_typing=True,
            reserve_space_for_menu=MENU_LINES,
            bottom_toolbar=self.plain(texts()("play-toolbar")),
            key_bindings=_bindings(),
            style=STYLE,
            refresh_interval=LOOK_AROUND,
        )


class _WidthWatch:
    """Leaves the prompt when the window is not as wide as what was drawn."""

    def __init__(self, app: Application[Any], redraw: Callable[[], int]) -> None:
        self.app = app
        self.settle(redraw)
        app.before_render += self._check

    def settle(self, redraw: Callable[[], int]) -> None:
        """Draw the table; the width that the terminal believed in before is right too, whatever was drawn."""
        believed = self.app.output.get_size().columns
        self.right = {redraw(), believed}

    def _check(self, app: Application[Any]) -> None:
        if app.output.get_size().columns not in self.right and app.is_running and not app.is_done:
            app.exit(exception=Resized())


def _bindings() -> KeyBindings:
    """Ctrl-C empties the line; in an empty line it interrupts."""
    bindings = KeyBindings()

    @bindings.add("c-c")
    def _(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt())

    return bindings


def printable(line: str) -> str:
    """A line without anything that is no character."""
    return "".join(character if character.isprintable() else " " for character in line).strip()


def completions(completer: MoveCompleter, line: str) -> Iterable[Completion]:
    """What is offered for a line."""
    return completer.get_completions(Document(line, len(line)), CompleteEvent())
