"""One game in the terminal: whose turn it is, what is typed, and what is answered."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from wheal import bots
from wheal.cli.play.advice import closed_verbs, hint, why_moved
from wheal.cli.play.book import Book
from wheal.cli.play.choices import Menu, names_in
from wheal.cli.play.console import Console, Screen
from wheal.cli.play.help import help_lines, options_lines
from wheal.cli.play.news import Memory, board, hand, is_question_secret, look
from wheal.cli.play.orders import given_lines, standing_lines
from wheal.cli.play.save import save_record
from wheal.cli.play.seats import Seat
from wheal.cli.play.vocabulary import SEPARATOR, Words
from wheal.client.log_text import TextLine, lines_since
from wheal.client.verb_status import why_not
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.rng import Rng
from wheal.kernel.errors import Refused
from wheal.kernel.game import SPECTATOR
from wheal.kernel.letters import fold
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

LOG_LINES = 20
LONGEST_LINE = 500
LONG_NUMBER = 10  # of digits: no choice and no amount
NOBODY = -1


class PlayerLeft(Exception):
    """Somebody has left the game."""


class Session:
    """A match with people at this screen, bots at the other seats."""

    def __init__(self, match: Match, seats: list[Seat], console: Console, screen: Screen | None = None) -> None:
        self.match = match
        self.seats = seats
        self.console = console
        self.screen = screen  # the console, if it can draw
        self.people = [i for i, seat in enumerate(seats) if seat.is_person]
        self.is_alone = len(self.people) == 1  # then nothing on the screen is a secret
        self.memories = [Memory() for _ in seats]
        self.public = Memory()
        self.rngs = [Rng(match.seed ^ (i + 1) << 64) for i in range(len(seats))]  # none of them the game's own stream
        self.secrets_of = NOBODY  # whose secrets stand on the screen
        self.menu = Menu([""])
        self.saved: Path | None = None
        self.is_explaining = False
        for memory in (*self.memories, self.public):
            memory.steps = len(match.steps) or memory.steps  # what happened before a game is resumed is no news
        self.say = texts(match.game.id)
        self.words = Words(match)
        self.book = Book(match.game.id)

    # ---- the way of a game ------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._greet()
        try:
            while not self.match.over:
                seat = self.match.state.current_player
                bot = self.seats[seat].bot
                if bot is None:
                    self._ask(seat)
                else:
                    action = bots.choose(bot, self.match.state, seat, self.rngs[seat])
                    why = self._why_moved(seat, bot, action.text)
                    self.match.apply(action, seat)
                    if why and not self.match.steps[-1].is_sealed:
                        self._write(self.say("play-explained", player=self.seats[seat].name, move=action.text), *why)
                    self.match.run_orders()
                    self._watch()
            self._finish()
        except (PlayerLeft, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._write("")
            self._leave()
            raise

    def _why_moved(self, seat: int, bot: bots.Bot, move: str) -> list[str]:
        """Why a bot is about to make a move, where that is asked for."""
        return why_moved(bot, self.match, seat, move, self.people, self.rngs[seat]) if self.is_explaining else []

    def _greet(self) -> None:
        players = self.say.list(self.match.names)
        self._write(self.say("play-welcome", title=self.say("game-title"), players=players))
        if self.people:
            self._write(*options_lines(self.match), self.say("play-welcome-person"))
        self._watch()

    def _watch(self) -> None:
        """Without people, tell everything as it happens."""
        if not self.people:
            self.console.write(line.text for line in lines_since(self.match, SPECTATOR, self.public.steps))
            self.public.steps = len(self.match.steps)

    def _finish(self) -> None:
        match = self.match
        if self.people:
            viewer = self.people[0] if self.is_alone else SPECTATOR
            first = min(self.memories[seat].steps for seat in self.people)
            if self.secrets_of != NOBODY:
                self._hide_screen()
            if self.screen is None:
                self.console.write(line.text for line in lines_since(match, viewer, first, with_own=False))
        self._write("")
        if self.screen is not None:
            self.screen.draw(match, SPECTATOR)
        else:
            self._write(*(line.text for line in board(match, SPECTATOR)), "")
        self._write(self.say("play-seed", seed=str(match.seed)))
        if self.saved is not None:
            self._save_as(str(self.saved))
        for place, (player, points) in enumerate((match.result or {}).items(), 1):
            self._write(self.say("play-rank", place=str(place), player=player, points=points))

    def _leave(self) -> None:
        if self.saved is None:
            self._write(self.say("play-left"))
        elif self._save(str(self.saved)):
            self._write(self.say("play-left-saved", file=str(self.saved)))

    # ---- a person's turn --------------------------------------------------------------------
    def _ask(self, seat: int) -> None:
        """Show a person what is new, then obey until the position has changed."""
        name = self.seats[seat].name
        lines: list[TextLine] = []
        if self.screen is None or not self.is_alone:  # else the drawn table shows all of it
            lines = look(self.match, seat, self.memories[seat], is_alone=self.is_alone)
        if not self.is_alone:
            if any(line.is_secret for line in lines) or is_question_secret(self.match, seat):
                if self._confirm(seat):
                    lines += [line for line in hand(self.match, seat) if line not in lines]
            elif self.secrets_of not in (NOBODY, seat):
                self._hide_screen()
        self._write("")
        self._show(seat, lines, is_table=True)
        prompt = self.match.decision_of(seat).prompt
        self._write(prompt if self.is_alone else self.say("play-prompt", player=name, prompt=prompt))
        self._list(seat)
        while not self._obey(seat, self._typed(seat)):
            pass

    def _typed(self, seat: int) -> str:
        if self.screen is not None:
            self.screen.expect(self.match, seat, self._viewer(seat))
        return self.console.read(f"{self.seats[seat].name}> ")

    def _viewer(self, seat: int) -> int:
        """As whom the screen may be drawn now: as a seat only if nobody but its own player looks at it."""
        return seat if self.is_alone or self.secrets_of == seat else SPECTATOR

    def _confirm(self, seat: int) -> bool:
        """Secrets come next: among several people only when the seat's own player sees them. Was that asked?"""
        if self.is_alone or self.secrets_of == seat:
            return False
        self._hide_screen()
        prompt = self.say("play-hand-over", player=self.seats[seat].name)
        while self.words.command(self.console.read(prompt)) == "quit":
            self._quit()
        self.secrets_of = seat
        return True

    def _hide_screen(self) -> None:
        """Move whatever secrets stand on the screen out of sight."""
        self.console.hide_screen()
        self.secrets_of = NOBODY

    def _show(self, seat: int, lines: list[TextLine], *, is_table: bool = False) -> None:
        """Lines, or the drawn table in their place; secrets only to their player."""
        if any(line.is_secret for line in lines):
            self._confirm(seat)
        if is_table and self.screen is not None:
            self.screen.draw(self.match, self._viewer(seat))
        else:
            self.console.write(line.text for line in lines)

    def _list(self, seat: int) -> None:
        self.menu = Menu(self.match.legal_moves_of(seat))
        self._list_menu(seat)

    def _list_menu(self, seat: int) -> None:
        if self.screen is not None:
            self.screen.choices(self.menu, self.match, self._viewer(seat))
        else:
            self._write(*self.menu.lines(partial(names_in, self.match)))

    # ---- what is typed ----------------------------------------------------------------------
    def _obey(self, seat: int, line: str) -> bool:
        """Do what a line says; has the position changed?"""
        if len(line) > LONGEST_LINE:
            self._write(self.say("play-line-too-long", most=LONGEST_LINE))
            return False
        if line.isascii() and line.isdigit() and len(line) < LONG_NUMBER:
            return self._choose(seat, int(line))
        command, rest = self.words.read(line)
        if not command:
            return self._move(seat, rest)
        if command == "auto":
            return self._order(seat, rest)
        if command == "why":
            self._why(seat, rest)
        elif command == "rules":
            self._write(*self.book.lines(rest))
        elif command == "save" and rest:
            self._save_as(rest)
        elif command == "log" and (not rest or rest == "all" or rest.isdecimal()):
            shown = lines_since(self.match, seat)
            self._show(seat, shown if rest == "all" else shown[-int(rest or LOG_LINES) :])
        elif rest or command in ("save", "log"):
            self._write(self.say("play-help-short"))
        elif command == "board":
            self._show(seat, board(self.match, seat), is_table=True)
        elif command == "hand":
            self._show(seat, hand(self.match, seat) or [TextLine(self.say("play-hand-empty"))])
        elif command == "hint":
            self._show(seat, [TextLine(text, is_secret=True) for text in hint(self.match, seat, self.rngs[seat])])
        elif command == "help":
            self._write(*help_lines(self.match, self.words))
        elif command == "undo":
            return self._undo(seat)
        elif command == "quit":
            self._quit()
        return False

    def _move(self, seat: int, line: str) -> bool:
        """Play a line of moves, or list what begins so."""
        if not self._is_beginning(seat, line):
            return self._play(seat, line)
        self._open(seat, [move for move in self.match.legal_moves_of(seat) if move.startswith(f"{line.lower()} ")])
        return False

    def _is_beginning(self, seat: int, line: str) -> bool:
        """Are these the first words of moves that are possible now, and no move themselves?"""
        moves = self.match.legal_moves_of(seat)
        return line.lower() not in moves and any(move.startswith(f"{line.lower()} ") for move in moves)

    def _open(self, seat: int, moves: Sequence[str]) -> None:
        """List moves that begin alike; from now on numbers mean these."""
        self.menu = Menu(moves)
        self._list_menu(seat)
        self._write(self.say("play-back"))

    def _choose(self, seat: int, number: int) -> bool:
        """Play or open the choice with this number."""
        choice = self.menu.move(number)
        if choice is None:
            amounts = [choice.moves[0] for choice in self.menu.choices if choice.is_amount]
            if amounts:
                self._write(self.say("play-no-choice-amount", number=str(number), example=amounts[0]))
            else:
                self._write(self.say("play-no-choice", number=str(number), last=len(self.menu.choices)))
            return False
        if len(choice.moves) == 1:
            return self._play(seat, choice.moves[0])
        self._open(seat, choice.moves)
        return False

    def _play(self, seat: int, line: str) -> bool:
        """Play the moves of a line; what was revealed, drawn or rolled before a refused one stands."""
        before = len(self.match.steps)
        try:
            self.match.play(self._own(seat, line))
        except Refused as refused:
            self._write(self._sentence(refused.refusal))
            is_played = len(self.match.steps) > before
            if is_played:
                moves = "; ".join(step.move.text for step in self.match.steps[before:] if not step.move.is_auto)
                self._write(self.say("play-part-played", moves=moves))
            elif SEPARATOR in line:
                self._write(self.say("play-nothing-played"))
            return is_played
        return True

    def _own(self, seat: int, line: str) -> str:
        """A line as this seat's own; nobody moves for somebody else."""
        name, colon, rest = line.partition(":")
        if colon and name.strip() in self.match.names:
            if name.strip() != self.seats[seat].name:
                raise Refused(Refusal("", "play-not-yours", {"player": self.seats[seat].name}), self.match.game.id)
            line = rest
        return f"{self.seats[seat].name}: {line}"

    def _why(self, seat: int, move: str) -> None:
        """Why a move is not possible, with the rule's own sentence; without a move, what is possible at all."""
        if not move:
            self._list(seat)
            self._write(*closed_verbs(self.match, seat), self.say("play-more"))
            return
        try:
            refusal = why_not(self.match, seat, self._own(seat, move).partition(": ")[2])
        except Refused as refused:
            refusal = refused.refusal
        if refusal is None:
            self._write(self.say("play-why-legal", move=move))
            return
        self._write(self._sentence(refusal))
        self._write(*self.book.quote(refusal.rule))

    def _sentence(self, refusal: Refusal) -> str:
        """Why not; a word that is no move may be meant as a command."""
        if refusal.message in ("refused-unknown-verb", "refused-unknown-verb-guess"):
            guess = self.words.guess(str(refusal.args["word"]))
            if guess:
                return self.say("refused-unknown-verb-guess", word=refusal.args["word"], guess=guess)
        return self.say.refusal(refusal)

    def _undo(self, seat: int) -> bool:
        before = list(self.match.steps)
        try:
            moves = self.match.undo(seat)
        except Refused as refused:
            self._write(self._sentence(refused.refusal))
            return False
        pairs = zip(before, self.match.steps, strict=False)
        place = next((i for i, (old, new) in enumerate(pairs) if old is not new), len(self.match.steps))
        for memory in self.memories:
            memory.forget_steps(place, len(before) - len(self.match.steps))
        self._write(self.say("play-undone", move=moves))
        return True

    def _order(self, seat: int, text: str) -> bool:
        """Take a standing order, or tell those that stand, to nobody but their player; was something answered?"""
        before = len(self.match.steps)
        try:
            lines = given_lines(self.match, self.match.order(seat, text)) if text else standing_lines(self.match, seat)
        except Refused as refused:
            self._write(self._sentence(refused.refusal))
            return False
        self._show(seat, [TextLine(line, is_secret=True) for line in lines])
        return len(self.match.steps) > before

    # ---- saving and leaving -----------------------------------------------------------------
    def _save_as(self, name: str) -> None:
        if self._save(name):
            self._write(self.say("play-saved", file=name, moves=len(self.match.steps)))

    def _save(self, name: str) -> bool:
        path, fault = save_record(self.match, name)
        if path is None:
            self._write(fault)
            return False
        self.saved = path
        return True

    def _quit(self) -> None:
        """Ask once; the answer may be where to save."""
        if self.saved is not None:
            self._write(self.say("play-quit-saved", file=str(self.saved)))
        else:
            self._write(self.say("play-quit"))
        answer = self.console.read(self.say("play-quit-prompt"))
        word, _, rest = answer.partition(" ")
        if self.words.command(word) == "save" and rest.strip():
            self._save_as(rest.strip())
            if self.saved is None:
                return
        elif fold(word) not in fold(self.say("play-quit-words")).split():
            self._write(self.say("play-stay"))
            return
        raise PlayerLeft

    def _write(self, *lines: str) -> None:
        self.console.write(lines)
