"""Accounts of whole games: money, cubes and pieces by the events, against what the players hold at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.accounts_ore import account_ore
from wheal.games.tinners.content import BENEFITS, Content
from wheal.games.tinners.expansions.arsenic.rules.position import find_arsenic
from wheal.games.tinners.expansions.emigration.rules.position import find_emigration
from wheal.games.tinners.rules.position import COLUMNS, COPPER, START_MINES, START_MONEY, TIN, Position
from wheal.kernel.match import Match


def account_tinners(match: Match) -> None:
    """Every pound, cube, mine, tile and card of a finished game of Tinners' Trail is accounted for."""
    state = match.state
    assert isinstance(state, Position)
    content: Content = match.game.content
    cards = {card.id: card for card in content.cards}
    tiles = {tile.id: tile for tile in content.tiles}
    money: Counter[int] = Counter()
    points: Counter[int] = Counter()
    ore: Counter[str] = Counter()
    arsenic = 0
    processed: Counter[int] = Counter()
    sold: Counter[int] = Counter()
    lying: dict[int, str] = {}
    for number, step in enumerate(match.steps):
        now = match.steps[number + 1].state_before if number + 1 < len(match.steps) else state
        assert isinstance(now, Position)
        assert all(player.money >= 0 for player in now.players)
        assert all(min(area.tin, area.copper, area.water, area.drainage) >= 0 for area in now.areas)
        before = step.state_before
        assert isinstance(before, Position)
        lying = {i: before.rules.tile_ids[area.tile] for i, area in enumerate(before.areas) if area.tile >= 0}
        for event in step.events:
            args = event.args
            if event.name == "won":
                money[event.seat] -= int(args["bid"])
            elif event.name == "card-after":
                money[event.seat] -= int(args["money"])
            elif "money" in args:
                money[event.seat] += int(args["money"])
            points[event.seat] += int(args.get("points", 0))
            if event.name == "built":
                tile = tiles[lying[int(args["area"])]]
                ore["tin"] += tile.tin
                ore["copper"] += tile.copper
            elif event.name == "benefit":
                card = cards[str(args["card"])]
                if card.benefit in (TIN, COPPER):
                    ore[BENEFITS[card.benefit]] += card.amount
            elif event.name == "adit":
                ore["tin"] += 2
                ore["copper"] += 2
            elif event.name == "calciner":
                arsenic += int(args["cubes"])
            elif event.name == "processed":
                processed[event.seat] += 1
            elif event.name == "sold-arsenic":
                sold[event.seat] += int(args["cubes"])
            elif event.name == "sold":
                ore["tin"] -= int(args["tin"])
                ore["copper"] -= int(args["copper"])
    for seat, player in enumerate(state.players):
        assert player.money == START_MONEY + money[seat]
        assert player.points == points[seat]
        assert player.mines + sum(1 for area in state.areas if area.owner == seat) == START_MINES
        assert player.tin == player.copper == 0
    assert ore["tin"] == sum(area.tin for area in state.areas)
    assert ore["copper"] == sum(area.copper for area in state.areas)
    account_hidden(state)
    account_arsenic(state, arsenic, processed, sold)
    account_emigration(state)


def account_arsenic(state: Position, cubes: int, processed: Counter[int], sold: Counter[int]) -> None:
    """Every cube of arsenic lies on the map, at a player or on the market; each processed one has cost a work point."""
    board = find_arsenic(state)
    if board is None:
        return
    assert sum(board.cubes) == cubes - processed.total()
    assert sum(board.sold) == sold.total()
    for seat, player in enumerate(state.players):
        assert board.held[seat] == processed[seat] - sold[seat]
        assert player.final_column == COLUMNS - processed[seat]


def account_emigration(state: Position) -> None:
    """Every own-colour miner is at home, on the map or abroad; no space of the emigration board was taken twice."""
    board = find_emigration(state)
    if board is None:
        return
    for seat in range(state.rules.seats):
        abroad = board.gone_to.count(seat)
        assert board.at_home[seat] + board.miner_of.count(seat) + abroad == board.setting.miners
        assert min(board.pieces) >= 0
        assert board.adelaide[seat] == 0
    assert all(state.areas[area].miners >= 1 for area, seat in enumerate(board.miner_of) if seat >= 0)


def account_hidden(state: Position) -> None:
    """No tile and no card is in two places; none is lost."""
    rules = state.rules
    tiles = [area.tile for area in state.areas if area.tile >= 0]
    tiles += [tile for pile in state.spare_tiles for tile in pile.items]
    assert len(tiles) == len(set(tiles))
    built = sum(1 for area in state.areas if area.owner >= 0)
    assert len(tiles) + built == sum(len(rules.stacks[region]) for region in rules.regions)
    cards = [card for player in state.players for card in player.hand]
    cards += [card for pile in (*state.decks, *state.spare_cards) for card in pile.items]
    cards += state.played
    assert len(cards) == len(set(cards))
    assert len(cards) == sum(len(rules.card_stacks[back]) for back in rules.backs)


ACCOUNTS: dict[str, Callable[[Match], None]] = {"tinners": account_tinners, "ore": account_ore}
