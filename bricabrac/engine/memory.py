"""States for compiled rules: records, side by side in one block of memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from bricabrac.engine.layout import Layout, from_record, record_type, to_record


class Block:
    """A batch of records, in one block of memory."""

    def __init__(self, layout: type[Layout], size: int) -> None:
        self.layout, self.places = layout, range(size)
        self.records = np.zeros(size, record_type(layout))

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, place: int) -> Row:
        return Row(self.records, self.places[place], self.layout)

    def __setitem__(self, place: int, state: Row | Layout) -> None:
        self[place].become(state)


class Row:
    """A state in a block. Python hands it to entries, and looks at it through a snapshot."""

    __slots__ = ("index", "layout", "records")

    def __init__(self, records: Any, index: int, layout: type[Layout]) -> None:
        self.records, self.index, self.layout = records, index, layout

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
            self.records[self.index] = other.records[other.index]
        else:
            self.records[self.index] = to_record(other)

    def snapshot(self) -> Layout:
        """A plain copy."""
        return from_record(self.layout, self.records[self.index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row | Layout) and self.snapshot() == other.snapshot()

    def __repr__(self) -> str:
        return repr(self.snapshot())
