"""The worked examples, by their ids: see docs/rules/nicodemus-tests.md.

Pieces are written (charcoalium, wood, copper, crystal): A to act, O the opponent, R the reserve,
T charcoalium lying on the bric-a-brac.
"""

import re

import pytest

from bricabrac.nicodemus.position import dump
from bricabrac.nicodemus.setup import setup
from bricabrac.nicodemus.state import State
from tests.nicodemus.scenes import Scene


def scene(pieces: str, **table) -> Scene:
    """A scene with all pieces where they are said to be."""
    stocks = re.findall(r"(\d+),(\d+),(\d+),(\d+)", pieces)
    words = ["{} coal, {} wood, {} copper, {} crystal".format(*stock) for stock in stocks]
    made = Scene(me=words[0], foe=words[1], **table)
    assert made.pieces == pieces
    return made


START = "A(2,0,0,0) O(1,1,0,0) R(9,7,8,8) T0"
EMPTY = "A(0,0,0,0) O(0,0,0,0) R(12,8,8,8) T0"


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


def test_NI_045_candidates_of_a_copied_u2():
    table = Scene(row="B3 B4 R2 U2", hand="Y2")
    candidates = table.legal("play Y2", "effect", "copy U2")
    assert candidates == ["remove 2", "remove 3", "remove 4"]  # B4, R2, U2


def test_NI_047_full_rows():
    before = "A(0,0,0,0) O(3,0,0,0) R(5,8,8,8) T4"
    table = scene(before, row="B2*1 B2 B3*2 B3 B4 | U1*1 U2 U3 U5", hand="B1")
    table.do("play B1", "produce")
    assert table.pieces == "A(0,1,0,0) O(3,0,0,0) R(8,7,8,8) T1"
    assert table.board == "U1*1 U2 U3 U5 B1"


def test_NI_049_gain_before_the_flush():
    before = "A(0,0,0,0) O(0,0,0,0) R(0,8,8,8) T12"
    table = scene(before, row="B1*3 B1*1 B2*1 B2*1 B3*1 | B3*2 B4*1 B4*1 B5*1", hand="U5")
    table.do("play U5", "coal")
    assert table.pieces == "A(0,0,0,0) O(0,0,0,0) R(7,8,8,8) T5"


def test_NI_051_booklet_example():
    before = "A(2,0,1,2) O(1,0,0,0) R(9,8,7,6) T0"
    table = scene(before, row="U5 B3 R2 U2", workshop="B1 B2").do("repair 1")
    assert table.pieces == "A(0,0,0,0) O(1,0,0,0) R(9,8,8,8) T2"
    assert table.board == "B3*1 R2*1 U2"
    assert table.me.points == 3


def test_NI_053_charcoalium_on_it_does_not_pay_the_fee():
    table = scene("A(0,0,1,1) O(0,0,0,0) R(11,8,7,7) T1", row="B1*1 B2")
    assert table.refuses("repair 1") == "TOO_LITTLE_COAL"


def test_NI_055_the_reduction_always_applies():
    before = "A(5,2,0,0) O(0,0,0,0) R(7,6,8,8) T0"
    table = scene(before, row="U2 B1 B3", workshop="R3").do("repair 1")
    assert table.pieces == "A(4,0,0,0) O(0,0,0,0) R(7,8,8,8) T1"  # paying 2 is not offered
    assert table.board == "B1*1 B3"
    assert table.active == 1


