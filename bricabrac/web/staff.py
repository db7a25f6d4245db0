"""Staff: the processes that serve one house together, and who sees to it that all are at work.

All accept from one socket, so that nobody who knocks is lost when one of them goes; each has one
of its own besides, for whoever watches over it. This process only starts them, anew for each: a
rolling restart brings what has been installed meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import time
from asyncio.subprocess import Process, create_subprocess_exec
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

logger = logging.getLogger("bricabrac.web")
READY = b"1"
PATIENCE = 60.0  # seconds until a process stands
SLOWLY = 2.0  # seconds between two starts, where one has died at once
LAST = 10.0  # seconds until a process that does not end is killed


@dataclass
class Worker:
    """A process, and the line between us: it says when it stands, and ends when we are gone."""

    process: Process
    line: socket.socket
    since: float = field(default_factory=time.monotonic)


class Staff:
    """Starts processes, starts those again that die, and ends all."""

    def __init__(
        self, command: Sequence[str], shared: socket.socket, own: Sequence[socket.socket]
    ) -> None:
        self.command, self.shared, self.own = command, shared, own
        self.at: dict[int, Worker] = {}
        self.watches: set[asyncio.Task[None]] = set()
        self.renewing = asyncio.Lock()
        self.ending = asyncio.Event()

    async def work(self) -> None:
        """Serve until a signal comes; SIGHUP is a rolling restart."""
        loop = asyncio.get_running_loop()
        for sig in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sig, self.ending.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._meanwhile(self._renew()))
        for number in range(len(self.own)):
            self._watch(number, await self._start(number))
        await self.ending.wait()
        for task in self.watches:
            task.cancel()
        await asyncio.gather(*(self._end(worker) for worker in self.at.values()))

    async def _start(self, number: int) -> Worker:
        """A process, which may not stand yet."""
        line, theirs = socket.socketpair()
        given = [one.fileno() for one in (self.shared, self.own[number], theirs)]
        process = await create_subprocess_exec(
            *(sys.executable, "-m", "bricabrac", *self.command),
            *("--given", ",".join(map(str, given))),
            pass_fds=given,
        )
        theirs.close()
        line.setblocking(False)
        return Worker(process, line)

    async def _stands(self, worker: Worker) -> bool:
        """Wait until a process stands; whether it does."""
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().sock_recv(worker.line, 1) == READY
        return False

    def _watch(self, number: int, worker: Worker) -> None:
        """A process is at work from now on."""
        self.at[number] = worker
        self._meanwhile(self._mind(number, worker))

    def _meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.create_task(work)
        self.watches.add(task)
        task.add_done_callback(self.watches.discard)

    async def _mind(self, number: int, worker: Worker) -> None:
        """Start a process again that dies."""
        status = await worker.process.wait()
        worker.line.close()
        if self.at[number] is worker:
            logger.error("process %d has ended (%s), and is started again", number + 1, status)
            if time.monotonic() - worker.since < SLOWLY:
                await asyncio.sleep(SLOWLY)
            self._watch(number, await self._start(number))

    async def _renew(self) -> None:
        """Replace one process after the other; if one does not stand, the others stay."""
        async with self.renewing:
            for number in range(len(self.own)):
                fresh = await self._start(number)
                if not await self._stands(fresh):
                    logger.error("a new process does not stand: the old ones stay")
                    await self._end(fresh)
                    return
                old = self.at[number]
                self._watch(number, fresh)
                await self._end(old)

    async def _end(self, worker: Worker) -> None:
        """End a process, in order if it can be."""
        with suppress(ProcessLookupError):
            worker.process.terminate()
        try:
            async with asyncio.timeout(LAST):
                await worker.process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                worker.process.kill()
            await worker.process.wait()
        worker.line.close()
