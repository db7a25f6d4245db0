"""Fleet: thinkers on any machine, asked through the database instead of minds of one's own.

As long as no thinker is seen, one's own minds are asked: bots play, whoever is away.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bricabrac.bots.minds import Died, Failed
from bricabrac.store import Away
from bricabrac.web.house.line import Whose
from bricabrac.web.house.minds import Minds, Thought

if TYPE_CHECKING:
    from bricabrac.store.questions import Questions

LOOKING = 0.5  # seconds between two looks at who thinks, and at what was missed
ABSENT = 4.0  # seconds without a thinker until we think ourselves: to begin takes longer


@dataclass(slots=True)
class Pending:
    """A question that is asked, and who waits for it."""

    whose: Whose
    cost: float
    body: bytes
    answer: asyncio.Future[bytes]


class Fleet:
    """All who think for this house, asked as minds are."""

    def __init__(self, questions: Questions, own: Minds) -> None:
        self.questions, self.own = questions, own
        self.thinkers: set[str] = set()  # who was there when somebody was seen last
        self.seen = 0.0
        self.pending: dict[str, Pending] = {}

    async def ask(
        self, whose: Whose, cost: float, patience: float, ask: Callable[[float], tuple[Any, ...]]
    ) -> Thought:
        """The answer of a thinker; of our own minds, if there is none, or none any more."""
        if self.thinkers:
            id, waiting = secrets.token_hex(8), asyncio.get_running_loop().create_future()
            one = Pending(whose, cost, pickle.dumps(ask(0.0)), waiting)
            self.pending[id] = one
            try:
                await self.questions.ask(id, whose, cost, one.body)
                return said(await one.answer)
            except (Away, Died):
                pass
            finally:
                del self.pending[id]
                await self._withdraw(id)
        return await self.own.ask(whose, cost, patience, ask)

    async def _withdraw(self, id: str) -> None:
        """Clear a question away; if that cannot be done, thinkers do so some day."""
        with suppress(Away, RuntimeError):
            await self.questions.withdraw(id)

    async def is_there(self) -> bool:
        """Whether somebody thinks; if nobody knows, nobody does."""
        with suppress(Away):
            if found := await self.questions.thinkers.there():
                self.thinkers, self.seen = found, time.monotonic()
        return bool(self.thinkers)

    async def heard(self, id: str) -> None:
        """A question of somebody is answered."""
        if id in self.pending:
            await self._read([id])

    async def watch(self) -> None:
        """See who thinks, and whether an answer or a question got lost."""
        while True:
            with suppress(Away):
                await self.is_there()
                await self._read([*self.pending])
            if time.monotonic() - self.seen > ABSENT:
                self._give_up()
            await asyncio.sleep(LOOKING)

    async def _read(self, ids: list[str]) -> None:
        """Tell those who wait what was answered, and ask again what nobody knows of."""
        answers = await self.questions.answers(ids) if ids else {}
        for id in ids:
            one, answer = self.pending.get(id), answers.get(id)
            if one is None or one.answer.done():
                continue
            if answer is not None:
                one.answer.set_result(answer)
            elif id not in answers:
                await self.questions.ask(id, one.whose, one.cost, one.body)

    def _give_up(self) -> None:
        """Nobody thinks: whoever waits asks our own minds."""
        self.thinkers = set()
        for one in self.pending.values():
            if not one.answer.done():
                one.answer.set_exception(Died())


def said(answer: bytes) -> Thought:
    """What a thinker has answered, or that it failed."""
    told: Thought | str = pickle.loads(answer)
    if isinstance(told, str):
        raise Failed(told)
    return Thought(pickle.loads(told.answer), told.seconds)
