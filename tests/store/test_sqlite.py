"""The store keeps what it has acknowledged, in order, whatever happens."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from random import Random

import pytest

from bricabrac.store import OVER, Entry, Header, Taken
from bricabrac.store.sqlite import Sqlite
from tests.loops import run


def header(id="m1", **more):
    return Header(id, "nicodemus", 1, 2, 7, {"rounds": 3}, 1000, **more)


def entry(seq, kind="act", body="coal"):
    return Entry(seq, kind, 0, body, 5)


@pytest.fixture
def store(tmp_path):
    store = Sqlite(tmp_path / "matches.sqlite")
    yield store
    store.close()


def test_a_match_comes_back_as_it_was_written(store):
    async def scene():
        await store.create(header(), [entry(0, "seats", "[]")])
        await store.append("m1", entry(1), OVER)
        return await store.match("m1"), await store.match("m2")

    (found, entries), nothing = run(scene())
    assert (found.options, found.phase, found.listed) == ({"rounds": 3}, OVER, False)
    assert entries == [entry(0, "seats", "[]"), entry(1)]
    assert nothing is None


def test_of_two_who_race_for_an_entry_one_is_refused(store):
    async def scene():
        await store.create(header(), [])
        bids = [store.append("m1", entry(1, body=str(bid))) for bid in range(20)]
        told = await asyncio.gather(*bids, return_exceptions=True)
        return told, await store.match("m1")

    told, (_, entries) = run(scene())
    assert sum(isinstance(one, Taken) for one in told) == 19
    assert len(entries) == 1


def test_what_comes_together_is_committed_together(store):
    async def scene():
        await store.create(header(), [])
        before = store.commits
        await asyncio.gather(*(store.append("m1", entry(seq)) for seq in range(1, 301)))
        return store.commits - before

    assert run(scene()) < 100


def test_lists_and_names(store):
    async def scene():
        await store.create(header("m1", listed=True), [])
        await store.create(header("m2"), [])
        for _ in range(2):
            await store.sit("ada", "m2")
        await store.call("ada", "A")
        await store.call("ada", "Ada")
        mine = await store.matches_of("ada", 9)
        return mine, await store.listed(["running"], 9), await store.name_of("ada")

    mine, listed, name = run(scene())
    assert ([one.id for one in mine], [one.id for one in listed], name) == (["m2"], ["m1"], "Ada")


def test_a_closed_store_says_so(store):
    store.close()
    with pytest.raises(RuntimeError):
        run(store.append("m1", entry(1)))


WRITER = """
import asyncio, sys
from pathlib import Path
from bricabrac.store import Entry, Header
from bricabrac.store.sqlite import Sqlite

async def table(store, name):
    await store.create(Header(name, "nicodemus", 1, 2, 7), [])
    for seq in range(1, 100000):
        await store.append(name, Entry(seq, "act", 0, f"{name} {seq}", 0))
        print(name, seq, flush=True)

async def main():
    store = Sqlite(Path(sys.argv[1]))
    await asyncio.gather(*(table(store, f"{sys.argv[2]}{one}") for one in range(8)))

asyncio.run(main())
"""


def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path):
    path, random = tmp_path / "matches.sqlite", Random(1)
    for round in range(5):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, path, f"r{round}-"], stdout=subprocess.PIPE, text=True
        )
        writer.stdout.readline()
        time.sleep(random.random() / 5)
        os.kill(writer.pid, signal.SIGKILL)
        told = dict.fromkeys((f"r{round}-{one}" for one in range(8)), 0)
        for line in writer.stdout.read().splitlines():
            name, _, seq = line.partition(" ")
            if seq and name in told:
                told[name] = int(seq)
        writer.wait()
        writer.stdout.close()
        with sqlite3.connect(path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for name, last in told.items():
                rows = connection.execute(
                    "SELECT seq, body FROM entries WHERE match = ? ORDER BY seq", (name,)
                ).fetchall()
                assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
                assert all(body == f"{name} {seq}" for seq, body in rows)
                assert len(rows) >= last
        connection.close()
