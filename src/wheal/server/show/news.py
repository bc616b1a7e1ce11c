"""What is sent to a page: the whole state first, then what has changed. For all who look in one way it is made once."""

from __future__ import annotations

from typing import Final

import msgspec

from wheal.kernel.texts import use_language
from wheal.server.show.logs import is_anew, log_lines
from wheal.server.show.views import bare_state, table_state
from wheal.server.tables.open_table import OpenTable
from wheal.server.tables.view_cache import Look, SentChange
from wheal.server.wire import to_page
from wheal.server.wire.changes import change_between

encode: Final = msgspec.json.Encoder().encode


def news_for(
    open_table: OpenTable, look: Look, before: to_page.TableState | None, seen: int
) -> tuple[to_page.TableState, bytes]:
    """What a page holds from now on, and what it must be sent for that; nothing where it holds it already.

    ``before`` is what the page holds (None: nothing), ``seen`` up to where it knows the log.
    """
    now = bare_state(open_table, look)
    if before is None:
        return now, encode(table_state(open_table, look.viewer, look.lang, seen, words=look.words))
    if before is now:
        return now, b""
    sent = open_table.cache.changes.get(look)
    if sent is None or sent.before is not before or sent.after is not now:
        sent = open_table.cache.changes[look] = SentChange(before, now, _encoded_change(open_table, look, before, now))
    return now, sent.data


def _encoded_change(open_table: OpenTable, look: Look, before: to_page.TableState, now: to_page.TableState) -> bytes:
    """The change of one state into another, or nothing where they tell the same."""
    replayed = open_table.replayed
    is_whole = is_anew(replayed, before.seq)
    with use_language(look.lang):
        log = log_lines(replayed, look.viewer.seat, -1 if is_whole else before.seq)
    change = change_between(before, now, log, is_log_whole=is_whole)
    is_same = not change.patches and change.since == change.seq
    return b"" if is_same else encode(change)
