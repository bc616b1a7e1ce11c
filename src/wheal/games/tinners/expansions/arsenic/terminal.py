"""Arsenic drawn: cubes and calciners on the map, limiters below the work track, the market with its sections."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Final

from wheal.games.tinners.expansions.arsenic.rules.position import UNUSED_LIMITER
from wheal.games.tinners.terminal.addition import Column, DrawnAddition
from wheal.games.tinners.view import AreaView
from wheal.look.terminal import FAINT, INK, STRONG, Block, Line, columns, heading, player_sign

ARSENIC: Final = "bold #8a9a3b"
LIMITER: Final = "|"


class DrawnArsenic(DrawnAddition):
    """What the Arsenic expansion draws."""

    def area_signs(self, area: AreaView) -> list[Line]:
        signs: list[Line] = []
        if area.more["arsenic"]:
            signs.append([(self.say("draw-arsenic"), ARSENIC), (str(area.more["arsenic"]), STRONG)])
        if area.more["calciner"]:
            signs.append([(self.say("draw-calciner"), STRONG)])
        return signs

    def track_signs(self) -> Mapping[int, list[Line]]:
        """A bar and the player's sign in the first column that the player cannot enter."""
        found: dict[int, list[Line]] = {}
        for seat, player in enumerate(self.view.player):
            if player.more["limiter"] < UNUSED_LIMITER:
                sign: Line = [(LIMITER, STRONG), player_sign(seat, self.marks)]
                found.setdefault(player.more["limiter"], []).append(sign)
        return found

    def player_columns(self) -> list[Column]:
        """Cubes processed and not sold, and whether the calciner is built."""
        held: list[Line] = []
        built: list[Line] = []
        letter = self.say("draw-calciner")
        for player in self.view.player:
            count = player.more["arsenic"]
            held.append([(str(count), INK if count else FAINT)])
            built.append([(letter, STRONG) if player.more["calciner"] else (self.marks.dot, FAINT)])
        return [Column([(self.say("draw-arsenic"), ARSENIC)], held), Column([(letter, FAINT)], built)]

    def tables(self) -> list[Block]:
        return [Block([self._title(), *self._sections()])]

    def legend(self) -> str:
        return self.say("draw-legend-arsenic", limiter=f"{LIMITER}{self.marks.players[0]}")

    # ---- the market -------------------------------------------------------------------------
    def _title(self) -> Line:
        """Also what the viewer's cubes would bring now."""
        view = self.view
        title = heading(self.say("draw-market"), self.marks)
        cubes = view.player[view.viewer].more["arsenic"] if 0 <= view.viewer < len(view.player) else 0
        if not cubes:
            return title
        spaces = list(chain.from_iterable(view.more["market_spaces"]))
        money = sum(spaces[:cubes]) + spaces[-1] * max(cubes - len(spaces), 0)
        return [*title, (f"  {self.say('draw-market-yours', cubes=cubes, money=money)}", INK)]

    def _sections(self) -> list[Line]:
        """Each section in a line: shaded where it is closed, a letter on what is sold, a frame round the next space."""
        sections = self.content.arsenic_market
        spaces = self.view.more["market_spaces"]
        closed = len(sections) - len(spaces)
        most = max(map(len, sections))
        first = next(number for number, section in enumerate(spaces) if section) + closed
        rows: list[list[Line]] = []
        for number, section in enumerate(sections):
            if number < closed:
                cells: list[Line] = [[(f" {self.marks.shade * 2} ", FAINT)] for _ in section]
                words = self.say("draw-market-closed")
            else:
                cells = self._spaces(section, len(spaces[number - closed]), is_next=number == first)
                is_now = number == closed
                words = self.say("draw-market-now") if is_now else self.say("draw-market-until", round=number + 1)
            if number == len(sections) - 1:
                words = self.say("draw-market-last")
                cells[-1] = [*cells[-1][:-1], (cells[-1][-1][0].rstrip(" ") + "+", cells[-1][-1][1])]
            cells += [[] for _ in range(most - len(section))]
            rows.append([*cells, [(f" {words}", FAINT)]])
        return columns(rows, gap=0)

    def _spaces(self, section: list[int], empty: int, *, is_next: bool) -> list[Line]:
        cells: list[Line] = []
        sold = len(section) - empty
        for place, money in enumerate(section):
            if place < sold:
                cells.append([(f"  {self.say('draw-arsenic')} ", ARSENIC)])
            elif place == sold and is_next:
                cells.append([(f"[{money:>2}]", STRONG)])
            else:
                cells.append([(f" {money:>2} ", INK)])
        return cells
