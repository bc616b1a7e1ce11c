"""Scenario files: TOML read strictly; every unknown key is an error with its line and the nearest known key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wheal.kernel.errors import BadInput
from wheal.kernel.record import read_text
from wheal.kernel.words import did_you_mean

SCHEMA = 1
FILE_KEYS = ("schema", "game", "content", "players", "options", "seed", "define", "scenario")
SCENARIO_KEYS = ("name", "rules", "players", "options", "seed", "define", "given", "force", "step")
STEP_KEYS = ("force", "play", "refuse", "expect")
REFUSE_KEYS = ("move", "rule")


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
    """One scenario, with the file's defaults filled in."""

    name: str
    rules: Sequence[str]
    players: Sequence[str]
    options: Mapping[str, Any]
    seed: int
    define: Mapping[str, Any]
    given: Mapping[str, Any]
    force: Mapping[str, Any]
    steps: Sequence[StepSpec]
    line: int


@dataclass
class ScenarioFile:
    path: Path
    text: str
    game: str
    content: Path | None
    scenarios: list[Scenario] = field(default_factory=list)

    def line_of(self, words: Sequence[str], start: int = 1) -> int:
        """The first line from ``start`` on in which the last of these words is written, as near as text can tell."""
        return line_of(self.text, words, start)


def line_of(text: str, words: Sequence[str], start: int = 1) -> int:
    lines = text.splitlines()
    for word in reversed([word for word in words if word]):
        pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
        for number in range(start, len(lines) + 1):
            line = lines[number - 1]
            if number > start and line.strip() == "[[scenario]]":
                break
            if not line.lstrip().startswith("#") and pattern.search(line):
                return number
    return start


def read_scenarios(path: Path) -> ScenarioFile:
    """A whole file; raises BadInput with ``PATH:LINE``."""
    text = read_text(path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = found.group(1) if found else str(len(text.splitlines()))
        what = re.sub(r"\s*\(at .*\)$", "", str(error))
        raise BadInput(f"is not TOML: {what[:1].lower()}{what[1:]}", f"{path}:{line}") from error
    return _Reader(path, text, data).read()


class _Reader:
    def __init__(self, path: Path, text: str, data: Mapping[str, Any]) -> None:
        self.path = path
        self.text = text
        self.data = data
        lines = text.splitlines()
        self.starts = [i for i, line in enumerate(lines, 1) if line.strip() == "[[scenario]]"]

    def fail(self, what: str, word: str = "", start: int = 1) -> BadInput:
        return BadInput(what, f"{self.path}:{line_of(self.text, [word], start)}")

    def check_keys(self, data: Mapping[str, Any], known: Sequence[str], where: str, start: int) -> None:
        for key in data:
            if key not in known:
                raise self.fail(f'unknown key "{key}" in {where}{did_you_mean(key, known)}', key, start)

    def kind(self, data: Mapping[str, Any], key: str, kind: type, default: Any, start: int = 1) -> Any:
        value = data.get(key, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            words = {dict: "a table", list: "a list", str: "text", int: "a whole number"}[kind]
            raise self.fail(f'"{key}" must be {words}', key, start)
        return value

    def read(self) -> ScenarioFile:
        data = self.data
        self.check_keys(data, FILE_KEYS, "the file", 1)
        if "schema" not in data:
            raise self.fail('"schema" is missing; write schema = 1')
        if data["schema"] != SCHEMA:
            raise self.fail(f"schema {data['schema']} is not known; it must be {SCHEMA}", "schema")
        if "game" not in data:
            raise self.fail('"game" is missing; write for example game = "tinners"')
        content = self.kind(data, "content", str, "")
        file = ScenarioFile(
            self.path,
            self.text,
            self.kind(data, "game", str, ""),
            (self.path.parent / content).resolve() if content else None,
        )
        entries = self.kind(data, "scenario", list, [])
        if not entries:
            raise self.fail("there is no [[scenario]] in this file")
        names: set[str] = set()
        for i, entry in enumerate(entries):
            start = self.starts[i] if i < len(self.starts) else 1
            scenario = self.scenario(entry, start)
            if scenario.name in names:
                raise self.fail(f'two scenarios are called "{scenario.name}"', "name", start)
            names.add(scenario.name)
            file.scenarios.append(scenario)
        return file

    def scenario(self, entry: Mapping[str, Any], start: int) -> Scenario:
        self.check_keys(entry, SCENARIO_KEYS, "the scenario", start)
        if "name" not in entry:
            raise self.fail('"name" is missing', "", start)
        file = self.data
        define: dict[str, dict[str, Any]] = {}
        for source in (self.kind(file, "define", dict, {}), self.kind(entry, "define", dict, {}, start)):
            for kind, things in source.items():
                if not isinstance(things, dict):
                    raise self.fail(f"define.{kind} must be a table", kind, start)
                define.setdefault(kind, {}).update(things)
        players = self.kind(entry if "players" in entry else file, "players", list, [], start)
        if not players or not all(isinstance(name, str) for name in players):
            raise self.fail('"players" must be a list of names', "players", start)
        steps = self.kind(entry, "step", list, [], start)
        return Scenario(
            name=self.kind(entry, "name", str, "", start),
            rules=self.kind(entry, "rules", list, [], start),
            players=players,
            options={**self.kind(file, "options", dict, {}), **self.kind(entry, "options", dict, {}, start)},
            seed=self.kind(entry if "seed" in entry else file, "seed", int, 1, start),
            define=define,
            given=self.kind(entry, "given", dict, {}, start),
            force=self.kind(entry, "force", dict, {}, start),
            steps=[self.step(step, start) for step in steps],
            line=start,
        )

    def step(self, step: Mapping[str, Any], start: int) -> StepSpec:
        self.check_keys(step, STEP_KEYS, "the step", start)
        refuses = []
        for entry in self.kind(step, "refuse", list, [], start):
            if not isinstance(entry, dict) or not isinstance(entry.get("move"), str):
                raise self.fail('"refuse" must be a list of { move = "…", rule = "…" }', "refuse", start)
            self.check_keys(entry, REFUSE_KEYS, "refuse", start)
            rule = entry.get("rule", [])
            refuses.append(Refuse(entry["move"], (rule,) if isinstance(rule, str) else tuple(rule)))
        play = self.kind(step, "play", list, [], start)
        if not all(isinstance(line, str) for line in play):
            raise self.fail('"play" must be a list of moves', "play", start)
        return StepSpec(
            force=self.kind(step, "force", dict, {}, start),
            play=play,
            refuse=refuses,
            expect=self.kind(step, "expect", dict, {}, start),
        )
