"""The worked examples, by their ids: planning, steps 1 to 3, attack and defence.

Stocks are (charcoalium, wood, copper, crystal).
"""

import pytest

from bricabrac.imaginarium.cards import MACHINES
from bricabrac.imaginarium.position import dump, load
from bricabrac.imaginarium.setup import open_belt
from tests.imaginarium.scenes import (
    NO_BELT,
    NOTHING,
    Scene,
    acting,
    repairing,
    seat,
)


def test_IM_001_all_machines():
    copies = {id: machine.copies for id, machine in MACHINES.items()}
    assert sum(copies.values()) == 61
    by_letter = {
        letter: sum(n for id, n in copies.items() if id[0] == letter) for letter in "PTADS"
    }
    assert by_letter == {"P": 29, "T": 12, "A": 10, "D": 6, "S": 4}
    levels = [sum(m.copies for m in MACHINES.values() if m.level == level) for level in (1, 2, 3)]
    assert levels == [31, 21, 9]


def test_IM_003_the_first_belt():
    state = load(
        {"belt": NO_BELT.split(), "deck": ["P3", "P1", "S2", "A1", "P2", "T3", "D1", "P6"]}
    )
    open_belt(state)
    table = dump(state)
    assert " ".join(table["belt"]) == "S2 P6 P3 T3 P1 P2 D1"
    assert table["deck"] == ["A1"]
    prices = []
    for space in range(1, 8):
        me = seat((9, 0, 0, 0), handyman=f"conveyor {space}")
        paid = Scene(me, step="fetch", belt="S2 P6 P3 T3 P1 P2 D1")
        prices.append(9 - paid.me.stock[0])
    assert prices == [7, 6, 5, 4, 3, 2, 2]


def test_IM_005_planning_order():
    table = Scene(*(seat(board=board) for board in (5, 2, 4)), step="planning")
    order = []
    for number in (1, 2, 3):
        order.append(table.dump()["seats"][table.active]["board"])
        table.do(f"extractor {number}")
    assert order == [2, 4, 5]


def test_IM_007_nobody_stays_on_the_track():
    table = Scene(step="planning", belt="P1 - - - - - -")
    assert table.refuses("stop") == "MUST_ANSWER"
    assert table.legal() == ["reserve 1", "extractor 1", "extractor 2", "extractor 3"]


def test_IM_009_turn_order_and_the_next_planning_order():
    table = Scene(*(seat((9, 0, 0, 0)) for _ in range(5)), step="planning", belt="P1 - P1 - - - P1")
    table.do("reserve 3", "extractor 1", "reserve 7", "extractor 3", "reserve 1")
    order = []
    for _ in range(5):
        order.append(table.active)
        table.do("choose recruit+extract", "stop")
    assert order == [4, 0, 2, 1, 3]
    assert [table.side(number).handyman for number in order] == [f"track {n}" for n in range(1, 6)]


# Step 1.


def test_IM_011_production():
    assert use("P1 P2", "use P1", "use P2") == (1, 1, 0, 0)


def use(slots: str, *actions: str, stock: tuple[int, ...] = NOTHING) -> tuple[int, ...]:
    """The stock within step 1, after using machines; a spare S2 keeps the step open."""
    table = Scene(seat(stock, f"{slots} S2")).do(*actions)
    assert table.step == "use"
    return table.me.stock


@pytest.mark.parametrize(
    ("slot", "stock"),
    [
        ("P2+P2", (0, 3, 0, 0)),
        ("P2+P2+P2", (0, 5, 0, 0)),
        ("P3+P3", (0, 0, 3, 0)),
        ("P3+P3+P3", (0, 0, 5, 0)),
        ("P4+P4", (0, 0, 0, 3)),
        ("P4+P4+P4", (0, 0, 0, 5)),
    ],
)
def test_IM_013_identical_machines(slot, stock):
    assert use(slot, f"use {slot}") == stock


def test_IM_015_resources_of_ones_choice():
    assert use("P6", "use P6", "take crystal") == (0, 0, 0, 1)
    assert use("P6+P6", "use P6+P6", "take copper") == (0, 0, 3, 0)
    table = Scene(seat(slots="P6+P6")).do("use P6+P6")
    assert table.legal() == ["take wood", "take copper", "take crystal"]
    assert table.refuses("take wood+copper+crystal") == "NOT_ASKED"


def test_IM_017_one_resource_into_charcoalium():
    assert use("T1", "use T1", "give wood", stock=(0, 1, 0, 0)) == (3, 0, 0, 0)
    assert use("T1+T1", "use T1+T1", "give wood", stock=(0, 1, 0, 0)) == (5, 0, 0, 0)


def test_IM_019_two_resources_into_charcoalium():
    for size, coal in ((1, 6), (2, 9), (3, 12)):
        slot = "+".join(["T4"] * size)
        assert use(slot, f"use {slot}", "give wood+copper", stock=(0, 1, 1, 0)) == (coal, 0, 0, 0)


