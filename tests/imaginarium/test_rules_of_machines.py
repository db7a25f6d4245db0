"""What machines give, alone and combined; attacks and protection: see docs/rules/imaginarium.md.

Stocks are (charcoalium, wood, copper, crystal).
"""

from itertools import combinations_with_replacement, product

import pytest

from bricabrac.engine.game import Impossible
from bricabrac.imaginarium.actions import NUMBERING
from tests.imaginarium.printed import CHOOSE, MACHINES, PRODUCE, SCORE, TRANSFORM, cost
from tests.imaginarium.scenes import NOTHING, Scene, acting, repairing, seat

RESOURCES = ("wood", "copper", "crystal")
PIECES = ("charcoalium", *RESOURCES)


def added(*stocks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*stocks, strict=True)))


def used(slot: str, stock: tuple[int, ...] = NOTHING) -> Scene:
    """A slot is used in step 1; another one keeps the step open."""
    spare = "P1" if "S2" in slot else "S2"
    return Scene(seat(stock, f"{slot} {spare}")).do(f"use {slot}")


def of(piece: str, count: int) -> tuple[int, ...]:
    """A stock with so many of one piece."""
    return tuple(count * (piece == one) for one in PIECES)


# Yields


@pytest.mark.parametrize("slot", PRODUCE)
def test_production_gives_its_yield_with_nothing_taken_from_stock(slot):
    table = used(slot, (5, 5, 5, 5))
    assert (table.asks, table.me.points) == ("use", 0)
    assert table.me.stock == added((5, 5, 5, 5), PRODUCE[slot])
    assert used(slot).me.stock == PRODUCE[slot]  # and none is needed


@pytest.mark.parametrize("slot", TRANSFORM)
def test_transformation_takes_resources_of_ones_choice(slot):
    takes, gives = TRANSFORM[slot]
    table = used(slot, (5, 2, 2, 2))
    ways = ["+".join(way) for way in combinations_with_replacement(RESOURCES, takes)]
    assert table.legal() == [f"give {way}" for way in ways]
    for way in ways:
        given = added(*(of(piece, -1) for piece in way.split("+")))
        assert table.after(f"give {way}").me.stock == added((5, 2, 2, 2), given, gives)
    poor = Scene(seat((9, 0, takes - 1, 0), f"{slot} S2"))
    assert poor.refuses(f"use {slot}") == "TOO_FEW_RESOURCES"


@pytest.mark.parametrize("slot", CHOOSE)
def test_a_flamelleur_gives_resources_of_one_kind_of_your_choice(slot):
    table = used(slot)
    assert table.legal() == [f"take {piece}" for piece in RESOURCES]
    for piece in RESOURCES:
        assert table.after(f"take {piece}").me.stock == of(piece, CHOOSE[slot])


@pytest.mark.parametrize("slot", SCORE)
def test_a_diplomateur_gives_victory_points(slot):
    table = used(slot)
    assert (table.me.points, table.me.stock) == (SCORE[slot], NOTHING)


# Combinations


def printed_combinations() -> set[str]:
    """Identical machines, transformation on production, and defense machines in any number."""
    slots = {slot for slot in (*PRODUCE, *TRANSFORM, *CHOOSE, *SCORE) if "+" in slot}
    for counts in product(range(3), repeat=3):
        if sum(counts) > 1:
            guards = zip(("D1", "D2", "D3"), counts, strict=True)
            slots.add("+".join(id for id, count in guards for _ in range(count)))
    return slots


def test_nothing_else_can_be_combined():
    assert set(NUMBERING.verbs["combine"].objects) == printed_combinations()
    legal = {tuple(sorted(slot.split("+"))) for slot in printed_combinations()}
    for size in (2, 3):
        for parts in combinations_with_replacement(sorted(MACHINES), size):
            copies = all(parts.count(id) <= MACHINES[id].copies for id in parts)
            if copies and parts not in legal:
                with pytest.raises(Impossible, match="no slot can hold"):
                    Scene(seat(slots="+".join(parts)))


