"""The rules that are neither a ruling nor a worked example: see docs/rules/nicodemus.md."""

from collections import Counter

import pytest

from bricabrac.nicodemus.position import dump
from bricabrac.nicodemus.setup import setup
from bricabrac.nicodemus.state import State
from tests.nicodemus.printed import MACHINES, WORTH, in_words
from tests.nicodemus.scenes import RICH, Scene

PIECES = ["charcoalium", "wood", "copper", "crystal"]


def dealt(seed: int) -> dict:
    """A new match, as a position."""
    state = State()
    setup(state, 2, seed)
    return dump(state.snapshot())


def gained(piece: str, count: int = 1) -> tuple[int, ...]:
    """A stock with so many of one piece."""
    return tuple(count * (piece == one) for one in PIECES)


# The table


def test_the_row_is_one_sequence_in_the_order_of_placing():
    table = Scene(row="B1 B2 B3 B4", hand="U1 U4", foe_hand="R1")
    table.do("play U1", "coal", "play R1", "coal", "play U4", "coal")
    assert table.row == "B1 B2 B3 B4 U1 R1 U4"


@pytest.mark.parametrize("piece", ["wood", "copper", "crystal"])
@pytest.mark.parametrize(
    ("mine", "foes", "after"), [(0, 0, (1, 0)), (3, 5, (4, 4)), (8, 0, (8, 0)), (0, 7, (1, 7))]
)
def test_a_gain_comes_from_the_reserve_then_from_the_opponent(piece, mine, foes, after):
    table = Scene(me=f"{mine} {piece}", foe=f"{foes} {piece}", hand="B5")
    table.do("play B5", "produce", f"take {piece}")
    assert (table.me.stock, table.foe.stock) == (gained(piece, after[0]), gained(piece, after[1]))


def test_charcoalium_is_gained_from_reserve_and_opponent_but_not_from_machines():
    table = Scene(me="1 coal", foe="2 coal", row="B1*8", hand="Y1").do("play Y1", "coal")
    assert table.pieces == "A(4,0,0,0) O(0,0,0,0) R(0,8,8,8) T8"


# Set-up


def test_the_whole_game_is_dealt():
    for seed in range(20):
        table = dealt(seed)
        assert sorted([*table["projects"], *table["pile"]]) == sorted(WORTH)
        machines = [*table["row"], *table["deck"], *table["discard"]]
        for seat in table["seats"]:
            assert len(seat["hand"]) == 5
            assert (seat["points"], seat["workshop"], seat["own"]) == (0, [], [])
            machines += seat["hand"]
        assert Counter(machines) == {id: card.copies for id, card in MACHINES.items()}
        assert (table["turns"], table["active"], table["asks"]) == (0, table["first"], "turn")


def test_decks_and_the_first_player_are_random():
    tables = [dealt(seed) for seed in range(400)]
    assert 160 < sum(table["first"] for table in tables) < 240
    assert {table["row"][0] for table in tables} == set(MACHINES)
    assert {table["projects"][0] for table in tables} > {"four_colours", "two_blue"}
    in_play = Counter(project for table in tables for project in table["projects"])
    assert set(in_play) == set(WORTH)
    assert all(100 < count < 185 for count in in_play.values())  # 141 of 400 on average
    assert len({tuple(table["deck"]) for table in tables}) == 400


# A turn


def test_a_turn_is_a_play_or_a_repair():
    table = Scene(me="3 coal, 2 wood", row="B2 B1 U2", hand="B1 B1 U5 Y1")
    assert table.legal() == ["play B1", "play U5", "play Y1", "repair 1", "repair 3"]
    assert table.refuses("play B2") == "NOT_IN_HAND"
    assert table.refuses("repair 2") == "TOO_FEW_RESOURCES"
    assert table.refuses("repair 4") == "NO_MACHINE_THERE"
    assert table.refuses("coal") == table.refuses("stop") == "NOT_ASKED"


def test_turns_alternate():
    table = Scene(me="2 wood", row="B2", hand="B1", foe_hand="B3")
    assert table.do("repair 1").active == 1
    assert table.do("play B3", "coal").active == 0
    assert table.turns == 2


# Play


@pytest.mark.parametrize("machine", MACHINES)
def test_coal_is_as_much_as_the_points(machine):
    table = Scene(row="B1", hand=machine).do(f"play {machine}", "coal")
    assert table.me.stock == (MACHINES[machine].points, 0, 0, 0)
    assert (table.row, table.me.points) == (f"B1 {machine}", 0)


