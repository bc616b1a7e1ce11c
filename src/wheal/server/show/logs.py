"""The log of a table in words, as a viewer may know it."""

from __future__ import annotations

from wheal.client.log_text import opening_lines, step_lines
from wheal.kernel.match import Match
from wheal.kernel.texts import texts
from wheal.server.tables.replay import HOST, Note, ReplayedTable
from wheal.server.wire import to_page


def is_anew(replayed: ReplayedTable, seen: int) -> bool:
    """Must somebody who has seen so much of the log get all of it? Lines may have been taken back since."""
    return seen < 0 or seen < replayed.undone_at or seen > replayed.public_seq


def log_lines(replayed: ReplayedTable, seat: int, seen: int = -1) -> list[to_page.LogLine]:
    """What is kept of the story: moves in words, and between them what was said and done; only what was not seen."""
    match = replayed.match
    out: list[to_page.LogLine] = []
    notes = [note for note in replayed.notes if note.seq > seen and (note.n >= match.base or not match.base)]
    if not match.base and seen < 0:
        for line in opening_lines(match, seat):
            out.append(to_page.LogLine(0, "event", -1, line.text, is_secret=line.is_secret))
    for i, step in enumerate(match.steps):
        if replayed.seqs[i] <= seen:
            continue
        n = match.base + i + 1
        while notes and notes[0].n < n:
            out.append(_note_line(match, notes.pop(0)))
        is_shown = not step.is_sealed or step.move.seat == seat or match.over
        notation = f"{match.names[step.move.seat]}: {step.move.text}" if is_shown else ""
        is_auto = step.move.is_auto and (match.over or step.move.seat == seat)
        for line in step_lines(match, seat, step, with_marks=False):
            seq, is_secret = replayed.seqs[i], line.is_secret and not match.over
            out.append(to_page.LogLine(n, "move", step.move.seat, line.text, notation, is_auto, seq, is_secret))
            notation = ""
    return out + [_note_line(match, note) for note in notes]


def _note_line(match: Match, note: Note) -> to_page.LogLine:
    if not note.message:
        return to_page.LogLine(note.n, "chat", note.seat, note.text, seq=note.seq)
    name = match.names[note.seat] if note.seat != HOST else ""
    text = texts()(note.message, player=name, bot=note.text)
    return to_page.LogLine(note.n, "seat", note.seat, text, seq=note.seq)
