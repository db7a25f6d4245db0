"""The search of those who have learned: a network instead of playing on, PUCT instead of UCB.

The same tree as in ``tree.py``, walked in the same way. A new node is judged at a glance, without
children; they come with its second visit, all at once, each as likely as it looks. Likelihoods
are weighed among what is legal in this deal, and availability stands for the visits above. Where
an action points at what chance has put there, it is another action for each thing that can lie
there: what was found out about one machine says nothing of the next.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import toss
from bricabrac.engine.kernel import Choices, Sums, Weights, rule
from bricabrac.engine.playouts import Dice
from bricabrac.search.judgement import ONE, won_by
from bricabrac.search.tree import (
    LONGEST,
    NOWHERE,
    Node,
    Plan,
    clear_node,
    forget_children,
    hang_below,
)

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = redeal = value_of = choose = judge = guess = cast(Any, None)
    aim = taste = SWING = cast(Any, None)

MOST = 30.0  # of a fancy: a sure win, and not too much for a float
UNLIKELY = 55  # how often as likely the best one must look for an action to be passed over
FINISHING = 30  # decisions with which a turn is played to its end, at most
UNTRIED = 0.15  # by how much an action that was not tried looks worse than its table


@rule
def add_child(nodes: list[Node], used: int, parent: int, action: int, aim: int, prior: int) -> None:
    """A new node below another."""
    clear_node(nodes[used], action)
    nodes[used].aim = aim
    nodes[used].prior = prior
    hang_below(nodes, parent, used)


def take_aim(nodes: list[Node], table: State) -> None:
    """Leave of what lies below the root only what aims at the things that lie there now."""
    first, nodes[0].child = nodes[0].child, NOWHERE
    while first != NOWHERE:
        last, after = first + nodes[first].beside, nodes[first].sibling
        for child in range(first, last + 1):
            if nodes[child].aim == aim(table, nodes[child].action):
                hang_below(nodes, 0, child)
        first = after


@rule
def most_promising(
    nodes: list[Node], node: int, mover: int, room: Choices, count: int, child_of: Choices,
    curiosity: float,
) -> int:  # fmt: skip
    """The place of the legal action to try next: PUCT; or -1, if none has a node."""
    total = 0
    for place in range(count):
        found = child_of[room[place]]
        if found != NOWHERE:
            nodes[found].available += 1
            total += nodes[found].prior
    here = nodes[node].value[mover] / (max(1, nodes[node].visits) * ONE) - UNTRIED
    chosen, best = NOWHERE, -1e300
    for place in range(count):
        found = child_of[room[place]]
        if found != NOWHERE:
            visits = nodes[found].visits
            hoped = nodes[found].value[mover] / (visits * ONE) if visits > 0 else here
            share = (nodes[found].prior + 1) / (total + count)
            score = hoped + curiosity * share * sqrt(nodes[found].available) / (1 + visits)
            if score > best:
                best, chosen = score, place
    return chosen


def play_on(
    states: list[State], plan: Plan, dice: Dice, room: Choices, likes: Choices, values: Choices
) -> None:
    """What each seat can hope for by playing on: good while there is much to learn."""
    trial, decisions = states[1], 0
    while decisions < plan.horizon and outcome(trial) == 0:
        apply(trial, choose(trial, room, legal(trial, room), dice))
        decisions += 1
    value_of(trial, plan.seats, values, NOWHERE, likes, 0)


def end_turn(
    state: State, room: Choices, net: Weights, inputs: Choices, hidden: Sums, head: Sums,
    words: Choices, priors: Choices,
) -> None:  # fmt: skip
    """Do what looks best until somebody else is to act."""
    seat, decisions = state.active, 0
    while outcome(state) == 0 and state.active == seat and decisions < FINISHING:
        count, best = legal(state, room), 0
        if count > 1:
            guess(state, net, inputs, hidden, head, room, count, words, priors)
            for place in range(count):
                if priors[place] > priors[best]:
                    best = place
        apply(state, room[best])
        decisions += 1


def look_again(
    states: list[State], seeds: Choices, deals: int, room: Choices, count: int, seat: int,
    seats: int, after: Choices, values: Choices, sums: Choices, looks: Choices, priors: Choices,
    words: Choices, net: Weights, inputs: Choices, hidden: Sums, head: Sums,
) -> None:  # fmt: skip
    """What a seat can hope for after each action that looks likely: a sum over some deals.

    It hopes when its turn is over: the middle of a turn is hard to judge. Of actions that do not
    look likely the sum is ``NOWHERE``.
    """
    trial, most = states[1], 0
    for place in range(count):
        most = max(most, priors[place])
    for place in range(count):
        sums[place] = NOWHERE
        if priors[place] * UNLIKELY >= most:
            sums[place] = 0
            for deal in range(deals):
                states[1] = states[0]
                redeal(trial, seat, seeds[deal])
                apply(trial, room[place])
                if trial.active == seat:
                    end_turn(trial, after, net, inputs, hidden, head, words, looks)
                won = outcome(trial)
                if won != 0:
                    won_by(won, seats, values)
                else:
                    judge(trial, net, inputs, hidden, head, seats, looks, values)
                sums[place] += values[seat]


def fancy(state: State, plan: Plan, likes: Choices, base: int, values: Choices) -> None:
    """Let a seat hope for more where there is more of what it likes, as though it led by that."""
    factor = exp(min((taste(state, plan.seat, likes) - base) / SWING, MOST))
    total = ONE + values[plan.seat] * (factor - 1)
    for seat in range(plan.seats):
        weight = factor if seat == plan.seat else 1.0
        values[seat] = int(values[seat] * weight / total * ONE)


def grow_by_insight(
    states: list[State],
    nodes: list[Node],
    plan: Plan,
    dice: Dice,
    room: Choices,
    child_of: Choices,
    path: Choices,
    values: Choices,
    likes: Choices,
    priors: Choices,
    words: Choices,
    net: Weights,
    inputs: Choices,
    hidden: Sums,
    head: Sums,
    used: int,
    iterations: int,
) -> int:
    """Search on from ``states[0]``, with the tree below ``nodes[0]``; how many nodes are in use."""
    trial, base = states[1], 0
    for iteration in range(iterations):
        states[1] = states[0]
        redeal(trial, plan.seat, toss(dice, 1 << 31))
        if iteration == 0 and plan.is_fond:
            base = taste(trial, plan.seat, likes)
        node, depth = 0, 0
        path[0] = 0
        while outcome(trial) == 0 and depth < LONGEST - 1:
            if node > 0 and nodes[node].visits == 0:
                break  # a new one
            count = legal(trial, room)
            mover = trial.active
            first = nodes[node].child
            while first != NOWHERE:
                for child in range(first, first + 1 + nodes[first].beside):
                    if nodes[child].aim == aim(trial, nodes[child].action):
                        child_of[nodes[child].action] = child
                first = nodes[first].sibling
            missing = 0
            for place in range(count):
                missing += child_of[room[place]] == NOWHERE
            if missing > 0 and used + missing <= len(nodes):
                priors[0] = ONE
                if count > 1:
                    guess(trial, net, inputs, hidden, head, room, count, words, priors)
                for place in range(count):
                    if child_of[room[place]] == NOWHERE:
                        target = aim(trial, room[place])
                        add_child(nodes, used, node, room[place], target, priors[place])
                        child_of[room[place]] = used
                        used += 1
            chosen = most_promising(
                nodes, node, mover, room, count, child_of, plan.exploration / 1000
            )
            found = NOWHERE if chosen == NOWHERE else child_of[room[chosen]]
            forget_children(nodes, node, child_of)
            if found == NOWHERE:
                break  # no room for more
            apply(trial, room[chosen])
            node = found
            depth += 1
            path[depth] = node
        won = outcome(trial)
        if won != 0:
            won_by(won, plan.seats, values)
        else:
            if plan.mixed > 0 and toss(dice, 100) < plan.mixed:
                play_on(states, plan, dice, room, likes, values)
            else:
                judge(trial, net, inputs, hidden, head, plan.seats, priors, values)
            if plan.is_fond:
                fancy(trial, plan, likes, base, values)
        for step in range(depth + 1):
            reached = nodes[path[step]]
            reached.visits += 1
            for seat in range(plan.seats):
                reached.value[seat] += values[seat]
    return used
