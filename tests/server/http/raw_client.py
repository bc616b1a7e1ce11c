"""A client that speaks with the server byte by byte, to do what no browser does."""

from __future__ import annotations

import base64
import json
import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

PATIENCE = 60.0
PLACE = slice(1, 5)  # of a line of /proc/net/tcp: both addresses, the state and the queues
LISTENING = "0A"
TEXT, PING = 1, 9


def connected(port: int, source: str = "127.0.0.1", receive_buffer: int = 0) -> socket.socket:
    """A connection from an address of this machine."""
    made = socket.socket()
    if receive_buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    made.settimeout(PATIENCE)
    made.bind((source, 0))
    made.connect(("127.0.0.1", port))
    return made


def upgraded(port: int, table: str, **words: Any) -> socket.socket:
    """A socket of a table, open and silent."""
    made = connected(port, **words)
    key = base64.b64encode(os.urandom(16)).decode()
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    made.sendall("".join(f"{line}\r\n" for line in [*head, ""]).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += made.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return made


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A masked frame of a socket."""
    size = bytes([0x80 | len(content)]) if len(content) < 126 else bytes([0xFE]) + len(content).to_bytes(2, "big")
    return bytes([0x80 | kind]) + size + bytes(4) + content  # a mask of zeros leaves it as it is


def message(**words: Any) -> bytes:
    return frame(json.dumps(words).encode())


def send_what_fits(made: socket.socket, content: bytes) -> None:
    """Send without waiting: the other side may not read any more, or may have gone."""
    made.setblocking(False)
    with suppress(OSError):
        made.send(content)


def rest_of(made: socket.socket) -> bytes:
    """All that still comes until the other side ends it."""
    answer = b""
    with suppress(ConnectionResetError):
        while more := made.recv(65536):
            answer += more
    return answer


def send_queue(port: int) -> int:
    """Bytes that the system holds of what a server at a port has sent, as Linux tells it."""
    total = 0
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        own, _, state, queues = line.split()[PLACE]
        if int(own.partition(":")[2], 16) == port and state != LISTENING:
            total += int(queues.partition(":")[0], 16)
    return total
