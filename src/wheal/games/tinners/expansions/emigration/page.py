"""Emigration on the page: the four places and who went there, own-colour miners, what each company has to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wheal.games.tinners.expansions.emigration.rules.emigrating import PLACE_NAMES, space_of
from wheal.games.tinners.expansions.emigration.rules.michigan import waiting
from wheal.games.tinners.expansions.emigration.rules.position import (
    ADELAIDE_PLACE,
    KIMBERLEY,
    MICHIGAN,
    PIECES,
    SIERRA_MADRE,
    emigration_of,
)
from wheal.games.tinners.expansions.emigration.words import PIECE_NAMES, reward_text
from wheal.games.tinners.rules.position import ROUNDS
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.expansions.emigration.rules.position import EmigrationBoard, Rewards
    from wheal.games.tinners.rules.position import Position


class RewardConstants(msgspec.Struct, frozen=True):
    """What a place gives in a round: pieces (one entry for each), pounds, points, or an increase for one ore (``more``)
    and the other (``less``); and the same in words."""

    pieces: list[str]
    money: int
    points: int
    more: int
    less: int
    text: str


class PlaceConstants(msgspec.Struct, frozen=True):
    """A place abroad, with its reward in each round."""

    name: str
    rewards: list[RewardConstants]


class EmigrationConstants(msgspec.Struct, frozen=True):
    places: dict[str, PlaceConstants]


class EmigrationCompanyView(msgspec.Struct, frozen=True):
    """A seat's miners at home, its pieces from Michigan to place, its income in each later round, and what it gets
    more for a cube of one ore and of the other at the next sale."""

    at_home: int
    pending: list[str]
    income: int
    more: int
    less: int


class EmigrationView(msgspec.Struct, frozen=True):
    """``gone_to`` has for each place who took the space of each round, -1: nobody; ``miners`` whose own-colour miner
    stands where."""

    gone_to: dict[str, list[int]]
    company: list[EmigrationCompanyView]
    miners: dict[str, int]


def emigration_constants(rewards: Rewards) -> EmigrationConstants:
    say = texts("tinners")
    return EmigrationConstants(
        {
            word: PlaceConstants(
                say(f"place-{word}"), [_reward(rewards, place, number) for number in range(1, ROUNDS + 1)]
            )
            for place, word in enumerate(PLACE_NAMES)
        }
    )


def _reward(rewards: Rewards, place: int, number: int) -> RewardConstants:
    at = number - 1
    pieces = rewards.michigan[at] if place == MICHIGAN else [0] * PIECES
    return RewardConstants(
        pieces=[name for name, count in zip(PIECE_NAMES, pieces, strict=True) for _ in range(count)],
        money=rewards.kimberley[at] if place == KIMBERLEY else 0,
        points=rewards.sierra_madre[at] if place == SIERRA_MADRE else 0,
        more=rewards.one_ore[at] if place == ADELAIDE_PLACE else 0,
        less=rewards.other_ore[at] if place == ADELAIDE_PLACE else 0,
        text=reward_text(texts("tinners"), rewards, place, number),
    )


def emigration_view(state: Position) -> EmigrationView:
    """All of it is public."""
    board = emigration_of(state)
    names: list[str] = state.rules.game.content.area_names()
    return EmigrationView(
        gone_to={
            word: [board.gone_to[space_of(place, number)] for number in range(1, ROUNDS + 1)]
            for place, word in enumerate(PLACE_NAMES)
        },
        company=[_company(state, board, seat) for seat in range(state.rules.seats)],
        miners={names[area]: seat for area, seat in enumerate(board.miner_of) if seat >= 0},
    )


def _company(state: Position, board: EmigrationBoard, seat: int) -> EmigrationCompanyView:
    token = board.adelaide[seat]
    return EmigrationCompanyView(
        at_home=board.at_home[seat],
        pending=[name for piece, name in enumerate(PIECE_NAMES) for _ in range(waiting(state, seat, piece))],
        income=board.income[seat] if state.round < ROUNDS else 0,
        more=board.setting.one_ore[token - 1] if token else 0,
        less=board.setting.other_ore[token - 1] if token else 0,
    )
