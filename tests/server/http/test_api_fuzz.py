"""Requests by chance, made from the server's own description: nothing that is sent makes it fail."""

from __future__ import annotations

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from tests.server.serving import MANY, Served, serving
from tests.server.table_parts import NAMES, new_key

OPERATIONS = 18
LEFT_OUT = [
    allow_header_conformance,  # Litestar's own answer to OPTIONS names one method of several
    positive_data_acceptance,  # a description of types does not know the rules of a game
]
FEW = settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def new_table(served: Served) -> dict[str, Any]:
    wish = {"key": new_key(), "game": "ore", "seats": [{"name": name} for name in NAMES]}
    made: dict[str, Any] = httpx.post(f"{served.http}/api/tables", json=wish, timeout=60).json()
    return made


def test_any_request(postgres_url: str) -> None:
    """Half of them at a table that is there, by somebody who may be there.

    On PostgreSQL, which takes less in a text than SQLite does. All operations in one test, because pytest-xdist would
    take several of one name for the same.
    """
    with serving(postgres_url, MANY) as served:
        schema = schemathesis.openapi.from_url(f"{served.http}/api/schema/openapi.json")
        made = new_table(served)
        bearer = {"Authorization": f"Bearer {made['host']}"}
        picture = httpx.get(f"{served.http}/api/tables/{made['table']}/picture", headers=bearer, timeout=60)
        assert picture.status_code == 200, "what draws has to be started once"
        secrets = [made["host"], made["watch"], *(seat["secret"] for seat in made["seats"])]
        done = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if not operation.path.startswith("/api/"):
                continue

            @FEW
            @given(case=operation.as_strategy(), at_home=st.booleans(), secret=st.sampled_from(secrets))
            def ask(case: Any, at_home: bool, secret: str) -> None:
                is_deleting = isinstance(case.body, dict) and case.body.get("do") == "delete"
                if at_home and "table" in (case.path_parameters or {}) and not is_deleting:
                    case.path_parameters["table"] = made["table"]
                    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {secret}"}
                case.call_and_validate(excluded_checks=LEFT_OUT)

            ask()
            done += 1
        assert done == OPERATIONS
        state = httpx.get(f"{served.http}/api/tables/{made['table']}", headers=bearer, timeout=60)
        assert state.status_code == 200
