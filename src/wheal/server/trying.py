"""What would come of an act at a table, and what a table asks before the rules do."""

from __future__ import annotations

import time

from wheal import bots
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.texts import texts
from wheal.server import folded as kinds
from wheal.server.folded import Folded
from wheal.server.live import Act, Denied, Live
from wheal.server.store import Entry


def tried(live: Live, seat: int, key: str, act: Act) -> tuple[Folded, Entry]:
    """The table after an act, and the entry that would make it so; raises Denied."""
    _check(live, seat, act)
    fresh = live.folded.copy()
    entry = Entry(live.folded.seq + 1, key, seat, act.kind, act.text, "", int(time.time()))
    try:
        if act.kind == kinds.MOVE:
            _, action = fresh.match.read(f"{live.seats[seat].name}: {act.text}")
            entry = entry._replace(text=action.text)
        fresh.fold(entry)
    except Refused as refused:
        raise Denied(texts(live.game.id).refusal(refused.refusal), rule=refused.refusal.rule) from refused
    except BadInput as error:
        raise Denied(str(error)) from error
    return fresh, entry._replace(digest=fresh.digest())


def _check(live: Live, seat: int, act: Act) -> None:
    """What a table asks before the rules do."""
    say = texts()
    folded = live.folded
    if live.row.is_frozen:
        raise Denied(say("table-frozen"))
    if act.kind in (kinds.MOVE, kinds.UNDO, kinds.ORDER):
        if folded.is_paused:
            raise Denied(say("table-is-paused"))
        sitting = folded.sittings[seat]
        if sitting.is_played_for and not act.is_for_bot:
            raise Denied(say("table-given-up" if sitting.given_up else "table-left-already"))
        if act.is_for_bot and not sitting.is_played_for:
            raise Denied(say("table-taken-already"))
    if act.decision is not None and act.decision != folded.numbers[seat]:
        raise Denied(say("table-stale"), is_stale=True)
    if act.kind == kinds.SEAT:
        _check_seat(folded, seat, act.text)


def _check_seat(folded: Folded, seat: int, text: str) -> None:
    say = texts()
    sitting = folded.sittings[seat]
    act, _, bot = text.partition(" ")
    if folded.match.over:
        raise Denied(say("table-over"))
    if sitting.given_up:
        raise Denied(say("table-given-up"))
    if act == "leave" and bot not in bots.names():
        raise Denied(say("table-no-bot", bot=bot))
    if act == "leave" and sitting.bot:
        raise Denied(say("table-left-already"))
    if act == "take" and not sitting.bot:
        raise Denied(say("table-taken-already"))
