"""Why a line is better is told in every language, by what the two lines really differ in."""

from dataclasses import replace

import pytest

from bricabrac.engine.twins import at_hand
from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.imaginarium.state import Step
from bricabrac.review.difference import ORDER, facts, only
from bricabrac.review.telling import reasons, review_words
from bricabrac.review.turning import Course, Line, Stand, Turning
from bricabrac.search.glance import Glance
from bricabrac.search.weights import home_of
from tests.web.records import match_of

IMAGINARIUM, NICODEMUS = GAMES["imaginarium"], GAMES["nicodemus"]
STAND = Stand(3, (1, 2, 0, 0), 4, (5, 0, 0, 0), False, {"initiative": 3, "makes wood": 1})
# What a line has over STAND, by the fact that it is told as.
LEADS = {
    "won": {"has_won": True},
    "points": {"points": 5},
    "rival": {"rival": 3},
    "pieces": {"stock": (2, 2, 1, 0)},
    "theirs": {"theirs": (3, 0, 0, 0)},
    "completed": {"has": {**STAND.has, "completed six_machines": 1}},
    "assistant": {"has": {**STAND.has, "assistant annex": 1}},
    "repaired": {"has": {**STAND.has, "repaired P1": 2}},
    "combined": {"has": {**STAND.has, "combined P1+P1": 1}},
    "makes": {"has": {**STAND.has, "makes any": 1}},
    "broken": {"has": {**STAND.has, "broken T1": 1}},
    "initiative": {"has": {**STAND.has, "initiative": 1}},
}
OF_NICODEMUS = {
    "saves": {"has": {**STAND.has, "saves crystal": 2}},
    "secret": {"has": {**STAND.has, "secret": 1}},
}


def turning(better, played=STAND, then=STAND):
    """A turning point whose lines lead to these stands."""
    lines = Line((), STAND, played), Line((), then, better)
    return Turning(7, 0, 0.1, 0.01, 0.9, STAND, *lines)


def told(game, one, language):
    """Its two sentences."""
    return reasons(one, game, game.words(language), review_words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told_in_a_sentence_of_its_own(language):
    assert {*LEADS, *OF_NICODEMUS, "others-completed"} == set(ORDER)
    seen = set()
    for leads, game in ((LEADS, IMAGINARIUM), (OF_NICODEMUS, NICODEMUS)):
        for kind, lead in leads.items():
            better = replace(STAND, **lead)
            assert [fact.kind for fact in facts(better, STAND)] == [kind]
            _, second = told(game, turning(better), language)
            assert second.endswith(".")
            seen.add(second)
    assert len(seen) == len(LEADS) + len(OF_NICODEMUS)


ONE = {
    "points": 5,
    "has": {"assistant moonlighter": 1, "repaired P1": 1, "makes wood": 1, "initiative": 3},
}
OTHER = {
    "stock": (9, 2, 0, 0),
    "has": {
        "assistant scrap_dealer": 1,
        "others-completed coal_heap": 1,
        "broken P1": 1,
        "makes wood": 1,
        "initiative": 3,
    },
}
SAID = {
    "en": "After the next turn it has 5 points instead of 3, has so far kept everybody else from "
    "completing “15 charcoalium” and has recruited Moonlighter instead of Scrap dealer. "
    "In return the other one has 8 charcoalium more.",
    "fr": "Après le tour suivant, elle a 5 points au lieu de 3, a jusque-là empêché quiconque "
    "d’autre de valider «\u202f15 charboniums\u202f» et a recruté le Pique-assiette au lieu "
    "du Ferrailleur. En contrepartie, l’autre a 8 charboniums de plus.",
    "de": "Nach dem nächsten Zug hat er 5 Punkte statt 3, hat bis dahin jeden anderen von "
    "„15 Kohlium“ abgehalten und hat den Schwarzarbeiter statt des Schrotthändlers angeworben. "
    "Dafür hat der andere 8 Kohlium mehr.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_speaks_for_both_lines_is_told(language):
    one = turning(replace(STAND, **ONE), replace(STAND, **OTHER))
    assert told(IMAGINARIUM, one, language)[1] == SAID[language]


def test_a_turn_brings_machines_and_assistants_and_not_only_pieces():
    then = replace(STAND, stock=(0, 2, 0, 0), has={**STAND.has, "assistant annex": 1})
    first, _ = told(IMAGINARIUM, turning(STAND, then=then), "en")
    assert first == (
        "What was played brought nothing in that turn; "
        "the better line brings the assistant Annex for 1 charcoalium."
    )


def test_two_machines_of_a_kind_are_named_once():
    better = replace(STAND, has={**STAND.has, "repaired B4": 2})
    _, second = told(NICODEMUS, turning(better), "en")
    assert second == "After the next turn it has the Snail repaired."


def test_a_machine_that_was_repaired_is_not_missing_among_the_broken_ones():
    broken, repaired = (replace(STAND, has={f"{role} P1": 1}) for role in ("broken", "repaired"))
    assert only("broken", broken, STAND) == ("P1",)
    assert not only("broken", broken, repaired)
    assert only("repaired", repaired, broken) == ("P1",)


def test_what_differs_in_a_few_deals_only_is_not_told():
    few = {**STAND.has, "assistant annex": 0.5, "makes wood": 1.5}
    for change in ({"points": 3.5}, {"stock": (1.5, 2, 0, 0)}, {"has": few}):
        assert not facts(replace(STAND, **change), STAND)


def test_a_half_is_one_more_whatever_it_is_a_half_of():
    """Rounded to the even one, 2.5 and 1.7 were told alike, and 3.5 was two more than 2.5."""
    for more, less, told in ((2.5, 1.7, (3, 2)), (3.5, 2.5, (4, 3)), (4.5, 3.5, (5, 4))):
        (fact,) = facts(replace(STAND, points=more), replace(STAND, points=less))
        assert fact.counts == (("", *told),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_speaks_for_a_line_yet_that_is_said(language):
    same, behind = (told(IMAGINARIUM, turning(STAND, one), language)[1] for one in (STAND, richer))
    assert same != behind
    assert "90" in same
    assert "90" in behind
    assert "7" in behind


richer = replace(STAND, stock=(8, 2, 0, 0))


@pytest.mark.parametrize("move", [0, 40])
def test_planning_leads_to_the_turn_it_is_for_and_a_turn_to_the_one_after(move):
    match = match_of("imaginarium", "00")
    glance = Glance(at_hand(match.game), home_of(match.game))
    planned, acted = (
        next(
            number
            for number in range(move, len(match.history))
            if (match.at(number).step == Step.PLANNING) == is_planned
        )
        for is_planned in (True, False)
    )
    for number in (planned, acted):
        course = Course(match, number, glance)
        line = course.line([match.history[number].action])
        assert line.then.has["initiative"]  # the handyman is back
        assert course.game.round_of(course.state) == match.game.round_of(match.at(number)) + 2
    assert line.later.has["initiative"]
