"""A lesson: a fixed deal, and step by step what is said, asked for, pointed at and answered.

Where somebody is in it follows from the match and from the steps that have been read: both are in
the log, so a lesson goes on after a reload, on another device, and after something was taken back.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BEGIN, SKIP = "begin", "skip"  # what an entry of the log can say, besides a step that was read
KEYS = {"id", "chapter", "do", "any", "then", "point"}


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea: told, pointed at, and done by the learner; or only looked at."""

    id: str
    at: int  # how many actions have been done when it begins
    do: tuple[str, ...]  # what the learner is asked to do; nothing: look, and go on
    any_order: bool
    then: tuple[str, ...]  # what the bot does afterwards
    point: tuple[str, ...]  # places of the table
    chapter: str
    is_first: bool  # of its chapter

    def left(self, done: Sequence[str]) -> list[str]:
        """What of it is still to be done after these actions of the match."""
        missing = Counter(self.do) - Counter(done[self.at :])
        return [action for action in dict.fromkeys(self.do) if missing[action]]

    def fits(self, done: Sequence[str]) -> bool:
        """Whether these actions of the match are those of the step, as far as they go."""
        told, answer = done[self.at :], self.at + len(self.do)
        own = list(told[: len(self.do)])
        is_asked = not Counter(own) - Counter(self.do)
        if not self.any_order:
            is_asked = own == list(self.do[: len(own)])
        replies = list(done[answer : answer + len(self.then)])
        return is_asked and replies == list(self.then[: len(replies)])


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of one game."""

    game: str
    deal: dict[str, Any]  # the position that it begins from
    seat: int  # of the learner
    bots: tuple[str, ...]  # on the other seats
    places: dict[str, str]  # selectors
    steps: tuple[LessonStep, ...]

    @property
    def chapters(self) -> list[str]:
        """The parts of the lesson: one may stop after each."""
        return list(dict.fromkeys(step.chapter for step in self.steps))

    def of_chapter(self, chapter: str) -> list[LessonStep]:
        """The steps of a part."""
        return [step for step in self.steps if step.chapter == chapter]


@dataclass(frozen=True, slots=True)
class Progress:
    """What the log says about a lesson."""

    seat: int
    read: int = 0  # how many steps have been read
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """Where in a lesson a match is: the learner looks, or acts, or the bot answers."""

    step: LessonStep
    number: int
    wanted: frozenset[str] = frozenset()  # what the learner may do
    reply: str = ""  # what the bot does now

    @property
    def is_look(self) -> bool:
        """Whether everything waits until the learner has read."""
        return not self.wanted and not self.reply


def lessons() -> list[str]:
    """The games that can be learned here."""
    return sorted(path.stem for path in HERE.glob("*.toml"))


@lru_cache(8)
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, from its file."""
    told = tomllib.loads((HERE / f"{game}.toml").read_text("utf-8"))
    steps: list[LessonStep] = []
    at, chapter = 0, ""
    for row in told["steps"]:
        chapter = row.get("chapter", chapter)
        step = step_of(row, at, told["places"], chapter)
        steps.append(step)
        at += len(step.do) + len(step.then)
    return Lesson(
        *(game, json.loads((HERE / f"{game}.json").read_text("utf-8"))),
        *(told["seat"], tuple(told["bots"])),
        *(told["places"], tuple(steps)),
    )


def step_of(row: dict[str, Any], at: int, places: dict[str, str], chapter: str) -> LessonStep:
    """One row of a lesson's file, checked."""
    point = tuple(row.get("point", ()))
    if unknown := (set(row) - KEYS) | (set(point) - set(places)):
        raise ValueError(f"step {row.get('id')}: there is no {', '.join(sorted(unknown))}")
    do, then = tuple(row.get("do", ())), tuple(row.get("then", ()))
    return LessonStep(
        row["id"], at, do, bool(row.get("any")), then, point, chapter, "chapter" in row
    )


def folded(before: Progress | None, game: str, seat: int, body: str) -> Progress | None:
    """What the log says with one more entry."""
    if body == BEGIN:
        return Progress(seat) if game in lessons() else None
    if before is None:
        return None
    if body == SKIP:
        return replace(before, is_over=True)
    steps = lesson_of(game).steps
    read = [number for number, step in enumerate(steps, 1) if step.id == body]
    if not read:  # a step that is not told any more
        return before
    return replace(before, read=read[0], is_over=read[0] == len(steps))


def stage_of(game: str, progress: Progress | None, done: Sequence[str]) -> Stage | None:
    """Where in the lesson a match is; None if it is over, or if the match went another way."""
    if progress is None or progress.is_over:
        return None
    count = len(done)
    for number, step in enumerate(lesson_of(game).steps):
        if not step.fits(done):
            return None
        if count < step.at + len(step.do):
            left = step.left(done)
            return Stage(step, number, frozenset(left if step.any_order else left[:1]))
        if not step.do and count == step.at and number >= progress.read:
            return Stage(step, number)
        if count < step.at + len(step.do) + len(step.then):
            return Stage(step, number, reply=step.then[count - step.at - len(step.do)])
    return None
