"""What a move would cost and bring, as far as it is certain: tried on two imagined states, told where they agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.decisions.verbs import Bid, Build, Discard, Pass, Pump, Survey
from wheal.games.tinners.rules.auction import minimum_opening
from wheal.games.tinners.rules.position import ACT, SURVEY, Position
from wheal.games.tinners.view import TileView, tile_view
from wheal.games.tinners.words.table import benefit_text, bonus_words
from wheal.kernel.engine.rng import EvenRng
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.kernel.engine.action import Action
    from wheal.kernel.texts import Texts

IMAGINED = 2


def cost_text(state: Position, content: Content, viewer: int, action: Action[Any]) -> str:
    """A few words for a legal action of the seat that is asked."""
    say = texts("tinners")
    return ", ".join([*_nature(state, content, viewer, action, say), *_changes(state, viewer, action, say)])


def _nature(state: Position, content: Content, viewer: int, action: Action[Any], say: Texts) -> list[str]:
    """What kind of thing it is, where numbers alone do not tell."""
    if isinstance(action, (Discard, Survey)):
        card = content.cards[action.card]
        what = benefit_text(say, card)
        is_free = isinstance(action, Discard) or state.frames[-1].kind == SURVEY
        return [say("draw-cost-card", what=what, value=card.value) if is_free else what]
    if isinstance(action, Build):
        tile = tile_view(state, action.area, viewer)
        known = [_numbers(tile, say), *bonus_words(say, tile)] if isinstance(tile, TileView) else []
        words = known or [say("board-tile-down")]
        if state.rules.seats == 2:  # the card decides the lowest bid
            return words
        return [*words, say("draw-cost-auction", bid=minimum_opening(state))]
    if isinstance(action, Bid):
        return [say("draw-cost-left", money=state.players[state.current_player].money - action.amount)]
    if isinstance(action, Pump):
        water = state.areas[action.area].water
        return [f"~{water} → ~{water - 1}"]
    if isinstance(action, Pass) and state.frames[-1].kind == ACT:
        place = len(state.passing)
        tens, five = state.rules.per_10[place][state.round - 1], state.rules.per_5[place][state.round - 1]
        return [say("draw-cost-place", place=place + 1, tens=tens, five=five)]
    seat = state.current_player
    return [word for addition in state.rules.additions for word in addition.cost_words(say, state, seat, action)]


def _numbers(tile: TileView, say: Texts) -> str:
    """A tile as the map shows it: ``T2 C3 ~4``."""
    tin, copper, water, *_ = say("draw-letters").split()
    return f"{tin}{tile.tin} {copper}{tile.copper} {water}{tile.water}"


def _changes(state: Position, viewer: int, action: Action[Any], say: Texts) -> list[str]:
    """Money, work and points of the seat that moves."""
    seat = state.current_player
    money, work, points = (
        after[0] if len(set(after)) == 1 else 0
        for after in zip(*(_difference(state, viewer, seat, action, i) for i in range(IMAGINED)), strict=True)
    )
    found = []
    if money and not isinstance(action, Bid):
        found.append(say("draw-cost-gain", money=money) if money > 0 else say("draw-cost-pay", money=-money))
    if points:
        found.append(say("draw-cost-points", points=points))
    if work > 0:
        found.append(say("draw-cost-work", work=work))
    return found


def _difference(state: Position, viewer: int, seat: int, action: Action[Any], number: int) -> tuple[int, int, int]:
    """What changes for a seat in one imagined state."""
    imagined = state.clone()
    assert isinstance(imagined, Position)
    imagined.imagine(viewer, EvenRng(number))
    imagined.watched = False
    imagined.apply(action, seat)
    before, after = state.players[seat], imagined.players[seat]
    return after.money - before.money, after.column - before.column, after.points - before.points
