"""``bricabrac store``: matches are checked, backed up, restored and moved, or one hears why not."""

import json
import sqlite3
import stat
import threading

import pytest

from bricabrac import cli
from bricabrac.store import Entry
from bricabrac.store.migrations import newest
from bricabrac.store.sqlite import Sqlite
from bricabrac.web.house.places import InBackup, place_at
from tests.loops import run
from tests.store.keeping import everything, filled, in_file, volume
from tests.store.test_sqlite import BEFORE
from tests.web.serving import Served


@pytest.fixture
def folder(tmp_path):
    """The folder of a house with matches of both games, running and over."""
    matches = [volume(number, moves=10 + number) for number in range(1, 6)]
    matches += [volume(6, moves=2000), volume(7, "imaginarium", 40)]
    filled(tmp_path / "house", matches)
    return tmp_path / "house"


@pytest.fixture
def told(capsys):
    """What a command says, with its exit status."""

    def tell(*arguments):
        status = cli.main(["store", *map(str, arguments)])
        out, err = capsys.readouterr()
        return status, " ".join(out.split()), err

    return tell


@pytest.fixture
def refused(told):
    """The sentence with which a command is refused."""

    def refuse(*arguments):
        status, out, err = told(*arguments, "--lang", "en")
        assert (status, out, err.count("\n")) == (2, "", 1), (out, err)
        return err

    return refuse


def test_matches_that_are_whole(told, folder):
    status, out, _ = told("check", "--data", folder, "--json")
    assert status == 0
    assert json.loads(out) == {"matches": 7, "older": 0, "faults": [], "stray": 0}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_matches_that_are_not(told, folder, language):
    with in_file(folder / "matches.sqlite") as broken:
        for sql in (
            "DELETE FROM entries WHERE match = '0000000001' AND seq = 4",
            "UPDATE entries SET body = 'fly' WHERE match = '0000000002' AND seq = 5",
            "UPDATE matches SET phase = 'over' WHERE id = '0000000003'",
            "UPDATE matches SET version = 99 WHERE id = '0000000004'",
            "DELETE FROM entries WHERE match = '0000000005'",
            "INSERT INTO entries VALUES ('nobodys', 0, 'act', 0, 'coal', 5)",
        ):
            broken.execute(sql)
    status, out, _ = told("check", "--data", folder, "--json")
    found = json.loads(out)
    assert status == 1
    assert (found["matches"], found["older"], found["stray"]) == (7, 1, 1)
    assert [(one["match"][-1], one["kind"], one["entry"]) for one in found["faults"]] == [
        ("1", "gap", 4), ("2", "rules", 5), ("3", "phase", 13), ("5", "gap", 0),
    ]  # fmt: skip
    status, out, err = told("check", "--data", folder, "--lang", language)
    assert (status, err) == (1, "")
    for match in "1235":
        assert f"000000000{match}" in out


