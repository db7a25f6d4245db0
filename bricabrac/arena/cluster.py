"""The same matches on a Ray cluster; every machine of it needs bricabrac installed."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from bricabrac.arena.crew import R, T
from bricabrac.arena.pairing import Sitting
from bricabrac.arena.table import Played, play

PORT, PATIENCE = 6379, 5.0  # Ray's own, and seconds for somebody to answer there
AHEAD = 2  # tasks under way or waiting for each core


class NoCluster(Exception):
    """There is none at that address, or none can be started here; says why."""


class Cluster:
    """Does tasks on a Ray cluster, or on a small one started here."""

    def __init__(self, address: str | None = None, size: int | None = None) -> None:
        self.address, self.size = address or None, size

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """How the sittings went, each as soon as it is known."""
        return self.do(play, sittings)

    def do(
        self, job: Callable[[T], R], tasks: Iterable[T], ready: Callable[[T], None] | None = None
    ) -> Iterator[R]:
        """What the job makes of each task; those who do it get ready by themselves."""
        ray: Any = import_module("ray")
        ours = not ray.is_initialized()
        if ours:
            self._join(ray)
        try:
            yield from self._spread(ray, job, iter(tasks))
        finally:
            if ours:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        """Go to the cluster, or start one; a wrong address is not waited for by Ray's minutes."""
        alone = {} if self.address else {"num_cpus": self.size, "include_dashboard": False}
        handler = signal.getsignal(signal.SIGTERM)
        # As our own crew: Ray's workers give way to everybody, and on a busy machine never begin.
        os.environ.setdefault("RAY_worker_niceness", "0")
        try:
            if self.address and self.address != "auto":
                there = urlsplit(self.address if "//" in self.address else f"//{self.address}")
                socket.create_connection((there.hostname, there.port or PORT), PATIENCE).close()
            ray.init(
                address=self.address or "local",
                log_to_driver=False,
                logging_level="ERROR",
                **alone,
            )
        except (OSError, RuntimeError, ValueError) as error:
            raise NoCluster(getattr(error, "strerror", None) or str(error)) from None
        signal.signal(signal.SIGTERM, handler)  # Ray would leave without the table so far

    def _spread(self, ray: Any, job: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        """Keep every core busy; Ray repeats what was lost with a machine or a process."""
        remote = ray.remote(max_retries=3)(job)
        cores = int(ray.cluster_resources().get("CPU", 1))
        # The first one compiles; the others come when there is something to load.
        under_way = [remote.remote(task) for task in islice(tasks, 1)]
        while under_way:
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
            more = islice(tasks, max(0, AHEAD * cores - len(under_way)))
            under_way += [remote.remote(task) for task in more]
