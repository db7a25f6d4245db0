"""``python -m benchmarks.thinkers``: thinkers are killed while they think.

How soon another one takes up the question of a dead one; with ``--match``, a whole match against
a master in a house of two web processes and two thinkers, each of which is killed on the way.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx

from benchmarks.callers import Caller, percentile, until
from benchmarks.crash import Acknowledged, lost_at
from benchmarks.kills import Thinkers, processes, with_master
from bricabrac.store.exchange import Exchange
from bricabrac.store.postgresql import Postgresql
from bricabrac.store.questions import Questions
from bricabrac.web.house.fleet import Fleet
from tests.store.postgres import Postgres
from tests.web.serving import Served

Waits = dict[int, float]  # for a turn of the master, by its number
# In which turn what is killed.
KILLS: dict[int, tuple[str, Callable[[Served, Thinkers], None]]] = {
    5: ("a thinker", lambda server, thinkers: thinkers.kill(0)),
    8: ("a web process", lambda server, _: os.kill(processes(server)[0], signal.SIGKILL)),
    11: ("the other thinker", lambda server, thinkers: thinkers.kill(1)),
    14: ("the other web process", lambda server, _: os.kill(processes(server)[1], signal.SIGKILL)),
}
THINKS = 3.0  # seconds, longer than another one may need to take it up


def main(arguments: list[str]) -> int:
    """Kill thinkers; 1 if an answer came too late, or a bot of our own had to think."""
    parser = ArgumentParser(prog="python -m benchmarks.thinkers")
    parser.add_argument("--kills", type=int, default=10, metavar="N", help="how often")
    parser.add_argument("--match", action="store_true", help="only the match")
    args = parser.parse_args(arguments)
    postgres = Postgres(("max_connections=100",))
    url = postgres.database()
    store = Postgresql(url)
    thinkers = Thinkers(url, 2, *(() if args.match else ("--cold",)))
    try:
        return asyncio.run(measure(store, thinkers, url if args.match else "", args.kills))
    finally:
        thinkers.end()
        postgres.end()


async def measure(store: Postgresql, thinkers: Thinkers, match: str, kills: int) -> int:
    """With a fleet that hears what is answered."""
    questions = Questions(store)
    fleet = Fleet(questions)

    async def listen() -> None:
        async for word in Exchange(store).news():
            if word.startswith("answer"):
                await fleet.heard(word.split()[1])

    tasks = [asyncio.create_task(work) for work in (fleet.watch(), listen())]
    assert await until(lambda: len(fleet.thinkers) == 2, 300), "thinkers do not get ready"
    if match:
        told = await play(match, thinkers)
    else:
        told = await take_up(store, fleet, thinkers, kills)
    for task in tasks:
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks)
    await store.close()
    return told


async def take_up(store: Postgresql, fleet: Fleet, thinkers: Thinkers, kills: int) -> int:
    """Kill one of two while it thinks, and see when the question has gone to the other."""
    delays, number = list[float](), 0
    while len(delays) < kills:
        assert await until(lambda: len(fleet.thinkers) == 2, 120)
        answer = asyncio.create_task(asked(fleet, "a table", time.sleep, THINKS))
        first, number = await who_thinks(store, answer), 1 - number
        began = time.monotonic()
        thinkers.kill(number)
        while not answer.done() and await who_thinks(store, answer) == first:
            await asyncio.sleep(0.01)
        if not answer.done():  # it was not the other one that was killed
            delays.append(time.monotonic() - began)
            print(f"another one thinks after {delays[-1]:.2f} s", flush=True)
        await answer
    print(f"median {percentile(delays, 0.5):.2f} s, slowest {max(delays):.2f} s")
    return int(max(delays) > 2)


async def who_thinks(store: Postgresql, answer: asyncio.Task[Any]) -> str:
    """Who has the question that is asked, as long as it is."""
    while not answer.done():
        if rows := await store.rows("SELECT thinker FROM questions WHERE thinker IS NOT NULL"):
            return str(rows[0][0])
        await asyncio.sleep(0.01)
    return ""


async def asked(fleet: Fleet, table: str, *question: Any) -> Any:
    """The answer of a thinker."""
    return (await fleet.ask(("here", "ada", table), 0.0, lambda _: question)).answer


async def play(url: str, thinkers: Thinkers) -> int:
    """A whole match against a master, in the middle of which parts of the house are killed."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), "--store", url, "--processes", "2")
        try:
            told, waits = await against_master(server, thinkers)
        finally:
            server.end()
    lost, usual = (
        lost_at(url, told),
        [wait for number, wait in waits.items() if number not in KILLS],
    )
    print(f"{sum(map(len, told.values()))} acknowledged actions to the end, {lost} lost or twice; "
          f"a turn of the master took median {percentile(usual, 0.5):.1f}, slowest "
          f"{max(usual):.1f} s")  # fmt: skip
    for number, (what, _) in KILLS.items():
        print(f"{what} was killed while it was the master's turn: {waits[number]:.1f} s")
    return int(lost > 0)


async def against_master(server: Served, thinkers: Thinkers) -> tuple[Acknowledged, Waits]:
    """Play to the end; what was acknowledged, and how long each turn of the master took."""
    (one,), dice, told, waits = (
        await with_master(server.address),
        Random(1),
        Acknowledged(),
        Waits(),
    )
    while 'form="again"' not in await seen(one):
        if one.is_mine:
            turn = one.turn
            with suppress(httpx.TransportError):
                status, action = await one.act(dice)
                if status == 204:
                    told.setdefault(one.match.rpartition("/")[2], []).append((turn, action))
            await asyncio.sleep(0.2)  # posts are limited
            continue
        began, number = time.monotonic(), len(waits)
        if number in KILLS:
            await asyncio.sleep(0.1)
            KILLS[number][1](server, thinkers)
        while not one.is_mine and 'form="again"' not in one.board:
            await asyncio.sleep(0.02)
            await seen(one)
        waits[number] = time.monotonic() - began
    await one.http.aclose()
    return told, waits


async def seen(one: Caller) -> str:
    """The page of the match, whoever has died."""
    while True:
        try:
            one.board = await one.look()
            if one.turn >= 0:
                return one.board
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