def test_NI_057_wild_reduction():
    poor = scene("A(0,1,0,1) O(0,0,0,0) R(12,7,8,7) T0", row="R2", workshop="B5")
    assert poor.do("repair 1").pieces == EMPTY
    assert poor.active == 1
    rich = scene("A(0,1,1,1) O(0,0,0,0) R(12,7,7,7) T0", row="R2", workshop="B5")
    assert rich.legal("repair 1") == ["spare wood", "spare copper", "spare crystal"]
    kept = [rich.after("repair 1", action).me.stock for action in rich.legal("repair 1")]
    assert kept == [(0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]


def test_NI_059_two_wilds():
    table = scene("A(0,0,2,0) O(0,0,0,0) R(12,8,6,8) T0", row="R4", workshop="B5 U1")
    assert table.do("repair 1").pieces == EMPTY
    poor = scene("A(0,0,1,0) O(0,0,0,0) R(12,8,7,8) T0", row="R4", workshop="B5 U1")
    assert poor.refuses("repair 1") == "TOO_FEW_RESOURCES"


def test_NI_061_free_repair():
    table = scene(EMPTY, row="B1", workshop="B3 B4").do("repair 1")
    assert table.pieces == EMPTY
    assert table.me.points == 1


def test_NI_063_shift_through_both_rows():
    before = "A(4,2,0,0) O(0,0,0,0) R(8,6,8,8) T0"
    table = scene(before, row="B1 B1 B2 U4 U5 | R1 R2").do("repair 3")
    assert table.pieces == "A(0,0,0,0) O(0,0,0,0) R(8,8,8,8) T4"
    assert table.board == "B1 B1 U4*1 U5*1 R1*1 R2*1"


RICH = "3 wood, 3 copper, 3 crystal"


def test_NI_065_two_projects_at_once():
    both = "two_of_three_points two_coal"
    table = Scene(me=RICH, row="Y2", workshop="U5", projects=both).do("repair 1")
    table.do("complete two_of_three_points", "complete two_coal")
    assert table.me.points == 6
    assert table.me.workshop == ""
    assert table.me.aside == "U5 Y2"


def test_NI_067_the_repaired_machine_is_used():
    table = Scene(me=RICH, row="B4", workshop="B1 B3", projects="two_blue")
    table.do("repair 1", "complete two_blue")
    assert table.legal() == ["use 1", "use 2"]
    assert table.refuses("use 1+2") == "NOT_WITH_THESE"  # B1 with B3
    assert table.after("use 1").me.workshop == "B3"
    assert table.after("use 2").me.workshop == "B1"
    assert table.do("use 1").me.points == 2 + 1


def test_NI_069_fourth_machine():
    table = Scene(me=RICH, row="Y1", workshop="B1 U2 R2").do("repair 1")
    assert table.me.workshop == "Y1"
    assert table.me.points == 3
    assert table.me.aside == "B1 U2 R2"
    assert table.active == 1


@pytest.mark.parametrize(
    ("workshop", "repaired", "project"),
    [("B1", "B5", "two_wood"), ("B5", "U1", "wood_copper_crystal"), ("B5", "U1", "two_wood")],
)
def test_NI_071_wild_never_counts(workshop, repaired, project):
    enough = "2 wood, 1 copper" if repaired == "B5" else "1 wood"  # with the reduction
    table = Scene(me=enough, row=repaired, workshop=workshop, projects=project).do("repair 1")
    assert table.me.workshop == f"{workshop} {repaired}"
    assert table.active == 1


def test_NI_073_one_machine_for_several_projects():
    four = ["two_blue", "two_of_one_point", "coal_and_wood", "two_coal"]
    table = Scene(me=RICH, row="B2", workshop="B1 U5", projects=" ".join(four)).do("repair 1")
    every = table.after(*(f"complete {project}" for project in four))
    assert every.me.points == 1 + 8
    assert every.me.workshop == ""
    assert every.me.aside == "B1 B2 U5"
    only = table.after("complete two_coal", "stop")
    assert only.me.points == 3
    assert only.me.workshop == "B1"


def test_NI_075_own_project():
    table = Scene(me=RICH, row="R4", workshop="R1", own="two_red")
    assert table.do("repair 1", "complete two_red").me.points == 3 + 3


def test_NI_077_declined_and_offered_again():
    rich = "2 coal, 4 wood, 4 copper, 4 crystal"
    table = Scene(me=rich, row="B5 B3", workshop="B1", foe_hand="B4", projects="two_blue")
    table.do("repair 2", "stop")
    assert table.me.workshop == "B1 B3"
    assert table.projects == ["two_blue"]
    table.do("play B4", "coal", "repair 1", "complete two_blue")
    assert table.legal() == ["use 1", "use 2"]


def test_NI_079_second_player_reaches_twenty():
    table = Scene(me=f"{RICH}, 19 points", row="B1", second=True).do("repair 1")
    assert table.me.points == 20
    assert table.winners == [0]
    assert table.legal() == []


def test_NI_081_deck_too_small():
    table = Scene(hand="B1 B1 B2 B2 B3", foe_hand="B4", deck=0).do("play B1", "coal")
    assert table.exhausted
    assert table.me.cards == 4
    assert table.winners == []
    assert table.active == 1
    assert table.do("play B4", "coal").winners != []


def test_NI_083_a_stolen_card_fills_the_hand():
    table = Scene(hand="R1 B1 B2 B2 B3", foe_hand="B4 B4", deck=0).do("play R1", "effect")
    assert table.me.cards == 5
    assert not table.exhausted


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("2 coal", "1 coal", [0]),
        ("2 coal, 3 wood", "2 coal, 1 wood, 1 copper, 2 crystal", [1]),
        ("2 coal, 3 wood", "2 coal, 1 wood, 1 copper, 1 crystal", [0, 1]),
    ],
)
def test_NI_085_ties(first, second, winners):
    table = Scene(me=f"{first}, 21 points", foe=f"{second}, 21 points", asks="over", turns=2)
    assert table.winners == winners


def test_NI_087_more_than_twenty():
    table = Scene(me=f"{RICH}, 19 points", row="U1", workshop="B1", projects="two_of_one_point")
    assert table.do("repair 1", "complete two_of_one_point").me.points == 23
