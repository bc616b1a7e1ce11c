"""A scenario's players: money, barrels, miners, tokens and cards in front of them, and whether they are possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wheal.games.ore.rules.initiatives import futures_held, neutral_miners_out, tokens_held
from wheal.games.ore.rules.position import DEEPEST_LEVEL, RESOURCE_NAMES, Held, Position, Private
from wheal.games.ore.rules.setting import Rules
from wheal.games.ore.rules.setup import with_markets_open
from wheal.games.ore.scenario.cards import Named, asset_of, contract_of, mine_of
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.scenario.values import flag, listed, number, one_of, one_of_names, table

LARGEST_SUM = 999_999
MOST_BARRELS = 9_999
NUMBERS = {"cash": "ORE-INV-02", "drill": "ORE-TOK-05", "collab": "ORE-TOK-05", "strikes": "ORE-STK-03"}
RACE_ONLY = ("pile", "settled")
PLAYER_KEYS = (
    *NUMBERS,
    *("barrels", "employed", "in_hand", "cage", "assets", "futures", "private", "contracts", "completed", "used"),
    *RACE_ONLY,
)
CONTRACT_KEYS = ("card", "filled", "due", "sold", "own")
DUE_AT = ("placement", "collection", "market")  # up to the market
BEFORE_MARKET = ("placement", "collection")


def place_player(state: Position, seat: int, fields: Mapping[str, Any], where: str, at: str, named: Named) -> None:
    """Everything a player has, but for the count of the miners in hand and what the race leaves to be counted."""
    player = state.players[seat]
    for key, value in fields.items():
        path = f"{where}.{key}"
        if key in NUMBERS:
            setattr(player, key, number(value, path, 0, LARGEST_SUM, NUMBERS[key]))
        elif key == "vp":
            raise BadInput(f'"vp" in {where} can only be expected, not given')
        elif key not in PLAYER_KEYS:
            raise BadInput(f'unknown key "{key}" in {where}{did_you_mean(key, PLAYER_KEYS)}')
        elif key in RACE_ONLY and not state.rules.is_race:
            raise BadInput(
                f'{path}: only in the Contract Race; add options = {{ variant = "contract_race" }} (ORE-VAR-08)'
            )
    if "barrels" in fields:
        player.barrels = barrels_of(fields["barrels"], f"{where}.barrels")
    if "employed" in fields:
        rules = state.rules
        player.employed = number(
            fields["employed"], f"{where}.employed", rules.start_miners, rules.most_miners, "ORE-INV-01"
        )
    if "cage" in fields:
        player.cage = number(fields["cage"], f"{where}.cage", state.rules.start_cage, DEEPEST_LEVEL, "ORE-MIN-11")
    place_futures(state, seat, listed(fields.get("futures", []), f"{where}.futures"), f"{where}.futures")
    place_assets(state, seat, fields, where, named)
    place_private(state, seat, listed(fields.get("private", []), f"{where}.private"), f"{where}.private", named)
    place_contracts(state, seat, fields, where, at, named)


def barrels_of(value: Any, where: str) -> list[int]:
    barrels = [0] * len(RESOURCE_NAMES)
    for name, amount in table(value, where).items():
        resource = one_of_names(name, RESOURCE_NAMES, "resource", where)
        barrels[resource] = number(amount, f"{where}.{name}", 0, MOST_BARRELS, "ORE-INV-02")
    return barrels


def entry(value: Any, known: Sequence[str], needed: Sequence[str], where: str) -> Mapping[str, Any]:
    """One table of a list, with the keys that it must have."""
    fields = table(value, where)
    for key in fields:
        if key not in known:
            raise BadInput(f'unknown key "{key}" in {where}{did_you_mean(key, known)}')
    for key in needed:
        if key not in fields:
            raise BadInput(f"{where}: {key} is missing; an entry has {', '.join(known)}")
    return fields


def place_futures(state: Position, seat: int, tokens: Sequence[Any], where: str) -> None:
    futures = []
    for token in tokens:
        fields = entry(token, ("type", "n"), ("type", "n"), where)
        resource = one_of_names(fields["type"], RESOURCE_NAMES, "resource", where)
        futures.append(resource << 2 | number(fields["n"], where, 1, state.rules.futures_most, "ORE-TOK-04"))
    state.players[seat].futures = sorted(futures)


def place_assets(state: Position, seat: int, fields: Mapping[str, Any], where: str, named: Named) -> None:
    """Assets owned, and which of them were used in this round."""
    rules = state.rules
    player = state.players[seat]
    path = f"{where}.assets"
    player.assets = [asset_of(rules, each, path) for each in listed(fields.get("assets", []), path)]
    named.put("assets", player.assets, path, "assets")
    path = f"{where}.used"
    player.used = [asset_of(rules, each, path) for each in listed(fields.get("used", []), path)]
    for design in player.used:
        if not is_used_once(rules, design):
            raise BadInput(f"{path}: {rules.asset_ids[design]} is not a card that is used once per round (ORE-RUL-06)")
        if player.usable_copies(design) < 0:
            raise BadInput(f"{path}: {rules.asset_ids[design]} is not among the player's assets so often (ORE-RUL-41)")
    player.has_bought_asset = any(design in rules.sales_assets for design in player.used)  # ORE-RUL-31
    player.has_taken_contract = any(design in rules.sales_contracts for design in player.used)


def is_used_once(rules: Rules, design: int) -> bool:
    kinds = (rules.exchanges, rules.traders, rules.efficient, rules.subcontract, rules.sales_assets)
    return any(design in kind for kind in (*kinds, rules.sales_contracts))


def place_private(state: Position, seat: int, cards: Sequence[Any], where: str, named: Named) -> None:
    rules = state.rules
    player = state.players[seat]
    private = []
    for value in cards:
        fields = entry(value, ("card", "mode", "space"), ("card", "mode"), where)
        card = mine_of(rules, fields["card"], where)
        mode = one_of(fields["mode"], ("mine", "market"), where)
        levels = rules.mine_levels[card]
        space = number(fields.get("space", 1), where, 0, len(levels), "ORE-CMP-13")
        if space and levels[space - 1] > player.cage:
            what = f"space {space} of {rules.mine_ids[card]} is deeper than the owner's cage {player.cage} reaches"
            raise BadInput(f"{where}: {what} (ORE-RUL-17)")
        private.append(Private(card, mode == "market", space))
        named.put(RESOURCE_NAMES[rules.mine_resource[card]], [card], where, "mines")
    player.private = with_markets_open(private)


def place_contracts(state: Position, seat: int, fields: Mapping[str, Any], where: str, at: str, named: Named) -> None:
    """Contracts held and completed, and in the race the pile."""
    rules = state.rules
    player = state.players[seat]
    path = f"{where}.contracts"
    player.contracts = [held_of(state, each, path, at) for each in listed(fields.get("contracts", []), path)]
    player.sold_on = [held.card for held in player.contracts if held.is_sold]
    named.put("contracts", [held.card for held in player.contracts], path, "contracts")
    path = f"{where}.completed"
    player.completed = [contract_of(rules, each, path) for each in listed(fields.get("completed", []), path)]
    named.put("contracts", player.completed, path, "contracts")
    if "pile" in fields:
        path = f"{where}.pile"
        pile = [contract_of(rules, each, path) for each in listed(fields["pile"], path)]
        if len(pile) > rules.race_deal:
            raise BadInput(f"{path}: {len(pile)} cards are impossible; {rules.race_deal} are dealt (ORE-VAR-08)")
        named.draws[f"pile {seat}"] = pile
        named.note("contracts", pile, path)


def held_of(state: Position, value: Any, where: str, at: str) -> Held:
    fields = entry(value, CONTRACT_KEYS, ("card",), where)
    card = contract_of(state.rules, fields["card"], where)
    contract = f"#{state.rules.contract_numbers[card]}"
    rows = state.rules.contract_rows[card]
    filled = 0
    for row in listed(fields.get("filled", []), where):
        bit = 1 << (number(row, where, 1, rows, "ORE-CMP-14") - 1)
        if filled & bit:
            raise BadInput(f"{where}: row {row} of {contract} is named twice (ORE-CON-02)")
        filled |= bit
    if filled == (1 << rows) - 1:
        raise BadInput(f"{where}: all rows of {contract} are filled; it belongs to completed (ORE-CON-05)")
    is_sold = flag(fields.get("sold", False), where)
    if is_sold and (not filled or at in BEFORE_MARKET):
        what = "a row of it must be filled" if at not in BEFORE_MARKET else f"at {at} the market is still to come"
        raise BadInput(f"{where}: {contract} cannot have been sold on in this round: {what} (ORE-CON-02)")
    is_own = flag(fields.get("own", state.rules.is_race), where)
    if is_own and not state.rules.is_race:
        raise BadInput(f"{where}: only in the Contract Race is {contract} one of a player's own nine (ORE-VAR-08)")
    return Held(card, filled, flag(fields.get("due", at in DUE_AT), where), is_sold, is_own)


# ---- counted after everything is placed -------------------------------------------------------


def count_settled(state: Position, seat: int, fields: Mapping[str, Any], where: str) -> None:
    """Contract Race: how many of the nine are finished or failed; those neither in the pile nor held, if not given."""
    if not state.rules.is_race:
        return
    player = state.players[seat]
    nine = state.rules.race_deal
    left = len(player.pile) + sum(1 for held in player.contracts if held.is_own)
    player.settled = max(0, nine - left)
    if "settled" in fields:
        path = f"{where}.settled"
        player.settled = number(fields["settled"], path, 0, nine, "ORE-VAR-08")
        if "pile" in fields and player.settled + left > nine:
            what = f"{player.settled} settled and {left} in the pile or held are more than {nine}"
            raise BadInput(f"{path}: {what} (ORE-VAR-08)")


def check_pieces(state: Position, players: Mapping[int, Mapping[str, Any]], names: Sequence[str]) -> None:
    """Count the miners in hand, and all tokens against what the box holds."""
    for seat, name in enumerate(names):
        player = state.players[seat]
        out = state.slag[seat] + state.asset_track.count(seat) + state.contract_track.count(seat)
        out += sum(mine.miners_of(seat) for mine in state.mines)
        where = f"given.player.{name}"
        if out > player.employed:
            what = f"{name} has {out} miners on the board, but employs {player.employed}"
            raise BadInput(f"{where}.employed: {what} (ORE-INV-01)")
        player.in_hand = player.employed - out
        if "in_hand" in players.get(seat, {}):
            path = f"{where}.in_hand"
            in_hand = number(players[seat]["in_hand"], path, 0, state.rules.most_miners, "ORE-INV-01")
            if in_hand != player.in_hand:
                what = f"{in_hand} in hand and {out} on the board are not the {player.employed} employed"
                raise BadInput(f"{path}: {what} (ORE-INV-01)")
    if not state.rules.has_token_limits:
        return
    limits = (
        (tokens_held(state), state.rules.tokens, ("collab", "drill"), "Collaborative Ops and Drill Bit tokens"),
        (futures_held(state), state.rules.futures_tokens, ("futures",), "Futures tokens"),
        (neutral_miners_out(state), state.rules.neutral_miners, ("private",), "neutral miners"),
    )
    for held, most, keys, what in limits:
        if held > most:
            path = last_path(players, names, keys)
            raise BadInput(f"{path}: {held} {what} are in use; there are {most} (ORE-RUL-03)")


def last_path(players: Mapping[int, Mapping[str, Any]], names: Sequence[str], keys: Sequence[str]) -> str:
    """The last player's field that holds such pieces."""
    found = [f"given.player.{names[seat]}.{key}" for seat, fields in players.items() for key in keys if key in fields]
    return found[-1]
