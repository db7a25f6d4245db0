"""Who sits where on which deal."""

import pickle

import pytest

from bricabrac.arena.entrants import Entrant, Unknown
from bricabrac.arena.pairing import Sitting, duel, pairings, rotation
from bricabrac.search.budget import Budget


def test_the_challenger_sits_everywhere_once():
    assert rotation("A", "B", 2) == [("A", "B"), ("B", "A")]
    assert rotation("A", "B", 3) == [("A", "B", "B"), ("B", "A", "B"), ("B", "B", "A")]


def test_every_deal_is_played_from_every_seat():
    sittings = list(duel("nicodemus", "A", "B", 2, range(5, 7)))
    assert [(one.number, one.seed, one.turn, one.seats) for one in sittings] == [
        (0, 5, 0, ("A", "B")),
        (1, 5, 1, ("B", "A")),
        (2, 6, 0, ("A", "B")),
        (3, 6, 1, ("B", "A")),
    ]


def test_a_league_pairs_everybody_with_everybody():
    assert pairings("ABC", 2) == [("A", "B"), ("A", "C"), ("B", "C")]
    assert pairings("AB", 4) == [("A", "B"), ("B", "A")]  # one among many, and the reverse


def test_a_sitting_survives_the_way_to_another_process():
    sitting = Sitting(3, "nicodemus", ("dabbler", "master@9"), 7, 1, {"rounds": 100})
    assert pickle.loads(pickle.dumps(sitting)) == sitting


@pytest.mark.parametrize("text", ["dabbler", "journeyman@1300", "master@0.1s"])
def test_an_entrant_is_its_text(text):
    assert str(Entrant.parse(text)) == text


def test_a_budget_of_its_own_goes_before_that_of_the_contest():
    contest = Budget(iterations=50)
    assert Entrant.parse("master").thinking(contest).think == contest
    assert Entrant.parse("master@70").thinking(contest).think == Budget(iterations=70)


def test_who_is_not_there_is_unknown():
    for text in ("nobody", "nobody@3", "nowhere.py", ""):
        with pytest.raises(Unknown):
            Entrant.parse(text)


def test_a_bot_can_come_from_a_file(tmp_path):
    file = tmp_path / "first_one.py"
    file.write_text(
        "class FirstOne:\n"
        "    def __init__(self, think=None): pass\n"
        "    def choose(self, view, legal, dice): return legal[0]\n"
    )
    assert Entrant.parse(str(file)).sit_down().choose(None, [4, 5], None) == 4