@pytest.mark.parametrize("slot", sorted(printed_combinations()))
def test_every_combination_can_be_made_and_taken_apart(slot):
    parts = slot.split("+")
    hired = {"assistants": "annex"}
    table = acting("dismantle+reorganise", seat(slots=" ".join(parts), **hired))
    assert table.do("do reorganise", f"combine {slot}", "stop").me.slots == slot
    table = acting("dismantle+reorganise", seat(slots=slot, **hired))
    assert table.do("do reorganise", "slot 1", "stop").me.slots == " ".join(sorted(parts))


def test_combined_defense_machines_keep_their_protection():
    both = seat((9, 9, 0, 0), "D1+D2")
    assert attack("A1", both).foe.stock[0] == attack("A2", both).foe.stock[1] == 9
    assert attack("A6", seat(slots="D1+D1+D3 P1"), stock=(1, 0, 0, 0)).asks == "act"


# Attack and defence


def attack(machine: str, *foes: dict, stock: tuple[int, ...] = NOTHING, **table) -> Scene:
    """An attack machine is repaired by somebody with such a stock besides its cost."""
    me = seat(added(stock, cost(machine)), yard=machine)
    return repairing(me, *foes, **table).do(f"repair {machine}")


THEFTS = {"A1": (0, 3), "A2": (1, 3), "A3": (2, 2), "A4": (3, 2)}


@pytest.mark.parametrize("machine", THEFTS)
@pytest.mark.parametrize("had", list(product((0, 1, 2, 3, 7), repeat=2)))
def test_all_others_give_up_and_the_attacker_keeps_as_much_as_one_of_them_had_to(machine, had):
    piece, amount = THEFTS[machine]
    foes = [seat(tuple(count if one == piece else 6 for one in range(4))) for count in had]
    table = attack(machine, *foes, stock=(6, 6, 6, 6))
    lost = [min(count, amount) for count in had]
    for number, count in enumerate(had):
        left = tuple(count - lost[number] if one == piece else 6 for one in range(4))
        assert table.side(number + 1).stock == left
    kept = min(amount, sum(lost))
    assert table.me.stock == tuple(6 + kept * (one == piece) for one in range(4))
    assert (table.me.slots, table.asks) == (machine, "act")  # without being asked


@pytest.mark.parametrize("machine", THEFTS)
@pytest.mark.parametrize("guard", ["D1", "D2", "D3", "D1+D2"])
def test_who_is_protected_from_which_theft(machine, guard):
    protected = guard in ("D3", "D1+D2") or guard == ("D1" if machine == "A1" else "D2")
    piece, amount = THEFTS[machine]
    table = attack(machine, seat((9, 9, 9, 9), f"P1 {guard}"), seat((9, 9, 9, 9), yard="D3"))
    assert table.foe.stock[piece] == (9 if protected else 9 - amount)
    assert table.third.stock[piece] == 9 - amount  # a broken machine protects nobody


def test_in_a_duel_there_is_one_to_give_up():
    assert attack("A1", seat((2, 0, 0, 0)), players=2).me.stock == (2, 0, 0, 0)


def test_a_neutralizeur_removes_one_project_of_the_office():
    foe = seat(points=4, completed="two_attack")
    table = attack("A5", foe, projects="two_attack coal_heap six_machines", stock=(1, 0, 0, 0))
    assert table.legal() == [
        "cancel two_attack", "cancel coal_heap", "cancel six_machines", "stop",
    ]  # fmt: skip
    assert table.refuses("cancel one_of_each") == "NOT_IN_OFFICE"
    table.do("cancel two_attack")
    assert (table.foe.points, table.projects, table.gone) == (
        4, "coal_heap six_machines", "two_attack",
    )  # fmt: skip
    assert table.asks == "act"  # one only


def test_a_neutralizeur_with_an_empty_office_does_nothing():
    assert attack("A5", stock=(1, 0, 0, 0)).asks == "act"


