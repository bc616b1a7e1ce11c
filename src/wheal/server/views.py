"""What a viewer of a table is shown: the position in words, what is asked, the choices, the log."""

from __future__ import annotations

import re
from typing import Final

from wheal.kernel.closed import verbs_asked
from wheal.kernel.labels import part_labels, verb_label
from wheal.kernel.match import Match
from wheal.kernel.order_words import order_text, possible_orders
from wheal.kernel.preview import is_final, preview
from wheal.kernel.rng import Rng
from wheal.kernel.telling import opening, told
from wheal.kernel.texts import language, texts
from wheal.server import boards, wire
from wheal.server.books import book_sentence
from wheal.server.folded import HOST, Folded, Note
from wheal.server.live import Live, Viewer

BEGUN: Final = {"seed": "table-begun-seed", "record": "table-begun-record"}
INDENT: Final = "  "
HEADING: Final = re.compile(r":$")


def table_state(live: Live, viewer: Viewer, lang: str, seen: int = -1) -> wire.TableState:
    """All that a viewer may know now; the log from what it has seen on."""
    folded = live.folded
    is_whole = seen < 0 or seen < folded.undone_at or seen > folded.clock
    spoken = language.set(lang)
    try:
        kept = _kept(live, viewer.seat, lang)
        log = log_lines(folded, viewer.seat, -1 if is_whole else seen)
        return wire.replaced(kept, is_host=viewer.is_host, seats=_seats(live), log=log, is_log_whole=is_whole)
    finally:
        language.reset(spoken)


def _kept(live: Live, seat: int, lang: str) -> wire.TableState:
    """The same for everybody who looks from the same place in the same language, whoever is there to see it."""
    kept = live.views.get((seat, lang))
    if kept is None or kept[0] != live.folded.seq:
        kept = live.views[seat, lang] = (live.folded.seq, _make(live, seat, lang))
    return kept[1]


def _make(live: Live, seat: int, lang: str) -> wire.TableState:
    folded = live.folded
    match = folded.match
    is_asked = not match.over and seat in match.state.deciders and not live.row.is_frozen
    is_choosing = is_asked and not folded.sittings[seat].is_played_for and not folded.is_paused
    return wire.TableState(
        table=live.row.id,
        seq=folded.clock,
        game=live.game.id,
        title=texts(live.game.id)("game-title"),
        lang=lang,
        status=status_of(live),
        you=seat,
        is_host=False,
        seats=[],
        moves=match.count,
        decision=folded.numbers[seat] if seat >= 0 else 0,
        waiting=_waiting(live, seat),
        position=position(match, seat, live.boards),
        verbs=_verbs(match, seat) if is_choosing else [],
        choices=_choices(match, seat) if is_choosing else [],
        orders=_orders(match, seat),
        possible_orders=_possible_orders(match, seat),
        can_undo=seat >= 0 and not folded.is_paused and not match.over and match.can_undo(seat),
        log=[],
        is_log_whole=True,
        begun=texts()(BEGUN[live.row.begun]) if live.row.begun else "",
        ranking=_ranking(folded),
    )


def status_of(live: Live) -> wire.Status:
    if live.row.is_frozen:
        return "frozen"
    if live.folded.match.over:
        return "over"
    return "paused" if live.folded.is_paused else "running"


def _seats(live: Live) -> list[wire.SeatInfo]:
    deciders = live.folded.match.state.deciders
    out = []
    for seat, sitting in enumerate(live.folded.sittings):
        kind: wire.SeatKind = "conceded" if sitting.given_up else "bot" if sitting.bot else "person"
        here = live.here.get(seat, 0) > 0
        out.append(wire.SeatInfo(seat, sitting.name, kind, sitting.bot, seat in deciders, here))
    return out


def _waiting(live: Live, seat: int) -> str:
    """For whom the table waits."""
    match = live.folded.match
    say = texts()
    if live.row.is_frozen:
        return say("table-frozen")
    if match.over:
        return ""
    if live.folded.is_paused:
        return say("table-is-paused")
    others = [match.names[other] for other in match.state.deciders if other != seat]
    return say("table-waiting", players=say.list(others)) if others and seat not in match.state.deciders else ""


# ---- the position ---------------------------------------------------------------------------------


def position(match: Match, seat: int, kept: boards.Kept | None = None) -> wire.Position:
    """A moment of a match as a seat may see it; ``kept``: boards of earlier moments, so as not to make them again."""
    prompt = "" if match.over or seat not in match.state.deciders else match.decision_of(seat).prompt
    hand = match.game.hand_text(match.state, seat) if seat >= 0 else []
    drawn = boards.board(match, match.state, seat)
    since, changed = boards.changed(match, seat, drawn, {} if kept is None else kept)
    words = (match.count, sections(match, seat), hand, prompt)
    return wire.Position(*words, boards.stage(match), drawn, since, changed)


def sections(match: Match, seat: int) -> list[wire.Section]:
    """The table in plain lines, those that stand under another as sections of their own."""
    first: list[str] = []
    out = [wire.Section("", first)]
    lines = match.game.board_text(match.state, seat, match.names).splitlines()
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if after.startswith(INDENT) and not line.startswith(INDENT):
            out.append(wire.Section(HEADING.sub("", line), []))
        elif line.startswith(INDENT):
            out[-1].lines.append(line.strip())
        else:
            first.append(line)
    return [section for section in out if section.lines]


