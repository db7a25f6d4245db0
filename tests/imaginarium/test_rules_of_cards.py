"""The thirteen assistants and the fourteen projects: see docs/rules/imaginarium.md.

Stocks are (charcoalium, wood, copper, crystal).
"""

from itertools import combinations

import pytest

from tests.imaginarium.printed import WORTH
from tests.imaginarium.scenes import (
    NOTHING,
    Scene,
    acting,
    at_projects,
    dismantling,
    finish,
    repairing,
    seat,
)

# Assistants


def test_free_hand_chooses_any_two_and_the_same_again():
    me = seat(assistants="free_hand", dial="extract+trade")
    table = Scene(me, step="dial")
    deeds = ["recruit", "extract", "repair", "trade", "dismantle", "reorganise"]
    pairs = [f"choose {one}+{other}" for one, other in combinations(deeds, 2)]
    assert table.legal() == pairs  # two different ones, extract and trade again among them


def test_scrap_dealer_earns_the_level_of_the_crushed_machine():
    for machine, level in (("P1", 1), ("P3", 2), ("S2", 3)):
        me, foe = seat((4, 0, 0, 0), assistants="scrap_dealer"), seat()
        table = finish(me, foe, belt=f"P4 - - - {machine} - -", deck=30)
        assert (table.me.stock, table.foe.stock) == ((4 + level, 0, 0, 0), NOTHING)
    assert finish(seat(assistants="scrap_dealer")).me.stock == NOTHING  # nothing was crushed


def test_scrap_dealer_earns_nothing_in_the_last_round():
    me = seat(assistants="scrap_dealer", points=20)
    assert finish(me, belt="- - - - - - P1").me.stock == NOTHING


def test_double_shift_repairs_twice_and_dismantles_twice():
    me = seat((0, 6, 0, 0), yard="P1 P1 P1", assistants="double_shift")
    table = repairing(me).do("repair P1", "stop", "repair P1", "stop")
    assert (table.me.slots, table.asks) == ("P1 P1", "act")
    once = repairing(me).do("repair P1", "stop", "stop")
    assert (once.me.slots, once.asks) == ("P1", "act")
    me = seat((1, 0, 0, 0), yard="P1 P1 P1", assistants="double_shift")
    table = dismantling(me).do("dismantle broken P1", "dismantle broken P1")
    assert (table.me.stock, table.me.yard, table.asks) == ((1, 2, 0, 0), "P1", "act")


def test_patron_adds_a_point_to_each_project():
    me = seat((15, 0, 0, 0), "A1 A2", assistants="patron")
    foe = seat(points=3, completed="coal_heap")
    table = at_projects(me, foe, projects="two_attack coal_heap")
    assert table.do("complete two_attack").me.points == 4 + 1
    assert table.do("complete coal_heap").me.points == 4 + 1 + 3 - 1 + 1


@pytest.mark.parametrize(("machine", "space", "base"), [("S2", 1, 4), ("P3", 4, 2), ("P1", 7, 1)])
def test_bargain_hunter_pays_the_base_cost_only(machine, space, base):
    belt = " ".join(machine if place == space else "-" for place in range(1, 8))
    me = seat((base, 0, 0, 0), assistants="bargain_hunter", handyman=f"conveyor {space}")
    table = Scene(me, step="fetch", belt=belt)
    assert (table.me.stock, table.me.yard) == (NOTHING, machine)
    poor = seat((base - 1, 2, 0, 0), assistants="bargain_hunter", handyman=f"conveyor {space}")
    assert Scene(poor, step="fetch", belt=belt).me.stock == NOTHING  # two for the missing one


def test_annex_has_six_slots():
    me = seat((0, 9, 0, 0), "P2 P3 P4 P5", yard="P1 P1 P1", assistants="annex double_shift")
    table = repairing(me).do("repair P1", "stop", "repair P1", "stop")
    assert table.me.slots == "P1 P1 P2 P3 P4 P5"
    full = seat((1, 9, 0, 0), table.me.slots, yard="P1", assistants="annex")
    assert acting("repair+trade", full).refuses("do repair") == "NOTHING_TO_DO"


def test_deck_diver_pays_three_for_the_top_of_the_deck():
    me = seat((3, 0, 0, 0), "P1", assistants="deck_diver", handyman="extractor 1")
    table = Scene(me, step="before", deck="A1 P1").do("dive")
    assert (table.me.stock, table.me.yard, table.me.slots) == ((1, 0, 0, 0), "A1", "P1")
    poor = me | {"charcoalium": 1}
    assert Scene(poor, step="before", deck="A1 P1").asks == "dial"


