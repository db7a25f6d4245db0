"""Positions: every state as text and back, and a sentence for each that cannot be."""

import json
from random import Random

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.engine.kernel import PLAIN
from bricabrac.engine.words import LANGUAGES
from bricabrac.nicodemus.actions import ACTIONS, NUMBERING
from bricabrac.nicodemus.audit import Fault, fault
from bricabrac.nicodemus.legal import legal
from bricabrac.nicodemus.position import dump, load
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.turn import apply
from tests.nicodemus.matches import states
from tests.nicodemus.printed import MACHINES, WORTH
from tests.nicodemus.scenes import BLUE, REPAIRED, Scene, me, told


def loaded(position: dict):
    """A state that the rules take."""
    state = State()
    state.become(load(position))
    return state


def test_every_state_goes_through_text_and_back():
    asked = set()
    for seed in range(40):
        for state in states(seed):
            before = state.snapshot()
            asked.add(Ask(before.asks))
            text = json.dumps(dump(before))
            after = load(json.loads(text))
            assert after == before
            assert json.dumps(dump(after)) == text
    assert asked == set(Ask) - {Ask.NOTHING}  # or this proves little


def test_a_loaded_match_goes_on_as_the_other_one():
    room = PLAIN.choices(ACTIONS)
    for seed in range(10):
        for number, state in enumerate(states(seed)):
            if number % 5 == 0:
                twin = loaded(dump(state.snapshot()))
                listed = [int(action) for action in room[: legal(state, room)]]
                assert listed == [int(action) for action in room[: legal(twin, room)]]
                if listed:
                    one = Random(number).choice(listed)
                    other = state.clone()
                    apply(other, one)
                    apply(twin, one)
                    assert other.snapshot() == twin.snapshot()


def test_what_is_left_out_is_dealt_or_empty():
    state = load({})
    table = dump(state)
    assert (table["row"], table["discard"], table["reserve"]["charcoalium"]) == ([], [], 12)
    assert (len(table["projects"]), len(table["pile"]), len(table["deck"])) == (6, 11, 46)
    assert [len(seat["hand"]) for seat in table["seats"]] == [5, 5]
    assert (table["first"], table["active"], table["turns"], table["asks"]) == (0, 0, 0, "turn")
    assert fault(loaded({})) == Fault.NONE


def test_a_seed_deals_what_is_left_out():
    assert dump(load({"seed": 1})) == dump(load({"seed": 1}))
    decks = {tuple(dump(load({"seed": seed}))["deck"]) for seed in range(20)}
    dice = {tuple(dump(load({"seed": seed}))["dice"]) for seed in range(20)}
    assert (len(decks), len(dice)) == (20, 20)


def test_heaps_are_lists_with_the_top_first_or_counts():
    table = Scene(deck="Y1 Y2 R1", pile="two_red two_blue", hand="B1", projects="two_wood")
    assert table.deck == ["Y1", "Y2", "R1"]
    assert table.pile == ["two_red", "two_blue"]
    assert len(table.discard) == 56 - 3 - 1 - 5
    counted = Scene(deck=3, pile=2)
    assert (len(counted.deck), len(counted.pile)) == (3, 2)


def test_known_cards_are_in_the_hand_that_is_dealt():
    for mine, foes in (({}, {"hand": ["B1"]}), ({"hand": ["B1"]}, {}), ({}, {})):
        table = dump(load({"seats": [{"known": ["B1"], **mine}, {"known": ["B1"], **foes}]}))
        assert all("B1" in seat["hand"] for seat in table["seats"])
        assert all(seat["known"] == ["B1"] for seat in table["seats"])


def test_a_comment_means_nothing():
    assert load({"comment": "from the book", "seats": [{"comment": "me"}, {}]}) == load({})


