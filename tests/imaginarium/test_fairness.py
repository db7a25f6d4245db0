"""Nothing is told about Imaginarium that the audience does not see."""

from random import Random

from bricabrac.engine.match import seen_by
from bricabrac.imaginarium import reckoning as sums
from bricabrac.imaginarium.actions import ACTIONS
from bricabrac.imaginarium.cards import ASSISTANTS, MACHINES, PROJECTS, TILES
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.state import Place, State
from bricabrac.imaginarium.words import describe, events, question, refusal
from tests.imaginarium.walks import MATCHES, audiences, named, steps


def test_a_story_can_be_told_from_what_the_audience_sees():
    for before, action, after in steps():
        for audience in audiences(before.snapshot()):
            views = [seen_by(GAME, state, audience, memory=True) for state in (before, after)]
            told = events(before.snapshot(), action, after.snapshot(), audience)
            assert told == events(views[0], action, views[1], audience)


def test_everybody_may_read_the_question_and_the_active_seat_its_previews():
    dice = Random(0)
    for before, _, _ in steps(MATCHES // 4):
        plain, seen = before.snapshot(), seen_by(GAME, before, -1)
        own = seen_by(GAME, before, plain.active)
        assert question(plain) == question(seen)
        for action in dice.sample(range(ACTIONS), 10):
            assert describe(plain, action) == describe(own, action)
            if reason := GAME.why_not(before, action):
                assert refusal(plain, action, reason) == refusal(own, action, reason)


def test_dealing_the_unseen_anew_changes_no_story_but_by_what_comes_to_light():
    compared = 0
    for number, (before, action, after) in enumerate(steps(MATCHES // 4)):
        for audience in audiences(before.snapshot()):
            other = before.clone()
            GAME.redeal(other, audience, number)
            if GAME.why_not(other, action):
                continue  # a secret project that the other one does not have
            start = other.snapshot()
            GAME.apply(other, action)
            views = [seen_by(GAME, state, audience, memory=True) for state in (other, after)]
            if views[0] == views[1]:
                told = events(before.snapshot(), action, after.snapshot(), audience)
                assert told == events(start, action, other.snapshot(), audience)
                compared += 1
    assert compared > 1000


def test_secret_projects_are_named_to_their_owner_only():
    drawn = set()
    for before, action, after in steps():
        was, now = before.snapshot(), after.snapshot()
        hidden = {
            PROJECTS[tile]: now.projects[tile] - Place.OWN
            for tile in range(TILES)
            if now.projects[tile] >= Place.OWN or now.projects[tile] == Place.DECK
        }
        for audience in audiences(was):
            for event in events(was, action, now, audience):
                told = named(event, "project")
                assert all(hidden.get(id, audience) == audience for id in told)
                if event.id == "event-draws-these-projects":
                    assert audience == was.active
                    drawn.add(audience)
    assert drawn


def test_no_card_is_named_before_it_lies_open():
    for before, action, after in steps():
        was, now = before.snapshot(), after.snapshot()
        for event in events(was, action, now, -1):
            for id in named(event, "assistant"):
                assert now.assistants[ASSISTANTS.index(id)] != Place.DECK
            for id in named(event, "machine"):
                assert any(is_open(state, list(MACHINES).index(id)) for state in (was, now))


def is_open(state: State, kind: int) -> bool:
    """Whether such a machine lies anywhere but in the deck."""
    owned = [seat.yard[kind] + sums.holds(seat, kind) for seat in state.seats[: state.players]]
    return kind in state.belt or bool(state.crusher[kind] + state.loose[kind] + sum(owned))
