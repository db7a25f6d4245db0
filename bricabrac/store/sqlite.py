"""Matches in one SQLite file: one thread writes, and commits together what came together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from bricabrac.store import COLUMNS, Away, Body, Entry, Header, Taken, Unusable
from bricabrac.store.migrations import missing

T = TypeVar("T")
MOST = 500  # writes in one transaction
PATIENCE = 10.0  # seconds, with another program that writes to the file


Write = Callable[[sqlite3.Connection], object]


class Sqlite:
    """A store in a file."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path, self.patience = path, patience
        self.queue: SimpleQueue[tuple[Write, Future[None]] | None] = SimpleQueue()
        self.commits = 0
        self._closed = False
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        writer = self._connect()
        try:
            migrate(writer)
            if writer.execute("SELECT 1 FROM house WHERE arriving = 1").fetchone():
                raise Unusable("trouble-arriving", "")
        except BaseException:
            writer.close()
            raise
        self.readers = ThreadPoolExecutor(2, "reader")
        self.thread = threading.Thread(
            target=self._write, args=(writer,), name="writer", daemon=True
        )
        self.thread.start()

    def _connect(self) -> sqlite3.Connection:
        """A connection of this store."""
        connection = connected(self.path, self.patience)
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
            is_shared = len(batch) > 1  # who comes alone is taken back with everything
            for write, future in batch:
                if is_shared:
                    connection.execute("SAVEPOINT one")
                try:
                    write(connection)
                except sqlite3.IntegrityError:
                    connection.execute("ROLLBACK TO one" if is_shared else "ROLLBACK")
                    refused[future] = Taken()
                if is_shared:
                    connection.execute("RELEASE one")
            if connection.in_transaction:
                connection.execute("COMMIT")
            self.commits += 1
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            away = Away(str(error)) if isinstance(error, sqlite3.Error) else error
            refused = dict.fromkeys((future for _, future in batch), away)
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

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO matches ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?)", header.row()
            )
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
        await self.write_row("INSERT OR IGNORE INTO sitters VALUES (?, ?)", player, match)

    async def call(self, player: str, name: str) -> None:
        """A player has a name."""
        await self.write_row("INSERT OR REPLACE INTO people VALUES (?, ?)", player, name)

    async def forget(self, player: str, alone: Sequence[str], bodies: Sequence[Body]) -> None:
        """A player is gone, and so are matches of theirs alone; entries of others say otherwise."""

        def write(connection: sqlite3.Connection) -> None:
            for table in ("people", "sitters", "dreams", "puzzles"):
                connection.execute(f"DELETE FROM {table} WHERE player = ?", (player,))
            for table in ("sitters", "entries", "reviews", "matches"):
                sql = f"DELETE FROM {table} WHERE {'id' if table == 'matches' else 'match'} = ?"
                connection.executemany(sql, [(match,) for match in alone])
            said = [(body, match, seq) for match, seq, body in bodies]
            connection.executemany("UPDATE entries SET body = ? WHERE match = ? AND seq = ?", said)

        await self._put(write)

    async def keep_review(self, match: str, body: str) -> None:
        """What is thought of a match that is over, in place of what was thought before."""
        sql = "INSERT OR REPLACE INTO reviews SELECT id, ? FROM matches WHERE id = ?"
        await self.write_row(sql, body, match)

    async def beat(self, at: int) -> None:
        """Write something, as a match would: whoever watches over the store sees that it can."""
        await self.write_row("INSERT OR REPLACE INTO pulse VALUES (1, ?)", at)

    async def write_row(self, sql: str, *args: Any) -> None:
        """Have one statement done."""
        await self._put(lambda connection: connection.execute(sql, args))

    # Reading.

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Read in a thread of its own, beside the one that writes."""

        if self._closed:
            raise RuntimeError("the store is closed")

        def in_thread() -> T:
            try:
                if not hasattr(self._local, "connection"):
                    self._local.connection = self._connect()
                return read(self._local.connection)
            except sqlite3.Error as error:
                raise Away(str(error)) from error

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
            return Header.of(row), [Entry(*entry) for entry in entries]

        return await self._read(read)

    async def since(self, id: str, seq: int) -> list[Entry]:
        """What the log of a match has after an entry."""
        sql = "SELECT seq, kind, seat, body, at FROM entries WHERE match = ? AND seq > ?"
        return [Entry(*row) for row in await self.rows(f"{sql} ORDER BY seq", id, seq)]

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
        sql = f"SELECT {COLUMNS} FROM matches {where} ORDER BY created DESC, id LIMIT ?"
        return [Header.of(row) for row in await self.rows(sql, *args, count)]

    async def name_of(self, player: str) -> str:
        """What a player is called, or nothing."""
        return await self._text("SELECT name FROM people WHERE player = ?", player)

    async def review_of(self, match: str) -> str:
        """What is thought of a match, or nothing."""
        return await self._text("SELECT body FROM reviews WHERE match = ?", match)

    async def _text(self, sql: str, key: str) -> str:
        """A text that is kept, or nothing."""
        found = await self.rows(sql, key)
        return str(found[0][0]) if found else ""

    async def rows(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """What a question finds."""
        return await self._read(lambda connection: connection.execute(sql, args).fetchall())

    async def close(self) -> None:
        """Finish what was begun."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._end)

    def _end(self) -> None:
        """Let the threads finish, and the file go."""
        self.queue.put(None)
        self.thread.join()
        self.readers.shutdown()
        for connection in self._connections:
            connection.close()


def connected(path: Path, patience: float = PATIENCE, mode: str = "rwc") -> sqlite3.Connection:
    """A connection; every commit is on the disk before it returns."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, check_same_thread=False, timeout=patience
    )
    try:
        if mode != "ro":
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")  # what is gone is gone from the file
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection) -> int:
    """Bring a file to the newest number; which one it had. It is free of transactions."""
    before = number_of(connection)
    if not any(True for _ in missing("sqlite", before)):
        return before
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step, statements in missing("sqlite", number_of(connection)):
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {step}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return before


def number_of(connection: sqlite3.Connection) -> int:
    """The number of a file; those from before there were numbers have the first."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    known = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'matches'").fetchone()
    return int(number) or int(known is not None)


def _append(connection: sqlite3.Connection, match: str, entry: Entry) -> None:
    """Insert an entry; the primary key refuses a number that is in use."""
    sql = "INSERT INTO entries (match, seq, kind, seat, body, at) VALUES (?,?,?,?,?,?)"
    connection.execute(sql, (match, *entry.row()))
