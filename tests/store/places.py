"""Places in which matches are kept: the tests of the contract go through all of them."""

import sqlite3
from contextlib import contextmanager
from pathlib import Path

from bricabrac.store import Entry, Header
from bricabrac.store.sqlite import Sqlite

LARGE = (1 << 127) + 7  # a seed


def header(id="m1", created=1000, **more):
    return Header(id, "nicodemus", 1, 2, LARGE, {"rounds": 3}, created, **more)


def entry(seq, kind="act", body="coal"):
    return Entry(seq, kind, 0, body, 5)


def opened(place):
    """The store at an address."""
    if place.startswith("postgresql:"):
        from bricabrac.store.postgresql import Postgresql

        return Postgresql(place)
    return Sqlite(Path(place), patience=0.5)


class InFile:
    """A file, which another program can lock."""

    def __init__(self, folder):
        self.address = str(folder / "matches.sqlite")

    @contextmanager
    def away(self):
        """Nobody can write meanwhile."""
        other = sqlite3.connect(self.address, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()


class InDatabase:
    """A database, whose server can be ended."""

    def __init__(self, postgres):
        self.postgres, self.address = postgres, postgres.database()

    @contextmanager
    def away(self):
        """It does not run meanwhile."""
        self.postgres.stop()
        try:
            yield
        finally:
            self.postgres.start()
