"""``python -m benchmarks.action [FOLDER …]``: what an action costs, of processor time.

It is done, stored, rendered for both players, patched and sent. With folders of other commits
(``git worktree add FOLDER COMMIT``) every one serves in turn, some actions at a time, so that
whatever else the machine does falls on all of them alike. Actions come as its pages send them.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from benchmarks.callers import Caller, pair, until
from benchmarks.web import worked
from bricabrac.games import GAMES
from tests.web.serving import ROOT, Served

TABLES, BATCH = 12, 120


class Elsewhere(Served):
    """A server of the code that lies in a folder."""

    def __init__(self, root: Path, data: Path) -> None:
        self.root = root
        help = [sys.executable, "-m", "bricabrac", "serve", "--help"]
        told = subprocess.run(help, cwd=root, capture_output=True, text=True, check=True).stdout
        self.is_by_post = not (root / "bricabrac" / "web" / "static" / "acts.js").exists()
        super().__init__(data, *(("--guests", "100000") if "--guests" in told else ()))


class Room:
    """Tables of one game at one server: somebody acts, and both wait for their boards."""

    def __init__(self, server: Elsewhere, game: str) -> None:
        self.server, self.game, self.dice = server, game, random.Random(1)
        self.tables: list[tuple[Caller, Caller]] = []
        self.watching: dict[Caller, asyncio.Task[None]] = {}
        self.spent, self.actions = 0.0, 0

    async def seat(self) -> None:
        """See that there are tables where a match goes on."""
        for table in [one for one in self.tables if is_over(one)]:
            self.tables.remove(table)
            await self.leave(table)
        while len(self.tables) < TABLES:
            made = await pair(self.server.address, self.game)
            for one in made:
                one.is_by_post = self.server.is_by_post
            self.watching |= {one: asyncio.create_task(one.watch()) for one in made}
            assert await until(lambda made=made: all(one.version >= 0 for one in made), 10)  # type: ignore[misc]
            self.tables.append(made)

    async def leave(self, table: tuple[Caller, Caller]) -> None:
        """Both go home."""
        for one in table:
            self.watching[one].cancel()
            await asyncio.gather(self.watching.pop(one), return_exceptions=True)
            await one.http.aclose()

    async def batch(self, is_counted: bool) -> None:
        """Some actions, table by table, one after the other."""
        await self.seat()
        await asyncio.sleep(0.2)  # whoever has just come has been greeted
        before, done = worked(self.server.process.pid), 0
        while done < BATCH and (going := [one for one in self.tables if not is_over(one)]):
            for table in going[: BATCH - done]:
                await self.act(table)
                done += 1
        if is_counted:
            self.spent += worked(self.server.process.pid) - before
            self.actions += done

    async def act(self, table: tuple[Caller, Caller]) -> None:
        """One action, until both have their board."""
        one, other = table if table[0].is_mine else reversed(table)
        turn = one.turn
        status, action = await one.act(self.dice)
        assert status == 204, (self.server.root, self.game, action, status)
        while min(one.turn, other.turn) <= turn:
            waiting = one if one.turn <= turn else other
            waiting.news.clear()
            await asyncio.wait_for(waiting.news.wait(), 30)

    @property
    def cost(self) -> float:
        """Milliseconds of processor time an action."""
        return 1000 * self.spent / max(1, self.actions)


def is_over(table: tuple[Caller, Caller]) -> bool:
    """Whether nobody can act any more."""
    return not any(one.is_mine for one in table)


async def measure(servers: Sequence[Elsewhere], games: Sequence[str], actions: int) -> None:
    """Let them serve in turn, and say what it has cost."""
    rooms = [[Room(server, game) for server in servers] for game in games]
    for alike in rooms:
        for number in range(1 + max(1, actions // BATCH)):
            for room in alike if number % 2 else reversed(alike):
                await room.batch(number > 0)  # the first makes what is made once
        print("\n".join(told(alike)), flush=True)
        for room in alike:
            for table in room.tables:
                await room.leave(table)


def told(rooms: Sequence[Room]) -> Iterator[str]:
    """What one game costs at every server."""
    for room in rooms:
        share = f"  {room.cost / rooms[0].cost:.2f} of the first" if room is not rooms[0] else ""
        yield (
            f"{room.game:12} {room.cost:6.2f} ms an action "
            f"({room.actions} actions)  {room.server.root}{share}"
        )


def main(arguments: list[str]) -> int:
    """Measure the code of these folders, or of this one."""
    parser = ArgumentParser(prog="python -m benchmarks.action")
    parser.add_argument("folders", nargs="*", type=Path, default=[ROOT], metavar="FOLDER")
    parser.add_argument("--actions", type=int, default=1200, metavar="N", help="for each")
    parser.add_argument("--game", nargs="*", choices=list(GAMES), default=list(GAMES))
    args = parser.parse_args(arguments)
    with ExitStack() as stack:
        servers = []
        for folder in args.folders:
            data = stack.enter_context(tempfile.TemporaryDirectory())
            servers.append(Elsewhere(folder.resolve(), Path(data)))
            stack.callback(servers[-1].end)
        asyncio.run(measure(servers, args.game, args.actions))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
