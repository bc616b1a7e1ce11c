"""A table as its log makes it: the match, who sits where, and what was said. No database, no clock, no network."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

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
KEPT_STEPS: Final = 60  # moves whose story is kept in memory
KEPT_NOTES: Final = 60
SNAPSHOT_EVERY: Final = 20  # moves


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
    undone_at: int = 0  # the last entry that took something back: who saw less of the log gets it anew
    notes: list[Note] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)  # of each step that is kept, the entry that made it
    keeps_all: bool = False  # every step with its states, for looking back

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
        state = State.from_bytes(game, snapshot.state)
        match = Match(game, [seat.name for seat in seats], row.options, row.seed, state=state)
        match.opening = []
        match.base = snapshot.moves
        match.orders.read(rest["orders"])
        sittings = [Sitting(seat.name, bot, up) for seat, (bot, up) in zip(seats, rest["sittings"], strict=True)]
        notes = [Note(*values) for values in rest["notes"]]
        return cls(match, sittings, rest["numbers"], snapshot.seq, rest["is_paused"], rest["undone_at"], notes)

    def snapshot(self) -> SnapshotRow:
        rest = {
            "orders": self.match.orders.written(),
            "sittings": [[sitting.bot, sitting.given_up] for sitting in self.sittings],
            "numbers": self.numbers,
            "is_paused": self.is_paused,
            "undone_at": self.undone_at,
            "notes": self.notes[-KEPT_NOTES:],
        }
        return SnapshotRow(self.seq, self.match.count, self.match.state.to_bytes(), json.dumps(rest))

    @property
    def can_be_kept(self) -> bool:
        """Is this a moment that nothing can go back behind, so that a snapshot holds for ever?"""
        return bool(self.match.steps) and self.match.steps[-1].is_final

    def copy(self) -> Folded:
        sittings = [Sitting(sitting.name, sitting.bot, sitting.given_up) for sitting in self.sittings]
        kept = (self.seq, self.is_paused, self.undone_at)
        return Folded(self.match.copy(), sittings, self.numbers[:], *kept, self.notes[:], self.seqs[:], self.keeps_all)

    def digest(self) -> str:
        return hashlib.blake2b(self.match.state.to_bytes(), digest_size=8).hexdigest()

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
                self.notes.append(Note(self.match.count, entry.seat, "", entry.text, entry.seq))
            case "seat":
                self._fold_seat(entry)
            case "pause" | "resume":
                self.is_paused = entry.kind == PAUSE
                self.notes.append(Note(self.match.count, HOST, f"table-{entry.kind}d", "", entry.seq))
            case "note":
                self.notes.append(Note(self.match.count, entry.seat, entry.text, "", entry.seq))
            case _:
                raise BadInput(f"an entry of an unknown kind: {entry.kind}")
        self.seq = entry.seq
        del self.notes[:-KEPT_NOTES]

    def _fold_play(self, entry: Entry) -> None:
        match = self.match
        count = match.count
        before = self._sealed_answers()
        if entry.kind == MOVE:
            match.apply(match.state.parse(entry.text), entry.seat)
            match.run_orders()
        elif entry.kind == ORDER:
            match.order(entry.seat, entry.text)
        else:
            match.undo(entry.seat)
            match.run_orders()
            self.notes.append(Note(match.count, entry.seat, "table-undone", "", entry.seq))
            self.undone_at = entry.seq
        self._count(entry, before)
        self._trim(self.seqs[: len(match.steps)] + [entry.seq] * (match.count - count))

    def _trim(self, seqs: list[int]) -> None:
        """Keep in memory what can still be told or taken back."""
        if not self.keeps_all:
            self.match.forget(KEPT_STEPS)
        self.seqs = seqs[len(seqs) - len(self.match.steps) :]

    def _sealed_answers(self) -> list[int] | None:
        """How many answers each seat has given in a sealed group that is open; None: there is none."""
        state = self.match.state
        return [len(answers) for answers in state.sealed] if state.frames and state.frames[-1].seat < 0 else None

    def _count(self, entry: Entry, before: list[int] | None) -> None:
        """New numbers for whom something else is asked: in a sealed group only for those who answered."""
        after = self._sealed_answers()
        given = 1 if entry.kind == MOVE else 0
        is_open = before is not None and after is not None and (entry.kind == UNDO or sum(after) >= sum(before) + given)
        for seat in range(len(self.numbers)):
            if before is None or after is None or not is_open or before[seat] != after[seat]:
                self.numbers[seat] += 1

    def _fold_seat(self, entry: Entry) -> None:
        sitting = self.sittings[entry.seat]
        act, _, bot = entry.text.partition(" ")
        if act == "leave":
            sitting.bot = bot
        elif act == "take":
            sitting.bot = ""
        else:
            sitting.given_up = entry.seq
        self.notes.append(Note(self.match.count, entry.seat, f"table-seat-{act}", bot, entry.seq))