def test_a_backup_holds_everything_and_is_private(told, folder, tmp_path):
    status, out, _ = told("backup", tmp_path / "all.backup", "--data", folder, "--json")
    assert (status, json.loads(out)["matches"]) == (0, 7)
    assert everything(InBackup(tmp_path / "all.backup")) == everything(place_at(str(folder)))
    assert stat.S_IMODE((tmp_path / "all.backup").stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {"house", "all.backup"}


def test_a_backup_of_one_is_restored_into_the_other(told, folder, tmp_path, postgres):
    url, before = postgres.database(), everything(place_at(str(folder)))
    assert told("backup", tmp_path / "a", "--data", folder)[0] == 0
    assert told("restore", tmp_path / "a", "--store", url)[0] == 0
    assert everything(place_at(url)) == before
    assert told("backup", tmp_path / "b", "--store", url)[0] == 0
    for _ in range(2):
        assert told("restore", tmp_path / "b", "--data", tmp_path / "again")[0] == 0
    assert everything(place_at(str(tmp_path / "again"))) == before
    assert told("check", "--store", url)[0] == 0
    assert "0000000007" not in told("check", "--store", url, "--lang", "fr")[1]


def test_a_backup_is_made_while_people_play(told, folder, tmp_path):
    server = Served(folder)
    try:
        assert told("backup", tmp_path / "a", "--data", folder)[0] == 0
    finally:
        server.end()
    ends, numbers = threading.Event(), []

    async def play():
        store = Sqlite(folder / "matches.sqlite")
        while not ends.is_set():
            numbers.append(len(numbers) + 100)
            await store.append("0000000001", Entry(numbers[-1], "say", 0, "x" * 3000, 5))
        await store.close()

    player = threading.Thread(target=run, args=(play(),))
    player.start()
    while len(numbers) < 300:
        pass
    try:
        assert told("backup", tmp_path / "b", "--data", folder)[0] == 0
    finally:
        ends.set()
        player.join()
    said = everything(InBackup(tmp_path / "b"))[0]["0000000001"].entries[12:]
    assert [one.seq for one in said] == list(range(100, 100 + len(said)))
    assert len(said) >= 299


def test_files_of_before_are_migrated_backed_up_and_restored(told, tmp_path):
    (tmp_path / "old").mkdir()
    with in_file(tmp_path / "old" / "matches.sqlite") as old:
        old.executescript(BEFORE)
    assert told("backup", tmp_path / "a", "--data", tmp_path / "old")[0] == 0
    (tmp_path / "bare").write_bytes((tmp_path / "old" / "matches.sqlite").read_bytes())
    for backup in ("a", "bare"):
        there = tmp_path / f"from-{backup}"
        assert told("restore", tmp_path / backup, "--data", there)[0] == 0
        assert len(everything(place_at(str(there)))[0]["m1"].entries) == 1
    for before in (1, newest("sqlite")):
        status, out, _ = told("migrate", "--data", tmp_path / "old", "--json")
        figures = json.loads(out)
        assert (status, figures["before"], figures["number"]) == (0, before, newest("sqlite"))


def test_a_database_is_migrated(told, postgres):
    url = postgres.database()
    for before in (0, newest("postgresql")):
        status, out, _ = told("migrate", "--store", url, "--lang", "en")
        assert status == 0
        assert f"had number {before}, and has number {newest('postgresql')}" in out
        assert "fox" not in out


def test_what_cannot_be_done_is_one_sentence(refused, folder, tmp_path):
    data = ("--data", folder)
    (tmp_path / "text").write_text("no backup, " * 1000)
    (tmp_path / "empty").write_text("")
    with in_file(tmp_path / "newer") as newer:
        newer.executescript(f"{BEFORE} PRAGMA user_version = 99;")
    nobody = tmp_path / "nobody"
    for sentence, *arguments in (
        ("not offered", "burn"),
        ("WHAT is missing",),
        ("needs to know where", "backup", *data),
        ("where the matches are", "check", "here", *data),
        ("is there already", "backup", tmp_path / "text", *data),
        ("cannot be read or written", "backup", tmp_path / "no" / "where", *data),
        ("cannot be read or written", "restore", tmp_path / "nothing", *data),
        ("not a database", "restore", tmp_path / "text", "--data", nobody),
        ("no matches", "restore", tmp_path / "empty", "--data", nobody),
        ("A newer bricabrac", "restore", tmp_path / "newer", "--data", nobody),
        ("is where the matches are", "move", folder, *data),
        ("There are no matches", "check", "--data", tmp_path),
        ("There are no matches", "backup", tmp_path / "b", "--data", nobody),
        ("There are no matches", "move", tmp_path / "b", "--data", nobody),
        ("There are no matches", "migrate", "--data", nobody),
        ("A database is written", "move", "mysql://ada:fox@here/there", *data),
        ("A database is written", "check", "--store", "here"),
        ("cannot be read or written", "move", "postgresql://ada:fox@127.0.0.1:1/there", *data),
        ("cannot be read or written", "move", tmp_path / "text", *data),
    ):
        told = refused(*arguments)
        assert sentence in told
        assert "fox" not in told
    assert {path.name for path in tmp_path.iterdir()} <= {
        *("house", "text", "empty", "newer", "nobody"),
    }


def test_nothing_is_moved_under_a_server(refused, told, folder, tmp_path, postgres):
    url = postgres.database()
    server = Served(folder)
    try:
        for what in (["move", url], ["migrate"], ["restore", tmp_path / "a"]):
            if what[0] == "restore":
                assert told("backup", tmp_path / "a", "--data", folder)[0] == 0
            assert server.address in refused(*what, "--data", folder)
    finally:
        server.end()
    server = Served(tmp_path / "none", "--store", url)
    try:
        assert "A server uses this database" in refused("move", url, "--data", folder)
        assert told("check", "--store", url)[0] == 0
    finally:
        server.end()
    assert told("move", url, "--data", folder)[0] == 0


def test_an_index_that_is_broken_is_told(refused, folder):
    with in_file(folder / "matches.sqlite") as broken:
        broken.execute("PRAGMA writable_schema = ON")
        broken.execute(
            "UPDATE sqlite_schema SET sql = replace(sql, 'created', 'version') "
            "WHERE name = 'matches_listed'"
        )
    assert "missing from index" in refused("check", "--data", folder)


def test_a_file_that_is_broken_is_told(refused, folder):
    path = folder / "matches.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    path.write_bytes(data)
    assert "cannot be read or written" in refused("check", "--data", folder)
