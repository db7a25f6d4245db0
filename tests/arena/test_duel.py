"""Duels and leagues at the terminal."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec

import pytest

from bricabrac.arena.crew import Crew
from bricabrac.arena.pairing import duel
from bricabrac.bots.minds import Failed
from tests.cli.terminal import HOUSE, bricabrac, refused

PATIENCE = 300  # seconds: a bound, not a measure
DUEL = ("duel", "apprentice@40", "dabbler", "--pairs", "4", "--seed", "3")
SUICIDAL = """
import os, pathlib, signal
class Suicidal:
    def __init__(self, think=None): pass
    def choose(self, view, legal, dice):
        mark = pathlib.Path({mark!r})
        if {always} or not mark.exists():
            mark.touch()
            if len(view.history) > 5:
                os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]
"""


def told(*arguments, **more):
    done = bricabrac(*arguments, "--json", **more)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def without_time(report):
    return {name: value for name, value in report.items() if name != "seconds"}


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A duel by two workers: what was told, and where its records and its picture are."""
    folder = tmp_path_factory.mktemp("played")
    duel = (*DUEL, "--workers", "2", "--records", "kept", *drawn("duel.svg"))
    return told(*duel, folder=folder), folder


def drawn(picture):
    """What asks for a picture, where there is somebody who draws."""
    return ("--plot", picture) if find_spec("matplotlib") else ()


def test_the_result_does_not_depend_on_the_number_of_workers(played):
    assert without_time(told(*DUEL, "--workers", "1")) == without_time(played[0])


