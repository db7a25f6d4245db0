"""Rulings 1 to 4, by their numbers: see docs/rules/nicodemus.md."""

from collections import Counter

import pytest

from tests.nicodemus.scenes import Scene


def ways(machine: str, **table) -> list[str]:
    """How a machine just played may be used."""
    return Scene(hand=f"{machine} {table.pop('rest', '')}", **table).legal(f"play {machine}")


# 1: an effect can be chosen if it can begin.


@pytest.mark.parametrize(
    ("machine", "without", "enough"),
    [
        ("U1", {"row": "B1"}, {"rest": "B2"}),
        ("U2", {"rest": "B2"}, {"row": "B1"}),
        ("U3", {"rest": "B2"}, {"row": "B1"}),
        ("U5", {"rest": "B2"}, {"row": "B1"}),
        ("Y1", {"pile": 0}, {"pile": 1}),
        ("Y2", {"row": "Y2"}, {"row": "B1"}),
        ("Y2", {"row": "U1"}, {"row": "U1", "rest": "B1"}),
        ("Y2", {"row": "Y1", "pile": 0}, {"row": "Y1", "pile": 1}),
    ],
)
def test_ruling_1_an_effect_that_cannot_begin_is_not_offered(machine, without, enough):
    assert ways(machine, **without) == ["coal", "produce"]
    assert ways(machine, **enough) == ["coal", "produce", "effect"]


@pytest.mark.parametrize(
    ("machine", "refusal"),
    [("U1", "NO_CARD_TO_DISCARD"), ("U5", "NOTHING_BEFORE"), ("Y2", "NOTHING_TO_COPY")],
)
def test_ruling_1_says_why(machine, refusal):
    assert Scene(hand=machine).refuses(f"play {machine}", "effect") == refusal


@pytest.mark.parametrize("machine", ["R1", "R2", "R3", "R4"])
def test_ruling_1_attacks_against_nothing(machine):
    table = Scene(hand=machine, foe_hand="", deck=10).do(f"play {machine}", "effect")
    assert (table.me.stock, table.foe.stock) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert (table.me.cards, table.foe.cards) == (5, 0)
    assert table.active == 1


def test_ruling_1_attacks_do_as_much_as_is_possible():
    coal_only = Scene(hand="R1", foe="1 coal", foe_hand="", deck=10).do("play R1", "effect")
    assert coal_only.me.stock == (1, 0, 0, 0)
    card_only = Scene(hand="R1", foe_hand="Y1", deck=10).do("play R1", "effect")
    assert card_only.me.known == "Y1"
    taxed = Scene(hand="R3", foe="1 coal", foe_hand="Y1 Y1").do("play R3", "effect")
    assert (taxed.foe.stock, taxed.foe.cards) == ((0, 0, 0, 0), 2)


def test_ruling_1_exchanges_with_nothing_to_exchange():
    table = Scene(hand="U4")
    assert "effect" in table.legal("play U4")
    assert table.do("play U4", "effect").active == 1


# 2: copies.


def test_ruling_2_a_copy_never_copies_a_copy():
    assert Scene(row="Y2", hand="Y2").refuses("play Y2", "effect") == "NOTHING_TO_COPY"
    table = Scene(row="Y2 B1", hand="Y2").do("play Y2", "effect")
    assert table.refuses("copy Y2") == "NEVER_A_COPY"
    assert table.legal() == ["copy B1"]


def test_ruling_2_before_this_one_is_before_the_copy():
    table = Scene(row="U3 B1 B2 B3 B4", hand="Y2").do("play Y2", "effect", "copy U3")
    assert table.legal() == ["remove 4", "remove 5"]


def test_ruling_2_a_copy_may_discard_the_machine_it_copies():
    table = Scene(row="B1 U3", hand="Y2")
    table.do("play Y2", "effect", "copy U3", "remove 2", "take copper")
    assert (table.row, table.me.stock) == ("B1 Y2", (1, 0, 1, 0))


def test_ruling_2_the_symbol_of_the_copy_counts():
    coal = Scene(row="B2 U5 B1", hand="Y2").do("play Y2", "effect", "copy B2")
    assert coal.me.stock == (3, 0, 0, 0)
    wild = Scene(row="B5 U1", hand="Y2").do("play Y2", "effect", "copy B5", "take wood")
    assert wild.me.stock == (0, 2, 0, 0)  # a copy is not wild, even as a B5


# 3: the discard comes before the gain.


def test_ruling_3_charcoalium_is_back_before_the_gain():
    table = Scene(me="4 coal", foe="7 coal", row="B1*1", hand="U3")
    table.do("play U3", "effect", "remove 1", "take copper")
    assert (table.me.stock, table.foe.stock) == ((5, 0, 1, 0), (7, 0, 0, 0))


def test_ruling_3_the_gap_closes_through_both_rows():
    table = Scene(row="B1 B2 B3 B4 B5*1 | U1*2 U4", hand="U2")
    table.do("play U2", "effect", "remove 5", "take wood")
    assert table.board == "B1 B2 B3 B4 U1*2 U4 U2"


# 4: chance and sight.


@pytest.mark.parametrize(("machine", "resources"), [("R1", ""), ("R2", "1 wood")])
def test_ruling_4_steals_are_uniformly_random(machine, resources):
    stolen = Counter()
    for seed in range(1000):
        table = Scene(hand=machine, foe=resources, foe_hand="B1 B1 B2 U5 Y1", deck=10, seed=seed)
        table.do(f"play {machine}", "effect", *["take wood"] * (machine == "R2"))
        stolen[table.me.known] += 1
    assert set(stolen) == {"B1", "B2", "U5", "Y1"}
    assert 350 < stolen["B1"] < 450
    assert all(150 < stolen[single] < 250 for single in ("B2", "U5", "Y1"))


def test_ruling_4_discards_are_uniformly_random():
    kept = Counter()
    for seed in range(1000):
        table = Scene(hand="R3", foe_hand="B1 B2 B3 U5 Y1", seed=seed).do("play R3", "effect")
        kept[table.foe.hand] += 1
    assert len(kept) == 10  # pairs of five cards
    assert all(60 < count < 140 for count in kept.values())


def test_ruling_4_both_see_a_stolen_card_and_nobody_else():
    table = Scene(hand="R1 B1", foe_hand="Y1", deck=10).do("play R1", "effect")
    thief, robbed, spectator = (table.seen_by(seat).seats[0] for seat in (0, 1, -1))
    assert (sum(thief.hand), sum(thief.known)) == (5, 1)
    assert (sum(robbed.hand), sum(robbed.known)) == (1, 1)
    assert (sum(spectator.hand), sum(spectator.known)) == (0, 0)


@pytest.mark.parametrize("actions", [("play R1", "effect"), ("play Y2", "effect", "copy R1")])
def test_ruling_4_a_hand_never_exceeds_five(actions):
    table = Scene(row="R1", hand="R1 Y2 B1 B2 B3", foe_hand="B4 B4").do(*actions)
    assert table.me.cards == 5


# 5: exchanges.
