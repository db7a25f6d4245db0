"""Bots think in processes of their own: they never hold up a page, and may die without harm."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from bricabrac.bots import BOTS
from bricabrac.engine.layout import to_dict
from bricabrac.engine.match import Match, View
from bricabrac.games import GAMES

PLAIN = frozenset({"dabbler", "apprentice"})  # bots that are quick enough without compiled rules
# os.nice: who compiles and looks ahead leaves the first place to the pages.
NICE = {"plain": 0, "compiled": 5}
LONGEST = 20.0  # seconds until a bot that does not answer is replaced
COMPILING = 240.0  # the same for its first answer: rules may have to be compiled
STAND_IN = "apprentice"  # plays for those who have left: quick, and no fool
ADVISER = "master"  # gives hints


@dataclass(frozen=True, slots=True)
class Opinion:
    """What an adviser thinks of an action: its share of the win, after so many tries."""

    action: int
    share: float
    tries: int


def question_of(bot: str, view: View, legal: list[int], match: str) -> dict[str, Any]:
    """What a worker is asked: all that the bot may know, and dice of its own."""
    seed = f"{match} {view.seat} {len(view.history)}"
    return {
        "bot": bot,
        "match": match,
        "game": view.game.name,
        "legal": legal,
        "seat": view.seat,
        "seats": view.seats,
        "history": view.history,
        "dice": int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big"),
        "state": to_dict(view.state),
    }


class Thinker:
    """One worker process, asked one question at a time."""

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.known: set[str] = set()  # games about which it has answered: nothing is compiled then

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if it is not running."""
        if self.process is None or self.process.returncode is not None:
            self.known.clear()
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bricabrac.web.worker", str(NICE[self.mode])),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
            )
        return self.process

    async def ask(self, question: dict[str, Any]) -> Any:
        """The answer, or an error if the worker dies or takes too long."""
        async with self.lock:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                is_known = question["game"] in self.known
                async with asyncio.timeout(LONGEST if is_known else COMPILING):
                    process.stdin.write(json.dumps(question).encode() + b"\n")
                    await process.stdin.drain()
                    answer = json.loads(await process.stdout.readline())
            except BaseException:
                await self.stop()  # whatever it would still say is not for the next one
                raise
            self.known.add(question["game"])
        return answer

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
        self.advises = "compiled"  # the mode in which hints are thought out,
        self.thought = ""  # and how long; nothing: as long as the master thinks

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

    def worker(self, mode: str, match: str) -> Thinker:
        """The worker that thinks about a match in a mode."""
        crew = self.workers[mode]
        return crew[int.from_bytes(match.encode()[-2:], "big") % len(crew)]

    def must_compile(self, bot: str, game: str) -> bool:
        """Whether a bot would have to compile its rules before it can answer."""
        if bot in PLAIN or bot not in BOTS:
            return False
        return not all(game in worker.known for worker in self.workers["compiled"])

    async def choose(self, bot: str, view: View, legal: list[int], match: str) -> int:
        """What a bot does. One that fails twice is replaced by the dice: a match goes on."""
        question = question_of(bot, view, legal, match)
        if len(legal) == 1:
            return legal[0]
        if bot in BOTS:
            worker = self.worker("plain" if bot in PLAIN else "compiled", match)
            for _ in range(2):
                with suppress(OSError, ValueError, TimeoutError):
                    answer = await worker.ask(question)
                    if answer in legal:
                        return int(answer)
        return Random(question["dice"]).choice(legal)

    async def advise(self, view: View, legal: list[int], match: str) -> list[Opinion]:
        """What the adviser thinks of each action, the best first; nothing, if it fails."""
        question = question_of(ADVISER, view, legal, match)
        question["advise"] = self.thought or "as the bot does"
        with suppress(OSError, ValueError, TimeoutError):
            told = await self.worker(self.advises, match).ask(question)
            return [Opinion(*one) for one in told if one[0] in legal]
        return []

    async def stop(self) -> None:
        """End all workers."""
        for crew in self.workers.values():
            for worker in crew:
                await worker.stop()
