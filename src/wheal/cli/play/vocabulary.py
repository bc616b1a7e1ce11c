"""Words of one's own language: what may be typed at a table besides the notation, and what it means there."""

from __future__ import annotations

from typing import NamedTuple

from wheal.kernel.hints import nearest
from wheal.kernel.letters import fold
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

COMMANDS = ("auto", "board", "hand", "help", "hint", "log", "quit", "rules", "save", "undo", "why")
SEPARATOR = ";"
ASKING = "?"
OR = "/"
AND = "+"  # one word of ours for several of the notation


class Typed(NamedTuple):
    """A line as it was meant: a command with what stands behind it, or moves, which have no command."""

    command: str
    rest: str


class Words:
    """The words that a language has for the commands and for the moves of one game.

    Messages list them as ``own=notation``: ``play-typed-words`` of the package, in which the first word for each
    command is the one that is offered, ``play-order-words`` for standing orders, and ``typed-words`` of the game, in
    which ``own=drop/pass`` means whichever is possible now. Names of players and places are left alone.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        say = texts(match.game.id)
        commands, moves = _pairs(say("play-typed-words")), _pairs(say("typed-words"))
        table = match.game.table
        self.ranges = match.game.ranges()
        self.forms = {verb: [form.split() for form in table.notations(verb)] for verb in table.verbs}
        self.own = {command: own for own, command in reversed(commands.items())}
        self.also = {
            verb: [own for own, meant in moves.items() if verb in meant.split(AND)[0].split(OR)] for verb in self.forms
        }
        self.commands = {word: word for word in COMMANDS} | {fold(own): command for own, command in commands.items()}
        self.moves = {fold(own): meant for own, meant in moves.items()}
        self.orders = {fold(own): meant for own, meant in _pairs(say("play-order-words")).items()}

    def read(self, line: str) -> Typed:
        """What a line means, in the words of the notation; a question about a move is ``why``."""
        line = line.strip()
        first, _, rest = line.partition(" ")
        command = self.command(first.rstrip(ASKING))
        if command == "save":  # the name of a file may end as it likes
            return Typed(command, rest.strip())
        body = line.rstrip(f"{ASKING} ")
        rest = body.partition(" ")[2].strip()
        if command == "why" or (not command and body != line):
            return Typed("why", self.notation(rest if command else body))
        if command == "log":
            return Typed(command, self.commands.get(fold(rest), rest))
        if command == "auto":
            return Typed(command, self.order(rest))
        return Typed(command, rest if command else self.notation(line))

    def command(self, word: str) -> str:
        """The command that a word means; empty if it means none."""
        folded = fold(word)
        return "" if folded in self.forms else self.commands.get(folded, "")

    def notation(self, moves: str) -> str:
        """Moves as the notation writes them; what is no word of ours stays as it is."""
        first, *later = moves.split(SEPARATOR)
        return SEPARATOR.join([self._move(first), *(self._move(part, is_later=True) for part in later)])

    def order(self, text: str) -> str:
        """A standing order as the notation writes it."""
        words = [word for word in (self.orders.get(fold(word), word) for word in text.split()) if word]
        if words[:2] == ["bid", "until"]:  # one word for both in many languages
            words[1] = "up to"
        return " ".join(words)

    def order_beginnings(self, typed: str) -> list[str]:
        """The beginning of a standing order as it is typed, and in notation where its last word begins one of ours."""
        *before, last = typed.split(" ")
        whole = self.order(" ".join(before)).lower()
        folded = fold(last)
        meant = [word for own, word in self.orders.items() if folded and word and own.startswith(folded)]
        return list(dict.fromkeys(f"{whole} {word}".lstrip() for word in (last.lower(), *meant)))

    def beginnings(self, typed: str) -> list[str]:
        """The beginning of a move as it is typed, and in notation wherever its last word begins a word of ours."""
        *before, last = typed.split(" ")
        whole = self._move(" ".join(before)).lower().split()
        known = self._keywords(whole[0], len(whole)) if whole else set(self.forms)
        folded = fold(last)
        part = -1 if whole else 0  # of several words the last stands behind a verb, the first is one
        found = [meant.split(AND)[part].split(OR) for own, meant in self.moves.items() if own.startswith(folded)]
        meant = [word for words in found for word in words if folded and word in known]
        return list(dict.fromkeys(" ".join([*whole, word]) for word in (last.lower(), *meant)))

    def begins(self, typed: str, command: str) -> bool:
        """Is this the beginning of a command's name, in notation or in one's own language?"""
        folded = fold(typed)
        return any(own.startswith(folded) for own, meant in self.commands.items() if meant == command)

    def guess(self, word: str) -> str:
        """The command or verb most like this word, as one would type it; empty if none is."""
        candidates = [*COMMANDS, *self.forms, *self.own.values(), *(own for also in self.also.values() for own in also)]
        known = {fold(candidate): candidate for candidate in candidates}
        return known.get(nearest(fold(word), known), "")

    def _move(self, text: str, *, is_later: bool = False) -> str:
        """One move: a verb, and words of ours only where the notation has a word and no name."""
        player, colon, move = text.rpartition(":")
        words = move.split()
        meant = self._meant(words[0], is_later=is_later) if words else ""
        if words and words[0].lower() not in self.forms and meant.split(AND)[0] in self.forms:
            words[:1] = meant.split(AND)
        if not words or words[0].lower() not in self.forms:
            return text
        later = [self._later(words[0], place, word) for place, word in enumerate(words[1:], 1)]
        return player + colon + " ".join([words[0], *later])

    def _later(self, verb: str, place: int, word: str) -> str:
        tokens = [form[place] for form in self.forms[verb.lower()] if len(form) > place]
        is_name = any(token.isupper() and self.ranges[token].find(word) >= 0 for token in tokens)
        meant = self._meant(word).split(AND)[-1]
        is_known = meant in tokens or any(token.isupper() and self.ranges[token].find(meant) >= 0 for token in tokens)
        return meant if is_known and not is_name else word

    def _meant(self, word: str, *, is_later: bool = False) -> str:
        """The word of the notation for a word of ours; of several, the one that is possible now, later the first."""
        first, *others = self.moves.get(fold(word), "").split(OR)
        if not others or is_later or self.match.over:
            return first
        possible = {action.verb for action in self.match.state.legal_actions()}
        return next((verb for verb in (first, *others) if verb in possible), first)

    def _keywords(self, verb: str, place: int) -> set[str]:
        """What the notation itself writes at a place of a verb."""
        return {form[place] for form in self.forms.get(verb, []) if len(form) > place and form[place].islower()}


def _pairs(message: str) -> dict[str, str]:
    """``plansza=board ręka=hand``, in this order."""
    return {own: meant for own, _, meant in (pair.partition("=") for pair in message.split())}