def test_IM_021_the_order_of_machines():
    assert use("P2 T1", "use P2", "use T1", "give wood") == (3, 0, 0, 0)
    assert Scene(seat(slots="P2 T1")).refuses("use T1") == "TOO_FEW_RESOURCES"


def test_IM_023_production_with_transformation():
    assert use("P5+T4", "use P5+T4") == (6, 0, 0, 0)
    assert use("P6+T1", "use P6+T1") == (3, 0, 0, 0)


def test_IM_025_each_slot_once():
    table = Scene(seat(slots="P1 S2")).do("use P1")
    assert table.refuses("use P1") == "ALREADY_USED"
    assert table.me.stock == (1, 0, 0, 0)


def test_IM_027_using_none():
    table = Scene(seat(slots="P1 P2")).do("stop")
    assert table.me.stock == (1, 0, 0, 0)  # from extractor 1 alone


# Step 2.


def fetch(stock: tuple[int, ...], machine: str, space: int) -> Scene:
    """The handyman fetches a machine."""
    belt = NO_BELT.split()
    belt[space - 1] = machine
    me = seat(stock, handyman=f"conveyor {space}")
    return Scene(me, step="fetch", belt=" ".join(belt), deck=3)


def test_IM_029_prices():
    for coal, machine, space in ((2, "P1", 7), (7, "S2", 1)):
        table = fetch((coal, 0, 0, 0), machine, space)
        assert (table.me.stock, table.me.yard) == (NOTHING, machine)


def test_IM_031_two_resources_for_one_charcoalium():
    table = fetch((3, 2, 1, 2), "P3", 2)  # price 5
    # Four of five resources are due: the first wood is paid in any case.
    keeps = table.after("pay wood", "pay copper")
    assert keeps.me.stock == (0, 0, 0, 1)
    assert keeps.me.yard == "P3"
    table.do("pay copper")
    assert table.me.stock == (0, 1, 0, 0)
    assert table.me.yard == "P3"


def test_IM_033_one_resource_short():
    table = fetch((0, 3, 0, 0), "P2", 7)
    assert table.me.stock == NOTHING
    assert table.me.yard == ""
    assert "P2" in table.crusher.split()
    assert table.belt == NO_BELT


def test_IM_035_resources_alone():
    table = fetch((0, 0, 0, 6), "P2", 5)  # price 3
    assert table.me.stock == NOTHING
    assert table.me.yard == "P2"


def test_IM_037_extractors():
    for number in (1, 2, 3):
        table = Scene(seat(handyman=f"extractor {number}"), step="before")
        assert table.me.stock == (number, 0, 0, 0)


def diver(stock: tuple[int, ...], place: str = "extractor 3") -> Scene:
    return Scene(seat(stock, assistants="deck_diver", handyman=place), step="before", deck="P4 P1")


def test_IM_039_the_top_of_the_deck():
    table = diver(NOTHING)
    assert table.me.stock == (3, 0, 0, 0)  # before the extractor it could not be paid
    table.do("dive")
    assert table.me.stock == NOTHING
    assert table.me.yard == "P4"
    assert table.deck == "P1"


def test_IM_041_the_top_of_the_deck_once_a_turn():
    table = diver((6, 0, 0, 0)).do("dive")
    assert table.asks == "dial"
    assert table.refuses("dive") == "NOT_ASKED"


# Step 3: pairs.


def test_IM_043_neighbours_only():
    assert Scene(step="dial").refuses("choose recruit+repair") == "NOT_NEIGHBOURS"


def test_IM_045_free_hand_from_the_next_turn():
    me = seat((9, 0, 0, 0), yard="P1 P2 P1 P2")
    table = Scene(me, step="dial", room="free_hand", deck=30)
    table.do("choose recruit+extract", "do recruit", "recruit free_hand")
    assert table.refuses("do repair") == "NOT_CHOSEN"
    for _ in range(2):  # and the turn after the same pair again
        table.stop_until("plan")
        while not (table.asks == "dial" and table.active == 0):
            table.do("stop" if "stop" in table.legal() else table.legal()[-1])
        table.do("choose repair+dismantle")


def test_IM_047_the_order_of_the_two_actions():
    table = acting("recruit+extract", seat((2, 0, 0, 0)), room="patron")
    assert table.refuses("do recruit") == "NOTHING_TO_DO"
    table.do("do extract")
    assert table.me.stock == (5, 0, 0, 0)
    table.do("do recruit", "recruit patron")
    assert (table.me.assistants, table.me.stock) == ("patron", NOTHING)


# Repair.


def test_IM_049_a_repair_and_its_effect():
    table = repairing(seat((0, 1, 1, 1), yard="T1")).do("repair T1")
    assert table.me.stock == (0, 1, 0, 0)
    assert table.after("give wood").me.stock == (3, 0, 0, 0)
    assert table.after("stop").me.stock == (0, 1, 0, 0)


def test_IM_051_one_repair():
    table = repairing(seat((0, 4, 0, 0), yard="P1 P1")).do("repair P1", "apply")
    assert table.me.stock == (1, 2, 0, 0)
    assert (table.me.slots, table.me.yard) == ("P1", "P1")
    assert table.refuses("repair P1") == "NOT_ASKED"
    assert table.refuses("do repair") == "NOT_CHOSEN"


