"""The worked examples 1 to 43, by their ids: see docs/rules/nicodemus-tests.md.

Pieces are written (charcoalium, wood, copper, crystal): A to act, O the opponent, R the reserve,
T charcoalium lying on the bric-a-brac.
"""

import pytest

from bricabrac.nicodemus.position import dump
from bricabrac.nicodemus.setup import setup
from bricabrac.nicodemus.state import State
from tests.nicodemus.scenes import EMPTY, START, Scene, scene


def test_NI_001_new_game():
    for seed in range(20):
        state = State()
        setup(state, 2, seed)
        table = dump(state.snapshot())
        first, second = table["seats"][table["first"]], table["seats"][1 - table["first"]]
        words = ("charcoalium", "wood", "copper", "crystal")
        assert [first[word] for word in words] == [2, 0, 0, 0]
        assert [second[word] for word in words] == [1, 1, 0, 0]
        assert list(table["reserve"].values()) == [9, 7, 8, 8]
        assert len(table["deck"]) == 45
        assert len(table["row"]) == 1
        assert "*" not in table["row"][0]
        assert len(table["projects"]) == 6
        assert len(table["pile"]) == 11


def test_NI_003_way_a():
    table = scene(START, row="B1", hand="U5 B1 B2 B3 B4")
    assert len(table.deck) == 45
    table.do("play U5", "coal")
    assert table.pieces == "A(5,0,0,0) O(1,1,0,0) R(6,7,8,8) T0"
    assert (table.me.cards, len(table.deck), table.board, table.me.points) == (5, 44, "B1 U5", 0)


def test_NI_005_way_b_wild():
    table = scene(START, row="B1", hand="B5 B1 B2 B3 B4")
    choice = ["take wood", "take copper", "take crystal"]
    assert table.legal("play B5", "produce") == choice  # charcoalium is rejected
    table.do("play B5", "produce", "take crystal")
    assert table.pieces == "A(2,0,0,1) O(1,1,0,0) R(9,7,8,7) T0"


def test_NI_007_wood_for_wood_machines():
    table = scene("A(0,0,0,0) O(2,1,0,0) R(10,7,8,8) T0", row="B1 U4 R4 U2", hand="B1")
    table.do("play B1", "effect")
    assert table.pieces == "A(0,4,0,0) O(2,1,0,0) R(10,3,8,8) T0"


def test_NI_009_named_resource_for_wild_machines():
    table = scene("A(1,0,0,0) O(1,0,0,0) R(10,8,8,8) T0", row="U1 B5 B3", hand="B5")
    assert table.refuses("play B5", "effect", "take wood+copper") == "NOT_ASKED"  # a mix
    table.do("play B5", "effect", "take copper")
    assert table.pieces == "A(1,0,3,0) O(1,0,0,0) R(10,8,5,8) T0"


def test_NI_011_crystal_for_crystal_machines():
    table = scene(EMPTY, row="R1 U2 B3", hand="B4").do("play B4", "effect")
    assert table.pieces == "A(0,0,0,3) O(0,0,0,0) R(12,8,8,5) T0"


def test_NI_013_nobody_has_charcoalium():
    table = scene("A(1,0,0,0) O(0,0,0,0) R(0,8,8,8) T11", row="B1*6 B2*5", hand="U5")
    table.do("play U5", "coal")
    assert table.pieces == "A(1,0,0,0) O(0,0,0,0) R(0,8,8,8) T11"


def test_NI_015_reserve_first():
    table = scene("A(0,0,0,0) O(5,0,0,0) R(3,8,8,8) T4", row="B1*4", hand="Y1")
    table.do("play Y1", "coal")
    assert table.pieces == "A(3,0,0,0) O(5,0,0,0) R(0,8,8,8) T4"


COSTS = {
    "U5": "wood+copper wood+crystal copper+crystal crystal+crystal",
    "B2": "wood+wood",
    "Y1": "wood+wood wood+crystal crystal+crystal",
    "R2": "wood+copper wood+crystal copper+crystal",
}


@pytest.mark.parametrize("machine", COSTS)
def test_NI_017_two_out_of_a_cost(machine):
    table = Scene(row="B1", hand=f"U1 {machine}")
    offered = table.legal("play U1", "effect", f"discard {machine}")
    assert sorted(offered) == sorted(f"take {pair}" for pair in COSTS[machine].split())


def test_NI_019_one_of_the_last_three():
    before = "A(0,0,0,0) O(3,0,0,0) R(8,8,8,8) T1"
    table = scene(before, row="B3 B4*1 R2 Y1", hand="U2").do("play U2", "effect")
    assert table.refuses("remove 1") == "NOT_WITHIN_REACH"  # B3
    table.do("remove 2", "take crystal")
    assert table.pieces == "A(0,0,0,1) O(3,0,0,0) R(9,8,8,7) T0"
    assert table.board == "B3 R2 Y1 U2"


