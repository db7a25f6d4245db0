"""The story of random matches: whole, true, and never more than an audience may know."""

from collections.abc import Iterator
from typing import Any

from bricabrac.engine.match import seen_by
from bricabrac.engine.story import EVERYBODY, UNTOLD, Told, heard
from bricabrac.engine.words import LANGUAGES, Event, Message
from bricabrac.nicodemus.actions import NUMBERING
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.names import MACHINE_IDS, PROJECT_IDS
from bricabrac.nicodemus.story import What
from bricabrac.nicodemus.words import describe, events, words
from tests.nicodemus.matches import MATCHES, steps
from tests.nicodemus.scenes import Scene
from tests.walks import said, told

AUDIENCES = (-1, 0, 1)
SECRETS = {What.DRAWS, What.STEALS_CARD, What.DRAWS_PROJECT, What.BOXES}


def stories(matches: int = MATCHES) -> Iterator[tuple[Any, int, Any, list[Told]]]:
    """All steps of some matches, with what the rules tell of them."""
    for before, action, after in steps(matches):
        yield before, action, after, told(GAME, before, action)


def as_told_to(audience: int, story: list[Told]) -> list[Event]:
    """The story in words."""
    return events(heard(story, audience), audience)


def named(message: Message) -> set[str]:
    """The machines and projects that a message names."""
    parts = [*said(message)]
    machines = {part.args["id"] for part in parts if part.id == "kind"}
    needs = {part.id.removeprefix("needs-") for part in parts if part.id.startswith("needs-")}
    return machines | needs


def in_sight(state: Any, audience: int) -> set[str]:
    """The machines and projects that an audience sees."""
    view = seen_by(GAME, state, audience)
    heaps = [view.discard, *(heap for seat in view.seats for heap in (seat.hand, seat.aside))]
    kinds = {kind for heap in heaps for kind, count in enumerate(heap) if count}
    kinds.update(*(seat.workshop[: seat.machines] for seat in view.seats), view.row[: view.length])
    tiles = {tile for tile, place in enumerate(view.place) if place > 0}
    return {MACHINE_IDS[kind] for kind in kinds} | {PROJECT_IDS[tile] for tile in tiles}


# Whole.


def test_everything_that_can_happen_is_told():
    found = {what for *_, story in stories() for what, _, _ in story}
    for scene, action in (
        (Scene(hand=""), "pass"),
        (Scene(row="B1", hand="R1", foe_hand="").after("play R1"), "effect"),
    ):
        found |= {what for what, _, _ in told(GAME, scene.state, NUMBERING.parse(action))}
    assert found == set(What)


def test_all_that_happened_can_be_said():
    told: dict[str, Event] = {}  # what happens often is said once
    for *_, story in stories():
        for audience in AUDIENCES:
            sentences = as_told_to(audience, story)
            assert sentences
            assert all(isinstance(event, Event) for event in sentences)
            told |= {repr(event): event for event in sentences}
    for event in told.values():
        assert all(words(language).say(event) for language in LANGUAGES)


# True.


def test_what_is_promised_comes_true():
    """A preview of a gain, and the story of it, name the same pieces."""
    for before, action, _, story in stories():
        promise = describe(before.snapshot(), action)
        if promise.id in ("do-gain", "do-gain-from-foe") and "any-resource" not in str(promise):
            gained = next(one for one in as_told_to(-1, story) if one.id == "event-gains")
            assert gained.args["pieces"] == promise.args["pieces"]


def test_the_winner_is_the_one_of_the_rules():
    ends = 0
    for _, _, after, story in stories():
        for _, winners, *points in (one.facts[1:] for one in story if one.what == What.OVER):
            assert winners == GAME.outcome(after)
            assert points == [seat.points for seat in after.snapshot().seats]
            ends += 1
        assert any(one.what == What.OVER for one in story) == bool(GAME.outcome(after))
    assert ends == MATCHES


# Fair.


def test_a_secret_is_heard_by_those_who_share_it():
    kept = set()
    for before, _, _, story in stories():
        for audience in AUDIENCES:
            for true, one in zip(story, heard(story, audience), strict=True):
                assert (true.what in SECRETS) == (true.knows != EVERYBODY)
                assert one.facts[:-1] == true.facts[:-1]
                shares = audience in (0, 1) and true.knows >> audience & 1
                if true.knows == EVERYBODY or shares:
                    assert one == true
                else:
                    assert one.facts[-1] == UNTOLD
                    kept.add(What(true.what))
                if true.what in SECRETS - {What.STEALS_CARD}:
                    assert true.knows == 1 << before.active
    assert kept == SECRETS


def test_whatever_is_named_was_or_is_in_sight():
    for before, _, after, story in stories(MATCHES // 4):
        for audience in AUDIENCES:
            seen = in_sight(before, audience) | in_sight(after, audience)
            for event in as_told_to(audience, story):
                assert named(event) <= seen


def test_dealing_the_unseen_anew_changes_no_story_but_by_what_comes_to_light():
    compared = hidden = 0
    for number, (before, action, after, story) in enumerate(stories(MATCHES // 4)):
        is_open = not GAME.reveals(before.snapshot(), after.snapshot())
        for audience in AUDIENCES:
            other = before.clone()
            GAME.redeal(other, audience, number)
            if GAME.why_not(other, action):
                continue  # a card or project that the other one does not have
            anew = told(GAME, other, action)
            GAME.apply(other, action)
            is_alike = seen_by(GAME, other, audience) == seen_by(GAME, after, audience)
            if is_open or is_alike:
                assert as_told_to(audience, anew) == as_told_to(audience, story)
                compared += 1
                hidden += not is_open
    assert compared > 1000
    assert hidden > 100


def test_drawn_and_stolen_cards_are_named_only_to_those_who_see_them():
    found: set[tuple[str, int]] = set()
    for before, _, _, story in stories():
        for audience in AUDIENCES:
            for event in as_told_to(audience, story):
                if event.id in ("event-draws-these", "event-draws-these-projects"):
                    assert audience == before.active
                elif event.id in ("event-draws", "event-steals-card", "event-project-gone-unseen"):
                    assert not named(event)
                elif event.id == "event-project-gone":
                    assert audience == before.active
                elif event.id == "event-steals-this":
                    assert audience in (0, 1)
                    assert len(named(event)) == 1
                found.add((event.id, audience))
    assert ("event-steals-this", 0) in found
    assert ("event-steals-card", -1) in found
