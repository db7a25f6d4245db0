"""Steps of many matches at once, written once for every game: see ``kernel.bound``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import loosen_dice, toss
from bricabrac.engine.kernel import Bits, Choices, Reals, rule
from bricabrac.engine.layout import Layout, number
from bricabrac.engine.playouts import Dice
from bricabrac.engine.signals import STILL, expect, give, hear, listen

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = deal = look = cast(Any, None)
    go_on = show = offer = refused = step_all = cast(Any, None)
    INPUTS = ACTIONS = cast(Any, None)

ALL_WELL = NOTHING = -1
FAR = (1 << 48) - 1  # further than any place
# Matches of which first all are gone on with, then all are looked at, and so on. All that in turn
# for each match would be more code than a processor keeps at hand; and not so many that their
# tables would not stay near.
TOGETHER = 256


class Span(Layout):
    """The part of all matches that one thread sees to, and how they are dealt."""

    first = number(bits=64)
    last = number(bits=64)  # the first that is another's
    seats = number()
    rounds = number(bits=32)
    apart = number(bits=64)  # from the seed of a match to that of the next one in its place
    again = number()  # whether a match that is over is dealt anew


@rule
def light(bits: Bits, start: int, size: int, listed: Choices, count: int) -> None:
    """Switch on what is listed, and off everything else, which is done in one stroke.

    That is, if LLVM knows that no place is negative, which would count from the end: hence FAR.
    """
    start &= FAR
    for at in range(size):
        bits[start + at] = 0
    for at in range(count):
        bits[start + listed[at] & FAR] = 1


def first_refused(span: Span, actions: Choices, masks: Bits) -> int:
    """The first match of a span whose action is not legal, or ALL_WELL."""
    for place in range(span.first, span.last):
        action = actions[place]
        if action < 0 or action >= ACTIONS or masks[place * ACTIONS + action] == 0:
            return place
    return ALL_WELL


@rule
def reward(won: int, seats: int, seat: int) -> float:
    """What a match that is over brings a seat: winners share 1, the others lose it equally."""
    winners = 0
    for other in range(seats):
        winners += won >> other & 1
    share = 1.0 / winners if won >> seat & 1 else 0.0
    return (share * seats - 1.0) / (seats - 1.0)


@rule
def pay_out(won: int, place: int, seats: int, rewards: Reals, done: Bits) -> None:
    """Whether the match at a place is over, and what that brings its seats."""
    done[place] = won != 0
    for seat in range(seats):
        rewards[place * seats + seat] = 0.0 if won == 0 else reward(won, seats, seat)


def go_on_with(
    states: list[State], first: int, last: int, span: Span, seeds: Choices, actions: Choices,
    dice: list[Dice], rewards: Reals, done: Bits, to_act: Choices,
) -> None:  # fmt: skip
    """Do one legal action in each of some matches; where it is NOTHING, deal."""
    seats = span.seats
    for place in range(first, last):
        action, won = actions[place], 0
        if action == NOTHING:
            loosen_dice(dice[place], seeds[place])
        else:
            apply(states[place], action)
            won = outcome(states[place])
        pay_out(won, place, seats, rewards, done)
        if won != 0:
            seeds[place] += span.apart
        if action == NOTHING or (won != 0 and span.again != 0):
            deal(states[place], seats, seeds[place], span.rounds)
        if won == 0 or span.again != 0:
            to_act[place] = states[place].active


def show_each(
    states: list[State], first: int, last: int, again: int, done: Bits, inputs: Choices, seen: Bits
) -> None:
    """What the seat to act sees in each of some matches, but those that are over."""
    for place in range(first, last):
        if done[place] == 0 or again != 0:
            light(seen, place * INPUTS, INPUTS, inputs, look(states[place], inputs))


def offer_each(
    states: list[State], first: int, last: int, again: int, done: Bits, dice: list[Dice],
    room: Choices, masks: Bits, drawn: Choices,
) -> None:  # fmt: skip
    """What it may do there, and any of that, by dice; where all is over, NOTHING."""
    for place in range(first, last):
        count = legal(states[place], room) if done[place] == 0 or again != 0 else 0
        light(masks, place * ACTIONS, ACTIONS, room, count)
        drawn[place] = room[toss(dice[place], count)] if count > 0 else NOTHING


def step(
    states: list[State], span: Span, seeds: Choices, actions: Choices, dice: list[Dice],
    room: Choices, inputs: Choices, seen: Bits, masks: Bits, drawn: Choices, rewards: Reals,
    done: Bits, to_act: Choices,
) -> None:  # fmt: skip
    """Do one legal action in every match of a span."""
    first = span.first
    while first < span.last:
        last = min(span.last, first + TOGETHER)
        go_on(states, first, last, span, seeds, actions, dice, rewards, done, to_act)
        show(states, first, last, span.again, done, inputs, seen)
        offer(states, first, last, span.again, done, dice, room, masks, drawn)
        first = last


# Signals: where the batch calls, and how far from there its hands answer, each in a place of its
# own: so far that no two are in one line of a cache.
CALL, APART = 0, 8
# Besides: whose actions are done, or that all is dealt; the first match whose action is not legal;
# and the last call of which everybody knows that.
TASK, WRONG, KNOWN = 1, 2, 3
DEALT, GIVEN, DRAWN = 0, 1, 2


def attend(
    states: list[State], span: Span, seeds: Choices, actions: Choices, dice: list[Dice],
    room: Choices, inputs: Choices, seen: Bits, masks: Bits, drawn: Choices, rewards: Reals,
    done: Bits, to_act: Choices, signals: Choices, place: int, call: int, patience: int,
) -> int:  # fmt: skip
    """Call, step a span and wait for the hands: ALL_WELL, or the place of one that is behind.

    In the place of a hand: step a span at every call after that one, until there was none for a
    while; the last that was heard. Each looks whether the actions of its own span are legal, since
    what others have written lies far away; before anything is done all know that they are.
    """
    heard = call
    if place == CALL and hear(signals, CALL + KNOWN) != call:
        give(signals, CALL, call)
    while place != CALL or hear(signals, CALL + KNOWN) != call:
        if place != CALL:
            heard = listen(signals, CALL, call, patience)
            if heard == STILL:
                return call
        task = hear(signals, CALL + TASK)
        chosen = drawn if task == DRAWN else actions
        wrong = ALL_WELL if task == DEALT else refused(span, chosen, masks)
        if place == CALL:
            for hand in range(CALL + APART, len(signals), APART):
                if not expect(signals, hand + KNOWN, call, patience):
                    return hand
                wrong = hear(signals, hand + WRONG) if wrong == ALL_WELL else wrong
            give(signals, CALL + WRONG, wrong)
            give(signals, CALL + KNOWN, call)
        else:
            give(signals, place + WRONG, wrong)
            give(signals, place + KNOWN, heard)
            if not expect(signals, CALL + KNOWN, heard, patience):
                return call
        if hear(signals, CALL + WRONG) == ALL_WELL:
            step_all(
                states, span, seeds, chosen, dice, room, inputs, seen, masks, drawn, rewards, done,
                to_act,
            )  # fmt: skip
        if place != CALL:
            call = heard
            give(signals, place, call)
    for hand in range(CALL + APART, len(signals), APART):
        if not expect(signals, hand, call, patience):  # it may be further behind than by one
            return hand
    return ALL_WELL


def act(state: State, action: int, room: Choices, told: Choices) -> int:
    """Do an action, or none; who is to act and who has won, and what is legal: how much of it."""
    if action != NOTHING:
        apply(state, action)
    told[0], told[1] = state.active, outcome(state)
    return legal(state, room) if told[1] == 0 else 0
