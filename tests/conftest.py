"""What holds for all tests: they speak English unless they say otherwise, whatever the machine speaks."""

import os

import hypothesis
import pytest

os.environ["WHEAL_LANG"] = "en"
hypothesis.settings.register_profile("wheal", deadline=None)  # speed is measured by `wheal bench`, never by a test
hypothesis.settings.load_profile("wheal")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole-games", action="store_true", help="also what takes long: whole games on boards and wires")
