"""Trials: matches that bots play inside compiled code, counted as studies want: see ``bound``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import seed_dice, toss
from bricabrac.engine.kernel import Choices, Sums, Weights
from bricabrac.engine.playouts import Dice
from bricabrac.engine.taking import NONE
from bricabrac.search.judgement import ONE

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = deal = taken = best_start = guess = pick = cast(Any, None)
    round_of = ACTIONS = CARDS = cast(Any, None)

TRIES = 8  # turns that the planner thinks through
WON, DECISIONS, ROUNDS, ORDER = 0, 1, 2, 3  # where a trial has what; the order has as many as sit
WIDTHS = 120  # rounds of which the width is told


def by_plan(
    states: list[State], dice: Dice, room: Choices, count: int, seats: int, likes: Choices,
    priors: Choices, words: Choices, net: Weights, inputs: Choices, hidden: Sums, head: Sums,
) -> int:  # fmt: skip
    """What begins the best of some turns: as the apprentice does, with fewer tries."""
    best: int = best_start(states, dice, room, likes, states[0].active, seats, TRIES)
    return best


def by_insight(
    states: list[State], dice: Dice, room: Choices, count: int, seats: int, likes: Choices,
    priors: Choices, words: Choices, net: Weights, inputs: Choices, hidden: Sums, head: Sums,
) -> int:  # fmt: skip
    """Any action, as often as it looks best at a glance to somebody who has learned the game."""
    guess(states[0], net, inputs, hidden, head, room, count, words, priors)
    drawn = toss(dice, ONE)
    for place in range(count):
        drawn -= priors[place]
        if drawn < 0:
            return room[place]
    return room[0]


def trial(
    states: list[State], dice: Dice, room: Choices, likes: Choices, priors: Choices,
    words: Choices, net: Weights, inputs: Choices, hidden: Sums, head: Sums, seats: int,
    seed: int, other: int, rounds: int, banned: int, card: int, told: Choices, acts: Choices,
    cards: Choices, widths: Choices,
) -> None:  # fmt: skip
    """Play a match to its end: ``other`` dice than the deal's, unless 0; a seat may be banned
    from taking a card, as long as there is anything else to do.
    """
    state = states[0]
    deal(state, seats, seed, rounds)
    if other != 0:
        seed_dice(state, other)
    come = 0  # a bit for every seat that has acted
    told[DECISIONS] = 0
    while outcome(state) == 0:
        count, seat = legal(state, room), state.active
        if not come >> seat & 1:
            place = 0
            for earlier in range(seats):
                place += come >> earlier & 1
            come |= 1 << seat
            told[ORDER + place] = seat
        if seat == banned and count > 1:
            left = 0
            for place in range(count):
                if taken(state, room[place]) != card:
                    room[left] = room[place]
                    left += 1
            count = left if left > 0 else count
        action = room[0]
        if count > 1:
            width = 2 * min(WIDTHS - 1, round_of(state))
            widths[width] += count
            widths[width + 1] += 1
            told[DECISIONS] += 1
            action = pick(
                states, dice, room, count, seats, likes, priors, words, net, inputs, hidden, head
            )
        acts[seat * ACTIONS + action] += 1
        got = taken(state, action)
        if got != NONE:
            cards[seat * CARDS + got] += 1
        apply(state, action)
    told[WON], told[ROUNDS] = outcome(state), round_of(state)
