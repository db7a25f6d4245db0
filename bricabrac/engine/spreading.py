"""A loop, spread over the threads of a GPU: its text is made once, and kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from bricabrac.engine.cache import by_one, cache_folder
from bricabrac.engine.compiler import NUMBERS, homes_of, is_layout
from bricabrac.engine.memory import packed_type
from bricabrac.engine.ptx import CHIP, Taken, entry, lowered

if TYPE_CHECKING:
    from bricabrac.engine.compiler import Twin
    from bricabrac.engine.cuda import Launcher

BLOCK = 128  # threads that start together
NAMED = 2  # parameters that every spread loop begins with: its thread, and how many there are


class Spread:
    """A loop for many threads. States, and what ``own`` counts, each of them has for itself."""

    def __init__(self, twin: Twin, own: Mapping[str, int]) -> None:
        self.twin, self.own = twin, own

    @cached_property
    def parameters(self) -> list[Taken]:
        """What it takes besides its thread."""
        *hints, _ = self.twin.hints.items()
        return [taken(name, hint, self.own.get(name, 0)) for name, hint in hints[NAMED:]]

    @cached_property
    def text(self) -> str:
        """The loop as a driver takes it."""
        twin, name = self.twin, self.twin.name
        around = Path(twin.function.__code__.co_filename).parent.glob("*.py")
        about = [CHIP, str(self.parameters), *(path.read_text() for path in sorted(around))]
        mark = sha256("\n".join(about).encode()).hexdigest()[:16]
        folder = cache_folder(*homes_of(twin.hints.values()))
        kept = folder / f"{name}-{mark}.ptx"
        with by_one(folder, kept.stem):
            if not kept.exists():
                loop, parts = twin.parts()
                kept.write_text(lowered(name, entry(name, loop, self.parameters, BLOCK), parts))
        return kept.read_text()

    @cached_property
    def launcher(self) -> Launcher:
        """The loop on the GPU."""
        from bricabrac.engine.cuda import Launcher

        return Launcher(self.text, self.twin.name, BLOCK)

    def __call__(self, threads: int, *arguments: Any) -> None:
        """Start it; who reads what it writes waits for it."""
        self.launcher(threads, *arguments)


def taken(name: str, hint: Any, own: int) -> Taken:
    """A parameter, by its annotation."""
    if is_layout(hint):
        return Taken(name, "ptr", packed_type(hint).itemsize, False, 1)
    if hint in NUMBERS:
        return Taken(name, "ptr", np.dtype(NUMBERS[hint]).itemsize, True, own)
    if get_args(hint):
        return Taken(name, "ptr", packed_type(*get_args(hint)).itemsize, True, own)
    return Taken(name, "i64", 8, False)
