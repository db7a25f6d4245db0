"""The six actions of step 3: see docs/rules/imaginarium.md.

Stocks are (charcoalium, wood, copper, crystal).
"""

from itertools import combinations

import pytest

from tests.imaginarium.printed import MACHINES, WAGES, cost
from tests.imaginarium.scenes import NOTHING, Scene, acting, dismantling, repairing, seat

DEEDS = ["recruit", "extract", "repair", "trade", "dismantle", "reorganise"]


@pytest.mark.parametrize("pair", list(combinations(DEEDS, 2)))
def test_a_pair_is_two_neighbours_on_the_dial(pair):
    one, other = (DEEDS.index(deed) for deed in pair)
    refusal = "NONE" if other - one in (1, 5) else "NOT_NEIGHBOURS"
    assert Scene(step="dial").refuses(f"choose {'+'.join(pair)}") == refusal


def test_only_the_pair_of_the_last_turn_is_barred():
    table = Scene(seat(dial="repair+trade"), step="dial")
    assert table.refuses("choose repair+trade") == "SAME_PAIR"
    assert table.refuses("choose extract+repair") == "NONE"
    table.do("choose extract+repair", "stop")
    while not (table.asks == "dial" and table.active == 0):
        table.do("stop" if "stop" in table.legal() else table.legal()[-1])
    assert table.refuses("choose extract+repair") == "SAME_PAIR"
    assert table.refuses("choose repair+trade") == "NONE"


def test_one_or_both_actions_in_any_order():
    me = seat((0, 2, 0, 0), yard="P1")
    table = acting("extract+repair", me)
    assert table.legal() == ["do extract", "do repair", "stop"]
    both = table.after("do extract", "do repair", "repair P1", "apply").me
    reversed_ = table.after("do repair", "repair P1", "apply", "do extract").me
    assert (both.stock, both.slots) == (reversed_.stock, reversed_.slots) == ((4, 0, 0, 0), "P1")
    one = table.after("do repair", "repair P1", "apply", "stop")
    assert one.me.stock == (1, 0, 0, 0)
    assert table.refuses("do extract", "do extract") == "NOT_CHOSEN"


def test_the_first_action_is_completed_before_the_second():
    me = seat((4, 3, 0, 0), yard="P1")
    table = acting("repair+trade", me).do("do trade", "sell wood")
    assert table.refuses("do repair") == "NOT_ASKED"
    table.do("stop", "do repair", "repair P1", "apply")
    assert table.refuses("sell wood") == table.refuses("do trade") != "NONE"


@pytest.mark.parametrize("machine", [id for id in MACHINES if id != "S1"])
def test_a_repair_costs_what_is_printed(machine):
    table = repairing(seat((0, 5, 5, 5), "P1", yard=machine)).do(f"repair {machine}")
    while table.asks != "act":
        table.do("stop")
    assert table.me.stock == tuple(
        had - paid for had, paid in zip((0, 5, 5, 5), cost(machine), strict=True)
    )
    assert sorted(table.me.slots.split()) == sorted(["P1", machine])
    assert table.me.yard == ""


@pytest.mark.parametrize("machine", MACHINES)
def test_a_repair_is_refused_one_resource_short(machine):
    for piece in (1, 2, 3):
        if cost(machine)[piece]:
            stock = tuple(9 if one != piece else cost(machine)[one] - 1 for one in range(4))
            short = acting("repair+trade", seat(stock, yard=machine))
            assert short.refuses("do repair") == "NOTHING_TO_DO"


@pytest.mark.parametrize(("piece", "price"), [("wood", 1), ("copper", 2), ("crystal", 3)])
def test_resources_are_bought_and_sold_for_their_price(piece, price):
    place = ["", "wood", "copper", "crystal"].index(piece)
    one = tuple(int(number == place) for number in range(4))
    buyer = acting("repair+trade", seat((price, 0, 0, 0))).do("do trade")
    assert buyer.after(f"buy {piece}").me.stock == one
    seller = acting("repair+trade", seat(one)).do("do trade")
    assert seller.after(f"sell {piece}").me.stock == (price, 0, 0, 0)
    poor = acting("repair+trade", seat((price - 1, 1, 0, 0))).do("do trade")
    assert poor.refuses(f"buy {piece}") == "TOO_LITTLE_COAL"


def test_a_victory_point_is_bought_for_five():
    table = acting("repair+trade", seat((1, 0, 2, 0))).do("do trade", "sell copper", "sell copper")
    table.do("buy point")  # the rulebook's example
    assert (table.me.stock, table.me.points) == (NOTHING, 1)
    poor = acting("repair+trade", seat((4, 0, 0, 0))).do("do trade")
    assert poor.refuses("buy point") == "TOO_LITTLE_COAL"


