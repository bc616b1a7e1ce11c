"""The cards that lie in the middle: assets, initiatives and contracts with what they cost and do.

As five columns beside each other, or one below the other as a list; where the window is low, in few words or by name
and price only. A broken line stands at what leaves at the end of the round if nobody buys or takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from wheal.games.ore.drawn_asked import kind_of
from wheal.games.ore.drawn_now import does
from wheal.games.ore.drawn_parts import joined, known_as, rule
from wheal.games.ore.plain_cards import asset_name, effect_text, initiative_does, initiative_name
from wheal.kernel.drawing import FAINT, INK, LAMP, STRONG, Block, Line, beside, padded, width_of, wrapped

if TYPE_CHECKING:
    from wheal.games.ore.content import Contract
    from wheal.games.ore.drawn_parts import Table

GAP = 2
INDENT = "   "
FULL, BRIEF, NAMES = range(3)  # how much is told of a card


class Parts(NamedTuple):
    """What is told of a card: how it is called and typed, its price, its points, what it does."""

    name: Line
    typed: str
    price: Line
    points: Line
    told: str
    is_leaving: bool


class Cards:
    """All cards that are shown, told at some length."""

    def __init__(self, table: Table, width: int, length: int) -> None:
        self.table = table
        self.say = table.say
        self.width = width
        self.length = length

    # ---- sections ---------------------------------------------------------------------------
    def in_columns(self) -> list[Line]:
        """Assets and initiatives, each as a row of cards."""
        return [*self._in_columns("draw-assets"), *self._in_columns("draw-initiatives")]

    def in_list(self) -> list[Line]:
        """Assets and initiatives one below the other."""
        return [*self._in_list("draw-assets"), *self._in_list("draw-initiatives")]

    def in_lines(self) -> list[Line]:
        """Assets and initiatives one behind the other, by name and price only."""
        return [*self._in_lines("draw-assets"), *self._in_lines("draw-initiatives")]

    def _in_columns(self, title: str) -> list[Line]:
        parts, pile = self._section(title)
        each = (self.width - GAP * (len(parts) - 1)) // max(len(parts), 1)
        is_short = all(card is None or _is_one_line(card, each - 1) for card in parts)
        cards = [self._card(card, each, is_short=is_short) for card in parts]
        return [self._title(title, pile), *self._row(cards, each)]

    def _in_list(self, title: str) -> list[Line]:
        parts, pile = self._section(title)
        cards = [card for card in parts if card is not None]
        return [self._title(title, pile), *(line for card in cards for line in self._listed(card))]

    def _in_lines(self, title: str) -> list[Line]:
        parts, pile = self._section(title)
        cards = [self._named(card) for card in parts if card is not None]
        return packed([self._label(title, pile), *cards], self.width)

    def _section(self, title: str) -> tuple[list[Parts | None], int]:
        """The cards of a row, with gaps, and how many lie face down."""
        row, draw = self.table.view.row, self.table.view.draw
        if title == "draw-assets":
            return self._parted(row.assets, self._asset), len(draw.assets)
        return self._parted(row.initiatives, self._initiative), len(draw.initiatives)

    def _parted(self, row: Sequence[str], told: Callable[[str], Parts]) -> list[Parts | None]:
        """The last of a row leaves if nobody buys it (ORE-REP-04)."""
        parts = [told(name) if name else None for name in row]
        last = parts[-1] if parts else None
        return [*parts[:-1], last._replace(is_leaving=True)] if last is not None else parts

    def contracts(self) -> Block:
        """The rows of each contract from the top, as many contracts beside each other as fit."""
        cards = self._contract_cards()
        if not cards and not self.table.view.draw.contracts:  # as in the Contract Race
            return Block([])
        title = self._title("draw-contracts", len(self.table.view.draw.contracts))
        return Block([title, *flowing(cards, self.width)])

    def contracts_in_lines(self) -> list[Line]:
        """The contracts one behind the other."""
        numbers, stale = self._contract_numbers()
        if not numbers and not self.table.view.draw.contracts:
            return []
        lines: list[Line] = [self._label("draw-contracts", len(self.table.view.draw.contracts))]
        for number in numbers:
            line = contract_line(self.table, number)
            lines.append(self._leaving(line) if number == stale else line)
        return packed(lines, self.width)

    def contracts_width(self) -> int:
        """The columns that all contracts need to stand beside each other."""
        return sum(card.width + GAP for card in self._contract_cards())

    def _contract_cards(self) -> list[Block]:
        numbers, stale = self._contract_numbers()
        return [contract_card(self.table, number, is_leaving=number == stale) for number in numbers]

    def _contract_numbers(self) -> tuple[list[int], int]:
        """What is shown, and which of it leaves: if nobody takes one, the highest number (ORE-REP-08)."""
        view = self.table.view
        numbers = [number for number in view.row.contracts if isinstance(number, int)]
        return numbers, 0 if view.taken else max(numbers, default=0)

    def discarded(self) -> list[Line]:
        """Contracts on the discard pile, with their rows where somebody can reach them (ORE-AST-01)."""
        table = self.table
        numbers = [number for number in table.view.discard.contracts if isinstance(number, int)]
        if not numbers:
            return []
        owned = {asset for player in table.view.player for asset in player.assets}
        if not any(table.assets[name].effect.do == "black_market" for name in owned):
            told = " ".join(f"#{number}" for number in numbers)
            return wrapped(f"{self.say('draw-discarded')} {told}", self.width, FAINT, INDENT)
        cards = [contract_line(table, number) for number in numbers]
        return packed([[(self.say("draw-discarded"), FAINT)], *cards], self.width)

    # ---- one card ---------------------------------------------------------------------------
    def _card(self, card: Parts | None, width: int, *, is_short: bool) -> list[Line]:
        """A card of a row; its points stand behind the price or the name, wherever there is room."""
        if card is None:
            return []
        (hand, name), width = card.name, width - 1
        words = [self.table.tinted(text) for [(text, _)] in wrapped(card.told, width)]
        if is_short:
            [head] = _ended([joined(_headed(card), "  ")], card.points or [("", INK)], 0, width + 1)
            return [head, *([(" ", INK), *line] for line in words)]
        names = wrapped(name[0], width, name[1])
        if card.typed:
            names = _ended(names, [(card.typed, FAINT)], 1, width) or [*names, [(card.typed, FAINT)]]
        prices = [card.price]
        if card.points:
            on_price = _ended(prices, card.points, 0, width)
            on_name = _ended(names[:1], card.points, 0, width)
            if on_price:
                prices = on_price
            elif on_name:
                names[:1] = on_name
            else:
                prices.append(card.points)
        return [[hand, *names[0]], *([(" ", INK), *line] for line in [*names[1:], *prices, *words])]

    def _listed(self, card: Parts) -> list[Line]:
        """A card of the list: name and price in the first line, what it does behind them or below."""
        edge = (self.table.marks.leaving if card.is_leaving else " ", STRONG)
        words = self.table.tinted(card.told)
        heads = _heads(card)
        head = joined(heads, "  ")
        if width_of(head) + width_of(words) + 3 <= self.width:
            return [[edge, *joined([head, words], "  ")]]
        lines = packed(heads, self.width - 1)
        lines += [self.table.tinted(f"   {text}") for [(text, _)] in wrapped(card.told, self.width - 4)]
        return [[edge, *line] for line in lines]

    def _named(self, card: Parts) -> Line:
        """Name and price only."""
        line = joined(_heads(card), " ")
        return self._leaving(line) if card.is_leaving else line

    def _leaving(self, line: Line) -> Line:
        """With the broken line, before the hand or in its place."""
        mark = (self.table.marks.leaving, STRONG)
        return [mark, *line] if line[0][0].strip() else [mark, *line[1:]]

    def _asset(self, card: str) -> Parts:
        table, say, asset = self.table, self.say, self.table.assets[card]
        money, barrels = f"buy {card} money", f"buy {card} barrels"
        price: Line = []
        if asset.money >= 0:
            price.append((f"${asset.money}", table.lamp(INK, money)))
        if any(asset.barrels):
            price += [(f" {say('draw-or')} ", FAINT)] if price else []
            is_lit = table.is_lit(barrels)
            told = table.barrels(asset.barrels)
            price += [(told, LAMP)] if is_lit else table.tinted(told)
        is_later = asset.effect.do.startswith("score_") and not asset.vp
        points: Line = [(say("draw-card-points", points="?" if is_later else asset.vp), STRONG)]
        does_it = effect_text(say, asset.effect) if self.length == FULL else does(table, asset.effect)
        name = asset_name(say, asset)
        return Parts(self._name(name, money, barrels), known_as(name, card), price, points, does_it, False)

    def _initiative(self, card: str) -> Parts:
        table, say, initiative = self.table, self.say, self.table.initiatives[card]
        moves = [move for move in table.lit if f"{move} ".startswith(f"buy {card} ")]
        money = "/".join(f"${each}" for each in initiative.money)
        price = say("draw-price-barrel", money=money) if initiative.takes_barrel else money
        if self.length == FULL:
            told = initiative_does(say, table.content, initiative)
        else:
            setup = table.content.setup
            told = say("draw-initiative", kind=kind_of(initiative), money=setup.drill_money, most=setup.futures_most)
        name = initiative_name(say, initiative)
        return Parts(
            self._name(name, *moves), known_as(name, card), [(price, table.lamp(INK, *moves))], [], told, False
        )

    def _name(self, name: str, *moves: str) -> Line:
        """A card's name with the hand before it."""
        return [self.table.hand(*moves), (name, self.table.lamp(STRONG, *moves))]

    # ---- rows -------------------------------------------------------------------------------
    def _title(self, message: str, pile: int) -> Line:
        return rule(self._label(message, pile), self.width, self.table.marks)

    def _label(self, message: str, pile: int) -> Line:
        return [(self.say(message), STRONG), (f" {self.table.marks.shade}{pile}", FAINT)]

    def _row(self, cards: Sequence[list[Line]], each: int) -> list[Line]:
        """Cards in columns of equal width; the last one has a broken line at its left."""
        lines: list[Line] = []
        for i in range(max(map(len, cards), default=0)):
            line: Line = []
            for place, card in enumerate(cards):
                is_leaving = place == len(cards) - 1 and i < len(card)
                if place:
                    line.append((f" {self.table.marks.leaving}" if is_leaving else " " * GAP, STRONG))
                line += padded(card[i] if i < len(card) else [], each)
            lines.append(line)
        return lines