def test_secret_projects_are_two_that_are_not_in_play():
    office = "one_of_each two_defense"
    table = acting(
        "recruit+extract",
        seat((6, 0, 0, 0), "A1 A2"),
        room="secret_projects",
        projects=office,
        pile="two_attack triple_combo coal_heap",
    )
    table.do("do recruit", "recruit secret_projects")
    assert set(table.me.secret.split()) == {"two_attack", "triple_combo"}
    assert (set(table.projects.split()), table.pile.split()[0]) == (
        set(office.split()),
        "coal_heap",
    )
    table.do("stop")
    assert table.legal() == ["complete two_attack", "stop"]
    table.do("complete two_attack")
    assert (table.me.points, table.me.secret) == (4, "")
    assert set(table.gone.split()) == {"two_attack", "triple_combo"}


def test_nobody_else_completes_a_secret_project():
    foe = seat(secret="two_attack triple_combo", assistants="secret_projects")
    table = at_projects(seat((15, 0, 0, 0), "A1 A2"), foe, projects="coal_heap")
    assert table.refuses("complete two_attack") == "NOT_AVAILABLE"


def test_diploma_broker_pays_three_for_a_point():
    me = seat((9, 0, 0, 0), assistants="diploma_broker")
    table = acting("repair+trade", me).do("do trade", "buy point", "buy point", "buy point")
    assert (table.me.stock, table.me.points) == (NOTHING, 3)
    poor = acting("repair+trade", seat((2, 0, 0, 0), assistants="diploma_broker")).do("do trade")
    assert poor.refuses("buy point") == "TOO_LITTLE_COAL"


def test_wholesaler_makes_five_transactions():
    me = seat((9, 0, 0, 0), assistants="wholesaler")
    table = acting("repair+trade", me).do("do trade", *["buy wood"] * 5)
    assert table.me.stock == (4, 5, 0, 0)
    assert table.refuses("buy wood") == "NOT_ASKED"


def test_showman_applies_the_effect_of_a_repair_twice():
    me = seat((1, 0, 2, 2), yard="P6", assistants="showman")
    table = repairing(me).do("repair P6", "take wood", "take crystal")
    assert (table.me.stock, table.asks) == ((1, 1, 0, 1), "act")
    assert Scene(seat(slots="P6 S2", assistants="showman")).do("use P6", "take wood").asks == "use"


@pytest.mark.parametrize("machine", ["A5", "A6", "D1"])
def test_showman_does_not_repeat_attack_and_defence(machine):
    me = seat((1, 3, 3, 3), yard=machine, assistants="showman")
    table = repairing(me, seat(slots="P1 P2"), projects="coal_heap two_attack")
    table.do(f"repair {machine}")
    if machine != "D1":
        table.do(table.legal()[0])
    assert table.asks == "act"


@pytest.mark.parametrize(("kind", "stock"), [("P1", (1, 1, 1, 0)), ("P5", (0, 2, 2, 0))])
def test_moonlighter_uses_one_machine_of_an_opponent_as_its_own(kind, stock):
    foe = seat((5, 5, 5, 5), f"{kind} P3")
    table = Scene(seat((0, 1, 1, 0), "S2", assistants="moonlighter"), foe)
    table.do(f"borrow {kind}")
    assert (table.me.stock, table.foe.stock) == (stock, (5, 5, 5, 5))
    assert table.refuses("borrow P3") == "ALREADY_BORROWED"
    alone = Scene(seat(slots="S2 P1"), foe)
    assert alone.refuses("borrow P3") == "NO_MOONLIGHTER"


@pytest.mark.parametrize("slot", ["A1", "D1", "S2", "P2+P2", "P2+T1"])
def test_moonlighter_uses_no_other_machines(slot):
    table = Scene(seat(slots="S2", assistants="moonlighter"), seat(slots=slot, yard="P1 T1"))
    assert table.legal() == ["use S2", "stop"]


def test_hoarder_has_three_for_each_majority():
    me = seat((5, 4, 0, 0), points=20, assistants="hoarder")
    table = finish(me, seat((5, 0, 1, 0), points=1))
    assert (table.me.points, table.foe.points) == (20 + 3 + 3, 1 + 2 + 2)


# Projects


