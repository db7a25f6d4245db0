"""A test for each ruling, by its number: attack, projects, the end and corners."""

from bricabrac.engine.match import Match
from bricabrac.engine.notation import write
from bricabrac.imaginarium.game import GAME
from tests.imaginarium.scenes import (
    NOTHING,
    Scene,
    acting,
    at_projects,
    dealt,
    dismantling,
    finish,
    repairing,
    seat,
)
from tests.imaginarium.test_rulings import ALL_BUT_ONE


def test_ruling_20_protection():
    foe, third = seat((5, 3, 0, 0), "D1"), seat((5, 3, 0, 0), "D1+D2")
    coal = repairing(seat((0, 1, 0, 1), yard="A1"), foe, third).do("repair A1")
    assert (coal.foe.stock[0], coal.third.stock[0], coal.me.stock[0]) == (5, 5, 0)
    wood = repairing(seat((0, 0, 1, 1), yard="A2"), foe, third).do("repair A2")
    assert (wood.foe.stock[1], wood.third.stock[1], wood.me.stock[1]) == (0, 3, 3)
    guarded = seat(slots="P1 D1+D3")
    table = repairing(seat((1, 0, 1, 3), yard="A6"), guarded, guarded | {"slots": ["P2", "D3"]})
    assert table.do("repair A6").asks == "act"  # there is nobody to hit
    a5 = repairing(seat((0, 0, 2, 2), yard="A5"), guarded, projects="coal_heap").do("repair A5")
    assert "cancel coal_heap" in a5.legal()


def test_ruling_21_a_face_down_slot_does_not_protect_but_counts():
    hidden = seat((0, 4, 0, 0), "D1+D2", down=[1])
    table = repairing(seat((0, 0, 1, 1), yard="A2"), hidden).do("repair A2")
    assert table.foe.stock[1] == 1
    last = finish(seat(slots="D1", points=20), seat(slots="P1 D2", points=20, down=[2]))
    assert last.winners == [1]  # by the levels of all machines, face down or not
    # A workshop is face up again before its owner completes projects: what was hit counts.
    foe = seat(slots="A1 A2", handyman="extractor 3")
    hit = repairing(seat((0, 0, 1, 3), yard="A6"), foe, projects="two_attack").do("repair A6")
    hit.do("slot 1", "choose recruit+extract", "stop")
    assert (hit.active, hit.legal()) == (1, ["complete two_attack", "stop"])


def test_ruling_22_the_next_step_1_in_this_round_or_the_next():
    early = seat(slots="P1 P2", handyman="track 1")
    late = seat(slots="P1 P2", handyman="extractor 3")
    table = repairing(seat((0, 0, 1, 3), yard="A6"), early, late)
    table.do("repair A6", "slot 1", "slot 1")
    assert table.active == 2
    assert table.legal() == ["use P2", "stop"]
    table.do("stop")
    assert table.third.down == []
    table.stop_until("plan")
    assert table.foe.down == [1]  # it had played already: next round


def test_ruling_23_secret_projects_are_out_of_reach_and_cancelled_ones_are_gone():
    me = seat((0, 0, 2, 2), yard="A5")
    foe = seat(secret="coal_heap six_machines", assistants="secret_projects")
    table = repairing(me, foe, projects="triple_combo").do("repair A5")
    assert table.legal() == ["cancel triple_combo", "stop"]
    table.do("cancel triple_combo")
    assert table.gone == "triple_combo"
    assert table.foe.secret.split() == ["coal_heap", "six_machines"]
    removed = at_projects(seat((15, 0, 0, 0), "P1+P1+P1"), projects="coal_heap", gone=table.gone)
    assert removed.refuses("complete triple_combo") == "NOT_AVAILABLE"


