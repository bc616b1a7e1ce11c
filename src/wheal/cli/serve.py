"""`wheal serve`: tables in the browser, for this machine or for others."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated, Any

import typer

from wheal.kernel.errors import BadInput
from wheal.kernel.texts import texts

DEFAULT_PORT = 8520
LOCAL = "127.0.0.1"
TRIED_PORTS = 20
PATIENCE = 3  # seconds for sockets to close
FRAME = 65536


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="serve-option-host")] = LOCAL,
    port: Annotated[int | None, typer.Option(metavar="N", help="serve-option-port")] = None,
    workers: Annotated[int, typer.Option(metavar="N", help="serve-option-workers")] = 1,
    open_page: Annotated[bool, typer.Option("--open", help="serve-option-open")] = False,
) -> None:
    start(host, port, workers, is_opening=open_page)


serve.__doc__ = "help-serve"


def start(host: str, port: int | None, workers: int, *, is_opening: bool) -> None:
    """Serve until somebody ends it."""
    from wheal.server.settings import database_url, is_sqlite, limits_of, origins_of

    say = texts()
    url = database_url()
    limits_of()
    origins_of()
    if workers < 1 or (workers > 1 and is_sqlite(url)):
        raise BadInput(say("serve-bad-workers"))
    if port is not None and not 0 <= port < 65536:
        raise BadInput(say("serve-bad-port", port=str(port)))
    listening = bound(host, port)
    asyncio.run(prepare(url))
    address = page_address(host, listening.getsockname()[1])
    print(say("serve-address", address=address), flush=True)
    print(say("serve-kept", where=without_password(url)), flush=True)
    if is_opening:
        threading.Timer(1.0, open_browser, [address]).start()
    run(listening, workers)


async def prepare(url: str) -> None:
    """Bring the database up to date before anything is served; raises BadInput where it is away."""
    from wheal.server.storage.database import Unavailable
    from wheal.server.storage.store import Store

    store = Store(url)
    try:
        await store.open()
    except Unavailable as error:
        reason = str(error).splitlines()[0]
        raise BadInput(texts()("doctor-away", where=without_password(url), reason=reason)) from error
    finally:
        await store.close()


def run(listening: socket.socket, workers: int) -> None:
    import uvicorn

    settings: dict[str, Any] = {
        "factory": True,
        "ws_max_size": FRAME,
        "ws_per_message_deflate": False,  # changes are short: packing them costs more than sending them
        "timeout_graceful_shutdown": PATIENCE,
        "access_log": False,
        "log_level": "warning",
        "proxy_headers": True,
        "workers": workers,
        "server_header": False,
        "http": "wheal.server.http.protocol:WatchedHttp",
        "ws": "wheal.server.http.protocol:WatchedSocket",
    }
    config = uvicorn.Config("wheal.server.factory:make", **settings)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            from uvicorn.supervisors import Multiprocess

            Multiprocess(config, sockets=[listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at the port that is wished, else at the first free one from ours on; raises BadInput."""
    ports = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + TRIED_PORTS), 0]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    error: OSError | None = None
    for number in ports:
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio sends late
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as refused:
            error = refused
            listening.close()
            continue
        return listening
    raise BadInput(texts()("serve-bad-address", host=host, port=str(port or DEFAULT_PORT), reason=str(error)))


def page_address(host: str, port: int) -> str:
    name = "localhost" if host in ("0.0.0.0", "::", LOCAL, "::1") else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def without_password(url: str) -> str:
    """Where the tables are kept, without a password."""
    from sqlalchemy import make_url

    made = make_url(url)
    return str(made.database) if made.get_backend_name() == "sqlite" else made.render_as_string(hide_password=True)


def open_browser(address: str) -> None:
    """Open the page where there is a display to open it on."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
