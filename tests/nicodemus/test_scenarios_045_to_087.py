"""The worked examples 45 to 87, by their ids: see docs/rules/nicodemus-tests.md.

Pieces are written (charcoalium, wood, copper, crystal): A to act, O the opponent, R the reserve,
T charcoalium lying on the bric-a-brac.
"""

import pytest

from tests.nicodemus.scenes import EMPTY, Scene, scene


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
