"""Thinker: minds that answer the questions of all servers of a house, on this machine."""

from __future__ import annotations

import asyncio
import pickle
import secrets
import signal
import time
from contextlib import suppress

from bricabrac.bots.minds import Died, Failed
from bricabrac.bots.thoughts import answered
from bricabrac.games import GAMES
from bricabrac.store import Away
from bricabrac.store.exchange import AGAIN, heard_on
from bricabrac.store.questions import THINKING, Questions, Waiting
from bricabrac.web.house.line import Line
from bricabrac.web.house.thinking import COMPILING, LONGEST, Thinkers

APPEARING = 0.2  # seconds between two signs of life
LOOKING = 0.3  # seconds between two looks for questions of those who are gone


class Thinker:
    """Takes a question for each mind that is free, from whoever has had the least."""

    def __init__(self, questions: Questions, secret: bytes, count: int) -> None:
        self.questions, self.me = questions, secrets.token_hex(6)
        self.thinkers, self.count = Thinkers(secret, count), count
        self.line, self.known = Line[Waiting](), set[str]()
        self.busy: dict[asyncio.Task[None], str] = {}  # with which question
        self.stirred, self.patience = asyncio.Event(), COMPILING

    async def work(self, is_cold: bool = False) -> None:
        """Think until a signal comes."""
        ending, loop = asyncio.Event(), asyncio.get_running_loop()
        for sig in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sig, ending.set)
        task = asyncio.create_task(self._work(is_cold))
        await ending.wait()
        for one in (task, *self.busy):
            one.cancel()
        with suppress(Away):
            await self.questions.leave(self.me)
        self.thinkers.stop()
        await self.questions.store.close()

    async def _work(self, is_cold: bool) -> None:
        """Be there, and think."""
        if not is_cold:
            self.patience = LONGEST
            await self.thinkers.get_ready_for(GAMES)  # before anybody knows that we are there
        await asyncio.gather(self._appear(), self._listen(), self._serve())

    async def _appear(self) -> None:
        """Show that we are there."""
        while True:
            with suppress(Away):
                await self.questions.thinkers.appear(self.me)
            await asyncio.sleep(APPEARING)

    async def _listen(self) -> None:
        """Hear that there is a question."""
        async for _ in heard_on(self.questions.store, THINKING):
            self.stirred.set()

    async def _serve(self) -> None:
        """Give every mind that is free something to think about."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stirred.wait(), LOOKING)
            self.stirred.clear()
            with suppress(Away):
                while len(self.busy) < self.count and (one := await self._next()):
                    await self._claim(one)

    async def _next(self) -> Waiting | None:
        """Whoever comes first of those who wait."""
        for one in await self.questions.waiting(self.me):
            if one.id not in self.known and one.id not in self.busy.values():
                self.known.add(one.id)
                self.line.put(one)
        if not len(self.line):
            return None
        one = self.line.take()
        self.known.discard(one.id)
        return one

    async def _claim(self, one: Waiting) -> None:
        """Think about a question, unless somebody else does by now."""
        claimed = await self.questions.claim(self.me, one.id)
        if claimed is not None:
            task = asyncio.create_task(self._think(one, *claimed))
            self.busy[task] = one.id
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """A mind is free."""
        del self.busy[task]
        self.stirred.set()

    async def _think(self, one: Waiting, body: bytes, waited: float) -> None:
        """Answer a question; a bot that is late thinks shorter."""
        began, asked = time.monotonic(), (answered, body, 1 / (1 + waited))
        try:
            told = await self.thinkers.deep.ask(one.whose, 0.0, self.patience, lambda _: asked)
            answer = pickle.dumps(told)
        except (Died, Failed, TimeoutError) as error:
            answer = pickle.dumps(f"{type(error).__name__}: {error}")
        self.line.charge(one.whose, time.monotonic() - began)
        await self.tell(one.id, answer)

    async def tell(self, id: str, answer: bytes) -> None:
        """Say what was thought; nobody else thinks about it as long as we are there."""
        while True:
            with suppress(Away):
                return await self.questions.answer(id, answer)
            await asyncio.sleep(AGAIN)
