"""Batch: any number of matches, stepped together in compiled code."""

from __future__ import annotations

import os
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bricabrac.engine.eye import Eye
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.kernel import PLAIN, Bits, Choices, Reals
from bricabrac.engine.match import checked_seats
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.research import steps
from bricabrac.research.hands import Hands, Part

ROUNDS = 100  # random play of Imaginarium hardly ever ends by itself


class Step(NamedTuple):
    """What is to be seen after a step. The arrays are the batch's own, and change with the next."""

    observations: NDArray[np.uint8]  # (matches, inputs): what the seat to act sees, 0 or 1
    masks: NDArray[np.uint8]  # (matches, actions): 1 for what is legal
    rewards: NDArray[np.float32]  # (matches, players): not 0 only in the step that ends a match
    done: NDArray[np.uint8]  # (matches,): whether that step has ended the match
    to_act: NDArray[np.int64]  # (matches,): the seat


class Refused(ValueError):
    """An action is not legal; nothing was done."""


class Batch:
    """Matches of one game, for ``players``, side by side.

    A match that is over is dealt anew in the same step: ``done`` and ``rewards`` tell of the one
    that ended, all else of the new one. Each place has deals of its own, by the seed.

    >>> batch = Batch("nicodemus", matches=1000)
    >>> seen = batch.reset(seed=7)
    >>> seen = batch.step(batch.any_actions())
    >>> seen.observations.shape, seen.masks.shape, seen.rewards.shape
    ((1000, 1110), (1000, 156), (1000, 2))
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        matches: int = 1,
        threads: int = 0,  # 0: one for each core
        rounds: int = ROUNDS,  # a match ends after so many, where the game knows that; 0: never
        again: bool = True,
    ) -> None:
        game = compiled(GAMES[game]) if isinstance(game, str) else game
        players, eye = seated(game, players, matches)
        self.game, self.players, self.matches = game, players, matches
        self.inputs, self.actions = eye.inputs.size, game.actions
        self._states = game.kernel.batch(game.state, matches)
        self._dice = game.kernel.batch(Dice, matches)
        self._loops(game)
        self._make_room(matches, players)
        # Python alone runs one thread at a time.
        count = 1 if game.kernel is PLAIN else max(1, min(threads or os.cpu_count() or 1, matches))
        edges = [matches * number // count for number in range(count + 1)]
        parts = [
            self._part(span_of(game, first, last, players, rounds, matches, again))
            for first, last in pairwise(edges)
        ]
        self._hands = Hands(game.kernel.held, parts)

    def _loops(self, game: Game) -> None:
        """The loops, bound to the rules."""
        kernel, rules = game.kernel, rules_of(game)
        assert game.eye is not None
        rules |= {"look": game.eye.look, "INPUTS": self.inputs}
        rules["go_on"] = kernel.bound(steps.go_on_with, game.name, **rules)
        rules["show"] = kernel.bound(steps.show_each, game.name, **rules)
        rules["offer"] = kernel.bound(steps.offer_each, game.name, **rules)
        rules["refused"] = kernel.bound(steps.first_refused, game.name, **rules)
        rules["step_all"] = kernel.bound(steps.step, game.name, **rules)
        self._attend = kernel.bound(steps.attend, game.name, **rules)

    def _make_room(self, matches: int, players: int) -> None:
        """The arrays, as loops take them and as they are shown."""
        held = self.game.kernel.held
        self._seeds, self._actions, self._drawn, self._to_act = (
            held(Choices, np.zeros(matches, int)) for _ in range(4)
        )
        self._seen = held(Bits, np.zeros(matches * self.inputs, np.uint8))
        self._masks = held(Bits, np.zeros(matches * self.actions, np.uint8))
        self._rewards = held(Reals, np.zeros(matches * players, np.float32))
        self._done = held(Bits, np.zeros(matches, np.uint8))

    def reset(self, seed: int = 0) -> Step:
        """Deal all matches: the first by this seed, the others by those after it."""
        held = self.game.kernel.held
        self._seeds[:] = held(Choices, range(seed, seed + self.matches))
        self._actions[:] = held(Choices, [steps.NOTHING] * self.matches)
        return self._stepped(self._actions, steps.DEALT)

    def step(self, actions: Any) -> Step:
        """Do an action in every match; Refused, and nothing is done, if one is not legal."""
        if actions is self._drawn:
            return self._stepped(self._drawn, steps.DRAWN)
        self._actions[:] = self.game.kernel.held(Choices, actions)
        return self._stepped(self._actions, steps.GIVEN)

    def _stepped(self, actions: Choices, task: int) -> Step:
        """Let every match go one step on."""
        wrong = self._hands.step(task)
        if wrong != steps.ALL_WELL:
            raise Refused(f"match {wrong}: action {actions[wrong]} is not legal")
        return self.seen()

    def _part(self, span: steps.Span) -> Part:
        """What one thread does: it has no more of this batch than the arrays."""
        assert self.game.eye is not None
        kernel = self.game.kernel
        own = kernel.new(steps.Span)
        own.become(span)
        room, inputs = kernel.choices(self.actions), kernel.choices(self.game.eye.most)
        return partial(
            self._attend, self._states, own, self._seeds, self._actions, self._dice, room, inputs,
            self._seen, self._masks, self._drawn, self._rewards, self._done, self._to_act,
        )  # fmt: skip

    def any_actions(self) -> NDArray[np.int64]:
        """A legal action for every match, by dice: others after the next step."""
        return np.asarray(self._drawn)

    def seen(self) -> Step:
        """What is to be seen now."""
        count = self.matches
        return Step(
            np.asarray(self._seen).reshape(count, self.inputs),
            np.asarray(self._masks).reshape(count, self.actions),
            np.asarray(self._rewards).reshape(count, self.players),
            np.asarray(self._done),
            np.asarray(self._to_act),
        )

    def state_at(self, place: int) -> Any:
        """A plain copy of the table of one match, with all that is hidden."""
        return self._states[place].snapshot()


def seated(game: Game, players: int, matches: int) -> tuple[int, Eye]:
    """How many sit at each of so many tables, and how the game looks to them."""
    if game.eye is None:
        raise Impossible("impossible-insight", game=game.name)
    if matches < 1:
        raise ValueError("one match or more is stepped")
    return checked_seats(game, players or game.seats[0]), game.eye


def span_of(
    game: Game, first: int, last: int, players: int, rounds: int, apart: int, again: bool
) -> steps.Span:
    """A part of all matches."""
    span = steps.Span()
    span.first, span.last, span.seats = first, last, players
    span.rounds, span.apart, span.again = rounds if game.options else 0, apart, int(again)
    return span
