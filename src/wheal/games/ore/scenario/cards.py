"""A scenario's cards: what is named lies where it is named, the rest is dealt around it.

Rules ORE-SET-02..07, ORE-CMP-07..09, ORE-VAR-02..08, ORE-RUL-62.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from wheal.games.ore.content import Content
from wheal.games.ore.rules.position import NONE, RESOURCE_NAMES, Position
from wheal.games.ore.rules.setting import Rules
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.scenario.compare import show
from wheal.kernel.scenario.values import listed, number, table

KINDS = ("assets", "initiatives", "contracts")


class Spot(NamedTuple):
    """A card that is named, and the path that names it."""

    card: int
    where: str


class Dealt(NamedTuple):
    """A row, its draw pile, and what is left over."""

    row: list[int]
    draw: list[int]
    out: list[int]


class Named:
    """Every card that a scenario names, by kind and by place; a place that it does not name is absent."""

    def __init__(self) -> None:
        self.rows: dict[str, list[int]] = {}  # by kind, or by resource for the available mine
        self.draws: dict[str, list[int] | int] = {}  # cards from the top, or how many
        self.wrong_moment: dict[str, list[int]] = {}  # with players, in a discard pile
        self.spots: dict[str, list[Spot]] = {}  # all of a kind; mines of all resources are one kind

    def put(self, deck: str, cards: Sequence[int], where: str, kind: str) -> None:
        """Cards that lie with a player or in a discard pile."""
        self.wrong_moment.setdefault(deck, []).extend(cards)
        self.note(kind, cards, where)

    def note(self, kind: str, cards: Sequence[int], where: str) -> None:
        self.spots.setdefault(kind, []).extend(Spot(card, where) for card in cards if card >= 0)


# ---- reading names ----------------------------------------------------------------------------


def asset_of(rules: Rules, value: Any, where: str) -> int:
    return _of(rules.asset_ids, value, "asset", where)


def initiative_of(rules: Rules, value: Any, where: str) -> int:
    return _of(rules.initiative_ids, value, "initiative", where)


def mine_of(rules: Rules, value: Any, where: str, resource: int = NONE) -> int:
    """A mine card, of this resource if one is said."""
    card = _of(rules.mine_ids, value, "mine", where)
    if resource not in (NONE, rules.mine_resource[card]):
        own = RESOURCE_NAMES[rules.mine_resource[card]]
        raise BadInput(f"{where}: {value} is a mine of {own}, not of {RESOURCE_NAMES[resource]} (ORE-SET-02)")
    return card


def contract_of(rules: Rules, value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{where}: {show(value)} is not a contract; write its number, as in 7")
    if value not in rules.contract_numbers:
        known = [str(each) for each in rules.contract_numbers]
        raise BadInput(f'unknown contract "{value}" in {where}{did_you_mean(str(value), known)}')
    return rules.contract_numbers.index(value)


def _of(ids: Sequence[str], value: Any, what: str, where: str) -> int:
    if value not in ids:
        raise BadInput(f'unknown {what} "{value}" in {where}{did_you_mean(str(value), ids)}')
    return ids.index(value)


READERS: dict[str, Callable[[Rules, Any, str], int]] = {
    "assets": asset_of,
    "initiatives": initiative_of,
    "contracts": contract_of,
}


def name_rows(state: Position, given: Mapping[str, Any], named: Named) -> None:
    """The rows, draw piles and the discard pile that are named."""
    rules = state.rules
    for kind, cards in _by_kind(given, "row").items():
        where = f"given.row.{kind}"
        row = [NONE if card == "" else READERS[kind](rules, card, where) for card in listed(cards, where)]
        if len(row) != rules.row:
            raise BadInput(f'{where}: a row has {rules.row} places, not {len(row)}; an empty one is "" (ORE-SET-09)')
        named.rows[kind] = row
        named.note(kind, row, where)
    for kind, cards in _by_kind(given, "draw").items():
        name_pile(state, cards, f"given.draw.{kind}", kind, kind, READERS[kind], named)
    discard = table(given.get("discard", {}), "given.discard")
    for kind in discard:
        if kind in ("assets", "initiatives"):
            raise BadInput(f'"{kind}" in given.discard can only be expected, not given')
        if kind != "contracts":
            raise BadInput(f'unknown key "{kind}" in given.discard{did_you_mean(kind, ("contracts",))}')
    if "contracts" in discard:
        where = "given.discard.contracts"
        state.contract_discard = [contract_of(rules, card, where) for card in listed(discard["contracts"], where)]
        named.put("contracts", state.contract_discard, where, "contracts")


def name_pile(
    state: Position, value: Any, where: str, deck: str, kind: str, read: Callable[[Rules, Any, str], int], named: Named
) -> None:
    """A pile by its cards, the top first, or by how many there are."""
    if isinstance(value, int) and not isinstance(value, bool):
        named.draws[deck] = number(value, where)
        return
    if not isinstance(value, list):
        raise BadInput(f"{where}: {show(value)} must be a number, or a list of cards with the top one first")
    cards = [read(state.rules, card, where) for card in value]
    named.draws[deck] = cards
    named.note(kind, cards, where)


def _by_kind(given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = table(given.get(key, {}), f"given.{key}")
    for kind in found:
        if kind not in KINDS:
            raise BadInput(f'unknown key "{kind}" in given.{key}{did_you_mean(kind, KINDS)}')
    return found


# ---- is it possible? --------------------------------------------------------------------------


def check_copies(state: Position, content: Content, named: Named) -> None:
    """No card lies in two places, and none that this game does not use."""
    rules = state.rules
    mines = [card for deck in rules.mine_decks for card in deck]
    decks = {
        "mines": (rules.mine_ids, mines, "ORE-CMP-07", "ORE-SET-02"),
        "assets": (rules.asset_ids, rules.asset_deck, "ORE-CMP-08", "ORE-VAR-03"),
        "initiatives": (rules.initiative_ids, rules.initiative_deck, "ORE-CMP-08", "ORE-VAR-02"),
        "contracts": ([f"#{n}" for n in rules.contract_numbers], rules.contract_deck, "ORE-CMP-09", "ORE-VAR-04"),
    }
    for kind, spots in named.spots.items():
        ids, deck, once, used = decks[kind]
        places: dict[int, list[str]] = {}
        for card, where in spots:
            copies = _copies_defined(content, kind, card) if ids[card] in content.defined else deck.count(card)
            if copies == 0:
                raise BadInput(f"{where}: {ids[card]} is not used with these players and options ({used})")
            before = places.setdefault(card, [])
            if len(before) == copies:
                what = f"is in {before[-1]} already" if copies == 1 else f"is named {copies + 1} times"
                raise BadInput(f"{where}: {ids[card]} {what}; there is {copies} of it ({once})")
            before.append(where.removeprefix("given."))


def _copies_defined(content: Content, kind: str, card: int) -> int:
    if kind == "assets":
        return content.assets[card].copies
    return content.initiatives[card].copies if kind == "initiatives" else 1


# ---- dealing ----------------------------------------------------------------------------------


def deal_cards_again(state: Position, named: Named) -> None:
    for resource, name in enumerate(RESOURCE_NAMES):
        deal_mine(state, resource, name, named)
    assets = deal_around(Dealt(state.asset_row, state.asset_draw, state.assets_out), named, "assets", "ORE-SET-04")
    state.asset_row, state.asset_draw, state.assets_out = assets
    initiatives = deal_around(
        Dealt(state.initiative_row, state.initiative_draw, []), named, "initiatives", "ORE-SET-05"
    )
    state.initiative_row, state.initiative_draw, state.initiative_discard = initiatives
    if state.rules.is_race:
        deal_race(state, named)
        return
    seen = state.seen_out
    dealt = Dealt(state.contract_row, state.contract_draw, state.contracts_out + seen)
    state.contract_row, state.contract_draw, out = deal_around(dealt, named, "contracts", "ORE-SET-07")
    state.seen_out = [card for card in seen if card in out]
    state.contracts_out = [card for card in out if card not in seen]


def deal_mine(state: Position, resource: int, name: str, named: Named) -> None:
    mine = state.mines[resource]
    own = [card for card in state.mines_out if state.rules.mine_resource[card] == resource]
    dealt = deal_around(Dealt([mine.card], mine.pile, own), named, name, "ORE-SET-02", f"given.mine.{name}.pile")
    if dealt.row[0] < 0:
        raise BadInput(f"given.mine.{name}: no card is left for the available mine; name its card (ORE-SET-02)")
    if dealt.row[0] != mine.card:
        mine.card = dealt.row[0]
        mine.clear(len(state.rules.mine_yields[mine.card]))
    mine.pile = dealt.draw
    state.mines_out = [card for card in state.mines_out if card not in own] + dealt.out


def deal_around(now: Dealt, named: Named, deck: str, rule: str, where: str = "") -> Dealt:
    """What set-up dealt, around what is named.

    A named card leaves the removed cards, the pile or the row, in this order; a row that is not named is filled up
    again from the pile, and a pile that is not named from the removed cards, while there are any.
    """
    row, draw, spare = now.row[:], now.draw[:], now.out[:]
    wanted = named.draws.get(deck, len(draw))
    if deck in named.rows:
        spare = [*(card for card in row if card >= 0), *spare]
        row = []
    if isinstance(wanted, list):
        spare = spare + draw
        draw = []
    taken = named.rows.get(deck, []) + (wanted if isinstance(wanted, list) else []) + named.wrong_moment.get(deck, [])
    gaps = []
    for card in taken:
        if card in spare:
            spare.remove(card)
        elif card in draw:
            draw.remove(card)
        elif card in row:
            gaps.append(row.index(card))
            row[gaps[-1]] = NONE
    for place in sorted(gaps):
        pile = draw or spare
        row[place] = pile.pop(0) if pile else NONE
    if isinstance(wanted, list):
        return Dealt(named.rows.get(deck, row), wanted, spare)
    cards = draw + spare
    if deck in named.draws and wanted > len(cards):
        path = where or f"given.draw.{deck}"
        raise BadInput(f"{path}: {wanted} is impossible; {len(cards)} cards are left for it ({rule})")
    return Dealt(named.rows.get(deck, row), cards[:wanted], cards[wanted:])


def deal_race(state: Position, named: Named) -> None:
    """Contract Race: no row, no pile but those of the players; a pile that is not named keeps its length."""
    rule = "in the Contract Race there is no contract row and no draw pile (ORE-RUL-62)"
    if any(card >= 0 for card in named.rows.get("contracts", [])):
        raise BadInput(f"given.row.contracts: {rule}")
    if named.draws.get("contracts"):
        raise BadInput(f"given.draw.contracts: {rule}")
    taken = [spot.card for spot in named.spots.get("contracts", [])]
    spare = [card for card in state.contracts_out if card not in taken]
    kept: list[int] = []  # seats whose piles are not named
    for seat, player in enumerate(state.players):
        cards = named.draws.get(f"pile {seat}")
        if isinstance(cards, list):
            spare += [card for card in player.pile if card not in taken]
            player.pile = cards
        else:
            kept.append(seat)
    for seat in kept:
        pile = [card for card in state.players[seat].pile if card not in taken]
        missing = len(state.players[seat].pile) - len(pile)
        state.players[seat].pile = pile + spare[:missing]
        spare = spare[missing:]
    state.contracts_out = spare
