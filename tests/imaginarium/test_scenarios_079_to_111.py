"""The worked examples, by their ids: special machines, dismantling, transactions.

Stocks are (charcoalium, wood, copper, crystal).
"""

import pytest

from bricabrac.engine.game import Impossible
from tests.imaginarium.scenes import (
    NOTHING,
    Scene,
    acting,
    at_projects,
    dismantling,
    repairing,
    seat,
)

# Special machines.


def test_IM_079_showman_and_a_recovered_machine():
    me = seat((0, 1, 1, 2), "P1 P2 P3", yard="S1", assistants="showman")
    table = repairing(me, crusher="P4 A6 S2").do("repair S1")
    assert table.legal() == ["recover P4", "recover S2"]
    table.do("recover S2", "apply")
    assert table.me.stock == NOTHING
    assert table.me.points == 1
    assert table.asks != "effect"
    assert table.me.slots == "P1 P2 P3 S2"


def test_IM_081_a_recovered_machine_is_no_repair():
    me = seat((0, 3, 1, 2), yard="S1 P1", assistants="double_shift")
    table = repairing(me, crusher="P4").do("repair S1", "recover P4", "apply", "repair P1", "apply")
    assert table.me.stock == (1, 0, 0, 1)
    assert table.me.slots == "P1 P4"


def test_IM_083_nothing_to_recover():
    table = repairing(seat((0, 1, 1, 2), yard="S1"), crusher="A1 A5").do("repair S1")
    assert table.me.stock == NOTHING
    assert table.me.slots == table.me.yard == ""
    assert (table.crusher, table.me.points) == ("A1 A5 S1", 0)


# Dismantle.


def test_IM_085_a_broken_flamelleur():
    table = dismantling(seat(yard="P6")).do("dismantle broken P6")
    assert table.legal() == ["take copper+copper+crystal", "take copper+crystal+crystal"]
    assert table.refuses("take crystal+crystal+crystal") == "NOT_IN_COST"
    assert table.refuses("receive points") == "NOT_ASKED"
    assert table.after("take copper+copper+crystal").me.stock == (0, 0, 2, 1)
    assert table.after("take copper+crystal+crystal").me.stock == (0, 0, 1, 2)


def gains(slot: str) -> tuple[tuple[int, ...], int]:
    """What a repaired machine is dismantled into: resources, or points."""
    table = dismantling(seat(slots=slot)).do(f"dismantle repaired {slot}")
    resources, points = table.after("receive resources"), table.after("receive points")
    assert points.me.stock == NOTHING
    return resources.me.stock, points.me.points


def test_IM_087_a_repaired_flamelleur():
    assert gains("P6") == ((0, 0, 4, 4), 3)


def test_IM_089_repaired_attack_and_defence():
    assert gains("A4") == ((0, 2, 6, 0), 1)
    assert gains("D3") == ((0, 2, 2, 4), 3)


def test_IM_091_combined_machines_are_not_dismantled():
    me = seat(slots="P2+P2 P1")
    assert dismantling(me).refuses("dismantle repaired P2") == "NOT_ALONE"
    table = acting("dismantle+reorganise", me).do("do reorganise", "slot 1", "stop")
    table.do("do dismantle", "dismantle repaired P2", "receive resources")
    assert table.me.stock == (0, 0, 4, 0)
    assert table.me.slots == "P1 P2"


def test_IM_093_double_shift_dismantles_twice():
    me = seat(slots="P1", yard="P2", assistants="double_shift")
    table = dismantling(me, crusher="")
    table.do("dismantle repaired P1", "receive points", "dismantle broken P2")
    assert table.me.points == 1
    assert table.me.stock == (0, 0, 1, 0)
    assert table.crusher == "P1 P2"


# Reorganise.


@pytest.mark.parametrize(
    "slot",
    [
        "P2+P2+T1",
        "T1+T1+P2",
        "T1+T1+T1",
        "T2+T2+T2",
        "T3+T3+T3",
        "S2+S2+S2",
        "P5+P5",
        "P1+T1",
        "P3+T2",
        "P4+T3",
        "P6+T2",
        "P6+T3",
        "P5+T1",
        "P5+T4+T4",
        "P1+P2",
        "T1+T4",
        "D1+P1",
        "A1+A1",
        "S1+S2",
    ],
)
def test_IM_095_what_cannot_be_combined(slot):
    with pytest.raises(Impossible, match="no slot can hold"):
        Scene(seat(slots=slot))
    table = acting("dismantle+reorganise", seat(slots="P1 P1"))
    with pytest.raises(ValueError, match="there is no action"):
        table.why_not(f"combine {slot}")


def test_IM_097_slots_are_counted_at_the_end():
    table = acting("dismantle+reorganise", seat(slots="P1+P1 P2+P2 P3 P4"))
    table.do("do reorganise", "slot 1")
    assert table.refuses("stop") == "TOO_MANY_SLOTS"
    assert "combine P1+P1" in table.legal()


def test_IM_099_annex_before_reorganise():
    me = seat((4, 0, 0, 0), "P1+P1 P2+P2 P3 P4")
    table = acting("recruit+reorganise", me, room="annex")
    assert table.refuses("do reorganise", "slot 1", "stop") == "TOO_MANY_SLOTS"
    table.do("do recruit", "recruit annex", "do reorganise", "slot 1", "stop")
    assert table.me.slots == "P1 P1 P3 P4 P2+P2"
    assert table.me.stock == NOTHING


# Transactions, recruiting.


def test_IM_101_three_transactions():
    table = acting("repair+trade", seat((3, 0, 0, 0))).do("do trade", "buy crystal")
    assert table.me.stock == (0, 0, 0, 1)
    table.do("sell crystal")
    assert table.me.stock == (3, 0, 0, 0)
    table.do("buy wood")
    assert table.me.stock == (2, 1, 0, 0)
    assert table.refuses("buy wood") == "NOT_ASKED"


def test_IM_103_what_cannot_be_sold():
    table = acting("repair+trade", seat((1, 2, 0, 0), points=3)).do("do trade")
    assert table.legal() == ["buy wood", "sell wood", "stop"]  # no points, and one at a time
    assert table.do("sell wood").me.stock == (2, 1, 0, 0)


def test_IM_105_three_assistants():
    me = seat((9, 0, 0, 0), assistants="patron annex hoarder")
    room = {"room": "showman", "projects": "three_assistants"}
    assert acting("recruit+extract", me, **room).refuses("do recruit") == "NOTHING_TO_DO"
    table = at_projects(seat(assistants="wholesaler annex hoarder"), **room)
    assert table.do("complete three_assistants").me.points == 3


def test_IM_107_scrap_dealer_in_the_same_round():
    table = acting(
        "recruit+extract", seat((5, 0, 0, 0)), room="scrap_dealer", belt="- - - - - - P4"
    )
    table.do("do recruit", "recruit scrap_dealer", "stop")
    assert table.asks == "plan"
    assert table.me.stock == (2, 0, 0, 0)


def test_IM_109_moonlighter():
    foe = seat(slots="P2+T3 S2 P6", yard="P1")
    table = Scene(seat(slots="S2", assistants="moonlighter"), foe)
    assert table.legal() == ["use S2", "borrow P6", "stop"]
    table.do("borrow P6", "take crystal")
    assert table.me.stock == (0, 0, 0, 1)
    assert table.refuses("borrow P6") == "ALREADY_BORROWED"
