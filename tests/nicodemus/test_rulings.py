"""Rulings 1 to 9, by their numbers: see docs/rules/nicodemus.md."""

from collections import Counter

import pytest

from tests.nicodemus.scenes import Scene

RICH = "3 wood, 3 copper, 3 crystal"


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


def test_ruling_5_given_to_the_reserve_then_taken_by_the_normal_rule():
    table = Scene(me="1 coal, 1 wood", foe="11 coal, 8 crystal", hand="U4")
    table.do("play U4", "effect", "buy crystal", "sell wood", "stop")
    # The crystal came from the foe; the charcoalium given lay in the reserve and came back.
    assert table.pieces == "A(1,0,0,1) O(11,0,0,7) R(0,8,8,0) T0"


def test_ruling_5_the_foe_gives_only_what_the_reserve_lacks():
    table = Scene(me="1 coal", foe="7 crystal", hand="U4")
    assert table.do("play U4", "effect", "buy crystal").foe.stock == (0, 0, 0, 7)
    empty = Scene(me="1 wood", foe="12 coal", hand="U4").do("play U4", "effect", "sell wood")
    assert (empty.me.stock, empty.foe.stock) == ((1, 0, 0, 0), (11, 0, 0, 0))


def test_ruling_5_what_nobody_else_has_is_not_offered():
    table = Scene(me="11 coal, 8 crystal, 1 wood", row="B1*1", hand="U4").do("play U4", "effect")
    assert table.legal() == ["buy wood", "buy copper", "stop"]
    assert table.refuses("buy crystal") == table.refuses("sell wood") == "NOBODY_HAS_IT"


def test_ruling_5_resource_for_resource_is_not_an_exchange():
    table = Scene(me="1 wood", hand="U4").do("play U4", "effect")
    assert table.legal() == ["sell wood", "stop"]
    assert table.refuses("buy copper") == "NO_COAL"


# 6: own projects.


def test_ruling_6_a_single_project_is_kept():
    table = Scene(hand="Y1", pile="two_red").do("play Y1", "effect")
    assert (table.me.own, table.pile, table.active) == ("two_red", [], 1)


def test_ruling_6_own_projects_stay_until_completed():
    table = Scene(me=RICH, row="R4 B1", workshop="R1", own="two_red", foe_hand="B2", deck=20)
    table.do("repair 2", "play B2", "coal")
    assert table.me.own == "two_red"
    table = Scene(me=RICH, row="R4", workshop="R1", own="two_red").do("repair 1", "stop")
    assert table.me.own == "two_red"


def test_ruling_6_there_is_no_limit_on_own_projects():
    own = "four_colours two_blue two_purple two_yellow two_identical two_coal two_wood"
    table = Scene(hand="Y1", own=own, pile="two_red two_copper")
    table.do("play Y1", "effect", "keep two_red")
    assert set(table.me.own.split()) == {*own.split(), "two_red"}


# 7: reductions.


def test_ruling_7_the_player_chooses_where_wilds_go():
    table = Scene(me="1 wood, 3 copper", row="R4", workshop="B5").do("repair 1")
    assert table.legal() == ["spare wood", "spare copper"]
    assert table.after("spare wood").me.stock == (0, 1, 0, 0)
    assert table.after("spare copper").me.stock == (0, 0, 1, 0)


@pytest.mark.parametrize(
    ("stock", "repaired", "workshop"),
    [
        ("2 wood", "B2", "B5"),  # a single resource
        ("1 copper", "U1", "B5"),  # the other choice cannot be paid
        ("2 wood, 2 copper", "U1", "B5 B5"),  # wilds for all of it
        ("1 wood, 1 copper, 2 crystal", "U5", "B1"),  # no wilds
    ],
)
def test_ruling_7_nobody_is_asked_where_it_makes_no_difference(stock, repaired, workshop):
    table = Scene(me=stock, row=repaired, workshop=workshop).do("repair 1")
    assert table.me.workshop == f"{workshop} {repaired}"
    assert table.active == 1


