"""``wheal scenario run``: scenario files, one line for each scenario."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from wheal import api
from wheal.cli.app import ALL_WELL, BAD_INPUT, NOT_SO, fault, new_group
from wheal.cli.output import print_json
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.scenario import Outcome, Scenario, ScenarioFile, read_scenarios, run_scenario


def run(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", help="help-scenario-path")],
    as_json: Annotated[bool, typer.Option("--json", help="help-scenario-json")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="help-scenario-quiet")] = False,
    content: Annotated[Path | None, typer.Option(metavar="DIR", help="help-scenario-content")] = None,
) -> int:
    """Run scenarios and say of each: ok, FAIL (what was expected is not so) or ERROR (the file is wrong)."""
    counts = Counter[str]()
    for outcome in outcomes(paths, content):
        counts[outcome.result] += 1
        if as_json:
            print_json(outcome)
        elif not quiet or outcome.result != "ok":
            print(outcome.line())
    summary = f"{counts['ok']} passed, {counts['fail']} failed, {counts['error']} errors"
    if not as_json:
        print(summary)
    elif not quiet:
        typer.echo(summary, err=True)
    return BAD_INPUT if counts["error"] else NOT_SO if counts["fail"] else ALL_WELL


def outcomes(paths: Sequence[Path], content: Path | None) -> Iterator[Outcome]:
    """How every scenario of these files and folders went; a bad file is one error."""
    for path, file in read(paths):
        if isinstance(file, BadInput):
            yield Outcome(path=str(path), name="", game="", rules=[], result="error", message=str(file))
            continue
        try:
            game = find_game(file, content)
        except BadInput as error:
            yield Outcome(path=str(path), name="", game=file.game, rules=[], result="error", message=str(error))
            continue
        for one in file.scenarios:
            yield run_one(file, one, game)


def read(paths: Sequence[Path]) -> list[tuple[Path, ScenarioFile | BadInput]]:
    """All files; those in a folder that one of them names as its content are no scenarios."""
    found: list[tuple[Path, ScenarioFile | BadInput]] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            found.append((path, BadInput("there is no *.toml file in this folder", str(path))))
        for one in inside:
            try:
                found.append((one, read_scenarios(one)))
            except BadInput as error:
                found.append((one, error))
    contents = {file.content for _, file in found if isinstance(file, ScenarioFile)}
    return [(path, file) for path, file in found if path in paths or path.parent.resolve() not in contents]


def find_game(file: ScenarioFile, content: Path | None) -> Game:
    """The game that a file is about, with its content; raises BadInput with the line."""
    if file.content is None and content is not None and file.game in api.game_ids():
        return api.game(file.game, content)
    try:
        return api.game(file.game, file.content)
    except BadInput as error:
        key = "content" if file.game in api.game_ids() else "game"
        raise BadInput(str(error), f"{file.path}:{file.places.line((key,))}") from error


def run_one(file: ScenarioFile, one: Scenario, game: Game) -> Outcome:
    """Run a scenario; a fault in the engine is its error, and does not stop the others."""
    try:
        return run_scenario(file, one, game)
    except Exception as error:
        if os.environ.get("WHEAL_DEBUG", "0") not in {"", "0"}:
            raise
        message = f"{file.path}:{file.places.line(one.place)}: {fault(error)}"
        return Outcome(
            path=str(file.path), name=one.name, game=file.game, rules=one.rules, result="error", message=message
        )


scenario = new_group("help-scenario", ("help-scenario-run", run))
