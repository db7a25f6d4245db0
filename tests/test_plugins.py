"""Packages of strangers: the examples are installed and played; broken ones do no harm."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from flea_market.game import GAME

from bricabrac import Impossible, Match
from bricabrac.engine.proof import Proof, examine
from bricabrac.engine.words import LANGUAGES
from tests.cli.terminal import HOUSE, bricabrac, refused
from tests.test_languages import spoken, variables
from tests.web.serving import Served, Visitor

EXAMPLES = HOUSE / "examples"


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """A folder with both examples, as pip installs them; nothing is fetched for it."""
    folder = tmp_path_factory.mktemp("plugins")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    plugins = [EXAMPLES / "bot_plugin", EXAMPLES / "game_plugin"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--target", folder, *plugins],
        env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def command(installed):
    """The command line of a house in which the examples are installed."""

    def run(*arguments, how=bricabrac, **more):
        return how(*arguments, PYTHONPATH=os.pathsep.join([str(HOUSE), str(installed)]), **more)

    return run


def test_plugins_are_listed_with_what_they_say_of_themselves(command):
    listed = " ".join(command("bots").stdout.split())
    assert "magpie Takes whatever glitters: the action that scores most at once." in listed
    assert "haggler Plays the card with the most points" in listed
    assert "nicodemus, imaginarium, flea_market" in command("play", "chess", how=refused)


@pytest.mark.parametrize("bot", ["dabbler", "haggler", "magpie"])
def test_a_match_of_the_game_is_played_to_its_end(command, bot):
    done = command("play", "flea_market", "--seed", "7", "--seat", "none", "--against", bot)
    assert done.stderr == ""
    assert done.returncode == 0
    assert re.search(rf"{bot.capitalize()} [A-Z]\w+ plays", done.stdout)
    assert "The match is over." in done.stdout


def test_a_person_plays_in_german_and_does_not_see_what_the_bot_draws(command, tmp_path):
    match = ("play", "flea_market", "--seed", "7", "--lang", "de")
    done = command(*match, typed="earn\n? play orrery\n" + "1\n" * 100, folder=tmp_path)
    assert done.stderr == ""
    assert "Auf deiner Hand: eine Laterne" in done.stdout
    assert "Das kostet 5" in done.stdout
    assert "Dabbler zieht eine Karte" in done.stdout
    assert "ziehst eine Karte" not in done.stdout


@pytest.mark.parametrize(("one", "other"), [("magpie", "haggler"), ("haggler", "journeyman@20")])
def test_bots_of_all_houses_duel(command, one, other):
    done = command("duel", one, other, "--game", "flea_market", "--pairs", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["matches"] == 4


def test_a_bot_for_any_game_plays_ours(command):
    done = command("duel", "magpie", "dabbler", "--pairs", "3", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["share"] > 0.5


def test_a_bot_for_one_game_says_so(command):
    said = command("play", "nicodemus", "--against", "haggler", how=refused)
    assert said == "bricabrac: haggler does not play nicodemus, only: flea_market."


def test_what_the_terminal_cannot_show_it_says(command):
    said = command("cards", "flea_market", how=refused)
    assert said == "bricabrac: There is no list of the cards of flea_market."


def test_without_instinct_a_game_is_played_but_nobody_looks_ahead(installed, tmp_path):
    (tmp_path / "bare.py").write_text(
        "from dataclasses import replace\n"
        "from flea_market.game import GAME\n"
        "GAME = replace(GAME, name='bare', worth=None, lean=None, settled=None, sketch=None)\n"
    )
    bring(tmp_path, "bare", "bricabrac.games", bare="bare:GAME")
    around = {"PYTHONPATH": os.pathsep.join([str(HOUSE), str(installed), str(tmp_path)])}
    done = bricabrac("play", "bare", "--seed", "7", typed="hint\nearn\n", **around)
    assert done.stderr == ""
    assert "There is no advice for this game." in done.stdout
    assert "You earn a coin" in done.stdout
    said = refused("play", "bare", "--seat", "none", "--against", "journeyman", **around)
    assert said == "bricabrac: bare has no instinct, without which nobody looks ahead"


def test_in_the_browser_a_bot_is_offered_for_the_games_that_it_plays(
    installed, tmp_path, monkeypatch
):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HOUSE), str(installed)]))
    served = Served(tmp_path)
    try:
        visitor = Visitor(served.address)
        assert "Takes whatever glitters" in visitor.page
        assert "haggler" not in visitor.page
        assert "flea_market" not in visitor.page
        visitor.open(seat1="bot:magpie")
        while visitor.actions():
            visitor.act(visitor.actions()[0])
        for _ in range(600):  # until the bot has had its turn
            if "Magpie" in visitor.page and visitor.actions():
                break
            sleep(0.1)
            visitor.look()
        assert visitor.actions()
        visitor.http.close()
    finally:
        served.end()


def test_the_game_holds_what_ours_hold():
    assert Proof(GAME).run(2, 0, 50)[0] == 0
    assert sum(examine(GAME, 2, seed) for seed in range(10)) > 0


def test_positions_of_the_game_that_cannot_be_are_refused():
    with pytest.raises(Impossible, match="do not add up"):
        Match(GAME, position={"seats": [{"coins": -1}, {}]})
    with pytest.raises(Impossible, match="State has no field 'attic'"):
        Match(GAME, position={"seats": [{}, {}], "attic": 1})


def test_the_game_speaks_three_languages_alike():
    folder = EXAMPLES / "game_plugin" / "flea_market" / "messages"
    english = spoken(folder, "en")
    for language in LANGUAGES:
        other = spoken(folder, language)
        assert {id: variables(said) for id, said in other.items()} == {
            id: variables(said) for id, said in english.items()
        }


def bring(folder: Path, package: str, group: str, **points: str) -> None:
    """A package with entry points, as if it had been installed."""
    facts = folder / f"{package}-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    lines = [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (facts / "entry_points.txt").write_text("\n".join(lines))


def test_broken_plugins_are_left_out_with_a_sentence_each(tmp_path):
    bring(tmp_path, "attic", "bricabrac.games", nicodemus="json:loads", Attic="json:loads")
    bring(tmp_path, "cellar", "bricabrac.games", gone="nowhere:GAME", dull="json:loads")
    bring(tmp_path, "shed", "bricabrac.games", other="bricabrac.nicodemus.game:GAME")
    around = {"PYTHONPATH": os.pathsep.join([str(HOUSE), str(tmp_path)])}
    done = bricabrac("play", "nicodemus", "--seed", "7", "--seat", "none", **around)
    assert done.returncode == 0
    assert "The match is over." in done.stdout
    said = sorted(line.partition("is left out: ")[::2] for line in done.stderr.splitlines())
    told = [(about.removeprefix("bricabrac: The plug-in "), why) for about, why in said]
    assert told == [
        ("“Attic” of the package attic ", "a name is made of small letters, digits and _, and "
         "begins with a letter"),
        ("“dull” of the package cellar ", "it is no Game"),
        ("“gone” of the package cellar ", "loading it fails with ModuleNotFoundError: "
         "No module named 'nowhere'"),
        ("“nicodemus” of the package attic ", "there is one of that name already"),
        ("“other” of the package shed ", "its game is called “nicodemus”"),
    ]  # fmt: skip


def test_a_broken_bot_is_told_of_in_the_language_of_the_person(tmp_path):
    bring(tmp_path, "shed", "bricabrac.bots", lout="json:loads", master="json:loads")
    around = {"PYTHONPATH": os.pathsep.join([str(HOUSE), str(tmp_path)])}
    done = bricabrac("bots", "--lang", "fr", **around)
    assert done.returncode == 0
    assert "master" in done.stdout
    assert "lout" not in done.stdout
    assert done.stderr.count("est écartée") == 2
    assert "« lout » du paquet shed" in done.stderr