@pytest.mark.parametrize("machine", MACHINES)
def test_produce_is_one_piece_of_what_is_shown(machine):
    table = Scene(row="B1", hand=machine).do(f"play {machine}", "produce")
    if MACHINES[machine].production == "wild":
        assert table.legal() == ["take wood", "take copper", "take crystal"]
        assert table.do("take copper").me.stock == gained("copper")
    else:
        assert table.me.stock == gained(MACHINES[machine].production)
    assert table.active == 1


def test_a_play_ends_with_five_cards_from_the_top_of_the_deck():
    table = Scene(hand="B1 B2", deck="Y1 Y2 R1 R2 R3 R4").do("play B1", "coal")
    assert (table.me.hand, table.deck) == ("B2 R1 R2 Y1 Y2", ["R3", "R4"])


# Repair


@pytest.mark.parametrize("machine", MACHINES)
def test_a_repair_pays_the_printed_cost_to_the_reserve(machine):
    table = Scene(me=in_words(MACHINES[machine].cost), row=f"B1 {machine}")
    table.do("repair 2")
    assert table.pieces == "A(0,0,0,0) O(0,0,0,0) R(12,8,8,8) T0"
    assert (table.row, table.me.workshop) == ("B1", machine)
    assert table.me.points == MACHINES[machine].points


@pytest.mark.parametrize("machine", MACHINES)
def test_a_repair_is_refused_one_resource_short(machine):
    for place, count in enumerate(MACHINES[machine].cost):
        if count:
            short = list(MACHINES[machine].cost)
            short[place] -= 1
            table = Scene(me=in_words(tuple(short)), row=machine)
            assert table.refuses("repair 1") == "TOO_FEW_RESOURCES"


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_one_charcoalium_on_each_machine_to_the_right(space):
    fee = 4 - space
    assert Scene(me=f"{fee} coal, 2 wood", row="B2 U2 B2 U2").do(f"repair {space}").coal == [
        *[0] * (space - 1),
        *[1] * fee,
    ]
    if fee:
        poor = Scene(me=f"{fee - 1} coal, 2 wood", row="B2 U2 B2 U2")
        assert poor.refuses(f"repair {space}") == "TOO_LITTLE_COAL"


@pytest.mark.parametrize(
    ("workshop", "repaired", "left"),
    [
        ("B1", "R2", (0, 3, 2, 2)),
        ("B3", "R2", (0, 2, 3, 2)),
        ("B4", "R2", (0, 2, 2, 3)),
        ("Y1 R4", "B2", (0, 3, 3, 3)),
        ("B3 U3 R2", "R4", (0, 2, 3, 3)),
        ("B2", "R2", (0, 2, 2, 2)),
    ],
)
def test_each_resource_shown_takes_one_off_the_cost(workshop, repaired, left):
    table = Scene(me=RICH, row=repaired, workshop=workshop).do("repair 1")
    assert table.me.stock == left


@pytest.mark.parametrize(
    ("workshop", "paid", "coal"),
    [("", 3, [1, 1, 1]), ("B2", 2, [1, 1, 0]), ("B2 U5", 1, [1, 0, 0]), ("B2 U5 R3", 0, [0] * 3)],
)
def test_charcoalium_shown_spares_the_rightmost_machines(workshop, paid, coal):
    table = Scene(me="3 coal, 2 wood", row="U2 B1 B3 B4", workshop=workshop).do("repair 1")
    assert (table.me.stock[0], table.coal) == (3 - paid, coal)


def test_a_machine_comes_with_its_charcoalium_and_the_others_move_up_with_theirs():
    table = Scene(me="2 coal, 2 wood", row="B1*1 B2*3 B3*2 B4").do("repair 2")
    assert (table.board, table.me.stock[0]) == ("B1*1 B3*3 B4*1", 3)


def test_a_repair_draws_no_cards():
    table = Scene(me="2 wood", row="B2", hand="B1 B1")
    deck = table.deck
    assert (table.do("repair 1").me.hand, table.deck) == ("B1 B1", deck)


def test_the_limit_of_the_workshop_comes_after_the_projects():
    table = Scene(me=RICH, row="B4", workshop="B1 U2 R2", projects="two_blue").do("repair 1")
    assert table.after("stop").me.workshop == "B4"
    assert table.after("complete two_blue").me.workshop == "U2 R2"
    assert table.after("stop").me.aside == "B1 U2 R2"


def test_machines_set_aside_reduce_nothing():
    table = Scene(me="2 coal, 1 copper, 2 crystal", row="B1 Y1", workshop="B3 B4 R4", hand="B5",
                  foe_hand="B5").do("repair 1", "play B5", "coal")  # fmt: skip
    assert table.me.workshop == "B1"  # wood, copper and crystal reductions were three; one is left
    assert table.refuses("repair 1") == "TOO_FEW_RESOURCES"
