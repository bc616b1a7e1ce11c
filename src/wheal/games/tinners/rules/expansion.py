"""Hook points: where expansions and the solo game join in. The base class does nothing at any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position
    from wheal.games.tinners.rules.setting import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """Made once per option set. ``join`` puts it on the lists of the hook points that it uses."""

    def join(self, rules: Rules) -> None:
        """Enter the hook lists, replace strategies, widen the tables; own questions are the game's ``questions()``."""
        raise NotImplementedError

    def set_up(self, state: Position) -> None:
        """After the base set-up: own pieces, an object in ``extras``."""

    def start_of_round(self, state: Position) -> None:
        """Rounds 2 to 4, after the permanent pumps, before the price roll (TT-RUL-05)."""

    def take_turn(self, state: Position, seat: int) -> bool:
        """Play the whole turn of an automatic seat; True if done."""
        return False

    def list_actions(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        """Further legal actions of the active player."""

    def sample_action(self, state: Position, seat: int, rng: Rng) -> Action[Any] | None:
        """One of these further actions, or None if there is none now."""
        return None

    def after_action(self, state: Position, seat: int) -> None:
        """A turn's action is complete; a frame may be pushed."""

    def after_build(self, state: Position, area: int, seat: int) -> None:
        """A mine has been built; a frame may be pushed."""

    def before_sale(self, state: Position) -> None:
        """Phase 3 begins; a frame may be pushed."""

    def after_sale(self, state: Position) -> None:
        """All ore is sold, nobody has invested."""

    def end_of_round(self, state: Position) -> None:
        """Rounds 1 to 3, after the markers moved, before the looks."""

    def imagine(self, state: Position, seat_bit: int, rng: Rng) -> None:
        """Exchange what this expansion hides."""
