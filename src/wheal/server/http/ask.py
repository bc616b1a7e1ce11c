"""What a page asks: what a move would do, why one is not possible, how it once was, a hint, why a bot moved."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.texts import texts
from wheal.server.show import answers, history
from wheal.server.show.hints import Hints
from wheal.server.storage.database import Unavailable
from wheal.server.tables.budgets import link_of
from wheal.server.tables.open_table import Denied, NoTable, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page, to_page

Answer: TypeAlias = (
    to_page.Preview | to_page.WhyNot | to_page.Past | to_page.Hints | to_page.BotReason | to_page.Refused
)


def is_slow(ask: from_page.Ask) -> bool:
    """Must something be thought out first, so that nobody waits for the answer before the next question?"""
    return ask.what in ("hint", "reason")


async def answer_ask(
    service: TableService,
    hints: Hints,
    open_table: OpenTable,
    viewer: Viewer,
    ask: from_page.Ask,
    lang: str,
    address: str = "",
) -> Answer:
    """The answer, or in a sentence why there is none."""
    if is_slow(ask):
        return await _advice(service, hints, open_table, viewer, ask, lang, address)
    seat = viewer.seat
    move = ask.move[: from_page.LONGEST_LINE]
    try:
        if ask.what != "past" and seat < 0:  # what a seat can do tells what it holds
            raise Denied(texts()("table-not-player"))
        service.budgets.spend("history" if ask.what == "past" else "questions", link_of(open_table, viewer), address)
        if ask.what == "why":
            return answers.why_not(open_table, seat, move, ask.id, lang)
        if ask.what == "preview":
            return await asyncio.to_thread(answers.preview_of, open_table, seat, move, ask.id)
        last = open_table.replayed.match.count
        match = await history.match_at(service, open_table, ask.at)
        return answers.past_of(match, seat, ask.id, last, words=ask.words)
    except Refused as refused:
        return to_page.Refused("", texts(open_table.game.id).refusal(refused.refusal), refused.refusal.rule)
    except (Denied, BadInput) as error:
        return to_page.Refused("", str(error))
    except Unavailable:
        return to_page.Refused("", texts()("table-lost"))


async def _advice(
    service: TableService,
    hints: Hints,
    open_table: OpenTable,
    viewer: Viewer,
    ask: from_page.Ask,
    lang: str,
    address: str,
) -> to_page.Hints | to_page.BotReason:
    """A hint, or why a bot moved; it is answered by its number also where there is none."""
    number = open_table.replayed.numbers[viewer.seat] if viewer.seat >= 0 else 0
    try:
        service.budgets.spend("hints", link_of(open_table, viewer), address)
        if ask.what == "hint":
            return to_page.Hints(ask.id, number, await hints.hints(open_table, viewer.seat, lang))
        reasons, sentence = await hints.reason(open_table, viewer.seat, ask.at, lang)
        return to_page.BotReason(ask.id, ask.at, reasons, sentence)
    except (Denied, BadInput) as error:
        sentence = str(error)
    except NoTable as gone:
        sentence = gone.sentence()
    except Unavailable:
        sentence = texts()("table-lost")
    if ask.what == "hint":
        return to_page.Hints(ask.id, number, [], sentence)
    return to_page.BotReason(ask.id, ask.at, [], sentence)
