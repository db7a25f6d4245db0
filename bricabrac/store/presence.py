"""Presence: who of a kind, servers or thinkers, is there, by the clock of the database."""

from __future__ import annotations

from bricabrac.store.postgresql import Postgresql


def alive(kind: str, gone: float) -> str:
    """SQL: who has been seen in the last so many seconds, also if the clock was put back since."""
    about = f"interval '{gone} seconds'"
    return f"SELECT id FROM {kind} WHERE seen > now() - {about} AND seen < now() + {about}"


class Presence:
    """All of a kind."""

    def __init__(self, store: Postgresql, kind: str, gone: float) -> None:
        self.store, self.kind, self.alive = store, kind, alive(kind, gone)

    async def there(self) -> set[str]:
        """Who is there."""
        return {str(id) for (id,) in await self.store.rows(self.alive)}

    async def appear(self, me: str) -> None:
        """Be seen."""
        sql = f"""
        INSERT INTO {self.kind} (id, seen) VALUES (%s, now())
        ON CONFLICT (id) DO UPDATE SET seen = now() RETURNING id
        """
        await self.store.rows(sql, me)

    async def leave(self, me: str) -> None:
        """Be gone; so is who has not been seen for a day."""
        old = "abs(extract(epoch FROM now() - seen)) > 86400"
        await self.store.rows(f"DELETE FROM {self.kind} WHERE id = %s OR {old} RETURNING id", me)
