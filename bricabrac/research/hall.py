"""Hall: any number of matches on a GPU, stepped together, or played at random to their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from bricabrac.engine.cuda import DeviceArray, DeviceBlock, driver
from bricabrac.engine.game import Game
from bricabrac.engine.kernel import rule
from bricabrac.engine.match import checked_seats
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.queues import IN_STEP, queued
from bricabrac.engine.twins import Cuda, cuda
from bricabrac.games import GAMES
from bricabrac.research import crowd, steps
from bricabrac.research.batch import ROUNDS, Refused, seated

PARTIES, TABLES = 32, 256  # of random play: on each multiprocessor, and what each party sees to


class Seen(NamedTuple):
    """What is to be seen after a step: as Batch's, but all of it lies on the GPU."""

    observations: DeviceArray  # (matches, inputs), bytes
    masks: DeviceArray  # (matches, actions), bytes
    rewards: DeviceArray  # (matches, players), 32 bits
    done: DeviceArray  # (matches,), bytes
    to_act: DeviceArray  # (matches,), 64 bits


class Played(NamedTuple):
    """How random matches went."""

    lengths: DeviceArray  # (matches,): how many decisions each had
    winners: DeviceArray  # (matches,): a bit for every seat that won
    ends: DeviceBlock  # the tables of the first ones at their end


class Hall:
    """Matches of one game, for ``players``, on a GPU: what Batch is on processors.

    Arrays stay where they are: PyTorch, JAX and CuPy read them without a copy, and ``step`` takes
    theirs, too. They are the hall's own, and change with the next step. A match that is over is
    dealt anew in the same step.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        matches: int = 1,
        rounds: int = ROUNDS,  # a match ends after so many, where the game knows that; 0: never
    ) -> None:
        game = cuda(GAMES[game] if isinstance(game, str) else game)
        players, eye = seated(game, players, matches)
        self.game, self.players, self.matches = game, players, matches
        self.inputs, self.actions = eye.inputs.size, game.actions
        self._rules = players, rounds if game.options else 0
        own = {"room": game.actions, "inputs": eye.most, "table": 1}
        self._begin, self._check, self._queue, self._step, self._draw = (
            kernel_of(game).spread(loop, **own) for loop in loops_of(game)
        )
        self._queues, self._over = Queues(game, matches), Queues(game, matches)
        self._states, self._dice = DeviceBlock(game.state, matches), DeviceBlock(Dice, matches)
        self._wrong = DeviceArray((1,), np.int64)
        self._seeds, self._actions, self._to_act = (
            DeviceArray((matches,), np.int64) for _ in range(3)
        )
        self._seen = DeviceArray((matches, self.inputs), np.uint8)
        self._masks = DeviceArray((matches, self.actions), np.uint8)
        self._lit = DeviceArray((matches * (self.actions + 1),), np.int32)
        self._rewards = DeviceArray((matches, players), np.float32)
        self._done = DeviceArray((matches,), np.uint8)

    def reset(self, seed: int = 0) -> Seen:
        """Deal all matches: the first by this seed, the others by those after it."""
        self._begin(self.matches, self._seeds, self._actions, self._dice, seed)
        return self._stepped()

    def step(self, actions: Any) -> Seen:
        """Do an action in every match; Refused, and nothing is done, if one is not legal."""
        if actions is not self._actions:
            self._actions.take(actions)
        self._wrong.take([steps.ALL_WELL])
        self._check(self.matches, self._wrong, self._actions, self._masks)
        (wrong,) = self._wrong.here()
        if wrong != steps.ALL_WELL:
            (action,) = self._actions.here(wrong, wrong + 1)
            raise Refused(f"match {wrong}: action {action} is not legal")
        return self._stepped()

    def _stepped(self) -> Seen:
        """Let every match go one step on."""
        queues, over = self._queues, self._over
        for one in (self._seen, self._masks, queues.counts, over.counts):
            one.blank()
        self._queue(self.matches, *queues, self._actions)
        for here, there in ((queues, over), (over, queues)):
            self._step(
                here.threads, *here, self._states, self._seeds, self._actions, self._seen,
                self._masks, self._lit, self._rewards, self._done, self._to_act, *there,
                *self._rules,
            )  # fmt: skip
        return self.seen()

    def any_actions(self) -> DeviceArray:
        """A legal action for every match, by dice; they can be handed to ``step`` as they are."""
        self._draw(self.matches, self._lit, self._dice, self._actions)
        return self._actions

    def seen(self) -> Seen:
        """What is to be seen now."""
        return Seen(self._seen, self._masks, self._rewards, self._done, self._to_act)

    def state_at(self, place: int) -> Any:
        """A plain copy of the table of one match, with all that is hidden."""
        return self._states[place].snapshot()


def kernel_of(game: Game) -> Cuda:
    """How the rules of a game for a GPU run."""
    assert isinstance(game.kernel, Cuda)
    return game.kernel


def loops_of(game: Game) -> list[Any]:
    """The loops of a hall: begin, check, queue, step, draw."""
    kernel, rules, eye = game.kernel, rules_of(game), game.eye
    assert eye is not None
    rules |= queued(game) | {"look": eye.look, "INPUTS": eye.inputs.size}
    rules["show"] = kernel.bound(crowd.show_blank, game.name, rule, **rules)
    loops = (
        crowd.begin_each, crowd.check_each, crowd.queue_each, crowd.step_each, crowd.draw_each,
    )  # fmt: skip
    return [kernel.bound(one, game.name, **rules) for one in loops]


def rush_of(game: Game) -> Any:
    """The loop of random play."""
    rules = rules_of(game) | queued(game)
    rules["go_on"] = game.kernel.bound(crowd.go_on, game.name, rule, **rules)
    return game.kernel.bound(crowd.play_on, game.name, **rules)


class Queues:
    """Queues on the GPU, of parties with so many matches each: how many wait, and which."""

    def __init__(self, game: Game, matches: int, parties: int = 1) -> None:
        queues = parties * queued(game)["QUEUES"]
        self.counts = DeviceArray((queues,), np.int32)
        self.waiting = DeviceArray((queues * matches,), np.int32)
        self.threads = matches + queues * IN_STEP  # some of each queue go in step with its last

    def __iter__(self) -> Iterator[DeviceArray]:
        return iter((self.counts, self.waiting))


def play(
    game: str | Game,
    matches: int,
    players: int = 0,
    seed: int = 0,
    rounds: int = ROUNDS,
    kept: int = 0,  # tables to be looked at afterwards
) -> Played:
    """Play as many matches at random, from this seed and those after it."""
    game = cuda(GAMES[game] if isinstance(game, str) else game)
    players = checked_seats(game, players or game.seats[0])
    lengths, winners = (DeviceArray((matches,), np.int32) for _ in range(2))
    ends, parties = DeviceBlock(game.state, kept), driver().multiprocessors * PARTIES
    parties = min(parties, -(-matches // TABLES))
    tables, goings = (DeviceBlock(layout, parties * TABLES) for layout in (game.state, crowd.Going))
    own = {"table": 1, "its": 1, "room": game.actions}
    kernel_of(game).spread(rush_of(game), **own)(
        parties * IN_STEP, tables, goings, *Queues(game, TABLES, parties), ends, lengths, winners,
        players, seed, rounds if game.options else 0,
    )  # fmt: skip
    return Played(lengths, winners, ends)
