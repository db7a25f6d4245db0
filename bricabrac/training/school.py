"""A school: some play against themselves all the time, one learns from what they bring."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from bricabrac.bots.minds import Died, Mind
from bricabrac.engine.game import Game
from bricabrac.search.weights import Net, to_bytes
from bricabrac.training.play import Chunk, Settings, any_seed, play_chunk
from bricabrac.training.pupil import Pupil

USES = 6  # how often a decision is learned from
EXAM = 25  # every so many chunks, one is kept to be examined by
MIXED = 50  # percent
PATIENCE = 3  # minds that may die in a row


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and how long."""

    seconds: float
    first: float = 0.0  # seconds of these in which the search plays without a network
    mixed: float = 0.0  # seconds of these in which it also plays on, while there is much to learn
    window: int = 400_000  # the newest decisions, from which is learned
    actors: int = 0  # 0: one for each core


@dataclass(slots=True)
class Report:
    """How far one is."""

    seconds: float = 0.0
    matches: int = 0
    decisions: int = 0
    steps: int = 0
    value: float = 0.0  # cross-entropy of the outcome, in matches that are not learned from
    policy: float = 0.0  # of the visits


class School:
    """Learning one game, for one number of seats or several in turn."""

    def __init__(self, game: Game, seats: list[int], folder: Path, course: Course) -> None:
        self.game, self.folder, self.course = game, folder, course
        self.settings = [Settings(seats=number) for number in seats]
        folder.mkdir(parents=True, exist_ok=True)
        self.pupil = Pupil(game, course.window)
        self.report = Report()
        self.chunks = 0

    def begin_with(self, net: Net) -> None:
        """Begin with what was learned before."""
        self.pupil.recall(net)
        self.report.matches = int(net.about.get("matches", 0))
        self.report.decisions = int(net.about.get("decisions", 0))

    def weights(self) -> bytes:
        """What has been learned so far."""
        about = {"matches": self.report.matches, "decisions": self.report.decisions}
        return to_bytes(self.game, self.pupil.rounded(), **about)

    def learn(self) -> Iterator[Report]:
        """Play and learn until the time is up; how far one is, every now and then."""
        play_chunk(self.game.name, None, replace(self.settings[0], chunk=1), 0)  # compiled once
        begun, told = time.monotonic(), 0.0
        size = self.course.actors or os.cpu_count() or 1
        minds = [Mind(nice=5) for _ in range(size)]
        weights: bytes | None = None
        asked: dict[Future[Chunk], Mind] = {}
        owed, died = 0.0, 0
        try:
            for mind in minds:
                asked[self.ask(mind, weights, 0.0)] = mind
            while (passed := time.monotonic() - begun) < self.course.seconds:
                for future in wait(asked, 0 if owed >= 1 else 0.2, FIRST_COMPLETED).done:
                    mind = asked.pop(future)
                    try:
                        owed += USES * self.take(future.result())
                        died = 0
                    except Died:
                        died += 1
                        if died > PATIENCE:
                            raise
                    asked[
                        self.ask(mind, weights if passed > self.course.first else None, passed)
                    ] = mind
                if owed >= 1 and self.pupil.can_learn:
                    left = 1 - passed / self.course.seconds
                    owed -= self.pupil.study(rate=1e-3 * max(0.1, min(1.0, 3 * left)))
                    self.report.steps += 1
                if passed - told >= min(10.0, self.course.seconds / 10):
                    told, weights = passed, self.weights()
                    self.report.seconds = round(passed, 1)
                    yield self.publish(weights)
        finally:
            for mind in minds:
                mind.close()
        self.report.seconds = round(time.monotonic() - begun, 1)
        yield self.publish(self.weights())

    def ask(self, mind: Mind, weights: bytes | None, passed: float) -> Future[Chunk]:
        """Let somebody play; tables of all sizes in turn."""
        self.chunks += 1
        settings = self.settings[self.chunks % len(self.settings)]
        if weights is None:
            settings = replace(settings, share=50, hot=settings.hot // 2)
        elif passed < self.course.mixed:
            settings = replace(settings, mixed=MIXED)
        return mind.ask(play_chunk, self.game.name, weights, settings, any_seed())

    def take(self, chunk: Chunk) -> int:
        """Put what was played to the rest; how many decisions there are to learn from."""
        self.report.matches += chunk.matches
        self.report.decisions += chunk.decisions
        is_exam = self.pupil.chunks % EXAM == EXAM - 1
        return self.pupil.take(chunk.samples, is_exam)

    def publish(self, weights: bytes) -> Report:
        """Keep what has been learned, and how far one is."""
        self.report.value, self.report.policy = self.pupil.examined()
        part = self.folder / "insight.weights.part"
        part.write_bytes(weights)
        part.replace(self.folder / "insight.weights")
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(asdict(self.report)) + "\n")
        return self.report
