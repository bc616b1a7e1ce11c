"""sfc32: a fixed stream, fair draws, copies that go their own way."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wheal.kernel.engine.rng import Rng


def reference(seed: int, count: int) -> list[int]:
    """The generator as it is published, in its own words."""
    a, b, c, d = seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, (seed >> 64) & 0xFFFFFFFF, 1
    out = []
    for _ in range(15 + count):
        t = (a + b + d) % 2**32
        d = (d + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + t) % 2**32
        out.append(t)
    return out[15:]


@given(st.integers(min_value=0, max_value=2**100))
def test_the_stream_is_that_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in range(8)] == reference(seed, 8)


@given(st.integers(0, 2**64), st.integers(1, 2**30))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_draws_are_fair() -> None:
    rng = Rng(5)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


@given(st.lists(st.integers(0, 100)), st.integers(0, 1000))
def test_shuffling_keeps_everything(items: list[int], seed: int) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_comes_up() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(3)
    for _ in range(12_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 1_800


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(9)
    copy = Rng(0, rng)
    assert [rng.next32() for _ in range(3)] == [copy.next32() for _ in range(3)]
    rng.next32()
    assert rng.next32() != copy.next32()


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_close_seeds_differ(seed: int) -> None:
    assert Rng(seed).next32() != Rng(seed + 1).next32()