def _headed(card: Parts) -> list[Line]:
    """Its name, how it is typed, and the price."""
    return [[*card.name, (f" {card.typed}", FAINT)] if card.typed else card.name, card.price]


def _heads(card: Parts) -> list[Line]:
    """The same with its points, if it has any."""
    return [*_headed(card), *([card.points] if card.points else [])]


def _is_one_line(card: Parts, width: int) -> bool:
    """Is there room for all this behind each other?"""
    return width_of(joined(_heads(card), "  ")) <= width


def _ended(lines: Sequence[Line], more: Line, gap: int, width: int) -> list[Line]:
    """Lines with something behind the last one, at the right edge or after a gap; none, if there is no room for it."""
    spare = width - width_of(lines[-1]) - width_of(more)
    if spare < 1:
        return []
    return [*lines[:-1], [*lines[-1], (" " * (gap or spare), INK), *more]]


# ---- contracts --------------------------------------------------------------------------------------


def contract_card(table: Table, number: int, *, is_leaving: bool = False) -> Block:
    """A contract that nobody has: its number and its rows."""
    contract: Contract = table.contracts[number]
    move = f"take #{number}"
    sums = [f"${row.pays}" for row in contract.rows]
    widest = max(map(len, sums))
    needs = [table.tinted(table.needs(row)) for row in contract.rows]
    broad = max(map(width_of, needs))
    lines: list[Line] = [[table.hand(move), (f"#{number}", table.lamp(STRONG, move))]]
    for line, money in zip(needs, sums, strict=True):
        lines.append([(" ", INK), *padded(line, broad), (f" {money:>{widest}}", INK)])
    if is_leaving:
        lines = [[(table.marks.leaving, STRONG), *line] for line in lines]
    return Block(lines)


def contract_line(table: Table, number: int) -> Line:
    """The same in one line."""
    move = f"take #{number}"
    rows = [[*table.tinted(table.needs(row)), (f" ${row.pays}", INK)] for row in table.contracts[number].rows]
    return [table.hand(move), (f"#{number} ", table.lamp(STRONG, move)), *joined(rows, ", ")]


def packed(parts: Sequence[Line], width: int, indent: str = INDENT, gap: str = "  ") -> list[Line]:
    """Parts one behind the other, in as many lines as they need."""
    lines: list[Line] = []
    for part in parts:
        if lines and width_of(lines[-1]) + len(gap) + width_of(part) <= width:
            lines[-1] = [*lines[-1], (gap, FAINT), *part]
        else:
            lines.append([(indent if lines else "", INK), *part])
    return lines


def flowing(blocks: Sequence[Block], width: int) -> list[Line]:
    """Blocks beside each other with as much room between them as there is, at most four columns."""
    total = sum(block.width for block in blocks)
    gap = max(min((width - total) // max(len(blocks) - 1, 1), 4), GAP)
    return beside(blocks, width, gap) if blocks else []
