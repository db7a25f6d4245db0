"""Files that are not what they should be, and full disks: one sentence, and no harm done."""

import errno
import json
import os

import pytest

from bricabrac.cli import files
from bricabrac.cli.texts import Trouble
from bricabrac.engine.match import Match
from bricabrac.engine.notation import write
from bricabrac.games import GAMES
from tests.cli.terminal import bricabrac, refused


@pytest.fixture
def match():
    """A match that has begun."""
    begun = Match(GAMES["nicodemus"], seed=73)
    for _ in range(6):
        begun.act(begun.legal()[0])
    return begun


def edited(record: str) -> str:
    """The record with one card exchanged for another."""
    return record.replace("play B1", "play B3", 1)


SPOILT = {
    "missing": (None, "There is no file"),
    "folder": (os.mkdir, "is a folder, not a file"),
    "binary": (bytes(range(256)), "is not a text"),
    "nulls": (b"\0" * 99, "cannot be replayed"),
    "empty": (b"", "this is no record"),
    "prose": (b"Once upon a time", "this is no record"),
    "cut": (lambda record: record[: len(record) // 2], "cut off"),
    "shortened": (lambda record: record.replace("0 coal\n", "", 1), "cut off or edited"),
    "edited": (edited, "edited"),
    "another game": (lambda record: record.replace("nicodemus", "chess"), "edited"),
}


def spoil(path, how, record):
    """Put the spoilt record where a good one is expected."""
    if how is os.mkdir:
        path.mkdir()
    elif isinstance(how, bytes):
        path.write_bytes(how)
    elif how is not None:
        path.write_text(how(record))


@pytest.mark.parametrize("kind", SPOILT)
def test_a_spoilt_record_is_refused_in_one_sentence(kind, match, tmp_path):
    how, sentence = SPOILT[kind]
    spoil(tmp_path / "spoilt", how, write(match))
    assert sentence in refused("replay", "spoilt", folder=tmp_path)
    assert sentence in refused("play", "nicodemus", "--load", "spoilt", folder=tmp_path)

    done = bricabrac("play", "nicodemus", "--seed", "73", typed="load spoilt\n1\n", folder=tmp_path)

    assert sentence in " ".join(done.stdout.split())
    assert "You play the Woodpecker (B1)." in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("chess 1\nseed 73\n\n", "“chess”, which is not here"),
        ("nicodemus 99\nseed 73\n\n", "version 99"),
        ("nicodemus 2\nseats 9\nseed 73\n\n", "2 seats, not 9"),
        ("nicodemus 2\nseed 73\n\n0 repair 1\n", "line 5: Repairing Y1"),
        ("nicodemus 2\nseed 73\n\n1 play B1\n", "line 5: It is the turn"),
        ("nicodemus 2\nseed x\n\n", "whole number"),
        ("nicodemus 2\nseed 73\nlove\n\n", "means nothing"),
    ],
)
def test_an_impossible_record_is_refused_in_one_sentence(record, sentence, tmp_path):
    (tmp_path / "record").write_text(f"bricabrac record 1\ngame {record}end\n")
    assert sentence in refused("replay", "record", folder=tmp_path)


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("{", "is not JSON"),
        ("", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "is not a position"),
        ('{"game": "chess"}', "There is no game “chess”"),
        ('{"game": ["nicodemus"]}', "There is no game"),
        ('{"game": "nicodemus", "row": ["Z9"]}', 'is not possible: row: there is no "Z9"'),
        ('{"game": "nicodemus", "seats": [{"wood": 99}, {}]}', "is not possible: there are 8 wood"),
        ('{"game": "nicodemus", "seats": 3}', "is not possible"),
        ('{"game": "nicodemus", "seats": [{"wood": 1e99}, {}]}', "is not possible"),
        ('{"game": "nicodemus", "love": 3}', "is not possible: there is no field “love”"),
        ('{"game": "nicodemus", "dice": [99999999999999999999, 1]}', "is not possible"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(written, sentence, tmp_path):
    (tmp_path / "position").write_text(written)
    assert sentence in refused("legal", "position", folder=tmp_path)
    assert sentence in refused("act", "position", "pass", folder=tmp_path)
    assert sentence in refused("play", "nicodemus", "--position", "position", folder=tmp_path)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("dance", "There is no command “dance”"),
        ("--fast", "“--fast” is nothing that bricabrac knows: see bricabrac --help"),
        ("play", "GAME is missing – the game: nicodemus, imaginarium; see bricabrac play --help"),
        ("play chess", "GAME: There is no game “chess”, only"),
        ("play nicodemus --lang xx", "--lang: There are no words in “xx”"),
        ("play nicodemus --lang", "This is how it is written: --lang en|fr|de –"),
        ("play nicodemus --seed", "This is how it is written: --seed N – deal the match"),
        ("play nicodemus --seed x", "--seed: A seed is a number"),
        ("play nicodemus --seed -1", "A seed is a number"),
        ("play nicodemus --seed 999999999999999999999999999999999999999", "A seed is a number"),
        ("play nicodemus --seat 5", "There is no seat 5 in this match: the last one is 1"),
        ("play nicodemus --seat me", "“me” is no seat"),
        ("play nicodemus --seat 0,", "“0,” is no seat"),
        ("play nicodemus --players 3", "nicodemus is for 2 players, not for 3"),
        ("play nicodemus --rounds 3", "nicodemus has no last round"),
        ("play nicodemus --workshops x", "nicodemus has no workshop boards"),
        ("play imaginarium --players 6", "imaginarium is for 2, 3, 4, 5 players, not for 6"),
        ("play imaginarium --players many", "--players: “many” is not a number from 1 up"),
        ("play imaginarium --rounds 1001", "--rounds: the last round is a number from 1 to 1000"),
        ("play imaginarium --rounds -1", "--rounds: “-1” is not a number from 1 up"),
        ("play imaginarium --rounds 0", "--rounds: “0” is not a number from 1 up"),
        ("play imaginarium --seat 2", "There is no seat 2 in this match"),
        ("play imaginarium --load x --players 3", "no --players or --rounds beside it"),
        (
            "play nicodemus --against kasparov",
            "--against: There is no bot “kasparov”, only dabbler",
        ),
        ("play nicodemus --fast", "“--fast” is nothing that bricabrac play knows: see bricabrac"),
        ("play nicodemus chess", "“chess” is nothing that bricabrac play knows"),
        ("play nicodemus --seed 1 --load x", "only one of --seed, --load and --position"),
        ("legal", "FILE is missing – a position as JSON, or - for the standard input; see"),
        ("legal x --json=3", "This is how it is written: --json – print JSON"),
        ("act x", "ACTION is missing – actions such as"),
        ("act x y -o", "This is how it is written: --output OUT –"),
        ("replay x --seat me", "--seat: “me” is no seat: choose out of 0, 1"),
        ("serve --port 99999", "--port: A port is a number from 0 to 65535, not “99999”"),
        ("duel dabbler nobody", "B: There is no bot “nobody”"),
        ("duel dabbler master@x", "not for “x”"),
        ("duel dabbler master@", "not for “”"),
        ("duel dabbler master --think 0", "not for “0”"),
        ("duel dabbler master --pairs 0", "--pairs: “0” is not a number from 1 up"),
        ("duel dabbler master --rounds -2", "--rounds: “-2” is not a number from 1 up"),
        ("duel dabbler master --players 9", "nicodemus is for 2 players, not for 9."),
        ("duel dabbler master --elo0 9 --elo1 3", "--elo0 has to be less"),
        ("duel dabbler master --elo0 x", "from -1000 to 1000"),
        ("duel dabbler master --game chess", "There is no game “chess”"),
        ("duel dabbler master --records /dev/null/x", "could not be saved"),
        ("duel dabbler", "B is missing – a bot: its name"),
        ("league dabbler", "at least two"),
        ("league dabbler dabbler", "at least two"),
        ("fuzz chess", "GAME: There is no game “chess”"),
        ("fuzz nicodemus --rounds -1", "--rounds: “-1” is not a number from 1 up"),
        ("fuzz nicodemus --matches 0", "--matches: “0” is not a number from 1 up"),
        ("fuzz nicodemus --sample -1", "--sample: “-1” is not a number from 0 up"),
        ("fuzz nicodemus --every 0", "--every: “0” is not a number from 1 up"),
        ("fuzz nicodemus --players 3 --mode plain", "nicodemus is for 2 players, not for 3"),
        ("fuzz nicodemus --mode fast", "--mode: “fast” is not offered: choose out of plain,"),
        ("bench nicodemus --matches 0", "--matches: “0” is not a number from 1 up"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(arguments, sentence):
    assert sentence in refused(*arguments.split())


def test_troubles_are_told_in_the_language_of_the_person(tmp_path):
    assert "Il n’y a pas de fichier" in refused("replay", "nowhere", "--lang", "fr")
    assert "Es gibt keine Datei" in refused("legal", "nowhere", LANG="de_DE.UTF-8")
    assert "Il manque GAME – le jeu : nicodemus" in refused("play", "--lang", "fr")
    assert "--seed: Hier steht eine Zahl" in refused("--lang", "de", "play", "--seed", "x")
    (tmp_path / "love").write_text('{"game": "nicodemus", "love": 3}')
    assert "gibt es kein Feld „love“" in refused("legal", "love", "--lang", "de", folder=tmp_path)
    (tmp_path / "record").write_text("bricabrac record 1\ngame nicodemus 2\nseed 7\n\n0 fly\nend\n")
    told = refused("replay", "record", "--lang", "fr", folder=tmp_path)
    assert "ligne 5 : L’action « fly » n’existe pas" in told


@pytest.mark.parametrize("failing", ["fsync", "replace", "open"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(failing, match, tmp_path, monkeypatch):
    path = tmp_path / "match"
    files.save_record(Match(GAMES["nicodemus"], seed=1), str(path))
    old = path.read_text()

    def fail(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(Trouble, match="trouble-saving"):
        files.save_record(match, str(path))
    monkeypatch.undo()

    assert path.read_text() == old
    assert list(tmp_path.iterdir()) == [path]
    files.save_record(match, str(path))
    assert path.read_text() == write(match)


def test_saving_follows_a_link(match, tmp_path):
    (tmp_path / "real").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "real" / "match")
    files.save_record(match, str(link))
    assert link.is_symlink()
    assert link.read_text() == write(match)


def test_act_tells_when_it_cannot_write(tmp_path):
    (tmp_path / "scene.json").write_text(json.dumps({"game": "nicodemus", "row": ["B1"]}))
    legal = bricabrac("legal", "scene.json", folder=tmp_path).stdout.splitlines()
    sentence = refused("act", "scene.json", legal[1], "-o", "no/where", folder=tmp_path)
    assert "no/where could not be saved" in sentence
    assert "is a folder" in refused("act", "scene.json", legal[1], "-o", ".", folder=tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_read_only_is_told(match, tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(Trouble, match="trouble-saving"):
        files.save_record(match, str(tmp_path / "match"))
    tmp_path.chmod(0o700)
    assert list(tmp_path.iterdir()) == []
