"""The table in plain lines, each of which can be read by itself; events and moves as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES, Content
from wheal.games.ore.plain_cards import (
    asset_name,
    asset_of,
    asset_text,
    barrels_text,
    contract_of,
    contract_text,
    initiative_name,
    initiative_of,
    initiative_text,
    mine_of,
    mine_text,
    owned_text,
    row_text,
)
from wheal.games.ore.plain_events import event_text, move_text
from wheal.games.ore.plain_scores import points_of
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.games.ore.view import ContractView, PlayerView, View

__all__ = ["board_text", "event_text", "move_text"]


def board_text(view: View, content: Content, names: Sequence[str], lang: str = "") -> str:
    """The whole table, line by line."""
    say = texts("ore", lang)
    lines = [_head(say, view, names)]
    if view.over:
        lines += _scores(say, view, content, names)
        for seat in view.ranking:
            lines += _player(say, view, seat, names[seat], content)
        return "\n".join(lines)
    lines += _mines(say, view, content, names)
    lines += _tracks(say, view, names)
    if view.offer is not None:
        row = contract_of(content, view.offer.contract).rows[view.offer.row - 1]
        lines.append(
            say(
                "board-offer",
                contract=view.offer.contract,
                player=names[view.offer.owner],
                row=view.offer.row,
                what=row_text(say, row),
            )
        )
    lines += _shown(say, view, content)
    for seat, name in enumerate(names):
        lines += _player(say, view, seat, name, content)
    return "\n".join(lines)


def _head(say: Texts, view: View, names: Sequence[str]) -> str:
    if view.over:
        return say("board-over", round=view.round)
    head = say("board-head", round=view.round, phase=view.at, start=names[view.start])
    return f"{head} {say('board-ending')}" if view.ending else head


def _scores(say: Texts, view: View, content: Content, names: Sequence[str]) -> Iterator[str]:
    """From first to last where the points come from."""
    designs = {asset.id: asset for asset in content.assets}
    for seat in view.ranking:
        player = view.player[seat]
        points = points_of(content, designs, player)._asdict()
        yield say("board-score", player=names[seat], points=player.vp, **points)


# ---- the middle of the table -----------------------------------------------------------------------


def _mines(say: Texts, view: View, content: Content, names: Sequence[str]) -> Iterator[str]:
    for resource, mine in view.mine.items():
        if not mine.card:
            yield say("board-no-mine", resource=resource)
            continue
        miners = [[names[seat] for seat in seats] for seats in mine.miners]
        what = mine_text(say, mine_of(content, mine.card), miners)
        message = "board-mine-spent" if mine.exhausted else "board-mine"
        yield say(message, resource=resource, what=what, pile=len(mine.pile))


def _tracks(say: Texts, view: View, names: Sequence[str]) -> Iterator[str]:
    """The tracks by space, the heap by player."""
    for message, seats in (("board-track-assets", view.track.assets), ("board-track-contracts", view.track.contracts)):
        places = [say("board-place", space=space, player=names[seat]) for space, seat in enumerate(seats, 1)]
        yield say(message, players=", ".join(places) or say("board-empty"))
    yield say("board-slag", players=", ".join(names[seat] for seat in view.slag) or say("board-empty"))


def _shown(say: Texts, view: View, content: Content) -> Iterator[str]:
    """What can be bought or taken, from left to right, and the piles behind it."""
    for asset in filter(None, view.row.assets):
        yield say("board-asset", asset=asset, what=asset_text(say, asset_of(content, asset)))
    for initiative in filter(None, view.row.initiatives):
        what = initiative_text(say, content, initiative_of(content, initiative))
        yield say("board-initiative", initiative=initiative, what=what)
    leaving = []
    if view.row.assets[-1]:
        leaving.append(asset_name(say, asset_of(content, view.row.assets[-1])))
    if view.row.initiatives[-1]:
        leaving.append(initiative_name(say, initiative_of(content, view.row.initiatives[-1])))
    if leaving:
        yield say("board-leaving", cards=say.list(leaving))
    for number in view.row.contracts:
        if isinstance(number, int):
            yield say("board-contract", what=contract_text(say, contract_of(content, number)))
    numbers = [number for number in view.row.contracts if isinstance(number, int)]
    if numbers and not view.taken:
        yield say("board-leaving-contract", contract=max(numbers))  # ORE-REP-08
    yield say(
        "board-piles",
        assets=len(view.draw.assets),
        initiatives=len(view.draw.initiatives),
        contracts=len(view.draw.contracts),
    )
    yield from _discarded(say, view, content)


def _discarded(say: Texts, view: View, content: Content) -> Iterator[str]:
    """Contracts on the discard pile, with their rows where somebody has an asset that reaches them (ORE-AST-01)."""
    numbers = [number for number in view.discard.contracts if isinstance(number, int)]
    owned = {asset for player in view.player for asset in player.assets}
    if any(asset_of(content, asset).effect.do == "black_market" for asset in owned):
        yield from (say("board-discarded", what=contract_text(say, contract_of(content, each))) for each in numbers)
    elif numbers:
        yield say("board-discard", contracts=", ".join(f"#{number}" for number in numbers))


# ---- players ---------------------------------------------------------------------------------------


def _player(say: Texts, view: View, seat: int, name: str, content: Content) -> Iterator[str]:
    player = view.player[seat]
    yield say(
        "board-player-over" if view.over else "board-player",
        player=name,
        money=player.cash,
        points=player.vp,
        miners=player.employed,
        hand=player.in_hand,
        cage=player.cage,
        barrels=barrels_text(say, [player.barrels[resource] for resource in RESOURCES]),
        total=sum(player.barrels.values()),
    )
    if player.strikes:
        yield say("board-strikes", player=name, strikes=player.strikes)
    if player.completed:
        completed = ", ".join(f"#{number}" for number in player.completed)
        yield say("board-completed", player=name, contracts=completed)
    tokens = list(_tokens(say, player))
    if tokens:
        yield say("board-tokens", player=name, tokens=", ".join(tokens))
    used = list(player.used)
    for asset in player.assets:
        message = "board-owns"
        if asset in used:
            used.remove(asset)
            message = "board-owns-used"
        yield say(message, player=name, asset=asset, what=owned_text(say, asset_of(content, asset)))
    for own in player.private:
        what = mine_text(say, mine_of(content, own.card))
        yield say("board-private", player=name, mode=own.mode, resource=own.resource, what=what, space=own.space)
    for held in player.contracts:
        yield _held(say, name, held, content, is_over=view.over)
    yield from _race(say, name, player, content)


def _tokens(say: Texts, player: PlayerView) -> Iterator[str]:
    if player.drill:
        yield say("board-token-drill", count=player.drill)
    if player.collab:
        yield say("board-token-collab", count=player.collab)
    for token in player.futures:
        yield say("board-token-futures", amount=token.n, resource=token.type)


def _held(say: Texts, name: str, held: ContractView, content: Content, *, is_over: bool) -> str:
    contract = contract_of(content, held.card)
    row = next(number for number in range(1, len(contract.rows) + 1) if number not in held.filled)
    state = "over" if is_over else "due" if held.due and not held.sold else "later"
    return say("board-held", player=name, what=contract_text(say, contract, held.filled), state=state, row=row)


def _race(say: Texts, name: str, player: PlayerView, content: Content) -> Iterator[str]:
    """The own pile of the Contract Race; in other games there is nothing of it."""
    deal = content.setup.race.deal
    if player.pile and isinstance(player.pile[0], int):
        what = contract_text(say, contract_of(content, player.pile[0]))
        count = len(player.pile)
        yield say("board-pile", player=name, count=count, what=what, settled=player.settled, all=deal)
    elif player.settled or any(held.own for held in player.contracts):
        yield say("board-pile-empty", player=name, settled=player.settled, all=deal)
