"""What the pages say: the app's own texts, and a game's words with people's names in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any

from bricabrac.engine.grammar import Listed
from bricabrac.engine.match import SPECTATOR
from bricabrac.engine.phrases import MESSAGES as SHARED
from bricabrac.engine.words import Message, Several, Words, words_in
from bricabrac.puzzles.telling import MESSAGES as PUZZLES
from bricabrac.review.telling import MESSAGES as REVIEW

WEB = Path(__file__).parents[1]
# Of the frame, then of each room, and what a review says wherever it is read.
MESSAGES = (WEB / "messages", *sorted(WEB.glob("*/messages")), REVIEW, PUZZLES)
SAID = (Message, Several)  # what is said within something else
Alias = Callable[["Named", Message], str]


@lru_cache(8)
def texts(language: str) -> Words:
    """The app's texts in a language."""
    return Remembering(words_in(language, SHARED, *MESSAGES))


class Remembering(Words):
    """Words that remember what they have said: Fluent takes its time."""

    def __init__(self, words: Words) -> None:
        self.language, self.bundle = words.language, words.bundle
        self.said: dict[Any, str] = {}

    def say(self, message: Message | Several | str, **args: Any) -> str:
        """The message in this language."""
        given: Mapping[str, Any]
        if isinstance(message, str):
            id, given = message, args
        elif isinstance(message, Message):
            id, given = message.id, message.args
        else:
            return Listed([self.say(part) for part in message.parts])
        key: Any = id
        if given:
            for value in given.values():
                if isinstance(value, SAID):
                    given = {
                        name: self.say(value) if isinstance(value, SAID) else value
                        for name, value in given.items()
                    }
                    break
            # The same letters may be a noun or a name, which are bent in other ways.
            key = (id, *given.items(), *map(type, given.values()))
        said = self.said.get(key)
        if said is None:
            if len(self.said) > 50_000:
                self.said.clear()
            said = self.said[key] = super().say(Message(id, given))
        return said


@lru_cache(32)
def remembering(words: Words) -> Remembering:
    """The same words, remembered from now on."""
    return Remembering(words)


class Cited(str):
    """A sentence that knows what it rests on: a ruling (``ruling-7``), or else its message."""

    __slots__ = ("rule",)

    def __new__(cls, text: str, rule: str) -> Cited:
        """The sentence with its reason."""
        made = super().__new__(cls, text)
        made.rule = rule
        return made

    rule: str


class Named(Remembering):
    """A game's words at one table: seats are called by name, and things as the table calls them."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        aliases: Mapping[str, Alias] | None = None,
        me: int = SPECTATOR,  # whom the words call "you"
    ) -> None:
        shared = remembering(words)
        self.language, self.bundle, self.said = shared.language, shared.bundle, shared.said
        self.names, self.aliases, self.me = names, aliases or {}, me

    def otherwise(self, aliases: Mapping[str, Alias]) -> Named:
        """The same words, but for some that are put in another way."""
        made = copy(self)
        made.aliases = {**self.aliases, **aliases}
        return made

    def say(self, message: Message | Several | str, **args: Any) -> str:
        """The message, with names in it."""
        if isinstance(message, Message):
            if message.id == "seat":
                seat = int(message.args["number"])
                return super().say("seat-you") if seat == self.me else self.names[seat]
            if message.id in self.aliases:
                return self.aliases[message.id](self, message)
        return super().say(message, **args)

    def cite(self, message: Message | None) -> Cited:
        """The sentence, with the ruling or the message that the rules say more about."""
        if message is None:
            return Cited("", "")
        asked = message.args.get("question", message)  # "that does not answer the question: …"
        rule = asked.id if message.ruling is None else f"ruling-{message.ruling}"
        return Cited(sentence(super().cite(message)), rule)


def sentence(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def following(text: str, language: str) -> str:
    """A sentence that follows a colon: only in German it keeps its capital letter there."""
    return text if language == "de" else text[:1].lower() + text[1:]
