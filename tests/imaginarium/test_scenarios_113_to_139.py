"""The worked examples, by their ids: projects, reset, end, duel.

Stocks are (charcoalium, wood, copper, crystal).
"""

from tests.imaginarium.printed import WORTH
from tests.imaginarium.scenes import NO_BELT, NOTHING, Scene, acting, at_projects, finish, seat

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
