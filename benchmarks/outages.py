"""``python -m benchmarks.outages WHAT``: what a house stands on fails.

A database that is away or answers nothing for a while, a full disk, a calendar that jumps a year
both ways, under light load: nothing acknowledged is lost or done twice, people are told, and it
mends itself.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import psycopg

from benchmarks import kills
from benchmarks.callers import Caller, dismissed, pair, until
from benchmarks.crash import Acknowledged, lost_at
from bricabrac.store.address import is_database
from tests.store.postgres import Postgres
from tests.web.serving import Served

SINCE = 15.0  # seconds for which we look on afterwards
YEAR = 365 * 86400
GUESTS = ("--guests", "100000")
Fault = Callable[[], None]  # begins it, or ends it
House = tuple[Served, list[tuple[str, Fault]], str]  # and where its matches are


def main(arguments: list[str]) -> int:
    """Let something fail; 1 if anything was lost or done twice, or does not mend."""
    parser = ArgumentParser(prog="python -m benchmarks.outages")
    parser.add_argument("what", choices=["away", "frozen", "full", "full-database", "calendar"])
    parser.add_argument("--seconds", type=float, default=30.0, metavar="N", help="for how long")
    parser.add_argument("--tables", type=int, default=4, metavar="N", help="tables at once")
    help = "who think for the servers; at as many more tables masters play"
    parser.add_argument("--thinkers", type=int, default=0, metavar="N", help=help)
    args = parser.parse_args(arguments)
    with ExitStack() as after:
        folder = Path(after.enter_context(tempfile.TemporaryDirectory()))
        server, faults, place = HOUSES[args.what](folder, after)
        assert not args.thinkers or is_database(place), "a folder has no thinkers"
        thinkers = kills.Thinkers(place, args.thinkers)
        after.callback(thinkers.end)
        told = asyncio.run(endure(server, faults, thinkers, args.tables, args.seconds))
        server.end()
        lost = lost_at(place, told)
        print(f"{sum(map(len, told.values()))} acknowledged actions, {lost} lost or done twice")
        return int(lost > 0)


def on_database(folder: Path, after: ExitStack) -> tuple[Served, Postgres, str]:
    """Two processes on a database of our own."""
    postgres = Postgres(("max_connections=100",))
    after.callback(postgres.end)
    url = postgres.database()
    return Served(folder, *GUESTS, "--store", url, "--processes", "2"), postgres, url


def away(folder: Path, after: ExitStack) -> House:
    """The database stops, and comes back."""
    server, postgres, url = on_database(folder, after)
    faults = [("the database has stopped", postgres.stop), ("it is back", postgres.start)]
    return server, faults, url


def frozen(folder: Path, after: ExitStack) -> House:
    """The database hangs: connections stay open, and nothing is answered."""
    server, postgres, url = on_database(folder, after)

    def send(sig: signal.Signals) -> None:
        told = Path(f"/proc/{postgres.process.pid}/task/{postgres.process.pid}/children")
        for one in (postgres.process.pid, *map(int, told.read_text().split())):
            with suppress(ProcessLookupError):
                os.kill(one, sig)

    after.callback(send, signal.SIGCONT)
    stop, go = (lambda: send(signal.SIGSTOP)), (lambda: send(signal.SIGCONT))
    return server, [("the database hangs", stop), ("it goes on", go)], url


def small(path: Path, megabytes: int, after: ExitStack) -> tuple[Fault, Fault]:
    """A small disk, which can be filled, and made empty again (as root)."""
    path.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(path)]
    subprocess.run(command, check=True)
    after.callback(subprocess.run, ["umount", "-l", str(path)], check=True)
    rest = path / "rest"

    def fill() -> None:
        with suppress(OSError), open(rest, "ab", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)

    return fill, lambda: rest.unlink()


def full(folder: Path, after: ExitStack) -> House:
    """The disk of a folder is full."""
    fill, clear = small(folder / "disk", 24, after)
    server = Served(folder / "disk" / "house", *GUESTS)
    faults = [("the disk is full", fill), ("there is room", clear)]
    return server, faults, str(folder / "disk" / "house")


def full_database(folder: Path, after: ExitStack) -> House:
    """The disk of the database is full; it may give up, and is started again."""
    disk = folder / "disk"
    disk.mkdir()
    folder.chmod(0o755)
    fill, clear = small(disk, 200, after)
    before, tempfile.tempdir = tempfile.tempdir, str(disk)
    try:
        server, postgres, url = on_database(folder, after)
    finally:
        tempfile.tempdir = before

    def no_room() -> None:
        fill()
        with suppress(psycopg.Error):  # what is left of its log would do for a while
            postgres.sql("SELECT pg_switch_wal()")

    def room() -> None:
        clear()
        if postgres.process.poll() is not None:
            postgres.start()

    return server, [("the database's disk is full", no_room), ("there is room", room)], url


def calendar(folder: Path, after: ExitStack) -> House:
    """The calendar of the servers jumps a year both ways (libfaketime); their clocks go on."""
    library, offset = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"), folder / "now"
    assert library.exists(), "apt-get install faketime"
    offset.write_text("+0")
    postgres = Postgres(("max_connections=100",))
    after.callback(postgres.end)
    url = postgres.database()
    given = {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(offset)}
    given |= dict.fromkeys(("FAKETIME_NO_CACHE", "FAKETIME_DONT_FAKE_MONOTONIC"), "1")
    os.environ |= given  # also of thinkers
    for name in given:
        after.callback(os.environ.pop, name)
    server = Served(folder, *GUESTS, "--store", url, "--processes", "2")

    def jump(seconds: int) -> Fault:
        def jumped() -> None:
            offset.write_text(f"{seconds:+d}")

        return jumped

    told = [("a year later", YEAR), ("a year earlier", -YEAR), ("as it is", 0)]
    return server, [(what, jump(seconds)) for what, seconds in told], url


HOUSES = {
    "away": away, "frozen": frozen, "full": full, "full-database": full_database,
    "calendar": calendar,
}  # fmt: skip


async def endure(
    server: Served,
    faults: list[tuple[str, Fault]],
    thinkers: kills.Thinkers,
    tables: int,
    seconds: float,
) -> Acknowledged:
    """Everybody acts, whatever fails; after the last fault has ended all tables go on."""
    dice, told, last = random.Random(1), Acknowledged(), dict[str, float]()
    assert await until(thinkers.are_there, 300), "thinkers do not get ready"
    pairs: list[tuple[Caller, ...]] = [await pair(server.address) for _ in range(tables)]
    pairs += [await kills.with_master(server.address) for _ in thinkers.all]
    playing = [asyncio.create_task(kills.play(couple, dice, told, last)) for couple in pairs]
    await until(lambda: len(last) == len(pairs) and sum(map(len, told.values())) > 100, 60)
    for number, (what, fault) in enumerate(faults):
        await asyncio.to_thread(fault)
        began, count = time.monotonic(), sum(map(len, told.values()))
        print(f"{what}:", flush=True)
        if number < len(faults) - 1:
            await watch(server, seconds)
            done = sum(map(len, told.values())) - count
            print(f"  {done} actions were acknowledged meanwhile", flush=True)
    went_on = await until(lambda: min(last.values()) > began, 60)
    print(f"  all tables had gone on {time.monotonic() - began:.1f} s after it", flush=True)
    assert went_on, "a table is stuck"
    pause, end = 0.0, time.monotonic() + SINCE  # who had acted just before may have to wait now
    while (at := time.monotonic()) < end:
        pause = max(pause, at - max(began, min(last.values())))
        await asyncio.sleep(0.05)
    print(f"  and nobody paused for more than {pause:.1f} s since", flush=True)
    await dismissed(playing, pairs)
    return told


async def watch(server: Served, seconds: float) -> None:
    """What a guest is told while something is wrong: statuses, and how long they took."""
    statuses, slowest, end = Counter[str](), 0.0, time.monotonic() + seconds
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
        while time.monotonic() < end:
            for path in ("/", "/healthy"):
                asked = time.monotonic()
                try:
                    statuses[f"{path} {(await http.get(path)).status_code}"] += 1
                except httpx.TransportError as error:
                    statuses[f"{path} {type(error).__name__}"] += 1
                slowest = max(slowest, time.monotonic() - asked)
            await asyncio.sleep(0.5)
    print(f"  pages: {dict(statuses)}, the slowest after {slowest:.1f} s", flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
