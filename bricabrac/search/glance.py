"""A glance: what a network says of a table, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.loops import InsightLoops, glance_for
from bricabrac.search.weights import net_in


class Glance:
    """Room for looking at tables of one game, one after the other."""

    def __init__(self, game: Game, weights: Path) -> None:
        self.loops, kernel = InsightLoops(game), game.kernel
        self.state, self.room = kernel.new(game.state), kernel.choices(game.actions)
        tools = glance_for(game, net_in(weights, game.name).numbers)
        self.priors, self.words, self.net, self.inputs, self.hidden, self.head = tools
        self.values = kernel.choices(SEATS)

    def shares(self, state: Any, seats: int) -> list[float]:
        """The share of the win that each seat can hope for."""
        self.state.become(state)
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
        """The action that looks best; of equal ones the first."""
        priors = self.priors_of(state, legal)
        return legal[priors.index(max(priors))]
