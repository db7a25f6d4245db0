"""Help for everything that lies on a table: what is said, and which rule it rests on."""

import json
import re
from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.words import LANGUAGES
from bricabrac.web.board.speech import WEB, Cited
from bricabrac.web.library.cards import cards_of
from bricabrac.web.library.help import help_address, help_file
from bricabrac.web.library.rulebook import rulebook
from bricabrac.web.library.topics import link_to
from tests.web.imaginarium_gallery import scenes
from tests.web.tables import drawn, moments, table_of

BOTH = ("imaginarium", "nicodemus")
each_game = pytest.mark.parametrize("game", BOTH)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_help_says_something_about_everything_and_is_kept_for_ever(library, game, language):
    answer = library.client.get(help_address(game, language))
    assert "immutable" in answer.headers["cache-control"]
    told = answer.json()
    for name, thing in told["things"].items():
        assert thing["name"], name
        assert thing["text"], name
        assert thing["rules"] in told["links"], name
        assert thing.get("card", next(iter(cards_of(game, language)))) in cards_of(game, language)
    assert set(told["said"].values()) <= set(told["links"])
    old = library.client.get(f"/help/0123456789ab/{game}/{language}")
    assert old.headers["cache-control"] == "no-store"
    assert old.json() == told


def everything_on(board):
    """What the script looks for: things that fly, and things that are marked."""
    return set(re.findall(r'data-(?:fly|help)="([^"]+)"', board))


def test_whatever_lies_on_a_table_is_explained():
    known = json.loads(help_file("imaginarium", "en")[1])["things"]
    for name, (table, viewer) in scenes().items():
        assert everything_on(drawn(table, viewer)) <= set(known), name
    known = json.loads(help_file("nicodemus", "en")[1])["things"]
    table, random = table_of("nicodemus", 2, 5), Random(5)
    for number in moments(table.log, random, 60):
        assert everything_on(drawn(table, number % 2)) <= set(known)


@each_game
def test_marks_of_the_script_are_known_to_help(game):
    script = (WEB / "library" / "marks.js").read_text()
    marks = re.search(r"MARKS = Object.entries\(\{(.*?)\}\);", script, re.S)[1]
    named = set(re.findall(r'": "([a-z-]+)"', marks))
    known = {name for one in BOTH for name in json.loads(help_file(one, "en")[1])["things"]}
    assert named <= known
    icons = {"coal", "wood", "copper", "crystal", "wild", "vp"}
    assert icons <= set(json.loads(help_file(game, "en")[1])["things"])


def test_every_question_leads_to_its_section():
    for name, (table, viewer) in scenes().items():
        board = drawn(table, viewer)
        link = re.search(r'class="tool to-rules" href="/rules/imaginarium#([^"]+)"', board)
        assert link, name
        assert link[1] in rulebook("imaginarium", "en").anchors
    table = table_of("nicodemus", 2, 3)
    assert "/rules/nicodemus#" in drawn(table, SPECTATOR)


def test_a_refusal_knows_what_it_rests_on():
    table, viewer = scenes()["dial"]  # the pair of the last turn: ruling 11
    board = drawn(table, viewer)
    assert 'data-rule="ruling-11"' in board
    for rule in set(re.findall(r'data-rule="([^"]+)"', board)):
        assert link_to("imaginarium", rule), rule
    assert link_to("imaginarium", "ruling-11") == "/rules/imaginarium#ruling-11"
    assert link_to("imaginarium", "refusal-wage") == "/rules/imaginarium#recruit"
    assert link_to("imaginarium", "") == ""
    assert Cited("why", "ruling-3") == "why"


def test_a_refused_action_is_answered_with_its_rule(library):
    client = library.client
    page = library("/")
    token = re.search(r'name="token" value="(\w+)"', page)[1]
    form = {"token": token, "game": "nicodemus", "seat1": "bot:dabbler", "place": "0", "seed": "73"}
    begun = client.post("/matches", data=form, follow_redirects=False)
    address = begun.headers["location"]
    turn = re.search(r'data-turn="(\d+)"', library(address))[1]
    wanted = {"token": token, "turn": turn, "action": "coal"}
    answer = client.post(f"{address}/actions", data=wanted, headers={"accept": "application/json"})
    assert answer.status_code == 422
    assert link_to("nicodemus", answer.json()["rule"]) in (
        f"/rules/nicodemus#{section}" for section in ("turn", "play")
    )
    plain = client.post(f"{address}/actions", data=wanted)
    assert re.search(r'id="notice">[^<]+<a href="/rules/nicodemus#', plain.text)
