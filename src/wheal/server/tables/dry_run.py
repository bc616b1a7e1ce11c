"""What would come of an act at a table, and what a table asks before the rules do."""

from __future__ import annotations

import time

from wheal import bots
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.texts import texts
from wheal.server.storage.rows import Entry
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import Act, Denied, OpenTable
from wheal.server.tables.replay import ReplayedTable


def dry_run(open_table: OpenTable, seat: int, key: str, act: Act) -> tuple[ReplayedTable, Entry]:
    """The table after an act, and the entry that would make it so; raises Denied."""
    _check(open_table, seat, act)
    replayed = open_table.replayed
    try:
        action = replayed.match.read_move(seat, act.text) if act.kind == kinds.MOVE else None
        text = act.text if action is None else action.text
        entry = Entry(replayed.seq + 1, key, seat, act.kind, text, "", int(time.time()))
        fresh = replayed.after(entry, action)
    except Refused as refused:
        raise Denied(texts(open_table.game.id).refusal(refused.refusal), rule=refused.refusal.rule) from refused
    except BadInput as error:
        raise Denied(str(error)) from error
    return fresh, entry._replace(digest=fresh.digest())


def is_same_act(open_table: OpenTable, act: Act, entry: Entry) -> bool:
    """Is an entry what came of this act? A move is stored as the notation has it, however it was typed."""
    if (entry.kind, entry.text) == (act.kind, act.text):
        return True
    if entry.kind != kinds.MOVE or act.kind != kinds.MOVE:
        return False
    try:
        return open_table.replayed.match.state.parse(act.text).text == entry.text
    except Refused:
        return False


def _check(open_table: OpenTable, seat: int, act: Act) -> None:
    """What a table asks before the rules do."""
    say = texts()
    replayed = open_table.replayed
    if open_table.row.is_frozen:
        raise Denied(open_table.why_frozen())
    if act.kind in kinds.PLAYS:
        if replayed.is_paused:
            raise Denied(say("table-is-paused"))
        occupant = replayed.occupants[seat]
        if occupant.is_played_for and not act.is_for_bot:
            raise Denied(say("table-given-up" if occupant.given_up else "table-left-already"))
        if act.is_for_bot and not occupant.is_played_for:
            raise Denied(say("table-taken-already"))
    if act.decision is not None and act.decision != replayed.numbers[seat]:
        raise Denied(say("table-stale"), is_stale=True)
    if act.kind == kinds.SEAT:
        _check_seat(replayed, seat, act.text)


def _check_seat(replayed: ReplayedTable, seat: int, text: str) -> None:
    say = texts()
    occupant = replayed.occupants[seat]
    act, _, bot = text.partition(" ")
    if replayed.match.over:
        raise Denied(say("table-over"))
    if occupant.given_up:
        raise Denied(say("table-given-up"))
    if act == "leave" and bot not in bots.names():
        raise Denied(say("table-no-bot", bot=bot))
    if act == "leave" and occupant.bot:
        raise Denied(say("table-left-already"))
    if act == "take" and not occupant.bot:
        raise Denied(say("table-taken-already"))
