"""What is said about Nicodemus: complete, in three languages, and never more than one may know."""

from collections import Counter
from random import Random

import pytest

from bricabrac.engine.match import seen_by
from bricabrac.engine.words import LANGUAGES
from bricabrac.nicodemus import bill
from bricabrac.nicodemus.actions import ACTIONS, NUMBERING
from bricabrac.nicodemus.cards import KINDS, MACHINES, PROJECTS, TILES
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.legal import RULINGS, Refusal
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.words import describe, events, question, refusal, words
from tests.nicodemus.matches import MATCHES, random_match, steps
from tests.walks import told

# Complete.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_machine_and_project_has_words(language):
    names = [words(language).say(f"machine-{id}") for id in MACHINES]
    assert len(set(names)) == KINDS
    assert len({words(language).say(f"effect-{id}") for id in MACHINES}) == KINDS
    assert len({words(language).say(f"needs-{id}") for id in PROJECTS}) == TILES


def test_english_says_what_the_card_facts_say():
    assert words("en").say("effect-Y2") == MACHINES["Y2"].effect
    assert words("en").say("needs-two_red") == PROJECTS["two_red"].needs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language):
    state = random_match(0)[0][0].snapshot()
    state.machine = state.effect = state.space = state.project = 0
    state.seats[0].saves[4] = state.seats[1].saves[4] = 1
    asked = set()
    for state.asks in Ask:
        asked.add(words(language).say(question(state)))
    assert len(asked) == len(Ask)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", list(Refusal)[1:])
def test_every_refusal_has_words(language, reason):
    state = random_match(0)[0][0].snapshot()
    state.machine = state.effect = state.space = state.project = 0
    state.seats[state.active].machines = 1
    told = refusal(state, NUMBERING.parse("sell wood"), reason)
    assert words(language).say(told)
    assert told.ruling == RULINGS.get(reason)


def test_all_refusals_and_previews_of_some_matches_can_be_said():
    dice, told = Random(0), {}  # what comes often is said once
    for before, _, _ in steps(MATCHES // 10):
        plain = before.snapshot()
        for action in dice.sample(range(ACTIONS), 20):
            messages = [describe(plain, action)]
            if reason := GAME.why_not(before, action):
                messages.append(refusal(plain, action, reason))
            told |= {repr(one): one for one in messages}
    for message in told.values():
        assert all(words(language).cite(message) for language in LANGUAGES)


def test_every_action_can_be_described_at_every_question():
    seen = set()
    for before, _, _ in steps():
        if before.snapshot().asks not in seen:
            plain = before.snapshot()
            seen.add(plain.asks)
            for action in range(ACTIONS):
                assert words("de").say(describe(plain, action))
    assert len(seen) == len(Ask) - 2
    for action in range(ACTIONS):
        assert words("fr").say(describe(State(), action))


# Exact: what is promised is done.


def test_a_price_that_is_told_is_the_one_that_is_paid():
    found = Counter()
    for state, action, after in steps():
        verb, space = NUMBERING.split(action)
        if verb == "repair":
            me, kind = state.seats[state.active], state.row[space]
            resources, wild = bill.price(me, kind)
            assert (wild > 0) == (after.asks == Ask.SPARE) == (bill.ways_to_spare(me, kind) > 1)
            if not wild:
                left = after.seats[state.active].stock
                assert list(bill.less(me.stock, resources))[1:] == left[1:]
            else:
                assert wild == bill.savings(me, kind) <= sum(resources)
            found[wild] += 1
    assert found.keys() >= {0, 1}


def test_a_project_uses_the_machines_that_are_named_before():
    found = 0
    for state, action, _ in steps():
        promise = describe(state, action)
        if promise.id in ("do-complete-with", "do-use-these"):
            story = events(told(GAME, state, action), -1)
            done = next(event for event in story if event.id == "event-completes")
            assert done.args["machines"] == promise.args["machines"]
            found += 1
    assert found > 10


# Fair: nothing is told that the audience does not see.


def test_questions_and_previews_tell_what_everybody_sees():
    dice = Random(0)
    for before, _, _ in steps(MATCHES // 10):
        plain, view = before.snapshot(), seen_by(GAME, before, -1)
        assert question(plain) == question(view)
        for action in dice.sample(range(ACTIONS), 10):
            assert describe(plain, action) == describe(view, action)
            if reason := GAME.why_not(before, action):
                assert refusal(plain, action, reason) == refusal(view, action, reason)
