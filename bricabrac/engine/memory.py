"""States for compiled rules: records, side by side in one block of memory."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from bricabrac.engine.layout import L, Layout


class Block:
    """A batch of records, in one block of memory."""

    def __init__(self, layout: type[Layout], size: int) -> None:
        self.layout, self.places = layout, range(size)
        self.packed = np.zeros(size, packed_type(layout))

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, place: int) -> Row:
        return Row(self.packed, self.places[place], self.layout)

    def __setitem__(self, place: int, state: Row | Layout) -> None:
        self[place].become(state)


class Row:
    """A state in a block. Python hands it to entries, and looks at it through a snapshot."""

    __slots__ = ("index", "layout", "packed")

    def __init__(self, packed: Any, index: int, layout: type[Layout]) -> None:
        self.packed, self.index, self.layout = packed, index, layout

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"look for {name!r} in the snapshot() of this compiled state")

    def clone(self) -> Row:
        """Another state, equal to this one."""
        twin = Block(self.layout, 1)[0]
        twin.become(self)
        return twin

    def become(self, other: Row | Layout) -> None:
        """Take over all values of another state, compiled or plain."""
        if isinstance(other, Row):
            self.packed[self.index] = other.packed[other.index]
        else:
            self.packed[self.index] = packed(other)

    def snapshot(self) -> Layout:
        """A plain copy."""
        return unpacked(self.layout, self.packed[self.index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row | Layout) and self.snapshot() == other.snapshot()

    def __repr__(self) -> str:
        return repr(self.snapshot())


@cache
def packed_type(layout: type[Layout]) -> Any:
    """The layout in NumPy's terms: aligned, and np.record at every level, as Numba needs it."""
    columns = [
        (name, packed_type(kind) if isinstance(kind, type) else kind, shape)
        for name, (kind, shape) in layout.fields.items()
    ]
    return np.dtype((np.record, np.dtype(columns, align=True)))


def packed(state: Layout) -> Any:
    """The state in one piece. Refuses a number that would not fit."""
    return np.array(_values(state), packed_type(type(state)))[()]


def _values(state: Layout) -> tuple[Any, ...]:
    """The values as NumPy takes them: a tuple for every part."""
    return tuple(
        [_values(part) for part in value] if isinstance(value, tuple) else value
        for _, value in state.items()
    )


def unpacked(layout: type[L], values: Any) -> L:
    """A plain state from one in one piece."""
    state = layout()
    for name, (kind, _) in layout.fields.items():
        parts = isinstance(kind, type) and tuple(unpacked(kind, part) for part in values[name])
        setattr(state, name, parts or values[name].tolist())
    return state
