"""Grammar: nouns that know their gender, and the small words that bend with them.

A message with attributes is a noun: ``.gender`` (m, f, n), ``.oblique``, ``.genitive`` and so on.
The functions here put an article before a noun, and leave a name or a code as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

Function = Callable[..., Any]  # text from text, as Fluent calls it

SPARING = re.compile(r"[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouéèy]", re.IGNORECASE)  # le, de, que elide


class Noun(str):
    """A word with what its language has to know of it, and perhaps a mark behind it."""

    __slots__ = ("forms", "mark", "word")

    word: str
    forms: Mapping[str, str]
    mark: str

    def __new__(cls, word: str, forms: Mapping[str, str], mark: str = "") -> Noun:
        """``Snail``, or with a mark ``Snail (B4)``."""
        made = super().__new__(cls, f"{word}{mark}")
        made.word, made.forms, made.mark = word, forms, mark
        return made


class Listed(str):
    """Several words, one after the other, that can still be bent one by one."""

    __slots__ = ("parts",)

    parts: Sequence[str]

    def __new__(cls, parts: Sequence[str]) -> Listed:
        """``2 wood, 1 copper``"""
        made = super().__new__(cls, ", ".join(parts))
        made.parts = parts
        return made


def form(word: str, name: str) -> str:
    """What is known of a word; of a name, nothing."""
    return word.forms.get(name, "") if isinstance(word, Noun) else ""


def gender_of(word: str) -> str:
    """What a word hands on to one that is made of it."""
    return form(word, "gender")


def person(word: str) -> str:
    """Who does it: ``you``, or somebody else."""
    return form(word, "person") or "other"


def verb(word: str, theirs: str, yours: str) -> str:
    """The verb of whoever does it: “Ada plays”, “you play”."""
    return yours if person(word) == "you" else theirs


def english(word: str) -> str:
    """``the Snail``"""
    return f"the {word}" if gender_of(word) else word


def elided(before: str, word: str) -> str:
    """``de Léa``, ``d’Ada``"""
    return f"{before[:-1]}’{word}" if SPARING.match(word) else f"{before} {word}"


def french(before: str, word: str) -> str:
    """``l’Escargot``, ``du Crabe``, ``à la Girafe``; ``de Léa``, ``d’Ada``."""
    gender = gender_of(word)
    if not gender:
        return elided(before, word) if before in ("de", "que") else f"{before} {word}".strip()
    told = f"{before} {elided('la' if gender == 'f' else 'le', word)}".strip()
    return contracted(told, {"de le": "du", "à le": "au"})


def contracted(told: str, shorter: Mapping[str, str]) -> str:
    """``de le Crabe`` is ``du Crabe``."""
    for long, short in shorter.items():
        if told.startswith(f"{long} "):
            return told.replace(long, short, 1)
    return told


ARTICLES = {
    "m": {"nominative": "der", "accusative": "den", "dative": "dem", "genitive": "des"},
    "f": {"nominative": "die", "accusative": "die", "dative": "der", "genitive": "der"},
    "n": {"nominative": "das", "accusative": "das", "dative": "dem", "genitive": "des"},
}


def bent(noun: Noun, case: str) -> str:
    """A German noun in a case: ``Affen``, ``Spechts``."""
    weak = noun.forms.get("oblique") if case != "nominative" else None
    if known := noun.forms.get(case) or weak:
        return known
    is_strong = case == "genitive" and gender_of(noun) in ("m", "n")
    return f"{noun.word}s" if is_strong and noun.word[-1:] not in "sxzß" else noun.word


def german(case: str, word: str) -> str:
    """``die Schnecke``, ``den Affen``; a name stays as it is, but for its genitive: ``von Ada``."""
    if not isinstance(word, Noun):
        return f"von {word}" if case == "genitive" else word
    gender = gender_of(word)
    if not gender:
        return f"von {bent(word, 'dative')}" if case == "genitive" else bent(word, case)
    return f"{ARTICLES[gender][case]} {bent(word, case)}{word.mark}"


def coming(before: str, word: str) -> str:
    """``vom Specht``, ``zur Schnecke``; ``von Ada``."""
    told = f"{before} {german('dative', word)}"
    return contracted(told, {"von dem": "vom", "zu dem": "zum", "zu der": "zur"})


def each(bend: Function, last: str) -> Function:
    """The same for several nouns: ``the Snail and the Fox``; codes are only listed."""

    def bent_all(word: str) -> str:
        parts = word.parts if isinstance(word, Listed) else [word]
        if not any(isinstance(part, Noun) for part in parts) and len(parts) > 1:
            return word
        *before, end = [bend(part) for part in parts]
        return f" {last} ".join([", ".join(before), end]) if before else end

    return bent_all


# What messages call, in the words of their own language.
LAST = {"en": "and", "fr": "et", "de": "und"}
BENDING: dict[str, dict[str, Function]] = {
    "en": {"THE": english},
    "fr": {
        "LE": partial(french, ""),
        "DU": partial(french, "de"),
        "AU": partial(french, "à"),
        "QUE": partial(french, "que"),
    },
    "de": {
        "DER": partial(german, "nominative"),
        "DEN": partial(german, "accusative"),
        "DEM": partial(german, "dative"),
        "DES": partial(german, "genitive"),
        "VOM": partial(coming, "von"),
        "ZUM": partial(coming, "zu"),
    },
}


def functions(language: str) -> dict[str, Function]:
    """Everything that messages of a language can call."""
    bending = {name: each(bend, LAST[language]) for name, bend in BENDING[language].items()}
    return {"VERB": verb, "WHO": person, "GENDER": gender_of, **bending}
