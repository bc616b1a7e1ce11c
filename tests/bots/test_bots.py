"""Bots: the registry, and that a bot is never handed what its seat cannot know."""

from collections import Counter
from typing import Any

import pytest

import wheal
from wheal import bots
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State


class Witness:
    """Plays anything and keeps what it was handed."""

    def __init__(self) -> None:
        self.handed: list[State] = []

    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        self.handed.append(state)
        return state.sample_action(rng)


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_factories", dict(bots._factories))


@pytest.mark.usefixtures("registry")
def test_a_registered_bot_is_made_by_its_name() -> None:
    bots.register("witness", Witness)
    assert {"random", "witness"} <= set(bots.names())
    first = bots.make("witness")
    assert isinstance(first, Witness)
    assert bots.make("witness") is not first


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(wheal.BadInput, match=r'^there is no bot "randon"; did you mean "random"\?$'):
        bots.make("randon")


@pytest.mark.usefixtures("registry")
@pytest.mark.parametrize("name", ["me", "", "a,b", "a=b", "Two Words"])
def test_a_name_that_seats_could_not_be_written_with_is_refused(name: str) -> None:
    with pytest.raises(wheal.BadInput, match="a bot cannot be called"):
        bots.register(name, Witness)


def test_a_bot_sees_what_its_seat_sees_and_not_the_true_hands_of_others() -> None:
    match = wheal.new("tinners", players=3, seed=5)
    true = match.state.to_bytes()
    witness = Witness()
    rng = Rng(1)
    for _ in range(20):
        bots.choose(witness, match.state, 0, rng)
    assert match.state.to_bytes() == true
    hands: set[tuple[str, ...]] = set()
    for state in witness.handed:
        assert state.view(0) == match.view(0)
        assert state.view(1).player[1].backs == match.view(1).player[1].backs
        hands.add(tuple(state.view(1).player[1].hand))
    assert len(hands) > 15, "the other hand is dealt again each time"


def test_a_bot_may_spoil_the_state_that_it_was_handed() -> None:
    class Spoiler:
        def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
            first = state.legal_actions(seat)[0]
            state.apply(first, seat)
            return first

    match = wheal.new("tinners", players=2, seed=5)
    before = match.state.to_bytes()
    action = bots.choose(Spoiler(), match.state, 1, Rng(1))
    assert match.state.to_bytes() == before
    assert match.state.is_legal(action, 1)


def test_an_illegal_choice_is_said_and_not_played() -> None:
    class Cheat:
        def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
            return state.parse("pass")

    match = wheal.new("tinners", players=2, seed=5)
    with pytest.raises(wheal.BadInput, match='the bot Cheat chose "pass", which is not legal'):
        bots.choose(Cheat(), match.state, 0, Rng(1))


def test_random_chooses_every_legal_action_about_equally_often() -> None:
    match = wheal.new("tinners", players=3, seed=7, setup="auto")
    legal = match.legal_moves
    bot = bots.make("random")
    rng = Rng(11)
    rounds = 40
    counts = Counter(bots.choose(bot, match.state, 0, rng).text for _ in range(rounds * len(legal)))
    assert set(counts) == set(legal)
    assert max(counts.values()) < 2 * rounds
    assert min(counts.values()) > rounds / 3
