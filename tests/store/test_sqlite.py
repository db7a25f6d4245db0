"""What is true of matches in one file only."""

import asyncio
import sqlite3
from dataclasses import replace

import pytest

from bricabrac.store import Unusable
from bricabrac.store.migrations import missing, newest
from bricabrac.store.sqlite import Sqlite
from tests.loops import run
from tests.store.places import entry, header

# What there was before there were numbers.
BEFORE = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
    seed INTEGER NOT NULL, options TEXT NOT NULL, created INTEGER NOT NULL, phase TEXT NOT NULL,
    listed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX matches_listed ON matches (listed, phase, created);
CREATE TABLE entries (
    match TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    body TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE sitters (
    player TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;
CREATE TABLE people (
    player TEXT PRIMARY KEY, name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO matches VALUES ('m1', 'nicodemus', 1, 2, 7, '{"rounds": 3}', 1000, 'running', 0);
INSERT INTO entries VALUES ('m1', 0, 'act', 0, 'coal', 5);
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.sqlite"


def told(path, sql):
    """What the file says."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def tables(path):
    return {name for (name,) in told(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")}


async def match_in(path):
    """The match m1, and one more entry."""
    store = Sqlite(path)
    await store.append("m1", entry(1))
    await store.beat(1)
    found = await store.match("m1")
    await store.close()
    return found


def test_what_comes_together_is_committed_together(path):
    async def scene():
        store = Sqlite(path)
        await store.create(header(), [])
        before = store.commits
        await asyncio.gather(*(store.append("m1", entry(seq)) for seq in range(1, 301)))
        await store.close()
        return store.commits - before

    assert run(scene()) < 100


def test_a_new_file_has_the_newest_number(path):
    run(Sqlite(path).close())
    assert told(path, "PRAGMA user_version") == [(newest("sqlite"),)]
    assert told(path, "PRAGMA journal_mode") == [("wal",)]


@pytest.mark.parametrize("had_pulse", [False, True])
def test_a_file_from_before_numbers_goes_on(path, had_pulse):
    connection = sqlite3.connect(path)
    connection.executescript(BEFORE)
    if had_pulse:
        connection.execute("CREATE TABLE pulse (one INTEGER PRIMARY KEY, at INTEGER NOT NULL)")
    connection.close()
    assert run(match_in(path)) == (replace(header(), seed=7), [entry(0), entry(1)])
    assert told(path, "PRAGMA user_version") == [(newest("sqlite"),)]
    assert {"pulse", "house"} <= tables(path)


def test_a_file_of_a_newer_program_is_left_alone(path):
    run(Sqlite(path).close())
    told(path, f"PRAGMA user_version = {newest('sqlite') + 1}")
    with pytest.raises(Unusable, match="trouble-newer"):
        Sqlite(path)
    assert told(path, "PRAGMA user_version") == [(newest("sqlite") + 1,)]


def test_a_step_that_fails_is_not_taken_at_all(path, monkeypatch):
    connection = sqlite3.connect(path)
    connection.executescript(BEFORE)
    connection.close()
    steps = [*missing("sqlite", 1), (newest("sqlite") + 1, ["CREATE TABLE more (a)", "nonsense"])]
    monkeypatch.setattr("bricabrac.store.sqlite.missing", lambda kind, number: iter(steps))
    with pytest.raises(sqlite3.OperationalError):
        Sqlite(path)
    assert told(path, "PRAGMA user_version") == [(0,)]
    assert not {"more", "house"} & tables(path)
    monkeypatch.undo()
    assert run(match_in(path)) == (replace(header(), seed=7), [entry(0), entry(1)])