MET = {
    "three_level_two": ["P3 P4 T4", "P3+P3+P3", "P2+T3 P3+T1 D2", "A5 D2 P5"],
    "three_alike_made": ["P2+P2", "P2 P2 P2", "P3 P3 P6", "P4+P4+P4", "P2+T3 P2+T3 P4", "P6+P6"],
    "triple_combo": ["P1+P1+P1", "P2+P2+P2", "P3+P3+P3", "P4+P4+P4", "T4+T4+T4"],
    "two_level_three": ["P6+P6", "P6 D3", "A6 S2", "S2+S2", "D3+D3"],
    "six_resources": ["P2+P2+P2 P3", "P2+P2 P4+P4", "P5 P5 P6 P6", "P3+P3+P3 P6", "P6+P6 P5 P4"],
    "two_attack": ["A1 A1", "A5 A6", "A3 A4 P1"],
    "two_defense": ["D1 D2", "D1+D1", "D3+D3", "D2 D3 P1"],
    "attack_and_defense": ["A1 D1", "A6 D2+D3", "A5 D3"],
    "six_machines": ["P1+P1+P1 P2+P2+P2", "P2+T1 P3+T3 D1+D2", "P1+P1 S2+S2 A1 D1"],
    "one_of_each": ["P2 P3 P4", "P5 P4", "P5 P6", "P2+P2 P2+T2 P3+T3", "P6 P6 P3"],
    "two_transformation": ["T1 T2", "T1+T1", "P2+T1 T3", "P5+T4 P4+T2"],
    "four_production": ["P1 P2 P3 P4", "P1+P1 P2+T1 P5+T4 P6", "P1 P1 P1 P1"],
}
NOT_MET = {
    "three_level_two": ["P3 P4 P1 P2", "P3+P3 P6", "P2+T1 P2+T1 P3+T1"],
    "three_alike_made": ["P2 P2 P3", "P5 P3", "P1+P1+P1", "P2+T1 P2 P2", "P2 P2 T2", "P2 P3 P6"],
    "triple_combo": ["P1 P1 P1", "P1+P1", "D1+D1+D2", "P6+P6", "S2+S2"],
    "two_level_three": ["P6 P3+P3", "D1+D2 S2", "P2+T3 P6"],
    "six_resources": ["P2+P2+P2", "P2+P2+P2 P2", "P2+P2 P5", "P3+P3+P3 T1 T2", "P2+P2+P2 P3+T1"],
    "two_attack": ["A1 D1 D2", "A6"],
    "two_defense": ["D3 A1", "D1 A1"],
    "attack_and_defense": ["A1 A2", "D1+D2+D3"],
    "six_machines": ["P1+P1+P1 P2+P2", "P1 P2 P3 P4", "S2+S2 P1+P1 A1"],
    "one_of_each": ["P2 P3 T3", "P5 P5", "P6+P6 P2", "P2+T1 P3 P4", "P5+T4 P6 P4"],
    "two_transformation": ["T1 P2 P3", "P5+T4 P1", "S2 T4"],
    "four_production": ["P1+P1+P1 P2 P3", "P1 P2 P3 T1", "P1 P2 P3 A1"],
}


def meets(project: str, me: dict) -> bool:
    """Whether a project can be completed, for as many points as it is worth."""
    table = at_projects(me, projects=project)
    if table.asks != "projects":
        return False
    assert table.legal() == [f"complete {project}", "stop"]
    assert table.do(f"complete {project}").me.points == WORTH[project]
    return True


def test_all_projects_are_looked_at():
    others = {"coal_heap", "three_assistants"}
    assert MET.keys() == NOT_MET.keys() == WORTH.keys() - others


@pytest.mark.parametrize("project", MET)
def test_a_project_is_met(project):
    for slots in MET[project]:
        assert meets(project, seat(slots=slots)), slots


@pytest.mark.parametrize("project", NOT_MET)
def test_a_project_is_just_not_met(project):
    for slots in NOT_MET[project]:
        yard = "P4 P3 D3 D2 A2 A3 T4 T3 S2 P5"  # broken machines do not count
        have = slots.replace("+", " ").split()
        spare = " ".join(id for id in yard.split() if id not in have)
        assert not meets(project, seat(slots=slots, yard=spare)), slots


def test_fifteen_charcoalium_are_a_heap_and_three_assistants_a_staff():
    assert meets("coal_heap", seat((15, 0, 0, 0)))
    assert not meets("coal_heap", seat((14, 9, 9, 9), "P1+P1+P1"))
    assert meets("three_assistants", seat(assistants="annex hoarder showman"))
    assert not meets("three_assistants", seat(assistants="annex hoarder"))


@pytest.mark.parametrize("project", WORTH)
def test_whoever_comes_later_scores_one_less(project):
    me = seat((15, 0, 0, 0), MET.get(project, [""])[0])
    if project == "three_assistants":
        me = seat(assistants="annex hoarder showman")
    others = [seat(completed=project), seat(completed=project)]
    for count in (1, 2):
        table = at_projects(me, *others[:count], projects=project)
        assert table.do(f"complete {project}").me.points == WORTH[project] - 1
