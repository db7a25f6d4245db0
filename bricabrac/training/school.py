"""A school: some play against themselves all the time, one learns from what they bring."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import Played, play
from bricabrac.bots.minds import Died, Mind
from bricabrac.engine.game import Game
from bricabrac.search.weights import NAME, Net, from_bytes, to_bytes
from bricabrac.training.gate import Gate, Result
from bricabrac.training.play import Chunk, Settings, any_seed, play_chunk
from bricabrac.training.pupil import Pupil

USES = 6  # how often a decision is learned from
EXAM = 25  # every so many chunks, one is kept to be examined by
MIXED = 50  # percent
PATIENCE = 3  # minds that may die in a row
RATE = 1e-3  # of learning; in the last third of the time it falls to a thirtieth
WARMING = 500  # steps in which it rises: slopes of somebody who knows much are small
REFILLED = 100_000  # decisions before somebody who knows much learns on
BEGUN = "0000"  # the checkpoint of what was begun with
PLAIN = "master"  # whom the first candidate meets: the search without a network


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and how long."""

    seconds: float
    first: float = 0.0  # seconds of these in which the search plays without a network
    mixed: float = 0.0  # seconds of these in which it also plays on, while there is much to learn
    window: int = 400_000  # the newest decisions, from which is learned
    thorough: int = 200  # iterations for a decision that shows what is good
    actors: int = 0  # 0: one for each core
    gate: float = 0.0  # seconds from one gate to the next; 0: none
    deals: int = 40  # of a gate, at most
    think: int = 100  # iterations a decision there
    rivals: int = 0  # percent of matches in which one seat searches without the network
    finer: int = 1  # how many times smaller steps are than usual
    blend: int | None = None  # percent of nodes that bots with these play on from; None: as before


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
        self.seats = seats
        quick = max(1, course.thorough // 5)
        self.settings = [
            Settings(number, course.thorough, quick, rivals=course.rivals) for number in seats
        ]
        (folder / "checkpoints").mkdir(parents=True, exist_ok=True)
        self.pupil = Pupil(game, course.window)
        self.report, self.before = Report(), 0.0  # seconds of earlier courses
        self.reports: list[Report] = []  # one every now and then
        self.gates: list[Result] = []
        self.gate: Gate | None = None
        self.best, self.best_elo, self.blend = PLAIN, 0.0, course.blend or 0
        self.chunks, self.owed, self.died, self.is_resumed = 0, 0.0, 0, False
        self.weights: bytes | None = None  # those that play
        self.asked: dict[Future[Any], tuple[Mind, Sitting | None]] = {}

    def begin_with(self, net: Net) -> None:
        """Begin with what was learned before, elsewhere."""
        self.pupil.recall(net)
        self.report.matches = int(net.about.get("matches", 0))
        self.report.decisions = int(net.about.get("decisions", 0))
        if self.course.blend is None:
            self.blend = net.blend
        self.is_resumed, self.weights = True, self.learned()
        self.best = self.checkpoint()

    def resume(self) -> None:
        """Go on where an earlier course in this folder has ended, with all but the window."""
        self.reports = [Report(**json.loads(line)) for line in lines_of(self.folder / "log.jsonl")]
        self.report = replace(self.reports[-1])
        self.before = self.report.seconds
        self.gates = [Result(**json.loads(line)) for line in lines_of(self.folder / "gates.jsonl")]
        self.pupil.recollect(self.folder / "pupil.npz")
        if self.course.blend is None:
            self.blend = from_bytes((self.folder / NAME).read_bytes(), self.game).blend
        self.is_resumed, self.weights = True, self.learned()
        if self.path_of(BEGUN).is_file():
            self.best = BEGUN
        for gate in self.gates:
            if gate.is_accepted:
                self.best, self.best_elo = gate.candidate, gate.elo

    @property
    def is_proved(self) -> bool:
        """Whether anything learned here has passed a gate."""
        return any(gate.is_accepted for gate in self.gates)

    def learned(self) -> bytes:
        """What has been learned so far."""
        about = {"matches": self.report.matches, "decisions": self.report.decisions}
        about |= {"blend": self.blend} if self.blend else {}
        return to_bytes(self.game, self.pupil.rounded(), **about)

    def learn(self) -> Iterator[Report]:
        """Play and learn until the time is up; how far one is, every now and then."""
        play_chunk(self.game.name, None, replace(self.settings[0], chunk=1), 0)  # compiled once
        begun, told, gated, steps = time.monotonic(), 0.0, 0.0, 0
        minds = [Mind(nice=5) for _ in range(self.course.actors or os.cpu_count() or 1)]
        try:
            for mind in minds:
                self.ask(mind, 0.0)
            while (passed := time.monotonic() - begun) < self.course.seconds:
                self.report.seconds = round(self.before + passed, 1)
                self.hear(passed)
                if self.owed >= 1 and self.pupil.can_learn(self.enough(passed)):
                    self.owed -= self.pupil.study(self.rate(passed, steps))
                    self.report.steps += 1
                    steps += 1
                if passed - told >= min(10.0, self.course.seconds / 10):
                    told = passed
                    self.publish()
                    yield self.report
                if self.course.gate and steps and passed - gated >= self.course.gate:
                    gated = passed
                    self.open_gate()
            self.report.seconds = round(self.before + self.course.seconds, 1)
            self.publish()
            if self.course.gate and steps:
                self.owed = 0.0
                self.open_gate()
                while self.gate:
                    self.hear(self.course.seconds)
        finally:
            for mind in minds:
                mind.close()
        self.pupil.keep(self.folder / "pupil.npz")
        yield self.report

    def enough(self, passed: float) -> int:
        """Decisions to begin with: few matches would be learned by heart, and much forgotten."""
        return REFILLED if self.is_resumed and passed < self.course.seconds / 10 else 0

    def plays_on(self, passed: float) -> bool:
        """Whether whoever plays still plays on: a network that is too young without it teaches
        itself matches that never end, and where there are gates it is so until it passed one."""
        is_young = bool(self.course.gate) and not self.is_proved
        return passed < self.course.mixed or (self.course.mixed > 0 and is_young)

    def rate(self, passed: float, steps: int) -> float:
        """How fast one learns now."""
        left = 1 - passed / self.course.seconds
        slowed = max(1 / 30, min(1.0, 3 * left)) * min(1.0, (steps + 1) / WARMING)
        return RATE / self.course.finer * slowed

    def ask(self, mind: Mind, passed: float) -> None:
        """Let somebody play: at the gate, or against oneself at tables of all sizes in turn."""
        sitting = self.gate.next() if self.gate else None
        if sitting:
            self.asked[mind.ask(play, sitting)] = mind, sitting
            return
        if passed >= self.course.seconds:
            return
        self.chunks += 1
        settings = self.settings[self.chunks % len(self.settings)]
        weights = self.weights if self.is_resumed or passed > self.course.first else None
        if weights is None:
            settings = replace(settings, share=50, hot=settings.hot // 2)
        elif self.plays_on(passed):
            settings = replace(settings, mixed=MIXED)
        future = mind.ask(play_chunk, self.game.name, weights, settings, any_seed())
        self.asked[future] = mind, None

    def hear(self, passed: float) -> None:
        """Take what was played meanwhile, and let those play on who brought it."""
        for future in wait(self.asked, 0 if self.owed >= 1 else 0.2, FIRST_COMPLETED).done:
            mind, sitting = self.asked.pop(future)
            try:
                self.take(future.result(), sitting, passed)
                self.died = 0
            except Died:
                self.died += 1
                if self.died > PATIENCE:
                    raise
                if self.gate and sitting:
                    self.gate.again(sitting)
            self.ask(mind, passed)
        if self.gate and self.gate.is_over:
            self.close_gate(self.gate)

    def take(self, brought: Chunk | Played, sitting: Sitting | None, passed: float) -> None:
        """Put what was played to the rest."""
        if isinstance(brought, Played):
            if self.gate and sitting and sitting.seats in self.gate.sides:
                self.gate.count(sitting, brought)
        elif passed < self.course.seconds:
            self.report.matches += brought.matches
            self.report.decisions += brought.decisions
            is_exam = self.pupil.chunks % EXAM == EXAM - 1
            self.owed += USES * self.pupil.take(brought.samples, is_exam)

    def path_of(self, checkpoint: str) -> Path:
        """The file of a checkpoint."""
        return self.folder / "checkpoints" / f"{checkpoint}.weights"

    def entrant(self, who: str) -> str:
        """Somebody at a gate, as the arena names them."""
        return f"{who if who == PLAIN else self.path_of(who)}@{self.course.think}"

    def checkpoint(self) -> str:
        """Keep what has been learned by now, under the number of the gate it will come to."""
        name = f"{len(self.gates) + 1:04}" if self.report.steps else BEGUN
        self.path_of(name).write_bytes(self.learned())
        return name

    def open_gate(self) -> None:
        """Let what has been learned by now meet the best so far; an older one has had its time."""
        self.candidate = self.checkpoint()
        sides = self.entrant(self.candidate), self.entrant(self.best)
        self.gate = Gate(self.game, self.seats, *sides, self.course.deals)
        self.since = self.report.seconds, self.report.matches

    def close_gate(self, gate: Gate) -> None:
        """Who has won is the best from now on."""
        result = gate.result(self.candidate, self.best, self.best_elo, *self.since)
        self.gate = None
        self.gates.append(result)
        if result.is_accepted:
            self.best, self.best_elo = result.candidate, result.elo
            write_whole(self.folder / "best.weights", self.path_of(self.best).read_bytes())
        with (self.folder / "gates.jsonl").open("a") as log:
            log.write(json.dumps(asdict(result)) + "\n")

    def publish(self) -> None:
        """Keep what has been learned, and how far one is; from now on it plays."""
        self.weights = self.learned()
        self.report.value, self.report.policy = self.pupil.examined()
        self.reports.append(replace(self.report))
        write_whole(self.folder / NAME, self.weights)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(asdict(self.report)) + "\n")


def write_whole(path: Path, content: bytes) -> None:
    """A file that is there as a whole, or as it was before."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)


def lines_of(path: Path) -> list[str]:
    """The lines of a log, if there is one."""
    return path.read_text().splitlines() if path.is_file() else []
