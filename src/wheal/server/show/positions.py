"""A moment of a match as a viewer may see it: on the board, in words, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from wheal.kernel.board_parts import TableLine
from wheal.kernel.match import Match
from wheal.server.show import boards
from wheal.server.tables.view_cache import Moment, ViewCache
from wheal.server.wire import to_page


def past_position(match: Match, seat: int, *, words: bool) -> to_page.Position:
    """An earlier moment, of which nothing is kept."""
    return position(match, seat, ViewCache(), Moment(match.count, 0), words=words)


def position(match: Match, seat: int, cache: ViewCache, moment: Moment, *, words: bool) -> to_page.Position:
    """The present moment; in words where there is no board, or where they are asked for."""
    public = boards.public_part(match, cache, moment)
    board = boards.seat_board(match, seat, public.board)
    since, changed = boards.changed(match, seat, board, cache, moment)
    is_told = words or board is None
    return to_page.Position(
        n=match.count,
        sections=sections_of(match, seat) if is_told else [],
        hand=_lines(match.game.hand_words(match.state, seat)) if is_told and seat >= 0 else [],
        prompt=prompt_of(match, seat),
        stage=public.stage,
        board=board,
        since=since,
        changed=changed,
        card=public.card,
    )


def sections_of(match: Match, seat: int) -> list[to_page.TableSection]:
    """The table in words."""
    found = match.game.table_words(match.state, seat, match.names)
    return [to_page.TableSection(section.title, _lines(section.lines)) for section in found]


def _lines(lines: Iterable[TableLine]) -> list[to_page.TableLine]:
    return [to_page.TableLine(*line) for line in lines]


def prompt_of(match: Match, seat: int) -> to_page.Prompt:
    """What a seat is asked; nothing where it is not."""
    if match.over or seat not in match.state.deciders:
        return to_page.Prompt("", "", "")
    asked = match.decision_of(seat)
    if not asked.head:
        return to_page.Prompt(asked.prompt, asked.prompt, "")
    return to_page.Prompt(asked.prompt, asked.head.removesuffix(":"), asked.rest[:1].upper() + asked.rest[1:])
