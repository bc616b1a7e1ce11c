"""A table as its log makes it: the match, who sits where, and what was said. No database, no clock, no network."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from wheal.kernel.codec import plain
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.match import Match
from wheal.kernel.record import AUTO
from wheal.kernel.state import State
from wheal.server.store import Entry, Seat, SnapshotRow, TableRow

HOST: Final = -1
MOVE: Final = "move"
UNDO: Final = "undo"
ORDER: Final = "order"
CHAT: Final = "chat"
SEAT: Final = "seat"
PAUSE: Final = "pause"
RESUME: Final = "resume"
NOTE: Final = "note"
SAID: Final = {  # what the log says of acts that are no moves
    "pause": "table-paused",
    "resume": "table-resumed",
    "leave": "table-seat-leave",
    "take": "table-seat-take",
    "concede": "table-seat-concede",
}
KEPT_STEPS: Final = 60  # moves whose story is kept in memory
KEPT_NOTES: Final = 60
SNAPSHOT_EVERY: Final = 20  # entries


@dataclass
class Sitting:
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
class Folded:
    """Everything that follows from a table's row, its seats and its log up to ``seq``."""

    match: Match
    sittings: list[Sitting]
    numbers: list[int]  # decisions by seat: what is asked of a seat changes only with its number
    seq: int = 0
    is_paused: bool = False
    undone_at: int = 0  # the clock when something was taken back: who saw less of the log gets it anew
    notes: list[Note] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)  # of each step that is kept, the clock that it made
    keeps_all: bool = False  # every step with its states, for looking back
    clock: int = 0  # counts what everybody may know of: every move, by an order or by hand, but no order

    @classmethod
    def begin(cls, game: Game, row: TableRow, seats: list[Seat], *, keeps_all: bool = False) -> Folded:
        """The table before its first entry."""
        match = Match(game, [seat.name for seat in seats], row.options, row.seed)
        for line in row.opening:
            is_auto = line.endswith(f"  {AUTO}")
            seat, action = match.read(line.removesuffix(f"  {AUTO}"))
            match.apply(action, seat, is_auto=is_auto)
        table = cls(match, [Sitting(seat.name, seat.bot) for seat in seats], [0] * len(seats), keeps_all=keeps_all)
        table._trim([0] * len(match.steps))
        return table

    @classmethod
    def restore(cls, game: Game, row: TableRow, seats: list[Seat], snapshot: SnapshotRow) -> Folded:
        """The table as it was when a snapshot was kept."""
        rest: dict[str, Any] = json.loads(snapshot.rest)
        state = State.from_bytes(game, snapshot.state) if snapshot.moves else None  # None: the set-up, with its events
        match = Match(game, [seat.name for seat in seats], row.options, row.seed, state=state)
        match.base = snapshot.moves
        for seat_number, text, is_auto, _ in rest["since"]:
            match.apply(match.state.parse(text), seat_number, is_auto=is_auto)
        match.orders.read(rest["orders"])
        sittings = [Sitting(seat.name, bot, up) for seat, (bot, up) in zip(seats, rest["sittings"], strict=True)]
        notes = [Note(*values) for values in rest["notes"]]
        seqs = [seq for *_, seq in rest["since"]]
        kept = (snapshot.seq, rest["is_paused"], rest["undone_at"])
        return cls(match, sittings, rest["numbers"], *kept, notes, seqs, clock=rest["clock"])

    def snapshot(self) -> SnapshotRow:
        """The last moment that nothing can go back behind, and the moves since, which can still be taken back."""
        steps = self.match.steps
        done = max((i + 1 for i, step in enumerate(steps) if step.is_final), default=0)
        state = steps[done].before if done < len(steps) else self.match.state
        assert state is not None
        rest = {
            "since": [[*step.move, seq] for step, seq in zip(steps[done:], self.seqs[done:], strict=True)],
            "orders": self.match.orders.written(),
            "sittings": [[sitting.bot, sitting.given_up] for sitting in self.sittings],
            "numbers": self.numbers,
            "is_paused": self.is_paused,
            "undone_at": self.undone_at,
            "clock": self.clock,
            "notes": self.notes[-KEPT_NOTES:],
        }
        return SnapshotRow(self.seq, self.match.base + done, state.to_bytes(), json.dumps(rest))

    def copy(self) -> Folded:
        sittings = [Sitting(sitting.name, sitting.bot, sitting.given_up) for sitting in self.sittings]
        kept = (self.seq, self.is_paused, self.undone_at)
        lists = (self.notes[:], self.seqs[:])
        return Folded(self.match.copy(), sittings, self.numbers[:], *kept, *lists, self.keeps_all, self.clock)

    def digest(self) -> str:
        """Of the position alone: its bytes also name the rules number, which carrying over changes."""
        return hashlib.blake2b(msgspec.msgpack.encode(plain(self.match.state)), digest_size=8).hexdigest()

    # ---- who is to move -------------------------------------------------------------------------
    @property
    def bots_due(self) -> list[int]:
        """Seats that are asked now and played by nobody at a page."""
        if self.match.over or self.is_paused:
            return []
        return [seat for seat in self.match.state.deciders if self.sittings[seat].is_played_for]

    def placing(self) -> list[list[int]]:
        """Groups of seats from first to last, once the game is over; last come those who gave up, the first lowest."""
        up = [sitting.given_up for sitting in self.sittings]
        stayed = [[seat for seat in group if not up[seat]] for group in self.match.state.placing()]
        gone = sorted((seat for seat in range(len(up)) if up[seat]), key=lambda seat: -up[seat])
        return [group for group in stayed if group] + [[seat] for seat in gone]

    # ---- folding --------------------------------------------------------------------------------
    def fold(self, entry: Entry) -> None:
        """One more entry of the log. What is not legal raises Refused or BadInput; the table is then unusable."""
        match entry.kind:
            case "move" | "undo" | "order":
                self._fold_play(entry)
            case "chat":
                self._note(entry.seat, "", entry.text)
            case "seat":
                self._fold_seat(entry)
            case "pause" | "resume":
                self.is_paused = entry.kind == PAUSE
                self._note(HOST, SAID[entry.kind])
            case "note":
                self._note(entry.seat, entry.text)
            case _:
                raise BadInput(f"an entry of an unknown kind: {entry.kind}")
        self.seq = entry.seq
        if not self.keeps_all:
            del self.notes[:-KEPT_NOTES]

    def _note(self, seat: int, message: str, text: str = "") -> None:
        self.clock += 1
        self.notes.append(Note(self.match.count, seat, message, text, self.clock))

    def _fold_play(self, entry: Entry) -> None:
        match = self.match
        before = self._sealed_answers()
        clock = self.clock
        if entry.kind == UNDO:
            match.undo(entry.seat)
            self.notes = [note._replace(n=min(note.n, match.count)) for note in self.notes]
            self._note(entry.seat, "table-undone")
            self.undone_at = self.clock
        kept = len(match.steps)
        if entry.kind == MOVE:
            match.apply(match.state.parse(entry.text), entry.seat)
        if entry.kind == ORDER:
            match.order(entry.seat, entry.text)
        else:
            match.run_orders()
        made = len(match.steps) - kept
        seqs = [*self.seqs[:kept], *range(self.clock + 1, self.clock + made + 1)]
        self.clock += made
        self._count(entry, before, self.clock - clock)
        self._trim(seqs)

    def _trim(self, seqs: list[int]) -> None:
        """Keep in memory what can still be told or taken back."""
        if not self.keeps_all:
            self.match.forget(KEPT_STEPS)
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
        sitting = self.sittings[entry.seat]
        act, _, bot = entry.text.partition(" ")
        if act == "leave":
            sitting.bot = bot
        elif act == "take":
            sitting.bot = ""
        else:
            sitting.given_up = entry.seq
        self._note(entry.seat, SAID[act], bot)
