"""A test for each ruling, by its number: planning and supply (rulings 1 to 9)."""

from bricabrac.engine.match import seen_by
from bricabrac.imaginarium.game import GAME
from tests.imaginarium.scenes import NOTHING, Scene, acting, at_projects, finish, seat


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
