"""Loops, spread over the threads of a GPU: their text is made once, and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from bricabrac.engine.cache import by_one, cache_folder
from bricabrac.engine.compiler import NUMBERS, homes_of, is_layout
from bricabrac.engine.in_step import stride_of
from bricabrac.engine.memory import packed_type
from bricabrac.engine.ptx import CHIP, Taken, entry, lowered

if TYPE_CHECKING:
    from bricabrac.engine.compiler import Twin
    from bricabrac.engine.cuda import Launcher

BLOCKS = 128, 64, 32  # threads that start together: as many as have their records near
NEAR = 48 * 1024  # bytes that a block may have without asking
NAMED = 2  # parameters that every spread loop begins with: its thread, and how many there are


class Spread:
    """Loops for many threads. States, and what ``own`` counts, each of them has for itself.

    The record that is called ``near`` lies in the memory of its block.
    """

    def __init__(self, twins: Sequence[Twin], near: str, own: Mapping[str, int]) -> None:
        self.twins, self.near, self.own = twins, near, own

    @cached_property
    def parameters(self) -> list[list[Taken]]:
        """What each takes besides its thread."""
        taken_by = []
        for twin in self.twins:
            *hints, _ = twin.hints.items()
            taken_by.append([self.taken(name, hint) for name, hint in hints[NAMED:]])
        return taken_by

    def taken(self, name: str, hint: Any) -> Taken:
        """A parameter, by its annotation."""
        own = self.own.get(name, 0)
        if is_layout(hint):
            return Taken(name, "ptr", packed_type(hint).itemsize, False, 1)
        if hint in NUMBERS:
            return Taken(name, "ptr", np.dtype(NUMBERS[hint]).itemsize, True, own)
        if get_args(hint):
            size, is_near = packed_type(*get_args(hint)).itemsize, name == self.near
            return Taken(name, "ptr", size, True, 1 if is_near else own, is_near)
        return Taken(name, "i64", 8, False)

    @cached_property
    def each(self) -> int:
        """How many bytes a thread has near."""
        near = [one.size for those in self.parameters for one in those if one.is_near]
        return max(map(stride_of, near), default=0)

    @cached_property
    def block(self) -> int:
        """How many threads start together."""
        return next(many for many in BLOCKS if many * self.each <= NEAR)

    @cached_property
    def text(self) -> str:
        """The loops as a driver takes them."""
        around = Path(self.twins[0].function.__code__.co_filename).parent.glob("*.py")
        names = [twin.name for twin in self.twins]
        about = [CHIP, str(names), str(self.parameters)]
        about += [path.read_text() for path in sorted(around)]
        mark = sha256("\n".join(about).encode()).hexdigest()[:16]
        folder = cache_folder(*homes_of(self.twins[0].hints.values()))
        kept = folder / f"{names[0]}-{mark}.ptx"
        with by_one(folder, kept.stem):
            if not kept.exists():
                kept.write_text(self.made())
        return kept.read_text()

    def made(self) -> str:
        """The text, made."""
        entries: dict[str, str] = {}
        parts: dict[Any, None] = {}
        for twin, parameters in zip(self.twins, self.parameters, strict=True):
            loop, behind = twin.parts()
            entries[twin.name] = entry(twin.name, loop, parameters, self.block)
            parts |= dict.fromkeys(behind)
        return lowered(entries, parts, self.each * self.block)

    @cached_property
    def launchers(self) -> list[Launcher]:
        """The loops on the GPU."""
        from bricabrac.engine.cuda import launchers

        return launchers(self.text, [twin.name for twin in self.twins], self.block, self.each > 0)
