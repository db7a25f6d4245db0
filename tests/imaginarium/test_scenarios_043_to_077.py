"""The worked examples, by their ids: step 3, repair, attack and defence.

Stocks are (charcoalium, wood, copper, crystal).
"""

from bricabrac.imaginarium.cards import MACHINES
from tests.imaginarium.scenes import NOTHING, Scene, acting, repairing, seat

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
