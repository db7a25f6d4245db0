"""Progress of long jobs, on stderr, and only where somebody is looking."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bricabrac.cli.texts import texts
from bricabrac.engine.twins import watched


class Bar(Progress):
    """A progress bar for a known number of things."""

    def __init__(self, what: str, total: int) -> None:
        super().__init__(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            disable=not sys.stderr.isatty(),
            transient=True,
        )
        self.task = self.add_task(what, total=total)

    def at(self, done: int) -> None:
        """So many are done."""
        self.update(self.task, completed=done)

    def say(self, what: str) -> None:
        """What stands before the bar."""
        self.update(self.task, description=what)


@contextmanager
def compiling(language: str = "en") -> Iterator[None]:
    """Whatever is compiled meanwhile is told in a line."""
    if not sys.stderr.isatty():
        yield
        return
    words = texts(language)
    with Console(stderr=True).status(words.say("contest-start")) as status:

        def told(done: int, total: int, name: str) -> None:
            status.update(words.say("compiling", name=name, done=done, total=total))

        with watched(told):
            yield
