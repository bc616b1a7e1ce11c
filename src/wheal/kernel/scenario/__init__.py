"""Scenarios: given a position, when these moves are played, then this is expected."""

from wheal.kernel.scenario.reading import Scenario, ScenarioFile, read_scenarios
from wheal.kernel.scenario.running import Outcome, run_scenario

__all__ = ["Outcome", "Scenario", "ScenarioFile", "read_scenarios", "run_scenario"]
