"""A PostgreSQL database before it is served: its address, its number, and the secret in it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bricabrac.store import SHORTEST, Unusable
from bricabrac.store.address import shown
from bricabrac.store.migrations import missing

Plain = psycopg.Connection[tuple[Any, ...]]
SERVING, SETTING_UP = "bricabrac serve", "bricabrac store"  # what the database hears who we are
CHANNEL = "bricabrac"  # on which servers of a house hear of each other
TURNSTILE = 0x62726963  # the advisory lock of those who migrate

# How soon a machine that has vanished is noticed: seconds, and milliseconds.
NOTICE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5}
NOTICE |= {"keepalives_count": 3, "tcp_user_timeout": 15_000}

NUMBERS = """
CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now()
)
"""
SERVERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = %s
"""
# Asked like this, it is answered anew after one has waited for the turnstile.
NUMBERED = """
SELECT 1 FROM pg_tables WHERE tablename = 'migrations' AND schemaname = ANY(current_schemas(false))
"""
SECRET = "INSERT INTO house (one, secret, arriving) VALUES (1, %s, false) ON CONFLICT DO NOTHING"


def conninfo(url: str, name: str) -> str:
    """How a connection is opened; what the address says counts most."""
    try:
        asked: dict[str, Any] = conninfo_to_dict(url)
        if "@" in asked.get("dbname", "") or not re.fullmatch(r"[\d,]*", asked.get("port", "")):
            raise psycopg.ProgrammingError  # a password with a / that is not written %2F
        return make_conninfo(**{**NOTICE, "application_name": name, **asked})
    except psycopg.Error:  # whose words would quote the password
        raise Unusable("trouble-address", shown(url)) from None


@contextmanager
def connected(url: str, name: str = SETTING_UP) -> Iterator[Plain]:
    """A connection without a loop; whatever is wrong with it is Unusable."""
    try:
        with psycopg.connect(conninfo(url, name), autocommit=True) as connection:
            yield connection
    except (psycopg.Error, OSError) as error:
        raise Unusable("trouble-store", f"{shown(url)}: {why(error)}") from None


def why(error: Exception) -> str:
    """The first line of what PostgreSQL says."""
    return (str(error) or type(error).__name__).strip().splitlines()[0].rstrip(".")


def number_of(connection: Plain) -> int:
    """The number of a database; an empty one has none."""
    if connection.execute(NUMBERED).fetchone() is None:
        return 0
    last = connection.execute("SELECT max(number) FROM migrations").fetchone()
    return int(last[0] or 0) if last else 0


def migrate(connection: Plain) -> int:
    """Bring a database to the newest number, all steps or none; which one it had."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (TURNSTILE,))
        before = number_of(connection)
        connection.execute(NUMBERS)
        for step, statements in missing("postgresql", before):
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO migrations (number) VALUES (%s)", (step,))
    return before


def refuse_servers(connection: Plain) -> None:
    """Whoever moves matches is alone with them."""
    row = connection.execute(SERVERS, (SERVING,)).fetchone()
    if row is None or row[0]:
        raise Unusable("trouble-in-use", str(row and row[0]))


def secret_in(connection: Plain) -> bytes:
    """The secret with which all servers of the house sign; made once."""
    connection.execute(SECRET, (secrets.token_bytes(SHORTEST),))
    row = connection.execute("SELECT secret FROM house").fetchone()
    if row is None or len(row[0]) < SHORTEST:
        raise Unusable("trouble-secret", "house")
    return bytes(row[0])
