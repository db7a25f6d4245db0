"""Places where matches lie, for those who look after them: a folder, a database, a backup."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Protocol

from bricabrac.store import Unusable
from bricabrac.store import sqlite as file
from bricabrac.store.address import is_database, shown
from bricabrac.store.migrations import newest, refuse_newer
from bricabrac.store.moving import move
from bricabrac.store.shelf import Counts, Shelf
from bricabrac.web.house.folder import MATCHES, SECRET, claimed, close_to_others, secret_in, told

PAGES = 500  # of a file, copied in one go


class Place(Protocol):
    """Whatever is wrong with it, or happens to it, is Unusable."""

    name: str  # as it may be shown

    def read(self, alone: bool = False) -> AbstractContextManager[Shelf]:
        """What lies there; alone: nobody serves it meanwhile."""

    def fill(self) -> AbstractContextManager[Shelf]:
        """The same, made if it is not there, to be written by us alone."""

    def migrate(self) -> tuple[int, int]:
        """Bring it to the newest number: which it had, and which it has."""


def place_at(where: str) -> Place:
    """The place that somebody has named."""
    if "://" in where and not is_database(where):
        raise Unusable("trouble-address", shown(where))
    return InDatabase(where) if is_database(where) else InFolder(Path(where))


class InFolder:
    """The folder of a house."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, str(path)

    @contextmanager
    def _open(self, alone: bool, is_made: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection to its file."""
        if not is_made and not (self.path / MATCHES).exists():
            raise Unusable("trouble-empty", self.name)
        with told(self.path, "trouble-store"):
            sign = claimed(self.path) if alone else None
            try:
                mode = "rwc" if is_made else "rw"
                with closing(file.connected(self.path / MATCHES, mode=mode)) as connection:
                    refuse_newer("sqlite", file.number_of(connection))
                    yield connection
            finally:
                if sign:
                    sign.close()

    @contextmanager
    def read(self, alone: bool = False) -> Iterator[Shelf]:
        """What lies there."""
        with self._open(alone) as connection:
            yield _FolderShelf(connection, self.path)

    @contextmanager
    def fill(self) -> Iterator[Shelf]:
        """What is to lie there."""
        with self._open(True, True) as connection:
            close_to_others(self.path)
            file.migrate(connection)
            yield _FolderShelf(connection, self.path)

    def migrate(self) -> tuple[int, int]:
        """Bring it to the newest number."""
        with self._open(True) as connection:
            return file.migrate(connection), newest("sqlite")


class _FolderShelf(Shelf):
    """A shelf whose secret lies beside it."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        super().__init__(connection)
        self.path = path

    def examine(self) -> None:
        """Let SQLite look at every page of its file."""
        (said,) = self.connection.execute("PRAGMA integrity_check(1)").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError(said)

    def secret(self) -> bytes | None:
        """The secret of the house."""
        return secret_in(self.path / SECRET)

    def keep(self, secret: bytes, is_arriving: bool) -> None:
        """Have the secret of the house, in its file, too."""
        super().keep(secret, is_arriving)
        beside = self.path / f"{SECRET}.part"
        with open(beside, "wb") as part:
            part.write(secret)
            part.flush()
            os.fsync(part.fileno())
        os.replace(beside, self.path / SECRET)


class InDatabase:
    """A PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self.url, self.name = url, shown(url)

    @contextmanager
    def _open(self, alone: bool, is_made: bool) -> Iterator[Shelf]:
        """A shelf of it."""
        from bricabrac.store import database

        with database.connected(self.url) as connection:
            number = database.number_of(connection)
            if not is_made and not number:
                raise Unusable("trouble-empty", self.name)
            if alone:
                database.refuse_servers(connection)
            if is_made:
                database.migrate(connection)
            refuse_newer("postgresql", number)
            connection.execute("SET synchronous_commit = on")
            yield Shelf(connection, "%s", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def read(self, alone: bool = False) -> AbstractContextManager[Shelf]:
        """What lies there."""
        return self._open(alone, False)

    def fill(self) -> AbstractContextManager[Shelf]:
        """What is to lie there."""
        return self._open(True, True)

    def migrate(self) -> tuple[int, int]:
        """Bring it to the newest number."""
        from bricabrac.store import database

        with database.connected(self.url) as connection:
            return database.migrate(connection), newest("postgresql")


class InBackup:
    """A file that holds all of a house: an SQLite file, whatever it was made from."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, str(path)

    @contextmanager
    def read(self) -> Iterator[Shelf]:
        """What lies there; a file of matches without a secret will do."""
        with self._told(), closing(file.connected(self.path, mode="ro")) as connection:
            number = file.number_of(connection)
            if not number:
                raise sqlite3.DatabaseError("no matches")
            refuse_newer("sqlite", number)
            yield Shelf(connection) if number > 1 else _BareShelf(connection)

    @contextmanager
    def fill(self) -> Iterator[Shelf]:
        """What is to lie there: a new file, which is there when all of it is."""
        if self.path.exists():
            raise Unusable("trouble-exists", self.name)
        os.umask(0o077)
        part = self.path.with_name(f".{self.path.name}.part")
        with self._told():
            part.unlink(missing_ok=True)
            try:
                with closing(file.connected(part)) as connection:
                    yield Shelf(connection)
                    connection.execute("PRAGMA journal_mode = DELETE")  # one file, not three
                with open(part, "rb") as written:
                    os.fsync(written.fileno())
                os.replace(part, self.path)
            finally:
                for left in self.path.parent.glob(f"{part.name}*"):
                    left.unlink()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Whatever is wrong with the file is Unusable."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Unusable("trouble-backup", f"{self.name}: {why}") from None


class _BareShelf(Shelf):
    """Matches from before there was a table for the secret."""

    def secret(self) -> bytes | None:
        """There is none."""
        return None


def back_up(source: Shelf, target: Shelf, copied: Callable[[int], None]) -> Counts:
    """Copy everything into a new file, as it is at one moment; ``copied``: so many matches."""
    there = source.connection
    if not isinstance(there, sqlite3.Connection):
        file.migrate(target.connection)
        return move(source, target, copied)
    with source.at_once():  # whoever writes meanwhile does not make it begin anew
        counts = source.counts()

        def tell(status: int, remaining: int, total: int) -> None:
            copied(counts.matches * (total - remaining) // max(1, total))

        there.backup(target.connection, pages=PAGES, progress=tell)
    file.migrate(target.connection)
    target.keep(source.secret() or b"", False)
    return counts
