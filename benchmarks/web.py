"""``python -m benchmarks.web``: many tables at once, and how long boards take to the other player.

A server of our own, players of our own. At the end every board is compared with a fresh page;
with ``--beside`` all of it is done once more beside silent, slow and hostile clients.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.callers import percentile
from tests.store.postgres import Postgres
from tests.web.serving import Served

DURABLE = ("max_connections=100",)


def main(arguments: list[str]) -> int:
    """Measure; 1 if a board was wrong or lost."""
    parser = ArgumentParser(prog="python -m benchmarks.web")
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="tables at once")
    parser.add_argument("--rate", type=float, default=200.0, metavar="N", help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="N", help="for how long")
    help = "processes on a PostgreSQL database of our own; 1: SQLite"
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=help)
    help = "processes in which players are"
    parser.add_argument("--callers", type=int, default=1, metavar="N", help=help)
    help = "once more, beside silent, slow and hostile clients"
    parser.add_argument("--beside", action="store_true", help=help)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as after:
        options, parts = [], dict[str, Callable[[], list[int]]]()
        if args.processes > 1:
            postgres = Postgres(DURABLE)
            after.callback(postgres.end)
            options = ["--store", postgres.database(), "--processes", str(args.processes)]
            pid = postgres.process.pid
            parts["database"] = lambda: [pid, *children(pid)]
        server = Served(Path(folder), *options)
        after.callback(server.end)
        parts["web process"] = lambda: serving(server.process.pid)
        crowd = after.enter_context(calling(server.address, args.tables, args.callers))
        parts["players"] = lambda: [one.process.pid for one in crowd]
        wrong = measure(crowd, parts, args.rate, args.seconds)
        if args.beside:
            print("beside silent, slow and hostile clients:", flush=True)
            with Talking("benchmarks.beside", server.address) as others:
                others.answer()
                time.sleep(2)
                wrong += measure(crowd, parts, args.rate, args.seconds)
                print(f"they: {others.end()}")
        return int(wrong > 0)


class Talking:
    """A process of this folder, which is told what to do by lines, and answers by lines."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Talking:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def tell(self, line: str) -> None:
        """Say something."""
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)

    def answer(self) -> str:
        """What is answered."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def end(self) -> str:
        """Let it end; its last words."""
        if self.process.poll() is not None:
            return ""
        return self.process.communicate()[0].strip()


@contextmanager
def calling(address: str, tables: int, processes: int) -> Iterator[list[Talking]]:
    """Players at so many tables, in so many processes, all of whom look."""
    began = time.monotonic()
    with ExitStack() as after:
        first = [tables * number // processes for number in range(processes + 1)]
        crowd = [
            after.enter_context(Talking("benchmarks.calling", address, str(one)))
            for one in first[:-1]
        ]
        for one, begin, end in zip(crowd, first, first[1:], strict=False):
            one.tell(f"open {end - begin}")
        opened = [json.loads(one.answer()) for one in crowd]
        players = sum(one["players"] for one in opened)
        told = f"{tables} tables, {players} players connected in"
        print(f"{told} {time.monotonic() - began:.1f} s", flush=True)
        assert all(one["ready"] for one in opened), "not everybody has a board"
        yield crowd


def measure(
    crowd: list[Talking], parts: dict[str, Callable[[], list[int]]], rate: float, seconds: float
) -> int:
    """Let everybody act at a rate, and compare every board; how many were wrong or lost."""
    before, began = {one: worked(one) for of in parts.values() for one in of()}, time.monotonic()
    did = asked(crowd, f"act {rate / len(crowd)} {seconds}")
    passed = time.monotonic() - began
    delays = [delay for one in did for delay in one["delays"]]
    statuses = sum((Counter(one["statuses"]) for one in did), Counter[str]())
    skipped, late, gone = (sum(one[what] for one in did) for what in ("skipped", "late", "gone"))
    failed = [what for one in did for what in one["failed"]]
    done = f"{len(delays) / seconds:.0f} actions/s for {seconds:.0f} s; answers: {dict(statuses)}"
    print(f"{done}; {skipped} not tried, {late} boards did not come, {gone} sockets have closed")
    print(f"failed: {len(failed)} {failed[:3]}" if failed else "nothing failed")
    told = [1000 * percentile(delays, share) for share in (0.5, 0.95, 0.99, 1)]
    print("action to the other player's board: median {:.0f}, p95 {:.0f}, p99 {:.0f}, slowest "
          "{:.0f} ms".format(*told))  # fmt: skip
    for name, of in parts.items():
        shares = [100 * (worked(one) - before.get(one, 0.0)) / passed for one in of()]
        told_of = [
            f"{share:.0f} % of a core, {own(one):.0f} MB"
            for share, one in zip(shares, of(), strict=True)
        ]
        if name == "database":
            told_of = [f"{sum(shares):.0f} % of a core, {sum(map(own, of())):.0f} MB"]
        print(f"{name}: {'; '.join(told_of)}", flush=True)
    time.sleep(1)
    compared = asked(crowd, "compare")
    wrong = [what for one in compared for what in one["wrong"]]
    print(f"wrong or lost boards: {len(wrong)} of {sum(one['looked'] for one in compared)}")
    for what in wrong[:3]:
        print(what, flush=True)
    return len(wrong) + late


def asked(crowd: list[Talking], line: str) -> list[dict[str, Any]]:
    """What all answer to one line."""
    for one in crowd:
        one.tell(line)
    return [json.loads(one.answer()) for one in crowd]


def children(process: int) -> list[int]:
    """The processes that one has started, where the system tells."""
    told = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in told.read_text().split()] if told.exists() else []


def serving(process: int) -> list[int]:
    """A server, or the processes that it has started to serve."""
    found = [
        one for one in children(process) if "--given" in Path(f"/proc/{one}/cmdline").read_text()
    ]
    return found or [process]


def worked(process: int) -> float:
    """Seconds of processor time so far, where the system tells."""
    try:
        told = Path(f"/proc/{process}/stat").read_text("ascii")
    except OSError:
        return float("nan")
    user, system = told.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def own(process: int) -> float:
    """Megabytes that a process shares with nobody, where the system tells."""
    path = Path(f"/proc/{process}/smaps_rollup")
    told = path.read_text("ascii") if path.exists() else ""
    private = (line for line in told.splitlines() if line.startswith("Private_"))
    return sum(int(line.split()[1]) for line in private) / 1024


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
