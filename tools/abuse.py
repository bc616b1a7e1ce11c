"""What a person's act takes while somebody abuses a server that is started here, on this machine alone.

`python -m tools.abuse pictures|questions|history [--seconds 8]`: one spectator or player asks in a loop, another person
plays at another table. Prints the median, the 99th hundredth and the longest act, and what was answered to the loop.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

from wheal.bench.server_process import ServerProcess

RECORD = Path(__file__).parents[1] / "tests" / "records" / "tinners-3-players-21.wheal"
PAUSE = 0.05  # seconds between two acts of the person


def made(server: ServerProcess, **wish: Any) -> Any:
    status, body = server.request("POST", "/api/tables", {"key": os.urandom(8).hex(), **wish})
    assert status == 201, body
    return json.loads(body)


def paths(what: str, table: str, moves: int) -> list[tuple[str, str, Any]]:
    """The requests of the loop: method, path, body."""
    at = f"/api/tables/{table}"
    if what == "pictures":
        return [("GET", f"{at}/picture?at={n}", None) for n in range(moves)]
    if what == "picture":
        return [("GET", f"{at}/picture", None)]
    if what == "history":
        return [("GET", f"{at}/at/{n}", None) for n in range(moves)]
    return [("POST", f"{at}/ask", {"type": "ask", "id": 1, "what": "past", "at": n}) for n in range(moves)]


def ask_on(server: ServerProcess, requests: list[tuple[str, str, Any]], secret: str, until: float) -> Counter[int]:
    answers: Counter[int] = Counter()
    for method, path, body in itertools.cycle(requests):
        if time.monotonic() > until:
            return answers
        answers[server.request(method, path, body, secret)[0]] += 1
    return answers


def act_on(server: ServerProcess, table: Any, until: float) -> list[float]:
    """Lines of chat and moves of a person, each with the seconds it took."""
    took: list[float] = []
    for n in itertools.count():
        if time.monotonic() > until:
            return took
        for link in table["seats"]:
            path = f"/api/tables/{table['table']}"
            state = json.loads(server.get(path, link["secret"])[1])
            if state["choices"]:
                break
        else:
            return took
        act = {"type": "play", "key": f"k{n}", "decision": state["decision"], "move": state["choices"][0]["move"]}
        began = time.perf_counter()
        status, body = server.request("POST", f"{path}/act", act, link["secret"])
        took.append(time.perf_counter() - began)
        assert json.loads(body)["type"] == "done", (status, body)
        time.sleep(PAUSE)
    return took


def tell(head: str, took: list[float]) -> None:
    slowest = sorted(took)[max(0, round(len(took) * 0.99) - 1)]
    figures = (statistics.median(took), slowest, max(took))
    print(head, "acts:", len(took), "median/p99/longest ms:", *(f"{1000 * each:.1f}" for each in figures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["picture", "pictures", "history", "questions"])
    parser.add_argument("--seconds", type=float, default=8.0)
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/abuse.sqlite3", Path(folder) / "log", is_limited=True)
        server.start()
        try:
            server.wait()
            watched = made(server, record=RECORD.read_text(encoding="utf-8"), at=60)
            seats = [{"name": name} for name in ("ann", "bob", "cal")]
            tell("quiet ", act_on(server, made(server, game="ore", seats=seats), time.monotonic() + words.seconds))
            until = time.monotonic() + words.seconds
            answers: Counter[int] = Counter()
            requests = paths(words.what, watched["table"], 60)
            asker = threading.Thread(target=lambda: answers.update(ask_on(server, requests, watched["watch"], until)))
            asker.start()
            tell("abused", act_on(server, made(server, game="ore", seats=seats), until))
            asker.join()
            print("answers to the loop by status:", dict(answers), "load:", os.getloadavg()[0])
        finally:
            server.stop()


if __name__ == "__main__":
    main()
