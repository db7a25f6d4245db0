"""How long a lesson takes: what is read, looked for, done and watched."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from bricabrac.engine.words import Words
from bricabrac.web.learning.lesson import Lesson, LessonStep

WORDS = 150 / 60  # read in a second, by somebody who looks at a new table besides
LOOK, ACT, WATCH = 4, 5, 1.5  # seconds to find what is meant, to do it, to see others do theirs


def seconds(game: str, steps: Iterable[LessonStep], say: Words) -> float:
    """How long some steps take, in the words of a language."""
    total = 0.0
    for step in steps:
        ids = [f"lesson-{game}-{step.id}", *([f"lesson-{game}-{step.id}-do"] if step.do else [])]
        words = sum(len(say.say(id).split()) for id in ids)
        total += words / WORDS + LOOK + ACT * len(step.do) + WATCH * len(step.then)
    return total


def minutes(lesson: Lesson, say: Words) -> int:
    """How long all of it takes, as one would say it."""
    return ceil(seconds(lesson.game, lesson.steps, say) / 60)


def chapters(lesson: Lesson, say: Words) -> list[tuple[str, int]]:
    """The parts of a lesson, and the minutes of each."""
    return [
        (one, max(1, round(seconds(lesson.game, lesson.of_chapter(one), say) / 60)))
        for one in lesson.chapters
    ]
