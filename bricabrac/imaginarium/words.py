"""What is said to people: the question, why not, what an action would do, what has happened."""

from functools import cache
from pathlib import Path

from bricabrac.engine.phrases import MESSAGES as SHARED
from bricabrac.engine.words import LANGUAGES, Words
from bricabrac.imaginarium.cards import FACTS
from bricabrac.imaginarium.preview import describe
from bricabrac.imaginarium.questions import question
from bricabrac.imaginarium.refusals import refusal
from bricabrac.imaginarium.telling import events

__all__ = ["describe", "events", "question", "refusal", "words"]

MESSAGES = Path(__file__).with_name("messages")


@cache
def words(language: str) -> Words:
    """Imaginarium in a language. The printed names of the machines are said in the facts only."""
    names = {
        f"machine-{id}": dict(zip(LANGUAGES, printed, strict=True)).get(language, id)
        for id, printed in FACTS["machine_names"].items()
    }
    return Words(language, SHARED, MESSAGES, extra=names)
