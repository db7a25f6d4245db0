"""The line before the minds: who has had the least of their time comes first.

Time is divided fairly among addresses, at each among its guests, of each among their tables; who
needs little is not held up by who needs much. Whoever comes back after a while begins with what
the others have had since: nobody saves up time, and nobody escapes what they have used.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

Whose = tuple[str, str, str]  # address, guest, table
MOST = 10_000  # shares of those who wait for nothing that are remembered


class Costly(Protocol):
    """What somebody wants to be thought about."""

    @property
    def whose(self) -> Whose:
        """On whose time."""

    @property
    def cost(self) -> float:
        """Seconds that it will take, as far as one knows."""


Q = TypeVar("Q", bound=Costly)


@dataclass(slots=True)
class Question:
    """What a mind is to be asked, and who waits for it."""

    whose: Whose
    cost: float  # seconds that it will take, as far as one knows
    ask: Callable[[float], tuple[Any, ...]]  # a function and what it is given, after such a wait
    answer: asyncio.Future[Any]
    patience: float = 20.0  # seconds until a mind that does not answer is given up
    since: float = field(default_factory=time.monotonic)


@dataclass(slots=True)
class Share(Generic[Q]):
    """What somebody has used, and among whom it is divided."""

    used: float = 0.0
    passed: float = 0.0  # what whoever was served last had used before
    waiting: int = 0
    parts: dict[str, Share[Q]] = field(default_factory=dict)
    questions: deque[Q] = field(default_factory=deque)

    def part(self, name: str) -> Share[Q]:
        """The share of somebody, who is not behind the others for having been away."""
        if name not in self.parts:
            if len(self.parts) > MOST:
                self.parts = {key: one for key, one in self.parts.items() if one.waiting}
            self.parts[name] = Share()
        part = self.parts[name]
        if not part.waiting:
            part.used = max(part.used, self.passed)
        return part

    def cheapest(self) -> float:
        """What the next question of this share costs."""
        if self.questions:
            return self.questions[0].cost
        return min(part.cheapest() for part in self.parts.values() if part.waiting)


class Line(Generic[Q]):
    """All who wait."""

    def __init__(self) -> None:
        self.root = Share[Q]()

    def __len__(self) -> int:
        return self.root.waiting

    def put(self, question: Q) -> None:
        """One more in the line."""
        share = self.root
        for name in question.whose:
            part = share.part(name)
            share.waiting += 1
            share = part
        share.waiting += 1
        share.questions.append(question)

    def take(self) -> Q:
        """Whoever comes first: the one whose answer would be had with the least used by then."""
        share, path = self.root, [self.root]
        while not share.questions:
            parts = [part for part in share.parts.values() if part.waiting]
            chosen = min(parts, key=lambda part: part.used + part.cheapest())
            share.passed = max(share.passed, chosen.used)
            share = chosen
            path.append(share)
        for one in path:
            one.waiting -= 1
        return share.questions.popleft()

    def charge(self, whose: Whose, seconds: float) -> None:
        """So much has been used."""
        share = self.root
        for name in whose:
            share = share.parts.setdefault(name, Share())
            share.used += seconds
