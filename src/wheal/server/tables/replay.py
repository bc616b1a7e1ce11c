"""A table as its log makes it: the match, who sits where, and what was said. No database, no clock, no network."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.state import State
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.match import Match
from wheal.kernel.record import AUTO
from wheal.server.storage.rows import Entry, Seat, SnapshotRow, TableRow
from wheal.server.tables.digests import position_digest, snapshot_digest

HOST: Final = -1
MOVE: Final = "move"
UNDO: Final = "undo"
ORDER: Final = "order"
CHAT: Final = "chat"
SEAT: Final = "seat"
PAUSE: Final = "pause"
RESUME: Final = "resume"
NOTE: Final = "note"
PLAYS: Final = (MOVE, UNDO, ORDER)  # what changes the match; all else leaves it as it is
TALK: Final = (CHAT, NOTE)  # what only adds a line to the log
KINDS: Final = (*PLAYS, *TALK, SEAT, PAUSE, RESUME)
NOTES: Final = ("table-bot-failed", "table-new-link", "table-hint")  # what an entry of the kind note may say
MESSAGES: Final = {  # what the log says of acts that are no moves
    "pause": "table-paused",
    "resume": "table-resumed",
    "leave": "table-seat-leave",
    "take": "table-seat-take",
    "concede": "table-seat-concede",
}
STEPS_IN_MEMORY: Final = 60
NOTES_IN_MEMORY: Final = 60
SNAPSHOT_EVERY: Final = 20  # entries


@dataclass
class Occupant:
    """Who plays a seat now: a person (no bot), a bot, or nobody since it was given up."""

    name: str
    bot: str = ""
    given_up: int = 0  # the number of the entry

    @property
    def is_played_for(self) -> bool:
        return bool(self.bot or self.given_up)


class Note(NamedTuple):
    """Something said or done at the table that is no move; ``message`` is of the texts, or empty for chat."""

    n: int
    seat: int
    message: str
    text: str
    seq: int


@dataclass
class ReplayedTable:
    """Everything that follows from a table's row, its seats and its log up to ``seq``."""

    match: Match
    occupants: list[Occupant]
    numbers: list[int]  # decisions by seat: what is asked of a seat changes only with its number
    seq: int = 0
    is_paused: bool = False
    undone_at: int = 0  # the public number of the last undo: who saw less of the log gets it anew
    notes: list[Note] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)  # the public number of each step in memory
    keeps_all: bool = False  # every step with its states, for looking back
    public_seq: int = 0  # counts what everybody may know of: every move, by an order or by hand, but no order
    shown_seq: int = 0  # the last entry that changed more than what was said: views made since then are still good
    table: str = ""  # its id
    _digest: str = ""  # of the present position, once somebody has asked for it

    @classmethod
    def begin(cls, game: Game, row: TableRow, seats: list[Seat], *, keeps_all: bool = False) -> ReplayedTable:
        """The table before its first entry."""
        match = Match(game, [seat.name for seat in seats], row.options, row.seed)
        for line in row.opening:
            is_auto = line.endswith(f"  {AUTO}")
            seat, action = match.read(line.removesuffix(f"  {AUTO}"))
            match.apply(action, seat, is_auto=is_auto)
        occupants = [Occupant(seat.name, seat.bot) for seat in seats]
        table = cls(match, occupants, [0] * len(seats), keeps_all=keeps_all, table=row.id)
        table._trim([0] * len(match.steps))
        return table

    @classmethod
    def restore(cls, game: Game, row: TableRow, seats: list[Seat], snapshot: SnapshotRow) -> ReplayedTable:
        """The table as it was when a snapshot was made."""
        rest: dict[str, Any] = json.loads(snapshot.rest)
        state = State.from_bytes(game, snapshot.state) if snapshot.moves else None  # None: the set-up, with its events
        match = Match(game, [seat.name for seat in seats], row.options, row.seed, state=state)
        match.base = snapshot.moves
        for seat_number, text, is_auto, _ in rest["since"]:
            match.apply(match.state.parse(text), seat_number, is_auto=is_auto)
        match.orders.load(rest["orders"])
        occupants = [Occupant(seat.name, bot, up) for seat, (bot, up) in zip(seats, rest["sittings"], strict=True)]
        notes = [Note(*values) for values in rest["notes"]]
        seqs = [seq for *_, seq in rest["since"]]
        numbers = (snapshot.seq, rest["is_paused"], rest["undone_at"])
        return cls(match, occupants, rest["numbers"], *numbers, notes, seqs, public_seq=rest["clock"], table=row.id)

    def snapshot(self) -> SnapshotRow:
        """The last moment that nothing can go back behind, and the moves since, which can still be taken back."""
        steps = self.match.steps
        done = max((i + 1 for i, step in enumerate(steps) if step.is_final), default=0)
        state = steps[done].state_before if done < len(steps) else self.match.state
        assert state is not None
        rest = {
            "since": [[*step.move, seq] for step, seq in zip(steps[done:], self.seqs[done:], strict=True)],
            "orders": self.match.orders.dump(),
            "sittings": [[occupant.bot, occupant.given_up] for occupant in self.occupants],
            "numbers": self.numbers,
            "is_paused": self.is_paused,
            "undone_at": self.undone_at,
            "clock": self.public_seq,
            "notes": self.notes[-NOTES_IN_MEMORY:],
        }
        row = SnapshotRow(self.seq, self.match.base + done, state.to_bytes(), json.dumps(rest))
        return row._replace(digest=snapshot_digest(self.table, row))

    def copy(self, *, with_match: bool = True) -> ReplayedTable:
        """The same table, to be changed without changing this one; without its match it shares this one's."""
        return replace(
            self,
            match=self.match.copy() if with_match else self.match,
            occupants=[replace(occupant) for occupant in self.occupants],
            numbers=self.numbers[:],
            notes=self.notes[:],
            seqs=self.seqs[:],
        )

    def digest(self) -> str:
        """Of the present position."""
        if not self._digest:
            self._digest = position_digest(self.match.state)
        return self._digest

    # ---- who is to move -------------------------------------------------------------------------
    @property
    def bots_due(self) -> list[int]:
        """Seats that are asked now and played by nobody at a page."""
        if self.match.over or self.is_paused:
            return []
        return [seat for seat in self.match.state.deciders if self.occupants[seat].is_played_for]

    def placing(self) -> list[list[int]]:
        """Groups of seats from first to last, once the game is over; last come those who gave up, the first lowest."""
        up = [occupant.given_up for occupant in self.occupants]
        staying = [[seat for seat in group if not up[seat]] for group in self.match.state.placing()]
        leaving = sorted((seat for seat in range(len(up)) if up[seat]), key=lambda seat: -up[seat])
        return [group for group in staying if group] + [[seat] for seat in leaving]

    # ---- one entry more -------------------------------------------------------------------------
    def after(self, entry: Entry, action: Action[Any] | None = None) -> ReplayedTable:
        """The table after one more entry; this one stays as it is. Raises Refused or BadInput."""
        fresh = self.copy(with_match=entry.kind in PLAYS)
        fresh.fold(entry, action)
        return fresh

    def fold(self, entry: Entry, action: Action[Any] | None = None) -> None:
        """One more entry of the log, a move with its action where that was read already.

        What is not legal raises Refused or BadInput; the table is then unusable.
        """
        match entry.kind:
            case "move" | "undo" | "order":
                self._fold_play(entry, action)
            case "chat":
                self._note(entry.seat, "", entry.text)
            case "seat":
                self._fold_seat(entry)
            case "pause" | "resume":
                self.is_paused = entry.kind == PAUSE
                self._note(HOST, MESSAGES[entry.kind])
            case "note":
                self._note(entry.seat, entry.text)
            case _:
                raise BadInput(f"an entry of an unknown kind: {entry.kind}")
        self.seq = entry.seq
        if entry.kind not in TALK:
            self.shown_seq = entry.seq
        if not self.keeps_all:
            del self.notes[:-NOTES_IN_MEMORY]

    def _note(self, seat: int, message: str, text: str = "") -> None:
        self.public_seq += 1
        self.notes.append(Note(self.match.count, seat, message, text, self.public_seq))

    def _fold_play(self, entry: Entry, action: Action[Any] | None) -> None:
        match = self.match
        answers = self._sealed_answers()
        public_seq = self.public_seq
        self._digest = ""
        if entry.kind == UNDO:
            self._undo(entry)
            self.notes = [note._replace(n=min(note.n, match.count)) for note in self.notes]
            self._note(entry.seat, "table-undone")
            self.undone_at = self.public_seq
        count = len(match.steps)
        if entry.kind == MOVE:
            match.apply(action or match.state.parse(entry.text), entry.seat)
        if entry.kind == ORDER:
            match.order(entry.seat, entry.text)
        else:
            match.run_orders()
        new = len(match.steps) - count
        seqs = [*self.seqs[:count], *range(self.public_seq + 1, self.public_seq + new + 1)]
        self.public_seq += new
        self._count(entry, answers, self.public_seq - public_seq)
        self._trim(seqs)

    def _undo(self, entry: Entry) -> None:
        """Take back the last move of a seat, and those before it until as many stand as the entry names."""
        match = self.match
        match.undo(entry.seat)
        fewest = int(entry.text) if entry.text else match.count
        while match.count > fewest and match.can_undo(entry.seat):
            match.undo(entry.seat)

    def _trim(self, seqs: list[int]) -> None:
        """Keep in memory what the log shows and what can be taken back."""
        if not self.keeps_all:
            self.match.forget(STEPS_IN_MEMORY)
        self.seqs = seqs[len(seqs) - len(self.match.steps) :]

    def _sealed_answers(self) -> list[int] | None:
        """How many answers each seat has given in a sealed group that is open; None: there is none."""
        state = self.match.state
        return [len(answers) for answers in state.sealed] if state.frames and state.frames[-1].seat < 0 else None

    def _count(self, entry: Entry, before: list[int] | None, ticks: int) -> None:
        """New numbers for whom something else is asked: in a sealed group only for those who answered.

        They are the same whether a seat's order has answered or the seat itself; an order that waits changes none.
        """
        after = self._sealed_answers()
        given = 1 if entry.kind == MOVE else 0
        is_open = before is not None and after is not None and (entry.kind == UNDO or sum(after) >= sum(before) + given)
        for seat in range(len(self.numbers)):
            if before is None or after is None or not is_open:
                self.numbers[seat] += ticks
            else:
                self.numbers[seat] += abs(after[seat] - before[seat])

    def _fold_seat(self, entry: Entry) -> None:
        occupant = self.occupants[entry.seat]
        act, _, bot = entry.text.partition(" ")
        if act == "leave":
            occupant.bot = bot
        elif act == "take":
            occupant.bot = ""
        else:
            occupant.given_up = entry.seq
        self._note(entry.seat, MESSAGES[act], bot)
