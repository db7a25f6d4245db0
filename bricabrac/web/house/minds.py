"""Minds of this machine, and the line of those who want to ask one of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from bricabrac.bots.minds import Died, Mind
from bricabrac.web.house.line import Line, Question, Whose

TRIES = 3  # times that a question is asked, if the minds that hear it die


class Thought(NamedTuple):
    """An answer, and how many seconds it was thought about."""

    answer: Any
    seconds: float


class Minds:
    """Some minds, and the line of those who want to ask one of them."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self.all = [Mind(nice) for _ in range(count)]
        self.free, self.line = list(self.all), Line[Question]()
        self.last: dict[Mind, str] = {}  # the table that a mind has thought about last
        self.busy: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def ask(
        self, whose: Whose, cost: float, patience: float, ask: Callable[[float], tuple[Any, ...]]
    ) -> Thought:
        """The answer of a mind, asked when it is one's turn."""
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.line.put(Question(whose, cost, ask, answer, patience))
        self._serve()
        return await answer

    def _serve(self) -> None:
        """Give the free minds something to think about."""
        while self.free and len(self.line) and not self.is_closed:
            question = self.line.take()
            if question.answer.done():
                continue  # nobody waits for it any more
            known = [mind for mind in self.free if self.last.get(mind) == question.whose[-1]]
            mind = (known or self.free)[0]  # one that may remember the match
            self.free.remove(mind)
            self.last[mind] = question.whose[-1]
            task = asyncio.create_task(self._think(mind, question))
            self.busy.add(task)
            task.add_done_callback(self.busy.discard)

    async def _think(self, mind: Mind, question: Question) -> None:
        """Ask a mind; if it dies, the next one: whoever asked need not know."""
        began = time.monotonic()
        try:
            function, *args = question.ask(began - question.since)
            for left in reversed(range(TRIES)):
                try:
                    async with asyncio.timeout(question.patience):
                        told = await asyncio.wrap_future(mind.ask(function, *args))
                    if not question.answer.done():
                        question.answer.set_result(Thought(told, time.monotonic() - began))
                    return
                except Died:
                    if not left:
                        raise
        except BaseException as error:
            if isinstance(error, TimeoutError | asyncio.CancelledError):
                mind.end()  # whatever it would still say is not for the next one
            if not question.answer.done():
                question.answer.set_exception(error)
            if not isinstance(error, Exception):
                raise
        finally:
            self.line.charge(question.whose, time.monotonic() - began)
            self.free.append(mind)
            self._serve()

    def close(self) -> None:
        """End all thinking."""
        self.is_closed = True
        for task in self.busy:
            task.cancel()
        for mind in self.all:
            mind.close()
