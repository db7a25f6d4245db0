"""Who sees what: no view tells what it should not, and what is unseen is dealt anew."""

import json

import pytest

from bricabrac.engine.layout import to_dict
from bricabrac.engine.proof import examine
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.sight import hide, redeal, reveals
from bricabrac.nicodemus.state import Place
from tests.nicodemus.matches import states
from tests.nicodemus.scenes import Scene

SPECTATOR = -1
AUDIENCE = [0, 1, SPECTATOR]


def view(state, seat: int):
    """What a seat sees: the rules' own state, blanked."""
    copy = state.clone()
    hide(copy, seat)
    return copy


def redealt(state, seat: int, seed: int):
    """The same to the eye of a seat, another in truth."""
    copy = state.clone()
    redeal(copy, seat, seed)
    return copy


def text(state) -> bytes:
    """Every field, byte for byte."""
    return json.dumps(to_dict(state)).encode()


@pytest.mark.parametrize("seed", range(12))
def test_a_view_is_the_same_whatever_is_hidden(seed):
    # Nor does dealing anew need more than the view, and what it deals can be.
    assert examine(GAME, 2, seed, every=1) > 50


@pytest.mark.parametrize("seat", AUDIENCE)
def test_hiding_twice_hides_no_more(seat):
    for state in states(3):
        once = view(state, seat)
        assert text(view(once, seat)) == text(once)


def test_hiding_leaves_the_truth_alone():
    for state in states(4):
        before = text(state)
        for seat in AUDIENCE:
            view(state, seat)
            redealt(state, seat, 1)
        assert text(state) == before


PUBLIC = ("reserve", "row", "coal", "length", "left", "discard", "pile_left", "first", "active",
          "turns", "exhausted", "asks", "effect", "machine", "space", "exchanges", "project",
          "used")  # fmt: skip
PUBLIC_OF_A_SEAT = ("stock", "points", "cards", "workshop", "machines", "saves", "aside")


@pytest.mark.parametrize("seat", AUDIENCE)
def test_public_things_are_seen_by_all(seat):
    for seed in range(5):
        for state in states(seed):
            truth, seen = to_dict(state), to_dict(view(state, seat))
            assert all(seen[field] == truth[field] for field in PUBLIC)
            for mine, theirs in zip(seen["seats"], truth["seats"], strict=True):
                assert all(mine[field] == theirs[field] for field in PUBLIC_OF_A_SEAT)
            for project, place in enumerate(truth["place"]):
                if place == Place.TABLE or Place.OWN <= place <= Place.DONE + 1:
                    assert seen["place"][project] == place


@pytest.mark.parametrize("seat", AUDIENCE)
def test_hidden_things_are_blank(seat):
    for seed in range(5):
        for state in states(seed):
            seen = to_dict(view(state, seat))
            assert set(seen["deck"]) == set(seen["pile"]) == {-1}
            assert Place.PILE not in seen["place"]
            assert seen["dice"] == [0, 0, -1]
            for other, theirs in enumerate(seen["seats"]):
                if other != seat:
                    assert theirs["hand"] == theirs["known"]
            if seat == SPECTATOR:
                assert all(sum(theirs["known"]) == 0 for theirs in seen["seats"])


def test_a_seat_sees_its_own_hand():
    for state in states(1):
        for seat in (0, 1):
            truth, seen = state.snapshot(), view(state, seat).snapshot()
            assert seen.seats[seat].hand == truth.seats[seat].hand


# Stolen cards.


def known_to(table: Scene, seat: int) -> list[int]:
    """The kinds of machines in my hand that a seat sees."""
    hand = table.seen_by(seat).seats[0].hand
    return [kind for kind, count in enumerate(hand) for _ in range(count)]


def test_a_stolen_card_is_known_to_its_former_owner_until_it_leaves_the_hand():
    table = Scene(hand="R1 B1 B2 B3", foe_hand="Y1", deck="B4 B4 B4 U1 U1 U1 U1 U2 U2 U2")
    table.do("play R1", "effect")
    assert len(known_to(table, 1)) == 1
    table.do("pass", "play B1", "coal", "play U1", "coal")
    assert len(known_to(table, 1)) == 1  # other cards came and went
    table.do("play Y1", "coal")
    assert known_to(table, 1) == []


def test_spectators_never_know_a_stolen_card():
    table = Scene(hand="R1 B1", foe_hand="Y1", deck="B4 B4 B4 B4 B3 B3 B3 B3")
    table.do("play R1", "effect")
    assert (table.me.known, known_to(table, SPECTATOR)) == ("Y1", [])
    table.do("pass", "play B1", "coal")
    assert (table.me.known, known_to(table, SPECTATOR)) == ("Y1", [])


def test_a_known_card_that_is_discarded_is_known_no_more():
    table = Scene(hand="U1 Y1", known="Y1").do("play U1", "effect", "discard Y1")
    assert (table.me.known, known_to(table, 1)) == ("", [])


