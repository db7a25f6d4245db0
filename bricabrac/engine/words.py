"""What is said to people: messages by id, with arguments, rendered through Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

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
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text("utf-8")
            self.bundle.add_resource(FluentResource(text))
        for id, text in (extra or {}).items():
            self.bundle.add_resource(FluentResource(f"{id} = {text}"))

    def __contains__(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, message: Message | Several | str, **args: Any) -> str:
        """The message in this language."""
        if isinstance(message, Several):
            return ", ".join(self.say(part) for part in message.parts)
        if isinstance(message, str):
            message = Message(message, args)
        if message.id not in self:
            raise KeyError(f"no message {message.id!r} in {self.language}")
        rendered = {
            name: self.say(value) if isinstance(value, Message | Several) else value
            for name, value in message.args.items()
        }
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None, f"{message.id} says nothing"
        text, errors = self.bundle.format_pattern(pattern, rendered)
        if errors:
            raise ValueError(f"{message.id} in {self.language}: {errors[0]}")
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
