"""Rulings 5 to 9, by their numbers: see docs/rules/nicodemus.md."""

import pytest

from tests.nicodemus.scenes import RICH, Scene

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
