"""Standing orders: a seat says in advance how some of its questions are to be answered.

They stand outside the engine: not in the state, its bytes, a view or a record. What they do are ordinary moves,
marked *auto*. An order belongs to its seat; nobody else may be shown it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wheal.kernel.action_table import shortened
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.errors import Refused

if TYPE_CHECKING:
    from wheal.kernel.engine.state import State

DECLINE: Final = "decline"
BID: Final = "bid up to"
OFF: Final = "off"
UNTIL: Final = ("phase", "round", "game")
NO_LOT: Final = -1
STANDS: Final = -1
LONGEST_LIMIT: Final = 9  # digits


class Moment(NamedTuple):
    """Where a game is: orders last until a part of this changes."""

    round: int
    phase: str
    lot: int = NO_LOT  # what is up for auction, from the first question of an auction to its last


class Order:
    """What a seat has ordered, and at which moment of the game."""

    def __init__(self, since: Moment) -> None:
        self.since = since
        self.ended = STANDS  # or the number of moves after which it had ended

    @property
    def topic(self) -> str:
        """A seat has one order on each topic."""
        raise NotImplementedError

    def is_over(self, now: Moment) -> bool:
        raise NotImplementedError

    def answer(self, state: State, seat: int) -> Action[Any] | None:
        """The answer to the present question; None: it is not about this order."""
        raise NotImplementedError


class Decline(Order):
    """Every question of a kind is declined until the phase, the round or the game ends."""

    def __init__(self, kind: str, until: str, since: Moment) -> None:
        super().__init__(since)
        self.kind = kind
        self.until = until

    @property
    def topic(self) -> str:
        return f"{DECLINE} {self.kind}"

    def is_over(self, now: Moment) -> bool:
        if self.until == "phase":
            return (now.round, now.phase) != (self.since.round, self.since.phase)
        return self.until == "round" and now.round != self.since.round

    def answer(self, state: State, seat: int) -> Action[Any] | None:
        question = state.question
        return question.decline(state, seat) if question.name == self.kind else None

    def __str__(self) -> str:
        return f"{self.topic} until {self.until}"


class BidUpTo(Order):
    """In the running auction always the lowest bid that leads, up to a limit."""

    def __init__(self, limit: int, since: Moment) -> None:
        super().__init__(since)
        self.limit = limit

    @property
    def topic(self) -> str:
        return BID

    def is_over(self, now: Moment) -> bool:
        return now.lot != self.since.lot

    def answer(self, state: State, seat: int) -> Action[Any] | None:
        return state.question.bid_up_to(state, seat, self.limit)

    def __str__(self) -> str:
        return f"{BID} {self.limit}"


class Orders:
    """The standing orders at one table, by seat."""

    def __init__(self, seats: int) -> None:
        self._orders: list[list[Order]] = [[] for _ in range(seats)]

    def copy(self) -> Orders:
        other = Orders(len(self._orders))
        other._orders = [[copy(order) for order in orders] for orders in self._orders]
        return other

    def dump(self) -> list[list[list[int | str]]]:
        """By seat the orders as plain values, to be stored beside a snapshot."""
        return [[[str(order), *order.since, order.ended] for order in orders] for orders in self._orders]

    def load(self, plain: list[list[Any]]) -> None:
        """Take the orders that ``dump`` made plain values of."""
        self._orders = [[_order_of(*values) for values in orders] for orders in plain]

    def of(self, seat: int) -> list[Order]:
        """Those of a seat that stand, in the order in which they were given."""
        return [order for order in self._orders[seat] if order.ended == STANDS]

    def give(self, seat: int, order: Order) -> None:
        """From now on this order stands, in place of an earlier one on the same topic."""
        self._orders[seat] = [*(other for other in self._orders[seat] if other.topic != order.topic), order]

    def end_all(self, seat: int) -> None:
        self._orders[seat] = []

    def end_fitting(self, seat: int, state: State) -> None:
        """Let the present question be asked: whatever order of the seat would answer it ends."""
        self._orders[seat] = [order for order in self._orders[seat] if order.answer(state, seat) is None]

    @property
    def is_any(self) -> bool:
        return any(self._orders)

    def go_on(self, now: Moment | None, moves: int) -> None:
        """A move was made: what lasted until here ends (None: so does the game)."""
        for orders in self._orders:
            for order in orders:
                if order.ended == STANDS and (now is None or order.is_over(now)):
                    order.ended = moves

    def go_back(self, moves: int) -> None:
        """Moves were taken back: what ended by one of them stands again."""
        for orders in self._orders:
            for order in orders:
                if order.ended > moves:
                    order.ended = STANDS

    def answer(self, state: State) -> tuple[int, Action[Any]] | None:
        """A seat that is asked now and the legal answer it has ordered; the order given last counts."""
        for seat in state.deciders:
            for order in reversed(self.of(seat)):
                action = order.answer(state, seat)
                if action is not None and state.is_legal(action, seat):
                    return seat, action
        return None


def _order_of(text: str, round_number: int, phase: str, lot: int, ended: int) -> Order:
    """An order from its own words, which were checked when it was given."""
    words = text.split()
    since = Moment(round_number, phase, lot)
    order: Order = Decline(words[1], words[-1], since) if words[0] == DECLINE else BidUpTo(int(words[-1]), since)
    order.ended = ended
    return order


def declining(state: State, seat: int) -> dict[str, Action[Any]]:
    """The kinds of questions that can be declined in this game, asked now or not, and the answer that does it."""
    answers = {question.name: question.decline(state, seat) for question in state.setting.questions}
    return {kind: action for kind, action in answers.items() if action is not None}


def read_order(text: str, state: State, seat: int, now: Moment) -> Order:
    """The order that a line means; raises Refused with what would be right."""
    kinds = declining(state, seat)
    words = text.lower().split()
    game = state.setting.game.id
    match words:
        case ["decline", kind, "until", until] if until in UNTIL:
            if kind in kinds:
                return Decline(kind, until, now)
            if not kinds:
                raise Refused(Refusal("", "refused-order-none"), game)
            raise Refused(Refusal("", "refused-order-kind", {"kind": shortened(kind), "kinds": ", ".join(kinds)}), game)
        case ["bid", "up", "to", limit] if limit.isascii() and limit.isdigit() and len(limit) <= LONGEST_LIMIT:
            if now.lot == NO_LOT:
                raise Refused(Refusal("", "refused-order-auction"), game)
            return BidUpTo(int(limit), now)
    ways = " · ".join([*([f"{DECLINE} {'|'.join(kinds)} until {'|'.join(UNTIL)}"] if kinds else []), f"{BID} N", OFF])
    raise Refused(Refusal("", "refused-order-form", {"text": shortened(text), "ways": ways}), game)
