"""``python -m benchmarks.thinkers``: thinkers are killed while they think.

How soon another one takes up the question of a dead one; and a whole match of two strong bots
through a fleet of two thinkers, of which one is killed in the middle.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from argparse import ArgumentParser
from contextlib import suppress
from typing import Any

from benchmarks.callers import percentile, until
from benchmarks.kills import Thinkers
from bricabrac.bots.thoughts import choice
from bricabrac.engine.match import Match
from bricabrac.games import GAMES
from bricabrac.store.exchange import Exchange
from bricabrac.store.postgresql import Postgresql
from bricabrac.store.questions import Questions
from bricabrac.web.house.fleet import Fleet
from bricabrac.web.house.minds import Minds
from tests.store.postgres import Postgres

THINKS = 3.0  # seconds, longer than another one may need to take it up
MASTERS = ("master", "sage")


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
        return asyncio.run(measure(store, thinkers, 0 if args.match else args.kills))
    finally:
        thinkers.end()
        postgres.end()


async def measure(store: Postgresql, thinkers: Thinkers, kills: int) -> int:
    """With a fleet that hears what is answered."""
    questions = Questions(store)
    fleet = Fleet(questions, Minds(0))  # of our own there are none: whoever asks them waits

    async def listen() -> None:
        async for word in Exchange(store).news():
            if word.startswith("answer"):
                await fleet.heard(word.split()[1])

    tasks = [asyncio.create_task(work) for work in (fleet.watch(), listen())]
    assert await until(lambda: len(fleet.thinkers) == 2, 300), "thinkers do not get ready"
    told = await take_up(store, fleet, thinkers, kills) if kills else await play(fleet, thinkers)
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
    return (await fleet.ask(("here", "ada", table), 0.0, 60, lambda _: question)).answer


async def play(fleet: Fleet, thinkers: Thinkers) -> int:
    """A whole match; in its middle one of two is killed, and another one started."""
    match, id = Match(GAMES["nicodemus"], seed=7), secrets.token_hex(5)
    slowest, decisions, began = 0.0, 0, time.monotonic()
    while match.outcome() is None:
        legal, view = match.actions(), match.view(match.active, memory=True)
        action = legal[0]
        if len(legal) > 1:
            since, bot = time.monotonic(), MASTERS[match.active]
            task = asyncio.create_task(asked(fleet, id, choice, bot, id, view, legal, "7", 1.0))
            if decisions == 15:
                await asyncio.sleep(0.1)
                thinkers.kill(0)
            action = await task
            slowest, decisions = max(slowest, time.monotonic() - since), decisions + 1
        match.act(match.game.numbering.name(action))
    print(f"{decisions} decisions of {' and '.join(MASTERS)} in {time.monotonic() - began:.0f} s, "
          f"the slowest after {slowest:.1f} s; the match is over")  # fmt: skip
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
