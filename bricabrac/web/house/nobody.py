"""Nobody: the neighbours of a house that has none, as it is with a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any

from bricabrac.web.table.table import Table

if TYPE_CHECKING:
    from bricabrac.store.exchange import Exchange

Spent = Callable[[str, str, str, int], None]  # of which limit, by which address and guest
Progress = Callable[[str, int], None]  # of what, and how far it is


class Nobody:
    """Nobody else is there: everything is ours to do, and nobody is told."""

    me = ""  # what we are called among others
    are_there = False  # others, who may have been asked before us

    def __init__(self, shared: Exchange | None = None) -> None:
        self.shared = shared  # with others, if there are any
        self.charge: Spent = lambda limit, address, guest, count: None  # what was spent elsewhere
        self.progressed: Progress = lambda task, done: None  # what is made elsewhere

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """What goes on as long as the house is open."""
        return ()

    def figures(self) -> Iterator[tuple[str, str, int]]:
        """What whoever runs the house may want to know."""
        return iter(())

    async def read(self, table: Table) -> None:
        """Have at a table what others have written."""

    def is_behind(self, table: Table) -> bool:
        """Whether others have written something at a table that we have only heard of."""
        return False

    async def meet(self, table: Table) -> None:
        """Know who looks at a table by others."""

    def is_on_duty(self, table: Table) -> bool:
        """Whether we see to a table."""
        return True

    def want(self, table: Table) -> None:
        """See to a table, as soon as nobody else does."""

    def forget(self, table: Table) -> None:
        """A table is no longer at hand."""

    def looked(self, table: Table) -> None:
        """Somebody may have come to a table, sat down at it, or gone."""

    def say(self, kind: str, match: str = "") -> None:
        """Tell the others, as soon as it can be told."""

    def spend(self, limit: str, address: str, guest: str) -> None:
        """Somebody has done something that is counted in all of the house."""

    async def claim(self, task: str) -> bool:
        """Whether something that is done once in a house is ours; of the dead we take it over."""
        return self.shared is None or task in await self.shared.take([task])

    async def release(self, task: str) -> None:
        """It is done, or given up."""
        if self.shared is not None:
            await self.shared.give_up([task])

    def progress(self, task: str, done: int) -> None:
        """Something that we have claimed is so far."""
        self.say("progress", f"{task} {done}")

    def leave(self) -> None:
        """Let the others see to our tables at once."""

    async def close(self) -> None:
        """The same, and wait until they know."""
