"""The learner: what the network should have said, worked backwards through its layers.

Written in the kernel's own terms, with the same places of the weights as ``search/network.py``:
the network is so small, and so little of it is on, that a core learns faster than ten cores play.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.eye import NEAR, WORDS
from bricabrac.engine.kernel import Choices, Reals, rule
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.network import HEAD, HIDDEN, LAYER
from bricabrac.training.samples import NOTHING

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    Sample = Any
    TABLE = VALUE = POLICY = ROWS = SIZE = cast(int, None)

OUTCOME = 0.1  # how much of the target is what came of it; the rest is what searches expected
REACH = 4.0  # what a hidden unit is cut to
# Of so many, one hopes without what lies covered: a table as a seat sees it is judged, too.
UNTOLD = 4


@rule
def think(net: Reals, start: int, hidden: Reals, head: Reals) -> None:
    """The layer of one head."""
    bias = net[start + HIDDEN * HEAD : start + LAYER]
    for unit in range(HEAD):
        head[unit] = bias[unit]
    for place in range(HIDDEN):
        amount = hidden[place]
        if amount > 0:
            row = net[start + place * HEAD : start + place * HEAD + HEAD]
            for unit in range(HEAD):
                head[unit] += amount * row[unit]
    for unit in range(HEAD):
        head[unit] = max(head[unit], 0)


@rule
def unthink(
    net: Reals, slope: Reals, start: int, hidden: Reals, head: Reals, back: Reals, blame: Reals
) -> None:
    """Work the slopes of a head (``back``) into its layer, and add those of what it was given."""
    for unit in range(HEAD):
        if head[unit] <= 0:
            back[unit] = 0
        slope[start + HIDDEN * HEAD + unit] += back[unit]
    for place in range(HIDDEN):
        amount = hidden[place]
        if amount > 0:
            row = net[start + place * HEAD : start + place * HEAD + HEAD]
            total = blame[place]
            for unit in range(HEAD):
                slope[start + place * HEAD + unit] += amount * back[unit]
                total += row[unit] * back[unit]
            blame[place] = total


@rule
def to_shares(scores: Reals, count: int) -> None:
    """Scores as shares of one, by their powers of e."""
    most, total = scores[0], 0.0
    for place in range(count):
        most = max(most, scores[place])
    for place in range(count):
        scores[place] = exp(scores[place] - most)
        total += scores[place]
    for place in range(count):
        scores[place] /= total


def learn_value(
    sample: Sample, net: Reals, slope: Reals, hidden: Reals, head: Reals, back: Reals,
    blame: Reals, scores: Reals,
) -> float:  # fmt: skip
    """What each seat can hope for; the loss."""
    think(net, VALUE, hidden, head)
    for place in range(sample.seats):
        start = VALUE + LAYER + HEAD * place
        row, total = net[start : start + HEAD], net[VALUE + LAYER + HEAD * SEATS + place]
        for unit in range(HEAD):
            total += head[unit] * row[unit]
        scores[place] = total
    to_shares(scores, sample.seats)
    for unit in range(HEAD):
        back[unit] = 0
    loss, whole = 0.0, 0.0
    for place in range(sample.seats):
        whole += OUTCOME * sample.won[place] + (1 - OUTCOME) * sample.hoped[place]
    for place in range(sample.seats):
        # Shares of exactly one: a little less, by rounding, would let all scores sink together.
        # Nothing holds them, since only their difference counts, and steps are as long whatever
        # the slope: in an hour every unit would lie at the top of its range.
        target = (OUTCOME * sample.won[place] + (1 - OUTCOME) * sample.hoped[place]) / whole
        loss -= sample.won[place] / ONE * log(scores[place] + 1e-9)
        wrong = scores[place] - target
        start = VALUE + LAYER + HEAD * place
        row = net[start : start + HEAD]
        slope[VALUE + LAYER + HEAD * SEATS + place] += wrong
        for unit in range(HEAD):
            slope[start + unit] += wrong * head[unit]
            back[unit] += wrong * row[unit]
    unthink(net, slope, VALUE, hidden, head, back, blame)
    return loss


def learn_policy(
    sample: Sample, net: Reals, slope: Reals, hidden: Reals, head: Reals, back: Reals,
    blame: Reals, scores: Reals,
) -> float:  # fmt: skip
    """Which action was found best; the loss."""
    think(net, POLICY, hidden, head)
    visits = 0
    for place in range(sample.listed):
        visits += sample.visits[place]
        total = 0.0
        for word in range(WORDS):
            spelled = sample.words[place * WORDS + word]
            if spelled != NOTHING:
                row = net[ROWS + spelled * HEAD : ROWS + spelled * HEAD + HEAD]
                for unit in range(HEAD):
                    total += head[unit] * row[unit]
        scores[place] = total
    to_shares(scores, sample.listed)
    for unit in range(HEAD):
        back[unit] = 0
    loss = 0.0
    for place in range(sample.listed):
        target = sample.visits[place] / max(1, visits)
        loss -= target * log(scores[place] + 1e-9)
        wrong = scores[place] - target
        for word in range(WORDS):
            spelled = sample.words[place * WORDS + word]
            if spelled != NOTHING:
                row = net[ROWS + spelled * HEAD : ROWS + spelled * HEAD + HEAD]
                for unit in range(HEAD):
                    slope[ROWS + spelled * HEAD + unit] += wrong * head[unit]
                    back[unit] += wrong * row[unit]
    unthink(net, slope, POLICY, hidden, head, back, blame)
    return loss


def learn(
    samples: list[Sample],
    order: Choices,
    first: int,
    last: int,
    net: Reals,
    slope: Reals,
    hidden: Reals,
    blame: Reals,
    told: Reals,
    told_blame: Reals,
    head: Reals,
    back: Reals,
    scores: Reals,
    losses: Reals,
) -> None:
    """Add up the slopes of some samples, those in this part of the order, and their losses.

    Who hopes is told what lies covered, but for one in ``UNTOLD``.
    """
    bias = net[TABLE : TABLE + HIDDEN]
    for number in range(first, last):
        sample = samples[order[number]]
        dealt = sample.dealt if number % UNTOLD else sample.seen
        for unit in range(HIDDEN):
            hidden[unit] = bias[unit]
            told[unit] = blame[unit] = told_blame[unit] = 0
        for place in range(dealt):
            start = sample.inputs[place] * HIDDEN
            row = net[start : start + HIDDEN]
            sums = hidden if place < sample.seen else told
            for unit in range(HIDDEN):
                sums[unit] += row[unit]
        for unit in range(HIDDEN):
            told[unit] = min(max(hidden[unit] + told[unit], 0), REACH)
            hidden[unit] = min(max(hidden[unit], 0), REACH)
        losses[0] += learn_value(sample, net, slope, told, head, back, told_blame, scores)
        losses[1] += 1
        if sample.is_thorough:
            losses[2] += learn_policy(sample, net, slope, hidden, head, back, blame, scores)
            losses[3] += 1
        for unit in range(HIDDEN):
            if hidden[unit] <= 0 or hidden[unit] >= REACH:
                blame[unit] = 0
            if told[unit] <= 0 or told[unit] >= REACH:
                told_blame[unit] = 0
            blame[unit] += told_blame[unit]
            slope[TABLE + unit] += blame[unit]
        for place in range(dealt):
            # Never from the end: the compiler makes vectors of this where it can see that.
            start = (sample.inputs[place] & NEAR) * HIDDEN
            faults = blame if place < sample.seen else told_blame
            for unit in range(HIDDEN):
                slope[start + unit] += faults[unit]


def step(
    net: Reals, slope: Reals, first: Reals, second: Reals, mean: Reals, count: int, rate: float,
    time: int,
) -> None:  # fmt: skip
    """One step down the slopes of so many samples, by AdamW; ``mean`` follows slowly."""
    easing = sqrt(1 - 0.999**time) / (1 - 0.9**time)
    for place in range(SIZE):
        down = slope[place] / count
        slope[place] = 0
        first[place] += 0.1 * (down - first[place])
        second[place] += 0.001 * (down * down - second[place])
        net[place] -= rate * (
            easing * first[place] / (sqrt(second[place]) + 1e-8) + 1e-5 * net[place]
        )
        mean[place] += 0.005 * (net[place] - mean[place])
