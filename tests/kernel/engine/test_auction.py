"""The kernel's auction, on its own."""

from __future__ import annotations

from wheal.kernel.engine.auction import NOBODY, Auction


def auction(seats: int, bidders: int, initiator: int = 0) -> Auction:
    made = Auction(seats)
    made.begin(7, initiator, 1, bidders)
    return made


def test_bidding_goes_round_without_the_leader_and_those_who_dropped() -> None:
    sale = auction(4, 0b1111, initiator=2)
    sale.place(2, 1)
    assert sale.next_bidder(2) == 3
    sale.drop(3)
    assert sale.next_bidder(3) == 0
    sale.place(0, 4)
    assert sale.next_bidder(0) == 1
    sale.drop(1)
    assert sale.next_bidder(1) == 2
    sale.drop(2)
    assert sale.next_bidder(2) == NOBODY
    assert (sale.leader, sale.bid) == (0, 4)


def test_who_was_never_in_is_never_asked() -> None:
    sale = auction(3, 0b001)
    sale.place(0, 3)
    assert sale.next_bidder(0) == NOBODY
    assert not sale.is_in(1)


def test_an_auction_that_ends_leaves_nothing() -> None:
    sale = auction(3, 0b111)
    sale.place(1, 5)
    copy = Auction(0, sale)
    sale.end()
    assert not sale.is_running()
    assert (sale.bid, sale.leader, sale.bidders) == (0, NOBODY, 0)
    assert copy.is_running()
    assert (copy.bid, copy.leader) == (5, 1)
