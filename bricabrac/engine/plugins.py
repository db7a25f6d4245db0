"""Games and bots of other packages, found by their entry points: see docs/plugins.md."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, TypeVar

from bricabrac.engine.phrases import MESSAGES
from bricabrac.engine.words import Message, words_in

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")
NAME = re.compile(r"[a-z][a-z0-9_]*")  # stands in records and addresses, and before names of rules


class LeftOut(UserWarning):
    """A plug-in that cannot be used: ``reason`` says why, in any language."""

    def __init__(self, reason: Message) -> None:
        super().__init__(words_in("en", MESSAGES).say(reason))
        self.reason = reason


class WithPlugins(Mapping[str, T]):
    """Ours by name, and then what installed packages bring, each loaded when it is asked for.

    Where ours are is written as for entry points, ``module:thing``.

    What cannot be used is left out, with one warning; ``complaint`` says why, if anything is
    wrong with what a package brings under a name.
    """

    def __init__(
        self, group: str, ours: Mapping[str, str], complaint: Callable[[str, Any], Message | None]
    ) -> None:
        self.group, self.ours, self.complaint = group, ours, complaint
        self.loaded: dict[str, T] = {}

    @cached_property
    def waiting(self) -> dict[str, EntryPoint]:
        """What is installed under names that are free, and has not been loaded."""
        from importlib.metadata import entry_points  # takes its time, and may not be needed

        found: dict[str, EntryPoint] = {}
        for point in entry_points(group=self.group):
            if not NAME.fullmatch(point.name):
                leave_out(point, Message("plugin-name"))
            elif point.name in self.ours or point.name in found:
                leave_out(point, Message("plugin-taken"))
            else:
                found[point.name] = point
        return found

    def __contains__(self, name: object) -> bool:
        if name in self.ours:
            return True
        if name in self.waiting:
            point = self.waiting.pop(str(name))
            try:
                brought = point.load()
                wrong = self.complaint(point.name, brought)
            except Exception as error:  # somebody else's module can hold anything
                wrong = Message("plugin-fails", {"error": f"{type(error).__name__}: {error}"})
            if wrong is None:
                self.loaded[point.name] = brought
            else:
                leave_out(point, wrong)
        return name in self.loaded

    def __getitem__(self, name: str) -> T:
        if name in self.ours and name not in self.loaded:
            self.loaded[name] = resolve_name(self.ours[name])
        if name not in self:
            raise KeyError(name)
        return self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        yield from self.ours
        others = {*self.waiting, *self.loaded}.difference(self.ours)
        yield from (name for name in sorted(others) if name in self)

    def __len__(self) -> int:
        return len(list(iter(self)))


def leave_out(point: EntryPoint, why: Message) -> None:
    """Say that a plug-in is not here, and why."""
    package = point.dist.name if point.dist else point.value
    about = {"name": point.name, "package": package, "why": why}
    warnings.warn(LeftOut(Message("plugin-left-out", about)), stacklevel=2)
