"""What the coach says at the table, and to whom: only the learner has one."""

from __future__ import annotations

from dataclasses import dataclass

from bricabrac.engine.words import Words
from bricabrac.web.learning.lesson import Stage, lesson_of


@dataclass(frozen=True, slots=True)
class Coach:
    """One thing said, what is pointed at, and what may be done about it."""

    step: str
    text: str
    task: str  # what to do; nothing: go on, or wait
    first: str  # said to who tries something else
    wanted: frozenset[str]
    point: str  # a selector
    place: str  # which step of which part it is
    chapter: str
    may_stop: bool  # a chapter is over: one knows enough to play on
    is_look: bool
    is_last: bool


def coach_of(now: Stage | None, game: str, active: str, say: Words) -> Coach | None:
    """What the coach says at this stage of a lesson."""
    if now is None:
        return None
    lesson, step = lesson_of(game), now.step
    id = f"lesson-{game}-{step.id}"
    return Coach(
        step=step.id,
        text=say.say("lesson-watch", name=active) if now.reply else say.say(id),
        task=say.say(f"{id}-do") if now.wanted else "",
        first=first_of(now, game, say),
        wanted=now.wanted,
        point="" if now.reply else ", ".join(lesson.places[place] for place in step.point),
        place=say.say(
            "lesson-step",
            chapter=lesson.chapters.index(step.chapter) + 1,
            chapters=len(lesson.chapters),
            number=now.number + 1,
            steps=len(lesson.steps),
        ),
        chapter=say.say(f"lesson-chapter-{step.chapter}"),
        may_stop=step.is_first and now.number > 0,
        is_look=now.is_look,
        is_last=now.number + 1 == len(lesson.steps),
    )


def first_of(now: Stage | None, game: str, say: Words) -> str:
    """Why something else has to wait: what comes first."""
    if now is None or now.reply:
        return ""
    if now.is_look:
        return say.say("lesson-first-read")
    return say.say("lesson-first", task=say.say(f"lesson-{game}-{now.step.id}-do"))
