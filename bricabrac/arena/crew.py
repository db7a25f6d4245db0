"""Crew: plays sittings on all cores of this machine."""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait

from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import Played, play, prepare
from bricabrac.bots.minds import Died, Failed, Mind

PATIENCE = 3  # times that a sitting may take its mind down with it


class Crew:
    """Plays sittings in as many minds; one that dies is replaced."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or os.cpu_count() or 1
        self.minds: list[Mind] = []

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """How the sittings went, each as soon as it is known."""
        waiting, tries = deque(sittings), Counter[int]()
        under_way: dict[Future[Played], tuple[Mind, Sitting]] = {}
        if waiting:
            prepare(waiting[0])  # the minds then find it in the cache
        self.minds = [Mind() for _ in range(min(self.size, len(waiting)))]
        idle = [*self.minds]
        try:
            while waiting or under_way:
                while idle and waiting:
                    mind, sitting = idle.pop(), waiting.popleft()
                    under_way[mind.ask(play, sitting)] = mind, sitting
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    mind, sitting = under_way.pop(future)
                    idle.append(mind)
                    try:
                        yield future.result()
                    except Died:
                        tries[sitting.number] += 1
                        if tries[sitting.number] == PATIENCE:
                            why = f"a worker ended {PATIENCE} times at the same match"
                            raise Failed(why) from None
                        waiting.appendleft(sitting)
        finally:
            for mind in self.minds:
                mind.close()
            self.minds.clear()
