"""Nothing is told about Imaginarium that the audience does not see."""

from random import Random

from bricabrac.engine.match import seen_by
from bricabrac.engine.story import EVERYBODY, UNTOLD, heard
from bricabrac.imaginarium.actions import ACTIONS
from bricabrac.imaginarium.cards import ASSISTANTS, MACHINES, PROJECTS
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.state import Place, State
from bricabrac.imaginarium.story import What
from bricabrac.imaginarium.words import describe, question, refusal
from bricabrac.imaginarium.workshop import holds
from tests.imaginarium.walks import MATCHES, audiences, happened, named, steps, story_of


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
        story = story_of(before, action)
        for audience in audiences(before):
            other = before.clone()
            GAME.redeal(other, audience, number)
            if GAME.why_not(other, action):
                continue  # a secret project that the other one does not have
            told = story_of(other, action)
            GAME.apply(other, action)
            views = [seen_by(GAME, state, audience, memory=True) for state in (other, after)]
            if views[0] == views[1] or not GAME.reveals(before, after):
                assert heard(told, audience) == heard(story, audience)
                compared += 1
    assert compared > 1000


def test_what_is_whispered_is_heard_by_those_alone_who_may_know():
    whispered = set()
    for before, action, _ in steps():
        story = story_of(before, action)
        for audience in audiences(before):
            for told, listened in zip(story, heard(story, audience), strict=True):
                may_know = told.knows == EVERYBODY or (audience >= 0 and told.knows >> audience & 1)
                assert listened.facts[:-1] == told.facts[:-1]
                assert listened.facts[-1:] == (told.facts[-1:] if may_know else (UNTOLD,))
                if told.knows != EVERYBODY:
                    whispered.add(What(told.what))
    assert whispered == {What.DRAWS_PROJECT}


def test_secret_projects_are_named_to_their_owner_only():
    drawn = set()
    for before, action, _ in steps():
        for audience in audiences(before):
            for event in happened(before, action, audience):
                if event.id == "event-draws-these-projects":
                    assert audience == before.active
                    assert len(named(event, "project")) == 2
                    drawn.add(audience)
    assert drawn


def test_no_card_is_named_that_the_audience_does_not_see_before_or_after():
    for before, action, after in steps(MATCHES // 2):
        for audience in audiences(before):
            views = [seen_by(GAME, state, audience, memory=True) for state in (before, after)]
            for event in happened(before, action, audience):
                for id in named(event, "project"):
                    seen = {view.projects[PROJECTS.index(id)] for view in views}
                    assert seen - {Place.UNSEEN, Place.DECK}
                for id in named(event, "assistant"):
                    assert views[1].assistants[ASSISTANTS.index(id)] != Place.DECK
                for id in named(event, "machine"):
                    assert any(is_open(view, list(MACHINES).index(id)) for view in views)


def is_open(state: State, kind: int) -> bool:
    """Whether such a machine lies anywhere but in the deck."""
    owned = [seat.yard[kind] + holds(seat, kind) for seat in state.seats[: state.players]]
    return kind in state.belt or bool(state.crusher[kind] + state.loose[kind] + sum(owned))