def test_ruling_24_completing_is_optional_and_the_second_scores_one_less():
    foe = seat(points=4, completed="two_attack")
    table = at_projects(seat(slots="A1 A2"), foe, projects="two_attack")
    assert table.legal() == ["complete two_attack", "stop"]
    assert table.after("stop").me.points == 0
    assert table.after("complete two_attack").me.points == 3
    assert table.after("complete two_attack").me.completed == "two_attack"
    done = at_projects(seat(slots="A1 A2", completed="two_attack", points=4), projects="two_attack")
    assert done.asks == "plan"
    both = [seat(completed="two_attack"), seat(completed="two_attack")]
    third = at_projects(seat(slots="A1 A2"), *both, projects="two_attack")
    assert third.do("complete two_attack").me.points == 3


def test_ruling_24_only_in_ones_own_step_4():
    later = seat(slots="A1 A2", handyman="extractor 3")
    table = Scene(seat(slots="A3 A4"), later, step="dial", projects="two_attack")
    assert table.refuses("complete two_attack") == "NOT_ASKED"
    table.do("choose recruit+extract", "stop", "complete two_attack")
    assert (table.active, table.asks, table.foe.points) == (1, "dial", 0)


def test_ruling_24_losing_the_condition_changes_nothing():
    me = seat(slots="A1 A2", completed="two_attack", points=4)
    table = dismantling(me, projects="two_attack").do("dismantle repaired A1", "receive points")
    assert (table.me.points, table.me.completed) == (5, "two_attack")
    table = at_projects(seat(slots="A2", completed="two_attack", points=5), projects="two_attack")
    assert (table.me.points, table.me.completed) == (5, "two_attack")


def test_ruling_25_what_a_workshop_generates():
    def six(slots: str) -> bool:
        table = at_projects(seat(slots=slots, assistants="annex"), projects="six_resources")
        return table.asks == "projects"

    assert six("P2+P2+P2 P3")
    assert not six("P2+P2+P2 P2")  # only one kind
    assert six("P2+P2+P2 P6")  # P6 is the other kind
    assert six("P6+P6 P2+P2")
    assert not six("P1+P1+P1 P2+P2 T1+T1")
    assert not six("P2+P2+P2 T3")  # on its own a transformation machine does not count
    assert six("P2+P2+P2 P2+T3")


def test_ruling_25_a_flamelleur_is_chosen_anew_and_other_workshops_do_not_count():
    projects = "three_alike_made one_of_each"
    table = at_projects(seat(slots="P2 P2 P3 P6"), projects=projects)
    table.do("complete three_alike_made", "complete one_of_each")  # as wood, then as crystal
    assert table.me.points == 3 + 4
    me = seat(slots="P2 P2", assistants="moonlighter")
    assert at_projects(me, seat(slots="P2 P3 P4"), projects=projects).asks == "plan"


def test_ruling_26_four_production_counts_slots():
    def four(slots: str) -> bool:
        return at_projects(seat(slots=slots), projects="four_production").asks == "projects"

    assert four("P1 P1 P2+T1 P3+P3")
    assert not four("P1+P1 P2+P2 P3+P3")


def test_ruling_27_one_of_two_secret_projects_scores_in_full():
    me = seat((15, 0, 0, 0), "A1 A2", secret="coal_heap two_attack")
    me |= {"assistants": ["secret_projects", "patron"]}
    table = at_projects(me)
    assert table.legal() == ["complete two_attack", "complete coal_heap", "stop"]
    table.do("complete two_attack")
    assert table.me.points == 4 + 1
    assert set(table.gone.split()) == {"coal_heap", "two_attack"}
    assert table.asks == "plan"


def test_ruling_28_twenty_points_are_counted_before_majorities():
    running = finish(seat((9, 9, 9, 9), points=19), belt="- - - - - - P1", deck=10)
    assert running.asks == "plan"
    ended = finish(seat((9, 0, 0, 0), points=20), belt="- - - - - - P1", deck=10)
    assert ended.asks == "over"
    assert ended.me.points == 22
    assert ended.belt == "- - - - - - P1"  # no reset


def test_ruling_29_nobody_has_a_majority_in_nothing_and_ties_are_shared():
    table = finish(seat((1, 0, 0, 0), "P6", points=20), seat((1, 0, 0, 0), "P1 D2", points=20))
    assert [table.side(n).points for n in range(3)] == [22, 22, 0]
    assert table.winners == [0, 1]
    yard = finish(seat(slots="P1", points=20), seat(slots="P1", yard="S2", points=20))
    assert yard.winners == [0, 1]


