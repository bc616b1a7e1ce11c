"""Scenario files: TOML read strictly; every unknown key is an error with its line and the nearest known key."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.record import read_text
from wheal.kernel.scenario.compare import show
from wheal.kernel.scenario.places import Path as Place
from wheal.kernel.scenario.places import Places

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

SCHEMA = 1
FILE_KEYS = ("schema", "game", "content", "players", "options", "seed", "define", "scenario")
SCENARIO_KEYS = ("name", "rules", "players", "options", "seed", "define", "given", "force", "step")
STEP_KEYS = ("force", "play", "refuse", "expect")
REFUSE_KEYS = ("move", "rule")
LARGEST = 2**63 - 1
KINDS: dict[type, str] = {dict: "a table", list: "a list", str: "text", int: "a whole number"}


@dataclass(frozen=True)
class Refuse:
    """A move that must be refused, and the rules of which one must be named."""

    move: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class StepSpec:
    force: Mapping[str, Any]
    play: Sequence[str]
    refuse: Sequence[Refuse]
    expect: Mapping[str, Any]


@dataclass(frozen=True)
class Scenario:
    """One scenario, with the file's defaults filled in; ``place`` is where it stands in the file."""

    name: str
    rules: Sequence[str]
    players: Sequence[str]
    options: Mapping[str, Any]
    seed: int
    define: Mapping[str, Any]
    given: Mapping[str, Any]
    force: Mapping[str, Any]
    steps: Sequence[StepSpec]
    place: Place


@dataclass
class ScenarioFile:
    path: Path
    places: Places
    game: str
    content: Path | None
    scenarios: list[Scenario] = field(default_factory=list)


def read_scenarios(path: Path) -> ScenarioFile:
    """A whole file; raises BadInput with ``PATH:LINE``."""
    try:
        return _read_scenarios(path)
    except RecursionError:
        raise BadInput("is nested too deeply to be read", f"{path}:1") from None
    except BadInput:
        raise
    except ValueError as error:
        raise BadInput(f"cannot be read: {error}", f"{path}:1") from error


