"""What a page sends, as something that happens at its table, and what is answered."""

from __future__ import annotations

import logging
from typing import Final, TypeAlias

from wheal.kernel.texts import texts
from wheal.server import folded as kinds
from wheal.server import wire
from wheal.server.books import book_sentence
from wheal.server.house import House
from wheal.server.limits import Bucket
from wheal.server.live import BOT_KEY, Act, Denied, Live, NoTable, Viewer
from wheal.server.store import Unavailable

LOG: Final = logging.getLogger("wheal.server")

Sent: TypeAlias = wire.Play | wire.Undo | wire.GiveOrder | wire.Chat | wire.SeatChange


async def answer_to(house: House, live: Live, viewer: Viewer, sent: Sent, lang: str) -> wire.Done | wire.Refused:
    """Let it happen and say so, or say why not; whatever goes wrong, nothing has changed."""
    try:
        if viewer.seat < 0:
            raise Denied(texts()("table-not-player"))
        if sent.key.startswith(BOT_KEY):
            raise Denied(texts()("table-bad-key"))
        act = act_of(sent)
        if act.kind == kinds.CHAT and not await house.is_known(live, viewer.seat, sent.key):
            check_pace(live, viewer.seat, house.limits.chats_a_minute)
        await house.submit(live, viewer.seat, sent.key, act)
        return wire.Done(sent.key, live.folded.clock)  # not the entry's own number, which counts others' orders
    except Denied as denied:
        book, _ = book_sentence(live.game.id, denied.rule, lang)
        return wire.Refused(sent.key, denied.sentence, denied.rule, book, denied.is_stale)
    except NoTable:
        return wire.Refused(sent.key, texts()("table-gone"))
    except Unavailable as error:
        LOG.error("cannot store: %s", error)
        return wire.Refused(sent.key, texts()("table-lost"))


def check_pace(live: Live, seat: int, chats: int) -> None:
    """A few messages a minute; what is sent again is counted once."""
    if not live.chats.setdefault(seat, Bucket(chats)).takes():
        raise Denied(texts()("table-chat-fast"))


def act_of(sent: Sent) -> Act:
    """The act that a message means; raises Denied."""
    say = texts()
    match sent:
        case wire.Play(decision=decision, move=move):
            if len(move) > wire.LONGEST_LINE:
                raise Denied(say("table-too-large"))
            return Act(kinds.MOVE, move, decision)
        case wire.Undo(decision=decision):
            return Act(kinds.UNDO, "", decision)
        case wire.GiveOrder(text=text):
            if len(text) > wire.LONGEST_LINE:
                raise Denied(say("table-too-large"))
            return Act(kinds.ORDER, text)
        case wire.Chat(text=text):
            text = " ".join(text.replace("\0", " ").split())
            if not text or len(text) > wire.LONGEST_CHAT:
                raise Denied(say("table-chat-long", most=wire.LONGEST_CHAT))
            return Act(kinds.CHAT, text)
        case wire.SeatChange(do=do, bot=bot):
            return Act(kinds.SEAT, f"{do} {bot}" if do == "leave" else do)
