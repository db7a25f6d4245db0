"""bricabrac bench-web: many tables at once, and how long a board takes to the other player."""

from __future__ import annotations

import asyncio
import random
import signal
import tempfile
import time
from argparse import Namespace
from pathlib import Path

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.callers import Caller, Server, pair, percentile, until


def add(parser: Parser) -> None:
    """What can be said on the command line."""
    option(parser, "tables", type=int, default=500, metavar="N")
    option(parser, "rate", type=float, default=200.0, metavar="N")
    option(parser, "seconds", type=float, default=20.0, metavar="N")


def run(args: Namespace) -> int:
    """A server of our own, players of our own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            return asyncio.run(measure(server, args.tables, args.rate, args.seconds))
        finally:
            server.end(signal.SIGTERM)


async def measure(server: Server, tables: int, rate: float, seconds: float) -> int:
    """Seat everybody, let them act at a rate, and compare every board with a fresh one."""
    pairs: list[tuple[Caller, Caller]] = []
    watching: list[asyncio.Task[None]] = []
    started = time.monotonic()
    for first in range(0, tables, 20):
        some = await asyncio.gather(*(pair(server.port) for _ in range(min(20, tables - first))))
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
    began, worked = time.monotonic(), server.worked()
    delays, statuses = await act_at(pairs, rate, seconds)
    busy = (server.worked() - worked) / (time.monotonic() - began)
    done = sum(statuses.values()) / seconds
    print(f"{done:.0f} actions/s for {seconds:.0f} s; answers: {dict(sorted(statuses.items()))}")
    told = [1000 * percentile(delays, share) for share in (0.5, 0.95, 0.99)]
    print(
        "action to the other player's board: median {:.0f}, p95 {:.0f}, p99 {:.0f} ms".format(*told)
    )
    print(f"the server worked {100 * busy:.0f} % of the time of one core")
    wrong = await compare(players)
    print(f"wrong or lost boards: {wrong} of {len(players)}")
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for one in players:
        one.hang_up()
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
        _, _, page = await one.ask("GET", one.match)
        wrong += one.board not in page
    return wrong
