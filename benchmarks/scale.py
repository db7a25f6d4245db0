"""``python -m benchmarks.scale``: what a table, a socket and an action take; and a crowd from that.

``--measure`` asks a server of our own. Without it, the plan of ``docs/scale.md`` is worked out anew
from its figures: how many processes a crowd needs, and how long a board takes to the other player,
by letting actions arrive by chance at as many processes and wait in line.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from argparse import ArgumentParser
from dataclasses import dataclass
from heapq import heapreplace
from pathlib import Path

from benchmarks.action import Elsewhere, Room
from benchmarks.callers import Caller, pair, percentile, until
from tests.web.serving import ROOT

TABLES = 60


@dataclass(frozen=True)
class Costs:
    """What is measured of one process; see docs/scale.md."""

    action_ms: float = 4.3  # of processor time
    share: float = 0.6  # of a core that a process may be busy
    socket_kb: float = 224.0
    table_kb: float = 138.0
    pause: float = 8.0  # seconds between two actions at a table
    writes: float = 20_000.0  # single inserts a second of one PostgreSQL with a good disk


def plan(players: int, costs: Costs) -> dict[str, float]:
    """What so many players at tables for two need."""
    tables = players / 2
    actions = tables / costs.pause
    processes = actions * costs.action_ms / 1000 / costs.share
    memory = (tables * costs.table_kb + players * costs.socket_kb) / 1024 / 1024
    return {
        "actions a second": actions,
        "processes": processes,
        "GB of memory": memory,
        "databases": actions / costs.writes,
    }


def waits(rate: float, seconds: float, processes: int, count: int = 200_000) -> list[float]:
    """How long actions take that come by chance, each to a process that serves its table."""
    dice, now = random.Random(1), 0.0
    free = [0.0] * processes
    found = []
    for _ in range(count):
        now += dice.expovariate(rate)
        place = dice.randrange(processes)
        begin = max(now, free[place])
        free[place] = begin + seconds * dice.uniform(0.5, 1.5)
        found.append(free[place] - now)
    return found


def pooled(rate: float, seconds: float, processes: int, count: int = 200_000) -> list[float]:
    """The same, if any process could serve any action: what sharing tables would bring."""
    dice, now = random.Random(1), 0.0
    free = [0.0] * processes
    found = []
    for _ in range(count):
        now += dice.expovariate(rate)
        done = max(now, free[0]) + seconds * dice.uniform(0.5, 1.5)
        heapreplace(free, done)
        found.append(done - now)
    return found


def resident(process: int) -> float:
    """KB of memory of a process."""
    told = Path(f"/proc/{process}/status").read_text("ascii")
    return float(told.partition("VmRSS:")[2].split()[0])


async def measure(server: Elsewhere) -> None:
    """A table, a socket, an action: KB of memory, and KB sent."""
    room = Room(server, "nicodemus")
    for _ in range(2):
        await room.batch(is_counted=False)  # what is made once is made
    before = resident(server.process.pid)
    pairs = [await pair(server.address) for _ in range(TABLES)]
    opened = resident(server.process.pid)
    players = [one for couple in pairs for one in couple]
    watching = [asyncio.create_task(one.watch()) for one in players]
    await until(lambda: all(one.version >= 0 for one in players), 60)
    watched = resident(server.process.pid)
    sent = [await sent_by(couple, room) for couple in pairs]
    print(f"a table: {(opened - before) / TABLES:.0f} KB of memory, without anybody who looks")
    print(f"a socket: {(watched - opened) / len(players):.0f} KB, with the board it has been sent")
    print(f"an action: {sum(sent) / len(sent) / 1024:.1f} KB to both, before they are compressed")
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for one in (*players, *(one for couple in room.tables for one in couple)):
        await one.http.aclose()


async def sent_by(couple: tuple[Caller, Caller], room: Room) -> int:
    """Bytes that both are sent for an action."""
    before = sum(one.heard for one in couple)
    await room.act(couple)
    return sum(one.heard for one in couple) - before


def main(arguments: list[str]) -> int:
    """Measure, or work the plan out."""
    parser = ArgumentParser(prog="python -m benchmarks.scale")
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--players", type=int, default=1_000_000, metavar="N")
    args = parser.parse_args(arguments)
    if args.measure:
        with tempfile.TemporaryDirectory() as folder:
            server = Elsewhere(ROOT, Path(folder))
            try:
                asyncio.run(measure(server))
            finally:
                server.end()
        return 0
    costs = Costs()
    needs = plan(args.players, costs)
    for name, value in needs.items():
        print(f"{name}: {value:,.1f}")
    processes, rate = max(1, round(needs["processes"])), needs["actions a second"]
    for name, law in (("each table at one process", waits), ("any process", pooled)):
        told = [1000 * percentile(law(rate, costs.action_ms / 1000, processes), share)
                for share in (0.5, 0.95, 0.99)]  # fmt: skip
        print("{}: median {:.0f}, p95 {:.0f}, p99 {:.0f} ms".format(name, *told))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
