"""The data of a position: ints, lists and small objects; what a seat cannot know; who is ahead. Rules SP-END."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from wheal.kernel.engine.action import SeatRef
from wheal.kernel.engine.events import EVERYBODY, PLAIN, Event
from wheal.kernel.engine.piles import Pile, unknown_pile
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State

if TYPE_CHECKING:
    from spoil.rules.setting import Rules

# kinds of frames, in the order of the questions in decisions/questions.py
SHIFT: Final = 0
TURN: Final = 1
SALE: Final = 2

SLATE: Final = 0  # a stone without tin; the others are numbered by the tin in them


class Player:
    __slots__ = ("coins", "tin")

    def __init__(self, coins: int = 0, tin: int = 0) -> None:
        self.coins: int = coins
        self.tin: int = tin  # in the shed


class Position(State):
    """Everything on the table. The barrow and the heap are replaced, never changed in place: clones share them."""

    __slots__ = ("barrow", "first", "heap", "players", "price", "rules", "shift")

    def __init__(self, rules: Rules, seed: int, source: Position | None = None) -> None:
        super().__init__(rules, seed, source)
        self.rules: Rules = rules
        if source is None:
            self.shift: int = 1
            self.first: int = 0  # the seat that begins the shift
            self.price: int = 0
            self.heap: Pile = unknown_pile([])
            self.barrow: list[int] = []  # of whoever's turn it is
            self.players: list[Player] = [Player(rules.box.coins) for _ in range(rules.seats)]  # SP-SET-01
        else:
            self.shift = source.shift
            self.first = source.first
            self.price = source.price
            self.heap = source.heap
            self.barrow = source.barrow
            self.players = [Player(player.coins, player.tin) for player in source.players]

    def tell(
        self, name: str, seat: int, mark: int = PLAIN, seen_by: int = EVERYBODY, **args: int | str | SeatRef
    ) -> None:
        """Say what happened, if anybody listens: in rollouts nobody does."""
        if self.watched:
            self.events.append(Event(name, seat, args, mark, seen_by))

    def clone(self) -> Position:
        return Position(self.rules, 0, self)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Mix the stones that the seat has not seen, and forget the rolls to come."""
        self.forced = None
        self.rng.reseed_from(rng)
        sight = 1 << seat if seat >= 0 else 0
        unseen: list[int] = []
        self.heap.hidden_from(sight, unseen)
        rng.shuffle(unseen)
        self.heap = self.heap.with_unknown_from(sight, unseen)

    def scores(self) -> list[int]:
        return [player.coins for player in self.players]  # SP-END-01

    def placing(self) -> list[list[int]]:
        """The most coins first; of equal ones the most tin; who has the same of both shares the place (SP-END-02)."""
        worth = [(player.coins, player.tin) for player in self.players]
        ranked = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
        return [list(group) for _, group in groupby(ranked, key=lambda seat: worth[seat])]
