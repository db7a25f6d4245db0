"""Loops of a GPU's threads, each of which sees to its share of many matches: see ``steps``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import loosen_dice, toss
from bricabrac.engine.kernel import Bits, Choices, Reals, Sums
from bricabrac.engine.playouts import Dice
from bricabrac.research.steps import NOTHING, Span

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = look = step_at = INPUTS = ACTIONS = cast(Any, None)


def show_blank(
    state: State, place: int, room: Choices, inputs: Choices, seen: Bits, masks: Bits, lit: Sums
) -> None:
    """What the seat to act sees and may do, where all is off before: a GPU is quick at that.

    What is legal is also listed: how much, and what, each so that threads write side by side.
    """
    for at in range(look(state, inputs)):
        seen[place * INPUTS + inputs[at]] = 1
    count, matches = legal(state, room), len(lit) // (ACTIONS + 1)
    lit[place] = count
    for at in range(count):
        masks[place * ACTIONS + room[at]] = 1
        lit[(at + 1) * matches + place] = room[at]


def begin_each(
    thread: int, threads: int, seeds: Choices, actions: Choices, dice: list[Dice], seed: int
) -> None:
    """Let every match be dealt in the next step, each by a seed of its own."""
    for place in range(thread, len(actions), threads):
        seeds[place], actions[place] = seed + place, NOTHING
        loosen_dice(dice[place], seed + place)


def check_each(thread: int, threads: int, wrong: Choices, actions: Choices, masks: Bits) -> None:
    """Note a match whose action is not legal: any of them, if there are several."""
    for place in range(thread, len(actions), threads):
        action = actions[place]
        if action < 0 or action >= ACTIONS or masks[place * ACTIONS + action] == 0:
            wrong[0] = place


def step_each(
    thread: int, threads: int, states: list[State], seeds: Choices, actions: Choices, seen: Bits,
    masks: Bits, lit: Sums, rewards: Reals, done: Bits, to_act: Choices, table: list[State],
    span: Span, room: Choices, inputs: Choices, seats: int, rounds: int,
) -> None:  # fmt: skip
    """Do one legal action in every match, each on a table that is the thread's own meanwhile."""
    span.seats, span.rounds, span.apart, span.again = seats, rounds, len(actions), 1
    for place in range(thread, len(actions), threads):
        table[0] = states[place]
        step_at(
            table[0], place, span, seeds, actions, room, inputs, seen, masks, lit, rewards, done,
            to_act,
        )  # fmt: skip
        states[place] = table[0]


def draw_each(thread: int, threads: int, lit: Sums, dice: list[Dice], actions: Choices) -> None:
    """Any legal action for every match, each by dice of its own."""
    matches = len(actions)
    for place in range(thread, matches, threads):
        at = toss(dice[place], lit[place])
        actions[place] = lit[(at + 1) * matches + place]