def test_ruling_7_a_wild_never_reduces_charcoalium():
    table = Scene(me="2 wood", row="B2 B1", workshop="B5 U1")
    assert table.refuses("repair 1") == "TOO_LITTLE_COAL"


def test_ruling_7_no_refund():
    table = Scene(me="2 coal, 2 wood, 1 copper, 1 crystal", row="R2 B1", workshop="R4 Y1 U5")
    table.do("repair 1")  # wood 1 less 2; charcoalium 1 less 1
    assert table.me.stock == (2, 2, 0, 0)
    last = Scene(me="2 coal, 2 wood", row="B2", workshop="B2 B2").do("repair 1")
    assert last.me.stock == (2, 0, 0, 0)


def test_ruling_7_a_machine_never_reduces_its_own_cost():
    assert Scene(me="1 wood", row="U1").refuses("repair 1") == "TOO_FEW_RESOURCES"
    assert Scene(me="2 copper", row="U3").refuses("repair 1") == "TOO_FEW_RESOURCES"


def test_ruling_7_charcoalium_on_it_cannot_pay_its_own_fee():
    table = Scene(me="1 copper, 1 crystal", row="B1*3 B2")
    assert table.refuses("repair 1") == "TOO_LITTLE_COAL"
    table = Scene(me="1 coal, 1 copper, 1 crystal", row="B1*3 B2").do("repair 1")
    assert (table.me.stock, table.board) == ((3, 0, 0, 0), "B2*1")


# 8: passing.


def test_ruling_8_who_can_do_nothing_passes_and_draws():
    table = Scene(row="B1", hand="", deck=20)
    assert table.legal() == ["pass"]
    table.do("pass")
    assert (table.me.cards, len(table.deck), table.active, table.row) == (5, 15, 1, "B1")


def test_ruling_8_who_can_act_does_not_pass():
    assert Scene(hand="B1").refuses("pass") == "CAN_ACT"
    assert Scene(hand="", row="B2", me="2 wood", deck=9).refuses("pass") == "CAN_ACT"


def test_ruling_8_a_pass_can_trigger_the_end():
    assert Scene(hand="", deck=4).do("pass").exhausted
    assert not Scene(hand="", deck=5).do("pass").exhausted


# 9: the end.


@pytest.mark.parametrize(("deck", "exhausted"), [(0, True), (3, True), (4, False), (5, False)])
def test_ruling_9_only_a_real_shortfall(deck, exhausted):
    table = Scene(hand="B1 B2", deck=deck).do("play B1", "coal")
    assert table.exhausted == exhausted
    assert table.me.cards == min(5, 1 + deck)


def test_ruling_9_a_hand_full_after_a_steal():
    table = Scene(hand="R2 B1 B1 B2 B3", foe_hand="B4", deck=0).do("play R2", "effect")
    assert (table.me.cards, table.exhausted) == (5, False)


def test_ruling_9_checked_when_the_second_turn_is_over():
    first = Scene(me=f"{RICH}, 19 points", row="B1", foe_hand="B2").do("repair 1")
    assert (first.me.points, first.winners, first.active) == (20, [], 1)
    assert first.do("play B2", "coal").winners == [0]
    second = Scene(hand="B1 B2", deck=1, second=True).do("play B1")
    assert second.winners == []
    assert second.do("coal").winners == [0]


def test_ruling_9_never_sooner():
    table = Scene(me=f"{RICH}, 19 points", row="B1", workshop="B2", projects="two_blue",
                  second=True).do("repair 1")  # fmt: skip
    assert (table.me.points, table.winners) == (20, [])  # the turn goes on
    assert table.do("complete two_blue").winners == [0]


def test_ruling_9_both_have_had_the_same_number_of_turns():
    table = Scene(hand="B1 B2", foe_hand="B3", deck=0)
    assert table.do("play B1", "coal").turns == 1
    assert (table.do("play B3", "coal").turns, table.asks) == (2, "over")


def test_ruling_9_discards_are_never_reshuffled():
    table = Scene(hand="B1 B2", deck=1)
    discard = table.discard
    table.do("play B1", "coal")
    assert (table.me.cards, table.deck, table.discard) == (2, [], discard)
    assert len(discard) > 40