def test_the_shape_of_the_json(played):
    report, _ = played
    assert (report["a"], report["b"]) == ("apprentice@40", "dabbler")
    assert (report["game"], report["players"], report["seed"]) == ("nicodemus", 2, 3)
    assert (report["rounds"], report["matches"], report["fair"]) == (4, 8, 0.5)
    assert report["share"] > 0.5
    low, high = report["interval"]
    assert 0 <= low <= report["share"] <= high <= 1
    assert len(report["elo_interval"]) == len(report["seconds"]) == len(report["seats"]) == 2
    assert report["verdict"] in ("stronger", "not stronger", "undecided")
    assert sum(report["seats"]) == pytest.approx(1)
    assert report["length"] > 20


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_table_is_told_in_every_language(language):
    done = bricabrac(
        "duel", "dabbler", "dabbler", "--pairs", "1", "--workers", "1", "--lang", language
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Elo" in done.stdout


def test_records_can_be_replayed(played):
    records = sorted((played[1] / "kept").iterdir())
    assert len(records) == 8
    assert records[1].name == "00001-seed-3-rotation-1.txt"
    assert "The match is over" in bricabrac("replay", str(records[1])).stdout


def test_a_clear_verdict_ends_the_duel():
    report = told("duel", "apprentice@40", "dabbler", "--sprt", "--elo1", "400")
    assert report["verdict"] == "stronger"
    assert report["rounds"] < 20


def test_a_picture_is_drawn(played):
    pytest.importorskip("matplotlib")
    assert "<svg" in (played[1] / "duel.svg").read_text()


def test_a_league_rates_everybody_and_draws_a_picture(tmp_path):
    league = ("league", "dabbler", "apprentice@40", "journeyman@20", "--pairs", "3")
    report = told(*league, *drawn("l.png"), folder=tmp_path)
    assert all((tmp_path / one).stat().st_size > 1000 for one in drawn("l.png")[1:])
    assert report["deals"] == 3
    assert {bot["bot"] for bot in report["bots"]} == {"dabbler", "apprentice@40", "journeyman@20"}
    assert report["bots"][-1]["bot"] == "dabbler"
    assert [bot["seats"] for bot in report["bots"]] == [12, 12, 12]
    for bot in report["bots"]:
        low, high = bot["elo_interval"]
        assert low <= high
    text = bricabrac("league", "dabbler", "apprentice@40", "--pairs", "1").stdout
    assert "Apprentice@40" in text.splitlines()[2]


def test_more_than_two_can_sit_at_the_table():
    duel3 = ("duel", "apprentice@20", "dabbler", "--game", "imaginarium", "--players", "3")
    report = told(*duel3, "--pairs", "1", "--rounds", "20")
    assert (report["matches"], report["players"]) == (3, 3)
    assert report["fair"] == pytest.approx(1 / 3, abs=1e-5)
    assert len(report["seats"]) == 3


def test_a_bot_that_fails_is_told_in_one_sentence(tmp_path):
    (tmp_path / "liar.py").write_text(
        "class Liar:\n"
        "    def __init__(self, think=None): pass\n"
        "    def choose(self, view, legal, dice): return -1\n"
    )
    sentence = refused("duel", "liar.py", "dabbler", "--pairs", "1", folder=tmp_path)
    assert "liar.py chose -1, which is not legal" in sentence


def test_a_worker_that_dies_is_replaced_and_its_match_repeated(tmp_path):
    file = tmp_path / "suicidal.py"
    file.write_text(SUICIDAL.format(mark=str(tmp_path / "mark"), always=False))
    crew = Crew(2)
    played = list(crew.play(duel("nicodemus", str(file), "dabbler", 2, range(2))))
    assert sorted(one.number for one in played) == [0, 1, 2, 3]
    assert (tmp_path / "mark").exists()
    assert crew.minds == []


def test_a_worker_killed_from_outside_is_replaced():
    crew, killed, numbers = Crew(2), False, []
    for one in crew.play(duel("nicodemus", "apprentice@40", "dabbler", 2, range(4))):
        numbers.append(one.number)
        if not killed:
            killed = True
            crew.minds[0].process.kill()
    assert sorted(numbers) == list(range(8))


def test_a_match_that_kills_every_worker_is_given_up(tmp_path):
    file = tmp_path / "suicidal.py"
    file.write_text(SUICIDAL.format(mark=str(tmp_path / "mark"), always=True))
    with pytest.raises(Failed, match="3 times"):
        list(Crew(1).play(duel("nicodemus", str(file), "dabbler", 2, range(1))))


def begun(folder, files, *arguments, before=""):
    """A contest without end, once so many files are there; ``before`` is what the shell does."""
    endless = (*arguments, "--pairs", "100000", "--records", str(folder))
    command = ["sh", "-c", f'{before} exec "$@"', "sh", sys.executable, "-m", "bricabrac", *endless]
    around = {**os.environ, "PYTHONPATH": str(HOUSE), "LANG": "C"}
    running = subprocess.Popen(
        command, env=around, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    end = time.monotonic() + PATIENCE
    while len(list(folder.iterdir())) < files and running.poll() is None and time.monotonic() < end:
        time.sleep(0.05)
    return running


@pytest.mark.parametrize(
    ("contest", "number", "before"),
    [
        ("duel", signal.SIGINT, ""),
        ("duel", signal.SIGINT, "trap '' INT;"),  # as shells do for jobs in the background
        ("league", signal.SIGTERM, "trap '' INT HUP;"),
    ],
)
def test_an_interruption_ends_with_the_table_so_far(contest, number, before, tmp_path):
    with begun(tmp_path, 6, contest, "apprentice@40", "dabbler", before=before) as running:
        running.send_signal(number)
        try:
            output, errors = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert (running.returncode, errors) == (128 + number, "")
    assert ("Verdict" if contest == "duel" else "Elo") in output


def test_a_worker_does_not_outlive_a_contest_that_is_killed(tmp_path):
    kept = tmp_path / "kept"
    kept.mkdir()
    (tmp_path / "sleeper.py").write_text(
        "import pathlib, time\n"
        "class Sleeper:\n"
        "    def __init__(self, think=None): pass\n"
        "    def choose(self, view, legal, dice):\n"
        "        if view.history:\n"
        f"            pathlib.Path({str(kept)!r}, 'asleep').touch()\n"
        "            time.sleep(1e6)\n"
        "        return legal[0]\n"
    )
    with begun(kept, 1, "duel", str(tmp_path / "sleeper.py"), "dabbler") as running:
        running.kill()
        running.communicate(timeout=PATIENCE)  # until the last of them has closed it
    assert running.returncode == -signal.SIGKILL
    assert [path.name for path in kept.iterdir()] == ["asleep"]


def test_a_ray_cluster_plays_the_same(played):
    pytest.importorskip("ray")
    assert without_time(told(*DUEL, "--ray", "--workers", "2")) == without_time(played[0])


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "auto", "nowhere:x"])
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(address):
    pytest.importorskip("ray")
    assert "There is no Ray cluster to play on" in refused(*DUEL, "--ray", address)
