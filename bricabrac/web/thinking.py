"""Bots think in processes of their own: they never hold up a page, and may die without harm."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sys
from contextlib import suppress
from random import Random
from typing import Any

from bricabrac.bots import BOTS
from bricabrac.engine.layout import to_dict
from bricabrac.engine.match import Match, View
from bricabrac.games import GAMES

PLAIN = frozenset({"dabbler", "apprentice"})  # bots that are quick enough without compiled rules
LONGEST = 20.0  # seconds until a bot that does not answer is replaced
COMPILING = 240.0  # the same for its first answer: rules may have to be compiled
STAND_IN = "dabbler"  # plays for those who have left


class Thinker:
    """One worker process, asked one question at a time."""

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.is_ready = False  # it has answered before

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if it is not running."""
        if self.process is None or self.process.returncode is not None:
            self.is_ready = False
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bricabrac.web.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "BRICABRAC_MODE": self.mode},
                limit=1 << 20,
            )
        return self.process

    async def ask(self, question: dict[str, Any]) -> int:
        """The answer, or an error if the worker dies or takes too long."""
        async with self.lock:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                async with asyncio.timeout(LONGEST if self.is_ready else COMPILING):
                    process.stdin.write(json.dumps(question).encode() + b"\n")
                    await process.stdin.drain()
                    answer = json.loads(await process.stdout.readline())
            except BaseException:
                await self.stop()  # whatever it would still say is not for the next one
                raise
            self.is_ready = True
        return int(answer)

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """The workers, by the mode that a bot needs."""

    def __init__(self, count: int = 1) -> None:
        self.workers = {
            mode: [Thinker(mode) for _ in range(count)] for mode in ("plain", "compiled")
        }
        self.ready: set[tuple[str, str]] = set()

    async def warm(self) -> None:
        """Start a worker before anybody waits for it."""
        async with self.workers["plain"][0].lock:
            await self.workers["plain"][0].start()

    async def get_ready(self, bot: str, game: str) -> None:
        """Have a bot think about some match, so that it need not compile its rules later."""
        if bot in PLAIN or bot not in BOTS or (bot, game) in self.ready:
            return
        self.ready.add((bot, game))
        match = Match(GAMES[game], seed=1)
        await self.choose(bot, match.view(match.active), match.actions(), "warming")

    async def choose(self, bot: str, view: View, legal: list[int], match: str) -> int:
        """What a bot does. One that fails twice is replaced by the dice: a match goes on."""
        seed = f"{match} {view.seat} {len(view.history)}"
        number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big")
        if len(legal) == 1:
            return legal[0]
        if bot in BOTS:
            crew = self.workers["plain" if bot in PLAIN else "compiled"]
            worker = crew[int.from_bytes(match.encode()[-2:], "big") % len(crew)]
            question = {
                "bot": bot,
                "match": match,
                "game": view.game.name,
                "legal": legal,
                "seat": view.seat,
                "seats": view.seats,
                "history": view.history,
                "dice": number,
                "state": to_dict(view.state),
            }
            for _ in range(2):
                with suppress(OSError, ValueError, TimeoutError):
                    answer = await worker.ask(question)
                    if answer in legal:
                        return answer
        return Random(number).choice(legal)

    async def stop(self) -> None:
        """End all workers."""
        for crew in self.workers.values():
            for worker in crew:
                await worker.stop()
