"""The one door to NVIDIA's driver: arrays that lie on a GPU, and loops that run there.

Nothing is installed for it: the driver itself takes the text that ``ptx.py`` makes.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bricabrac.engine.dlpack import CUDA, capsule
from bricabrac.engine.game import Impossible
from bricabrac.engine.layout import Layout
from bricabrac.engine.memory import Block, Row, packed_type

LIBRARIES = ("libcuda.so.1", "nvcuda.dll")
MULTIPROCESSORS = 16  # the driver's number for the question how many there are
STACK_SIZE, DEEP = 0, 8192  # the driver's number for the limit of a thread's stack, and bytes
LONGEST_NAME = 100
MUCH_NEAR, MUCH_LOCAL = 1, 2  # the driver's numbers for what the memory of a block is for


class NoGpu(Impossible):
    """There is no GPU of NVIDIA's here, or it refuses."""


class Driver:
    """The driver, and the first GPU that it knows."""

    def __init__(self) -> None:
        self.calls, self.device, self.context = found(), ctypes.c_int(), ctypes.c_void_p()
        context, count = ctypes.c_void_p(), ctypes.c_int()
        name = ctypes.create_string_buffer(LONGEST_NAME)
        self("cuInit", 0)
        self("cuDeviceGet", ctypes.byref(self.device), 0)
        self("cuDeviceGetName", name, LONGEST_NAME, self.device)
        self("cuDeviceGetAttribute", ctypes.byref(count), MULTIPROCESSORS, self.device)
        self("cuDevicePrimaryCtxRetain", ctypes.byref(context), self.device)  # as PyTorch does
        self.name, self.multiprocessors, self.context = name.value.decode(), count.value, context

    def __call__(self, call: str, *arguments: Any) -> None:
        """Call a function of the driver; it says whether all went well."""
        if self.context:  # every thread of Python begins with none
            self.calls.cuCtxSetCurrent(self.context)
        status = getattr(self.calls, call)(*arguments)
        if status != 0:
            word = ctypes.c_char_p()
            self.calls.cuGetErrorName(status, ctypes.byref(word))
            why = (word.value or str(status).encode()).decode()
            raise NoGpu("impossible-gpu-refuses", call=call, why=why)


def found() -> Any:
    """The driver's library."""
    for library in LIBRARIES:
        try:
            return ctypes.CDLL(library)
        except OSError:
            continue
    raise NoGpu("impossible-gpu")


@cache
def driver() -> Driver:
    """The driver: there is one in a process."""
    return Driver()


def finish() -> None:
    """Wait until all that was launched is done."""
    driver()("cuCtxSynchronize")


class Memory:
    """Room on the GPU, blank at first, given back when nobody refers to it any more."""

    def __init__(self, size: int) -> None:
        self.place, self.size = ctypes.c_uint64(), ctypes.c_size_t(max(1, size))
        self.calls = driver().calls
        driver()("cuMemAlloc_v2", ctypes.byref(self.place), self.size)
        self.blank()

    def blank(self) -> None:
        """Nothing in it any more."""
        driver()("cuMemsetD8_v2", self.place, ctypes.c_ubyte(0), self.size)

    def __del__(self) -> None:
        if self.place:
            self.calls.cuMemFree_v2(self.place)


