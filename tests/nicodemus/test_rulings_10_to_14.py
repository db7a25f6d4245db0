"""Rulings 10 to 14, by their numbers: see docs/rules/nicodemus.md."""

import pytest

from tests.nicodemus.scenes import RICH, Scene

# 10: full rows.

NINE = "B1 U4 B2 B2 B3 | B3 B4 B4 B5"


def test_ruling_10_the_tenth_machine_sees_ten():
    table = Scene(row=NINE, hand="B1").do("play B1", "effect")
    assert (table.me.stock, table.row) == ((0, 3, 0, 0), "B3 B4 B4 B5 B1")


def test_ruling_10_nothing_is_flushed_if_the_effect_removes_one():
    table = Scene(row=NINE, hand="U5").do("play U5", "effect", "take wood+wood")
    assert table.row == "B1 U4 B2 B2 B3 B3 B4 B4 U5"


def test_ruling_10_rows_are_checked_at_the_end_of_the_turn_only():
    table = Scene(row=NINE, hand="U4", me="1 coal").do("play U4", "effect")
    assert len(table.row.split()) == 10
    assert table.do("stop").row == "B3 B4 B4 B5 U4"


# 11: projects of one turn.

TWO = "two_blue two_of_two_points"


def test_ruling_11_each_project_needs_the_repaired_machine():
    table = Scene(me=RICH, row="R1", workshop="B1 B3", projects="two_blue").do("repair 1")
    assert (table.active, table.projects) == (1, ["two_blue"])
    other = Scene(me=RICH, row="B2", workshop="B1 R1", projects=f"{TWO} two_crystal")
    other.do("repair 1")
    assert other.legal() == ["stop", "complete two_blue"]
    assert other.refuses("complete two_crystal") == "NOT_MET"
    assert other.refuses("complete two_red") == "NOT_AVAILABLE"


def test_ruling_11_an_exact_minimal_set():
    table = Scene(me=RICH, row="B4", workshop="B1 B3", projects="two_blue")
    table.do("repair 1", "complete two_blue")
    assert table.legal() == ["use 1", "use 2"]
    assert table.refuses("use 1+2") == "NOT_WITH_THESE"
    assert table.refuses("use 3") == "NOT_WITH_THESE"  # the repaired one again


def test_ruling_11_the_union_is_set_aside():
    table = Scene(me=RICH, row="B4", workshop="B1 B3", projects=TWO)
    table.do("repair 1", "complete two_of_two_points", "complete two_blue")
    assert table.after("use 1").me.aside == "B1 B3 B4"
    assert table.after("use 2").me.workshop == "B1"


def test_ruling_11_equal_machines_are_told_apart_by_their_use():
    table = Scene(me=RICH, row="B4", workshop="B1 B1 U2", projects="two_blue two_crystal")
    table.do("repair 1")
    assert table.after("complete two_blue", "stop").me.workshop == "B1 U2"  # nobody is asked
    assert table.after("complete two_blue", "complete two_crystal").me.workshop == "B1"


# 12: tie-breaks.


@pytest.mark.parametrize("more", [{"foe_workshop": "B2 U5"}, {"row": "B1*5"}])
def test_ruling_12_neither_symbols_nor_charcoalium_on_the_board(more):
    level = {"foe": "1 coal, 1 wood, 9 points", "asks": "over", "turns": 2, "exhausted": True}
    assert Scene(me="2 coal, 9 points", **level, **more).winners == [0]
    assert Scene(me="1 coal, 1 crystal, 9 points", **level, **more).winners == [0, 1]
    assert Scene(me="1 coal, 9 points", **level, **more).winners == [1]


# 13: gains that cannot be had, and the order of reductions.


@pytest.mark.parametrize(
    ("machine", "way"), [("B5", "produce"), ("U1", "produce"), ("B5", "effect")]
)
def test_ruling_13_a_resource_that_nobody_else_has_may_be_named(machine, way):
    table = Scene(me="8 crystal", hand=machine).do(f"play {machine}", way)
    assert table.legal() == ["take wood", "take copper", "take crystal"]
    assert table.do("take crystal").me.stock == (0, 0, 0, 8)


def test_ruling_13_what_cannot_be_had_is_skipped():
    table = Scene(me="6 crystal", foe="1 crystal", row="U5", hand="U5")
    table.do("play U5", "effect", "take crystal+crystal")
    assert table.me.stock == (0, 0, 0, 8)
    short = Scene(me="7 crystal, 8 wood", row="U5", hand="U5")
    assert "take wood+crystal" in short.legal("play U5", "effect")
    assert short.do("play U5", "effect", "take wood+crystal").me.stock == (0, 8, 0, 8)


def test_ruling_13_shown_reductions_apply_first():
    table = Scene(me=RICH, row="R2", workshop="B1 U1").do("repair 1")
    assert table.legal() == ["spare copper", "spare crystal"]
    assert table.refuses("spare wood") == "NOT_AFTER_WILD"
    assert table.do("spare copper").me.stock == (0, 3, 3, 2)


def test_ruling_13_wilds_apply_as_long_as_any_cost_is_left():
    two = Scene(me=RICH, row="R2", workshop="B5 U1").do("repair 1")
    assert two.legal() == ["spare wood+copper", "spare wood+crystal", "spare copper+crystal"]
    assert two.refuses("spare wood") == "NOT_AFTER_WILD"  # one alone
    three = Scene(me=RICH, row="R2", workshop="B5 U1 U1").do("repair 1")
    assert three.me.stock == (0, 3, 3, 3)
    more_than_needed = Scene(me=RICH, row="U1", workshop="B5 U1 U1").do("repair 1")
    assert more_than_needed.me.stock == (0, 3, 3, 3)


# 14: attacks on resources.


def test_ruling_14_a_resource_that_the_opponent_has():
    table = Scene(foe="1 wood, 1 crystal", hand="R2").do("play R2", "effect")
    assert table.legal() == ["take wood", "take crystal"]
    none = Scene(foe="3 coal", foe_hand="Y1", hand="R2", deck=20).do("play R2", "effect")
    assert (none.me.stock, none.foe.stock, none.me.known) == ((0, 0, 0, 0), (3, 0, 0, 0), "Y1")


@pytest.mark.parametrize(
    ("stock", "offered"),
    [
        ("2 wood", ["wood+wood"]),
        ("1 wood, 1 copper", ["wood+copper"]),
        ("1 copper, 2 crystal", ["copper+crystal", "crystal+crystal"]),
        ("1 crystal", ["crystal"]),
    ],
)
def test_ruling_14_two_if_there_are_two(stock, offered):
    table = Scene(foe=stock, hand="R4").do("play R4", "effect")
    assert table.legal() == [f"return {bundle}" for bundle in offered]
    before = sum(table.foe.stock)
    after = sum(table.do(table.legal()[-1]).foe.stock)
    assert after == max(0, before - 2)
