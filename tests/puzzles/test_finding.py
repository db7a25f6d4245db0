"""Puzzles are found where something depends on one answer, and nowhere else; always the same."""

from random import Random

import pytest

from bricabrac.engine.layout import to_dict
from bricabrac.engine.match import Match
from bricabrac.engine.notation import write
from bricabrac.games import GAMES
from bricabrac.puzzles import confirming, finding
from bricabrac.puzzles.confirming import confirmed
from bricabrac.puzzles.finding import Quest, brief_look, scene, search
from bricabrac.review.judging import judge_of
from tests.review.ending import ending

GAME = GAMES["nicodemus"]
# The last turn of the match, two points behind: three points lie in the row, and can be paid.
LAST_CHANCE = {
    "row": ["U5"],
    "seats": [{"points": 21}, {"points": 19, "wood": 3, "copper": 3, "crystal": 3}],
    "first": 0,
    "active": 1,
}


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    """What takes minutes with all iterations."""
    for module, names in ((confirming, ("EACH", "BRIEF", "THINK")), (finding, ("THINK",))):
        for name in names:
            monkeypatch.setattr(module, name, 120)
    monkeypatch.setattr(confirming, "DEALS", 6)
    monkeypatch.setattr(confirming, "PLAYED", 8)


def test_what_wins_at_once_is_found_and_confirmed():
    match, judge = Match(GAME, position=LAST_CHANCE), judge_of(GAME.name)
    look = brief_look(judge, match, Random(1))
    best = min(look, key=look.get)
    assert GAME.numbering.name(best) == "repair 1"
    sure = confirmed(judge, match, best, look, Random(2))
    assert sure.answers[0].action == best
    assert (sure.share, sure.agreed, sure.played_out) == (1, 1, 1)
    assert all(one.cost > 0.99 for one in sure.answers[1:])
    assert sure.answers[0].line.then.points == 22


def test_where_nothing_depends_nothing_is_a_puzzle():
    match, judge = Match(GAME, seed=3), judge_of(GAME.name)
    even = dict.fromkeys(match.actions(), 0.0)
    assert brief_look(judge, match, Random(1)) is None
    assert confirmed(judge, match, match.actions()[0], even, Random(1)) is None


def test_a_scene_is_what_its_seat_sees_and_nothing_else_of_the_match():
    match = ending("nicodemus", 2)
    here = scene(match, 4, Random(5))
    seat = match.history[4].seat
    assert here.active == seat
    real = match.until(4)
    for memory in (False, True):
        seen, also = (one.view(seat, memory).state for one in (here, real))
        assert to_dict(seen) == to_dict(also)
    assert here.dump() != real.dump()


def test_the_same_record_gives_the_same_puzzles():
    quest = Quest(0, "nicodemus", write(ending("nicodemus", 2)), "a record")
    one, other = search(quest), search(quest)
    assert (one.label, one.looked_at > 0) == ("a record", True)
    assert one == other
