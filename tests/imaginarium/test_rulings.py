"""A test for each ruling, by its number: planning, supply, actions (rulings 1 to 19)."""

from bricabrac.engine.match import seen_by
from bricabrac.imaginarium.cards import BELT
from bricabrac.imaginarium.game import GAME
from tests.imaginarium.scenes import (
    NO_BELT,
    NOTHING,
    Scene,
    acting,
    at_projects,
    finish,
    repairing,
    seat,
)


def test_ruling_1_a_machine_may_be_reserved_that_cannot_be_paid():
    table = Scene(step="planning", belt="S2 - - - - - -")
    assert table.why_not("reserve 1") == "NONE"


def test_ruling_2_any_mix_after_all_charcoalium_and_failure_costs_everything():
    belt = "- - - - - - P3"  # price 3
    me = seat((1, 2, 2, 2), handyman="conveyor 7")
    table = Scene(me, step="fetch", belt=belt)
    mixes = set()
    for first in table.legal():
        for path in paths(table.after(first)):
            mixes.add(path.me.stock)
    assert all(stock[0] == 0 and sum(stock) == 2 for stock in mixes)
    assert len(mixes) == 6  # whatever two resources are kept
    short = Scene(seat((1, 1, 1, 1), handyman="conveyor 7"), step="fetch", belt=belt, deck=9)
    assert short.me.stock == NOTHING
    assert "P3" in short.crusher.split()
    assert short.asks == "dial"


def test_ruling_2_a_machine_that_cannot_be_paid_earns_no_scrap_and_can_be_recovered():
    me = seat((0, 1, 0, 0), assistants="scrap_dealer", handyman="conveyor 7")
    repairer = seat((0, 1, 1, 2), yard="S1", handyman="extractor 1")
    table = Scene(me, repairer, step="fetch", belt="- - - - - - P3", crusher="")
    assert (table.me.stock, table.me.yard, table.crusher) == (NOTHING, "", "P3")
    table.do("choose recruit+extract", "stop", "choose repair+trade", "do repair", "repair S1")
    assert table.do("recover P3").foe.slots == "P3"
    assert table.me.stock == NOTHING


def paths(table: Scene) -> list[Scene]:
    """All tables after the payment."""
    if table.asks != "pay":
        return [table]
    return [end for action in table.legal() for end in paths(table.after(action))]


def test_ruling_3_two_for_one_is_for_reserved_machines_only():
    rich = (0, 9, 9, 9)
    table = acting("recruit+extract", seat(rich), room="deck_diver")
    assert table.refuses("do recruit") == "NOTHING_TO_DO"
    table = acting("repair+trade", seat(rich)).do("do trade")
    assert table.refuses("buy point") == "TOO_LITTLE_COAL"
    diver = seat(rich, assistants="deck_diver", handyman="extractor 2")
    assert Scene(diver, step="before").asks == "dial"


def test_ruling_4_deck_diver_before_or_after_the_fetch():
    me = seat((3, 0, 0, 0), assistants="deck_diver", handyman="extractor 3")
    table = Scene(me, step="before", deck="T1 T2")
    assert table.legal() == ["dive", "stop"]
    assert table.after("dive").me.stock == (3, 0, 0, 0)
    table.do("stop")
    assert table.me.stock == (6, 0, 0, 0)
    table.do("dive")
    assert (table.me.stock, table.me.yard) == ((3, 0, 0, 0), "T1")
    assert table.asks == "dial"


def test_ruling_4_deck_diver_buys_unseen_and_besides_a_reserved_machine():
    me = seat((5, 0, 0, 0), assistants="deck_diver", handyman="conveyor 7")
    table = Scene(me, step="before", belt="- - - - - - P1", deck="T1 T2")
    assert set(seen_by(GAME, table.state, 0).deck) == {-1}
    before = table.after("dive")
    assert (before.me.stock, before.me.yard, before.asks) == (NOTHING, "P1 T1", "dial")
    after = table.after("stop", "dive")
    assert (after.me.stock, after.me.yard, after.asks) == (NOTHING, "P1 T1", "dial")
    poor = Scene(me | {"charcoalium": 3}, step="before", belt="- - - - - - P1", deck="T1 T2")
    assert "P1" in poor.do("dive").crusher.split()  # nothing was left for the fetch


