"""A test for each ruling, by its number: actions (rulings 10 to 19)."""

from bricabrac.imaginarium.cards import BELT
from tests.imaginarium.scenes import NO_BELT, Scene, acting, at_projects, repairing, seat


def test_ruling_10_equal_levels_lie_as_they_came():
    from bricabrac.imaginarium.position import dump, load
    from bricabrac.imaginarium.setup import open_belt

    drawn = "T1 P1 D1 P2 T2 P3 P4"
    state = load({"belt": NO_BELT.split(), "deck": drawn.split()})
    open_belt(state)
    assert " ".join(dump(state)["belt"]) == "P3 P4 T1 P1 D1 P2 T2"


def test_ruling_11_none_of_the_pair_and_any_pair_at_first():
    table = Scene(seat(handyman="extractor 1"), step="dial", deck=20)
    assert len(table.legal()) == 6
    assert table.after("choose recruit+extract", "do extract").me.dial == "recruit+extract"
    table.do("choose recruit+extract", "stop")
    assert table.me.dial == "recruit+extract"
    again = Scene(seat(dial="recruit+extract"), step="dial")
    assert again.why_not("choose recruit+extract") == "SAME_PAIR"
    assert len(again.legal()) == 5


def test_ruling_12_slots_are_counted_at_the_end_of_reorganise():
    # In between there are five; P2 goes to the transformation machine.
    me = seat(slots="P2+P2 P3 T3 P4")
    table = acting("dismantle+reorganise", me).do("do reorganise", "slot 1")
    assert table.why_not("stop") == "TOO_MANY_SLOTS"
    table.do("combine P2+T3", "stop")
    assert table.me.slots == "P2 P3 P4 P2+T3"


def test_ruling_12_no_step_of_reorganise_leads_to_a_dead_end():
    me = seat(slots="P1+P1 P2+T1 P4+T2 P3")
    table = acting("dismantle+reorganise", me).do("do reorganise", "slot 1", "slot 1", "slot 1")
    # Without P1+P1 there would be five slots in the end, and smaller combinations come first.
    assert table.legal() == ["combine P1+P1"]
    assert table.why_not("combine P4+T1") == "TOO_MANY_SLOTS"
    assert table.legal("combine P1+P1") == [
        f"combine {pair}" for pair in ("P2+T1", "P2+T2", "P3+T1")
    ]
    for path in ends(table):
        assert len(path.me.slots.split()) <= 4


def ends(table: Scene) -> list[Scene]:
    """All tables after Reorganise."""
    if table.asks not in ("separate", "combine"):
        return [table]
    actions = table.legal()
    assert actions
    return [end for action in actions for end in ends(table.after(action))]


def test_ruling_13_no_repair_without_a_free_slot_and_no_effect_in_reorganise():
    full = seat((0, 2, 0, 0), "P1 P1 P2 P2", yard="P1")
    assert acting("repair+trade", full).refuses("do repair") == "NOTHING_TO_DO"
    table = acting("dismantle+reorganise", full).do("do reorganise", "combine P1+P1", "stop")
    assert table.me.stock == (0, 2, 0, 0)
    assert table.me.slots == "P2 P2 P1+P1"


def test_ruling_13_a_repaired_machine_is_not_combined():
    me = seat((0, 2, 0, 0), "P1", yard="P1")
    assert repairing(me).do("repair P1", "stop").me.slots == "P1 P1"


def test_ruling_14_no_charcoalium_into_transformation_and_no_raw_resource():
    table = Scene(seat((9, 0, 0, 0), "T1 T4 P1"))
    assert table.legal() == ["use P1", "stop"]
    table = Scene(seat((0, 1, 0, 0), "T4 P1"))
    assert table.refuses("use T4") == "TOO_FEW_RESOURCES"
    combined = Scene(seat(slots="P2+T3 P1")).do("use P2+T3")
    assert combined.me.stock == (0, 0, 0, 1)


