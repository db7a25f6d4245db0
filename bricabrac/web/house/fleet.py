"""Fleet: thinkers on any machine, asked through the database instead of minds of one's own.

Whoever cannot look does not know who is gone: while the database is away a question waits, and is
asked again when it is back. Bots could do nothing before then, for nothing can be written.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bricabrac.bots.minds import Died, Failed
from bricabrac.store import Away
from bricabrac.web.house.line import Whose
from bricabrac.web.house.minds import Thought

if TYPE_CHECKING:
    from bricabrac.store.questions import Questions

LOOKING = 0.5  # seconds between two looks at who thinks, and at what was missed
ABSENT = 8  # such looks without a thinker until we think ourselves: to begin takes longer


@dataclass(slots=True)
class Pending:
    """A question that is asked, and who waits for it."""

    whose: Whose
    cost: float
    body: bytes
    answer: asyncio.Future[bytes]


class Fleet:
    """All who think for this house."""

    def __init__(self, questions: Questions) -> None:
        self.questions = questions
        self.thinkers: set[str] = set()  # who was there when somebody was seen last
        self.somebody = asyncio.Event()  # is there
        self.vain = 0  # looks since then that found nobody
        self.pending: dict[str, Pending] = {}

    async def ask(
        self, whose: Whose, cost: float, ask: Callable[[float], tuple[Any, ...]]
    ) -> Thought:
        """The answer of a thinker; Died, if there is none, or none any more."""
        if not self.thinkers:
            raise Died
        id, waiting = secrets.token_hex(8), asyncio.get_running_loop().create_future()
        one = Pending(whose, cost, pickle.dumps(ask(0.0)), waiting)
        self.pending[id] = one
        try:
            with suppress(Away):  # then whoever watches asks, as soon as it can be asked
                await self.questions.ask(id, whose, cost, one.body)
            return said(await one.answer)
        finally:
            del self.pending[id]
            await self._withdraw(id)

    async def _withdraw(self, id: str) -> None:
        """Clear a question away; if that cannot be done, thinkers do so some day."""
        with suppress(Away, RuntimeError):
            await self.questions.withdraw(id)

    async def is_there(self) -> bool:
        """Whether somebody thinks; if nobody knows, nobody does."""
        with suppress(Away):
            await self._look()
        return bool(self.thinkers)

    async def _look(self) -> None:
        """See who thinks; we give up who was not there again and again."""
        try:
            found = await self.questions.thinkers.there()
        except Away:
            self.vain = 0  # they could not be seen, and may be there
            raise
        self.vain = 0 if found else self.vain + 1
        if found:
            self.thinkers = found
            self.somebody.set()
        elif self.vain >= ABSENT:
            self._give_up()

    async def heard(self, id: str) -> None:
        """A question of somebody is answered; if it cannot be read now, whoever watches does."""
        with suppress(Away):
            await self._read([id] if id in self.pending else [])

    async def watch(self) -> None:
        """See who thinks, and whether an answer or a question got lost."""
        while True:
            with suppress(Away):
                await self._look()
                await self._read([*self.pending])
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
        """Nobody thinks: whoever waits hears it."""
        self.thinkers = set()
        self.somebody.clear()
        for one in self.pending.values():
            if not one.answer.done():
                one.answer.set_exception(Died())


def said(answer: bytes) -> Thought:
    """What a thinker has answered, or that it failed."""
    told: Thought | str = pickle.loads(answer)
    if isinstance(told, str):
        raise Failed(told)
    return Thought(pickle.loads(told.answer), told.seconds)
