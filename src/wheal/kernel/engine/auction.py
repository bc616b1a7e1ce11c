"""An open ascending auction: who is still in, who leads, who is next. Money and questions belong to the game."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


class Auction:
    """Bidding goes round the seats clockwise; whoever drops is out; the last one in wins at the own bid."""

    __slots__ = ("bid", "bidders", "initiator", "leader", "lot", "minimum", "seats")

    def __init__(self, seats: int, source: Auction | None = None) -> None:
        if source is None:
            self.seats: int = seats
            self.lot: int = NOBODY
            self.initiator: int = NOBODY
            self.minimum: int = 0
            self.bid: int = 0
            self.leader: int = NOBODY
            self.bidders: int = 0  # a bit per seat still in
        else:
            self.seats = source.seats
            self.lot = source.lot
            self.initiator = source.initiator
            self.minimum = source.minimum
            self.bid = source.bid
            self.leader = source.leader
            self.bidders = source.bidders

    def begin(self, lot: int, initiator: int, minimum: int, bidders: int) -> None:
        """Put a lot up; nobody has bid yet."""
        self.lot = lot
        self.initiator = initiator
        self.minimum = minimum
        self.bid = 0
        self.leader = NOBODY
        self.bidders = bidders

    def end(self) -> None:
        """Nothing is up for auction any more."""
        self.begin(NOBODY, NOBODY, 0, 0)

    def is_running(self) -> bool:
        return self.lot >= 0

    def is_in(self, seat: int) -> bool:
        return self.bidders >> seat & 1 == 1

    def place(self, seat: int, amount: int) -> None:
        """A bid that leads from now on."""
        self.bid = amount
        self.leader = seat

    def drop(self, seat: int) -> None:
        """Out of this auction for good."""
        self.bidders &= ~(1 << seat)

    def next_bidder(self, after: int) -> int:
        """The next seat clockwise that is still in and does not lead, or NOBODY."""
        seat = after
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if seat != self.leader and self.bidders >> seat & 1:
                return seat
        return NOBODY
