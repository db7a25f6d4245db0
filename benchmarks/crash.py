"""``python -m benchmarks.crash``: the server is killed under load; no acknowledged act is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import sys
import tempfile
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path

import httpx

from benchmarks.callers import Caller, pair
from bricabrac.store import Entry, Header
from bricabrac.web.house.places import place_at
from bricabrac.web.table.whole import fault_of
from tests.web.serving import Served

Acknowledged = dict[str, list[tuple[int, str]]]  # by match: the turn before, and the action


def main(arguments: list[str]) -> int:
    """Kill, look, start again; 1 if anything was lost."""
    parser = ArgumentParser(prog="python -m benchmarks.crash")
    parser.add_argument("--kills", type=int, default=200, metavar="N", help="how often")
    parser.add_argument("--tables", type=int, default=12, metavar="N", help="tables at once")
    args = parser.parse_args(arguments)
    dice, told, lost, count = random.Random(1), Acknowledged(), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), "--guests", "100000")
        for kill in range(1, args.kills + 1):
            asyncio.run(load(server, args.tables, dice, told))
            count += sum(map(len, told.values()))
            lost += missing(Path(folder) / "matches.sqlite", told)
            if kill % 20 == 0 or kill == args.kills:
                print(f"{kill} kills, {count} acknowledged actions, {lost} lost", flush=True)
            server.start()
        server.end()
    return int(lost > 0)


async def load(server: Served, tables: int, dice: random.Random, told: Acknowledged) -> None:
    """Everybody acts as fast as possible until the server is killed."""
    pairs = await asyncio.gather(*(pair(server.address) for _ in range(tables)))
    playing = [asyncio.create_task(play(couple, dice, told)) for couple in pairs]
    await asyncio.sleep(dice.random() * 0.6)
    await asyncio.to_thread(server.end, signal.SIGKILL)
    await asyncio.gather(*playing, return_exceptions=True)
    for couple in pairs:
        for one in couple:
            await one.http.aclose()


async def play(couple: tuple[Caller, Caller], dice: random.Random, told: Acknowledged) -> None:
    """Act in turn, and note what was acknowledged."""
    with suppress(httpx.TransportError):
        while True:
            for one in couple:
                one.board = await one.look()
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
    finally:
        connection.close()
    lost = lost_at(str(path.parent), told)
    told.clear()
    return lost


def lost_at(place: str, told: Acknowledged) -> int:
    """How many acknowledged actions are not in a store once; every log must be whole."""
    lost = 0
    with place_at(place).read() as shelf:
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


def turns_of(known: set[tuple[int, str]]) -> set[tuple[int, str]]:
    """Actions by the turn that the page had before: the last entry that changed the match."""
    before, found = 0, set()
    for seq, action in sorted(known):
        found.add((before, action))
        before = seq
    return found


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
