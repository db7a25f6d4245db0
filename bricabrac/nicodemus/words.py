"""What is said to people: the question, why not, what an action would do, what has happened."""

from functools import cache
from pathlib import Path

from bricabrac.engine.phrases import MESSAGES as SHARED
from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import MACHINES, PROJECTS
from bricabrac.nicodemus.preview import describe
from bricabrac.nicodemus.questions import question, refusal
from bricabrac.nicodemus.telling import events

__all__ = ["describe", "events", "question", "refusal", "words"]

MESSAGES = Path(__file__).with_name("messages")


@cache
def words(language: str) -> Words:
    """Nicodemus in a language. What the card facts say in English is said there only."""
    facts = {f"effect-{machine.id}": machine.effect for machine in MACHINES.values()}
    facts |= {f"needs-{project.id}": project.needs for project in PROJECTS.values()}
    return Words(language, SHARED, MESSAGES, extra=facts if language == "en" else None)
