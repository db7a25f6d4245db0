"""Information-set Monte Carlo tree search, written once for every game: see ``kernel.bound``.

The tree belongs to one seat. Each iteration deals anew what the seat does not see, walks down
along actions that are legal in this deal, adds a node, plays on for a while, and tells every node
on the way what each seat got. Values are kept for every seat, so nothing is assumed of how many
there are, or whether one's gain is another's loss.

Actions are compared by UCB with availability: an action that was legal in few deals is not held
against the others for having been tried seldom (Cowling, Powley and Whitehouse 2012).
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import toss
from bricabrac.engine.kernel import Choices, routine, rule
from bricabrac.engine.layout import Layout, digit, flag, number, numbers
from bricabrac.engine.playouts import Dice
from bricabrac.search.judgement import ONE, SEATS

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = redeal = value_of = taste = choose = cast(Any, None)

NOWHERE = -1
LONGEST = 512  # decisions that an iteration walks down the tree at the most
MOST_BESIDE = 127


class Node(Layout):
    """What is known about doing an action after those above it."""

    action = number()
    aim = digit()  # what lay where it points, for those who have learned
    beside = digit()  # siblings that lie right behind it, if it is the first of them
    child = number(bits=32)  # the first of them
    sibling = number(bits=32)  # the next one that does not lie beside it
    visits = number(bits=32)
    available = number(bits=32)  # how often it could have been visited
    prior = number(bits=32)  # how likely it looked at first, for those who have learned
    value = numbers(SEATS, bits=64)  # the sum of what each seat got


class Plan(Layout):
    """How to search."""

    seat = number()  # whose eyes
    seats = number()
    exploration = number(bits=32)  # in thousandths
    horizon = number(bits=32)  # decisions played on from a new node, before the table is judged
    is_fond = flag()  # whether the seat likes anything besides winning
    guided = number()  # whether sensible actions are played on, rather than any
    mixed = number()  # percent of new nodes that are played on from, instead of asking a network


@routine
def clear_node(node: Node, action: int) -> None:
    """A node about which nothing is known."""
    node.action = action
    node.aim = node.beside = 0
    node.child = node.sibling = NOWHERE
    node.visits = node.available = 0
    for seat in range(SEATS):
        node.value[seat] = 0


@rule
def hang_below(nodes: list[Node], parent: int, child: int) -> None:
    """Put a node below another.

    Children that come together lie side by side, and only the first of them says where others
    are. In a large tree most time goes into fetching nodes, and those that lie side by side are
    fetched all at once, where along a chain each would wait for the one before it.
    """
    nodes[child].beside = 0
    nodes[child].sibling = first = nodes[parent].child
    room = first != NOWHERE and nodes[first].beside < MOST_BESIDE
    if room and child == first + 1 + nodes[first].beside:
        nodes[first].beside += 1
    else:
        nodes[parent].child = child


@rule
def forget_children(nodes: list[Node], parent: int, child_of: Choices) -> None:
    """No action has a node any more."""
    first = nodes[parent].child
    while first != NOWHERE:
        for child in range(first, first + 1 + nodes[first].beside):
            child_of[nodes[child].action] = NOWHERE
        first = nodes[first].sibling


def grow(
    states: list[State],
    nodes: list[Node],
    plan: Plan,
    dice: Dice,
    room: Choices,
    child_of: Choices,
    path: Choices,
    values: Choices,
    likes: Choices,
    used: int,
    iterations: int,
) -> int:
    """Search on from ``states[0]``, with the tree below ``nodes[0]``; how many nodes are in use.

    ``states[1]`` is for trying things out. With no room for more nodes, those there are learn on.
    """
    trial = states[1]
    fond, base = NOWHERE, 0
    for iteration in range(iterations):
        states[1] = states[0]
        redeal(trial, plan.seat, toss(dice, 1 << 31))
        if iteration == 0 and plan.is_fond:
            fond, base = plan.seat, taste(trial, plan.seat, likes)
        node, depth = 0, 0
        path[0] = 0
        growing = True
        while growing and outcome(trial) == 0 and depth < LONGEST - 1:
            count = legal(trial, room)
            mover = trial.active
            first = nodes[node].child
            while first != NOWHERE:
                for child in range(first, first + 1 + nodes[first].beside):
                    child_of[nodes[child].action] = child
                first = nodes[first].sibling
            untried, chosen, best = 0, NOWHERE, -1e300
            for place in range(count):
                found = child_of[room[place]]
                if found == NOWHERE:
                    # Any of the untried ones, each as likely: reservoir of one.
                    untried += 1
                    if toss(dice, untried) == 0:
                        chosen = room[place]
                else:
                    nodes[found].available += 1
            if untried == 0:
                for place in range(count):
                    found = child_of[room[place]]
                    visits = nodes[found].visits
                    score = nodes[found].value[mover] / (visits * ONE) + (
                        plan.exploration / 1000 * sqrt(log(nodes[found].available) / visits)
                    )
                    if score > best:
                        best, chosen = score, room[place]
            found = child_of[chosen]
            forget_children(nodes, node, child_of)
            apply(trial, chosen)
            if found == NOWHERE:
                growing = False
                if used == len(nodes):
                    break
                found = used
                used += 1
                clear_node(nodes[found], chosen)
                nodes[found].available = 1
                hang_below(nodes, node, found)
            node = found
            depth += 1
            path[depth] = node
        played = 0
        while played < plan.horizon and outcome(trial) == 0:
            count = legal(trial, room)
            if plan.guided == 1:
                apply(trial, choose(trial, room, count, dice))
            else:
                apply(trial, room[toss(dice, count)])
            played += 1
        value_of(trial, plan.seats, values, fond, likes, base)
        for step in range(depth + 1):
            reached = nodes[path[step]]
            reached.visits += 1
            for seat in range(plan.seats):
                reached.value[seat] += values[seat]
    return used


@routine
def rivals(nodes: list[Node], values: Choices) -> None:
    """How often what was tried most was tried, and what comes next to it."""
    values[0] = values[1] = 0
    first = nodes[0].child
    while first != NOWHERE:
        for child in range(first, first + 1 + nodes[first].beside):
            visits = nodes[child].visits
            if visits > values[0]:
                values[1] = values[0]
                values[0] = visits
            elif visits > values[1]:
                values[1] = visits
        first = nodes[first].sibling


@routine
def graft(old: list[Node], fresh: list[Node], sources: Choices, start: int) -> int:
    """Copy the tree below one node of another, level by level; how many nodes it has.

    ``sources`` remembers where each copied node came from. Siblings come to lie side by side.
    """
    fresh[0] = old[start]
    fresh[0].sibling, fresh[0].beside = NOWHERE, 0
    sources[0] = start
    used, done = 1, 0
    while done < used:
        fresh[done].child = NOWHERE
        first = old[sources[done]].child
        while first != NOWHERE:
            for child in range(first, first + 1 + old[first].beside):
                fresh[used] = old[child]
                hang_below(fresh, done, used)
                sources[used] = child
                used += 1
            first = old[first].sibling
        done += 1
    return used
