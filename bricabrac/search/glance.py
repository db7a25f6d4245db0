"""A glance: what a network says of a table, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pathlib import Path
from random import Random
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.search.insight import UNLIKELY
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.loops import InsightLoops, glance_for
from bricabrac.search.weights import net_in

TABLES = 96  # at which a second look is taken: where few actions look likely, in more deals
DEALS = 24  # of the unseen, at most
FEWEST = 8
TRUST = 20.0  # what a sure win there adds to how likely an action looks, as a power of e


class Glance:
    """Room for looking at tables of one game, one after the other."""

    def __init__(self, game: Game, weights: Path) -> None:
        self.loops, kernel = InsightLoops(game), game.kernel
        self.states, self.room = kernel.batch(game.state, 2), kernel.choices(game.actions)
        self.state, self.hide = self.states[0], kernel.door(game.hide)
        self.tools = glance_for(game, net_in(weights, game.name).numbers)
        self.priors, self.words, self.net, self.inputs, self.hidden, self.head = self.tools
        self.after, self.looks = kernel.choices(game.actions), kernel.choices(game.actions)
        self.seeds, self.sums = kernel.choices(DEALS), kernel.choices(game.actions)
        self.values = kernel.choices(SEATS)

    def shares(self, state: Any, seats: int) -> list[float]:
        """The share of the win that each seat can hope for, by what the seat to act may know."""
        self.state.become(state)
        self.hide(self.state, state.active)
        self.loops.judge(
            self.state, self.net, self.inputs, self.hidden, self.head, seats, self.priors,
            self.values,
        )  # fmt: skip
        return [int(value) / ONE for value in self.values[:seats]]

    def priors_of(self, state: Any, legal: Sequence[int]) -> list[float]:
        """How likely each legal action looks."""
        self.state.become(state)
        for place, action in enumerate(legal):
            self.room[place] = action
        self.loops.guess(
            self.state, self.net, self.inputs, self.hidden, self.head, self.room, len(legal),
            self.words, self.priors,
        )  # fmt: skip
        return [int(prior) / ONE for prior in self.priors[: len(legal)]]

    def likeliest(self, state: Any, legal: Sequence[int]) -> int:
        """The action that looks best by itself; of equal ones the first."""
        priors = self.priors_of(state, legal)
        return legal[priors.index(max(priors))]

    def best(self, state: Any, seat: int, seats: int, legal: Sequence[int], dice: Random) -> int:
        """The action that looks best, by itself and by what it leads to; of equal ones the first.

        The likely ones are done in a few deals of the unseen, the turn is played to its end, and
        each table is looked at then.
        """
        priors = self.priors_of(state, legal)
        likely = sum(prior * UNLIKELY >= max(priors) for prior in priors)
        deals = min(DEALS, max(FEWEST, TABLES // likely))
        for deal in range(deals):
            self.seeds[deal] = dice.getrandbits(31)
        self.loops.look_again(
            self.states, self.seeds, deals, self.room, len(legal), seat, seats, self.after,
            self.values, self.sums, self.looks, *self.tools,
        )  # fmt: skip
        looks = [
            log(prior) + TRUST * int(found) / (ONE * deals) if found >= 0 else -ONE
            for prior, found in zip(priors, self.sums, strict=False)
        ]
        return legal[looks.index(max(looks))]
