"""What every game must satisfy, as functions over a game, a player count and options."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.playout import disagreements
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.game import SPECTATOR, Game, OptionValue
from wheal.kernel.match import Match
from wheal.kernel.naming import named_refusal
from wheal.kernel.record import parse_record, replay
from wheal.kernel.texts import texts

Options = dict[str, OptionValue]

spoken: set[str] = set()  # refusals that have been put into words


def option_pairs(game: Game) -> list[Options]:
    """A few option sets that together hold every pair of values of every two ready options, the usual one first."""
    ready = [option for option in game.options.values() if option.is_ready]
    usual: Options = {option.name: option.default for option in ready}
    sets = [usual]
    rng = random.Random(0)
    left = _pairs({option.name: option.values for option in ready}) - _pairs_of(usual)
    while left:
        (first, a), (second, b) = min(left, key=str)
        candidates = [
            {option.name: rng.choice(option.values) for option in ready} | {first: a, second: b} for _ in range(40)
        ]
        best = max(candidates, key=lambda options: len(left & _pairs_of(options)))
        sets.append(best)
        left -= _pairs_of(best)
    return sets


def _pairs(values: Mapping[str, Sequence[Any]]) -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    """Every value of every option beside every value of every other."""
    names = sorted(values)
    return {
        ((first, a), (second, b))
        for first, second in itertools.combinations_with_replacement(names, 2)
        for a in values[first]
        for b in values[second]
        if first != second or a == b
    }


def _pairs_of(options: Options) -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    return _pairs({name: (value,) for name, value in options.items()})


def random_states(game: Game, seats: int, options: Options, seed: int) -> Iterator[tuple[State, int, Action[Any]]]:
    """Every decision of a random game: the state, the seat that answers, and the answer that is then applied."""
    state = game.new_state(seats, options, seed)
    rng = random.Random(seed)
    while not state.is_over:
        seat = rng.choice(state.deciders)
        action = rng.choice(state.legal_actions(seat))
        yield state, seat, action
        state.apply(action, seat)


def check_legality(state: State, seat: int) -> None:
    """Over the whole table: listed ⇔ not refused; nothing changes by asking; nobody is asked without a choice."""
    table = state.setting.table
    with unchanged(state):
        wrong = disagreements(state, seat, table.actions)
        assert not wrong, [(action.text, state.refusal(action, seat)) for action in wrong]
    assert len(state.legal_actions(seat)) > 1 or state.question.always_asked, state.question.name
    for action in table[state.rng.a % 97 :: 97]:
        refusal = state.refusal(action, seat)
        if refusal is not None and refusal.message not in spoken:
            spoken.add(refusal.message)
            assert texts(state.setting.game.id).refusal(named_refusal(refusal, ["ann", "bob", "cal", "dee", "eve"]))


@contextmanager
def unchanged(state: State) -> Iterator[bytes]:
    """Whatever is asked meanwhile, the state is the same afterwards; its bytes."""
    before = state.to_bytes()
    yield before
    assert state.to_bytes() == before


def check_sampling(state: State, rng: Rng) -> None:
    """A sampled answer is a legal one, and sampling changes nothing."""
    with unchanged(state):
        _samples_are_legal(state, rng)


def check_clone(state: State, seat: int, action: Action[Any]) -> None:
    """A clone is equal, and what happens to it does not touch the original."""
    with unchanged(state) as data:
        _clone_is_apart(state, data, seat, action)


def check_text_and_bytes(game: Game, state: State, seat: int) -> None:
    _text_and_bytes_come_back(game, state, state.to_bytes(), seat)


def check_decision(game: Game, state: State, seat: int, action: Action[Any], rng: Rng) -> None:
    """The three above at once, which writes the state fewer times; and the boards of all seats."""
    with unchanged(state) as data:
        check_seat_boards(game, state)
        _clone_is_apart(state, data, seat, action)
        _text_and_bytes_come_back(game, state, data, seat)
        _samples_are_legal(state, rng)


def check_seat_boards(game: Game, state: State) -> None:
    """A seat's board that is made of the spectator's is the one that is made anew."""
    seats = len(state.numbers)
    names = [f"player {seat + 1}" for seat in range(seats)]
    public = game.board_view(state, SPECTATOR, names)
    if public is not None:
        for seat in range(seats):
            assert game.seat_board(public, state, seat, names) == game.board_view(state, seat, names)


def _samples_are_legal(state: State, rng: Rng) -> None:
    if state.frames[-1].seat < 0:
        return
    listed = {action.index for action in state.legal_actions()}
    for _ in range(4):
        assert state.sample_action(rng).index in listed
    assert state.fallback().index in listed


def _clone_is_apart(state: State, data: bytes, seat: int, action: Action[Any]) -> None:
    copy = state.clone()
    assert copy.to_bytes() == data
    copy.apply(action, seat)
    copy.imagine(seat, Rng(1))


def _text_and_bytes_come_back(game: Game, state: State, data: bytes, seat: int) -> None:
    for action in state.legal_actions(seat):
        assert state.parse(state.format(action)) is action
    assert State.from_bytes(game, data).to_bytes() == data


def seen(game: Game, state: State, seat: int) -> tuple[bytes, list[str], list[str]]:
    """All that a seat can find out: its view, its legal moves, and the refusals of a sample of the table."""
    view = msgspec.json.encode(state.view(seat))
    if seat == SPECTATOR or state.is_over:
        return view, [], []
    legal = [action.text for action in state.legal_actions(seat)] if seat in state.deciders else []
    refusals = []
    for action in state.setting.table[:: max(1, len(state.setting.table) // 200)]:
        refusal = state.refusal(action, seat)
        refusals.append("" if refusal is None else f"{refusal.rule} {refusal.message} {refusal.args}")
    return view, legal, refusals


def check_imagine(game: Game, state: State, rng: Rng) -> None:
    """What a seat can find out is the same in every state that it can imagine."""
    for seat in (SPECTATOR, *range(state.setting.seats)):
        imagined = state.clone()
        imagined.imagine(seat, rng)
        assert seen(game, imagined, seat) == seen(game, state, seat)


def visible(events: list[Event], seat: int) -> list[tuple[Any, ...]]:
    bit = 1 << seat if seat >= 0 else 0
    return [
        (event.name, event.seat, event.args, event.mark, event.action.text if event.action else "")
        for event in events
        if event.seen_by == -1 or event.seen_by & bit
    ]


def exchanged(state: State, seat: int, seed: int) -> State:
    """The same state with everything that the seat cannot know exchanged, but the dice to come."""
    other = state.clone()
    other.imagine(seat, Rng(seed))
    other.rng = Rng(0, state.rng)
    other.watched = True
    return other


def check_two_runs(game: Game, seats: int, options: Options, seed: int) -> int:
    """The same moves with hidden things exchanged look the same to a seat until the rules reveal a difference.

    Then they are exchanged again and the two runs go on. Returns how many moves both runs made together.
    """
    rng = random.Random(seed)
    seat = rng.randrange(-1, seats)
    first = game.new_state(seats, options, seed)
    first.watched = True
    second = exchanged(first, seat, seed)
    together = 0
    while not first.is_over:
        assert first.deciders == second.deciders
        assert first.question.name == second.question.name
        assert first.numbers == second.numbers
        assert seen(game, first, seat) == seen(game, second, seat)
        actor = rng.choice(first.deciders)
        action = rng.choice(first.legal_actions(actor))
        first.events, second.events = [], []
        if action not in second.legal_actions(actor):
            assert actor != seat  # it plays what it holds in the first run only
            first.apply(action, actor)
            second = exchanged(first, seat, seed + together)
            continue
        first.apply(action, actor)
        second.apply(action, actor)
        together += 1
        if visible(first.events, seat) != visible(second.events, seat):
            assert any(event.mark for event in first.events), "a difference that no reveal explains"
            second = exchanged(first, seat, seed + together)
    return together


def check_record(game: Game, seats: int, options: Options, seed: int) -> Match:
    """A whole game through Match: undo gives equal bytes, the record replays to equal bytes."""
    rng = random.Random(seed)
    match = Match(game, [f"p{i}" for i in range(seats)], options, seed)
    while not match.over:
        seat = rng.choice(match.state.deciders)
        action = rng.choice(match.state.legal_actions(seat))
        before = match.state.to_bytes()
        match.apply(action, seat)
        if not match.steps[-1].is_final:
            match.undo()
            assert match.state.to_bytes() == before
            match.apply(action, seat)
    again = replay(parse_record(match.record()), game)
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.record() == match.record()
    middle = len(match.steps) // 2
    assert match.at(middle).state.to_bytes() == replay(parse_record(match.record()), game, upto=middle).state.to_bytes()
    return match


def check_sealed(game: Game, seats: int, options: Options, seed: int) -> None:
    """Sealed answers give the same state in whatever order they arrive."""
    rng = random.Random(seed)
    start = game.new_state(seats, options, seed)
    answers: list[tuple[int, Action[Any]]] = []
    state = start.clone()
    while state.frames[-1].seat < 0:
        seat = rng.choice(state.deciders)
        action = rng.choice(state.legal_actions(seat))
        answers.append((seat, action))
        state.apply(action, seat)
    for _ in range(3):
        order = [seat for seat, _ in answers]
        rng.shuffle(order)
        queues = {seat: [action for who, action in answers if who == seat] for seat in set(order)}
        other = start.clone()
        for seat in order:
            other.apply(queues[seat].pop(0), seat)
        assert other.to_bytes() == state.to_bytes()
