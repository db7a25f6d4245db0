"""Entrants: bots by name or by file, each with a budget."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from runpy import run_path

from bricabrac.bots import BOTS, PEOPLE, Bot
from bricabrac.bots.company import budget_in
from bricabrac.bots.sage import Intuition, Sage, Scholar
from bricabrac.engine.game import Game
from bricabrac.search.budget import Budget
from bricabrac.search.weights import home_of

WEIGHTS = ".weights"


class Unknown(ValueError):
    """There is no such bot."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot and how long it thinks: ``journeyman``, ``master@0.1s`` or ``my_bot.py@500``.

    ``some.weights@400`` is the sage with what lies in that file.
    """

    name: str
    think: Budget | None = None

    @classmethod
    def parse(cls, text: str) -> Entrant:
        """An entrant from its text."""
        name, has_budget, budget = text.partition("@")
        if name not in BOTS and not (name.endswith((".py", WEIGHTS)) and Path(name).is_file()):
            raise Unknown(name)
        return cls(name, Budget.parse(budget) if has_budget else None)

    def thinking(self, think: Budget | None) -> Entrant:
        """The same; with this budget, if it has brought none of its own."""
        return self if self.think else Entrant(self.name, think)

    def __str__(self) -> str:
        if self.think is None:
            return self.name
        if self.think.iterations is not None:
            return f"{self.name}@{self.think.iterations}"
        return f"{self.name}@{self.think.seconds:g}s"

    def sit_down(self) -> Bot:
        """A bot for one seat of one match."""
        if self.name.endswith(WEIGHTS):
            return Scholar(self.think, Path(self.name))
        return bot_class(self.name)(self.think)

    def digest(self, game: Game) -> str:
        """Of what it plays by, beside its text: its own file, what was learned, or its temper."""
        bot, person = BOTS.get(self.name), PEOPLE.get(self.name)
        file = home_of(game) if bot else Path(self.name)
        parts = [f"{person.likes} {budget_in(game, person)}".encode()] if person else []
        if bot is None or (issubclass(bot, (Sage, Intuition)) and file.is_file()):
            parts.append(file.read_bytes())
        return hashlib.sha256(b"".join(parts)).hexdigest()[:12] if parts else ""


def bot_class(name: str) -> type[Bot]:
    """A bot of the house, or the class in a file: ``my_bot.py`` holds ``MyBot``."""
    if name in BOTS:
        return BOTS[name]
    if name.endswith(WEIGHTS):
        return Scholar
    wanted = "".join(word.capitalize() for word in Path(name).stem.split("_"))
    found = run_path(name).get(wanted)
    if not isinstance(found, type):
        raise Unknown(f"{name}: no class {wanted}")
    bot: type[Bot] = found
    return bot
