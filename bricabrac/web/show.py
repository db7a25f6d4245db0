"""Show: what a game shows in the browser. A record of functions, as ``Game`` is for the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import itemgetter
from typing import Any

from bricabrac.engine.match import View
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.web.board.asking import May
from bricabrac.web.board.flights import Flying
from bricabrac.web.board.speech import WEB, Alias, Named
from bricabrac.web.library.card import Card, Thing

Lines = Iterable[tuple[str, str]]  # what something is called, and what is said of it


@dataclass(frozen=True, slots=True)
class Score:
    """What a telling is worth to its seat, which is its first fact."""

    source: str  # to what the points are put down
    points: Callable[[tuple[int, ...]], int] = itemgetter(-1)  # of its facts


@dataclass(frozen=True, slots=True)
class Riddle:
    """Something to try while one waits: a question, and pictures to choose from."""

    asks: str  # the message
    choices: tuple[
        tuple[tuple[str, ...], str], ...
    ]  # pictures (none: a gap), and what is said to it
    right: int  # counted from 1


@dataclass(frozen=True, slots=True)
class Show:
    """Everything that the rooms of the house ask of a game: ``SHOW`` of ``web/GAME/show.py``.

    Beside it lie ``table.html`` and ``parts.html``, the rules as ``rules/LANGUAGE.md`` with their
    tables in ``rules.html``, and ``topics.toml``.
    """

    # Around its tables.
    body_class: str
    poster: tuple[str, ...]  # three pictures
    sky: str  # the backdrop
    minutes: int  # that a match takes
    gist: tuple[tuple[str, str], ...]  # the game in three pictures, and what is said to each
    riddle: Riddle

    # The table: everything that its template shows; what things are called otherwise here.
    table_of: Callable[[View, Named, Words, May], dict[str, Any]]
    aliases: Mapping[str, Alias]
    flights: Flying  # what flies

    # The library.
    kinds: tuple[str, ...]  # of cards
    cards: Callable[[Words], Iterable[Card]]
    facts: Callable[[Words], dict[str, str]]  # numbers that the rules name in their text
    tables: Callable[[Mapping[str, Card]], dict[str, tuple[Any, ...]]]  # in the rules, of its own
    things: Callable[[Words], Mapping[str, Thing]]  # on the table, besides cards and topics

    # Looking back.
    scores: Mapping[int, Score]  # what brings points, by what is told
    deeds: Mapping[str, tuple[int, ...]]  # what is counted of a seat, and what is told of it
    robs: tuple[int, ...]  # what is told when somebody loses something to another
    unseen: Callable[[Any, Named, Words], Lines]  # everything hidden in a state


@cache
def show_of(game: str) -> Show:
    """What a game shows; only of those that are offered."""
    show: Show = import_module(f"bricabrac.web.{game}.show").SHOW
    return show


def offered() -> list[str]:
    """The games that can be played here: those that have something to show."""
    return [game for game in GAMES if (WEB / game / "show.py").exists()]
