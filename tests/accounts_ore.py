"""Accounts of whole games of Ore: miners, cards and pieces at every step, money and barrels by the events."""

from __future__ import annotations

from collections import Counter

from wheal.games.ore.rules.position import NONE, RESOURCES, Position
from wheal.kernel.engine.events import Event
from wheal.kernel.match import Match

INCOME = ("sold", "filled", "slag", "diversified", "negotiated")  # events whose money a player receives


def account_ore(match: Match) -> None:
    """Nothing appears and nothing is lost (ORE-INV-01..07)."""
    for number, step in enumerate(match.steps):
        now = match.steps[number + 1].state_before if number + 1 < len(match.steps) else match.state
        assert isinstance(step.state_before, Position)
        assert isinstance(now, Position)
        check_position(now)
        check_money(step.state_before, now, step.events)
    assert match.state.is_over


def check_position(p: Position) -> None:
    for seat, player in enumerate(p.players):
        underground = sum(mine.miners_of(seat) for mine in p.mines)
        elsewhere = p.asset_track.count(seat) + p.contract_track.count(seat) + p.slag[seat]
        assert player.employed == player.in_hand + underground + elsewhere  # ORE-INV-01
        assert 2 <= player.employed <= p.rules.most_miners
        assert player.cash >= 0  # ORE-INV-02
        assert min(player.barrels) >= 0
        for mine in p.mines:
            for space, owner in enumerate(mine.owner):
                if owner == seat:
                    assert p.rules.mine_levels[mine.card][space] <= player.cage
                    assert mine.count[space] == 1 or p.rules.is_stacking
    check_cards(p)
    check_pieces(p)


def check_cards(p: Position) -> None:
    for resource in range(RESOURCES):
        mine = p.mines[resource]
        private = [own.card for player in p.players for own in player.private]
        cards = [*mine.pile, *mine.spent, *([mine.card] if mine.card >= 0 else []), *private, *p.mines_out]
        mine_cards = [card for card in cards if p.rules.mine_resource[card] == resource]
        assert sorted(mine_cards) == sorted(p.rules.mine_decks[resource])  # ORE-INV-03
    owned = [design for player in p.players for design in player.assets]
    assets = [*shown(p.asset_row), *p.asset_draw, *p.asset_discard, *p.assets_out, *owned]
    assert Counter(assets) == Counter(p.rules.asset_deck)
    initiatives = [*shown(p.initiative_row), *p.initiative_draw, *p.initiative_discard]
    assert Counter(initiatives) == Counter(p.rules.initiative_deck)  # ORE-INV-06
    held = [held.card for player in p.players for held in player.contracts]
    done = [card for player in p.players for card in [*player.completed, *player.pile]]
    offered = [frame.count for frame in p.frames if p.rules.questions[frame.kind].name == "takeover"]
    away = [*p.contract_discard, *p.contracts_out, *p.seen_out]
    contracts = [*shown(p.contract_row), *p.contract_draw, *held, *done, *offered, *away]
    assert sorted(contracts) == sorted(p.rules.contract_deck)


def check_pieces(p: Position) -> None:
    """ORE-INV-04, ORE-INV-05, ORE-INV-07."""
    if p.rules.has_token_limits:
        assert sum(own.space > 0 for player in p.players for own in player.private) <= p.rules.neutral_miners
        assert sum(len(player.futures) for player in p.players) <= p.rules.futures_tokens
        assert sum(player.drill + player.collab for player in p.players) <= p.rules.tokens
    if p.frames and p.rules.questions[p.frames[0].kind].name == "relief" and not p.is_ending:
        assert not [*p.asset_track, *p.contract_track]
        assert not any(p.slag)
        rows = [p.asset_row, p.initiative_row, *([] if p.rules.is_race else [p.contract_row])]
        assert all(NONE not in row for row in rows)


def check_money(before: Position, now: Position, events: list[Event]) -> None:
    """What the events say that somebody received is in nobody else's pocket."""
    received = 0
    for event in events:
        if event.name in INCOME:
            received += int(event.args.get("money", 0))
    total = sum(player.cash for player in now.players) - sum(player.cash for player in before.players)
    assert total <= received


def shown(row: list[int]) -> list[int]:
    return [card for card in row if card >= 0]
