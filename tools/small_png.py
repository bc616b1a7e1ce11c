"""A screenshot with at most 256 colours, small enough to be kept: pictures of flat sheets lose nothing by it."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from functools import cache

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST = 256
Colour = tuple[int, int, int]


def small(png: bytes) -> bytes:
    """The same picture with a palette; of 8-bit RGB or RGBA, as browsers write them."""
    chunks = list(chunks_of(png))
    width, height, _, kind = struct.unpack(">IIBB", chunks[0][1][:10])
    depth = {2: 3, 6: 4}[kind]
    packed = zlib.decompress(b"".join(data for name, data in chunks if name == b"IDAT"))
    rows = [
        list(zip(row[0::depth], row[1::depth], row[2::depth], strict=True))
        for row in lines(packed, width * depth, depth)
    ]
    counted = Counter(colour for row in rows for colour in row)
    palette = tuple(colour for colour, _ in counted.most_common(MOST))
    nearest = {colour: at for at, colour in enumerate(palette)}
    nearest |= {colour: place_in(palette, coarse(colour)) for colour in counted if colour not in nearest}
    data = b"".join(b"\0" + bytes(nearest[colour] for colour in row) for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(value for colour in palette for value in colour)
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(name, content) for name, content in parts)


def coarse(colour: Colour) -> Colour:
    """One for many that are alike: rare colours are the edges of letters."""
    red, green, blue = (value & ~7 | 4 for value in colour)
    return red, green, blue


@cache
def place_in(palette: tuple[Colour, ...], colour: Colour) -> int:
    return min(range(len(palette)), key=lambda at: distance(palette[at], colour))


def distance(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def chunks_of(png: bytes) -> list[tuple[bytes, bytes]]:
    found = []
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        found.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    return found


def lines(packed: bytes, length: int, depth: int) -> list[bytearray]:
    """The rows of a picture as they were before PNG's filters."""
    before = bytearray(length)
    rows = []
    for start in range(0, len(packed), length + 1):
        row = bytearray(packed[start + 1 : start + 1 + length])
        unfilter(packed[start], row, before, depth)
        rows.append(row)
        before = row
    return rows


def unfilter(kind: int, row: bytearray, above: bytearray, depth: int) -> None:
    """PNG's five filters: nothing, left, above, their mean, and the nearest of three."""
    if kind == 0:
        return
    for at in range(len(row)):
        left = row[at - depth] if at >= depth else 0
        corner = above[at - depth] if at >= depth else 0
        guess = (0, left, above[at], (left + above[at]) // 2, 0)[kind] if kind < 4 else paeth(left, above[at], corner)
        row[at] = (row[at] + guess) & 255


def paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((abs(guess - left), 0, left), (abs(guess - above), 1, above), (abs(guess - corner), 2, corner))[2]
