"""Twins: the same rules, compiled, in the same process.

A twin of a function is a copy of its code with other globals: every rule that it names is the
twin of that rule, every table an array, a module of ours a stand-in with twins inside. All else
stays. A set of twins is made when it is first asked for, and kept; what it is for belongs to the
set, not to the process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, cast

from bricabrac.engine.copies import F
from bricabrac.engine.game import Game
from bricabrac.engine.kernel import INLINE, TABLES, Choices, Kernel, N
from bricabrac.engine.layout import L

if TYPE_CHECKING:
    from bricabrac.engine.compiler import Twin
    from bricabrac.engine.spreading import Spread

Progress = Callable[[int, int, str], None]
WATCHERS: list[Progress] = []


class Compiled(Kernel):
    """Rules through Numba, on records."""

    name: ClassVar[str] = "compiled"
    boundscheck: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        from bricabrac.engine import compiler  # Numba takes half a second to import
        from bricabrac.engine.memory import Block

        self.compiler, self.block = compiler, Block
        self.arrays: dict[int, Any] = {}  # by the identity of the table

    def new(self, layout: type[L]) -> L:
        return self.batch(layout, 1)[0]

    def batch(self, layout: type[L], size: int) -> list[L]:
        return cast(list[L], self.block(layout, size))

    def choices(self, size: int) -> Choices:
        return cast(Choices, self.compiler.room(size))

    def held(self, kind: type[N], numbers: Iterable[Any]) -> N:
        return cast(N, self.compiler.held(kind, numbers))

    def twin_of(self, thing: Any) -> Any:
        if id(thing) in TABLES:
            if id(thing) not in self.arrays:
                self.arrays[id(thing)] = self.compiler.constant(thing)
            return self.arrays[id(thing)]
        if isinstance(thing, FunctionType) and thing in self.compiler.SIGNALS:
            return self.compiler.SIGNALS[thing]
        return super().twin_of(thing)

    def made(self, function: F) -> Any:
        self.twins[function] = self.compiler.Twin(self, function, INLINE[function])
        return self.twins[function]

    def meet(self, twin: Twin) -> None:
        """A rule is about to be compiled: tell whoever watches."""
        met = sum(one.is_met for one in self.twins.values())
        for watcher in WATCHERS:
            watcher(met, len(self.twins), twin.name)


class Checked(Compiled):
    """Compiled, with every index checked: for the tests."""

    name = "checked"
    boundscheck = True


class Cuda(Compiled):
    """The compiled twins, spread over the threads of a GPU, with arrays that lie there."""

    name = "cuda"

    def __init__(self) -> None:
        super().__init__()
        from bricabrac.engine import cuda

        self.gpu, self.same = cuda, kernel_of("compiled")
        self.spreads: dict[Any, Spread] = {}

    def batch(self, layout: type[L], size: int) -> list[L]:
        return cast(list[L], self.gpu.DeviceBlock(layout, size))

    def choices(self, size: int) -> Choices:
        return self.held(Choices, (0,) * size)

    def held(self, kind: type[N], numbers: Iterable[Any]) -> N:
        return cast(N, self.gpu.lying(self.compiler.held(kind, numbers)))

    def twin_of(self, thing: Any) -> Any:
        return self.same.twin_of(thing)

    def spread(self, loops: Iterable[Any], near: str = "", /, **own: int) -> Spread:
        """Loops for the GPU, whose threads each have room for so many numbers of their own.

        A record of this name is each thread's own, too, but near: its party can reach it.
        """
        from bricabrac.engine.spreading import Spread

        loops = tuple(loops)
        key = (*loops, near, *own.items())
        if key not in self.spreads:
            self.spreads[key] = Spread(loops, near, own)
        return self.spreads[key]


@contextmanager
def watched(progress: Progress) -> Iterator[None]:
    """``progress(done, total, name)`` hears of every rule that is compiled meanwhile."""
    WATCHERS.append(progress)
    try:
        yield
    finally:
        WATCHERS.remove(progress)


KERNELS = {kernel.name: kernel for kernel in (Compiled, Checked, Cuda)}
# The rules of a game that compiled loops, or tests, may call.
RULES = (
    "setup", "legal", "why_not", "apply", "outcome", "hide", "redeal", "fault", "turn_of",
    "round_of", "screen", "worth", "lean", "settled", "taste",
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


def cuda(game: Game) -> Game:
    """The game with rules for the threads of a GPU, which loops call: see ``Cuda.spread``."""
    return twin_of(game, "cuda")


def at_hand(game: Game) -> Game:
    """The game with compiled rules if somebody has asked for them already, else as it is.

    For what is quick enough either way, and chooses the same.
    """
    return compiled(game) if (game.name, "compiled") in MADE else game
