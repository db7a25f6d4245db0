"""The worked examples, by their ids: special machines, dismantling, projects, reset, end, duel.

Stocks are (charcoalium, wood, copper, crystal).
"""

import pytest

from bricabrac.engine.game import Impossible
from tests.imaginarium.printed import WORTH
from tests.imaginarium.scenes import (
    NO_BELT,
    NOTHING,
    Scene,
    acting,
    at_projects,
    dismantling,
    finish,
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


# Projects.


def test_IM_111_patron():
    foe = seat(points=5, completed="triple_combo")
    project = {"projects": "triple_combo"}
    table = at_projects(seat(slots="P1+P1+P1", assistants="patron"), foe, **project)
    assert table.do("complete triple_combo").me.points == 5
    hiring = acting(
        "recruit+extract", seat((5, 0, 0, 0), "P1+P1+P1"), foe, room="patron", **project
    )
    hiring.do("do recruit", "recruit patron", "stop", "complete triple_combo")
    assert hiring.me.points == 5


def meets(project: str, slots: str, **more) -> bool:
    """Whether a workshop meets the condition of a project."""
    table = at_projects(seat(slots=slots, assistants="annex", **more), projects=project)
    if table.asks != "projects":
        return False
    assert table.do(f"complete {project}").me.points == WORTH[project]
    return True


def test_IM_113_three_alike():
    for yes in ("P2+P2", "P2 P2 P2", "P2 P2 P6", "P6+P6", "P5 P2 P2"):
        assert meets("three_alike_made", yes), yes
    for no in ("P2+T1 P2 P2", "P1+P1", "P2 P2 T2"):
        assert not meets("three_alike_made", no), no


def test_IM_115_one_of_each():
    for yes in ("P2 P3 P4", "P5 P4", "P5 P6", "P2 P2+T2 P2+T3"):
        assert meets("one_of_each", yes), yes
    for no in ("P2 P3 T3", "P2+T1 P3 P4", "P5+T4 P6"):
        assert not meets("one_of_each", no), no


def test_IM_117_six_machines():
    assert meets("six_machines", "P1+P1 P2+P2 P3+P3")
    assert not meets("six_machines", "P1+P1 P2+P2 P3", yard="P1 P2 P3")


def test_IM_119_levels():
    assert meets("three_level_two", "P3+P3 T4")
    assert not meets("three_level_two", "P1+P1 P2+P2 P1+P1")
    for yes in ("S2+S2", "P6 D3", "A6 S2"):
        assert meets("two_level_three", yes), yes


def test_IM_121_a_heap_of_charcoalium():
    for coal, asked in ((15, True), (14, False)):
        table = at_projects(seat((coal, 0, 0, 0)), projects="coal_heap")
        assert (table.asks == "projects") is asked
    table = at_projects(seat((15, 0, 0, 0)), projects="coal_heap").do("complete coal_heap")
    assert table.me.stock == (15, 0, 0, 0)
    assert table.me.points == 3


def test_IM_123_a_secret_project_in_full():
    me = seat((15, 0, 0, 0), secret="coal_heap six_machines", assistants="secret_projects")
    table = at_projects(me, projects="", gone="triple_combo").do("complete coal_heap")
    assert table.me.points == 3
    assert table.me.secret == ""
    assert set(table.gone.split()) == {"coal_heap", "six_machines", "triple_combo"}


# Reset and end.


def test_IM_125_the_belt_closes_up():
    table = finish(belt="P1 - P2 P3 - P4 -", deck="T1 T2 T3 T4 P5")
    assert "P4" in table.crusher.split()
    assert table.belt == "T4 T3 T2 T1 P1 P2 P3"
    assert table.deck == "P5"


def test_IM_127_the_crusher_becomes_the_deck():
    held = "P1 P1 P1 P1 P1 P1 P1 P1 P2 P2 P2 P2 P2 P2 P2 P3 P3 P3 P3 P3 P3 P4 P4 P4 P5 P5 P6 P6 "
    held += "T1 T1 T1 T2 T2 T2 T3 T3 T3 T4 T4 T4 A1 A1 A2 A2 A3"
    belt, crusher = (
        ["-", "-", "A3", "A4", "A4", "A5", "A6"],
        ["D1", "D1", "D2", "D2", "D3", "D3", "S1"],
    )
    # 61 machines: 45 in a yard, 5 on the belt, 7 in the crusher, 1 in the deck, 3 in slots.
    me = seat(slots="S2 S2 S2", yard=held)
    table = finish(me, belt=" ".join(belt), deck="P4", crusher=" ".join(crusher))
    assert "P4" in table.belt.split()
    assert table.belt.split()[3:] == ["A3", "A4", "A4", "A5"]
    assert table.belt.split()[2] == "P4"
    assert "-" not in table.belt
    assert len(table.deck.split()) == 6
    assert table.crusher == ""


def test_IM_129_majorities_do_not_end_the_match():
    table = finish(seat((9, 0, 0, 0), points=19))
    assert table.asks == "plan"
    assert table.me.points == 19


def test_IM_131_majorities():
    table = finish(
        seat((4, 3, 0, 2), points=21),
        seat((4, 3, 1, 0), points=19, assistants="hoarder"),
        seat((1, 0, 1, 2), points=18),
    )
    assert [table.side(number).points for number in range(3)] == [27, 28, 22]
    assert table.winners == [1]


def test_IM_133_ties():
    first = seat(slots="P1+P1+P1 P6 S2", points=24)
    assert finish(first, seat(slots="P3+P3 D3", yard="P6", points=24)).winners == [0]
    assert finish(first, seat(slots="P3+P3+P3 D3", points=24)).winners == [0, 1]


# Two players.


def duel(*seats: dict, **table) -> Scene:
    return Scene(*seats, step="planning", players=2, **table)


def test_IM_135_saboteurs_and_handymen():
    table = duel(seat((9, 0, 0, 0)), seat((9, 0, 0, 0)), belt="S2 P6 P3 T3 P1 P2 D1", crusher="")
    table.do("reserve 1", "extractor 3", "reserve 2", "reserve 7")
    assert table.crusher == "S2"
    assert table.me.yard == "P6"
    assert table.me.stock[0] == 3
    table.do("choose recruit+extract", "stop", "choose recruit+extract")
    assert table.foe.yard == "D1"
    assert table.foe.stock[0] == 7  # nothing from the blocked extractor
    table.do("stop")
    stands = (table.me.saboteur, table.me.handyman, table.foe.handyman, table.foe.saboteur)
    assert stands == ("track 1", "track 2", "track 3", "track 4")


def test_IM_137_one_figure_a_space():
    table = duel(belt="P1 P2 - - - - -").do("reserve 1", "reserve 2")
    assert table.refuses("reserve 2") == "OCCUPIED"


def test_IM_139_a_blocked_extractor():
    table = duel(belt="P1 P2 P3 - - - -").do("extractor 2", "reserve 1", "reserve 2")
    assert table.active == 1
    assert table.refuses("extractor 2") == "OCCUPIED"
    table.do("extractor 1")
    while table.round == 1:
        table.do("stop" if "stop" in table.legal() else table.legal()[0])
    assert "extractor 2" in table.legal()
    assert (table.me.stock, table.foe.stock) == (NOTHING, (1, 0, 0, 0))  # of extractor 1


def test_the_belt_of_a_scene_is_empty():
    assert Scene().belt == NO_BELT
