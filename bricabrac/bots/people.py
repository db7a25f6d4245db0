"""People: those one plays against, with a name, a temper and a level. See people.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from bricabrac.engine.taste import Like

TURNS, AHEAD, INSIGHT = WAYS = "turns", "ahead", "insight"
LEVELS = range(1, 9)


@dataclass(frozen=True, slots=True)
class Person:
    """Who somebody is."""

    id: str
    name: str  # the same in all languages
    about: str
    thinks: str
    budget: int
    likes: dict[str, int]
    level: int

    def __post_init__(self) -> None:
        likes = all(name.upper() in Like.__members__ for name in self.likes)
        if self.thinks not in WAYS or not likes:
            raise ValueError(f"people.toml: nobody thinks or likes as {self.id} does")
        if self.budget < 1 or self.level not in LEVELS:
            raise ValueError(f"people.toml: the budget or the level of {self.id}")


def people() -> dict[str, Person]:
    """Everybody by id, from the gentlest to the strongest."""
    facts = tomllib.loads(Path(__file__).with_name("people.toml").read_text("utf-8"))
    return {id: Person(id, **row) for id, row in facts.items()}


PEOPLE = people()
