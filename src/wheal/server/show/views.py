"""What a viewer of a table is shown: the position, what is asked, the choices, who is there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wheal.client.order_text import order_text, possible_orders
from wheal.client.verb_status import verbs_asked
from wheal.kernel.game import Game
from wheal.kernel.labels import part_labels, verb_keys, verb_label
from wheal.kernel.match import Match
from wheal.kernel.texts import language, texts, use_language
from wheal.server.show.boards import moment_of
from wheal.server.show.logs import is_anew, log_lines
from wheal.server.show.positions import position
from wheal.server.tables.open_table import OpenTable, Viewer
from wheal.server.tables.replay import ReplayedTable
from wheal.server.tables.view_cache import Look, SeatView
from wheal.server.wire import to_page

KEPT: Final = 16  # games in a language
RESERVED_KEYS: Final = "ugh"  # letters that mean something else on the page: take back, go to, hint
BEGUN: Final = {"seed": "table-begun-seed", "record": "table-begun-record"}


def table_state(
    open_table: OpenTable, viewer: Viewer, lang: str, seen: int = -1, *, words: bool = False
) -> to_page.TableState:
    """All that a viewer may know now; the log from what it has seen on."""
    replayed = open_table.replayed
    state = bare_state(open_table, Look(viewer, lang, words))
    is_whole = is_anew(replayed, seen)
    with use_language(lang):
        log = log_lines(replayed, viewer.seat, -1 if is_whole else seen)
    return to_page.replaced(state, log=log, is_log_whole=is_whole)


def bare_state(open_table: OpenTable, look: Look) -> to_page.TableState:
    """The same without its log: the very same object while nothing else is shown."""
    with use_language(look.lang):
        seat_view = _seat_view(open_table, look)
        state = to_page.replaced(
            seat_view, seq=open_table.replayed.public_seq, is_host=look.viewer.is_host, seats=_seats(open_table)
        )
    before = open_table.cache.states.get(look)
    if before != state:  # that somebody has given an order is nobody else's business
        before = open_table.cache.states[look] = state
    return before


def _seat_view(open_table: OpenTable, look: Look) -> to_page.TableState:
    """The same for everybody who looks from one place in one way, whoever is there and whatever is said."""
    shown_seq = open_table.replayed.shown_seq
    key = (look.viewer.seat, look.lang, look.words)
    found = open_table.cache.seats.get(key)
    if found is None or found.shown_seq != shown_seq:
        found = open_table.cache.seats[key] = SeatView(shown_seq, _make(open_table, look))
    return found.state


def _make(open_table: OpenTable, look: Look) -> to_page.TableState:
    replayed, seat = open_table.replayed, look.viewer.seat
    match = replayed.match
    is_asked = not match.over and seat in match.state.deciders and not open_table.row.is_frozen
    is_choosing = is_asked and not replayed.occupants[seat].is_played_for and not replayed.is_paused
    return to_page.TableState(
        table=open_table.row.id,
        seq=0,
        game=open_table.game.id,
        title=texts(open_table.game.id)("game-title"),
        lang=look.lang,
        status=status_of(open_table),
        you=seat,
        is_host=False,
        seats=[],
        moves=match.count,
        decision=replayed.numbers[seat] if seat >= 0 else 0,
        waiting=_waiting(open_table, seat),
        position=position(match, seat, open_table.cache, moment_of(replayed), words=look.words),
        verbs=_verbs(match, seat) if is_choosing else [],
        choices=_choices(match, seat) if is_choosing else [],
        orders=_orders(match, seat),
        possible_orders=_possible_orders(match, seat),
        can_undo=seat >= 0 and not replayed.is_paused and not match.over and match.can_undo(seat),
        log=[],
        is_log_whole=True,
        begun=texts()(BEGUN[open_table.row.origin]) if open_table.row.origin else "",
        ranking=_ranking(replayed),
    )


def status_of(open_table: OpenTable) -> to_page.Status:
    if open_table.row.is_frozen:
        return "frozen"
    if open_table.replayed.match.over:
        return "over"
    return "paused" if open_table.replayed.is_paused else "running"


def _seats(open_table: OpenTable) -> list[to_page.SeatInfo]:
    match = open_table.replayed.match
    deciders = match.state.deciders
    out = []
    for seat, occupant in enumerate(open_table.replayed.occupants):
        kind: to_page.SeatKind = "conceded" if occupant.given_up else "bot" if occupant.bot else "person"
        here = open_table.sockets.get(seat, 0) > 0
        has_secret = not match.over and match.game.has_secret(match.state, seat)
        out.append(to_page.SeatInfo(seat, occupant.name, kind, occupant.bot, seat in deciders, here, has_secret))
    return out


def _waiting(open_table: OpenTable, seat: int) -> str:
    """For whom the table waits."""
    match = open_table.replayed.match
    say = texts()
    if open_table.row.is_frozen:
        return open_table.why_frozen()
    if match.over:
        return ""
    if open_table.replayed.is_paused:
        return say("table-is-paused")
    others = [match.names[other] for other in match.state.deciders if other != seat]
    return say("table-waiting", players=say.list(others)) if others and seat not in match.state.deciders else ""


# ---- what is asked --------------------------------------------------------------------------------


def _choices(match: Match, seat: int) -> list[to_page.Choice]:
    legal = sorted(match.state.legal_actions(seat), key=lambda action: action.index)
    presets, useless = match.game.offers(match.state, seat, legal)
    return [
        to_page.Choice(
            action.text,
            [to_page.Part(*part) for part in part_labels(match.game, action)],
            action.index in presets,
            action.index in useless,
        )
        for action in legal
    ]


def _verbs(match: Match, seat: int) -> list[to_page.VerbInfo]:
    """The verbs of the present question; those without a legal move say why."""
    say, table = texts(match.game.id), match.game.table
    keys = _keys(match.game, language.get())
    return [
        to_page.VerbInfo(
            verb=verb,
            label=verb_label(match.game, verb),
            about=say(f"move-{verb}") if say.has(f"move-{verb}") else "",
            closed=say.refusal(refusal) if refusal else "",
            rule=refusal.rule if refusal else "",
            leaves=verb in table.leaving,
            is_least_first=verb in table.least_first,
            key=keys.get(verb, ""),
        )
        for verb, refusal in verbs_asked(match, seat).items()
    ]


@lru_cache(KEPT)
def _keys(game: Game, lang: str) -> dict[str, str]:
    with use_language(lang):
        return verb_keys(game, RESERVED_KEYS)


def _orders(match: Match, seat: int) -> list[to_page.OrderInfo]:
    if seat < 0:
        return []
    return [to_page.OrderInfo(str(order), order_text(match.game.id, order)) for order in match.orders_of(seat)]


def _possible_orders(match: Match, seat: int) -> list[to_page.OrderInfo]:
    if seat < 0 or match.over:
        return []
    return [to_page.OrderInfo(text, label) for text, label in possible_orders(match, seat)]


def _ranking(replayed: ReplayedTable) -> list[to_page.Rank]:
    match = replayed.match
    if not match.over:
        return []
    scores = match.state.scores()
    out = []
    place = 1
    for group in replayed.placing():
        for seat in group:
            up = bool(replayed.occupants[seat].given_up)
            out.append(to_page.Rank(place, seat, match.names[seat], scores[seat], up))
        place += len(group)
    return out