def test_IM_053_double_shift():
    me = seat((0, 4, 0, 0), yard="P1 P1", assistants="double_shift")
    table = repairing(me).do("repair P1", "apply", "repair P1", "apply")
    assert table.me.stock == (2, 0, 0, 0)
    assert table.me.slots == "P1 P1"


def test_IM_055_showman():
    table = repairing(seat((0, 2, 0, 0), yard="P1", assistants="showman"))
    assert table.do("repair P1", "apply", "apply").me.stock == (2, 0, 0, 0)
    table = repairing(seat((0, 1, 1, 2), yard="S2", assistants="showman"))
    table.do("repair S2", "apply", "apply")
    assert table.me.points == 2
    assert table.me.stock == NOTHING


def test_IM_057_showman_does_not_attack_twice():
    me = seat((0, 1, 0, 1), yard="A1", assistants="showman")
    table = repairing(me, seat((6, 0, 0, 0)), seat((6, 0, 0, 0))).do("repair A1")
    assert [table.side(number).stock[0] for number in range(3)] == [3, 3, 3]
    assert table.asks == "act"


# Attack and defence.


def attack(machine: str, *foes: dict) -> Scene:
    """The stock that pays for the machine is just enough."""
    return repairing(seat((0, *MACHINES[machine].cost), yard=machine), *foes).do(
        f"repair {machine}"
    )


def test_IM_059_stealing_charcoalium():
    table = attack("A1", seat((5, 0, 0, 0)), seat((2, 0, 0, 0)))
    assert (table.foe.stock[0], table.third.stock[0], table.me.stock[0]) == (2, 0, 3)


def test_IM_061_a_locketeur_protects_charcoalium():
    table = attack("A1", seat((5, 0, 0, 0), "D1"), seat((4, 0, 0, 0)))
    assert (table.foe.stock[0], table.third.stock[0], table.me.stock[0]) == (5, 1, 3)


def test_IM_063_a_padlocette_protects_resources():
    table = attack("A2", seat((0, 4, 0, 0), "D2"), seat((0, 2, 0, 0)))
    assert (table.foe.stock[1], table.third.stock[1], table.me.stock[1]) == (4, 0, 2)


def test_IM_065_stealing_copper():
    table = attack("A3", seat((0, 0, 3, 0)), seat((0, 0, 1, 0)))
    assert (table.foe.stock[2], table.third.stock[2], table.me.stock[2]) == (1, 0, 2)


def test_IM_067_all_are_protected():
    table = attack("A1", seat((5, 0, 0, 0), "D1"), seat((5, 0, 0, 0), "D3"))
    assert (table.foe.stock[0], table.third.stock[0], table.me.stock[0]) == (5, 5, 0)
    assert table.me.slots == "A1"


def test_IM_069_cancelling_a_project():
    me, foe = seat((0, 0, 2, 2), "A1 A2", yard="A5"), seat(points=4, completed="two_attack")
    table = repairing(me, foe, projects="two_attack coal_heap").do("repair A5", "cancel two_attack")
    assert table.foe.points == 4
    assert table.projects == "coal_heap"
    assert table.gone == "two_attack"
    assert table.stop_until("plan").me.points == 0  # three attack machines, but no project


def test_IM_071_a_face_down_group():
    me = seat((0, 0, 1, 3), yard="A6")
    foe = seat(slots="P1+P1+P1 P2", handyman="extractor 3")
    table = repairing(me, foe).do("repair A6", "slot 2")
    assert table.foe.down == [2]
    assert table.active == 1
    assert table.legal() == ["use P2", "stop"]
    assert table.refuses("use P1+P1+P1") == "FACE_DOWN"
    table.do("use P2")
    assert table.foe.stock == (3, 1, 0, 0)  # the extractor's three and one wood
    assert table.foe.down == []
    table.stop_until("plan")
    while not (table.asks == "use" and table.active == 1):
        table.do("stop" if "stop" in table.legal() else table.legal()[-1])
    coal, wood, *_ = table.foe.stock
    assert table.foe.down == []
    table.do("use P1+P1+P1")
    assert table.foe.stock[:2] == (coal + 7, wood)
    assert table.do("use P2").foe.stock[1] == wood + 1


def test_IM_073_a_patenteur_keeps_the_tanglette_off():
    table = attack("A6", seat(slots="D3 P1"), seat(slots="P1"))
    assert table.target == 2
    table.do("slot 1")
    assert (table.foe.down, table.third.down) == ([], [1])


def test_IM_075_a_face_down_machine_is_not_lent():
    foe = seat(slots="P4 P2", down=[2])
    table = Scene(seat(assistants="moonlighter"), foe)
    assert table.legal() == ["borrow P2", "stop"]
    assert table.refuses("borrow P4") == "NOT_OFFERED"


def test_IM_077_a_face_down_locketeur_does_not_protect():
    table = attack("A1", seat((4, 0, 0, 0), "D1", down=[1]))
    assert table.foe.stock[0] == 1
