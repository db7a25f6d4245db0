"""What the terminal itself says: its language, its messages, and its troubles."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bricabrac.engine.game import Impossible
from bricabrac.engine.words import LANGUAGES, Words, words_in

LONG = 300  # letters
FOLDER = Path(__file__).with_name("messages")


class Trouble(ArgumentTypeError):
    """Something that the person can mend; told in one sentence.

    Raised by the type of an argument, it reaches us through argparse, which knows the argument.
    """

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id, self.about = id, args

    def told(self, texts: Words) -> str:
        """The sentence, on one line."""
        about = {name: in_language(about, texts.language) for name, about in self.about.items()}
        return one_line(texts.say(self.id, **about))


def texts(language: str) -> Words:
    """The terminal's messages in a language."""
    return words_in(language, FOLDER)


def language_from(environment: Mapping[str, str]) -> str:
    """The language that the environment names, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            named = re.split(r"[_.@-]", environment[name])[0].lower()
            return named if named in LANGUAGES else "en"
    return "en"


def known_language(language: str) -> str:
    """A language that we speak, or Trouble."""
    if language not in LANGUAGES:
        raise Trouble("trouble-language", language=language, known=", ".join(LANGUAGES))
    return language


def one_line(text: str) -> str:
    """A text without line breaks, or anything else that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def in_language(about: Any, language: str) -> Any:
    """What a sentence is about, in its language, and not too long for Fluent."""
    if isinstance(about, Impossible):
        about = about.told(language)
    return f"{about[:LONG]}…" if isinstance(about, str) and len(about) > LONG else about


def sentence(text: str) -> str:
    """The text with a capital letter and a full stop."""
    closed = text if text[-1:] in ".?!…" else f"{text}."
    return closed[:1].upper() + closed[1:]
