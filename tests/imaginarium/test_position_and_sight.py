"""Positions that cannot be are refused with a sentence; views show what a seat may know."""

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.engine.words import LANGUAGES
from bricabrac.imaginarium.position import dump, load
from bricabrac.imaginarium.sight import hide, redeal, reveals, screen
from bricabrac.imaginarium.state import Place
from tests.imaginarium.scenes import Scene, acting, at_projects, seat


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"seats": [{}]}, "seats is a list of 2–5"),
        ({"seats": [{"slots": ["P1+P2"]}, {}]}, 'no slot can hold "P1\\+P2"'),
        ({"seats": [{"slots": ["P1", "P1", "P2", "P2", "P3"]}, {}]}, "room for 4, not for 5"),
        ({"seats": [{"wood": -1}, {}]}, "wood is from 0 to"),
        ({"seats": [{"yard": ["A6", "A6"]}, {}]}, "there are 1 A6, the position has 2"),
        (
            {"seats": [{"assistants": ["annex"]}, {"assistants": ["annex"]}]},
            "annex is in two places",
        ),
        ({"seats": [{"board": 2}, {"board": 2}]}, "two seats have the workshop board 2"),
        ({"belt": ["P1"]}, "belt has 7 spaces, not 1"),
        ({"projects": ["coal_heap"], "gone": ["coal_heap"]}, "coal_heap is in two places"),
        (
            {"seats": [{"handyman": "track 1"}, {"handyman": "track 1"}]},
            "two figures are on track 1",
        ),
        ({"step": "use", "asks": "plan"}, "what is being asked does not fit"),
        ({"step": "actions", "asks": "give"}, "what is being asked does not fit"),
        ({"step": "use", "owed": 2}, "something is under way"),
        ({"colour": "red"}, "there is no field “colour”"),
        ({"seats": [{"points": 20}, {}]}, "would have ended with an earlier round"),
        ({"round": 9, "rounds": 8}, "would have ended with an earlier round"),
        ({"step": "use", "seats": [{"handyman": "track 1"}, {}]}, "every figure stands in one"),
        (
            {"step": "use", "belt": ["-"] * 7, "seats": [{"handyman": "conveyor 1"}, {}]},
            "every figure stands in one",
        ),
        (
            {"step": "use", "seats": [{"handyman": "extractor 2"}, {"handyman": "extractor 1"}]},
            "every figure stands in one",
        ),
        ({"step": "dial", "asks": "dive"}, "what is being asked does not fit"),
        ({"step": "actions", "asks": "repair", "doing": "repair", "times": 9}, "does not fit"),
        ({"step": "actions", "asks": "act", "todo": ["repair"]}, "what is being asked does not"),
        ({"game": "nicodemus"}, 'game is "nicodemus"'),
        ({"dice": [0, 0, -1]}, "dice are three numbers"),
        ({"seats": [{"slots": ["P1"], "down": [2]}, {}]}, "only slots with machines lie face down"),
    ],
)
def test_what_cannot_be(position, sentence):
    with pytest.raises(Impossible, match=sentence) as refused:
        load(position)
    assert len({refused.value.told(language) for language in LANGUAGES}) == 3


def test_an_empty_position_is_a_table_for_three():
    table = dump(load({}))
    assert len(table["seats"]) == 3
    assert len(table["deck"]) == 61 - 7
    assert len(table["projects"]) == 7
    assert len(table["room"]) == 3
    assert table["asks"] == "plan"


def secretive() -> Scene:
    me = seat((15, 0, 0, 0), secret="coal_heap six_machines", assistants="secret_projects")
    return at_projects(me, seat((3, 1, 0, 2), points=7))


def test_others_do_not_see_secret_projects_decks_and_dice():
    state = secretive().state
    hide(state, 1)
    seen = state.snapshot()
    assert Place.OWN not in seen.projects
    assert seen.met == 0  # that the heap is complete would tell
    assert set(seen.deck[: seen.left]) == {-1}
    assert list(seen.dice) == [0, 0, -1]
    assert seen.seats[0].stock[0] == 15  # whoever keeps count knows


def test_the_owner_sees_its_secret_projects():
    state = secretive().state
    hide(state, 0)
    seen = state.snapshot()
    assert seen.projects.count(Place.OWN) == 2
    assert seen.met != 0


def test_who_has_secret_projects_is_asked_whether_or_not_one_is_met():
    me = seat(secret="coal_heap six_machines", assistants="secret_projects")
    assert at_projects(me).legal() == ["stop"]


def test_screens_hide_stocks_until_the_end():
    state = secretive().state
    screen(state, 0)
    seen = state.snapshot()
    assert (seen.seats[0].stock[0], seen.seats[1].stock, seen.seats[1].points) == (15, [-1] * 4, -1)
    over = Scene(seat((1, 0, 0, 0), points=20), seat((3, 1, 0, 2)), step="dial")
    over.do("choose recruit+extract", "stop")
    assert over.asks == "over"
    screen(over.state, 0)
    assert over.state.snapshot().seats[1].stock == [3, 1, 0, 2]


def test_dealing_anew_changes_what_is_hidden_only():
    table = secretive()
    other = table.after()
    redeal(other.state, 1, 99)
    assert other.dump() != table.dump()
    hide(table.state, 1)
    hide(other.state, 1)
    assert table.state == other.state


def test_what_brings_hidden_things_to_light():
    table = acting("recruit+extract", seat((9, 0, 0, 0)), room="secret_projects patron")
    before = table.state.snapshot()
    extracted = table.after("do extract").state.snapshot()
    assert not reveals(before, extracted)
    hired = table.after("do recruit", "recruit patron").state.snapshot()
    assert not reveals(before, hired)
    drawn = table.after("do recruit", "recruit secret_projects").state.snapshot()
    assert reveals(before, drawn)
    refilled = table.after("stop").state.snapshot()
    assert reveals(before, refilled)
    secret = secretive()
    assert reveals(secret.state.snapshot(), secret.after("complete coal_heap").state.snapshot())
