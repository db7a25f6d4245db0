"""Questions: what bots are asked by servers, and thinkers on any machine answer.

A question is claimed by one thinker, and by another when that one is no longer seen. Everything
here is only worth something while somebody waits for it: nothing of it outlives a crash.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bricabrac.store.database import CHANNEL
from bricabrac.store.postgresql import Postgresql
from bricabrac.store.presence import Presence, alive

LONGEST = 120.0  # seconds that a question waits; if it seems to be more, the clock was put forward
GONE = 0.8  # seconds after which a thinker that does not appear is gone
THINKING = f"{CHANNEL}_thinking"  # the channel on which thinkers hear that there is a question

ASK = f"""
WITH asked AS (
    INSERT INTO questions (id, whose, cost, body) VALUES (%s, %s, %s, %s)
    ON CONFLICT (id) DO NOTHING RETURNING id
)
SELECT pg_notify('{THINKING}', id) FROM asked
"""
FREE = f"answer IS NULL AND (thinker IS NULL OR thinker NOT IN ({alive('thinkers', GONE)}))"
# Whoever lost its connection while it claimed one does not know whether it has it.
MINE = f"answer IS NULL AND (thinker = %s OR {FREE})"
WAITING = f"SELECT id, whose, cost FROM questions WHERE {MINE} ORDER BY asked LIMIT 1000"
# The row is locked by whoever comes first, and asked about again by whoever waited for it.
CLAIM = f"""
UPDATE questions SET thinker = %s WHERE id = %s AND {MINE}
RETURNING body, extract(epoch FROM now() - asked)::float8
"""
ANSWER = f"""
WITH answered AS (UPDATE questions SET answer = %s WHERE id = %s AND answer IS NULL RETURNING id)
SELECT pg_notify('{CHANNEL}', 'answer ' || id) FROM answered
"""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question that nobody thinks about."""

    id: str
    whose: tuple[str, str, str]
    cost: float


class Questions:
    """All questions of a house."""

    def __init__(self, store: Postgresql) -> None:
        self.store, self.thinkers = store, Presence(store, "thinkers", GONE)

    # Who asks.

    async def ask(self, id: str, whose: Iterable[str], cost: float, body: bytes) -> None:
        """Put a question; twice is once."""
        await self.store.rows(ASK, id, [*whose], cost, body)

    async def answers(self, ids: Iterable[str]) -> dict[str, bytes | None]:
        """What is answered of some questions; None: not yet. Some may be lost."""
        found = await self.store.rows("SELECT id, answer FROM questions WHERE id = ANY(%s)", [*ids])
        return {str(id): None if answer is None else bytes(answer) for id, answer in found}

    async def withdraw(self, id: str) -> None:
        """Nobody waits for it any more."""
        await self.store.rows("DELETE FROM questions WHERE id = %s RETURNING id", id)

    # Who thinks.

    async def leave(self, thinker: str) -> None:
        """A thinker is gone; what nobody has withdrawn is cleared away."""
        await self.thinkers.leave(thinker)
        sql = "DELETE FROM questions WHERE asked < now() - interval '1 hour' RETURNING id"
        await self.store.rows(sql)

    async def waiting(self, thinker: str) -> list[Waiting]:
        """Questions that a thinker may think about, or has claimed already, the oldest first."""
        rows = await self.store.rows(WAITING, thinker)
        return [Waiting(id, (whose[0], whose[1], whose[2]), cost) for id, whose, cost in rows]

    async def claim(self, thinker: str, id: str) -> tuple[bytes, float] | None:
        """Think about a question, which has waited so long; None: somebody else does."""
        rows = await self.store.rows(CLAIM, thinker, id, thinker)
        if not rows:
            return None
        waited = float(rows[0][1])
        return bytes(rows[0][0]), waited if 0 <= waited < LONGEST else 0.0

    async def answer(self, id: str, answer: bytes) -> None:
        """What is thought about it, unless somebody else was faster."""
        await self.store.rows(ANSWER, answer, id)
