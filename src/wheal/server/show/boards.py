"""The table as a game's own page draws it: what stands there, what changed, and what a move would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from wheal.kernel.board_parts import RoundCard
from wheal.kernel.engine.state import Setting, State
from wheal.kernel.game import HIDDEN, SPECTATOR, Game
from wheal.kernel.labels import LABEL
from wheal.kernel.match import Match
from wheal.kernel.texts import language, part_of_source, use_language
from wheal.server.tables.replay import ReplayedTable
from wheal.server.tables.view_cache import Moment, PublicPart, ViewCache
from wheal.server.wire import documents, to_page
from wheal.server.wire.changes import patches_between

KEPT: Final = 64


def board(match: Match, state: State, seat: int) -> Any:
    """The table as the game draws it, or None where it has no board."""
    return match.game.board_view(state, seat, match.names)


def moment_of(replayed: ReplayedTable) -> Moment:
    return Moment(replayed.match.count, replayed.undone_at)


def public_part(match: Match, cache: ViewCache, moment: Moment) -> PublicPart:
    """What everybody is shown of the present position: it is made once for all seats."""
    lang = language.get()
    found = cache.public.get(lang)
    if found is None or found.moment != moment:
        found = cache.public[lang] = PublicPart(
            moment, board(match, match.state, SPECTATOR), stage(match), card(match, cache)
        )
    return found


def seat_board(match: Match, seat: int, public: Any) -> Any:
    """The public board with what a seat knows and can do beside."""
    if seat < 0 or public is None:
        return public
    return match.game.seat_board(public, match.state, seat, match.names)


# ---- what changed ---------------------------------------------------------------------------------


def since_own_move(match: Match, seat: int) -> tuple[int, State | None]:
    """How many moves there were when a seat had last moved by itself, and the table then.

    None: it has not moved yet, or so long ago that it is not known any more.
    """
    steps = match.steps
    for i in range(len(steps) - 1, -1, -1):
        if steps[i].move.seat == seat and not steps[i].move.is_auto:
            return match.base + i + 1, steps[i + 1].state_before if i + 1 < len(steps) else match.state
    return match.base, None


def changed(match: Match, seat: int, now: Any, cache: ViewCache, moment: Moment) -> tuple[int, list[str]]:
    """Since when a seat has not moved, and which places of its board are other than they were then."""
    since, then = since_own_move(match, seat) if seat >= 0 else (match.count, None)
    if now is None or then is None:
        return since, []
    key = (seat, language.get())
    when = moment._replace(moves=since)
    if since == moment.moves:
        cache.own_boards[key] = (when, now)
        return since, []
    if key not in cache.own_boards or cache.own_boards[key][0] != when:
        cache.own_boards[key] = (when, board(match, then, seat))
    return since, differences(cache.own_boards[key][1], now)


def differences(before: Any, after: Any) -> list[str]:
    """The places at which two boards differ: ``area.gwennap.tin``."""
    return [".".join(map(str, patch.path)) for patch in patches_between(before, after, [])]


def common_part(trees: Sequence[Any]) -> Any:
    """What trees of plain values have in common; what differs is hidden."""
    first = trees[0]
    if all(tree == first for tree in trees[1:]):
        return first
    if all(isinstance(tree, dict) and tree.keys() == first.keys() for tree in trees):
        return {key: common_part([tree[key] for tree in trees]) for key in first}
    if all(isinstance(tree, list) and len(tree) == len(first) for tree in trees):
        return [common_part(values) for values in zip(*trees, strict=True)]
    return HIDDEN


# ---- stage, card and sheet ------------------------------------------------------------------------


def stage(match: Match) -> to_page.Stage | None:
    if match.over:
        return None
    found = match.game.stage(match.state)
    return None if found is None else to_page.Stage(*found)


def card(match: Match, cache: ViewCache) -> to_page.RoundCard | None:
    """How the present round began; what was told of it once stays, also when the match forgets the moves before."""
    lang = language.get()
    before = cache.cards.get(lang)
    if before is not None and before.moves > match.count:  # it was taken back
        del cache.cards[lang]
        before = None
    found = match.game.round_card(match)
    if found is None or (before is not None and before.moves == found.moves):
        return before
    cache.cards[lang] = _wire_card(found)
    return cache.cards[lang]


def _wire_card(found: RoundCard) -> to_page.RoundCard:
    rolls = [to_page.Roll(*roll) for roll in found.rolls]
    lines = [to_page.TableLine(*line) for line in found.lines]
    return to_page.RoundCard(found.moves, found.title, rolls, lines, found.order)


def sheet_of(match: Match) -> documents.Sheet | None:
    """What a table's page is told once; None where the game has no board."""
    return _sheet(match.game, match.state.setting, language.get())


@lru_cache(KEPT)
def _sheet(game: Game, setting: Setting, lang: str) -> documents.Sheet | None:
    with use_language(lang):
        found = game.sheet(setting)
    if found is None:
        return None
    return documents.Sheet(found.svg, msgspec.to_builtins(found.constants), part_of_source(game.id, lang, LABEL), lang)
