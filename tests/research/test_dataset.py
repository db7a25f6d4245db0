"""Data sets: every row is a decision of the rules, nothing is told twice, and nobody is named."""

import io
import json

import numpy as np
import pytest

arro3 = pytest.importorskip("arro3.io", reason="not installed: the extra data")

from bricabrac import cli
from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import played_out
from bricabrac.cli import parts
from bricabrac.games import GAMES
from bricabrac.research import dataset
from bricabrac.store import shelf
from tests.store.keeping import filled, volume

TABLES = [("nicodemus", 2), ("imaginarium", 3)]


def rows_of(data):
    """The rows of a file, and what it says of itself."""
    table = arro3.read_parquet(io.BytesIO(data)).read_all()
    columns = {name: table[name].to_pylist() for name in table.column_names}
    told = json.loads(table.schema.metadata[b"bricabrac"])
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values())], told


def rows_in(folder):
    """All rows of a data set."""
    return [
        row for path in sorted(folder.glob("*.parquet")) for row in rows_of(path.read_bytes())[0]
    ]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_row_is_a_decision_as_the_rules_have_it(name, seats):
    game = GAMES[name]
    options = {"rounds": 4} if game.options else {}
    sittings = [Sitting(7 + n, name, ("dabbler",) * seats, 30 + n, 0, options) for n in range(2)]
    (part,) = dataset.parts_of(sittings, 5)
    written = dataset.made(part)
    rows, told = rows_of(written.data)
    assert (written.matches, written.decisions) == (2, len(rows))
    assert told["inputs_fingerprint"] == game.eye.inputs.fingerprint()
    assert list(told["columns"]) == list(rows[0])
    matches = {one.number: played_out(one)[0] for one in sittings}
    assert len(rows) == sum(len(match.history) for match in matches.values())
    room = game.kernel.choices(game.eye.most)
    for row in rows:
        match, number = matches[row["match"]], row["decision"]
        state, done = match.at(number), match.history[number]
        assert (row["seat"], row["action"], row["players"]) == (done.seat, done.action, seats)
        assert row["inputs"] == room[: game.eye.look(state, room)]
        assert row["legal"] == match.until(number).actions()
        assert row["shares"] == pytest.approx(match.shares())
        assert tuple(row["points"]) == match.outcome().points
        assert row["by"] == "dabbler"


def test_whoever_was_interrupted_goes_on(tmp_path, capsys):
    folder = tmp_path / "set"
    command = ["export", "nicodemus", str(folder), "--bots", "dabbler", "--lang", "en"]
    command += ["--matches", "60", "--workers", "1", "--json"]
    assert cli.main(command) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 60
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert set(before) == {parts.ABOUT, "part-000000.parquet", "part-000001.parquet"}
    (folder / "part-000001.parquet").rename(folder / ".part-000001.parquet.1.part")  # half of it
    assert cli.main(command) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 10
    assert {name: (folder / name).read_bytes() for name in before} == before
    assert {row["match"] for row in rows_in(folder)} == set(range(60))
    assert cli.main([*command, "--seed", "1"]) == 2
    assert "other settings" in capsys.readouterr().err
    assert cli.main([*command[:2], str(tmp_path), "--bots", "dabbler", "--lang", "en"]) == 2
    assert "something else" in capsys.readouterr().err


@pytest.fixture(params=["--data", "--store"])
def house(request, tmp_path):
    """How a command is told of a house: a folder, or a database."""
    if request.param == "--data":
        return request.param, str(tmp_path / "house")
    pytest.importorskip("psycopg")
    return request.param, request.getfixturevalue("postgres").database()


def test_a_house_tells_its_matches_and_not_who_played(house, tmp_path, capsys, monkeypatch):
    over = [volume(number, moves=2000) for number in (1, 2, 3)]
    filled(house[1], [*over, volume(4, moves=20), volume(5, "imaginarium", 9)])
    monkeypatch.setattr(shelf, "PAGE", 1)
    keep, kept = parts.Parts.keep, []

    def fall(self, name, data):
        """The power goes when the second file is on the disk."""
        keep(self, name, data)
        kept.append(name)
        if name == "part-000001.parquet" and kept.count(name) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(parts.Parts, "keep", fall)
    command = ["export", "nicodemus", str(tmp_path / "set"), *house, "--lang", "en"]
    assert cli.main([*command, "--json"]) == 0
    assert cli.main([*command, "--json"]) == 0
    assert sorted(path.name for path in (tmp_path / "set").iterdir()) == [
        parts.ABOUT, *(f"part-{number:06}.parquet" for number in range(3))
    ]  # fmt: skip
    rows = rows_in(tmp_path / "set")
    assert len(rows) == sum(entry.kind == "act" for one in over for entry in one.entries)
    assert len({(row["match"], row["decision"]) for row in rows}) == len(rows)
    assert {row["by"] for row in rows} == {""}
    for path in (tmp_path / "set").iterdir():
        data = path.read_bytes()
        assert not any(word in data for word in (b"Ada", b"p1-", b"0000000001", b"0000000003"))
    capsys.readouterr()
    assert cli.main(command) == 2
    assert "there already" in capsys.readouterr().err
    assert np.unique([row["match"] for row in rows]).tolist() == [0, 1, 2]
