"""One source, three speeds: rules are plain typed functions over a state with named fields.

How they exist is decided once per process, by BRICABRAC_MODE, when this module is imported:

    plain       ordinary Python on classes with lists; no NumPy, no Numba (the default)
    compiled    the same functions through Numba, on records
    checked     compiled, with every index checked: for the test suite

This is the one door to Numba; no other module imports it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import update_wrapper
from inspect import signature
from types import FunctionType
from typing import Any, ClassVar, TypeVar, cast, get_args, get_origin, get_type_hints, overload

from bricabrac.engine.cache import cache_folder
from bricabrac.engine.layout import L, Layout, Shelf, record_type

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]


class Choices(list[int]):
    """Room for the numbers of legal actions, for a rule to fill."""


MODE = os.environ.get("BRICABRAC_MODE", "plain")
if MODE not in ("plain", "compiled", "checked"):
    raise ValueError(f"BRICABRAC_MODE is {MODE!r}; it can be plain, compiled or checked")

if MODE != "plain":
    os.environ["NUMBA_CACHE_DIR"] = str(cache_folder(MODE))  # read when Numba is imported
    os.environ.setdefault("NUMBA_OPT", "2")  # half the time to compile of level 3, as fast a code

    import numba
    import numpy as np
    from numba.core.compiler_lock import global_compiler_lock

    from bricabrac.engine.records import Block

    compiler: Any = numba
    compiler.config.reload_config()  # read again, in case somebody has imported it before us


# What the mode decides.


def new(layout: type[L]) -> L:
    """A blank state."""
    return layout() if MODE == "plain" else batch(layout, 1)[0]


def batch(layout: type[L], size: int) -> list[L]:
    """Blank states side by side. In every mode, ``batch[i] = state`` copies."""
    if MODE == "plain":
        return Shelf(layout() for _ in range(size))
    return cast(list[L], Block(layout, size))


def choices(size: int) -> Choices:
    """Room for as many action numbers."""
    return Choices([0] * size) if MODE == "plain" else cast(Choices, np.zeros(size, np.int64))


@overload
def table(rows: Iterable[int]) -> tuple[int, ...]: ...
@overload
def table(rows: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]: ...
@overload
def table(rows: Iterable[Iterable[Iterable[int]]]) -> tuple[tuple[tuple[int, ...], ...], ...]: ...
def table(rows: Any) -> Any:
    """Constant numbers for rules to look up: a row of them, or rows of equal length."""
    numbers = _frozen(rows)
    if MODE == "plain":
        return numbers
    array = np.array(numbers, np.int64)
    array.flags.writeable = False
    return array


def _frozen(rows: Any) -> Any:
    """The same numbers in tuples."""
    return tuple(map(_frozen, rows)) if isinstance(rows, Iterable) else int(rows)


def rule(function: F) -> F:
    """A function that other rules call. Compiled, it becomes a part of each of its callers."""
    return function if MODE == "plain" else cast(F, Rule(function, inline=True))


def routine(function: F) -> F:
    """A rule that stays on its own when compiled: for what is long, or seldom done.

    With all rules copied into all their callers, compiling a game took minutes.
    """
    return function if MODE == "plain" else cast(F, Rule(function, inline=False))


def entry(function: F) -> F:
    """A rule that Python calls, too."""
    return function if MODE == "plain" else cast(F, Entry(function, inline=False))


def silent(function: F) -> F:
    """Something that only plain rules do: compiled, a call of it is nothing."""
    if MODE == "plain":
        return function
    from numba.extending import intrinsic

    def nothing(context: Any, *arguments: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return context.get_dummy_value()

        return compiler.void(compiler.types.StarArgTuple(arguments)), code

    nothing.__name__ = function.__name__
    return cast(F, intrinsic(nothing))


def bound(function: F, prefix: str, kind: Callable[[F], F] = entry, **rules: Any) -> F:
    """An entry (or rule) with the text of ``function``, in which these names mean these rules.

    So one loop is written once and serves every game, each with rules of its own.
    """
    if not isinstance(function, FunctionType):
        raise TypeError("only a plain function can be bound")
    name = f"{prefix}_{function.__name__}"
    scope = {**function.__globals__, **rules}
    twin = FunctionType(function.__code__, scope, name, function.__defaults__)
    twin.__annotations__, twin.__doc__ = function.__annotations__, function.__doc__
    twin.__qualname__, twin.__module__ = name, function.__module__
    return kind(cast(F, twin))


def warm_up(progress: Progress | None = None) -> None:
    """Load all entries from the cache, or compile them. In plain mode there is nothing to do.

    ``progress(done, total, name)`` hears of every rule that has to be compiled.
    """
    Rule.progress = progress
    for known in RULES:
        if isinstance(known, Entry):
            known.open()
    Rule.progress = None


# Compiled rules.

OPTIONS = {"cache": True, "nogil": True, "boundscheck": MODE == "checked"}
RULES: list[Rule] = []
UNDER_WAY: list[Rule] = []  # being compiled, each for the sake of the one before


class Rule:
    """A compiled function for other rules. It lacks the wrapper through which Python would call."""

    progress: ClassVar[Progress | None] = None

    def __init__(self, function: Callable[..., Any], inline: bool) -> None:
        update_wrapper(self, function)
        self.function, self.name, self.met = function, function.__name__, False
        without = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        self.dispatcher = compiler.njit(**OPTIONS, **without, forceinline=inline)(function)
        RULES.append(self)

    @property
    def _numba_type_(self) -> Any:
        """Numba asks for it when it meets this rule in another: the moment to compile this one."""
        with global_compiler_lock:
            if self in UNDER_WAY[:-1]:  # once cached, such code would abort the process
                raise TypeError(f"rules call each other in a circle: {self.name}")
            if not self.met:
                self.met = True
                if Rule.progress:
                    Rule.progress(sum(known.met for known in RULES), len(RULES), self.name)
                UNDER_WAY.append(self)
                try:
                    compile_as(self.dispatcher, [numba_type(hint) for hint in self.hints.values()])
                finally:
                    UNDER_WAY.pop()
        return compiler.types.Dispatcher(self.dispatcher)

    @property
    def hints(self) -> dict[str, Any]:
        """The annotations of the parameters and, last, of what is returned."""
        hints = get_type_hints(self.function)
        if list(hints) != [*signature(self.function).parameters, "return"]:
            raise TypeError(f"{self.name}: a rule annotates its parameters and what it returns")
        return hints

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        raise TypeError(
            f"{self.name} is a compiled rule, which only rules can call; "
            "make it an @entry, or run with BRICABRAC_MODE=plain"
        )


class Entry(Rule):
    """A compiled rule with a door for Python, where a state is a block and a place in it."""

    door: Callable[..., Any] | None = None

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        door = self.door or self.open()
        try:
            return door(*arguments, **named)
        except AttributeError:
            raise TypeError(f"{self.name} takes states made by new() or batch()") from None

    def open(self) -> Callable[..., Any]:
        """Load the door from the cache, or compile it and the rules behind it."""
        *parameters, (_, returned) = self.hints.items()
        given, taken, passed, types = [], [], [], []
        for name, hint in parameters:
            if is_layout(hint):
                given += [f"{name}.records", f"{name}.index"]
                taken += [name, f"{name}_index"]
                passed += [f"{name}[{name}_index]"]
                types += [array_of(hint), compiler.int64]
            else:
                is_batch = get_origin(hint) is list and is_layout(*get_args(hint))
                given += [f"{name}.records" if is_batch else name]
                taken += [name]
                passed += [name]
                types += [numba_type(hint)]

        # What Python calls, and what Numba compiles: with a name and a file, for its cache.
        source = f"""
