"""Matches in a PostgreSQL database, which any number of servers may share.

Every write is one transaction, and PostgreSQL commits together what came together. There is a
handful of connections; one that breaks is replaced when it is needed next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from bricabrac.store import COLUMNS, Away, Body, Entry, Header, Taken, Unusable
from bricabrac.store.database import (
    CHANNEL,
    SERVING,
    connected,
    conninfo,
    migrate,
    number_of,
    why,
)
from bricabrac.store.migrations import newest

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]
CONNECTIONS = 8  # of one server
PATIENCE = 10.0  # seconds, with one thing that is asked of the database
# What goes by: a connection that breaks, a disk that is full, a database that may only be read.
PASSING = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError, OSError)

CREATE = f"INSERT INTO matches ({COLUMNS}) VALUES (%s,%s,%s,%s,%s,%s,%s,%s,%s)"
ENTRY = "INSERT INTO entries (match, seq, kind, seat, body, at) VALUES (%s,%s,%s,%s,%s,%s)"
# Entry, phase, and the word to other servers in one statement, hence in one transaction.
APPEND = f"""
WITH moved AS (UPDATE matches SET phase = %s WHERE id = %s AND %s),
written AS ({ENTRY} RETURNING match, seq)
SELECT pg_notify('{CHANNEL}', 'entry ' || match || ' ' || seq) FROM written
"""
SAME = "SELECT kind, seat, body, at FROM entries WHERE match = %s AND seq = %s"
SIT = "INSERT INTO sitters (player, match) VALUES (%s, %s) ON CONFLICT DO NOTHING"
CALL = """
INSERT INTO people (player, name) VALUES (%s, %s)
ON CONFLICT (player) DO UPDATE SET name = excluded.name
"""
GONE = (
    "DELETE FROM people WHERE player = %(player)s",
    "DELETE FROM dreams WHERE player = %(player)s",
    "DELETE FROM puzzles WHERE player = %(player)s",
    "DELETE FROM sitters WHERE player = %(player)s OR match = ANY(%(alone)s)",
    "DELETE FROM entries WHERE match = ANY(%(alone)s)",
    "DELETE FROM reviews WHERE match = ANY(%(alone)s)",
    "DELETE FROM matches WHERE id = ANY(%(alone)s)",
)
REVIEW = """
INSERT INTO reviews (match, body) SELECT id, %s FROM matches WHERE id = %s
ON CONFLICT (match) DO UPDATE SET body = excluded.body
"""
REWRITE = "UPDATE entries SET body = %s WHERE match = %s AND seq = %s"
BEAT = """
INSERT INTO pulse (one, at) VALUES (1, %s) ON CONFLICT (one) DO UPDATE SET at = excluded.at
"""
DURABLE = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""


class Postgresql:
    """A store in a database; whoever opens it first makes its tables."""

    def __init__(self, url: str) -> None:
        self.conninfo = conninfo(url, SERVING)
        with connected(url) as connection:
            if 0 < (number := number_of(connection)) < newest("postgresql"):
                raise Unusable("trouble-older", f"{number} < {newest('postgresql')}")
            migrate(connection)  # an empty one; a newer one is refused
            if connection.execute("SELECT 1 FROM house WHERE arriving").fetchone():
                raise Unusable("trouble-arriving", "")
        self.idle: list[Connection] = []
        self.places = asyncio.Semaphore(CONNECTIONS)
        self.begun: set[asyncio.Task[None]] = set()
        self.closed = False

    # Connections.

    async def _with(self, work: Callable[[Connection, bool], Awaitable[T]]) -> T:
        """Do something with a connection, once more if it breaks: it may have been broken before.

        Work is told whether it may have been done already.
        """
        if self.closed:
            raise RuntimeError("the store is closed")
        return await self._done(work)

    async def _done(self, work: Callable[[Connection, bool], Awaitable[T]]) -> T:
        """The same, also while the store is being closed."""
        async with self.places:
            for is_again in (False, True):
                try:
                    return await self._tried(work, is_again)
                except TimeoutError as error:
                    raise Away("no answer") from error
                except PASSING as error:
                    broken = error
                    await self._let_go()  # the others are not better
            raise Away(why(broken)) from broken

    async def _tried(self, work: Callable[[Connection, bool], Awaitable[T]], again: bool) -> T:
        """Do something with a connection, which is kept if nothing is wrong with it."""
        async with asyncio.timeout(PATIENCE):
            connection = self.idle.pop() if self.idle else await self._connect()
            is_well = False
            try:
                result = await work(connection, again)
                is_well = True
            except Taken:
                is_well = True
                raise
            finally:
                if is_well:
                    self.idle.append(connection)
                else:
                    await connection.close()
            return result

    async def _connect(self) -> Connection:
        """A connection in which every statement is a transaction, durable when it returns."""
        connection = await psycopg.AsyncConnection.connect(self.conninfo, autocommit=True)
        await connection.execute(DURABLE)
        return connection

    async def _let_go(self) -> None:
        """Close the connections that nobody uses."""
        while self.idle:
            await self.idle.pop().close()

    async def close(self) -> None:
        """Finish what was begun."""
        self.closed = True
        while self.begun:
            await asyncio.wait(self.begun)
        await self._let_go()

    # Writing.

    async def _write(self, work: Callable[[Connection, bool], Coroutine[Any, Any, None]]) -> None:
        """Write something; whoever stops waiting does not stop it."""
        if self.closed:
            raise RuntimeError("the store is closed")
        task = asyncio.ensure_future(self._done(work))
        self.begun.add(task)
        task.add_done_callback(self._ended)
        await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Forget what is written; nobody may be there to hear that it could not be."""
        self.begun.discard(task)
        if not task.cancelled():
            task.exception()

    async def create(self, header: Header, entries: Sequence[Entry]) -> None:
        """A new match with its first entries; Taken if the id is in use."""

        async def work(connection: Connection, again: bool) -> None:
            try:
                async with connection.transaction(), connection.cursor() as cursor:
                    await cursor.execute(CREATE, header.row())
                    await cursor.executemany(ENTRY, [(header.id, *one.row()) for one in entries])
            except errors.UniqueViolation:
                if not again or await self._found(connection, header.id) != (header, [*entries]):
                    raise Taken from None

        await self._write(work)

    async def append(self, match: str, entry: Entry, phase: str | None = None) -> None:
        """One more entry, and perhaps a new phase; Taken if the number is in use."""
        args = (phase, match, phase is not None, match, *entry.row())

        async def work(connection: Connection, again: bool) -> None:
            try:
                await connection.execute(APPEND, args)
            except errors.UniqueViolation:
                found = await connection.execute(SAME, (match, entry.seq)) if again else None
                if found is None or await found.fetchone() != entry.row()[1:]:
                    raise Taken from None

        await self._write(work)

    async def write_row(self, sql: str, *args: object) -> None:
        """Have one statement done, of such that may be done twice."""

        async def work(connection: Connection, again: bool) -> None:
            await connection.execute(sql.replace("?", "%s"), args)

        await self._write(work)

    async def sit(self, player: str, match: str) -> None:
        """The match is among those of a player from now on."""
        await self.write_row(SIT, player, match)

    async def call(self, player: str, name: str) -> None:
        """A player has a name."""
        await self.write_row(CALL, player, name)

    async def forget(self, player: str, alone: Sequence[str], bodies: Sequence[Body]) -> None:
        """A player is gone, and so are matches of theirs alone; entries of others say otherwise."""
        said = [(body, match, seq) for match, seq, body in bodies]

        async def work(connection: Connection, again: bool) -> None:
            async with connection.transaction(), connection.cursor() as cursor:
                for gone in GONE:
                    await cursor.execute(gone, {"player": player, "alone": [*alone]})
                if said:
                    await cursor.executemany(REWRITE, said)

        await self._write(work)

    async def keep_review(self, match: str, body: str) -> None:
        """What is thought of a match that is over, in place of what was thought before."""
        await self.write_row(REVIEW, body, match)

    async def beat(self, at: int) -> None:
        """Write something, as a match would: whoever watches over the store sees that it can."""
        await self.write_row(BEAT, at)

    # Reading.

    async def rows(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """What the database finds."""

        async def work(connection: Connection, again: bool) -> list[tuple[Any, ...]]:
            return await (await connection.execute(sql.replace("?", "%s"), args)).fetchall()

        return await self._with(work) if _can_be(*args) else []

    async def match(self, id: str) -> tuple[Header, list[Entry]] | None:
        """A match and its log, or None."""
        if not _can_be(id):
            return None
        return await self._with(lambda connection, again: self._found(connection, id))

    async def _found(self, connection: Connection, id: str) -> tuple[Header, list[Entry]] | None:
        """The same, by a connection."""
        sql = f"SELECT {COLUMNS} FROM matches WHERE id = %s"
        known = await (await connection.execute(sql, (id,))).fetchone()
        if known is None:
            return None
        sql = "SELECT seq, kind, seat, body, at FROM entries WHERE match = %s ORDER BY seq"
        entries = await (await connection.execute(sql, (id,))).fetchall()
        return Header.of(known), [Entry(*entry) for entry in entries]

    async def since(self, id: str, seq: int) -> list[Entry]:
        """What the log of a match has after an entry."""
        sql = "SELECT seq, kind, seat, body, at FROM entries WHERE match = %s AND seq > %s"
        return [Entry(*row) for row in await self.rows(f"{sql} ORDER BY seq", id, seq)]

    async def matches_of(self, player: str, count: int) -> list[Header]:
        """The newest matches of a player."""
        where = "WHERE id IN (SELECT match FROM sitters WHERE player = %s)"
        return await self._headers(where, player, count)

    async def listed(self, phases: Sequence[str], count: int) -> list[Header]:
        """The newest matches that anybody may see on the front page."""
        return await self._headers("WHERE listed AND phase = ANY(%s)", [*phases], count)

    async def _headers(self, where: str, *args: object) -> list[Header]:
        """The newest headers that fit."""
        sql = f"SELECT {COLUMNS} FROM matches {where} ORDER BY created DESC, id LIMIT %s"
        return [Header.of(row) for row in await self.rows(sql, *args)]

    async def name_of(self, player: str) -> str:
        """What a player is called, or nothing."""
        found = await self.rows("SELECT name FROM people WHERE player = %s", player)
        return str(found[0][0]) if found else ""

    async def review_of(self, match: str) -> str:
        """What is thought of a match, or nothing."""
        found = await self.rows("SELECT body FROM reviews WHERE match = %s", match)
        return str(found[0][0]) if found else ""


def _can_be(*args: object) -> bool:
    """Whether PostgreSQL can have such a text: it has no letter 0."""
    return not any(isinstance(one, str) and "\0" in one for one in args)
