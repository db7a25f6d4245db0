"""The sixteen effects: see docs/rules/nicodemus.md."""

import pytest

from tests.nicodemus.printed import MACHINES
from tests.nicodemus.scenes import Scene

BOARD = "B1 B2 B3 B4 B5 U1 U2 U5"  # shows 1 wood, 2 charcoalium, 1 copper, 2 crystal, 2 wild


@pytest.mark.parametrize(
    ("machine", "stock"),
    [("B1", (0, 2, 0, 0)), ("B2", (3, 0, 0, 0)), ("B3", (0, 0, 2, 0)), ("B4", (0, 0, 0, 3))],
)
def test_blue_machines_count_the_board_with_themselves(machine, stock):
    table = Scene(row=BOARD, hand=machine).do(f"play {machine}", "effect")
    assert table.me.stock == stock


@pytest.mark.parametrize("piece", ["wood", "copper", "crystal"])
def test_b5_counts_wild_machines(piece):
    table = Scene(row=BOARD, hand="B5").do("play B5", "effect", f"take {piece}")
    assert table.me.stock == tuple(3 * (piece == one) for one in ("", "wood", "copper", "crystal"))


def test_u1_discards_from_the_hand():
    table = Scene(hand="U1 B4 U5", deck=9).do("play U1", "effect")
    assert table.legal() == ["discard B4", "discard U5"]
    table.do("discard B4", "take copper+copper")
    assert (table.me.stock, table.me.cards) == ((0, 0, 2, 0), 5)
    assert table.discard.count("B4") >= 1


@pytest.mark.parametrize(
    ("machine", "reached"), [("U2", ["remove 3", "remove 4", "remove 5"]),
                             ("U3", ["remove 4", "remove 5"])]
)  # fmt: skip
def test_u2_and_u3_reach_back(machine, reached):
    table = Scene(row="B1 B2 B3 B4 Y2*1", hand=machine).do(f"play {machine}", "effect")
    assert table.legal() == reached
    table.do("remove 5")
    assert table.legal() == ["take copper", "take crystal"]
    assert table.refuses("take wood") == "NOT_IN_COST"
    assert table.do("take copper").me.stock == (int(machine == "U3"), 0, 1, 0)
    assert table.row == f"B1 B2 B3 B4 {machine}"
    assert table.discard == ["Y2"]


def test_u5_discards_the_last_machine():
    table = Scene(row="B1 Y2", hand="U5").do("play U5", "effect")
    assert table.legal() == ["take copper+copper", "take copper+crystal"]
    assert table.refuses("take copper") == "WRONG_AMOUNT"
    table.do("take copper+crystal")
    assert (table.me.stock, table.row, table.discard) == ((0, 0, 1, 1), "B1 U5", ["Y2"])


def test_two_out_of_a_cost_of_wood_and_copper():
    cost = MACHINES["R4"].cost  # 1 wood, 3 copper
    assert cost == (1, 3, 0)
    table = Scene(row="R4", hand="U5")
    assert table.legal("play U5", "effect") == ["take wood+copper", "take copper+copper"]


def test_u4_exchanges_both_ways_up_to_three_times():
    table = Scene(me="1 coal, 1 wood", hand="U4").do("play U4", "effect")
    offered = ["buy wood", "buy copper", "buy crystal", "sell wood", "stop"]
    assert table.legal() == offered
    table.do("buy crystal", "sell wood")
    assert table.me.stock == (1, 0, 0, 1)
    assert table.do("buy copper").me.stock == (0, 0, 1, 1)
    assert table.active == 1


def test_r1_steals_charcoalium_and_a_machine():
    table = Scene(hand="R1 B1", foe="3 coal, 3 wood", foe_hand="Y1 Y1", deck=9)
    table.do("play R1", "effect")
    assert (table.me.stock, table.foe.stock) == ((1, 0, 0, 0), (2, 3, 0, 0))
    assert (table.me.hand.count("Y1") >= 1, table.foe.hand) == (True, "Y1")


def test_r2_steals_a_resource_and_a_machine():
    table = Scene(hand="R2 B1", foe="3 coal, 3 wood", foe_hand="Y1 Y1", deck=9)
    table.do("play R2", "effect", "take wood")
    assert (table.me.stock, table.foe.stock) == ((0, 1, 0, 0), (3, 2, 0, 0))
    assert (table.me.known, table.foe.hand) == ("Y1", "Y1")


