"""What a page sends, as something that happens at its table, and what is answered."""

from __future__ import annotations

import logging
from typing import Final, TypeAlias

from wheal.kernel.texts import texts
from wheal.server.show.books import book_sentence
from wheal.server.storage.database import Unavailable
from wheal.server.tables import replay as kinds
from wheal.server.tables.budgets import TooOften, link_of
from wheal.server.tables.limits import Bucket
from wheal.server.tables.open_table import BOT_KEY, Act, Denied, NoTable, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page, to_page

LOG: Final = logging.getLogger("wheal.server")

Sent: TypeAlias = from_page.Play | from_page.Undo | from_page.GiveOrder | from_page.Chat | from_page.SeatChange


async def answer_to(
    service: TableService, open_table: OpenTable, viewer: Viewer, sent: Sent, lang: str, address: str = ""
) -> to_page.Done | to_page.Refused:
    """Let it happen and say so, or say why not; whatever goes wrong, nothing has changed."""
    try:
        if viewer.seat < 0:
            raise Denied(texts()("table-not-player"))
        if sent.key.startswith(BOT_KEY):
            raise Denied(texts()("table-bad-key"))
        act = act_of(sent)
        if act.kind == kinds.CHAT and not await service.is_known(open_table, viewer.seat, sent.key):
            check_pace(open_table, viewer.seat, service.limits.chats_a_minute)
        if act.kind in (kinds.ORDER, kinds.SEAT):
            await check_budget(service, open_table, viewer, sent.key, address)
        await service.submit(open_table, viewer.seat, sent.key, act)
        seq = open_table.replayed.public_seq  # not the entry's own number, which counts others' orders
        return to_page.Done(sent.key, seq)
    except Denied as denied:
        book, _ = book_sentence(open_table.game.id, denied.rule, lang)
        return to_page.Refused(sent.key, denied.sentence, denied.rule, book, denied.is_stale)
    except NoTable as gone:
        return to_page.Refused(sent.key, gone.sentence())
    except Unavailable as error:
        LOG.error("cannot store: %s", error)
        return to_page.Refused(sent.key, texts()("table-lost"))


def check_pace(open_table: OpenTable, seat: int, chats: int) -> None:
    """A few messages a minute; what is sent again is counted once."""
    if not open_table.chats.setdefault(seat, Bucket(chats)).takes():
        raise Denied(texts()("table-chat-fast"))


async def check_budget(service: TableService, open_table: OpenTable, viewer: Viewer, key: str, address: str) -> None:
    """Count a standing order or a change of seat; what was stored before is only answered again. Raises TooOften."""
    try:
        service.budgets.spend("orders", link_of(open_table, viewer), address)
    except TooOften:
        if not await service.is_known(open_table, viewer.seat, key):
            raise


def act_of(sent: Sent) -> Act:
    """The act that a message means; raises Denied."""
    say = texts()
    match sent:
        case from_page.Play(decision=decision, move=move):
            if len(move) > from_page.LONGEST_LINE:
                raise Denied(say("table-too-large"))
            return Act(kinds.MOVE, move, decision)
        case from_page.Undo(decision=decision, to=to):
            return Act(kinds.UNDO, "" if to is None else str(to), decision)
        case from_page.GiveOrder(text=text):
            if len(text) > from_page.LONGEST_LINE:
                raise Denied(say("table-too-large"))
            return Act(kinds.ORDER, text)
        case from_page.Chat(text=text):
            text = " ".join(text.replace("\0", " ").split())
            if not text or len(text) > from_page.LONGEST_CHAT:
                raise Denied(say("table-chat-long", most=from_page.LONGEST_CHAT))
            return Act(kinds.CHAT, text)
        case from_page.SeatChange(do=do, bot=bot):
            return Act(kinds.SEAT, f"{do} {bot}" if do == "leave" else do)
