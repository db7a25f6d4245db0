"""Memory: what was made for equal contents is not made again; what nobody wants is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 6000  # things remembered, and as many that were wanted before


class Memory(Generic[T]):
    """Things by what they are made of; those of a generation that nobody asks for again go."""

    def __init__(self) -> None:
        self.kept: dict[object, T] = {}
        self.before: dict[object, T] = {}

    def of(self, key: object, make: Callable[..., T], *contents: object) -> T:
        """The thing with this key, made of its contents only if it is not known."""
        found = self.kept.get(key)
        if found is None:
            found = self.before.pop(key, None)
            if found is None:
                found = make(*contents)
            if len(self.kept) > MOST:
                self.before, self.kept = self.kept, {}  # what is still wanted comes back
            self.kept[key] = found
        return found