@pytest.mark.parametrize("machine", ["U2", "U3", "U5", "Y2"])
def test_NI_021_nothing_before(machine):
    assert Scene(hand=machine).legal(f"play {machine}") == ["coal", "produce"]


def test_NI_023_charcoalium_of_the_discarded_machine():
    before = "A(3,0,0,0) O(7,0,0,0) R(0,8,8,8) T2"
    table = scene(before, row="B2 U4*2 R1", hand="U3")
    table.do("play U3", "effect", "remove 2", "take wood")
    assert table.pieces == "A(4,1,0,0) O(7,0,0,0) R(1,7,8,8) T0"


def test_NI_025_exchanges():
    table = scene("A(1,1,0,0) O(0,0,0,0) R(11,7,8,8) T0", hand="U4 B1 B2 B3 B4")
    table.do("play U4", "effect")
    assert "stop" in table.legal()  # no exchange at all
    assert table.after("stop").pieces == "A(1,1,0,0) O(0,0,0,0) R(11,7,8,8) T0"
    three = ("buy copper", "sell copper", "sell wood")
    assert table.refuses(*three, "buy wood") == "NOT_ASKED"  # a fourth
    assert table.after(*three).active == 1
    assert {action.split()[0] for action in table.legal()} == {"buy", "sell", "stop"}
    assert table.after("buy wood").refuses("buy copper") == "NO_COAL"  # wood for copper


def test_NI_027_no_exchange_for_what_nobody_else_has():
    table = scene("A(2,0,0,8) O(0,0,0,0) R(10,8,8,0) T0", hand="U4").do("play U4", "effect")
    assert table.refuses("buy crystal") == "NOBODY_HAS_IT"
    assert "buy crystal" not in table.legal()
    assert "buy wood" in table.legal()


def test_NI_029_steal_charcoalium_and_a_machine():
    before = "A(0,0,0,0) O(2,0,0,0) R(10,8,8,8) T0"
    table = scene(before, hand="R1 B1 B2 B3 B4", foe_hand="B5 B5 B5 B5 U1")
    deck = table.deck
    table.do("play R1", "effect")
    assert table.pieces == "A(1,0,0,0) O(1,0,0,0) R(10,8,8,8) T0"
    assert (table.me.cards, table.foe.cards) == (5, 4)
    assert table.deck == deck


def test_NI_031_steal_a_resource():
    table = scene("A(0,0,0,0) O(1,2,0,1) R(11,6,8,7) T0", hand="R2").do("play R2", "effect")
    assert table.refuses("take copper") == "FOE_HAS_NONE"
    assert table.do("take wood").pieces == "A(0,1,0,0) O(1,1,0,1) R(11,6,8,7) T0"


def test_NI_033_down_to_two_cards():
    before = "A(0,0,0,0) O(3,0,0,0) R(9,8,8,8) T0"
    table = scene(before, hand="R3", foe_hand="B5 B5 B5 B5 U1").do("play R3", "effect")
    assert table.pieces == "A(0,0,0,0) O(1,0,0,0) R(11,8,8,8) T0"
    assert table.foe.cards == 2
    assert len(table.discard) == 3
    assert sorted([*table.foe.hand.split(), *table.discard]) == ["B5", "B5", "B5", "B5", "U1"]


def test_NI_035_hand_of_two_draws_four():
    table = Scene(hand="B1 B2")
    deck = len(table.deck)
    table.do("play B1", "coal")
    assert table.me.cards == 5
    assert deck - len(table.deck) == 4


def test_NI_037_returns_what_there_is():
    one = scene("A(0,0,0,0) O(0,0,1,0) R(12,8,7,8) T0", hand="R4").do("play R4", "effect")
    assert one.legal() == ["return copper"]
    assert one.do("return copper").pieces == EMPTY
    none = scene(EMPTY, hand="R4")
    assert "effect" in none.legal("play R4")
    assert none.do("play R4", "effect").pieces == EMPTY
    assert none.active == 1


def test_NI_039_last_projects():
    table = Scene(hand="Y1", pile="two_red").do("play Y1", "effect")
    assert table.me.own == "two_red"
    assert table.pile == []
    assert table.active == 1
    assert Scene(hand="Y1", pile=0).legal("play Y1") == ["coal", "produce"]


def test_NI_041_copy_counts_the_board():
    table = scene(EMPTY, row="B1 U4", hand="Y2").do("play Y2", "effect", "copy B1")
    assert table.pieces == "A(0,2,0,0) O(0,0,0,0) R(12,6,8,8) T0"


def test_NI_043_copy_discards_what_it_copies():
    table = scene("A(0,0,0,0) O(0,0,0,0) R(11,8,8,8) T1", row="B1 U5*1", hand="Y2")
    table.do("play Y2", "effect", "copy U5", "take crystal+crystal")
    assert table.pieces == "A(0,0,0,2) O(0,0,0,0) R(12,8,8,6) T0"
    assert table.board == "B1 Y2"
