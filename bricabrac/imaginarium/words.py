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
# Machines with the article la or die in the rulebooks, the others have le or der; English has none.
FEMININE = {
    "fr": ("P1", "P2", "P3", "P4", "P5", "A1", "A2", "A3", "A4", "A5", "A6", "D1", "S1", "S2"),
    "de": ("P1", "P3", "P4", "A6", "D2"),
}


@cache
def words(language: str) -> Words:
    """Imaginarium in a language. The printed names of the machines are said in the facts only."""
    names = {}
    for id, printed in FACTS["machine_names"].items():
        name = dict(zip(LANGUAGES, printed, strict=True)).get(language, id)
        if language in FEMININE:
            name += f"\n    .gender = {'f' if id in FEMININE[language] else 'm'}"
        names[f"machine-{id}"] = name
    return Words(language, SHARED, MESSAGES, extra=names)