# ---- what is asked --------------------------------------------------------------------------------


def _choices(match: Match, seat: int) -> list[wire.Choice]:
    state = match.state
    rng = Rng(match.count)
    out = []
    for action in sorted(state.legal_actions(seat), key=lambda action: action.index):
        parts = [wire.Part(*part) for part in part_labels(match.game, action)]
        cost = match.game.cost_text(state, seat, action)
        out.append(wire.Choice(action.text, parts, cost, is_final(state, seat, action, rng)))
    return out


def _verbs(match: Match, seat: int) -> list[wire.VerbInfo]:
    """The verbs of the present question; those without a legal move say why."""
    say = texts(match.game.id)
    out = []
    for verb, refusal in verbs_asked(match, seat).items():
        about = say(f"move-{verb}") if say.has(f"move-{verb}") else ""
        closed = say.refusal(refusal) if refusal else ""
        out.append(wire.VerbInfo(verb, verb_label(match.game, verb), about, closed, refusal.rule if refusal else ""))
    return out


def _orders(match: Match, seat: int) -> list[wire.OrderInfo]:
    if seat < 0:
        return []
    return [wire.OrderInfo(str(order), order_text(order)) for order in match.orders_of(seat)]


def _possible_orders(match: Match, seat: int) -> list[wire.OrderInfo]:
    if seat < 0 or match.over:
        return []
    return [wire.OrderInfo(text, label) for text, label in possible_orders(match, seat)]


def _ranking(folded: Folded) -> list[wire.Rank]:
    match = folded.match
    if not match.over:
        return []
    scores = match.state.scores()
    out = []
    place = 1
    for group in folded.placing():
        for seat in group:
            up = bool(folded.sittings[seat].given_up)
            out.append(wire.Rank(place, seat, match.names[seat], scores[seat], up))
        place += len(group)
    return out


# ---- the log --------------------------------------------------------------------------------------


def log_lines(folded: Folded, seat: int, seen: int = -1) -> list[wire.LogLine]:
    """What is kept of the story: moves in words, and between them what was said and done; only what was not seen."""
    match = folded.match
    out: list[wire.LogLine] = []
    notes = [note for note in folded.notes if note.seq > seen and (note.n >= match.base or not match.base)]
    if not match.base and seen < 0:
        out += [wire.LogLine(0, "event", -1, line.text) for line in opening(match, seat)]
    for i, step in enumerate(match.steps):
        if folded.seqs[i] <= seen:
            continue
        n = match.base + i + 1
        while notes and notes[0].n < n:
            out.append(_note_line(match, notes.pop(0)))
        is_shown = not step.is_sealed or step.move.seat == seat or match.over
        notation = f"{match.names[step.move.seat]}: {step.move.text}" if is_shown else ""
        is_auto = step.move.is_auto and (match.over or step.move.seat == seat)
        for line in told(match, seat, step, with_marks=False):
            out.append(wire.LogLine(n, "move", step.move.seat, line.text, notation, is_auto, folded.seqs[i]))
            notation = ""
    return out + [_note_line(match, note) for note in notes]


def _note_line(match: Match, note: Note) -> wire.LogLine:
    if not note.message:
        return wire.LogLine(note.n, "chat", note.seat, note.text, seq=note.seq)
    name = match.names[note.seat] if note.seat != HOST else ""
    text = texts()(note.message, player=name, bot=note.text)
    return wire.LogLine(note.n, "seat", note.seat, text, seq=note.seq)


# ---- answers to questions -------------------------------------------------------------------------


def preview_of(live: Live, seat: int, move: str, asked: int) -> wire.Preview:
    """What a seat can be sure of before it moves; raises Refused."""
    match = live.folded.match
    _, action = match.read(f"{match.names[seat]}: {move}")
    seen = preview(match, seat, action, Rng(match.count))
    say = texts()
    following = "?" if seen.deciders is None else say.list(seen.deciders) if seen.deciders else say("table-end")
    lines = [line for line in (seen.cost, *seen.changed) if line]
    drawn = [boards.board(match, state, seat) for state in seen.states]
    seats = None if seen.deciders is None else [match.names.index(name) for name in seen.deciders]
    told = (asked, action.text, lines, following, not seen.is_final)
    return wire.Preview(*told, seen.cost, seats, boards.sure(drawn))


def why_not(live: Live, seat: int, move: str, asked: int, lang: str) -> wire.WhyNot:
    """Why a move cannot be made, with the sentence of the rule book."""
    match = live.folded.match
    refusal = match.why_not(f"{match.names[seat]}: {move}" if seat >= 0 else move)
    if refusal is None:
        return wire.WhyNot(asked, move, "", "", "", lang)
    sentence = texts(live.game.id).refusal(refusal)
    book, book_lang = book_sentence(live.game.id, refusal.rule, lang)
    return wire.WhyNot(asked, move, sentence, refusal.rule, book, book_lang)


def past_of(match: Match, seat: int, asked: int, last: int) -> wire.Past:
    return wire.Past(asked, position(match, seat), last)
