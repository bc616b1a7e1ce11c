"""The tables beside the map: round and prices, work track, players, developments, investing, auction, hand, news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wheal.games.tinners.content import Content
from wheal.games.tinners.rules.position import COLUMNS, ROUNDS
from wheal.games.tinners.terminal.parts import ORE, Marks
from wheal.games.tinners.words.table import back_text, benefit_text, bonus_words
from wheal.look.terminal import (
    FAINT,
    INK,
    LAMP,
    STRONG,
    Block,
    Line,
    columns,
    heading,
    legend_block,
    news_lines,
    player_name,
    player_sign,
    width_of,
)

if TYPE_CHECKING:
    from wheal.games.tinners.page.board import BoardView
    from wheal.games.tinners.terminal.addition import DrawnAddition
    from wheal.kernel.texts import Texts

NEWS = 8
WIDE = 66  # of the players' table at most, unless there is more room
WITH_CARDS = 52  # below it has no cards
BOARD = ("miner", "port", "train", "adit")


class Panels:
    """All tables of one board."""

    def __init__(
        self,
        board: BoardView,
        content: Content,
        names: Sequence[str],
        say: Texts,
        marks: Marks,
        additions: Sequence[DrawnAddition] = (),
    ) -> None:
        self.work = board.track
        self.lot = board.lot
        self.view = board.table
        self.content = content
        self.names = names
        self.say = say
        self.marks = marks
        self.additions = additions

    def head(self) -> Block:
        """Which round it is, and what ore is worth."""
        view, say = self.view, self.say
        if view.at == "setup":
            return Block([[(say("draw-setup"), STRONG)]])
        line: Line = [(say("draw-round", round=view.round), STRONG)]
        for ore, word in (("tin", say("draw-tin")), ("copper", say("draw-copper"))):
            line += [("   ", INK), (getattr(self.marks.letters, ore), ORE[ore]), (f" {word} ", INK)]
            line.append((f"£{view.prices[ore]}", STRONG))
        return Block([line])

    def track(self) -> Block | None:
        """The work track while somebody is on it; in each column the uppermost moves first."""
        if self.view.at == "setup" or not any(self.work):
            return None
        feet: dict[int, list[Line]] = {}
        for addition in self.additions:
            for column, signs in addition.track_signs().items():
                feet.setdefault(column, []).extend(signs)
        work = [*self.work, *([] for _ in range(max(feet, default=0) + 1 - len(self.work)))]
        lines: list[Line] = [self._title("draw-work")]
        lines.append([(f"{column:>3}", STRONG if stack else FAINT) for column, stack in enumerate(work)])
        for i in range(max(map(len, work))):
            markers = [player_sign(stack[i], self.marks) if i < len(stack) else None for stack in work]
            lines.append([piece for sign in markers for piece in (("  ", INK), sign or (self.marks.dot, FAINT))])
        for i in range(max(map(len, feet.values()), default=0)):
            found = (feet.get(column, []) for column in range(len(work)))
            lines.append([piece for signs in found for piece in _foot(signs[i] if i < len(signs) else [])])
        return Block(lines)

    def players(self, width: int = WIDE) -> list[Block]:
        """Who has what, in seat order; the one who decides has a pointing hand, the others their place in the order.

        Further columns stand in a table of their own where they have no room.
        """
        further = [column for addition in self.additions for column in addition.player_columns()]
        rows = self._players(width)
        numbers = range(2, len(rows[0]) - (1 if self._has_cards(width) else 0))
        if not further:
            return [Block(columns(rows, right=numbers))]
        extra: list[list[Line]] = [[column.head for column in further]]
        extra += [[column.cells[seat] for column in further] for seat in range(len(self.names))]
        wide = [[*row[: numbers.stop], *more, *row[numbers.stop :]] for row, more in zip(rows, extra, strict=True)]
        table = Block(columns(wide, right=range(2, numbers.stop + len(further))))
        if table.width <= width:
            return [table]
        signs: list[Line] = [[], *([player_sign(seat, self.marks)] for seat in range(len(self.names)))]
        narrow = [[sign, *more] for sign, more in zip(signs, extra, strict=True)]
        return [Block(columns(rows, right=numbers)), Block(columns(narrow, right=range(1, len(narrow[0]))))]

    def _has_cards(self, width: int) -> bool:
        return width >= WITH_CARDS

    def _players(self, width: int) -> list[list[Line]]:
        """The rows of the players' table, with their heads."""
        view, say = self.view, self.say
        is_wide = self._has_cards(width)
        words = ["", "", "£", say("draw-points"), say("draw-work-left"), say("draw-mines")]
        heads: list[Line] = [[(word, FAINT)] for word in words]
        heads += [[(getattr(self.marks.letters, ore), ORE[ore])] for ore in ("tin", "copper")]
        if is_wide:
            heads.append([(say("draw-cards"), FAINT)])
        rows: list[list[Line]] = [heads]
        for seat, player in enumerate(view.player):
            is_asked = seat in view.to_decide
            work = str(player.final_column - player.column)
            if player.final_column < COLUMNS:
                work += f"/{player.final_column}"
            numbers = [str(player.money), str(player.points), work, str(player.mines)]
            row: list[Line] = [
                [(self._place(seat), LAMP if is_asked else FAINT)],
                player_name(seat, self.names, self.marks, 14 if is_wide else 10),
                *([(number, STRONG if i < 2 else INK)] for i, number in enumerate(numbers)),
                [(str(player.tin), INK if player.tin else FAINT)],
                [(str(player.copper), INK if player.copper else FAINT)],
            ]
            if is_wide:
                row.append([(" ".join(self._back(back) for back in player.backs), INK)])
            rows.append(row)
        return rows

    def _back(self, back: str) -> str:
        return back_text(self.say, back, "draw")

    def _place(self, seat: int) -> str:
        view = self.view
        if seat in view.to_decide:
            return self.marks.hand
        if seat in view.passed:
            return self.say("draw-passed", place=view.passed.index(seat) + 1)
        return "" if view.at == "setup" else str(view.order.index(seat) + 1)

    def board(self) -> Block:
        """What can still be taken in this round, and what comes in later ones."""
        view, say = self.view, self.say
        heads: list[Line] = [
            self._title("draw-board"),
            *([(getattr(self.marks.letters, piece), STRONG)] for piece in (*BOARD, "pump")),
        ]
        rows = [heads]
        current = max(view.round, 1)
        for number, column in enumerate(self.content.boards[len(self.names)][current - 1 :], current):
            is_now = number == view.round
            counts = [view.board[f"{piece}s"] if is_now else getattr(column, f"{piece}s") for piece in BOARD]
            groups = view.pumps if is_now else column.pump_groups
            pumps = "+".join(map(str, groups)) or "0"
            style = INK if is_now else FAINT
            title = say("draw-now") if is_now else say("draw-later", round=number)
            cells = [*map(str, counts), pumps]
            rows.append([[(title, style)], *([(text, FAINT if text == "0" else style)] for text in cells)])
        return Block(columns(rows, right=range(1, 5), gap=2))

    def investing(self) -> Block:
        """What £10 and £5 score by place, in this round and the coming ones, and who stands where."""
        view, say = self.view, self.say
        first = max(view.round, 1)
        heads: list[Line] = [self._title("draw-invest")]
        for number in range(first, ROUNDS + 1):
            is_now = number == view.round
            heads.append([(say("draw-now") if is_now else str(number), STRONG if is_now else FAINT)])
        rows = [heads]
        for place in range(len(self.names)):
            title: Line = [(f"{place + 1} ", INK)]
            if place < len(view.passed):
                title += player_name(view.passed[place], self.names, self.marks, 10)
            row = [title]
            for number in range(first, ROUNDS + 1):
                tens, five = self.content.per_10[place][number - 1], self.content.per_5[place][number - 1]
                row.append([(f"{tens}/{five}", STRONG if number == view.round else FAINT)])
            rows.append(row)
        return Block(columns(rows, right=range(1, len(heads))))

    def auction(self) -> Block | None:
        """The lot, what is bid, who is still in."""
        view, say, auction, lot = self.view, self.say, self.view.auction, self.lot
        if auction is None or lot is None:
            return None
        area = view.area[lot.area]
        lines: list[Line] = [[(say("draw-auction", area=area.name), LAMP)]]
        if lot.tile is None and area.face:
            lines.append([(say("draw-auction-hidden", region=area.region), INK)])
        elif lot.tile is not None:
            numbers: Line = []
            for ore in ORE:
                numbers += [(getattr(self.marks.letters, ore), ORE[ore]), (f"{getattr(lot.tile, ore)} ", STRONG)]
            lines.append([*numbers, (say("draw-auction-known") if lot.is_secret else "", INK)])
            lines += [[(words, INK)] for words in bonus_words(say, lot.tile)]
        if auction.card:
            what = benefit_text(say, self.content.card_of[auction.card])
            lines.append([(say("draw-auction-card", what=what), INK)])
        if not isinstance(auction.leader, int):
            lines.append([(say("draw-auction-opens", bid=auction.minimum), INK)])
        words = {"leads": (say("draw-auction-bid", bid=auction.bid), STRONG), "out": (say("draw-auction-out"), FAINT)}
        for lane in lot.lanes:
            hand = self.marks.hand if lane.seat in view.to_decide else " "
            name = player_name(lane.seat, self.names, self.marks, 14)
            state = words.get(lane.state, (say("draw-auction-in", money=lane.money), INK))
            lines.append([(hand, LAMP), (" ", INK), *name, ("  ", INK), state])
        return Block(lines)

    def hand(self) -> Block | None:
        """The viewer's own survey cards."""
        view, say = self.view, self.say
        if not 0 <= view.viewer < len(self.names) or not view.player[view.viewer].hand:
            return None
        own = view.player[view.viewer]
        rows: list[list[Line]] = []
        for card in (self.content.card_of[name] for name in own.hand):
            is_chosen = f"discard {card.id}" in own.sealed
            style = FAINT if is_chosen else INK
            what = say("draw-discarded") if is_chosen else benefit_text(say, card)
            rows.append([[(card.id, style if is_chosen else STRONG)], [(what, style)], [(f"£{card.value}", style)]])
        return Block([self._title("draw-hand"), *columns(rows, right=(2,), gap=2)])

    def decks(self) -> Block | None:
        """With two players: how many cards each deck holds."""
        decks = self.view.deck
        if not decks:
            return None
        counts = "  ".join(f"{self._back(name)} {len(cards)}" for name, cards in decks.items())
        return Block([[*self._title("draw-decks"), (f"  {counts}", INK)]])

    def adits(self) -> Block | None:
        """Which areas the numbered adits join."""
        if not self.view.adits:
            return None
        areas = self.view.area
        lines = [self._title("draw-adits")]
        for number, border in enumerate(self.view.adits, 1):
            ends = " – ".join(areas[name].name for name in border.split("/"))
            lines.append([(f"={number} ", STRONG), (ends, INK)])
        return Block(lines)

    def result(self) -> Block | None:
        """At the end: the players from first to last."""
        if not self.view.over:
            return None
        rows: list[list[Line]] = []
        for place, seat in enumerate(self.view.ranking, 1):
            points = self.say("draw-result-points", points=self.view.player[seat].points)
            rows.append([[(f"{place}.", STRONG)], player_name(seat, self.names, self.marks, 20), [(points, STRONG)]])
        return Block([[(self.say("draw-over"), LAMP)], *columns(rows, right=(2,))])

    def news(self, lines: Sequence[str], width: int) -> Block | None:
        """The last moves in words."""
        if not lines:
            return None
        return Block([self._title("draw-news"), *news_lines(lines[-NEWS:], width, self.marks)])

    def further(self) -> list[Block]:
        """The tables of expansions."""
        if self.view.at == "setup":
            return []
        return [table for addition in self.additions for table in addition.tables()]

    def legend(self, width: int) -> Block:
        """What the letters of the map mean, in lines of this width."""
        words = [self.say("draw-legend", eye=self.marks.eye, shade=self.marks.shade)]
        words += [legend for addition in self.additions if (legend := addition.legend())]
        return legend_block("; ".join(words), width, self.marks)

    def _title(self, message: str) -> Line:
        return heading(self.say(message), self.marks)


def _foot(sign: Line) -> Line:
    """A sign below a column of the work track."""
    return [(" " * (3 - width_of(sign)), INK), *sign]
