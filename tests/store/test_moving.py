"""Moving goes on where it was killed, never shows half a match, and refuses to mix houses."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from bricabrac.store import OPEN, Entry, Unusable
from bricabrac.store.moving import move
from bricabrac.store.shelf import Counts, Volume
from bricabrac.web.house.folder import Folder
from bricabrac.web.house.places import InFolder, place_at
from tests.cli.terminal import HOUSE, bricabrac
from tests.store.keeping import everything, filled, volume
from tests.store.places import header

MANY = 400


def many():
    """Matches that need not be played, only carried."""
    for number in range(MANY):
        entries = [Entry(seq, "act", 0, f"{number} {seq}", seq) for seq in range(20)]
        yield Volume(header(f"{number:010x}", number), entries, ["ada", f"p{number}"])


@pytest.fixture(params=["to-postgresql", "to-sqlite"])
def road(request, tmp_path):
    """From where to where."""
    pytest.importorskip("psycopg")
    there = request.getfixturevalue("postgres").database()
    pair = (str(tmp_path / "house"), there)
    return pair if request.param == "to-postgresql" else pair[::-1]


def source_of(where):
    """How a command is told where the matches are."""
    return ["--store" if where.startswith("postgresql:") else "--data", where]


def begun(source, target, count):
    """A process that moves, killed when so many matches have come."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bricabrac", "store", "move", target, *source_of(source)],
        cwd=HOUSE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    )  # fmt: skip
    while process.poll() is None and came(target) < count:
        time.sleep(0.01)
    if process.poll() is None:
        os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    return process.returncode


def served(where):
    """As a server would open it."""
    if where.startswith("postgresql:"):
        from bricabrac.web.house.database import Database

        return Database(where)
    return Folder(Path(where))


def came(target):
    """How many matches are there."""
    try:
        with place_at(target).read() as shelf:
            return shelf.counts().matches
    except Unusable:
        return -1  # not even tables


def test_a_kill_at_any_moment_is_made_good_by_doing_it_again(road):
    source, target = road
    before = everything(filled(source, many()))
    killed, seen = 0, 0
    for count in (0, 1, 151, 300):
        killed += begun(source, target, count) == -signal.SIGKILL
        volumes, _, _ = everything(place_at(target))
        assert seen <= len(volumes) <= MANY
        seen = len(volumes)
        assert all(volumes[id] == before[0][id] for id in volumes), (
            "every match that is there is whole"
        )
        if 0 < seen < MANY:
            with pytest.raises(Unusable, match="trouble-arriving"):
                served(target)
    assert killed >= 2
    done = bricabrac("store", "move", target, *source_of(source), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{MANY} matches with {20 * MANY:,} entries and the names of 30 people" in done.stdout
    assert everything(place_at(target)) == before
    assert everything(place_at(source)) == before, "where it came from, nothing has changed"


def moved(source, target):
    """Move from place to place."""
    with place_at(str(source)).read(alone=True) as here, place_at(str(target)).fill() as there:
        return move(here, there, lambda count: None)


def test_what_has_gone_on_since_is_brought_when_it_is_done_again(road):
    source, target = road
    begun = Volume(replace(volume(4).header, phase=OPEN))
    filled(source, [volume(1), volume(2), begun])
    assert moved(source, target) == Counts(3, 26, 4, 30)
    longer, more = volume(1, moves=20), volume(3, moves=2000)
    with place_at(source).fill() as shelf:
        shelf.put([(longer, 13), (more, 0), (volume(4), 0)])
        shelf.call([("p1", "Bruno")])
    moved(source, target)
    assert everything(place_at(target)) == everything(place_at(source))
    for one in (longer, more, volume(4)):
        assert everything(place_at(target))[0][one.header.id] == one


def test_another_house_is_not_mixed_with_ours(road):
    source, target = road
    filled(source, [volume(1)])
    theirs = everything(filled(target, [volume(2)]))
    with pytest.raises(Unusable, match="trouble-others: 0000000002"):
        moved(source, target)
    assert everything(place_at(target)) == theirs


def test_a_match_that_went_on_otherwise_is_left_as_it_is(road):
    source, target = road
    filled(source, [volume(1)])
    theirs = everything(filled(target, [volume(1, moves=14)]))
    with pytest.raises(Unusable, match="trouble-unlike: 0000000001"):
        moved(source, target)
    assert everything(place_at(target))[0] == theirs[0]


def test_a_folder_is_moved_by_one_alone(tmp_path):
    filled(tmp_path / "a", [volume(1)])
    with InFolder(tmp_path / "a").read(alone=True), pytest.raises(Unusable, match="trouble-served"):
        moved(tmp_path / "a", tmp_path / "b")
    assert moved(tmp_path / "a", tmp_path / "b").matches == 1


def test_of_no_matches_there_is_nothing(road):
    with filled(road[0], [volume(1)]).read() as shelf:
        assert (shelf.volumes([]), shelf.known([])) == ({}, set())
