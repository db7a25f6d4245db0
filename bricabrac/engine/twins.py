"""Twins: the same rules, compiled, in the same process.

A twin of a function is a copy of its code with other globals: every rule that it names is the
twin of that rule, every table an array, a module of ours a stand-in with twins inside. All else
stays. A set of twins is made when it is first asked for, and kept; what it is for belongs to the
set, not to the process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, cast

from bricabrac.engine.game import Game
from bricabrac.engine.kernel import NOTES, TABLES, Choices, F, Kernel, routine, with_names
from bricabrac.engine.layout import L

if TYPE_CHECKING:
    from bricabrac.engine.compiler import Twin

Progress = Callable[[int, int, str], None]
WATCHERS: list[Progress] = []


class Compiled(Kernel):
    """Rules through Numba, on records."""

    name: ClassVar[str] = "compiled"
    boundscheck: ClassVar[bool] = False

    def __init__(self) -> None:
        from bricabrac.engine import compiler  # Numba takes half a second to import
        from bricabrac.engine.memory import Block

        self.compiler, self.block = compiler, Block
        self.twins: dict[Any, Any] = {}  # by the rule
        self.arrays: dict[int, Any] = {}  # by the identity of the table

    def new(self, layout: type[L]) -> L:
        return self.batch(layout, 1)[0]

    def batch(self, layout: type[L], size: int) -> list[L]:
        return cast(list[L], self.block(layout, size))

    def choices(self, size: int) -> Choices:
        return cast(Choices, self.compiler.room(size))

    def door(self, function: F) -> F:
        twin: F = self.twin_of(function)
        return twin

    def bound(self, function: F, prefix: str, kind: Callable[[F], F] = routine, **names: Any) -> F:
        return self.door(super().bound(function, prefix, kind, **names))

    def twin_of(self, thing: Any) -> Any:
        """What stands for a thing in compiled code."""
        if id(thing) in TABLES:
            if id(thing) not in self.arrays:
                self.arrays[id(thing)] = self.compiler.constant(thing)
            return self.arrays[id(thing)]
        if isinstance(thing, FunctionType) and thing in NOTES:
            if thing not in self.twins:
                note = NOTES[thing]
                self.twins[thing] = (
                    self.compiler.nothing(thing)
                    if note.silent
                    else self.compiler.Twin(self, thing, note.inline)
                )
            return self.twins[thing]
        return thing

    def copy(self, function: F) -> F:
        """The same code, in which rules are twins and tables are arrays."""
        code = cast(FunctionType, function).__code__
        scope = cast(FunctionType, function).__globals__
        named = tuple(names_in(code))
        names = {name: self.seen_from(named, scope[name]) for name in named if name in scope}
        return with_names(function, names, function.__name__)

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

    def meet(self, twin: Twin) -> None:
        """A rule is about to be compiled: tell whoever watches."""
        known = [one for one in self.twins.values() if isinstance(one, self.compiler.Twin)]
        for watcher in WATCHERS:
            watcher(sum(one.is_met for one in known), len(known), twin.name)


class Checked(Compiled):
    """Compiled, with every index checked: for the tests."""

    name = "checked"
    boundscheck = True


def names_in(code: CodeType) -> Iterator[str]:
    """The names that code mentions."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from names_in(inner)


@contextmanager
def watched(progress: Progress) -> Iterator[None]:
    """``progress(done, total, name)`` hears of every rule that is compiled meanwhile."""
    WATCHERS.append(progress)
    try:
        yield
    finally:
        WATCHERS.remove(progress)


KERNELS = {kernel.name: kernel for kernel in (Compiled, Checked)}
# The rules of a game that compiled loops, or tests, may call.
RULES = (
    "setup", "legal", "why_not", "apply", "outcome", "hide", "redeal", "fault", "turn_of",
    "round_of", "screen", "worth", "lean", "settled",
)  # fmt: skip
MADE: dict[tuple[str, str], tuple[Game, Game]] = {}


@cache
def kernel_of(name: str) -> Compiled:
    """The set of twins of this name: there is one in a process."""
    return KERNELS[name]()


def twin_of(game: Game, name: str) -> Game:
    """A game whose rules are twins: plain, compiled or checked."""
    if name == "plain" or game.kernel.name == name:
        return game
    made = MADE.get((game.name, name))
    if made is None or made[0] is not game:
        kernel = kernel_of(name)
        doors = {
            rule: kernel.door(getattr(game, rule)) for rule in RULES if getattr(game, rule, None)
        }
        made = MADE[game.name, name] = (game, replace(game, kernel=kernel, **doors))
    return made[1]


def compiled(game: Game) -> Game:
    """The game with compiled rules."""
    return twin_of(game, "compiled")


def checked(game: Game) -> Game:
    """The game with compiled rules in which every index is checked."""
    return twin_of(game, "checked")


def at_hand(game: Game) -> Game:
    """The game with compiled rules if somebody has asked for them already, else as it is.

    For what is quick enough either way, and chooses the same.
    """
    return compiled(game) if (game.name, "compiled") in MADE else game
