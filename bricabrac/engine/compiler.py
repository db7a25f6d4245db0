"""The one door to Numba: a twin is compiled when another one meets it, or when Python calls it."""

from __future__ import annotations

import gc
import sys
import warnings
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property, update_wrapper
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast, get_args, get_origin, get_type_hints
from zlib import crc32

import numba
import numpy as np
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from bricabrac.engine import signals
from bricabrac.engine.cache import by_one, cache_folder
from bricabrac.engine.kernel import Bits, Choices, Reals, Sums, Weights
from bricabrac.engine.layout import Layout
from bricabrac.engine.linking import PartCompiler, WholeCompiler, parts_of
from bricabrac.engine.memory import packed_type

if TYPE_CHECKING:
    from bricabrac.engine.twins import Compiled

compiler: Any = numba
NUMBERS: dict[Any, Any] = {
    Choices: np.int64, Weights: np.int16, Sums: np.int32, Reals: np.float32, Bits: np.uint8,
}  # fmt: skip
UNDER_WAY: list[Twin] = []  # being compiled, each for the sake of the one before


def room(size: int) -> Any:
    """Room for as many numbers."""
    return np.zeros(size, np.int64)


def held(kind: type, numbers: Iterable[Any]) -> Any:
    """Numbers of a kind, side by side."""
    if isinstance(numbers, array):  # as weights come: a copy, without a Python number for each
        return np.array(numbers, NUMBERS[kind])
    given = numbers if isinstance(numbers, np.ndarray) else list(numbers)
    return np.ascontiguousarray(given, NUMBERS[kind])


def constant(table: tuple[Any, ...]) -> Any:
    """Numbers that compiled code holds as constants."""
    array = np.array(table, np.int64)
    array.flags.writeable = False
    return array


