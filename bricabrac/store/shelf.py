"""Shelf: all matches of a store, for those who check, back up or move them.

It speaks the SQL that both kinds of database know, by a plain connection in which every statement
is a transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from bricabrac.store import COLUMNS, Entry, Header

PAGE = 50  # matches that are read together, and written in one transaction
HOUSE = """
INSERT INTO house (one, secret, arriving) VALUES (1, ?, ?)
ON CONFLICT (one) DO UPDATE SET secret = excluded.secret, arriving = excluded.arriving
"""
NAMES = """
INSERT INTO people (player, name) VALUES (?, ?)
ON CONFLICT (player) DO UPDATE SET name = excluded.name
"""
# Whatever else a house keeps: a table's key, its other columns, and last the one that may change.
BELONGINGS = {
    "days": ("day", "dreams", "secret"),
    "dreams": ("match", "day", "game", "player", "result"),
    "puzzles": ("player, puzzle", "solved"),
}


@dataclass(frozen=True)
class Volume:
    """Everything about one match."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    players: list[str] = field(default_factory=list)  # among whose matches it is


@dataclass(frozen=True)
class Counts:
    """How much there is."""

    matches: int
    entries: int
    sitters: int
    people: int


class Shelf:
    """What lies in a store; ``snapshot`` is how its database begins to read at one moment."""

    def __init__(self, connection: Any, mark: str = "?", snapshot: str = "BEGIN") -> None:
        self.connection, self.mark, self.snapshot = connection, mark, snapshot

    def _do(self, sql: str, args: Sequence[Any] = ()) -> Any:
        """Ask the database; rows can be fetched from what it answers."""
        return self.connection.execute(sql.replace("?", self.mark), args)

    def _put(self, sql: str, rows: list[tuple[Any, ...]]) -> None:
        """Write many rows."""
        if rows:
            self.connection.cursor().executemany(sql.replace("?", self.mark), rows)

    @contextmanager
    def at_once(self, begin: str = "BEGIN") -> Iterator[None]:
        """What is done inside is done as one, or not at all."""
        self._do(begin)
        try:
            yield
        except BaseException:
            with suppress(Exception):  # the connection may be broken
                self._do("ROLLBACK")
            raise
        self._do("COMMIT")

    # Reading.

    def examine(self) -> None:
        """Let the database say whether it is sound, if it can; PostgreSQL does when it reads."""

    def counts(self) -> Counts:
        """How much there is of matches that are there."""
        known = "WHERE match IN (SELECT id FROM matches)"
        tables = ("matches", f"entries {known}", f"sitters {known}", "people")
        return Counts(*(self._do(f"SELECT count(*) FROM {one}").fetchone()[0] for one in tables))

    def stray(self) -> int:
        """How many entries belong to no match."""
        sql = "SELECT count(*) FROM entries WHERE match NOT IN (SELECT id FROM matches)"
        return int(self._do(sql).fetchone()[0])

    def pages(self) -> Iterator[list[str]]:
        """The ids of all matches, in order, some at a time."""
        last = ""
        while True:
            sql = "SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?"
            ids = [str(id) for (id,) in self._do(sql, (last, PAGE))]
            if not ids:
                return
            yield ids
            last = ids[-1]

    def known(self, ids: Sequence[str]) -> set[str]:
        """Those of some ids that are in use."""
        if not ids:
            return set()  # not every database knows what an empty list is
        some = f"({','.join('?' * len(ids))})"
        return {str(id) for (id,) in self._do(f"SELECT id FROM matches WHERE id IN {some}", ids)}

    def volumes(self, ids: Sequence[str]) -> dict[str, Volume]:
        """Those of some matches that are there."""
        if not ids:
            return {}
        some = f"({','.join('?' * len(ids))})"
        found = {}
        for row in self._do(f"SELECT {COLUMNS} FROM matches WHERE id IN {some}", ids):
            found[str(row[0])] = Volume(Header.of(row))
        columns = "match, seq, kind, seat, body, at"
        sql = f"SELECT {columns} FROM entries WHERE match IN {some} ORDER BY match, seq"
        for match, *entry in self._do(sql, ids):
            if match in found:
                found[match].entries.append(Entry(*entry))
        sql = f"SELECT match, player FROM sitters WHERE match IN {some} ORDER BY match, player"
        for match, player in self._do(sql, ids):
            if match in found:
                found[match].players.append(player)
        return found

    def people(self) -> Iterator[list[tuple[str, str]]]:
        """All who have a name, some at a time."""
        last = ""
        while True:
            sql = "SELECT player, name FROM people WHERE player > ? ORDER BY player LIMIT ?"
            rows = [(str(player), str(name)) for player, name in self._do(sql, (last, 20 * PAGE))]
            if not rows:
                return
            yield rows
            last = rows[-1][0]

    def secret(self) -> bytes | None:
        """The secret of the house, if it lies here."""
        row = self._do("SELECT secret FROM house").fetchone()
        return bytes(row[0]) if row else None

    def belongings(self, table: str) -> list[tuple[Any, ...]]:
        """Everything in a table of what else a house keeps, if its number is not from before."""
        catalogue = "sqlite_schema WHERE name" if self.mark == "?" else "pg_tables WHERE tablename"
        if not self._do(f"SELECT 1 FROM {catalogue} = ?", (table,)).fetchone():
            return []
        columns = ", ".join(BELONGINGS[table])
        found = self._do(f"SELECT {columns} FROM {table} ORDER BY {BELONGINGS[table][0]}")
        return [tuple(row) for row in found]

    # Writing.

    def put(self, volumes: Iterable[tuple[Volume, int]]) -> None:
        """Matches, of which so many entries are here already; whole, or not at all."""
        marks = ",".join("?" * 9)
        headers = f"INSERT INTO matches ({COLUMNS}) VALUES ({marks})"
        headers += " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase"
        entries = "INSERT INTO entries (match, seq, kind, seat, body, at) VALUES (?,?,?,?,?,?)"
        sitters = "INSERT INTO sitters (player, match) VALUES (?, ?) ON CONFLICT DO NOTHING"
        all = [(volume, volume.header.id, known) for volume, known in volumes]
        with self.at_once():
            self._put(headers, [one.header.row() for one, _, _ in all])
            self._put(
                entries, [(id, *e.row()) for one, id, known in all for e in one.entries[known:]]
            )
            self._put(sitters, [(player, id) for one, id, _ in all for player in one.players])

    def call(self, people: Sequence[tuple[str, str]]) -> None:
        """People have names."""
        with self.at_once():
            self._put(NAMES, list(people))

    def bring(self, table: str, rows: list[tuple[Any, ...]]) -> None:
        """Have what else a house keeps."""
        key, *_, last = columns = BELONGINGS[table]
        names = ", ".join(columns)
        marks = ",".join("?" * len(names.split(",")))
        sql = f"INSERT INTO {table} ({names}) VALUES ({marks})"
        with self.at_once():
            self._put(f"{sql} ON CONFLICT ({key}) DO UPDATE SET {last} = excluded.{last}", rows)

    def keep(self, secret: bytes, is_arriving: bool) -> None:
        """Have the secret of the house, and note whether matches are still on their way here."""
        self._do(HOUSE, (secret, is_arriving))
