"""Matches in one SQLite file: one thread writes, and commits together what came together."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from bricabrac.store import Entry, Header, Taken

T = TypeVar("T")
MOST = 500  # writes in one transaction

SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
    seed INTEGER NOT NULL, options TEXT NOT NULL, created INTEGER NOT NULL, phase TEXT NOT NULL,
    listed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS matches_listed ON matches (listed, phase, created);
CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    body TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sitters (
    player TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (
    player TEXT PRIMARY KEY, name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL
) STRICT;
"""
COLUMNS = "id, game, version, seats, seed, options, created, phase, listed"

Write = Callable[[sqlite3.Connection], object]


class Sqlite:
    """A store in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.queue: SimpleQueue[tuple[Write, Future[None]] | None] = SimpleQueue()
        self.commits = 0
        self._closed = False
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        writer = self._connect()
        writer.executescript(SCHEMA)
        self.readers = ThreadPoolExecutor(2, "reader")
        self.thread = threading.Thread(
            target=self._write, args=(writer,), name="writer", daemon=True
        )
        self.thread.start()

    def _connect(self) -> sqlite3.Connection:
        """A connection; every commit is on the disk before it returns."""
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=10
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        self._connections.append(connection)
        return connection

    # Writing.

    def _write(self, connection: sqlite3.Connection) -> None:
        """Take what is waiting, do it in one transaction, and tell those who wait."""
        ending = False
        while not ending:
            batch = [self.queue.get()]
            while len(batch) < MOST and not self.queue.empty():  # nobody else takes from it
                batch.append(self.queue.get())
            ending = None in batch
            self._commit(connection, [one for one in batch if one is not None])

    def _commit(
        self, connection: sqlite3.Connection, batch: list[tuple[Write, Future[None]]]
    ) -> None:
        """All writes of a batch are durable, or those that wait hear why not."""
        refused: dict[Future[None], BaseException] = {}
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write, future in batch:
                connection.execute("SAVEPOINT one")
                try:
                    write(connection)
                except sqlite3.IntegrityError:
                    connection.execute("ROLLBACK TO one")
                    refused[future] = Taken()
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
            self.commits += 1
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            refused = dict.fromkeys((future for _, future in batch), error)
        for _, future in batch:
            if future in refused:
                future.set_exception(refused[future])
            else:
                future.set_result(None)

    async def _put(self, write: Write) -> None:
        """Have something written, and wait until it is durable."""
        if self._closed:
            raise RuntimeError("the store is closed")
        future: Future[None] = Future()
        self.queue.put((write, future))
        await asyncio.shield(asyncio.wrap_future(future))

    async def create(self, header: Header, entries: Sequence[Entry]) -> None:
        """A new match with its first entries; Taken if the id is in use."""
        row = (
            *(header.id, header.game, header.version, header.seats, header.seed),
            *(json.dumps(dict(header.options)), header.created, header.phase, int(header.listed)),
        )

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT INTO matches ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?)", row)
            for entry in entries:
                _append(connection, header.id, entry)

        await self._put(write)

    async def append(self, match: str, entry: Entry, phase: str | None = None) -> None:
        """One more entry, and perhaps a new phase; Taken if the number is in use."""

        def write(connection: sqlite3.Connection) -> None:
            _append(connection, match, entry)
            if phase is not None:
                connection.execute("UPDATE matches SET phase = ? WHERE id = ?", (phase, match))

        await self._put(write)

    async def sit(self, player: str, match: str) -> None:
        """The match is among those of a player from now on."""
        sql = "INSERT OR IGNORE INTO sitters VALUES (?, ?)"
        await self._put(lambda connection: connection.execute(sql, (player, match)))

    async def call(self, player: str, name: str) -> None:
        """A player has a name."""
        sql = "INSERT OR REPLACE INTO people VALUES (?, ?)"
        await self._put(lambda connection: connection.execute(sql, (player, name)))

    async def beat(self, at: int) -> None:
        """Write something, as a match would: whoever watches over the store sees that it can."""
        sql = "INSERT OR REPLACE INTO pulse VALUES (1, ?)"
        await self._put(lambda connection: connection.execute(sql, (at,)))

    # Reading.

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Read in a thread of its own, beside the one that writes."""

        def in_thread() -> T:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            return read(self._local.connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, in_thread)

    async def match(self, id: str) -> tuple[Header, list[Entry]] | None:
        """A match and its log, or None."""

        def read(connection: sqlite3.Connection) -> tuple[Header, list[Entry]] | None:
            found = connection.execute(f"SELECT {COLUMNS} FROM matches WHERE id = ?", (id,))
            row = found.fetchone()
            if row is None:
                return None
            entries = connection.execute(
                "SELECT seq, kind, seat, body, at FROM entries WHERE match = ? ORDER BY seq", (id,)
            )
            return _header(row), [Entry(*entry) for entry in entries]

        return await self._read(read)

    async def matches_of(self, player: str, count: int) -> list[Header]:
        """The newest matches of a player."""
        return await self._headers(
            "WHERE id IN (SELECT match FROM sitters WHERE player = ?)", (player,), count
        )

    async def listed(self, phases: Sequence[str], count: int) -> list[Header]:
        """The newest matches that anybody may see on the front page."""
        marks = ",".join("?" * len(phases))
        return await self._headers(f"WHERE listed = 1 AND phase IN ({marks})", phases, count)

    async def _headers(self, where: str, args: Sequence[Any], count: int) -> list[Header]:
        """The newest headers that fit."""
        sql = f"SELECT {COLUMNS} FROM matches {where} ORDER BY created DESC LIMIT ?"
        return await self._read(
            lambda connection: [_header(row) for row in connection.execute(sql, (*args, count))]
        )

    async def name_of(self, player: str) -> str:
        """What a player is called, or nothing."""
        sql = "SELECT name FROM people WHERE player = ?"

        def read(connection: sqlite3.Connection) -> str:
            row = connection.execute(sql, (player,)).fetchone()
            return str(row[0]) if row else ""

        return await self._read(read)

    def close(self) -> None:
        """Finish what was begun."""
        if self._closed:
            return
        self._closed = True
        self.queue.put(None)
        self.thread.join()
        self.readers.shutdown()
        for connection in self._connections:
            connection.close()


def _append(connection: sqlite3.Connection, match: str, entry: Entry) -> None:
    """Insert an entry; the primary key refuses a number that is in use."""
    row = (match, entry.seq, entry.kind, entry.seat, entry.body, entry.at)
    connection.execute("INSERT INTO entries VALUES (?,?,?,?,?,?)", row)


def _header(row: tuple[Any, ...]) -> Header:
    """A row of ``matches``."""
    id, game, version, seats, seed, options, created, phase, listed = row
    known = json.loads(options)
    return Header(id, game, version, seats, seed, known, created, phase, bool(listed))