def _read_scenarios(path: Path) -> ScenarioFile:
    """A whole file; raises BadInput with ``PATH:LINE``."""
    text = read_text(path)
    try:
        data = tomllib.loads(text)
        places = Places(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = found.group(1) if found else str(max(len(text.splitlines()), 1))
        what = re.sub(r"\s*\(at .*\)$", "", str(error))
        raise BadInput(f"this is not TOML: {what[:1].lower()}{what[1:]}", f"{path}:{line}") from error
    except RecursionError as error:
        raise BadInput("lists or tables are nested too deeply", f"{path}:1") from error
    return _Reader(path, places, data).read()


class _Reader:
    def __init__(self, path: Path, places: Places, data: Mapping[str, Any]) -> None:
        self.path = path
        self.places = places
        self.data = data

    def fail(self, what: str, place: Place = ()) -> BadInput:
        return BadInput(what, f"{self.path}:{self.places.line(place)}")

    def check_keys(self, data: Mapping[str, Any], known: Sequence[str], what: str, place: Place) -> None:
        for key in data:
            if key not in known:
                raise self.fail(f'unknown key "{key}" in {what}{did_you_mean(key, known)}', (*place, key))

    def kind(self, data: Mapping[str, Any], key: str, kind: type, default: Any, place: Place = ()) -> Any:
        value = data.get(key, default)
        self.must_be(value, kind, f'"{key}"', (*place, key))
        return value

    def must_be(self, value: Any, kind: type, what: str, place: Place) -> None:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(f"{what} must be {KINDS[kind]}, not {show(value)}", place)

    def texts(self, data: Mapping[str, Any], key: str, what: str, place: Place) -> list[str]:
        """A list of words."""
        values: list[str] = self.kind(data, key, list, [], place)
        for i, value in enumerate(values):
            if not isinstance(value, str):
                raise self.fail(f'"{key}" must be a list of {what}; {show(value)} is none', (*place, key, i))
        return values

    def check_numbers(self, value: Any, place: Place) -> None:
        """TOML promises whole numbers of 64 bits, and none larger are taken."""
        if isinstance(value, dict):
            for key, item in value.items():
                self.check_numbers(item, (*place, key))
        elif isinstance(value, list):
            for i, item in enumerate(value):
                self.check_numbers(item, (*place, i))
        elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
            raise self.fail(f"a number of {len(str(value))} digits is too large", place)

    def read(self) -> ScenarioFile:
        data = self.data
        self.check_numbers(data, ())
        self.check_keys(data, FILE_KEYS, "the file", ())
        if "schema" not in data:
            raise self.fail('"schema" is missing; write schema = 1')
        if self.kind(data, "schema", int, 0) != SCHEMA:
            raise self.fail(f"schema {data['schema']} is not known; it must be {SCHEMA}", ("schema",))
        if "game" not in data:
            raise self.fail('"game" is missing; write for example game = "tinners"')
        content = self.kind(data, "content", str, "")
        file = ScenarioFile(
            self.path,
            self.places,
            self.kind(data, "game", str, ""),
            (self.path.parent / content).resolve() if content else None,
        )
        entries = self.kind(data, "scenario", list, [])
        if not entries:
            raise self.fail("there is no [[scenario]] in this file; write at least one", ("scenario",))
        names: set[str] = set()
        for i, entry in enumerate(entries):
            place: Place = ("scenario", i)
            self.must_be(entry, dict, "a scenario", place)
            scenario = self.scenario(entry, place)
            if scenario.name in names:
                raise self.fail(f'two scenarios are called "{scenario.name}"; choose another name', (*place, "name"))
            names.add(scenario.name)
            file.scenarios.append(scenario)
        return file

    def scenario(self, entry: Mapping[str, Any], place: Place) -> Scenario:
        self.check_keys(entry, SCENARIO_KEYS, "the scenario", place)
        if not self.kind(entry, "name", str, "", place):
            raise self.fail('"name" is missing; every scenario has one', (*place, "name"))
        return Scenario(
            name=entry["name"],
            rules=self.texts(entry, "rules", "rule ids", place),
            players=self.players(entry, place),
            options={**self.kind(self.data, "options", dict, {}), **self.kind(entry, "options", dict, {}, place)},
            seed=self.seed(entry, place),
            define=self.define(entry, place),
            given=self.kind(entry, "given", dict, {}, place),
            force=self.kind(entry, "force", dict, {}, place),
            steps=[
                self.step(step, (*place, "step", i)) for i, step in enumerate(self.kind(entry, "step", list, [], place))
            ],
            place=place,
        )

    def players(self, entry: Mapping[str, Any], place: Place) -> list[str]:
        data, at = (entry, place) if "players" in entry else (self.data, ())
        players = self.texts(data, "players", "names", at)
        for i, name in enumerate(players):
            if name in players[:i]:
                raise self.fail(f'two players are called "{name}"; their names must differ', (*at, "players", i))
        if not players:
            raise self.fail('"players" is missing; write their names, as in players = ["ann", "bob"]', (*at, "players"))
        return players

    def seed(self, entry: Mapping[str, Any], place: Place) -> int:
        data, at = (entry, place) if "seed" in entry else (self.data, ())
        seed: int = self.kind(data, "seed", int, 1, at)
        if seed < 0:
            raise self.fail(f'"seed" must be 0 or more, not {seed}', (*at, "seed"))
        return seed

    def define(self, entry: Mapping[str, Any], place: Place) -> dict[str, dict[str, Any]]:
        """The file's components and the scenario's, merged by key."""
        define: dict[str, dict[str, Any]] = {}
        for data, at in ((self.data, ()), (entry, place)):
            for kind, things in self.kind(data, "define", dict, {}, at).items():
                self.must_be(things, dict, f"define.{kind}", (*at, "define", kind))
                define.setdefault(kind, {}).update(things)
        return define

    def step(self, step: Mapping[str, Any], place: Place) -> StepSpec:
        self.must_be(step, dict, "a step", place)
        self.check_keys(step, STEP_KEYS, "the step", place)
        refuses = self.kind(step, "refuse", list, [], place)
        return StepSpec(
            force=self.kind(step, "force", dict, {}, place),
            play=self.texts(step, "play", "moves", place),
            refuse=[self.refuse(entry, (*place, "refuse", i)) for i, entry in enumerate(refuses)],
            expect=self.kind(step, "expect", dict, {}, place),
        )

    def refuse(self, entry: Any, place: Place) -> Refuse:
        if not isinstance(entry, dict):
            raise self.fail(f'"refuse" holds tables like {{ move = "ann: pass" }}, not {show(entry)}', place)
        self.check_keys(entry, REFUSE_KEYS, "refuse", place)
        if "move" not in entry:
            raise self.fail('"move" is missing in refuse', place)
        move = self.kind(entry, "move", str, "", place)
        rule = entry.get("rule", [])
        return Refuse(move, (rule,) if isinstance(rule, str) else tuple(self.texts(entry, "rule", "rule ids", place)))
