"""The cards that lie in the middle: assets, initiatives and contracts with what they cost and do.

As five columns beside each other, or one below the other as a list; where the window is low, in few words or by name
and price only. A broken line stands at what leaves at the end of the round if nobody buys or takes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from wheal.games.ore.terminal.effects import effect_brief
from wheal.games.ore.terminal.parts import id_unless_name, rule
from wheal.games.ore.words.cards import asset_name, effect_text, initiative_does, initiative_name
from wheal.look.terminal import FAINT, INK, LAMP, STRONG, Block, Line, beside, join, pack, pad, width_of, wrap

if TYPE_CHECKING:
    from wheal.games.ore.terminal.parts import Table

GAP, WIDEST_GAP = 2, 4
INDENT = "   "
FULL, BRIEF, NAMES = range(3)  # how much is told of a card


class Card(NamedTuple):
    """What is told of a card: its name with the hand before it, how it is typed, price, points, and what it does."""

    name: Line
    typed: str
    price: Line
    points: Line
    does: str
    leaves: bool

    @property
    def head(self) -> list[Line]:
        """Everything but what it does."""
        name: Line = [*self.name, (f" {self.typed}", FAINT)] if self.typed else self.name
        return [name, self.price, *([self.points] if self.points else [])]


class Section(NamedTuple):
    """A row of cards with its gaps, its title, and how many cards lie face down."""

    title: Line
    cards: list[Card | None]


class Cards:
    """All cards that are shown, told at some length."""

    def __init__(self, table: Table, width: int, length: int) -> None:
        self.table = table
        self.say = table.say
        self.width = width
        self.length = length

    # ---- assets and initiatives -------------------------------------------------------------
    def in_columns(self) -> list[Line]:
        """Each row of cards side by side."""
        lines: list[Line] = []
        for title, cards in self._sections():
            each = (self.width - GAP * (len(cards) - 1)) // max(len(cards), 1)
            is_short = all(card is None or width_of(join(card.head, "  ")) < each for card in cards)
            drawn = [[] if card is None else self._column(card, each - 1, is_short=is_short) for card in cards]
            lines += [rule(title, self.width, self.table.marks), *self._side_by_side(cards, drawn, each)]
        return lines

    def in_list(self) -> list[Line]:
        """One below the other."""
        lines: list[Line] = []
        for title, cards in self._sections():
            lines.append(rule(title, self.width, self.table.marks))
            lines += [line for card in cards if card is not None for line in self._listed(card)]
        return lines

    def in_lines(self) -> list[Line]:
        """One behind the other, by name and price only."""
        lines: list[Line] = []
        for title, cards in self._sections():
            names = [self._marked(join(card.head, " "), card.leaves) for card in cards if card is not None]
            lines += pack([title, *names], self.width, INDENT)
        return lines

    def _sections(self) -> list[Section]:
        row = self.table.board.row
        assets = [self._asset(place.card, place.leaves) if place.card else None for place in row.assets]
        initiatives = [self._initiative(place.card, place.leaves) if place.card else None for place in row.initiatives]
        return [
            Section(self._title("draw-assets", row.assets_left), assets),
            Section(self._title("draw-initiatives", row.initiatives_left), initiatives),
        ]

    def _title(self, message: str, pile: int) -> Line:
        return [(self.say(message), STRONG), (f" {self.table.marks.shade}{pile}", FAINT)]

    def _asset(self, card: str, leaves: bool) -> Card:
        table, say, asset = self.table, self.say, self.table.assets[card]
        money, barrels = f"buy {card} money", f"buy {card} barrels"
        price: Line = []
        if asset.money >= 0:
            price.append((f"${asset.money}", table.lamp(INK, money)))
        if any(asset.barrels):
            price += [(f" {say('draw-or')} ", FAINT)] if price else []
            letters = table.barrels(asset.barrels)
            price += [(letters, LAMP)] if table.is_lit(barrels) else table.tint(letters)
        is_later = asset.effect.do.startswith("score_") and not asset.vp
        points: Line = [(say("draw-card-points", points="?" if is_later else asset.vp), STRONG)]
        does = effect_text(say, asset.effect) if self.length == FULL else effect_brief(table, asset.effect)
        name = asset_name(say, asset)
        return Card(self._name(name, money, barrels), id_unless_name(name, card), price, points, does, leaves)

    def _initiative(self, card: str, leaves: bool) -> Card:
        table, say, initiative = self.table, self.say, self.table.content.initiative_of[card]
        moves = table.moves_from(f"buy {card}")
        money = "/".join(f"${each}" for each in initiative.money)
        price = say("draw-price-barrel", money=money) if initiative.takes_barrel else money
        does = initiative_does(say, table.content, initiative, is_brief=self.length != FULL)
        name = initiative_name(say, initiative)
        shown = [(price, table.lamp(INK, *moves))]
        return Card(self._name(name, *moves), id_unless_name(name, card), shown, [], does, leaves)

    def _name(self, name: str, *moves: str) -> Line:
        return [self.table.hand(*moves), (name, self.table.lamp(STRONG, *moves))]

    # ---- one card ---------------------------------------------------------------------------
    def _column(self, card: Card, width: int, *, is_short: bool) -> list[Line]:
        """A card of a row; its points stand behind the price or the name, wherever there is room."""
        (hand, name), words = card.name, [self.table.tint(text) for [(text, _)] in wrap(card.does, width)]
        if is_short:
            name_and_price = join(card.head[:2], "  ")
            head = _append([name_and_price], card.points or [("", INK)], 0, width + 1)
            return [*head, *([(" ", INK), *line] for line in words)]
        names = wrap(name[0], width, name[1])
        if card.typed:
            names = _append(names, [(card.typed, FAINT)], 1, width) or [*names, [(card.typed, FAINT)]]
        prices = [card.price]
        if card.points:
            on_price, on_name = (_append(line, card.points, 0, width) for line in (prices, names[:1]))
            if on_price or not on_name:
                prices = on_price or [*prices, card.points]
            else:
                names[:1] = on_name
        return [[hand, *names[0]], *([(" ", INK), *line] for line in [*names[1:], *prices, *words])]

    def _side_by_side(self, cards: Sequence[Card | None], drawn: Sequence[list[Line]], each: int) -> list[Line]:
        """Cards in columns of equal width; one that leaves has a broken line at its left."""
        lines: list[Line] = []
        for i in range(max(map(len, drawn), default=0)):
            line: Line = []
            for place, (card, own) in enumerate(zip(cards, drawn, strict=True)):
                is_marked = card is not None and card.leaves and i < len(own)
                if place:
                    line.append((f" {self.table.marks.leaving}" if is_marked else " " * GAP, STRONG))
                line += pad(own[i] if i < len(own) else [], each)
            lines.append(line)
        return lines

    def _listed(self, card: Card) -> list[Line]:
        """A card of the list: name and price in the first line, what it does behind them or below."""
        edge = (self.table.marks.leaving if card.leaves else " ", STRONG)
        words, head = self.table.tint(card.does), join(card.head, "  ")
        if width_of(head) + width_of(words) + 3 <= self.width:
            return [[edge, *join([head, words], "  ")]]
        lines = pack(card.head, self.width - 1, INDENT)
        lines += [self.table.tint(f"{INDENT}{text}") for [(text, _)] in wrap(card.does, self.width - 4)]
        return [[edge, *line] for line in lines]

    def _marked(self, line: Line, leaves: bool) -> Line:
        """With the broken line before the hand or in its place, if it leaves."""
        if not leaves:
            return line
        return [(self.table.marks.leaving, STRONG), *(line if line[0][0].strip() else line[1:])]

    # ---- contracts --------------------------------------------------------------------------
    def contracts(self) -> Block:
        """The rows of each contract from the top, as many contracts beside each other as fit; as much room between
        them as there is, up to a limit."""
        if not self._has_contracts():
            return Block([])
        cards = self._contract_cards()
        spare = self.width - sum(card.width for card in cards)
        gap = max(min(spare // max(len(cards) - 1, 1), WIDEST_GAP), GAP)
        title = rule(self._contracts_title(), self.width, self.table.marks)
        return Block([title, *beside(cards, self.width, gap)])

    def contracts_in_lines(self) -> list[Line]:
        """The contracts one behind the other."""
        if not self._has_contracts():
            return []
        places = [place for place in self.table.board.row.contracts if place.card]
        lines = [self._marked(contract_line(self.table, place.card), place.leaves) for place in places]
        return pack([self._contracts_title(), *lines], self.width, INDENT)

    def contracts_width(self) -> int:
        """The columns that all contracts need to stand beside each other."""
        return sum(card.width + GAP for card in self._contract_cards())

    def _has_contracts(self) -> bool:
        """In the Contract Race there are none."""
        row = self.table.board.row
        return bool(row.contracts_left or any(place.card for place in row.contracts))

    def _contracts_title(self) -> Line:
        return self._title("draw-contracts", self.table.board.row.contracts_left)

    def _contract_cards(self) -> list[Block]:
        places = [place for place in self.table.board.row.contracts if place.card]
        return [contract_card(self.table, place.card, leaves=place.leaves) for place in places]

    def discarded(self) -> list[Line]:
        """Contracts on the discard pile, with their rows where somebody can reach them (ORE-AST-01)."""
        table = self.table
        numbers = [number for number in table.board.discard.contracts if isinstance(number, int)]
        if not numbers:
            return []
        owned = {asset for player in table.board.player for asset in player.assets}
        if not any(table.assets[name].effect.do == "black_market" for name in owned):
            words = " ".join([self.say("draw-discarded"), *(f"#{number}" for number in numbers)])
            return wrap(words, self.width, FAINT, INDENT)
        cards = [contract_line(table, number) for number in numbers]
        return pack([[(self.say("draw-discarded"), FAINT)], *cards], self.width, INDENT)


def _append(lines: Sequence[Line], more: Line, gap: int, width: int) -> list[Line]:
    """Lines with something behind the last one, at the right edge or after a gap; none, if there is no room for it."""
    spare = width - width_of(lines[-1]) - width_of(more)
    return [*lines[:-1], [*lines[-1], (" " * (gap or spare), INK), *more]] if spare >= 1 else []


def contract_card(table: Table, number: int, *, leaves: bool = False) -> Block:
    """A contract that nobody has: its number and its rows."""
    rows = table.contracts[number].rows
    widest = max(len(f"${row.pays}") for row in rows)
    broad = max(width_of(table.needs(row)) for row in rows)
    lines = [_contract_name(table, number)]
    for row in rows:
        lines.append([(" ", INK), *pad(table.needs(row), broad), (f" {f'${row.pays}':>{widest}}", INK)])
    return Block([[(table.marks.leaving, STRONG), *line] for line in lines] if leaves else lines)


def contract_line(table: Table, number: int) -> Line:
    """The same in one line."""
    rows = [[*table.needs(row), (f" ${row.pays}", INK)] for row in table.contracts[number].rows]
    return [*_contract_name(table, number, " "), *join(rows, ", ")]


def _contract_name(table: Table, number: int, gap: str = "") -> Line:
    move = f"take #{number}"
    return [table.hand(move), (f"#{number}{gap}", table.lamp(STRONG, move))]
