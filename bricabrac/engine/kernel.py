"""Rules are plain typed functions over a state with named fields; how fast they run comes later.

The decorators return the function as it is, and take note of how it is to be compiled. So every
process can call, print and debug every rule; ``twins.py`` makes compiled copies when a loop needs
them, in the same process. Whoever writes a loop asks its game's ``kernel`` for states and room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from types import FunctionType
from typing import Any, ClassVar, TypeVar, cast, overload

from bricabrac.engine.layout import L, Shelf

F = TypeVar("F", bound=Callable[..., Any])
E = TypeVar("E", bound=type[IntEnum])


# Tables by their identity: tuples like any other, which Python is quickest with, but known.
TABLES: dict[int, tuple[Any, ...]] = {}


class Choices(list[int]):
    """Room for the numbers of legal actions, for a rule to fill."""


@overload
def table(rows: Iterable[int]) -> tuple[int, ...]: ...
@overload
def table(rows: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]: ...
@overload
def table(rows: Iterable[Iterable[Iterable[int]]]) -> tuple[tuple[tuple[int, ...], ...], ...]: ...
def table(rows: Any) -> Any:
    """Constant numbers for rules to look up: a row of them, or rows of equal length."""
    numbers = tuple([table(row) if isinstance(row, Iterable) else int(row) for row in rows])
    if numbers:  # there is only one empty tuple, and it is everybody's
        TABLES[id(numbers)] = numbers
    return numbers


def named(numbers: E) -> E:
    """Numbers with names for rules: found at once, as Python itself does from 3.12 on."""
    for name, number in numbers.__members__.items():
        type.__setattr__(numbers, name, number)
    return numbers


@dataclass(frozen=True, slots=True)
class Note:
    """How a function is to be compiled."""

    inline: bool = False  # copied into each of its callers
    silent: bool = False  # left out


NOTES: dict[Callable[..., Any], Note] = {}


def rule(function: F) -> F:
    """A function that other rules call. Compiled, it becomes a part of each of its callers."""
    NOTES[function] = Note(inline=True)
    return function


def routine(function: F) -> F:
    """A rule that stays on its own when compiled: for what is long, or seldom done.

    With all rules copied into all their callers, compiling a game took minutes.
    """
    NOTES[function] = Note()
    return function


def silent(function: F) -> F:
    """Something that only plain rules do: compiled, a call of it is nothing."""
    NOTES[function] = Note(silent=True)
    return function


class Kernel:
    """How the rules of a game run: here, as the plain functions that they are."""

    name: ClassVar[str] = "plain"

    def new(self, layout: type[L]) -> L:
        """A blank state."""
        return layout()

    def batch(self, layout: type[L], size: int) -> list[L]:
        """Blank states side by side; ``batch[i] = state`` copies."""
        return Shelf(layout() for _ in range(size))

    def choices(self, size: int) -> Choices:
        """Room for as many numbers."""
        return Choices([0] * size)

    def door(self, function: F) -> F:
        """A rule as Python calls it."""
        return function

    def bound(self, function: F, prefix: str, kind: Callable[[F], F] = routine, **names: Any) -> F:
        """A rule with the text of ``function``, in which these names mean these things.

        So one loop is written once and serves every game, each with rules of its own.
        """
        return kind(with_names(function, names, f"{prefix}_{function.__name__}"))


PLAIN = Kernel()


def with_names(function: F, names: dict[str, Any], name: str) -> F:
    """The same code in another scope, in which these names mean these things."""
    original = cast(FunctionType, function)
    scope = {**original.__globals__, **names}
    copy = FunctionType(original.__code__, scope, name, original.__defaults__)
    copy.__annotations__, copy.__doc__ = original.__annotations__, original.__doc__
    copy.__qualname__, copy.__module__ = name, original.__module__
    return cast(F, copy)
