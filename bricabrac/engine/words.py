"""What is said to people: messages by id, with arguments, rendered through Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bricabrac.engine.grammar import Listed, Noun, functions

LANGUAGES = ("en", "fr", "de")
"""In which everything is said."""


@dataclass(frozen=True)
class Message:
    """Something to say. Arguments are numbers, words, or messages that go into this one."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)
    ruling: int | None = None  # the ruling that it rests on


@dataclass(frozen=True)
class Event(Message):
    """Something that happened, as one audience may know it."""


@dataclass(frozen=True)
class Several:
    """Messages listed one after the other, as in "2 wood, 1 copper"."""

    parts: tuple[Message, ...]


class Words:
    """One language: renders messages from Fluent files."""

    def __init__(
        self, language: str, *folders: Path, extra: Mapping[str, str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        bending = functions(language)
        self.bundle = FluentBundle([language], functions=bending, use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text("utf-8")
            self.bundle.add_resource(FluentResource(text))
        for id, text in (extra or {}).items():
            self.bundle.add_resource(FluentResource(f"{id} = {text}"))

    def __contains__(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, message: Message | Several | str, **args: Any) -> str:
        """The message in this language; one that has attributes is a noun."""
        if isinstance(message, Several):
            return Listed([self.say(part) for part in message.parts])
        if isinstance(message, str):
            message = Message(message, args)
        if message.id not in self:
            raise KeyError(f"no message {message.id!r} in {self.language}")
        rendered = {
            name: self.say(value) if isinstance(value, Message | Several) else value
            for name, value in message.args.items()
        }
        said = self.bundle.get_message(message.id)
        assert said.value is not None, f"{message.id} says nothing"
        text = self.rendered(message.id, said.value, rendered)
        if not said.attributes:
            return text
        forms = {
            name: self.rendered(message.id, form, rendered)
            for name, form in said.attributes.items()
        }
        return Noun(text, forms)

    def rendered(self, id: str, pattern: Any, args: Mapping[str, Any]) -> str:
        """A pattern of a message with its arguments."""
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{id} in {self.language}: {errors[0]}")
        return str(text)

    def cite(self, message: Message) -> str:
        """The message, and the ruling that it rests on: "… (ruling 7)"."""
        if message.ruling is None:
            return self.say(message)
        return f"{self.say(message)} {self.say('ruling', number=message.ruling)}"


@cache
def words_in(language: str, *folders: Path) -> Words:
    """The words of these folders, read once."""
    return Words(language, *folders)
