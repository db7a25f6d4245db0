"""bricabrac bench-crash: the server is killed under load; nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import tempfile
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.callers import Caller, Server, pair
from bricabrac.engine.match import Match
from bricabrac.games import GAMES

Acknowledged = dict[str, list[tuple[int, str]]]  # by match: the turn before, and the action


def add(parser: Parser) -> None:
    """What can be said on the command line."""
    option(parser, "kills", type=int, default=200, metavar="N")
    option(parser, "tables", type=int, default=12, metavar="N")


def run(args: Namespace) -> int:
    """Kill, look, start again."""
    dice, told, lost, count = random.Random(1), Acknowledged(), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        for kill in range(args.kills):
            server.start()
            asyncio.run(load(server, args.tables, dice, told))
            count += sum(map(len, told.values()))
            lost += missing(Path(folder) / "matches.sqlite", told)
            if (kill + 1) % 20 == 0 or kill + 1 == args.kills:
                print(f"{kill + 1} kills, {count} acknowledged actions, {lost} lost", flush=True)
    return int(lost > 0)


async def load(server: Server, tables: int, dice: random.Random, told: Acknowledged) -> None:
    """Everybody acts as fast as possible until the server is killed."""
    pairs = await asyncio.gather(*(pair(server.port) for _ in range(tables)))
    playing = [asyncio.create_task(play(couple, dice, told)) for couple in pairs]
    await asyncio.sleep(dice.random() * 0.6)
    await asyncio.to_thread(server.end, signal.SIGKILL)
    await asyncio.gather(*playing, return_exceptions=True)
    for couple in pairs:
        for one in couple:
            one.hang_up()


async def play(couple: tuple[Caller, Caller], dice: random.Random, told: Acknowledged) -> None:
    """Act in turn, and note what was acknowledged."""
    with suppress(OSError, asyncio.IncompleteReadError, ConnectionError):
        while True:
            for one in couple:
                _, _, one.board = await one.ask("GET", one.match)
                if one.is_mine:
                    turn = one.turn
                    status, action = await one.act(dice)
                    if status == 204:
                        told.setdefault(one.match.rpartition("/")[2], []).append((turn, action))


def missing(path: Path, told: Acknowledged) -> int:
    """How many acknowledged actions are not in the store; every log must be whole and legal."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        lost = 0
        for match, actions in told.items():
            sql = "SELECT seq, kind, body FROM entries WHERE match = ? ORDER BY seq"
            rows = connection.execute(sql, (match,)).fetchall()
            assert [seq for seq, _, _ in rows] == list(range(len(rows))), "a hole in a log"
            known = {(seq, body) for seq, kind, body in rows if kind == "act"}
            lost += sum((turn, action) not in turns_of(known) for turn, action in actions)
            replay(connection, match, rows)
        told.clear()
        return lost
    finally:
        connection.close()


def turns_of(known: set[tuple[int, str]]) -> set[tuple[int, str]]:
    """Actions by the turn that the page had before: the last entry that changed the match."""
    before, found = 0, set()
    for seq, action in sorted(known):
        found.add((before, action))
        before = seq
    return found


def replay(connection: sqlite3.Connection, id: str, rows: list[tuple[int, str, str]]) -> None:
    """The log can be replayed to its end: there is no half action."""
    sql = "SELECT game, seed, seats FROM matches WHERE id = ?"
    game, seed, seats = connection.execute(sql, (id,)).fetchone()
    match = Match(GAMES[game], seed, seats)
    for _, kind, body in rows:
        if kind == "act":
            match.act(body)
