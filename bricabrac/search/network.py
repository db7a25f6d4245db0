"""A small network that judges a table at a glance, in whole numbers: the same on every machine.

What the eye sees switches rows of a table on; their sum, cut to a range, is all that is known.
From it one head says what share of the win each seat can hope for, beginning with the seat to
act, and another how likely each legal action looks. An action is the sum of the rows that spell
it. Weights have ``FINE`` bits behind the point.

Who hopes is told what lies covered, too, as it was dealt: tables are judged after dealing anew what
somebody does not see, and whoever held the cards knows them. What looks likely is seen by the seat
to act alone, for a rival must not play as though it knew them.

Rows are added four at a time, in loops as long as the sums they are added to: a length that the
compiler does not know makes it use vectors, where a known one makes it write every step out.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.kernel import Choices, Sums, Weights, rule, table
from bricabrac.search.judgement import ONE, SEATS

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    look = uncover = spell = cast(Any, None)
    INPUTS = TABLE = VALUE = POLICY = ROWS = cast(int, None)

HIDDEN, HEAD = 64, 32
FINE = 8
TOP = 4 << FINE  # what a hidden unit is cut to
LAYER = HIDDEN * HEAD + HEAD
# Powers of e, for shares: from 0 down in steps of 1/64.
STEPS = 64
POWERS = table(round(ONE * exp(-step / STEPS)) for step in range(12 * STEPS))


def places(inputs: int, rows: int) -> dict[str, int]:
    """Where the parts of the weights begin, and how many there are."""
    table = inputs * HIDDEN
    value = table + HIDDEN
    policy = value + LAYER + HEAD * SEATS + SEATS
    spelled = policy + LAYER
    return {
        "INPUTS": inputs, "TABLE": table, "VALUE": value, "POLICY": policy, "ROWS": spelled,
        "SIZE": spelled + rows * HEAD,
    }  # fmt: skip


def see(net: Weights, inputs: Choices, count: int, hidden: Sums) -> None:
    """What is known of a table, by the inputs that are on."""
    bias = net[TABLE : TABLE + HIDDEN]
    for unit in range(len(hidden)):
        hidden[unit] = bias[unit]
    for group in range(count // 4):
        first, second = inputs[4 * group] * HIDDEN, inputs[4 * group + 1] * HIDDEN
        third, fourth = inputs[4 * group + 2] * HIDDEN, inputs[4 * group + 3] * HIDDEN
        one, two = net[first : first + HIDDEN], net[second : second + HIDDEN]
        three, four = net[third : third + HIDDEN], net[fourth : fourth + HIDDEN]
        for unit in range(len(hidden)):
            hidden[unit] += one[unit] + two[unit] + three[unit] + four[unit]
    for place in range(count // 4 * 4, count):
        row = net[inputs[place] * HIDDEN : inputs[place] * HIDDEN + HIDDEN]
        for unit in range(len(hidden)):
            hidden[unit] += row[unit]
    for unit in range(len(hidden)):
        hidden[unit] = min(max(hidden[unit], 0), TOP)


@rule
def think(net: Weights, start: int, hidden: Sums, head: Sums) -> None:
    """The layer of one head."""
    bias = net[start + HIDDEN * HEAD : start + LAYER]
    for unit in range(len(head)):
        head[unit] = bias[unit] << FINE
    for group in range(HIDDEN // 4):
        place, row = 4 * group, start + 4 * group * HEAD
        one, two = net[row : row + HEAD], net[row + HEAD : row + 2 * HEAD]
        three, four = net[row + 2 * HEAD : row + 3 * HEAD], net[row + 3 * HEAD : row + 4 * HEAD]
        for unit in range(len(head)):
            head[unit] += (
                hidden[place] * one[unit]
                + hidden[place + 1] * two[unit]
                + hidden[place + 2] * three[unit]
                + hidden[place + 3] * four[unit]
            )
    for unit in range(len(head)):
        head[unit] = max(head[unit] >> FINE, 0)


@rule
def product(net: Weights, start: int, head: Sums) -> int:
    """A row of weights with a head."""
    row, total = net[start : start + HEAD], 0
    for unit in range(HEAD):
        total += head[unit] * row[unit]
    return total >> FINE


@rule
def shared(values: Choices, count: int) -> None:
    """Turn scores into shares of ONE, by their powers of e."""
    most, total = values[0], 0
    for place in range(count):
        most = max(most, values[place])
    for place in range(count):
        step = (most - values[place]) * STEPS >> FINE
        values[place] = POWERS[step] if step < len(POWERS) else 0
        total += values[place]
    for place in range(count):
        values[place] = values[place] * ONE // total


def judge(
    state: State,
    net: Weights,
    inputs: Choices,
    hidden: Sums,
    head: Sums,
    seats: int,
    scores: Choices,
    values: Choices,
) -> None:
    """The share of the win that each seat can hope for."""
    see(net, inputs, uncover(state, inputs, look(state, inputs)), hidden)
    think(net, VALUE, hidden, head)
    for place in range(seats):
        bias = net[VALUE + LAYER + HEAD * SEATS + place]
        scores[place] = bias + product(net, VALUE + LAYER + HEAD * place, head)
    shared(scores, seats)
    for place in range(seats):
        values[(state.active + place) % seats] = scores[place]


def guess(
    state: State,
    net: Weights,
    inputs: Choices,
    hidden: Sums,
    head: Sums,
    room: Choices,
    count: int,
    words: Choices,
    priors: Choices,
) -> None:
    """How likely each legal action looks, as shares of ONE."""
    see(net, inputs, look(state, inputs), hidden)
    think(net, POLICY, hidden, head)
    for place in range(count):
        score = 0
        for word in range(spell(state, room[place], words)):
            score += product(net, ROWS + words[word] * HEAD, head)
        priors[place] = score
    shared(priors, count)
