"""Minds: processes of their own, in which bots think and matches are played.

Whoever asks is not held up, and a mind may die without harm: the next question begins another.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
NEW = get_context("spawn")  # nothing of ours comes along: neither threads nor locks


class Died(Exception):
    """A mind has ended while it was thinking."""


class Failed(Exception):
    """What was asked for has gone wrong; ``trace`` says where."""

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.trace = trace


class Mind:
    """One process, asked one question at a time; it is begun when it is first asked."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice  # see os.nice
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.is_closed = False
        self.line = ThreadPoolExecutor(1)  # those who ask, one behind the other

    def ask(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """What the function gives there; or Failed, if it raises, or Died."""
        return self.line.submit(self._ask, function, args, kwargs)

    def _ask(self, function: Any, args: Any, kwargs: Any) -> Any:
        pipe = self.pipe or self._begin()
        try:
            pipe.send((function, args, kwargs))
            is_well, answer = pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise Died from None
        if not is_well:
            raise Failed(*answer)
        return answer

    def _begin(self) -> Connection:
        pipe, theirs = NEW.Pipe()
        process = NEW.Process(target=think, args=(theirs, self.nice), daemon=True)
        process.start()
        theirs.close()
        self.process, self.pipe = process, pipe  # which can be ended from now on
        if self.is_closed:
            self.end()
        return pipe

    def end(self) -> None:
        """End the process; whoever waits for it hears that it has died."""
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        if process is not None and pipe is not None:
            process.kill()
            process.join()
            pipe.close()

    def close(self) -> None:
        """End the process, and take no more questions."""
        self.is_closed = True
        self.line.shutdown(wait=False, cancel_futures=True)
        self.end()


def think(pipe: Connection, nice: int) -> None:
    """What the process does: answer, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C at the keyboard is for whoever asks
    Thread(target=leave_with_parent, daemon=True).start()
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(nice)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what bots print is not for the table
    while True:
        try:
            function, args, kwargs = pipe.recv()
        except EOFError:
            return
        try:
            answer: Any = True, function(*args, **kwargs)
        except Exception as error:
            answer = False, (f"{type(error).__name__}: {error}", traceback.format_exc())
        with suppress(BrokenPipeError):  # whoever asked was killed meanwhile
            pipe.send(answer)


def leave_with_parent() -> None:
    """Whoever asked may be killed: then nobody waits for the answer."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
