"""Cards and buttons say what one really gets, and who pays for it."""

import re

import pytest

from bricabrac.engine.match import Match
from bricabrac.nicodemus.game import GAME
from bricabrac.web.board.frame import board_of
from bricabrac.web.board.people import words_at
from tests.nicodemus.scenes import Scene
from tests.web.gallery import with_match
from tests.web.tables import drawn


def board(match, seat=0):
    """What the page of a seat is made of."""
    table = with_match(match)
    return board_of(table, seat, words_at(table.log, "en"), []), drawn(table, seat)


def scene(**told):
    """A match at a table set by hand."""
    return Match(GAME, position=Scene(**told).dump())


def dry(**told):
    """A table whose reserve has no wood: the rival has one, the rest is one's own."""
    return scene(me="7 wood, 1 coal", foe="1 wood, 2 coal", **told)


def test_what_the_reserve_lacks_is_paid_by_the_rival_and_the_button_says_so():
    match = dry(row="B1 R4 Y1", hand="B1 U4 U1 Y2 R1")
    shown, page = board(match)
    woodpecker = next(card for card in shown["hand"] if card.face.id == "B1")
    coal, product, effect = woodpecker.ways
    assert (coal.got, coal.paid) == ((("coal", "+1"),), ())
    assert (product.got, product.paid) == ((("wood", "+1"),), (("wood", "−1"),))
    assert effect.got == (("wood", "+1"),), "four machines show wood, one wood is to be had"
    assert "data-once" not in page
    match.act("play B1")
    shown, page = board(match)
    assert [(one.pieces, one.paid) for one in shown["choices"]] == [
        (way.got, way.paid) for way in woodpecker.ways
    ], "the same, before and after the card is played"
    assert "Journeyman" in shown["choices"][1].payer
    match.act("produce")
    assert "data-once" in board(match)[1], "it is explained where it happens"


def test_nothing_is_grey_says_why_and_may_be_chosen():
    match = scene(me="8 wood", foe="1 coal", row="B1", hand="B1 U4 U1 Y2 R1")
    match.act("play B1")
    shown, page = board(match)
    produce = shown["choices"][1]
    assert (produce.pieces, produce.is_poor, produce.why) == ((("wood", "0"),), True, "")
    assert "neither the reserve nor" in produce.text
    assert re.search(r'class="choice-big lit poor"[^>]*value="produce"', page)


def test_a_card_of_the_hand_shows_its_cost():
    shown, page = board(scene(hand="U5 B1 U4 U1 Y2"))
    crocodile = next(card for card in shown["hand"] if card.face.id == "U5")
    assert crocodile.face.cost == (("wood", 1), ("copper", 1), ("crystal", 2))
    assert page.count('class="cost"') == 5


def test_a_machine_to_be_discarded_shows_what_it_yields():
    match = scene(row="R2 B2 U4", hand="U3 B1 U4 U1 Y2")
    match.act("play U3")
    match.act("effect")
    shown, page = board(match)
    ways = {card.face.id: [one.got for one in card.ways] for card in shown["row"]}
    assert ways["R2"] == [], "out of reach"
    assert ways["B2"] == [(("coal", "+1"), ("wood", "+1"))]
    assert 'value="remove 2; take wood"' in page
    match.act("remove 2")
    match.act("take wood")


def test_a_hand_card_to_be_discarded_shows_what_it_yields():
    match = scene(row="R2", hand="U1 U5 B2 B3")
    match.act("play U1")
    match.act("effect")
    shown, page = board(match)
    ways = {card.face.id: [one.action for one in card.ways] for card in shown["hand"]}
    assert ways["B2"] == ["discard B2; take wood+wood"]
    assert len(ways["U5"]) == 4
    for action in re.findall(r'value="(discard U5; [^"]+)"', page):
        assert match.until(len(match.history)).why_not(action.partition("; ")[0]) is None


def test_what_a_discarded_machine_must_yield_is_taken_with_the_same_click():
    shown, page = board(scene(row="R2 B2", hand="U5 B1 U4 U1 Y2"))
    crocodile = next(card for card in shown["hand"] if card.face.id == "U5")
    assert crocodile.ways[2].got == (("wood", "+2"),)
    assert 'value="play U5; effect; take wood+wood"' in page
    shown, page = board(scene(row="B2 R2", hand="U5 B1 U4 U1 Y2"))
    assert 'value="play U5; effect"' in page, "one of three is chosen"


def test_a_repair_is_sent_with_its_projects_ticked():
    rich = "9 coal, 3 wood, 3 copper, 3 crystal"
    match = scene(me=rich, row="B1 R4", workshop="B2", projects="two_blue two_of_one_point")
    shown, page = board(match)
    repair = shown["row"][0]
    assert [one.ways[0][0] for one in repair.completes] == [
        "complete two_blue",
        "complete two_of_one_point",
    ]
    assert page.count('name="then repair 1"') == 3, "two boxes, and what follows them"
    for action in ("repair 1", "complete two_blue", "complete two_of_one_point"):
        match.act(action)
    assert match.active == 1


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_own_projects_of_the_rival_are_tiles(language):
    match = scene(foe_own="two_blue", hand="B1 U4 U1 Y2 R1")
    page = drawn(with_match(match), 0, language)
    assert page.count('class="tiles"') == 1
