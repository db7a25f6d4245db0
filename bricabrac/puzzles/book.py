"""The puzzles of a game: a file of JSON lines, whose first says what they are for and made by."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from itertools import zip_longest
from math import ceil, gcd
from pathlib import Path
from typing import Any

from bricabrac.engine.game import Game, Impossible
from bricabrac.games import GAMES
from bricabrac.puzzles.puzzle import STARS, Puzzle, from_facts, to_facts
from bricabrac.puzzles.telling import puzzle_words
from bricabrac.review.reckoning import PHASES
from bricabrac.review.writing import rounded
from bricabrac.search.weights import wanted

HOME = Path(__file__).with_name("books")
FORMAT = "bricabrac puzzles 2"
PART = 0.3  # of all puzzles, that one grade may have


@dataclass(frozen=True)
class Book:
    """All puzzles of a game, from easy to hard."""

    game: Game
    puzzles: tuple[Puzzle, ...]
    about: Mapping[str, Any]  # how they were made

    def __len__(self) -> int:
        return len(self.puzzles)

    def __getitem__(self, number: int) -> Puzzle:
        """A puzzle by its number, from 1."""
        if not 0 < number <= len(self):
            raise IndexError(number)
        return self.puzzles[number - 1]

    @cached_property
    def grades(self) -> dict[int, list[int]]:
        """The numbers of the puzzles of each grade."""
        found: dict[int, list[int]] = {stars: [] for stars in range(1, STARS + 1)}
        for number, one in enumerate(self.puzzles, 1):
            found[one.stars].append(number)
        return found

    def of_the_day(self, day: date) -> int:
        """The number of a day's puzzle: all have their day before one comes again."""
        count = len(self)
        strides = range(max(1, 5 * count // 13), 2 * count)
        stride = next(step for step in strides if gcd(step, count) == 1)
        return 1 + day.toordinal() * stride % count


def by_grade(puzzles: Iterable[Puzzle]) -> list[list[Puzzle]]:
    """Puzzles by their stars, the easy ones first."""
    grades: list[list[Puzzle]] = [[] for _ in range(STARS)]
    for one in puzzles:
        grades[one.stars - 1].append(one)
    return grades


def is_enough(puzzles: Iterable[Puzzle], count: int) -> bool:
    """Whether there are so many without one grade having more than its part."""
    most = ceil(PART * count)
    return sum(min(len(some), most) for some in by_grade(puzzles)) >= count


def picked(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, as evenly from all grades, and from all thirds of matches, as there are."""
    grades = (
        in_turn([one for one in some if one.phase == phase] for phase in PHASES)
        for some in by_grade(puzzles)
    )
    return in_turn(grades)[:count]


def in_turn(lists: Iterable[list[Puzzle]]) -> list[Puzzle]:
    """What lies in lists: the first of each, then the second of each, and so on."""
    return [one for some in zip_longest(*lists) for one in some if one is not None]


def mark_of(game: Game) -> dict[str, Any]:
    """What puzzles must have been made for: other rules or cards, other puzzles."""
    known = wanted(game)
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "facts": known["facts"],
        "actions": known["actions"],
    }


def written(game: Game, puzzles: Iterable[Puzzle], about: Mapping[str, Any]) -> str:
    """Puzzles as text, from easy to hard."""
    order = sorted(puzzles, key=lambda one: rounded((one.missed, -one.margin, one.id)))
    rows = [mark_of(game) | {"about": dict(about)}, *(to_facts(one, game) for one in order)]
    return "".join(
        json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows
    )


def read(text: str, game: Game) -> Book:
    """The puzzles in a text; Impossible, if they are for another game or other rules."""
    try:
        mark, *rows = map(json.loads, text.splitlines())
        about = mark.pop("about")
    except (ValueError, AttributeError, KeyError):
        raise Impossible("impossible-puzzles-text", words=puzzle_words) from None
    if mark != mark_of(game):
        raise Impossible("impossible-puzzles", words=puzzle_words, game=game.name)
    return Book(game, tuple(from_facts(row, game) for row in rows), about)


@cache
def book_of(game: str) -> Book | None:
    """The puzzles of a game in the package, if there are any for its cards."""
    path = HOME / f"{game}.jsonl"
    if not path.is_file() or GAMES[game].facts:
        return None
    return read(path.read_text("utf-8"), GAMES[game])