def test_ruling_5_gaps_on_the_track_and_then_the_order_of_finishing():
    table = Scene(seat(board=5), seat(board=1), seat(board=3), step="planning")
    assert [table.side(n).handyman for n in range(3)] == ["track 5", "track 1", "track 3"]
    table.do("extractor 3", "extractor 2", "extractor 1")
    while table.round == 1:
        table.do("stop" if "stop" in table.legal() else table.legal()[0])
    assert [table.side(n).handyman for n in range(3)] == ["track 1", "track 3", "track 2"]
    order = []
    for number in (1, 2, 3):
        order.append(table.active)
        table.do(f"extractor {number}")
    assert order == [0, 2, 1]


def test_ruling_6_the_bank_is_unlimited():
    table = Scene(seat((1000, 500, 500, 500), "P1 P2", points=19)).do("use P1", "use P2")
    assert table.me.stock[:2] == (1002, 501)


def test_ruling_6_tokens_are_no_limit():
    six = "two_attack two_defense coal_heap six_machines one_of_each three_assistants"
    me = seat(slots="P1+P1+P1", completed=six, points=300)
    table = at_projects(me, projects=f"{six} triple_combo").do("complete triple_combo")
    assert table.me.points == 305  # a seventh of six tokens, and more points than were printed
    assert len(table.me.completed.split()) == 7


ALL_BUT_ONE = (
    "P1 P1 P1 P1 P1 P1 P1 P2 P2 P2 P2 P2 P2 P2 P3 P3 P3 P3 P3 P3 P4 P4 P4 P4 P5 P5 P6 P6 "
    "T1 T1 T1 T2 T2 T2 T3 T3 T3 T4 T4 T4 A1 A1 A2 A2 A3 A3 A4 A4 A5 A6 "
    "D1 D1 D2 D2 D3 D3 S1 S2 S2 S2"
)


def test_ruling_7_an_empty_deck_and_figures_off_the_belt():
    seats = [seat(yard=ALL_BUT_ONE), *(seat() for _ in range(4))]
    table = Scene(*seats, step="dial", belt="- - - - - - P1", deck="")
    table.do("choose recruit+extract", "stop")
    assert table.belt == "- - - - - - P1"  # crushed, shuffled, and drawn again
    order = []
    for action in ("reserve 7", "extractor 1", "extractor 2", "extractor 3"):
        order.append(table.active)
        table.do(action)
    off = ({0, 1, 2, 3, 4} - set(order)).pop()
    assert table.side(off).handyman == "off 1"
    stock = table.side(off).stock
    while table.active != off:
        table.do("stop" if "stop" in table.legal() else table.legal()[0])
    assert table.asks == "dial"
    assert table.side(off).stock == stock  # it fetched nothing


def test_ruling_8_the_rightmost_machine_is_crushed_wherever_it_lies():
    table = finish(belt="P1 P2 P3 - - - -", deck=20)
    assert "P3" in table.crusher.split()
    assert table.belt.split()[-2:] == ["P1", "P2"]


def test_ruling_9_nothing_moves_until_the_reset():
    me = seat((9, 0, 0, 0), handyman="conveyor 2")
    table = Scene(me, step="fetch", belt="P1 P2 P3 - - - -", deck="T1 T2 T3 T4 A1 A2")
    assert table.belt == "P1 - P3 - - - -"
    table.do("choose recruit+extract", "stop")
    assert table.belt == "A2 A1 T4 T3 T2 T1 P1"


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
