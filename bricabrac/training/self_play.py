"""Playing against oneself, written once for every game: see ``kernel.bound``.

A part of the decisions is searched thoroughly, with some noise at the root, and shows which
actions are good; the others are searched quickly, and only tell how the match went on.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import toss
from bricabrac.engine.eye import WORDS
from bricabrac.engine.kernel import Choices, Sums, Weights
from bricabrac.engine.layout import Layout, flag, number
from bricabrac.engine.playouts import Dice
from bricabrac.search.insight import add_child
from bricabrac.search.judgement import ONE, won_by
from bricabrac.search.tree import NOWHERE, Node, Plan, clear_node
from bricabrac.training.samples import LISTED, NOTHING

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    Sample = Any
    legal = apply = outcome = deal = look = uncover = spell = aim = cast(Any, None)
    grow = grow_by_insight = guess = cast(Any, None)

FAR = 1 << 16
# What is hoped for is what the searches of this decision and of later ones expected, each later
# one by so many percent less: nearer to the truth than one search, less of a lottery than the end.
NEAR = 6
EXPLORATION = 700  # of who searches without the network, in thousandths


class Manner(Layout):
    """How matches are played to learn from them."""

    seats = number()
    thorough = number(bits=32)  # iterations
    quick = number(bits=32)
    share = number()  # percent of the decisions that are thorough
    noise = number()  # percent of noise at the root
    hot = number()  # decisions of a match that are chosen by visits; then nearly always the best
    longest = number(bits=32)  # decisions after which a match is given up
    rivals = number()  # percent of the matches in which one seat searches without the network
    plain = number(bits=32)  # iterations of that one
    has_learned = flag()  # whether the network is asked; else the search plays on


def child_at(nodes: list[Node], action: int) -> int:
    """The node of an action below the root, or NOWHERE."""
    first = nodes[0].child
    while first != NOWHERE:
        for child in range(first, first + 1 + nodes[first].beside):
            if nodes[child].action == action:
                return child
        first = nodes[first].sibling
    return NOWHERE


def note(
    sample: Sample, table: State, nodes: list[Node], room: Choices, count: int, inputs: Choices,
    words: Choices, seats: int,
) -> None:  # fmt: skip
    """Write down a decision, as it looks and as it was searched."""
    mover = table.active
    sample.mover, sample.seats = mover, seats
    sample.seen = look(table, inputs)
    sample.dealt = uncover(table, inputs, sample.seen)
    for place in range(sample.dealt):
        sample.inputs[place] = inputs[place]
    for place in range(seats):
        sample.hoped[place] = nodes[0].value[(mover + place) % seats] // max(1, nodes[0].visits)
    sample.listed = min(count, LISTED)
    for place in range(sample.listed):
        spelled = spell(table, room[place], words)
        for word in range(WORDS):
            sample.words[place * WORDS + word] = words[word] if word < spelled else NOTHING
        found = child_at(nodes, room[place])
        sample.visits[place] = 0 if found == NOWHERE else nodes[found].visits


def pick(nodes: list[Node], room: Choices, count: int, power: int, dice: Dice) -> int:
    """One of the legal actions, by how often it was visited."""
    most, total = 1, 0.0
    for place in range(count):
        found = child_at(nodes, room[place])
        if found != NOWHERE:
            most = max(most, nodes[found].visits)
    for place in range(count):
        found = child_at(nodes, room[place])
        total += 0.0 if found == NOWHERE else (nodes[found].visits / most) ** power
    drawn = total * toss(dice, FAR) / FAR
    for place in range(count):
        found = child_at(nodes, room[place])
        drawn -= 0.0 if found == NOWHERE else (nodes[found].visits / most) ** power
        if drawn < 0:
            return room[place]
    return room[count - 1]


def plant_with_noise(
    nodes: list[Node], table: State, net: Weights, inputs: Choices, hidden: Sums, head: Sums,
    room: Choices, count: int, words: Choices, priors: Choices, noise: int, dice: Dice,
) -> int:  # fmt: skip
    """A root whose children look a little other than they do; how many nodes there are."""
    guess(table, net, inputs, hidden, head, room, count, words, priors)
    total = 0.0
    for place in range(count):
        add_child(nodes, 1 + place, 0, room[place], aim(table, room[place]), 0)
        drawn = -(log((toss(dice, FAR) + 1) / FAR) ** 3)
        total += drawn
        nodes[1 + place].available = int(FAR * drawn)  # only until all are drawn
    for place in range(count):
        share = nodes[1 + place].available / FAR / max(total, 1e-9)
        nodes[1 + place].available = 0
        nodes[1 + place].prior = int((priors[place] * (100 - noise) + ONE * share * noise) / 100)
    return 1 + count


def self_play(
    states: list[State],
    nodes: list[Node],
    plan: Plan,
    manner: Manner,
    dice: Dice,
    room: Choices,
    listed: Choices,
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
    samples: list[Sample],
    rounds: int,
    report: Choices,
) -> int:
    """Play whole matches while there is room for samples; how many there are.

    ``report`` counts matches and decisions.
    """
    table, used = states[2], 0
    seats = plan.seats = manner.seats
    while True:
        deal(table, seats, toss(dice, 1 << 31), rounds)
        start, decisions, rival, curiosity = used, 0, NOWHERE, plan.exploration
        if toss(dice, 100) < manner.rivals:
            rival = toss(dice, seats)
        while outcome(table) == 0 and decisions < manner.longest:
            count = legal(table, listed)
            decisions += 1
            if count == 1:
                apply(table, listed[0])
                continue
            if used == len(samples):
                return start  # no room for the rest of this match
            plan.seat = table.active
            states[0] = table
            is_rival = table.active == rival
            is_thorough = not is_rival and toss(dice, 100) < manner.share
            iterations = manner.thorough if is_thorough else manner.quick
            if is_rival:
                iterations = manner.plain
            clear_node(nodes[0], NOWHERE)
            if manner.has_learned and not is_rival:
                top = 1
                if is_thorough:
                    top = plant_with_noise(
                        nodes, table, net, inputs, hidden, head, listed, count, words, priors,
                        manner.noise, dice,
                    )  # fmt: skip
                grow_by_insight(
                    states, nodes, plan, dice, room, child_of, path, values, likes, priors, words,
                    net, inputs, hidden, head, top, iterations,
                )  # fmt: skip
            else:
                plan.exploration = EXPLORATION
                grow(states, nodes, plan, dice, room, child_of, path, values, likes, 1, iterations)
                plan.exploration = curiosity
            note(samples[used], table, nodes, listed, count, inputs, words, seats)
            samples[used].is_thorough = is_thorough and count <= LISTED
            if is_rival:
                samples[used].hoped[0] = NOTHING
            used += 1
            power = 1 if decisions < manner.hot and not is_rival else 4
            apply(table, pick(nodes, listed, count, power, dice))
        report[1] += decisions
        if outcome(table) == 0:
            used = start  # nothing came of it
            continue
        report[0] += 1
        won_by(outcome(table), seats, values)
        for seat in range(seats):
            priors[seat] = values[seat]
        for step in range(used - start):
            sample = samples[used - 1 - step]
            near = 0 if sample.hoped[0] == NOTHING else NEAR  # a rival's hopes are no lesson
            for place in range(seats):
                seat = (sample.mover + place) % seats
                sample.won[place] = values[seat]
                priors[seat] += (sample.hoped[place] - priors[seat]) * near // 100
                sample.hoped[place] = priors[seat]
