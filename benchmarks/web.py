"""``python -m benchmarks.web``: many tables at once, and how long boards take to the other player.

A server of our own, players of our own. At the end every board is compared with a fresh page.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
import tempfile
import time
from argparse import ArgumentParser
from contextlib import ExitStack
from pathlib import Path

from benchmarks.callers import Caller, pair, percentile, until
from tests.store.postgres import Postgres
from tests.web.serving import Served


def main(arguments: list[str]) -> int:
    """Measure; 1 if a board was wrong or lost."""
    parser = ArgumentParser(prog="python -m benchmarks.web")
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="tables at once")
    parser.add_argument("--rate", type=float, default=200.0, metavar="N", help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="N", help="for how long")
    help = "processes on a PostgreSQL database of our own; 1: SQLite"
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=help)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as after:
        options = ["--guests", "100000"]
        if args.processes > 1:
            postgres = Postgres(("max_connections=100",))
            after.callback(postgres.end)
            options += ["--store", postgres.database(), "--processes", str(args.processes)]
        server = Served(Path(folder), *options)
        after.callback(server.end)
        return asyncio.run(measure(server, args.tables, args.rate, args.seconds))


async def measure(server: Served, tables: int, rate: float, seconds: float) -> int:
    """Seat everybody, let them act at a rate, and compare every board with a fresh one."""
    pairs: list[tuple[Caller, Caller]] = []
    watching: list[asyncio.Task[None]] = []
    started = time.monotonic()
    for first in range(0, tables, 20):
        some = await asyncio.gather(*(pair(server.address) for _ in range(min(20, tables - first))))
        pairs += some
        for couple in some:
            watching += [asyncio.create_task(one.watch()) for one in couple]
    players = [one for couple in pairs for one in couple]
    ready = await until(lambda: all(one.version >= 0 for one in players), 60)
    print(
        f"{tables} tables, {len(players)} players connected in {time.monotonic() - started:.1f} s"
    )
    if not ready:
        return 1
    began, before = time.monotonic(), worked_by(server.process.pid)
    delays, statuses = await act_at(pairs, rate, seconds)
    seconds_passed = time.monotonic() - began
    busy = [
        (now - then) / seconds_passed
        for now, then in zip(worked_by(server.process.pid), before, strict=True)
    ]
    done = sum(statuses.values()) / seconds
    print(f"{done:.0f} actions/s for {seconds:.0f} s; answers: {dict(sorted(statuses.items()))}")
    told = [1000 * percentile(delays, share) for share in (0.5, 0.95, 0.99)]
    print(
        "action to the other player's board: median {:.0f}, p95 {:.0f}, p99 {:.0f} ms".format(*told)
    )
    shares = ", ".join(f"{100 * share:.0f} %" for share in busy)
    print(f"the server worked {shares} of the time of one core")
    wrong = await compare(players)
    print(f"wrong or lost boards: {wrong} of {len(players)}")
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for one in players:
        await one.http.aclose()
    return int(wrong > 0)


async def act_at(
    pairs: list[tuple[Caller, Caller]], rate: float, seconds: float
) -> tuple[list[float], dict[int, int]]:
    """So many actions a second, at tables that are not busy."""
    dice, delays, statuses = random.Random(1), list[float](), dict[int, int]()
    busy: set[int] = set()
    tasks: set[asyncio.Task[None]] = set()

    async def one_action(table: int) -> None:
        one, other = pairs[table] if pairs[table][0].is_mine else reversed(pairs[table])
        before = max(one.turn, other.turn)
        if one.is_mine and one.turn == other.turn:
            sent = time.monotonic()
            status, _ = await one.act(dice)
            statuses[status] = statuses.get(status, 0) + 1
            while status == 204 and other.turn <= before and time.monotonic() - sent < 30:
                other.news.clear()
                await asyncio.wait_for(other.news.wait(), 30)
            delays.append(time.monotonic() - sent)
            await until(lambda: one.turn > before, 10)
        busy.discard(table)

    started, number = time.monotonic(), 0
    while (now := time.monotonic() - started) < seconds:
        while number < now * rate:
            number += 1
            free = [table for table in (dice.randrange(len(pairs)) for _ in range(5))
                    if table not in busy]  # fmt: skip
            if free:
                busy.add(free[0])
                task = asyncio.create_task(one_action(free[0]))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        await asyncio.sleep(0.002)
    await asyncio.gather(*tasks, return_exceptions=True)
    return delays, statuses


async def compare(players: list[Caller]) -> int:
    """How many do not see what a fresh page would show them."""
    await asyncio.sleep(1)
    wrong = 0
    for one in players:
        wrong += plain(one.board) not in plain(await one.look())
    return wrong


def plain(board: str) -> str:
    """A board whichever process tells it: each counts for itself what can be seen."""
    return re.sub(r' data-version="\d+"', "", board)


def worked_by(process: int) -> list[float]:
    """The same of a server, or of the processes that it has started to serve."""
    told = Path(f"/proc/{process}/task/{process}/children")
    children = [int(child) for child in told.read_text().split()] if told.exists() else []
    serving = [one for one in children if "--given" in Path(f"/proc/{one}/cmdline").read_text()]
    return [worked(one) for one in serving or [process]]


def worked(process: int) -> float:
    """Seconds of processor time so far, where the system tells."""
    try:
        told = Path(f"/proc/{process}/stat").read_text("ascii")
    except OSError:
        return float("nan")
    user, system = told.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
