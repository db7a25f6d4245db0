"""The tale: a whole turn in a sentence, to everybody as they may know it."""

from random import Random

import pytest

from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.words import LANGUAGES
from bricabrac.web.board.lines import last_turn, turns_of
from bricabrac.web.board.people import words_at
from bricabrac.web.board.tale import once
from tests.web.tables import RENDERER, act, drawn, every_table, moments, table_of, tell


def tale(table, me, language="en"):
    """The sentence, with names for its signs."""
    words = words_at(table.log, language, me)
    _, text = last_turn(RENDERER.lines_of(table, me, words), words)
    return text.replace("\ue000", " ").replace("\ue001", "")


def played(seed=73):
    """A table at which Ada 0 has played a machine for what it produces."""
    table = table_of("nicodemus", 2, seed)
    act(table.log, table.log.match.legal()[0])
    act(table.log, "produce")
    return table


def test_a_turn_of_several_actions_is_one_sentence():
    assert tale(played(), SPECTATOR) == "Ada 0 played the Woodpecker, gained 1 wood and drew 1 card"


def test_what_one_did_oneself_is_told_to_you_in_every_language():
    table = played()
    yours = [tale(table, 0, language).split(",")[0] for language in LANGUAGES]
    assert yours == [
        "You played the Woodpecker",
        "Vous avez joué le Pivert",
        "Du hast den Specht ausgespielt",
    ]
    theirs = [tale(table, 1, language).split(",")[0] for language in LANGUAGES]
    assert theirs == [
        "Ada 0 played the Woodpecker",
        "Ada 0 a joué le Pivert",
        "Ada 0 hat den Specht ausgespielt",
    ]


def test_a_card_that_was_drawn_is_told_to_its_owner_only():
    table = played()
    assert tale(table, 1).endswith("drew 1 card")
    assert "drew the " in tale(table, 0)


def test_whose_pieces_made_up_for_an_empty_reserve_is_told():
    found = set()
    for seed in range(12):
        table, random = table_of("nicodemus", 2, seed), Random(seed)
        for _ in moments(table.log, random, 300):
            last = table.log.match.history[-1:]
            if (
                any(event.id == "event-from-foe" for event in table.log.match.events())
                if last
                else 0
            ):
                foe = 1 - last[0].seat
                assert "of that from you (the reserve was short)" in tale(table, foe)
                found.add(seed)
    assert found


def test_what_was_done_several_times_is_told_once():
    table = played()
    told = [
        once(["a point bought", "wood sold", "a point bought"], words_at(table.log, language))
        for language in LANGUAGES
    ]
    assert told == [
        ["a point bought twice", "wood sold"],
        ["a point bought 2 fois", "wood sold"],
        ["2-mal a point bought", "wood sold"],
    ]


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_has_its_tale(name, seats, language):
    table, random = table_of(name, seats, 4), Random(4)
    for number in moments(table.log, random, 260):
        if number > 1 and number % 7 == 0:
            told = tale(table, 0, language)
            assert told[0].isupper()
            assert "{" not in told


def test_the_log_goes_turn_by_turn_and_marks_who_left():
    table = played()
    tell(table.log, "leave", 1)
    act(table.log, table.log.match.legal()[0])
    tell(table.log, "return", 1)
    tell(table.log, "late", 0, "turn")
    words = words_at(table.log, "en", 0)
    told = list(turns_of(RENDERER.lines_of(table, 0, words), table.log.marks, words))
    assert [(one.seat, one.is_mark) for one in told] == [
        (0, False), (1, True), (1, False), (1, True), (0, True),
    ]  # fmt: skip
    assert len(told[0].lines) == 3
    assert [one.lines[0] for one in told if one.is_mark] == [
        "Ada 1 leaves the table; a bot plays on",
        "Ada 1 is back at the table",
        "Time is up for you: a stand-in finishes the turn",
    ]
    assert "Ada 1 leaves the table; a bot plays on" in drawn(table, 0)