def {self.name}({", ".join(name for name, _ in parameters)}): return _compiled({", ".join(given)})
def {self.name}_door({", ".join(taken)}): return _rule({", ".join(passed)})
"""
        scope: dict[str, Any] = {"__name__": self.function.__module__, "_rule": self}
        exec(compile(source, self.function.__code__.co_filename, "exec"), scope)
        compiled = compiler.njit(**OPTIONS, no_cfunc_wrapper=True)(scope[f"{self.name}_door"])
        compile_as(compiled, [*types, numba_type(returned)])
        scope["_compiled"] = compiled
        self.door = door = cast(Callable[..., Any], scope[self.name])
        return door


def is_layout(hint: Any) -> bool:
    """Whether a parameter so annotated is a state, or a part of one."""
    return isinstance(hint, type) and issubclass(hint, Layout)


def array_of(hint: Any) -> Any:
    """The type of an array of what is so annotated."""
    return compiler.types.Array(numba_type(hint), 1, "C")


def numba_type(hint: Any) -> Any:
    """The annotation in Numba's terms, or None if every call is to decide for itself.

    So it is with ``list[int]``, which can be a field of any width, and with protocols.
    """
    if is_layout(hint):
        return compiler.from_dtype(record_type(hint))
    if hint is Choices:
        return array_of(int)
    if get_origin(hint) is list and get_args(hint) != (int,):
        return array_of(*get_args(hint))
    if isinstance(hint, type) and issubclass(hint, int):
        return compiler.boolean if hint is bool else compiler.int64
    return {float: compiler.float64, type(None): compiler.void}.get(hint)


def compile_as(dispatcher: Any, types: list[Any]) -> None:
    """Compile for these types and no others, if all are known; the last is what is returned."""
    if None not in types:
        *taken, returned = types
        dispatcher.compile(returned(*taken))
        dispatcher.disable_compile()
