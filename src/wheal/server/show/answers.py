"""Answers to what a page asks: what a move would do, why one is not possible, how it once was."""

from __future__ import annotations

import msgspec

from wheal.client import verb_status
from wheal.client.preview import imagine_after, preview
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.rng import EvenRng, Rng
from wheal.kernel.errors import Refused
from wheal.kernel.match import Match
from wheal.kernel.player_names import CHAIN, split_moves
from wheal.kernel.texts import texts
from wheal.server.show import boards
from wheal.server.show.books import book_sentence
from wheal.server.show.positions import past_position
from wheal.server.tables.open_table import OpenTable
from wheal.server.wire import to_page


def preview_of(open_table: OpenTable, seat: int, move: str, asked: int) -> to_page.Preview:
    """What a seat can be sure of before it moves, by one move or by several with ; between them; raises Refused."""
    match = open_table.replayed.match
    first, *then = [text.strip() for text in split_moves(move)]
    action = match.read_move(seat, first)
    seen = preview(match, seat, action, Rng(match.count), then)
    say = texts()
    following = "?" if seen.deciders is None else say.list(seen.deciders) if seen.deciders else say("table-end")
    lines = [line for line in (seen.cost, *seen.changed) if line]
    drawn = [msgspec.to_builtins(boards.board(match, state, seat)) for state in seen.states]
    seats = None if seen.deciders is None else [match.names.index(name) for name in seen.deciders]
    return to_page.Preview(
        id=asked,
        move=CHAIN.join([action.text, *then]),
        lines=lines,
        next=following,
        can_undo=not seen.is_final,
        cost=seen.cost,
        deciders=seats,
        board=boards.common_part(drawn),
    )


def why_not(open_table: OpenTable, seat: int, move: str, asked: int, lang: str) -> to_page.WhyNot:
    """Why a move, or whatever begins with these words, cannot be made; with the sentence of the rule book."""
    match = open_table.replayed.match
    refusal = _refusal(match, seat, move)
    if refusal is None:
        return to_page.WhyNot(asked, move, "", "", "", lang)
    sentence = texts(open_table.game.id).refusal(refusal)
    book, book_lang = book_sentence(open_table.game.id, refusal.rule, lang)
    return to_page.WhyNot(asked, move, sentence, refusal.rule, book, book_lang)


def _refusal(match: Match, seat: int, move: str) -> Refusal | None:
    """Of a move, or of the first that is not possible among several with ; between them."""
    first, *then = [text.strip() for text in split_moves(move)]
    refusal = verb_status.why_not(match, seat, first)
    if refusal is not None or not then:
        return refusal
    try:
        imagine_after(match, seat, match.read_move(seat, first), EvenRng(0, Rng(match.count)), then)
    except Refused as refused:
        return refused.refusal
    return None


def past_of(match: Match, seat: int, asked: int, last: int, *, words: bool) -> to_page.Past:
    return to_page.Past(asked, past_position(match, seat, words=words), last)
