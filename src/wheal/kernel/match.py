"""Match: a game being played by named players, and its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from wheal.kernel import undo
from wheal.kernel.action_table import shortened
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.state import State
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.game import SPECTATOR, Game, OptionValue
from wheal.kernel.hints import hint
from wheal.kernel.naming import named_refusal, with_names
from wheal.kernel.orders import OFF, Order, Orders, read_order
from wheal.kernel.player_names import check_names, split_moves, split_name
from wheal.kernel.steps import Move, Snapshot, Step
from wheal.kernel.texts import texts


class Decision(NamedTuple):
    """What is asked now, of whom, in words: the prompt, also as what it begins with (perhaps nothing) and the rest."""

    kind: str
    player: str
    prompt: str
    head: str
    rest: str


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
        self.base = 0  # moves before the first step in memory
        self.orders = Orders(len(self.names))
        self.extra_headers: dict[str, str] = {}
        if state is None:
            state = game.make_state(game.setting(game.read_seats(len(names)), self.options), seed)
            state.watched = True
            state.settle()
        self.state: State = state
        self.state.watched = True
        self.opening: list[Event] = self._take_events()  # what happened before the first question

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
        """How many moves stand, with those that are not in memory."""
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
        args = with_names(question.prompt(self.state, seat), self.names)
        line = texts(self.game.id).line(f"prompt-{question.name}", **args)
        return Decision(question.name, self.names[seat], line.text, line.head, line.rest)

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
        count = len(self.steps)
        try:
            for line in lines:
                for text in split_moves(line):
                    seat, action = self.read(text)
                    self.apply(action, seat)
                self.run_orders()
        except Refused:
            while len(self.steps) > count and not (self.steps[-1].is_final or self.steps[-1].move.is_auto):
                undo.go_back(self, len(self.steps) - 1)
            self.run_orders()
            raise
        return self

    def read(self, line: str) -> tuple[int, Action[Any]]:
        """The seat and the legal action that a line means, with the player's name or without; raises Refused."""
        seat, text = self._split_player(line)
        if seat < 0:
            seat = self.state.current_player
        return seat, self.read_move(seat, text)

    def read_move(self, seat: int, text: str) -> Action[Any]:
        """The legal action of a seat that a text without a name means; raises Refused."""
        if self.over:
            raise Refused(Refusal(self.state.setting.end_rule, "refused-over"), self.game.id)
        action = self.state.parse(text)
        refusal = self.state.refusal(action, seat)
        if refusal is not None:
            raise Refused(named_refusal(refusal, self.names), self.game.id)
        return action

    def apply(self, action: Action[Any], seat: int, *, is_auto: bool = False) -> None:
        """Carry out a legal action; ``run_orders`` is the caller's next step."""
        before = self.state.clone()
        self.state.apply(action, seat)
        is_sealed = before.frames[-1].seat < 0
        self.steps.append(Step(Move(seat, action.text, is_auto), before, self._take_events(), is_sealed))
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

    def why_not(self, move: str, player: str | int | None = None) -> Refusal | None:
        """Why a move is not legal now, for a player or for whom the line names; None if it is."""
        try:
            if player is None:
                self.read(move)
            else:
                self.read_move(self.seat(player), move)
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
        return undo.undo(self, None if player is None else self.seat(player))

    def can_undo(self, seat: int) -> bool:
        """Would ``undo`` take something of this seat back?"""
        return undo.can_undo(self, seat)

    # ---- going back -------------------------------------------------------------------------
    def at(self, n: int) -> Match:
        """This match after its first n moves, without standing orders."""
        if not self.base <= n <= self.count:
            raise BadInput(texts()("bad-move-number", number=n, moves=self.count))
        place = n - self.base
        state = self.steps[place].state_before if n < self.count else self.state
        if state is None and self.base:  # moves before the first that is kept cannot be played again
            raise BadInput(texts()("bad-move-number", number=n, moves=self.count))
        if state is None:
            return self._replay(place)
        return self._copy_with(state, self.steps[:place], Orders(len(self.names)))

    def copy(self) -> Match:
        """The same match, to be played on without changing this one."""
        return self._copy_with(self.state, self.steps[:], self.orders.copy())

    def _copy_with(self, state: State, steps: list[Step], orders: Orders) -> Match:
        """This match with a copy of a state, and with these steps and orders; nothing is checked again."""
        other = Match.__new__(Match)
        other.game, other.names, other.options, other.seed = self.game, self.names, self.options, self.seed
        other.steps, other.base, other.orders = steps, self.base, orders
        other.extra_headers = dict(self.extra_headers)
        other.state = state.clone()
        other.state.watched = True
        other.opening = self.opening
        return other

    def _replay(self, count: int) -> Match:
        """The first so many moves, played again from the beginning."""
        other = Match(self.game, self.names, self.options, self.seed)
        for step in self.steps[:count]:
            other.apply(other.state.parse(step.move.text), step.move.seat, is_auto=step.move.is_auto)
        other.extra_headers = dict(self.extra_headers)
        return other

    def forget(self, count: int) -> None:
        """Keep only so many steps in memory, or more where ``undo`` needs them."""
        undo.forget(self, count)

    # ---- keeping ----------------------------------------------------------------------------
    def record(self, player: str | int | None = None) -> str:
        """The match as text; for one player during play without the seed and others' sealed moves."""
        from wheal.kernel.record import write_record

        return write_record(self, None if player is None else self.seat(player))

    def snapshot(self) -> Snapshot:
        """The present state, to be stored beside the record."""
        return Snapshot(len(self.steps), self.state.to_bytes())

    def save(self, path: str | Path) -> None:
        """Write the record, whole or not at all."""
        from wheal.kernel.record import write_whole

        write_whole(Path(path), self.record())

    # ---- inside -----------------------------------------------------------------------------
    def _take_events(self) -> list[Event]:
        events = self.state.events
        self.state.events = []
        return events

    def _split_player(self, line: str) -> tuple[int, str]:
        """The seat that a line names, or -1, and the rest of the line; raises Refused."""
        name, text = split_name(line)
        if name is None:
            return -1, text
        if name not in self.names:
            args: Args = {"name": shortened(name), "names": ", ".join(self.names)}
            raise Refused(Refusal("", "refused-unknown-player", args), self.game.id)
        return self.names.index(name), text
