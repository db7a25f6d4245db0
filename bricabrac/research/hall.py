"""Hall: any number of matches on a GPU, stepped together, or played at random to their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from bricabrac.engine.cuda import DeviceArray, DeviceBlock
from bricabrac.engine.game import Game
from bricabrac.engine.kernel import rule
from bricabrac.engine.match import checked_seats
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.queues import DEAL, IN_STEP, answering, by_question, by_verb, places_for
from bricabrac.engine.twins import Cuda, cuda
from bricabrac.games import GAMES
from bricabrac.research import crowd, steps
from bricabrac.research.batch import ROUNDS, Refused, seated

TABLES = 1 << 22  # of random play, at the most: so many that queues are long


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
        spread = kernel_of(game).spread(loops_of(game), **own)
        self._begin, self._check, self._queue, self._step, self._draw = spread.launchers
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
    rules |= by_verb(game) | {"look": eye.look, "INPUTS": eye.inputs.size}
    rules["show"] = kernel.bound(crowd.show_blank, game.name, rule, **rules)
    loops = (
        crowd.begin_each, crowd.check_each, crowd.queue_each, crowd.step_each, crowd.draw_each,
    )  # fmt: skip
    return [kernel.bound(one, game.name, **rules) for one in loops]


class Queues:
    """Queues by verb on the GPU: how many matches wait in each, and which."""

    def __init__(self, game: Game, matches: int) -> None:
        queues = by_verb(game)["QUEUES"]
        self.counts = DeviceArray((queues,), np.int32)
        self.waiting = DeviceArray((queues * places_for(matches),), np.int32)
        self.threads = matches + queues * IN_STEP  # some of each queue go in step with its last

    def __iter__(self) -> Iterator[DeviceArray]:
        return iter((self.counts, self.waiting))


def rush_of(game: Game) -> list[Any]:
    """The loops of random play: one that deals, and one for every question."""
    rules, bound = rules_of(game) | by_question(game), game.kernel.bound
    answers = [
        bound(crowd.answer_each, f"{game.name}_{question}", **rules | answering(game, question))
        for question in range(game.questions)
    ]
    return [bound(crowd.deal_each, game.name, **rules), *answers]


def play(
    game: str | Game,
    matches: int,
    players: int = 0,
    seed: int = 0,
    rounds: int = ROUNDS,
    kept: int = 0,  # tables to be looked at afterwards
) -> Played:
    """Play as many matches at random, from this seed and those after it.

    At many tables at once, which wait by what is asked there. Who waits in the longest queue goes
    on, all of them in one launch, whose code is short since it knows the question.
    """
    game = cuda(GAMES[game] if isinstance(game, str) else game)
    players = checked_seats(game, players or game.seats[0])
    spread = kernel_of(game).spread(rush_of(game), "table", its=1, room=game.actions)
    loops = spread.launchers
    lengths, winners = (DeviceArray((matches,), np.int32) for _ in range(2))
    ends, many = DeviceBlock(game.state, kept), min(matches, TABLES)
    tables, goings = (DeviceBlock(layout, many) for layout in (game.state, crowd.Going))
    counts = DeviceArray((len(loops) + 1,), np.int32)
    waiting = DeviceArray((len(loops) * places_for(many),), np.int32)
    waiting.take(np.arange(many))  # in DEAL, the first queue
    counts.take([many], DEAL)
    gone = np.zeros(len(loops), np.uint32)  # out of each queue; both counts may go round
    while True:
        left = counts.here(0, len(loops)).view(np.uint32) - gone
        queue = int(left.argmax())
        if left[queue] == 0:
            return Played(lengths, winners, ends)
        loops[queue](
            int(left[queue]), tables, goings, counts, waiting, ends, lengths, winners, players,
            seed, rounds if game.options else 0, int(gone[queue]), int(left[queue]),
        )  # fmt: skip
        gone[queue] += left[queue]
