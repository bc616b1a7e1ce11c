"""Match: a game being played by named players, and its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from wheal.kernel.action import Action, Refusal
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.events import Event
from wheal.kernel.game import SPECTATOR, Game, OptionValue
from wheal.kernel.orders import OFF, Order, Orders, read_order
from wheal.kernel.sealed import take_back
from wheal.kernel.state import State
from wheal.kernel.table import shown
from wheal.kernel.texts import texts
from wheal.kernel.words import hint

FORBIDDEN_IN_NAMES = set(":;,#")
LONGEST_NAME = 40
RESERVED_NAMES = {"none", "spectator", "lw", "?"}  # they mean something else in scenarios and records


class Move(NamedTuple):
    """A move that stands; ``is_auto`` marks what was played for the seat by an order of its own."""

    seat: int
    text: str
    is_auto: bool = False


class Decision(NamedTuple):
    """What is asked now, of whom, in words."""

    kind: str
    player: str
    prompt: str


class Snapshot(NamedTuple):
    """The state after a number of moves, so that a long match loads as fast as a short one."""

    moves: int
    state: bytes


class Step(NamedTuple):
    """A move with the state before it (None: older than the snapshot the match was loaded from) and its events."""

    move: Move
    before: State | None
    events: list[Event]
    is_sealed: bool  # an answer that others do not see

    @property
    def is_final(self) -> bool:
        """Can it not be taken back, because it showed, drew or rolled something?"""
        return self.before is None or any(event.mark for event in self.events)


class Match:
    """A game between named players: play by text, look back, take back, save."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: Mapping[str, OptionValue],
        seed: int,
        *,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.names = check_names(names)
        self.options = game.read_options(options)
        self.seed = seed
        self.steps: list[Step] = []
        self.base = 0  # moves before the first step that is kept
        self.orders = Orders(len(self.names))
        self.extra_headers: dict[str, str] = {}
        if state is None:
            state = game.make_state(game.setting(game.read_seats(len(names)), self.options), seed)
            state.watched = True
            state.settle()
        self.state = state
        self.state.watched = True
        self.opening: list[Event] = self._taken_events()  # what happened before the first question

    # ---- looking ----------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.state.is_over

    @property
    def moves(self) -> list[str]:
        """The moves that stand, each with its player."""
        return [f"{self.names[step.move.seat]}: {step.move.text}" for step in self.steps]

    @property
    def count(self) -> int:
        """How many moves stand, those included that are not kept."""
        return self.base + len(self.steps)

    @property
    def to_decide(self) -> list[str]:
        return [self.names[seat] for seat in self.state.deciders]

    @property
    def legal_moves(self) -> list[str]:
        """What the player to decide (the first, if there are several) may do, in the order of the table."""
        return self.legal_moves_of(self.state.current_player)

    def legal_moves_of(self, seat: int) -> list[str]:
        if seat not in self.state.deciders:
            return []
        actions = sorted(self.state.legal_actions(seat), key=lambda action: action.index)
        return [self.state.format(action) for action in actions]

    @property
    def decision(self) -> Decision | None:
        """The question to the current player; None after the end."""
        return None if self.over else self.decision_of(self.state.current_player)

    def decision_of(self, seat: int) -> Decision:
        question = self.state.question
        args = dict(question.prompt(self.state, seat))
        if "leader" in args:
            leader = int(args["leader"])
            args["leader"] = self.names[leader] if leader >= 0 else ""
        prompt = texts(self.game.id)(f"prompt-{question.name}", **args)
        return Decision(question.name, self.names[seat], prompt)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far, moves included."""
        return [*self.opening, *(event for step in self.steps for event in step.events)]

    @property
    def result(self) -> dict[str, int] | None:
        """Players from first to last with their points, once the game is over."""
        if not self.over:
            return None
        scores = self.state.scores()
        return {self.names[seat]: scores[seat] for seat in self.state.ranking()}

    @property
    def winners(self) -> list[str]:
        """Who won, once the game is over; several share the victory."""
        return [self.names[seat] for seat in self.state.placing()[0]] if self.over else []

    def view(self, player: str | int | None = None) -> Any:
        """What a player may see; without one, what a spectator sees."""
        is_spectator = player is None or player == "spectator"
        return self.state.view(SPECTATOR if is_spectator else self.seat(player or 0))

    def seat(self, player: str | int) -> int:
        if isinstance(player, int):
            if not 0 <= player < len(self.names):
                raise BadInput(texts()("bad-seat", seat=player, last=len(self.names) - 1))
            return player
        if player not in self.names:
            raise BadInput(texts()("bad-player", player=player, hint=hint(player, self.names)))
        return self.names.index(player)

    def __str__(self) -> str:
        return self.game.board_text(self.state, SPECTATOR, self.names)

    def _repr_svg_(self) -> str | None:
        """The table as a spectator sees it, for notebooks; None where the game has no picture."""
        return self.game.picture(self.state, SPECTATOR, self.names) or None

    def __repr__(self) -> str:
        return f"<Match {self.game.id}, {len(self.names)} players, {len(self.steps)} moves>"

    # ---- playing ----------------------------------------------------------------------------
    def play(self, *lines: str) -> Match:
        """Play moves, each for the current player or as ``name: move``.

        Standing orders answer after each line, not inside it: what is said in the line goes first. If a move is
        refused, those before it are taken back too, but never across something that was revealed, drawn, rolled or
        answered by an order: otherwise a line with a wrong move at its end would be a free look.
        """
        kept = len(self.steps)
        try:
            for line in lines:
                for text in split_moves(line):
                    seat, action = self.read(text)
                    self.apply(action, seat)
                self.run_orders()
        except Refused:
            while len(self.steps) > kept and not (self.steps[-1].is_final or self.steps[-1].move.is_auto):
                self._back_to(len(self.steps) - 1)
            self.run_orders()
            raise
        return self

    def read(self, text: str) -> tuple[int, Action[Any]]:
        """The seat and the legal action that a line means; raises Refused."""
        seat, move = self._split_player(text)
        if seat < 0:
            seat = self.state.current_player
        if self.over:
            raise Refused(Refusal(self.state.setting.end_rule, "refused-over"), self.game.id)
        action = self.state.parse(move)
        refusal = self.state.refusal(action, seat)
        if refusal is not None:
            raise Refused(self._named(refusal), self.game.id)
        return seat, action

    def apply(self, action: Action[Any], seat: int, *, is_auto: bool = False) -> None:
        """Carry out a legal action; ``run_orders`` is the caller's next step."""
        before = self.state.clone()
        self.state.apply(action, seat)
        is_sealed = before.frames[-1].seat < 0
        self.steps.append(Step(Move(seat, action.text, is_auto), before, self._taken_events(), is_sealed))
        if self.orders.is_any:
            self.orders.go_on(None if self.over else self.game.moment(self.state), self.count)

    def order(self, player: str | int, text: str) -> Order | None:
        """A standing order of a player, or ``off``; it answers at once if it fits what is asked now.

        ``decline KIND until phase``, ``round`` or ``game``, and ``bid up to N`` in the running auction. Raises Refused.
        """
        seat = self.seat(player)
        named, words = self._split_player(text)
        if named not in (-1, seat):
            raise Refused(Refusal("", "refused-order-other", {"player": self.names[seat]}), self.game.id)
        if words.strip().lower() == OFF:
            self.orders.end_all(seat)
            return None
        if self.over:
            raise Refused(Refusal(self.state.setting.end_rule, "refused-over"), self.game.id)
        order = read_order(words, self.state, seat, self.game.moment(self.state))
        self.orders.give(seat, order)
        self.run_orders()
        return order

    def orders_of(self, player: str | int) -> list[Order]:
        """The standing orders of a player; they are nobody else's business."""
        return self.orders.of(self.seat(player))

    def run_orders(self) -> None:
        """Answer for every seat that is asked and has an order that fits, until somebody has none."""
        while not self.over:
            found = self.orders.answer(self.state)
            if found is None:
                return
            seat, action = found
            self.apply(action, seat, is_auto=True)

    def why_not(self, move: str) -> Refusal | None:
        """Why a move is not legal now; None if it is."""
        try:
            self.read(move)
        except Refused as refused:
            return refused.refusal
        return None

    def play_setup(self) -> None:
        """Answer the questions of the set-up for everybody."""
        while not self.over and self.state.question.name in self.game.setup_kinds:
            self.apply(self.state.fallback(), self.state.current_player, is_auto=True)

    def undo(self, player: str | int | None = None) -> str:
        """Take the last move back, or a player's last sealed answer; raises Refused if that would un-see something.

        With it goes what the same seat's orders have played since. What other seats' orders have played are decisions
        of others. An order that would answer the question that is open again ends.
        """
        if not self.steps:
            raise Refused(Refusal("", "refused-undo-final" if self.base else "refused-undo-nothing"), self.game.id)
        if player is not None and self._is_sealed():
            return self._undo_sealed(self.seat(player))
        last = self.steps[-1]
        seat = last.move.seat
        if player is not None and self.seat(player) != seat:
            raise Refused(Refusal("", "refused-undo-other"), self.game.id)
        if last.is_final:
            raise Refused(Refusal("", "refused-undo-final"), self.game.id)
        first = len(self.steps) - 1
        while self.steps[first].move.is_auto and first > 0:
            before = self.steps[first - 1]
            if before.is_final or before.move.seat != seat:
                break
            first -= 1
        taken = [step.move.text for step in self.steps[first:]]
        self._back_to(first)
        self.orders.end_fitting(seat, self.state)
        return "; ".join(taken)

    def can_undo(self, seat: int) -> bool:
        """Would ``undo`` take something of this seat back?"""
        if not self.steps:
            return False
        if self._is_sealed():
            return bool(self.state.sealed[seat])
        last = self.steps[-1]
        return last.move.seat == seat and not last.is_final

    def _undo_sealed(self, seat: int) -> str:
        """Open a seat's own answer again, whoever has answered since."""
        taken = take_back(self.state, seat)
        if taken < 0:
            raise Refused(Refusal("", "refused-undo-nothing"), self.game.id)
        place = max(i for i, step in enumerate(self.steps) if step.move.seat == seat)
        text = self.steps[place].move.text
        for i in range(place + 1, len(self.steps)):
            before = self.steps[i].before
            if before is not None:
                before = before.clone()
                take_back(before, seat)
                self.steps[i] = self.steps[i]._replace(before=before)
        del self.steps[place]
        self.orders.end_fitting(seat, self.state)
        return text

    def _is_sealed(self) -> bool:
        return not self.over and self.state.frames[-1].seat < 0

    def at(self, n: int) -> Match:
        """This match after its first n moves."""
        if not self.base <= n <= self.count:
            raise BadInput(texts()("bad-move-number", number=n, moves=self.count))
        kept = n - self.base
        before = self.steps[kept].before if n < self.count else self.state
        if before is None:
            return self._replayed(kept)
        other = Match(self.game, self.names, self.options, self.seed, state=before.clone())
        other.steps = self.steps[:kept]
        other.base = self.base
        other.opening = self.opening
        other.extra_headers = dict(self.extra_headers)
        return other

    def copy(self) -> Match:
        """The same match, to be played on without changing this one."""
        other = Match(self.game, self.names, self.options, self.seed, state=self.state.clone())
        other.steps = self.steps[:]
        other.base = self.base
        other.opening = self.opening
        other.orders = self.orders.copy()
        other.extra_headers = dict(self.extra_headers)
        return other

    def forget(self, kept: int) -> None:
        """Keep only so many steps, and no state that cannot be gone back to; ``undo`` still can what it could."""
        final = max((i for i, step in enumerate(self.steps) if step.is_final), default=-1)
        for i in range(final):
            self.steps[i] = self.steps[i]._replace(before=None)
        gone = min(len(self.steps) - kept, final)
        if gone > 0:
            del self.steps[:gone]
            self.base += gone

    def _replayed(self, n: int) -> Match:
        """The first n moves, played again from the beginning."""
        other = Match(self.game, self.names, self.options, self.seed)
        for step in self.steps[:n]:
            other.apply(other.state.parse(step.move.text), step.move.seat, is_auto=step.move.is_auto)
        other.extra_headers = dict(self.extra_headers)
        return other

    # ---- keeping ----------------------------------------------------------------------------
    def record(self, player: str | int | None = None) -> str:
        """The match as text; for one player during play without the seed and others' sealed moves."""
        from wheal.kernel.record import write_record

        return write_record(self, None if player is None else self.seat(player))

    def snapshot(self) -> Snapshot:
        """The present state, to be kept beside the record."""
        return Snapshot(len(self.steps), self.state.to_bytes())

    def save(self, path: str | Path) -> None:
        """Write the record, whole or not at all."""
        from wheal.kernel.record import write_whole

        write_whole(Path(path), self.record())

    # ---- inside -----------------------------------------------------------------------------
    def _back_to(self, count: int) -> None:
        if count < len(self.steps):
            before = self.steps[count].before
            assert before is not None
            self.state = before.clone()  # a copy of this match may keep the same steps
            self.state.watched = True
            del self.steps[count:]
            self.orders.go_back(self.base + count)

    def _taken_events(self) -> list[Event]:
        events = self.state.events
        self.state.events = []
        return events

    def _split_player(self, text: str) -> tuple[int, str]:
        name, colon, move = text.partition(":")
        if not colon:
            return -1, text
        name = name.strip()
        if name not in self.names:
            args: dict[str, int | str] = {"name": shown(name), "names": ", ".join(self.names)}
            raise Refused(Refusal("", "refused-unknown-player", args), self.game.id)
        return self.names.index(name), move

    def _named(self, refusal: Refusal) -> Refusal:
        """A refusal that speaks of a seat, with the player's name."""
        if "seat" not in refusal.args:
            return refusal
        seat = int(refusal.args["seat"])
        return Refusal(refusal.rule, refusal.message, {**refusal.args, "player": self.names[seat]})


def split_moves(line: str) -> list[str]:
    """Several moves of one player in a line, separated by semicolons."""
    name, colon, rest = line.partition(":")
    if not colon:
        return [part for part in line.split(";") if part.strip()] or [line]
    return [f"{name}: {part.strip()}" for part in rest.split(";") if part.strip()] or [line]


def check_names(names: Sequence[str]) -> list[str]:
    """Names that records can hold; raises BadInput."""
    cleaned = [str(name).strip() for name in names]
    for name in cleaned:
        if not name or FORBIDDEN_IN_NAMES & set(name) or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadInput(texts()("bad-name", name=repr(name)[1:-1], longest=LONGEST_NAME))
    for name in cleaned:
        if name.lower() in RESERVED_NAMES:
            raise BadInput(texts()("bad-name-reserved", name=name))
    if len(set(cleaned)) != len(cleaned):
        raise BadInput(texts()("bad-name-twice"))
    return cleaned
