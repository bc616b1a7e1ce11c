"""The words that stand on the drawn board: titles, names of pieces, heads of columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from wheal.kernel.texts import Texts


class BoardWords(msgspec.Struct, frozen=True):
    """Words that need no number or name beside them."""

    map: str
    track: str
    track_rule: str
    prices: str
    prices_now: str
    board: str
    invest: str
    invest_steps: str
    survey: str
    survey_own: str
    decks: str
    revealed: str
    auction: str
    miners: str
    ports: str
    trains: str
    adits: str
    pumps: str
    miner: str
    port: str
    train: str
    adit: str
    pump: str
    drainage: str
    tin: str
    copper: str
    water: str
    money: str
    points: str
    work_left: str
    work_left_short: str
    mines: str
    cards: str
    ore: str
    ore_short: str
    ore_value: str
    capacity: str
    passed: str
    looked: str
    would_hold: str
    card_on_lot: str
    highest: str
    best: str
    worth: str
    wild: str
    to_move: str


def board_words(say: Texts) -> BoardWords:
    return BoardWords(
        map=say("draw-word-map"),
        track=say("draw-word-track"),
        track_rule=say("draw-word-track-rule"),
        prices=say("draw-word-prices"),
        prices_now=say("draw-word-prices-now"),
        board=say("draw-word-board"),
        invest=say("draw-word-invest"),
        invest_steps=say("draw-word-invest-steps"),
        survey=say("draw-word-survey"),
        survey_own=say("draw-word-survey-own"),
        decks=say("draw-word-decks"),
        revealed=say("draw-word-revealed"),
        auction=say("draw-word-auction"),
        miners=say("draw-word-miners"),
        ports=say("draw-word-ports"),
        trains=say("draw-word-trains"),
        adits=say("draw-word-adits"),
        pumps=say("draw-word-pumps"),
        miner=say("draw-word-miner"),
        port=say("draw-word-port"),
        train=say("draw-word-train"),
        adit=say("draw-word-adit"),
        pump=say("draw-word-pump"),
        drainage=say("draw-word-drainage"),
        tin=say("draw-word-tin"),
        copper=say("draw-word-copper"),
        water=say("draw-word-water"),
        money=say("draw-word-money"),
        points=say("draw-word-points"),
        work_left=say("draw-word-work-left"),
        work_left_short=say("draw-word-work-left-short"),
        mines=say("draw-word-mines"),
        cards=say("draw-word-cards"),
        ore=say("draw-word-ore"),
        ore_short=say("draw-word-ore-short"),
        ore_value=say("draw-word-ore-value"),
        capacity=say("draw-word-capacity"),
        passed=say("draw-word-passed"),
        looked=say("draw-word-looked"),
        would_hold=say("draw-word-would-hold"),
        card_on_lot=say("draw-word-card-on-lot"),
        highest=say("draw-word-highest"),
        best=say("draw-word-best"),
        worth=say("draw-word-worth"),
        wild=say("draw-word-wild"),
        to_move=say("draw-word-to-move"),
    )
