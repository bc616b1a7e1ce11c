"""Emigration drawn: miners of the players' colours on the map, the four places by round, what came from there."""

from __future__ import annotations

from wheal.games.tinners.expansions.emigration.rules.emigrating import PLACE_NAMES
from wheal.games.tinners.expansions.emigration.rules.position import ADELAIDE_PLACE, KIMBERLEY, MICHIGAN
from wheal.games.tinners.expansions.emigration.words import PIECE_NAMES
from wheal.games.tinners.rules.position import ROUNDS
from wheal.games.tinners.terminal.addition import Column, DrawnAddition
from wheal.games.tinners.view import AreaView
from wheal.look.terminal import FAINT, INK, STRONG, Block, Line, columns, heading, pack, player_sign


class DrawnEmigration(DrawnAddition):
    """What the Emigration expansion draws."""

    def area_signs(self, area: AreaView) -> list[Line]:
        owner = area.more["own_miner"]
        return [[(self.marks.letters.miner, STRONG), player_sign(owner, self.marks)]] if isinstance(owner, int) else []

    def player_columns(self) -> list[Column]:
        """Miners of the own colour that are still at home."""
        counts = [player.more["own_miners"] for player in self.view.player]
        cells: list[Line] = [[(str(count), INK if count else FAINT)] for count in counts]
        return [Column([(self.say("draw-own-miners"), FAINT)], cells)]

    def tables(self) -> list[Block]:
        places = columns([self._heads(), *map(self._place, range(len(PLACE_NAMES)))])
        width = Block(places).width
        return [Block([*places, *pack(self._gains(), width, "")])]

    def legend(self) -> str:
        sign = f"{self.marks.letters.miner}{self.marks.players[0]}"
        return self.say("draw-legend-emigration", miner=sign)

    # ---- the places -------------------------------------------------------------------------
    def _heads(self) -> list[Line]:
        heads: list[Line] = [heading(self.say("draw-emigration"), self.marks)]
        for number in range(1, ROUNDS + 1):
            is_now = number == self.view.round
            heads.append([(self.say("draw-now") if is_now else str(number), STRONG if is_now else FAINT)])
        return heads

    def _place(self, place: int) -> list[Line]:
        """By round: who went there, or what it gives; nothing where nobody went in time."""
        taken = self.view.more["emigration"][PLACE_NAMES[place]]
        row: list[Line] = [[(self.say(f"place-{PLACE_NAMES[place]}"), INK)]]
        for number in range(1, ROUNDS + 1):
            seat = taken.get(str(number))
            if seat is not None:
                row.append([player_sign(seat, self.marks)])
            elif number < self.view.round:
                row.append([(self.marks.dot, FAINT)])
            else:
                row.append([(self._reward(place, number), STRONG if number == self.view.round else FAINT)])
        return row

    def _reward(self, place: int, number: int) -> str:
        rewards, at = self.content.rewards, number - 1
        if place == MICHIGAN:
            return self._pieces(rewards.michigan[at])
        if place == KIMBERLEY:
            return self.say("draw-reward-kimberley", money=rewards.kimberley[at])
        if place == ADELAIDE_PLACE:
            return self._increase(number)
        return self.say("draw-reward-sierra-madre", points=rewards.sierra_madre[at])

    def _increase(self, number: int) -> str:
        """What Adelaide adds to each cube: of one ore, or of one and of the other."""
        more, less = self.content.rewards.one_ore[number - 1], self.content.rewards.other_ore[number - 1]
        return self.say("draw-reward-adelaide-two" if less else "draw-reward-adelaide", more=more, less=less)

    def _pieces(self, counts: list[int]) -> str:
        letters = [getattr(self.marks.letters, name) for name in PIECE_NAMES]
        signs = zip(letters, counts, strict=True)
        return "".join(letter + (str(count) if count > 1 else "") for letter, count in signs if count)

    # ---- what came from there ---------------------------------------------------------------
    def _gains(self) -> list[Line]:
        """Kimberley's income, Adelaide's increase and Michigan's pieces that wait, player by player."""
        gains: list[Line] = []
        for seat, player in enumerate(self.view.player):
            more = player.more
            words = []
            if more["kimberley"] and self.view.round < ROUNDS:
                words.append(self.say("draw-gain-kimberley", money=more["kimberley"]))
            if more["adelaide"]:
                words.append(self.say("draw-gain-adelaide", increase=self._increase(more["adelaide"])))
            if more["pending"]:
                pieces = self._pieces([more["pending"].count(name) for name in PIECE_NAMES])
                words.append(self.say("draw-gain-michigan", pieces=pieces))
            gains += [[player_sign(seat, self.marks), (f" {word}", INK)] for word in words]
        return gains