def test_the_own_extractor_gives_three():
    table = acting("extract+repair", seat((1, 2, 0, 0), yard="P1")).do("do extract")
    assert table.me.stock == (4, 2, 0, 0)


@pytest.mark.parametrize("assistant", WAGES)
def test_an_assistant_costs_what_is_printed(assistant):
    wage = WAGES[assistant]
    table = acting("recruit+extract", seat((wage, 9, 9, 9)), room=assistant)
    table.do("do recruit", f"recruit {assistant}")
    assert (table.me.stock, table.me.assistants) == ((0, 9, 9, 9), assistant)
    assert table.room == ""  # not replaced before the reset
    poor = acting("recruit+extract", seat((wage - 1, 9, 9, 9)), room=assistant)
    assert poor.refuses("do recruit") == "NOTHING_TO_DO"


def test_one_assistant_a_turn_out_of_the_meeting_room():
    me = seat((20, 0, 0, 0), assistants="patron")
    table = acting("recruit+extract", me, room="annex hoarder", pool="showman")
    table.do("do recruit")
    assert table.legal() == ["recruit annex", "recruit hoarder"]
    assert table.refuses("recruit showman") == "NOT_IN_ROOM"
    table.do("recruit annex")
    assert table.refuses("do recruit") == "NOT_CHOSEN"
    assert table.me.assistants == "patron annex"


# Dismantle


DISMANTLED = [id for id in MACHINES if id[0] != "S"]


@pytest.mark.parametrize("machine", DISMANTLED)
def test_a_broken_machine_gives_as_many_resources_as_its_level_out_of_its_cost(machine):
    level, (wood, copper, crystal), _ = MACHINES[machine]
    expected = {
        (0, w, c, x)
        for w in range(wood + 1)
        for c in range(copper + 1)
        for x in range(crystal + 1)
        if w + c + x == level
    }
    table = dismantling(seat(slots="P1", yard=machine), crusher="")
    table.do(f"dismantle broken {machine}")
    ways = [table.after(way) for way in table.legal()] if table.asks == "salvage" else [table]
    assert {way.me.stock for way in ways} == expected
    assert len(ways) == len(expected)
    assert all((way.me.yard, way.me.points, way.crusher) == ("", 0, machine) for way in ways)


@pytest.mark.parametrize("machine", DISMANTLED)
def test_a_repaired_machine_gives_twice_its_cost_or_points_equal_to_its_level(machine):
    table = dismantling(seat(slots=f"S2 {machine}"), crusher="")
    table.do(f"dismantle repaired {machine}")
    assert table.legal() == ["receive resources", "receive points"]
    resources, points = table.after("receive resources"), table.after("receive points")
    assert (resources.me.stock, resources.me.points) == (cost(machine, 2), 0)
    assert (points.me.stock, points.me.points) == (NOTHING, MACHINES[machine].level)
    assert (points.crusher, points.me.slots) == (machine, "S2")


def test_special_machines_are_never_dismantled():
    special = seat((1, 0, 0, 0), slots="S2 S2+S2", yard="S1")
    assert acting("trade+dismantle", special).refuses("do dismantle") == "NOTHING_TO_DO"
    table = dismantling(seat(slots="S2 P1", yard="S1 P2"))
    assert table.legal() == ["dismantle broken P2", "dismantle repaired P1"]


def test_one_machine_is_dismantled():
    table = dismantling(seat((1, 0, 0, 0), "P1", yard="P2 P2")).do("dismantle broken P2")
    assert table.refuses("dismantle broken P2") == "NOT_ASKED"
    assert table.refuses("do dismantle") == "NOT_CHOSEN"


# Reorganise


def test_reorganise_combines_and_separates_at_will_and_is_free():
    me = seat((1, 2, 3, 4), "P1+P1 P2+T1 P2 P1")
    table = acting("dismantle+reorganise", me).do("do reorganise", "slot 1", "slot 1")
    table.do("combine P1+P1+P1", "combine P2+P2", "stop")
    assert table.me.slots == "T1 P1+P1+P1 P2+P2"
    assert table.me.stock == (1, 2, 3, 4)
    assert table.refuses("do reorganise") == "NOT_CHOSEN"


def test_reorganise_may_change_nothing():
    me = seat(slots="P1+P1 P2")
    table = acting("dismantle+reorganise", me).do("do reorganise", "stop")
    assert table.me.slots == "P2 P1+P1"
