"""Running scenarios: build the position, play, refuse, expect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from wheal import _native
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.game import EVERYTHING, SPECTATOR, Game
from wheal.kernel.hints import did_you_mean
from wheal.kernel.match import Match
from wheal.kernel.player_names import check_names, split_moves
from wheal.kernel.scenario.compare import Difference, difference, is_equal, lookup, show
from wheal.kernel.scenario.places import Path as Place
from wheal.kernel.scenario.places import named_path

if TYPE_CHECKING:
    from wheal.kernel.engine.state import State
    from wheal.kernel.scenario.reading import Refuse, Scenario, ScenarioFile

SPECIAL = ("decision", "legal", "only", "verbs", "over", "winners", "score", "log", "rule", "sees")


class Outcome(msgspec.Struct, kw_only=True):
    """How a scenario went; the fields are those of the JSON line."""

    path: str
    name: str
    game: str
    rules: Sequence[str]
    result: str
    step: int = 0
    at: str = ""
    expected: Any = None
    got: Any = None
    message: str = ""
    compiled: bool = _native.COMPILED

    def line(self) -> str:
        if self.result == "ok":
            return f"ok    {self.path}::{self.name}"
        if self.result == "error":
            return f"ERROR {self.message}"
        return f"FAIL  {self.path}::{self.name}: {self.message}"


class Failed(Exception):
    """What was expected is not so."""

    def __init__(self, step: int, found: Difference | None, message: str) -> None:
        super().__init__(message)
        self.step = step
        self.found = found


def run_scenario(file: ScenarioFile, scenario: Scenario, game: Game) -> Outcome:
    outcome = Outcome(path=str(file.path), name=scenario.name, game=file.game, rules=list(scenario.rules), result="ok")
    runner = Runner(scenario, game)
    try:
        runner.run()
    except Failed as failed:
        outcome.result = "fail"
        outcome.step = failed.step
        outcome.message = f"step {failed.step}: {failed}"
        if failed.found is not None:
            outcome.at = failed.found.path
            outcome.expected = failed.found.expected
            outcome.got = failed.found.got
    except BadInput as error:
        outcome.result = "error"
        outcome.step = runner.step
        line = file.places.line(*runner.places_of(error.sentence), roots=(scenario.place, ()))
        outcome.message = f"{file.path}:{line}: {error}"
    return outcome


class Runner:
    """One scenario being run."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.game = game
        self.step = 0
        self.here: Place = ()  # what is being read, from the scenario or, for the defaults, from the file
        self.log_start = 0  # how much of the log earlier steps have seen

    def run(self) -> None:
        self.match = self.build()
        for number, step in enumerate(self.scenario.steps, 1):
            self.step = number
            self.force(step.force)
            self.play(step.play)
            self.refuse(step.refuse)
            if step.expect:
                self.expect(step.expect)
        left = [f"{name} ({len(queue)})" for name, queue in (self.match.state.forced or {}).items() if queue]
        if left:
            raise Failed(self.step, None, f"forced values are left over: {', '.join(left)}")

    def places_of(self, sentence: str) -> list[Place]:
        """Where what a message complains of may stand: what it names itself, and what is being read."""
        named = named_path(sentence)
        if self.step and named and named[0] in ("force", "expect"):
            named = self.in_step(*named)
        return [named, self.in_step(*self.here) if self.step else self.here]

    def in_step(self, *place: str | int) -> Place:
        return ("step", self.step - 1, *place)

    # ---- given ------------------------------------------------------------------------------
    def build(self) -> Match:
        scenario = self.scenario
        self.here = ("players",)
        check_names(scenario.players)
        seats = self.game.read_seats(len(scenario.players))
        for name, value in scenario.options.items():
            self.here = ("options", name)
            self.game.read_options({name: value})
        options = self.game.read_options(scenario.options)
        self.here = ("given",)
        define: dict[str, dict[str, Any]] = {kind: dict(things) for kind, things in scenario.define.items()}
        for kind, things in self.game.inline(scenario.given, seats).items():
            define.setdefault(kind, {}).update(things)
        game = self.game.with_defined(define) if define else self.game
        state = game.new_state(seats, options, scenario.seed)
        if scenario.given.get("at") != "setup":
            while state.question.name in game.setup_kinds:
                state.apply(state.fallback())
        game.place(state, scenario.given, scenario.players)
        state.numbers = [0] * seats
        self.game = game
        state.watched = True
        self.set_forces(state, scenario.force)
        state.settle()
        return Match(game, scenario.players, options, scenario.seed, state=state)

    def force(self, forces: Mapping[str, Any]) -> None:
        self.set_forces(self.match.state, forces)

    def set_forces(self, state: State, forces: Mapping[str, Any]) -> None:
        for source, values in flat_forces(forces):
            self.here = ("force", *source.split("."))
            queue = values if isinstance(values, list) else [values]
            forced = state.forced or {}
            forced.setdefault(source, []).extend(self.game.force(source, value) for value in queue)
            state.forced = forced

    # ---- when -------------------------------------------------------------------------------
    def play(self, lines: Sequence[str]) -> None:
        for i, line in enumerate(lines):
            self.here = ("play", i)
            for move in split_moves(line):
                self.must_name_player(move)
                try:
                    self.match.play(move)
                except Refused as refused:
                    raise Failed(self.step, None, f'"{move}" is not legal: {refused}') from refused

    def must_name_player(self, move: str) -> None:
        name = move.partition(":")[0].strip()
        if ":" not in move:
            raise BadInput(f'"{move}": write the player before the move, as in "{self.scenario.players[0]}: {move}"')
        if name not in self.scenario.players:
            raise BadInput(f'unknown player "{name}" in "{move}"{did_you_mean(name, self.scenario.players)}')

    def refuse(self, refuses: Sequence[Refuse]) -> None:
        for i, refuse in enumerate(refuses):
            self.here = ("refuse", i)
            self.must_name_player(refuse.move)
            before = self.match.state.to_bytes()
            refusal = self.match.why_not(refuse.move)
            if refusal is None:
                raise Failed(self.step, None, f'"{refuse.move}" should be refused, but is legal')
            if refuse.rules and refusal.rule not in refuse.rules:
                found = Difference("rule", list(refuse.rules), refusal.rule)
                wanted = " or ".join(refuse.rules)
                got = refusal.rule or f"no rule: {Refused(refusal, self.game.id)}"
                raise Failed(self.step, found, f'"{refuse.move}" should be refused by {wanted}, got {got}')
            if self.match.state.to_bytes() != before:
                raise Failed(self.step, None, f'"{refuse.move}" was refused, but the state has changed')

    # ---- then -------------------------------------------------------------------------------
    def expect(self, expect: Mapping[str, Any]) -> None:
        tree = self.game.paths(self.match.state, EVERYTHING, self.scenario.players)
        for key, value in expect.items():
            self.here = ("expect", key)
            if key in SPECIAL:
                getattr(self, f"expect_{key}")(value)
            else:
                if key not in tree:
                    raise BadInput(f'unknown key "{key}" in expect{did_you_mean(key, [*tree, *SPECIAL])}')
                self.compare(key, value, tree[key])
        self.log_start = len(self.log())

    def compare(self, path: str, expected: Any, got: Any) -> None:
        found = difference(path, expected, got, self.game.multisets)
        if found is not None:
            raise Failed(self.step, found, str(found))

    def differ(self, path: str, expected: Any, got: Any) -> Failed:
        found = Difference(path, expected, got)
        return Failed(self.step, found, str(found))

    def words(self, value: Any) -> list[str]:
        """A value that must be a list of texts."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadInput(f"{'.'.join(map(str, self.here))}: must be a list of texts, not {show(value)}")
        return value

    def table(self, value: Any) -> dict[str, Any]:
        """A value that must be a table."""
        if not isinstance(value, dict):
            raise BadInput(f"{'.'.join(map(str, self.here))}: must be a table, not {show(value)}")
        return value

    def expect_decision(self, value: Any) -> None:
        decision = self.match.decision
        now = {"player": decision.player, "kind": decision.kind} if decision else {"player": "", "kind": ""}
        self.compare("decision", self.table(value), now)

    def expect_over(self, value: Any) -> None:
        self.compare("over", value, self.match.over)

    def expect_winners(self, value: Any) -> None:
        winners = self.match.winners
        if sorted(self.words(value)) != sorted(winners):
            raise self.differ("winners", value, winners)

    def expect_score(self, value: Any) -> None:
        scores = dict(zip(self.scenario.players, self.match.state.scores(), strict=True))
        self.compare("score", self.table(value), scores)

    def legal_lines(self, seats: Sequence[int]) -> list[str]:
        names = self.scenario.players
        return [f"{names[seat]}: {move}" for seat in seats for move in self.match.legal_moves_of(seat)]

    def expect_legal(self, value: Any) -> None:
        for move in self.words(value):
            self.must_name_player(move)
            refusal = self.match.why_not(move)
            if refusal is not None:
                raise self.differ("legal", move, f"refused: {Refused(refusal, self.game.id)}")

    def expect_only(self, value: Any) -> None:
        now = self.legal_lines(self.match.state.deciders)
        seats = {line.partition(":")[0] for line in self.words(value)}
        if len(self.match.state.deciders) > 1 and seats:
            now = [line for line in now if line.partition(":")[0] in seats]
        same = len(now) == len(value) and all(any(is_equal_move(a, b) for b in now) for a in value)
        if not same:
            raise self.differ("only", value, now)

    def expect_verbs(self, value: Any) -> None:
        now = {action.verb for action in self.match.state.legal_actions()} if not self.match.over else set()
        if set(self.words(value)) != now:
            raise self.differ("verbs", value, sorted(now))

    def log(self) -> list[str]:
        """Every move so far in notation, also those that the engine made for a player."""
        names = self.scenario.players
        return [f"{names[e.seat]}: {e.action.text}" for e in self.match.events if e.action is not None]

    def expect_log(self, value: Any) -> None:
        now = self.log()[self.log_start :]
        place = 0
        for line in self.words(value):
            while place < len(now) and not is_equal_move(line, now[place]):
                place += 1
            if place == len(now):
                raise self.differ("log", value, now)
            place += 1

    def expect_rule(self, value: Any) -> None:
        rules = [str(event.args["rule"]) for event in self.match.events if "rule" in event.args]
        self.compare("rule", value, rules[-1] if rules else "")

    def expect_sees(self, value: Any) -> None:
        names = self.scenario.players
        for name, expected in self.table(value).items():
            self.here = ("expect", "sees", name)
            if name != "spectator" and name not in names:
                known = [*names, "spectator"]
                raise BadInput(f'unknown player "{name}" in expect.sees{did_you_mean(name, known)}')
            viewer = SPECTATOR if name == "spectator" else list(names).index(name)
            tree = self.game.paths(self.match.state, viewer, names)
            for path, wanted in self.table(expected).items():
                self.here = ("expect", "sees", name, path)
                self.compare(f"sees.{name}.{path}", wanted, lookup(tree, path, f"expect.sees.{name}"))


def is_equal_move(expected: str, got: str) -> bool:
    """The same words, borders in either order."""
    a, b = expected.replace(":", ": ").split(), got.replace(":", ": ").split()
    return len(a) == len(b) and all(is_equal(x, y) for x, y in zip(a, b, strict=True))


def flat_forces(forces: Mapping[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """Sources of forced values; nested tables are joined by dots."""
    found: list[tuple[str, Any]] = []
    for key, value in forces.items():
        if isinstance(value, Mapping):
            found += flat_forces(value, f"{prefix}{key}.")
        else:
            found.append((f"{prefix}{key}", value))
    return found
