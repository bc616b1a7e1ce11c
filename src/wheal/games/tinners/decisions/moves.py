"""The actions of the table by verb and number, for listing without a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.decisions.verbs import (
    Adit,
    Bid,
    Build,
    Discard,
    Drop,
    Extract,
    Invest,
    Miner,
    NoPeek,
    NoSurvey,
    Pass,
    Pasties,
    Peek,
    Port,
    Pump,
    Pumps,
    Stop,
    Survey,
    SurveyDraw,
    Train,
)
from wheal.games.tinners.rules.extraction import MAX_CUBES
from wheal.kernel.engine.action import Action

if TYPE_CHECKING:
    from wheal.kernel.action_table import ActionTable


class Moves:
    """References into one action table."""

    def __init__(self, table: ActionTable) -> None:
        self.discard: list[Action[Any]] = table.of(Discard)
        self.build: list[Action[Any]] = table.of(Build)
        self.survey: list[Action[Any]] = table.of(Survey)
        self.survey_none: Action[Any] = table.of(NoSurvey)[0]
        self.survey_draw: Action[Any] = table.of(SurveyDraw)[0]
        self.miner: list[Action[Any]] = table.of(Miner)
        self.port: list[Action[Any]] = table.of(Port)
        self.train: list[Action[Any]] = table.of(Train)
        self.adit: list[Action[Any]] = table.of(Adit)
        self.pumps: Action[Any] = table.of(Pumps)[0]
        self.pump: list[Action[Any]] = table.of(Pump)
        self.stop: Action[Any] = table.of(Stop)[0]
        self.pasties: Action[Any] = table.of(Pasties)[0]
        self.pass_: Action[Any] = table.of(Pass)[0]
        self.peek: list[Action[Any]] = table.of(Peek)
        self.no_peek: Action[Any] = table.of(NoPeek)[0]
        self.drop: Action[Any] = table.of(Drop)[0]
        self.invest: list[Action[Any]] = table.of(Invest)  # £5 first
        self.bid: list[Action[Any]] = table.of(Bid)  # £0 first
        span = MAX_CUBES + 1
        flat: list[Action[Any]] = table.of(Extract)
        extract: list[list[list[Action[Any]]]] = []  # by area, tin, copper
        for area in range(len(flat) // (span * span)):
            rows: list[list[Action[Any]]] = []
            for tin in range(span):
                start = (area * span + tin) * span
                rows.append(flat[start : start + span])
            extract.append(rows)
        self.extract: list[list[list[Action[Any]]]] = extract
