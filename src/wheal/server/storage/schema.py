"""What is stored: tables, their seats, the log of each, snapshots, leases of bots, and the content that tables use."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy import Table as SqlTable

metadata: Final = MetaData()

TABLE_ID: Final = 24
DIGEST: Final = 64
SHORT_DIGEST: Final = 32


def _of_table() -> Column[str]:
    return Column("table_id", String(TABLE_ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


facts: Final = SqlTable(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

contents: Final = SqlTable(
    "contents",
    metadata,
    Column("digest", String(DIGEST), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("files", Text, nullable=False),  # a JSON object of file names and their text
)

tables: Final = SqlTable(
    "tables",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("made_by", String(DIGEST), nullable=False, unique=True),  # the hash of the key it was made with
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(DIGEST), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),  # may be longer than a number of a database
    Column("opening", Text, nullable=False),  # moves of the record that the game was taken from, one a line
    Column("host", String(DIGEST), nullable=False),
    Column("watch", String(DIGEST), nullable=False),
    Column("is_bot_due", Boolean, nullable=False),
    Column("is_frozen", Boolean, nullable=False),
    Column("begun", String(10), key="origin", nullable=False),  # "seed", "record", or nothing
    Column("links", Integer, nullable=False),  # counts the links that were issued anew
    Column("made", BigInteger, nullable=False),  # seconds
    Column("touched", BigInteger, nullable=False),
    Column("digest", String(SHORT_DIGEST)),  # of how it began, with its seats
    Index("tables_bot_due", "is_bot_due"),
    Index("tables_touched", "touched"),
)

seats: Final = SqlTable(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),  # at first; empty: a person
    Column("secret", String(DIGEST), nullable=False),
)

entries: Final = SqlTable(
    "entries",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("key", String(80), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", String(16), nullable=False),  # of the state after it
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key"),
)

snapshots: Final = SqlTable(
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("rest", Text, nullable=False),  # JSON: orders, decision numbers, seats
    Column("digest", String(SHORT_DIGEST)),  # of the whole row
)

leases: Final = SqlTable(
    "leases",
    metadata,
    _of_table(),
    Column("owner", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)
