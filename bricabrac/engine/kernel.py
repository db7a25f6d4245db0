"""Rules are plain typed functions over a state with named fields; how fast they run comes later.

The decorators return the function as it is, and take note of how it is to be compiled. So every
process can call, print and debug every rule; ``twins.py`` makes compiled copies when a loop needs
them, in the same process. Whoever writes a loop asks its game's ``kernel`` for states and room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any, ClassVar, TypeVar, cast, overload

from bricabrac.engine.copies import F, hushed, in_scope, names_in
from bricabrac.engine.layout import L, Shelf

E = TypeVar("E", bound=type[IntEnum])
N = TypeVar("N", "Choices", "Weights", "Sums", "Reals", "Bits")


# Tables by their identity: tuples like any other, which Python is quickest with, but known.
TABLES: dict[int, tuple[Any, ...]] = {}


class Choices(list[int]):
    """Room for the numbers of legal actions, for a rule to fill."""


class Weights(list[int]):
    """What was learned: whole numbers of 16 bits."""


class Sums(list[int]):
    """Room for sums of weights: 32 bits."""


class Reals(list[float]):
    """Numbers with a fraction, for those who learn: 32 bits."""


class Bits(list[int]):
    """What is on or off, a byte for each: as arrays of other libraries have it."""


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


INLINE: dict[Callable[..., Any], bool] = {}  # every rule; whether it is copied into its callers
SILENT: dict[int, Callable[..., Any]] = {}  # by identity


def rule(function: F) -> F:
    """A function that other rules call. Compiled, it becomes a part of each of its callers."""
    INLINE[function] = True
    return function


def routine(function: F) -> F:
    """A rule that stays on its own when compiled: for what is long, or seldom done.

    With all rules copied into all their callers, compiling a game took minutes.
    """
    INLINE[function] = False
    return function


def silent(function: F) -> F:
    """Something that rules say, not do: a loop runs them without it.

    What only leads to it goes, too, so a condition for saying something may look, not touch.
    """
    SILENT[id(function)] = function
    return function


class Kernel:
    """How the rules of a game run: here plain, as Python runs them.

    Loops run copies of the rules that tell nothing, since nobody listens to a loop.
    """

    name: ClassVar[str] = "plain"

    def __init__(self) -> None:
        self.twins: dict[Any, Any] = {}  # by the rule
        self.loops: dict[Any, Any] = {}  # by what they are bound to

    def new(self, layout: type[L]) -> L:
        """A blank state."""
        return layout()

    def batch(self, layout: type[L], size: int) -> list[L]:
        """Blank states side by side; ``batch[i] = state`` copies."""
        return Shelf(layout() for _ in range(size))

    def choices(self, size: int) -> Choices:
        """Room for as many numbers."""
        return Choices([0] * size)

    def held(self, kind: type[N], numbers: Iterable[Any]) -> N:
        """Numbers of a kind, as rules take them."""
        return kind(numbers)

    def door(self, function: F) -> F:
        """A rule as a loop's owner calls it."""
        twin: F = self.twin_of(function)
        return twin

    def bound(self, function: F, prefix: str, kind: Callable[[F], F] = routine, **names: Any) -> F:
        """A rule with the text of ``function``, in which these names mean these things.

        So one loop is written once and serves every game, each with rules of its own. What is
        bound to the same things again is the same loop: it is compiled once.
        """
        key = (function, prefix, *names.items())
        if key not in self.loops:
            scope = {**cast(FunctionType, function).__globals__, **names}
            named = kind(in_scope(function, scope, f"{prefix}_{function.__name__}"))
            self.loops[key] = self.door(named)
        loop: F = self.loops[key]
        return loop

    def twin_of(self, thing: Any) -> Any:
        """What stands for a thing in a loop."""
        if not isinstance(thing, FunctionType) or thing not in INLINE:
            return thing
        return self.twins.get(thing) or self.made(thing)

    def made(self, function: F) -> Any:
        """A new twin of a rule."""
        return self.copy(function)

    def copy(self, function: F) -> F:
        """The same rule, in which rules are twins, and which tells nothing."""
        original = cast(FunctionType, function)
        code, scope = original.__code__, original.__globals__
        named = tuple(names_in(code))
        modules = [scope[name] for name in named if isinstance(scope.get(name), ModuleType)]
        homes = [scope, *(vars(module) for module in modules)]
        unsaid = {name for name in named if any(id(home.get(name)) in SILENT for home in homes)}
        if unsaid:
            code = hushed(code, unsaid)
        seen = dict(scope)
        copy = in_scope(function, seen, function.__name__, code)
        self.twins.setdefault(function, copy)  # before the rules that it names: they may name it
        seen |= {name: self.seen_from(named, scope[name]) for name in named if name in scope}
        return copy

    def seen_from(self, named: tuple[str, ...], thing: Any) -> Any:
        """The twin of a thing; of a module, a stand-in with what is named of it."""
        if not isinstance(thing, ModuleType):
            return self.twin_of(thing)
        inside = {name: getattr(thing, name) for name in named if hasattr(thing, name)}
        twins = {name: self.twin_of(value) for name, value in inside.items()}
        if all(twins[name] is inside[name] for name in inside):
            return thing
        stand_in = ModuleType(thing.__name__)
        vars(stand_in).update(twins)
        return stand_in


PLAIN = Kernel()
