"""A rehearsal: how a table goes on when everybody does what looks good at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import loosen_dice, toss
from bricabrac.engine.game import Game
from bricabrac.engine.kernel import Choices, Sums, Weights
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.playouts import Dice
from bricabrac.search.judgement import ONE, SEATS, won_by
from bricabrac.search.loops import InsightLoops, glance_for
from bricabrac.search.weights import home_of, net_in

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = redeal = judge = guess = cast(Any, None)

FAR = 1 << 10
HORIZON = 1 << 30  # decisions: to the end


def rehearse(
    states: list[State],
    dice: Dice,
    room: Choices,
    values: Choices,
    seats: int,
    seat: int,
    times: int,
    horizon: int,
    priors: Choices,
    words: Choices,
    net: Weights,
    inputs: Choices,
    hidden: Sums,
    head: Sums,
    sums: Sums,
) -> None:
    """Play on from ``states[0]`` so often, each time from another deal of what a seat cannot see.

    For nobody's eyes all lies as it lies, and only the dice are others. What looks twice as good
    is done four times as often. The shares of the win are added up.
    """
    trial = states[1]
    for place in range(seats):
        sums[place] = 0
    for _ in range(times):
        states[1] = states[0]
        if seat < 0:
            loosen_dice(trial, toss(dice, 1 << 31))
        else:
            redeal(trial, seat, toss(dice, 1 << 31))
        decisions = 0
        while decisions < horizon and outcome(trial) == 0:
            count, chosen, total = legal(trial, room), 0, 0
            if count > 1:
                guess(trial, net, inputs, hidden, head, room, count, words, priors)
                for place in range(count):
                    priors[place] = 1 + (priors[place] >> 6) * (priors[place] >> 6) // FAR
                    total += priors[place]
                drawn = toss(dice, total)
                while drawn >= priors[chosen]:
                    drawn -= priors[chosen]
                    chosen += 1
            apply(trial, room[chosen])
            decisions += 1
        won = outcome(trial)
        if won != 0:
            won_by(won, seats, values)
        else:
            judge(trial, net, inputs, hidden, head, seats, priors, values)
        for place in range(seats):
            sums[place] += values[place]


class Rehearsal:
    """Room for rehearsals of one game, one after the other."""

    def __init__(self, game: Game) -> None:
        loops, kernel = InsightLoops(game), game.kernel
        rules = loops.rules | {"judge": loops.judge, "guess": loops.guess}
        self.loop, self.throw = kernel.bound(rehearse, game.name, **rules), loops.throw
        self.states, self.dice = kernel.batch(game.state, 2), kernel.new(Dice)
        self.room, self.values = kernel.choices(game.actions), kernel.choices(SEATS)
        self.tools = glance_for(game, net_in(home_of(game), game.name).numbers)
        self.sums = kernel.held(Sums, [0] * SEATS)

    def shares(
        self,
        state: Any,
        seats: int,
        times: int,
        seed: int,
        seat: int = SPECTATOR,
        horizon: int = HORIZON,
    ) -> tuple[float, ...]:
        """The share of the win that each seat got on average; with open cards for nobody's eyes."""
        self.states[0].become(state)
        self.throw(self.dice, seed)
        self.loop(
            self.states, self.dice, self.room, self.values, seats, seat, times, horizon,
            *self.tools, self.sums,
        )  # fmt: skip
        return tuple(int(self.sums[place]) / ONE / times for place in range(seats))