class DeviceArray:
    """Numbers, or records, that lie on the GPU.

    PyTorch, JAX and CuPy read them without a copy (DLPack); ``here`` brings a copy to Python.
    """

    def __init__(self, shape: tuple[int, ...], dtype: Any) -> None:
        self.shape, self.dtype, self.count = shape, np.dtype(dtype), math.prod(shape)
        self.memory = Memory(self.count * self.dtype.itemsize)
        self.pointer: int = self.memory.place.value

    def __len__(self) -> int:
        return self.shape[0]

    def blank(self) -> None:
        """All of it is 0."""
        self.memory.blank()

    def here(self, first: int = 0, last: int | None = None) -> NDArray[Any]:
        """A copy for Python, of all or of some."""
        rows = range(len(self))[first:last]
        copy = np.empty((len(rows), *self.shape[1:]), self.dtype)
        self._move("cuMemcpyDtoH_v2", first, copy)
        return copy

    def take(self, numbers: Any, first: int = 0) -> None:
        """Take numbers over, from Python or from whatever library has them on this GPU."""
        there = getattr(numbers, "__cuda_array_interface__", None)
        if there is None:
            shape = (-1, *self.shape[1:])
            given = np.ascontiguousarray(numbers, self.dtype).reshape(shape)
            if first + len(given) > len(self):
                raise ValueError(f"{len(given)} are more than there is room for")
            self._move("cuMemcpyHtoD_v2", first, given)
            return
        kind, shape = np.dtype(there["typestr"]), tuple(there["shape"])
        if (kind, shape) != (self.dtype, self.shape) or there.get("strides"):
            raise ValueError(f"{self.shape} numbers of {self.dtype} are wanted, side by side")
        source, size = ctypes.c_uint64(there["data"][0]), self.count * self.dtype.itemsize
        driver()("cuMemcpyDtoD_v2", self.memory.place, source, ctypes.c_size_t(size))

    def _move(self, call: str, first: int, here: NDArray[Any]) -> None:
        """Copy to or from Python; either waits for what was launched before."""
        row = self.count // max(1, len(self)) * self.dtype.itemsize
        there = ctypes.c_uint64(self.pointer + first * row)
        ends = (there, ctypes.c_void_p(here.ctypes.data))
        to_here = call == "cuMemcpyDtoH_v2"
        driver()(call, *(ends[::-1] if to_here else ends), ctypes.c_size_t(here.nbytes))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        where = {"data": (self.pointer, False), "strides": None, "version": 3}
        return {"shape": self.shape, "typestr": self.dtype.str, **where}

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, driver().device.value

    def __dlpack__(self, **wanted: Any) -> Any:
        finish()  # so that it does not matter in which stream the reader works
        return capsule(self)


class DeviceBlock:
    """A batch of records on the GPU; Python looks at copies of them."""

    def __init__(self, layout: type[Layout], size: int) -> None:
        self.layout, self.packed = layout, DeviceArray((size,), packed_type(layout))

    def __len__(self) -> int:
        return len(self.packed)

    def __getitem__(self, place: int) -> Row:
        place = range(len(self))[place]
        return Row(self.packed.here(place, place + 1), 0, self.layout)

    def __setitem__(self, place: int, state: Row | Layout) -> None:
        block = Block(self.layout, 1)
        block[0] = state
        self.packed.take(block.packed, range(len(self))[place])


def lying(numbers: NDArray[Any]) -> DeviceArray:
    """A copy of numbers on the GPU."""
    array = DeviceArray(numbers.shape, numbers.dtype)
    array.take(numbers)
    return array


def launchers(text: str, names: Iterable[str], block: int, is_near: bool) -> list[Launcher]:
    """The loops of a text, loaded onto the GPU."""
    module = ctypes.c_void_p()
    if ".func" in text:  # a rule that calls itself: nobody else can tell how deep it goes
        driver()("cuCtxSetLimit", STACK_SIZE, ctypes.c_size_t(DEEP))
    driver()("cuModuleLoadData", ctypes.byref(module), text.encode())
    found = []
    for name in names:
        function = ctypes.c_void_p()
        driver()("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        driver()("cuFuncSetCacheConfig", function, MUCH_NEAR if is_near else MUCH_LOCAL)
        found.append(Launcher(function, block))
    return found


class Launcher:
    """A loop that was loaded onto the GPU."""

    def __init__(self, function: Any, block: int) -> None:
        self.function, self.block = function, block

    def __call__(self, threads: int, *arguments: Any) -> None:
        """Start as many threads, in whole blocks; arrays are given with their lengths."""
        given: list[Any] = []
        for one in arguments:
            array = one.packed if isinstance(one, DeviceBlock) else one
            if isinstance(array, DeviceArray):
                given += [ctypes.c_uint64(array.pointer), ctypes.c_int64(array.count)]
            else:
                given += [ctypes.c_int64(array)]
        places = (ctypes.c_void_p * len(given))(*map(ctypes.addressof, given))
        size = -(-threads // self.block), 1, 1, self.block, 1, 1, 0
        driver()("cuLaunchKernel", self.function, *size, None, places, None)
