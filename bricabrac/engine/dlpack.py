"""DLPack: how arrays on a GPU change hands between libraries without a copy."""

from __future__ import annotations

import ctypes
from typing import Any

CUDA, KINDS = 2, {"i": 0, "u": 1, "f": 2}  # DLPack's numbers
NAME = b"dltensor"


class Tensor(ctypes.Structure):
    """DLManagedTensor: where the numbers lie, their shape, and whom to tell when done."""


RELEASE = ctypes.CFUNCTYPE(None, ctypes.POINTER(Tensor))
Tensor._fields_ = [
    ("data", ctypes.c_void_p),
    ("device_type", ctypes.c_int32),
    ("device_id", ctypes.c_int32),
    ("dimensions", ctypes.c_int32),
    ("kind", ctypes.c_uint8),
    ("bits", ctypes.c_uint8),
    ("lanes", ctypes.c_uint16),
    ("shape", ctypes.POINTER(ctypes.c_int64)),
    ("strides", ctypes.c_void_p),  # none: the numbers lie side by side
    ("offset", ctypes.c_uint64),
    ("context", ctypes.c_void_p),
    ("release", RELEASE),
]
LENT: dict[int, Any] = {}  # what others still read, by the address of its tensor


def release(tensor: Any) -> None:
    """Whoever borrowed an array is done with it."""
    LENT.pop(ctypes.addressof(tensor.contents), None)


def forget(capsule: int) -> None:
    """A capsule goes; if nobody has taken the tensor out (and renamed it), nobody reads it."""
    python = ctypes.pythonapi
    if python.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        LENT.pop(python.PyCapsule_GetPointer(ctypes.c_void_p(capsule), NAME), None)


# For as long as there may be capsules, these must be there to be called.
released, forgotten = RELEASE(release), ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(forget)


def capsule(array: Any) -> Any:
    """An array, as others take it; it stays as long as they read it."""
    shape = (ctypes.c_int64 * len(array.shape))(*array.shape)
    kind, bits = KINDS[array.dtype.kind], array.dtype.itemsize * 8
    tensor = Tensor(
        array.pointer, *array.__dlpack_device__(), len(array.shape), kind, bits, 1, shape, None, 0,
        None, released,
    )  # fmt: skip
    address = ctypes.addressof(tensor)
    LENT[address] = (tensor, shape, array)
    python = ctypes.pythonapi
    python.PyCapsule_GetPointer.restype = ctypes.c_void_p
    python.PyCapsule_New.restype = ctypes.py_object
    return python.PyCapsule_New(ctypes.c_void_p(address), NAME, forgotten)
