"""Worker processes: a crew that plays sittings on all cores of this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Any

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import Played

HOUSE = Path(__file__).parents[2]
PATIENCE = 3  # times that a sitting may take its worker down with it
Compiling = Callable[[int, int, str], None]


class Failed(Exception):
    """A sitting that cannot be played; ``trace`` says where a bot went wrong."""

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.trace = trace


@dataclass(slots=True, eq=False)
class Worker:
    """One process, and the sitting it is at."""

    process: subprocess.Popen[bytes]
    is_ready: bool = False
    sitting: Sitting | None = None
    heard: bytes = field(default=b"")

    def tell(self, sitting: Sitting) -> None:
        """Hand over a sitting; a worker that has gone is noticed when it is listened to."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(sitting.to_dict()).encode() + b"\n")
            self.process.stdin.flush()

    def listen(self) -> list[dict[str, Any]] | None:
        """The messages that have come; None if the process has ended."""
        assert self.process.stdout is not None
        said = os.read(self.process.stdout.fileno(), 1 << 20)
        if not said:
            return None
        *lines, self.heard = (self.heard + said).split(b"\n")
        return [json.loads(line) for line in lines]

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                assert stream is not None
                stream.close()


def hire() -> Worker:
    """A new process, which a Ctrl-C at the keyboard does not reach."""
    paths = [str(HOUSE), os.environ.get("PYTHONPATH", "")]
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    return Worker(
        subprocess.Popen(
            [sys.executable, "-m", "bricabrac.arena.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=around,
            start_new_session=True,
        )
    )


class Crew:
    """Plays sittings in as many processes; a process that dies is replaced."""

    def __init__(self, size: int | None = None, compiling: Compiling | None = None) -> None:
        self.size = size or os.cpu_count() or 1
        self.compiling = compiling
        self.workers: list[Worker] = []
        self.tries: dict[int, int] = {}
        self.waiting: deque[Sitting] = deque()

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """How the sittings went, each as soon as it is known."""
        self.waiting = deque(sittings)
        selector = DefaultSelector()
        try:
            if self.waiting:
                # The first worker compiles; the others come when there is something to load.
                self._hire(selector)
            while self.waiting or any(worker.sitting for worker in self.workers):
                for key, _ in selector.select():
                    worker: Worker = key.data
                    messages = worker.listen()
                    if messages is None:
                        self._replace(selector, worker)
                        continue
                    for message in messages:
                        if played := self._hear(selector, worker, message):
                            yield played
        finally:
            for worker in self.workers:
                worker.end()
            self.workers.clear()
            selector.close()

    def _hire(self, selector: DefaultSelector) -> None:
        """A new worker begins to prepare; with no work left, nobody is needed."""
        if self.waiting:
            worker = hire()
            selector.register(worker.process.stdout, EVENT_READ, worker)  # type: ignore[arg-type]
            self.workers.append(worker)
            worker.tell(self.waiting[0])

    def _replace(self, selector: DefaultSelector, worker: Worker) -> None:
        """Somebody has died: another comes, and the sitting is played again."""
        selector.unregister(worker.process.stdout)  # type: ignore[arg-type]
        self.workers.remove(worker)
        worker.end()
        at = worker.sitting.number if worker.sitting else -1
        self.tries[at] = self.tries.get(at, 0) + 1
        if self.tries[at] >= PATIENCE:
            raise Failed(f"a worker ended {PATIENCE} times at the same match")
        if worker.sitting:
            self.waiting.appendleft(worker.sitting)
        self._hire(selector)

    def _hear(
        self, selector: DefaultSelector, worker: Worker, message: dict[str, Any]
    ) -> Played | None:
        """Act on a message; what was played, if it says so."""
        if "compiling" in message:
            if self.compiling:
                self.compiling(*message["compiling"])
            return None
        if "failed" in message:
            raise Failed(message["failed"], message["trace"])
        played = Played.from_dict(message["played"]) if "played" in message else None
        worker.sitting = self.waiting.popleft() if self.waiting else None
        if worker.sitting:
            worker.tell(worker.sitting)
        if not worker.is_ready:
            worker.is_ready = True
            while len(self.workers) < min(self.size, len(self.waiting) + 1):
                self._hire(selector)
        return played
