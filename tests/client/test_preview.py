"""Before a move: what is certain of it is said, what is hidden is not."""

from __future__ import annotations

import pytest

import wheal
from wheal.client.preview import preview
from wheal.games.tinners.rules.position import Position
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import HIDDEN


def table() -> wheal.Match:
    return wheal.new("tinners", players=["mike", "katie", "zoe"], seed=7, setup="auto")


def test_what_is_certain_is_said() -> None:
    match = table()
    seat = match.state.current_player
    before = match.state.to_bytes()
    seen = preview(match, seat, match.state.parse("pasties"), Rng(1))
    assert match.state.to_bytes() == before
    assert any("£21" in line for line in seen.changed), "the money after it"
    assert HIDDEN not in seen.changed
    assert not seen.is_final
    match.play("pasties")
    assert seen.deciders == match.to_decide


def test_what_is_hidden_is_not_said() -> None:
    """The last to bid against a face-down tile: what lies there is "?" before it is turned up."""
    match = table()
    match.play("build gwennap")
    match.play("survey none", "bid 5", "drop")
    seat = match.state.current_player
    for action in match.state.legal_actions(seat):
        seen = preview(match, seat, action, Rng(1))
        imagined = match.state.clone()
        imagined.imagine(seat, Rng(99))
        other = wheal.Match(match.game, match.names, match.options, match.seed, state=imagined)
        again = preview(other, seat, action, Rng(1))
        assert again._replace(states=[]) == seen._replace(states=[]), "the same from another deal"
        for one, two in zip(again.states, seen.states, strict=True):
            assert one.view(seat) == two.view(seat)
    drop = match.state.parse("drop")
    seen = preview(match, seat, drop, Rng(1))
    assert HIDDEN in seen.changed
    assert seen.is_final


def test_a_preview_in_ore_names_the_money() -> None:
    match = wheal.new("ore", players=3, seed=2)
    seat = match.state.current_player
    seen = preview(match, seat, match.state.parse("slag"), Rng(1))
    assert seen.deciders is not None
    assert len(seen.deciders) == 1
    assert seen.changed


def test_several_moves_are_seen_as_one() -> None:
    """Pumps are taken and used: the water that goes is certain; what could not follow is refused."""
    match = wheal.new("tinners", players=["mike", "katie", "zoe"], seed=7, setup="auto")
    seat = match.state.current_player
    assert isinstance(match.state, Position)
    area = match.state.areas[match.game.content.area_names().index("gwennap")]
    area.owner, area.tile, area.water = seat, -1, 2
    before = match.state.to_bytes()
    pumps = match.state.parse("pumps")
    seen = preview(match, seat, pumps, Rng(1), ["pump gwennap"])
    assert match.state.to_bytes() == before
    assert any("gwennap" in line.lower() and "1 water" in line for line in seen.changed)
    assert seen.deciders != [match.names[seat]]
    assert not seen.is_final
    with pytest.raises(wheal.Refused) as caught:
        preview(match, seat, pumps, Rng(1), ["pump probus"])
    assert caught.value.rule == "TT-PMP-04"
    with pytest.raises(wheal.Refused):
        preview(match, seat, pumps, Rng(1), ["pump gwennap", "pasties"])  # it is another's turn by then
