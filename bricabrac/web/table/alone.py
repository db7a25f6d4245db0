"""Alone at a table: one thing is done at a time, here by a lock, among servers by the store."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from bricabrac.store import Taken

if TYPE_CHECKING:
    from bricabrac.web.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")
Deed = Callable[Concatenate["Table", P], Coroutine[Any, Any, T]]


def alone(do: Deed[P, T]) -> Deed[P, T]:
    """Checked and written under the lock; once more, where another server has written first."""

    @wraps(do)
    async def done(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with table.lock:
            while True:
                try:
                    return await do(table, *args, **kwargs)
                except Taken:
                    await table.read()

    return done
