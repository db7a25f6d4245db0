"""``python -m benchmarks.kills``: web processes and PostgreSQL die under load.

No acknowledged action is lost or done twice, and every table goes on.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

import httpx

from benchmarks.callers import Caller, pair, until
from benchmarks.crash import Acknowledged, turns_of
from bricabrac.store import Entry, Header
from bricabrac.web.house.places import place_at
from bricabrac.web.table.whole import fault_of
from tests.store.postgres import Postgres
from tests.web.serving import Served


def main(arguments: list[str]) -> int:
    """Kill, and look at what is left; 1 if anything was lost, done twice, or stuck."""
    parser = ArgumentParser(prog="python -m benchmarks.kills")
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="how often")
    parser.add_argument("--tables", type=int, default=8, metavar="N", help="tables at once")
    args = parser.parse_args(arguments)
    postgres = Postgres(("max_connections=100",))
    url = postgres.database()
    try:
        with tempfile.TemporaryDirectory() as folder:
            given = ("--guests", "100000", "--store", url, "--processes", "2")
            server = Served(Path(folder), *given)
            told, gaps = asyncio.run(play_on(server, postgres, args.kills, args.tables))
            server.end()
        lost = missing(url, told)
        count, longest = sum(map(len, told.values())), max(gaps)
        print(f"{args.kills} kills, {count} acknowledged actions, {lost} lost or done twice")
        print(f"after a kill every table went on within {longest:.1f} s")
        return int(lost > 0)
    finally:
        postgres.end()


async def play_on(
    server: Served, postgres: Postgres, kills: int, tables: int
) -> tuple[Acknowledged, list[float]]:
    """Everybody acts as fast as possible, whoever is killed: what was told, and gaps."""
    dice, told, last = random.Random(1), Acknowledged(), dict[str, float]()
    pairs = [await pair(server.address) for _ in range(tables)]
    playing = [asyncio.create_task(play(couple, dice, told, last)) for couple in pairs]
    gaps = []
    for kill in range(1, kills + 1):
        await asyncio.sleep(dice.random())
        if dice.random() < 0.2:
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
            await asyncio.to_thread(postgres.start)
        else:
            os.kill(dice.choice(processes(server)), signal.SIGKILL)
        began = time.monotonic()
        went_on = await until(lambda: all(at > began for at in last.values()), 60)  # noqa: B023
        gaps.append(time.monotonic() - began)
        assert went_on, [(one.match, one.turn, one.is_mine) for both in pairs for one in both]
        if kill % 20 == 0:
            print(f"{kill} kills", flush=True)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for couple in pairs:
        for one in couple:
            await one.http.aclose()
    return told, gaps


def processes(server: Served) -> list[int]:
    """Those that serve."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in children if "--given" in Path(f"/proc/{one}/cmdline").read_text()]


async def play(
    couple: tuple[Caller, Caller], dice: random.Random, told: Acknowledged, last: dict[str, float]
) -> None:
    """Act in turn, whatever happens, and note what was acknowledged; a new match when one ends."""
    while True:
        try:
            acted = False
            for one in couple:
                one.board = await one.look()
                if one.is_mine:
                    turn, acted = one.turn, True
                    status, action = await one.act(dice)
                    if status == 204:
                        told.setdefault(one.match.rpartition("/")[2], []).append((turn, action))
                        last[str(id(couple))] = time.monotonic()
            is_apart = couple[0].match != couple[1].match  # killed while they sat down
            if not acted and (is_apart or 'form="again"' in couple[0].board):
                await couple[1].join(await couple[0].open())
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(0.1)


def missing(url: str, told: Acknowledged) -> int:
    """How many acknowledged actions are not in the store once; every log must be whole."""
    lost = 0
    with place_at(url).read() as shelf:
        for match, volume in shelf.volumes([*told]).items():
            lost += wrong(volume.header, volume.entries, told[match])
        lost += sum(len(told[match]) for match in told.keys() - shelf.known([*told]))
    return lost


def wrong(header: Header, entries: list[Entry], told: list[tuple[int, str]]) -> int:
    """The same at one table."""
    fault = fault_of(header, entries)
    assert fault is None or fault.kind == "phase", fault
    known = turns_of({(one.seq, one.body) for one in entries if one.kind == "act"})
    return sum(one not in known for one in told) + len(told) - len(set(told))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
