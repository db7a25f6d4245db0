"""Steps of many matches at once, written once for every game: see ``kernel.bound``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import toss
from bricabrac.engine.kernel import Bits, Choices, Reals, Sums, rule
from bricabrac.engine.layout import Layout, number
from bricabrac.engine.playouts import Dice
from bricabrac.engine.signals import STILL, expect, give, listen

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = deal = look = show = step_at = step_all = cast(Any, None)
    INPUTS = ACTIONS = cast(Any, None)

ALL_WELL = NOTHING = -1
FAR = (1 << 48) - 1  # further than any place


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


def lay_out(
    state: State, place: int, room: Choices, inputs: Choices, seen: Bits, masks: Bits, lit: Sums
) -> None:
    """What the seat to act sees, and what it may do: the latter as a list, too."""
    light(seen, place * INPUTS, INPUTS, inputs, look(state, inputs))
    count, first = legal(state, room), place * (ACTIONS + 1)
    light(masks, place * ACTIONS, ACTIONS, room, count)
    lit[first] = count
    for at in range(count):
        lit[first + 1 + at] = room[at]


def refused(span: Span, actions: Choices, masks: Bits) -> int:
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


def step_one(
    state: State, place: int, span: Span, seeds: Choices, actions: Choices, room: Choices,
    inputs: Choices, seen: Bits, masks: Bits, lit: Sums, rewards: Reals, done: Bits,
    to_act: Choices,
) -> None:  # fmt: skip
    """Do one legal action in the match at a place; where it is NOTHING, deal."""
    seats, action, won = span.seats, actions[place], 0
    if action != NOTHING:
        apply(state, action)
        won = outcome(state)
    pay_out(won, place, seats, rewards, done)
    if won != 0:
        seeds[place] += span.apart
    if action == NOTHING or (won != 0 and span.again != 0):
        deal(state, seats, seeds[place], span.rounds)
    if won == 0 or span.again != 0:
        show(state, place, room, inputs, seen, masks, lit)
        to_act[place] = state.active
    else:
        # Nothing is legal any more.
        light(masks, place * ACTIONS, ACTIONS, room, 0)
        lit[place * (ACTIONS + 1)] = 0


def step(
    states: list[State], span: Span, seeds: Choices, actions: Choices, room: Choices,
    inputs: Choices, seen: Bits, masks: Bits, lit: Sums, rewards: Reals, done: Bits,
    to_act: Choices,
) -> None:  # fmt: skip
    """Do one legal action in every match of a span."""
    for place in range(span.first, span.last):
        step_at(
            states[place], place, span, seeds, actions, room, inputs, seen, masks, lit, rewards,
            done, to_act,
        )  # fmt: skip


# Where the batch calls, and how far from there its hands answer, each in a place of its own: so far
# that no two are in one line of a cache.
CALL, APART = 0, 8


def attend(
    states: list[State], span: Span, seeds: Choices, actions: Choices, room: Choices,
    inputs: Choices, seen: Bits, masks: Bits, lit: Sums, rewards: Reals, done: Bits,
    to_act: Choices, signals: Choices, place: int, call: int, patience: int,
) -> int:  # fmt: skip
    """Call, step a span and wait for the hands: ALL_WELL, or the place of one that is behind.

    In the place of a hand: step a span at every call after that one, until there was none for a
    while; the last that was heard.
    """
    if place == CALL:
        give(signals, CALL, call)
    while True:
        if place != CALL:
            heard = listen(signals, CALL, call, patience)
            if heard == STILL:
                return call
            call = heard
        step_all(
            states, span, seeds, actions, room, inputs, seen, masks, lit, rewards, done, to_act
        )
        if place == CALL:
            break
        give(signals, place, call)
    for hand in range(CALL + APART, len(signals), APART):
        if not expect(signals, hand, call, patience):  # it may be further behind than by one
            return hand
    return ALL_WELL


def draw(span: Span, lit: Sums, dice: Dice, actions: Choices) -> None:
    """Any legal action for every match of a span."""
    for place in range(span.first, span.last):
        first = place * (ACTIONS + 1)
        actions[place] = lit[first + 1 + toss(dice, lit[first])]


def act(state: State, action: int, room: Choices, told: Choices) -> int:
    """Do an action, or none; who is to act and who has won, and what is legal: how much of it."""
    if action != NOTHING:
        apply(state, action)
    told[0], told[1] = state.active, outcome(state)
    return legal(state, room) if told[1] == 0 else 0
