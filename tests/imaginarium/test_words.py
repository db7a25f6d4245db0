"""What is said about Imaginarium: complete, exact, and in three languages."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bricabrac.engine.pieces import WORDS
from bricabrac.engine.words import LANGUAGES, Event, Message, Several
from bricabrac.imaginarium.actions import ACTIONS, NUMBERING
from bricabrac.imaginarium.cards import ASSISTANTS, BELT, FACTS, MACHINES, PROJECTS
from bricabrac.imaginarium.game import GAME
from bricabrac.imaginarium.names import does
from bricabrac.imaginarium.reasons import RULINGS, Refusal
from bricabrac.imaginarium.stacks import STACKS
from bricabrac.imaginarium.state import Ask, State
from bricabrac.imaginarium.story import What
from bricabrac.imaginarium.words import describe, question, refusal, words
from tests.imaginarium.scenes import at_projects, repairing, seat
from tests.imaginarium.walks import MATCHES, audiences, happened, random_match, steps, story_of
from tests.walks import said

# Complete.


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language):
    say = words(language).say
    assert len({say(f"machine-{id}") for id in MACHINES}) == len(MACHINES)
    assert len({say(f"assistant-{id}") for id in ASSISTANTS}) == len(ASSISTANTS)
    assert len({say(f"skill-{id}") for id in ASSISTANTS}) == len(ASSISTANTS)
    assert len({say(f"project-{id}") for id in PROJECTS}) == len(PROJECTS)
    assert len({say(f"needs-{id}") for id in PROJECTS}) == len(PROJECTS)
    assert all(say(does(stack)) for stack in range(STACKS))


def test_machines_are_called_as_they_are_printed():
    for id, printed in FACTS["machine_names"].items():
        assert [words(language).say(f"machine-{id}") for language in LANGUAGES] == printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language):
    state = random_match(0)[0][0].snapshot()
    state.machine = state.stack = state.space = state.target = 0
    asked = set()
    for state.asks in Ask:
        asked.add(words(language).say(question(state)))
    assert len(asked) == len(Ask)


# An action for every reason that could be given against it.
REFUSED = {
    Refusal.NO_MACHINE_THERE: "reserve 3",
    Refusal.OCCUPIED: "extractor 2",
    Refusal.NOT_IN_WORKSHOP: "use P1",
    Refusal.ALREADY_USED: "use P1",
    Refusal.FACE_DOWN: "use P1+P1",
    Refusal.TOO_FEW_RESOURCES: "use T4",
    Refusal.NOT_OFFERED: "borrow T1",
    Refusal.WRONG_AMOUNT: "give wood+wood",
    Refusal.NOT_IN_STOCK: "give wood",
    Refusal.NOT_IN_ORDER: "pay wood",
    Refusal.NOT_NEIGHBOURS: "choose recruit+repair",
    Refusal.SAME_PAIR: "choose recruit+extract",
    Refusal.NOT_CHOSEN: "do trade",
    Refusal.NOTHING_TO_DO: "do repair",
    Refusal.NOT_IN_YARD: "repair P1",
    Refusal.NOT_IN_OFFICE: "cancel coal_heap",
    Refusal.NO_SUCH_SLOT: "slot 4",
    Refusal.NOT_IN_CRUSHER: "recover P1",
    Refusal.NOT_ALONE: "dismantle repaired P1",
    Refusal.NOT_IN_COST: "take wood",
    Refusal.NOT_COMBINED: "slot 1",
    Refusal.NOT_LOOSE: "combine P1+P1",
    Refusal.TOO_MANY_SLOTS: "stop",
    Refusal.TOO_LITTLE_COAL: "recruit annex",
    Refusal.NOT_IN_ROOM: "recruit annex",
    Refusal.NOT_AVAILABLE: "complete coal_heap",
    Refusal.ALREADY_DONE: "complete coal_heap",
    Refusal.NOT_MET: "complete coal_heap",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", list(Refusal)[1:])
def test_every_refusal_has_words(language, reason):
    state = random_match(1)[0][0].snapshot()
    state.machine = state.stack = state.spaces[BELT + 1] = 0
    told = refusal(state, NUMBERING.parse(REFUSED.get(reason, "stop")), reason)
    assert words(language).say(told)
    assert told.ruling == RULINGS.get(reason)


@pytest.mark.parametrize("asks", list(Ask))
def test_every_action_can_be_described_at_every_question(asks):
    found = [before for before, _, _ in steps() if before.snapshot().asks == asks]
    for state in [one.snapshot() for one in found[:3]] or [State()]:
        for action in range(ACTIONS):
            told = describe(state, action)
            assert all(words(language).say(told) for language in LANGUAGES)


def test_all_questions_refusals_and_previews_of_some_matches_can_be_said():
    dice, refused, asked = Random(0), set(), set()
    for before, _, _ in steps(MATCHES // 4):
        plain = before.snapshot()
        asked.add(plain.asks)
        assert all(words(language).say(question(plain)) for language in LANGUAGES)
        for action in dice.sample(range(ACTIONS), 12):
            assert words(dice.choice(LANGUAGES)).say(describe(plain, action))
            if reason := GAME.why_not(before, action):
                refused.add(reason)
                told = refusal(plain, action, reason)
                assert words(dice.choice(LANGUAGES)).cite(told)
    assert len(asked) > 12
    assert len(refused) > 12


def test_every_refusal_that_rules_give_can_be_said():
    refused = set()
    for before, _, _ in steps(MATCHES // 2):
        plain, dice = before.snapshot(), Random(len(refused))
        for action in range(dice.randrange(7), ACTIONS, 7):
            reason = GAME.why_not(before, action)
            if reason > Refusal.NOT_ASKED and (reason, plain.asks, action % 5) not in refused:
                refused.add((reason, plain.asks, action % 5))
                told = refusal(plain, action, reason)
                assert all(words(language).cite(told) for language in LANGUAGES)
    assert len({reason for reason, _, _ in refused}) > 20


def is_plain(value: Any) -> bool:
    """Whether an argument can go through JSON: numbers of compiled rules cannot."""
    return isinstance(value, Message | Several) or type(value) in (int, str)


def test_all_that_happened_can_be_said():
    told: dict[str, Event] = {}  # what happens often is said once
    for before, action, _ in steps():
        for audience in audiences(before):
            events = happened(before, action, audience)
            assert events
            assert all(isinstance(event, Event) for event in events)
            told |= {repr(event): event for event in events}
    for event in told.values():
        assert all(is_plain(value) for part in said(event) for value in part.args.values())
        assert all(words(language).say(event) for language in LANGUAGES)
    assert len({event.id for event in told.values()}) > 50


def rare() -> Iterator[tuple[State, int]]:
    """What hardly ever happens at random: A5, a secret project that is met, the goal."""
    attacker, secret = seat((9, 9, 9, 9), yard="A5"), "coal_heap two_attack"
    lucky = seat((19, 0, 0, 0), points=18, secret=secret, assistants="secret_projects")
    scenes = {
        "repair A5": repairing(attacker),
        "cancel coal_heap": repairing(attacker, projects="coal_heap").do("repair A5"),
        "complete coal_heap": at_projects(lucky),
    }
    for action, scene in scenes.items():
        yield scene.state, NUMBERING.parse(action)


def test_everything_that_can_be_told_is_told():
    seen = [*((before, action) for before, action, _ in steps()), *rare()]
    assert {told.what for one in seen for told in story_of(*one)} == set(What)


# Exact: the sums that are told are those of the rules.

# What a seat gains, and what it pays, by the event that tells of it. All other numbers change
# nothing: what is owed is paid later.
GAINED = {
    "event-uses": "product",
    "event-borrows": "product",
    "event-feeds": "product",
    "event-gains": "pieces",
    "event-scores": "points",
    "event-takes-coal": "pieces",
    "event-extracts": "pieces",
    "event-keeps": "pieces",
    "event-buys": "pieces",
    "event-sells": "price",
    "event-completes": "points",
    "event-scrap": "pieces",
    "event-majority": "points",
}
PAID = {
    "event-feeds": "pieces",
    "event-fetches": "price",
    "event-owes": "price",
    "event-fails": "price",
    "event-pays": "pieces",
    "event-dives": "price",
    "event-repairs": "price",
    "event-gives-up": "pieces",
    "event-buys": "price",
    "event-sells": "pieces",
    "event-buys-point": "price",
    "event-recruits": "price",
}


def tally(event: Event, arg: str) -> Counter[str]:
    """The pieces and points that an argument of an event names."""
    if arg not in event.args:
        return Counter()
    named = [part for part in said(event.args[arg]) if part.id.startswith(("pieces-", "points"))]
    return Counter({part.id: part.args["count"] for part in named})


def holdings(state: State) -> list[Counter[str]]:
    """The pieces and points of all seats, as events name them."""
    return [
        Counter({f"pieces-{word}": count for word, count in zip(WORDS, seat.stock, strict=True)})
        + Counter({"points": seat.points})
        for seat in state.seats[: state.players]
    ]


def test_the_story_adds_up():
    """What was told to be gained, paid and scored is all there was."""
    for before, action, after in steps():
        held = holdings(before)
        for event in happened(before, action, -1):
            if "seat" in event.args:
                mine = held[event.args["seat"].args["number"]]
                mine.update(tally(event, GAINED.get(event.id, "")))
                mine.update({"points": 1} if event.id == "event-buys-point" else {})
                mine.subtract(tally(event, PAID.get(event.id, "")))
        assert held == holdings(after), NUMBERING.name(action)


def test_the_winner_is_the_one_of_the_rules():
    for seed in range(MATCHES):
        states, actions = random_match(seed)
        last = happened(states[-2], actions[-1], -1)[-1]
        winners = [last.args["seat"]] if last.id == "match-won" else last.args["seats"].parts
        assert GAME.outcome(states[-1]) == sum(1 << seat.args["number"] for seat in winners)


def test_what_is_promised_comes_true():
    """A preview of points or a use, and the story of it, name the same."""
    same = {
        "do-complete": ("event-completes", "points"),
        "do-use": ("event-uses", "product"),
        "do-give-to": ("event-feeds", "product"),
        "do-sell": ("event-sells", "price"),
        "do-buy-point": ("event-buys-point", "price"),
        "do-extract": ("event-extracts", "pieces"),
        "do-recruit": ("event-recruits", "price"),
    }
    kept = set()
    for before, action, _ in steps():
        promise = describe(before, action)
        event = happened(before, action, -1)[0]
        id, arg = same.get(promise.id, ("", ""))
        if event.id == id:
            kept.add(id)
            dumb = words("en").say
            assert dumb(event.args[arg]) == dumb(promise.args[arg])
    assert len(kept) == len(same)
