"""The rules that are neither a ruling nor a worked example: projects, ends of turn and match."""

from itertools import combinations, permutations

import pytest

from tests.nicodemus.printed import MACHINES, PAIRS, WORTH
from tests.nicodemus.scenes import RICH, Scene

# Projects


@pytest.mark.parametrize("repaired", MACHINES)
def test_every_pair_meets_the_projects_it_should(repaired):
    for other, card in MACHINES.items():
        if repaired == other and card.copies < 2:
            continue
        table = Scene(me=RICH, row=repaired, workshop=other, projects=" ".join(WORTH), pile=0)
        table.do("repair 1")
        if table.asks == "spare":
            table.do(table.legal()[0])
        met = [project for project, pair in PAIRS.items() if pair(repaired, other)]
        offered = table.legal() if table.asks == "projects" else ["stop"]
        assert offered == ["stop", *[f"complete {project}" for project in WORTH if project in met]]
        for project in met:
            done = table.after(f"complete {project}")
            assert done.me.points == MACHINES[repaired].points + WORTH[project]
            assert done.me.completed == project


COLOURED = ["B2", "U2", "R1", "Y1"]
SHOWING = ["B1", "B3", "B4"]
PRODUCTION = ["coal_and_wood", "coal_and_copper", "coal_and_crystal", "two_coal", "two_wood",
              "two_copper", "two_crystal", "wood_copper_crystal"]  # fmt: skip


@pytest.mark.parametrize("order", list(permutations(COLOURED)))
def test_one_machine_of_each_colour(order):
    *workshop, repaired = order
    table = Scene(me=RICH, row=repaired, workshop=" ".join(workshop), projects="four_colours")
    table.do("repair 1", "complete four_colours")
    assert table.me.points == MACHINES[repaired].points + 5
    assert table.me.workshop == ""


@pytest.mark.parametrize("order", list(permutations(SHOWING)))
def test_wood_copper_and_crystal(order):
    *workshop, repaired = order
    table = Scene(me=RICH, row=repaired, workshop=" ".join(workshop),
                  projects="wood_copper_crystal")  # fmt: skip
    table.do("repair 1", "complete wood_copper_crystal")
    assert table.me.points == MACHINES[repaired].points + 3
    assert table.me.aside == "B1 B3 B4"


@pytest.mark.parametrize("three", list(combinations([*COLOURED, *SHOWING], 3)))
def test_three_machines_meet_the_large_projects_only_if_they_should(three):
    *workshop, repaired = three
    table = Scene(me=RICH, row=repaired, workshop=" ".join(workshop),
                  projects="four_colours wood_copper_crystal").do("repair 1")  # fmt: skip
    productions = {MACHINES[machine].production for machine in three}
    met = productions == {"wood", "copper", "crystal"}
    assert table.refuses("complete wood_copper_crystal") == ("NONE" if met else "NOT_ASKED")
    assert "complete four_colours" not in table.legal()


def test_a_large_project_leaves_the_machine_it_does_not_need():
    table = Scene(me=RICH, row="B4", workshop="B1 U3 B3", projects="wood_copper_crystal")
    table.do("repair 1", "complete wood_copper_crystal")
    assert table.legal() == ["use 1+2", "use 1+3"]
    assert table.after("use 1+2").me.workshop == "B3"
    assert table.after("use 1+3").me.workshop == "U3"


@pytest.mark.parametrize("project", PRODUCTION)
def test_wild_production_never_counts(project):
    table = Scene(me="3 wood", row="B5", workshop="U1 U1 B5", projects=project)
    assert table.do("repair 1").me.points == 3
    assert table.projects == [project]


def test_projects_are_gone_and_not_replaced_and_optional():
    table = Scene(me=RICH, row="B4", workshop="B1", projects="two_blue two_red").do("repair 1")
    done = table.after("complete two_blue")
    assert (done.projects, done.me.completed, len(done.pile)) == (["two_red"], "two_blue", 15)
    declined = table.after("stop")
    assert (declined.me.points, declined.me.workshop) == (2, "B1 B4")
    assert len(declined.projects) == 2


def test_only_the_owner_completes_an_own_project():
    table = Scene(me=RICH, row="R4", workshop="R1", foe_own="two_red").do("repair 1")
    assert (table.active, table.foe.own) == (1, "two_red")


# End of the turn


def test_the_top_row_goes_when_both_are_full():
    table = Scene(row="B1*1 B1 B2*2 B2 B3 | B3 B4 B4*1 B5", hand="B5").do("play B5", "coal")
    assert table.board == "B3 B4 B4*1 B5 B5"
    assert table.discard == ["B1", "B1", "B2", "B2", "B3"]
    assert table.reserve == (12 - 3 - 1, 8, 8, 8)


def test_nine_machines_stay():
    table = Scene(row="B1 B1 B2 B2 B3 | B3 B4 B4", hand="B5").do("play B5", "coal")
    assert table.row == "B1 B1 B2 B2 B3 B3 B4 B4 B5"


# The end


@pytest.mark.parametrize(
    ("mine", "foes", "winners"),
    [(19, 18, []), (20, 18, [0]), (18, 20, [1]), (23, 25, [1]), (25, 20, [0])],
)
def test_the_end_comes_with_twenty_points_and_the_highest_score_wins(mine, foes, winners):
    table = Scene(me=f"{mine} points", foe=f"{foes} points", hand="B1", second=True)
    assert table.do("play B1", "coal").winners == winners
    assert table.asks == ("over" if winners else "turn")


def test_nothing_is_done_after_the_end():
    table = Scene(me="20 points", hand="B1", second=True).do("play B1", "coal")
    assert table.legal() == []
    assert table.refuses("play B2") == table.refuses("pass") == "OVER"


@pytest.mark.parametrize(
    ("mine", "foes", "winners"),
    [
        ("2 coal", "1 coal, 8 wood", [0]),
        ("1 coal, 8 wood", "2 coal", [1]),
        ("2 wood, 1 crystal", "2 copper", [0]),
        ("2 wood", "1 copper, 1 crystal", [0, 1]),
    ],
)
def test_ties_are_broken_by_charcoalium_then_by_resources(mine, foes, winners):
    points = "7 points"
    table = Scene(f"{mine}, {points}", f"{foes}, {points}", hand="", deck=0, second=True)
    assert table.do("pass").winners == winners
