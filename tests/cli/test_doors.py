"""cards, replay, legal and act: what other programs and curious people use."""

import json
import re
import subprocess
import sys

import pytest

from bricabrac.engine.match import Match
from bricabrac.engine.notation import write
from bricabrac.engine.promise import Promise
from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from tests.cli.terminal import HOUSE, bricabrac, refused

SCENE = {
    "game": "nicodemus",
    "row": ["U5", "B1*2", "B4"],
    "seats": [{"charcoalium": 2, "copper": 2, "crystal": 2, "hand": ["Y1"]}, {}],
}


@pytest.fixture
def scene(tmp_path):
    """A position in a file."""
    path = tmp_path / "scene.json"
    path.write_text(json.dumps(SCENE))
    return str(path)


@pytest.fixture(scope="module")
def records(tmp_path_factory):
    """A folder with the records of a finished match, and of one that has only begun."""
    folder = tmp_path_factory.mktemp("records")
    match = ("play", "nicodemus", "--seed", "73")
    bricabrac(*match, typed="1\n" * 400, folder=folder)
    (folder / "1").rename(folder / "finished")
    bricabrac(*match, typed="1\n1\n1\nsave begun\n", folder=folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shows_every_card(language):
    done = bricabrac("cards", "nicodemus", "--lang", language, COLUMNS="80")
    assert done.returncode == 0
    for id in ("B1", "U5", "R4", "Y2", "four_colours", "wood_copper_crystal"):
        assert f" {id} " in done.stdout


def test_legal_tells_question_and_actions(scene):
    lines = bricabrac("legal", scene).stdout.splitlines()
    assert lines == ["Play a machine or repair one.", "play Y1", "repair 2", "repair 3"]


def test_legal_speaks_json_and_other_languages(scene):
    told = json.loads(bricabrac("legal", scene, "--json", "--lang", "fr").stdout)
    assert told["legal"] == ["play Y1", "repair 2", "repair 3"]
    assert told["seat"] == 0
    assert told["question"] == "Jouez une machine ou réparez-en une."


def test_act_prints_the_position_after_the_actions(scene):
    done = bricabrac("act", scene, "repair 2")
    position = json.loads(done.stdout)
    assert position["row"] == ["U5", "B4*1"]
    assert position["active"] == 1
    assert position["seats"][0]["workshop"] == ["B1"]


def test_act_reads_what_act_writes(scene, tmp_path):
    first = bricabrac("act", scene, "play Y1").stdout
    later = bricabrac("act", "-", "coal", "-o", "later.json", typed=first, folder=tmp_path)
    assert (later.returncode, later.stdout) == (0, "")
    assert (tmp_path / "later.json").read_text() == bricabrac(
        "act", scene, "play Y1", "coal"
    ).stdout


def test_act_refuses_with_the_reason(scene):
    assert "“repair 1” is not possible now. Repairing the Crocodile (U5)" in refused(
        "act", scene, "repair 1"
    )
    assert "(ruling 8)" in refused("act", scene, "pass")
    assert "There is no action “fly”." in refused("act", scene, "play Y1", "fly")
    assert "jetzt nicht möglich" in refused("act", scene, "pass", "--lang", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_match_line_by_line(records, language):
    done = bricabrac("replay", "finished", "--lang", language, folder=records)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "   1  0 play B1"
    assert sum(line[:4].strip().isdecimal() for line in lines) > 80
    assert (
        done.stdout
        == bricabrac("replay", "finished", "--plain", "--lang", language, folder=records).stdout
    )


def test_a_replay_shows_what_its_eyes_may_see(records):
    told = {
        eyes: bricabrac("replay", "finished", "--seat", eyes, folder=records).stdout
        for eyes in ("0", "1", "all")
    }
    told["nobody"] = bricabrac("replay", "finished", folder=records).stdout
    assert "You draw the Anteater (U2)." in told["0"]
    assert "Seat 0 draws the Anteater (U2)." in told["all"]
    assert "draws the Anteater (U2)" not in told["1"] + told["nobody"]
    assert "Seat 1 draws 1 card." in told["0"]
    assert "Seat 1 draws 1 card." not in told["all"]


def test_a_running_match_is_not_shown_openly(records):
    assert "is not over" in bricabrac("replay", "begun", folder=records).stdout
    assert "nobody sees everything" in refused("replay", "begun", "--seat", "all", folder=records)
    assert "There is no seat 3" in refused("replay", "begun", "--seat", "3", folder=records)


def test_help_is_there_in_every_language():
    for language, word in zip(LANGUAGES, ("usage", "usage", "Aufruf"), strict=True):
        for command in ((), ("play",), ("cards",), ("replay",), ("legal",), ("act",)):
            done = bricabrac(*command, "--help", "--lang", language)
            assert done.returncode == 0
            assert done.stdout.startswith(f"{word}: bricabrac")
    assert bricabrac().stdout.startswith("usage: bricabrac")


def in_a_shell(command):
    """Run a command of ours, with what a shell does to its output."""
    line = ["bash", "-c", f"{sys.executable} -m bricabrac {command}"]
    return subprocess.run(line, capture_output=True, text=True, cwd=HOUSE, timeout=600, check=False)


def test_a_reader_who_leaves_causes_no_noise():
    assert in_a_shell("cards nicodemus | head -1").stderr == ""


def test_a_full_disk_behind_the_output_is_told_in_one_sentence(scene):
    done = in_a_shell(f"act {scene} 'repair 2' >/dev/full")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "could not be written" in done.stderr


def test_plain_play_loads_neither_numpy_nor_numba():
    script = (
        "import sys; from bricabrac.cli import main; "
        "status = main(['play', 'nicodemus', '--seed', '73']); "
        "assert status == 0; "
        "assert not {'numpy', 'numba'} & set(sys.modules), 'too much is loaded'"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input="1\n1\n",
        capture_output=True,
        text=True,
        cwd=HOUSE,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("changed", "status", "sentence"),
    [
        ("", 0, "Yes: this match was dealt as it had been promised."),
        ("nonce", 1, "No: the promise is not that of this nonce."),
        ("added 0", 1, "No: the seed does not follow"),
        ("all", 1, "This record has no promise"),
    ],
)
def test_verify_says_whether_a_deal_was_as_promised(changed, status, sentence, tmp_path):
    promise = Promise.made("0123456789", "ab" * 32, ("cd" * 16, ""))
    match = Match(GAMES["nicodemus"], promise.seed)
    match.promise = None if changed == "all" else promise
    text = re.sub(rf"^({changed or 'none'}) \w\w", r"\1 00", write(match), flags=re.M)
    (tmp_path / "record").write_text(text.rpartition("end ")[0] + "end\n")
    done = bricabrac("verify", "record", folder=tmp_path)
    assert (done.returncode, done.stderr) == (status, "")
    assert sentence in done.stdout
    told = json.loads(bricabrac("verify", "record", "--json", folder=tmp_path).stdout)
    assert told["kept"] == (status == 0)
