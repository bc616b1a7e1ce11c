"""No field is forgotten: clones and bytes hold every field of every class of a state."""

from __future__ import annotations

from typing import Any

import pytest

import wheal
from wheal.kernel import codec
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.errors import BadInput


def parts(thing: Any, path: str = "state") -> list[tuple[str, Any]]:
    """Every object with fields inside a state."""
    found = [(path, thing)]
    for name in codec.names_of(thing):
        value = getattr(thing, name)
        items = value if isinstance(value, list) else [value]
        for i, item in enumerate(items):
            if not isinstance(item, int | list) and item is not None:
                found += parts(item, f"{path}.{name}[{i}]")
    return found


def middle(seats: int) -> State:
    game = wheal.game("tinners")
    state: State = game.new_state(seats, {}, 4)
    rng = Rng(4)
    for _ in range(50):
        state.apply(state.sample_action(rng))
    return state


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_field_is_cloned_and_saved(seats: int) -> None:
    state = middle(seats)
    game = wheal.game("tinners")
    clean = state.to_bytes()
    for (path, thing), (_, copied) in zip(parts(state), parts(state.clone()), strict=True):
        for name in codec.names_of(thing):
            value = getattr(thing, name)
            where = f"{path}.{name}"
            if isinstance(value, bool):
                setattr(thing, name, not value)
            elif isinstance(value, int):
                setattr(thing, name, value + 1)
            else:
                continue
            assert getattr(copied, name) == value, where
            assert state.clone().to_bytes() == state.to_bytes() != clean, where
            assert State.from_bytes(game, state.to_bytes()).to_bytes() == state.to_bytes(), where
            setattr(thing, name, value)
    assert state.to_bytes() == clean


def test_a_state_has_no_other_fields_than_those_saved() -> None:
    state = middle(3)
    saved = set(codec.names_of(state)) | codec.LEFT_OUT
    public = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    properties = {"is_over", "current_player", "deciders", "question"}
    assert public - properties - {"ELEMENTS"} <= saved


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x92\x01\x02", b"\xc0"])
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadInput):
        State.from_bytes(wheal.game("tinners"), data)


def test_cut_and_foreign_bytes_are_refused() -> None:
    game = wheal.game("tinners")
    data = middle(3).to_bytes()
    with pytest.raises(BadInput):
        State.from_bytes(game, data[:-20])
    define = {"survey": {"x1": {"region": "A", "benefit": "tin", "amount": 1, "value": 1}}}
    with pytest.raises(BadInput, match="other content"):
        State.from_bytes(game.with_defined(define), data)
