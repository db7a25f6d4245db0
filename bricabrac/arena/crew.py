"""Crew: plays sittings, or does other tasks, on all cores of this machine."""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Protocol, TypeVar

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import Played, play, prepare
from bricabrac.bots.minds import Died, Failed, Mind

PATIENCE = 3  # times that a task may take its mind down with it


class Numbered(Protocol):
    """A task among others; it goes to another process and comes back as something else."""

    @property
    def number(self) -> int: ...


T = TypeVar("T", bound=Numbered)
R = TypeVar("R")


class Crew:
    """Does tasks in as many minds; one that dies is replaced."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or os.cpu_count() or 1
        self.minds: list[Mind] = []

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """How the sittings went, each as soon as it is known."""
        return self.do(play, sittings, prepare)

    def do(
        self, job: Callable[[T], R], tasks: Iterable[T], ready: Callable[[T], None]
    ) -> Iterator[R]:
        """What the job makes of each task; ``ready`` compiles what the first one needs."""
        waiting, tries = deque(tasks), Counter[int]()
        under_way: dict[Future[R], tuple[Mind, T]] = {}
        if waiting:
            ready(waiting[0])  # the minds then find it in the cache
        self.minds = [Mind() for _ in range(min(self.size, len(waiting)))]
        idle = [*self.minds]
        try:
            while waiting or under_way:
                while idle and waiting:
                    mind, task = idle.pop(), waiting.popleft()
                    under_way[mind.ask(job, task)] = mind, task
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    mind, task = under_way.pop(future)
                    idle.append(mind)
                    try:
                        yield future.result()
                    except Died:
                        tries[task.number] += 1
                        if tries[task.number] == PATIENCE:
                            why = f"a worker ended {PATIENCE} times at the same match"
                            raise Failed(why) from None
                        waiting.appendleft(task)
        finally:
            for mind in self.minds:
                mind.close()
            self.minds.clear()
