"""Emigration in words: the places and their rewards, what players and areas have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wheal.games.tinners.expansions.emigration.decisions.verbs import (
    Emigrate,
    PlaceAdit,
    PlaceMiner,
    PlacePort,
    PlaceTrain,
)
from wheal.games.tinners.expansions.emigration.rules.emigrating import PLACE_NAMES
from wheal.games.tinners.expansions.emigration.rules.position import (
    ADELAIDE_PLACE,
    KIMBERLEY,
    MICHIGAN,
    emigration_of,
)
from wheal.games.tinners.rules.position import ROUNDS

if TYPE_CHECKING:
    from wheal.games.tinners.expansions.emigration.rules.position import Rewards
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.view import AreaView, View
    from wheal.kernel.board_parts import TableLine
    from wheal.kernel.engine.action import Action
    from wheal.kernel.texts import Texts

PIECE_NAMES = ("adit", "train", "port", "miner")


def pieces_text(say: Texts, counts: Sequence[int]) -> str:
    """So many adits, trains, ports and miners."""
    words = []
    for name, count in zip(PIECE_NAMES, counts, strict=True):
        if count == 1:
            words.append(say(f"piece-{name}"))
        elif count > 1:
            words.append(say(f"piece-{name}s", count=count))
    return say.list(words)


def reward_text(say: Texts, rewards: Rewards, place: int, number: int) -> str:
    """What a place gives in a round."""
    at = number - 1
    if place == MICHIGAN:
        return pieces_text(say, rewards.michigan[at])
    if place == KIMBERLEY:
        return say("reward-kimberley", money=rewards.kimberley[at], rounds=ROUNDS - number)
    if place == ADELAIDE_PLACE:
        more, less = rewards.one_ore[at], rewards.other_ore[at]
        ending = "-all" if more == less else "-two" if less else ""
        return say(f"reward-adelaide{ending}", more=more, less=less)
    return say("reward-sierra-madre", points=rewards.sierra_madre[at])


def table_line(say: Texts, rewards: Rewards, view: View, names: Sequence[str]) -> TableLine:
    """This round's spaces: what each gives, or who took it."""
    rows = []
    for place, word in enumerate(PLACE_NAMES):
        called = say(f"place-{word}")
        taken = view.more["emigration"][word].get(str(view.round))
        if taken is None:
            rows.append(say("board-emigration-free", place=called, reward=reward_text(say, rewards, place, view.round)))
        else:
            rows.append(say("board-emigration-taken", place=called, player=names[taken]))
    return say.line("board-emigration", round=view.round, rows="; ".join(rows))


def player_words(say: Texts, view: View, seat: int) -> list[str]:
    more = view.player[seat].more
    words = [say("board-own-miners", count=more["own_miners"])]
    if more["pending"]:
        counts = [more["pending"].count(name) for name in PIECE_NAMES]
        words.append(say("board-pending", pieces=pieces_text(say, counts)))
    if more["kimberley"] and view.round < ROUNDS:
        words.append(say("board-income", money=more["kimberley"]))
    return [*words, say("board-adelaide")] if more["adelaide"] else words


def area_words(say: Texts, area: AreaView, names: Sequence[str]) -> list[str]:
    owner = area.more["own_miner"]
    return [say("board-own-miner", player=names[owner])] if isinstance(owner, int) else []


def cost_words(say: Texts, state: Position, action: Action[Any]) -> list[str]:
    if isinstance(action, Emigrate):
        return [reward_text(say, emigration_of(state).setting, action.place, state.round)]
    if isinstance(action, (PlaceAdit, PlaceTrain, PlacePort, PlaceMiner)):
        return [say("draw-cost-free")]
    return []
