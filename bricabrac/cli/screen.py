"""The screen and the keyboard: shows messages and asks for lines."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bricabrac.cli.texts import Trouble, one_line, texts
from bricabrac.engine.words import Words


class Screen:
    """One terminal, or what stands for it, in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        if self.is_live:
            with suppress(ImportError):
                import readline  # noqa: F401 (gives ``input`` its arrow keys)

    @property
    def texts(self) -> Words:
        """The terminal's own words."""
        return texts(self.language)

    def show(self, *what: RenderableType) -> None:
        """Put something on the screen."""
        self.console.print(Group(*what))

    def say(self, id: str, style: str = "", **args: Any) -> None:
        """Put a message on the screen."""
        self.tell(self.texts.say(id, **args), style)

    def tell(self, text: str, style: str = "", indent: int = 0) -> None:
        """Put a text on the screen."""
        self.console.print(Padding(Text(one_line(text), style), (0, 0, 0, indent)))

    def complain(self, trouble: Trouble) -> None:
        """Tell what went wrong, and go on."""
        self.tell(trouble.told(self.texts), "red")

    def ask(self, id: str, **args: Any) -> str:
        """A line from the keyboard. At its end, EOFError."""
        prompt = f"{self.texts.say(id, **args)} "
        if self.is_live:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        try:
            return input().strip()
        finally:
            print()  # nobody has pressed Enter where we write

    def waiting(self, id: str, **args: Any) -> AbstractContextManager[Any]:
        """A line that moves while something takes its time."""
        if not self.is_live:
            return nullcontext()
        return self.console.status(self.texts.say(id, **args))

    def clear(self, wholly: bool = False) -> None:
        """An empty screen, if it is one; ``wholly`` also what has been scrolled away."""
        if self.is_live:
            self.console.clear()
            if wholly:
                print("\x1b[3J", end="", flush=True)
