"""A person at the terminal."""

import signal
import stat
import subprocess
import sys
from functools import partial

import pytest

from bricabrac.arena.entrants import Entrant
from bricabrac.cli.opponents import Opponents
from bricabrac.cli.screen import Screen
from bricabrac.cli.texts import texts
from bricabrac.engine.words import LANGUAGES
from tests.cli.terminal import HOUSE, bricabrac

MATCH = ("play", "nicodemus", "--seed", "73", "--seat", "0")


def after(output: str, sentence: str) -> str:
    """What follows a sentence on the screen."""
    assert sentence in output, output[-2000:]
    return output.split(sentence, 1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_number(language, tmp_path):
    done = bricabrac(*MATCH, "--lang", language, typed="1\n" * 400, folder=tmp_path)

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert texts(language).say("match-lost") in done.stdout
    assert texts(language).say("saved", file="1") in done.stdout  # the offer was taken
    assert (tmp_path / "1").read_text().startswith("bricabrac record 1\n")


def test_the_same_seed_gives_the_same_match():
    typed = "1\n" * 20
    assert bricabrac(*MATCH, typed=typed).stdout == bricabrac(*MATCH, typed=typed).stdout


def test_a_random_seed_is_told():
    output = bricabrac("play", "nicodemus").stdout
    assert "This match has the seed " in output


def test_a_saved_match_goes_on_as_it_would_have(tmp_path):
    begun = bricabrac(*MATCH, typed="1\n" * 15 + "save half\n" + "1\n" * 10, folder=tmp_path)
    went_on = after(begun.stdout, "The match is saved in half.")

    loaded = bricabrac("play", "nicodemus", "--load", "half", typed="1\n" * 10, folder=tmp_path)

    assert loaded.returncode == 0
    boards = [part.split("Nicodemus · ")[1:] for part in (went_on, loaded.stdout)]
    assert len(boards[0]) == 10
    assert boards[0][:-1] == boards[1][1:-1]


def test_load_during_a_match_takes_its_place(tmp_path):
    bricabrac(*MATCH, typed="1\nsave begun\n", folder=tmp_path)

    done = bricabrac("play", "nicodemus", "--seed", "8", typed="load begun\nlog\n", folder=tmp_path)

    assert "1 action in" in done.stdout
    assert "You play the Woodpecker (B1)." in after(done.stdout, "1 action in")


def test_undo_goes_back_to_the_own_last_decision():
    done = bricabrac(*MATCH, typed="1\nundo\n")
    assert "Play a machine" in after(done.stdout, "One action was taken back.")


def test_undo_is_refused_when_something_hidden_has_come_to_light():
    done = bricabrac(*MATCH, typed="1\n1\nundo\n1\n")
    assert "there is no way back" in done.stdout
    assert "Good-bye" in done.stdout


def test_undo_is_refused_when_nothing_was_done():
    assert "nothing of yours to take back" in bricabrac(*MATCH, typed="undo\n").stdout


def test_an_action_may_be_typed_in_words():
    assert "You play the Dachshund (B2)." in bricabrac(*MATCH, typed="Play  b2\n").stdout


def test_enter_takes_the_only_action_and_no_other(tmp_path):
    position = tmp_path / "pass.json"
    position.write_text('{"seats": [{"hand": []}, {}], "row": ["Y1", "Y1"], "deck": 30}')
    done = bricabrac("play", "nicodemus", "--position", str(position), typed="\n\n")
    assert "Enter takes the only one" in done.stdout
    assert "You pass." in done.stdout
    assert "Type a number of the list" in done.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly away", "There is no action “fly away”."),
        ("repair 9", "“repair 9” is not possible now. There is no machine on space 9"),
        ("pass", "only who can do neither passes (ruling 8)."),
        ("99", "There is no number 99 in the list, which goes from 1 to 5."),
        ("9" * 5000, "There is no number 999"),
        ("", "Type a number of the list, an action, or ? for help."),
        ("? repair 1", "“repair 1” is not possible now. Repairing the Giraffe (Y1) costs you"),
        ("? 5", "play R2: Play the Monkey (R2)"),
        ("?5", "play R2: Play the Monkey (R2)"),
        ("?", "back to your last decision"),
        ("? fly", "There is no action “fly”."),
        ("log", "Nothing has happened yet."),
        ("cards", "wood_copper_crystal"),
        ("lang de", "Spiele eine Maschine aus"),
        ("lang xx", "There are no words in “xx”, only in en, fr, de."),
        ("save", "“save” needs the name of a file."),
        ("load", "“load” needs the name of a file."),
        ("load /nowhere/at/all", "There is no file /nowhere/at/all."),
        ("save /nowhere/at/all", "/nowhere/at/all could not be saved"),
        ("save /", "/ is a folder, not a file."),
        ("save /dev/full", "/dev/full is not an ordinary file."),
        ("\x1b[31m[bold]", "There is no action"),
        ("\0", "There is no action"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_the_match_goes_on(typed, answer):
    done = bricabrac(*MATCH, typed=f"{typed}\nplay B2\n")
    assert done.returncode == 0
    assert done.stderr == ""
    flat = " ".join(done.stdout.split())
    assert answer in flat
    assert "B2" in after(flat, answer)
    assert "\x1b" not in done.stdout


def test_quit_and_the_end_of_the_input_are_friendly():
    for typed in ("quit\n", ""):
        done = bricabrac(*MATCH, typed=typed)
        assert done.returncode == 0
        assert "Good-bye! The seed 73 deals this match again." in done.stdout


def test_an_interruption_is_friendly_too():
    command = [sys.executable, "-m", "bricabrac", *MATCH]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    # Tests may run in the background of a shell, where everybody is born deaf to SIGINT.
    hearing = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(command, cwd=HOUSE, text=True, preexec_fn=hearing, **pipes) as playing:
        for line in playing.stdout:
            if "play R2" in line:  # the last one of the list: now it is our turn
                break
        playing.send_signal(signal.SIGINT)
        output, complaint = playing.communicate(timeout=600)
    assert playing.returncode == 130
    assert "Good-bye!" in output
    assert complaint == ""


def test_saving_elsewhere_than_over_a_record_is_refused(tmp_path):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    assert "is left as it is" in bricabrac(*MATCH, typed="save diary.txt\n", folder=tmp_path).stdout
    assert diary.read_text() == "Dear diary"


def test_the_hot_seat_hides_a_hand_before_the_other_is_shown():
    done = bricabrac(*MATCH[:-1], "both", typed="\n1\n1\n\n1\n")
    first, second = (f"Pass the screen to seat {seat}, who presses Enter" for seat in (0, 1))
    between = after(done.stdout, first).split(second)
    assert "You play" in between[0]
    assert "Seat 0 plays" in between[1]
    assert "draws the Anteater" not in done.stdout
    assert "Seat 0 draws 1 card" in between[1]


def test_the_language_comes_from_the_environment():
    assert "Votre action" in bricabrac(*MATCH, LANG="fr_CH.UTF-8").stdout
    assert "Deine Aktion" in bricabrac(*MATCH, LANG="fr_CH.UTF-8", LC_ALL="de_AT").stdout
    assert "Your action" in bricabrac(*MATCH, LANG="nl_NL").stdout


def test_the_screen_is_never_wider_than_it_is():
    for columns in (80, 120):
        done = bricabrac(*MATCH, typed="1\n" * 30, COLUMNS=str(columns))
        assert max(map(len, done.stdout.splitlines())) <= columns


def test_a_saved_file_has_the_usual_permissions(tmp_path):
    record = tmp_path / "match.txt"
    bricabrac(*MATCH, typed=f"save {record}\n")
    usual = tmp_path / "usual"
    usual.touch()
    assert stat.S_IMODE(record.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.txt", "usual"]


def test_people_and_machines_are_called_by_name():
    done = bricabrac(*MATCH, "--seat", "all", "--names", "Ada,Bruno", typed="\n1\n2\n\nlog\n")
    assert "Pass the screen to Bruno" in done.stdout
    assert "Ada plays the Woodpecker (B1)." in done.stdout
    french = bricabrac(*MATCH, "--against", "odile", "--lang", "fr", typed="1\n2\n1\n1\n").stdout
    assert "Vous jouez le Pivert (B1)." in french
    assert "Odile joue " in french
    assert "place 1 joue" not in french.lower()


def test_at_one_table_everybody_is_somebody_else():
    def names(id, seats):
        return list(Opponents(Entrant(id), Screen("en"), seats).names().values())

    assert names("pip", [1]) == ["Pip"]
    assert names("pip", [1, 2, 4]) == ["Pip", "Lotte", "Fergus"]
    assert names("leonora", [0, 2]) == ["Leonora", "Mathilda"]
    assert names("dabbler", [1]) == ["Dabbler"]
    assert names("dabbler", [1, 2]) == ["Dabbler Alba", "Dabbler Bruno"]