def test_ruling_15_which_effects_of_a_repair_are_optional():
    for kind, stock in (("P1", (0, 2, 0, 0)), ("T1", (0, 1, 1, 1)), ("S2", (0, 1, 1, 2))):
        table = repairing(seat(stock, yard=kind)).do(f"repair {kind}")
        assert "stop" in table.legal()
        left = table.me.stock
        declined = table.after("stop").me
        assert (declined.stock, declined.points, declined.slots) == (left, 0, kind)
    for kind, left in (("A1", 6), ("A2", 6), ("A3", 7), ("A4", 7)):
        table = repairing(seat((0, 3, 3, 3), yard=kind), seat((9, 9, 9, 9))).do(f"repair {kind}")
        assert min(table.foe.stock) == left
        assert table.asks == "act"  # it happened, and nobody was asked
    table = repairing(seat((0, 0, 2, 2), yard="A5"), projects="coal_heap").do("repair A5", "stop")
    assert table.projects == "coal_heap"
    foes = seat(slots="P1"), seat(slots="P2")
    table = repairing(seat((0, 0, 1, 3), yard="A6"), *foes).do("repair A6", "stop", "slot 1")
    assert (table.foe.down, table.third.down) == ([], [1])


def test_ruling_16_the_recycler_needs_a_slot_and_is_lost_without_prey():
    full = seat((0, 1, 1, 2), "P1 P2 P3 P4", yard="S1")
    assert acting("repair+trade", full).refuses("do repair") == "NOTHING_TO_DO"
    me = seat((0, 1, 1, 2), "P1 P2 P3", yard="S1")
    table = repairing(me, crusher="P5").do("repair S1", "recover P5", "apply")
    assert table.me.slots == "P1 P2 P3 P5"
    assert table.me.stock == (0, 1, 1, 0)
    empty = repairing(me, seat((9, 0, 0, 0), handyman="extractor 3"), crusher="A6").do("repair S1")
    assert empty.crusher == "A6 S1"
    assert empty.me.slots == "P1 P2 P3"


def test_ruling_17_double_shift_doubles_each_of_the_two_in_a_row():
    me = seat((0, 4, 0, 0), yard="P1 P1 P2 P2", assistants="double_shift free_hand")
    table = acting("repair+dismantle", me).do("do repair", "repair P1", "stop")
    assert table.asks == "repair"
    assert "stop" in table.legal()
    assert table.refuses("do dismantle") == "NOT_ASKED"  # the two in a row
    table.do("repair P1", "stop", "do dismantle", "dismantle broken P2", "dismantle broken P2")
    assert table.me.slots == "P1 P1"
    assert table.me.stock == (0, 0, 2, 0)


def test_ruling_18_assistants_work_at_once():
    me = seat((9, 0, 0, 0), "P1+P1+P1")
    table = acting("recruit+extract", me, room="patron", projects="triple_combo")
    table.do("do recruit", "recruit patron", "stop", "complete triple_combo")
    assert table.me.points == 6
    crowded = seat((4, 0, 0, 0), "P1 P1 P2 P2+P2")
    table = acting("recruit+reorganise", crowded, room="annex")
    table.do("do recruit", "recruit annex", "do reorganise", "slot 1", "stop")
    assert table.me.slots == "P1 P1 P2 P2 P2"
    belt = {"belt": "- - - - - - P4", "room": "scrap_dealer"}
    scrap = acting("recruit+extract", seat((5, 0, 0, 0)), **belt)
    assert scrap.do("do recruit", "recruit scrap_dealer", "stop").me.stock == (2, 0, 0, 0)


def test_ruling_18_assistants_never_work_backwards():
    me = seat((6, 2, 0, 0), yard="P1 P1", assistants="free_hand", completed="coal_heap", points=3)
    table = acting("recruit+repair", me, room="double_shift patron", projects="coal_heap")
    table.do("do repair", "repair P1", "stop", "do recruit")
    assert table.after("recruit double_shift").asks == "plan"  # no second repair
    assert table.after("recruit patron").me.points == 3  # nothing for the project of before


def test_ruling_19_moonlighter_pays_and_takes_and_the_owner_is_not_affected():
    foe = seat((0, 5, 0, 0), "T1 P2+P2 S2", handyman="extractor 3")
    table = Scene(seat((0, 1, 0, 0), "S2", assistants="moonlighter"), foe)
    assert table.legal() == ["use S2", "borrow T1", "stop"]
    table.do("borrow T1", "give wood")
    assert table.me.stock == (3, 0, 0, 0)
    assert table.foe.stock == (0, 5, 0, 0)
    table.stop_until("dial").do("choose recruit+extract", "stop")
    assert table.active == 1
    assert "use T1" in table.legal()


def test_scenes_have_a_belt_as_long_as_the_rules():
    assert len(NO_BELT.split()) == BELT
    assert at_projects(projects="").asks == "plan"