def place_in(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    """Where a number of an array lies, of which both are given first."""
    array: Any = make_array(signature.args[0])  # type: ignore[no-untyped-call]
    return builder.gep(array(context, builder, given[0]).data, [given[1]])


@intrinsic
def hear(context: Any, array: Any, place: Any) -> Any:
    """Read, not out of a register, and before all that is read afterwards."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.load_atomic(place_in(context, builder, signature, given), "seq_cst", 8)

    return compiler.int64(array, compiler.int64), code


@intrinsic
def give(context: Any, array: Any, place: Any, number: Any) -> Any:
    """Write after all that was written before."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        place = place_in(context, builder, signature, given)
        builder.store_atomic(given[2], place, "seq_cst", 8)
        return given[2]

    return compiler.int64(array, compiler.int64, compiler.int64), code


SIGNALS: dict[Any, Any] = {signals.hear: hear, signals.give: give}


class Twin:
    """A compiled function: other rules take it in; for Python it opens a door.

    At the door a state is a block and a place in it.
    """

    def __init__(self, kernel: Compiled, function: Callable[..., Any], inline: bool) -> None:
        update_wrapper(self, function)
        self.kernel, self.function, self.inline = kernel, function, inline
        self.name, self.is_met = function.__name__, False
        self.door: Callable[..., Any] | None = None

    @cached_property
    def copy(self) -> Callable[..., Any]:
        """The function in a scope of twins."""
        return self.kernel.copy(self.function)

    @cached_property
    def dispatcher(self) -> Any:
        """What Numba compiles. It lacks the wrapper through which Python would call."""
        return compiler.njit(
            nogil=True,
            boundscheck=self.kernel.boundscheck,
            forceinline=self.inline,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            pipeline_class=PartCompiler,
        )(self.copy)

    @property
    def _numba_type_(self) -> Any:
        """Numba asks for it when it meets this rule in another: the moment to compile this one."""
        with global_compiler_lock:
            if self in UNDER_WAY[:-1]:  # once cached, such code would abort the process
                raise TypeError(f"rules call each other in a circle: {self.name}")
            if not self.is_met:
                self.is_met = True
                self.kernel.meet(self)
                UNDER_WAY.append(self)
                try:
                    compile_as(self.dispatcher, [numba_type(hint) for hint in self.hints.values()])
                finally:
                    UNDER_WAY.pop()
        return compiler.types.Dispatcher(self.dispatcher)

    def parts(self) -> tuple[str, list[Any]]:
        """The name of its code, and that code with all that it calls: for other machines."""
        with global_compiler_lock, unhurried_collector(), unworried_numba():
            _ = self._numba_type_
            (only,) = self.dispatcher.overloads.values()
            return only.fndesc.llvm_func_name, parts_of(only.library)

    @property
    def hints(self) -> dict[str, Any]:
        """The annotations of the parameters and, last, of what is returned."""
        hints = get_type_hints(self.function)
        if list(hints) != [*signature(self.function).parameters, "return"]:
            raise TypeError(f"{self.name}: a rule annotates its parameters and what it returns")
        return hints

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        door = self.door or self.open()
        try:
            return door(*arguments, **named)
        except AttributeError:
            raise TypeError(f"{self.name} takes states of its kernel: new() or batch()") from None

    def open(self) -> Callable[..., Any]:
        """Load the door from the cache, or compile it and the rules behind it."""
        with global_compiler_lock, unhurried_collector(), unworried_numba():
            if self.door is None:
                self.door = self._opened()
            return self.door

    def _opened(self) -> Callable[..., Any]:
        *parameters, (_, returned) = self.hints.items()
        given, taken, passed, types = [], [], [], []
        for name, hint in parameters:
            if is_layout(hint):
                given += [f"{name}.packed", f"{name}.index"]
                taken += [name, f"{name}_index"]
                passed += [f"{name}[{name}_index]"]
                types += [array_of(hint), compiler.int64]
            else:
                is_batch = get_origin(hint) is list and is_layout(*get_args(hint))
                given += [f"{name}.packed" if is_batch else name]
                taken += [name]
                passed += [name]
                types += [numba_type(hint)]

        # What Python calls, and what Numba compiles: with a name and a file, for its cache.
        inner = f"{self.name}_{self.kernel.name}"
        source = f"""
def {self.name}({", ".join(name for name, _ in parameters)}): return _compiled({", ".join(given)})
def {inner}({", ".join(taken)}): return _rule({", ".join(passed)})
"""
        scope: dict[str, Any] = {"__name__": self.function.__module__, "_rule": self}
        exec(compile(source, self.function.__code__.co_filename, "exec"), scope)
        folder = cache_folder(*homes_of(hint for _, hint in parameters))
        with kept_in(folder):
            scope["_compiled"] = compiler.njit(
                cache=True,
                nogil=True,
                boundscheck=self.kernel.boundscheck,
                no_cfunc_wrapper=True,
                pipeline_class=WholeCompiler,
            )(scope[inner])
        with by_one(folder, f"{inner}-{crc32(str(types).encode()):08x}"):
            compile_as(scope["_compiled"], [*types, numba_type(returned)])
        return cast(Callable[..., Any], scope[self.name])


def homes_of(hints: Iterable[Any]) -> list[Path]:
    """The folders of the states that a door takes: a game's rules and facts lie beside them."""
    layouts = [kind for hint in hints for kind in (hint, *get_args(hint)) if is_layout(kind)]
    homes = {Path(sys.modules[kind.__module__].__file__ or ".").parent for kind in layouts}
    return sorted(homes)


@contextmanager
def unhurried_collector() -> Iterator[None]:
    """The compiler leaves nothing to be collected, but much to be looked at in vain."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@contextmanager
def unworried_numba() -> Iterator[None]:
    """A state that begins like another could stand for it, Numba warns: but each has its own code.

    So a game whose state begins with its dice would be warned of, once there were playouts.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*considered a subtype", NumbaExperimentalFeatureWarning)
        yield


@contextmanager
def kept_in(folder: Any) -> Iterator[None]:
    """Functions that are handed to Numba now are cached in this folder."""
    before, compiler.config.CACHE_DIR = compiler.config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        compiler.config.CACHE_DIR = before


# Types.


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
        return compiler.from_dtype(packed_type(hint))
    if hint in NUMBERS:
        return compiler.types.Array(compiler.from_dtype(np.dtype(NUMBERS[hint])), 1, "C")
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
