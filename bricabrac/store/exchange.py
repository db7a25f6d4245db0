"""Exchange: how the servers of a house that share a database hear of each other.

An append says so by itself, in the transaction that it is. Everything else that is told here may
be lost with whoever tells it: who looks at which table, and who sees to what goes on there. The
clock is that of the database.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable

import psycopg

from bricabrac.store.database import CHANNEL
from bricabrac.store.postgresql import PASSING, Postgresql
from bricabrac.store.presence import Presence, alive

GONE = 2.0  # seconds after which somebody who does not appear is gone
AGAIN = 0.2  # seconds until a broken connection is tried again

ALIVE = alive("servers", GONE)
# In order, so that two who take the same do not wait for each other.
TAKE = f"""
INSERT INTO duties (match, server)
SELECT match, %s FROM unnest(%s::text[]) AS wanted (match) ORDER BY match
ON CONFLICT (match) DO UPDATE SET server = excluded.server
WHERE duties.server = excluded.server OR duties.server NOT IN ({ALIVE})
RETURNING match
"""
# Nobody waits for a disk to keep what is only told.
TELL = f"""
SELECT set_config('synchronous_commit', 'off', true), pg_notify('{CHANNEL}', word)
FROM unnest(%s::text[]) AS told (word)
"""


async def heard_on(store: Postgresql, channel: str) -> AsyncIterator[str]:
    """All that is told; nothing whenever there is a new connection: some may be missed."""
    while not store.closed:
        try:
            link = await psycopg.AsyncConnection.connect(store.conninfo, autocommit=True)
            async with link:
                await link.execute(f"LISTEN {channel}")
                yield ""
                async for word in link.notifies():
                    yield word.payload
        except PASSING:
            pass
        await asyncio.sleep(AGAIN)


class Exchange:
    """What one server tells the others, and hears from them."""

    def __init__(self, store: Postgresql) -> None:
        self.store, self.me = store, secrets.token_hex(6)
        self.servers = Presence(store, "servers", GONE)

    def news(self) -> AsyncIterator[str]:
        """All that is told among servers."""
        return heard_on(self.store, CHANNEL)

    async def tell(self, *words: tuple[str, ...]) -> None:
        """Tell the others some things, each by its kind, and by whom."""
        await self.store.rows(TELL, [" ".join((kind, self.me, *rest)) for kind, *rest in words])

    async def appear(self) -> set[str]:
        """Be seen; who else is."""
        await self.servers.appear(self.me)
        return await self.servers.there() - {self.me}

    async def take(self, matches: Iterable[str]) -> set[str]:
        """See to some tables from now on; those that nobody else sees to, who is there."""
        taken = await self.store.rows(TAKE, self.me, sorted(matches))
        return {str(match) for (match,) in taken}

    async def give_up(self, matches: Iterable[str]) -> None:
        """No longer see to some tables."""
        sql = "DELETE FROM duties WHERE server = %s AND match = ANY(%s) RETURNING match"
        await self.store.rows(sql, self.me, [*matches])

    async def leave(self) -> None:
        """See to nothing any more, and be gone; what the dead have left is cleared away."""
        sql = f"DELETE FROM duties WHERE server = %s OR server NOT IN ({ALIVE}) RETURNING match"
        await self.store.rows(sql, self.me)
        await self.servers.leave(self.me)
        await self.tell(("gone",))