def test_ruling_30_a_saboteur_crushes_when_its_place_comes():
    table = Scene(
        seat((9, 0, 0, 0)),
        seat((9, 0, 0, 0)),
        step="planning",
        players=2,
        belt="P1 P2 P3 - - - -",
        crusher="",
    )
    table.do("reserve 2", "extractor 1", "reserve 1", "reserve 3")
    assert table.active == 0
    assert table.crusher == ""
    table.do("choose recruit+extract", "stop")
    assert table.crusher == "P2"


def test_ruling_31_several_figures_off_the_belt_act_in_planning_order():
    seats = [
        seat((0, 0, 0, 0), handyman="off 2"),
        seat((0, 0, 0, 0), handyman="off 1"),
        seat((3, 0, 0, 0), handyman="extractor 1"),
    ]
    table = Scene(*seats, step="dial", active=2).do("choose recruit+extract", "stop")
    assert table.active == 1
    assert table.foe.stock == NOTHING
    table.do("choose recruit+extract", "stop")
    assert table.active == 0
    diver = seat((3, 0, 0, 0), assistants="deck_diver", handyman="off 1")
    assert Scene(diver, step="before").legal() == ["dive", "stop"]


def test_ruling_32_the_recycler_must_recover_something():
    table = repairing(seat((0, 1, 1, 2), yard="S1"), crusher="P1 A1").do("repair S1")
    assert table.legal() == ["recover P1"]
    table = repairing(seat((0, 1, 1, 2), yard="S1"), crusher="P1 T2 D3 A1").do("repair S1")
    assert table.legal() == ["recover P1", "recover T2", "recover D3"]
    assert table.refuses("stop") == "MUST_ANSWER"


def test_ruling_33_the_crushed_machine_takes_part_in_the_reshuffle():
    table = finish(seat(yard=ALL_BUT_ONE), belt="- - - - - - P1", deck="")
    assert table.belt == "- - - - - - P1"
    yard = ALL_BUT_ONE.replace("S2 S2 S2", "S2 S2")
    me = seat((3, 0, 0, 0), yard=yard, assistants="deck_diver", handyman="extractor 1")
    dived = Scene(me, step="before", belt="- - - - - - P1", deck="", crusher="S2").do("dive")
    assert dived.crusher == dived.deck == ""
    assert dived.me.yard.split().count("S2") == 3


def test_ruling_34_showman_chooses_twice():
    me = seat((0, 2, 2, 1), yard="T1", assistants="showman")
    table = repairing(me).do("repair T1")
    assert table.after("give wood", "give copper").me.stock == (6, 1, 0, 0)
    assert table.after("give wood", "stop").me.stock == (3, 1, 1, 0)
    assert table.after("stop").asks != "give"
    table = repairing(seat((0, 0, 2, 2), yard="P6", assistants="showman")).do("repair P6")
    assert table.after("take wood", "take copper").me.stock == (0, 1, 1, 0)


def test_ruling_35_the_first_place_is_the_number_of_the_board():
    for seed in range(10):
        seats = dealt(4, seed)["seats"]
        assert all(one["handyman"] == f"track {one['board']}" for one in seats)


def test_ruling_36_a_limit_of_rounds():
    ended = finish(seat((2, 0, 0, 0), points=3), round=7, rounds=7)
    assert ended.asks == "over"
    assert ended.winners == [0]
    assert ended.me.points == 5
    assert finish(round=6, rounds=7).asks == "plan"
    assert finish(round=900).asks == "plan"


def test_ruling_36_no_limit_by_default_and_records_say_which():
    assert GAME.options["rounds"].default == 0
    assert "\noption rounds 7\n" in write(Match(GAME, seats=3, options={"rounds": 7}))


def test_a_scene_can_name_the_pair_of_the_last_turn():
    table = acting("recruit+extract", seat(dial="repair+trade"))
    assert table.me.dial == "recruit+extract"
