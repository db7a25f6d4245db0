"""The worked examples, by their ids: planning, steps 1 and 2.

Stocks are (charcoalium, wood, copper, crystal).
"""

import pytest

from bricabrac.imaginarium.cards import MACHINES
from bricabrac.imaginarium.position import dump, load
from bricabrac.imaginarium.setup import open_belt
from tests.imaginarium.scenes import NO_BELT, NOTHING, Scene, seat, use


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