@pytest.mark.parametrize(("cards", "left"), [(5, 2), (3, 2), (2, 2), (1, 1)])
@pytest.mark.parametrize(("coal", "kept"), [(5, 3), (2, 0), (1, 0)])
def test_r3_leaves_two_cards_and_takes_two_charcoalium(cards, left, coal, kept):
    hand = " ".join(["B1", "B2", "B3", "B4", "B5"][:cards])
    table = Scene(hand="R3", foe=f"{coal} coal", foe_hand=hand).do("play R3", "effect")
    assert (table.foe.cards, len(table.discard)) == (left, cards - left)
    assert (table.foe.stock[0], table.me.stock, table.reserve[0]) == (kept, (0,) * 4, 12 - kept)


def test_r4_returns_two_resources_to_the_reserve():
    table = Scene(hand="R4", me="1 wood", foe="1 coal, 2 wood, 1 copper").do("play R4", "effect")
    assert table.legal() == ["return wood+wood", "return wood+copper"]
    table.do("return wood+copper")
    assert table.pieces == "A(0,1,0,0) O(1,1,0,0) R(11,6,8,8) T0"


def test_y1_keeps_one_of_two_projects():
    table = Scene(hand="Y1", pile="two_red two_blue two_wood").do("play Y1", "effect")
    assert table.legal() == ["keep two_blue", "keep two_red"]
    assert table.refuses("keep two_wood") == "NOT_DRAWN"
    table.do("keep two_blue")
    assert (table.me.own, table.pile, table.projects) == ("two_blue", ["two_wood"], [])
    assert "two_red" in table.me.boxed


@pytest.mark.parametrize("machine", [machine for machine in MACHINES if machine != "Y2"])
def test_y2_applies_the_effect_of_any_other_machine(machine):
    foe = {"foe": "4 coal, 4 wood", "foe_hand": "B2 B2 B2 B3 B3", "seed": 5}
    table = Scene(me="1 coal", row=f"Y1 {machine}", hand="Y2 B1", **foe).do("play Y2", "effect")
    assert f"copy {machine}" in table.legal()
    same = Scene(me="1 coal", row="Y1 Y2", hand=f"{machine} B1", **foe)
    same.do(f"play {machine}", "effect")
    table.do(f"copy {machine}")
    assert (table.asks, table.active) == (same.asks, same.active)
    assert table.foe.stock == same.foe.stock
    assert (table.foe.cards, len(table.pile)) == (same.foe.cards, len(same.pile))


def test_y2_copies_a_machine_of_the_bric_a_brac_only():
    table = Scene(row="B1 B3", hand="Y2 B2").do("play Y2", "effect")
    assert table.legal() == ["copy B1", "copy B3"]
    assert table.refuses("copy B2") == "NOT_ON_ROW"


def test_u4_gives_one_piece_for_one():
    table = Scene(me="3 coal, 3 wood", hand="U4").do("play U4", "effect", "buy crystal")
    assert table.me.stock == (2, 3, 0, 1)
    assert table.do("sell wood", "stop").pieces == "A(3,2,0,1) O(0,0,0,0) R(9,6,8,7) T0"


def test_u4_is_offered_for_the_last_piece_there_is():
    table = Scene(me="1 wood", row="B1*11", hand="U4").do("play U4", "effect")
    assert table.legal() == ["sell wood", "stop"]
    shared = Scene(me="1 coal", foe="4 wood", reserve={"wood": 4}, hand="U4")
    assert "buy wood" in shared.legal("play U4", "effect")


@pytest.mark.parametrize(("foe", "asked"), [("", False), ("1 wood", True)])
def test_u4_asks_nothing_if_all_resources_are_mine(foe, asked):
    mine = f"1 coal, {7 if foe else 8} wood, 8 copper, 8 crystal"
    table = Scene(me=mine, foe=foe, row="B1*11", hand="U4").do("play U4", "effect")
    assert (table.asks == "exchange", table.active) == (asked, int(not asked))


def test_y1_serves_the_other_seat_as_well():
    table = Scene(hand="B1", foe_hand="Y1", pile="two_red two_blue")
    table.do("play B1", "coal", "play Y1", "effect", "keep two_blue")
    assert (table.foe.own, table.foe.boxed, table.me.own) == ("two_blue", "two_red", "")
