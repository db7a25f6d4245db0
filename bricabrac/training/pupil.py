"""The pupil: a network in the making, and the newest decisions to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from bricabrac.engine.game import Game
from bricabrac.engine.kernel import Reals
from bricabrac.engine.twins import compiled
from bricabrac.search.judgement import SEATS
from bricabrac.search.network import FINE, HEAD, HIDDEN, places
from bricabrac.search.weights import Net, size_for
from bricabrac.training import learner
from bricabrac.training.samples import LISTED, sample_of

BATCH = 1024
ENOUGH = 20_000  # decisions before learning begins
EXAMINED = 32_000  # decisions, at most: of tables of all sizes
KEPT = ("net", "mean", "first", "second")
NARROW = (8 << FINE) - 1  # weights beyond the first layer are smaller than 8


class Pupil:
    """Learns, and can be examined."""

    def __init__(self, game: Game, window: int) -> None:
        assert game.eye is not None
        self.game = compiled(game)
        kernel, self.sample = self.game.kernel, sample_of(game)
        self.places = places(game.eye.size, game.eye.rows.size)
        rules: dict[str, Any] = {"Sample": self.sample, **self.places}
        for part in (learner.learn_value, learner.learn_policy):
            rules[part.__name__] = kernel.bound(part, game.name, **rules)
        self.learn: Any = kernel.bound(learner.learn, game.name, **rules)
        self.step: Any = kernel.bound(learner.step, game.name, **rules)

        size, dice = size_for(game), np.random.default_rng()
        begin = dice.standard_normal(size) * 0.1
        begin[: self.places["TABLE"]] *= 0.5
        self.net: Any = kernel.held(Reals, begin)
        self.mean: Any = self.net.copy()
        self.slope, self.first, self.second = (self.zeros(size) for _ in range(3))
        sizes = (HIDDEN, HIDDEN, HIDDEN, HIDDEN, HEAD, HEAD, max(LISTED, SEATS))
        self.room = [self.zeros(each) for each in sizes]
        self.time, self.chunks = 0, 0
        self.dice = dice

        self.window: Any = kernel.batch(self.sample, window)
        self.exam: Any = kernel.batch(self.sample, EXAMINED)
        self.kept, self.next, self.examining, self.next_exam = 0, 0, 0, 0
        self.losses = self.zeros(4)

    def zeros(self, size: int) -> Any:
        """Room for numbers."""
        return self.game.kernel.held(Reals, np.zeros(size))

    def recall(self, net: Net) -> None:
        """Know what is known already."""
        self.net[:] = np.array(net.numbers, np.float32) / (1 << FINE)
        self.mean[:] = self.net

    def keep(self, path: Path) -> None:
        """All that learning on needs, but the window, which is soon full again."""
        kept = {name: getattr(self, name) for name in KEPT}
        np.savez(path, time=self.time, **kept)

    def recollect(self, path: Path) -> None:
        """What was kept, to learn on as if nothing had been between."""
        with np.load(path) as kept:
            self.time = int(kept["time"])
            for name in KEPT:
                getattr(self, name)[:] = kept[name]

    def rounded(self) -> list[int]:
        """What has been learned, in whole numbers."""
        numbers = np.rint(self.mean * (1 << FINE)).astype(np.int64)
        first = self.places["VALUE"]
        numbers[:first] = np.clip(numbers[:first], -(1 << 15), (1 << 15) - 1)
        numbers[first:] = np.clip(numbers[first:], -NARROW, NARROW)
        found: list[int] = numbers.tolist()
        return found

    def can_learn(self, enough: int = 0) -> bool:
        """Whether there is enough to learn from."""
        return self.kept >= min(max(ENOUGH, enough), len(self.window))

    def take(self, samples: bytes, is_exam: bool) -> int:
        """Put samples into the window, in place of the oldest; or to the exam."""
        self.chunks += 1
        fresh = np.frombuffer(samples, self.window.packed.dtype)
        if is_exam:
            places = (self.next_exam + np.arange(len(fresh))) % EXAMINED
            self.exam.packed[places] = fresh
            self.next_exam = (self.next_exam + len(fresh)) % EXAMINED
            self.examining = min(EXAMINED, self.examining + len(fresh))
            return 0
        places = (self.next + np.arange(len(fresh))) % len(self.window)
        self.window.packed[places] = fresh
        self.next = (self.next + len(fresh)) % len(self.window)
        self.kept = min(len(self.window), self.kept + len(fresh))
        return len(fresh)

    def study(self, rate: float) -> int:
        """One step; how many decisions it has looked at."""
        self.time += 1
        self.look_at(self.window, self.dice.integers(0, self.kept, BATCH))
        self.step(
            self.net, self.slope, self.first, self.second, self.mean, BATCH, rate,
            self.time,
        )  # fmt: skip
        return BATCH

    def look_at(self, samples: Any, order: Any) -> None:
        """Add up slopes and losses."""
        self.learn(samples, order, 0, len(order), self.net, self.slope, *self.room, self.losses)

    def examined(self) -> tuple[float, float]:
        """The losses, of value and policy, in matches that were not learned from."""
        if not self.examining:
            return 0.0, 0.0
        now, self.net = self.net, self.mean
        self.losses[:] = 0
        self.look_at(self.exam, np.arange(self.examining))
        self.slope[:] = 0
        self.net = now
        value, seen, policy, thorough = map(float, self.losses)
        return round(value / max(1.0, seen), 4), round(policy / max(1.0, thorough), 4)