def test_a_tanglette_turns_an_occupied_slot_of_each_opponent():
    foes = [seat(slots="P1 P2+P2"), seat(slots="A1 D1 S2"), seat()]
    table = attack("A6", *foes, players=4)
    assert (table.target, table.legal()) == (1, ["slot 1", "slot 2", "stop"])
    assert table.refuses("slot 3") == "NO_SUCH_SLOT"
    table.do("slot 2")
    assert (table.target, table.legal()) == (2, ["slot 1", "slot 2", "slot 3", "stop"])
    table.do("slot 1")  # the last one has nothing to turn
    assert [table.side(number).down for number in range(4)] == [[], [2], [1], []]


def test_a_face_down_slot_is_used_by_nobody_until_the_step_1_after_the_next():
    foe = seat(slots="P2 P4", handyman="extractor 3")
    table = attack("A6", foe).do("slot 2")
    assert (table.active, table.legal()) == (1, ["use P2", "stop"])
    table.do("use P2")
    assert (table.foe.down, table.foe.stock[3]) == ([], 0)
    while not (table.asks == "use" and table.active == 1):
        table.do("stop" if "stop" in table.legal() else table.legal()[-1])
    assert "use P4" in table.legal()


RECOVERED = [id for id in MACHINES if id[0] != "A" and id != "S1"]


@pytest.mark.parametrize("machine", RECOVERED)
def test_a_recyclateur_brings_a_machine_back_repaired(machine):
    me = seat(added((1, 1, 1, 1), cost("S1")), "P1 P1 P1", yard="S1")
    table = repairing(me, crusher=f"{machine} A1 A6").do("repair S1")
    assert table.legal() == [f"recover {machine}"]
    table.do(f"recover {machine}")
    assert sorted(table.me.slots.split()) == sorted(["P1", "P1", "P1", machine])
    assert (table.me.yard, table.crusher) == ("", "A1 A6 S1")
    applied = {"D": "act", "T": "give", "S": "effect"}.get(machine[0], "effect")
    assert table.asks == ("take" if machine == "P6" else applied)
    if table.asks != "act":
        assert table.refuses("stop") == "NONE"  # it may be applied


# The effect of a repair


@pytest.mark.parametrize("machine", ["P1", "P2", "P3", "P4", "P5", "S2"])
def test_the_effect_of_a_repaired_machine_may_be_applied_at_once(machine):
    me = seat(added((1, 0, 0, 0), cost(machine)), yard=machine)
    table = repairing(me).do(f"repair {machine}")
    assert table.legal() == ["apply", "stop"]
    applied, declined = table.after("apply"), table.after("stop")
    gives = PRODUCE.get(machine, NOTHING)
    assert applied.me.stock == added((1, 0, 0, 0), gives)
    assert applied.me.points == SCORE.get(machine, 0)
    assert (declined.me.stock, declined.me.points) == ((1, 0, 0, 0), 0)
    assert applied.asks == declined.asks == "act"  # once


@pytest.mark.parametrize("machine", ["T1", "T2", "T3", "T4"])
def test_a_repaired_transformation_machine_may_be_fed_at_once(machine):
    takes, gives = TRANSFORM[machine]
    me = seat(added((1, takes, 0, 0), cost(machine)), yard=machine)
    table = repairing(me).do(f"repair {machine}")
    wood = "+".join(["wood"] * takes)
    assert table.legal() == [f"give {wood}", "stop"]
    assert table.after(f"give {wood}").me.stock == added((1, 0, 0, 0), gives)
    assert table.after("stop").me.stock == (1, takes, 0, 0)


def test_a_repaired_flamelleur_may_give_at_once():
    table = repairing(seat(added((1, 0, 0, 0), cost("P6")), yard="P6")).do("repair P6")
    assert table.legal() == ["take wood", "take copper", "take crystal", "stop"]
    assert table.do("take copper").me.stock == (1, 0, 1, 0)


@pytest.mark.parametrize("machine", ["D1", "D2", "D3"])
def test_a_repaired_defense_machine_protects_and_asks_nothing(machine):
    table = repairing(seat(added((1, 0, 0, 0), cost(machine)), yard=machine))
    assert table.do(f"repair {machine}").asks == "act"
    assert table.me.slots == machine
