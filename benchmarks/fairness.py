"""``python -m benchmarks.fairness``: one guest has many tables of masters; does another wait?

The greedy guest leaves every seat to the stand-in and looks at all tables, so that masters think
there without end. The modest one plays a match against one master. Both come from one address,
and the answer is compared with what it took when the modest one was alone, in the same run.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from random import Random

from benchmarks.callers import MINE, Caller, percentile
from tests.web.serving import Served


def main(arguments: list[str]) -> int:
    """Measure; 1 if the modest guest waits more than twice as long as alone."""
    parser = ArgumentParser(prog="python -m benchmarks.fairness")
    parser.add_argument("--tables", type=int, default=17, metavar="N", help="of the greedy guest")
    parser.add_argument("--turns", type=int, default=25, metavar="N", help="of the modest one")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        try:
            return asyncio.run(measure(server.address, args.tables, args.turns))
        finally:
            server.end()


async def measure(address: str, tables: int, turns: int) -> int:
    """Alone, and beside the other."""
    alone = await modest(address, turns)
    print(f"alone: median {told(alone, 0.5)}, p95 {told(alone, 0.95)} of {len(alone)} answers")
    watching = await greedy(address, tables)
    beside = await modest(address, turns)
    print(f"beside {tables} tables of four masters: median {told(beside, 0.5)}, "
          f"p95 {told(beside, 0.95)}")  # fmt: skip
    for task in watching:
        task.cancel()
    ratio = percentile(beside, 0.5) / percentile(alone, 0.5)
    print(f"ratio of medians {ratio:.2f}, of p95 "
          f"{percentile(beside, 0.95) / percentile(alone, 0.95):.2f}")  # fmt: skip
    return int(ratio > 2)


def told(delays: list[float], share: float) -> str:
    """A delay as people read it."""
    return f"{1000 * percentile(delays, share):.0f} ms"


async def greedy(address: str, tables: int) -> list[asyncio.Task[None]]:
    """Tables at which masters are among themselves, each looked at."""
    masters = {f"seat{number}": "bot:master" for number in range(1, 5)}
    one, watching = Caller(address), []
    await one.arrive()
    for _ in range(tables):
        await one.sit_down("/matches", game="imaginarium", **masters)
        for path, form in (("pace", {"pace": "once"}), ("seat", {"away": "yes"})):
            answer = await one.http.post(f"{one.match}/{path}", data={"token": one.token, **form})
            assert answer.status_code == 303, answer.status_code
            await asyncio.sleep(0.5)  # posts are limited
        another = Caller(address)
        another.http.cookies, another.match = one.http.cookies, one.match
        watching.append(asyncio.create_task(another.watch()))
    return watching


async def modest(address: str, turns: int) -> list[float]:
    """Seconds from one's own last action of a turn until one is to act again."""
    one, random, delays = Caller(address), Random(1), list[float]()
    await one.arrive()
    while len(delays) < turns:
        await one.sit_down("/matches", game="nicodemus", seat1="bot:master", place="0")
        await one.http.post(f"{one.match}/pace", data={"token": one.token, "pace": "once"})
        while (page := await one.look()) and '/record"' not in page and len(delays) < turns:
            if not MINE.search(page):
                await asyncio.sleep(0.02)
                continue
            one.board, began = page, time.monotonic()
            await one.act(random)
            if not MINE.search(page := await one.look()) and '/record"' not in page:
                while not MINE.search(page := await one.look()) and '/record"' not in page:
                    await asyncio.sleep(0.02)
                delays.append(time.monotonic() - began)
            await asyncio.sleep(0.2)  # posts are limited
    return delays


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
