"""Loops of a GPU's threads, each of which sees to its share of many matches: see ``steps``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import DICE, loosen_dice, toss
from bricabrac.engine.kernel import Bits, Choices, Reals, Sums
from bricabrac.engine.layout import Layout, number, numbers
from bricabrac.engine.playouts import Dice
from bricabrac.engine.queues import DEAL, NOBODY, numbered
from bricabrac.research.steps import NOTHING, pay_out

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = deal = look = show = cast(Any, None)
    wait = queue_of = match_of = called = asked = suppose = cast(Any, None)
    fetched = put_back = kept = cast(Any, None)
    INPUTS = ACTIONS = QUEUE = QUEUES = QUESTION = cast(Any, None)


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


def queue_each(thread: int, threads: int, counts: Sums, waiting: Sums, actions: Choices) -> None:
    """Let every match wait among those in which the same is to be done."""
    for place in range(thread, len(actions), threads):
        action = actions[place]
        wait(counts, waiting, DEAL if action == NOTHING else QUEUE[action], place)


def step_each(
    thread: int, threads: int, counts: Sums, waiting: Sums, states: list[State], seeds: Choices,
    actions: Choices, seen: Bits, masks: Bits, lit: Sums, rewards: Reals, done: Bits,
    to_act: Choices, ended: Sums, over: Sums, table: list[State], room: Choices, inputs: Choices,
    seats: int, rounds: int,
) -> None:  # fmt: skip
    """Do the legal action of the match that a thread has, on a table of its own meanwhile.

    A match that is over waits to be dealt in another launch, among others like it.
    """
    queue = queue_of(thread, counts)
    place = match_of(thread, queue, counts, waiting)
    if place == NOBODY:
        return
    won = 0
    if queue == DEAL:
        deal(table[0], seats, seeds[place], rounds)
    else:
        table[0] = states[place]
        apply(table[0], actions[place])
        won = outcome(table[0])
    if queue != DEAL or actions[place] == NOTHING:
        pay_out(won, place, seats, rewards, done)
    if won != 0:
        seeds[place] += len(actions)
        wait(ended, over, DEAL, place)
        return
    show(table[0], place, room, inputs, seen, masks, lit)
    to_act[place] = table[0].active
    states[place] = table[0]


def draw_each(thread: int, threads: int, lit: Sums, dice: list[Dice], actions: Choices) -> None:
    """Any legal action for every match, each by dice of its own."""
    matches = len(actions)
    for place in range(thread, matches, threads):
        at = toss(dice[place], lit[place])
        actions[place] = lit[(at + 1) * matches + place]


# Random play. Its loops all take the same, so that whoever launches need not know which is which.


class Going(Layout):
    """A random match that is going on in a place: besides the table."""

    match = number(bits=32)
    decisions = number(bits=32)
    dice = numbers(DICE, bits=64)


def deal_each(
    thread: int, threads: int, tables: list[State], goings: list[Going], counts: Sums,
    waiting: Sums, ends: list[State], lengths: Sums, winners: Sums, table: list[State],
    its: list[Going], room: Choices, seats: int, seed: int, rounds: int, first: int, count: int,
) -> None:  # fmt: skip
    """Deal the next match that nobody plays yet at a table that waits for one, if there is one.

    Behind the counts of the queues it is counted how many were dealt.
    """
    place = called(thread, waiting, DEAL, first, count)
    fetched(tables, place, table)
    match = numbered(counts, QUEUES) if place != NOBODY else len(lengths)
    if match < len(lengths):
        deal(table[0], seats, seed + match, rounds)
        loosen_dice(its[0], seed + match)
        its[0].match, its[0].decisions = match, 0
        goings[place] = its[0]
        wait(counts, waiting, asked(table[0]), place)
    put_back(tables, place, table)


def answer_each(
    thread: int, threads: int, tables: list[State], goings: list[Going], counts: Sums,
    waiting: Sums, ends: list[State], lengths: Sums, winners: Sums, table: list[State],
    its: list[Going], room: Choices, seats: int, seed: int, rounds: int, first: int, count: int,
) -> None:  # fmt: skip
    """Answer the question that is asked at a table, always the same, by dice.

    Of a match that is over: how many decisions it had, and who won; of the first ones also how the
    table ended. Then another one can be dealt there.
    """
    place = called(thread, waiting, DEAL + 1 + QUESTION, first, count)
    fetched(tables, place, table)
    if place != NOBODY:
        its[0] = goings[place]
        suppose(table[0])
        apply(table[0], room[toss(its[0], legal(table[0], room))])
        its[0].decisions += 1
        won, match, following = outcome(table[0]), its[0].match, DEAL
        if won == 0:
            following = asked(table[0])
        else:
            lengths[match], winners[match] = its[0].decisions, won
            kept(ends, match, table)
        goings[place] = its[0]
        wait(counts, waiting, following, place)
    put_back(tables, place, table)
