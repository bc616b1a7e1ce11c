"""The table in lines, each of which can be read by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES, Content, Contract
from wheal.games.ore.rules.scoring import points_by_source
from wheal.games.ore.view import build_view
from wheal.games.ore.words.cards import (
    asset_name,
    asset_text,
    barrels_text,
    contract_text,
    initiative_name,
    initiative_text,
    mine_text,
    row_text,
    rows_text,
)
from wheal.kernel.board_parts import TableLine, TableSection
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position
    from wheal.games.ore.view import ContractView, PlayerView, View


def table_words(state: Position, content: Content, viewer: int, names: Sequence[str]) -> list[TableSection]:
    """The whole table as a viewer sees it; lines of the same kind stand together."""
    say, view = texts("ore"), build_view(state, viewer)
    groups = [[_head(say, view, names)]]
    if view.over:
        groups.append([_score(say, state, seat, names[seat]) for seat in view.ranking])
    else:
        groups += [_mines(say, view, content, names), _tracks(say, view, names), *_offer(say, view, content, names)]
        groups += _shown(say, view, content)
    seats = view.ranking if view.over else range(len(names))
    groups += [_player(say, view, seat, names[seat], content) for seat in seats]
    return [TableSection("", lines) for lines in groups if lines]


def _head(say: Texts, view: View, names: Sequence[str]) -> TableLine:
    if view.over:
        return say.line("board-over", round=view.round)
    head = say.line("board-head", round=view.round, phase=view.at, start=names[view.start])
    return head._replace(rest=f"{head.rest} {say('board-ending')}") if view.ending else head


def _score(say: Texts, state: Position, seat: int, name: str) -> TableLine:
    """Where the points of a player come from."""
    assets, contracts, money, strikes = parts = points_by_source(state, state.players[seat])
    numbers = {"points": sum(parts), "assets": assets, "contracts": contracts, "money": money, "strikes": strikes}
    return say.line("board-score", player=name, **numbers)._replace(seat=seat)


# ---- the middle of the table -----------------------------------------------------------------------


def _mines(say: Texts, view: View, content: Content, names: Sequence[str]) -> list[TableLine]:
    lines = []
    for resource, mine in view.mine.items():
        if not mine.card:
            lines.append(say.line("board-no-mine", resource=resource))
            continue
        miners = [[names[seat] for seat in seats] for seats in mine.miners]
        what = mine_text(say, content.mine_of[mine.card], miners)
        message = "board-mine-spent" if mine.exhausted else "board-mine"
        lines.append(say.line(message, resource=resource, what=what, pile=len(mine.pile)))
    return lines


def _tracks(say: Texts, view: View, names: Sequence[str]) -> list[TableLine]:
    """The tracks by space, the heap by player."""
    tracks = {"board-track-assets": view.track.assets, "board-track-contracts": view.track.contracts}
    players = {
        message: [say("board-place", space=space, player=names[seat]) for space, seat in enumerate(seats, 1)]
        for message, seats in tracks.items()
    }
    players["board-slag"] = [names[seat] for seat in view.slag]
    return [say.line(message, players=", ".join(here) or say("board-empty")) for message, here in players.items()]


def _offer(say: Texts, view: View, content: Content, names: Sequence[str]) -> Iterator[list[TableLine]]:
    """The failed contract that is offered."""
    offer = view.offer
    if offer is not None:
        what = row_text(say, content.contract_of[offer.contract].rows[offer.row - 1])
        player = names[offer.owner]
        yield [say.line("board-offer", contract=offer.contract, player=player, row=offer.row, what=what)]


def _shown(say: Texts, view: View, content: Content) -> Iterator[list[TableLine]]:
    """What can be bought or taken, from left to right, and the piles behind it."""
    assets = [content.asset_of[asset] for asset in filter(None, view.row.assets)]
    initiatives = [content.initiative_of[initiative] for initiative in filter(None, view.row.initiatives)]
    yield [say.line("board-asset", name=asset_name(say, asset), what=asset_text(say, asset)) for asset in assets]
    yield [
        say.line("board-initiative", name=initiative_name(say, each), what=initiative_text(say, content, each))
        for each in initiatives
    ]
    leaving = []
    if view.row.assets[-1]:
        leaving.append(asset_name(say, assets[-1]))
    if view.row.initiatives[-1]:
        leaving.append(initiative_name(say, initiatives[-1]))
    if leaving:
        yield [say.line("board-leaving", cards=say.list(leaving))]
    numbers = [number for number in view.row.contracts if isinstance(number, int)]
    yield [_contract(say, "board-contract", content.contract_of[number]) for number in numbers]
    if numbers and not view.taken:
        yield [say.line("board-leaving-contract", contract=max(numbers))]  # ORE-REP-08
    assets_left, initiatives_left = len(view.draw.assets), len(view.draw.initiatives)
    contracts_left = len(view.draw.contracts)
    yield [say.line("board-piles", assets=assets_left, initiatives=initiatives_left, contracts=contracts_left)]
    yield _discarded(say, view, content)


def _contract(say: Texts, message: str, contract: Contract) -> TableLine:
    return say.line(message, contract=contract.number, rows=rows_text(say, contract))


def _discarded(say: Texts, view: View, content: Content) -> list[TableLine]:
    """Contracts on the discard pile, with their rows where somebody has an asset that reaches them (ORE-AST-01)."""
    numbers = [number for number in view.discard.contracts if isinstance(number, int)]
    owned = {asset for player in view.player for asset in player.assets}
    if any(content.asset_of[asset].effect.do == "black_market" for asset in owned):
        return [_contract(say, "board-discarded", content.contract_of[each]) for each in numbers]
    return [say.line("board-discard", contracts=", ".join(f"#{number}" for number in numbers))] if numbers else []


# ---- players ---------------------------------------------------------------------------------------


def _player(say: Texts, view: View, seat: int, name: str, content: Content) -> list[TableLine]:
    return [line._replace(seat=seat) for line in _player_lines(say, view, view.player[seat], name, content)]


def _player_lines(say: Texts, view: View, player: PlayerView, name: str, content: Content) -> Iterator[TableLine]:
    yield say.line(
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
        yield say.line("board-strikes", player=name, strikes=player.strikes)
    if player.completed:
        completed = ", ".join(f"#{number}" for number in player.completed)
        yield say.line("board-completed", player=name, contracts=completed)
    tokens = list(_tokens(say, player))
    if tokens:
        yield say.line("board-tokens", player=name, tokens=", ".join(tokens))
    used = list(player.used)
    for card in player.assets:
        message = "board-owns"
        if card in used:
            used.remove(card)
            message = "board-owns-used"
        asset = content.asset_of[card]
        what = asset_text(say, asset, is_owned=True)
        yield say.line(message, player=name, name=asset_name(say, asset), what=what)
    for own in player.private:
        what = mine_text(say, content.mine_of[own.card])
        yield say.line("board-private", player=name, mode=own.mode, resource=own.resource, what=what, space=own.space)
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


def _held(say: Texts, name: str, held: ContractView, content: Content, *, is_over: bool) -> TableLine:
    contract = content.contract_of[held.card]
    row = next(number for number in range(1, len(contract.rows) + 1) if number not in held.filled)
    state = "over" if is_over else "due" if held.due and not held.sold else "later"
    rows = rows_text(say, contract, held.filled)
    return say.line("board-held", player=name, contract=contract.number, rows=rows, state=state, row=row)


def _race(say: Texts, name: str, player: PlayerView, content: Content) -> Iterator[TableLine]:
    """The own pile of the Contract Race; in other games there is nothing of it."""
    deal = content.setup.race.deal
    if player.pile and isinstance(player.pile[0], int):
        what = contract_text(say, content.contract_of[player.pile[0]])
        count = len(player.pile)
        yield say.line("board-pile", player=name, count=count, what=what, settled=player.settled, all=deal)
    elif player.settled or any(held.own for held in player.contracts):
        yield say.line("board-pile-empty", player=name, settled=player.settled, all=deal)