def test_a_card_stolen_back_is_known_to_the_other():
    table = Scene(me="2 wood", row="B2", hand="Y1", known="Y1", foe_hand="R1 B2 B2")
    table.do("repair 1", "play R1", "effect")
    assert (table.me.known, table.me.cards, table.foe.known) == ("", 0, "Y1")


def test_a_known_card_lost_at_random_is_known_no_more():
    table = Scene(me="2 wood", row="B2", hand="Y1 Y1 Y1", known="Y1 Y1 Y1", foe_hand="R3")
    assert table.do("repair 1", "play R3", "effect").me.known == "Y1 Y1"


def test_one_of_two_alike_leaves_and_the_other_is_not_known_for_sure():
    table = Scene(hand="Y1 Y1", known="Y1", deck="B1 B1 B1 B1").do("play Y1", "coal")
    assert (table.me.hand.count("Y1"), table.me.known) == (1, "")


# Projects drawn by Y1.


def test_drawn_projects_are_seen_by_the_drawer_only():
    table = Scene(hand="Y1", pile="two_red two_blue two_wood").do("play Y1", "effect")
    assert Place.DRAWN in table.seen_by(0).place
    assert sorted(table.seen_by(0).drawn) == sorted(table.state.snapshot().drawn)
    for other in (1, SPECTATOR):
        seen = table.seen_by(other)
        assert Place.DRAWN not in seen.place
        assert seen.drawn == [-1, -1]


def test_the_project_put_into_the_box_is_known_to_the_drawer_only():
    table = Scene(hand="Y1", pile="two_red two_blue two_wood").do("play Y1", "effect")
    drawn = table.state.snapshot().drawn
    table.do("keep two_blue")
    kept, boxed = sorted(drawn, key=lambda tile: table.state.snapshot().place[tile])
    assert [table.seen_by(seat).place[kept] for seat in AUDIENCE] == [Place.OWN] * 3  # face up
    assert [table.seen_by(seat).place[boxed] for seat in AUDIENCE] == [Place.GONE, -1, -1]


def test_each_seat_knows_what_it_put_into_the_box_itself():
    table = Scene(projects="two_red", boxed="two_blue", foe_boxed="two_wood")
    place = table.state.snapshot().place
    mine, foes = place.index(Place.GONE), place.index(Place.GONE + 1)
    assert [table.seen_by(seat).place[mine] for seat in AUDIENCE] == [Place.GONE, -1, -1]
    assert [table.seen_by(seat).place[foes] for seat in AUDIENCE] == [-1, Place.GONE + 1, -1]


# Dealing anew.


def test_all_that_is_unseen_varies():
    table = Scene(row="B1 B2", foe_hand="Y1 Y1 Y1 Y1 B5", pile=11)
    others = [redealt(table.state, 0, seed).snapshot() for seed in range(60)]
    assert len({tuple(other.seats[1].hand) for other in others}) > 40
    assert len({tuple(other.deck) for other in others}) == 60
    assert len({tuple(other.pile) for other in others}) == 60
    assert len({tuple(other.dice) for other in others}) == 60
    assert {tuple(other.seats[0].hand) for other in others} == {
        tuple(table.state.snapshot().seats[0].hand)
    }
    tops = {other.deck[other.left - 1] for other in others}
    assert len(tops) > 8


def test_a_known_card_is_dealt_to_the_hand_it_is_known_to_be_in():
    table = Scene(hand="B1", foe_hand="Y1 B2 B3", foe_known="Y1")
    hands = [redealt(table.state, 0, seed).snapshot().seats[1] for seed in range(30)]
    kind = table.state.snapshot().seats[1].known.index(1)
    assert all(hand.hand[kind] >= 1 and hand.cards == 3 for hand in hands)
    assert len({tuple(hand.hand) for hand in hands}) > 15


def test_drawn_and_boxed_projects_of_the_other_vary():
    pile = "two_red two_blue two_wood two_coal two_copper two_crystal"
    table = Scene(hand="Y1", pile=pile).do("play Y1", "effect")
    drawn = {tuple(redealt(table.state, 1, seed).snapshot().drawn) for seed in range(40)}
    assert len(drawn) > 20
    table.do("keep two_blue")
    truth = table.state.snapshot().place
    boxed = {tuple(redealt(table.state, 1, seed).snapshot().place) for seed in range(40)}
    assert len(boxed) > 5
    assert all(places.count(Place.GONE) == truth.count(Place.GONE) for places in boxed)


# What brings hidden things to light.


@pytest.mark.parametrize(
    ("actions", "revealing"),
    [
        (["play B1"], False),
        (["play B1", "coal"], True),  # a card is drawn
        (["repair 1"], False),
        (["play Y1", "effect"], True),  # projects are drawn
        (["play R1", "effect"], True),  # a card is stolen
        (["play U1", "effect", "discard B1"], False),
    ],
)
def test_what_brings_hidden_things_to_light(actions, revealing):
    table = Scene(me="2 wood", row="B2", hand="B1 Y1 R1 U1 B3").do(*actions[:-1])
    before = table.state.snapshot()
    assert reveals(before, table.do(actions[-1]).state.snapshot()) == revealing
