"""Callers in a process of their own: whoever measures is not what is measured.

``python -m benchmarks.calling ADDRESS FIRST`` is told by lines what to do (``open TABLES``,
``act RATE SECONDS``, ``compare``), and answers each with a line of JSON. Tables are numbered from
FIRST; each has an address of its own, as if a proxy had told it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
import sys
import time
from ipaddress import ip_address
from typing import Any

from benchmarks.callers import Caller, pair, until

HOMES = int(ip_address("10.0.0.0"))
AT_ONCE = 10  # tables that are opened, pages that are looked at
LATE = 30.0  # seconds after which a board is lost


class Callers:
    """Two players at each of some tables, who look at it."""

    def __init__(self, address: str, first: int) -> None:
        self.address, self.first = address, first
        self.pairs: list[tuple[Caller, Caller]] = []
        self.watching: list[asyncio.Task[None]] = []
        self.dice = random.Random(first)

    @property
    def players(self) -> list[Caller]:
        """Everybody."""
        return [one for both in self.pairs for one in both]

    async def open(self, tables: int) -> dict[str, Any]:
        """Seat everybody, and let them look."""
        for begun in range(0, tables, AT_ONCE):
            numbers = range(begun, min(tables, begun + AT_ONCE))
            homes = [str(ip_address(HOMES + self.first + number)) for number in numbers]
            some = await asyncio.gather(*(pair(self.address, home=home) for home in homes))
            self.pairs += some
            self.watching += [asyncio.create_task(one.watch()) for both in some for one in both]
        ready = await until(lambda: all(one.version >= 0 for one in self.players), 60)
        gc.freeze()  # what is known of them is not looked through again and again
        return {"players": len(self.players), "ready": ready}

    async def act(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many actions a second, at tables that are not busy: how long each took."""
        delays, statuses, skipped, late = list[float](), dict[int, int](), 0, 0
        busy: set[int] = set()
        tasks: set[asyncio.Task[None]] = set()

        async def one_action(table: int) -> None:
            nonlocal skipped, late
            both = self.pairs[table]
            one, other = both if both[0].is_mine else reversed(both)
            before = max(one.turn, other.turn)
            if not one.is_mine or one.turn != other.turn:
                skipped += 1
            else:
                sent = time.monotonic()
                status, _ = await one.act(self.dice)
                statuses[status] = statuses.get(status, 0) + 1
                if status == 204:
                    late += not await newer(other, before)
                    delays.append(time.monotonic() - sent)
                    await newer(one, before)
            busy.discard(table)

        started, number = time.monotonic(), 0
        while (now := time.monotonic() - started) < seconds:
            while number < now * rate:
                number += 1
                tried = (self.dice.randrange(len(self.pairs)) for _ in range(5))
                if (table := next((one for one in tried if one not in busy), None)) is None:
                    skipped += 1
                    continue
                busy.add(table)
                task = asyncio.create_task(one_action(table))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(0.002)
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        failed = [str(one) for one in ended if isinstance(one, Exception)]
        return {"delays": delays, "statuses": statuses, "skipped": skipped, "late": late,
                "failed": failed, "gone": sum(task.done() for task in self.watching)}  # fmt: skip

    async def compare(self) -> dict[str, Any]:
        """How many do not see what a fresh page would show them, and what differs."""
        wrong: list[str] = []
        line = iter(self.players)

        async def look() -> None:
            for one in line:
                page = plain(await one.look())
                if plain(one.board) not in page:
                    wrong.append("\n".join(differing(plain(one.board), page)[:6]))

        await asyncio.gather(*(look() for _ in range(AT_ONCE)))
        return {"looked": len(self.players), "wrong": wrong}


async def newer(one: Caller, turn: int) -> bool:
    """Wait for a board after a turn; whether it came."""
    end = time.monotonic() + LATE
    while one.turn <= turn:
        one.news.clear()
        try:
            await asyncio.wait_for(one.news.wait(), end - time.monotonic())
        except TimeoutError:
            return False
    return True


def plain(board: str) -> str:
    """A board whichever process tells it: each counts for itself what can be seen."""
    return re.sub(r' data-version="\d+"', "", board)


def differing(board: str, page: str) -> list[str]:
    """The lines of a board that a page does not have."""
    has = set(page.splitlines())
    return [line.strip()[:160] for line in board.splitlines() if line not in has]


async def main(address: str, first: str) -> None:
    """Do what is asked, until nobody asks any more."""
    callers = Callers(address, int(first))
    while line := await asyncio.to_thread(sys.stdin.readline):
        match line.split():
            case ["open", tables]:
                told = await callers.open(int(tables))
            case ["act", rate, seconds]:
                told = await callers.act(float(rate), float(seconds))
            case _:
                told = await callers.compare()
        # Nobody may read it yet, and whoever looks must go on answering the server's pings.
        await asyncio.to_thread(print, json.dumps(told), flush=True)
    for task in callers.watching:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
