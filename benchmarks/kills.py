"""``python -m benchmarks.kills``: web processes, thinkers and PostgreSQL die under load.

No acknowledged action is lost or done twice, and every table goes on soon after all parts are back.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psycopg

from benchmarks.callers import Caller, dismissed, pair, percentile, until
from benchmarks.crash import Acknowledged, lost_at
from benchmarks.web import children
from bricabrac.store.presence import alive
from bricabrac.store.questions import GONE
from tests.store.postgres import Postgres
from tests.web.serving import ROOT, Served

MOST = 5.0  # seconds after which a table is stuck


def main(arguments: list[str]) -> int:
    """Kill, and look at what is left; 1 if anything was lost, done twice, or stuck."""
    parser = ArgumentParser(prog="python -m benchmarks.kills")
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="how often")
    parser.add_argument("--tables", type=int, default=8, metavar="N", help="tables at once")
    help = "that are killed, too; at as many more tables masters play"
    parser.add_argument("--thinkers", type=int, default=0, metavar="N", help=help)
    parser.add_argument("--seconds", type=float, default=3600, metavar="N", help="at most")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="who is killed when")
    args = parser.parse_args(arguments)
    with ExitStack() as after:
        folder = Path(after.enter_context(tempfile.TemporaryDirectory()))
        postgres = Postgres(("max_connections=100",))
        after.callback(postgres.end)
        url = postgres.database()
        with ExitStack() as parts:
            server = Served(folder, "--guests", "100000", "--store", url, "--processes", "2")
            parts.callback(server.end)
            thinkers = Thinkers(url, args.thinkers)
            parts.callback(thinkers.end)
            house = House(server, postgres, thinkers, addresses(server))
            try:
                asyncio.run(play_on(house, args))
            except AssertionError as error:  # what was acknowledged is compared all the same
                print(f"it does not go on: {error}", flush=True)
                house.gaps.append(float("inf"))
        lost = lost_at(url, house.told)
        print(f"{house.so_far()}, {lost} lost or twice")
        gaps = [f"{percentile(house.gaps, share):.1f}" for share in (0.5, 0.95, 1)]
        print("seconds until all tables went on after all parts were back: median {}, p95 {}, "
              "slowest {}".format(*gaps))  # fmt: skip
        return int(lost > 0 or max(house.gaps, default=0) > MOST)


class Thinkers:
    """Some thinkers; one that is killed is started again."""

    def __init__(self, url: str, count: int, *options: str) -> None:
        self.url = url
        self.command = [sys.executable, "-m", "bricabrac", "think", "--store", url]
        self.command += ["--processes", "1", "--lang", "en", *options]
        self.all = [self.one() for _ in range(count)]

    def one(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.command, cwd=ROOT, stdout=subprocess.DEVNULL)

    def are_there(self) -> bool:
        """Whether somebody thinks, or nobody is to; who began without a database begins again."""
        if not self.all:
            return True
        self.all = [self.one() if one.poll() is not None else one for one in self.all]
        with suppress(psycopg.Error), psycopg.connect(self.url) as connection:
            return connection.execute(alive("thinkers", GONE)).fetchone() is not None
        return False

    def kill(self, number: int) -> None:
        """Kill one, and start another in its place."""
        self.all[number].kill()
        self.all[number].wait()
        self.all[number] = self.one()

    def end(self) -> None:
        """End all."""
        for one in self.all:
            one.terminate()
            one.wait()


@dataclass
class House:
    """All parts of a house, which can be killed."""

    server: Served
    postgres: Postgres
    thinkers: Thinkers
    addresses: list[str]  # of each process that serves
    killed: Counter[str] = field(default_factory=Counter)
    told: Acknowledged = field(default_factory=dict)
    gaps: list[float] = field(default_factory=list)  # until all tables went on after a kill

    def so_far(self) -> str:
        """What was killed, and what was done meanwhile."""
        count = sum(map(len, self.told.values()))
        return f"{self.killed.total()} kills {dict(self.killed)}, {count} acknowledged actions"

    async def kill(self, dice: random.Random) -> None:
        """Kill one part, and wait until it is back."""
        kind = dice.choices(("server", "database", "thinker"), (6, 2, 2 * bool(self.thinkers.all)))
        self.killed[kind[0]] += 1
        if kind == ["database"]:
            await asyncio.to_thread(self.postgres.stop, signal.SIGQUIT)
            await asyncio.to_thread(self.postgres.start)
        elif kind == ["thinker"]:
            self.thinkers.kill(dice.randrange(len(self.thinkers.all)))
            await asyncio.sleep(GONE)  # so long is seen who is dead
        else:
            victim = dice.choice(processes(self.server))
            os.kill(victim, signal.SIGKILL)
            await until(lambda: victim not in processes(self.server), 30)
            await until(lambda: len(processes(self.server)) == 2, 30)
        await self.is_back()

    async def is_back(self) -> None:
        """Wait until every process can write, and somebody thinks who is to."""
        async with httpx.AsyncClient(timeout=30) as http:
            for address in self.addresses:
                await answers(http, f"{address}/healthy")
        assert await until(self.thinkers.are_there, 600), "nobody thinks"


def addresses(server: Served, count: int = 2) -> list[str]:
    """Where each process can be asked for itself: its port may be any that was free."""
    lines = [server.process.stdout.readline() for _ in range(count)]
    return [re.findall(r"http://[\d.:]+", line)[0] for line in lines]


async def answers(http: httpx.AsyncClient, address: str) -> None:
    """Wait until a process stands, and can write."""
    for _ in range(600):
        with suppress(httpx.TransportError):
            if (await http.get(address)).status_code == 200:
                return
        await asyncio.sleep(0.05)
    raise AssertionError(address)


async def play_on(house: House, args: Namespace) -> None:
    """Everybody acts as fast as possible, whoever is killed."""
    dice, last = random.Random(args.seed), dict[str, float]()
    await house.is_back()  # thinkers who have to compile first may take minutes
    pairs: list[tuple[Caller, ...]] = [await pair(house.server.address) for _ in range(args.tables)]
    pairs += [await with_master(house.server.address) for _ in house.thinkers.all]
    playing = [asyncio.create_task(play(couple, dice, house.told, last)) for couple in pairs]
    assert await until(lambda: len(last) == len(pairs), 60), "not everybody has begun"
    end = time.monotonic() + args.seconds
    for kill in range(1, args.kills + 1):
        if time.monotonic() > end:
            print(f"the time is over after {kill - 1} kills", flush=True)
            break
        await asyncio.sleep(dice.random())
        await house.kill(dice)
        began = time.monotonic()
        went_on = await until(lambda: all(at > began for at in last.values()), 60)  # noqa: B023
        house.gaps.append(time.monotonic() - began)
        assert went_on, [(one.match, one.turn, one.is_mine) for both in pairs for one in both]
        if kill % 10 == 0:
            print(f"{house.so_far()}, slowest {max(house.gaps):.1f} s", flush=True)
    await dismissed(playing, pairs)


async def with_master(address: str) -> tuple[Caller, ...]:
    """One player, at a table with a strong bot."""
    one = Caller(address)
    await one.arrive()
    await against(one)
    return (one,)


async def against(one: Caller) -> None:
    """Sit down against a strong bot, which does not play for the eye: that would look stuck."""
    await one.sit_down("/matches", game="nicodemus", seat1="bot:master")
    await one.http.post(f"{one.match}/pace", data={"token": one.token, "pace": "once"})


def processes(server: Served) -> list[int]:
    """Those that serve; one may end while we look."""
    found = []
    for one in children(server.process.pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            if "--given" in Path(f"/proc/{one}/cmdline").read_text():
                found.append(one)
    return found


async def play(
    couple: tuple[Caller, ...], dice: random.Random, told: Acknowledged, last: dict[str, float]
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
            is_apart = couple[0].match != couple[-1].match  # killed while they sat down
            if not acted and (is_apart or 'form="again"' in couple[0].board):
                await sit_down_again(couple)
            elif not acted:
                await asyncio.sleep(0.1)  # a bot thinks
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(0.1)


async def sit_down_again(couple: tuple[Caller, ...]) -> None:
    """The next match of the same kind."""
    if len(couple) == 1:
        await against(couple[0])
    else:
        await couple[1].join(await couple[0].open())


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
