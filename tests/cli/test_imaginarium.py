"""Imaginarium at the terminal: whole matches, the hot seat, screens, and regrouping."""

import json
import re

import pytest

from bricabrac.cli.texts import texts
from bricabrac.engine.words import LANGUAGES
from tests.cli.terminal import bricabrac

MATCH = ("play", "imaginarium", "--seed", "7", "--rounds", "6")
SCENE = {
    "game": "imaginarium",
    "step": "actions",
    "active": 0,
    "todo": ["reorganise"],
    "seats": [
        {
            "slots": ["P2", "P2", "T1", "P1+P1"],
            "charcoalium": 4,
            "wood": 2,
            "points": 5,
            "dial": "dismantle+reorganise",
        },
        {"slots": ["P3", "D1"], "down": [2], "charcoalium": 8, "wood": 8, "points": 17},
        {"slots": ["P1"], "charcoalium": 8, "copper": 8, "points": 16},
    ],
}


@pytest.fixture
def scene(tmp_path):
    """The file of a position in which seat 0 may reorganise."""
    path = tmp_path / "scene.json"
    path.write_text(json.dumps(SCENE))
    return str(path)


@pytest.mark.parametrize(("players", "language"), [("2", "en"), ("4", "fr"), ("5", "de")])
def test_a_whole_match_is_played_by_number(players, language, tmp_path):
    more = ("--players", players, "--lang", language)
    done = bricabrac(*MATCH, *more, typed="1\n" * 900, folder=tmp_path)

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    over = ("match-lost", "match-won", "match-shared")
    assert any(texts(language).say(id) in done.stdout for id in over)
    assert texts(language).say("saved", file="1") in done.stdout
    record = (tmp_path / "1").read_text()
    assert f"seats {players}\noption rounds 6\nseed 7\n" in record

    told = bricabrac("replay", "1", "--lang", language, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert len(told.stdout.splitlines()) > 100


def test_a_saved_match_goes_on_as_it_would_have(tmp_path):
    typed = "1\n" * 12 + "save half\n" + "1\n" * 8
    begun = bricabrac(*MATCH, "--players", "3", typed=typed, folder=tmp_path)
    loaded = bricabrac("play", "imaginarium", "--load", "half", typed="1\n" * 8, folder=tmp_path)

    assert loaded.returncode == 0, loaded.stderr
    after = begun.stdout.split("The match is saved in half.")[1]
    boards = [part.split("Imaginarium · ")[1:-1] for part in (after, loaded.stdout)]
    assert len(boards[0]) >= 6
    assert boards[0] == boards[1][1:]


def test_a_match_of_another_table_is_not_loaded_into_this_one(tmp_path):
    bricabrac(*MATCH, "--players", "4", typed="save four\n", folder=tmp_path)
    done = bricabrac(*MATCH, "--seat", "both", typed="\nload four\n1\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "four is of a table with 4 seats" in done.stdout


@pytest.mark.parametrize(("seats", "curtains"), [("all", {0, 1, 2}), ("0,2", {0, 2})])
def test_people_who_share_a_screen_pass_it_on(seats, curtains, tmp_path):
    done = bricabrac(*MATCH, "--players", "3", "--seat", seats, typed="\n1\n" * 30, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    passed = re.findall(r"Pass the screen to seat (\d)", done.stdout)
    assert {int(seat) for seat in passed} == curtains


def test_what_others_have_behind_their_screens_is_not_shown(scene):
    done = bricabrac("play", "imaginarium", "--position", scene, typed="1\n")
    assert done.stdout.count("Dabbler Alba · seat 1 · ?★") == 2
    assert done.stdout.count("? hidden") == 4
    assert "17★" not in done.stdout
    assert "16★" not in done.stdout
    assert "8●" not in done.stdout
    assert "8■" not in done.stdout
    assert "8▲" not in done.stdout
    assert "4● 2■ 0▲ 0◆" in done.stdout


def test_no_match_shows_the_stock_or_points_of_others(tmp_path):
    done = bricabrac(*MATCH, "--players", "4", typed="1\n" * 40, folder=tmp_path)
    before_the_end = done.stdout.split("The match is over")[0]
    boards = before_the_end.split("Imaginarium · ")[1:]
    assert len(boards) >= 20
    for board in boards[:20]:
        assert len(re.findall(r"\d● +\d+■ +\d+▲ +\d+◆", board)) == 1  # one's own
        assert board.count("? hidden") == 3
        assert len(re.findall(r"Dabbler \w+ · seat \d · \?★", board)) == 3


def test_regrouping_tells_what_slots_yield_before_and_after(scene):
    done = bricabrac("play", "imaginarium", "--position", scene, typed="do reorganise\n1\n")
    for told in ("1■ + 1■ ▶ 3■", "1■ + ✱→3● ▶ 3●", "3● ▶ 1● + 1●", "slots 4/4", "slots 5/4"):
        assert told in done.stdout, told
    assert "combine until they are 1 fewer" in done.stdout
    assert "D1 face down" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_is_never_wider_than_it_is(language):
    for columns in (80, 120, 160):
        more = ("--players", "5", "--lang", language)
        done = bricabrac(*MATCH, *more, typed="1\n" * 20, COLUMNS=str(columns))
        assert max(map(len, done.stdout.splitlines())) <= columns


def test_a_terminal_that_knows_only_letters_is_served():
    done = bricabrac(*MATCH, typed="1\n1\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0, done.stderr
    assert "Imaginarium" in done.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("reserve 9", "There is no action “reserve 9”"),
        ("combine P1+P1", "“combine P1+P1” is not possible now."),
        ("99", "There is no number 99 in the list"),
        ("? reserve 7", "reserve 7: Reserve "),
        ("cards", "three_level_two"),
        ("lang fr", "Placez votre"),
    ],
)
def test_whatever_is_typed_gets_an_answer(typed, answer):
    done = bricabrac(*MATCH, "--players", "3", typed=f"{typed}\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert answer in " ".join(done.stdout.split())