def test_in_the_middle_of_a_play_four_cards_are_dealt():
    table = dump(load({"asks": "way", "machine": "B1", "row": ["B1"]}))
    assert [len(seat["hand"]) for seat in table["seats"]] == [4, 5]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"game": "chess"}, 'game is "chess", not "nicodemus"'),
        ({"version": 99}, "version is 99, not 2"),
        ({"table": 1}, "there is no field “table” in a position"),
        ({"seats": me(gold=1)}, "there is no field “seats[0].gold” in a position"),
        ({"reserve": {"coal": 1}}, "there is no field “reserve.coal” in a position"),
        ({"seats": me(wood=-1)}, "seats[0].wood is from 0"),
        ({"seats": me(wood=True)}, "seats[0].wood is a whole number, not true"),
        ({"seats": me(wood="1")}, 'seats[0].wood is a whole number, not "1"'),
        ({"seats": me(points=-1)}, "seats[0].points is from 0 to 10000, not -1"),
        ({"turns": 1_000_000}, "turns is from 0 to 10000, not 1000000"),
        ({"reserve": {"wood": 1_000_000}}, "reserve.wood is from 0 to 10000, not 1000000"),
        ({"seats": [{}]}, "seats is a list of 2"),
        ({"seats": [1, 2]}, "seats[0] is an object with named fields"),
        ({"first": 2}, "first is from 0 to 1, not 2"),
        ({"turns": 1}, told(Fault.TURNS)),
        ({"active": 1, "turns": 2}, told(Fault.TURNS)),
        ({"seats": me(points=20)}, told(Fault.END)),
        ({"exhausted": True, "deck": 0}, told(Fault.END)),
        ({"exhausted": True, "active": 1}, told(Fault.END)),
        ({"exhausted": 1}, "exhausted is true or false, not 1"),
        ({"dice": [0, 0, -1]}, "dice are three numbers"),
        ({"dice": [1]}, "dice are three numbers"),
        # pieces
        ({"seats": [{"wood": 5}, {"wood": 4}]}, "there are 8 wood, the position has 9"),
        (
            {"row": ["B1*6"], "seats": me(charcoalium=7)},
            "there are 12 charcoalium, the position has 13",
        ),
        ({"reserve": {"crystal": 7}}, told(Fault.PIECES)),
        # machines
        ({"row": ["R1", "R1", "R1"]}, "there are 2 R1, the position has 3"),
        ({"row": ["B1"] * 4, "seats": me(hand=["B1"])}, "there are 4 B1, the position has 5"),
        ({"deck": [*MACHINES] * 4}, "there are 2 R1, the position has 4"),
        ({"row": ["X1"]}, 'row: there is no "X1"'),
        ({"row": ["B1*-1"]}, 'row: there is no "B1*-1"'),
        ({"row": "B1"}, "row is a list of words"),
        ({"row": ["B1", "B2", "B3", "B4", "B5"] * 2}, told(Fault.ROW)),
        ({"row": ["B1", "B2", "B3", "B4", "B5"] * 2 + ["U1"]}, "row has room for 10, not for 11"),
        ({"seats": me(hand=["X1"])}, 'seats[0].hand: there is no "X1"'),
        ({"seats": me(hand=["B1", "B2"] * 3)}, "seats[0].hand has room for 5, not for 6"),
        ({"seats": me(hand=["B1"], known=["B2"])}, told(Fault.HANDS)),
        ({"seats": me(workshop=["B1", "B2", "B3", "B4"])}, told(Fault.WORKSHOPS)),
        ({"seats": me(workshop=["B1"] * 5)}, "seats[0].workshop has room for 4, not for 5"),
        ({"deck": 57}, "deck: only 46 are left for it"),
        ({"deck": -1}, "deck is from 0 to 1000, not -1"),
        (
            {
                "deck": [*MACHINES] * 2,
                "discard": [*[*MACHINES][:10]] * 2,
                "seats": [{"hand": []}] * 2,
            },
            "these machines are nowhere: Y1, Y1, Y2, Y2",
        ),
        # projects
        ({"projects": ["two_green"]}, 'projects: there is no "two_green"'),
        ({"projects": ["two_red", "two_red"]}, "two_red is in two places"),
        (
            {"projects": ["two_red"], "seats": me(own=["two_red"])},
            "two_red is in two places",
        ),
        (
            {"pile": ["two_red"], "seats": me(completed=["two_red"])},
            "two_red is in two places",
        ),
        ({"pile": 18}, "pile: only 11 are left for it"),
        # what is asked
        ({"asks": "tea"}, 'asks: there is no "tea"'),
        ({"asks": "nothing"}, 'asks: there is no "nothing"'),
        ({"effect": "X1"}, 'effect: there is no "X1"'),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(position, sentence):
    with pytest.raises(Impossible) as refused:
        load(position)
    assert str(refused.value).startswith(sentence)
    assert len({refused.value.told(language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize(
    ("position", "texts"),
    [
        ({"asks": "way", "row": ["Y2"], "machine": "Y2"}, ["coal", "produce"]),
        (
            {"asks": "cost", "row": ["U5"], "machine": "B1", "effect": "U5", "discard": ["B1"]},
            ["take copper+crystal"],
        ),
        ({"asks": "use", "seats": BLUE, **REPAIRED, "project": "two_blue"}, ["use 1", "use 2"]),
        (
            {
                "asks": "keep",
                "row": ["Y2"],
                "machine": "Y2",
                "effect": "Y1",
                "drawn": ["two_red", "two_blue"],
                "projects": [],
            },
            ["keep two_blue", "keep two_red"],
        ),
        (
            {
                "asks": "exchange",
                "row": ["U4"],
                "machine": "U4",
                "effect": "U4",
                "exchanges": 1,
                "seats": me(charcoalium=1),
            },
            ["buy wood", "buy copper", "buy crystal", "stop"],
        ),
    ],
)
def test_load_then_act_then_dump(position, texts):
    state, room = loaded(position), PLAIN.choices(ACTIONS)
    assert [NUMBERING.name(int(action)) for action in room[: legal(state, room)]] == texts
    apply(state, NUMBERING.parse(texts[0]))
    after = dump(state.snapshot())
    assert load(after) == state.snapshot()
    assert (after["turns"], after["active"], after["asks"]) == (1, 1, "turn")


def test_a_dump_names_everything():
    table = dump(load({}))
    machines = [*table["row"], *table["deck"], *table["discard"]]
    projects = [*table["projects"], *table["pile"]]
    for seat in table["seats"]:
        machines += seat["hand"] + seat["workshop"] + seat["aside"]
        projects += seat["own"] + seat["completed"] + seat["boxed"]
    assert sorted(machines) == sorted(
        id for id, card in MACHINES.items() for _ in range(card.copies)
    )
    assert sorted(projects) == sorted(WORTH)
